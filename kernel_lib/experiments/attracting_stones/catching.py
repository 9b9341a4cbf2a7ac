"""The question of lesson 10 about a small stone that is pushed on its orbit."""

from kernel_lib.experiments import Decisive, Guess, Runs, Values
from kernel_lib.experiments.attracting_stones.controls import CIRCLING
from kernel_lib.experiments.attracting_stones.law import ahead, energy_at_end, hours, round_of
from kernel_lib.experiments.attracting_stones.pictures import farthest, of_catching
from kernel_lib.experiments.attracting_stones.stones import PUSHED, TWIN
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.words import Sentence

__all__ = ["CATCH"]

#: Angles up to which the two are level, and from which one is ahead, °; what is too close to call.
_LEVEL, _CLEAR, _TOO_CLOSE = 2.5, 6.0, 0.5

#: Mass of the twin, kg.
_LIGHT = 1.0


def _pushes(values: Values) -> list[str]:
    """What differs from the twin: out of push, across and mass."""
    return [
        name
        for name, differs in (
            ("push", values["push"]),
            ("across", values["across"]),
            ("mass", values["mass"] != _LIGHT),
        )
        if differs
    ]


def _asked(values: Values, runs: Runs) -> Sentence:
    whole, kind = hours(round_of(runs[TWIN])), (_pushes(values) or ["push"])[0]
    if kind == "mass":
        mass, light = figure(values["mass"], "kg"), figure(_LIGHT, "kg")
        return Sentence("attracting-stones-catch-asked-mass", round=whole, mass=mass, twin=light)
    way = ("forwards", "backwards") if kind == "push" else ("outwards", "inwards")
    return Sentence(
        "attracting-stones-catch-asked",
        round=whole,
        way=way[0] if values[kind] > 0 else way[1],
        share=percent(abs(values[kind]) / 100),
    )


def _truth(values: Values, runs: Runs) -> str:
    angle = ahead(runs[PUSHED], runs[TWIN])
    if abs(angle) <= (_LEVEL + _CLEAR) / 2:
        return "level"
    return "ahead" if angle > 0 else "behind"


def _margin(values: Values, runs: Runs) -> float:
    """Level within 2.5°, ahead or behind by 6° or more; one thing differs, and the twin starts at
    the same place."""
    if values["situation"] != CIRCLING or values["lead"] or len(_pushes(values)) != 1:
        return 0.0
    angle = abs(ahead(runs[PUSHED], runs[TWIN]))
    if _truth(values, runs) != "level":
        return max(angle / _CLEAR, _TOO_CLOSE)
    return max(1 + (_LEVEL - angle) if angle <= _LEVEL else 0.0, _TOO_CLOSE)


def _case(values: Values, runs: Runs) -> str:
    kind = (_pushes(values) or [""])[0]
    return kind if _truth(values, runs) == "level" else ""


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    pushed, twin = runs[PUSHED], runs[TWIN]
    energy, other = energy_at_end(pushed), energy_at_end(twin)
    return {
        "angle": figure(abs(ahead(pushed, twin)), "°"),
        "far": figure(farthest(pushed), "m"),
        "near": figure(farthest(pushed, -1), "m"),
        "round": hours(round_of(pushed)),
        "twin": hours(round_of(twin)),
        "energy": percent(abs(energy / other - 1)),
        "mass": figure(values["mass"]),
    }


def _decided(values: Values, runs: Runs) -> Decisive:
    """The end of the round; its last eighth is slow."""
    end = float(runs[TWIN].time[-1])
    return Decisive((end,), end, ((7 / 8 * end, end, 0.0),))


CATCH = Guess(
    _asked,
    "choice",
    truth=_truth,
    says="attracting-stones-catch",
    slots=_slots,
    case=_case,
    margin=_margin,
    choices=("ahead", "level", "behind"),
    name="catch",
    act=3,
    decisive=_decided,
    picture=of_catching,
)
