"""What lesson 08 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

import numpy as np

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    Values,
)
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
from kernel_lib.experiments.many_balls.questions import HALF, SPREAD, TURNED
from kernel_lib.experiments.measures.gas import collisions_each
from kernel_lib.experiments.teaching.tasks import Column, Worksheet, answered_by

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

EXERCISES = (
    Exercise(
        "how_many",
        "1000 balls in the plane start at one speed. How many are faster than that in the end?",
        368,
        "The part that is faster than v is exp(−v²/2σ²), and the mean of v² is 2σ².",
        "v² = 2σ² at the start's speed, so exp(−1) = 0.368 of them: 368. One look counts 340 to "
        "400.",
        unit="balls",
        tolerance=32,
        values={"each": 10},
    ),
    Exercise(
        "push",
        "1000 balls of 1 kg fly at 1 m/s in a square of 100 m. How strongly do they press on a "
        "metre of wall, if their own size does not count?",
        0.05,
        "p = N kT/A, and in the plane kT is the energy of one ball.",
        "kT = ½ · 1 kg · (1 m/s)² = 0.5 J, so p = 1000 · 0.5 J/(100 m)² = 0.05 N/m.",
        unit="N/m",
        tolerance=0.002,
        values={"radius": 0.1, "each": 1},
    ),
    Exercise(
        "points",
        "A slow piston halves the room of balls as small as points, in the plane. How many times "
        "as fast do they become?",
        1.41,
        "Their energy doubles.",
        "Energy goes with the square of the speed: √2 = 1.41.",
        unit="times",
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


def _said_of_return(values: Values, runs: Runs, there: float) -> str:
    off = missed_by(runs[GAS])
    lost = int(np.count_nonzero(off > NEAR * values["radius"]))
    if lost:
        far = figure(float(off.max()), "m")
        return f"{lost} of {values['balls']} balls missed their start. The farthest was {far} off."
    if math.isnan(there):
        return "Nothing was turned back."
    each = f"{figure(there)} collision{'' if there == 1 else 's'} each"
    return f"All came back, after {each}{'' if there >= LATE[0] else ': turn back later'}."


def _said_of_push(values: Values, runs: Runs, times: float) -> str:
    if math.isnan(times):
        return "These are not the balls of the challenge."
    push = f"The push is {figure(times)} times as strong"
    if not _way(values):
        return f"{push}. Change one of the three, and leave the others."
    low, high = TWICE
    if low <= times <= high:
        return f"{push}, by {_way(values)}."
    return f"{push}: too {'strong' if times > high else 'weak'}."


def _push(values: Values, runs: Runs) -> float:
    """Pressure over that of points where the challenge starts."""
    if not is_closed(values) or values["turn"] or values["kinds"] != ONE or values["space"]:
        return math.nan
    if values["radius"] != FEW["radius"] or values["many"]:
        return math.nan
    alone = FEW["balls"] * (FEW["speed"] ** 2 / 2) / FEW["side"] ** 2
    return pressure(values, runs[GAS]).pressure / alone


def _way(values: Values) -> str:
    """The one value by which a set-up differs from where the challenge starts, in words."""
    moved = [name for name in WAYS if values[name] != FEW[name]]
    return WAYS[moved[0]] if len(moved) == 1 else ""


CHALLENGES = (
    Challenge(
        "late",
        "Turn back as late as you can. All must come within a tenth of a radius of their start.",
        _turned_back,
        tuple((least, math.inf) for least in LATE),
        unit="each",
        takes=("2 each", "4 each", "5 each"),
        said=_said_of_return,
        values={"turn": True, "balls": 500, "radius": 0.55, "each": 1},
        hint="Each collision multiplies the error many times; you have sixteen digits.",
        controls=("each",),
    ),
    Challenge(
        "twice",
        "Double the push on the walls by one change: more balls, a smaller box, or faster balls. "
        "Each way earns a star.",
        _push,
        (TWICE,) * 3,
        unit="times",
        said=_said_of_push,
        values=FEW,
        hint="Balls have size: they leave each other less room. A long run weighs better.",
        ways=tuple(WAYS.values()),
        way=_way,
        controls=("balls", "side", "speed"),
    ),
)


CLASS_QUESTIONS = (
    ClassQuestion(
        "speeds",
        "1000 balls all start at 1 m/s.\nAfter 10 collisions each, how are their speeds spread?",
        (
            "all at one speed",
            "a bell around 1 m/s",
            "all equally common",
            "most are slow, a few very fast",
        ),
        answered_by(SPREAD),
        sketches=SPREAD.sketches,
        runs=(GAS,),
        decisive=SPREAD.decisive,
    ),
    ClassQuestion(
        "back",
        "After 4 collisions each, every velocity is turned round.\n"
        "How many of the 500 balls return to their first speed?",
        ("all of them", "only some", "hardly any"),
        answered_by(TURNED),
        ACTS[1].values,
        runs=(GAS,),
        decisive=TURNED.decisive,
    ),
    ClassQuestion(
        "space",
        "100 balls fly at 1 m/s in a cube. A piston pushes the right wall in, slowly, until half "
        "is left.\nWhat becomes of the balls' energy?",
        ("the same", "about 1.7 times", "about twice", "about four times"),
        answered_by(HALF),
        {"balls": 100, "radius": 0.5, "piston": 0.03, "space": True},
        runs=(GAS,),
        rounds=1,
        decisive=HALF.decisive,
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
        Column("Balls", lambda values, runs: str(values["balls"]), given=True),
        Column("Faster than at the start, in the end", _faster),
        Column("Fastest, in the end (m/s)", _fastest),
        Column("Energy, times that at the start", lambda values, runs: figure(gained(runs[GAS]))),
    ),
    "Ten people get ten coins each. Again and again two, drawn by lot, put their coins together "
    "and share them anew by dice. After 50 rounds: how many have fewer than ten? ____ more? ____ "
    "the richest: ____ coins",
    "Six or seven have fewer than ten, and one or two have more than twice as many. In the plane "
    "balls share their energy just so: few are rich, most are poor, and nobody cheats.",
)
