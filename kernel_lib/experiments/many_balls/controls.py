"""Controls of lesson 08, its cases by name, and its acts, each with its own question."""

from random import Random
from typing import Any

from kernel_lib.experiments import (
    COMPUTED,
    Case,
    Make,
    Parameter,
    Parts,
    Sentence,
    Values,
    Varied,
    on_steps,
)

__all__ = ["ACROSS", "ACTS", "ALONE", "AMONG", "AT_FIRST", "GAS", "HOW_MANY", "KINDS", "LINE"]
__all__ += ["ONE", "PARAMETERS", "PISTON", "PRESETS", "ROOM", "SPEEDS", "TWO", "WALL"]

LESSON = Parts("many-balls")

ONE, TWO, AMONG, WALL, LINE, ALONE = KINDS = (
    "one kind",
    "light below, heavy above",
    "heavy among light",
    "a wall of balls",
    "on a line",
    "one ball on a line",
)

#: What is counted.
SPEEDS, ACROSS, AT_FIRST = "speeds", "speeds to the right", "speeds to the right, at the start"
SLOW, FASTER, TWICE, ABOVE_MEAN = HOW_MANY = (
    "slower than half the start's speed",
    "faster than at the start",
    "more than twice as fast",
    "faster than the average",
)
COUNTS = (SPEEDS, ACROSS, AT_FIRST, *HOW_MANY)

#: Of two noble gases: atomic masses of 39.95 and 4.003.
RATIOS = LESSON.ticks({"gases": 10.0})

_STILL = ("piston", (0.0,))

PARAMETERS = (
    LESSON.count("balls", "N", 1000, 50, 1000, 50),
    LESSON.count(
        "each",
        "n",
        10,
        1,
        12,
        only_if=(_STILL, ("kinds", tuple(kind for kind in KINDS if kind != WALL))),
    ),
    LESSON.number("speed", "v₀", 1.0, 0.2, 5, 0.05, "m/s"),
    LESSON.switch("turn", "turn-round", only_if=_STILL),
    Parameter(
        "many",
        "× 10",
        False,
        meaning=Sentence("many-balls-control-many"),
        scale="switch",
        group="Box and balls",
        only_if=("kinds", (ONE,)),
    ),
    LESSON.number("side", "L", 100.0, 60, 200, 1, "m", group="Box and balls"),
    LESSON.number("radius", "r", 0.4, 0.1, 1.5, 0.05, "m", group="Box and balls"),
    LESSON.switch("space", "in-space", group="Box and balls"),
    LESSON.count("start", LESSON.symbol("throw"), 0, 0, 999, group="Box and balls"),
    LESSON.choice("kinds", KINDS, group="Box and balls"),
    LESSON.logarithmic(
        "heavy",
        "M",
        10.0,
        1,
        100,
        "kg",
        group="Box and balls",
        only_if=("kinds", (TWO, AMONG, WALL)),
        named=RATIOS,
    ),
    LESSON.number(
        "beside",
        "b",
        0.0,
        0,
        1,
        0.01,
        "m",
        group="Box and balls",
        only_if=("kinds", (WALL,)),
        named=LESSON.ticks({"middle": 0.0}),
    ),
    LESSON.number(
        "piston",
        "w",
        0.0,
        -0.5,
        0.5,
        0.01,
        "m/s",
        group="Box and balls",
        named=LESSON.ticks({"rest": 0.0}),
    ),
    LESSON.switch("doubled", "twice-the-room", group="Box and balls", only_if=("kinds", (ONE,))),
    LESSON.choice("counts", COUNTS, "counted", group="Box and balls"),
)

_MANY = {"balls": 500, "radius": 0.55}

#: A hundred small balls in front of a piston, and larger ones where the room grows.
PISTON = {"balls": 100, "piston": 0.05}
ROOM = {"balls": 100, "radius": 1.2, "each": 4}


_BREAK = {"kinds": WALL, "balls": 250, "side": 60.0, "radius": 0.5, "heavy": 100.0}
_BREAK |= {"speed": 5.0, "beside": 0.1, "each": 1}


def _wall(name: str, right: str, *heavy: int) -> Case:
    """A ball of one of these masses is thrown a little off the middle of a wall."""
    masses = tuple(float(one) for one in heavy)
    return Case(name, "broken", right, 1, {"heavy": masses, "beside": Varied(0.05, 0.3, step=0.01)})


PRESETS = (
    LESSON.preset("Soon", {"each": 1}),
    LESSON.preset("Heavy among light", {"kinds": AMONG, **_MANY, "heavy": 4.0, "each": 12}),
    LESSON.preset("Two gases meet", {"kinds": TWO, **_MANY, "heavy": 4.0, "each": 12}),
    LESSON.preset("How many are faster?", {"counts": FASTER}),
    LESSON.preset("Half the room", PISTON),
    LESSON.preset("On a line", {"kinds": ALONE, "piston": 0.02}),
    LESSON.preset("Free room", {**ROOM, "doubled": True}),
    LESSON.preset(
        "Break the wall of balls",
        _BREAK,
        cases=(
            _wall("heavy", "through", *range(60, 101, 10)),
            _wall("between", "stopped", *range(8, 13)),
            _wall("light", "back", 1, 2, 3),
        ),
    ),
    LESSON.preset("Ten thousand balls", {"many": True}),
    LESSON.preset("In space", {"space": True, "balls": 500}),
    LESSON.preset("Back after four", {"turn": True, **_MANY, "each": 4}),
    LESSON.preset("Too late", {"turn": True, **_MANY, "each": 11}),
    LESSON.preset("Exactly at the middle", {**_BREAK, "beside": 0.0}, COMPUTED),
)


#: Name of the run.
GAS = "gas"

_STARTS = Varied(1, 999)
_SPEEDS = Varied(0.7, 2.0, step=0.1)
_EACH = Varied(8, 12)
_TO_THE_RIGHT: dict[str, Any] = {"balls": (500,), "radius": (0.55,), "start": _STARTS}


def _moving(part: float, kinds: str, radius: float, space: bool = False) -> Make:
    """Draws of a piston that moves at this part of the balls' speed; outwards, if it is below 0."""

    def make(chance: Random, easy: bool) -> Values:
        speed = on_steps(chance, 0.7, 2.0, 0.1)
        pushed = {"speed": speed, "piston": round(part * speed, 2), "start": chance.randint(1, 999)}
        return {**pushed, "kinds": kinds, "radius": radius, "space": space}

    return make


_MOVING = {"speed": 1.0, "start": 1, "kinds": ONE, "radius": 0.4, "space": False}

ACTS = (
    LESSON.act(
        1,
        controls=("each", "balls"),
        words_tell="what is counted, and where, is the physics of this act",
        cases=(
            Case(
                "speeds in the plane",
                "spread",
                "lopsided",
                1.2,
                {"balls": (500, 1000), "radius": (0.55,), "each": _EACH, "start": _STARTS},
            ),
            Case(
                "speeds in space",
                "spread",
                "lopsided",
                0.8,
                {"balls": (500,), "each": _EACH, "start": _STARTS, "space": (True,)},
            ),
            Case(
                "on a line",
                "spread",
                "one",
                2,
                {"kinds": (LINE,), "balls": (50,), "each": _EACH, "start": _STARTS},
            ),
            Case(
                "to the right",
                "spread",
                "bell",
                2,
                {**_TO_THE_RIGHT, "each": _EACH, "counts": (ACROSS,)},
            ),
            Case(
                "before any collision",
                "spread",
                "even",
                1,
                {**_TO_THE_RIGHT, "each": (1,), "space": (True,), "counts": (AT_FIRST,)},
            ),
        ),
        after="how_many",
    ),
    LESSON.act(
        2,
        {"turn": True, **_MANY, "each": 4},
        controls=("each", "balls"),
        cases=(
            Case("soon", "turned", "all", 1, {"each": Varied(1, 5), "start": _STARTS}),
            Case("between", "turned", "some", 1, {"each": Varied(7, 9), "start": _STARTS}),
            Case("late", "turned", "hardly", 1, {"each": (11, 12), "start": _STARTS}),
        ),
        after="last_back",
    ),
    LESSON.act(
        3,
        PISTON,
        controls=("piston", "speed"),
        panel="chart",
        words_tell="how the wall moves, and in how many directions balls fly, is the physics",
        cases=(
            Case(
                "on a line",
                "half",
                "four",
                1,
                example={**_MOVING, "kinds": ALONE, "piston": 0.02},
                make=_moving(0.02, ALONE, 0.4),
            ),
            Case(
                "in the plane",
                "half",
                "twice",
                1,
                example={**_MOVING, "piston": 0.05},
                make=_moving(0.05, ONE, 0.4),
            ),
            Case(
                "in space",
                "half",
                "nearly_twice",
                1,
                example={**_MOVING, "piston": 0.03, "radius": 0.5, "space": True},
                make=_moving(0.03, ONE, 0.5, True),
            ),
            Case(
                "at once",
                "half",
                "same",
                1,
                {
                    **{name: (value,) for name, value in ROOM.items()},
                    "doubled": (True,),
                    "piston": (0.0,),
                    "speed": _SPEEDS,
                    "start": _STARTS,
                },
            ),
            Case(
                "slowly out",
                "half",
                "half",
                1,
                example={**_MOVING, "piston": -0.08, "radius": 1.2},
                make=_moving(-0.08, ONE, 1.2),
            ),
        ),
        after="back",
    ),
)
