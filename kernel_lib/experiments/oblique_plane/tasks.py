"""What lesson 02 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

import numpy as np

from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.oblique_plane.controls import ACTS
from kernel_lib.experiments.oblique_plane.published import along
from kernel_lib.experiments.oblique_plane.questions import DOWN, LANDING, landing
from kernel_lib.experiments.teaching.tasks import Column, Worksheet

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

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


#: Dropped onto a steep slope.
DROPPED = {"slope": 0.6, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 2.5}

#: Ways to land on it, by the words for them: what is changed.
WAYS = {
    "dropped straight down": {},
    "thrown against the hill": {"velocity_x": 4.0},
    "thrown along the hill": {"velocity_x": -6.0},
}


def _landing(runs_at: RunsAt) -> tuple[str, str]:
    return LANDING.answered(*runs_at({}))


def _dropped(runs_at: RunsAt) -> tuple[str, str]:
    told = LANDING.judged(*runs_at({}))
    return "slides down" if told.truth == DOWN else str(told.truth), told.happened


def _least(runs_at: RunsAt) -> tuple[str, str]:
    """The way to land that loses the smallest share of the energy of motion."""
    lost = {}
    for words, change in WAYS.items():
        values, runs = runs_at({"velocity_x": 0.0, **change})
        hits = runs["exact"].contacts.of_kind("impact")
        before = hits.velocity_before[0, 0]
        lost[words] = float(hits.energy_lost[0] / (0.5 * values["mass"] * before @ before))
    told = ", ".join(f"{words} {percent(share)}" for words, share in lost.items())
    return min(lost, key=lambda words: lost[words]), (
        f"Of its energy of motion the landing takes: {told}. Only what goes into the slope is lost."
    )


CLASS_QUESTIONS = (
    ClassQuestion(
        "landing",
        "Wet snow is thrown uphill against a smooth slope that gives nothing back.\nThen it:",
        LANDING.option_texts,
        _landing,
        ACTS[0].values,
        runs=("exact",),
        decisive=LANDING.decisive,
    ),
    ClassQuestion(
        "dropped",
        "Now it is dropped straight down onto a steeper slope, smooth as before.\nThen it:",
        ("stops", "slides down", "bounces"),
        _dropped,
        DROPPED,
        runs=("exact",),
    ),
    ClassQuestion(
        "least",
        "Three landings on one slope.\nWhich of them loses the smallest share of its energy?",
        tuple(WAYS),
        _least,
        DROPPED,
        WAYS["thrown along the hill"],
        runs=("exact",),
        rounds=1,
    ),
)


def _into(values: Values, runs: Runs) -> str:
    seen = landing(runs)
    return f"{figure(seen.into)} → {figure(max(0.0, round(seen.out, 9)))}" if seen else ""


def _along(values: Values, runs: Runs) -> str:
    seen = landing(runs)
    return f"{figure(abs(seen.before))} → {figure(abs(round(seen.after, 9)))}" if seen else ""


def _lost(values: Values, runs: Runs) -> str:
    hits = runs["exact"].contacts.of_kind("impact")
    before = hits.velocity_before[0, 0]
    return figure(100 * hits.energy_lost[0] / (0.5 * values["mass"] * float(before @ before)))


WORKSHEET = Worksheet(
    ("Ski jumper", "Snowball on a roof", "Straight down", "Hailstone"),
    (
        Column("Slope", lambda values, runs: figure(values["slope"]), given=True),
        Column("Speed into the slope → back out of it (m/s)", _into),
        Column("Speed along it, before → after (m/s)", _along),
        Column("Energy of motion lost (%)", _lost),
    ),
    "Lay a coin on a book and lift one edge until it slides. Edge lifted ____ cm, base along the "
    "table ____ cm; their ratio is the roughness μ = ____. With two coins stacked: ____",
    "Coin on paper: 0.2 to 0.5. Two coins slide at the same slope: the mass drops out.",
)
