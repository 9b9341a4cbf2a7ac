"""Controls of lesson 03, its cases by name, and its acts, each with its own question."""

import math
from random import Random
from typing import Any

from kernel_lib.experiments import (
    COMPUTED,
    EARTH,
    PAPERS,
    Case,
    Make,
    Parameter,
    Parts,
    Preset,
    Values,
    on_steps,
)
from kernel_lib.experiments.common.controls import duration, kac, step

__all__ = ["ACTS", "FILM", "LORRY_AND_CAR", "OFF_CENTRE", "PAIR", "PARAMETERS", "PRESETS"]

LESSON = Parts("two-balls")

FILM, PAIR = "three head-on pairs", "one pair"
ONE_PAIR = ("film", (PAIR,))

#: What holds at these values whatever the others are.
TICKS = LESSON.ticks({"no-bounce": 0.0, "no-loss": 1.0})


def _place(name: str, symbol: str, default: float, ball: int) -> Parameter:
    unit, size = ("m/s", 40.0) if name.startswith("v") else ("m", 20.0)
    group = f"Ball {ball}"
    return LESSON.number(
        name, symbol, default, -size, size, 0.1, unit, group=group, only_if=ONE_PAIR
    )


def _size(name: str, symbol: str, default: float, ball: int) -> Parameter:
    of_mass = name.startswith("m")
    # To count five digits of π with the second ball.
    heaviest = 1e4 if ball == 2 else 100.0
    unit, low, high = ("kg", 0.1, heaviest) if of_mass else ("m", 0.2, 4.0)
    group, only_if = f"Ball {ball}", None if of_mass else ONE_PAIR
    return LESSON.logarithmic(name, symbol, default, low, high, unit, group=group, only_if=only_if)


def _field(name: str, symbol: str, highest: float, at: float, unit: str) -> Parameter:
    return LESSON.number(name, symbol, 0.0, 0, highest, at, unit, group="Around", only_if=ONE_PAIR)


PARAMETERS = (
    LESSON.choice("film", (FILM, PAIR), "scene"),
    LESSON.number("k_b", "k_b", 0.0, 0, 1, 0.01, named=TICKS),
    _size("m1", "m_1", 1.0, 1),
    _size("r1", "r_1", 1.0, 1),
    _place("x1", "x_1", 0.0, 1),
    _place("y1", "y_1", -5.0, 1),
    _place("vx1", "v_1x", 0.0, 1),
    _place("vy1", "v_1y", 20.0, 1),
    _size("m2", "m_2", 4.0, 2),
    _size("r2", "r_2", 2.0, 2),
    _place("x2", "x_2", 15.0, 2),
    _place("y2", "y_2", 5.0, 2),
    _place("vx2", "v_2x", -30.0, 2),
    _place("vy2", "v_2y", 0.0, 2),
    _field("gravity", "g", 25, 0.1, "m/s²"),
    _field("drag", "k_c", 5, 0.05, "Pa s"),
    LESSON.switch("alike", group="Around", only_if=("film", (FILM,))),
    LESSON.switch("box", group="Around"),
    LESSON.switch("wall", group="Around", only_if=ONE_PAIR),
    LESSON.switch("glued", "glue", group="Around", only_if=ONE_PAIR),
    kac(ONE_PAIR),
    step(ONE_PAIR),
    duration(4.0),
)


#: What Nikulin's second case adds to the first.
FORCES = {"gravity": EARTH, "drag": 1.0}

#: One pair, watched while it is near; the source's T is 4 s.
ONE = {"film": PAIR, "duration": 1.5}

#: Two equal pucks, a second before they meet off centre, large in the picture.
OFF_CENTRE = {
    **{"film": PAIR, "duration": 3.0, "m2": 1.0, "r2": 1.0, "x1": -3.0, "y1": 0.0, "vx1": 2.0},
    **{"vy1": 0.0, "x2": 3.0, "y2": 0.8, "vx2": -2.0},
}

#: Radius of a heavy puck, m.
BIG = 1.6

#: A light puck at rest between a wall and a heavy one that comes along the line.
COUNTING = {
    **{**OFF_CENTRE, "k_b": 1.0, "wall": True, "duration": 14.0, "vx1": 0.0},
    **{"m2": 100.0, "r2": BIG, "y2": 0.0, "vx2": -3.0},
}

#: A heavy, slow one and a light, fast one, head-on.
LORRY_AND_CAR = {**OFF_CENTRE, "m1": 4.0, "y2": 0.0, "vx1": 1.5, "vx2": -4.0}

#: How many times as heavy as the small puck the big one is, by the hits that it takes: π times the
#: root, without its decimals.
RATIOS = {
    "3 to 12 hits": (1, 4, 9, 16),
    "15 to 47 hits": (25, 64, 100, 225),
    "62 to 314 hits": (400, 900, 1600, 10_000),
}

#: How far the big puck has gone at the last hit if it were not turned round, m, at most.
GONE = 39.5


def _counted(name: str, ratios: tuple[int, ...]) -> Case:
    """A case of counting to π: the mass, and the speed, which does not count."""

    def make(chance: Random, easy: bool) -> Values | None:
        speed = on_steps(chance, 3.0, 6.0, 1)
        ratio = chance.choice(ratios)
        return {
            "m2": float(ratio),
            "r2": 1.0 if ratio == 1 else BIG,
            "vx2": -speed,
            "duration": float(math.ceil(GONE / speed)),
        }

    example = {"m2": float(ratios[-1]), "r2": BIG, "vx2": -3.0, "duration": 14.0}
    return Case(name, "hits", "", 1, example=example, make=make)


PRESETS = (
    Preset("Off centre", OFF_CENTRE),
    LESSON.preset("Head-on", {**OFF_CENTRE, "y2": 0.0}, was="Head-on: these do stay together"),
    LESSON.preset("Lorry and car", LORRY_AND_CAR),
    LESSON.preset("Billiard balls", {**OFF_CENTRE, "k_b": 0.95}),
    LESSON.preset(
        "Counting to π",
        COUNTING,
        cases=tuple(_counted(name, ratios) for name, ratios in RATIOS.items()),
    ),
    LESSON.preset("Neumann, three pairs", {"m2": 1.0}, PAPERS),
    LESSON.preset("Light against heavy", {}),
    LESSON.preset("How fast can it leave?", {"m2": 100.0}),
    LESSON.preset("Nikulin, balls 3", {**ONE, "y2": 3.0}, PAPERS),
    LESSON.preset("Nikulin, balls 1", ONE, PAPERS),
    LESSON.preset("Nikulin, balls 1 with gravity alone", {**ONE, "gravity": EARTH}, PAPERS),
    LESSON.preset("Nikulin, balls 2", {**ONE, **FORCES}, PAPERS),
    LESSON.preset("Nikulin, balls 3 with gravity and drag", {**ONE, "y2": 3.0, **FORCES}, PAPERS),
    LESSON.preset("Nikulin, balls 4", {**ONE, "k_b": 1.0, "kac": False}, PAPERS),
    LESSON.preset(
        "Nikulin, balls 4 with gravity and drag",
        {**ONE, "k_b": 1.0, "kac": False, **FORCES},
        PAPERS,
    ),
    LESSON.preset("Really sticky", {**ONE, "y2": 3.0, "glued": True}, COMPUTED),
    LESSON.preset("Steps of 0.2 s", {**ONE, "step": 0.2}, COMPUTED, was="Unseen"),
    LESSON.preset("Drag that makes faster", {**ONE, "m1": 0.2, "y2": 12.0, "drag": 5.0}, COMPUTED),
    LESSON.preset("In a box", {**ONE, "k_b": 1.0, "box": True, "duration": 4.0}),
)


#: Ways in which two pucks meet.
HEAD_ON, ASIDE, CROSSING = "head-on", "off centre", "crossing"

#: Of crossing paths, how far apart the centres are at the start, m, at least.
APART = 3.0


def _paths(chance: Random, way: str, heaviest: float, k_b: tuple[float, ...] = (0.0,)) -> Any:
    """A function from how far off a straight hit, m, to values of two pucks of different masses;
    or to None where they would begin too near, or have one mass."""
    values = {
        "k_b": chance.choice(k_b),
        "m1": on_steps(chance, 1.0, heaviest, 0.5),
        "m2": on_steps(chance, 1.0, heaviest, 0.5),
    }
    one, two = (on_steps(chance, 1.0, 3.0, 0.5) for _ in range(2))

    def at(off: float) -> Values | None:
        if way != CROSSING:
            places = {"x1": -3.0, "x2": 3.0, "y2": off, "vx2": -two, "vy2": 0.0}
        else:  # they would meet after 2 s
            places = {"x1": -2 * one, "x2": 0.0, "y2": round(off - 2 * two, 9), "vx2": 0.0}
            places["vy2"] = two
            if math.hypot(places["x1"], places["y2"]) < APART:
                return None
        if values["m1"] == values["m2"]:  # which the words would tell
            return None
        return values | {"y1": 0.0, "vx1": one, "vy1": 0.0} | places

    return at


def _off(chance: Random, least: float, either: bool) -> float:
    """How far off a straight hit, m; to either side or to one."""
    side = -1 if either and chance.randrange(2) else 1
    return side * on_steps(chance, least, 1.6, 0.1)


def _meets(way: str, off_centre: bool) -> Make:
    """Draws of smooth pucks that do not bounce."""

    def make(chance: Random, easy: bool) -> Values | None:
        crossing = way == CROSSING
        at = _paths(chance, way, 9.0)
        off = _off(chance, 0.6 if crossing else 0.5, crossing) if off_centre else 0.0
        found: Values | None = at(off)
        return found

    return make


def _bounces(chance: Random, easy: bool) -> Values | None:
    """Draws of smooth pucks that bounce, however they meet."""
    way = chance.choice((HEAD_ON, ASIDE, CROSSING))
    at = _paths(chance, way, 9.0, (0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9))
    off = _off(chance, 0.6, way == CROSSING)
    aside = way == ASIDE or (way == CROSSING and chance.randrange(2))
    found: Values | None = at(off if aside else 0.0)
    return found


def _glued(way: str, off_centre: bool) -> Make:
    """Draws of pucks that stick like clay."""

    def make(chance: Random, easy: bool) -> Values | None:
        at = _paths(chance, way, 6.0)
        found: Values | None = at(_off(chance, 0.5, True) if off_centre else 0.0)
        return found

    return make


#: Of what is drawn of two paths, one that meets head-on, one off centre and one that crosses.
_HEAD_ON_AT = {"x1": -3.0, "y1": 0.0, "vx1": 2.0, "vy1": 0.0, "x2": 3.0, "y2": 0.0} | {
    **{"vx2": -2.0, "vy2": 0.0, "m1": 2.0, "m2": 1.0, "k_b": 0.0}
}
_ASIDE_AT = {**_HEAD_ON_AT, "y2": 0.8}
_CROSSING_AT = {**_HEAD_ON_AT, "x1": -4.0, "x2": 0.0, "y2": -4.0, "vx2": 0.0, "vy2": 2.0}


def _lorries(way: str) -> Make:
    """Draws of a lorry and a faster car, by whose way they go."""

    def make(chance: Random, easy: bool) -> Values | None:
        lorry = chance.choice((2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0))
        car = float(1 + chance.randrange(4))
        right = on_steps(chance, 0.5, 3.0, 0.5)
        left = lorry * right / car if way == "still" else on_steps(chance, 1.0, 8.0, 0.5)
        if lorry < 1.5 * car or left > 8 or (2 * left) % 1:
            return None
        return {"m1": lorry, "m2": car, "vx1": right, "vx2": -left}

    return make


def _lorry_case(name: str, right: str, weight: float, car: float) -> Case:
    example = {"m1": 4.0, "m2": 1.0, "vx1": 1.5, "vx2": -car}
    return Case(name, "way", right, weight, example=example, make=_lorries(right))


def _glue_cases(right: str, weight: float) -> tuple[Case, Case]:
    turns = right != "none"
    parallel, crossing = (
        Case(
            f"{right}, {name}", "turn", right, weight / 2, example=example, make=_glued(way, turns)
        )
        for name, way, example in (
            ("parallel", ASIDE, _ASIDE_AT if turns else _HEAD_ON_AT),
            ("crossing", CROSSING, _CROSSING_AT),
        )
    )
    return parallel, crossing


ACTS = (
    LESSON.act(
        1,
        OFF_CENTRE,
        runs=("exact",),
        controls=("y2",),
        panel="bars",
        cases=(
            Case(
                *("head-on, stay", "together", "stay", 15),
                example=_HEAD_ON_AT,
                make=_meets(HEAD_ON, False),
            ),
            Case(
                *("crossing, stay", "together", "stay", 27),
                example=_CROSSING_AT,
                make=_meets(CROSSING, False),
            ),
            Case(
                *("off centre, slide", "together", "slide", 15),
                example=_ASIDE_AT,
                make=_meets(ASIDE, True),
            ),
            Case(
                *("crossing, slide", "together", "slide", 27),
                example={**_CROSSING_AT, "y2": -3.0},
                make=_meets(CROSSING, True),
            ),
            Case(
                *("bounce", "together", "bounce", 16),
                example={**_HEAD_ON_AT, "k_b": 0.4},
                make=_bounces,
            ),
        ),
    ),
    LESSON.act(
        2,
        LORRY_AND_CAR,
        runs=("exact",),
        controls=("m1", "vx2"),
        panel="bars",
        cases=(
            _lorry_case("the lorry's way", "lorry", 34, 4.0),
            _lorry_case("the car's way", "car", 33, 8.0),
            _lorry_case("they stand still", "still", 33, 6.0),
        ),
        two_answers="two_answers",
    ),
    LESSON.act(
        3,
        {**OFF_CENTRE, "glued": True, "duration": 4.0},
        runs=("glued",),
        controls=("y2",),
        panel="bars",
        cases=(
            *_glue_cases("none", 34),
            *_glue_cases("clockwise", 33),
            *_glue_cases("anticlockwise", 33),
        ),
    ),
)
