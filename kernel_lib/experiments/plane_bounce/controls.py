"""Controls of lesson 01, its cases by name, and its acts, each with its own question."""

import math
from collections.abc import Callable
from random import Random
from typing import Any

from kernel_lib.experiments.common.controls import PLANETS, duration, kac, step
from kernel_lib.experiments.experiment import COMPUTED, PAPERS, Act, Preset, Values, Varied
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.experiments.teaching.acts import After
from kernel_lib.experiments.teaching.cases import Case

__all__ = ["ACTS", "EARTH", "EARTH_BALL", "HELD", "MOON", "MOON_BALL", "PARAMETERS"]
__all__ += ["PLANET_NAMES", "PRESETS", "PRINTED", "RADIUS", "REST"]

RADIUS = 1.0

LIBRARY, REST, PRINTED = "library", "rest of step used", "as printed"

#: Held still, its lowest point 5 m above the floor.
HELD = {"height": 5.0 + RADIUS, "velocity_x": 0.0, "velocity_y": 0.0}

#: Acceleration of free fall, m/s².
EARTH = 9.807

#: Two balls next to each other.
EARTH_BALL, MOON_BALL = "on Earth", "on the Moon"

#: Where a ball falls, by its acceleration, m/s²; on Earth that goes without saying.
MOON = 1.62
PLANET_NAMES = {MOON: " on the Moon", 24.8: " on Jupiter"}

#: The values of the set-ups of these names.
BALLS = ((0.0, "clay"), (0.75, "tennis ball"))

PARAMETERS = (
    Parameter(
        "k_b", "k_b", 0.7, 0, 1, 0.01, "", "share of the speed that the floor returns", named=BALLS
    ),
    Parameter(
        "height",
        "h",
        5.0,
        RADIUS,
        10,
        0.1,
        "m",
        "height of the centre, 1 m over the lowest point",
        group="Start",
    ),
    Parameter("velocity_x", "v_x", 4.0, -10, 10, 0.1, "m/s", "speed to the right", group="Start"),
    Parameter("velocity_y", "v_y", 1.0, -10, 10, 0.1, "m/s", "speed upwards", group="Start"),
    Parameter("mass", "m", 1.0, 0.1, 100, 0, "kg", "mass of the ball", "log", group="Start"),
    Parameter(
        "gravity",
        "g",
        9.807,
        0,
        25,
        0.1,
        "m/s²",
        "acceleration of free fall",
        group="Start",
        named=PLANETS,
    ),
    Parameter(
        "moon",
        "moon",
        False,
        meaning="the same ball on the Moon, next to it",
        scale="switch",
        group="Start",
    ),
    kac(),
    step(),
    Parameter(
        "method",
        "steps",
        LIBRARY,
        meaning="what the program does at the floor",
        scale="choice",
        choices=(LIBRARY, REST, PRINTED),
        group="Method",
    ),
    Parameter(
        "soft",
        "soft floor",
        False,
        meaning="show a soft floor, too",
        scale="switch",
        group="Soft floor",
    ),
    Parameter(
        "stiffness",
        "K",
        1e4,
        100,
        1e6,
        0,
        "N/m",
        "how hard the floor is",
        "log",
        group="Soft floor",
    ),
    duration(4.0),
)

PRESETS = (
    Preset(
        "Tennis ball",
        {**HELD, "k_b": 0.75},
        "From 5 m it rises to 2.81 m: 0.75 × 0.75 = 0.56.",
    ),
    Preset("Table-tennis ball", {**HELD, "k_b": 0.9}, "It keeps 81 % of the height."),
    Preset("Basketball", {**HELD, "k_b": 0.77}, "It keeps 59 % of the height."),
    Preset("Clay", {**HELD, "k_b": 0.0}, "Clay returns nothing, so it stays where it lands."),
    Preset(
        "On the Moon",
        {**HELD, "gravity": MOON, "duration": 8.0},
        "Slower, but just as high: the share is the same everywhere.",
    ),
    Preset(
        "Earth and Moon",
        {**HELD, "moon": True, "duration": 8.0},
        "Both rise as high, and on the Moon it takes longer.",
    ),
    Preset(
        "Ten times the mass",
        {**HELD, "mass": 10.0},
        "Just as high: mass does not matter.",
    ),
    Preset(
        "Nikulin, plane 1",
        {},
        "The program hits the floor in step 11. Measure its k_b: is it 0.7?",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, plane 2",
        {"k_b": 1.0},
        "k_b is 1, yet each top is a little lower.",
        group=PAPERS,
    ),
    Preset(
        "Nikulin, plane 3",
        {"k_b": 1.0, "kac": False},
        "The ball sinks in, but its energy stays exact.",
        group=PAPERS,
    ),
    Preset(
        "Caught in the floor",
        {"kac": False, "method": PRINTED},
        "After step 11 the ball never comes out.",
        group=PAPERS,
    ),
    Preset(
        "Through the floor",
        {"kac": False, "method": PRINTED, "step": 0.2},
        "With 0.2 s the centre jumps through the floor, and the ball falls for ever.",
        group=PAPERS,
    ),
    Preset(
        "Endless bounces",
        {"k_b": 0.5, "height": 2.0, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 2.0},
        "Infinitely many bounces, all over after 1.35 s.",
    ),
    Preset(
        "A soft floor",
        {"soft": True, "stiffness": 1000.0, "kac": False},
        "One ball sinks into a soft floor. The other sinks because its step was too long.",
        group=COMPUTED,
    ),
    Preset(
        "Rest of the step used",
        {"method": REST, "k_b": 1.0},
        "The same steps, but nothing of a step is thrown away.",
        group=COMPUTED,
    ),
)


_FALLS = {
    "k_b": Varied(0.4, 0.85, step=0.05),
    "height": Varied(2.0 + RADIUS, 9.0 + RADIUS, step=0.5),
}


def _rest_at(earliest: float, latest: float) -> Callable[[Random, bool], Values | None]:
    """Draws that come to rest in a range, s: rest is at the time of the fall times
    (1 + k_b)/(1 - k_b)."""

    def make(chance: Random, easy: bool) -> Values | None:
        height = 1.0 + 0.5 * chance.randrange(11)
        times = chance.uniform(earliest, latest) / math.sqrt(2 * height / EARTH)
        share = round((times - 1) / (times + 1) / 0.02) * 0.02
        fits = 0.4 <= share <= 0.88
        return {"k_b": round(share, 2), "height": height + RADIUS} if fits else None

    return make


_HEIGHTS = Varied(1.0 + RADIUS, 6.0 + RADIUS, step=0.5)
_LOW = Varied(1.0 + RADIUS, 2.0 + RADIUS, step=0.1)
_RULE = {
    "put back": {"kac": (True,), "method": (LIBRARY,)},
    "reversed": {"kac": (False,), "method": (LIBRARY,)},
    "as printed": {"kac": (False,), "method": (PRINTED,)},
}


def _program(
    name: str, right: str, weight: float, rule: str, steps: Varied | tuple[float, ...], k_b: Any
) -> Case:
    """A case of act 3: a rule of the program, and how long its steps are."""
    return Case(
        name, "program", right, weight, {"height": _LOW, "k_b": k_b, "step": steps} | _RULE[rule]
    )


_LONG, _SHORT = Varied(0.1, 0.2, step=0.01), (0.005, 0.006)

ACTS = (
    Act(
        "How high?",
        "The floor returns part of the speed. What does that do to the height?",
        HELD | {"duration": 5.0},
        runs=("exact", EARTH_BALL, MOON_BALL),
        controls=("k_b",),
        panel="bars",
        contrast="Earth and Moon",
        cases=(
            Case("one bounce", "height", "square", 50, _FALLS),
            Case("two bounces", "height_again", "square twice", 25, _FALLS),
            Case("which share", "share", "root", 25, _FALLS),
        ),
        after=After(
            "Why can the ball not rise to 70 % of the height?",
            "For that it must leave with √0.7 = 84 % of its speed. The floor returned 70 %.",
        ),
    ),
    Act(
        "When does the bouncing end?",
        "Each flight is shorter than the one before. Does the bouncing ever end?",
        HELD | {"duration": 16.0},
        runs=("exact",),
        controls=("k_b", "height"),
        panel="curves",
        cases=(
            Case(
                "early",
                "rest",
                "early",
                27,
                example={"k_b": 0.5, "height": 5.0 + RADIUS},
                make=_rest_at(1.5, 4.6),
            ),
            Case(
                "middle",
                "rest",
                "middle",
                27,
                example={"k_b": 0.7, "height": 5.0 + RADIUS},
                make=_rest_at(5.4, 9.2),
            ),
            Case(
                "late",
                "rest",
                "late",
                26,
                example={"k_b": 0.85, "height": 5.0 + RADIUS},
                make=_rest_at(10.8, 15.0),
            ),
            Case("never", "rest", "never", 20, {"k_b": (1.0,), "height": _HEIGHTS}),
        ),
        after=After(
            "The ball bounces infinitely often. Why does that not take for ever?",
            "The flights shrink by one factor. However many I add, the sum stays below "
            "first flight / (1 − factor).",
        ),
    ),
    Act(
        "Let a program compute it",
        "A program looks at the ball in steps, so it finds the floor too late. What goes wrong?",
        HELD | {"height": 1.5 + RADIUS, "k_b": 1.0, "step": 0.2, "duration": 8.0},
        runs=("exact", "fixed steps"),
        controls=("step", "kac"),
        panel="curves",
        cases=(
            _program("reversed, sinks", "sinks", 12.5, "reversed", _LONG, (1.0,)),
            _program("as printed, sinks", "sinks", 12.5, "as printed", _LONG, (1.0,)),
            _program(
                "put back, loses", "loses", 25, "put back", Varied(0.15, 0.2, step=0.01), (1.0,)
            ),
            _program(
                "as printed, caught", "caught", 22, "as printed", _LONG, Varied(0.5, 0.8, step=0.05)
            ),
            _program("put back, short steps", "real", 10, "put back", _SHORT, (1.0,)),
            _program("reversed, short steps", "real", 9, "reversed", _SHORT, (1.0,)),
            _program("as printed, short steps", "real", 9, "as printed", _SHORT, (1.0,)),
        ),
        after=After(
            "Which would you rather have in a game, the ball that sinks or the one that loses "
            "height? Why?",
            "The one that sinks: it keeps its energy, and one hides the depth. Or the one that "
            "loses height: it never looks wrong for long.",
        ),
    ),
)
