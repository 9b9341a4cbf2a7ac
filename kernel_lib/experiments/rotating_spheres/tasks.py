"""Challenges and exercises of lesson 04."""

import math

from kernel_lib.experiments.experiment import Challenge, Exercise, Runs, Values
from kernel_lib.experiments.rotating_spheres.controls import BOWLING, SLOPE, TABLE

__all__ = ["CHALLENGES", "EXERCISES"]

UP_TO = ((0.0, 10.0), (0.0, 3.0), (0.0, 1.0))


def _sideways(values: Values, runs: Runs) -> float:
    """Sideways speed after the floor, % of that before."""
    hits = runs["rough"].contacts.of_kind("impact")
    if values["place"] != TABLE or len(hits) == 0 or hits.b[0] != -1:
        return math.nan
    before = abs(float(hits.velocity_before[0, 0, 0]))
    steep = before < 0.1 * abs(float(hits.velocity_before[0, 0, 1]))
    if steep or values["e"] == 0:
        return math.nan
    return 100 * abs(float(hits.velocity_after[0, 0, 0])) / before


def _first_slip(values: Values, runs: Runs) -> float:
    """Slip of the rim on the lane at the start, % of the speed."""
    run = runs["rough"]
    if values["place"] != SLOPE or values["slope"] != 0 or values["speed"] < 1:
        return math.nan
    rim = run.scene.balls[0].radius * float(run.spin[0, 0])
    return 100 * abs(float(run.velocity[0, 0, 0]) + rim) / values["speed"]


CHALLENGES = (
    Challenge(
        "straight_up",
        "Give it backspin so that it leaves the floor straight up.",
        _sideways,
        UP_TO,
        "% sideways",
        {"angle": 30.0},
        above="Three quarters of its speed along the floor is what its rim must have.",
        controls=("spin1",),
    ),
    Challenge(
        "never_slips",
        "Give the bowling ball its spin, so that it never slips.",
        _first_slip,
        UP_TO,
        "% slip",
        BOWLING,
        above="Below it, the rim must move backwards as fast as the ball moves on: clockwise, so "
        "the spin is negative.",
        controls=("spin1",),
    ),
)

EXERCISES = (
    Exercise(
        "lane",
        "A ball is slid onto a level lane at 3.5 m/s without spin. At which speed does it roll in "
        "the end?",
        2.5,
        "About the line of contact its angular momentum is kept; a solid ball's is 7/5 m a v when "
        "it rolls.",
        "5/7 of 3.5 m/s: 2.5 m/s. Roughness only decides how soon.",
        "m/s",
        0.03,
        values={**BOWLING, "speed": 3.5},
    ),
    Exercise(
        "table",
        "A superball without spin hits the floor with 3.5 m/s along it. How much of that is left "
        "after the contact?",
        1.5,
        "With full grip the slip turns round: v' = (3 v − 4 s)/7, with s the rim speed of "
        "backspin.",
        "3/7 of 3.5 m/s: 1.5 m/s. The rest turns it.",
        "m/s",
        0.03,
    ),
    Exercise(
        "cogwheels",
        "Two equal balls meet head-on with equal and opposite spins. What happens to the spins?",
        "nothing",
        "Do their surfaces slip where they touch?",
        "They run alike there, as cogwheels do: no slip, so nothing is exchanged.",
        choices=("they stop", "they change places", "nothing"),
    ),
)
