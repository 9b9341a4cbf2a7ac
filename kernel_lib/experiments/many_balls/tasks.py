"""What lesson 08 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.many_balls.controls import GAS, ONE
from kernel_lib.experiments.many_balls.law import (
    back_at_one_speed,
    faster,
    gained,
    missed,
    moment_of,
    pressure,
    speeds_at,
    turn_of,
)
from kernel_lib.experiments.many_balls.questions import (
    ALL_BACK,
    BACK,
    FINDING,
    HALF,
    LOPSIDED,
    SHAPES,
    SPREAD,
    spread_out,
)
from kernel_lib.experiments.measures.gas import collisions_each
from kernel_lib.experiments.teaching.tasks import Column, Worksheet

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

EXERCISES = (
    Exercise(
        "how_many",
        "Of 1000 balls in the plane that began with one speed, how many are faster than that in "
        "the end?",
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
        "as fast are they?",
        1.41,
        "Their energy doubles.",
        "Energy goes with the square of the speed: √2 = 1.41.",
        unit="times",
        tolerance=0.02,
        values={"balls": 100, "radius": 1.25, "piston": 0.1},
    ),
)

#: All are back within this part of a radius.
NEAR = 0.1

#: Of the second challenge: where it starts.
FEW = {"balls": 500, "each": 12, "radius": 0.4, "side": 100.0, "speed": 1.0}

#: Ways to a stronger push, each by the one value that it changes.
WAYS = {"balls": "more balls", "side": "a smaller box", "speed": "faster balls"}


def _turned_back(values: Values, runs: Runs) -> float:
    """Collisions each on the way there, of balls that all found back."""
    run = runs[GAS]
    if not values["turn"] or values["piston"] > 0 or values["kinds"] != ONE:
        return math.nan
    if missed(run) > NEAR * values["radius"]:
        return math.nan
    return collisions_each(run, turn_of(run))


def _push(values: Values, runs: Runs) -> float:
    """Pressure over that of points where the challenge starts."""
    if values["piston"] > 0 or values["turn"] or values["kinds"] != ONE or values["space"]:
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
        "Turn back late: after as many collisions each as you can, and still all come within a "
        "tenth of a radius of where they began.",
        _turned_back,
        ((2.0, math.inf), (4.0, math.inf), (5.0, math.inf)),
        unit="each",
        values={"turn": True, "balls": 500, "radius": 0.55, "each": 1},
        below="Raise n, but not too far.",
        controls=("each",),
    ),
    Challenge(
        "twice",
        "Twice the push: 500 points would press with 1 at the start. Press with 2, by one change "
        "alone. More balls, a smaller box, faster balls: each way has a star.",
        _push,
        ((1.9, 2.1),) * 3,
        unit="times",
        values=FEW,
        above="A little less: balls take room from each other, so they press more than points.",
        below="A little more; and a long run weighs better.",
        ways=tuple(WAYS.values()),
        way=_way,
        controls=("balls", "side", "speed"),
    ),
)


HOTTER, ALIKE, COOLER = WARMTH = ("hotter than in the plane", "as hot", "less hot")

#: There and back: values at which balls are turned round soon, and late.
SOON = {"turn": True, "balls": 500, "radius": 0.55, "each": 4}
LATE = {**SOON, "each": 10}

#: A piston that halves the room.
PISTON = {"balls": 100, "radius": 1.25, "piston": 0.1}


def _speeds(runs_at: RunsAt) -> tuple[str, str]:
    values, runs = runs_at({})
    moment = moment_of(runs[GAS], values["each"])
    spread = moment is not None and spread_out(values, runs[GAS], moment)
    return (LOPSIDED if spread else ""), SPREAD.judged(values, runs).happened


def _back(runs_at: RunsAt) -> tuple[str, str]:
    always, never, soon = FINDING
    found = []
    for change in (SOON, LATE):
        values, runs = runs_at(change)
        found.append(back_at_one_speed(values, runs[GAS]) >= ALL_BACK)
    right = {(True, True): always, (False, False): never, (True, False): soon}
    return right.get((found[0], found[1]), ""), BACK.judged(*runs_at({})).happened


def _in_space(runs_at: RunsAt) -> tuple[str, str]:
    plane, space = (gained(runs_at({"space": solid})[1][GAS]) for solid in (False, True))
    right = ALIKE if abs(space / plane - 1) < 0.03 else HOTTER if space > plane else COOLER
    return right, (
        f"In the plane the energy became {figure(plane)} times as much, in space {figure(space)} "
        "times: there the piston's work is shared among three directions instead of two."
    )


CLASS_QUESTIONS = (
    ClassQuestion(
        "speeds",
        "1000 balls all start with one speed.\nAfter ten collisions each, how are the speeds "
        "spread?",
        SHAPES,
        _speeds,
        sketches=SPREAD.sketches,
        runs=(GAS,),
        decisive=SPREAD.decisive,
    ),
    ClassQuestion(
        "back",
        "Later every velocity is turned round.\nDo the balls find back to one speed?",
        FINDING,
        _back,
        SOON,
        runs=(GAS,),
        decisive=BACK.decisive,
    ),
    ClassQuestion(
        "space",
        "A piston halves the room of a gas, slowly. The same in space, with spheres in a cube.\n"
        "There it becomes:",
        WARMTH,
        _in_space,
        PISTON,
        {"space": True},
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
