"""What a run of exact events with a track remembers: motions, and the legs along the track."""

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np

from kernel_lib.contacts.impact_times import LookAgain
from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.events.corner import touched_walls
from kernel_lib.solvers.events.on_track.moment import MomentOnTrack
from kernel_lib.solvers.events.on_track.ride import RIDE, ride
from kernel_lib.solvers.events.resting import next_motion
from kernel_lib.solvers.events.simultaneous_impacts import SimultaneousImpacts
from kernel_lib.solvers.events.state import EventsMemory
from kernel_lib.solvers.track.curved import Curved
from kernel_lib.solvers.track.flight import Landing, landing
from kernel_lib.solvers.track.rider import Place, Rider
from kernel_lib.solvers.track.state import TrackMemory
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, ROUNDING
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.vectors import dot, norm

__all__ = ["MemoryOnTrack"]


class Descent(NamedTuple):
    """Where a ball off the track comes down on it, looked for from `since` on, s."""

    since: float
    found: Landing | None

    @property
    def time(self) -> float:
        if self.found is None:
            return math.inf
        time = self.since + self.found.after
        return time if self.found.stretch >= 0 else LookAgain(time)


@dataclass
class MemoryOnTrack(EventsMemory):
    """Motions of all balls; those along the track are legs of `rides`.

    rides : legs along the track, one log with the rest; a ball off it has a leg of its own, `fly`
    starting : places of balls that touch the track at the start
    descents : of each ball off the track, for its present motion
    """

    rides: TrackMemory = field(kw_only=True)
    starting: dict[int, Place] = field(default_factory=dict)
    descents: dict[int, Descent] = field(default_factory=dict)

    def copy(self) -> "MemoryOnTrack":
        made = super().copy()
        assert isinstance(made, MemoryOnTrack)
        made.rides = replace(self.rides.copy(), log=made.log)
        made.starting, made.descents = dict(self.starting), dict(self.descents)
        return made

    # ---- What is ahead ----

    def _walls_of(self, i: int) -> Iterable[tuple[float, int]]:
        yield from super()._walls_of(i)
        if self.phases[i][-1].kind != RIDE:
            yield self._descent(i).time, self.rides.rider(i).partner

    def _descent(self, i: int) -> Descent:
        """Where ball i comes down; the search starts where the last one ended."""
        known, motion = self.descents.get(i), self.phases[i][-1]
        if known is None or (isinstance(known.time, LookAgain) and known.time <= self.now):
            since = motion.time if known is None else self.now
            self.descents[i] = known = Descent(since, self._landing(i, motion, since))
        return known

    def _landing(self, i: int, motion: Motion, since: float) -> Landing | None:
        if motion.still:
            return None
        rider, state = self.rides.rider(i), motion.at(since)
        return landing(
            rider.path,
            rider.radius,
            state.c[:2],
            state.v[:2],
            motion.a[:2],
            True,
            motion.until - since,
        )

    # ---- One event ----

    def _moment(self, time: float) -> MomentOnTrack:
        riders = [self.rides.rider(i) for i in range(len(self.phases))]
        before = len(self.log.entries)
        return MomentOnTrack(self.system, self.log, time, self.law, riders=riders, before=before)

    def _arrive(self, moment: SimultaneousImpacts, a: int, b: int) -> int:
        """Ball a comes to a wall, or to the track, as foreseen."""
        assert isinstance(moment, MomentOnTrack)
        if b != moment.riders[a].partner:
            return super()._arrive(moment, a, b)
        motion, (since, found) = self.phases[a][-1], self.descents[a]
        assert found is not None
        state = motion.after(since - motion.time + found.after)
        rim = state.w[2] * moment.riders[a].radius
        moment.places[a] = Place(found.stretch, found.q, 0.0, rim)
        moment.states[a] = state
        return b

    def _gather(self, moment: SimultaneousImpacts, balls: Iterable[int]) -> None:
        """The balls of an event, and where those are that are on the track."""
        assert isinstance(moment, MomentOnTrack)
        super()._gather(moment, balls)
        for i in moment.states:
            motion = self.phases[i][-1]
            if motion.kind == RIDE:
                moment.whole[i] = motion.until == moment.time
                moment.places[i] = self.rides.interrupt(i, moment.time)
            elif i in self.starting:
                moment.places[i] = self.starting.pop(i)
            elif i not in moment.places:
                # On a hop too small to see it touches the track all the time.
                place = place_at(moment.riders[i], moment.states[i])
                if place is not None:
                    moment.places[i] = place

    def _next(self, i: int, moment: SimultaneousImpacts) -> Motion:
        """How ball i moves on: carried by planes, along the track, or freely."""
        assert isinstance(moment, MomentOnTrack)
        if i not in moment.places:
            return super()._next(i, moment)
        state, time = moment.states[i], moment.time
        motion = self._on_planes(i, moment)
        rider, rides = moment.riders[i], self.rides
        if motion is not None:
            self._fly(i, time, state)
            return motion
        if moment.whole.get(i) and i not in moment.struck:
            rides.handle(i)
        else:
            self._go_on(i, moment)
        leg = rides.legs[i][-1]
        if isinstance(leg, Curved) or leg.kind != "fly":
            return ride(rider, leg, tuple(touched_walls(self.system, i, state.c, time)))
        spin = 0.0, 0.0, leg.rim / rider.radius
        left = State((leg.x, leg.y, 0.0), (leg.vx, leg.vy, 0.0), spin)
        return next_motion(self.system, i, time, left)

    def _on_planes(self, i: int, moment: MomentOnTrack) -> Motion | None:
        """The motion of a ball that planes carry without pressing it against the track."""
        state, frame, normal = moment.states[i], moment.frame(i), moment.normal(i)
        off, size = dot(state.v, normal), norm(state.v)
        if off > ROUNDING * size or not touched_walls(self.system, i, state.c, moment.time):
            return None
        motion = next_motion(self.system, i, moment.time, state)
        bent = frame.curvature * dot(motion.v, motion.v)
        least = -ROUNDING * (norm(self.system.gravity[i]) + abs(bent))
        pressed = dot(motion.v, normal) < -ROUNDING * size
        if not motion.walls or pressed or dot(motion.a, normal) - bent < least:
            return None
        return motion

    def _go_on(self, i: int, moment: MomentOnTrack) -> None:
        """Ball i on the track, impacts done: along it, or off it."""
        rides, rider, time = self.rides, moment.riders[i], moment.time
        place, state, frame = moment.places[i], moment.states[i], moment.frame(i)
        (vx, vy, _), normal = state.v, moment.normal(i)
        off = dot(state.v, normal)
        here = place._replace(speed=vx * frame.cos + vy * frame.sin)
        if rider.inverse_inertia_factor:
            here = here._replace(rim=state.w[2] * rider.radius)
        if i in moment.whole and i not in moment.struck:
            rides.go_on(i, rider, time, place)
            return
        if off <= ROUNDING * norm(state.v):
            rides.go_on(i, rider, time, here)
            return
        hit = moment.last_impact(i)
        if hit >= 0:
            rides.rebound(i, rider, time, here, hit, state.v)
        else:
            self._fly(i, time, state)

    def _fly(self, i: int, time: float, state: State) -> None:
        """Ball i leaves the track, and its books there."""
        rider = self.rides.rider(i)
        rim = state.w[2] * rider.radius
        self.rides.fly(i, rider, time, state.c[:2], state.v[:2], rim, fresh=True)

    def _set_out(self, i: int, motion: Motion, state: State) -> None:
        """Ball i begins a new motion."""
        self.descents.pop(i, None)
        if motion.kind != RIDE:
            super()._set_out(i, motion, state)
            return
        self._append(i, motion)
        own = (i, self.rides.rider(i).partner)
        self.log.close_all(motion.time, {key for key in self.log.open if key[0] != i or key == own})

    def book_all(self) -> None:
        """What friction has taken in contacts that still last, up to the end."""
        super().book_all()
        self.rides.end = self.end
        self.rides.book_all()

    # ---- Reports ----

    def normal_force(self, i: int, times: Floats) -> Floats:
        """Force of the track on ball i across its direction at each moment, (N, 2) N."""
        return self.rides.normal_force(i, times)

    def leg_starts(self, i: int) -> Floats:
        """When each motion of ball i began, s."""
        return np.array([motion.time for motion in self.phases[i]])


def place_at(rider: Rider, state: State) -> Place | None:
    """Where a ball that moves freely touches the track, if it does."""
    near = CONTACT_TOLERANCE * rider.radius
    for index, stretch in enumerate(rider.path.stretches):
        foot = stretch.foot(*state.c[:2], near)
        if foot.within and abs(foot.gap) <= near:
            return Place(index, foot.q, 0.0, state.w[2] * rider.radius)
    return None
