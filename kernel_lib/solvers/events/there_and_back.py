"""A run of exact events in which everything is turned round at a moment."""

import math
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np

from kernel_lib.state.again import scene_of
from kernel_lib.state.pieces import Pieces, joined
from kernel_lib.state.reading import knots, states
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Contacts, Floats, Snapshot

__all__ = ["BothLogs", "ThereAndBack"]


@dataclass
class BothLogs:
    """The contacts of both ways as one list; the way back begins at `turn`."""

    there: Any
    back: Any = None
    turn: float = 0.0

    @property
    def wanted(self) -> bool:
        """Whether the list will be read."""
        return bool(self.there.wanted)

    @wanted.setter
    def wanted(self, wanted: bool) -> None:
        self.there.wanted = wanted

    def contact_times(self, dimension: int, end_time: float) -> Floats:
        """Moments of contacts, s."""
        return self.contacts(dimension, end_time).time

    def contacts(self, dimension: int, end_time: float, keep: bool = True) -> Contacts:
        """The list as arrays."""
        one = self.there.contacts(dimension, min(end_time, self.turn or end_time), keep)
        if self.back is None:
            return one
        two = self.back.contacts(dimension, end_time - self.turn, keep)
        two = replace(two, time=two.time + self.turn)
        pairs = [(getattr(one, each.name), getattr(two, each.name)) for each in fields(Contacts)]
        return Contacts(*(np.concatenate(pair) for pair in pairs))


@dataclass
class ThereAndBack:
    """Memory of a run that is turned round: that of the way there, then that of the way back."""

    scene: Scene
    onwards: Any
    turn: float
    there: Any
    back: Any = None

    @property
    def log(self) -> BothLogs:
        """The contact list of the whole run."""
        return BothLogs(self.there.log, self.back and self.back.log, self.turn)

    @property
    def end(self) -> float:
        """How far the run has come, s."""
        return float(self.there.end if self.back is None else self.turn + self.back.end)

    @property
    def stopped(self) -> str:
        """Why it has stopped before its time."""
        return str((self.there if self.back is None else self.back).stopped)

    @property
    def loop(self) -> str:
        """Which loop handled the events, in words."""
        return str(self.there.loop)

    @property
    def budget(self) -> float:
        """Counted work that each of the two ways may cost."""
        return float(self.there.budget)

    @budget.setter
    def budget(self, budget: float) -> None:
        self.there.budget = budget

    def copy(self) -> "ThereAndBack":
        return replace(self, there=self.there.copy(), back=self.back and self.back.copy())

    def advance(self, duration: float) -> None:
        """Continue until `duration`, counted from the start."""
        if self.back is None:
            self.onwards.advance(self.there, min(duration, self.turn))
            if self.there.stopped == "everything at rest" and self._a_wall_moves():
                # It comes back after the turn, and may meet a ball that lies still.
                self.there.stopped = ""
                self.onwards.advance(self.there, min(duration, self.turn))
            if self.there.stopped or duration <= self.turn:
                return
            self.back = self.onwards.begin(self._turned(), duration - self.turn)
            self.back.log.wanted, self.back.budget = self.there.log.wanted, self.there.budget
        self.onwards.advance(self.back, duration - self.turn)

    def _a_wall_moves(self) -> bool:
        return any(getattr(wall, "moves", None) is not None for wall in self.scene.walls)

    def _turned(self) -> Scene:
        """Everything at the turn, turned round."""
        shown = states(self.there, np.array([self.turn]))
        place, speed, spin = shown.position[0], shown.velocity[0], shown.spin[0]
        return scene_of(Snapshot(self.turn, place, speed, spin, self.scene), backwards=True)

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of all balls, at the turn those of the way back: (N, n, 2, dim), and spins."""
        early = after < (math.inf if self.back is None else self.turn)
        parts = [states(self.there, after[early])]
        if not early.all():
            parts.append(states(self.back, after[~early] - self.turn))
        rows = [np.stack([part.position, part.velocity], axis=2) for part in parts]
        spins = np.concatenate([part.spin for part in parts])
        if spins.ndim == 2:
            spins = np.pad(spins[..., None], ((0, 0), (0, 0), (2, 0)))
        return np.concatenate(rows), spins

    def knots(self) -> Pieces | None:
        """Those of both ways for the page; None where it has no law for one of them."""
        there = knots(self.there)
        if there is None or self.back is None:
            return there
        back = knots(self.back)
        return back and joined(there, back, self.turn)
