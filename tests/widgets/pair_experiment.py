"""An experiment of our own for tests of the interface: two balls that spin, flat or in space."""

from collections.abc import Mapping
from typing import Any

from kernel_lib.experiments.experiment import Experiment, Observable
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

PARAMETERS = (
    Parameter("space", "3D", False, scale="switch", meaning="in space"),
    Parameter("rough", "rough", True, scale="switch", meaning="balls and floor grip"),
    Parameter("spin", "ω", 5.0, -20, 20, 0.5, "rad/s", "spin of ball 1"),
    Parameter("x1", "x_1", -2.0, -4, 4, 0.1, "m", "place of ball 1"),
    Parameter("y1", "y_1", 1.5, 0.5, 4, 0.1, "m", "height of ball 1"),
    Parameter("v1", "v_1", 2.0, -5, 5, 0.1, "m/s", "velocity of ball 1"),
    Parameter("x2", "x_2", 1.5, -4, 2, 0.1, "m", "place of ball 2", only_if=("space", (False,))),
    Parameter("count", "n", 2, 2, 3, 1, "", "number of balls", "integer"),
)


def scene(values: Mapping[str, Any]) -> Scene:
    """Two balls over a floor, the one on the left on its way to the other."""
    rough: dict[str, float] = {"restitution": 0.8}
    if values["rough"]:
        rough |= {"tangential_restitution": 0.0, "friction": 0.5}
    if values["space"]:
        balls = [
            Ball((values["x1"], values["y1"], 0.2), (2, 0, 0), 0.5, 1, (values["spin"], 0, 3)),
            Ball((1.5, 1.2, 0), (0, 0, 0), 0.4, 0.5, (0, 6, 0)),
        ]
        return Scene(balls, [Plane((0, 0, 0), (0, 1, 0))], (0, -2, 0), **rough)
    balls = [
        Ball((values["x1"], values["y1"]), (values["v1"], 0), 0.5, 1, values["spin"]),
        Ball((values["x2"], 1.2), (0, 0), 0.4, 0.5),
        Ball((3.5, 1.2), (0, 0), 0.4, 0.5),
    ][: values["count"]]
    return Scene(balls, [Plane((0, 0), (0, 1))], (0, -2), **rough)


def runs(values: Mapping[str, Any]) -> dict[str, Trajectory]:
    """Exact events."""
    return {"exact": simulate(scene(values), 3, Events())}


def pair() -> Experiment:
    """The experiment."""
    return Experiment(
        name="pair",
        title="A pair",
        parameters=PARAMETERS,
        runs=runs,
        handles={
            0: {"position": ("x1", "y1"), "velocity": ("v1", None)},
            1: {"position": ("x2", None)},
        },
        ball_count="count",
        observables=(Observable("height", "y", "m", lambda run: run.position[:, 0, 1]),),
    )
