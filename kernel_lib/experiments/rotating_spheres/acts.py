"""Acts of lesson 04, each with its own question."""

from kernel_lib.experiments.experiment import Act
from kernel_lib.experiments.rotating_spheres.controls import BOWLING

__all__ = ["ACTS"]

ACTS = (
    Act(
        "Where does it come out?",
        "Grip turns the slip at the contact round, and the slip is made of flight and of spin.",
        runs=("rough",),
        controls=("angle",),
        panel="bars",
    ),
    Act(
        "How much backspin?",
        "How much backspin sends it straight up from the floor? Compare the speed of its rim, "
        "radius times spin, with its speed along the floor, here 2 m/s.",
        {"angle": 30.0},
        runs=("rough",),
        controls=("spin1",),
        panel="readouts",
    ),
    Act(
        "Friction has a limit",
        "A ball is slid onto a long lane at 7 m/s and does not turn at first. At which speed does "
        "it roll in the end?",
        BOWLING,
        runs=("rough",),
        controls=("friction", "spin1"),
        panel="curves",
    ),
)
