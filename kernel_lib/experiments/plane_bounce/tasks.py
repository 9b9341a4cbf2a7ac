"""What lesson 01 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math
from dataclasses import replace

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
)
from kernel_lib.experiments.common.targets import around, nested, with_reached
from kernel_lib.experiments.common.wording import figure, nearest_of, percent
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
from kernel_lib.words import Sentence, Text

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


def _said_of_top(values: Values, runs: Runs, top: float) -> Sentence:
    if math.isnan(top):
        return Sentence("plane-bounce-top-never")
    off, share, rise = abs(top - FLAG), figure(values["k_b"]), figure(top, "m")
    if off <= REACHES[0]:
        formula = f"{share} × {share} × {share} × {share}"
        return Sentence("plane-bounce-top-reached", top=rise, formula=formula)
    name = "plane-bounce-top-passed" if top > FLAG else "plane-bounce-top-missed"
    return Sentence(name, off=figure(100 * off, "cm"), top=rise)


def _line(values: Values) -> Picture:
    return nested(Sentence("plane-bounce-target"), FLAG, REACHES, "1 m")


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
    return Way(points, run="exact", text=Sentence("plane-bounce-over-time-height-over-time"))


def _at_rest(values: Values, runs: Runs) -> float:
    """When the ball lies still, s; after no bounce at all it does not count."""
    return lies_still(runs) if len(exact_of(runs).contacts.of_kind("impact")) > 2 else math.nan


def _said_of_rest(values: Values, runs: Runs, rest: float) -> Sentence:
    if math.isnan(rest):
        if math.isnan(lies_still(runs)):
            return Sentence("plane-bounce-still-bounced", time=figure(MOMENT_SEEN, "s"))
        return Sentence("plane-bounce-no-bounce")
    off = abs(rest - MOMENT)
    if off <= SPARE[0]:
        return Sentence("plane-bounce-at-rest", rest=figure(rest, "s"))
    name = "plane-bounce-at-rest-late" if rest > MOMENT else "plane-bounce-at-rest-early"
    return Sentence(name, off=figure(off, "s"))


CHALLENGES = (
    Challenge(
        "two_bounces",
        Sentence("plane-bounce-challenge-two_bounces"),
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
        controls=("k_b",),
    ),
    Challenge(
        "at_rest",
        Sentence("plane-bounce-challenge-at_rest"),
        _at_rest,
        around(MOMENT, *SPARE),
        "s",
        HELD | {"duration": MOMENT_SEEN},
        runs=("exact",),
        takes=("1 s", "0.3 s", "0.1 s"),
        said=_said_of_rest,
        controls=("k_b", "height"),
    ),
)

EXERCISES = (
    exercise("plane-bounce-exercise-half", 71.0, "%", 1.0, values=HELD | {"k_b": 0.71}),
    exercise(
        "plane-bounce-exercise-sum", 10.0, "s", 0.1, values=HELD | {"k_b": 0.9, "duration": 20.0}
    ),
    exercise(
        "plane-bounce-exercise-allowed",
        73.0,
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


def _height(runs_at: RunsAt) -> tuple[Text, Text]:
    found = HEIGHT.judged(*runs_at({}))
    return nearest_of(HEIGHTS, float(str(found.truth))), found.happened


def _half(runs_at: RunsAt) -> tuple[Text, Text]:
    rises = {}
    for words, share in SHARES.items():
        rises[words] = _rise(*runs_at({"k_b": share}))
    right = nearest_of(rises, 0.5)
    listed = [f"{words}: {figure(rise, 'm')}" for words, rise in rises.items()]
    root = f"{figure(SHARES[right])} × {figure(SHARES[right])} = {percent(SHARES[right] ** 2)}"
    return right, Sentence("plane-bounce-half-rises", rises=listed, formula=root)


CLASS_QUESTIONS = (
    ClassQuestion(
        "height",
        Sentence("plane-bounce-class-height"),
        tuple(HEIGHTS),
        _height,
        ONE_METRE,
        runs=("exact",),
        decisive=HEIGHT.decisive,
    ),
    class_question(
        "plane-bounce-class-rest", REST, {**HELD, "k_b": 0.85, "duration": 14.0}, runs=("exact",)
    ),
    ClassQuestion(
        "half",
        Sentence("plane-bounce-class-half"),
        tuple(SHARES),
        _half,
        {**ONE_METRE, "k_b": 0.71},
        runs=("exact",),
        rounds=1,
        decisive=HEIGHT.decisive,
    ),
)


def _rise(values: Values, runs: Runs) -> float:
    return float(str(HEIGHT.judged(values, runs).truth))


WORKSHEET = Worksheet(
    ("Tennis ball", "Table-tennis ball", "Basketball", "Clay"),
    (
        Column(
            Sentence("plane-bounce-column-share-of-speed"),
            lambda values, runs: figure(values["k_b"]),
            given=True,
        ),
        Column(
            Sentence("plane-bounce-column-dropped-from-5"), lambda v, runs: figure(_rise(v, runs))
        ),
        Column(
            Sentence("plane-bounce-column-share-of-height"),
            lambda v, runs: figure(_rise(v, runs) / fall_of(v, runs)),
        ),
    ),
    Sentence("plane-bounce-sheet-at-home"),
    Sentence("plane-bounce-sheet-expect"),
)
