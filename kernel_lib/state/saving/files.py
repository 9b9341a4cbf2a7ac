"""Runs in files: what was run, what came of it, and its pieces; loaded to continue.

A file is an .npz: what a run reports stands in it as arrays of plain names (`time`, `position`,
`contacts.impulse`), for numpy and others to read. Nothing in it is code, and nothing pickled: it
holds numbers, texts, and names out of the closed lists of this module.
"""

import io
import json
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from kernel_lib.state.saving.encoding import Encoded, Known, decoded, encoded
from kernel_lib.state.saving.functions import Functions
from kernel_lib.state.saving.kept import Kept, kept_of

__all__ = ["FORMAT", "load", "save"]

#: Number of the format. Files of format 1 hold the memory of a solver as well: it is passed over.
FORMAT = 2

#: Classes that may stand in a file, by the module in which they are found: scenes, solvers and what
#: these are made of. They are named and not imported: state imports no solver.
KEPT = {
    "kernel_lib.contacts.conic_walls": ("Ellipse", "Parabola"),
    "kernel_lib.contacts.finite_walls": ("Arc", "Segment"),
    "kernel_lib.laws.own_force": ("OwnForce",),
    "kernel_lib.laws.contact_models": (
        "DampedHertz",
        "ElasticPlastic",
        "Hertz",
        "HuntCrossley",
        "SpringDashpot",
        "Viscoelastic",
    ),
    "kernel_lib.laws.tangential_compliance": ("Mindlin",),
    "kernel_lib.laws.restitution_laws": (
        "DampedHertzRestitution",
        "HuntCrossleyRestitution",
        "PlasticRestitution",
        "PowerRestitution",
        "ViscoelasticRestitution",
    ),
    "kernel_lib.solvers.compliant.solver": ("Compliant",),
    "kernel_lib.solvers.events.solver": ("Events",),
    "kernel_lib.solvers.sticking": ("Sticky",),
    "kernel_lib.solvers.gravitating.solver": ("Gravitating",),
    "kernel_lib.solvers.rows.hanging_row": ("Hanging",),
    "kernel_lib.solvers.rows.rigid_row": ("RowImpacts",),
    "kernel_lib.solvers.rows.soft_row": ("SoftRow",),
    "kernel_lib.solvers.stepping.solver": ("Stepping",),
    "kernel_lib.solvers.track.solver": ("OnTrack",),
    "kernel_lib.state.bodies": ("Ball",),
    "kernel_lib.state.contact_list": ("Contacts",),
    "kernel_lib.state.pieces": ("Pieces",),
    "kernel_lib.state.saving.kept": ("Kept",),
    "kernel_lib.state.scene": ("Scene",),
    "kernel_lib.state.surfaces": ("SmallerRestitution", "Surface", "_Completed"),
    "kernel_lib.state.track": ("Track",),
    "kernel_lib.state.trajectory": ("Trajectory",),
    "kernel_lib.state.walls": ("Accelerated", "Plane", "Pocket", "Shaking", "Steady"),
}

#: Functions that a file may name, by module: those that a run can follow. All others are found
#: among those that the caller of `load` gives, or not at all.
FUNCTIONS = {
    "kernel_lib.laws.failing_estimate": ("failing_estimate",),
    "kernel_lib.laws.impulses": ("contact_impulses",),
}

#: Attributes of a class that are no fields of it, or were fields in format 1.
ATTRIBUTES = {"Scene": ("_surface",), "Trajectory": ("locate",)}

#: Fields of a run in which a file may hold what is not known here, such as memories in format 1.
PASSED_OVER = ("locate", "memory")

#: Entries of the file next to the arrays of the run.
HEAD, CODES, INTS, FLOATS = "carom", "carom.codes", "carom.ints", "carom.floats"


def save(run: Any, file: Any) -> None:
    """Write a run; see `Trajectory.save`."""
    memory, *rest = run.memory
    kept = replace(memory, run=None, second=None) if isinstance(memory, Kept) else kept_of(run)
    # In memory first, so that a run that cannot be saved leaves an old file as it was.
    parts = encoded(replace(run, memory=(kept, *rest)), _known())
    content = _packed(parts, kept.version)
    if hasattr(file, "write"):
        file.write(content)
    else:
        Path(file).write_bytes(content)


def _packed(parts: Encoded, version: str) -> bytes:
    """The content of a file."""
    head = {"format": FORMAT, "version": version, "texts": parts.texts, "kinds": parts.kinds}
    entries = {
        HEAD: np.frombuffer(json.dumps(head).encode(), dtype=np.uint8),
        CODES: parts.codes,
        INTS: parts.ints,
        FLOATS: parts.floats,
        **parts.arrays,
    }
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **entries)
    return packed.getvalue()


def load(file: Any, functions: Iterable[Any] = ()) -> Any:
    """A run that `run.save` wrote, exact to the last bit; `resume` continues it.

    No code of a file is run. What the file does not hold, such as forces, and the state from which
    `resume` continues, the run computes anew from scene and solver when it is needed. Where its
    frames are then others, as another version of carom may compute them, a ValueError says so. The
    same holds where the run follows a function that is not given.

    Parameters
    ----------
    file : name of a file, or an open one in binary mode
    functions : of one's own that the run follows, such as a law or a force; each is found by
        module and name, else by its name alone

    Returns
    -------
    Trajectory

    Raises
    ------
    ValueError : what carom did not save, a damaged file, another format, a scene or solver that
        is no longer known, names out of no list, something else than functions;
        FileNotFoundError and the like as they are
    """
    known = _known(functions)
    content = file.read() if hasattr(file, "read") else Path(file).read_bytes()
    name = getattr(file, "name", "the file") if hasattr(file, "read") else file
    try:
        entries = _entries(content)
        head = _checked(json.loads(entries.pop(HEAD).tobytes()))
        version = head["format"]
    except Exception as problem:
        raise ValueError(
            f"{name} is no run that carom saved, or it is damaged: {problem or 'cut short'}"
        ) from problem
    remedy = "its arrays can still be read with numpy.load"
    if version not in (1, FORMAT):
        raise ValueError(
            f"{name} is a run in format {version}, where this carom reads formats 1 and {FORMAT}; "
            f"{remedy}"
        )
    try:
        codes, ints, floats = (entries.pop(each) for each in (CODES, INTS, FLOATS))
        parts = Encoded(codes, ints, floats, head["texts"], head["kinds"], entries)
        found = decoded(parts, known, PASSED_OVER)
        return _that_goes_on(found, head.get("version", "0.1"))
    except ValueError as problem:
        raise ValueError(f"{name} cannot be loaded: {problem}. Else {remedy}") from problem
    except Exception as problem:
        raise ValueError(f"{name} is damaged: {problem!r}; {remedy}") from problem


def _that_goes_on(run: Any, version: str) -> Any:
    """A run with what it has in place of a memory; ValueError for another thing."""
    if type(run).__name__ != "Trajectory" or type(run.scene).__name__ != "Scene":
        raise ValueError("it holds no run")
    kept, frames, record = run.memory
    if not isinstance(kept, Kept):
        kept = Kept(version, {"remark": "", "end": float(run.time[-1])})
    kept.version, kept.run = version, replace(run, memory=(kept, frames, record))
    return kept.run


def _checked(head: Any) -> Any:
    """The head of a file, if it is one: texts, and classes by name with names of their fields."""
    rows = [head["texts"], *(part for name, *parts in head["kinds"] for part in ([name], *parts))]
    if not all(type(row) is list and all(type(text) is str for text in row) for row in rows):
        raise ValueError("its head holds something else than texts")
    return head


def _entries(content: bytes) -> dict[str, Any]:
    """All arrays of an .npz; each entry is compared with its check sum before it is read."""
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        return {
            name.removesuffix(".npy"): np.lib.format.read_array(
                io.BytesIO(archive.read(name)), allow_pickle=False
            )
            for name in archive.namelist()
        }


def _name_of(kind: type) -> str:
    """The name under which a class is known."""
    if kind.__name__ in KEPT.get(kind.__module__, ()):
        return kind.__name__
    raise ValueError(
        f"a run that holds a {kind.__qualname__} of {kind.__module__} cannot be saved; "
        "pickle it, or save what it reports with numpy.savez"
    )


def _find(module: str, name: str) -> Any:
    return getattr(import_module(module), name)


_CLASSES: dict[str, Callable[[], type]] = {
    name: partial(_find, module, name) for module, names in KEPT.items() for name in names
}
_FUNCTIONS: dict[str, Callable[[], Any]] = {
    f"{module}:{name}": partial(_find, module, name)
    for module, names in FUNCTIONS.items()
    for name in names
}


def _known(functions: Iterable[Any] = ()) -> Known:
    """What may stand in a file that is read with these functions."""
    return Known(_CLASSES, _name_of, Functions(_FUNCTIONS, functions), ATTRIBUTES)
