"""Challenges and exercises of lesson 08."""

import math

from kernel_lib.experiments.experiment import Challenge, Exercise, Runs, Values
from kernel_lib.experiments.gas.acts import GAS
from kernel_lib.experiments.gas.controls import ONE
from kernel_lib.experiments.gas.law import missed, pressure, turn_of
from kernel_lib.experiments.measures.gas import collisions_each

__all__ = ["CHALLENGES", "EXERCISES"]

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
