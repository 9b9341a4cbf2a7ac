"""The printed sheet of lesson 01."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.plane_bounce.questions import HEIGHT, fall_of
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet

__all__ = ["WORKSHEET"]


def _rise(values: Values, runs: Runs) -> float:
    return float(str(HEIGHT.judge(values, runs).truth))


WORKSHEET = Worksheet(
    ("Tennis ball", "Table-tennis ball", "Basketball", "Clay"),
    (
        Column("Share of speed", lambda values, runs: figure(values["k_b"]), given=True),
        Column("Dropped from 5 m it rises to (m)", lambda v, runs: figure(_rise(v, runs))),
        Column("Share of height", lambda v, runs: figure(_rise(v, runs) / fall_of(v))),
    ),
    "Drop a ball beside a metre rule and film it. Height before ____ cm, after ____ cm; "
    "share of height ____, share of speed (its root) ____",
    "A tennis ball on stone keeps about 0.75 of its speed, 0.56 of its height; a soft floor takes "
    "more. Read heights of the lowest point, and film at the height of the top.",
)
