"""Lesson 02: a ball lands on a tilted plane and slides."""

import math
from collections.abc import Callable

import numpy as np

from kernel_lib.experiments.experiment import (
    LESSON_BUDGET,
    Bars,
    Chart,
    Decisive,
    Experiment,
    Guess,
    Judgement,
    Observable,
    Runs,
    Values,
    Varied,
    at_contacts,
)
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.experiments.oblique_plane.chart import climb_lines
from kernel_lib.experiments.oblique_plane.controls import PARAMETERS, PRESETS, RADIUS
from kernel_lib.experiments.oblique_plane.law import slope_law
from kernel_lib.experiments.oblique_plane.published import across, along, published_landing
from kernel_lib.experiments.parameters import check_all
from kernel_lib.experiments.verdict import judged_choice
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import mechanical_energy, potential_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["experiment", "runs", "scene"]

STOPS, BOUNCES, SLIDES = CHOICES = "it stops", "it bounces", "it slides"


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


def _outcome(values: Values, runs: Runs) -> str:
    """What the exact run does at its first contact."""
    contacts = runs["exact"].contacts
    if len(contacts) == 0 or values["k_b"] > 0:
        return BOUNCES
    after = np.linalg.norm(contacts.velocity_after[0, 0])
    return SLIDES if after > 1e-9 else STOPS


def _decisive(values: Values, runs: Runs) -> Decisive:
    """The landing, and on until the ball comes back down the plane, if it does."""
    run = runs["exact"]
    found = at_contacts(run)
    if not found.moments:
        return found
    landing, end = found.moments[0], float(run.time[-1])
    later = run.time > landing
    falling = run.time[later & (along(run, run.velocity[:, 0]) < 0)]
    back = float(falling[0]) if len(falling) else end
    return Decisive((landing,), min(end, landing + min(max(1.3 * (back - landing), 0.6), 2.0)))


def _judge(values: Values, runs: Runs) -> Judgement:
    why = {
        SLIDES: "k_b = 0 takes away the velocity into the plane, and only that. What the ball has "
        "along the plane it keeps: it climbs, stands for a moment, and slides back.",
        STOPS: "Nothing is left along the plane: it came in straight, or friction took the rest. "
        "Change the throw or take friction away, and it slides.",
        BOUNCES: "k_b is above 0, so a part of its velocity into the plane comes back. What it "
        "has along the plane it keeps.",
    }
    truth = _outcome(values, runs)
    return judged_choice(CHOICES, truth, why[truth])


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
    presets=PRESETS,
    chart=Chart(
        "How far does it climb?",
        "slope tan θ",
        "way up the plane after landing (m)",
        climb_lines,
        now=lambda values: {"your slope": (values["slope"], None)},
        click=("slope", None),
    ),
    published=published_landing(lambda: runs(check_all(PARAMETERS, {}))),
    guess=Guess(
        "k_b = {k_b}. What does the ball do when it lands on the slope?",
        "choice",
        _judge,
        choices=CHOICES,
        decisive=_decisive,
        vary={"slope": Varied(0.1, 0.6, 0.2), "velocity_x": Varied(3.0, 5.0)},
    ),
)
