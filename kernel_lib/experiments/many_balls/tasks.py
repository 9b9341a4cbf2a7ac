"""What lesson 08 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

import numpy as np

from kernel_lib.experiments import (
    Challenge,
    Column,
    Runs,
    Values,
    Worksheet,
    class_question,
    exercise,
)
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.many_balls.boxes import is_closed
from kernel_lib.experiments.many_balls.controls import ACTS, GAS, ONE
from kernel_lib.experiments.many_balls.law import (
    faster,
    gained,
    missed,
    missed_by,
    pressure,
    speeds_at,
    turn_of,
)
from kernel_lib.experiments.many_balls.questions import (
    HALF,
    SPREAD,
    TURNED,
    spread_options,
    times_options,
)
from kernel_lib.experiments.measures.gas import collisions_each
from kernel_lib.words import Sentence

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

EXERCISES = (
    exercise(
        "many-balls-exercise-how_many",
        368,
        unit=Sentence("unit-balls"),
        tolerance=32,
        values={"each": 10},
    ),
    exercise(
        "many-balls-exercise-push",
        0.05,
        unit="N/m",
        tolerance=0.002,
        values={"radius": 0.1, "each": 1},
    ),
    exercise(
        "many-balls-exercise-points",
        1.41,
        unit=Sentence("unit-times"),
        tolerance=0.02,
        values=ACTS[2].values,
    ),
)

#: All are back within this part of a radius.
NEAR = 0.1

#: Collisions each for the stars of the first challenge, and times the push for those of the second.
LATE, TWICE = (2.0, 4.0, 5.0), (1.9, 2.1)

#: Of the second challenge: where it starts.
FEW = {"balls": 500, "each": 12, "radius": 0.4, "side": 100.0, "speed": 1.0}

#: Ways to a stronger push, each by the one value that it changes.
WAYS = {"balls": "more balls", "side": "a smaller box", "speed": "faster balls"}


def _turned_back(values: Values, runs: Runs) -> float:
    """Collisions each on the way there, of balls that all found back."""
    run = runs[GAS]
    if not values["turn"] or not is_closed(values) or values["kinds"] != ONE:
        return math.nan
    if missed(run) > NEAR * values["radius"]:
        return math.nan
    return collisions_each(run, turn_of(run))


def _said_of_return(values: Values, runs: Runs, there: float) -> Sentence:
    off = missed_by(runs[GAS])
    lost = int(np.count_nonzero(off > NEAR * values["radius"]))
    if lost:
        return Sentence(
            "many-balls-late-missed",
            lost=str(lost),
            balls=str(values["balls"]),
            far=figure(float(off.max()), "m"),
        )
    if math.isnan(there):
        return Sentence("many-balls-late-nothing")
    name = "many-balls-late-back" if there >= LATE[0] else "many-balls-late-soon"
    return Sentence(name, each=figure(there))


def _said_of_push(values: Values, runs: Runs, times: float) -> Sentence:
    if math.isnan(times):
        return Sentence("many-balls-push-other")
    push, changed, (low, high) = figure(times), _changed(values), TWICE
    if len(changed) != 1:
        return Sentence("many-balls-push-change-one", push=push)
    if low <= times <= high:
        return Sentence("many-balls-push-hit", push=push, by=changed[0])
    name = "many-balls-push-strong" if times > high else "many-balls-push-weak"
    return Sentence(name, push=push)


def _push(values: Values, runs: Runs) -> float:
    """Pressure over that of points where the challenge starts."""
    if not is_closed(values) or values["turn"] or values["kinds"] != ONE or values["space"]:
        return math.nan
    if values["radius"] != FEW["radius"] or values["many"]:
        return math.nan
    alone = FEW["balls"] * (FEW["speed"] ** 2 / 2) / FEW["side"] ** 2
    return pressure(values, runs[GAS]).pressure / alone


def _changed(values: Values) -> list[str]:
    """Names of the values of ways by which a set-up differs from where the challenge starts."""
    return [name for name in WAYS if values[name] != FEW[name]]


def _way(values: Values) -> str:
    """The one way of a set-up; "" without one, or with several."""
    changed = _changed(values)
    return WAYS[changed[0]] if len(changed) == 1 else ""


CHALLENGES = (
    Challenge(
        "late",
        Sentence("many-balls-challenge-late"),
        _turned_back,
        tuple((least, math.inf) for least in LATE),
        unit=Sentence("unit-each"),
        takes=(
            Sentence("many-balls-challenge-late-takes-1"),
            Sentence("many-balls-challenge-late-takes-2"),
            Sentence("many-balls-challenge-late-takes-3"),
        ),
        said=_said_of_return,
        values={"turn": True, "balls": 500, "radius": 0.55, "each": 1},
        controls=("each",),
    ),
    Challenge(
        "twice",
        Sentence("many-balls-challenge-twice"),
        _push,
        (TWICE,) * 3,
        unit=Sentence("unit-times"),
        said=_said_of_push,
        values=FEW,
        ways=tuple(WAYS.values()),
        way=_way,
        controls=("balls", "side", "speed"),
    ),
)


CLASS_QUESTIONS = (
    class_question("many-balls-class-speeds", SPREAD, choices=spread_options("1 m/s"), runs=(GAS,)),
    class_question("many-balls-class-back", TURNED, ACTS[1].values, runs=(GAS,)),
    class_question(
        "many-balls-class-space",
        HALF,
        {"balls": 100, "radius": 0.5, "piston": 0.03, "space": True},
        choices=times_options("same", "nearly_twice", "twice", "four"),
        runs=(GAS,),
        rounds=1,
    ),
)


def _faster(values: Values, runs: Runs) -> str:
    run = runs[GAS]
    return str(faster(speeds_at(run, float(run.time[-1])), values["speed"]))


def _fastest(values: Values, runs: Runs) -> str:
    run = runs[GAS]
    return figure(float(speeds_at(run, float(run.time[-1])).max()))


WORKSHEET = Worksheet(
    ("Soon", "Half the room", "In space", "Back after four"),
    (
        Column(
            Sentence("many-balls-column-balls"),
            lambda values, runs: str(values["balls"]),
            given=True,
        ),
        Column(Sentence("many-balls-column-faster-than-at"), _faster),
        Column(Sentence("many-balls-column-fastest-in-the"), _fastest),
        Column(
            Sentence("many-balls-column-energy-times-that"),
            lambda values, runs: figure(gained(runs[GAS])),
        ),
    ),
    Sentence("many-balls-sheet-at-home"),
    Sentence("many-balls-sheet-expect"),
)
