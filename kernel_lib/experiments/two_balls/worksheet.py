"""The printed sheet of lesson 03."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet
from kernel_lib.experiments.two_balls.questions import TOGETHER, meeting

__all__ = ["WORKSHEET"]


def _impulses(values: Values, runs: Runs) -> str:
    seen = meeting(runs)
    return " and ".join(figure(one) for one in seen.impulses) if seen else ""


def _changes(values: Values, runs: Runs) -> str:
    seen = meeting(runs)
    if seen is None:
        return ""
    pairs = zip(seen.impulses, seen.masses, strict=True)
    return " and ".join(figure(impulse / mass) for impulse, mass in pairs)


WORKSHEET = Worksheet(
    ("Off centre", "Head-on: these do stay together", "Lorry and car", "Billiard balls"),
    (
        Column("Masses (kg)", lambda v, runs: f"{figure(v['m1'])} and {figure(v['m2'])}", True),
        Column("Impulses (N s)", _impulses),
        Column("Changes of velocity (m/s)", _changes),
        Column("Then they ...", lambda v, runs: str(TOGETHER.judge(v, runs).truth)),
    ),
    "Flick a coin against a second, equal one, first head-on, then off centre. The angle between "
    "their ways after it: head-on ____, off centre ____ °. And against a heavier coin: ____",
    "Head-on the first coin nearly stops. Off centre equal coins part at nearly 90°; a light coin "
    "comes back from a heavy one.",
)
