"""What lesson 01 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math
from dataclasses import replace

from kernel_lib.experiments.common.targets import around, nested, with_reached
from kernel_lib.experiments.common.wording import figure, nearest_of, percent
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.measures.heights import highest_place
from kernel_lib.experiments.plane_bounce.controls import HELD, RADIUS
from kernel_lib.experiments.plane_bounce.questions import (
    HEIGHT,
    REST,
    exact_of,
    fall_of,
    heights,
    lies_still,
)
from kernel_lib.experiments.teaching.picture import Picture, Way
from kernel_lib.experiments.teaching.tasks import Column, Worksheet

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

#: Height of the flag, m; moment at which the ball shall lie still, s.
FLAG, MOMENT = 1.0, 10.0

#: Until when one waits for rest, s.
MOMENT_SEEN = 14.0

#: How far a second of the flight is, where its height is drawn over time, m.
A_SECOND = 1.2

#: How far from them each star lets one be, m and s.
REACHES, SPARE = (0.1, 0.03, 0.01), (1.0, 0.3, 0.1)


def _second_top(values: Values, runs: Runs) -> float:
    """How high the lowest point rises after the second contact, m, if it was dropped from 5 m."""
    run = exact_of(runs)
    hits = (run.contacts.kind == "impact").nonzero()[0]
    held = all(values[name] == value for name, value in HELD.items())
    if not held or len(hits) < 2 or values["gravity"] == 0:
        return math.nan
    return highest_place(run, int(hits[1]))[1] - RADIUS


def _second_moment(values: Values, runs: Runs) -> float:
    """When it is highest after the second contact, s."""
    run = exact_of(runs)
    hits = (run.contacts.kind == "impact").nonzero()[0]
    return highest_place(run, int(hits[1]))[0] if len(hits) > 1 else math.inf


def _said_of_top(values: Values, runs: Runs, top: float) -> str:
    if math.isnan(top):
        return "It never bounced twice."
    off, share = abs(top - FLAG), figure(values["k_b"])
    if off <= REACHES[0]:
        return f"It rose to {figure(top, 'm')}: {share} × {share} × {share} × {share} of 5 m."
    way = "passed" if top > FLAG else "missed"
    return f"It {way} the line by {figure(100 * off, 'cm')}. It rose to {figure(top, 'm')}."


def _line(values: Values) -> Picture:
    return nested("Target: 1 m. Stars within 10, 3 and 1 cm.", FLAG, REACHES, "1 m")


def _line_and_top(values: Values, runs: Runs) -> Picture:
    top = _second_top(values, runs)
    if math.isnan(top):
        return _line(values)
    target = _line(values)
    over_time = replace(target, marks=(_over_time(values, runs), *target.marks))
    return with_reached(over_time, top, figure(top, "m"))


def _over_time(values: Values, runs: Runs) -> Way:
    """The height of the lowest point over time, to a millimetre; it ends at the ball, and its
    bounces lie apart."""
    end = _second_moment(values, runs)
    times, high = heights(exact_of(runs), end)
    places = zip(A_SECOND * (times - end), high, strict=True)
    points = tuple((round(float(along), 3), round(float(up), 3)) for along, up in places)
    return Way(points, run="exact", text="height over time")


def _at_rest(values: Values, runs: Runs) -> float:
    """When the ball lies still, s; after no bounce at all it does not count."""
    return lies_still(runs) if len(exact_of(runs).contacts.of_kind("impact")) > 2 else math.nan


def _said_of_rest(values: Values, runs: Runs, rest: float) -> str:
    if math.isnan(rest):
        still = math.isnan(lies_still(runs))
        return f"At {figure(MOMENT_SEEN)} s it still bounced." if still else "It did not bounce."
    off = abs(rest - MOMENT)
    if off <= SPARE[0]:
        return f"It was at rest at {figure(rest, 's')}."
    return f"It was at rest {figure(off, 's')} too {'late' if rest > MOMENT else 'early'}."


CHALLENGES = (
    Challenge(
        "two_bounces",
        "The ball falls from 5 m. Choose the floor so that the second bounce reaches 1 m.",
        _second_top,
        around(FLAG, *REACHES),
        "m",
        HELD | {"duration": 6.0},
        runs=("exact",),
        takes=("10 cm", "3 cm", "1 cm"),
        judged=_second_moment,
        said=_said_of_top,
        target=_line,
        picture=_line_and_top,
        hint="One bounce leaves share × share of the height. What do two leave?",
        controls=("k_b",),
    ),
    Challenge(
        "at_rest",
        "Choose floor and height so that the ball comes to rest at 10 s.",
        _at_rest,
        around(MOMENT, *SPARE),
        "s",
        HELD | {"duration": MOMENT_SEEN},
        runs=("exact",),
        takes=("1 s", "0.3 s", "0.1 s"),
        said=_said_of_rest,
        hint="All flights together last: first flight / (1 − share).",
        controls=("k_b", "height"),
    ),
)

EXERCISES = (
    Exercise(
        "half",
        "A ball rises to half its height. What percentage of its speed did it keep?",
        71.0,
        "Height grows as speed squared. Which number times itself is 0.5?",
        "√0.5 = 0.707, so 71 %.",
        "%",
        1.0,
        values=HELD | {"k_b": 0.71},
    ),
    Exercise(
        "sum",
        "After the first bounce the flight lasts 1 s. The floor returns 90 %. How long after the "
        "first bounce is the ball at rest?",
        10.0,
        "Each flight lasts 0.9 times as long as the one before: 1 + 0.9 + 0.81 + …",
        "The sum is 1/(1 − 0.9) = 10 s.",
        "s",
        0.1,
        values=HELD | {"k_b": 0.9, "duration": 20.0},
    ),
    Exercise(
        "allowed",
        "A match ball falls from 1.80 m. It must rise to between 0.96 m and 1.16 m. What "
        "percentage of its speed must it keep at least?",
        73.0,
        "At the least it comes back to 0.96 m of 1.80 m. Heights go with speed times speed.",
        "√(0.96/1.80) = 0.73: 73 %. At most it may keep √(1.16/1.80) = 0.80.",
        "%",
        1.0,
        values=HELD | {"height": 1.8 + RADIUS, "k_b": 0.73},
    ),
)


#: Dropped with its lowest point one metre above the floor.
ONE_METRE = {**HELD, "height": 1.0 + RADIUS, "duration": 1.5}

#: Shares of the speed, by the words for them.
SHARES = {"71 %": 0.71, "50 %": 0.5, "25 %": 0.25}

HEIGHTS = {"84 cm": 0.84, "70 cm": 0.7, "49 cm": 0.49, "35 cm": 0.35}


def _height(runs_at: RunsAt) -> tuple[str, str]:
    told = HEIGHT.judged(*runs_at({}))
    return nearest_of(HEIGHTS, float(str(told.truth))), told.happened


def _rest(runs_at: RunsAt) -> tuple[str, str]:
    return REST.answered(*runs_at({}))


def _half(runs_at: RunsAt) -> tuple[str, str]:
    rises = {}
    for words, share in SHARES.items():
        rises[words] = float(HEIGHT.answered(*runs_at({"k_b": share}))[0])
    right = nearest_of(rises, 0.5)
    told = "; ".join(f"with {words} {figure(rise, 'm')}" for words, rise in rises.items())
    root = f"{figure(SHARES[right])} × {figure(SHARES[right])} = {percent(SHARES[right] ** 2)}"
    return right, f"Dropped from 1 m it rises {told}. Height grows as speed squared: {root}."


CLASS_QUESTIONS = (
    ClassQuestion(
        "height",
        "A ball keeps 70 % of its speed at the floor. It falls from 1 m.\nHow high does it rise?",
        tuple(HEIGHTS),
        _height,
        ONE_METRE,
        runs=("exact",),
        decisive=HEIGHT.decisive,
    ),
    ClassQuestion(
        "rest",
        "A ball falls from 5 m, and the floor returns 85 % of the speed.\n"
        "When does it come to rest?",
        REST.option_texts,
        _rest,
        {**HELD, "k_b": 0.85, "duration": 14.0},
        runs=("exact",),
        decisive=REST.decisive,
    ),
    ClassQuestion(
        "half",
        "Another ball rises to half its height.\nWhat share of its speed did it keep?",
        tuple(SHARES),
        _half,
        {**ONE_METRE, "k_b": 0.71},
        runs=("exact",),
        rounds=1,
        decisive=HEIGHT.decisive,
    ),
)


def _rise(values: Values, runs: Runs) -> float:
    return float(HEIGHT.answered(values, runs)[0])


WORKSHEET = Worksheet(
    ("Tennis ball", "Table-tennis ball", "Basketball", "Clay"),
    (
        Column("Share of speed", lambda values, runs: figure(values["k_b"]), given=True),
        Column("Dropped from 5 m it rises to (m)", lambda v, runs: figure(_rise(v, runs))),
        Column("Share of height", lambda v, runs: figure(_rise(v, runs) / fall_of(v, runs))),
    ),
    "Let a ball fall next to a metre rule and film it. Height before ____ cm, after ____ cm; "
    "share of height ____, share of speed (the root of it) ____",
    "A tennis ball on stone keeps about 0.75 of its speed, 0.56 of its height; a soft floor takes "
    "more. Read heights of the lowest point, and film at the height of the top.",
)
