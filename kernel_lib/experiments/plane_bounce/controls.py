"""Controls of lesson 01, its cases by name, and its acts, each with its own question."""

import math
from random import Random
from typing import Any

from kernel_lib.experiments import (
    COMPUTED,
    EARTH,
    JUPITER,
    MOON,
    PAPERS,
    Case,
    Make,
    Parts,
    Values,
    Varied,
    gravity,
    on_steps,
)
from kernel_lib.experiments.common.controls import duration, kac, step

__all__ = ["ACTS", "EARTH", "EARTH_BALL", "HELD", "MOON", "MOON_BALL", "PARAMETERS"]
__all__ += ["PLANET_NAMES", "PRESETS", "PRINTED", "RADIUS", "REST"]

LESSON = Parts("plane-bounce")

RADIUS = 1.0

LIBRARY, REST, PRINTED = "library", "rest of step used", "as printed"

#: Held still, its lowest point 5 m above the floor.
HELD = {"height": 5.0 + RADIUS, "velocity_x": 0.0, "velocity_y": 0.0}

#: Two balls next to each other.
EARTH_BALL, MOON_BALL = "on Earth", "on the Moon"

#: Where a ball falls, by its acceleration, m/s²: names by which messages choose.
PLANET_NAMES = {MOON: "moon", JUPITER: "jupiter"}

#: The values of the set-ups of these names.
BALLS = LESSON.ticks({"clay": 0.0, "tennis-ball": 0.75})

PARAMETERS = (
    LESSON.number("k_b", "k_b", 0.7, 0, 1, 0.01, named=BALLS, share=True),
    LESSON.number("height", "h", 5.0, RADIUS, 10, 0.1, "m", group="Start"),
    LESSON.number("velocity_x", "v_x", 4.0, -10, 10, 0.1, "m/s", group="Start"),
    LESSON.number("velocity_y", "v_y", 1.0, -10, 10, 0.1, "m/s", group="Start"),
    LESSON.logarithmic("mass", "m", 1.0, 0.1, 100, "kg", group="Start"),
    gravity("Start", least=0),
    LESSON.switch("moon", group="Start"),
    kac(),
    step(),
    LESSON.choice("method", (LIBRARY, REST, PRINTED), "steps", group="Method"),
    LESSON.switch("soft", "soft-floor", group="Soft floor"),
    LESSON.logarithmic("stiffness", "K", 1e4, 100, 1e6, "N/m", group="Soft floor"),
    duration(4.0),
)

PRESETS = (
    LESSON.preset("Tennis ball", {**HELD, "k_b": 0.75}),
    LESSON.preset("Table-tennis ball", {**HELD, "k_b": 0.9}),
    LESSON.preset("Basketball", {**HELD, "k_b": 0.77}),
    LESSON.preset("Clay", {**HELD, "k_b": 0.0}),
    LESSON.preset("On the Moon", {**HELD, "gravity": MOON, "duration": 8.0}),
    LESSON.preset("Earth and Moon", {**HELD, "moon": True, "duration": 8.0}),
    LESSON.preset("Ten times the mass", {**HELD, "mass": 10.0}),
    LESSON.preset("Nikulin, plane 1", {}, PAPERS),
    LESSON.preset("Nikulin, plane 2", {"k_b": 1.0}, PAPERS),
    LESSON.preset("Nikulin, plane 3", {"k_b": 1.0, "kac": False}, PAPERS),
    LESSON.preset("Caught in the floor", {"kac": False, "method": PRINTED}, PAPERS),
    LESSON.preset("Through the floor", {"kac": False, "method": PRINTED, "step": 0.2}, PAPERS),
    LESSON.preset(
        "Endless bounces",
        {"k_b": 0.5, "height": 2.0, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 2.0},
    ),
    LESSON.preset("A soft floor", {"soft": True, "stiffness": 1000.0, "kac": False}, COMPUTED),
    LESSON.preset("Rest of the step used", {"method": REST, "k_b": 1.0}, COMPUTED),
)


_FALLS = {
    "k_b": Varied(0.4, 0.85, step=0.05),
    "height": Varied(2.0 + RADIUS, 9.0 + RADIUS, step=0.5),
}


def _rest_at(earliest: float, latest: float) -> Make:
    """Draws that come to rest in a range, s: rest is at the time of the fall times
    (1 + k_b)/(1 - k_b)."""

    def make(chance: Random, easy: bool) -> Values | None:
        height = on_steps(chance, 1.0, 6.0, 0.5)
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
    LESSON.act(
        1,
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
    ),
    LESSON.act(
        2,
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
    ),
    LESSON.act(
        3,
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
    ),
)
