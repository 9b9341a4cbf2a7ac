"""Acts of lesson 08, each with its own question."""

from kernel_lib.experiments.experiment import Act

__all__ = ["ACTS", "GAS"]

#: Name of the run.
GAS = "gas"

ACTS = (
    Act(
        "Speeds",
        "All start with one speed. Watch the bars beside the box: what do collisions make of them?",
        controls=("each", "balls"),
    ),
    Act(
        "Turned round",
        "At a moment of your choice every velocity is turned round. Each ball then goes back the "
        "way it came. For how long?",
        {"turn": True, "balls": 500, "radius": 0.55, "each": 4},
        controls=("each", "balls"),
    ),
    Act(
        "What the wall feels",
        "A piston halves the room, slowly. What becomes of the balls' energy, and of the push on "
        "the walls?",
        {"balls": 100, "radius": 1.25, "piston": 0.1},
        controls=("piston", "speed"),
        panel="chart",
    ),
)
