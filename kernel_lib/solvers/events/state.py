"""What a run of exact events remembers: motions so far, impacts ahead, and what one event does."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from kernel_lib.contacts.curve_walk import MOST_WALK_STEPS
from kernel_lib.contacts.distances import plane_distance
from kernel_lib.contacts.impact_times import LookAgain, later
from kernel_lib.contacts.joints import Joint
from kernel_lib.laws.impulse_law import ImpulseLaw
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.between_contacts.free_motion import (
    Motion,
    State,
    motion_pieces,
)
from kernel_lib.solvers.between_contacts.prediction import flight_time, meeting_within
from kernel_lib.solvers.events.closing_in import taken_along
from kernel_lib.solvers.events.corner import pushed_onto, speeds_off
from kernel_lib.solvers.events.energy_books import AMISS, EnergyBooks, remark_of
from kernel_lib.solvers.events.friction_work import friction_work, kinetic_energy
from kernel_lib.solvers.events.pockets import OUT, fallen
from kernel_lib.solvers.events.resting import next_motion
from kernel_lib.solvers.events.simultaneous_impacts import SimultaneousImpacts
from kernel_lib.solvers.moment import hop_of
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.system import System
from kernel_lib.state.pieces import Pieces
from kernel_lib.state.surfaces import restitution_at
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    FADED,
    FINEST,
    LEAST_RISE,
    LITTLE_LOSS,
    MOST_AT_ONCE,
    ROUNDING,
)
from kernel_lib.state.vectors import ZERO, as_three, dot, norm, scale, subtract

__all__ = ["EventsMemory"]

#: Walks to the meeting of two balls whose motions have no closed form, each of some six steps,
#: that take the time of an event and count as one.
WALKS_OF_AN_EVENT, STEPS_OF_A_WALK = 4, 6

#: Kinds of motion that the list of contacts shows, the last one as what follows it.
LASTING = ("slide", "roll", "rest", "settle")


@dataclass
class EventsMemory:
    """All motions so far, and the next impact of each ball as (time, partner).

    begun : whether those that touch at the start have collided
    flights : the last flight to each wall, s, and the motion it belongs to
    books : of the energy, where it must add up; remark, loop : what the repr of the run adds
    events : so far; further impacts of one moment count, and so do looks ahead cut short
    """

    system: System
    phases: list[list[Motion]]
    law: ImpulseLaw = contact_impulses
    soonest: list[tuple[float, int]] = field(default_factory=list)
    log: Log = field(default_factory=Log)
    now: float = 0.0
    end: float = 0.0
    stopped: str = ""
    budget: float = math.inf
    events: int = 0
    walks: int = 0
    at_once: int = 0
    begun: bool = False
    flights: dict[tuple[int, int], tuple[Motion, float]] = field(default_factory=dict)
    books: EnergyBooks | None = None
    remark: str = ""
    loop: str = ""

    @property
    def work(self) -> int:
        """What the run has cost so far, in events."""
        return self.events + self.walks // WALKS_OF_AN_EVENT

    def copy(self) -> "EventsMemory":
        return replace(
            self,
            phases=[list(motions) for motions in self.phases],
            soonest=list(self.soonest),
            log=self.log.copy(),
            flights=dict(self.flights),
            books=self.books and self.books.copy(),
        )

    def pieces(self, first: float = 0.0, last: float = math.inf) -> Pieces:
        """All motions between two moments, each by its law."""
        return motion_pieces(self.phases, self.system.dimension, first, min(last, self.end))

    def handle(
        self,
        time: float,
        balls: Iterable[int],
        contacts: Iterable[tuple[int, int]],
        ended: int = -1,
    ) -> None:
        """One event: impacts of this moment, then new motions for all whom they concern.

        ended : the ball whose motion came to its own end, or -1
        """
        self.events += 1
        self.at_once = self.at_once + 1 if time <= self.now else 0
        self.now = time
        moment = self._moment(time)
        if ended >= 0:
            motion = self.phases[ended][-1]
            moment.states[ended] = self._halted(ended, self._carried(ended, motion.lasts, time))
        met = [(a, b if b >= 0 else self._arrive(moment, a, b)) for a, b in contacts]
        self._gather(moment, balls)
        moment.most = max(self.budget - self.work + 1, 1)
        listed = len(self.log.entries)
        moment.resolve(met)
        self.events += max(moment.impacts - 1, 0)
        if moment.cut:  # The run ends before this moment.
            del self.log.entries[listed:]
            self.stopped, self.end = "step limit", time
            return
        for i, state in sorted(moment.states.items()):
            motion = Motion(time, *state) if moment.unfinished else self._next(i, moment)
            self._set_out(i, motion, moment.states[i])
        excess = self._excess(moment.states)
        piled = moment.endless or self._driven_together(moment)
        if excess:
            self.stopped, self.end = AMISS, time
        elif any(self.phases[i][-1].kind == "crush" for i in moment.states):
            self.stopped, self.end = "crushed between walls", time
        elif piled or self.at_once > MOST_AT_ONCE:
            self.stopped, self.end = "collisions accumulate", time
        else:
            self._look_ahead(list(moment.states), time)

    def _excess(self, balls: Iterable[int]) -> float:
        """By how much energy does not add up after new motions of some balls, J."""
        books = self.books
        if books is None:
            return 0.0
        books.enter(self.system, [(i, self.phases[i][-1]) for i in balls])
        excess = books.excess(self.log.taken, self.system.scene.drag > 0)
        if excess:
            self.remark = remark_of(self.now, balls, excess, books.most)
        return excess

    def take_out(self, i: int, partner: int, time: float) -> None:
        """A ball falls into a pocket: it lies in its centre, and no ball meets it any more."""
        self.events += 1
        self.now = time
        self._set_out(
            i, *fallen(self.system, self.log, i, partner, self.phases[i][-1].at(time), time)
        )
        if self.books is not None:
            self.books.put_in_a_pocket(self.system, i, self.phases[i][-1], self.log.taken)
        self._look_ahead([i], time)

    def _look_ahead(self, changed: list[int], time: float) -> None:
        """Foresee what comes; where nothing moves, and no wall comes, the run is over."""
        self.foresee(changed)
        still = all(motions[-1].still for motions in self.phases)
        if still and min(self.soonest)[0] == math.inf:
            self.stopped, self.end = "everything at rest", time

    def _out(self, i: int) -> bool:
        """Whether a pocket has taken ball i."""
        return self.phases[i][-1].kind == OUT

    def _carried(self, i: int, s: float, time: float) -> State:
        """State of ball i some seconds after its motion began, off the walls as fast as they are.

        Rounding grows with the clock, and the speed of a wall that turns round is no measure of it.
        """
        motion = self.phases[i][-1]
        state = motion.after(s)
        if self.system.flat or not motion.walls:
            return state
        normals, speeds = speeds_off(self.system, i, motion.walls, state.c, time)
        return state._replace(v=pushed_onto(normals, state.v, speeds))

    def _halted(self, i: int, state: State) -> State:
        """A state without the speed that rounding leaves of zero: a wall would be hit by it."""
        still = ROUNDING * math.sqrt(norm(self.system.gravity[i]) * self.system.radius[i])
        return state._replace(v=ZERO) if norm(state.v) <= still else state

    def _moment(self, time: float) -> SimultaneousImpacts:
        """All impacts of a moment, before the first."""
        return SimultaneousImpacts(self.system, self.log, time, self.law)

    def _arrive(self, moment: SimultaneousImpacts, a: int, b: int) -> int:
        """Ball a comes to a wall, as foreseen; returns the partner that it touches there."""
        wall = -1 - b
        moment.states[a] = self._carried(a, self._flight(a, wall), moment.time)
        moment.place_on_wall(a, wall, self._hop_from(a, wall))
        return -1 - self.system.owner(wall, moment.states[a].c, moment.time)

    def _hop_from(self, i: int, wall: int) -> float:
        """The gap, near zero, from which ball i began to hop, and to which it comes back, m.

        To be put down from there would cost energy; what rounding makes of zero would add up.
        """
        motion, radius = self.phases[i][-1], self.system.radius[i]
        # Along a curve that carries the ball the gap is rounding, and hops that die out would stay.
        if wall not in motion.fresh or (motion.walls and not self.system.flat):
            return 0.0
        gap = plane_distance(motion.c, *self.system.side(i, wall, motion.c, motion.time)) - radius
        return gap if abs(gap) > FINEST * (radius + norm(motion.c)) else 0.0

    def _next(self, i: int, moment: SimultaneousImpacts) -> Motion:
        """How ball i moves on from a moment, impacts done."""
        time, state = moment.time, moment.states[i]
        if self.system.flat:
            return next_motion(self.system, i, time, state)
        from kernel_lib.solvers.events.curve_contact import motion_from_here

        if last := taken_along(self.system, i, time, state):
            self.log.add(last)
            moment.states[i] = state._replace(v=last.after[0])
        return motion_from_here(self.system, i, time, moment.states[i])

    def _gather(self, moment: SimultaneousImpacts, balls: Iterable[int]) -> None:
        """The balls of an event, and all that touch them, over others or directly."""
        waiting, radius = list(balls), self.system.radius
        others = {j for j in range(len(self.phases)) if not self._out(j)}.difference(waiting)
        while waiting:
            i = waiting.pop()
            if i not in moment.states:
                after = moment.time - self.phases[i][-1].time
                moment.states[i] = self._carried(i, after, moment.time)
            c = moment.states[i].c
            for j in sorted(others):
                reach = (radius[i] + radius[j]) * (1 + CONTACT_TOLERANCE)
                if norm(subtract(c, self.phases[j][-1].at(moment.time).c)) <= reach:
                    waiting.append(j)
                    others.discard(j)

    def _set_out(self, i: int, motion: Motion, state: State) -> None:
        """Ball i begins a new motion; lasting contacts begin and end with it.

        state : just before; a wall that takes the ball up may end its last small bounces
        """
        self._append(i, motion)
        keys = {(i, -1 - wall) for wall in motion.walls}
        others = {key for key in (*self.log.open, *self.log.unseen) if key[0] != i}
        self.log.close_all(motion.time, others | keys)
        if motion.kind not in LASTING:
            return
        for key in sorted(keys, reverse=True):
            normal = self.system.side(i, -1 - key[1], motion.c, motion.time).normal
            point = subtract(motion.c, scale(normal, self.system.radius[i]))
            seen = (motion.v, ZERO)
            entry = Entry(motion.time, *key, point, normal, before=seen, after=seen)
            self.log.begin(entry._replace(kind=motion.kind))
        before, after = (kinetic_energy(self.system, i, motion, each) for each in (state, motion))
        if before - after > ROUNDING * before:
            self.log.lose((i, -1 - motion.walls[0]), before - after)

    def _append(self, i: int, motion: Motion) -> None:
        """Keep the motion that ball i begins, and what the one before it has lost."""
        self._book(i, motion.time)
        motions = self.phases[i]
        if motions[-1].time == motion.time:
            motions.pop()
        motions.append(motion)

    def _book(self, i: int, time: float, for_good: bool = True) -> None:
        """Put down what the walls that carry ball i have taken by friction up to a moment."""
        motion = self.phases[i][-1]
        if motion.walls and time > motion.time:
            # The difference of two times gives a slip of a nanosecond to seven digits only.
            s = motion.lasts if time == motion.until else time - motion.time
            works = friction_work(self.system, i, motion, s)
            for wall, work in zip(motion.walls, works, strict=True):
                if work != 0:
                    self.log.lose((i, -1 - wall), work, for_good)

    def book_all(self) -> None:
        """What friction has taken in contacts that still last, up to the end."""
        for i in range(len(self.phases)):
            self._book(i, self.end, for_good=False)

    def _driven_together(self, moment: SimultaneousImpacts) -> bool:
        """Whether two balls that touch are driven together and hardly part any more."""
        balls = sorted(moment.states)
        return any(
            a < b and moment.touch(a, b) and self._drives_together(a, b)
            for a in balls
            for b in balls
        )

    def _drives_together(self, a: int, b: int) -> bool:
        """Whether two balls that touch would rise off each other by nothing that counts."""
        one, two = self.phases[a][-1], self.phases[b][-1]
        line, speed = subtract(one.c, two.c), subtract(one.v, two.v)
        reach = self.system.radius[a] + self.system.radius[b]
        restitution, least = self.system.rules(a, b).restitution, math.sqrt(2 * LEAST_RISE)
        if one.k + two.k > 0 and restitution == 1:
            least = FADED
        parting = dot(line, speed) / norm(line)
        if callable(restitution) and parting > 0:
            e = restitution_at(restitution, parting)
            if 1 > e > 1 - LITTLE_LOSS or (e == 1 and one.k + two.k > 0):
                least = FADED
        return hop_of(line, speed, one.acceleration(), two.acceleration(), reach) <= least

    def foresee(self, changed: list[int]) -> None:
        """Next impacts, after the motions of some balls have changed.

        A ball whose predicted partner has changed is predicted again. No prediction goes beyond
        the first thing that happens to it, or to the other ball, for then both are predicted again.
        """
        stale = set(changed)
        stale |= {j for j, (_, partner) in enumerate(self.soonest) if partner in stale}
        for i in stale:
            places = [*self._walls_of(i), *self._pockets_of(i)]
            self.soonest[i] = min(places, default=(math.inf, 0))
        for i in sorted(stale):
            for j in range(len(self.phases)):
                if j != i and (j not in stale or j > i):
                    limit = min(self.soonest[i][0], self.soonest[j][0])
                    time = self._meeting(i, j, limit)
                    if time < self.soonest[i][0]:
                        self.soonest[i] = (time, j)
                    if time < self.soonest[j][0]:
                        self.soonest[j] = (time, i)

    def _walls_of(self, i: int) -> Iterable[tuple[float, int]]:
        motion = self.phases[i][-1]
        if self.system.inverse_mass[i] == 0 or self._out(i):
            return
        first = math.inf
        for wall in self.system.planes_first:
            if wall not in motion.walls and not self._passes(i, wall, first):
                flight = self._flight(i, wall, first)
                first = min(first, flight)
                yield later(motion.time, flight), -1 - wall

    def _passes(self, i: int, wall: int, asked: float) -> bool:
        """Whether ball i, on one wall, comes to another where this only takes its place."""
        motion, system = self.phases[i][-1], self.system
        joints = [each for each in system.joints[wall] if each.other in motion.walls]
        if any(self._turns_about(i, wall, joint) for joint in joints):
            return True
        s = self._flight(i, wall, asked) if joints else math.inf
        if s > motion.lasts or s == math.inf or isinstance(s, LookAgain):
            return False
        c, time = motion.after(s).c, motion.time + s
        ends, place = system.part(wall, c, time) != 0, system.place(wall, c, time)
        reach = system.radius[i] * (1 + CONTACT_TOLERANCE)
        return any(
            (ends or joint.smooth) and math.dist(place, joint.point) <= reach for joint in joints
        )

    def _turns_about(self, i: int, wall: int, joint: Joint) -> bool:
        """Whether ball i goes round an end that its wall shares with another.

        The gap to both stays what rounding leaves of zero, and a walk would make tiny steps.
        """
        motion, system = self.phases[i][-1], self.system
        if motion.lasts == math.inf or 0 in (joint.part, joint.other_part):
            return False
        # A piece ends where the nearest parts change: its middle stands for all of it.
        c, time = motion.after(motion.lasts / 2).c, motion.time + motion.lasts / 2
        here, there = system.part(wall, c, time), system.part(joint.other, c, time)
        return (here, there) == (joint.part, joint.other_part)

    def _pockets_of(self, i: int) -> Iterable[tuple[float, int]]:
        scene, motion = self.system.scene, self.phases[i][-1]
        if scene.pockets and self.system.inverse_mass[i] > 0 and not self._out(i):
            for k, pocket in enumerate(scene.pockets):
                self.walks += 1
                there = Motion(0.0, as_three(pocket.centre), ZERO, ZERO)
                time = meeting_within(pocket.radius, motion, there, self.now, motion.until)
                yield time, -1 - len(scene.walls) - k

    def _flight(self, i: int, wall: int, asked: float = math.inf) -> float:
        """`flight_time` of the present motion; asked when it is foreseen, and when it is over."""
        motion, last = self.phases[i][-1], self.flights.get((i, wall))
        start = 0.0
        if last is not None and last[0] is motion:
            known = last[1]
            if not isinstance(known, LookAgain) or motion.time + known > self.now:
                return known
            start = float(known)
        found = flight_time(self.system, i, motion, wall, start, asked)
        if isinstance(found, LookAgain) and found <= asked:
            self.walks += MOST_WALK_STEPS // STEPS_OF_A_WALK
        self.flights[i, wall] = motion, found
        return found

    def _meeting(self, i: int, j: int, limit: float) -> float:
        a, b = min(i, j), max(i, j)
        fixed = self.system.inverse_mass[a] + self.system.inverse_mass[b] == 0
        if fixed or self._out(a) or self._out(b):
            return math.inf
        one, two = self.phases[a][-1], self.phases[b][-1]
        limit = min(limit, one.until, two.until)
        self.walks += one.k != two.k or one.a != two.a or one.pull != 0 or bool(one.bend)
        reach = self.system.radius[a] + self.system.radius[b]
        return meeting_within(reach, one, two, self.now, limit)
