"""Controls of lesson 08, its cases by name, and its acts, each with its own question."""

from kernel_lib.experiments.experiment import Act, Preset
from kernel_lib.experiments.parameters import Parameter

__all__ = ["ACTS", "AMONG", "GAS", "KINDS", "ONE", "PARAMETERS", "PRESETS", "TWO", "WALL"]

ONE, TWO, AMONG, WALL = KINDS = (
    "one kind",
    "light below, heavy above",
    "heavy among light",
    "a wall of balls",
)

#: Of two noble gases: atomic masses of 39.95 and 4.003.
RATIOS = ((10.0, "argon to helium"),)

_STILL = ("piston", (0.0,))

PARAMETERS = (
    Parameter("balls", "N", 1000, 100, 1000, 50, "", "how many balls", "integer"),
    Parameter(
        "each",
        "n",
        10,
        1,
        12,
        1,
        "",
        "collisions of each ball with others, in the mean",
        "integer",
        only_if=_STILL,
    ),
    Parameter("speed", "v₀", 1.0, 0.2, 5, 0.05, "m/s", "speed of each ball at the start"),
    Parameter(
        "turn",
        "turn round",
        False,
        meaning="every velocity is turned round at the end, and the run goes on as long again",
        scale="switch",
        only_if=_STILL,
    ),
    Parameter(
        "many",
        "× 10",
        False,
        meaning="ten times as many balls, each with a tenth of the area; computed in parts",
        scale="switch",
        group="Box and balls",
        only_if=("kinds", (ONE,)),
    ),
    Parameter("side", "L", 100.0, 60, 200, 1, "m", "side of the box", group="Box and balls"),
    Parameter("radius", "r", 0.4, 0.1, 1.5, 0.05, "m", "radius of a ball", group="Box and balls"),
    Parameter(
        "space",
        "in space",
        False,
        meaning="balls in a cube instead of discs in a square; it is as full as the square",
        scale="switch",
        group="Box and balls",
    ),
    Parameter(
        "start",
        "throw",
        0,
        0,
        999,
        1,
        "",
        "another number throws the balls into the box in another way",
        "integer",
        group="Box and balls",
    ),
    Parameter(
        "kinds",
        "kinds",
        ONE,
        meaning="which balls there are; among light ones every tenth is heavy, and at rest; a big "
        "heavy one breaks a wall of light ones",
        scale="choice",
        choices=KINDS,
        group="Box and balls",
    ),
    Parameter(
        "heavy",
        "M",
        10.0,
        1,
        100,
        0,
        "kg",
        "mass of a heavy ball; a light one has 1 kg",
        "log",
        group="Box and balls",
        only_if=("kinds", (TWO, AMONG, WALL)),
        named=RATIOS,
    ),
    Parameter(
        "beside",
        "b",
        0.0,
        0,
        1,
        0.01,
        "m",
        "how far beside the axis of the wall the big ball is thrown",
        group="Box and balls",
        only_if=("kinds", (WALL,)),
        named=((0.0, "at the middle"),),
    ),
    Parameter(
        "piston",
        "w",
        0.0,
        0,
        0.5,
        0.01,
        "m/s",
        "speed of the right wall, inwards, until half the room is left",
        group="Box and balls",
        named=((0.0, "wall at rest"),),
    ),
)

PRESETS = (
    Preset(
        "Soon",
        {"each": 1},
        "After one collision each the tall bar at the speed of the start still stands.",
    ),
    Preset(
        "Heavy among light",
        {"kinds": AMONG, "balls": 500, "radius": 0.55, "heavy": 4.0, "each": 12},
        "The heavy ones begin at rest; in the mean, collisions pass energy to those who have less.",
    ),
    Preset(
        "Two gases meet",
        {"kinds": TWO, "balls": 500, "radius": 0.55, "heavy": 4.0, "each": 12},
        "Light ones below, heavy ones above, all with one speed: the heavy ones give energy away.",
    ),
    Preset(
        "Half the room",
        {"balls": 100, "radius": 1.25, "piston": 0.1},
        "The right wall is a slow piston: it does work on every ball that it hits.",
    ),
    Preset(
        "Break the wall of balls",
        {"kinds": WALL, "balls": 250, "heavy": 100.0, "speed": 5.0, "each": 8},
        "A big ball is thrown exactly at the middle of a wall. Its halves are alike; and then?",
    ),
    Preset(
        "Ten thousand balls",
        {"many": True},
        "Ten times as many, each with a tenth of the area: the bars hardly tremble any more.",
    ),
    Preset(
        "In space",
        {"space": True, "balls": 500},
        "Spheres in a cube: another curve of speeds, with fewer slow balls.",
    ),
    Preset(
        "Back after four",
        {"turn": True, "balls": 500, "radius": 0.55, "each": 4},
        "Turned round after four collisions each: all find back to one speed.",
    ),
    Preset(
        "Too late",
        {"turn": True, "balls": 500, "radius": 0.55, "each": 10},
        "Turned round after ten collisions each: the way back is lost.",
    ),
)


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
