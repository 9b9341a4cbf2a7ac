"""Acts of lesson 06, each with its own question."""

from kernel_lib.experiments.experiment import Act
from kernel_lib.experiments.soft_contact.controls import GAME, STEEL

__all__ = ["ACTS"]

ACTS = (
    Act(
        "Slowly",
        "A contact takes its time. The force of the plate over the depth is a loop, and what it "
        "encloses is lost. What changes when the ball comes slowly?",
        runs=("drop",),
        controls=("height",),
        panel="curves",
        beside="chart",
    ),
    Act(
        "Another reason",
        "Steel loses nothing by hurry: it yields where it is pressed too hard, and a dent stays. "
        "From which height on does that begin?",
        {"material": STEEL},
        runs=("drop",),
        controls=("height", "yield_pressure"),
        panel="chart",
    ),
    Act(
        "What do programs assume?",
        "A program puts a damper beside the spring, which grows with depth in one way or another. "
        "With which power n does one share hold for all heights?",
        {"material": GAME},
        runs=("drop",),
        controls=("height", "power"),
        panel="chart",
    ),
)
