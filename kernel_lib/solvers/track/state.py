"""What a run on a track remembers: the legs of each ball so far, and what ends the last ones."""

import math
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from kernel_lib.laws.impulse_law import ImpulseLaw
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.system import System
from kernel_lib.solvers.track.corners import cross, strike
from kernel_lib.solvers.track.curved import Curved
from kernel_lib.solvers.track.flight import landing
from kernel_lib.solvers.track.modes import Leg, leaves, next_leg, settled_slip
from kernel_lib.solvers.track.reading import cut, heat_of, read_curved
from kernel_lib.solvers.track.rider import Place, Rider, rider_of
from kernel_lib.solvers.track.uniform import Uniform, cut_straight, read_uniform
from kernel_lib.state.pieces import Floats, Record
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, MOST_AT_ONCE, ROUNDING
from kernel_lib.state.vectors import ZERO, Vector

__all__ = ["TrackMemory"]

LASTING = ("slide", "roll", "rest")


@dataclass
class TrackMemory:
    """All legs so far.

    legs : for each ball, in order of time; the last one may reach beyond the end of the run
    heats : J, of each ball, what friction has taken before each of its legs
    opened : J, of each ball, what it had taken when the contact that lasts now began
    flights : whether flights are followed here, up to where they come down; else by the caller
    """

    system: System
    held: tuple[bool, ...]
    law: ImpulseLaw = contact_impulses
    legs: list[list[Leg]] = field(default_factory=list)
    heats: list[list[float]] = field(default_factory=list)
    opened: list[float] = field(default_factory=list)
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""
    budget: float = math.inf
    events: int = 0
    at_once: list[int] = field(default_factory=list)
    flights: bool = True
    riders: list[Rider] = field(default_factory=list, compare=False)

    def __getstate__(self) -> dict[str, Any]:
        """What is kept of a run: paths are found anew from the scene."""
        return {**vars(self), "riders": []}

    def copy(self) -> "TrackMemory":
        return replace(
            self,
            legs=[list(legs) for legs in self.legs],
            heats=[list(heats) for heats in self.heats],
            opened=list(self.opened),
            log=self.log.copy(),
            at_once=list(self.at_once),
        )

    def rider(self, i: int) -> Rider:
        """Ball i with its track."""
        if not self.riders:
            self.riders = [rider_of(self.system, j, held) for j, held in enumerate(self.held)]
        return self.riders[i]

    def until(self, i: int) -> float:
        """When the present leg of ball i ends by itself, s."""
        return self.legs[i][-1].time + self.legs[i][-1].lasts

    def interrupt(self, i: int, time: float) -> Place:
        """Where ball i is when something else ends its present leg on the track."""
        rider, leg = self.rider(i), self.legs[i][-1]
        if leg.end is not None and time >= self.until(i):
            return leg.end
        if isinstance(leg, Curved):
            leg = cut(rider, leg, time - leg.time)
        else:
            assert leg.end is not None
            stretch = rider.path.stretches[leg.end.stretch]
            leg = cut_straight(leg, stretch, time - leg.time)
        self.legs[i][-1] = leg
        assert leg.end is not None
        return leg.end

    # ---- What happens ----

    def handle(self, i: int) -> None:
        """The end of the present leg of a ball, and the beginning of the next."""
        self.events += 1
        rider, leg, time = self.rider(i), self.legs[i][-1], self.until(i)
        self.at_once[i] = self.at_once[i] + 1 if leg.lasts <= 0 or time == leg.time else 0
        if isinstance(leg, Uniform) and leg.kind == "fly":
            x, y, vx, vy, rim = leg.after(leg.lasts)
            if leg.end is None:
                self.fly(i, rider, time, (x, y), (vx, vy), rim, fresh=False)
            else:
                self.touch(i, rider, time, leg.end._replace(rim=rim), (vx, vy))
            return
        assert leg.end is not None
        if leg.ending == "leave":
            self.leave(i, rider, time, leg.end)
            return
        place = leg.end._replace(broken=leg.ending == "broken", pressed=0)
        if leg.ending == "swap":
            assert isinstance(leg, Curved)
            place = place._replace(pressed=-int(math.copysign(1, leg.course.drag * leg.course.way)))
        self.go_on(i, rider, time, place)

    def go_on(self, i: int, rider: Rider, time: float, place: Place) -> None:
        """Ball i, on the track without speed across it, sets out on its next leg."""
        while True:
            settled = settled_slip(rider, place)
            if rider.rules.friction > 0 and settled.speed != place.speed:
                self.log.add(self._stopped_slip(rider, time, place, settled))
            place = settled
            leg: Leg | None = next_leg(rider, time, place)
            if leg is not None:
                self.begin(i, rider, leg)
                return
            frame = rider.frame(place)
            if leaves(rider, frame, place.speed):
                break
            crossed = cross(rider, self.law, time, place)
            if crossed.entry is not None:
                self.events += 1
                self.log.add(crossed.entry)
            if crossed.leg is not None:
                self.begin(i, rider, crossed.leg)
                return
            self.at_once[i] += 1
            if crossed.place is None or self.at_once[i] > MOST_AT_ONCE:
                break
            place = crossed.place
        self.leave(i, rider, time, place)

    def touch(
        self, i: int, rider: Rider, time: float, place: Place, velocity: tuple[float, float]
    ) -> None:
        """Ball i comes down on the track: the law of impact, then flight, hops, or on along it."""
        hit = strike(rider, self.law, time, place, velocity, rider.rules)
        self.log.add(hit.entry)
        here = place._replace(speed=hit.along, rim=hit.rim)
        if hit.off <= ROUNDING * math.hypot(*velocity):
            self.go_on(i, rider, time, here)
        else:
            self.rebound(i, rider, time, here, len(self.log.entries) - 1, hit.entry.after[0])

    def rebound(
        self, i: int, rider: Rider, time: float, place: Place, index: int, velocity: Vector
    ) -> None:
        """Ball i leaves the track after its impact of this index in the log, at a velocity: it
        flies, or stays on the track after hops too small to see."""
        frame = rider.frame(place)
        entry = self.log.entries[index]
        (ux, uy, _), (vx, vy, _) = velocity, entry.before[0]
        off = uy * frame.cos - ux * frame.sin
        parting = entry.after[0][1] * frame.cos - entry.after[0][0] * frame.sin
        normal_acceleration = rider.gravity * frame.cos + frame.curvature * place.speed**2
        closing = vx * frame.sin - vy * frame.cos
        e = parting / closing if closing > 0 else 1.0
        if (
            normal_acceleration > 0
            and e < 1
            and off**2 <= 2 * normal_acceleration * CONTACT_TOLERANCE * rider.radius
        ):
            self.end_bounces(i, rider, time, place, index, velocity, e, normal_acceleration)
            return
        self.fly(i, rider, time, (frame.x, frame.y), (ux, uy), place.rim, fresh=True)

    def end_bounces(
        self,
        i: int,
        rider: Rider,
        time: float,
        place: Place,
        index: int,
        leaving: Vector,
        e: float,
        normal_acceleration: float,
    ) -> None:
        """All the hops that are too small to see: T = 2 v/(a (1 - e)) along the track, as one.

        Friction has taken (1 + e) v/(1 - e) times its coefficient, or all slip.
        """
        frame = rider.frame(place)
        off = leaving[1] * frame.cos - leaving[0] * frame.sin
        slip = rider.slip(place)
        taken = 0.0
        if not rider.rules.smooth and slip != 0:
            most = rider.rules.friction * (1 + e) * off / (1 - e)
            taken = math.copysign(min(most, abs(slip) / (1 + rider.inverse_inertia_factor)), slip)
        after = place._replace(
            speed=place.speed - taken, rim=place.rim - rider.inverse_inertia_factor * taken
        )
        lost = _kinetic(rider, place) - _kinetic(rider, after) + rider.mass * off * off / 2
        velocity = after.speed * frame.cos, after.speed * frame.sin, 0.0
        entry = self.log.entries[index]
        pushed = zip(entry.impulse, velocity, leaving, strict=True)
        impulse = tuple(have + rider.mass * (v - u) for have, v, u in pushed)
        self.log.entries[index] = entry._replace(
            impulse=impulse, after=(velocity, ZERO), energy_lost=entry.energy_lost + lost
        )
        smooth = rider._replace(rules=rider.rules._replace(smooth=True, friction=0.0))
        leg = next_leg(smooth, time, after)
        if leg is None or leg.kind == "rest":
            self.go_on(i, rider, time, after)
            return
        lasts = 2 * off / (normal_acceleration * (1 - e))
        if isinstance(leg, Curved):
            leg = cut(smooth, leg, lasts)
        else:
            leg = cut_straight(leg, rider.path.stretches[place.stretch], lasts)
        self.begin(i, rider, leg)

    def leave(self, i: int, rider: Rider, time: float, place: Place) -> None:
        """Ball i flies off the track."""
        frame = rider.frame(place)
        velocity = place.speed * frame.cos, place.speed * frame.sin
        self.fly(i, rider, time, (frame.x, frame.y), velocity, place.rim, fresh=True)

    def fly(
        self,
        i: int,
        rider: Rider,
        time: float,
        centre: tuple[float, float],
        velocity: tuple[float, float],
        rim: float,
        fresh: bool,
    ) -> None:
        """Ball i flies, as far as it is known to."""
        found = None
        if self.flights and not rider.held:
            args = rider.path, rider.radius, centre, velocity, (0.0, -rider.gravity), fresh
            found = landing(*args)
        lasts = found.after if found else math.inf
        end = Place(found.stretch, found.q, 0.0, rim) if found and found.stretch >= 0 else None
        leg = Uniform(
            time, lasts, "fly", "land", *centre, *velocity, 0.0, -rider.gravity, rim, end=end
        )
        self.begin(i, rider, leg)

    def begin(self, i: int, rider: Rider, leg: Leg) -> None:
        """The next leg of ball i; lasting contacts begin and end with it."""
        legs, heats = self.legs[i], self.heats[i]
        if legs:
            last = legs[-1]
            heat = heat_of(last) if isinstance(last, Curved) else last.heat
            heats.append(heats[-1] + rider.mass * heat)
        else:
            heats.append(0.0)
        legs.append(leg)
        index = self.log.open.get((i, rider.partner))
        if leg.kind not in LASTING:
            self.log.close_all(leg.time, {key for key in self.log.open if key[0] != i})
            self._book(i, index, heats[-1])
            return
        if index is not None and self.log.entries[index].kind == leg.kind:
            return
        self.log.begin(self._entry(i, rider, leg))
        self._book(i, index, heats[-1])
        self.opened[i] = heats[-1]

    def _entry(self, i: int, rider: Rider, leg: Leg) -> Entry:
        """The lasting contact that begins with a leg."""
        if isinstance(leg, Curved):
            frame = rider.frame(leg.start)
            x, y, cos, sin = frame.x, frame.y, frame.cos, frame.sin
            vx, vy = leg.start.speed * cos, leg.start.speed * sin
        else:
            x, y, vx, vy, cos, sin = leg.x, leg.y, leg.vx, leg.vy, leg.cos, leg.sin
        point = (x + rider.radius * sin, y - rider.radius * cos, 0.0)
        seen = ((vx, vy, 0.0), ZERO)
        return Entry(
            leg.time, i, rider.partner, point, (-sin, cos, 0.0), ZERO, seen, seen, 0.0, leg.kind
        )

    def _stopped_slip(self, rider: Rider, time: float, place: Place, after: Place) -> Entry:
        """The impact, of no closing speed, by which huge friction ends a slip."""
        frame = rider.frame(place)
        normal = (-frame.sin, frame.cos, 0.0)
        point = (frame.x - rider.radius * normal[0], frame.y - rider.radius * normal[1], 0.0)
        one, two = (
            (each.speed * frame.cos, each.speed * frame.sin, 0.0) for each in (place, after)
        )
        push = rider.mass * (after.speed - place.speed)
        return Entry(
            time,
            rider.ball,
            rider.partner,
            point,
            normal,
            (push * frame.cos, push * frame.sin, 0.0),
            (one, ZERO),
            (two, ZERO),
            _kinetic(rider, place) - _kinetic(rider, after),
        )

    # ---- The books ----

    def book_all(self) -> None:
        """What friction has taken in contacts that still last, up to the end."""
        for (i, partner), index in self.log.open.items():
            if partner == self.rider(i).partner:
                self._book(i, index, float(self.heat(i, np.array([self.end]))[0]))

    def _book(self, i: int, index: int | None, heat: float) -> None:
        """Put down what friction has taken in a lasting contact; `heat` is what it has in all."""
        if index is not None:
            lost = max(heat - self.opened[i], 0.0)
            self.log.entries[index] = self.log.entries[index]._replace(energy_lost=lost)

    def heat(self, i: int, times: Floats) -> Floats:
        """What friction has taken from ball i up to each moment, J."""
        starts = np.array([leg.time for leg in self.legs[i]])
        place = np.maximum(np.searchsorted(starts, times, side="right") - 1, 0)
        mass = self.system.scene.balls[i].mass
        found: Floats = np.array(self.heats[i])[place] + mass * self._read(i, times)[6]
        return found

    # ---- Reports ----

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of all balls at moments, (N, n, 2, 3), and spins."""
        balls = self.system.scene.balls
        rows = np.zeros((len(after), len(balls), 2, 3))
        spins = np.zeros((len(after), len(balls), 3))
        for i, ball in enumerate(balls):
            read = self._read(i, after)
            rows[:, i, 0, :2], rows[:, i, 1, :2] = read[:2].T, read[2:4].T
            spins[:, i, 2] = read[4] / ball.radius
        return rows, spins

    def force_between(self, a: int, b: int, shown: Record) -> Floats:
        """Force of the track on ball a along its normal at each moment, N."""
        if not 0 <= a < len(self.legs) or b != self.rider(a).partner:
            return np.zeros(len(shown.time))
        force: Floats = self.system.scene.balls[a].mass * self._read(a, shown.time)[5]
        return force

    def normal_force(self, i: int, times: Floats) -> Floats:
        """Force of the track on ball i across its direction at each moment, (N, 2) N."""
        *_, force, _, cos, sin = self._read(i, times)
        found: Floats = self.system.scene.balls[i].mass * force[:, None] * np.stack([-sin, cos], 1)
        return found

    def leg_starts(self, i: int) -> Floats:
        """When each leg of ball i began, s."""
        return np.array([leg.time for leg in self.legs[i]])

    def friction_heat(self, times: Floats) -> Floats:
        """What friction has taken from all balls up to each moment, J."""
        found: Floats = np.sum([self.heat(i, times) for i in range(len(self.legs))], axis=0)
        return found

    def _read(self, i: int, times: Floats) -> Floats:
        """Rows x, y, vx, vy, rim, force and heat of the leg, each per kg, and cos and sin of the
        direction of the track, at many moments."""
        legs = self.legs[i]
        starts = np.array([leg.time for leg in legs])
        place = np.maximum(np.searchsorted(starts, times, side="right") - 1, 0)
        after = times - starts[place]
        rows = np.empty((9, len(times)))
        used = np.unique(place).tolist()
        for kind in (Uniform, Curved):
            mine = [k for k in used if isinstance(legs[k], kind)]
            if not mine:
                continue
            chosen = np.isin(place, mine)
            which = np.searchsorted(mine, place[chosen])
            these = [legs[k] for k in mine]
            if kind is Uniform:
                rows[:, chosen] = read_uniform(these, which, after[chosen])
            else:
                read = read_curved(self.rider(i), these, which, after[chosen])
                rows[:, chosen] = np.stack(read[1:])
        return rows


def _kinetic(rider: Rider, place: Place) -> float:
    """Energy of motion, J."""
    turning = place.rim**2 / rider.inverse_inertia_factor if rider.inverse_inertia_factor else 0.0
    return rider.mass * (place.speed**2 + turning) / 2
