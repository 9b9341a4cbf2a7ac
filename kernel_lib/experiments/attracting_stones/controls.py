"""Controls of lesson 10, its cases by name, and its acts, each with its own question."""

import math
from random import Random

from kernel_lib.experiments import PAPERS, Case, Make, Parts, Sentence, Values, cases_by_name
from kernel_lib.experiments.attracting_stones.orbits import (
    MILLI,
    TOUCH,
    circle_speed,
    conic,
    grazing_speed,
    merging_speed,
    widest_hit,
)

__all__ = ["ACTS", "AT_REST", "CIRCLES", "CIRCLING", "FROM", "HEAVY_ONES", "LEVEL", "PARAMETERS"]
__all__ += ["CLOUD", "CLOUDS", "PASSES", "PASSING", "PRESETS", "TRIANGLE", "TWO"]

LESSON = Parts("attracting-stones")

TWO, PASSING, CIRCLING, HEAVY_ONES, TRIANGLE, LEVEL, CLOUD = SITUATIONS = (
    "two stones",
    "passing stone",
    "round a heavy one",
    "round two heavy ones",
    "three in a triangle",
    "three that fly level",
    "a cloud",
)

#: The clouds: what their places are drawn from, and how fast they turn, rad/s; and which of them,
#: counted from 1, turn slowly, faster, and very fast.
CLOUDS = (
    *((5, 0.45), (14, 0.45), (14, 0.55)),
    *((1, 0.1), (2, 0.15), (3, 0.05), (4, 0.2)),
    *((6, 0.9), (8, 1.0), (10, 0.8)),
)
_FASTER, _SLOWLY, _VERY_FAST = (1, 2, 3), (4, 5, 6, 7), (8, 9, 10)

#: Where a stone that passes is at the start, m; the farthest aim; a miss that is plain to see.
FROM, _FARTHEST_AIM, _CLEAR_MISS = 25.0, 24.0, 1.15 * TOUCH

#: Distance from which two stones at rest are the question whether they attract at all, m.
AT_REST = 10.0

_TWO, _PASSING, _CIRCLING, _HEAVY_ONES, _, _LEVEL, _CLOUD = (
    ("situation", (one,)) for one in SITUATIONS
)

PARAMETERS = (
    LESSON.number("sideways", "v", 0.10, 0, 0.6, 0.01, "mm/s", only_if=_TWO),
    LESSON.choice("situation", SITUATIONS, "stones"),
    LESSON.number("distance", "d₀", 6.0, 5, 20, 1, "m", only_if=_TWO),
    LESSON.number(
        "e",
        "e",
        0.7,
        0,
        1,
        0.01,
        only_if=("situation", (TWO, PASSING, LEVEL)),
        named=((1.0, Sentence("attracting-stones-no-loss")),),
        share=True,
    ),
    LESSON.number("incoming", "v∞", 0.34, 0.1, 2, 0.01, "mm/s", only_if=_PASSING),
    LESSON.number("aim", "b", 4.0, 0, 24, 0.1, "m", only_if=_PASSING),
    LESSON.switch("nearby", "starts-nearby", only_if=_PASSING),
    LESSON.number("push", LESSON.symbol("push"), 3.0, -10, 10, 0.1, "%", only_if=_CIRCLING),
    LESSON.number(
        "across", LESSON.symbol("push-outwards"), 0.0, -10, 10, 0.5, "%", only_if=_CIRCLING
    ),
    LESSON.number("radius", "R", 15.0, 10, 20, 1, "m", only_if=_CIRCLING),
    LESSON.logarithmic("mass", "m", 1.0, 1, 50, "kg", only_if=_CIRCLING),
    LESSON.number("lead", LESSON.symbol("lead"), 0.0, 0, 40, 5, "°", only_if=_CIRCLING),
    *(
        parameter
        for side, number, distance, times in (("left", "₁", 10.0, 1.0), ("right", "₂", 20.0, 8.0))
        for parameter in (
            LESSON.number(
                f"{side}_radius", f"r{number}", distance, 10, 30, 10, "m", only_if=_HEAVY_ONES
            ),
            LESSON.number(
                f"{side}_mass", f"M{number}", times, 1, 8, 1, "10¹² kg", only_if=_HEAVY_ONES
            ),
        )
    ),
    LESSON.count("cloud", LESSON.symbol("cloud"), 1, 1, len(CLOUDS), only_if=_CLOUD),
    LESSON.number("upper", LESSON.symbol("v-upper"), 4.0, -5, 5, 0.5, "m/s", only_if=_LEVEL),
    LESSON.number("lower", LESSON.symbol("v-lower"), -1.0, -5, 5, 0.5, "m/s", only_if=_LEVEL),
)

#: The stones of acts 2 and 3.
PASSES = {"situation": PASSING, "e": 0.5}

#: How far beside the passing stone is aimed so that the rims just touch, m.
GRAZES = 7.88
CIRCLES = {"situation": CIRCLING}


def _grazing(case: str) -> Make:
    """Draws of a stone whose rim just touches the other, or just misses it."""
    close, least, most = {
        "misses": ((1.0, 1.02), 12, 40),
        "slow": ((0.98,), 18, 23),
        "fast": ((0.98,), 30, 40),
    }[case]

    def make(chance: Random, easy: bool) -> Values:
        incoming = chance.randint(least, most) / 100
        wide = widest_hit(incoming * MILLI, (incoming * MILLI) ** 2 / 2)
        kept = round(0.05 * chance.randint(6, 14), 2)
        return {"incoming": incoming, "aim": round(chance.choice(close) * wide, 2), "e": kept}

    return make


#: Radii and masses of two circles on which a round takes as long.
_AS_LONG = (((10.0, 1.0), (20.0, 8.0)), ((20.0, 8.0), (10.0, 1.0)))


def _rounds(case: str) -> Make:
    """Draws of two small stones, each round a heavy one."""

    def make(chance: Random, easy: bool) -> Values:
        radii, masses = (10.0, 20.0, 30.0), (1.0, 2.0, 4.0, 8.0)
        if case == "as long" and chance.random() < 0.3:
            left, right = chance.choice(_AS_LONG)
        else:
            left = chance.choice(radii), chance.choice(masses)
            right = chance.choice(radii), chance.choice(masses)
            right = left if case == "as long" else right
        names = ("left_radius", "left_mass", "right_radius", "right_mass")
        return dict(zip(names, (*left, *right), strict=True))

    return make


_GRAZING = {"incoming": 0.34, "aim": GRAZES, "e": 0.5}
_ROUNDS = {"left_radius": 10.0, "left_mass": 1.0, "right_radius": 20.0, "right_mass": 8.0}


def _level(name: str, right: str, upper: tuple[float, ...], lower: tuple[float, ...]) -> Case:
    return Case(name, "flying", right, 1, {"upper": upper, "lower": lower})


PRESETS = (
    LESSON.preset("Head on", {"sideways": 0.0}),
    LESSON.preset("Sideways 1", {}),
    LESSON.preset("Sideways 2", {"sideways": 0.25}),
    LESSON.preset("Sideways 3", {"sideways": 0.45}),
    LESSON.preset("A perfect hit", {"sideways": 0.05, "e": 1.0}),
    LESSON.preset("A passing stone", PASSES),
    LESSON.preset("A stone like a billiard ball", {**PASSES, "e": 1.0}),
    LESSON.preset("Far beside", {**PASSES, "aim": 14.0}),
    LESSON.preset(
        "Grazing",
        {**PASSES, "aim": GRAZES},
        cases=cases_by_name(
            "graze", {"misses": "none", "slow": "caught", "fast": "lost"}, _GRAZING, _grazing
        ),
    ),
    LESSON.preset("Speed up", CIRCLES),
    LESSON.preset("Slow down", {**CIRCLES, "push": -3.0}),
    LESSON.preset("A push outwards", {**CIRCLES, "push": 0.0, "across": 5.0}),
    LESSON.preset("Two stones at rest", {"sideways": 0.0, "distance": AT_REST}),
    LESSON.preset(
        "Round the heavy one",
        {"situation": HEAVY_ONES},
        PAPERS,
        cases=cases_by_name(
            "round", {"as long": "same", "left": "left", "right": "right"}, _ROUNDS, _rounds
        ),
    ),
    LESSON.preset(
        "Balls that fly level",
        {"situation": LEVEL, "e": 0.8},
        PAPERS,
        cases=(
            _level("against each other", "two", (3.0, 4.0, 4.5, 5.0), (-1.0, -1.5, -2.0, -3.0)),
            _level("slow", "all", (1.0, 1.5), (0.5, 1.0)),
            _level("fast", "none", (4.5, 5.0), (0.0, 0.5, 1.0, 1.5, 2.0)),
        ),
    ),
    LESSON.preset(
        "A cloud of stones",
        {"situation": CLOUD},
        cases=tuple(
            Case(name, "becomes", right, len(clouds), {"cloud": clouds})
            for name, right, clouds in (
                ("slowly", "one", _SLOWLY),
                ("faster", "two", _FASTER),
                ("very fast", "apart", _VERY_FAST),
            )
        ),
    ),
    LESSON.preset("Three in a triangle (Lagrange)", {"situation": TRIANGLE}, PAPERS),
)


def _two(case: str) -> Make:
    """Draws of two stones by the speed that decides between the cases."""

    def make(chance: Random, easy: bool) -> Values | None:
        distance, kept = float(chance.randint(5, 9)), round(0.05 * chance.randint(6, 14), 2)
        circle = circle_speed(distance)
        least, most = {
            "a little sideways": (0.1 * merging_speed(distance), 0.8 * merging_speed(distance)),
            "well sideways": (1.05 * grazing_speed(distance), 1.25 * circle),
            "fast": (1.5 * circle, 1.9 * circle),
            "no loss": (0.1 * circle, 0.3 * circle),
        }[case]
        if case == "no loss":
            kept = 1.0
            least, most = (least, most) if chance.random() < 0.5 else (0.0, 0.0)
        each = round(chance.uniform(least, most) / 2 / MILLI, 2)
        if not each and most:
            return None
        return {"distance": distance, "e": kept, "sideways": each}

    return make


def _passing(case: str) -> Make:
    """Draws of a stone that passes, by the aim up to which it hits."""

    def make(chance: Random, easy: bool) -> Values | None:
        nearby, fast = case == "from nearby", case == "fast"
        least, most, step = (18, 28, 1) if nearby else (100, 160, 10) if fast else (22, 56, 1)
        incoming = chance.randrange(least, most + 1, step) / 100
        kept = round(0.05 * (chance.randint(18, 19) if fast else chance.randint(6, 14)), 2)
        speed = incoming * MILLI
        wide = widest_hit(speed, speed**2 / 2)
        low, high = {
            "fast": (0.0, 0.3 * wide),
            "wide": (1.15 * wide, 1.8 * wide),
            "from nearby": (10.0, 22.0),
        }.get(case, (0.0, 0.75 * wide))
        aim = _rounded(chance.uniform(low, high), fast)
        if not low <= aim <= min(high, _FARTHEST_AIM):
            return None
        if nearby and conic(FROM, speed * aim / FROM, _along(speed, aim)).nearest < _CLEAR_MISS:
            return None
        return {
            "incoming": incoming,
            "aim": aim,
            "nearby": nearby,
            "e": 1.0 if case == "elastic" else kept,
        }

    return make


def _rounded(aim: float, fine: bool) -> float:
    """An aim in steps of 0.1 m, of 0.5 m, or from 10 m on of 1 m."""
    if fine:
        return round(aim, 1)
    return round(2 * aim) / 2 if aim < 9.75 else float(round(aim))


def _along(speed: float, aim: float) -> float:
    """Part of a speed towards what it is aimed beside, FROM m away, m/s."""
    return speed * math.sqrt(1 - (aim / FROM) ** 2)


_AIMED = {"incoming": 0.34, "aim": 4.0, "nearby": False, "e": 0.5}

_STEPS = tuple(0.5 * k for k in range(4, 15))
_ORBIT = {"radius": tuple(float(r) for r in range(10, 21))}


def _pushed(**drawn: tuple[float, ...]) -> dict[str, tuple[float, ...]]:
    """What is drawn of a small stone: no push but these."""
    return {**_ORBIT, "push": (0.0,), "across": (0.0,), "mass": (1.0,), **drawn}


_DRAWN = {"distance": 6.0, "e": 0.7, "sideways": 0.1}

#: Of act 1 what becomes of two stones, by their speed; of act 2 of one that passes, with weights.
_ENDS = {"a little sideways": "touching", "well sideways": "orbit"}
_ENDS |= {"fast": "apart", "no loss": "forever"}
_PASSED = {
    "soft hit": ("caught", 2),
    "elastic": ("hits", 1),
    "fast": ("hits", 1),
    "wide": ("misses", 1),
    "from nearby": ("orbit", 2),
}

#: None of them names runs: both stones, and in act 3 the twin, are always seen.
ACTS = (
    LESSON.act(
        1,
        controls=("sideways",),
        panel="bars",
        cases=(
            Case(
                "head on",
                "end",
                "touching",
                1,
                {
                    "distance": (5.0, 6.0, 7.0, 8.0, 9.0),
                    "e": tuple(round(0.05 * k, 2) for k in range(6, 15)),
                    "sideways": (0.0,),
                },
            ),
            *cases_by_name("end", _ENDS, _DRAWN, _two),
        ),
        after="slowest",
    ),
    LESSON.act(
        2,
        PASSES,
        controls=("aim", "e"),
        panel="bars",
        cases=cases_by_name("passing", _PASSED, _AIMED, _passing),
        after="held",
    ),
    LESSON.act(
        3,
        CIRCLES,
        controls=("push", "across"),
        words_tell="which way a push goes is the physics of this act",
        cases=(
            Case("forwards", "catch", "behind", 3, _pushed(push=_STEPS)),
            Case("braked", "catch", "ahead", 3, _pushed(push=tuple(-k for k in _STEPS))),
            Case("across", "catch", "level", 2, _pushed(across=(*_STEPS, *(-k for k in _STEPS)))),
            Case("heavier", "catch", "level", 1, _pushed(mass=(50.0,))),
        ),
        after="meeting",
    ),
)
