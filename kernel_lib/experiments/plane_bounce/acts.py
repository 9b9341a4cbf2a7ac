"""Acts of lesson 01, each with its own question."""

from kernel_lib.experiments.experiment import Act
from kernel_lib.experiments.plane_bounce.controls import HELD

__all__ = ["ACTS"]

ACTS = (
    Act(
        "How high?",
        "The floor gives back a share of the speed. What does that do to the height?",
        HELD,
        runs=("exact",),
        controls=("k_b",),
        panel="bars",
    ),
    Act(
        "When does it lie still?",
        "Each flight is shorter than the one before. Will the ball ever lie still, and when?",
        {**HELD, "duration": 8.0},
        runs=("exact",),
        controls=("k_b", "height"),
        panel="curves",
    ),
    Act(
        "Let a program compute it",
        "A program goes in steps and finds the floor too late, which is why a ball in a game "
        "jitters. The dashed one is the program's: where does it go wrong?",
        HELD,
        runs=("exact", "fixed steps"),
        controls=("step", "kac"),
        panel="curves",
    ),
)
