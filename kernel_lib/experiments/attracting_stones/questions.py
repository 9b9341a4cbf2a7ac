"""Questions of lesson 10 about two stones: how they end, and whether they attract at all."""

import math

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Runs, Values
from kernel_lib.experiments.attracting_stones.controls import AT_REST, TWO
from kernel_lib.experiments.attracting_stones.law import (
    distances,
    energy_at_end,
    hours,
    nearest,
    round_of_touching,
    settled,
    speed,
)
from kernel_lib.experiments.attracting_stones.orbits import (
    MILLI,
    RADIUS,
    STONE,
    circle_speed,
    escape_speed,
    grazing_speed,
    merging_speed,
)
from kernel_lib.experiments.attracting_stones.pictures import of_two
from kernel_lib.experiments.attracting_stones.stones import ENOUGH, STONES
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["AT_ALL", "END"]

#: How far from a speed that decides a question it is clear, in parts of that speed; what is too
#: close to call.
_CLEAR, _TOO_CLOSE = 0.05, 0.5

#: How long the first hit is looked at for one second, s.
_CLOSELY = 60.0


# ---- act 1: two stones ---------------------------------------------------------------------------


def _end_asked(values: Values, runs: Runs) -> Sentence:
    each = values["sideways"]
    return Sentence(
        "attracting-stones-end-asked",
        distance=figure(values["distance"], "m"),
        each=figure(each, "mm/s") if each else "rest",
        kept=percent(values["e"]),
    )


def _end(values: Values, runs: Runs) -> str:
    """What the run ends with: a contact that lasts, hits without loss, a miss, or a flight away.

    "shaved" stands for hits that go on though they lose energy.
    """
    run = runs[STONES]
    if settled(run) is not None:
        return "touching"
    hits = run.contacts.of_kind("impact")
    if len(hits):
        lost = float(np.abs(hits.energy_lost).max())
        return "forever" if len(hits) >= ENOUGH and lost <= _kept_all(run) else "shaved"
    return "orbit" if energy_at_end(run) < 0 else "apart"


def _kept_all(run: Trajectory) -> float:
    """The energy that rounding may take from a hit, J."""
    hit = run.contacts.of_kind("impact")[:1]
    change = hit.velocity_before[0, 1] - hit.velocity_before[0, 0]
    return 1e-9 * run.scene.balls[0].mass * float(change @ change)


def _from_rest(values: Values) -> bool:
    """Whether two stones start at rest, so far apart that it may seem that nothing happens."""
    return values["situation"] == TWO and not values["sideways"] and values["distance"] >= AT_REST


def _end_margin(values: Values, runs: Runs) -> float:
    """How far the speed sideways is from those that decide, in parts of them."""
    distance, each = values["distance"], values["sideways"]
    if values["situation"] != TWO or _from_rest(values):
        return 0.0
    right, sideways = _end(values, runs), 2 * each * MILLI
    if right == "shaved":
        return _TOO_CLOSE
    if right in ("touching", "forever"):
        clear = 1 - sideways / merging_speed(distance)
    elif right == "orbit":
        clear = min(sideways / grazing_speed(distance) - 1, 1 - sideways / escape_speed(distance))
    else:
        clear = sideways / escape_speed(distance) - 1
    return max(clear / _CLEAR, _TOO_CLOSE)


def _end_case(values: Values, runs: Runs) -> str:
    right, each = _end(values, runs), values["sideways"]
    if right in ("touching", "forever"):
        return "sideways" if each else "head on"
    falls = 2 * each * MILLI < circle_speed(values["distance"])
    return "falls" if right == "orbit" and falls else "rises"


def _end_slots(values: Values, runs: Runs) -> dict[str, str]:
    run, distance = runs[STONES], values["distance"]
    over = settled(run)
    hits = run.contacts.of_kind("impact").time
    slots = {
        "distance": figure(distance, "m"),
        "each": figure(values["sideways"], "mm/s"),
        "graze": speed(grazing_speed(distance) / 2),
        "leave": speed(escape_speed(distance) / 2),
        "nearest": figure(nearest(run)[0], "m"),
        "farthest": figure(float(distances(run).max()), "m"),
        "count": str(len(hits)),
        "round": hours(round_of_touching(run)),
        "over": "" if over is None else hours(over),
    }
    if len(hits) > 3:
        jumps = np.diff(hits)
        middle = len(jumps) // 2
        slots["ratio"] = f"{jumps[middle] / jumps[middle - 1]:.2g}"
        slots["top"] = figure(float(distances(run)[run.time > hits[0]].max()), "m")
    return slots


def _end_decided(values: Values, runs: Runs) -> Decisive:
    """The first hit and the last of the first run, or where its two pass each other."""
    (run, *_) = runs.values()
    end, hits = float(run.time[-1]), run.contacts.of_kind("impact").time
    if len(hits):
        first = float(hits[0])
        closely = max(first - _CLOSELY / 2, 0.0), min(first + _CLOSELY / 2, end), _CLOSELY
        return Decisive((first, float(hits[-1])), end, (closely,))
    passing = nearest(run)[1]
    return Decisive((passing,) if 0 < passing < end else (), end)


END = Guess(
    _end_asked,
    "choice",
    truth=_end,
    says="attracting-stones-end",
    slots=_end_slots,
    case=_end_case,
    margin=_end_margin,
    choices=("touching", "forever", "orbit", "apart"),
    name="end",
    decisive=_end_decided,
    picture=of_two,
)


# ---- two stones at rest --------------------------------------------------------------------------


def _at_all(values: Values, runs: Runs) -> str:
    """Whether they come nearer, by their places at the start and at the first hit."""
    run = runs[STONES]
    start = float(distances(run)[0])
    least, _ = nearest(run)
    if least < start - RADIUS:
        return "together"
    return "apart" if float(distances(run).max()) > start + RADIUS else "stay"


def _at_all_slots(values: Values, runs: Runs) -> dict[str, str]:
    run = runs[STONES]
    strength = run.scene.mutual_gravity * STONE**2 / float(distances(run)[0]) ** 2
    hits = run.contacts.of_kind("impact").time
    return {
        "force": figure(strength / MILLI, "mN"),
        "fall": hours(float(hits[0])) if len(hits) else "",
    }


AT_ALL = Guess(
    lambda values, runs: Sentence(
        "attracting-stones-at-all-asked", distance=figure(values["distance"], "m")
    ),
    "choice",
    truth=_at_all,
    says="attracting-stones-at-all",
    slots=_at_all_slots,
    margin=lambda values, runs: math.inf if _from_rest(values) else 0.0,
    choices=("stay", "together", "apart"),
    name="at_all",
    decisive=_end_decided,
    picture=of_two,
)
