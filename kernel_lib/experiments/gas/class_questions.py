"""What a class is asked in lesson 08."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import ClassQuestion, RunsAt
from kernel_lib.experiments.gas.acts import GAS
from kernel_lib.experiments.gas.law import back_at_one_speed, gained, moment_of
from kernel_lib.experiments.gas.questions import (
    ALL_BACK,
    BACK,
    FINDING,
    HALF,
    LOPSIDED,
    SHAPES,
    SPREAD,
    spread_out,
)

__all__ = ["CLASS_QUESTIONS"]

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
    return (LOPSIDED if spread else ""), SPREAD.judge(values, runs).happened


def _back(runs_at: RunsAt) -> tuple[str, str]:
    always, never, soon = FINDING
    found = []
    for change in (SOON, LATE):
        values, runs = runs_at(change)
        found.append(back_at_one_speed(values, runs[GAS]) >= ALL_BACK)
    right = {(True, True): always, (False, False): never, (True, False): soon}
    return right.get((found[0], found[1]), ""), BACK.judge(*runs_at({})).happened


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
