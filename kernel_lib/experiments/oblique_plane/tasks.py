"""What lesson 02 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.oblique_plane.controls import ACTS, LUMP, LUMPS
from kernel_lib.experiments.oblique_plane.published import weight
from kernel_lib.experiments.oblique_plane.questions import (
    BOUNCES,
    DOWN,
    LANDING,
    STOPS,
    TWO_LUMPS,
    UP,
    landing,
    slid,
)
from kernel_lib.experiments.teaching.tasks import Column, Worksheet

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

#: An impact slower than this, m/s, is no landing; a lump that went less far, m, stays.
LANDS, STAYS = 0.5, 1e-6


def _tangential_share(values: Values, runs: Runs) -> float:
    """Of the speed at the landing, the part along the slope, %; smooth, and nothing returned."""
    seen = landing(runs)
    if values["friction"] > 0 or values["k_b"] > 0 or values["slope"] < 0.1 or seen is None:
        return math.nan
    return 100 * abs(seen.before) / math.hypot(seen.before, seen.into)


def _lost_at_landing(values: Values, runs: Runs) -> float:
    """Energy of motion that the landing takes, %, where nothing is returned."""
    seen = landing(runs)
    if values["k_b"] > 0 or seen is None or seen.into < LANDS:
        return math.nan
    return _lost_part(values, runs)


def _lost_part(values: Values, runs: Runs) -> float:
    """Of the energy of motion before the first landing, what it takes, %."""
    hits = runs["exact"].contacts.of_kind("impact")
    before = hits.velocity_before[0, 0]
    return float(100 * hits.energy_lost[0] / (0.5 * values["mass"] * before @ before))


UP_TO = ((0.0, 10.0), (0.0, 3.0), (0.0, 1.0))

CHALLENGES = (
    Challenge(
        "stop_dead",
        "Throw the lump so that nothing of its speed is along the smooth slope.",
        _tangential_share,
        UP_TO,
        "% along the slope",
        {"slope": 0.2},
        hint="The arrow at the landing must point straight into the slope, not straight down.",
        controls=("velocity_x",),
    ),
    Challenge(
        "ski_jumper",
        "Land like a ski jumper: lose as little energy as you can.",
        _lost_at_landing,
        UP_TO,
        "% lost",
        {"slope": 0.6, "velocity_x": -6.0, "velocity_y": 0.0, "height": 2.0},
        hint="Fly down as steeply as the hill falls.",
        controls=("slope", "velocity_y"),
    ),
)

EXERCISES = (
    Exercise(
        "kept",
        "A lump hits a smooth slope at 5 m/s; 3 m/s of that is into the slope. How fast is it just "
        "after?",
        4.0,
        "The two parts stand at right angles. Which of them does the slope stop?",
        "Along the slope it had √(5² − 3²) = 4 m/s, and keeps that.",
        "m/s",
        0.05,
    ),
    Exercise(
        "lost",
        "What percentage of its energy of motion did it lose?",
        36.0,
        "Energy grows as speed squared: compare 4 m/s with 5 m/s.",
        "4² / 5² = 0.64 is left, so 36 % are lost, (3/5)².",
        "%",
        0.5,
    ),
    Exercise(
        "stays",
        "A slope rises 1 m in 4 m. How large must μ be so that a lump stays?",
        0.25,
        "At the limit friction μ m g cos θ holds the pull m g sin θ.",
        "μ = tan θ = 1/4, whatever its mass.",
        "",
        0.005,
        values={"scene": LUMP, "slope": 0.25, "friction": 0.1},
    ),
)


#: Dropped onto a steep slope.
DROPPED = {"slope": 0.6, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 2.5}

#: What lumps of snow do that are dropped, by the names of the options of the question of a throw.
DROPPED_DO = {"stops": "It stops.", "down": "It slides down.", "bounces": "It bounces."}

#: Two lumps of different mass under which μ is the same.
SAME_MU = {"scene": LUMPS, "mass": 1.0, "mass_2": 5.0, "duration": 2.0} | {
    "slope": 0.4,
    "friction": 0.6,
    "friction_2": 0.6,
}
HEAVY_STAYS, HEAVY_SLIDES, DEPENDS = HEAVY = (
    "It stays.",
    "It slides.",
    "It depends on the slope.",
)


def _landing(runs_at: RunsAt) -> tuple[str, str]:
    return LANDING.answered(*runs_at({}))


def _dropped(runs_at: RunsAt) -> tuple[str, str]:
    told = LANDING.judged(*runs_at({}))
    return DROPPED_DO[str(told.truth)], told.happened


def _heavy(runs_at: RunsAt) -> tuple[str, str]:
    """On slopes up to the steepest on which the light one stays: whether the heavy one does."""
    stays = []
    for slope in (0.2, 0.4, 0.55):
        _, runs = runs_at({"slope": slope})
        light, heavy = (slid(runs[name]) < STAYS for name in ("lump 1", "lump 2"))
        stays += [heavy] if light else []
    right = DEPENDS
    if len(set(stays)) == 1:
        right = HEAVY_STAYS if stays[0] else HEAVY_SLIDES
    _, runs = runs_at({})
    (pull, press), (pull_2, press_2) = (weight(runs[name]) for name in ("lump 1", "lump 2"))
    return right, (
        f"The heavy lump is pulled by {figure(pull_2, 'N')} and pressed by {figure(press_2, 'N')}, "
        f"the light one by {figure(pull, 'N')} and {figure(press, 'N')}. The ratio is the same: "
        f"{figure(pull / press)}."
    )


CLASS_QUESTIONS = (
    ClassQuestion(
        "landing",
        "Wet snow is thrown uphill against a smooth slope. The slope returns nothing.\n"
        "What does the snow do next?",
        tuple(one.text for one in (BOUNCES, STOPS, UP, DOWN)),
        _landing,
        ACTS[0].values,
        runs=("exact",),
        decisive=LANDING.decisive,
    ),
    ClassQuestion(
        "dropped",
        "Now it falls straight down on a steeper smooth slope.\nWhat does it do next?",
        tuple(DROPPED_DO.values()),
        _dropped,
        DROPPED,
        runs=("exact",),
    ),
    ClassQuestion(
        "heavy",
        "Two lumps lie on one slope, 1 kg and 5 kg, with the same μ. The light one stays.\n"
        "What does the heavy one do?",
        HEAVY,
        _heavy,
        SAME_MU,
        rounds=1,
        decisive=TWO_LUMPS.decisive,
    ),
)


def _into(values: Values, runs: Runs) -> str:
    seen = landing(runs)
    return f"{figure(seen.into)} → {figure(max(0.0, round(seen.out, 9)))}" if seen else ""


def _along(values: Values, runs: Runs) -> str:
    seen = landing(runs)
    return f"{figure(abs(seen.before))} → {figure(abs(round(seen.after, 9)))}" if seen else ""


WORKSHEET = Worksheet(
    ("Ski jumper", "Snowball on a roof", "Straight down", "Hailstone"),
    (
        Column("Slope", lambda values, runs: figure(values["slope"]), given=True),
        Column("Speed into the slope → out of the slope (m/s)", _into),
        Column("Speed along the slope, before → after (m/s)", _along),
        Column("Energy of motion lost (%)", lambda values, runs: figure(_lost_part(values, runs))),
    ),
    "Put a coin on a book and lift one edge until the coin slides. Height of the edge ____ cm, "
    "length on the table ____ cm; divide: μ = ____. And two coins on top of each other: ____",
    "Coin on paper: 0.2 to 0.5. Two coins slide at the same slope: the mass drops out.",
)
