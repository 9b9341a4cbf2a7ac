"""The question of lesson 10 about a stone that passes."""

import math

from kernel_lib.experiments import Decisive, Guess, Runs, Values
from kernel_lib.experiments.attracting_stones.controls import FROM, PASSING
from kernel_lib.experiments.attracting_stones.law import (
    energy_at_end,
    nearest,
    speed,
    start_energy,
    widest_aim,
)
from kernel_lib.experiments.attracting_stones.orbits import (
    MILLI,
    STRENGTH,
    TOUCH,
    escape_speed,
)
from kernel_lib.experiments.attracting_stones.pictures import of_passing
from kernel_lib.experiments.attracting_stones.stones import STONES
from kernel_lib.experiments.common.wording import distinguished, figure, percent
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import Sentence

__all__ = ["GRAZE", "PASS", "left_at"]

#: By what part of the widest aim a stone may miss or hit that grazes; the share of the energy that
#: it brings that is hardly any, and from which a loss is plain.
_GRAZES, _NOTHING, _LOSES = 0.03, 0.02, 0.08

#: The most that a hit may keep which takes something.
_MOST_KEPT = 0.9

#: How much energy must be missing or left, in that of a touch, and by what part of a touch or of
#: the widest aim a stone must miss or hit, to be clear; what is too close to call.
_CLEAR_ENERGY, _CLEAR_AIM, _TOO_CLOSE = 0.03, 0.1, 0.5


def _given(values: Values) -> dict[str, str]:
    """What "attracting-stones-pass-given" says of the stones."""
    return {
        "distance": figure(FROM, "m") if values["nearby"] else "far",
        "speed": figure(values["incoming"], "mm/s"),
        "aim": figure(values["aim"], "m") if values["aim"] else "straight",
        "kept": percent(values["e"]),
    }


def _truth(values: Values, runs: Runs) -> str:
    run = runs[STONES]
    bound = energy_at_end(run) < 0
    if len(run.contacts):
        return "caught" if bound else "hits"
    return "orbit" if bound else "misses"


def _margin(values: Values, runs: Runs) -> float:
    """How far the energy is from just enough to leave, and the aim from just grazing."""
    if values["situation"] != PASSING:
        return 0.0
    run, right = runs[STONES], _truth(values, runs)
    if values["nearby"] and right != "orbit":
        return 0.0
    energy = abs(energy_at_end(run)) / (STRENGTH / TOUCH)
    aim = 1 - values["aim"] / widest_aim(values)
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
        "wide": figure(widest_aim(values), "m"),
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
    lambda values, runs: Sentence("attracting-stones-pass-asked", **_given(values)),
    "choice",
    truth=_truth,
    says="attracting-stones-pass",
    slots=_slots,
    case=_case,
    margin=_margin,
    choices=("caught", "hits", "misses", "orbit"),
    name="passing",
    act=2,
    decisive=_decided,
    picture=of_passing,
)


# ---- a stone whose rim just touches that of the other --------------------------------------------


def _lost(values: Values, runs: Runs) -> float:
    """What the hit took, as a share of the energy that the stone brought."""
    return 1 - energy_at_end(runs[STONES]) / start_energy(values)


def _grazing(values: Values, runs: Runs) -> str:
    lost = _lost(values, runs)
    return "caught" if lost > 1 else "lost" if lost > (_NOTHING + _LOSES) / 2 else "none"


def _grazing_margin(values: Values, runs: Runs) -> float:
    """Clear where hardly anything is lost, or plainly some, and where what is left is clear."""
    if values["situation"] != PASSING or values["nearby"] or values["e"] > _MOST_KEPT:
        return 0.0
    if abs(values["aim"] / widest_aim(values) - 1) > _GRAZES:
        return 0.0
    lost = _lost(values, runs)
    between = _NOTHING < lost < _LOSES or abs(lost - 1) < _LOSES
    return _TOO_CLOSE if between else 1.0


def _grazing_case(values: Values, runs: Runs) -> str:
    if _grazing(values, runs) != "none":
        return ""
    return "touch" if len(runs[STONES].contacts) else "miss"


def _grazing_slots(values: Values, runs: Runs) -> dict[str, str]:
    aim, wide = distinguished([values["aim"], widest_aim(values)], "m")
    slots = {
        **_slots(values, runs),
        "aim": aim,
        "wide": wide,
        "share": percent(_lost(values, runs)),
    }
    hits = runs[STONES].contacts.of_kind("impact")
    if len(hits):
        slots["closing"] = speed(closing_speed(hits[:1]))
    return slots


GRAZE = Guess(
    lambda values, runs: Sentence("attracting-stones-graze-asked", **_given(values)),
    "choice",
    truth=_grazing,
    says="attracting-stones-graze",
    slots=_grazing_slots,
    case=_grazing_case,
    margin=_grazing_margin,
    choices=("lost", "none", "caught"),
    name="graze",
    act=2,
    decisive=_decided,
    picture=of_passing,
)
