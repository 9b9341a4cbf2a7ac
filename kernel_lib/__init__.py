"""Carom's physics: what really happens when things collide.

A scene is what exists, a solver is what advances time, a run is what comes of it:

    import kernel_lib as kl
    scene = kl.Scene([kl.Ball((0, 5), (4, 1), radius=1, mass=1)], [kl.Plane((0, 0), (0, 1))],
                     gravity=(0, -9.807), restitution=0.7)
    run = kl.simulate(scene, 4)
    run.time, run.position, run.contacts.table()

Map
---
what exists     Scene, Ball, Surface; walls: Plane, Segment, Arc, Parabola, Ellipse, moved by
                Steady, Accelerated, Shaking; Pocket, Track; box_of_balls, scene_at
run it          simulate, resume, simulate_many, load
solvers         Events (exact jumps), Stepping (fixed steps), Compliant (forces that take time);
                RowImpacts, SoftRow, Hanging (rows, cradles); Gravitating, OnTrack, Sticky
laws            of impact: contact_impulses, collide, sticks; of restitution by speed: the names
                in ...Restitution; of force: SpringDashpot, Hertz, HuntCrossley, ..., OwnForce
a run           Trajectory: time, position, velocity, spin, contacts, at, sample, forces, save
measurements    bounces: restitution from the times of a real ball's hits
sums            kinetic_energy, mechanical_energy, momentum, angular_momentum, ...
pictures        plot, film, show
thousands       sweep_chain, sweep_row, chain_collision, compile_rows; section, monodromy

SI units throughout. Each name has its own help: help(kl.Scene). Recipes: docs/computing.md.
"""

import ast
from importlib import import_module
from pathlib import Path
from typing import Any


def _places() -> dict[str, str]:
    """The module of each public name, from the imports in `__init__.pyi`."""
    stub = ast.parse(Path(__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
    imports = [line for line in stub.body if isinstance(line, ast.ImportFrom)]
    return {one.name: str(line.module) for line in imports for one in line.names}


_PLACES = _places()

__all__ = sorted(_PLACES)


def __getattr__(name: str) -> Any:
    """A public name on its first use, and the version of the installed library.

    One-ball lessons need neither rows nor soft contacts; importing all would take as long again.
    """
    if name == "__version__":
        return _version()
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_PLACES[name]), name)
    return value


def _version() -> str:
    # Looked up when asked for: reading what is installed takes longer than much of the library.
    metadata = import_module("importlib.metadata")
    try:
        return str(metadata.version("carom"))
    except metadata.PackageNotFoundError:
        return "not installed"


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
