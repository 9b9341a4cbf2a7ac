"""Controls of lesson 07, its cases by name, and its acts, each with its own question."""

import math
from collections.abc import Sequence
from random import Random

from kernel_lib.experiments import (
    EARTH,
    JUPITER,
    MOON,
    Case,
    Make,
    Parts,
    Values,
    Varied,
    gravity,
    in_digits,
    on_steps,
)

__all__ = [
    "ACTS",
    "BALL",
    "BOWLS",
    "CIRCLE",
    "CURVES",
    "DISH",
    "ELLIPSE",
    "FARTHER",
    "FARTHEST",
    "LONG",
    "MIRRORS",
    "NEIGHBOUR",
    "PARAMETERS",
    "PLANET_NAMES",
    "PRESETS",
    "PULLED",
    "PUSHED",
    "RIGHT",
    "RIGHT_NEIGHBOUR",
    "ROOMS",
    "ROUND",
    "SHAPES",
    "SHORT",
    "UPRIGHT",
]

LESSON = Parts("bowl")

#: In which a ball falls; and those between whose walls it flies to and fro.
ROUND, DISH = BOWLS = ("round bowl", "parabola")
UPRIGHT, CURVES, ELLIPSE, CIRCLE = ROOMS = (
    *("one above the other", "mirrors and a spring", "ellipse"),
    "round room",
)
MIRRORS = "two mirrors"
SHAPES = (*BOWLS, MIRRORS, *ROOMS)

_FALLS = ("shape", BOWLS)
_MIRRORS = ("shape", (MIRRORS,))
_ROOMS = ("shape", ROOMS)

PARAMETERS = (
    LESSON.number("height", "h", 0.6, 0.02, 3, 0.01, "m", only_if=_FALLS),
    LESSON.logarithmic(
        "radius",
        "a",
        1.0,
        0.1,
        10,
        "m",
        only_if=("shape", (*BOWLS, MIRRORS, UPRIGHT, CURVES, CIRCLE)),
    ),
    LESSON.number(
        "offset",
        "x₀",
        1.0,
        -900,
        900,
        1,
        "mm",
        only_if=("shape", (*BOWLS, MIRRORS, UPRIGHT, CURVES, ELLIPSE)),
    ),
    LESSON.choice("shape", SHAPES),
    LESSON.count("bounces", "n", 25, 5, 100),
    LESSON.number(
        "speed",
        "v₀",
        0.0,
        -5,
        5,
        0.01,
        "m/s",
        group="How it starts",
        only_if=("shape", (*BOWLS, MIRRORS)),
    ),
    LESSON.number("launch", "v", 1.0, 0.1, 5, 0.01, "m/s", group="How it starts", only_if=_ROOMS),
    LESSON.switch(
        "from_focus", "from-a-focus", group="How it starts", only_if=("shape", (ELLIPSE,))
    ),
    LESSON.number(
        "angle",
        "α",
        60.0,
        5,
        90,
        1,
        "°",
        group="How it starts",
        only_if=("shape", (CIRCLE, ELLIPSE)),
    ),
    LESSON.switch("pair", "two-balls", group="How it starts", only_if=("shape", (*BOWLS, MIRRORS))),
    LESSON.logarithmic(
        "apart", "δ", 1.0, 0.001, 1000, "µm", group="How it starts", only_if=("pair", (True,))
    ),
    LESSON.number("e", "e", 1.0, 0.5, 1, 0.01, group="Planet and loss", share=True),
    gravity("Planet and loss", only_if=("shape", (*BOWLS, UPRIGHT))),
    LESSON.number(
        "spring",
        "c",
        0.5,
        -20,
        20,
        0.01,
        "N/m",
        group="Spring",
        only_if=("shape", (CURVES, ELLIPSE)),
    ),
    *(
        LESSON.number(
            name, symbol, half, 0.3, 3, 0.01, "m", group="Spring", only_if=("shape", (ELLIPSE,))
        )
        for name, symbol, half in (("long", "A", 2.0), ("short", "B", 1.0))
    ),
    LESSON.logarithmic(
        "second",
        "R₂",
        1.0,
        0.1,
        10,
        "m",
        group="Two mirrors",
        only_if=("shape", (MIRRORS, UPRIGHT)),
    ),
    LESSON.number(
        "distance",
        "l",
        1.5,
        0.2,
        5,
        0.01,
        "m",
        group="Two mirrors",
        only_if=("shape", (MIRRORS, UPRIGHT, CURVES)),
    ),
    LESSON.switch("three_pairs", group="Two mirrors", only_if=_MIRRORS),
    *(
        LESSON.number(
            name,
            symbol,
            distance,
            0.2,
            5,
            0.01,
            "m",
            group="Two mirrors",
            only_if=("three_pairs", (True,)),
        )
        for name, symbol, distance in (("farther", "l₂", 1.7), ("farthest", "l₃", 2.0))
    ),
    LESSON.switch("two_bowls", group="Two bowls", only_if=("shape", (ROUND,))),
    LESSON.switch("soft", group="A soft bowl", only_if=("shape", (ROUND,))),
    LESSON.logarithmic(
        "stiffness", "N", 1000.0, 500, 1e7, "N/m", group="A soft bowl", only_if=("soft", (True,))
    ),
    LESSON.logarithmic(
        "radius_right", "a₂", 1.8, 0.1, 10, "m", group="Two bowls", only_if=("two_bowls", (True,))
    ),
    LESSON.number(
        "height_right",
        "h₂",
        0.7,
        0.02,
        3,
        0.01,
        "m",
        group="Two bowls",
        only_if=("two_bowls", (True,)),
    ),
    LESSON.choice(
        "shape_right", (ROUND, DISH), "right-one", group="Two bowls", only_if=("two_bowls", (True,))
    ),
)

#: Two balls from here, 10 cm off centre.
_PAIR = {"height": 0.95, "offset": 100.0, "pair": True}

#: The same mirrors at three distances.
_PAIRS = {"shape": MIRRORS, "three_pairs": True, "bounces": 60}


#: A little below and above the limit of a bowl of 1 m; shares and angles of a round room.
_BELOW, _ABOVE = (0.46, 0.47, 0.48), (0.52, 0.53, 0.54)
_LOSSY, _ASLANT = (0.8, 0.85, 0.9, 0.95), (30.0, 40.0, 45.0, 50.0, 60.0, 70.0)

#: How a ball starts that first flies through the focus of a dish, and of a round bowl, of 1 m:
#: height, m, place, mm, and speed, m/s.
_TO_FOCUS = {DISH: (0.99, 250.0, -2.99), ROUND: (0.9, 200.0, -2.7)}

_FOCUS = {"shape": DISH, "radius": 1.0, "height": 0.99, "offset": 250.0, "speed": -2.99}
_FOCUS |= {"spring": 0.5, "from_focus": False, "angle": 45.0}


def _through(shape: str) -> Make:
    """Draws of a ball that first flies through a focus."""

    def make(chance: Random, easy: bool) -> Values | None:
        if shape == ELLIPSE:
            angle = float(chance.randrange(40, 76, 5))
            return {**_FOCUS, "shape": shape, "spring": 0.0, "from_focus": True, "angle": angle}
        height, offset, speed = _TO_FOCUS[shape]
        size = chance.choice((0.5, 0.8, 1.0, 1.25))
        return {
            **_FOCUS,
            "shape": shape,
            "radius": size,
            "height": round(size * height, 2),
            "offset": round(size * offset),
            "speed": round(math.sqrt(size) * speed, 2),
        }

    return make


PRESETS = (
    LESSON.preset("Salad bowl", {"radius": 0.15, "height": 0.06}),
    LESSON.preset("Satellite dish", {"shape": DISH}),
    LESSON.preset("Two in a round bowl", _PAIR),
    LESSON.preset("Two in a dish", {**_PAIR, "shape": DISH}),
    LESSON.preset("Nearly flat", {"radius": 5.0}),
    LESSON.preset("On the Moon", {"gravity": MOON}),
    LESSON.preset(
        "Two mirrors",
        {**_PAIRS, "radius": 0.6, "second": 1.4, "distance": 0.4, "farther": 1.1, "farthest": 1.7},
    ),
    LESSON.preset(
        "Equal mirrors",
        {**_PAIRS, "radius": 0.8, "second": 0.8, "distance": 0.4, "farther": 1.0, "farthest": 1.4},
    ),
    LESSON.preset(
        "Mirror and wall",
        {**_PAIRS, "radius": 1.0, "second": 10.0, "distance": 0.5, "farther": 1.5, "farthest": 2.5},
    ),
    LESSON.preset(
        "Neighbours in a bowl and in a dish",
        {
            **_PAIR,
            "two_bowls": True,
            "shape_right": DISH,
            "radius_right": 1.0,
            "height_right": _PAIR["height"],
            "bounces": 30,
        },
    ),
    LESSON.preset(
        "With a little loss",
        {"e": 0.9},
        cases=(
            Case(
                "low",
                "loss",
                "stays",
                1,
                {"e": (0.85, 0.88, 0.9, 0.92), "height": (0.55, 0.6, 0.65, 0.7)},
            ),
            Case(
                "high",
                "loss",
                "runs",
                1,
                {"e": (0.94, 0.95, 0.96, 0.97), "height": (0.9, 1.0, 1.2, 1.5)},
            ),
            Case(
                "very high",
                "loss",
                "jumps",
                1,
                {"e": (0.95, 0.96, 0.97, 0.98), "height": (2.0, 2.2, 2.4, 2.6)},
            ),
        ),
    ),
    LESSON.preset(
        "Two mirrors and gravity",
        {
            **{"shape": UPRIGHT, "radius": 0.7, "second": 0.7, "distance": 1.0},
            **{"gravity": MOON, "launch": 2.0, "bounces": 60},
        },
        cases=tuple(
            Case(name, "upwards", right, 1, {"launch": tuple(k / 100 for k in range(*speeds, 5))})
            for name, right, speeds in (
                ("fast", "stays", (220, 300)),
                ("just fast enough", "runs", (190, 215)),
                ("slow", "never", (100, 175)),
            )
        ),
    ),
    LESSON.preset(
        "In an ellipse, with a spring",
        {"shape": ELLIPSE, "spring": -0.5, "launch": 0.5, "bounces": 40},
        cases=(
            Case(
                "pushed, slow",
                "along_which",
                "long",
                2,
                {"spring": (-0.5, -0.6, -0.4), "launch": (0.4, 0.45, 0.5, 0.55)},
            ),
            Case(
                "pushed",
                "along_which",
                "neither",
                2,
                {"spring": (-0.5, -0.6, -0.4), "launch": (0.8, 0.9, 1.0, 1.1)},
            ),
            Case(
                "pushed, fast",
                "along_which",
                "short",
                1,
                {"spring": (-0.5, -0.6, -0.4), "launch": (1.8, 2.0, 2.4)},
            ),
            Case(
                "pulled",
                "along_which",
                "short",
                1,
                {"spring": (0.3, 0.4, 0.5), "launch": (0.4, 0.5, 0.6)},
            ),
        ),
    ),
    LESSON.preset(
        "Two curves, with a spring",
        {"shape": CURVES, "radius": 1.0, "distance": 1.5, "spring": 2.0, "bounces": 40},
        cases=tuple(
            Case(name, "pull_or_push", right, 1, {"distance": distances, "launch": speeds})
            for name, right, distances, speeds in (
                ("near, slow", "pulled", (1.4, 1.5, 1.6), (0.8, 0.9, 1.0, 1.1)),
                ("near, fast", "both", (1.4, 1.5, 1.6), (1.8, 1.9, 2.0, 2.2)),
                ("far, slow", "pushed", (2.5, 2.6, 2.7), (0.8, 0.9, 1.0, 1.1)),
                ("far, fast", "neither", (2.5, 2.6, 2.7), (2.4, 2.5, 2.6, 2.8)),
            )
        ),
    ),
    LESSON.preset(
        "Focus of a dish",
        {"shape": DISH, "height": 0.99, "offset": 250.0, "speed": -2.99, "bounces": 12},
        cases=tuple(
            Case(name, "focus", right, 1, example=_FOCUS, make=_through(shape))
            for name, right, shape in (
                ("dish", "first", DISH),
                ("round bowl", "never", ROUND),
                ("ellipse", "second", ELLIPSE),
            )
        ),
    ),
    LESSON.preset(
        "Focus of a round bowl", {"height": 0.9, "offset": 200.0, "speed": -2.7, "bounces": 12}
    ),
    LESSON.preset(
        "Focus of an ellipse",
        {"shape": ELLIPSE, "spring": 0.0, "from_focus": True, "angle": 60.0, "bounces": 10},
    ),
    LESSON.preset(
        "Around a circle, with loss",
        {"shape": CIRCLE, "e": 0.9, "launch": 2.0},
        cases=(
            Case("aslant", "around", "slides", 2, {"e": _LOSSY, "angle": _ASLANT}),
            Case("through the centre", "around", "bounces", 1, {"e": _LOSSY, "angle": (90.0,)}),
            Case("without loss", "around", "bounces", 1, {"e": (1.0,), "angle": _ASLANT}),
        ),
    ),
    LESSON.preset(
        "A soft bowl",
        {
            **{"soft": True, "two_bowls": True, "radius_right": 1.0},
            **{"height": 0.47, "height_right": 0.53},
        },
        cases=tuple(
            Case(
                name,
                "soft_bowl",
                right,
                1,
                {"stiffness": stiff, "height": _BELOW, "height_right": _ABOVE},
            )
            for name, right, stiff in (
                ("soft", "lower", (500.0, 800.0, 1000.0, 1500.0)),
                ("hard", "same", (4e5, 6e5, 8e5, 1e6)),
            )
        ),
    ),
)


#: Names of the runs. Acts that name none show what there is: what a set-up computes is seen.
BALL, NEIGHBOUR, RIGHT, RIGHT_NEIGHBOUR = "ball", "neighbour", "right", "right neighbour"
FARTHER, FARTHEST = "farther", "farthest"
LONG, SHORT = "long axis", "short axis"
PULLED, PUSHED = "pulled", "pushed"

#: Where a ball falls, by its acceleration, m/s²: names by which messages choose; the Earth goes
#: without saying.
PLANET_NAMES = {MOON: "moon", JUPITER: "jupiter"}


def _drop(chance: Random, sides: Sequence[bool]) -> list[tuple[float, float]]:
    """For each side whether the ball stays there: a radius and a height, m, clearly below or above
    half of it."""
    found = []
    for below in sides:
        radius = in_digits(math.exp(chance.uniform(math.log(0.4), math.log(2))), 2)
        part = chance.uniform(0.45, 0.92) if below else chance.uniform(1.15, 1.9)
        found.append((radius, round(in_digits(part * radius / 2, 2), 2)))
    return found


def _flag(gravity: float) -> Make:
    def make(chance: Random, easy: bool) -> Values:
        ((radius, height),) = _drop(chance, [chance.random() < 0.5])
        shape = chance.choice((ROUND, DISH))
        return {"radius": radius, "height": height, "shape": shape, "gravity": gravity}

    return make


def _bowls(left: bool, right: bool) -> Make:
    def make(chance: Random, easy: bool) -> Values:
        (radius, height), (second, other) = _drop(chance, (left, right))
        drops = {"radius": radius, "height": height, "radius_right": second, "height_right": other}
        return {**drops, "two_bowls": True}

    return make


_FLAG = {"radius": 1.0, "height": 0.4, "shape": ROUND}
_BOWLS = {
    "two_bowls": True,
    "radius": 0.6,
    "height": 0.42,
    "radius_right": 1.8,
    "height_right": 0.7,
}

_FEW, _MANY = Varied(14, 19), Varied(27, 35)  # five more than those asked about
_LOW, _HIGH = Varied(0.15, 0.40, step=0.01), Varied(0.80, 1.00, step=0.01)

#: Distances that are drawn, m: two digits.
_DISTANCES = [round(0.01 * k, 2) for k in range(20, 100)] + [
    round(0.1 * k, 1) for k in range(10, 51)
]


def _zone(near: float, far: float, distance: float) -> str:
    """Where a distance lies, with some room to the ends: S below the smaller radius, G in the gap,
    T in the second safe zone, U beyond both radii together; "" near an end."""
    product = (1 - distance / near) * (1 - distance / far)
    if min(abs(product), abs(product - 1)) < 0.03 or abs(2 * distance / (near + far) - 1) < 0.05:
        return ""
    ends = {
        "S": (0.25 * near, 0.9 * near),
        "G": (1.03 * near, 0.97 * far),
        "T": (1.05 * far, 0.95 * (near + far)),
        "U": (1.08 * (near + far), 1.6 * (near + far)),
    }
    return next((name for name, (low, high) in ends.items() if low <= distance <= high), "")


def _distances(equal: float, *patterns: str) -> Make:
    """Three distances out of zones.

    equal : part of the draws in which both mirrors are alike
    """

    def make(chance: Random, easy: bool) -> Values | None:
        near = on_steps(chance, 0.4, 1.0, 0.1)
        alike = chance.random() < equal
        far = near if alike else in_digits(near * chance.choice((1.5, 2, 2.5)), 2)
        fitting = [one for one in patterns if not (alike and "G" in one)]
        pattern = chance.choice(fitting)
        drawn = []
        for zone in pattern:
            there = [one for one in _DISTANCES if _zone(near, far, one) == zone]
            if not there:
                return None
            drawn.append(chance.choice(there))
        one, two, three = sorted(drawn)
        if min(two - one, three - two) < 0.1 - 1e-9:
            return None
        values = {"radius": near, "second": far}
        return {**values, "distance": one, "farther": two, "farthest": three}

    return make


_TWO_MIRRORS = PRESETS[6].values

ACTS = (
    LESSON.act(
        1,
        controls=("height", "radius"),
        cases=(
            Case(
                "Earth",
                "how_high",
                "half",
                2,
                example=_FLAG | {"gravity": EARTH},
                make=_flag(EARTH),
            ),
            Case(
                "Moon", "how_high", "half", 1, example=_FLAG | {"gravity": MOON}, make=_flag(MOON)
            ),
            Case(
                "Jupiter",
                "how_high",
                "half",
                1,
                example=_FLAG | {"gravity": JUPITER},
                make=_flag(JUPITER),
            ),
            Case("left", "two_bowls", "left", 2, example=_BOWLS, make=_bowls(True, False)),
            Case("right", "two_bowls", "right", 2, example=_BOWLS, make=_bowls(False, True)),
            Case("both", "two_bowls", "both", 2, example=_BOWLS, make=_bowls(True, True)),
            Case("neither", "two_bowls", "neither", 2, example=_BOWLS, make=_bowls(False, False)),
        ),
    ),
    LESSON.act(
        2,
        _PAIR,
        contrast="Neighbours in a bowl and in a dish",
        controls=("shape", "height", "apart"),
        panel="chart",
        cases=(
            Case(
                "dish",
                "parting",
                "below",
                1,
                {
                    "shape": (DISH,),
                    "height": Varied(0.5, 1.2, step=0.1),
                    "offset": (50.0, 100.0, 200.0, 300.0),
                    "bounces": Varied(15, 35),
                },
            ),
            Case("low", "parting", "below", 1, {"height": _LOW, "bounces": Varied(15, 35)}),
            Case("high, few bounces", "parting", "between", 2, {"height": _HIGH, "bounces": _FEW}),
            Case("high, many bounces", "parting", "above", 2, {"height": _HIGH, "bounces": _MANY}),
        ),
        after="one_centimetre",
    ),
    LESSON.act(
        3,
        _TWO_MIRRORS,
        controls=("distance", "radius", "second"),
        cases=(
            Case(
                "all three",
                "distances",
                "all",
                1,
                example={"radius": 0.8, "second": 0.8},
                make=_distances(0.6, "SST", "STT"),
            ),
            Case(
                "only the nearest",
                "distances",
                "nearest",
                1,
                example={"farther": 1.2, "farthest": 2.3},
                make=_distances(0.3, "SUU", "SGU", "SGG"),
            ),
            Case(
                "nearest and farthest",
                "distances",
                "ends",
                1,
                example=_TWO_MIRRORS,
                make=_distances(0.0, "SGT"),
            ),
            Case(
                "only the farthest",
                "distances",
                "farthest",
                1,
                example={"distance": 0.9, "farther": 1.1},
                make=_distances(0.0, "GGT"),
            ),
        ),
        after="farthest_safe",
    ),
)
