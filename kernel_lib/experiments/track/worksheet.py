"""The printed sheet of lesson 09."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet
from kernel_lib.experiments.track.controls import LOOP
from kernel_lib.experiments.track.law import goes_round, least_height, left, turned

__all__ = ["WORKSHEET"]


def _needed(values: Values, runs: Runs) -> str:
    return figure(least_height(values["body"]))


def _round(values: Values, runs: Runs) -> str:
    return "yes" if goes_round(runs[values["body"]]) else "no"


def _where(values: Values, runs: Runs) -> str:
    gone = left(runs[values["body"]])
    return figure(turned(LOOP, gone.x, gone.y)) if gone else "nowhere"


WORKSHEET = Worksheet(
    ("Loop the loop", "High enough for a ball", "Bead on a wire", "Hoop and tin"),
    (
        Column(
            "Body, start height (radii)",
            lambda v, runs: f"{v['body']}, {figure(v['height'])}",
            given=True,
        ),
        Column("Height it needs (radii)", _needed),
        Column("Does it get round?", _round),
        Column("Where does it leave (° from the lowest point)?", _where),
    ),
    "Roll a marble off the top of a large ball or a bowl turned over, radius R = ____ cm, slowly. "
    "Mark where it leaves, by a film of your phone: height below the top h = ____ cm, h/R = ____",
    "For a marble that never slipped h/R = 7/17 = 0.41, for one that slid from the start 1/3. A "
    "marble on a smooth bowl slips before it leaves: between the two. Pushed, it leaves sooner.",
)
