"""Lesson 02: a ball lands on a tilted plane and slides."""

import math
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from kernel_lib.experiments import (
    EARTH,
    LESSON_BUDGET,
    THREE_LEVELS,
    AtContact,
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
from kernel_lib.experiments.oblique_plane import controls, tasks
from kernel_lib.experiments.oblique_plane.chart import climb_lines
from kernel_lib.experiments.oblique_plane.controls import LANDINGS, PARAMETERS, RADIUS, THROW
from kernel_lib.experiments.oblique_plane.law import slope_law
from kernel_lib.experiments.oblique_plane.on_the_slope import landing_scenes, lump_scenes
from kernel_lib.experiments.oblique_plane.published import across, along, published_landing
from kernel_lib.experiments.oblique_plane.questions import (
    FLAT,
    LANDING,
    LAST,
    LEAST,
    ROUGHNESS,
    TWO_LUMPS,
)
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import mechanical_energy, potential_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["experiment", "runs", "scene"]

#: What a run has of each frame, beside its time.
STATES = ("position", "velocity", "spin")


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
    return Scene([ball], [plane], (0, -EARTH), restitution=values["k_b"], friction=friction)


def runs(values: Values) -> dict[str, Trajectory]:
    """The same throw by fixed steps and by exact events; lumps and landings, one run each."""
    if values["scene"] != THROW:
        scenes = landing_scenes if values["scene"] == LANDINGS else lump_scenes
        return {
            name: _whole(simulate(one, values["duration"], Events(), budget=LESSON_BUDGET))
            for name, one in scenes(values).items()
        }
    start = scene(values)
    steps = Stepping(values["step"], return_to_contact=values["kac"])
    return {
        "fixed steps": simulate(start, values["duration"], steps, budget=LESSON_BUDGET),
        "exact": simulate(start, values["duration"], Events(), budget=LESSON_BUDGET),
    }


def _whole(run: Trajectory) -> Trajectory:
    """A run of its whole duration, one frame longer where everything is at rest before: a lump that
    is set down and stays is looked at as long as one that slides."""
    if run.time[-1] >= run.duration:
        return run
    ends = {one: np.append(getattr(run, one), getattr(run, one)[-1:], axis=0) for one in STATES}
    return replace(run, time=np.append(run.time, run.duration), **ends)


def _energy_of(part: Callable[[Trajectory, Floats], Floats]) -> Callable[[Trajectory], Floats]:
    return lambda run: run.scene.balls[0].mass * part(run, run.velocity[:, 0]) ** 2 / 2


experiment = Experiment(
    name="oblique_plane",
    title="Oblique plane",
    runs=runs,
    law_now=slope_law,
    handles={0: {"position": (None, "height"), "velocity": ("velocity_x", "velocity_y")}},
    observables=(
        Observable("speed up the slope", "v_t", "m/s", lambda r: along(r, r.velocity[:, 0])),
        Observable("energy", "E", "J", mechanical_energy),
        Observable(
            "speed away from the slope", "v_n", "m/s", lambda r: across(r, r.velocity[:, 0])
        ),
        Observable("distance up the slope", "s", "m", lambda r: along(r, r.position[:, 0])),
        Observable("distance from the slope", "d", "m", lambda r: across(r, r.position[:, 0])),
    ),
    bars=(
        Bars(
            Sentence("oblique-plane-experiment-energy"),
            "J",
            (
                Observable("along the slope", "E_t", "J", _energy_of(along)),
                Observable("into and out of the slope", "E_n", "J", _energy_of(across)),
                Observable("height", "E_p", "J", potential_energy),
                Observable("lost as heat", "E₀ - E", "J", energy_lost),
            ),
        ),
    ),
    at_contact=AtContact(
        into=("into the slope", "into it"),
        out=("out of the slope", "out of it"),
        along=("along the slope", "along it"),
        acts=(1,),
        energy_acts=(1,),
        lost="lost as heat",
    ),
    levels=THREE_LEVELS,
    walls=("slope",),
    toys=("Ski jumper", "Hailstone", "throw", "sound"),
    lasts="duration",
    hues={"exact": 0, "fixed steps": 1},
    chart=Chart(
        Sentence("oblique-plane-climb-chart"),
        Sentence("oblique-plane-axis-slope"),
        Sentence("oblique-plane-axis-climb"),
        climb_lines,
        now=lambda values: {Sentence("oblique-plane-your-slope"): (values["slope"], None)},
        click=("slope", None),
    ),
    published=published_landing(lambda: runs(check_all(PARAMETERS, {}))),
    guess=LANDING,
    questions=(FLAT, LAST, ROUGHNESS, TWO_LUMPS, LEAST),
    **parts_of(controls, tasks),
)
