"""Challenges and exercises of lesson 02."""

import math

import numpy as np

from kernel_lib.experiments.experiment import Challenge, Exercise, Runs, Values
from kernel_lib.experiments.oblique_plane.published import along

__all__ = ["CHALLENGES", "EXERCISES"]

#: An impact slower than this, m/s, is no landing.
LANDS = 0.5


def _tangential_share(values: Values, runs: Runs) -> float:
    """Of the speed at the landing, the part along the slope, %; smooth, and nothing given back."""
    run = runs["exact"]
    hits = run.contacts.of_kind("impact")
    if values["friction"] > 0 or values["k_b"] > 0 or values["slope"] < 0.1 or len(hits) == 0:
        return math.nan
    velocity = hits.velocity_before[:1, 0]
    return float(100 * abs(along(run, velocity)[0]) / np.linalg.norm(velocity))


def _lost_at_landing(values: Values, runs: Runs) -> float:
    """Energy of motion that the landing takes, %, where nothing is given back."""
    hits = runs["exact"].contacts.of_kind("impact")
    if values["k_b"] > 0 or len(hits) == 0:
        return math.nan
    speed = float(np.linalg.norm(hits.velocity_before[0, 0]))
    into = -float(hits.velocity_before[0, 0] @ hits.normal[0])
    if into < LANDS:
        return math.nan
    return 100 * float(hits.energy_lost[0]) / (0.5 * values["mass"] * speed**2)


UP_TO = ((0.0, 10.0), (0.0, 3.0), (0.0, 1.0))

CHALLENGES = (
    Challenge(
        "stop_dead",
        "Land and stop dead: throw it so that nothing of its speed is along the slope.",
        _tangential_share,
        UP_TO,
        "% along the slope",
        {"slope": 0.2},
        above="It must come in straight against the slope: change the throw to the side.",
        controls=("velocity_x",),
    ),
    Challenge(
        "ski_jumper",
        "Land like a ski jumper: lose as little energy as you can at the landing.",
        _lost_at_landing,
        UP_TO,
        "% lost",
        {"slope": 0.6, "velocity_x": -6.0, "velocity_y": 0.0, "height": 2.0},
        above="Let it fly more along the hill when it lands: throw it down along a steep hill.",
        controls=("slope", "velocity_y"),
    ),
)

EXERCISES = (
    Exercise(
        "kept",
        "A lump of snow meets a smooth slope at 5 m/s, 3 m/s of it into the slope. How fast is it "
        "just after?",
        4.0,
        "The two parts stand at right angles. Which of them does the slope take?",
        "Along the slope it had √(5² − 3²) = 4 m/s, and keeps them.",
        "m/s",
        0.05,
    ),
    Exercise(
        "lost",
        "Which share of its energy of motion did it lose?",
        36.0,
        "Energy goes with speed times speed: compare 4 m/s with 5 m/s.",
        "4² / 5² = 0.64 is left, so 36 % are lost, (3/5)².",
        "%",
        0.5,
    ),
    Exercise(
        "stays",
        "On a slope of 1 in 4, from which roughness μ on does a lump that cannot roll stay?",
        0.25,
        "At the limit friction μ m g cos θ holds the pull m g sin θ.",
        "μ = tan θ = 1/4, whatever its mass.",
        "",
        0.005,
        values={"slope": 0.25, "friction": 0.25, "duration": 6.0},
    ),
)
