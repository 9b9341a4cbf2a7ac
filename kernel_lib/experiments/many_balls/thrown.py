"""The question of lesson 08 about a throw at the middle of a wall of balls."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Decisive, Guess, Runs, Values
from kernel_lib.experiments.many_balls import texts
from kernel_lib.experiments.many_balls.controls import GAS, WALL
from kernel_lib.experiments.teaching.texts import Option
from kernel_lib.state.trajectory import Contacts, Trajectory

__all__ = ["SIDES", "THROWN", "across", "met_at_once"]

SIDES = (
    Option("straight", "straight on"),
    Option("side", "to one side"),
    Option("back", "back"),
)

#: Two contacts are of one moment if they are no farther apart than this part of it.
_ONE_MOMENT = 1e-12

#: The least speed across that is no rounding, in those of the throw.
_DRIFTS = 1e-9

#: How far it flies on before that is told, in its radii.
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


def _asked(values: Values, runs: Runs) -> str:
    return (
        "A big ball flies exactly at the middle of a wall of balls. Its two halves are mirror "
        "images.\nWhere does the big ball fly after its first contacts?"
    )


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
    _asked,
    "choice",
    truth=_where,
    texts=texts.THROWN,
    slots=_slots,
    margin=_margin,
    choices=SIDES,
    name="thrown",
    decisive=_decided,
)
