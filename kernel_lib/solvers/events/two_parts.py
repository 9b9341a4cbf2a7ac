"""Runs of exact events in two parts: turned round at a moment, or finished by another loop."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from kernel_lib.state.pieces import Pieces, joined
from kernel_lib.state.reading import knots, states
from kernel_lib.state.scene import Scene
from kernel_lib.state.scene_at import scene_of
from kernel_lib.state.trajectory import Contacts, Floats, Snapshot

__all__ = ["BothLogs", "ThereAndBack", "UntilRest"]


@dataclass
class BothLogs:
    """The contacts of both parts as one list; the second one begins at `seam`."""

    first: Any
    second: Any = None
    seam: float = math.inf

    @property
    def wanted(self) -> bool:
        """Whether the list will be read."""
        return bool(self.first.wanted)

    @wanted.setter
    def wanted(self, wanted: bool) -> None:
        self.first.wanted = wanted

    def contact_times(self, dimension: int, end_time: float) -> Floats:
        """Moments of contacts, s."""
        return self.contacts(dimension, end_time).time

    def contacts(self, dimension: int, end_time: float, keep: bool = True) -> Contacts:
        """The list as arrays."""
        one = self.first.contacts(dimension, min(end_time, self.seam), keep)
        if self.second is None:
            return one
        two = self.second.contacts(dimension, end_time - self.seam, keep)
        # The end less the seam is rounded, and may lie before a contact that begins at the end.
        two = replace(two, time=two.time + self.seam, duration=np.maximum(two.duration, 0.0))
        return one + two


@dataclass
class TwoParts:
    """Memory of a run in two parts: that of the first, then that of the second.

    onwards : the solver of both; seam : s, where the second part begins, inf while it is not known
    """

    scene: Scene
    onwards: Any
    first: Any
    seam: float = math.inf
    second: Any = None

    @property
    def log(self) -> BothLogs:
        """The contact list of the whole run."""
        return BothLogs(self.first.log, self.second and self.second.log, self.seam)

    @property
    def end(self) -> float:
        """How far the run has come, s."""
        return float(self.first.end if self.second is None else self.seam + self.second.end)

    @property
    def stopped(self) -> str:
        """Why it has stopped before its time."""
        return str((self.second or self.first).stopped)

    @stopped.setter
    def stopped(self, why: str) -> None:
        (self.second or self.first).stopped = why

    @property
    def loop(self) -> str:
        """Which loop handled the events, in words."""
        return str(self.first.loop)

    @property
    def events(self) -> int:
        """How many there were so far."""
        return int(self.first.events + (self.second.events if self.second else 0))

    @property
    def budget(self) -> float:
        """Counted work that each of the two parts may cost."""
        return float(self.first.budget)

    @budget.setter
    def budget(self, budget: float) -> None:
        self.first.budget = budget

    def copy(self) -> Any:
        """The same moment once more."""
        return replace(self, first=self.first.copy(), second=self.second and self.second.copy())

    def begin_second(self, begin: Callable[[Scene], Any], backwards: bool) -> Any:
        """Begin the second part with everything where it is at the seam."""
        shown = states(self.first, np.array([self.seam]))
        place, speed, spin = shown.position[0], shown.velocity[0], shown.spin[0]
        now = Snapshot(self.seam, place, speed, spin, self.scene)
        self.second = begin(scene_of(now, backwards))
        self.second.log.wanted = self.first.log.wanted
        return self.second

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of all balls, at the seam those of the second part: (N, n, 2, dim), and spins."""
        early = after < (math.inf if self.second is None else self.seam)
        parts = [states(self.first, after[early])]
        if not early.all():
            late = after[~early]
            # The end less the seam is rounded, and may lie before a contact at the end.
            moment = np.where(late >= self.end, self.second.end, late - self.seam)
            parts.append(states(self.second, moment))
        rows = [np.stack([part.position, part.velocity], axis=2) for part in parts]
        spins = np.concatenate([part.spin for part in parts])
        if spins.ndim == 2:
            spins = np.pad(spins[..., None], ((0, 0), (0, 0), (2, 0)))
        return np.concatenate(rows), spins

    def knots(self) -> Pieces | None:
        """Those of both parts for the page; None where it has no law for one of them."""
        one = knots(self.first)
        if one is None or self.second is None:
            return one
        two = knots(self.second)
        return two and joined(one, two, self.seam)


@dataclass
class ThereAndBack(TwoParts):
    """Memory of a run that is turned round at the seam."""

    def advance(self, duration: float) -> None:
        """Continue until `duration`, counted from the start."""
        if self.second is None:
            self.onwards.advance(self.first, min(duration, self.seam))
            if self.first.stopped == "everything at rest" and self._a_wall_moves():
                # It comes back after the turn, and may meet a ball that lies still.
                self.first.stopped = ""
                self.onwards.advance(self.first, min(duration, self.seam))
            if self.first.stopped or duration <= self.seam:
                return
            left = duration - self.seam
            second = self.begin_second(lambda scene: self.onwards.begin(scene, left), True)
            second.budget = self.budget
        self.onwards.advance(self.second, duration - self.seam)

    def _a_wall_moves(self) -> bool:
        return any(getattr(wall, "moves", None) is not None for wall in self.scene.walls)


@dataclass
class UntilRest(TwoParts):
    """Memory of a run whose first loop knows no rest: from the first one on, another loop runs.

    after : memory of that loop, for a scene
    """

    after: Any = None

    @property
    def loop(self) -> str:
        """Which loop handled the events, in words."""
        begun = str(self.first.loop)
        if self.second is None:
            return begun
        return f"{begun} up to {self.seam:g} s, then {self.second.loop}"

    def advance(self, duration: float) -> None:
        """Continue until `duration`, counted from the start."""
        if self.second is None:
            self.first.advance(duration)
            if not self.first.rests:
                return
            self.seam = self.first.end
            second = self.begin_second(self.after, False)
            second.budget = min(self.budget, second.budget)
        self.onwards.advance(self.second, duration - self.seam)
