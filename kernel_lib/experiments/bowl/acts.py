"""Acts of lesson 07, each with its own question."""

from kernel_lib.experiments.bowl.controls import MIRRORS
from kernel_lib.experiments.experiment import Act

__all__ = ["ACTS", "BALL", "NEIGHBOUR"]

#: Names of the two runs. Acts that name none show what there is: what a set-up computes is seen.
BALL, NEIGHBOUR = "ball", "neighbour"

ACTS = (
    Act(
        "On the spot",
        "Each bounce leaves a dot below the bowl. Raise the ball, or bend the bowl at its rim: "
        "from which height on do the dots run away?",
        controls=("height", "radius"),
    ),
    Act(
        "Two neighbours",
        "Whoever starts a ball, starts it a little beside where it should be. Where does that "
        "matter, in the round bowl or in the parabola?",
        {"height": 0.95, "offset": 100.0, "pair": True},
        runs=(BALL, NEIGHBOUR),
        controls=("shape", "height", "apart"),
        panel="chart",
    ),
    Act(
        "Without gravity",
        "A ball runs to and fro between two hollow mirrors, as light does in a laser. At which "
        "distances does it stay at the axis?",
        {"shape": MIRRORS, "radius": 0.6, "second": 1.4, "distance": 1.2},
        controls=("distance", "radius", "second"),
    ),
)
