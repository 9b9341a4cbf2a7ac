"""Controls of lesson 09, its cases by name, and its acts, each with its own question."""

from kernel_lib.experiments.common.controls import PLANETS
from kernel_lib.experiments.experiment import Act, Preset
from kernel_lib.experiments.parameters import Parameter

__all__ = [
    "ACTS",
    "ALONE",
    "BALL",
    "BEAD",
    "BLOCK",
    "BODIES",
    "CYCLOID",
    "DOME",
    "DRAWN",
    "HOOP",
    "LOOP",
    "OWN",
    "PARAMETERS",
    "PIPE",
    "PRESETS",
    "RACE",
    "SLOPE",
    "TIN",
]

LOOP, DOME, PIPE, SLOPE, RACE, CYCLOID, OWN = PLACES = (
    "loop",
    "dome",
    "half-pipe",
    "slope",
    "race of three",
    "cycloid's bowl",
    "your own",
)
BALL, BLOCK, HOOP, TIN, BEAD = BODIES = ("ball", "block", "hoop", "tin", "bead")
ALONE = "none"

#: Heights through which a track of one's own is drawn: name, x (m), and y (m) at the start.
DRAWN = {"y1": (0.15, -0.2), "y2": (0.5, -0.45), "y3": (1.0, -0.7), "y4": (1.5, -0.9)}

_PAIRS = ("place", (LOOP, DOME, PIPE))
_OTHERS = ("place", (LOOP, DOME, PIPE, RACE, CYCLOID, OWN))

PARAMETERS = (
    Parameter(
        "height",
        "H",
        2.6,
        0.3,
        4,
        0.01,
        "radii",
        "start height of the centre, of the loop",
        only_if=("place", (LOOP,)),
    ),
    Parameter("place", "track", LOOP, meaning="the track", scale="choice", choices=PLACES),
    Parameter(
        "never_slips",
        "never slips",
        True,
        meaning="a track on which nothing that rolls slips",
        scale="switch",
    ),
    Parameter(
        "friction",
        "μ",
        0.3,
        0,
        1.5,
        0.01,
        "",
        "coefficient of friction of rolling bodies; the block and the bead have none",
        only_if=("never_slips", (False,)),
    ),
    Parameter(
        "body",
        "body",
        BALL,
        meaning="what runs down: ball, hoop and tin roll, block and bead slide",
        scale="choice",
        choices=BODIES,
        group="Bodies",
        only_if=_OTHERS,
    ),
    Parameter(
        "rival",
        "beside it",
        BLOCK,
        meaning="another body, from the same place at the same time",
        scale="choice",
        choices=(ALONE, *BODIES),
        group="Bodies",
        only_if=_PAIRS,
    ),
    Parameter(
        "angle",
        "θ₀",
        60.0,
        5,
        90,
        1,
        "°",
        "how far up the half-pipe it starts, from the lowest point",
        group="Half-pipe",
        only_if=("place", (PIPE,)),
    ),
    *(
        Parameter(
            name,
            f"y({x:g} m)",
            y,
            -2,
            -0.02,
            0.01,
            "m",
            f"height of your track {x:g} m across",
            group="Your own",
            only_if=("place", (OWN,)),
        )
        for name, (x, y) in DRAWN.items()
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
        group="Planet and landing",
    ),
    Parameter(
        "e",
        "e",
        0.3,
        0,
        0.9,
        0.01,
        "",
        "share of the speed towards the track that comes back at a landing",
        group="Planet and landing",
    ),
)

PRESETS = (
    Preset("Loop the loop", {}, "From 2.6 radii a sliding block gets round. And a ball?"),
    Preset(
        "High enough for a ball",
        {"height": 2.8},
        "Above 2.7 radii: the ball gets round, if it never slips.",
    ),
    Preset(
        "It slips near the top",
        {"height": 2.72, "never_slips": False},
        "The same start on a real track: near the top it hardly presses, and the ball slips.",
    ),
    Preset(
        "Bead on a wire",
        {"body": BEAD, "height": 2.1},
        "Held from both sides, a bead needs two radii, and the wire pulls it.",
    ),
    Preset(
        "Hoop and tin",
        {"body": HOOP, "rival": TIN, "height": 2.85},
        "A hoop carries the most of its energy in turning, and needs 3 radii.",
    ),
    Preset(
        "Off a dome",
        {"place": DOME, "body": BLOCK, "rival": BALL},
        "Where does each leave the dome?",
    ),
    Preset(
        "Half-pipe",
        {"place": PIPE},
        "To and fro: the ball takes longer, by the root of 7/5.",
    ),
    Preset(
        "Down a slope",
        {"place": SLOPE},
        "A block, a ball and a hoop: in which order do they arrive?",
    ),
    Preset(
        "Race of three",
        {"place": RACE, "body": BLOCK},
        "2 m across, 1 m down: the straight line is the shortest.",
    ),
    Preset(
        "A bowl of a cycloid",
        {"place": CYCLOID, "body": BLOCK},
        "One from high up, one from lower down: which is at the bottom first?",
    ),
    Preset(
        "Draw your own",
        {"place": OWN, "body": BLOCK},
        "Drag the points. Can you beat the straight line, and the cycloid? The link holds it.",
    ),
)


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
