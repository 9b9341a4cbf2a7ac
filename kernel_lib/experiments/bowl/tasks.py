"""What lesson 07 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

import numpy as np

from kernel_lib.experiments.bowl.controls import BALL, DISH, MIRRORS, ROUND
from kernel_lib.experiments.bowl.law import offsets
from kernel_lib.experiments.bowl.questions import ANY, HEIGHTS, HIGH, LIMIT, LOW, NEVER, left_at
from kernel_lib.experiments.bowl.shapes import MILLI, focus, limit
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.teaching.tasks import Column, Worksheet
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET", "passes"]

EXERCISES = (
    Exercise(
        "highest",
        "A bowl has a radius of 30 cm. From which height, at most, may a ball be dropped beside "
        "its middle and stay there?",
        15.0,
        "Where has a hollow mirror of this radius its focus?",
        "At half the radius: 15 cm.",
        unit="cm",
        tolerance=0.5,
        values={"radius": 0.3, "height": 0.1},
    ),
    Exercise(
        "fourth",
        "In the same bowl: from which height is the ball back at its place at every fourth bounce?",
        7.5,
        "N bounces make a full turn: 1 − 4 h/a = cos(360°/N).",
        "For N = 4 the cosine is 0: h = a/4 = 7.5 cm.",
        unit="cm",
        tolerance=0.2,
        values={"radius": 0.3, "height": 0.1},
    ),
    Exercise(
        "mirrors",
        "Two hollow mirrors have a radius of 1 m each. How far apart may they stand, at most, so "
        "that a ball stays near their axis?",
        2.0,
        "Both radii together.",
        "l < R₁ + R₂ = 2 m. Light in a laser obeys the same rule.",
        unit="m",
        tolerance=0.05,
        values={"shape": MIRRORS, "radius": 1.0, "second": 1.0, "distance": 1.5},
    ),
)

#: Of the first challenge: offset (mm), bounces, and how far off they may be (m).
BESIDE, BOUNCES, FAR = 10.0, 50, 0.1

#: Of the second one: the least offset (mm), and half the width of the ring (m).
LEAST, RING = 300.0, 0.01

#: Moments of a flight at which its way is looked at; between them it is nearly straight.
_MOMENTS = np.linspace(0, 1, 200)


def _safe_height(values: Values, runs: Runs) -> float:
    """Drop height over radius, of a ball that stays."""
    at_rest = values["speed"] == 0 and values["e"] == 1 and abs(values["offset"]) == BESIDE
    if values["shape"] != ROUND or not at_rest:
        return math.nan
    found = np.abs(offsets(values, runs[BALL]))
    if len(found) < BOUNCES or found[:BOUNCES].max() > FAR:
        return math.nan
    return float(values["height"] / values["radius"])


def passes(values: Values, run: Trajectory) -> int:
    """How many flights in turn come within a ring's half width of the focus, from the first."""
    hits = run.contacts.of_kind("impact")
    radius = run.scene.balls[0].radius
    times = np.concatenate([[0.0], hits.time])
    places = np.concatenate([run.position[:1, 0], hits.point + radius * hits.normal])
    speeds = np.concatenate([run.velocity[:1, 0], hits.velocity_after[:, 0]])
    flown = np.diff(times)[:, None] * _MOMENTS
    ways = places[:-1, None] + speeds[:-1, None] * flown[..., None]
    ways[..., 1] -= values["gravity"] / 2 * flown**2
    near = _least_distance(ways - np.array(focus(values))) <= RING
    return int(np.logical_and.accumulate(near).sum())


def _least_distance(ways: Floats) -> Floats:
    """Of each polygon from the origin, m."""
    one, step = ways[:, :-1], np.diff(ways, axis=1)
    along = np.einsum("fkc,fkc->fk", -one, step) / np.einsum("fkc,fkc->fk", step, step)
    foot = one + np.clip(along, 0, 1)[..., None] * step
    found: Floats = np.linalg.norm(foot, axis=-1).min(axis=1)
    return found


def _through_the_ring(values: Values, runs: Runs) -> float:
    if values["shape"] != DISH or abs(values["offset"]) < LEAST or values["e"] < 1:
        return math.nan
    return float(passes(values, runs[BALL]))


CHALLENGES = (
    Challenge(
        "safe",
        "High and safe: dropped 1 cm beside the middle of a round bowl, the ball stays within "
        "10 cm for 50 bounces. From how high, in radii of the bowl?",
        _safe_height,
        ((0.3, math.inf), (0.4, math.inf), (0.48, math.inf)),
        unit="radii",
        values={"offset": BESIDE, "bounces": 55, "height": 0.2},
        below="Raise it, but not beyond half the radius.",
        controls=("height",),
    ),
    Challenge(
        "ring",
        "Through the ring: from at least 30 cm beside the middle of the dish, send the ball's "
        "centre through a ring of 2 cm around the focus, flight after flight.",
        _through_the_ring,
        ((3.0, math.inf), (10.0, math.inf), (20.0, math.inf)),
        unit="flights",
        values={"shape": DISH, "offset": LEAST, "height": 0.7, "bounces": 30},
        below="Choose the speed sideways so that the first flight goes through it; then finer.",
        controls=("speed", "height"),
    ),
)


LOWER, SAME, HIGHER = LIMITS = ("lower", "the same", "higher")
HALF, ALIKE, TWICE = SIZES = ("half as high", "the same", "twice as high")


def _stays(runs_at: RunsAt, change: Values) -> bool:
    values, runs = runs_at(change)
    return left_at(values, runs[BALL]) is None


def _where(runs_at: RunsAt) -> tuple[str, str]:
    low, high = (_stays(runs_at, {"height": height}) for height in (0.4, 0.6))
    right = {(True, True): ANY, (False, True): HIGH, (True, False): LOW, (False, False): NEVER}
    return right[low, high], LIMIT.judged(*runs_at({})).happened


def _side(runs_at: RunsAt, least: float, most: float) -> int:
    """Whether the limit lies below two heights (-1), above both (1), or between them (0)."""
    low, high = (_stays(runs_at, {"height": height}) for height in (least, most))
    return int(low) + int(high) - 1


def _on_the_moon(runs_at: RunsAt) -> tuple[str, str]:
    right = LIMITS[1 + _side(runs_at, 0.45, 0.55)]
    return right, (
        "All is slower there, falling and bouncing alike, and happens in the same places: what "
        "counts is the height over the radius."
    )


def _twice(runs_at: RunsAt) -> tuple[str, str]:
    """The limit in a bowl of twice the radius, against that of the first one, 0.5 m."""
    found = {HALF: (0.22, 0.28), ALIKE: (0.45, 0.55), TWICE: (0.9, 1.1)}
    (right,) = (words for words, ends in found.items() if _side(runs_at, *ends) == 0)
    values, runs = runs_at({})
    far = figure(float(np.abs(offsets(values, runs[BALL])).max()) / MILLI, "mm")
    return right, f"From {figure(values['height'], 'm')} it comes no farther than {far}."


CLASS_QUESTIONS = (
    ClassQuestion(
        "bowl",
        "A ball without loss is dropped into a bowl, 1 mm beside the middle.\n"
        "It stays near the middle:",
        HEIGHTS,
        _where,
        runs=(BALL,),
        decisive=LIMIT.decisive,
    ),
    ClassQuestion(
        "moon",
        "In this bowl a ball stays near the middle from below half a metre.\n"
        "On the Moon this limit is:",
        LIMITS,
        _on_the_moon,
        {"gravity": 1.62, "height": 0.45},
        runs=(BALL,),
        decisive=LIMIT.decisive,
    ),
    ClassQuestion(
        "twice",
        "The bowl is exchanged for one of twice the radius.\nNow the limit is:",
        SIZES,
        _twice,
        {"radius": 2.0, "height": 0.9},
        runs=(BALL,),
        rounds=1,
        decisive=LIMIT.decisive,
    ),
)


def _farthest(values: Values, runs: Runs) -> str:
    return figure(float(np.abs(offsets(values, runs[BALL])).max()) / MILLI)


def _whether_it_stays(values: Values, runs: Runs) -> str:
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
        Column("Does it stay within a tenth of the radius?", _whether_it_stays),
    ),
    "Measure a round bowl: opening w = ____ cm, depth d = ____ cm; its radius is "
    "a = w²/8d + d/2 = ____ cm. Drop a marble 1 cm beside the middle, from a/4 and from a. How far "
    "from the middle is its second bounce? ____ cm, ____ cm",
    "From a/4 no farther than the first, from a several times as far, on the other side. Each "
    "bounce takes height: soon the ball is low enough to come back to the middle.",
)
