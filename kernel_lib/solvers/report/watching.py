"""Callbacks during a run: for each contact, and for a condition that stops it.

The run is computed in pieces, which changes no bit of it. For a stop within a piece, that piece is
computed again up to the moment of the stop.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from kernel_lib.numerics.roots import halved
from kernel_lib.solvers.report.frames import DEFAULT_FRAMES, Frames
from kernel_lib.state.reading import states
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_FRAMES
from kernel_lib.state.trajectory import ASKED, MET, Contacts, Floats, Snapshot

__all__ = ["Watch"]

#: A run is computed in so many pieces; one of them may be computed twice.
PIECES = 64

#: Contacts that last when they are reported: what comes of them is not yet known.
LASTING = ("slide", "roll", "rest")

#: Rounding of the end of a contact, in parts of the time: what ends with the run may continue.
LAST_BIT = 1e-15


@dataclass
class Watch:
    """The callbacks of a run.

    at_contact, until : see `simulate`; None for none
    fresh : True until the first notification
    """

    scene: Scene
    at_contact: Callable[[Contacts], Any] | None = None
    until: Callable[[Snapshot], Any] | None = None
    fresh: bool = True
    held: bool = False
    reported: "Counter[Any]" = field(default_factory=Counter)

    def __post_init__(self) -> None:
        for name in ("at_contact", "until"):
            asked = getattr(self, name)
            if asked is not None and not callable(asked):
                raise ValueError(f"{name} must be a function or None, got {asked!r}")

    def run(self, solver: Any, memory: Any, duration: float, frames: Frames) -> tuple[Any, str]:
        """Advance a memory; returns the one reached, and why it was stopped, or ""."""
        start = memory.end
        self.held = self.until is not None and self.holds(memory, start)
        if self.at_contact is not None and not self.fresh:
            self.reported = Counter(key for key, _, _ in self._over(memory)[1])
        for end in np.linspace(start, duration, PIECES + 1)[1:].tolist():
            before = memory.copy()
            solver.advance(memory, end)
            met = self._met(memory, before.end, frames)
            asked = self._report(memory, met)
            moment, why = (met, MET) if asked is None else (asked, ASKED)
            if moment is not None:
                solver.advance(before, moment)
                return before, why
            if memory.stopped:
                break
        return memory, ""

    def _report(self, memory: Any, met: float | None) -> float | None:
        """Report all contacts that are over and were not; the moment of the one that stops."""
        if self.at_contact is None:
            return None
        stop: float | None = None
        now = Counter[Any]()
        listed, over = self._over(memory)
        for key, moment, row in over:
            now[key] += 1
            if now[key] <= self.reported[key] or moment > min(
                each for each in (met, stop, np.inf) if each is not None
            ):
                continue
            one = listed[row]
            if self.at_contact(_begun(one) if str(one.kind) in LASTING else one) and stop is None:
                stop = moment
        self.reported = now
        return stop

    def _over(self, memory: Any) -> tuple[Contacts, list[tuple[Any, float, int]]]:
        """All contacts; key, moment and row of each that can be reported, in order of the moments.

        An impact that takes time is reported when it is over, others when they begin.
        """
        listed = memory.log.contacts(self.scene.dimension, memory.end)
        lasts = hasattr(memory, "force_between")  # one that begins now has no duration yet
        columns = (listed.time, listed.a, listed.b, listed.kind, listed.duration)
        found = []
        for row, (time, a, b, kind, duration) in enumerate(
            zip(*(column.tolist() for column in columns), strict=True)
        ):
            moment = time
            if kind not in LASTING and (lasts or duration > 0):
                moment = (time + duration) * (1 + LAST_BIT)
                if moment > memory.end and not memory.stopped:
                    continue
            found.append(((time, a, b, kind), moment, row))
        return listed, sorted(found, key=lambda each: each[1])

    def _met(self, memory: Any, start: float, frames: Frames) -> float | None:
        """The first moment at which the condition begins to hold, or None."""
        if self.until is None:
            return None
        last, moments = start, self._moments(memory, start, frames)
        for moment, now in zip(moments.tolist(), self._at(memory, moments), strict=True):
            held, self.held = self.held, bool(self.until(now))
            if self.held and not held:
                return self._first(memory, last, moment)
            last = moment
        return None

    def _moments(self, memory: Any, start: float, frames: Frames) -> Floats:
        """Frames and contacts of a piece, and its end."""
        end = memory.end
        steps = frames is None and hasattr(memory, "frames")
        own: Any = memory.frames.time if steps else frames
        if own is None or np.ndim(own) == 0:
            interval = DEFAULT_FRAMES if own is None else own
            first, last = start / interval, end / interval
            own = interval * np.linspace(
                *(first, last), min(math.ceil(last - first), MOST_FRAMES) + 1
            )
        shown = np.asarray(own)
        touched = memory.log.contact_times(self.scene.dimension, end)
        found: Floats = np.unique(np.concatenate([shown, touched, [end]]))
        return found[(found > start) & (found <= end)]

    def _first(self, memory: Any, low: float, high: float) -> float:
        """The first number after `low`, up to `high`, at which the condition holds."""
        return halved(lambda time: not self.holds(memory, time), low, high)[1]

    def holds(self, memory: Any, time: float) -> bool:
        """Whether the condition holds at a moment that has been computed, or at the start."""
        if time == 0:
            balls = self.scene.balls
            parts = [[getattr(ball, name) for ball in balls] for name in ("position", "velocity")]
            spins = np.array([ball.spin for ball in balls], dtype=float)
            now = Snapshot(0.0, np.array(parts[0]), np.array(parts[1]), spins, self.scene)
        else:
            (now,) = self._at(memory, np.array([time]))
        return bool(self.until(now))  # type: ignore[misc]

    def _at(self, memory: Any, times: Floats) -> Iterator[Snapshot]:
        """All bodies at moments that have been computed."""
        shown = states(memory, times)
        for k, time in enumerate(times.tolist()):
            parts = shown.position[k], shown.velocity[k], shown.spin[k]
            yield Snapshot(time, *parts, self.scene)


def _begun(one: Contacts) -> Contacts:
    """A contact that has begun, without what is known at its end alone."""
    nothing, unknown = np.full_like(one.impulse, np.nan), np.array(np.nan)
    return replace(one, impulse=nothing, energy_lost=unknown, duration=unknown)
