"""The question of lesson 08 about a throw at the middle of a wall of balls."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Decisive, Guess, Judgement, Runs, Values
from kernel_lib.experiments.many_balls.controls import GAS, WALL
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.state.trajectory import Contacts, Trajectory

__all__ = ["SIDES", "THROWN", "across", "met_at_once"]

STRAIGHT, SIDE, BACK = SIDES = (
    "straight on: the halves of the wall are alike",
    "to one side, and no law says to which",
    "straight back",
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


def _fits(values: Values, runs: Runs) -> bool:
    if values["kinds"] != WALL or values["turn"] or not met_at_once(runs[GAS]):
        return False
    along, drift = _first_hits(runs[GAS]).velocity_after[1, 0].tolist()
    return bool(along > 0 and abs(drift) > _DRIFTS * values["speed"])


def _asked(values: Values, runs: Runs) -> str:
    return (
        "A big ball flies exactly at the middle of a wall of balls, whose two halves are mirror "
        "images.\nAfter its first contacts it flies:"
    )


def _judge(values: Values, runs: Runs) -> Judgement:
    run = runs[GAS]
    hits = _first_hits(run)
    heights = hits.point[:, 1].tolist()
    first, second = ("upper", "lower") if heights[0] > heights[1] else ("lower", "upper")
    drift = across(run)
    happened = (
        f"At {figure(float(hits.time[0]), 's')} it meets two balls at the same moment. A law of "
        f"impact knows two bodies, so one of them has to be first. Here it was the {first} one, "
        f"and the big ball drifts {'up' if drift > 0 else 'down'} with "
        f"{figure(1000 * abs(drift), 'mm/s')}; with the {second} one first it would be the other "
        "way round. The throw itself has no answer. A hair beside the middle (b) it has one: then "
        "one contact does come first."
    )
    texts = (
        "Forces that last, as in lesson 05, would press on both at once, and keep it so. "
        f"{happened}",
        happened,
        f"It flies on: those that it meets are light. {happened}",
    )
    return judged_choices(SIDES, SIDE, texts, happened, "To one side")


def _decided(values: Values, runs: Runs) -> Decisive:
    run = runs[GAS]
    first = float(_first_hits(run).time[0])
    broken = first + _WATCHED * run.scene.balls[0].radius / values["speed"]
    return Decisive((first,), min(broken, float(run.time[-1])))


THROWN = Guess(
    _asked, "choice", _judge, choices=SIDES, name="thrown", fits=_fits, decisive=_decided
)
