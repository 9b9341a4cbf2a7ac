"""An experiment of our own for the tests of the interface: one ball, two runs, all controls.

It does not lean on any lesson, so that a change of a lesson's values leaves these tests alone.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np

from kernel_lib.experiments.experiment import (
    Chart,
    Experiment,
    Guess,
    Judgement,
    Observable,
    Preset,
    Verdict,
)
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.experiments.teaching.verdict import judged_choice
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

PARAMETERS = (
    Parameter("e", "e", 0.7, 0.0, 1.0, 0.01, "", "restitution of the floor", group="Impact"),
    Parameter("back", "back", True, scale="switch", meaning="return to contact", group="Impact"),
    Parameter("height", "h", 5.0, 1.0, 10.0, 0.05, "m", "height of the centre", group="Start"),
    Parameter("speed", "v_x", 4.0, -8.0, 8.0, 0.1, "m/s", "speed sideways", group="Start"),
    Parameter("lift", "v_y", 1.0, -8.0, 8.0, 0.1, "m/s", "speed upwards", group="Start"),
    Parameter("step", "Δ", 0.1, 0.005, 0.3, 0.005, "s", "time step", "log", group="Method"),
    Parameter("count", "N", 1, 1, 5, 1, "", "a whole number", "integer", group="Method"),
    Parameter(
        "colour",
        "c",
        "red",
        scale="choice",
        choices=("red", "blue"),
        meaning="a choice",
        group="Method",
    ),
)


def runs(values: Mapping[str, Any]) -> dict[str, Trajectory]:
    """Fixed steps beside exact events."""
    ball = Ball(
        position=(0, values["height"]), velocity=(values["speed"], values["lift"]), radius=1, mass=1
    )
    floor = Plane(point=(0, 0), normal=(0, 1))
    scene = Scene(balls=[ball], walls=[floor], gravity=(0, -9.807), restitution=values["e"])
    if values["count"] == 5:
        raise ValueError("count must not be 5 here; choose another")
    stepping = Stepping(step=values["step"], return_to_contact=values["back"])
    return {
        "steps": simulate(scene, 4, stepping),
        "exact": simulate(scene, 4, Events()),
    }


def energy(run: Trajectory) -> np.ndarray:
    """Energy of one ball of 1 kg."""
    speed = (run.velocity[:, 0] ** 2).sum(axis=1)
    return speed / 2 + 9.807 * run.position[:, 0, 1]


def lines(values: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Heights of the bounces."""
    bounce = np.arange(6)
    return {"heights": (bounce, values["height"] * values["e"] ** (2 * bounce))}


def first_top(values: Mapping[str, Any], _: Any) -> float:
    """Height of the centre at the top of the first bounce."""
    drop = values["height"] - 1 + values["lift"] ** 2 / (2 * 9.807)
    return 1 + values["e"] ** 2 * drop


def judge_top(values: Mapping[str, Any], _: Any) -> Judgement:
    """The height, and one sentence for all guesses."""
    top = first_top(values, _)
    text = f"You said {{guess}} m, the ball reached {top:.2f} m."
    verdicts = (Verdict("number", top - 0.2, top + 0.2, True, text),)
    return Judgement(top, (*verdicts, Verdict("number", None, None, False, text)))


def after_bounce(_: Mapping[str, Any], runs: Mapping[str, Trajectory]) -> tuple[float, float]:
    """Velocity after the first bounce."""
    x, y = runs["exact"].contacts.velocity_after[0, 0]
    return float(x), float(y)


def judge_arrow(values: Mapping[str, Any], runs: Mapping[str, Trajectory]) -> Judgement:
    """The arrow, and one sentence for all guesses."""
    x, y = after_bounce(values, runs)
    text = f"You said {{guess}}, it was ({x:.2f}, {y:.2f})."
    verdicts = (Verdict("angle", -10, 10, True, text), Verdict("angle", None, None, False, text))
    return Judgement((x, y), verdicts)


def judge_side(values: Mapping[str, Any], _: Any) -> Judgement:
    """Higher or lower than 3 m."""
    return judged_choice(SIDES, "higher" if first_top(values, _) > 3 else "lower", "")


SIDES = ("higher", "lower")

#: One question of each kind, about the first bounce.
GUESSES = {
    "flag": Guess(
        "e = {e}. Drag the flag to where the first bounce will reach, then let go.",
        "flag",
        judge_top,
        unit="m",
        minimum=0.0,
        maximum=6.0,
    ),
    "number": Guess("How high?", "number", judge_top, unit="m", tolerance=0.2, maximum=10.0),
    "choice": Guess(
        "Higher or lower than 3 m?",
        "choice",
        judge_side,
        choices=SIDES,
    ),
    "arrow": Guess(
        "With which velocity does it leave the floor?",
        "arrow",
        judge_arrow,
        unit="m/s",
        maximum=10.0,
        at=(4.0, 1.0),
    ),
}


def experiment(guess: bool | str = True, name: str = "small") -> Experiment:
    """The experiment, with the flag's question, with that of another kind, or without one."""
    kind = guess if isinstance(guess, str) else "flag"
    return Experiment(
        name=name,
        title="A small bounce",
        parameters=PARAMETERS,
        runs=runs,
        observables=(
            Observable("height", "y", "m", lambda run: run.position[:, 0, 1]),
            Observable("energy", "E", "J", energy),
            Observable("speed", "v", "m/s", lambda run: np.hypot(*run.velocity[:, 0].T)),
        ),
        presets=(
            Preset("Elastic", {"e": 1.0}, "Every bounce comes back to the same height."),
            Preset("Clay", {"e": 0.0, "speed": 2.0}, "It stays on the floor."),
        ),
        chart=Chart("Heights", "bounce", "height (m)", lines, click=(None, "height")),
        guess=GUESSES[kind] if guess else None,
        handles={0: {"position": (None, "height"), "velocity": ("speed", "lift")}},
    )
