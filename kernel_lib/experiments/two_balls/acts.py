"""Acts of lesson 03, each with its own question."""

from kernel_lib.experiments.experiment import Act
from kernel_lib.experiments.two_balls.controls import OFF_CENTRE

__all__ = ["ACTS"]

ACTS = (
    Act(
        "When do they stick?",
        "Two smooth pucks meet off centre, and nothing pushes them apart. Do they go on together?",
        OFF_CENTRE,
        runs=("exact",),
        controls=("y2",),
        panel="bars",
    ),
    Act(
        "Lorry against car",
        "One has four times the mass of the other. Who gets the larger impulse, force times time? "
        "From the top nothing is lost, half the speed is given back, and none.",
        runs=("exact",),
        controls=("m2",),
        panel="bars",
    ),
    Act(
        "And if they are glued?",
        "Now they hold together when they touch. What do they do then, and what does it cost?",
        {**OFF_CENTRE, "glued": True},
        runs=("exact", "glued"),
        controls=("y2",),
        panel="bars",
    ),
)
