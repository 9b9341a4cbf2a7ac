"""The printed sheet of lesson 06."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet

__all__ = ["WORKSHEET"]


def _speeds(values: Values, runs: Runs) -> str:
    down, up = speeds(runs) or (0.0, 0.0)
    return f"{figure(down)} → {figure(up)}"


def _share(values: Values, runs: Runs) -> str:
    down, up = speeds(runs) or (1.0, 0.0)
    return figure(100 * up / down)


WORKSHEET = Worksheet(
    (
        "Rubber ball from a table",
        "Rubber ball from a finger's breadth",
        "Steel on steel",
        "Steel, hardly touching",
        "A game's ball",
    ),
    (
        Column("Drop (cm)", lambda values, runs: figure(values["height"]), given=True),
        Column("Speed, before → after (m/s)", _speeds),
        Column("Share of speed kept (%)", _share),
    ),
    "Let a table-tennis ball bounce out and record the sound with a phone. Time between clicks at "
    "the start: ____ s, then ____ s; near the end: ____ s, then ____ s. Shares: ____ and ____",
    "Each flight lasts the share of the one before. As a rule the share grows a little towards the "
    "end; air takes a part of it in the first ones, too.",
)
