"""What lesson 03 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math
from dataclasses import replace

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
    options,
)
from kernel_lib.experiments.common.targets import up_to
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.two_balls.controls import LORRY_AND_CAR, OFF_CENTRE, PAIR
from kernel_lib.experiments.two_balls.questions import SLIDE, STAY, TOGETHER, WAY, meeting
from kernel_lib.state.trajectory import Floats
from kernel_lib.words import Sentence, Text, by_name

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

#: Two balls on paths that cross, which slide off each other.
CROSSING = {"film": PAIR, "y2": 3.0, "duration": 1.5}
#: A pair at one speed, head-on, nothing lost.
HEAD_ON = {
    "film": PAIR,
    **{"y1": 0.0, "y2": 0.0, "vx1": 10.0, "vy1": 0.0, "vx2": -10.0, "m2": 1.0},
    **{"r1": 2.0, "r2": 2.0, "k_b": 1.0, "duration": 2.0},
}

PLACES = ("x1", "y1", "x2", "y2", "r1", "r2")
#: Sine of the angle from which on paths cross; rounding of a share.
CROSSES, ROUNDING = 0.2, 1e-9

#: Speed at which both come head-on, m/s; what each star lets be sliding, % of the closing speed.
COMES, STICKS = 10.0, (5.0, 1.0, 0.1)

#: How long a contact is watched afterwards, s; length of the lines of a target, m.
WATCHED, LONG = 0.4, 6.0


def _alone(values: Values) -> bool:
    around = ("box", "wall", "drag", "gravity", "glued")
    return values["film"] == PAIR and not any(values[name] for name in around)


def _sliding(values: Values, runs: Runs) -> float:
    """Sliding past each other after the contact, % of the closing speed; places as at the start."""
    kept = {"x1": 0.0, "y1": -5.0, "x2": 15.0, "y2": 3.0, "r1": 1.0, "r2": 2.0}
    at_their_places = all(values[name] == kept[name] for name in PLACES)
    seen = meeting(runs)
    if not _alone(values) or values["k_b"] > 0 or not at_their_places or seen is None:
        return math.nan
    a, b = (np.array([values[f"vx{i}"], values[f"vy{i}"]]) for i in (1, 2))
    if abs(a[0] * b[1] - a[1] * b[0]) < CROSSES * np.linalg.norm(a) * np.linalg.norm(b) + ROUNDING:
        return math.nan
    return 100 * seen.sliding / seen.closing


def _seen_from_2(values: Values) -> tuple[Floats, Floats]:
    """Where ball 1 begins, m, and how fast it comes, m/s, both seen from ball 2."""
    place, velocity = (
        np.array([values[f"{name}{axis}1"] - values[f"{name}{axis}2"] for axis in "xy"])
        for name in ("", "v")
    )
    return place, velocity


def _nearest(values: Values) -> tuple[float, float]:
    """When two that move evenly are nearest to each other, s, and how far apart the centres are
    then, m; nan where nothing moves."""
    (x, y), (dx, dy) = _seen_from_2(values)
    speed = math.hypot(dx, dy)
    if speed == 0:
        return math.nan, math.nan
    return -(x * dx + y * dy) / speed**2, abs(x * dy - y * dx) / speed


def _centres(values: Values) -> tuple[Floats, Floats] | None:
    """Where two that move evenly are at their contact, m; None if they miss each other."""
    time, apart = _nearest(values)
    reach = values["r1"] + values["r2"]
    if not (time > 0 and apart < reach):
        return None
    time -= math.sqrt(reach**2 - apart**2) / math.hypot(*_seen_from_2(values)[1])
    one, two = (
        np.array([values[f"{axis}{i}"] + time * values[f"v{axis}{i}"] for axis in "xy"])
        for i in (1, 2)
    )
    return one, two


def _watched(values: Values, runs: Runs) -> float:
    """A moment after the contact, s; without one, the end."""
    seen = meeting(runs)
    return math.inf if seen is None else seen.time + WATCHED


def _not_met(runs: Runs) -> Sentence:
    return Sentence("two-balls-not-met", end=figure(float(runs["exact"].time[-1]), "s"))


def _said_of_sliding(values: Values, runs: Runs, sliding: float) -> Text:
    seen = meeting(runs)
    if seen is None:
        if values["vy1"] <= 0 or values["vx2"] >= 0:
            return Sentence("two-balls-not-crossed")
        time, apart = _nearest(values)
        if time > runs["exact"].time[-1]:
            return _not_met(runs)
        off = apart - values["r1"] - values["r2"]
        return Sentence("two-balls-missed", off=figure(off, "m"))
    if math.isnan(sliding):
        return ""
    if sliding < ROUNDING:
        return Sentence("two-balls-stayed")
    return Sentence(
        "two-balls-slid-little" if sliding <= STICKS[0] else "two-balls-slid",
        speed=figure(seen.sliding, "m/s"),
        share=figure(sliding, "%"),
        off=figure(abs(seen.off), "m"),
    )


def _line_of_centres(values: Values) -> Picture:
    """The line on which both centres are at the contact, from one side to the other."""
    words = Sentence("two-balls-target-line")
    centres = _centres(values)
    if centres is None:
        return Picture(words)
    one, two = centres
    out = (one - two) / np.linalg.norm(one - two)
    line = Way(_points(two - values["r2"] * out, one + LONG * out), dashed=True)
    return Picture(words, (replace(line, text=Sentence("two-balls-target-line-mark")),))


def _as_it_came(values: Values, runs: Runs) -> Picture:
    """The way of ball 1 to the contact, seen from ball 2, on the line of centres."""
    target, centres = _line_of_centres(values), _centres(values)
    if centres is None or meeting(runs) is None:
        return target
    comes = _seen_from_2(values)[1]
    start = centres[0] - LONG * comes / np.linalg.norm(comes)
    arrow = Way(_points(start, centres[0]), arrow=True, yours=True)
    return replace(target, marks=(*target.marks, arrow))


def _points(*places: Floats) -> tuple[tuple[float, float], ...]:
    return tuple((float(x), float(y)) for x, y in places)


def _light_ball(values: Values, runs: Runs) -> float:
    """Speed of the lighter ball after both came head-on at one speed, m/s, without loss."""
    seen = meeting(runs)
    if not _alone(values) or values["k_b"] < 1 or seen is None:
        return math.nan
    if np.abs(np.abs(seen.velocities) - [COMES, 0.0]).max() > ROUNDING:
        return math.nan
    return abs(float(seen.after[int(np.argmin(seen.masses)), 0])) + ROUNDING


def _said_of_light(values: Values, runs: Runs, speed: float) -> Text:
    seen = meeting(runs)
    if seen is None:
        return _not_met(runs)
    if math.isnan(speed):
        return ""
    heavy = int(np.argmax(seen.masses))
    if seen.masses[0] == seen.masses[1]:
        return Sentence("two-balls-swapped", speed=figure(speed, "m/s"))
    after = round(float(seen.after[heavy, 0]), 9)
    moves = "on" if after * seen.velocities[heavy, 0] > 0 else "back"
    return Sentence(
        "two-balls-light-left",
        speed=figure(speed, "m/s"),
        way=moves if after else "stopped",
        heavy=figure(abs(after), "m/s"),
        closing=figure(seen.closing, "m/s"),
    )


CHALLENGES = (
    Challenge(
        "stick",
        Sentence("two-balls-challenge-stick"),
        _sliding,
        up_to(*STICKS),
        "%",
        CROSSING,
        runs=("exact",),
        takes=("5 %", "1 %", "0.1 %"),
        judged=_watched,
        said=_said_of_sliding,
        target=_line_of_centres,
        picture=_as_it_came,
        controls=("vy1", "vx2"),
    ),
    Challenge(
        "fastest",
        Sentence("two-balls-challenge-fastest"),
        _light_ball,
        tuple((speed, math.inf) for speed in (20.0, 25.0, 29.0)),
        "m/s",
        {**HEAD_ON, "duration": 1.0},
        runs=("exact",),
        takes=("20 m/s", "25 m/s", "29 m/s"),
        said=_said_of_light,
        controls=("m2",),
    ),
)

EXERCISES = (
    exercise(
        "two-balls-exercise-lorry", 2.0, "m/s", 0.02, values={**HEAD_ON, "m2": 4.0, "k_b": 0.0}
    ),
    exercise(
        "two-balls-exercise-equal",
        1.5,
        "m/s",
        0.02,
        values={**HEAD_ON, "vx1": 3.0, "vx2": 0.0, "k_b": 0.0, "duration": 6.0},
    ),
    exercise(
        "two-balls-exercise-round",
        "slide",
        choices=(STAY, SLIDE, *options("two-balls-exercise-round", "turn")),
        values=CROSSING,
    ),
)


#: What gets the larger push.
LARGER = by_name("two-balls-larger", "lorry", "car", "same")
#: Impulses that differ by less than this part are equal.
EQUAL = 1e-9


def _push(runs_at: RunsAt) -> tuple[Text, Text]:
    """By the sizes of both impulses in the run, equal within rounding."""
    values, runs = runs_at({})
    seen = meeting(runs)
    lorry, car = seen.impulses if seen else (0.0, 0.0)
    larger = "lorry" if lorry > car else "car"
    right = "same" if abs(lorry - car) <= EQUAL * lorry else larger
    return LARGER[right], Sentence(
        "two-balls-pushes",
        lorry=figure(lorry, "N s"),
        car=figure(car, "N s"),
        lorry_change=figure(lorry / values["m1"], "m/s"),
        car_change=figure(car / values["m2"], "m/s"),
    )


CLASS_QUESTIONS = (
    class_question("two-balls-class-together", TOGETHER, OFF_CENTRE, runs=("exact",)),
    ClassQuestion(
        "lorry",
        Sentence("two-balls-class-lorry"),
        tuple(LARGER.values()),
        _push,
        LORRY_AND_CAR,
        runs=("exact",),
        decisive=WAY.decisive,
    ),
    class_question(
        "two-balls-class-hooked",
        WAY,
        {**LORRY_AND_CAR, "vx1": 1.0, "vx2": -4.0},
        choices=options("two-balls-hooked", "lorry", "car", "still"),
        runs=("exact",),
        rounds=1,
    ),
)


def _two(one: float, two: float) -> Sentence:
    return Sentence("two-balls-two-figures", one=figure(one), two=figure(two))


def _impulses(values: Values, runs: Runs) -> Text:
    seen = meeting(runs)
    return _two(*seen.impulses) if seen else ""


def _changes(values: Values, runs: Runs) -> Text:
    seen = meeting(runs)
    if seen is None:
        return ""
    (one, two), (m1, m2) = seen.impulses, seen.masses
    return _two(one / m1, two / m2)


WORKSHEET = Worksheet(
    ("Off centre", "Head-on", "Lorry and car", "Billiard balls"),
    (
        Column(
            Sentence("two-balls-column-masses-kg"),
            lambda v, runs: _two(v["m1"], v["m2"]),
            True,
        ),
        Column(Sentence("two-balls-column-impulses-n-s"), _impulses),
        Column(Sentence("two-balls-column-changes-of-velocity"), _changes),
        Column(
            Sentence("two-balls-column-what-they-do"), lambda v, runs: TOGETHER.answered(v, runs)[0]
        ),
    ),
    Sentence("two-balls-sheet-at-home"),
    Sentence("two-balls-sheet-expect"),
)
