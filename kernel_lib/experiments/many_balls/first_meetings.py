"""The question of lesson 08 about its first collisions: how many balls have had none yet."""

import math

import numpy as np
from numpy.typing import NDArray

from kernel_lib.experiments import Decisive, Guess, Runs, Values, options
from kernel_lib.experiments.common.wording import nearest_of
from kernel_lib.experiments.many_balls.boxes import counted, ends, is_closed
from kernel_lib.experiments.many_balls.controls import GAS, ONE, SPEEDS
from kernel_lib.experiments.many_balls.law import moment_of
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["PARTS", "UNMET"]

PARTS = {"none": 0.0, "seventh": 0.14, "third": 0.36, "half": 0.5, "two_thirds": 0.65}


def _parts(values: Values) -> list[str]:
    """Four of them: runs that come in parts are counted early."""
    return list(PARTS)[1:] if values["many"] else list(PARTS)[:-1]


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


def _share(values: Values, runs: Runs) -> float:
    """The part that has hit no other ball."""
    moment = _moment(values, runs[GAS])
    return math.nan if moment is None else _unmet(runs[GAS], moment) / len(runs[GAS].scene.balls)


def _margin(values: Values, runs: Runs) -> float:
    if values["kinds"] != ONE or values["turn"] or not is_closed(values):
        return 0.0
    if values["counts"] != SPEEDS or (not values["many"] and values["each"] > SOON):
        return 0.0
    moment = _moment(values, runs[GAS])
    if moment is None or moment > runs[GAS].time[-1]:
        return 0.0
    off = abs(PARTS[_part(values, runs)] - _share(values, runs))
    return CLEARLY / off if off else math.inf


def _part(values: Values, runs: Runs) -> str:
    shares = {name: PARTS[name] for name in _parts(values)}
    return nearest_of(shares, _share(values, runs))


def _hits(values: Values, runs: Runs) -> int:
    return _collisions(runs[GAS], _moment(values, runs[GAS]) or 0.0)


def _asked(values: Values, runs: Runs) -> Sentence:
    balls, hits = counted(values)["balls"], _hits(values, runs)
    return Sentence("many-balls-unmet-asked", balls=str(balls), hits=str(hits))


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    balls, hits = len(runs[GAS].scene.balls), _hits(values, runs)
    left = round(_share(values, runs) * balls)
    turns = max(balls - 2 * hits, 0)
    return {"left": str(left), "balls": str(balls), "turns": str(turns) if turns else "none"}


def _until_counted(values: Values, runs: Runs) -> Decisive:
    moment = _moment(values, runs[GAS])
    assert moment is not None
    return Decisive((moment,), moment)


UNMET = Guess(
    _asked,
    "choice",
    truth=_part,
    says="many-balls-unmet",
    slots=_slots,
    margin=_margin,
    choices=tuple(PARTS),
    choices_now=lambda values, runs: options("many-balls-unmet", *_parts(values)),
    name="unmet",
    decisive=_until_counted,
)
