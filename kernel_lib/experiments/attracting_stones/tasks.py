"""What lesson 10 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

import numpy as np

from kernel_lib.experiments import (
    Angle,
    Challenge,
    Column,
    Picture,
    Ring,
    Runs,
    Values,
    Worksheet,
    class_question,
    exercise,
)
from kernel_lib.experiments.attracting_stones.catching import CATCH
from kernel_lib.experiments.attracting_stones.controls import (
    ACTS,
    CIRCLES,
    CIRCLING,
    FROM,
    PASSES,
    PASSING,
)
from kernel_lib.experiments.attracting_stones.law import (
    ahead,
    between,
    distances,
    energy_at_end,
    hours,
    nearest,
    settled,
    speed,
)
from kernel_lib.experiments.attracting_stones.orbits import TOUCH
from kernel_lib.experiments.attracting_stones.passing import PASS
from kernel_lib.experiments.attracting_stones.questions import END
from kernel_lib.experiments.attracting_stones.stones import PUSHED, STONES, TWIN
from kernel_lib.experiments.common.targets import up_to
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence, Text

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

EXERCISES = (
    exercise(
        "attracting-stones-exercise-escape",
        1.41,
        unit=Sentence("unit-times"),
        tolerance=0.02,
        values={"distance": 10.0, "sideways": 0.21},
    ),
    exercise(
        "attracting-stones-exercise-twice_as_far",
        21.0,
        unit="h",
        tolerance=0.8,
        values={"distance": 20.0, "sideways": 0.0},
    ),
    exercise(
        "attracting-stones-exercise-touching",
        0.5,
        unit="mm/s",
        tolerance=0.01,
        values={"distance": 10.0, "sideways": 0.05},
    ),
)

#: Stars of the first challenge: shares of speed kept, %; of the second: angles, °.
GENTLE, NEAR = (70.0, 80.0, 87.0), (10.0, 4.0, 1.0)

#: Speed of the stone that is to be caught, mm/s, and how far ahead the other one is, °.
_COMES, _LEAD = 0.56, 30.0


def _crossing(run: Trajectory) -> float | None:
    """Speed past each other with which two cross the ring after they have met, m/s."""
    _, when = nearest(run)
    _, change = between(run)
    beyond = np.flatnonzero((distances(run) >= FROM) & (run.time > when))
    return float(np.hypot(*change[beyond[0]])) if len(beyond) else None


def _gentle(values: Values, runs: Runs) -> float:
    """Share of speed kept of a stone from far away that is caught within the ring, %."""
    if values["situation"] != PASSING or values["nearby"] or values["incoming"] != _COMES:
        return math.nan
    run = runs[STONES]
    caught = len(run.contacts) and energy_at_end(run) < 0 and _crossing(run) is None
    return 100 * float(values["e"]) if caught else math.nan


def _said_of_catch(values: Values, runs: Runs, kept: float) -> Sentence:
    run = runs[STONES]
    if not len(run.contacts):
        off = figure(nearest(run)[0] - TOUCH, "m")
        return Sentence("attracting-stones-gentlest-missed", off=off)
    left = _crossing(run)
    if left is not None:
        return Sentence("attracting-stones-gentlest-crossed", speed=speed(left))
    if math.isnan(kept):
        comes = figure(_COMES, "mm/s")
        return Sentence("attracting-stones-gentlest-another", speed=comes)
    enough = "enough" if kept >= GENTLE[0] else "little"
    return Sentence("attracting-stones-gentlest-caught", kept=figure(kept, "%"), enough=enough)


def _ring(values: Values) -> Picture:
    distance = figure(FROM, "m")
    ring = Sentence("attracting-stones-gentlest-ring", distance=distance)
    return Picture(
        Sentence("attracting-stones-gentlest-target", distance=distance),
        (Ring((0.0, 0.0), FROM / 2, text=ring),),
    )


def _off(values: Values, runs: Runs) -> float:
    """How far from the other stone after one round, °."""
    if values["situation"] != CIRCLING or values["lead"] != _LEAD or values["across"]:
        return math.nan
    return abs(ahead(runs[PUSHED], runs[TWIN]))


def _said_of_meeting(values: Values, runs: Runs, off: float) -> Sentence:
    if math.isnan(off):
        return Sentence("attracting-stones-rendezvous-another", lead=figure(_LEAD, "°"))
    angle = figure(off, "°")
    if off <= NEAR[0]:
        return Sentence("attracting-stones-rendezvous-met", off=angle)
    if ahead(runs[PUSHED], runs[TWIN]) > 0:
        return Sentence("attracting-stones-rendezvous-ahead", off=angle)
    why = "pushed" if values["push"] > 0 else "braked"
    return Sentence("attracting-stones-rendezvous-behind", off=angle, why=why)


def _arcs(values: Values) -> Picture:
    arcs = (
        Angle((0.0, 0.0), -one, one, values["radius"], text=figure(one, "°") if one > 5 else "")
        for one in NEAR
    )
    wide, middle, narrow = (figure(one, "°") for one in NEAR)
    target = Sentence(
        "attracting-stones-rendezvous-target", wide=wide, middle=middle, narrow=narrow
    )
    return Picture(target, tuple(arcs))


def _end(values: Values, runs: Runs) -> float:
    return max(float(run.time[-1]) for run in runs.values())


CHALLENGES = (
    Challenge(
        "gentlest",
        Sentence("attracting-stones-challenge-gentlest"),
        _gentle,
        tuple((least, 100.0) for least in GENTLE),
        unit="%",
        takes=(Sentence("attracting-stones-challenge-gentlest-takes-1"), "80 %", "87 %"),
        judged=_end,
        said=_said_of_catch,
        target=_ring,
        values={**PASSES, "incoming": _COMES, "aim": 9.0, "e": 0.9},
        controls=("e", "aim"),
    ),
    Challenge(
        "rendezvous",
        Sentence("attracting-stones-challenge-rendezvous"),
        _off,
        up_to(*NEAR),
        unit="°",
        takes=(Sentence("attracting-stones-challenge-rendezvous-takes-1"), "4°", "1°"),
        judged=_end,
        said=_said_of_meeting,
        target=_arcs,
        values={**CIRCLES, "push": 3.0, "lead": _LEAD},
        controls=("push",),
    ),
)


CLASS_QUESTIONS = (
    class_question("attracting-stones-class-two", END),
    class_question("attracting-stones-class-passing", PASS, {**PASSES, "e": 1.0}),
    class_question("attracting-stones-class-push", CATCH, ACTS[2].values, rounds=1),
)


def _ends(values: Values, runs: Runs) -> Text:
    return END.answered(values, runs)[0]


def _over(values: Values, runs: Runs) -> str:
    over = settled(runs[STONES])
    return "–" if over is None else hours(over)


WORKSHEET = Worksheet(
    ("Head on", "Sideways 1", "Sideways 2", "Sideways 3", "A perfect hit"),
    (
        Column(
            Sentence("attracting-stones-column-sideways-mm-s"),
            lambda v, runs: figure(v["sideways"]),
            given=True,
        ),
        Column(
            Sentence("attracting-stones-column-kept"), lambda v, runs: percent(v["e"]), given=True
        ),
        Column(Sentence("attracting-stones-column-how-does-it"), _ends),
        Column(
            Sentence("attracting-stones-column-nearest-m"),
            lambda v, runs: figure(nearest(runs[STONES])[0]),
        ),
        Column(Sentence("attracting-stones-column-hits-over-after"), _over),
    ),
    Sentence("attracting-stones-sheet-at-home"),
    Sentence("attracting-stones-sheet-expect"),
)
