"""Acts of lesson 02, each with its own question."""

from kernel_lib.experiments.experiment import Act

__all__ = ["ACTS"]

ACTS = (
    Act(
        "Stop, bounce or slide?",
        "It comes down on a slope. What does the slope take, and what does it leave?",
        {"height": 2.5},
        runs=("exact",),
        controls=("slope",),
        panel="bars",
    ),
    Act(
        "Rough snow",
        "A lump of snow that cannot roll, on a slope of 1 in 5: from which roughness on does it "
        "stay up there?",
        {"friction": 0.1, "height": 2.0, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 3.0},
        runs=("exact",),
        controls=("friction", "mass"),
        panel="curves",
    ),
    Act(
        "Land softly",
        "Only the part of the velocity into the slope is lost. How does a ski jumper land to lose "
        "little?",
        {"slope": 0.6, "velocity_x": -6.0, "velocity_y": 0.0, "duration": 2.0},
        runs=("exact",),
        controls=("slope", "velocity_x"),
        panel="bars",
    ),
)
