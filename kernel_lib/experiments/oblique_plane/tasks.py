"""What lesson 02 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math
from dataclasses import replace
from typing import Any

import numpy as np

from kernel_lib.experiments import (
    Challenge,
    ClassQuestion,
    Column,
    Picture,
    Runs,
    RunsAt,
    Values,
    Way,
    Worksheet,
    class_question,
    exercise,
    first_contact,
    options,
)
from kernel_lib.experiments.common.targets import up_to
from kernel_lib.experiments.common.wording import figure
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
from kernel_lib.words import Sentence, Text, by_name

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


def _still_flies(runs: Runs) -> Sentence:
    end = min(float(run.time[-1]) for run in runs.values())
    return Sentence("oblique-plane-still-flies", end=figure(end, "s"))


def _said_of_share(values: Values, runs: Runs, share: float) -> Sentence:
    seen = landing(runs)
    if math.isnan(share) or seen is None:
        return _still_flies(runs)
    way = ("up" if seen.before > 0 else "down") if round(share, 9) else "none"
    name = "oblique-plane-share-slid" if share > STARS[0] else "oblique-plane-share-stopped"
    return Sentence(name, share=figure(share, "%"), way=way)


def _said_of_loss(values: Values, runs: Runs, lost: float) -> Sentence:
    seen = landing(runs)
    if math.isnan(lost) or seen is None:
        return _still_flies(runs)
    steeper = figure(math.degrees(math.atan2(seen.into, -seen.before)), "°")
    name = "oblique-plane-loss-large" if lost > STARS[0] else "oblique-plane-loss-small"
    return Sentence(name, lost=figure(lost, "%"), steeper=steeper)


def _line_out(values: Values) -> Picture:
    """From the slope straight out through the centre of the lump that lands."""
    out, _ = directions(values["slope"])
    centre = throw_lands(values)
    start = centre - RADIUS * out
    text = Sentence("oblique-plane-target-straight-mark")
    line = _from(start, (RADIUS + LONG) * out, dashed=True, text=text)
    return Picture(Sentence("oblique-plane-target-straight"), (line,))


def _down_the_hill(values: Values) -> Picture:
    """As steeply as the hill falls, from the centre of the lump that lands."""
    _, up = directions(values["slope"])
    text = Sentence("oblique-plane-target-hill-mark")
    arrow = _from(throw_lands(values), -LONG * up, dashed=True, arrow=True, text=text)
    return Picture(Sentence("oblique-plane-target-hill"), (arrow,))


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
        Sentence("oblique-plane-challenge-stop_dead"),
        _tangential_share,
        up_to(*STARS),
        "%",
        {"slope": 0.2},
        runs=("exact",),
        takes=("10 %", "3 %", "1 %"),
        judged=_landed,
        said=_said_of_share,
        target=_line_out,
        picture=lambda values, runs: _with_velocity(_line_out(values), runs, before=True),
        controls=("velocity_x",),
    ),
    Challenge(
        "ski_jumper",
        Sentence("oblique-plane-challenge-ski_jumper"),
        _lost_at_landing,
        up_to(*STARS),
        "%",
        {"slope": 0.6, "velocity_x": -6.0, "velocity_y": 0.0, "height": 2.0, "duration": 1.5},
        runs=("exact",),
        takes=("10 %", "3 %", "1 %"),
        judged=_landed,
        said=_said_of_loss,
        target=_down_the_hill,
        picture=lambda values, runs: _with_velocity(_down_the_hill(values), runs, before=False),
        controls=("slope", "velocity_y"),
    ),
)

EXERCISES = (
    exercise("oblique-plane-exercise-kept", 4.0, "m/s", 0.05),
    exercise("oblique-plane-exercise-lost", 36.0, "%", 0.5),
    exercise(
        "oblique-plane-exercise-stays",
        0.25,
        "",
        0.005,
        values={"scene": LUMP, "slope": 0.25, "friction": 0.1},
    ),
)


#: Dropped onto a steep slope.
DROPPED = {"slope": 0.6, "velocity_x": 0.0, "velocity_y": 0.0, "duration": 2.5}

#: Two lumps of different mass under which μ is the same.
SAME_MU = {"scene": LUMPS, "mass": 1.0, "mass_2": 5.0, "duration": 2.0} | {
    "slope": 0.4,
    "friction": 0.6,
    "friction_2": 0.6,
}
HEAVY = by_name("oblique-plane-heavy", "stays", "slides", "depends")


def _heavy(runs_at: RunsAt) -> tuple[Text, Text]:
    """On slopes up to the steepest on which the light one stays: whether the heavy one does."""
    stays = []
    for slope in (0.2, 0.4, 0.55):
        _, runs = runs_at({"slope": slope})
        light, heavy = (slid(runs[name]) < STAYS for name in ("lump 1", "lump 2"))
        stays += [heavy] if light else []
    right = "depends"
    if len(set(stays)) == 1:
        right = "stays" if stays[0] else "slides"
    _, runs = runs_at({})
    (pull, press), (pull_2, press_2) = (weight(runs[name]) for name in ("lump 1", "lump 2"))
    return HEAVY[right], Sentence(
        "oblique-plane-heavy-happened",
        pull_heavy=figure(pull_2, "N"),
        press_heavy=figure(press_2, "N"),
        pull_light=figure(pull, "N"),
        press_light=figure(press, "N"),
        ratio=figure(pull / press),
    )


CLASS_QUESTIONS = (
    class_question(
        "oblique-plane-class-landing",
        LANDING,
        ACTS[0].values,
        choices=(BOUNCES, STOPS, UP, DOWN),
        runs=("exact",),
    ),
    replace(
        class_question(
            "oblique-plane-class-dropped",
            LANDING,
            DROPPED,
            choices=options("oblique-plane-dropped", "stops", "down", "bounces"),
            runs=("exact",),
        ),
        decisive=first_contact,
    ),
    ClassQuestion(
        "heavy",
        Sentence("oblique-plane-class-heavy"),
        tuple(HEAVY.values()),
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
        Column(
            Sentence("oblique-plane-column-slope"),
            lambda values, runs: figure(values["slope"]),
            given=True,
        ),
        Column(Sentence("oblique-plane-column-speed-into-the"), _into),
        Column(Sentence("oblique-plane-column-speed-along-the"), _along),
        Column(
            Sentence("oblique-plane-column-energy-of-motion"),
            lambda values, runs: figure(_lost_part(values, runs)),
        ),
    ),
    Sentence("oblique-plane-sheet-at-home"),
    Sentence("oblique-plane-sheet-expect"),
)
