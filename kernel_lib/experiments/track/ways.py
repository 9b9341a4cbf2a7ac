"""Questions of lesson 09 about the ways down: a race, a bowl that keeps time, a slope."""

import math

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Picture, Runs, Values, options
from kernel_lib.experiments.common.wording import distinguished, figure, percent
from kernel_lib.experiments.track.controls import CYCLOID, MASSES, OWN, PIPE, RACE, SLOPE
from kernel_lib.experiments.track.law import arrival, early, half_way, planet
from kernel_lib.experiments.track.pictures import of_bowl, of_race
from kernel_lib.experiments.track.shapes import HEAVY, HIGH, LIGHT, LOW, RUN_NAMES, STRAIGHT, rolls
from kernel_lib.state.track import Track
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["FIRST", "ORDER", "SWINGS", "WAYS", "distinct_times", "times_of"]

#: Two arrivals that are distinct, s; how much they must differ to be clear, and how little to be
#: alike, as parts of one.
_CLEAR_TIME, _CLEAR, _ALIKE = 0.003, 0.03, 0.01

#: From this length over that of the straight line on, a curve is a long way.
_LONG = 1.5


def _grips(values: Values) -> bool:
    """Whether friction takes no energy."""
    return bool(values["never_slips"] or not rolls(values["body"]))


def times_of(runs: Runs) -> dict[str, float]:
    """When each is at the finish, s, by the names by which messages choose."""
    return {RUN_NAMES.get(name, name): arrival(run) for name, run in runs.items()}


def distinct_times(times: dict[str, float]) -> dict[str, str]:
    """Times with as many digits as distinguish them: slots of a message."""
    return dict(zip(times, distinguished(list(times.values()), "s"), strict=True))


def _race_decided(values: Values, runs: Runs) -> Decisive:
    """Up to the first arrival: the others are where they are behind."""
    first = min(float(run.time[-1]) for run in runs.values())
    return Decisive((first,), first)


def _down(run: Trajectory, lowest: float = math.pi / 2) -> float:
    """When a body in a bowl passes its lowest point, m across, for the first time, s."""
    past = (run.position[:, 0, 0] >= lowest).nonzero()[0]
    k = int(past[0])
    one, two = run.position[k - 1 : k + 1, 0, 0].tolist()
    first, last = run.time[k - 1 : k + 1].tolist()
    return float(first + (last - first) * (lowest - one) / (two - one))


# ---- act 3: two that start together --------------------------------------------------------------

#: The two runs of a place, and the names of the options that one of them is first.
_TWO = {OWN: (STRAIGHT, OWN), CYCLOID: (HIGH, LOW), MASSES: (LIGHT, HEAVY)}
_OPTIONS = {
    OWN: options("track-options", "line", "curve", "both"),
    CYCLOID: options("track-options", "high", "low", "both"),
    MASSES: options("track-options", "light", "heavy", "both"),
}


def _first_asked(values: Values, runs: Runs) -> Sentence:
    place, body, there = values["place"], values["body"], planet(values)
    if place == MASSES:
        return Sentence("track-first-asked-masses", heavy=figure(values["mass"], "kg"), **there)
    name = "track-first-asked-bowl" if place == CYCLOID else "track-first-asked-roads"
    return Sentence(name, body=body, how="rolls" if rolls(body) else "slides", **there)


def _two_times(values: Values, runs: Runs) -> tuple[float, float]:
    names = _TWO[values["place"]]
    when = _down if values["place"] == CYCLOID else arrival
    one, two = (when(runs[name]) for name in names)
    return one, two


def _first(values: Values, runs: Runs) -> str:
    one, two = _two_times(values, runs)
    if abs(two / one - 1) < _ALIKE:
        return "both"
    return _OPTIONS[values["place"]][0 if one < two else 1].name


def _length(run: Trajectory) -> float:
    track = run.scene.track
    assert isinstance(track, Track)
    return float(track.length)


def _speed(run: Trajectory, time: float) -> float:
    return float(np.hypot(*run.at(time).velocity[0]))


def _first_case(values: Values, runs: Runs) -> str:
    if values["place"] != OWN:
        return "bowl" if values["place"] == CYCLOID else "masses"
    return "deep" if _length(runs[OWN]) > _LONG * _length(runs[STRAIGHT]) else "flat"


def _first_margin(values: Values, runs: Runs) -> float:
    """How much the times differ; 0 where the curve is not fast, or slow, for the reason given."""
    if values["place"] not in _TWO or not _grips(values):
        return 0.0
    one, two = _two_times(values, runs)
    if not (math.isfinite(one) and math.isfinite(two)):
        return 0.0
    if values["place"] != OWN:
        alike = _first(values, runs) == "both"
        return math.inf if alike and (values["mass"] > 1.5 or values["place"] == CYCLOID) else 0.0
    line, curve = runs[STRAIGHT], runs[OWN]
    if _first(values, runs) == "curve":
        explained = _speed(curve, half_way(curve)) > _speed(line, half_way(line))
    elif _first_case(values, runs) == "flat":
        explained = _speed(curve, early(runs)) < _speed(line, early(runs))
    else:
        explained = True
    return abs(two / one - 1) / _CLEAR if explained and _first(values, runs) != "both" else 0.0


def _first_slots(values: Values, runs: Runs) -> dict[str, str]:
    one, two = _two_times(values, runs)
    if values["place"] != OWN:
        return {"time": figure((one + two) / 2, "s"), "mass": figure(values["mass"])}
    line, curve = runs[STRAIGHT], runs[OWN]
    times = distinguished([one, two], "s")
    longer = _length(curve) / _length(line)
    soon = early(runs)
    return {
        "line": times[0],
        "curve": times[1],
        "shorter": percent(1 - 1 / longer),
        "longer": figure(longer),
        "line_half": figure(_speed(line, half_way(line)), "m/s"),
        "curve_half": figure(_speed(curve, half_way(curve)), "m/s"),
        "end": figure(_speed(line, one), "m/s"),
        "early": figure(soon, "s"),
        "line_early": figure(_speed(line, soon), "m/s"),
        "curve_early": figure(_speed(curve, soon), "m/s"),
    }


def _first_decided(values: Values, runs: Runs) -> Decisive:
    if values["place"] != CYCLOID:
        return _race_decided(values, runs)
    time = max(_down(run) for run in runs.values())
    return Decisive((time,), time)


def _first_picture(values: Values, runs: Runs) -> Picture:
    if values["place"] != CYCLOID:
        return of_race(values, runs)
    return of_bowl({name: _down(run) for name, run in runs.items()}, runs)


FIRST = Guess(
    _first_asked,
    "choice",
    truth=_first,
    says="track-first",
    slots=_first_slots,
    case=_first_case,
    margin=_first_margin,
    choices=_OPTIONS[OWN],
    choices_now=lambda values, runs: _OPTIONS.get(values["place"], _OPTIONS[OWN]),
    name="first_there",
    act=3,
    decisive=_first_decided,
    picture=_first_picture,
)


# ---- the race of three, the slope, the half-pipe -------------------------------------------------


def _ways_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("track-ways-asked", body=values["body"], **planet(values))


def _fastest(values: Values, runs: Runs) -> str:
    times = times_of(runs)
    return min(times, key=lambda name: times[name])


def _ways_margin(values: Values, runs: Runs) -> float:
    if values["place"] != RACE:
        return 0.0
    times = sorted(times_of(runs).values())
    clear = all(map(math.isfinite, times)) and times[1] - times[0] > _CLEAR_TIME
    return 1.0 if clear and _fastest(values, runs) == "cycloid" else 0.0


WAYS = Guess(
    _ways_asked,
    "choice",
    truth=_fastest,
    says="track-ways",
    slots=lambda values, runs: distinct_times(times_of(runs)),
    margin=_ways_margin,
    choices=("line", "arc", "cycloid", "none"),
    name="ways",
    act=3,
    decisive=_race_decided,
    picture=of_race,
)


def _order_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("track-order-asked", **planet(values))


def _order(values: Values, runs: Runs) -> str:
    times = times_of(runs)
    if max(times.values()) - min(times.values()) < _CLEAR_TIME:
        return "together"
    return min(times, key=lambda name: times[name])


ORDER = Guess(
    _order_asked,
    "choice",
    truth=_order,
    says="track-order",
    slots=lambda values, runs: distinct_times(times_of(runs)),
    margin=lambda values, runs: 1.0 if values["place"] == SLOPE and values["never_slips"] else 0.0,
    choices=("block", "hoop", "together"),
    name="order",
    act=3,
    decisive=_race_decided,
    picture=of_race,
)


def _two_in_pipe(runs: Runs) -> tuple[str, str] | None:
    """One that slides and one that rolls, by name."""
    sliding, rolling = ([name for name in runs if rolls(name) == turns] for turns in (False, True))
    return (sliding[0], rolling[0]) if len(sliding) == len(rolling) == 1 else None


def _swings_margin(values: Values, runs: Runs) -> float:
    fits = values["place"] == PIPE and values["never_slips"] and _two_in_pipe(runs) is not None
    return 1.0 if fits else 0.0


def _swings_asked(values: Values, runs: Runs) -> Sentence:
    sliding, body = _two_in_pipe(runs) or ("", "")
    angle = figure(values["angle"], "°")
    return Sentence("track-swings-asked", sliding=sliding, body=body, angle=angle)


def _swing_times(runs: Runs) -> list[float]:
    return [_down(runs[name], 0.0) for name in _two_in_pipe(runs) or ()]


def _swings(values: Values, runs: Runs) -> str:
    slide, roll = _swing_times(runs)
    if abs(roll - slide) < 1e-3 * slide:
        return "together"
    return "slides" if slide < roll else "rolls"


def _swings_slots(values: Values, runs: Runs) -> dict[str, str]:
    slide, roll = _swing_times(runs)
    return {
        "body": (_two_in_pipe(runs) or ("", ""))[1],
        "ratio": figure(roll / slide),
        "slide": figure(slide, "s"),
        "roll": figure(roll, "s"),
    }


def _swings_decided(values: Values, runs: Runs) -> Decisive:
    time = min(_down(run, 0.0) for run in runs.values())
    return Decisive((time,), time)


def _swings_picture(values: Values, runs: Runs) -> Picture:
    return of_bowl({name: _down(run, 0.0) for name, run in runs.items()}, runs)


SWINGS = Guess(
    _swings_asked,
    "choice",
    truth=_swings,
    says="track-swings",
    slots=_swings_slots,
    margin=_swings_margin,
    choices=("slides", "rolls", "together"),
    name="swings",
    act=3,
    decisive=_swings_decided,
    picture=_swings_picture,
)
