"""Controls of lesson 09, its cases by name, and its acts, each with its own question."""

from random import Random
from typing import Any

from kernel_lib.experiments import (
    EARTH,
    JUPITER,
    MARS,
    MOON,
    Case,
    Make,
    Parts,
    Sentence,
    Values,
    figure,
    gravity,
)

__all__ = [
    "ACTS",
    "ALONE",
    "BALL",
    "BEAD",
    "BLOCK",
    "BODIES",
    "CYCLOID",
    "DIP",
    "DOME",
    "DRAWN",
    "HOOP",
    "LOOP",
    "MASSES",
    "OWN",
    "PARAMETERS",
    "PIPE",
    "PLANET_NAMES",
    "PRESETS",
    "RACE",
    "SLOPE",
    "TIN",
]

LESSON = Parts("track")

LOOP, DOME, PIPE, SLOPE, RACE, CYCLOID, OWN, MASSES = PLACES = (
    "loop",
    "dome",
    "half-pipe",
    "slope",
    "race of three",
    "cycloid's bowl",
    "your own",
    "two masses",
)
BALL, BLOCK, HOOP, TIN, BEAD = BODIES = ("ball", "block", "hoop", "tin", "bead")
ALONE = "none"

#: Heights through which a track of one's own is drawn: name, x (m), and y (m) at the start.
DRAWN = {"y1": (0.15, -0.2), "y2": (0.5, -0.45), "y3": (1.0, -0.7), "y4": (1.5, -0.9)}

_PAIRS = ("place", (LOOP, DOME, PIPE))
_OTHERS = ("place", (LOOP, DOME, PIPE, RACE, CYCLOID, OWN))

PARAMETERS = (
    LESSON.number(
        "height", "H", 2.6, 0.3, 4, 0.01, Sentence("unit-radii"), only_if=("place", (LOOP,))
    ),
    LESSON.choice("place", PLACES, "track"),
    LESSON.switch("never_slips", default=True),
    LESSON.number("friction", "μ", 0.3, 0, 1.5, 0.01, only_if=("never_slips", (False,))),
    LESSON.choice("body", BODIES, group="Bodies", only_if=_OTHERS),
    LESSON.choice(
        "rival", (ALONE, *BODIES), "beside-it", default=BLOCK, group="Bodies", only_if=_PAIRS
    ),
    LESSON.number(
        "angle", "θ₀", 60.0, 5, 90, 1, "°", group="Half-pipe", only_if=("place", (PIPE,))
    ),
    LESSON.logarithmic(
        "mass", "m", 1.0, 0.1, 100, "kg", group="Bodies", only_if=("place", (LOOP, DOME, MASSES))
    ),
    LESSON.number(
        "dome_radius", "R", 1.0, 0.5, 2, 0.1, "m", group="Dome", only_if=("place", (DOME,))
    ),
    LESSON.number(
        "push",
        LESSON.symbol("push"),
        0.0,
        0,
        2,
        0.05,
        "√(g R)",
        group="Dome",
        only_if=("place", (DOME,)),
    ),
    *(
        LESSON.number(
            *(name, f"y({x:g} m)", y, -3.2, -0.02, 0.01, "m"),
            Sentence("track-control-drawn", across=figure(x, "m")),
            group="Your own",
            only_if=("place", (OWN,)),
        )
        for name, (x, y) in DRAWN.items()
    ),
    gravity("Planet and landing"),
    LESSON.number("e", "e", 0.3, 0, 0.9, 0.01, group="Planet and landing", share=True),
)

PRESETS = (
    LESSON.preset("Loop the loop", {}),
    LESSON.preset("High enough for a ball", {"height": 2.8}),
    LESSON.preset("It slips near the top", {"height": 2.72, "never_slips": False}),
    LESSON.preset("Bead on a wire", {"body": BEAD, "height": 2.1}),
    LESSON.preset("Hoop and tin", {"body": HOOP, "height": 2.85}),
    LESSON.preset("A heavier block", {"body": BEAD, "mass": 20.0, "height": 2.6, "rival": BLOCK}),
    LESSON.preset("Off a dome", {"place": DOME, "body": BLOCK, "rival": BALL}),
    LESSON.preset("Pushed off a dome", {"place": DOME, "body": BLOCK, "rival": ALONE, "push": 1.2}),
    LESSON.preset("A hoop off a dome", {"place": DOME, "body": HOOP, "rival": ALONE}),
    LESSON.preset("Half-pipe", {"place": PIPE}),
    LESSON.preset("Down a slope", {"place": SLOPE}),
    LESSON.preset("Race of three", {"place": RACE, "body": BLOCK}),
    LESSON.preset("A bowl of a cycloid", {"place": CYCLOID, "body": BLOCK}),
    LESSON.preset("Draw your own", {"place": OWN, "body": BLOCK}),
)


#: Where a track stands, by the acceleration of free fall, m/s²: names by which messages choose.
PLANET_NAMES = {MOON: "moon", MARS: "mars", JUPITER: "jupiter"}

_PLANETS = (EARTH, *PLANET_NAMES)

#: Places of the loop and heights that are drawn, radii: so far from what a body needs that it is
#: clear.
_HEIGHTS = tuple(round(0.1 * k, 1) for k in range(18, 33))
_NEEDS = {BALL: 2.7, TIN: 2.75, HOOP: 3.0, BEAD: 2.0, BLOCK: 2.5}


def _loop(block: bool, round_it: bool) -> Make:
    """Draws by whether the block gets round, and the other body."""

    def make(chance: Random, easy: bool) -> Values:
        fitting = [
            (body, height)
            for body in (BALL, TIN, HOOP, BEAD)
            for height in _HEIGHTS
            if (height > _NEEDS[BLOCK], height > _NEEDS[body]) == (block, round_it)
            and min(abs(height - _NEEDS[one]) for one in (BLOCK, body)) >= 0.06
        ]
        bodies = sorted({body for body, _ in fitting})
        body = chance.choice(bodies)
        heights = [height for one, height in fitting if one == body]
        return {
            "body": body,
            "height": chance.choice(heights),
            "mass": chance.choice((1.0, 5.0, 20.0)),
            "gravity": chance.choice(_PLANETS),
        }

    return make


_AT = {"body": BALL, "height": 2.6, "mass": 1.0, "gravity": EARTH}


def _dome(body: str, **drawn: tuple[float, ...]) -> dict[str, Any]:
    """What is drawn of a dome and its body."""
    return {
        "body": (body,),
        "dome_radius": (0.5, 1.0, 2.0),
        "gravity": (EARTH, MOON, JUPITER),
        "mass": (1.0,),
        "push": (0.0,),
        **drawn,
    }


def _curve(least: float, most: float, step: float) -> Make:
    """Draws of a curve y = -x/2 + b x (2 - x), below the straight line or above it."""

    def make(chance: Random, easy: bool) -> Values:
        bend = least + step * chance.randrange(round((most - least) / step) + 1)
        heights = {name: round(-x / 2 + bend * x * (2 - x), 2) for name, (x, _) in DRAWN.items()}
        gravity = chance.choice(_RACED["gravity"])
        return {"place": OWN, "body": BLOCK, "mass": 1.0, "gravity": gravity, **heights}

    return make


_STRAIGHT = {name: round(-x / 2, 3) for name, (x, _) in DRAWN.items()}
_DIPS = {"place": OWN, "body": BLOCK, "mass": 1.0, "gravity": EARTH, **_STRAIGHT}
_RACED = {"gravity": (EARTH, MOON, MARS)}

#: The track of act 3 dips below the straight line.
DIP = {"place": OWN, "body": BLOCK, "y1": -0.16, "y2": -0.47, "y3": -0.8, "y4": -0.97}

#: None of them names runs: every body and every track that a set-up brings is seen.
ACTS = (
    LESSON.act(
        1,
        controls=("height", "never_slips"),
        panel="bars",
        cases=(
            Case("both", "who", "both", 1, example=_AT, make=_loop(True, True)),
            Case("only the block", "who", "block", 1, example=_AT, make=_loop(True, False)),
            Case("only the bead", "who", "body", 1, example=_AT, make=_loop(False, True)),
            Case("neither", "who", "neither", 1, example=_AT, make=_loop(False, False)),
        ),
        after="least",
    ),
    LESSON.act(
        2,
        {"place": DOME, "body": BLOCK, "rival": ALONE},
        controls=("push", "dome_radius"),
        words_tell="how a body comes, and what holds it, is the physics of this act",
        cases=(
            Case("from rest", "depth", "third", 2, _dome(BLOCK, mass=(1.0, 5.0))),
            Case("hoop", "depth", "half", 1, _dome(HOOP)),
            Case(
                "pushed hard", "depth", "top", 1, _dome(BLOCK, push=(1.1, 1.2, 1.3, 1.4, 1.5, 1.6))
            ),
            Case("on a wire", "depth", "side", 1, _dome(BEAD)),
        ),
        after="leaves",
    ),
    LESSON.act(
        3,
        DIP,
        controls=("body", "y1", "y2"),
        cases=(
            Case("dips", "first_there", "curve", 2, example=_DIPS, make=_curve(-0.45, -0.12, 0.01)),
            Case(
                "flat at first",
                "first_there",
                "line",
                2,
                example=_DIPS,
                make=_curve(0.08, 0.16, 0.01),
            ),
            Case(
                "too deep", "first_there", "line", 1, example=_DIPS, make=_curve(-2.6, -2.0, 0.05)
            ),
            Case(
                "one bowl, two starts",
                "first_there",
                "both",
                1,
                {"place": (CYCLOID,), "body": (BLOCK, BALL), **_RACED},
            ),
            Case(
                "two masses",
                "first_there",
                "both",
                1,
                {"place": (MASSES,), "mass": (2.0, 3.0, 5.0, 10.0), **_RACED},
            ),
        ),
        after="three_ways",
    ),
)
