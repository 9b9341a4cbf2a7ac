"""Runs in files: saved whole, the memory of the solver included, and loaded to go on.

A file is an .npz: what a run reports stands in it as arrays of plain names (`time`, `position`,
`contacts.impulse`), for numpy and others to read. Nothing in it is code, and nothing pickled: it
holds numbers, texts, and names out of the closed lists of this module.
"""

import io
import json
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module, metadata
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from kernel_lib.state.saving.encoding import Encoded, Known, decoded, encoded
from kernel_lib.state.saving.functions import Functions, NotGiven

__all__ = ["FORMAT", "load", "save"]

#: Number of the format; a file of another is refused.
FORMAT = 1

#: Classes that may stand in a file, by the module in which they are found. A solver adds its own,
#: its memory, and what that is made of. They are named and not imported: state knows no solver.
KEPT = {
    "kernel_lib.contacts.impact_times": ("LookAgain",),
    "kernel_lib.contacts.conic_walls": ("Ellipse", "Parabola"),
    "kernel_lib.contacts.finite_walls": ("Arc", "Segment"),
    "kernel_lib.contacts.joints": ("Joint",),
    "kernel_lib.laws.pair_forces": ("ElasticPlasticForce", "PairForce", "PowerDampedForce"),
    "kernel_lib.laws.own_force": ("OwnForce", "OwnPairForce"),
    "kernel_lib.laws.contact_models": (
        "DampedHertz",
        "ElasticPlastic",
        "Hertz",
        "HuntCrossley",
        "SpringDashpot",
        "Viscoelastic",
    ),
    "kernel_lib.laws.friction_element": ("FrictionElement",),
    "kernel_lib.laws.tangential_compliance": ("Mindlin",),
    "kernel_lib.solvers.compliant.shear": ("ShearElement",),
    "kernel_lib.laws.restitution_laws": (
        "DampedHertzRestitution",
        "HuntCrossleyRestitution",
        "PlasticRestitution",
        "PowerRestitution",
        "ViscoelasticRestitution",
    ),
    "kernel_lib.solvers.compliant.solver": ("Compliant", "CompliantMemory", "Flight"),
    "kernel_lib.solvers.events.solver": ("Events",),
    "kernel_lib.solvers.events.state": ("EventsMemory",),
    "kernel_lib.solvers.events.energy_books": ("EnergyBooks",),
    "kernel_lib.solvers.events.many_rough.columns": ("RoughArrays",),
    "kernel_lib.solvers.events.many_rough.record": ("RoughLog",),
    "kernel_lib.solvers.events.many_rough.run": ("RoughBalls",),
    "kernel_lib.solvers.events.there_and_back": ("ThereAndBack",),
    "kernel_lib.solvers.events.on_track.memory": ("Descent", "MemoryOnTrack"),
    "kernel_lib.solvers.track.flight": ("Landing",),
    "kernel_lib.solvers.report.frames": ("Snapshots",),
    "kernel_lib.solvers.rows.cradle": ("Hanging", "HangingMemory"),
    "kernel_lib.solvers.gravitating.solver": ("Gravitating", "GravitatingMemory"),
    "kernel_lib.solvers.gravitating.flight": ("FlightStep",),
    "kernel_lib.solvers.gravitating.attraction": ("Attraction",),
    "kernel_lib.solvers.report.contact_log": ("Entry", "Log"),
    "kernel_lib.solvers.many_balls.run": ("ManyBalls",),
    "kernel_lib.solvers.many_balls.arrays": ("Arrays",),
    "kernel_lib.solvers.many_balls.contact_chunks": ("ManyLog",),
    "kernel_lib.solvers.between_contacts.free_motion": ("Motion",),
    "kernel_lib.solvers.between_contacts.swing": ("Swinging",),
    "kernel_lib.solvers.compliant.contact_phase": ("ContactPhase",),
    "kernel_lib.solvers.rows.rigid_row": ("RowImpacts", "RowMemory"),
    "kernel_lib.solvers.system": ("System", "Side"),
    "kernel_lib.solvers.rows.soft_row": ("SoftRow", "SoftRowMemory"),
    "kernel_lib.solvers.stepping.solver": ("Stepping",),
    "kernel_lib.solvers.stepping.state": ("SteppingMemory",),
    "kernel_lib.solvers.glued": ("Sticky", "StickyMemory"),
    "kernel_lib.solvers.compliant.integration_step": ("IntegrationStep",),
    "kernel_lib.solvers.compliant.contact_pair": ("ContactPair", "Layout", "Scales"),
    "kernel_lib.solvers.compliant.bent_wall": ("BentWall",),
    "kernel_lib.solvers.compliant.contact_record": ("ContactRecord", "ModeEntry"),
    "kernel_lib.state.bodies": ("Ball",),
    "kernel_lib.state.saving.files": ("Forgotten",),
    "kernel_lib.state.scene": ("Scene",),
    "kernel_lib.state.surfaces": ("Rules", "SmallerRestitution", "Surface", "_Completed"),
    "kernel_lib.solvers.track.curved": ("Curved",),
    "kernel_lib.solvers.track.outline": ("Course",),
    "kernel_lib.solvers.track.rider": ("Place",),
    "kernel_lib.solvers.track.solver": ("OnTrack",),
    "kernel_lib.solvers.track.state": ("TrackMemory",),
    "kernel_lib.solvers.track.uniform": ("Uniform",),
    "kernel_lib.state.track": ("Track",),
    "kernel_lib.state.contact_list": ("Contacts",),
    "kernel_lib.state.trajectory": ("Trajectory",),
    "kernel_lib.state.walls": ("Plane", "Pocket", "Shaking", "Steady"),
}

#: Functions that a file may name, by module: those that a run can follow. All others are found
#: among those that the caller of `load` gives, or not at all.
FUNCTIONS = {
    "kernel_lib.laws.failing_estimate": ("failing_estimate",),
    "kernel_lib.laws.impulses": ("contact_impulses",),
}

#: Attributes of a class that are no fields of it.
ATTRIBUTES = {"Scene": ("_surface",)}

#: Fields of a run that a later version may have to do without.
MAY_BE_LOST = ("locate", "memory")

#: Entries of the file beside the arrays of the run.
HEAD, CODES, INTS, FLOATS = "carom", "carom.codes", "carom.ints", "carom.floats"


def save(run: Any, file: Any) -> None:
    """Write a run; see `Trajectory.save`."""
    # In memory first, so that a run that cannot be saved leaves an old file as it was.
    content = _packed(encoded(run, _known()))
    if hasattr(file, "write"):
        file.write(content)
    else:
        Path(file).write_bytes(content)


def _packed(parts: Encoded) -> bytes:
    """The content of a file."""
    head = {"format": FORMAT, "version": _version(), "texts": parts.texts, "kinds": parts.kinds}
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


@dataclass(frozen=True)
class Forgotten:
    """In place of what a solver remembered, where another version remembers other things."""

    version: str
    what: str

    def __call__(self, time: float) -> NoReturn:
        raise ValueError(
            f"the run was saved by carom {self.version}, and {self.what}; its frames and contacts "
            "are there, other moments and resume are not: simulate(run.scene, run.duration, "
            "run.solver) computes it again"
        )


def load(file: Any, functions: Iterable[Any] = ()) -> Any:
    """A run that `run.save` wrote, exact to the last bit; `resume` goes on with it.

    No code of a file is run. Files of other versions are read: where their solvers remembered
    other things, frames, contacts and scene are there, and a ValueError says why other moments,
    forces and `resume` are not. The same holds where the run follows a function that is not given.

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
    if version != FORMAT:
        raise ValueError(
            f"{name} is a run in format {version}, where this carom reads format {FORMAT}; {remedy}"
        )
    try:
        codes, ints, floats = (entries.pop(each) for each in (CODES, INTS, FLOATS))
        parts = Encoded(codes, ints, floats, head["texts"], head["kinds"], entries)
        found, lost = decoded(parts, known, MAY_BE_LOST)
    except ValueError as problem:
        raise ValueError(f"{name} cannot be loaded: {problem}. Else {remedy}") from problem
    except Exception as problem:
        raise ValueError(f"{name} is damaged: {problem!r}; {remedy}") from problem
    if type(found).__name__ != "Trajectory" or type(found.scene).__name__ != "Scene":
        raise ValueError(f"{name} holds no run; {remedy}")
    if missing := known.functions.missing:
        return replace(found, memory=None, locate=NotGiven(tuple(missing)))
    if lost:
        found = replace(found, memory=None, locate=Forgotten(head.get("version", "0.1"), lost))
    return found


def _checked(head: Any) -> Any:
    """The head of a file, if it is one: texts, and classes by name with names of their fields."""
    rows = [head["texts"], *(part for name, *parts in head["kinds"] for part in ([name], *parts))]
    if not all(type(row) is list and all(type(text) is str for text in row) for row in rows):
        raise ValueError("its head holds something else than texts")
    return head


def _version() -> str:
    try:
        return metadata.version("carom")
    except metadata.PackageNotFoundError:
        return "not installed"


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
