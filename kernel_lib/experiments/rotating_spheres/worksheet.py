"""The printed sheet of lesson 04."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet

__all__ = ["WORKSHEET"]


def _along(values: Values, runs: Runs) -> str:
    hits = runs["rough"].contacts.of_kind("impact")
    before, after = hits.velocity_before[0, 0, 0], hits.velocity_after[0, 0, 0]
    return f"{figure(float(before))} → {figure(float(after))}"


def _spin(values: Values, runs: Runs) -> str:
    run = runs["rough"]
    first = float(run.contacts.of_kind("impact").time[0])
    before, after = (float(run.at(first + later).spin[0]) for later in (-1e-6, 1e-6))
    return f"{figure(round(before, 9))} → {figure(round(after, 9))}"


WORKSHEET = Worksheet(
    ("Ice-smooth ball", "Superball under a table", "Tennis ball with topspin"),
    (
        Column("Throw from the vertical (°)", lambda values, runs: figure(values["angle"]), True),
        Column("Speed along the floor, before → after (m/s)", _along),
        Column("Spin, anticlockwise, before → after (rad/s)", _spin),
    ),
    "Throw a rubber ball to the floor under a table, at half a right angle. It comes out: in front "
    "/ behind / not at all ____. The same with a table-tennis ball: ____",
    "A ball that grips comes back; a smooth one flies on. Spin it backwards between two fingers "
    "and drop it forwards: it stops or comes back at the first bounce.",
)
