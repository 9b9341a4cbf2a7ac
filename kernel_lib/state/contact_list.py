"""What touched what in a run, and how a contact that takes time went."""

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.state.compared import Compared

__all__ = ["COLUMNS", "KINDS", "ContactForce", "Contacts"]

Floats = NDArray[Any]


#: What a contact can be: see Contacts.
KINDS = ("impact", "slide", "roll", "rest", "part", "pocket")


@dataclass(frozen=True)
class ContactForce:
    """Overlap and normal force of one contact that takes time.

    time : (N,) s; overlap : (N,) m; force : (N,) N, on either body
    """

    time: Floats
    overlap: Floats
    force: Floats


@dataclass(frozen=True, eq=False, repr=False)
class Contacts(Compared):
    """What touched what, in order of time: one entry a contact in every array.

    time : (C,) s
    a, b : (C,) index of the ball, and of its partner; wall j is -1 - j, and pockets follow walls
    point : (C, dim) m, where they touched
    normal : (C, dim) unit vector from b to a
    impulse : (C, dim) N s, on a; b received the opposite
    velocity_before, velocity_after : (C, 2, dim) m/s, of a and of b (a wall: zeros)
    energy_lost : (C,) J
    kind : (C,) text: impact, slide, roll, rest (a lasting contact begins), part (it ends), pocket
        (a ball is out of play from then on, and its kinetic energy lost)
    duration : (C,) s, of a lasting contact; 0 for an impact by a law
    tie : (C,) bool, of impacts of one moment that depend on each other, and whose order had to be
        chosen: lowest index first. Another order may give another outcome
    """

    time: Floats
    a: NDArray[np.int64]
    b: NDArray[np.int64]
    point: Floats
    normal: Floats
    impulse: Floats
    velocity_before: Floats
    velocity_after: Floats
    energy_lost: Floats
    kind: NDArray[np.str_]
    duration: Floats
    tie: NDArray[np.bool_] = None  # type: ignore[assignment]

    def __post_init__(self) -> None:
        if self.tie is None:  # a list without ties, or of a file of an older version
            object.__setattr__(self, "tie", np.zeros(len(self.time), dtype=bool))

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update({"tie": None, **state})
        self.__post_init__()

    def __len__(self) -> int:
        return len(self.time)

    def __hash__(self) -> int:
        return hash((len(self), *self.time[:1].tolist()))

    def __repr__(self) -> str:
        found = [f"{np.count_nonzero(self.kind == kind)} {kind}" for kind in KINDS]
        kinds = ", ".join(each for each in found if not each.startswith("0 "))
        return f"<Contacts: {kinds or 'none'}>"

    def of_kind(self, *kinds: str) -> "Contacts":
        """Only the contacts of these kinds, such as "impact"; ValueError for any other word."""
        for kind in kinds:
            if kind not in KINDS:
                raise ValueError(f"kind must be one of {', '.join(KINDS)}, got {kind!r}")
        chosen = np.zeros(len(self), dtype=bool)
        for kind in kinds:
            chosen |= self.kind == kind
        return self if chosen.all() else self[chosen]

    def __getitem__(self, chosen: Any) -> "Contacts":
        """Contacts chosen by a mask, a slice or a list of indices."""
        return Contacts(*(getattr(self, name)[chosen] for name in COLUMNS))

    def __add__(self, later: "Contacts") -> "Contacts":
        """Both lists, one after the other."""
        pairs = [(getattr(self, name), getattr(later, name)) for name in COLUMNS]
        return Contacts(*(np.concatenate(pair) for pair in pairs))

    def table(self) -> dict[str, Floats]:
        """All contacts as columns, a component each, named with their units.

        Returns
        -------
        {"time (s)": (C,), "a": (C,), "b": (C,), "kind": (C,), "point x (m)": (C,), ...} : for
        `pandas.DataFrame(run.contacts.table())`, or to be written line by line
        """
        columns: dict[str, Floats] = {"time (s)": self.time, "a": self.a, "b": self.b}
        columns["kind"] = self.kind
        parts = {
            "point": (self.point, "m"),
            "normal": (self.normal, ""),
            "impulse": (self.impulse, "N s"),
            "velocity of a before": (self.velocity_before[:, 0], "m/s"),
            "velocity of b before": (self.velocity_before[:, 1], "m/s"),
            "velocity of a after": (self.velocity_after[:, 0], "m/s"),
            "velocity of b after": (self.velocity_after[:, 1], "m/s"),
        }
        for name, (vectors, unit) in parts.items():
            for axis in range(vectors.shape[1]):
                label = f"{name} {'xyz'[axis]}" + (f" ({unit})" if unit else "")
                columns[label] = vectors[:, axis]
        columns |= {"energy lost (J)": self.energy_lost, "duration (s)": self.duration}
        return columns | {"tie": self.tie}


#: Names of what a list of contacts holds.
COLUMNS = tuple(entry.name for entry in fields(Contacts))
