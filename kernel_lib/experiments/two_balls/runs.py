"""Lesson 03: two balls collide, and seldom stick."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import numpy as np

from kernel_lib.experiments import (
    LESSON_BUDGET,
    THREE_LEVELS,
    AtContact,
    Bars,
    Experiment,
    Map,
    Observable,
    Sentence,
    Values,
    check_all,
    parts_of,
)
from kernel_lib.experiments.common.films import box, head_on_pairs
from kernel_lib.experiments.measures.energy import energy_lost, energy_of
from kernel_lib.experiments.two_balls import controls, tasks
from kernel_lib.experiments.two_balls.chart import cases_on_map, pair_on_map, sticking_map
from kernel_lib.experiments.two_balls.controls import FILM, PAIR, PARAMETERS, PRESETS
from kernel_lib.experiments.two_balls.law import pair_law
from kernel_lib.experiments.two_balls.published import published_pairs, tangential_gap
from kernel_lib.experiments.two_balls.questions import (
    HITS,
    LEAVES,
    STEPS,
    TOGETHER,
    TURN,
    TWO_ANSWERS,
    WAY,
    WHICH_PAIR,
)
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import Solver, simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.solvers.sticking import Sticky
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import kinetic_energy, potential_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane
from kernel_lib.words import labelled
from kernel_lib.words.explained import ExplainedError

__all__ = ["FILM", "PAIR", "experiment", "runs", "scene"]

#: Moment of inertia of a flat disc, over m r².
DISC = 0.5

#: Distance of the walls of the box from the balls at the start, m.
AROUND = 5.0


def scene(values: Values) -> Scene:
    """Two balls on their way to each other, flat discs if they turn; or Neumann's three pairs."""
    if values["film"] == FILM:
        masses = (values["m1"], values["m2"])
        return head_on_pairs(
            (1.0, 0.5, values["k_b"]),
            masses=masses,
            walls=values["box"],
            one_size=values["alike"],
        )
    balls = [
        Ball(
            (values[f"x{i}"], values[f"y{i}"]),
            (values[f"vx{i}"], values[f"vy{i}"]),
            values[f"r{i}"],
            values[f"m{i}"],
            inertia_factor=DISC,
        )
        for i in (1, 2)
    ]
    gravity = (0, -values["gravity"])
    walls = _walls_around(balls) if values["box"] else []
    if values["wall"] and not walls:
        walls = [Plane(point=(_reach(balls, 0, -1), 0), normal=(1, 0))]
    return Scene(balls, walls, gravity, restitution=values["k_b"], drag=values["drag"])


def _walls_around(balls: list[Ball]) -> list[Plane]:
    """Four walls at the same distance from the balls at the start."""
    return box(*(_reach(balls, axis, sign) for sign in (-1, 1) for axis in (0, 1)))


def _reach(balls: list[Ball], axis: int, sign: int) -> float:
    """Where a wall stands on one side of the balls, m."""
    reach = (sign * ball.position[axis] + ball.radius for ball in balls)
    return sign * (max(reach) + AROUND)


def runs(values: Values) -> dict[str, Trajectory]:
    """The same start by fixed steps, by exact events and, if asked for, glued."""
    start = scene(values)

    def run(solver: Solver, start: Scene = start) -> Trajectory:
        return simulate(start, values["duration"], solver, budget=LESSON_BUDGET)

    if values["film"] == FILM:
        return {"exact": run(Events())}
    if values["glued"] and (values["box"] or values["wall"] or values["drag"]):
        raise ExplainedError(Sentence("two-balls-refuses-glue"))
    steps = Stepping(values["step"], return_to_contact=values["kac"])
    found = {
        "fixed steps": run(steps),
        "exact": run(Events()),
    }
    if values["glued"]:
        found["glued"] = run(Sticky(), replace(start, restitution=0.0))
    return found


def _momentum_of(i: int) -> Callable[[Trajectory], Floats]:
    """Measures the momentum of a ball to the right; in the film, of all balls on its side."""

    def along(run: Trajectory) -> Floats:
        masses = np.array([ball.mass for ball in run.scene.balls[i::2]])
        part: Floats = run.velocity[:, i::2, 0] @ masses
        return part

    return along


def _gap(run: Trajectory) -> Floats:
    radii = run.scene.balls[0].radius + run.scene.balls[1].radius
    apart: Floats = np.linalg.norm(run.position[:, 0] - run.position[:, 1], axis=-1) - radii
    return apart


experiment = Experiment(
    name="two_balls",
    title="Two balls: when do they stick?",
    runs=runs,
    law_now=pair_law,
    handles={
        i - 1: {"position": (f"x{i}", f"y{i}"), "velocity": (f"vx{i}", f"vy{i}")} for i in (1, 2)
    },
    observables=(
        Observable("gap between the balls", "d", "m", _gap),
        Observable("energy of motion", "E", "J", kinetic_energy),
        Observable("speed of sliding past each other", "Δv_t", "m/s", tangential_gap),
        Observable("momentum of all left balls", "Σp_1x", "kg m/s", _momentum_of(0)),
        Observable("momentum of all right balls", "Σp_2x", "kg m/s", _momentum_of(1)),
    ),
    bars=(
        Bars(
            Sentence("two-balls-experiment-energy"),
            "J",
            (
                Observable("energy of the left balls", "E_1", "J", energy_of(0, 2, 4)),
                Observable("energy of the right balls", "E_2", "J", energy_of(1, 3, 5)),
                Observable("height", "E_p", "J", potential_energy),
                Observable("lost as heat", "E₀ - E", "J", energy_lost),
            ),
        ),
    ),
    at_contact=AtContact(
        into=("along the line of centres", "along the line"),
        out=("along the line of centres", "along the line"),
        along=("across the line", "across it"),
        acts=(1,),
    ),
    levels=THREE_LEVELS,
    toys=("Billiard balls", "throw", "beside", "sound"),
    lasts="duration",
    hues={"exact": 0, "fixed steps": 1, "glued": 2},
    chart=Map(
        Sentence("two-balls-map"),
        Sentence("two-balls-axis-height"),
        Sentence("two-balls-axis-speed"),
        sticking_map,
        Sentence("two-balls-axis-sliding"),
        nothing=Sentence("two-balls-map-miss"),
        line=Sentence("two-balls-map-line"),
        points=lambda values: labelled(
            "two_balls", cases_on_map(PRESETS, partial(check_all, PARAMETERS), values)
        ),
        now=pair_on_map,
        click=("y2", "vy1"),
    ),
    published=published_pairs(lambda v: runs(check_all(PARAMETERS, v | {"film": PAIR}))),
    shows=("impulses",),
    guess=TOGETHER,
    questions=(WAY, TURN, HITS, STEPS, LEAVES, WHICH_PAIR),
    further=(TWO_ANSWERS,),
    **parts_of(controls, tasks),
)
