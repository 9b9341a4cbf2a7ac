"""Controls of lesson 08, its cases by name, and its acts, each with its own question."""

from collections.abc import Callable
from random import Random
from typing import Any

from kernel_lib.experiments.experiment import COMPUTED, Act, Preset, Values, Varied
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.experiments.teaching.cases import Case
from kernel_lib.words import Sentence

__all__ = ["ACROSS", "ACTS", "ALONE", "AMONG", "AT_FIRST", "GAS", "HOW_MANY", "KINDS", "LINE"]
__all__ += ["ONE", "PARAMETERS", "PISTON", "PRESETS", "ROOM", "SPEEDS", "TWO", "WALL"]

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
RATIOS = ((10.0, Sentence("many-balls-tick-gases")),)

_STILL = ("piston", (0.0,))

PARAMETERS = (
    Parameter(
        "balls", "N", 1000, 50, 1000, 50, "", Sentence("many-balls-control-balls"), "integer"
    ),
    Parameter(
        "each",
        "n",
        10,
        1,
        12,
        1,
        "",
        Sentence("many-balls-control-each"),
        "integer",
        # Of a wall of balls it is a lower bound: there the time after the hit decides.
        only_if=(_STILL, ("kinds", tuple(kind for kind in KINDS if kind != WALL))),
    ),
    Parameter("speed", "v₀", 1.0, 0.2, 5, 0.05, "m/s", Sentence("many-balls-control-speed")),
    Parameter(
        "turn",
        Sentence("many-balls-symbol-turn-round"),
        False,
        meaning=Sentence("many-balls-control-turn"),
        scale="switch",
        only_if=_STILL,
    ),
    Parameter(
        "many",
        "× 10",
        False,
        meaning=Sentence("many-balls-control-many"),
        scale="switch",
        group="Box and balls",
        only_if=("kinds", (ONE,)),
    ),
    Parameter(
        "side",
        "L",
        100.0,
        60,
        200,
        1,
        "m",
        Sentence("many-balls-control-side"),
        group="Box and balls",
    ),
    Parameter(
        "radius",
        "r",
        0.4,
        0.1,
        1.5,
        0.05,
        "m",
        Sentence("many-balls-control-radius"),
        group="Box and balls",
    ),
    Parameter(
        "space",
        Sentence("many-balls-symbol-in-space"),
        False,
        meaning=Sentence("many-balls-control-space"),
        scale="switch",
        group="Box and balls",
    ),
    Parameter(
        "start",
        Sentence("many-balls-symbol-throw"),
        0,
        0,
        999,
        1,
        "",
        Sentence("many-balls-control-start"),
        "integer",
        group="Box and balls",
    ),
    Parameter(
        "kinds",
        Sentence("many-balls-symbol-kinds"),
        ONE,
        meaning=Sentence("many-balls-control-kinds"),
        scale="choice",
        choices=KINDS,
        group="Box and balls",
    ),
    Parameter(
        "heavy",
        "M",
        10.0,
        1,
        100,
        0,
        "kg",
        Sentence("many-balls-control-heavy"),
        "log",
        group="Box and balls",
        only_if=("kinds", (TWO, AMONG, WALL)),
        named=RATIOS,
    ),
    Parameter(
        "beside",
        "b",
        0.0,
        0,
        1,
        0.01,
        "m",
        Sentence("many-balls-control-beside"),
        group="Box and balls",
        only_if=("kinds", (WALL,)),
        named=((0.0, Sentence("many-balls-tick-middle")),),
    ),
    Parameter(
        "piston",
        "w",
        0.0,
        -0.5,
        0.5,
        0.01,
        "m/s",
        Sentence("many-balls-control-piston"),
        group="Box and balls",
        named=((0.0, Sentence("many-balls-tick-rest")),),
    ),
    Parameter(
        "doubled",
        Sentence("many-balls-symbol-twice-the-room"),
        False,
        meaning=Sentence("many-balls-control-doubled"),
        scale="switch",
        group="Box and balls",
        only_if=("kinds", (ONE,)),
    ),
    Parameter(
        "counts",
        Sentence("many-balls-symbol-counted"),
        SPEEDS,
        meaning=Sentence("many-balls-control-counts"),
        scale="choice",
        choices=COUNTS,
        group="Box and balls",
    ),
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
    Preset(
        "Soon",
        {"each": 1},
        Sentence("many-balls-set-up-soon"),
    ),
    Preset(
        "Heavy among light",
        {"kinds": AMONG, **_MANY, "heavy": 4.0, "each": 12},
        Sentence("many-balls-set-up-heavy-among-light"),
    ),
    Preset(
        "Two gases meet",
        {"kinds": TWO, **_MANY, "heavy": 4.0, "each": 12},
        Sentence("many-balls-set-up-two-gases-meet"),
    ),
    Preset(
        "How many are faster?",
        {"counts": FASTER},
        Sentence("many-balls-set-up-how-many-are-faster"),
    ),
    Preset(
        "Half the room",
        PISTON,
        Sentence("many-balls-set-up-half-the-room"),
    ),
    Preset(
        "On a line",
        {"kinds": ALONE, "piston": 0.02},
        Sentence("many-balls-set-up-on-a-line"),
    ),
    Preset("Free room", {**ROOM, "doubled": True}, Sentence("many-balls-set-up-free-room")),
    Preset(
        "Break the wall of balls",
        _BREAK,
        Sentence("many-balls-set-up-break-the-wall-of-balls"),
        cases=(
            _wall("heavy", "through", *range(60, 101, 10)),
            _wall("between", "stopped", *range(8, 13)),
            _wall("light", "back", 1, 2, 3),
        ),
    ),
    Preset(
        "Ten thousand balls",
        {"many": True},
        Sentence("many-balls-set-up-ten-thousand-balls"),
    ),
    Preset(
        "In space",
        {"space": True, "balls": 500},
        Sentence("many-balls-set-up-in-space"),
    ),
    Preset(
        "Back after four",
        {"turn": True, **_MANY, "each": 4},
        Sentence("many-balls-set-up-back-after-four"),
    ),
    Preset(
        "Too late",
        {"turn": True, **_MANY, "each": 11},
        Sentence("many-balls-set-up-too-late"),
    ),
    Preset(
        "Exactly at the middle",
        {**_BREAK, "beside": 0.0},
        Sentence("many-balls-set-up-exactly-at-the-middle"),
        group=COMPUTED,
    ),
)


#: Name of the run.
GAS = "gas"

_STARTS = Varied(1, 999)
_SPEEDS = Varied(0.7, 2.0, step=0.1)
_EACH = Varied(8, 12)
_TO_THE_RIGHT: dict[str, Any] = {"balls": (500,), "radius": (0.55,), "start": _STARTS}


def _moving(
    part: float, kinds: str, radius: float, space: bool = False
) -> Callable[[Random, bool], Values]:
    """Draws of a piston that moves at this part of the balls' speed; outwards, if it is below 0."""

    def make(chance: Random, easy: bool) -> Values:
        speed = round(0.7 + 0.1 * chance.randrange(14), 1)
        pushed = {"speed": speed, "piston": round(part * speed, 2), "start": chance.randint(1, 999)}
        return {**pushed, "kinds": kinds, "radius": radius, "space": space}

    return make


_MOVING = {"speed": 1.0, "start": 1, "kinds": ONE, "radius": 0.4, "space": False}

ACTS = (
    Act(
        Sentence("many-balls-act-1"),
        Sentence("many-balls-act-1-why"),
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
    Act(
        Sentence("many-balls-act-2"),
        Sentence("many-balls-act-2-why"),
        {"turn": True, **_MANY, "each": 4},
        controls=("each", "balls"),
        cases=(
            Case("soon", "turned", "all", 1, {"each": Varied(1, 5), "start": _STARTS}),
            Case("between", "turned", "some", 1, {"each": Varied(7, 9), "start": _STARTS}),
            Case("late", "turned", "hardly", 1, {"each": (11, 12), "start": _STARTS}),
        ),
        after="last_back",
    ),
    Act(
        Sentence("many-balls-act-3"),
        Sentence("many-balls-act-3-why"),
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
