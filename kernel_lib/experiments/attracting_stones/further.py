"""Questions of lesson 10 after two right answers: each number is found by runs of its own."""

import math
from functools import lru_cache

from kernel_lib.experiments import Decisive, Guess, Idea, Runs, Values
from kernel_lib.experiments.attracting_stones.catching import CATCH
from kernel_lib.experiments.attracting_stones.controls import CIRCLING, PARAMETERS, PASSING, TWO
from kernel_lib.experiments.attracting_stones.law import (
    ahead,
    energy_at_end,
    hours,
    nearest,
    round_of,
    settled,
    speed,
)
from kernel_lib.experiments.attracting_stones.orbits import MILLI, TOUCH, circle_speed, escape_speed
from kernel_lib.experiments.attracting_stones.passing import PASS, left_at
from kernel_lib.experiments.attracting_stones.questions import END
from kernel_lib.experiments.attracting_stones.stones import (
    PUSHED,
    STONES,
    TWIN,
    circling,
    ever_touch,
    first_hit,
    runs,
)
from kernel_lib.experiments.common.wording import figure
from kernel_lib.numerics.roots import halved, sign_change
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["HELD", "MEETING", "SLOWEST"]

_BEGINS = {one.name: one.default for one in PARAMETERS}

#: Halvings by which a number is found, to a part in 8,000 of what it can be; a share, %.
_HALVINGS, _SMALL = 13, 1e-3


@lru_cache(maxsize=8)
def _stones(**changed: float | str) -> Trajectory:
    return runs({**_BEGINS, **changed})[STONES]


# ---- act 1: how slowly they still miss -----------------------------------------------------------

#: Fastest guess, mm/s; by what part of the truth a guess may be off.
_FASTEST, _NEAR = 0.6, 0.05


def _sideways(values: Values, each: float) -> Trajectory:
    return _stones(situation=TWO, distance=values["distance"], e=values["e"], sideways=each)


@lru_cache(maxsize=32)
def _least(distance: float) -> float:
    """Speed of each from which two stones never touch, mm/s."""
    return halved(lambda each: ever_touch(distance, each * MILLI), 0.0, _FASTEST, _HALVINGS)[1]


def _slowest(values: Values, runs: Runs) -> float:
    return _least(values["distance"])


def _slowest_slots(values: Values, runs: Runs) -> dict[str, str]:
    """Words; of guesses that are not run those of runs that hit and that miss."""
    need = _slowest(values, runs)
    return {
        "need": figure(need, "mm/s"),
        "circle": speed(circle_speed(values["distance"]) / 2),
        **_slowest_own(values, 0.5 * need),
        **_slowest_own(values, 1.2 * need),
    }


def _slowest_own(values: Values, guess: float) -> dict[str, str]:
    """What a run at this speed did: how it hit, or how near the stones came."""
    run = _sideways(values, guess)
    hits, at = len(run.contacts.of_kind("impact")), figure(guess, "mm/s")
    if not hits:
        return {"missed_at": at, "nearest": figure(nearest(run)[0], "m")}
    met = "stay" if settled(run) is not None else "on" if values["e"] == 1 else "shaved"
    return {"met": met, "met_at": at, "count": str(hits)}


def _whole(values: Values, runs: Runs) -> Decisive:
    """The whole run: what is guessed is compared with all of it."""
    return Decisive((), max(float(run.time[-1]) for run in runs.values()))


SLOWEST = Guess(
    lambda values, runs: Sentence(
        "attracting-stones-slowest-asked", distance=figure(values["distance"], "m")
    ),
    "number",
    truth=_slowest,
    says="attracting-stones-slowest",
    slots=_slowest_slots,
    ideas=lambda values, runs: (Idea("circle", circle_speed(values["distance"]) / 2 / MILLI),),
    within=lambda values, runs: _NEAR * _slowest(values, runs),
    margin=lambda values, runs: math.inf if END.can_be_asked(values, runs) else 0.0,
    unit="mm/s",
    maximum=_FASTEST,
    name="slowest",
    conceals=("sideways",),
    decisive=_whole,
    own_run=lambda values, guess: {
        "yours": _sideways(values, guess),
        "just enough": _sideways(values, 1.02 * _least(values["distance"])),
    },
    own_slots=_slowest_own,
)


# ---- act 2: up to which share a stone is caught --------------------------------------------------

#: Speed at which a stone comes head on, mm/s, unless the act has a faster one; how near a guess
#: must come, %; parts of the truth at which a run stands for a guess that is not run.
_COMES, _NEAR_SHARE, _BESIDE = 0.56, 1.0, 0.02


def _comes(values: Values) -> float:
    return max(_COMES, float(values["incoming"]))


def _head_on(incoming: float, share: float) -> Trajectory:
    return _stones(situation=PASSING, incoming=incoming, aim=0.0, nearby=False, e=share / 100)


@lru_cache(maxsize=16)
def _most(incoming: float) -> float:
    """Share of speed up to which a stone that comes head on is caught, %."""

    def caught(share: float) -> bool:
        return energy_at_end(first_hit(incoming * MILLI, share / 100)) < 0

    return halved(caught, 0.0, 100.0, _HALVINGS)[0]


def _held_slots(values: Values, runs: Runs) -> dict[str, str]:
    most = _most(_comes(values))
    return {
        "most": figure(most, "%"),
        "comes": figure(_comes(values), "mm/s"),
        "needed": speed(escape_speed(TOUCH)),
        **_held_own(values, most * (1 - _BESIDE)),
        **_held_own(values, most * (1 + _BESIDE)),
    }


def _held_own(values: Values, guess: float) -> dict[str, str]:
    """How fast a stone is after the hit, and what becomes of it."""
    run = _head_on(_comes(values), guess)
    (after,) = run.contacts.velocity_after[:1]
    name = "caught" if energy_at_end(run) < 0 else "away"
    return {f"{name}_share": figure(guess, "%"), f"{name}_speed": speed(left_at(after))}


HELD = Guess(
    lambda values, runs: Sentence(
        "attracting-stones-held-asked", speed=figure(_comes(values), "mm/s")
    ),
    "number",
    truth=lambda values, runs: _most(_comes(values)),
    says="attracting-stones-held",
    slots=_held_slots,
    ideas=lambda values, runs: (Idea("all", 100.0), Idea("half", 50.0)),
    margin=lambda values, runs: math.inf if PASS.can_be_asked(values, runs) else 0.0,
    tolerance=_NEAR_SHARE,
    unit="%",
    maximum=100.0,
    name="held",
    act=2,
    conceals=("e",),
    decisive=_whole,
    own_run=lambda values, guess: {
        "yours": _head_on(_comes(values), guess),
        "just caught": _head_on(_comes(values), 0.99 * _most(_comes(values))),
    },
    own_slots=_held_own,
)


# ---- act 3: how much to brake to meet a stone ----------------------------------------------------

#: Most that can be braked, %; how near the two must come, °; a lead for the radius of the orbit, °.
_HARDEST, _MET, _LEAD_MORE = 10.0, 2.0, 15.0


def _lead(values: Values) -> float:
    return float(values["radius"]) + _LEAD_MORE


def _braking(values: Values, brake: float) -> Values:
    changed = {"radius": values["radius"], "push": -brake, "lead": _lead(values)}
    return {**_BEGINS, "situation": CIRCLING, **changed}


def _braked(values: Values, brake: float) -> Runs:
    """The stone braked by so many percent, and the other one, for a round of the braked one."""
    return _round_at(values["radius"], brake)


@lru_cache(maxsize=8)
def _round_at(radius: float, brake: float) -> Runs:
    return circling(_braking({"radius": radius}, brake))


@lru_cache(maxsize=16)
def _meets(radius: float, off: float) -> float:
    """How much to brake to be so many degrees ahead of the other stone after a round, %."""
    values = {"radius": radius}

    def beyond(brake: float) -> float:
        there = circling(_braking(values, brake), 1)
        return ahead(there[PUSHED], there[TWIN]) - off

    return sign_change(beyond, 0.0, _HARDEST, beyond(0.0), beyond(_HARDEST), _SMALL)


def _meeting(values: Values, runs: Runs) -> float:
    return _meets(values["radius"], 0.0)


def _meeting_within(values: Values, runs: Runs) -> tuple[float, float]:
    low, middle, high = (_meets(values["radius"], off) for off in (-_MET, 0.0, _MET))
    return middle - low, high - middle


def _meeting_slots(values: Values, runs: Runs) -> dict[str, str]:
    brake = _meeting(values, runs)
    there = _braked(values, brake)
    return {
        "brake": figure(brake, "%"),
        "lead": figure(_lead(values), "°"),
        "round": hours(round_of(there[PUSHED])),
        "twin": hours(round_of(there[TWIN])),
        **_meeting_own(values, brake / 2),
        **_meeting_own(values, 2 * brake),
        **_meeting_own(values, -brake),
    }


def _meeting_own(values: Values, guess: float) -> dict[str, str]:
    """How far off it is after a round, and how long that is."""
    there = _braked(values, guess)
    off = ahead(there[PUSHED], there[TWIN])
    side = "late" if off < 0 else "early"
    name = "pushed" if guess < 0 else side
    slots = {name: figure(abs(off), "°"), f"{name}_round": hours(round_of(there[PUSHED]))}
    return slots | {"pushed_side": side} if guess < 0 else slots


def _meeting_ideas(values: Values, runs: Runs) -> tuple[Idea, ...]:
    """To push forwards, and to brake by the share of a round that is missing."""
    return Idea("forwards", -_HARDEST, -0.5), Idea("share", 100 * _lead(values) / 360)


MEETING = Guess(
    lambda values, runs: Sentence(
        "attracting-stones-meeting-asked",
        lead=figure(_lead(values), "°"),
        radius=figure(values["radius"], "m"),
    ),
    "number",
    truth=_meeting,
    says="attracting-stones-meeting",
    slots=_meeting_slots,
    ideas=_meeting_ideas,
    within=_meeting_within,
    margin=lambda values, runs: math.inf if CATCH.can_be_asked(values, runs) else 0.0,
    unit="%",
    minimum=-_HARDEST,
    maximum=_HARDEST,
    name="meeting",
    act=3,
    conceals=("push",),
    decisive=_whole,
    own_run=lambda values, guess: {
        "yours": _braked(values, guess)[PUSHED],
        "the other": _braked(values, guess)[TWIN],
    },
    own_slots=_meeting_own,
)
