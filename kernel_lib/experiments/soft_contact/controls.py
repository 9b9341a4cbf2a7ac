"""Controls of lesson 06, its cases by name, and its acts, each with its own question."""

from kernel_lib.experiments.common.controls import PLANETS
from kernel_lib.experiments.experiment import Act, Preset
from kernel_lib.experiments.parameters import Parameter

__all__ = [
    "ACTS",
    "GAME",
    "MATERIALS",
    "PARAMETERS",
    "PRESETS",
    "RADIUS",
    "RUBBER",
    "SPRING",
    "STEEL",
]

#: Of the ball, m.
RADIUS = 0.02

RUBBER, STEEL, GAME, SPRING = MATERIALS = ("rubber", "steel", "game ball", "spring")

_SOFT, _SPRING = ("material", (RUBBER, GAME)), ("material", (SPRING,))
_NOT_STEEL = ("material", (RUBBER, GAME, SPRING))

HEIGHTS = ((1.0, "finger"), (75.0, "table"))

PARAMETERS = (
    Parameter(
        "height",
        "h",
        1.0,
        0.01,
        1000,
        0,
        "cm",
        "how far the ball falls until it touches",
        "log",
        named=HEIGHTS,
    ),
    Parameter(
        "material",
        "ball of",
        RUBBER,
        meaning="what makes the ball lose speed",
        scale="choice",
        choices=MATERIALS,
    ),
    Parameter(
        "kept",
        "e₁",
        0.8,
        0.05,
        1,
        0.01,
        "",
        "share of its speed that it keeps when dropped from 1 m",
        group="What it is made of",
        only_if=_NOT_STEEL,
    ),
    Parameter(
        "power",
        "n",
        0.0,
        0,
        1.5,
        0.05,
        "",
        "the program's damping grows as depth to this power",
        group="What it is made of",
        only_if=("material", (GAME,)),
    ),
    Parameter(
        "yield_pressure",
        "p_y",
        1.6,
        0.1,
        10,
        0,
        "GPa",
        "pressure at which the steel yields",
        "log",
        group="What it is made of",
        only_if=("material", (STEEL,)),
    ),
    Parameter(
        "stiffness",
        "K",
        20.0,
        2,
        2000,
        0,
        "MN/m^1.5",
        "stiffness: force over depth to the power 3/2",
        "log",
        group="What it is made of",
        only_if=_SOFT,
    ),
    Parameter(
        "mass",
        "m",
        0.05,
        0.005,
        0.5,
        0,
        "kg",
        "mass of the ball",
        "log",
        group="What it is made of",
        only_if=_NOT_STEEL,
    ),
    Parameter(
        "spring_stiffness",
        "k",
        10_000.0,
        1000,
        1_000_000,
        0,
        "kN/m",
        "stiffness: force over depth",
        "log",
        group="What it is made of",
        only_if=_SPRING,
    ),
    Parameter(
        "across",
        "v_x",
        0.0,
        0,
        20,
        0,
        "m/s",
        "speed across: the ball flies aslant",
        group="Sideways too",
        only_if=_SPRING,
    ),
    Parameter(
        "friction",
        "μ",
        0.0,
        0,
        2,
        0.01,
        "",
        "friction between ball and plate",
        group="Sideways too",
        only_if=_SPRING,
    ),
    Parameter(
        "across_stiffness",
        "χ",
        14 / 17,
        0.1,
        2,
        0,
        "",
        "stiffness of the spring across over that along; 0.8 for spheres of rubber or steel",
        group="Sideways too",
        only_if=_SPRING,
    ),
    Parameter(
        "gravity", "g", 9.807, 0.5, 25, 0.1, "m/s²", "acceleration of free fall", named=PLANETS
    ),
)

PRESETS = (
    Preset(
        "Rubber ball from a table",
        {"height": 75.0},
        "It loses a fifth of its speed; the force draws a loop over the depth.",
    ),
    Preset(
        "Rubber ball from a finger's breadth",
        {},
        "The same ball, slower: it loses a smaller share.",
    ),
    Preset(
        "Steel on steel",
        {"material": STEEL, "height": 100.0},
        "Steel yields where it is pressed: half the speed is gone.",
    ),
    Preset(
        "Steel, hardly touching",
        {"material": STEEL, "height": 0.05},
        "So gently that nothing yields: nothing is lost.",
    ),
    Preset(
        "A game's ball",
        {"material": GAME},
        "Spring and constant damper, as in many programs: the gentler, the worse.",
    ),
    Preset(
        "A game's ball, mended",
        {"material": GAME, "power": 0.25},
        "Damping that grows as the fourth root of depth: one share for all heights.",
    ),
    Preset(
        "Superball, sideways",
        {
            "material": SPRING,
            "height": 20.0,
            "kept": 1.0,
            "across": 2.0,
            "friction": 0.5,
            "across_stiffness": 2 / 7,
        },
        "The same spring across lets go as the one along does: the slip comes back reversed.",
    ),
    Preset(
        "Sphere, sideways",
        {"material": SPRING, "height": 20.0, "kept": 1.0, "across": 3.0, "friction": 0.5},
        "As stiff across as spheres of rubber or steel are: it slips, sticks and slips.",
    ),
)


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
