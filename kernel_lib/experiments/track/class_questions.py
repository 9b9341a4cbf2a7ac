"""What a class is asked in lesson 09."""

from kernel_lib.experiments.experiment import ClassQuestion, RunsAt
from kernel_lib.experiments.track.controls import BALL, BLOCK, DOME, HOOP, SLOPE
from kernel_lib.experiments.track.law import goes_round
from kernel_lib.experiments.track.questions import (
    DEPTH,
    HEIGHTS,
    LOOPING,
    PARTS,
    decided,
)
from kernel_lib.experiments.track.ways import ORDER, ORDERS, order_of

__all__ = ["CLASS_QUESTIONS"]

LESS, SAME, MORE = HEIGHTS


def _loop(runs_at: RunsAt) -> tuple[str, str]:
    """From just above the block's height, and just below it."""
    rounds = [goes_round(runs_at({"height": height})[1][BALL]) for height in (2.48, 2.52, 2.72)]
    right = {(True, True): LESS, (False, True): SAME, (False, False): MORE}
    assert rounds[2], "from 2.72 radii it gets round"
    return right[rounds[0], rounds[1]], LOOPING.judge(*runs_at({})).happened


def _dome(runs_at: RunsAt) -> tuple[str, str]:
    found = DEPTH.judge(*runs_at({}))
    return str(found.truth), found.happened


def _order(runs_at: RunsAt) -> tuple[str, str]:
    values, runs = runs_at({})
    return order_of(runs), ORDER.judge(values, runs).happened


CLASS_QUESTIONS = (
    ClassQuestion(
        "loop",
        "Without friction a sliding block needs 2.5 radii of height for the loop.\n"
        "A ball that rolls needs:",
        HEIGHTS,
        _loop,
        {"height": 2.6},
        runs=(BALL, BLOCK),
        decisive=decided,
    ),
    ClassQuestion(
        "dome",
        "A block slides off the top of a dome, without friction.\n"
        "It leaves when it has come down by:",
        PARTS,
        _dome,
        {"place": DOME, "body": BLOCK, "rival": BALL},
        runs=(BLOCK, BALL),
        decisive=decided,
    ),
    ClassQuestion(
        "slope",
        "A block slides without friction, a ball and a hoop roll and never slip.\n"
        "Down one slope they arrive in this order:",
        ORDERS,
        _order,
        {"place": SLOPE},
        runs=(BLOCK, BALL, HOOP),
        rounds=1,
        decisive=ORDER.decisive,
    ),
)
