"""Controls of lesson 10, its cases by name, and its acts, each with its own question."""

from collections.abc import Callable
from random import Random

from kernel_lib.experiments.attracting_stones.orbits import (
    MILLI,
    circle_speed,
    grazing_speed,
    merging_speed,
)
from kernel_lib.experiments.experiment import Act, Preset, Values
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.experiments.teaching.cases import Case

__all__ = ["ACTS", "AT_REST", "CIRCLING", "PARAMETERS", "PASSING", "PRESETS", "TWO"]

TWO, PASSING, CIRCLING = SITUATIONS = ("two stones", "passing stone", "round a heavy one")

#: Distance from which two stones at rest are the question whether they attract at all, m.
AT_REST = 10.0

_TWO, _CIRCLING = ("situation", (TWO,)), ("situation", (CIRCLING,))

PARAMETERS = (
    Parameter(
        "sideways",
        "v",
        0.10,
        0,
        0.6,
        0.01,
        "mm/s",
        "speed sideways of each stone",
        only_if=_TWO,
    ),
    Parameter(
        "situation", "stones", TWO, meaning="which stones", scale="choice", choices=SITUATIONS
    ),
    Parameter(
        "distance", "d₀", 6.0, 5, 20, 1, "m", "distance of the centres at the start", only_if=_TWO
    ),
    Parameter(
        "e",
        "e",
        0.7,
        0,
        1,
        0.01,
        "",
        "share of speed kept at a hit",
        only_if=("situation", (TWO, PASSING)),
    ),
)

PRESETS = (
    Preset("Head on", {"sideways": 0.0}, "Lesson 1 again: infinitely many bounces, then rest."),
    Preset("Sideways 1", {}, "A hit cannot take the turning: they touch and go round."),
    Preset("Sideways 2", {"sideways": 0.25}, "They fall, miss, and come back."),
    Preset("Sideways 3", {"sideways": 0.45}, "Too fast: they never come back."),
    Preset(
        "A perfect hit",
        {"sideways": 0.05, "e": 1.0},
        "Nothing is lost, so nothing comes to rest.",
    ),
)


def _two(case: str) -> Callable[[Random, bool], Values | None]:
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


_DRAWN = {"distance": 6.0, "e": 0.7, "sideways": 0.1}

#: None of them names runs: both stones, and in act 3 the twin, are always seen.
ACTS = (
    Act(
        "Two stones",
        "They pull each other with equal forces. Change the speed sideways.",
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
            *(
                Case(name, "end", right, 1, example=_DRAWN, make=_two(name))
                for name, right in (
                    ("a little sideways", "touching"),
                    ("well sideways", "orbit"),
                    ("fast", "apart"),
                    ("no loss", "forever"),
                )
            ),
        ),
    ),
)
