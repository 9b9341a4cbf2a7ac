"""The question of lesson 08 about its first collisions: how many balls have had none yet."""

import math

import numpy as np
from numpy.typing import NDArray

from kernel_lib.experiments.common.wording import nearest_of, percent
from kernel_lib.experiments.experiment import Decisive, Guess, Judgement, Runs, Values, Varied
from kernel_lib.experiments.many_balls.boxes import counted, ends
from kernel_lib.experiments.many_balls.controls import GAS, ONE
from kernel_lib.experiments.many_balls.law import moment_of
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.state.trajectory import Trajectory

__all__ = ["PARTS", "UNMET"]

NONE, SEVENTH, THIRD, HALF, TWO_THIRDS = PARTS = (
    "none, or hardly one",
    "one in seven",
    "a good third",
    "half of them",
    "two in three",
)
_SHARES = {NONE: 0.0, SEVENTH: 0.14, THIRD: 0.36, HALF: 0.5, TWO_THIRDS: 0.68}

#: A count is clearly one of the choices within this part of all balls.
CLEARLY = 0.045

#: Collisions each up to which the question is asked.
SOON = 2


def _moment(values: Values, run: Trajectory) -> float | None:
    """When it is counted, s: where the run comes in parts, at the end of the first one."""
    return ends(values)[0] if values["many"] else moment_of(run, values["each"])


def _so_far(run: Trajectory, moment: float) -> NDArray[np.bool_]:
    """Which contacts are collisions of two balls up to a moment, (C,)."""
    found: NDArray[np.bool_] = (run.contacts.b >= 0) & (run.contacts.time <= moment)
    return found


def _collisions(run: Trajectory, moment: float) -> int:
    """Of two balls so far."""
    return int(np.count_nonzero(_so_far(run, moment)))


def _unmet(run: Trajectory, moment: float) -> int:
    """How many balls have not met another one yet."""
    so_far = _so_far(run, moment)
    met = np.union1d(run.contacts.a[so_far], run.contacts.b[so_far])
    return len(run.scene.balls) - len(met)


def _fits(values: Values, runs: Runs) -> bool:
    if values["kinds"] != ONE or values["turn"] or values["piston"] > 0:
        return False
    if not values["many"] and values["each"] > SOON:
        return False
    run = runs[GAS]
    moment = _moment(values, run)
    if moment is None or moment > run.time[-1]:
        return False
    share = _unmet(run, moment) / len(run.scene.balls)
    return abs(_SHARES[nearest_of(_SHARES, share)] - share) <= CLEARLY


def _asked(values: Values, runs: Runs) -> str:
    run = runs[GAS]
    moment = _moment(values, run)
    assert moment is not None
    return (
        f"{counted(values)['balls']:,} balls: wait until there have been "
        f"{_collisions(run, moment):,} collisions of two.\n"
        "How many balls have then not met another one yet?"
    )


def _judge(values: Values, runs: Runs) -> Judgement:
    run = runs[GAS]
    moment = _moment(values, run)
    assert moment is not None
    balls, left, hits = len(run.scene.balls), _unmet(run, moment), _collisions(run, moment)
    truth = nearest_of(_SHARES, left / balls)
    happened = (
        f"{left:,} of {balls:,} have met nobody, {percent(left / balls)}. {hits:,} collisions have "
        f"{2 * hits:,} partners; if each ball had its turn, {max(balls - 2 * hits, 0):,} would be "
        "left. But chance does not share out evenly: some meet twice before others meet at all. "
        f"Balls drawn by lot would leave {percent(math.exp(-2 * hits / balls))}."
    )
    return judged_choices(PARTS, truth, [happened] * 5, happened, f"{left:,} of {balls:,}")


def _until_counted(values: Values, runs: Runs) -> Decisive:
    moment = _moment(values, runs[GAS])
    assert moment is not None
    return Decisive((moment,), moment)


UNMET = Guess(
    _asked,
    "choice",
    _judge,
    choices=PARTS,
    name="unmet",
    fits=_fits,
    decisive=_until_counted,
    vary={"start": Varied(1, 99)},
)
