"""An experiment of our own for tests of the stage: two equal balls meet in its very middle."""

from collections.abc import Mapping
from typing import Any

from kernel_lib.experiments.experiment import Experiment, Observable
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory

PARAMETERS = (
    Parameter("e", "e", 0.5, 0.0, 1.0, 0.01, "", "restitution of the second run"),
    Parameter("mass", "m_2", 1.0, 0.5, 10.0, 0.5, "kg", "mass of ball 2"),
    Parameter("x1", "x_1", -3.0, -6.0, -1.0, 0.01, "m", "place of ball 1"),
    Parameter("y1", "y_1", 0.0, -3.0, 3.0, 0.01, "m", "height of ball 1"),
)


def runs(values: Mapping[str, Any]) -> dict[str, Trajectory]:
    """Without loss, and with some; they touch at t = 1.25 s."""
    balls = [
        Ball((values["x1"], values["y1"]), (2, 0), 0.5, 1),
        Ball((3, 0), (-2, 0), 0.5, values["mass"]),
    ]
    return {
        name: simulate(Scene(balls, restitution=e), 2.5, Events())
        for name, e in (("elastic", 1.0), ("softer", values["e"]))
    }


def head_on() -> Experiment:
    """The experiment."""
    return Experiment(
        name="head_on",
        title="Head on",
        parameters=PARAMETERS,
        runs=runs,
        observables=(Observable("place of ball 1", "x", "m", lambda run: run.position[:, 0, 0]),),
        handles={0: {"position": ("x1", "y1")}},
    )
