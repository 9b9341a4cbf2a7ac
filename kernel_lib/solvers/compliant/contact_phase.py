"""Balls while some of them overlap: steps that end exactly where a contact begins or ends."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from kernel_lib.laws.friction_element import Grip
from kernel_lib.solvers.compliant.contact_modes import kind_of, patience, still
from kernel_lib.solvers.compliant.contact_pair import (
    DOINGS,
    PER_BALL,
    Layout,
    Scales,
    Touch,
    geometry,
    scales,
)
from kernel_lib.solvers.compliant.contact_record import TouchList, slot_of
from kernel_lib.solvers.compliant.integration_step import Stretch, moment_of
from kernel_lib.solvers.compliant.tangential_force import grip_of
from kernel_lib.solvers.contact_log import Log
from kernel_lib.solvers.numerics.dormand_prince import next_step, step_error
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import AT_REST, FINEST, SAME_MOMENT

__all__ = ["Press"]

#: First step of a contact, in units of its overlap over its speed.
FIRST_STEP = 0.1


@dataclass
class Press:
    """What pushes now.

    state : positions and velocities in a row, spins in a rough scene, then the stretches and
        doings of each pushing contact
    pushing : contacts with a force; inside : pairs that overlap without one
    tries : steps tried so far, those that were too long among them
    sizes, grips : of each touch its typical overlap and speed, and its grip
    """

    system: System
    layout: Layout
    tolerance: float
    pairs: list[Touch]
    state: list[float]
    touches: TouchList
    time: float = 0.0
    pushing: list[Touch] = field(default_factory=list)
    inside: list[Touch] = field(default_factory=list)
    step: float = 0.0
    tries: int = 0
    sizes: dict[Touch, Scales] = field(default_factory=dict)
    grips: dict[Touch, Grip | None] = field(default_factory=dict)

    def copy(self) -> "Press":
        return replace(
            self,
            state=list(self.state),
            touches=self.touches.copy(),
            pushing=list(self.pushing),
            inside=list(self.inside),
            sizes=dict(self.sizes),
            grips=dict(self.grips),
        )

    @property
    def touching(self) -> bool:
        """Whether any pair pushes or overlaps."""
        return bool(self.pushing or self.inside)

    def begin(self, touch: Touch) -> None:
        """A contact begins to push."""
        near = geometry(touch, self.state)
        fastest = max((self.sizes[other][1] for other in self.pushing), default=0.0)
        size = scales(self.system, touch, near, fastest)
        first = FIRST_STEP * size[0] / size[1]
        self.step = min(self.step, first) if self.pushing else first
        self.sizes[touch] = size
        self.grips[touch] = grip_of(self.system, touch, size[1])
        self.pushing.append(touch)
        self.state += [0.0] * self.layout.per_touch
        if touch in self.inside:
            self.inside.remove(touch)
        lasts_from = self.time + patience(self.system, touch, size[1])
        self.touches.begin(touch, self.time, self.state, lasts_from)

    def end(self, touch: Touch) -> None:
        """A contact ceases to push."""
        self.touches.end(touch, self.time, self.state, self.pushing)
        place = slot_of(self.layout, self.pushing.index(touch))
        del self.state[place : place + self.layout.per_touch]
        self.pushing.remove(touch)
        if geometry(touch, self.state).overlap > SAME_MOMENT * self.sizes[touch][0]:
            self.inside.append(touch)

    def log(self, end: float, stretch: Stretch | None) -> Log:
        """The list of contacts up to a moment, and the step in which it lies, if any."""
        if stretch is None:
            return self.touches.log(end, (), ())
        return self.touches.log(end, stretch.at(end), stretch.touches)

    def stretch(self) -> Stretch:
        """The step that begins now."""
        grips = tuple(self.grips[touch] for touch in self.pushing)
        rough, touches = self.layout.rough, tuple(self.pushing)
        return Stretch(self.time, tuple(self.state), self.system, rough, touches, grips)

    def advance(self) -> Stretch:
        """One good step, up to the first beginning or end of a contact in it."""
        stretch = self.stretch()
        weights, step = self._weights(), self.step
        while True:
            work, slopes = stretch.tried(step)
            self.tries += 1
            error = step_error(slopes, step, weights)
            if not error <= 1:
                step = next_step(step, error if error == error else float("inf"))
                continue
            changes = self._changes(work)
            if not changes:
                self.state, self.time = work, self.time + step
                self.step = next_step(step, error)
                return stretch
            self.step = step
            moment, touch, pushes = min(
                ((moment_of(stretch, t, measure, step), t, p) for t, p, measure in changes),
                key=lambda found: found[0],
            )
            self.state, self.time = stretch.tried(moment)[0], self.time + moment
            self._change(touch, pushes)
            return stretch

    def _changes(self, work: list[float]) -> list[tuple[Touch, bool, Callable[..., float]]]:
        """Contacts that begin (True) or end in a tried step, with what passes zero."""
        result: list[tuple[Touch, bool, Callable[..., float]]] = []
        for touch in self.pairs:
            near = geometry(touch, work)
            if touch in self.pushing:
                if touch.pair.pushes(near.overlap, near.rate) < 0:
                    result.append((touch, False, touch.pair.pushes))
            elif touch in self.inside:
                if near.overlap < 0:
                    result.append((touch, False, lambda overlap, rate: overlap))
                elif touch.pair.pushes(near.overlap, near.rate) > 0:
                    result.append((touch, True, touch.pair.pushes))
            elif near.overlap > 0:
                if geometry(touch, self.state).overlap <= 0:
                    result.append((touch, True, lambda overlap, rate: overlap))
                elif touch.pair.pushes(near.overlap, near.rate) > 0:
                    # What parts so slowly that rounding leaves it inside begins nothing.
                    result.append((touch, True, touch.pair.pushes))
        return result

    def settle(self) -> bool:
        """Note what the contacts do; whether everything has come to rest."""
        if not self.pushing:
            return False
        now = self.stretch()
        for touch in self.pushing:
            slot = slot_of(self.layout, self.pushing.index(touch))
            size = self.sizes[touch]
            kind = kind_of(self.system, self.layout, touch, self.grips[touch], now, slot, size)
            self.touches.mark(touch, kind, self.time, now.state, self.pushing)
        speed = min(self.sizes[touch][1] for touch in self.pushing)
        length = min(self.sizes[touch][0] for touch in self.pushing)
        most = (AT_REST * speed, AT_REST * speed * speed / length)
        balls = range(len(self.system.radius))
        if not all(still(self.system, self.layout, (i, -1), now, most) for i in balls):
            return False
        for touch in self.pushing:
            self.touches.mark(touch, "rest", self.time, now.state, self.pushing)
        self.touches.rest(self.time)
        return True

    def _change(self, touch: Touch, pushes: bool) -> None:
        if pushes:
            self.begin(touch)
        else:
            (self.end if touch in self.pushing else self.inside.remove)(touch)

    def _weights(self) -> list[float]:
        sizes = [self.sizes[touch] for touch in (*self.pushing, *self.inside)]
        length, speed = min(size[0] for size in sizes), min(size[1] for size in sizes)
        far, fast = self._greatest()
        place = 1 / max(self.tolerance * length, FINEST * far)
        pace = 1 / max(self.tolerance * speed, FINEST * fast)
        weights = [place, place, place, pace, pace, pace] * len(self.system.radius)
        if self.layout.rough:
            for radius in self.system.radius:
                weights += [pace * radius] * 3
            place = 1 / (self.tolerance * length)
            for touch in self.pushing:
                turn = place * self.system.radius[touch.a]
                weights += [place, place, place, turn, turn, turn] + [0.0] * DOINGS
        return weights

    def _greatest(self) -> tuple[float, float]:
        """The greatest coordinate, m, and component of the velocities of balls and rims, m/s."""
        far = fast = 0.0
        for i, radius in enumerate(self.system.radius):
            j = PER_BALL * i
            far = max(far, *map(abs, self.state[j : j + 3]))
            fast = max(fast, *map(abs, self.state[j + 3 : j + PER_BALL]))
            if self.layout.rough:
                j = PER_BALL * self.layout.balls + 3 * i
                fast = max(fast, *(radius * abs(x) for x in self.state[j : j + 3]))
        return far, fast
