"""Balls while some of them overlap: steps that end exactly where a contact begins or ends."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from kernel_lib.solvers.dormand_prince import eighth_order_step, next_step, step_error, workspace
from kernel_lib.solvers.log import Entry, Log
from kernel_lib.solvers.setup import Setup
from kernel_lib.solvers.touch import PER_BALL, PER_TOUCH, Touch, geometry, scales, touch_rates
from kernel_lib.state.vectors import ZERO, Vector, as_three, scale, subtract

__all__ = ["Press", "Stretch"]

#: First step of a contact, in units of its overlap over its speed.
FIRST_STEP = 0.1
#: Two beginnings or ends of contacts within this part of a step are one moment.
SAME_MOMENT = 1e-12
#: A ball is at rest when speed and acceleration are below this part of those that sagging
#: under its own weight would bring.
STILL = 1e-7
#: Positions are rounded: no step is asked to be better than this part of the distance.
ROUNDING = 1e-14


class Stretch(NamedTuple):
    """One step of all balls, from which any moment inside it can be computed again."""

    time: float
    state: tuple[float, ...]
    setup: Setup
    touches: tuple[Touch, ...]

    def at(self, time: float) -> list[float]:
        """Positions, velocities and doings of the contacts at a moment."""
        return self.tried(time - self.time)[0]

    def tried(self, step: float) -> tuple[list[float], list[list[float]]]:
        """The state after a step, and the slopes within it."""
        slopes, work = workspace(len(self.state))
        parameters = (self.setup, self.touches)
        touch_rates(0.0, self.state, slopes[0], parameters)
        eighth_order_step(touch_rates, parameters, 0.0, self.state, slopes, work, step)
        return work, slopes


@dataclass
class Press:
    """What pushes now.

    state : positions and velocities in a row, then what each pushing contact has done
    pushing : contacts with a force; inside : pairs that overlap without one
    touches : every contact so far, as (entry, pair, time of its end)
    """

    setup: Setup
    tolerance: float
    pairs: list[Touch]
    state: list[float]
    time: float = 0.0
    pushing: list[Touch] = field(default_factory=list)
    inside: list[Touch] = field(default_factory=list)
    step: float = 0.0
    sizes: dict[Touch, tuple[float, float]] = field(default_factory=dict)
    touches: list[tuple[Entry, Touch, float]] = field(default_factory=list)

    def copy(self) -> "Press":
        return replace(
            self,
            state=list(self.state),
            pushing=list(self.pushing),
            inside=list(self.inside),
            sizes=dict(self.sizes),
            touches=list(self.touches),
        )

    @property
    def touching(self) -> bool:
        """Whether any pair pushes or overlaps."""
        return bool(self.pushing or self.inside)

    def begin(self, touch: Touch) -> None:
        """A contact begins to push."""
        near = geometry(touch, self.state)
        fastest = max((self.sizes[other][1] for other in self.pushing), default=0.0)
        size = scales(self.setup, touch, max(abs(near.rate), fastest))
        first = FIRST_STEP * size[0] / size[1]
        self.step = min(self.step, first) if self.pushing else first
        self.sizes[touch] = size
        self.pushing.append(touch)
        self.state += [0.0] * PER_TOUCH
        if touch in self.inside:
            self.inside.remove(touch)
        before = _velocities(touch, self.state)
        centre = as_three(self.state[PER_BALL * touch.a : PER_BALL * touch.a + 3])
        point = subtract(centre, scale(near.normal, self.setup.radius[touch.a]))
        entry = Entry(self.time, touch.a, touch.b, point, near.normal, before=before)
        self.touches.append((entry, touch, math.inf))

    def end(self, touch: Touch) -> None:
        """A contact ceases to push."""
        index = self._latest(touch)
        entry = self._so_far(self.touches[index][0], touch, self.pushing, self.state)
        self.touches[index] = (entry, touch, self.time)
        place = PER_BALL * len(self.setup.radius) + PER_TOUCH * self.pushing.index(touch)
        del self.state[place : place + PER_TOUCH]
        self.pushing.remove(touch)
        if geometry(touch, self.state).overlap > SAME_MOMENT * self.sizes[touch][0]:
            self.inside.append(touch)

    def log(self, end: float, stretch: Stretch | None, resting: bool) -> Log:
        """The list of contacts up to a moment, and the step in which it lies, if any."""
        log = Log()
        for entry, touch, ended in self.touches:
            if entry.time > end:
                continue
            if ended <= end:
                log.add(entry._replace(duration=ended - entry.time))
            elif stretch is not None and touch in stretch.touches:
                so_far = self._so_far(entry, touch, stretch.touches, stretch.at(end))
                kind = "rest" if resting else "impact"
                log.add(so_far._replace(duration=end - entry.time, kind=kind))
        return log

    def _latest(self, touch: Touch) -> int:
        return max(i for i, (_, other, _) in enumerate(self.touches) if other == touch)

    def _so_far(
        self, entry: Entry, touch: Touch, pushing: Sequence[Touch], state: Sequence[float]
    ) -> Entry:
        """What a contact has done until this state."""
        place = PER_BALL * len(self.setup.radius) + PER_TOUCH * list(pushing).index(touch)
        x, y, z, lost = state[place : place + PER_TOUCH]
        after = _velocities(touch, state)
        return entry._replace(impulse=(x, y, z), energy_lost=lost, after=after)

    def advance(self) -> Stretch:
        """One good step, up to the first beginning or end of a contact in it."""
        stretch = Stretch(self.time, tuple(self.state), self.setup, tuple(self.pushing))
        weights, step = self._weights(), self.step
        while True:
            work, slopes = stretch.tried(step)
            error = step_error(slopes, step, weights)
            if not error <= 1:
                step = next_step(step, error if error == error else math.inf)
                continue
            changes = self._changes(work)
            if not changes:
                self.state, self.time = work, self.time + step
                self.step = next_step(step, error)
                return stretch
            self.step = step
            moment, touch, pushes = min(
                ((_moment(stretch, t, measure, step), t, p) for t, p, measure in changes),
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
                result.append((touch, True, lambda overlap, rate: overlap))
        return result

    def at_rest(self) -> bool:
        """Whether no ball moves, or is about to, by anything that a picture could show."""
        if not self.pushing:
            return False
        out = [0.0] * len(self.state)
        touch_rates(0.0, self.state, out, (self.setup, self.pushing))
        speed = min(self.sizes[touch][1] for touch in self.pushing)
        length = min(self.sizes[touch][0] for touch in self.pushing)
        for i in range(len(self.setup.radius)):
            j = PER_BALL * i + 3
            if any(abs(x) > STILL * speed for x in self.state[j : j + 3]):
                return False
            if any(abs(x) > STILL * speed * speed / length for x in out[j : j + 3]):
                return False
        return True

    def _change(self, touch: Touch, pushes: bool) -> None:
        if pushes:
            self.begin(touch)
        else:
            (self.end if touch in self.pushing else self.inside.remove)(touch)

    def _weights(self) -> list[float]:
        sizes = [self.sizes[touch] for touch in (*self.pushing, *self.inside)]
        length, speed = min(size[0] for size in sizes), min(size[1] for size in sizes)
        count = PER_BALL * len(self.setup.radius)
        far = max(abs(x) for x in self.state[:count])
        place = 1 / max(self.tolerance * length, ROUNDING * far)
        pace = 1 / max(self.tolerance * speed, ROUNDING * speed)
        return [place, place, place, pace, pace, pace] * len(self.setup.radius)


def _velocities(touch: Touch, state: Sequence[float]) -> tuple[Vector, Vector]:
    i, j = PER_BALL * touch.a + 3, PER_BALL * touch.b + 3
    return as_three(state[i : i + 3]), as_three(state[j : j + 3]) if touch.b >= 0 else ZERO


def _moment(stretch: Stretch, touch: Touch, measure: Callable[..., float], step: float) -> float:
    """When a measure of a pair passes zero in a tried step, by regula falsi on the step."""

    def value(part: float) -> float:
        near = geometry(touch, stretch.tried(part)[0] if part else stretch.state)
        return measure(near.overlap, near.rate)

    low, high, f, g = 0.0, step, value(0.0), value(step)
    while (f > 0) == (g > 0) or f == 0:
        # It passed zero at the very start as well: look for the later time.
        low = step / 2 if low == 0 else low / 2
        f = value(low)
        if low < SAME_MOMENT * step:
            return 0.0
    for _ in range(100):
        middle = (low * g - high * f) / (g - f)
        h = value(middle)
        if h == 0 or high - low <= SAME_MOMENT * step or not low < middle < high:
            return middle
        if (h > 0) == (g > 0):
            high, g, f = middle, h, f / 2
        else:
            low, f, g = middle, h, g / 2
    return high
