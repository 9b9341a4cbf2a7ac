"""Questions of act 3 of lesson 06: how fast does a body of two parts come back?"""

import math

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Picture, Point, Runs, Span, Values
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.soft_contact.controls import JOINED, LOOSE
from kernel_lib.experiments.soft_contact.joined import (
    centre_speed,
    kept_by,
    swing_of,
)
from kernel_lib.state.invariants import centre_of_mass
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["INSIDE", "TURNED_ROUND", "WITHOUT_SPRING", "hits_and_share"]

#: Shares of the speed, by option, between which that option is right; how far inside is clear.
BORDERS = {"all": (0.93, 1.1), "half": (0.40, 0.70), "hardly": (-1.0, 0.25)}
CLEAR = 0.015

#: Shares farther from each other are clearly two; shares that are nearer are about the same.
APART, ABOUT = 0.04, 0.01

#: s before the first hit and after the last one in which the verdict shows how far the body goes.
SHOWN = 0.15

#: s after the first hit at which parts without a spring are clearly apart.
APART_BY = 0.35

#: m above the body at which these two ways are drawn.
HIGH = {"before": 0.2, "after": 0.1}


def _body(runs: Runs) -> Trajectory:
    return runs[JOINED]


def hits_and_share(run: Trajectory) -> tuple[list[float], float]:
    """Moments of the hits, s, and the share of its speed that the body has at the end."""
    speeds = centre_speed(run)
    return run.contacts.time.tolist(), float(speeds[-1] / -speeds[0])


def _kept(values: Values, runs: Runs) -> str:
    """The option that is right, or the nearest one where none is."""
    _, share = hits_and_share(_body(runs))
    return max(BORDERS, key=lambda option: _inside(share, option))


def _inside(share: float, option: str) -> float:
    low, high = BORDERS[option]
    return min(share - low, high - share)


def _margin(values: Values, runs: Runs) -> float:
    if values["material"] != JOINED or values["loose"]:
        return 0.0
    _, share = hits_and_share(_body(runs))
    clear = _inside(share, _kept(values, runs)) / CLEAR
    return clear if clear >= 1 else 0.5


def _ask(values: Values, runs: Runs) -> Sentence:
    front, rear = figure(values["front"], "kg"), figure(values["rear"], "kg")
    return Sentence("soft-contact-inside-asked", front=front, rear=rear)


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    run = _body(runs)
    hits, share = hits_and_share(run)
    front, rear = (ball.mass for ball in run.scene.balls)
    return {
        "share": percent(share),
        "inside": percent(1 - share**2),
        "lasted": figure(hits[-1] - hits[0], "s"),
        "back": figure(float(run.contacts.velocity_after[0, 0, 0]), "m/s"),
        "on": figure(-float(run.velocity[np.searchsorted(run.time, hits[0]), 1, 0]), "m/s"),
        "times": figure(front / rear),
    }


def _until_it_is_back(values: Values, runs: Runs) -> Decisive:
    """The first hit, the last one, half a swing later, and the end."""
    run = _body(runs)
    end, (hits, _) = float(run.time[-1]), hits_and_share(run)
    moments = {hits[0], hits[-1], min(hits[-1] + swing_of(values) / 2, end)}
    return Decisive(tuple(sorted(moments)), end)


def _ways_picture(values: Values, runs: Runs) -> Picture:
    """How far the centre of mass goes in equal times, before the first hit and after the last."""
    run = _body(runs)
    hits, _ = hits_and_share(run)
    spans, ways = [], {}
    for side, start in (("before", hits[0] - SHOWN), ("after", hits[-1])):
        moments = start, start + SHOWN
        ends = [float(centre_of_mass(run.at(moment))[0]) for moment in moments]
        length = figure(100 * abs(ends[1] - ends[0]), "cm")
        places: list[Point] = [(place, HIGH[side]) for place in ends]
        words = Sentence(f"soft-contact-inside-mark-{side}", way=length)
        spans.append(Span(places[0], places[1], text=words))
        ways[side] = length
    return Picture(
        Sentence("soft-contact-inside-picture", time=figure(SHOWN, "s"), **ways), tuple(spans)
    )


INSIDE = Guess(
    _ask,
    "choice",
    truth=_kept,
    says="soft-contact-inside",
    slots=_slots,
    case=lambda values, runs: "one" if len(_body(runs).contacts) == 1 else "two",
    margin=_margin,
    name="inside",
    act=3,
    choices=("all", "half", "hardly"),
    decisive=_until_it_is_back,
    picture=_ways_picture,
)


# ---- one step further: the body turned round ----------------------------------------------------


def _both_ways(values: Values) -> tuple[tuple[float, int], tuple[float, int]]:
    """Share and hits of the body as it came, and turned round."""
    front, rear = float(values["front"]), float(values["rear"])
    return kept_by(front, rear), kept_by(rear, front)


def _gained(values: Values) -> float:
    """By how much the share is larger once the body is turned round."""
    (here, _), (there, _) = _both_ways(values)
    return there - here


def _turned(values: Values, runs: Runs) -> str:
    gained = _gained(values)
    return "same" if abs(gained) <= ABOUT else "more" if gained > 0 else "less"


def _margin_turned(values: Values, runs: Runs) -> float:
    if values["material"] != JOINED:
        return 0.0
    apart = abs(_gained(values))
    return 1.0 if apart <= ABOUT else apart / APART


def _slots_turned(values: Values, runs: Runs) -> dict[str, str]:
    (here, before), (there, hits) = _both_ways(values)
    return {
        "here": percent(here),
        "there": percent(there),
        "hits": str(hits),
        "before": str(before),
    }


TURNED_ROUND = Guess(
    lambda values, runs: Sentence(
        "soft-contact-turned-round-asked",
        share=percent(hits_and_share(_body(runs))[1]),
        rear=figure(values["rear"], "kg"),
    ),
    "choice",
    truth=_turned,
    says="soft-contact-turned-round",
    slots=_slots_turned,
    case=lambda values, runs: "one" if _both_ways(values)[1][1] == 1 else "two",
    margin=_margin_turned,
    name="turned_round",
    act=3,
    choices=("more", "same", "less"),
)


# ---- what is different: with a spring and without ------------------------------------------------


def _margin_without(values: Values, runs: Runs) -> float:
    """Exact, as far as without the spring the rear part is the faster one, and nothing is lost."""
    if values["material"] != JOINED or not values["loose"]:
        return 0.0
    rear, front = _thrown(runs)
    return math.inf if rear > max(2.2, front) and front > 0 else 0.0


def _until_they_are_apart(values: Values, runs: Runs) -> Decisive:
    """The first hit, and on until it shows which part is the faster one."""
    first = float(_body(runs).contacts.time[0])
    return Decisive(
        (first,), min(first + APART_BY, *(float(run.time[-1]) for run in runs.values()))
    )


def _thrown(runs: Runs) -> tuple[float, float]:
    """Speeds of the rear and of the front part that no spring joins, m/s, at the end."""
    front, rear = runs[LOOSE].velocity[-1, :, 0].tolist()
    return rear, front


def _slots_without(values: Values, runs: Runs) -> dict[str, str]:
    rear, front = _thrown(runs)
    loose = runs[LOOSE].scene.balls
    flying = [ball.mass * speed**2 for ball, speed in zip(loose, (front, rear), strict=True)]
    return {
        "share": percent(hits_and_share(_body(runs))[1]),
        "inside": percent(1 - hits_and_share(_body(runs))[1] ** 2),
        "rear": figure(rear, "m/s"),
        "front": figure(front, "m/s"),
        "carried": percent(flying[1] / sum(flying)),
    }


WITHOUT_SPRING = Guess(
    Sentence("soft-contact-without-spring-asked"),
    "choice",
    truth=lambda values, runs: "apart",
    says="soft-contact-without-spring",
    slots=_slots_without,
    margin=_margin_without,
    name="without_spring",
    act=3,
    watch_first=True,
    choices=("eats", "apart", "harder"),
    decisive=_until_they_are_apart,
)
