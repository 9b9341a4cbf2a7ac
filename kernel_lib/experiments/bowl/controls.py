"""Controls of lesson 07, its cases by name, and its acts, each with its own question."""

from kernel_lib.experiments.common.controls import PLANETS
from kernel_lib.experiments.experiment import Act, Preset
from kernel_lib.experiments.parameters import Parameter

__all__ = [
    "ACTS",
    "BALL",
    "DISH",
    "MIRRORS",
    "NEIGHBOUR",
    "PARAMETERS",
    "PRESETS",
    "ROUND",
    "SHAPES",
]

ROUND, DISH, MIRRORS = SHAPES = ("round bowl", "parabola", "two mirrors")

_FALLS = ("shape", (ROUND, DISH))
_MIRRORS = ("shape", (MIRRORS,))

PARAMETERS = (
    Parameter(
        "height", "h", 0.6, 0.02, 3, 0.01, "m", "drop height above the lowest point", only_if=_FALLS
    ),
    Parameter(
        "radius", "a", 1.0, 0.1, 10, 0, "m", "radius of curvature, up to the ball's centre", "log"
    ),
    Parameter("offset", "x₀", 1.0, -900, 900, 1, "mm", "how far beside the middle the ball starts"),
    Parameter(
        "shape", "shape", ROUND, meaning="what it bounces in", scale="choice", choices=SHAPES
    ),
    Parameter(
        "bounces",
        "n",
        25,
        5,
        100,
        1,
        "",
        "how many bounces on the spot it is watched",
        "integer",
    ),
    Parameter(
        "speed",
        "v₀",
        0.0,
        -5,
        5,
        0.01,
        "m/s",
        "speed sideways at the start, which is lower for it: the energy is that of the drop",
        group="How it starts",
    ),
    Parameter(
        "pair",
        "two balls",
        False,
        meaning="a second ball, which starts a little beside the first",
        scale="switch",
        group="How it starts",
    ),
    Parameter(
        "apart",
        "δ",
        1.0,
        0.001,
        1000,
        0,
        "µm",
        "how far beside the first ball the second one starts",
        "log",
        group="How it starts",
        only_if=("pair", (True,)),
    ),
    Parameter(
        "e",
        "e",
        1.0,
        0.5,
        1,
        0.01,
        "",
        "share of the speed towards the wall that comes back",
        group="Planet and loss",
    ),
    Parameter(
        "gravity",
        "g",
        9.807,
        0.5,
        25,
        0.1,
        "m/s²",
        "acceleration of free fall",
        named=PLANETS,
        group="Planet and loss",
        only_if=_FALLS,
    ),
    Parameter(
        "second",
        "R₂",
        1.0,
        0.1,
        10,
        0,
        "m",
        "radius of the mirror on the right; a is that of the left one",
        "log",
        group="Two mirrors",
        only_if=_MIRRORS,
    ),
    Parameter(
        "distance",
        "l",
        1.5,
        0.2,
        5,
        0.01,
        "m",
        "from mirror to mirror, along the axis, as far as the ball's centre goes",
        group="Two mirrors",
        only_if=_MIRRORS,
    ),
)

PRESETS = (
    Preset(
        "Salad bowl",
        {"radius": 0.15, "height": 0.06},
        "A radius of 15 cm: below 7.5 cm the ball stays.",
    ),
    Preset(
        "Satellite dish",
        {"shape": DISH},
        "A parabola: the same limit, half the radius, and beyond it an orderly motion.",
    ),
    Preset(
        "Two in a dish",
        {"shape": DISH, "height": 0.95, "offset": 100.0, "pair": True},
        "A parabola: here two neighbours stay neighbours.",
    ),
    Preset(
        "Nearly flat",
        {"radius": 5.0},
        "A bowl that hardly curves: it turns the ball back slowly, and keeps it.",
    ),
    Preset(
        "On the Moon",
        {"gravity": 1.62},
        "All is slower, and happens in the same places.",
    ),
    Preset(
        "Two mirrors",
        {"shape": MIRRORS, "radius": 0.6, "second": 1.4, "distance": 1.2},
        "Without gravity, to and fro, as light runs in a laser.",
    ),
    Preset(
        "With a little loss",
        {"e": 0.9},
        "The ball sinks below half the radius before it gets away, and comes to rest.",
    ),
)


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
