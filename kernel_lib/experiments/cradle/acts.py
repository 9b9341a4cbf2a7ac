"""Acts of lesson 05, each with its own question."""

from kernel_lib.experiments.cradle.controls import RAIL
from kernel_lib.experiments.experiment import Act

__all__ = ["ACTS"]

ACTS = (
    Act(
        "Which speeds keep both laws?",
        "Momentum and energy are two laws, and there are three speeds to find.",
        runs=("one by one",),
        panel="bars",
    ),
    Act(
        "What do real balls do?",
        "A real contact takes time. While ball 2 is still pressed by ball 1, does it already "
        "press on ball 3?",
        {"picture": RAIL},
        runs=("Hertz",),
        controls=("gap",),
        panel="curves",
    ),
    Act(
        "Which programs are right?",
        "Four programs, one clock; all keep momentum and energy. Which are right? Below each: "
        "speeds afterwards, in % of what came in.",
        controls=("balls", "incoming"),
        panel="readouts",
    ),
)
