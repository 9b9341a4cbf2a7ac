"""Questions of lesson 09 after two right answers: each is read from runs of its own."""

import math
from bisect import bisect_left
from functools import lru_cache

from kernel_lib.experiments import Guess, Idea, Option, Runs, Values, kept, options
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.track.controls import (
    ALONE,
    BALL,
    BEAD,
    BLOCK,
    DOME,
    HOOP,
    LOOP,
    OWN,
    PARAMETERS,
    RACE,
    TIN,
)
from kernel_lib.experiments.track.law import left, planet, turned
from kernel_lib.experiments.track.questions import DEPTH, LOOPING, WHO, angle_of, depth_of, spent
from kernel_lib.experiments.track.rides import runs as ride
from kernel_lib.experiments.track.shapes import (
    FINISH,
    pushed,
    rolls,
    scene_of,
    solver_of,
    starts,
)
from kernel_lib.experiments.track.ways import FIRST, distinct_times, times_of
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["LEAST", "LEAVES", "THREE_WAYS"]


_BEGINS = {one.name: one.default for one in PARAMETERS}


# ---- act 1: from what height a body gets round ---------------------------------------------------

#: The body that is asked about after this one: what the last one needs has been shown.
_AFTER = {BALL: TIN, TIN: HOOP, HOOP: BEAD, BEAD: BALL}

#: Hundredths of a radius among which it is looked for, each with so much more that rounding does
#: not decide; how near a guess must come; the height of a block, and that of the top; how far below
#: its own a body is seen to fail. All but the first in radii.
_HUNDREDTHS, _MORE, _NEAR_HEIGHT = range(150, 350), 0.0005, 0.03
_OF_BLOCK, _TOP, _BELOW = 2.5, 2.0, 0.1

#: How long a body is watched, s.
_WATCHED = 6.0


def _on_loop(body: str, height: float) -> Trajectory:
    values = {**_BEGINS, "place": LOOP, "body": body, "rival": ALONE, "height": height}
    ((track, _, along, speed),) = starts(values).values()
    return simulate(scene_of(values, track, body, along, speed), _WATCHED, solver_of(body))


def _comes_through(body: str, height: float) -> bool:
    """Whether it leaves the track at its end, behind the loop."""
    gone = left(_on_loop(body, height))
    return gone is not None and gone.x > FINISH - 1e-6


@lru_cache(maxsize=8)
def _least(body: str) -> float:
    """Height from which a body gets round, radii: a hundredth lower it does not."""
    found = bisect_left(_HUNDREDTHS, True, key=lambda k: _comes_through(body, k / 100 + _MORE))
    return _HUNDREDTHS[found] / 100


def _asked_body(values: Values) -> str:
    return _AFTER.get(values["body"], BALL)


def _least_margin(values: Values, runs: Runs) -> float:
    asked = LOOPING.can_be_asked(values, runs) or WHO.can_be_asked(values, runs)
    return math.inf if asked else 0.0


def _least_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("track-least-asked", block=figure(_OF_BLOCK), body=_asked_body(values))


@lru_cache(maxsize=8)
def _fails(body: str) -> tuple[float, str]:
    """A height a little too low, radii, and the angle at which a body leaves the track there."""
    height = round(_least(body) - _BELOW, 2)
    return height, angle_of(_on_loop(body, height))


def _least_slots(values: Values, runs: Runs) -> dict[str, str]:
    body = _asked_body(values)
    low, angle = _fails(body)
    return {
        "body": body,
        "need": figure(_least(body)),
        "low": figure(low),
        "angle": angle,
        "share": spent(body),
    }


def _least_ideas(values: Values, runs: Runs) -> tuple[Idea, ...]:
    block = Idea("block", _OF_BLOCK)
    return (block,) if _asked_body(values) == BEAD else (block, Idea("top", _TOP))


LEAST = Guess(
    _least_asked,
    "number",
    truth=lambda values, runs: _least(_asked_body(values)),
    says="track-least",
    slots=_least_slots,
    case=lambda values, runs: "bead" if _asked_body(values) == BEAD else "",
    ideas=_least_ideas,
    margin=_least_margin,
    tolerance=_NEAR_HEIGHT,
    unit=Sentence("unit-radii"),
    minimum=0.0,
    maximum=5.0,
    name="least",
)


# ---- act 2: where another body leaves the dome ---------------------------------------------------

#: The body that is asked about after this one; a block is pushed at half of √(g R).
_NEXT, _HALF_PUSH = {BLOCK: BLOCK, HOOP: BALL, BEAD: TIN}, 0.5

#: How near a guess must come, radii.
_NEAR_DEPTH = 0.02


def _off(values: Values) -> Values:
    body = _NEXT.get(values["body"], BALL)
    kept = {name: values[name] for name in ("gravity", "dome_radius")}
    push = _HALF_PUSH if body == BLOCK else 0.0
    return {**_BEGINS, **kept, "place": DOME, "body": body, "rival": ALONE, "push": push}


@kept(32)
def _left_at(values: Values) -> tuple[float, str]:
    """How far down a body leaves the dome, radii, and at which angle."""
    run = ride(values)[values["body"]]
    gone = left(run)
    assert gone is not None
    return depth_of(values, run), figure(turned(DOME, gone.x, gone.y), "°")


def _leaves(values: Values) -> tuple[float, str]:
    return _left_at(_off(values))


def _leaves_asked(values: Values, runs: Runs) -> Sentence:
    there = _off(values)
    dome = {"radius": figure(there["dome_radius"], "m"), **planet(there)}
    if rolls(there["body"]):
        return Sentence("track-leaves-asked-rolls", body=there["body"], **dome)
    return Sentence("track-leaves-asked-pushed", speed=figure(pushed(there), "m/s"), **dome)


def _leaves_slots(values: Values, runs: Runs) -> dict[str, str]:
    there = _off(values)
    depth, angle = _leaves(values)
    return {
        "body": there["body"],
        "share": spent(there["body"]),
        "depth": figure(depth),
        "angle": angle,
        "speed": figure(pushed(there), "m/s"),
        "limit": figure(math.sqrt(there["gravity"] * there["dome_radius"]), "m/s"),
    }


def _leaves_ideas(values: Values, runs: Runs) -> tuple[Idea, ...]:
    """That of a block from rest; of a push those that it leaves at once, and half of that way; of
    what rolls that of a hoop."""
    third = Idea("third", 1 / 3)
    if rolls(_off(values)["body"]):
        return third, Idea("half", 1 / 2)
    return third, Idea("top", 0.0), Idea("sixth", 1 / 6)


LEAVES = Guess(
    _leaves_asked,
    "number",
    truth=lambda values, runs: _leaves(values)[0],
    says="track-leaves",
    slots=_leaves_slots,
    case=lambda values, runs: "rolls" if rolls(_off(values)["body"]) else "pushed",
    ideas=_leaves_ideas,
    margin=lambda values, runs: math.inf if DEPTH.can_be_asked(values, runs) else 0.0,
    tolerance=_NEAR_DEPTH,
    unit=Sentence("unit-radii"),
    name="leaves",
)


# ---- act 3: three ways down ----------------------------------------------------------------------

#: By how much times over times may differ to be the same.
_SAME_FACTOR = 1e-3


@lru_cache(maxsize=16)
def _arrivals(body: str, gravity: float) -> dict[str, float]:
    """When a body is at the finish of each of the three ways, s."""
    there = ride({**_BEGINS, "place": RACE, "body": body, "gravity": gravity})
    return times_of(there)


def _ways_case(values: Values, runs: Runs) -> str:
    return "order" if values["place"] == OWN else "longer"


def _ratios(values: Values) -> dict[str, float]:
    """Time of a ball over that of a block, on each way."""
    slide, roll = (_arrivals(body, values["gravity"]) for body in (BLOCK, BALL))
    return {name: roll[name] / slide[name] for name in slide}


def _three_truth(values: Values, runs: Runs) -> str:
    if _ways_case(values, runs) == "order":
        times = _arrivals(BLOCK, values["gravity"])
        return "_".join(sorted(times, key=lambda name: times[name]))
    ratios = _ratios(values)
    if max(ratios.values()) - min(ratios.values()) < _SAME_FACTOR:
        return "alike" if min(ratios.values()) > 1 + _SAME_FACTOR else "none"
    return max(ratios, key=lambda name: ratios[name])


def _three_options(values: Values, runs: Runs) -> tuple[Option, ...]:
    if _ways_case(values, runs) == "longer":
        return options("track-three-options", "none", "line", "cycloid", "alike")
    orders = (("line", "arc", "cycloid"), ("arc", "cycloid", "line"), ("cycloid", "arc", "line"))
    return options("track-three-options", *map("_".join, orders), "together")


def _three_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence(f"track-three-ways-asked-{_ways_case(values, runs)}", **planet(values))


def _three_slots(values: Values, runs: Runs) -> dict[str, str]:
    slide, roll = (_arrivals(body, values["gravity"]) for body in (BLOCK, BALL))
    return {
        **distinct_times(slide),
        "ratio": figure(max(_ratios(values).values())),
        "line_slide": figure(slide["line"], "s"),
        "line_roll": figure(roll["line"], "s"),
        "share": spent(BALL),
    }


#: What can be right of three roads, by the names of the options.
THREE_ANSWERS = ("cycloid_arc_line", "alike")


def _three_margin(values: Values, runs: Runs) -> float:
    if not FIRST.can_be_asked(values, runs):
        return 0.0
    return math.inf if _three_truth(values, runs) in THREE_ANSWERS else 0.0


THREE_WAYS = Guess(
    _three_asked,
    "choice",
    truth=_three_truth,
    says="track-three-ways",
    slots=_three_slots,
    margin=_three_margin,
    choices=tuple(Option(name, name) for name in THREE_ANSWERS),
    choices_now=_three_options,
    name="three_ways",
)
