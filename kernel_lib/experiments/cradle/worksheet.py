"""The printed sheet of lesson 05."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.cradle.law import speeds_after
from kernel_lib.experiments.cradle.questions import REAL
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet

__all__ = ["WORKSHEET"]

#: A ball slower than this part of the incoming speed is not counted as moving.
MOVES = 0.01


def _speed(ball: int) -> Column:
    name = "First" if ball == 0 else "Last"

    def cell(values: Values, runs: Runs) -> str:
        return figure(round(float(speeds_after(runs[REAL])[ball]), 3))

    return Column(f"{name} ball after it, Hertz (m/s)", cell)


def _moving(values: Values, runs: Runs) -> str:
    after = speeds_after(runs[REAL])
    return str(sum(abs(float(speed)) > MOVES * values["speed"] for speed in after))


WORKSHEET = Worksheet(
    ("Three balls", "Desk toy: five balls", "Two in", "Small gaps"),
    (
        Column("Balls, in", lambda v, runs: f"{v['balls']}, {v['incoming']}", given=True),
        _speed(0),
        _speed(-1),
        Column("How many move (above 1 %)", _moving),
    ),
    "Lay four equal coins in a row so that they touch, and flick a fifth against the end. How many "
    "leave? ____ Flick two together: ____ Leave gaps as wide as a hair: what changes? ____",
    "One in, one leaves fast, and those behind it creep; two in, two leave. Friction hides small "
    "speeds: with gaps the coins behind stand still.",
)
