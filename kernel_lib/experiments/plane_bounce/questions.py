"""What lesson 01 asks: how high the ball rises, when it rests, what a program makes of it."""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np

from kernel_lib.experiments import (
    Decisive,
    Guess,
    Idea,
    Picture,
    Runs,
    Values,
    at_contacts,
)
from kernel_lib.experiments.charts import Chart
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.experiments.measures.heights import highest_place
from kernel_lib.experiments.plane_bounce.controls import (
    EARTH,
    EARTH_BALL,
    MOON,
    MOON_BALL,
    PLANET_NAMES,
    PRINTED,
    RADIUS,
)
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import Sentence, in_order

__all__ = ["CONTRAST", "HEIGHT", "HEIGHT_AGAIN", "PROGRAM", "REST", "SHARE"]
__all__ += ["exact_of", "fall_of", "heights", "lies_still", "top_of"]

#: How far from the truth the flag may stand to be right, of the height it falls from; the share,
#: in %.
CLOSE, CLOSE_SHARE = 0.03, 2.0

#: Heights, m, that a picture can show.
HIGHEST = 20.0


def exact_of(runs: Runs) -> Trajectory:
    """The ball itself, not what a program makes of it; of two that on Earth."""
    return runs[EARTH_BALL] if EARTH_BALL in runs else runs["exact"]


def fall_of(values: Values, runs: Runs) -> float:
    """How far the lowest point fell before the first impact, m.

    A ball that was thrown down has not fallen as far as its speed shows: for it, the height from
    which a drop comes as fast.
    """
    if values["velocity_y"] < 0:
        return _reach(values)
    return highest_place(exact_of(runs))[1] - RADIUS


def _reach(values: Values) -> float:
    """The height from which a drop without drag comes as fast, m."""
    thrown = values["velocity_y"] ** 2 / (2 * values["gravity"])
    return float(values["height"] - RADIUS + thrown)


def _speeds(runs: Runs, bounce: int = 0) -> tuple[float, float]:
    """Speeds down and up at an impact, m/s."""
    hits = exact_of(runs).contacts.of_kind("impact")
    down = closing_speed(hits) if bounce == 0 else -float(hits.velocity_before[bounce, 0, 1])
    return down, max(0.0, float(hits.velocity_after[bounce, 0, 1]))


def top_of(runs: Runs, bounce: int = 0) -> tuple[float, float]:
    """When the lowest point is highest after an impact, s, and how high, m."""
    return _top(exact_of(runs), bounce)


def _top(run: Trajectory, bounce: int = 0) -> tuple[float, float]:
    hits = (run.contacts.kind == "impact").nonzero()[0]
    time, height = highest_place(run, int(hits[bounce]))
    return time, height - RADIUS


def _dropped(values: Values) -> bool:
    """Whether it is let go from rest, and alone."""
    if values["moon"]:
        return False
    return not values["velocity_x"] and not values["velocity_y"] and bool(values["gravity"] > 0)


def _rises(values: Values, runs: Runs, bounces: int = 1) -> bool:
    """Whether it falls onto the floor, and the run is long enough to see it rise."""
    run = exact_of(runs)
    if values["gravity"] == 0 or values["moon"]:
        return False
    if len(run.contacts.of_kind("impact")) < bounces:
        return False
    top = top_of(runs, bounces - 1)[0]
    return bool(top < run.time[-1] and 0.1 <= fall_of(values, runs) <= HIGHEST)


def _returned_share(values: Values) -> str:
    """A figure, or "none" or "all", which messages say in words."""
    return {0.0: "none", 1.0: "all"}.get(values["k_b"], percent(values["k_b"]))


def _returns(values: Values) -> Sentence:
    """What the floor does to the speed; what is along it stays as it is."""
    of = "normal" if values["velocity_x"] else "all"
    return Sentence("plane-bounce-returns", share=_returned_share(values), of=of)


def _start(values: Values) -> Sentence:
    """How the ball comes, and on which planet."""
    start, up = figure(values["height"] - RADIUS, "m"), values["velocity_y"]
    where = PLANET_NAMES.get(values["gravity"], "earth")
    if _dropped(values):
        return Sentence("plane-bounce-falls", start=start, where=where)
    if not up:
        return Sentence("plane-bounce-thrown-sideways", start=start, where=where)
    way, speed = "up" if up > 0 else "down", figure(abs(up), "m/s")
    return Sentence("plane-bounce-thrown", way=way, speed=speed, start=start, where=where)


def _how_high(values: Values, runs: Runs) -> Sentence:
    name = "plane-bounce-how-high" if _dropped(values) else "plane-bounce-how-high-after"
    return Sentence(name, floor=_returns(values), start=_start(values))


def _clear(ideas: tuple[Idea, ...], truth: float, close: float) -> float:
    """How far the nearest wrong idea is, over two bands of the right one."""
    return min((abs(one.value - truth) for one in ideas), default=math.inf) / (2 * close)


def _wrong(truth: float, *ideas: Idea) -> tuple[Idea, ...]:
    """Ideas without those that lead to the truth at these values."""
    return tuple(one for one in ideas if abs(one.value - truth) > 1e-9)


def _by_squares(values: Values, runs: Runs) -> bool:
    """Whether it was dropped, and the height that is kept is the share's square: not in air."""
    squared = values["k_b"] ** 2 * fall_of(values, runs)
    return _dropped(values) and math.isclose(top_of(runs)[1], squared, rel_tol=1e-6, abs_tol=1e-9)


def _ideas_high(values: Values, runs: Runs) -> tuple[Idea, ...]:
    if not _by_squares(values, runs):
        return ()
    k, fall = values["k_b"], fall_of(values, runs)
    ideas = (Idea("share", k * fall), Idea("root", math.sqrt(k) * fall), Idea("all", fall))
    return _wrong(top_of(runs)[1], *ideas)


def _margin_high(values: Values, runs: Runs) -> float:
    if not _rises(values, runs):
        return 0.0
    return _clear(_ideas_high(values, runs), top_of(runs)[1], CLOSE * fall_of(values, runs))


def _slots_high(values: Values, runs: Runs) -> dict[str, str]:
    """Words for the first bounce: speeds and heights of the run."""
    (down, up), k, fall, top = _speeds(runs), values["k_b"], fall_of(values, runs), top_of(runs)[1]
    return {
        "k": figure(k),
        "share": percent(k),
        "square": figure(top / fall),
        "down": figure(down, "m/s"),
        "up": figure(up, "m/s"),
        "fall": figure(fall, "m"),
        "top": figure(top, "m"),
        "heat": percent(1 - top / fall),
        "share_high": figure(k * fall, "m"),
        "root_high": figure(math.sqrt(k) * fall, "m"),
    }


def _span(values: Values) -> tuple[float, float]:
    """A scale from the floor to a little above the highest place of the ball, m."""
    return 0.0, float(max(1, math.ceil(1.1 * _reach(values)))) if values["gravity"] else 1.0


def _until_the_top(values: Values, runs: Runs, bounces: int = 1) -> Decisive:
    """The contacts and the top after the last; without a bounce a moment after the contact."""
    found = at_contacts(exact_of(runs), bounces, after=0.5)
    if len(found.moments) < bounces or values["gravity"] == 0:
        return found
    top = top_of(runs, bounces - 1)[0]
    return Decisive((*found.moments, top), top) if top > found.moments[-1] + 0.05 else found


HEIGHT = Guess(
    _how_high,
    "flag",
    truth=lambda values, runs: top_of(runs)[1],
    says="plane-bounce-high",
    slots=_slots_high,
    case=lambda values, runs: "" if _by_squares(values, runs) else "thrown",
    ideas=_ideas_high,
    within=lambda values, runs: CLOSE * fall_of(values, runs),
    margin=_margin_high,
    unit="m",
    what=Sentence("plane-bounce-height-what"),
    minimum=0.0,
    maximum=6.0,
    name="height",
    steps=in_order("plane-bounce-square-steps"),
    span=_span,
    decisive=_until_the_top,
)


def _how_high_again(values: Values, runs: Runs) -> Sentence:
    return Sentence("plane-bounce-how-high-again", floor=_returns(values), start=_start(values))


def _ideas_again(values: Values, runs: Runs) -> tuple[Idea, ...]:
    k, fall = values["k_b"], fall_of(values, runs)
    return _wrong(
        top_of(runs, 1)[1],
        Idea("once", k * k * fall),
        Idea("share", k * fall),
        Idea("root", math.sqrt(k) * fall),
        Idea("all", fall),
    )


def _margin_again(values: Values, runs: Runs) -> float:
    if not _rises(values, runs, 2) or not _by_squares(values, runs):
        return 0.0
    return _clear(_ideas_again(values, runs), top_of(runs, 1)[1], CLOSE * fall_of(values, runs))


def _slots_again(values: Values, runs: Runs) -> dict[str, str]:
    first, top = top_of(runs)[1], top_of(runs, 1)[1]
    return _slots_high(values, runs) | {
        "first": figure(first, "m"),
        "top": figure(top, "m"),
        "up": figure(_speeds(runs, 1)[1], "m/s"),
        "kept": percent(top / first),
        "fourth": figure(top / fall_of(values, runs)),
    }


HEIGHT_AGAIN = replace(
    HEIGHT,
    question=_how_high_again,
    truth=lambda values, runs: top_of(runs, 1)[1],
    says="plane-bounce-high-again",
    slots=_slots_again,
    case=None,
    ideas=_ideas_again,
    margin=_margin_again,
    name="height_again",
    decisive=lambda values, runs: _until_the_top(values, runs, 2),
)


def _both(runs: Runs) -> tuple[tuple[float, float], tuple[float, float]]:
    """When the ball on Earth is highest after its first bounce, s, and how high, m; on the Moon."""
    return _top(runs[EARTH_BALL]), _top(runs[MOON_BALL])


def _margin_contrast(values: Values, runs: Runs) -> float:
    """Exact, as far as both rise as high, and one later than the other."""
    held = not values["velocity_x"] and not values["velocity_y"] and values["gravity"] == EARTH
    if not values["moon"] or not held or not 0.3 <= values["k_b"] < 1:
        return 0.0
    if min(len(run.contacts.of_kind("impact")) for run in runs.values()) < 2:
        return 0.0
    (time, top), (later, other) = _both(runs)
    return math.inf if math.isclose(top, other, rel_tol=1e-6) and later > 2 * time else 0.0


def _slots_contrast(values: Values, runs: Runs) -> dict[str, str]:
    (time, top), (later, _) = _both(runs)
    slots = {
        "share": percent(values["k_b"]),
        "top": figure(top, "m"),
        "times": figure(later / time),
        "earth": figure(EARTH),
        "moon": figure(MOON),
    }
    for side, name in (("earth", EARTH_BALL), ("moon", MOON_BALL)):
        hits = runs[name].contacts.of_kind("impact")
        slots[f"{side}_down"] = figure(closing_speed(hits), "m/s")
        slots[f"{side}_up"] = figure(float(hits.velocity_after[0, 0, 1]), "m/s")
    return slots


def _until_both_hang(values: Values, runs: Runs) -> Decisive:
    (time, _), (later, _) = _both(runs)
    return Decisive((time, later), min(later + 0.3, float(runs[MOON_BALL].time[-1])))


CONTRAST = Guess(
    lambda values, runs: Sentence(
        "plane-bounce-both-fall", start=figure(values["height"] - RADIUS, "m")
    ),
    "choice",
    truth=lambda values, runs: "time",
    says="plane-bounce-contrast",
    slots=_slots_contrast,
    margin=_margin_contrast,
    name="earth_and_moon",
    watch_first=True,
    choices=("higher", "time", "returns"),
    decisive=_until_both_hang,
)


def _which_share(values: Values, runs: Runs) -> Sentence:
    top = figure(top_of(runs)[1], "m")
    return Sentence("plane-bounce-which-share", start=_start(values), top=top)


def _ratio(values: Values, runs: Runs) -> float:
    """Height after the first bounce over that before."""
    return top_of(runs)[1] / fall_of(values, runs)


def _returned(values: Values, runs: Runs) -> float:
    """The share of the speed that the floor returned, %."""
    down, up = _speeds(runs)
    return 100 * up / down


def _ideas_share(values: Values, runs: Runs) -> tuple[Idea, ...]:
    ratio = 100 * _ratio(values, runs)
    return _wrong(
        _returned(values, runs),
        Idea("heights", ratio),
        Idea("squared", ratio**2 / 100),
        Idea("lost", 100 - ratio),
    )


def _margin_share(values: Values, runs: Runs) -> float:
    if not _rises(values, runs) or not _by_squares(values, runs):
        return 0.0
    return _clear(_ideas_share(values, runs), _returned(values, runs), CLOSE_SHARE)


def _slots_share(values: Values, runs: Runs) -> dict[str, str]:
    ratio, fall, k = _ratio(values, runs), fall_of(values, runs), _returned(values, runs) / 100
    return {
        "top": figure(top_of(runs)[1], "m"),
        "top_m": figure(top_of(runs)[1]),
        "fall": figure(fall, "m"),
        "fall_m": figure(fall),
        "k": figure(k),
        "share": percent(k),
        "ratio": percent(ratio),
        "ratio_high": figure(ratio**2 * fall, "m"),
        "squared": percent(ratio**2),
        "squared_high": figure(ratio**4 * fall, "m"),
        "lost": percent(1 - ratio),
    }


SHARE = Guess(
    _which_share,
    "number",
    truth=_returned,
    says="plane-bounce-share",
    slots=_slots_share,
    ideas=_ideas_share,
    within=lambda values, runs: CLOSE_SHARE,
    margin=_margin_share,
    unit="%",
    minimum=0.0,
    maximum=100.0,
    name="share",
    steps=in_order("plane-bounce-square-steps"),
    decisive=_until_the_top,
    own_run=lambda values, guess: {"yours": {"k_b": guess / 100}},
    conceals=("k_b",),
)


def lies_still(runs: Runs) -> float:
    """When the exact ball lies still, s; nan if it does not within the run, or slides on."""
    contacts = exact_of(runs).contacts
    ended = contacts.time[contacts.kind == "rest"]
    return float(ended[0]) if len(ended) else math.nan


EARLY, LATE = 5.0, 10.0


def _when(values: Values, runs: Runs) -> Sentence:
    where = PLANET_NAMES.get(values["gravity"], "earth")
    start = figure(values["height"] - RADIUS, "m")
    share = _returned_share(values)
    return Sentence("plane-bounce-when", start=start, where=where, share=share)


def _rests(values: Values, runs: Runs) -> str:
    """Which part of the scale the moment of rest lies in."""
    at = lies_still(runs)
    if math.isnan(at):
        return "never"
    return "early" if at < EARLY else "middle" if at < LATE else "late"


def _margin_rest(values: Values, runs: Runs) -> float:
    """How far from 5 and 10 s it comes to rest, over 8 % of each."""
    run = exact_of(runs)
    if not _dropped(values) or len(run.contacts) < 3 or values["k_b"] < 0.1:
        return 0.0
    at = lies_still(runs)
    if math.isnan(at):
        return math.inf if values["k_b"] == 1 else 0.0
    return min(abs(at / EARLY - 1), abs(at / LATE - 1)) / 0.08


def _flights(runs: Runs) -> list[float]:
    """How long each flight between two impacts lasts, s."""
    times = exact_of(runs).contacts.of_kind("impact").time
    return [float(later - time) for time, later in pairwise(times)]


def _slots_rest(values: Values, runs: Runs) -> dict[str, str | list[str]]:
    times = exact_of(runs).contacts.of_kind("impact").time
    flights, rest = _flights(runs), lies_still(runs)
    at_5 = [flight for time, flight in zip(times, flights, strict=False) if time <= EARLY]
    return {
        "k": figure(values["k_b"]),
        "share": percent(values["k_b"]),
        "rest": figure(rest, "s"),
        "sum": figure(rest - float(times[0]), "s"),
        "flight": figure(flights[0], "s"),
        "flights": [figure(one, "s") for one in flights[:3]],
        "late_flights": [figure(one, "s") for one in flights[4:6] or flights[-2:]],
        "flight_at_5": figure(at_5[-1], "s"),
    }


def _until_rest(values: Values, runs: Runs) -> Decisive:
    """The moment at which the last of the bounces is over; a while of a ball that never rests."""
    at, end = lies_still(runs), float(exact_of(runs).time[-1])
    return Decisive((), min(12.0, end)) if math.isnan(at) else Decisive((at,), min(at + 0.5, end))


#: Moments at which a curve over time is drawn; landings, of which each has one.
CURVE, LANDED = 160, 40


def heights(run: Trajectory, end: float) -> tuple[Floats, Floats]:
    """Moments up to an end, s, and the height of the lowest point at each, m; both (N,)."""
    landed = run.contacts.of_kind("impact").time[:LANDED]
    times = np.unique([*np.linspace(0, end, CURVE), *landed[landed < end]])
    return times, run.sample(times).position[:, 0, 1] - RADIUS


def _rest_picture(values: Values, runs: Runs) -> Picture:
    """Height over time, each flight next to the one before."""
    run, rest = exact_of(runs), lies_still(runs)
    flown = heights(run, _until_rest(values, runs).verdict)
    still = math.isnan(rest)
    first = [figure(one, "s") for one in _flights(runs)[:3]]
    at_rest = Sentence("plane-bounce-rest-picture-at", rest=figure(rest, "s"))
    return Picture(
        Sentence("plane-bounce-rest-picture-never", flights=first)
        if still
        else Sentence("plane-bounce-rest-picture", flights=first, rest=figure(rest, "s")),
        chart=Chart(
            Sentence("plane-bounce-rest-chart", flights="shorter" if values["k_b"] < 1 else "same"),
            Sentence("plane-bounce-axis-time"),
            Sentence("plane-bounce-axis-height"),
            lambda _: {"": flown},
            points=lambda _: {} if still else {at_rest: (rest, 0.0)},
        ),
    )


REST = Guess(
    _when,
    "choice",
    truth=_rests,
    says="plane-bounce-rest",
    slots=_slots_rest,
    margin=_margin_rest,
    name="rest",
    act=2,
    choices=("early", "middle", "late", "never"),
    decisive=_until_rest,
    picture=_rest_picture,
)

#: What a program does with a ball that it finds in the floor, by the message that says it.
RULES = {"put back": "put-back", "reversed": "reversed", "as printed": "as-printed"}

#: How deep, m, a ball sinks, and what share of its energy it loses, so that it is seen; the depth
#: and the time, s, of a ball that is caught; what is too little to be seen; a short step, s.
SINKS, LOSES, CAUGHT, HELD_FOR, UNSEEN, KEPT, SHORT = 0.1, 0.07, 0.05, 1.5, 0.035, 0.02, 0.01


def rule_of(values: Values) -> str:
    """Which of RULES the program follows; "" for another one."""
    if values["method"] == PRINTED:
        return "" if values["kac"] else "as printed"
    return (
        "put back"
        if values["kac"] and values["method"] == "library"
        else ("" if values["kac"] else "reversed")
    )


def _what_it_does(values: Values, runs: Runs) -> Sentence:
    share, step = _returned_share(values), figure(values["step"], "s")
    return Sentence(f"plane-bounce-program-{RULES[rule_of(values)]}", share=share, step=step)


def _seen(values: Values, runs: Runs) -> tuple[float, float, float]:
    """Of the program's ball: how deep it was in the floor, m; its highest place in the end, m over
    the floor; and the share of its energy of height that it has lost more than the real one."""
    run, real = runs["fixed steps"], exact_of(runs)
    low = run.position[:, 0, 1] - RADIUS
    end = float(low[run.time > run.time[-1] - HELD_FOR].max())
    whole = values["mass"] * values["gravity"] * (values["height"] - RADIUS)
    lost = float(energy_lost(run)[-1] - energy_lost(real)[-1]) / whole
    return max(0.0, -float(low.min())), end, lost


def _does(values: Values, runs: Runs) -> str:
    deep, end, lost = _seen(values, runs)
    if end < 0:
        return "caught"
    if deep > UNSEEN:
        return "sinks"
    return "loses" if lost > KEPT else "real"


def _margin_program(values: Values, runs: Runs) -> float:
    """How clearly it does one thing alone; 0 for what is none of them."""
    if not rule_of(values) or not _dropped(values):
        return 0.0
    if runs["fixed steps"].time[-1] < values["duration"] - 1:
        return 0.0
    if values["height"] - RADIUS < 0.5 or values["duration"] < 4 or values["soft"]:
        return 0.0
    deep, end, lost = _seen(values, runs)
    does = _does(values, runs)
    if deep > 0.9 * RADIUS:  # its centre passed the floor
        return 0.0
    if does == "caught":
        return -end / CAUGHT
    if does == "sinks":
        return deep / SINKS if abs(lost) <= KEPT else 0.0
    if does == "loses":
        return lost / LOSES if deep < 1e-6 else 0.0
    return math.inf if abs(lost) < KEPT and values["step"] <= SHORT else 0.0


def _case_program(values: Values, runs: Runs) -> str:
    return "put back" if rule_of(values) == "put back" else ""


def _slots_program(values: Values, runs: Runs) -> dict[str, str]:
    deep, _, lost = _seen(values, runs)
    bounces = len(runs["fixed steps"].contacts.of_kind("impact"))
    return {
        "deep": figure(deep, "m") if deep >= 0.1 else figure(100 * deep, "cm"),
        "lost": percent(abs(lost)),
        "bounces": str(bounces),
        "step": figure(values["step"], "s"),
    }


def _first_late(values: Values, runs: Runs) -> Decisive:
    """The first contact; the picture stands at the end of the run."""
    found, end = at_contacts(runs["fixed steps"], 1), float(exact_of(runs).time[-1])
    return Decisive(found.moments, end)


def _program_picture(values: Values, runs: Runs) -> Picture:
    """Height over time, of the real ball and of the program's."""
    ends = {"real": exact_of(runs), "program": runs["fixed steps"]}
    flown = {
        name: heights(run, min(float(run.time[-1]), _first_late(values, runs).verdict))
        for name, run in ends.items()
    }
    low, high = (figure(one(flown["program"][1]), "m") for one in (np.min, np.max))
    real = figure(float(np.max(flown["real"][1])), "m")
    return Picture(
        Sentence("plane-bounce-program-picture", low=low, high=high, real=real),
        chart=Chart(
            Sentence("plane-bounce-program-chart"),
            Sentence("plane-bounce-axis-time"),
            Sentence("plane-bounce-axis-height"),
            lambda _: {Sentence(f"plane-bounce-line-{name}"): line for name, line in flown.items()},
        ),
    )


PROGRAM = Guess(
    _what_it_does,
    "choice",
    truth=_does,
    says="plane-bounce-program",
    slots=_slots_program,
    case=_case_program,
    margin=_margin_program,
    name="program",
    act=3,
    choices=("sinks", "loses", "caught", "real"),
    decisive=_first_late,
    picture=_program_picture,
)
