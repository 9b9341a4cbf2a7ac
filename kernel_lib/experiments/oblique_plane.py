"""Lesson 02: a ball lands on a tilted plane and slides."""

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from kernel_lib.experiments.experiment import (
    Bars,
    Chart,
    Experiment,
    Guess,
    Observable,
    Preset,
    Runs,
    Values,
)
from kernel_lib.experiments.laws_now import slope_law
from kernel_lib.experiments.parameters import Parameter, check_all
from kernel_lib.experiments.slope_figures import across, along, climb, published_landing
from kernel_lib.solvers.events import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.stepping import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import mechanical_energy, potential_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["experiment", "runs", "scene"]

RADIUS = 1.0
STOPS, BOUNCES, SLIDES = "it stops", "it bounces", "it slides"

#: Slope of Nikulin's plane 4, whose normal is (-2, 10), in degrees.
NIKULIN = math.degrees(math.atan2(2, 10))

PARAMETERS = (
    Parameter("slope", "θ", NIKULIN, 0, 60, 0.5, "°", "slope of the plane"),
    Parameter("k_b", "k_b", 0.0, 0, 1, 0.01, "", "restitution: normal speed after over before"),
    Parameter("friction", "μ", 0.0, 0, 2, 0.01, "", "friction between ball and plane"),
    Parameter("height", "h", 5.0, 2, 10, 0.1, "m", "height of the centre", group="Start"),
    Parameter("velocity_x", "v_x", 4.0, -10, 10, 0.1, "m/s", "velocity right", group="Start"),
    Parameter("velocity_y", "v_y", 1.0, -10, 10, 0.1, "m/s", "velocity upwards", group="Start"),
    Parameter("mass", "m", 1.0, 0.1, 100, 0, "kg", "mass of the ball", "log", group="Start"),
    Parameter("kac", "kac", True, meaning="return to contact", scale="switch", group="Method"),
    Parameter(
        "step", "Δ", 0.1, 0.005, 0.5, 0.005, "s", "length of a time step", "log", group="Method"
    ),
    Parameter("duration", "T", 4.0, 0.5, 20, 0.5, "s", "length of the run", group="Method"),
)


def scene(values: Values) -> Scene:
    """The ball above its plane, which goes through the origin; the ball cannot turn."""
    ball = Ball(
        position=(0, values["height"]),
        velocity=(values["velocity_x"], values["velocity_y"]),
        radius=RADIUS,
        mass=values["mass"],
        inertia_factor=math.inf,
    )
    angle = math.radians(values["slope"])
    plane = Plane(point=(0, 0), normal=(-math.sin(angle), math.cos(angle)))
    friction = values["friction"] or None
    return Scene([ball], [plane], (0, -9.807), restitution=values["k_b"], friction=friction)


def runs(values: Values) -> dict[str, Trajectory]:
    """The same start by fixed steps and by exact events."""
    start = scene(values)
    steps = Stepping(values["step"], return_to_contact=values["kac"])
    return {
        "fixed steps": simulate(start, values["duration"], steps),
        "exact": simulate(start, values["duration"], Events()),
    }


def _outcome(values: Values, runs: Runs) -> str:
    """What the exact run does at its first contact."""
    contacts = runs["exact"].contacts
    if len(contacts) == 0 or values["k_b"] > 0:
        return BOUNCES
    after = np.linalg.norm(contacts.velocity_after[0, 0])
    return SLIDES if after > 1e-9 else STOPS


def _explain(guess: str, answer: str) -> str:
    verdict = "Yes." if guess == answer else f"Most expect that, but {answer}."
    return (
        f"{verdict} k_b = 0 takes away the velocity into the plane, and only that. What the ball "
        "had along the plane it keeps: it climbs, comes to rest, and slides back."
    )


def _climbs(values: Mapping[str, Any]) -> dict[str, tuple[Floats, Floats]]:
    """Way up the plane after a landing without rebound, over the slope."""
    slopes = np.linspace(2, 50, 25)
    lines = {}
    for name, friction in (("no friction", 0.0), ("μ = 0.2", 0.2), ("μ = 0.5", 0.5)):
        others = dict(values) | {"friction": friction, "k_b": 0.0}
        ways = [climb(simulate(scene(others | {"slope": float(slope)}), 3.0)) for slope in slopes]
        lines[name] = (slopes, np.array(ways))
    return lines


def _energy_of(part: Callable[[Trajectory, Floats], Floats]) -> Callable[[Trajectory], Floats]:
    return lambda run: run.scene.balls[0].mass * part(run, run.velocity[:, 0]) ** 2 / 2


def _lost(run: Trajectory) -> Floats:
    energy = mechanical_energy(run)
    return energy[0] - energy


experiment = Experiment(
    name="oblique_plane",
    title="Oblique plane",
    parameters=PARAMETERS,
    runs=runs,
    law_now=slope_law,
    handles={"position": (None, "height"), "velocity": ("velocity_x", "velocity_y")},
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
                Observable("into or off the plane", "E_n", "J", _energy_of(across)),
                Observable("height", "E_p", "J", lambda run: potential_energy(run)),
                Observable("lost", "E₀ - E", "J", _lost),
            ),
        ),
    ),
    presets=(
        Preset("Nikulin, plane 4", {}, "It lands in step 10, climbs, rests, and comes back."),
        Preset("The same with friction", {"friction": 0.1}, "Less far up, and slower back."),
        Preset("Too flat to slide back", {"friction": 0.21}, "tan θ = 0.2 < μ: it rests for good."),
        Preset("It bounces", {"k_b": 0.7}, "Each bounce turns the normal part round."),
        Preset(
            "Straight down",
            {"velocity_x": 0.0, "velocity_y": 0.0, "slope": 30.0},
            "Dropped on a steep plane: what is left points down the slope.",
        ),
        Preset(
            "Endless bounces, then sliding",
            {"k_b": 0.5, "duration": 6.0},
            "The bounces pile up; what follows is sliding, at an exact moment.",
        ),
    ),
    chart=Chart(
        "How far does it climb?",
        "slope θ (°)",
        "way up the plane after landing (m)",
        _climbs,
    ),
    published=published_landing(lambda: runs(check_all(PARAMETERS, {}))),
    guess=Guess(
        "k_b = 0: nothing comes back from the plane. What does the ball do when it lands?",
        "choice",
        answer=_outcome,
        explain=_explain,
        choices=(STOPS, BOUNCES, SLIDES),
    ),
)
