"""Questions of lesson 09 about the loop and the dome."""

import math

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Decisive, Guess, Judgement, Runs, Values, Varied
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.experiments.track.controls import (
    BLOCK,
    DOME,
    LOOP,
)
from kernel_lib.experiments.track.law import (
    goes_round,
    least_height,
    left,
    planet,
    slips_at,
    turned,
)
from kernel_lib.experiments.track.shapes import SHARES, rolls
from kernel_lib.state.trajectory import Trajectory

__all__ = [
    "ALONE_ROUND",
    "DEPTH",
    "HEIGHTS",
    "LATER",
    "LOOPING",
    "PARTS",
    "PLANETS_DRAWN",
    "decided",
]

#: Another planet: where shapes and bodies decide, the answer is the same there.
PLANETS_DRAWN = {"gravity": Varied(1.6, 9.0)}

LESS, SAME, MORE = HEIGHTS = ("less", "the same", "more")
ROUND, FALLS = ROUNDS = ("it gets round", "it does not")
QUARTER, THIRD, HALF, SIDE = PARTS = (
    "a quarter of the radius",
    "a third of the radius",
    "half of the radius",
    "the whole radius, at the side",
)
HIGHER, ALIKE, LOWER = PLACES = ("higher up", "at the same place", "lower down")
#: How clear a case must be: degrees from the top of the loop, weights at its top.
_CLEAR_ANGLE, _CLEAR_WEIGHT = 5.0, 0.1

#: Parts of the radius by which answers about the dome may be off.
_NEAR_PART = 0.02


def _top_force(run: Trajectory) -> float:
    """How hard the track presses on a body at the top of the loop, in its weights.

    Negative where a wire pulls.
    """
    near = (run.position[:, 0, 1] > 1.99) & (run.position[:, 0, 0] > -0.5)
    weight = run.scene.balls[0].mass * -float(run.scene.gravity[1])  # type: ignore[index]
    force = run.normal_force(0)[near]
    return float(-force[:, 1].max() / weight) if len(force) else math.nan


def _clear(run: Trajectory) -> bool:
    """Whether it is plain to see that a body gets round the loop, or does not."""
    if goes_round(run):
        return abs(_top_force(run)) > _CLEAR_WEIGHT
    gone = left(run)
    return gone is not None and turned(LOOP, gone.x, gone.y) < 180 - _CLEAR_ANGLE and gone.y > 1


def decided(values: Values, runs: Runs) -> Decisive:
    """Where the first body leaves, or passes the top; else the end of the runs."""
    ends = min(float(run.time[-1]) for run in runs.values())
    leaving = [gone.time for gone in map(left, runs.values()) if gone is not None]
    if not leaving:
        longest = max(float(run.time[-1]) for run in runs.values())
        return Decisive((), longest)
    first, last = min(leaving), max(leaving)
    moments = tuple(sorted({first, last}))
    return Decisive(moments, max(last, min(ends, last + 0.4)))


def _loop_fits(values: Values, runs: Runs) -> bool:
    """A rolling body that falls where the block beside it gets round."""
    body = values["body"]
    if values["place"] != LOOP or not rolls(body) or BLOCK not in runs:
        return False
    clear = _clear(runs[body]) and goes_round(runs[BLOCK])
    return clear and not goes_round(runs[body])


def _loop_asked(values: Values, runs: Runs) -> str:
    return (
        "Without friction a sliding block needs 2.5 radii of height for the loop.\n"
        f"A {values['body']} that rolls needs:"
    )


def _fell(values: Values, run: Trajectory) -> str:
    """Where a body left the loop, and whether it had slipped before."""
    gone = left(run)
    assert gone is not None
    angle = figure(turned(LOOP, gone.x, gone.y))
    slip = slips_at(run)
    first = ""
    if slip is not None and rolls(values["body"]) and slip[1] > 0 and slip[0] > -1:
        first = f"slips from {figure(turned(LOOP, *slip))}° on, and "
    return f"it {first}leaves the track {angle}° from the lowest point; the top is at 180°"


def _judge_loop(values: Values, runs: Runs) -> Judgement:
    body = values["body"]
    share = SHARES[body]
    needed = f"If it never slips it needs 2 + (1 + {figure(share)})/2 = "
    needed += f"{figure(least_height(body))} radii."
    happened = (
        f"From {figure(values['height'])} radii the block gets round. The {body} does not: "
        f"{_fell(values, runs[body])}. Part of its energy is in turning, and is missing at the "
        f"top. {needed}"
    )
    texts = (
        f"It has spin besides, but has paid for it with speed. {happened}",
        f"The mass drops out, the shape does not. {happened}",
        happened,
    )
    return judged_choices(HEIGHTS, MORE, texts, happened, "It needs more")


def _round_fits(values: Values, runs: Runs) -> bool:
    return values["place"] == LOOP and values["body"] in runs and _clear(runs[values["body"]])


def _round_asked(values: Values, runs: Runs) -> str:
    body = values["body"]
    how = ", which never slips," if rolls(body) and values["never_slips"] else ""
    if rolls(body) and not values["never_slips"]:
        how = f", with friction μ = {figure(values['friction'])},"
    return f"A {body}{how} starts {figure(values['height'])} radii high.\nOn the loop:"


def _judge_round(values: Values, runs: Runs) -> Judgement:
    body = values["body"]
    run = runs[body]
    if goes_round(run):
        force = _top_force(run)
        told = "the track still presses on" if force > 0 else "the wire pulls"
        truth, head = ROUND, "It gets round"
        happened = f"At the top {told} it with {figure(abs(force))} of its weight."
    else:
        truth, head = FALLS, "It does not get round"
        happened = f"On its way up {_fell(values, run)}."
    if not rolls(body) or values["never_slips"]:
        happened += f" It needs {figure(least_height(body))} radii."
    return judged_choices(ROUNDS, truth, [happened] * 2, happened, head)


def _depth_of(run: Trajectory) -> float:
    """How far below the top of the dome a body leaves, in radii; nan where it does not."""
    gone = left(run)
    return 1 - gone.y if gone else math.nan


def _dome_fits(values: Values, runs: Runs) -> bool:
    return values["place"] == DOME and BLOCK in runs


def _depth_asked(values: Values, runs: Runs) -> str:
    return (
        f"A block slides off the top of a dome, without friction{planet(values)}.\n"
        "It leaves the dome when it has come down by:"
    )


def _judge_depth(values: Values, runs: Runs) -> Judgement:
    depth = _depth_of(runs[BLOCK])
    parts = dict(zip(PARTS, (1 / 4, 1 / 3, 1 / 2, 1.0), strict=True))
    truth = next(words for words, part in parts.items() if abs(depth - part) < _NEAR_PART)
    gone = left(runs[BLOCK])
    assert gone is not None
    angle = figure(turned(DOME, gone.x, gone.y))
    happened = (
        f"It leaves {angle}° from the top, {figure(depth)} of the radius below it: there its "
        "weight is just enough to bend its way. Faster, or steeper, and it flies."
    )
    texts = [happened] * 3 + [f"It is far too fast by then. {happened}"]
    return judged_choices(PARTS, truth, texts, happened, "It leaves after a third")


def _later_fits(values: Values, runs: Runs) -> bool:
    others = [name for name in runs if rolls(name)]
    return values["place"] == DOME and BLOCK in runs and len(others) == 1


def _rolling(runs: Runs) -> str:
    return next(name for name in runs if rolls(name))


def _later_asked(values: Values, runs: Runs) -> str:
    return (
        f"The block leaves a third of the radius below the top{planet(values)}.\n"
        f"A {_rolling(runs)} that rolls leaves:"
    )


def _judge_later(values: Values, runs: Runs) -> Judgement:
    body = _rolling(runs)
    block, other = left(runs[BLOCK]), left(runs[body])
    assert block is not None and other is not None
    apart = block.y - other.y
    truth = ALIKE if abs(apart) < 1e-4 else LOWER if apart > 0 else HIGHER
    told = [figure(turned(DOME, one.x, one.y)) for one in (block, other)]
    happened = f"The block leaves {told[0]}° from the top, the {body} {told[1]}°."
    slip = slips_at(runs[body])
    if slip is not None:
        happened += f" It begins to slip at {figure(turned(DOME, *slip))}°."
    if truth == LOWER:
        happened += " At the same height it is slower, since it turns as well."
    return judged_choices(PLACES, truth, [happened] * 3, happened, f"It leaves {truth}")


LOOPING = Guess(
    _loop_asked,
    "choice",
    _judge_loop,
    choices=HEIGHTS,
    name="looping",
    fits=_loop_fits,
    decisive=decided,
)
ALONE_ROUND = Guess(
    _round_asked,
    "choice",
    _judge_round,
    choices=ROUNDS,
    name="round",
    fits=_round_fits,
    decisive=decided,
    vary={"height": Varied(2.2, 3.3, 3.2)},
)
DEPTH = Guess(
    _depth_asked,
    "choice",
    _judge_depth,
    choices=PARTS,
    name="depth",
    act=2,
    fits=_dome_fits,
    decisive=decided,
    vary=PLANETS_DRAWN,
)
LATER = Guess(
    _later_asked,
    "choice",
    _judge_later,
    choices=PLACES,
    name="later",
    act=2,
    fits=_later_fits,
    decisive=decided,
    vary=PLANETS_DRAWN,
)
