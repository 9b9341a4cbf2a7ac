"""Lesson 03: two balls collide, and seldom stick."""

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
from kernel_lib.experiments.films import head_on_pairs
from kernel_lib.experiments.laws_now import pair_law
from kernel_lib.experiments.pair_figures import landing_gap, published_pairs, tangential_gap
from kernel_lib.experiments.parameters import Parameter, check_all
from kernel_lib.solvers.events import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.stepping import Stepping
from kernel_lib.solvers.sticky import Sticky
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs", "scene"]

FILM, PAIR = "three head-on pairs", "one pair"
FIRST, SECOND, SAME = "ball 1, the light one", "ball 2, the heavy one", "both the same"


def _place(name: str, symbol: str, default: float, what: str, ball: int) -> Parameter:
    unit, size = ("m/s", 40.0) if what.startswith("velocity") else ("m", 20.0)
    group = f"Ball {ball}"
    return Parameter(name, symbol, default, -size, size, 0.1, unit, what, group=group)


def _size(name: str, symbol: str, default: float, what: str, ball: int) -> Parameter:
    unit, low, high = ("kg", 0.1, 100.0) if name.startswith("m") else ("m", 0.2, 4.0)
    return Parameter(name, symbol, default, low, high, 0, unit, what, "log", group=f"Ball {ball}")


PARAMETERS = (
    Parameter("film", "scene", FILM, meaning="what collides", scale="choice", choices=(FILM, PAIR)),
    Parameter("k_b", "k_b", 0.0, 0, 1, 0.01, "", "restitution of the pair"),
    _size("m1", "m_1", 1.0, "mass", 1),
    _size("m2", "m_2", 4.0, "mass", 2),
    _size("r1", "r_1", 1.0, "radius", 1),
    _size("r2", "r_2", 2.0, "radius", 2),
    _place("x1", "x_1", 0.0, "place of the centre", 1),
    _place("y1", "y_1", -5.0, "height of the centre", 1),
    _place("vx1", "v_1x", 0.0, "velocity right", 1),
    _place("vy1", "v_1y", 20.0, "velocity upwards", 1),
    _place("x2", "x_2", 15.0, "place of the centre", 2),
    _place("y2", "y_2", 5.0, "height of the centre", 2),
    _place("vx2", "v_2x", -30.0, "velocity right", 2),
    _place("vy2", "v_2y", 0.0, "velocity upwards", 2),
    Parameter("gravity", "g", 0.0, 0, 25, 0.1, "m/s²", "gravity, downwards", group="Around"),
    Parameter("drag", "k_c", 0.0, 0, 5, 0.05, "kg/(m s)", "Stokes drag", group="Around"),
    Parameter(
        "glued",
        "glue",
        False,
        meaning="a third run in which the two hold together",
        scale="switch",
        group="Around",
    ),
    Parameter("kac", "kac", True, meaning="return to contact", scale="switch", group="Method"),
    Parameter(
        "step", "Δ", 0.1, 0.005, 0.5, 0.005, "s", "length of a time step", "log", group="Method"
    ),
    Parameter("duration", "T", 4.0, 0.5, 20, 0.5, "s", "length of the run", group="Method"),
)


def scene(values: Values) -> Scene:
    """Two balls on their way to each other, or Neumann's three pairs."""
    if values["film"] == FILM:
        return head_on_pairs(mass_ratio=values["m2"] / values["m1"])
    balls = [
        Ball(
            (values[f"x{i}"], values[f"y{i}"]),
            (values[f"vx{i}"], values[f"vy{i}"]),
            values[f"r{i}"],
            values[f"m{i}"],
        )
        for i in (1, 2)
    ]
    gravity = (0, -values["gravity"])
    return Scene(balls, gravity=gravity, restitution=values["k_b"], drag=values["drag"])


def runs(values: Values) -> dict[str, Trajectory]:
    """The same start by fixed steps, by exact events and, if asked for, glued."""
    start, duration = scene(values), values["duration"]
    if values["film"] == FILM:
        return {"exact": simulate(start, duration, Events())}
    steps = Stepping(values["step"], return_to_contact=values["kac"])
    found = {
        "fixed steps": simulate(start, duration, steps),
        "exact": simulate(start, duration, Events()),
    }
    if values["glued"]:
        found["glued"] = simulate(start, duration, Sticky())
    return found


def _larger_impulse(values: Values, runs: Runs) -> str:
    """Which ball of the first contact changes its momentum more."""
    contacts = runs["exact"].contacts.of_kind("impact")
    if len(contacts) == 0:
        return SAME
    balls = runs["exact"].scene.balls
    changes = [
        balls[i].mass
        * np.linalg.norm(contacts.velocity_after[0, k] - contacts.velocity_before[0, k])
        for k, i in enumerate((contacts.a[0], contacts.b[0]))
    ]
    if abs(changes[0] - changes[1]) <= 1e-9 * max(changes):
        return SAME
    return FIRST if changes[0] > changes[1] else SECOND


def _explain(guess: str, answer: str) -> str:
    verdict = "Yes." if guess == answer else f"No: {answer}."
    return (
        f"{verdict} What one ball gives the other receives, so the two impulses are equal and "
        "opposite, whatever the masses. The light ball changes its velocity four times as much."
    )


def _gaps(values: Mapping[str, Any]) -> dict[str, tuple[Floats, Floats]]:
    """Tangential speed that parts the balls, over where ball 2 starts, for three speeds."""
    heights = np.linspace(-2, 12, 57)
    lines = {}
    for speed in (10.0, 20.0, 30.0):
        others = dict(values) | {"film": PAIR, "k_b": 0.0, "vy1": speed}
        gaps = [landing_gap(scene(others | {"y2": float(y)})) for y in heights]
        lines[f"v_1y = {speed:g} m/s"] = (heights, np.array(gaps))
    return lines


def _energy_of(i: int) -> Callable[[Trajectory], Floats]:
    def energy(run: Trajectory) -> Floats:
        part: Floats = run.scene.balls[i].mass * np.sum(run.velocity[:, i] ** 2, axis=-1) / 2
        return part

    return energy


def _momentum_of(i: int) -> Callable[[Trajectory], Floats]:
    return lambda run: run.scene.balls[i].mass * run.velocity[:, i, 0]


experiment = Experiment(
    name="two_balls",
    title="Two balls: when do they stick?",
    parameters=PARAMETERS,
    runs=runs,
    law_now=pair_law,
    handles={"position": ("x1", "y1"), "velocity": ("vx1", "vy1")},
    observables=(
        Observable("gap between the balls", "d", "m", lambda run: _gap(run)),
        Observable("energy of motion", "E", "J", lambda run: kinetic_energy(run)),
        Observable("slide past each other", "Δv_t", "m/s", tangential_gap),
        Observable("momentum of ball 1", "p_1x", "kg m/s", _momentum_of(0)),
        Observable("momentum of ball 2", "p_2x", "kg m/s", _momentum_of(1)),
    ),
    bars=(
        Bars(
            "Energy of motion of balls 1 and 2",
            "J",
            (
                Observable("ball 1", "E_1", "J", _energy_of(0)),
                Observable("ball 2", "E_2", "J", _energy_of(1)),
            ),
        ),
    ),
    presets=(
        Preset("Neumann, three pairs", {"m2": 1.0}, "e = 1, 0.5 and 0 from the top."),
        Preset("Light against heavy", {}, "The same with 1 kg against 4 kg."),
        Preset(
            "How fast can it leave?",
            {"m2": 100.0},
            "1 against 100 kg: the light ball of the top pair leaves at nearly three times "
            "its speed.",
        ),
        Preset(
            "Nikulin, balls 1",
            {"film": PAIR},
            "One of the rare hits after which the two stay together.",
        ),
        Preset(
            "Nikulin, balls 2",
            {"film": PAIR, "gravity": 9.807, "drag": 1.0},
            "The same with gravity and drag: now they part.",
        ),
        Preset(
            "Nikulin, balls 3",
            {"film": PAIR, "y2": 3.0},
            "A little lower: no bounce, and yet they slide off each other.",
        ),
        Preset(
            "Nikulin, balls 4",
            {"film": PAIR, "k_b": 1.0, "kac": False},
            "Without a return to contact the centres coincide at step 5.",
        ),
        Preset(
            "Really sticky",
            {"film": PAIR, "y2": 3.0, "glued": True},
            "Glued, the pair turns about its centre of mass.",
        ),
        Preset(
            "Unseen",
            {"film": PAIR, "step": 0.2},
            "With Δ = 0.2 s the balls fly through each other between two steps.",
        ),
    ),
    chart=Chart(
        "How far from sticking?",
        "start of ball 2, y_2 (m)",
        "speed at which they slide past each other (m/s)",
        _gaps,
    ),
    published=published_pairs(lambda v: runs(check_all(PARAMETERS, v | {"film": PAIR}))),
    guess=Guess(
        "Ball 1 has 1 kg, ball 2 has 4 kg. Which of them gets the larger impulse?",
        "choice",
        answer=_larger_impulse,
        explain=_explain,
        choices=(FIRST, SECOND, SAME),
    ),
)


def _gap(run: Trajectory) -> Floats:
    radii = run.scene.balls[0].radius + run.scene.balls[1].radius
    apart: Floats = np.linalg.norm(run.position[:, 0] - run.position[:, 1], axis=-1) - radii
    return apart
