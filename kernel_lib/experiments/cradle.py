"""Lesson 05: Newton's cradle, and why momentum and energy do not decide it."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from kernel_lib.experiments.cradle_figures import published_chains
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
from kernel_lib.experiments.laws_now import row_law
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.solvers.row_impacts import RowImpacts
from kernel_lib.solvers.sequences import all_at_once, one_by_one
from kernel_lib.solvers.simulate import Solver, simulate
from kernel_lib.solvers.soft_row import SoftRow
from kernel_lib.solvers.sweeps import sweep_chain
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import kinetic_energy, momentum
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs", "scene", "stiffnesses"]

RADIUS = 0.5

#: Distance of the rows on the stage, m.
LANE = 1.5

LAST, ALL, OPEN = "only the last one", "all but the first", "the two laws do not say"
RULES = ("left first", "right first")

PARAMETERS = (
    Parameter("balls", "n", 3, 2, 7, 1, "", "number of balls", "integer"),
    Parameter("incoming", "in", 1, 1, 6, 1, "", "how many come in together", "integer"),
    Parameter("k_b", "k_b", 1.0, 0, 1, 0.01, "", "restitution, for the rigid rules"),
    Parameter(
        "order",
        "order",
        RULES[0],
        meaning="who collides first, one by one",
        scale="choice",
        choices=RULES,
    ),
    Parameter("mass", "m_1", 1.0, 0.1, 10, 0, "kg", "mass of the first ball", "log", group="Balls"),
    Parameter(
        "beta",
        "β",
        1.0,
        0.1,
        10,
        0,
        "",
        "m_1 over the mass of each other ball",
        "log",
        group="Balls",
    ),
    Parameter("speed", "V", 1.0, 0.1, 10, 0.1, "m/s", "speed of what comes in", group="Balls"),
    Parameter(
        "gap", "gap", 0.0, 0, 0.2, 0.005, "m", "distance between the balls at rest", group="Balls"
    ),
    Parameter(
        "stiffness",
        "K_1",
        1000.0,
        10,
        100000,
        0,
        "N/m^p",
        "stiffness of the first contact",
        "log",
        group="Contacts",
    ),
    Parameter(
        "gamma",
        "γ",
        1.0,
        0.01,
        1000,
        0,
        "",
        "stiffness of the others over K_1",
        "log",
        group="Contacts",
    ),
    Parameter("duration", "T", 3.0, 0.5, 10, 0.5, "s", "length of the run", group="Contacts"),
)


def scene(values: Values, lane: int = 0) -> Scene:
    """A row at rest, and what comes in from the left, half a metre away.

    lane : rows of different lanes lie below each other, so that runs can be compared
    """
    n, incoming = values["balls"], min(values["incoming"], values["balls"] - 1)
    balls, x = [], -2.0
    for i in range(n):
        mass = values["mass"] / (1.0 if i == 0 else values["beta"])
        speed = values["speed"] if i < incoming else 0.0
        balls.append(Ball((x, -LANE * lane), (speed, 0), RADIUS, mass))
        x += 2 * RADIUS + (0.5 if i == incoming - 1 else values["gap"] if i >= incoming else 0.0)
    return Scene(balls, restitution=values["k_b"])


def stiffnesses(values: Values) -> list[float]:
    """K of each contact: the first one, and gamma times it for the others."""
    first = values["stiffness"]
    return [first] + [first * values["gamma"]] * (values["balls"] - 2)


def runs(values: Values) -> dict[str, Trajectory]:
    """Four answers on one clock, from the top down."""
    soft = stiffnesses(values)
    solvers: dict[str, Solver] = {
        "one by one": RowImpacts(values["order"]),
        "all at once": RowImpacts("all at once"),
        "springs": SoftRow(soft, 1.0),
        "Hertz": SoftRow(soft, 1.5),
    }
    return {
        name: simulate(scene(values, lane), values["duration"], solver)
        for lane, (name, solver) in enumerate(solvers.items())
    }


def _who_moves(values: Values, runs: Runs) -> str:
    """What the two conservation laws say: nothing, if two rules that keep both disagree."""
    ends = [runs[name].velocity[-1, :, 0] for name in ("one by one", "all at once")]
    if np.allclose(ends[0], ends[1], atol=1e-9):
        moving = np.abs(ends[0]) > 1e-9
        return LAST if moving[-1] and not moving[:-1].any() else ALL
    return OPEN


def _explain(guess: str, answer: str) -> str:
    verdict = "Yes." if guess == answer else f"No: {answer}."
    return (
        f"{verdict} One in, one out keeps momentum and energy. So does (-1/3, 2/3, 2/3): the "
        "first ball back, the others on together. Which happens is decided by the contacts."
    )


def _speeds(values: Mapping[str, Any]) -> dict[str, tuple[Floats, Floats]]:
    """Last ball of three against gamma: both force laws, and the two rigid rules."""
    gammas = np.logspace(-2, 3, 41)
    beta = values["beta"]
    lines = {}
    for name, exponent in (("springs", 1.0), ("Hertz", 1.5)):
        lines[name] = (gammas, sweep_chain(gammas, [beta], exponent)[:, 0, 2])
    row = ([beta, 1.0, 1.0], [1.0, 0.0, 0.0])
    for name, rule in (("one by one", one_by_one), ("all at once", all_at_once)):
        lines[name] = (gammas, np.full(len(gammas), rule(*row)[2]))
    return lines


def _velocity_of(i: int) -> Callable[[Trajectory], Floats]:
    return lambda run: run.velocity[:, min(i, run.velocity.shape[1] - 1), 0]


def _energy_of(i: int) -> Callable[[Trajectory], Floats]:
    def energy(run: Trajectory) -> Floats:
        if i >= len(run.scene.balls):
            return np.zeros(len(run.time))
        part: Floats = run.scene.balls[i].mass * run.velocity[:, i, 0] ** 2 / 2
        return part

    return energy


experiment = Experiment(
    name="cradle",
    title="Newton's cradle and the order of impacts",
    parameters=PARAMETERS,
    runs=runs,
    law_now=row_law,
    handles={0: {"velocity": ("speed", None)}},
    ball_count="balls",
    observables=(
        Observable("velocity of the first ball", "v_1", "m/s", _velocity_of(0)),
        Observable("velocity of the last ball", "v_n", "m/s", _velocity_of(6)),
        Observable("velocity of the second ball", "v_2", "m/s", _velocity_of(1)),
        Observable("energy of motion", "E", "J", lambda run: kinetic_energy(run)),
        Observable("momentum", "p", "kg m/s", lambda run: momentum(run)[:, 0]),
    ),
    bars=(
        Bars(
            "Energy of motion",
            "J",
            tuple(Observable(f"ball {i + 1}", f"E_{i + 1}", "J", _energy_of(i)) for i in range(3)),
        ),
    ),
    presets=(
        Preset("One in, two at rest", {}, "Both laws hold in all four pictures."),
        Preset(
            "Five balls, one in",
            {"balls": 5},
            "Hertz: the first ball comes back at 7 % of its speed.",
        ),
        Preset("Two in", {"balls": 5, "incoming": 2}, "Two in, two out? See who says so."),
        Preset(
            "Small gaps",
            {"balls": 5, "gap": 0.1},
            "With gaps the impacts come one after another: the textbook is right.",
        ),
        Preset(
            "Soft, then hard",
            {"gamma": 150.0},
            "Second contact 150 times stiffer: nearly all at once.",
        ),
        Preset("Hard, then soft", {"gamma": 0.05}, "Now one after another is right."),
        Preset(
            "Li & Yao, β = 0.5", {"beta": 0.5}, "The first ball is lighter: does one by one fit?"
        ),
        Preset("Perfectly plastic", {"k_b": 0.0}, "Rigid rules only: all go on together."),
    ),
    chart=Chart(
        "Who is right, for three balls?",
        "γ, stiffness of contact 2-3 over 1-2",
        "velocity of ball 3 over V",
        _speeds,
        x_scale="log",
    ),
    published=published_chains(),
    guess=Guess(
        "One ball hits two that touch, all equal and elastic. Momentum and energy are conserved. "
        "Which balls move on?",
        "choice",
        answer=_who_moves,
        explain=_explain,
        choices=(LAST, ALL, OPEN),
    ),
)
