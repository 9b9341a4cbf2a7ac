"""Questions of lesson 08 about a ball that is thrown at a wall of balls."""

import math

from kernel_lib.experiments import Decisive, Guess, Runs, Values
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.many_balls.controls import GAS, WALL
from kernel_lib.experiments.many_balls.law import watched_until
from kernel_lib.experiments.many_balls.pictures import of_wall
from kernel_lib.state.trajectory import Contacts, Trajectory
from kernel_lib.words import Sentence

__all__ = ["BROKEN", "THROWN", "across", "met_at_once"]


#: Of its speed, what it clearly has left along its throw where it breaks through, at most has where
#: it is nearly stopped, and has where it comes back.
_THROUGH, _STOPPED, _BACK = 0.3, 0.2, -0.02

#: Two contacts are of one moment if they are no farther apart than this part of it.
_ONE_MOMENT = 1e-12

#: The least speed across that is no rounding, in those of the throw.
_DRIFTS = 1e-9

#: How far it flies on before that is shown, in its radii.
_WATCHED = 6.0


def _first_hits(run: Trajectory) -> Contacts:
    """The first contacts of the big ball with small ones."""
    return run.contacts[(run.contacts.a == 0) & (run.contacts.b > 0)][:2]


def met_at_once(run: Trajectory) -> bool:
    """Whether the big ball meets its first two small ones at one moment."""
    times = _first_hits(run).time
    return len(times) == 2 and bool(times[1] - times[0] <= _ONE_MOMENT * times[1])


def across(run: Trajectory) -> float:
    """Speed of the big ball across its throw after these two, before its next contact, m/s."""
    hits = _first_hits(run)
    return float(hits.velocity_after[1, 0, 1])


def _margin(values: Values, runs: Runs) -> float:
    if values["kinds"] != WALL or values["turn"] or not met_at_once(runs[GAS]):
        return 0.0
    along, drift = _first_hits(runs[GAS]).velocity_after[1, 0].tolist()
    return 1.0 if along > 0 and abs(drift) > _DRIFTS * values["speed"] else 0.0


def _where(values: Values, runs: Runs) -> str:
    along, drift = _first_hits(runs[GAS]).velocity_after[1, 0].tolist()
    return "back" if along < 0 else "side" if drift else "straight"


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    heights, drift = _first_hits(runs[GAS]).point[:, 1].tolist(), across(runs[GAS])
    return {
        "first": "upper" if heights[0] > heights[1] else "lower",
        "way": "up" if drift > 0 else "down",
        "drift": figure(1000 * abs(drift), "mm/s"),
    }


def _decided(values: Values, runs: Runs) -> Decisive:
    run = runs[GAS]
    first = float(_first_hits(run).time[0])
    broken = first + _WATCHED * run.scene.balls[0].radius / values["speed"]
    return Decisive((first,), min(broken, float(run.time[-1])))


THROWN = Guess(
    Sentence("many-balls-thrown-asked"),
    "choice",
    truth=_where,
    says="many-balls-thrown",
    slots=_slots,
    margin=_margin,
    choices=("straight", "side", "back"),
    name="thrown",
    decisive=_decided,
)


def _left(values: Values, runs: Runs) -> float:
    """Speed of the big ball along its throw once it has been watched, in that of the throw."""
    run = runs[GAS]
    along = run.at(watched_until(values, run)).velocity[0, 0]
    return float(along / values["speed"])


def _broken(values: Values, runs: Runs) -> str:
    left = _left(values, runs)
    between = (_STOPPED + _THROUGH) / 2
    return "back" if left < 0 else "stopped" if left < between else "through"


def _margin_broken(values: Values, runs: Runs) -> float:
    run = runs[GAS]
    if values["kinds"] != WALL or values["turn"] or met_at_once(run):
        return 0.0
    if watched_until(values, run) > run.time[-1]:
        return 0.0
    left = _left(values, runs)
    if left < 0:
        return left / _BACK
    stopped = _STOPPED / left if left else math.inf
    return max(left / _THROUGH, stopped if stopped >= 1 else 0.0)


def _broken_asked(values: Values, runs: Runs) -> Sentence:
    heavy, speed = figure(values["heavy"], "kg"), figure(values["speed"], "m/s")
    small = str(values["balls"] - 1)
    return Sentence("many-balls-broken-asked", heavy=heavy, speed=speed, balls=small)


def _slots_broken(values: Values, runs: Runs) -> dict[str, str]:
    return {
        "left": figure(abs(_left(values, runs)) * values["speed"], "m/s"),
        "speed": figure(values["speed"], "m/s"),
    }


def _until_broken(values: Values, runs: Runs) -> Decisive:
    run = runs[GAS]
    return Decisive((float(_first_hits(run).time[0]),), watched_until(values, run))


BROKEN = Guess(
    _broken_asked,
    "choice",
    truth=_broken,
    says="many-balls-broken",
    slots=_slots_broken,
    margin=_margin_broken,
    choices=("through", "stopped", "back"),
    name="broken",
    decisive=_until_broken,
    picture=lambda values, runs: of_wall(runs[GAS], watched_until(values, runs[GAS])),
)
