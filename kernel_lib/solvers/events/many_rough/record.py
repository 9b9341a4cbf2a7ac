"""What a run of many rough balls has noted: motions piece by piece, and contacts."""

from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from kernel_lib.solvers.events.many_rough.arrays import are_many
from kernel_lib.solvers.events.many_rough.columns import KINDS, NOTE, PIECE
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.system import System
from kernel_lib.solvers.ties import impacts_of, with_ties
from kernel_lib.state.pieces import Pieces, flown
from kernel_lib.state.tolerances import ENERGY_AMISS, MOST_FRICTION, ROUNDING
from kernel_lib.state.trajectory import Contacts, Floats
from kernel_lib.state.vectors import ZERO, scale, subtract

__all__ = ["RoughLog"]


@dataclass
class RoughLog(Log):
    """Contacts in chunks as the loop noted them, and all pieces of motion.

    system : the scene laid out
    pieces, notes : (K, PIECE) and (C, NOTE), see `columns`
    in_order : pieces as `rows` gives them, and how many chunks that was
    """

    system: System = field(kw_only=True)
    pieces: list[Floats] = field(default_factory=list)
    notes: list[Floats] = field(default_factory=list)
    in_order: tuple[int, Any] = (0, None)

    def __len__(self) -> int:
        return sum(len(each) for each in self.pieces)

    def copy(self) -> "RoughLog":
        return replace(self, pieces=list(self.pieces), notes=list(self.notes))

    def take(self, pieces: int, notes: int, run: Any) -> None:
        """Keep what the loop has noted."""
        if pieces:
            rows = np.array(run.pieces[: PIECE * pieces])
            self.pieces.append(rows.reshape(pieces, PIECE))
        if notes and self.wanted:
            self.notes.append(np.array(run.notes[: NOTE * notes]).reshape(notes, NOTE))

    def __getstate__(self) -> dict[str, Any]:
        """What is sent of a run: pieces in order are found anew."""
        return {**vars(self), "in_order": (0, None)}

    def rows(self) -> Floats:
        """All pieces, ball after ball and in order of time."""
        # Callbacks read one moment after another.
        if self.in_order[0] != len(self.pieces):
            self.in_order = len(self.pieces), self._in_order()
        return self.in_order[1]

    def _in_order(self) -> Floats:
        table = np.concatenate(self.pieces)
        table = table[np.argsort(table[:, 0], kind="stable")]
        last = np.append(np.diff(table[:, :2], axis=0).any(axis=1), True)
        return table[last]

    def motions(self, end: float) -> Pieces:
        """All pieces up to the end, each by its law."""
        table = self.rows()
        if (late := table[:, 1] > end).any():
            table = table[~late]
        counts = np.bincount(table[:, 0].astype(int))
        motion = [table[:, k : k + 3] for k in (4, 7, 13, 10, 16)]
        return flown(counts, table[:, 1], motion, self.system.dimension)

    def contact_times(self, dimension: int, end_time: float) -> Floats:
        """Moments at which a motion begins, those of all contacts among them."""
        return np.concatenate([np.unique(each[:, 1]) for each in self.pieces] or [np.empty(0)])

    def contacts(self, dimension: int, end_time: float, keep: bool = True) -> Contacts:
        """The list as arrays: impacts, and what lasts on a wall."""
        if not keep or not self.pieces:
            return super().contacts(dimension, end_time, False)
        lasting = self._lasting(end_time).contacts(dimension, end_time)
        if not self.notes:
            return lasting
        impacts = self._impacts()
        order = np.argsort(np.concatenate([impacts.time, lasting.time]), kind="stable")
        return (impacts + lasting)[order]

    def _impacts(self) -> Contacts:
        notes = np.concatenate(self.notes)
        a, b = notes[:, 1].astype(np.int64), notes[:, 2].astype(np.int64)
        centre, normal, impulse = (notes[:, k : k + 3] for k in (3, 6, 9))
        point = centre - np.array(self.system.radius)[a][:, None] * normal
        before, after = (notes[:, k : k + 6].reshape(-1, 2, 3) for k in (12, 18))
        impacts = impacts_of(
            *(self.system.dimension, notes[:, 0], a, b, point, normal, impulse, before, after),
            energy_lost=notes[:, 24],
            tie=notes[:, 25] > 0,
        )
        if not are_many(self.system.scene):
            return impacts
        return with_ties(impacts, lambda a, b: self.system.rules(a, b).smooth)

    def _lasting(self, end: float) -> Log:
        """What slides, rolls and rests, as `Events` lists it.

        Bounces too small to be seen belong to what they interrupt.
        """
        table = np.concatenate(self.pieces)
        order = np.argsort(table[:, 0], kind="stable")
        table = table[order]
        begins = _begins(table)
        total = np.add.reduceat(self._lost(table, end), begins)
        log = Log()
        in_order = np.argsort(order[begins], kind="stable")
        for row, both in zip(
            table[begins][in_order].tolist(), total[in_order].tolist(), strict=True
        ):
            i, kind = int(row[0]), KINDS[int(row[2])]
            walls = {int(row[k]): taken for k, taken in zip((3, 26), both, strict=True)}
            others = {each for each in (*log.open, *log.unseen) if each[0] != i}
            log.close_all(row[1], {*others, *((i, -1 - wall) for wall in walls if wall >= 0)})
            for wall in sorted(wall for wall in walls if wall >= 0):
                key, normal = (i, -1 - wall), self.system.plane(i, wall).normal
                point = subtract(tuple(row[4:7]), scale(normal, self.system.radius[i]))
                seen = (tuple(row[7:10]), ZERO)
                log.begin(Entry(row[1], *key, point, normal, before=seen, after=seen, kind=kind))
                if walls[wall] != 0:
                    log.lose(key, walls[wall])
        return log

    def _lost(self, table: Floats, end: float) -> Floats:
        """(K, 2) J that walls take in each piece, by friction and at its beginning.

        That is the wall that carries, and the one besides it that holds a ball in a corner.
        """
        lost, carried = np.zeros((len(table), 2)), table[:, 3] >= 0
        if not carried.any():
            return lost
        time, lasts = table[:, 1], table[:, 19]
        until = np.append(time[1:], end)
        until[np.append(np.diff(table[:, 0]) != 0, True)] = end
        # The difference of two times gives a short slip to some digits only.
        s = np.where(until == time + lasts, lasts, until - time)
        lost[carried] = self._taken(table[carried], s[carried, None])
        return lost

    def _taken(self, table: Floats, s: Floats) -> Floats:
        """The same of pieces in which a wall carries the ball, which last for s seconds, (K, 1)."""
        system, ball = self.system, table[:, 0].astype(int)
        _, v, w, a, twist = (table[:, k : k + 3] for k in range(4, 19, 3))
        normal, fades, friction = self._of_walls(table)
        light, mobility, radius = (
            np.array(each)[ball]
            for each in (system.inverse_mass, system.rotational_mobility, system.radius)
        )
        way, angle = v * s + a * (s * s / 2), w * s + twist * (s * s / 2)
        slipped = way - radius[:, None] * np.cross(angle, normal)
        # The spin of a ball that rolls fades with its velocity; friction on one that slides twists
        # it the other way.
        rolls = np.sum(twist * np.cross(normal, a), axis=1) > 0
        share = np.where(rolls, (light + mobility) / mobility, 1.0)
        along = np.where(rolls[:, None], way, slipped)
        mass, turning = 1 / light, radius**2 / mobility / 2
        lost = -mass * share * np.sum(a * along, axis=1)
        # Friction against spin about the normal, which the wall takes as a torque.
        fade, turned = (np.sum(each * normal, axis=1) for each in (twist, angle))
        lost -= np.where(fades, 2 * turning * fade * turned, 0.0)
        size = mass * np.linalg.norm(a, axis=1) * np.linalg.norm(way, axis=1)
        # Not as a difference of two energies, of which so little may be lost.
        for start, now, inertia in ((20, v, mass / 2), (23, w, turning)):
            before = table[:, start : start + 3]
            lost += inertia * np.sum((before - now) * (before + now), axis=1)
            size += inertia * np.sum(before * before + now * now, axis=1)
        lost = _only_taken(lost, size, table)
        # In a corner the wall besides takes its share of the spin.
        slower = -turning * np.sum(twist * s * (2 * w + twist * s), axis=1) / (1 + friction)
        held = np.where(table[:, 26] >= 0, slower, 0.0)
        return np.stack([lost + held, held * friction], axis=1)

    def _of_walls(self, table: Floats) -> tuple[Floats, Floats, Floats]:
        """Of the walls in each row: (K, 3) normal of the one that carries, (K,) whether it has
        friction against spin, and the coefficient of friction of the one besides, or 0.
        """
        system = self.system
        met, which = np.unique(table[:, (0, 3, 26)], axis=0, return_inverse=True)
        normals, fades, frictions = [], [], []
        for i, wall, other in met.astype(int).tolist():
            normals.append(system.plane(i, wall).normal)
            fades.append(system.rules(i, -1 - wall).spinning_friction > 0)
            rules = system.rules(i, -1 - max(other, 0))
            none = other < 0 or rules.smooth
            frictions.append(0.0 if none else min(rules.friction, MOST_FRICTION))
        which = which.reshape(-1)
        return np.array(normals)[which], np.array(fades)[which], np.array(frictions)[which]


def _only_taken(lost: Floats, size: Floats, table: Floats) -> Floats:
    """What walls take, J; what rounding leaves below zero is none, also that of faster balls.

    Raises
    ------
    ArithmeticError : a wall that gives energy, beyond rounding
    """
    size = np.maximum(size, ROUNDING * size.max(initial=0.0))
    if (lost < -ENERGY_AMISS * size).any():
        row = int(np.argmin(lost / np.where(size > 0, size, 1.0)))
        raise ArithmeticError(
            f"wall {int(table[row, 3])} gives ball {int(table[row, 0])} {-lost[row]:.3g} J from "
            f"{table[row, 1]:.6g} s on, where it can only take; report the scene"
        )
    return np.where(lost < 0, 0.0, lost)


def _begins(table: Floats) -> Any:
    """Rows at which another contact begins, or another ball.

    A piece of bounces continues the contact before it, if the same wall carried the ball.
    """
    same = ~np.diff(table[:, (0, 3, 26)], axis=0, prepend=-9.0).any(axis=1)
    rows = np.arange(len(table))
    goes_on = same & (table[:, 2] == KINDS.index("settle"))
    kind = table[np.maximum.accumulate(np.where(goes_on, 0, rows)), 2]
    return np.flatnonzero(~same | (np.diff(kind, prepend=-1.0) != 0))
