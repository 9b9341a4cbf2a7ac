"""What lesson 02 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math
from dataclasses import replace
from typing import Any

import numpy as np

from kernel_lib.experiments.common.targets import up_to
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.oblique_plane.controls import ACTS, LUMP, LUMPS, RADIUS
from kernel_lib.experiments.oblique_plane.on_the_slope import directions, throw_lands
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
from kernel_lib.experiments.teaching.picture import Picture, Way
from kernel_lib.experiments.teaching.tasks import Column, Worksheet

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

#: A lump that went less far, m, stays.
STAYS = 1e-6

#: How long a landing is watched afterwards, s; length of the arrows of a target, m.
WATCHED, LONG = 0.5, 4.0

#: What each star lets be along the slope, or be lost, %.
STARS = (10.0, 3.0, 1.0)


def _tangential_share(values: Values, runs: Runs) -> float:
    """Of the speed at the landing, the part along the slope, %; smooth, and nothing returned."""
    seen = landing(runs)
    if values["friction"] > 0 or values["k_b"] > 0 or values["slope"] < 0.1 or seen is None:
        return math.nan
    return 100 * abs(seen.before) / math.hypot(seen.before, seen.into)


def _lost_at_landing(values: Values, runs: Runs) -> float:
    """Energy of motion that the landing takes, %, where nothing is returned."""
    if values["k_b"] > 0 or landing(runs) is None:
        return math.nan
    return _lost_part(values, runs)


def _lost_part(values: Values, runs: Runs) -> float:
    """Of the energy of motion before the first landing, what it takes, %."""
    hits = runs["exact"].contacts.of_kind("impact")
    before = hits.velocity_before[0, 0]
    return float(100 * hits.energy_lost[0] / (0.5 * values["mass"] * before @ before))


def _landed(values: Values, runs: Runs) -> float:
    """A moment after the landing, s; without one, the end."""
    seen = landing(runs)
    return math.inf if seen is None else seen.time + WATCHED


def _still_flies(runs: Runs) -> str:
    end = min(float(run.time[-1]) for run in runs.values())
    return f"After {figure(end, 's')} it was still in the air."


def _said_of_share(values: Values, runs: Runs, share: float) -> str:
    seen = landing(runs)
    if math.isnan(share) or seen is None:
        return _still_flies(runs)
    way = f", {'uphill' if seen.before > 0 else 'downhill'}" if round(share, 9) else ""
    told = f"{figure(share, '%')} of the speed was along the slope{way}."
    if share > STARS[0]:
        return f"{told} The lump slid on."
    return f"{told} What points straight into the slope, the slope stops."


def _said_of_loss(values: Values, runs: Runs, lost: float) -> str:
    seen = landing(runs)
    if math.isnan(lost) or seen is None:
        return _still_flies(runs)
    steeper = figure(math.degrees(math.atan2(seen.into, -seen.before)), "°")
    told = f"The landing took {figure(lost, '%')} of the energy of motion."
    only = "" if lost > STARS[0] else "only "
    return f"{told} It came down {only}{steeper} more steeply than the hill falls."


def _line_out(values: Values) -> Picture:
    """From the slope straight out through the centre of the lump that lands."""
    out, _ = directions(values["slope"])
    centre = throw_lands(values)
    start = centre - RADIUS * out
    line = _from(start, (RADIUS + LONG) * out, dashed=True, text="straight into the slope")
    return Picture(
        "Target: the lump comes along the dashed line, straight into the slope.", (line,)
    )


def _down_the_hill(values: Values) -> Picture:
    """As steeply as the hill falls, from the centre of the lump that lands."""
    _, up = directions(values["slope"])
    arrow = _from(
        throw_lands(values), -LONG * up, dashed=True, arrow=True, text="as the hill falls"
    )
    return Picture("Target: the lump flies along the dashed arrow, as the hill falls.", (arrow,))


def _with_velocity(target: Picture, runs: Runs, before: bool) -> Picture:
    """With the velocity at the landing, in yellow: up to the centre (`before`), or from it on."""
    if landing(runs) is None:
        return target
    run = runs["exact"]
    hits = run.contacts.of_kind("impact")
    velocity = hits.velocity_before[0, 0]
    way = LONG * velocity / np.linalg.norm(velocity)
    centre = hits.point[0] + RADIUS * np.array(run.scene.walls[0].normal)
    arrow = _from(centre - way if before else centre, way, arrow=True, yours=True)
    # Before the centre the parts of the velocity have their own words.
    marks = (replace(one, text="") for one in target.marks) if before else target.marks
    return replace(target, marks=(*marks, arrow))


def _from(start: np.ndarray, way: np.ndarray, **more: Any) -> Way:
    (x, y), (dx, dy) = start.tolist(), way.tolist()
    return Way(((x, y), (x + dx, y + dy)), **more)


CHALLENGES = (
    Challenge(
        "stop_dead",
        "Throw the lump so that nothing of its speed is along the smooth slope.",
        _tangential_share,
        up_to(*STARS),
        "% along the slope",
        {"slope": 0.2},
        runs=("exact",),
        takes=("10 %", "3 %", "1 %"),
        judged=_landed,
        said=_said_of_share,
        target=_line_out,
        picture=lambda values, runs: _with_velocity(_line_out(values), runs, before=True),
        hint="The arrow at the landing must point straight into the slope, not straight down.",
        controls=("velocity_x",),
    ),
    Challenge(
        "ski_jumper",
        "Land like a ski jumper. Lose as little energy as you can at the landing.",
        _lost_at_landing,
        up_to(*STARS),
        "% lost",
        {"slope": 0.6, "velocity_x": -6.0, "velocity_y": 0.0, "height": 2.0, "duration": 1.5},
        runs=("exact",),
        takes=("10 %", "3 %", "1 %"),
        judged=_landed,
        said=_said_of_loss,
        target=_down_the_hill,
        picture=lambda values, runs: _with_velocity(_down_the_hill(values), runs, before=False),
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
