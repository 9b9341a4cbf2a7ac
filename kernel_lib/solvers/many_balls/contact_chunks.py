"""The contact list of a run of many balls: flat chunks as the loop wrote them."""

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from kernel_lib.laws.impulses import energy_lost
from kernel_lib.solvers.many_balls.cells_and_queue import NOTE
from kernel_lib.solvers.report.contact_log import Log
from kernel_lib.solvers.ties import impacts_of, with_ties
from kernel_lib.state.trajectory import Contacts, Floats

__all__ = ["ManyLog"]


@dataclass
class ManyLog(Log):
    """Contacts in chunks: time, impulse, normal, centre of a, velocities of a and b before.

    inverse_mass, radius : (n,) 1/kg and m
    """

    inverse_mass: Floats = field(default_factory=lambda: np.zeros(0))
    radius: Floats = field(default_factory=lambda: np.zeros(0))
    notes: list[Floats] = field(default_factory=list)
    pairs: list[Any] = field(default_factory=list)

    def __len__(self) -> int:
        return sum(len(each) for each in self.pairs)

    def copy(self) -> "ManyLog":
        return replace(self, notes=list(self.notes), pairs=list(self.pairs))

    def take(self, count: int, notes: Any, pairs: Any) -> None:
        """Keep the first contacts of a chunk."""
        if count:
            self.notes.append(np.array(notes[: NOTE * count]).reshape(count, NOTE))
            self.pairs.append(np.array(pairs[: 2 * count], dtype=np.int32).reshape(count, 2))

    def contacts(self, dimension: int, end_time: float, keep: bool = True) -> Contacts:
        """The list as arrays."""
        if not (keep and self.notes):
            return super().contacts(dimension, end_time, False)
        notes, pairs = np.concatenate(self.notes), np.concatenate(self.pairs)
        a, b = pairs[:, 0].astype(np.int64), pairs[:, 1].astype(np.int64)
        push, normal = notes[:, 1], notes[:, 2:5]
        before = notes[:, 8:].reshape(-1, 2, 3)
        mobility = np.stack(
            [self.inverse_mass[a], np.where(b < 0, 0.0, self.inverse_mass[np.maximum(b, 0)])], 1
        )
        kick = (mobility * [1.0, -1.0])[:, :, None] * (push[:, None] * normal)[:, None, :]
        closing = -np.sum((before[:, 0] - before[:, 1]) * normal, axis=1)
        lost = energy_lost(closing, 0.0, mobility.sum(axis=1), 0.0, push, 0.0)[0]
        point = notes[:, 5:8] - self.radius[a][:, None] * normal
        vectors = point, normal, push[:, None] * normal, before, before + kick
        return with_ties(impacts_of(dimension, notes[:, 0], a, b, *vectors, energy_lost=lost))
