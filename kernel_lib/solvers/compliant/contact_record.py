"""The list of soft contacts: one entry a touch, or one a kind of motion if the touch lasts."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from kernel_lib.solvers.compliant.contact_pair import DOINGS, PER_BALL, Layout, Touch, geometry
from kernel_lib.solvers.contact_log import Entry, Log
from kernel_lib.solvers.system import System
from kernel_lib.state.vectors import ZERO, Vector, as_three, scale, subtract

__all__ = ["Row", "TouchList", "slot_of"]


class Row(NamedTuple):
    """One kind of motion of one touch.

    serial : number of the touch; lasts_from : s, when it counts as lasting
    ended : s, infinite while it goes on; done : what the touch had done before
    """

    entry: Entry
    touch: Touch
    serial: int
    lasts_from: float
    ended: float = math.inf
    done: tuple[float, ...] = (0.0,) * DOINGS


@dataclass
class TouchList:
    """Every contact so far.

    A touch that does not last is one entry, an "impact". One that lasts has an entry for
    each kind of its motion, from its beginning on, and a "part" where it ends.
    latest : index of the last row of each pair
    """

    system: System
    layout: Layout
    rows: list[Row] = field(default_factory=list)
    latest: dict[Touch, int] = field(default_factory=dict)

    def copy(self) -> "TouchList":
        return replace(self, rows=list(self.rows), latest=dict(self.latest))

    def begin(self, touch: Touch, time: float, state: Sequence[float], lasts_from: float) -> None:
        """A touch begins."""
        entry = self._entry(touch, time, state, "impact")
        self._add(Row(entry, touch, len(self.rows), lasts_from))

    def end(
        self, touch: Touch, time: float, state: Sequence[float], pushing: Sequence[Touch]
    ) -> None:
        """A touch ends, and its bodies part."""
        row = self._close(touch, time, state, pushing)
        entry = self._entry(touch, time, state, "part")
        self._add(row._replace(entry=entry._replace(after=entry.before), ended=time))

    def mark(
        self,
        touch: Touch,
        kind: str,
        time: float,
        state: Sequence[float],
        pushing: Sequence[Touch],
    ) -> None:
        """The kind of motion of a touch, as it is now."""
        index = self.latest[touch]
        row = self.rows[index]
        if row.entry.kind == "impact":
            self.rows[index] = row._replace(entry=row.entry._replace(kind=kind))
        elif row.entry.kind != kind:
            self._close(touch, time, state, pushing)
            done = tuple(self._doings(touch, state, pushing))
            self._add(row._replace(entry=self._entry(touch, time, state, kind), done=done))

    def rest(self, time: float) -> None:
        """Everything has come to rest: what still touches lasts."""
        self.rows = [
            row._replace(lasts_from=min(row.lasts_from, time)) if row.ended == math.inf else row
            for row in self.rows
        ]

    def log(self, end: float, state: Sequence[float], pushing: Sequence[Touch]) -> Log:
        """The list up to a moment, with the state of that moment and what pushes in it."""
        touches: dict[int, list[Row]] = {}
        for row in self.rows:
            if row.entry.time > end or (row.ended > end and row.touch not in pushing):
                continue
            if row.ended > end:
                row = self._so_far(row, state, pushing)._replace(ended=end)
            touches.setdefault(row.serial, []).append(row)
        log = Log()
        for rows in touches.values():
            if rows[-1].ended < rows[-1].lasts_from:
                rows = [_impact(rows)]
            for row in rows:
                log.add(row.entry._replace(duration=row.ended - row.entry.time))
        return log

    def _add(self, row: Row) -> None:
        self.latest[row.touch] = len(self.rows)
        self.rows.append(row)

    def _close(
        self, touch: Touch, time: float, state: Sequence[float], pushing: Sequence[Touch]
    ) -> Row:
        """The last row of a touch ends; returns it as it was."""
        index = self.latest[touch]
        row = self.rows[index]
        self.rows[index] = self._so_far(row, state, pushing)._replace(ended=time)
        return row

    def _entry(self, touch: Touch, time: float, state: Sequence[float], kind: str) -> Entry:
        centre = as_three(state[PER_BALL * touch.a : PER_BALL * touch.a + 3])
        normal = geometry(touch, state).normal
        point = subtract(centre, scale(normal, self.system.radius[touch.a]))
        before = _velocities(touch, state)
        return Entry(time, touch.a, touch.b, point, normal, before=before, kind=kind)

    def _doings(
        self, touch: Touch, state: Sequence[float], pushing: Sequence[Touch]
    ) -> Sequence[float]:
        place = slot_of(self.layout, list(pushing).index(touch) + 1) - DOINGS
        return state[place : place + DOINGS]

    def _so_far(self, row: Row, state: Sequence[float], pushing: Sequence[Touch]) -> Row:
        """What an entry has done until this state."""
        now = self._doings(row.touch, state, pushing)
        x, y, z, lost = (a - b for a, b in zip(now, row.done, strict=True))
        after = _velocities(row.touch, state)
        entry = row.entry._replace(impulse=(x, y, z), energy_lost=lost, after=after)
        return row._replace(entry=entry)


def _impact(rows: Sequence[Row]) -> Row:
    """All that one touch did, in one row."""
    whole = [row for row in rows if row.entry.kind != "part"]
    x, y, z = (math.fsum(row.entry.impulse[i] for row in whole) for i in range(3))
    entry = whole[0].entry._replace(
        kind="impact",
        impulse=(x, y, z),
        after=whole[-1].entry.after,
        energy_lost=math.fsum(row.entry.energy_lost for row in whole),
    )
    return whole[0]._replace(entry=entry, ended=whole[-1].ended)


def slot_of(layout: Layout, index: int) -> int:
    """Where the numbers of a pushing contact begin in the state."""
    return layout.bodies + layout.per_touch * index


def _velocities(touch: Touch, state: Sequence[float]) -> tuple[Vector, Vector]:
    i, j = PER_BALL * touch.a + 3, PER_BALL * touch.b + 3
    return as_three(state[i : i + 3]), as_three(state[j : j + 3]) if touch.b >= 0 else ZERO
