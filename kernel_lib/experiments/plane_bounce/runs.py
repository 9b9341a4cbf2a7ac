"""Lesson 01: a ball bounces off a level floor, by fixed steps and by exact events."""

from collections.abc import Callable

import numpy as np

from kernel_lib.experiments import (
    LESSON_BUDGET,
    THREE_LEVELS,
    Bars,
    Chart,
    Experiment,
    Observable,
    Sentence,
    Values,
    check_all,
    parts_of,
)
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.experiments.plane_bounce import controls, tasks
from kernel_lib.experiments.plane_bounce.chart import error_lines
from kernel_lib.experiments.plane_bounce.controls import (
    EARTH_BALL,
    MOON,
    MOON_BALL,
    PARAMETERS,
    PRINTED,
    RADIUS,
    REST,
)
from kernel_lib.experiments.plane_bounce.law import bounce_law
from kernel_lib.experiments.plane_bounce.published import published_bounces
from kernel_lib.experiments.plane_bounce.questions import (
    CONTRAST,
    HEIGHT as HOW_HIGH,
    HEIGHT_AGAIN,
    PROGRAM,
    REST as WHEN,
    SHARE,
)
from kernel_lib.laws.contact_models import SpringDashpot
from kernel_lib.solvers.compliant.solver import Compliant
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import Solver, simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import kinetic_energy, mechanical_energy, potential_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["experiment", "runs", "scene", "solver"]


#: Between two balls next to each other, m.
APART = 4.0


def scene(values: Values, at: float = 0.0) -> Scene:
    """The ball above its floor, y = 0, `at` m to the right."""
    ball = Ball(
        position=(at, values["height"]),
        velocity=(values["velocity_x"], values["velocity_y"]),
        radius=RADIUS,
        mass=values["mass"],
    )
    floor = Plane(point=(0, 0), normal=(0, 1))
    return Scene([ball], [floor], (0, -values["gravity"]), restitution=values["k_b"])


def solver(values: Values) -> Stepping:
    """Fixed steps for these values; without a return to contact no rest of a step is left."""
    kac, method = values["kac"], values["method"]
    return Stepping(values["step"], kac, method == REST and kac, method == PRINTED)


def _run(values: Values, start: Scene, solver: Solver) -> Trajectory:
    return simulate(start, values["duration"], solver, budget=LESSON_BUDGET)


def runs(values: Values) -> dict[str, Trajectory]:
    """The same start by fixed steps, by exact events and, if asked for, on a soft floor; or on
    Earth and on the Moon."""
    start = scene(values)
    if values["moon"]:
        there = scene({**values, "gravity": MOON}, at=APART)
        return {EARTH_BALL: _run(values, start, Events()), MOON_BALL: _run(values, there, Events())}
    found = {
        "fixed steps": _run(values, start, solver(values)),
        "exact": _run(values, start, Events()),
    }
    if values["soft"]:
        floor = SpringDashpot(values["stiffness"], ends="zero overlap")
        found["soft floor"] = _run(values, start, Compliant(floor))
    return found


def _lowest_point(run: Trajectory) -> Floats:
    """Height of the ball's lowest point above the floor, m, as question and ruler count it."""
    return run.position[:, 0, 1] - RADIUS


def _above_the_floor(energy: Callable[[Trajectory], Floats]) -> Callable[[Trajectory], Floats]:
    """An energy with that of height counted likewise: a ball that lies on the floor has none."""
    return lambda run: energy(run) - run.scene.balls[0].mass * _pull(run) * RADIUS


def _pull(run: Trajectory) -> float:
    """Acceleration of free fall, m/s^2."""
    return float(np.linalg.norm(run.scene.gravity))


def _momentum_up(run: Trajectory) -> Floats:
    return run.scene.balls[0].mass * run.velocity[:, 0, 1]


def _momentum_of_earth(run: Trajectory) -> Floats:
    """Momentum that the Earth has received from the ball, by gravity and by the floor, kg m/s."""
    up = _momentum_up(run)
    return up[0] - up


HEIGHT = Observable("height of the lowest point", "y", "m", _lowest_point)
ENERGY = Observable("energy", "E", "J", _above_the_floor(mechanical_energy))
MOTION = Observable("energy of motion", "E_k", "J", kinetic_energy)
PLACE = Observable("energy of height", "E_p", "J", _above_the_floor(potential_energy))
LOST = Observable("lost", "E₀ - E", "J", energy_lost)
BALL = Observable("momentum of the ball", "p_y", "kg m/s", _momentum_up)
EARTH = Observable("momentum of the Earth", "P_y", "kg m/s", _momentum_of_earth)

experiment = Experiment(
    name="plane_bounce",
    title="Plane bounce",
    runs=runs,
    law_now=bounce_law,
    handles={0: {"position": (None, "height"), "velocity": ("velocity_x", "velocity_y")}},
    observables=(
        HEIGHT,
        ENERGY,
        Observable("speed upwards", "v_y", "m/s", lambda run: run.velocity[:, 0, 1]),
        Observable("distance to the right", "x", "m", lambda run: run.position[:, 0, 0]),
        BALL,
        EARTH,
    ),
    bars=(
        Bars(Sentence("plane-bounce-experiment-energy"), "J", (MOTION, PLACE, LOST)),
        Bars(Sentence("plane-bounce-experiment-momentum-upwards"), "kg m/s", (BALL, EARTH)),
    ),
    levels=THREE_LEVELS,
    walls=("floor",),
    toys=("On the Moon", "Table-tennis ball", "throw", "sound"),
    lasts="duration",
    hues={"exact": 0, "fixed steps": 1, "soft floor": 2, EARTH_BALL: 0, MOON_BALL: 3},
    clicks="k_b",
    chart=Chart(
        Sentence("plane-bounce-errors-chart"),
        Sentence("plane-bounce-axis-step"),
        Sentence("plane-bounce-axis-error"),
        error_lines,
        x_scale="log",
        y_scale="log",
        now=lambda values: {Sentence("plane-bounce-your-step"): (values["step"], None)},
        click=("step", None),
    ),
    published=published_bounces(lambda v: runs(check_all(PARAMETERS, v))["fixed steps"]),
    guess=HOW_HIGH,
    questions=(HEIGHT_AGAIN, SHARE, WHEN, PROGRAM, CONTRAST),
    **parts_of(controls, tasks),
)
