"""The contact list of a run while it grows."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.state.trajectory import Contacts, Floats
from kernel_lib.state.vectors import ZERO, Vector, add

__all__ = ["Entry", "Log"]


class Entry(NamedTuple):
    """One contact; the fields are those of Contacts."""

    time: float
    a: int
    b: int
    point: Vector
    normal: Vector
    impulse: Vector = ZERO
    before: tuple[Vector, Vector] = (ZERO, ZERO)
    after: tuple[Vector, Vector] = (ZERO, ZERO)
    energy_lost: float = 0.0
    kind: str = "impact"
    duration: float = 0.0
    tie: bool = False


@dataclass
class Log:
    """Entries so far, and the lasting contacts that have not ended: {(a, b): index}.

    lost : J, by key, what a lasting contact has taken, and keeps
    unseen : contacts that last too shortly to be seen; one that follows takes over their loss
    wanted : whether the list will be read
    taken : J, by all contacts so far, permanently
    """

    entries: list[Entry] = field(default_factory=list)
    open: dict[tuple[int, int], int] = field(default_factory=dict)
    lost: dict[tuple[int, int], float] = field(default_factory=dict)
    unseen: dict[tuple[int, int], Entry] = field(default_factory=dict)
    wanted: bool = True
    taken: float = 0.0

    def copy(self) -> "Log":
        return replace(
            self,
            entries=list(self.entries),
            open=dict(self.open),
            lost=dict(self.lost),
            unseen=dict(self.unseen),
        )

    def add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.taken += entry.energy_lost

    def add_to_last(self, more: Entry) -> None:
        """What a contact still does in the moment of its latest impact; else it is not listed."""
        for index in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[index]
            if entry.time != more.time:
                return
            if (entry.a, entry.b, entry.kind) == (more.a, more.b, "impact"):
                self.taken += more.energy_lost
                self.entries[index] = entry._replace(
                    impulse=add(entry.impulse, more.impulse),
                    after=more.after,
                    energy_lost=entry.energy_lost + more.energy_lost,
                )
                return

    def add_to_ties(self) -> None:
        """The order of the latest impact and of others had to be chosen."""
        self.entries[-1] = self.entries[-1]._replace(tie=True)

    def begin(self, entry: Entry) -> None:
        """A lasting contact begins, or continues if it is of the same kind.

        One of the kind "settle" is a slide that is listed only if it takes energy and none
        follows it.
        """
        key = (entry.a, entry.b)
        if entry.kind == "settle":
            if key not in self.open:
                self.unseen.setdefault(key, entry._replace(kind="slide"))
            return
        index = self.open.get(key)
        if index is not None and self.entries[index].kind == entry.kind:
            return
        self.end(key, entry.time)
        self.unseen.pop(key, None)
        self.open[key] = len(self.entries)
        self.entries.append(entry._replace(energy_lost=entry.energy_lost + self.lost.get(key, 0.0)))

    def lose(self, key: tuple[int, int], lost: float, for_good: bool = True) -> None:
        """A contact that lasts has taken so much energy so far, J."""
        if for_good:
            self.taken += lost
        lost += self.lost.get(key, 0.0)
        if for_good:
            self.lost[key] = lost
        if key in self.open:
            index = self.open[key]
            self.entries[index] = self.entries[index]._replace(energy_lost=lost)
        elif key in self.unseen:
            self.unseen[key] = self.unseen[key]._replace(energy_lost=lost)

    def end(self, key: tuple[int, int], time: float) -> Entry | None:
        """A lasting contact ends; returns its entry, if there was one."""
        index = self.open.pop(key, None)
        if index is None:
            return None
        self.lost.pop(key, None)
        entry = self.entries[index]
        self.entries[index] = entry._replace(duration=time - entry.time)
        return self.entries[index]

    def close_all(self, time: float, still: Collection[tuple[int, int]] = ()) -> None:
        """Every lasting contact that is not among `still` ends, and its bodies part.

        What it has taken stands where it began; parting takes nothing.
        """
        for key in [key for key in self.open if key not in still]:
            entry = self.end(key, time)
            if entry is not None:
                self.add(entry._replace(time=time, kind="part", duration=0.0, energy_lost=0.0))
        for key in [key for key in self.unseen if key not in still]:
            entry = self.unseen.pop(key)
            self.lost.pop(key, None)
            if entry.energy_lost > 0:
                self.entries.append(entry._replace(duration=time - entry.time))

    def contact_times(self, dimension: int, end_time: float) -> Floats:
        """Moments of contacts, s; where that is cheaper, of every change of motion."""
        return self.contacts(dimension, end_time).time

    def contacts(self, dimension: int, end_time: float, keep: bool = True) -> Contacts:
        """The list as arrays; contacts that still last are counted up to `end_time`."""
        entries = list(self.entries) if keep else []
        for index in self.open.values() if keep else ():
            entries[index] = entries[index]._replace(duration=end_time - entries[index].time)
        for entry in self.unseen.values() if keep else ():
            if entry.energy_lost > 0:
                entries.append(entry._replace(duration=end_time - entry.time))
        entries.sort(key=lambda entry: entry.time)

        each: Any = Entry(*(zip(*entries, strict=True) if entries else [()] * len(Entry._fields)))

        def vectors(values: Sequence[object], *shape: int) -> np.ndarray:
            return np.array(values, dtype=float).reshape(len(entries), *shape)[..., :dimension]

        return Contacts(
            time=np.array(each.time, dtype=float),
            a=np.array(each.a, dtype=np.int64),
            b=np.array(each.b, dtype=np.int64),
            point=vectors(each.point, 3),
            normal=vectors(each.normal, 3),
            impulse=vectors(each.impulse, 3),
            velocity_before=vectors(each.before, 2, 3),
            velocity_after=vectors(each.after, 2, 3),
            energy_lost=np.array(each.energy_lost, dtype=float),
            kind=np.array(each.kind, dtype="<U6"),
            duration=np.array(each.duration, dtype=float),
            tie=np.array(each.tie, dtype=bool),
        )
