"""The record of compliant contacts: one entry each, or one for each mode of those that last."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from kernel_lib.solvers.compliant.contact_pair import (
    ACCUMULATED,
    PER_BALL,
    ContactPair,
    Layout,
    geometry,
)
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.system import System
from kernel_lib.state.vectors import ZERO, Vector, as_three, scale, subtract

__all__ = ["ContactRecord", "ModeEntry", "slot_of"]


class ModeEntry(NamedTuple):
    """One mode of one contact.

    serial : number of the contact; lasts_from : s, when it counts as lasting
    ended : s, infinite while it lasts; done : impulse and energy accumulated before
    """

    entry: Entry
    pair: ContactPair
    serial: int
    lasts_from: float
    ended: float = math.inf
    done: tuple[float, ...] = (0.0,) * ACCUMULATED


@dataclass
class ContactRecord:
    """Every contact so far.

    A contact that does not last is one entry, an "impact". One that lasts has an entry for
    each of its modes, from its beginning on, and a "part" where it ends.
    latest : index of the last row of each pair
    """

    system: System
    layout: Layout
    rows: list[ModeEntry] = field(default_factory=list)
    latest: dict[ContactPair, int] = field(default_factory=dict)

    def copy(self) -> "ContactRecord":
        return replace(self, rows=list(self.rows), latest=dict(self.latest))

    def begin(
        self, pair: ContactPair, time: float, state: Sequence[float], lasts_from: float
    ) -> None:
        """A contact begins."""
        entry = self._entry(pair, time, state, "impact")
        self._add(ModeEntry(entry, pair, len(self.rows), lasts_from))

    def end(
        self, pair: ContactPair, time: float, state: Sequence[float], active: Sequence[ContactPair]
    ) -> None:
        """A contact ends, and its bodies part."""
        row = self._close(pair, time, state, active)
        entry = self._entry(pair, time, state, "part")
        self._add(row._replace(entry=entry._replace(after=entry.before), ended=time))

    def mark(
        self,
        pair: ContactPair,
        kind: str,
        time: float,
        state: Sequence[float],
        active: Sequence[ContactPair],
    ) -> None:
        """The mode of a contact, as it is now."""
        index = self.latest[pair]
        row = self.rows[index]
        if row.entry.kind == "impact":
            self.rows[index] = row._replace(entry=row.entry._replace(kind=kind))
        elif row.entry.kind != kind:
            self._close(pair, time, state, active)
            done = tuple(self._accumulated(pair, state, active))
            self._add(row._replace(entry=self._entry(pair, time, state, kind), done=done))

    def hand_over(
        self,
        pair: ContactPair,
        other: ContactPair,
        time: float,
        state: Sequence[float],
        active: Sequence[ContactPair],
    ) -> None:
        """A contact continues with another wall: its next entry is of that pair."""
        row, done = self._close(pair, time, state, active), self._accumulated(pair, state, active)
        entry = self._entry(other, time, state, row.entry.kind)
        self._add(row._replace(entry=entry, pair=other, ended=math.inf, done=tuple(done)))

    def rest(self, time: float) -> None:
        """Everything has come to rest: contacts that are open last."""
        self.rows = [
            row._replace(lasts_from=min(row.lasts_from, time)) if row.ended == math.inf else row
            for row in self.rows
        ]

    def log(self, end: float, state: Sequence[float], active: Sequence[ContactPair]) -> Log:
        """The list up to a moment, with the state of that moment and the contacts active in it."""
        contacts: dict[int, list[ModeEntry]] = {}
        for row in self.rows:
            if row.entry.time > end or (row.ended > end and row.pair not in active):
                continue
            if row.ended > end:
                row = self._so_far(row, state, active)._replace(ended=end)
            contacts.setdefault(row.serial, []).append(row)
        log = Log()
        for rows in contacts.values():
            if rows[-1].ended < rows[-1].lasts_from:
                rows = [_impact(rows)]
            for row in rows:
                log.add(row.entry._replace(duration=row.ended - row.entry.time))
        return log

    def _add(self, row: ModeEntry) -> None:
        self.latest[row.pair] = len(self.rows)
        self.rows.append(row)

    def _close(
        self, pair: ContactPair, time: float, state: Sequence[float], active: Sequence[ContactPair]
    ) -> ModeEntry:
        """The last row of a contact ends; returns it as it was."""
        index = self.latest[pair]
        row = self.rows[index]
        self.rows[index] = self._so_far(row, state, active)._replace(ended=time)
        return row

    def _entry(self, pair: ContactPair, time: float, state: Sequence[float], kind: str) -> Entry:
        centre = as_three(state[PER_BALL * pair.a : PER_BALL * pair.a + 3])
        normal = geometry(pair, state).normal
        point = subtract(centre, scale(normal, self.system.radius[pair.a]))
        before = _velocities(pair, state)
        return Entry(time, pair.a, pair.b, point, normal, before=before, kind=kind)

    def _accumulated(
        self, pair: ContactPair, state: Sequence[float], active: Sequence[ContactPair]
    ) -> Sequence[float]:
        place = slot_of(self.layout, list(active).index(pair) + 1) - ACCUMULATED
        return state[place : place + ACCUMULATED]

    def _so_far(
        self, row: ModeEntry, state: Sequence[float], active: Sequence[ContactPair]
    ) -> ModeEntry:
        """An entry with what it has accumulated until this state."""
        now = self._accumulated(row.pair, state, active)
        x, y, z, lost = (a - b for a, b in zip(now, row.done, strict=True))
        after = _velocities(row.pair, state)
        entry = row.entry._replace(impulse=(x, y, z), energy_lost=lost, after=after)
        return row._replace(entry=entry)


def _impact(rows: Sequence[ModeEntry]) -> ModeEntry:
    """All modes of one contact as one impact."""
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
    """Where the numbers of an active contact begin in the state."""
    return layout.bodies + layout.per_contact * index


def _velocities(pair: ContactPair, state: Sequence[float]) -> tuple[Vector, Vector]:
    i, j = PER_BALL * pair.a + 3, PER_BALL * pair.b + 3
    return as_three(state[i : i + 3]), as_three(state[j : j + 3]) if pair.b >= 0 else ZERO
