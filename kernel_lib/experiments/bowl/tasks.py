"""What lesson 07 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math
from dataclasses import replace

import numpy as np

from kernel_lib.experiments import (
    Band,
    Challenge,
    Column,
    Mark,
    Picture,
    Ring,
    Runs,
    Spot,
    Values,
    Worksheet,
    class_question,
    exercise,
)
from kernel_lib.experiments.bowl.controls import ACTS, BALL, DISH, MIRRORS, ROUND
from kernel_lib.experiments.bowl.law import bounces, from_focus, offsets
from kernel_lib.experiments.bowl.questions import DISTANCES, PARTING, TWO_BOWLS, left_at, length
from kernel_lib.experiments.bowl.shapes import MILLI, focus, is_soft, limit
from kernel_lib.experiments.common.wording import figure
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET", "passes"]

EXERCISES = (
    exercise(
        "bowl-exercise-highest",
        15.0,
        unit="cm",
        tolerance=0.5,
        values={"radius": 0.3, "height": 0.1},
    ),
    exercise(
        "bowl-exercise-fourth", 7.5, unit="cm", tolerance=0.2, values={"radius": 0.3, "height": 0.1}
    ),
    exercise(
        "bowl-exercise-mirrors",
        2.0,
        unit="m",
        tolerance=0.05,
        values={"shape": MIRRORS, "radius": 1.0, "second": 1.0, "distance": 1.5},
    ),
)

#: Of the first challenge: offset (mm), bounces, and how far off they may be (m).
BESIDE, BOUNCES, FAR = 10.0, 50, 0.1

#: Start heights for its stars, radii, and flights for those of the second one.
SAFE, FLIGHTS = (0.3, 0.4, 0.48), (3.0, 10.0, 20.0)

#: Of the second one: the least offset (mm), and half the width of the ring (m).
LEAST, RING = 300.0, 0.01


def _safe_height(values: Values, runs: Runs) -> float:
    """Drop height over radius, of a ball that stays."""
    at_rest = values["speed"] == 0 and values["e"] == 1 and abs(values["offset"]) == BESIDE
    if values["shape"] != ROUND or is_soft(values) or not at_rest:
        return math.nan
    found = np.abs(offsets(values, runs[BALL]))
    if len(found) < BOUNCES or found[:BOUNCES].max() > FAR:
        return math.nan
    return float(values["height"] / values["radius"])


def _ran_away(values: Values, runs: Runs) -> int | None:
    """The first of the bounces that counts, from 0, at which it is too far off."""
    beyond = np.flatnonzero(np.abs(offsets(values, runs[BALL])[:BOUNCES]) > FAR)
    return int(beyond[0]) if len(beyond) else None


def _safe_end(values: Values, runs: Runs) -> float:
    """When it has run away, or bounced as often as it has to, s."""
    times = runs[BALL].contacts.of_kind("impact").time[:BOUNCES]
    away = _ran_away(values, runs)
    return float(times[-1 if away is None else away]) if len(times) else math.inf


def _said_of_safe(values: Values, runs: Runs, height: float) -> Sentence:
    found, away = offsets(values, runs[BALL]), _ran_away(values, runs)
    if away is not None:
        off = length(abs(float(found[away])))
        return Sentence("bowl-safe-ran-away", bounce=str(away + 1), off=off)
    if len(found) < BOUNCES or math.isnan(height):
        return Sentence("bowl-safe-few", count=str(len(found)))
    if height < SAFE[0]:
        return Sentence("bowl-safe-low", height=figure(height))
    return Sentence("bowl-safe-stayed", height=figure(height), count=str(BOUNCES))


def _levels(values: Values) -> Picture:
    marks: list[Mark] = []
    for part in SAFE:
        level = part * values["radius"]
        marks.append(Band(level, level, text=Sentence("bowl-safe-level", part=figure(part))))
    marks.append(Ring((0.0, 0.0), FAR, text=Sentence("bowl-safe-ring", off=length(FAR))))
    low, middle, high = map(figure, SAFE)
    target = {"low": low, "middle": middle, "high": high, "off": length(FAR)}
    return Picture(Sentence("bowl-safe-target", **target), tuple(marks))


def _levels_and_end(values: Values, runs: Runs) -> Picture:
    away, target = _ran_away(values, runs), _levels(values)
    if away is None:
        return target
    x, y = bounces(runs[BALL])[away].tolist()
    there = Spot((x, y), text=Sentence("bowl-safe-bounce", bounce=str(away + 1)))
    return replace(target, marks=(*target.marks, there))


def passes(values: Values, run: Trajectory) -> int:
    """How many flights in turn come within a ring's half width of the focus, from the first."""
    near = from_focus(run, focus(values)) <= RING
    return int(np.logical_and.accumulate(near).sum())


def _through_the_ring(values: Values, runs: Runs) -> float:
    if values["shape"] != DISH or abs(values["offset"]) < LEAST or values["e"] < 1:
        return math.nan
    return float(passes(values, runs[BALL]))


def _ring_end(values: Values, runs: Runs) -> float:
    """When the first flight that misses the ring ends, s."""
    times = runs[BALL].contacts.of_kind("impact").time
    passed = passes(values, runs[BALL])
    return float(times[passed]) if passed < len(times) else math.inf


def _said_of_ring(values: Values, runs: Runs, flights: float) -> Sentence:
    if math.isnan(flights):
        return Sentence("bowl-ring-too-near", off=length(MILLI * LEAST))
    passed, found = int(flights), from_focus(runs[BALL], focus(values))
    if passed >= len(found):
        return Sentence("bowl-ring-through", count=str(passed))
    flight, off = str(passed + 1), length(float(found[passed]) - RING)
    if not passed:
        return Sentence("bowl-ring-missed", flight=flight, off=off)
    if passed >= FLIGHTS[0]:
        return Sentence("bowl-ring-through-then-missed", count=str(passed), flight=flight, off=off)
    return Sentence("bowl-ring-missed-after", count=str(passed), flight=flight, off=off)


def _ring(values: Values) -> Picture:
    wide = length(2 * RING)
    ring = Ring(focus(values), RING, text=Sentence("bowl-ring-mark", wide=wide))
    return Picture(Sentence("bowl-ring-target", wide=wide), (ring,))


CHALLENGES = (
    Challenge(
        "safe",
        Sentence("bowl-challenge-safe"),
        _safe_height,
        tuple((least, math.inf) for least in SAFE),
        unit=Sentence("unit-radii"),
        takes=(Sentence("bowl-safe-level", part="0.3"), "0.4", "0.48"),
        judged=_safe_end,
        said=_said_of_safe,
        target=_levels,
        picture=_levels_and_end,
        values={"offset": BESIDE, "bounces": 55, "height": 0.2},
        controls=("height",),
    ),
    Challenge(
        "ring",
        Sentence("bowl-challenge-ring"),
        _through_the_ring,
        tuple((least, math.inf) for least in FLIGHTS),
        unit=Sentence("unit-flights"),
        takes=(Sentence("bowl-ring-flights", count="3"), "10", "20"),
        judged=_ring_end,
        said=_said_of_ring,
        target=_ring,
        values={"shape": DISH, "offset": LEAST, "height": 1.0, "bounces": 30},
        controls=("speed", "height"),
    ),
)


#: Drops from 0.45 and 0.55 radii.
TWO_DROPS = {
    "two_bowls": True,
    "height": 0.45,
    "radius_right": 1.0,
    "height_right": 0.55,
}

#: The opening values of acts 2 and 3.
PAIR, PAIRS = (act.values for act in ACTS[1:])


CLASS_QUESTIONS = (
    class_question("bowl-class-drops", TWO_BOWLS, TWO_DROPS),
    class_question("bowl-class-neighbours", PARTING, PAIR),
    class_question("bowl-class-mirrors", DISTANCES, PAIRS, rounds=1),
)


def _farthest(values: Values, runs: Runs) -> str:
    return figure(float(np.abs(offsets(values, runs[BALL])).max()) / MILLI)


def _whether_it_stays(values: Values, runs: Runs) -> Sentence:
    left = left_at(values, runs[BALL])
    if left is None:
        return Sentence("bowl-cell-stays")
    return Sentence("bowl-cell-leaves", bounce=str(left + 1))


WORKSHEET = Worksheet(
    ("Salad bowl", "Nearly flat", "On the Moon", "With a little loss"),
    (
        Column(
            Sentence("bowl-column-drop-radius-m"),
            lambda v, runs: f"{figure(v['height'])}, {figure(v['radius'])}",
            given=True,
        ),
        Column(Sentence("bowl-column-half-the-radius"), lambda values, runs: figure(limit(values))),
        Column(Sentence("bowl-column-farthest-bounce-mm"), _farthest),
        Column(Sentence("bowl-column-does-it-stay"), _whether_it_stays),
    ),
    Sentence("bowl-sheet-at-home"),
    Sentence("bowl-sheet-expect"),
)
