"""Lesson 02: a ball lands on a tilted plane and slides."""

import math
from collections.abc import Callable

from kernel_lib.experiments.experiment import (
    LESSON_BUDGET,
    AtContact,
    Bars,
    Chart,
    Experiment,
    Observable,
    Values,
)
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.experiments.oblique_plane.chart import climb_lines
from kernel_lib.experiments.oblique_plane.controls import ACTS, PARAMETERS, PRESETS, RADIUS
from kernel_lib.experiments.oblique_plane.law import slope_law
from kernel_lib.experiments.oblique_plane.published import across, along, published_landing
from kernel_lib.experiments.oblique_plane.questions import LANDING, ROUGH_LANDING, ROUGHNESS
from kernel_lib.experiments.oblique_plane.tasks import (
    CHALLENGES,
    CLASS_QUESTIONS,
    EXERCISES,
    WORKSHEET,
)
from kernel_lib.experiments.parameters import check_all
from kernel_lib.experiments.teaching import THREE_LEVELS
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import mechanical_energy, potential_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["experiment", "runs", "scene"]


def scene(values: Values) -> Scene:
    """The ball above its plane, which goes through the origin; the ball cannot turn."""
    ball = Ball(
        position=(0, values["height"]),
        velocity=(values["velocity_x"], values["velocity_y"]),
        radius=RADIUS,
        mass=values["mass"],
        inertia_factor=math.inf,
    )
    plane = Plane(point=(0, 0), normal=(-values["slope"], 1))
    friction = values["friction"] or None
    return Scene([ball], [plane], (0, -9.807), restitution=values["k_b"], friction=friction)


def runs(values: Values) -> dict[str, Trajectory]:
    """The same start by fixed steps and by exact events."""
    start = scene(values)
    steps = Stepping(values["step"], return_to_contact=values["kac"])
    return {
        "fixed steps": simulate(start, values["duration"], steps, budget=LESSON_BUDGET),
        "exact": simulate(start, values["duration"], Events(), budget=LESSON_BUDGET),
    }


def _energy_of(part: Callable[[Trajectory, Floats], Floats]) -> Callable[[Trajectory], Floats]:
    return lambda run: run.scene.balls[0].mass * part(run, run.velocity[:, 0]) ** 2 / 2


experiment = Experiment(
    name="oblique_plane",
    title="Oblique plane",
    parameters=PARAMETERS,
    runs=runs,
    law_now=slope_law,
    handles={0: {"position": (None, "height"), "velocity": ("velocity_x", "velocity_y")}},
    observables=(
        Observable("velocity up the plane", "v_t", "m/s", lambda r: along(r, r.velocity[:, 0])),
        Observable("energy", "E", "J", lambda run: mechanical_energy(run)),
        Observable("velocity off the plane", "v_n", "m/s", lambda r: across(r, r.velocity[:, 0])),
        Observable("way up the plane", "s", "m", lambda r: along(r, r.position[:, 0])),
        Observable("distance from the plane", "d", "m", lambda r: across(r, r.position[:, 0])),
    ),
    bars=(
        Bars(
            "Energy",
            "J",
            (
                Observable("along the plane", "E_t", "J", _energy_of(along)),
                Observable("normal to it", "E_n", "J", _energy_of(across)),
                Observable("height", "E_p", "J", lambda run: potential_energy(run)),
                Observable("lost", "E₀ - E", "J", energy_lost),
            ),
        ),
    ),
    at_contact=AtContact(
        into=("into the slope", "into it"),
        out=("out of the slope", "out of it"),
        along=("along it", "along it"),
        energy_acts=(1,),
        lost="lost as heat",
    ),
    presets=PRESETS,
    acts=ACTS,
    levels=THREE_LEVELS,
    walls=("slope",),
    toys=("Ski jumper", "Hailstone", "throw", "sound"),
    lasts="duration",
    hues={"exact": 0, "fixed steps": 1},
    chart=Chart(
        "How far does it climb?",
        "slope tan θ",
        "way up the plane after landing (m)",
        climb_lines,
        now=lambda values: {"your slope": (values["slope"], None)},
        click=("slope", None),
    ),
    published=published_landing(lambda: runs(check_all(PARAMETERS, {}))),
    guess=LANDING,
    challenges=CHALLENGES,
    class_questions=CLASS_QUESTIONS,
    worksheet=WORKSHEET,
    exercises=EXERCISES,
    questions=(ROUGH_LANDING, ROUGHNESS),
)
