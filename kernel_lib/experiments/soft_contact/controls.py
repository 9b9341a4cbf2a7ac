"""Controls of lesson 06, its cases by name, and its acts, each with its own question."""

import math
from collections.abc import Sequence
from random import Random

from kernel_lib.experiments import (
    EARTH,
    JUPITER,
    MARS,
    MOON,
    Case,
    Parts,
    Values,
    gravity,
    in_digits,
    on_steps,
)

__all__ = [
    "ACTS",
    "BALLS",
    "BODIES",
    "EARTH",
    "GAME",
    "JOINED",
    "LOOSE",
    "MATERIALS",
    "PARAMETERS",
    "PLACES",
    "PRESETS",
    "RADIUS",
    "RUBBER",
    "SOLID",
    "SPRING",
    "STACK",
    "STEEL",
    "SUPERBALL",
]

LESSON = Parts("soft-contact")

#: Of the ball, m; of one of steel at first.
RADIUS = 0.02

#: Highest drop, cm.
HIGHEST = 2500

#: Where a ball falls but on Earth, by the acceleration of free fall, m/s²: names by which messages
#: choose.
PLACES = {MOON: "moon", MARS: "mars", JUPITER: "jupiter"}

RUBBER, STEEL, GAME, SPRING = BALLS = ("rubber", "steel", "game ball", "spring")

#: A body of two parts that slides into a wall, and the same parts without their spring.
JOINED, LOOSE = "two parts", "no spring"

#: A light ball above a heavy one, dropped together; what consists of two bodies.
STACK = "one on the other"
BODIES = (JOINED, STACK)

#: All that can be let go.
MATERIALS = (*BALLS, *BODIES)

#: Stiffness across over that straight in: of a solid ball, and where both springs let go at once.
SOLID, SUPERBALL = 14 / 17, 2 / 7

_SOFT, _SPRING = ("material", (RUBBER, GAME)), ("material", (SPRING,))
_NOT_STEEL = ("material", (RUBBER, GAME, SPRING))
_BALL, _PARTS = ("material", BALLS), ("material", (JOINED,))

HEIGHTS = LESSON.ticks({"finger": 1.0, "table": 75.0})

PARAMETERS = (
    LESSON.logarithmic(
        "height",
        "h",
        1.0,
        0.01,
        HIGHEST,
        "cm",
        only_if=("material", (*BALLS, STACK)),
        named=HEIGHTS,
    ),
    LESSON.choice("material", MATERIALS),
    LESSON.number(
        "kept", "e₁", 0.8, 0.05, 1, 0.01, group="What it is made of", only_if=_NOT_STEEL, share=True
    ),
    LESSON.number(
        "power", "n", 0.0, 0, 1.5, 0.05, group="What it is made of", only_if=("material", (GAME,))
    ),
    LESSON.logarithmic(
        "yield_pressure",
        "p_y",
        1.6,
        0.1,
        10,
        "GPa",
        group="What it is made of",
        only_if=("material", (STEEL,)),
    ),
    LESSON.number(
        "radius",
        "R",
        100 * RADIUS,
        1,
        5,
        0.5,
        "cm",
        group="What it is made of",
        only_if=("material", (STEEL,)),
    ),
    LESSON.logarithmic(
        "stiffness", "K", 20.0, 2, 2000, "MN/m^1.5", group="What it is made of", only_if=_SOFT
    ),
    LESSON.logarithmic(
        "mass", "m", 0.05, 0.005, 0.5, "kg", group="What it is made of", only_if=_NOT_STEEL
    ),
    LESSON.logarithmic(
        "spring_stiffness",
        "k",
        10_000.0,
        1000,
        1_000_000,
        "kN/m",
        group="What it is made of",
        only_if=_SPRING,
    ),
    LESSON.number("across", "v_x", 0.0, 0, 20, 0, "m/s", group="Sideways too", only_if=_SPRING),
    LESSON.number("friction", "μ", 0.0, 0, 2, 0.01, group="Sideways too", only_if=_SPRING),
    LESSON.number("across_stiffness", "χ", SOLID, 0.1, 2, 0, group="Sideways too", only_if=_SPRING),
    LESSON.logarithmic(
        "front", "m₁", 1.5, 0.04, 30, "kg", group="What it is made of", only_if=_PARTS
    ),
    LESSON.switch("loose", group="What it is made of", only_if=_PARTS),
    LESSON.number("rear", "m₂", 1.0, 1, 6, 0.5, "kg", group="What it is made of", only_if=_PARTS),
    LESSON.number(
        "upper",
        "m_u",
        0.06,
        0.01,
        0.6,
        0.01,
        "kg",
        group="What it is made of",
        only_if=("material", (STACK,)),
    ),
    gravity(only_if=_BALL),
)


#: A ball that flies aslant onto a rough plate.
ASLANT = {"material": SPRING, "height": 20.0, "kept": 1.0, "across": 3.0, "friction": 0.5}


def _aslant(
    name: str, stiffness: float, right: str, weight: float, least: float, most: float
) -> Case:
    """A case of a ball that flies aslant, by its speed along the plate over μ times that in."""

    def make(chance: Random, easy: bool) -> Values | None:
        height, friction = float(chance.choice((10, 20, 30, 40))), chance.choice((0.3, 0.4, 0.5))
        into = math.sqrt(2 * EARTH * height / 100)
        across = in_digits(chance.uniform(least, most) * friction * into, 2)
        return {
            "height": height,
            "friction": friction,
            "across": across,
            "across_stiffness": stiffness,
        }

    example = {"height": 20.0, "friction": 0.5, "across": 3.0, "across_stiffness": stiffness}
    return Case(name, "across", right, weight, example=example, make=make)


#: Heights from which two balls are dropped, cm.
FALLS = (50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200)


def _thrown(name: str, right: str, least: float, most: float) -> Case:
    """A case of two balls dropped together, by the mass of the upper one, kg."""

    def make(chance: Random, easy: bool) -> Values | None:
        upper = on_steps(chance, least, most, 0.01)
        return {"upper": upper, "height": float(chance.choice(FALLS))}

    return Case(name, "thrown_off", right, 1, example={"upper": least, "height": 100.0}, make=make)


PRESETS = (
    LESSON.preset("Rubber ball from a table", {"height": 75.0}),
    LESSON.preset("Rubber ball from a finger's breadth", {}),
    LESSON.preset("Steel on steel", {"material": STEEL, "height": 100.0}),
    LESSON.preset("Steel, hardly touching", {"material": STEEL, "height": 0.05}),
    LESSON.preset("A game's ball", {"material": GAME}),
    LESSON.preset("A game's ball, mended", {"material": GAME, "power": 0.25}),
    LESSON.preset("Two parts and a spring", {"material": JOINED}),
    LESSON.preset("Two equal parts and a spring", {"material": JOINED, "front": 1.0}),
    LESSON.preset("With a spring and without", {"material": JOINED, "loose": True}),
    LESSON.preset(
        "Tennis ball on a basketball",
        {"material": STACK, "height": 100.0},
        cases=(
            _thrown("much lighter", "more", 0.03, 0.12),
            _thrown("two thirds", "twice", 0.38, 0.4),
            _thrown("alike", "same", 0.57, 0.6),
        ),
    ),
    LESSON.preset(
        "Superball, sideways",
        {
            "material": SPRING,
            "height": 20.0,
            "kept": 1.0,
            "across": 2.0,
            "friction": 0.5,
            "across_stiffness": SUPERBALL,
        },
    ),
    LESSON.preset(
        "Sphere, sideways",
        ASLANT,
        cases=(
            _aslant("solid, slow", SOLID, "on", 12, 0.25, 0.85),
            _aslant("solid, gripped", SOLID, "back", 18, 2.0, 5.0),
            _aslant("solid, just spent", SOLID, "hardly", 14, 6.8, 7.2),
            _aslant("solid, fast", SOLID, "on", 12, 8.0, 12.0),
            _aslant("superball, gripped", SUPERBALL, "back", 20, 0.5, 4.0),
            _aslant("superball, just spent", SUPERBALL, "hardly", 12, 6.8, 7.2),
            _aslant("superball, fast", SUPERBALL, "on", 12, 8.0, 12.0),
        ),
    ),
)


def _drop(chance: Random, places: Sequence[float], least: float, most: float) -> Values:
    """A place, by its free fall, and a height there, cm, that hits as hard as from some on Earth.

    least, most : that height on Earth, m; from 1 m on in steps of half a metre
    """
    gravity = chance.choice(places)
    if most > 1:
        reach = min(most, 0.01 * HIGHEST * gravity / EARTH) - least
        fall = least + 0.5 * chance.randrange(math.floor(2 * reach) + 1)
    else:
        fall = math.exp(chance.uniform(math.log(least), math.log(most)))
    height = 100 * fall * EARTH / gravity
    return {"gravity": gravity, "height": in_digits(height, 2 if gravity == EARTH else 3)}


#: Each planet as often as Earth; there a hit is slower or faster, elsewhere as fast as well.
_ELSEWHERE = tuple(PLACES)
_ALL_HITS = (EARTH,) * 3 + _ELSEWHERE * 2
_EVERYWHERE = (EARTH, *_ELSEWHERE)


def _rubber(
    name: str, right: str, weight: float, places: Sequence[float], least: float, most: float
) -> Case:
    """A case of act 1: where it falls, and how hard it hits."""

    def make(chance: Random, easy: bool) -> Values | None:
        kept = on_steps(chance, 0.6, 0.85, 0.01)
        return {**_drop(chance, places, least, most), "kept": kept}

    example = {"gravity": EARTH, "height": 100 * least, "kept": 0.8}
    return Case(name, "rubber_touch", right, weight, example=example, make=make)


def _steel(
    name: str, right: str, places: Sequence[float], least: float, most: float, example: Values
) -> Case:
    """A case of act 2: where it falls, how hard it hits, and how large it is."""

    def make(chance: Random, easy: bool) -> Values | None:
        drop = _drop(chance, places, least, most)
        other = (drop["gravity"] == EARTH and least == most) or chance.random() < 0.5
        return {**drop, "radius": float(chance.choice((1, 3, 4, 5)) if other else 2)}

    return Case(name, "steel_touch", right, 25, example=example, make=make)


#: How many times as heavy as the rear part the part in front is, by what a body does then.
FRONTS = {
    "alike": (0.90, 1.12),
    "light in front": (0.04, 0.10),
    "a little heavier in front": (1.46, 1.60),
    "much heavier in front": (2.6, 5.0),
    "half as heavy in front": (0.49, 0.54),
}


def _parts(name: str, right: str, weight: float) -> Case:
    """A case of act 3: the part in front over the part behind."""
    least, most = FRONTS[name]

    def make(chance: Random, easy: bool) -> Values | None:
        rear = on_steps(chance, 1, 6, 0.5)
        front = in_digits(rear * chance.uniform(least, most), 2)
        return {"front": front, "rear": rear} if least <= front / rear <= most else None

    example = {"front": in_digits((least + most) / 2, 2), "rear": 1.0}
    return Case(name, "inside", right, weight, example=example, make=make)


def _hits(height: float, radius: float = 2.0, gravity: float = EARTH) -> Values:
    return {"height": height, "radius": radius, "gravity": gravity}


ACTS = (
    LESSON.act(
        1,
        runs=("drop",),
        controls=("height",),
        panel="curves",
        beside="chart",
        cases=(
            _rubber("slower", "more", 3, _ALL_HITS, 0.003, 0.5),
            _rubber("as fast", "same", 2, _ELSEWHERE, 1.0, 1.0),
            _rubber("faster", "less", 3, _ALL_HITS, 3.0, 10.0),
        ),
        after="as_far_there",
    ),
    LESSON.act(
        2,
        {"material": STEEL},
        runs=("drop",),
        controls=("height", "yield_pressure"),
        panel="chart",
        cases=(
            _steel("a hair", "all", _EVERYWHERE, 0.0003, 0.0008, _hits(0.05)),
            _steel("slower", "more", _EVERYWHERE, 0.005, 0.3, _hits(1.0)),
            _steel("as fast", "same", _EVERYWHERE, 1.0, 1.0, _hits(100.0, 4.0)),
            _steel("faster", "less", _EVERYWHERE, 3.0, 10.0, _hits(1000.0)),
        ),
        after="nothing_lost",
    ),
    LESSON.act(
        3,
        {"material": JOINED},
        runs=(JOINED, LOOSE),
        controls=("front", "rear"),
        panel="bars",
        contrast="With a spring and without",
        cases=(
            _parts("alike", "all", 1),
            _parts("light in front", "all", 1),
            _parts("a little heavier in front", "hardly", 2),
            _parts("much heavier in front", "half", 1),
            _parts("half as heavy in front", "half", 1),
        ),
        after="turned_round",
    ),
)
