"""Challenges and exercises of lesson 07."""

import math

import numpy as np

from kernel_lib.experiments.bowl.acts import BALL
from kernel_lib.experiments.bowl.controls import DISH, MIRRORS, ROUND
from kernel_lib.experiments.bowl.law import offsets
from kernel_lib.experiments.bowl.shapes import focus
from kernel_lib.experiments.experiment import Challenge, Exercise, Runs, Values
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["CHALLENGES", "EXERCISES", "passes"]

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
