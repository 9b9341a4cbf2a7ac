"""The printed sheet of lesson 07."""

import numpy as np

from kernel_lib.experiments.bowl.acts import BALL
from kernel_lib.experiments.bowl.law import offsets
from kernel_lib.experiments.bowl.questions import left_at
from kernel_lib.experiments.bowl.shapes import MILLI, limit
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet

__all__ = ["WORKSHEET"]


def _farthest(values: Values, runs: Runs) -> str:
    return figure(float(np.abs(offsets(values, runs[BALL])).max()) / MILLI)


def _stays(values: Values, runs: Runs) -> str:
    left = left_at(values, runs[BALL])
    return "yes" if left is None else f"no, from bounce {left + 1}"


WORKSHEET = Worksheet(
    ("Salad bowl", "Nearly flat", "On the Moon", "With a little loss"),
    (
        Column(
            "Drop, radius (m)",
            lambda v, runs: f"{figure(v['height'])}, {figure(v['radius'])}",
            given=True,
        ),
        Column("Half the radius (m)", lambda values, runs: figure(limit(values))),
        Column("Farthest bounce from the middle (mm)", _farthest),
        Column("Does it stay within a tenth of the radius?", _stays),
    ),
    "Measure a round bowl: opening w = ____ cm, depth d = ____ cm; its radius is "
    "a = w²/8d + d/2 = ____ cm. Drop a marble 1 cm beside the middle, from a/4 and from a. How far "
    "from the middle is its second bounce? ____ cm, ____ cm",
    "From a/4 no farther than the first, from a several times as far, on the other side. Each "
    "bounce takes height: soon the ball is low enough to come back to the middle.",
)
