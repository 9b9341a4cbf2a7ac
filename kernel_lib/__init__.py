"""Carom's physics: what really happens when things collide.

A scene is what exists, a solver is who advances time, a run is what comes of it:

    import kernel_lib as kl
    scene = kl.Scene([kl.Ball((0, 5), (4, 1), radius=1, mass=1)], [kl.Plane((0, 0), (0, 1))],
                     gravity=(0, -9.807), restitution=0.7)
    run = kl.simulate(scene, 4)
    run.time, run.position, run.contacts.table()

Map
---
what exists     Scene, Ball, Surface; walls: Plane, Segment, Arc, Parabola, Ellipse, moved by Steady
                or Shaking; Pocket, Track; box_of_balls, scene_at
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

from importlib import import_module
from typing import TYPE_CHECKING, Any

from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.impact import collide, sticks
from kernel_lib.solvers.simulate import resume, simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import (
    angular_momentum,
    centre_of_mass,
    energy_shares,
    kinetic_energy,
    mechanical_energy,
    momentum,
    potential_energy,
    rotational_energy,
)
from kernel_lib.state.scene import Scene
from kernel_lib.state.source import source
from kernel_lib.state.surfaces import COTTON_WOOL, GLASS, IVORY, STEEL, WOOD, Surface
from kernel_lib.state.track import Track
from kernel_lib.state.trajectory import Contacts, Snapshot, Trajectory
from kernel_lib.state.walls import Plane, Pocket, Shaking, Steady

if TYPE_CHECKING:
    from kernel_lib.contacts.conic_walls import Ellipse, Parabola
    from kernel_lib.contacts.curve_walk import first_contact
    from kernel_lib.contacts.finite_walls import Arc, Segment
    from kernel_lib.laws.contact_models import (
        DampedHertz,
        ElasticPlastic,
        Hertz,
        HuntCrossley,
        SpringDashpot,
        Viscoelastic,
    )
    from kernel_lib.laws.failing_estimate import failing_estimate
    from kernel_lib.laws.measured_bounces import bounces
    from kernel_lib.laws.own_force import OwnForce
    from kernel_lib.laws.restitution_laws import (
        DampedHertzRestitution,
        HuntCrossleyRestitution,
        PlasticRestitution,
        PowerRestitution,
        ViscoelasticRestitution,
        yield_speed,
    )
    from kernel_lib.laws.tangential_compliance import (
        Mindlin,
        mindlin_ratio,
        pure_compliance,
        slip_regimes,
        tangential_restitution,
    )
    from kernel_lib.plotting import film, plot
    from kernel_lib.solvers.billiards.monodromy import Monodromy, monodromy
    from kernel_lib.solvers.billiards.section import Section, section
    from kernel_lib.solvers.compliant.rigid_limit import (
        departure_limit,
        departure_time,
        soft_bounce,
        soft_bounce_limit,
    )
    from kernel_lib.solvers.compliant.solver import Compliant
    from kernel_lib.solvers.events.many_rough.run import compile_rough_balls
    from kernel_lib.solvers.glued import Sticky
    from kernel_lib.solvers.gravitating.solver import Gravitating
    from kernel_lib.solvers.rows.chain import chain_collision
    from kernel_lib.solvers.rows.cradle import Hanging
    from kernel_lib.solvers.rows.integration.ahead import compile_rows
    from kernel_lib.solvers.rows.rigid_row import RowImpacts
    from kernel_lib.solvers.rows.rigid_rules import all_at_once, one_by_one
    from kernel_lib.solvers.rows.soft_row import SoftRow
    from kernel_lib.solvers.simulate_many import simulate_many
    from kernel_lib.solvers.sweeps.interface import sweep_chain, sweep_row
    from kernel_lib.solvers.track.solver import OnTrack
    from kernel_lib.state.again import scene_at
    from kernel_lib.state.boxes import box_of_balls
    from kernel_lib.state.saving.files import load
    from kernel_lib.widgets.showing import show

__all__ = [
    "COTTON_WOOL",
    "GLASS",
    "IVORY",
    "STEEL",
    "WOOD",
    "Arc",
    "Ball",
    "Compliant",
    "Contacts",
    "DampedHertz",
    "DampedHertzRestitution",
    "ElasticPlastic",
    "Ellipse",
    "Events",
    "Gravitating",
    "Hanging",
    "Hertz",
    "HuntCrossley",
    "HuntCrossleyRestitution",
    "Mindlin",
    "Monodromy",
    "OnTrack",
    "OwnForce",
    "Parabola",
    "Plane",
    "PlasticRestitution",
    "Pocket",
    "PowerRestitution",
    "RowImpacts",
    "Scene",
    "Section",
    "Segment",
    "Shaking",
    "Snapshot",
    "SoftRow",
    "SpringDashpot",
    "Steady",
    "Stepping",
    "Sticky",
    "Surface",
    "Track",
    "Trajectory",
    "Viscoelastic",
    "ViscoelasticRestitution",
    "all_at_once",
    "angular_momentum",
    "bounces",
    "box_of_balls",
    "centre_of_mass",
    "chain_collision",
    "collide",
    "compile_rough_balls",
    "compile_rows",
    "contact_impulses",
    "departure_limit",
    "departure_time",
    "energy_shares",
    "failing_estimate",
    "film",
    "first_contact",
    "kinetic_energy",
    "load",
    "mechanical_energy",
    "mindlin_ratio",
    "momentum",
    "monodromy",
    "one_by_one",
    "plot",
    "potential_energy",
    "pure_compliance",
    "resume",
    "rotational_energy",
    "scene_at",
    "section",
    "show",
    "simulate",
    "simulate_many",
    "slip_regimes",
    "soft_bounce",
    "soft_bounce_limit",
    "source",
    "sticks",
    "sweep_chain",
    "sweep_row",
    "tangential_restitution",
    "yield_speed",
]

#: Looked up when first asked for: one-ball lessons need neither rows nor soft contacts, and
#: importing all of them would take as long again.
_LATER = {
    "Arc": "kernel_lib.contacts.finite_walls",
    "Compliant": "kernel_lib.solvers.compliant.solver",
    "DampedHertz": "kernel_lib.laws.contact_models",
    "ElasticPlastic": "kernel_lib.laws.contact_models",
    "DampedHertzRestitution": "kernel_lib.laws.restitution_laws",
    "Ellipse": "kernel_lib.contacts.conic_walls",
    "Gravitating": "kernel_lib.solvers.gravitating.solver",
    "Hanging": "kernel_lib.solvers.rows.cradle",
    "Hertz": "kernel_lib.laws.contact_models",
    "HuntCrossley": "kernel_lib.laws.contact_models",
    "HuntCrossleyRestitution": "kernel_lib.laws.restitution_laws",
    "Mindlin": "kernel_lib.laws.tangential_compliance",
    "Monodromy": "kernel_lib.solvers.billiards.monodromy",
    "OnTrack": "kernel_lib.solvers.track.solver",
    "OwnForce": "kernel_lib.laws.own_force",
    "Parabola": "kernel_lib.contacts.conic_walls",
    "PlasticRestitution": "kernel_lib.laws.restitution_laws",
    "PowerRestitution": "kernel_lib.laws.restitution_laws",
    "RowImpacts": "kernel_lib.solvers.rows.rigid_row",
    "Section": "kernel_lib.solvers.billiards.section",
    "Segment": "kernel_lib.contacts.finite_walls",
    "SoftRow": "kernel_lib.solvers.rows.soft_row",
    "SpringDashpot": "kernel_lib.laws.contact_models",
    "Sticky": "kernel_lib.solvers.glued",
    "Viscoelastic": "kernel_lib.laws.contact_models",
    "ViscoelasticRestitution": "kernel_lib.laws.restitution_laws",
    "all_at_once": "kernel_lib.solvers.rows.rigid_rules",
    "bounces": "kernel_lib.laws.measured_bounces",
    "box_of_balls": "kernel_lib.state.boxes",
    "chain_collision": "kernel_lib.solvers.rows.chain",
    "compile_rough_balls": "kernel_lib.solvers.events.many_rough.run",
    "compile_rows": "kernel_lib.solvers.rows.integration.ahead",
    "departure_limit": "kernel_lib.solvers.compliant.rigid_limit",
    "departure_time": "kernel_lib.solvers.compliant.rigid_limit",
    "failing_estimate": "kernel_lib.laws.failing_estimate",
    "film": "kernel_lib.plotting",
    "first_contact": "kernel_lib.contacts.curve_walk",
    "load": "kernel_lib.state.saving.files",
    "mindlin_ratio": "kernel_lib.laws.tangential_compliance",
    "monodromy": "kernel_lib.solvers.billiards.monodromy",
    "one_by_one": "kernel_lib.solvers.rows.rigid_rules",
    "plot": "kernel_lib.plotting",
    "pure_compliance": "kernel_lib.laws.tangential_compliance",
    "section": "kernel_lib.solvers.billiards.section",
    "scene_at": "kernel_lib.state.again",
    "show": "kernel_lib.widgets.showing",
    "simulate_many": "kernel_lib.solvers.simulate_many",
    "slip_regimes": "kernel_lib.laws.tangential_compliance",
    "soft_bounce": "kernel_lib.solvers.compliant.rigid_limit",
    "soft_bounce_limit": "kernel_lib.solvers.compliant.rigid_limit",
    "sweep_chain": "kernel_lib.solvers.sweeps.interface",
    "sweep_row": "kernel_lib.solvers.sweeps.interface",
    "tangential_restitution": "kernel_lib.laws.tangential_compliance",
    "yield_speed": "kernel_lib.laws.restitution_laws",
}


def __getattr__(name: str) -> Any:
    """A public name on its first use, and the version of the installed library."""
    if name == "__version__":
        return _version()
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_LATER[name]), name)
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
