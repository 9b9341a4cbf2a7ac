"""What lesson 02 asks: what a landing leaves of a throw, and which roughness holds snow."""

import math
from dataclasses import dataclass

import numpy as np

from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import (
    Decisive,
    Guess,
    Judgement,
    Runs,
    Values,
    Varied,
    Verdict,
    at_contacts,
)
from kernel_lib.experiments.oblique_plane.published import across, along
from kernel_lib.experiments.teaching.verdict import judged_choices, right_within

__all__ = ["LANDING", "ROUGHNESS", "ROUGH_LANDING", "landing"]

#: Speeds below this, m/s, are none.
STILL = 1e-6

#: A slope below this, rise over run, is level ground.
LEVEL = 0.02

STOPS, BOUNCES, UP_AND_BACK, DOWN = SMOOTH = (
    "stops dead",
    "bounces a little",
    "slides on up, then back down",
    "slides down at once",
)
STAYS, ON_DOWN = "slides, then stays", "slides down and on"
ROUGH = (STOPS, STAYS, UP_AND_BACK, ON_DOWN)


@dataclass(frozen=True)
class Landing:
    """What the exact run did: velocities at its landing and after it, along and out of the slope.

    into : m/s, towards the slope; out : m/s, away from it, after
    before, after : m/s, up along the slope
    later : m/s, up along the slope, at all frames from the landing on
    """

    into: float
    out: float
    before: float
    after: float
    later: tuple[float, ...]


def landing(runs: Runs) -> Landing | None:
    """The first landing of the exact run; None if it does not land, or not from above."""
    run = runs["exact"]
    hits = run.contacts.of_kind("impact")
    if len(hits) == 0:
        return None
    before, after = hits.velocity_before[:1, 0], hits.velocity_after[:1, 0]
    later = along(run, run.velocity[run.time >= hits.time[0], 0])
    return Landing(
        -float(across(run, before)[0]),
        float(across(run, after)[0]),
        float(along(run, before)[0]),
        float(along(run, after)[0]),
        tuple(float(speed) for speed in later),
    )


def _outcome(runs: Runs) -> str:
    """What it did after its landing, as far as the run shows; empty where that is not decided."""
    seen = landing(runs)
    if seen is None or not seen.later:
        return ""
    if seen.out > STILL:
        return BOUNCES
    speeds = np.array([seen.after, *seen.later])
    if np.all(np.abs(speeds) <= STILL):
        return STOPS
    ends_still = abs(speeds[-1]) <= STILL
    if speeds[0] > STILL:
        return STAYS if ends_still else UP_AND_BACK if speeds[-1] < -STILL else ""
    if ends_still:
        return STAYS
    # It goes on down for certain where it does not become slower.
    return DOWN if speeds[-1] < -STILL and speeds[-1] <= speeds[len(speeds) // 2] else ""


def _parts(runs: Runs) -> str:
    """What the landing did to both parts of the velocity, with their numbers."""
    seen = landing(runs)
    if seen is None:
        return ""
    kept = figure(abs(seen.after), "m/s")
    way = "" if abs(seen.after) <= STILL else " up it" if seen.after > 0 else " down it"
    along_it = f"along it {figure(abs(seen.before), 'm/s')} became {kept}{way}"
    if math.isclose(seen.before, seen.after, rel_tol=1e-6, abs_tol=STILL):
        along_it = f"along it nothing pushed, and it kept its {kept}{way}"
        if abs(seen.after) <= STILL:
            along_it = "along it there was no motion"
    return (
        f"It came at {figure(seen.into, 'm/s')} into the slope. Of that "
        f"{figure(max(0.0, seen.out), 'm/s') if seen.out > STILL else 'nothing'} came back out; "
        f"{along_it}."
    )


def _then(outcome: str, seen: Landing) -> str:
    """Why the motion after the landing went as it did."""
    if abs(seen.after) <= STILL and outcome in (DOWN, ON_DOWN):
        weak = "Friction is too weak to hold it there: its" if outcome == ON_DOWN else "Its"
        return f"{weak} weight pulled it down the slope."
    return {
        STOPS: "Nothing is left that could move it.",
        BOUNCES: "What comes back out of the slope is a bounce.",
        UP_AND_BACK: "So it slid on up; gravity slowed it, and brought it back down.",
        DOWN: "So it slid down, and gravity makes it faster.",
        STAYS: "Friction ended its motion, and holds it.",
        ON_DOWN: "So it slid down, and friction is too weak to stop it.",
    }[outcome]


def _mistake(guess: str, outcome: str, seen: Landing) -> str:
    """What a wrong answer overlooked, as far as the run shows it."""
    if guess == BOUNCES:
        return "A bounce needs speed out of the slope, and none came back."
    if outcome == BOUNCES:
        return "The slope gave back a part of the speed into it."
    if guess == STOPS and abs(seen.after) > STILL:
        return "The slope takes what goes into it. What goes along it is another matter."
    if guess == STOPS and outcome in (DOWN, ON_DOWN):
        return "So it did, for a moment."
    if guess == DOWN and seen.after > STILL:
        return "It was still on its way up along the slope."
    if guess == UP_AND_BACK and seen.after < -STILL:
        return "It was on its way down along the slope already."
    if guess == UP_AND_BACK and abs(seen.after) <= STILL:
        return "Nothing was left along the slope to carry it up."
    return ""


def _judge(choices: tuple[str, ...], outcome: str, runs: Runs) -> Judgement:
    """What happened, and of each answer why it was right or not."""
    seen = landing(runs)
    assert seen is not None  # the question fits
    why = f"{_parts(runs)} {_then(outcome, seen)}"
    said = ["" if guess == outcome else _mistake(guess, outcome, seen) for guess in choices]
    texts = [f"{one} {why}".strip() for one in said]
    return judged_choices(choices, outcome, texts, why, f"It {outcome}")


def _thrown(values: Values, runs: Runs) -> str:
    seen = landing(runs)
    where = "against" if seen and seen.before > STILL else "onto"
    if abs(values["velocity_x"]) < STILL and abs(values["velocity_y"]) < STILL:
        return f"It is dropped {where} a slope"
    return f"It is thrown, as the arrow shows, {where} a slope"


def _ask_smooth(values: Values, runs: Runs) -> str:
    gives = "nothing" if values["k_b"] == 0 else percent(values["k_b"])
    snow = " (wet snow)" if values["k_b"] == 0 else " of the speed into it"
    return f"{_thrown(values, runs)} without friction that gives back {gives}{snow}.\nThen it:"


def _ask_rough(values: Values, runs: Runs) -> str:
    return (
        f"{_thrown(values, runs)} that gives back nothing, and rubs: μ = "
        f"{figure(values['friction'])}.\nThen it:"
    )


def _smooth(values: Values, runs: Runs) -> bool:
    fits = values["friction"] == 0 and values["k_b"] <= 0.5 and values["slope"] >= LEVEL
    return bool(fits and _outcome(runs) in SMOOTH)


def _rough(values: Values, runs: Runs) -> bool:
    fits = values["friction"] > 0 and values["k_b"] == 0 and values["slope"] >= LEVEL
    return bool(fits and _outcome(runs) in (STOPS, STAYS, UP_AND_BACK, DOWN))


def _judge_smooth(values: Values, runs: Runs) -> Judgement:
    return _judge(SMOOTH, _outcome(runs), runs)


def _judge_rough(values: Values, runs: Runs) -> Judgement:
    outcome = _outcome(runs)
    return _judge(ROUGH, ON_DOWN if outcome == DOWN else outcome, runs)


def _until_it_comes_back(values: Values, runs: Runs) -> Decisive:
    """The landing, and on until the ball comes back down the plane, if it does."""
    run = runs["exact"]
    found = at_contacts(run)
    if not found.moments:
        return found
    landing, end = found.moments[0], float(run.time[-1])
    later = run.time > landing
    falling = run.time[later & (along(run, run.velocity[:, 0]) < 0)]
    back = float(falling[0]) if len(falling) else end
    return Decisive((landing,), min(end, landing + min(1.3 * (back - landing), 2.0)))


LANDING = Guess(
    _ask_smooth,
    "choice",
    _judge_smooth,
    choices=SMOOTH,
    name="landing",
    told_as="Then it",
    fits=_smooth,
    decisive=_until_it_comes_back,
    vary={"slope": Varied(0.1, 0.6, 0.2), "velocity_x": Varied(3.0, 5.0)},
)

ROUGH_LANDING = Guess(
    _ask_rough,
    "choice",
    _judge_rough,
    choices=ROUGH,
    name="rough_landing",
    told_as="Then it",
    fits=_rough,
    decisive=_until_it_comes_back,
    vary={"slope": Varied(0.1, 0.6, 0.2), "friction": Varied(0.1, 0.5, 0.1)},
)


def _ask_roughness(values: Values, runs: Runs) -> str:
    slope = f"1\u00a0in\u00a0{figure(1 / values['slope'])}"
    return (
        f"A lump of snow that cannot roll lands on a slope of {slope}.\n"
        "From which roughness μ on does it stay up there?"
    )


def _judge_roughness(values: Values, runs: Runs) -> Judgement:
    """μ = tan θ: weight along the slope against what friction can hold."""
    limit = float(values["slope"])
    m, angle = values["mass"], math.atan(limit)
    pull, press = m * 9.807 * math.sin(angle), m * 9.807 * math.cos(angle)
    why = (
        f"Its weight pulls it down the slope with {figure(pull, 'N')} and presses it on with "
        f"{figure(press, 'N')}. Friction holds at most μ of the second, so μ must be "
        f"{figure(pull, 'N')} / {figure(press, 'N')} = {figure(limit)}, the slope itself. Twice "
        "the mass doubles both."
    )
    close = 0.05 * limit + 0.01
    verdicts = (
        *right_within(limit, close, why),
        Verdict(
            "number", None, limit, False, f"At μ = {{guess}} it slides. {why}", "It takes more"
        ),
        Verdict(
            "number", limit, None, False, f"It stays with less already. {why}", "It takes less"
        ),
    )
    return Judgement(limit, verdicts, happened=why)


def _until_it_has_slid(values: Values, runs: Runs) -> Decisive:
    """So long after the landing that one sees whether it stays; no moment is slow before that."""
    return Decisive((), at_contacts(runs["exact"], after=1.5).verdict)


ROUGHNESS = Guess(
    _ask_roughness,
    "number",
    _judge_roughness,
    minimum=0.0,
    maximum=2.0,
    name="roughness",
    told_as="It takes μ =",
    act=2,
    fits=lambda values, runs: values["slope"] >= LEVEL and values["k_b"] == 0,
    decisive=_until_it_has_slid,
    vary={"slope": Varied(0.1, 1.0, 0.5)},
)
