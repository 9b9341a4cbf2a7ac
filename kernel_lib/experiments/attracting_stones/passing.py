"""The question of lesson 10 about a stone that passes."""

import math

from kernel_lib.experiments.attracting_stones import texts
from kernel_lib.experiments.attracting_stones.controls import FROM, PASSING
from kernel_lib.experiments.attracting_stones.law import energy_at_end, nearest, speed
from kernel_lib.experiments.attracting_stones.orbits import (
    MILLI,
    STRENGTH,
    TOUCH,
    escape_speed,
    widest_hit,
)
from kernel_lib.experiments.attracting_stones.pictures import of_passing
from kernel_lib.experiments.attracting_stones.stones import STONES
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import Decisive, Guess, Runs, Values
from kernel_lib.experiments.teaching.texts import Option
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["PASS", "left_at"]

#: How much energy must be missing or left, in that of a touch, and by what part of a touch or of
#: the widest aim a stone must miss or hit, to be clear; what is too close to call.
_CLEAR_ENERGY, _CLEAR_AIM, _TOO_CLOSE = 0.03, 0.1, 0.5


def _asked(values: Values, runs: Runs) -> str:
    how, aim = figure(values["incoming"], "mm/s"), values["aim"]
    beside = f"aimed {figure(aim, 'm')} beside another" if aim else "straight at another"
    comes = f"From far away a stone comes at {how}, {beside}."
    if values["nearby"]:
        comes = f"A stone starts {figure(FROM, 'm')} away at {how}, {beside}."
    keeps = f"A hit keeps {percent(values['e'])} of its speed."
    return f"{comes} {keeps}\nWhat becomes of the passing stone?"


def _truth(values: Values, runs: Runs) -> str:
    run = runs[STONES]
    bound = energy_at_end(run) < 0
    if len(run.contacts):
        return "caught" if bound else "hits"
    return "orbit" if bound else "misses"


def _start_energy(values: Values) -> float:
    """Energy over the reduced mass as it is given, m²/s²."""
    motion = (values["incoming"] * MILLI) ** 2 / 2
    return motion - STRENGTH / FROM if values["nearby"] else motion


def _widest(values: Values) -> float:
    return widest_hit(values["incoming"] * MILLI, _start_energy(values))


def _margin(values: Values, runs: Runs) -> float:
    """How far the energy is from just enough to leave, and the aim from just grazing."""
    if values["situation"] != PASSING:
        return 0.0
    run, right = runs[STONES], _truth(values, runs)
    if values["nearby"] and right != "orbit":
        return 0.0
    energy = abs(energy_at_end(run)) / (STRENGTH / TOUCH)
    aim = 1 - values["aim"] / _widest(values)
    if right in ("orbit", "misses"):
        aim = nearest(run)[0] / TOUCH - 1
    return max(min(energy / _CLEAR_ENERGY, aim / _CLEAR_AIM), _TOO_CLOSE)


def _case(values: Values, runs: Runs) -> str:
    """Whether the straight line would hit what was caught; whether a hit takes anything."""
    right = _truth(values, runs)
    if right == "caught":
        return "straight" if values["aim"] < TOUCH else "beside"
    return "" if right != "hits" else "elastic" if values["e"] == 1 else "fast"


def left_at(velocity: Floats) -> float:
    """Speed of one of two past the other, m/s; velocity : of both, (2, 2) m/s."""
    return math.hypot(*(velocity[1] - velocity[0]))


def _bent(run: Trajectory) -> float:
    """Angle between the ways at the end and at the start, °."""
    (u, v), (x, y) = (one[1] - one[0] for one in (run.velocity[0], run.velocity[-1]))
    return math.degrees(abs(math.atan2(u * y - v * x, u * x + v * y)))


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    run = runs[STONES]
    hits = run.contacts.of_kind("impact")
    energy = energy_at_end(run)
    slots = {
        "came": speed(values["incoming"] * MILLI),
        "aim": figure(values["aim"], "m"),
        "wide": figure(_widest(values), "m"),
        "nearest": figure(nearest(run)[0], "m"),
        "bent": figure(_bent(run), "°"),
        "left": speed(math.sqrt(2 * max(energy, 0.0))),
        "lost": percent(1 - values["e"]),
        "needed": speed(escape_speed(TOUCH)),
        "needed_there": speed(escape_speed(FROM)),
    }
    if len(hits):
        slots["before"] = speed(left_at(hits.velocity_before[0]))
        slots["after"] = speed(left_at(hits.velocity_after[0]))
    return slots


def _decided(values: Values, runs: Runs) -> Decisive:
    """The first hit, or where it passes."""
    run = runs[STONES]
    hits = run.contacts.of_kind("impact").time
    at = float(hits[0]) if len(hits) else nearest(run)[1]
    return Decisive((at,), float(run.time[-1]))


PASS = Guess(
    _asked,
    "choice",
    truth=_truth,
    texts=texts.PASS,
    steps=texts.PASS_STEPS,
    slots=_slots,
    case=_case,
    margin=_margin,
    choices=(
        Option("caught", "It is caught."),
        Option("hits", "It hits and flies off."),
        Option("misses", "It misses and flies off."),
        Option("orbit", "It goes into orbit without a hit."),
    ),
    name="passing",
    act=2,
    decisive=_decided,
    picture=of_passing,
)
