"""Acts of lesson 09, each with its own question."""

from kernel_lib.experiments.experiment import Act
from kernel_lib.experiments.track.controls import BALL, BLOCK, DOME, RACE

__all__ = ["ACTS"]


#: None of them names runs: every body and every track that a set-up brings is seen.
ACTS = (
    Act(
        "Loop",
        "The arrow is the force of the track. Where it is gone, the body leaves and falls. How "
        "high must each start?",
        controls=("height", "never_slips"),
        panel="bars",
    ),
    Act(
        "Off a dome",
        "A dome cannot hold a body back. Which leaves it first, the block that slides or the ball "
        "that rolls?",
        {"place": DOME, "body": BLOCK, "rival": BALL},
        controls=("never_slips", "friction"),
    ),
    Act(
        "Fastest way down",
        "The straight line is the shortest. Is it the fastest? Then draw your own.",
        {"place": RACE, "body": BLOCK},
        controls=("place", "body"),
    ),
)
