"""What lesson 05 asks: speeds that laws allow, what the first ball does, which rule is right."""

import math
from dataclasses import replace

import numpy as np

from kernel_lib.experiments import (
    Decisive,
    Guess,
    Judgement,
    Picture,
    Runs,
    Values,
    Verdict,
)
from kernel_lib.experiments.charts import Chart, Loop
from kernel_lib.experiments.common.wording import figure, guessed, percent
from kernel_lib.experiments.newtons_cradle.controls import (
    BARE,
    CLAIM_NAMES,
    MATERIAL,
    RAIL,
    STEEL,
    masses,
    speeds,
)
from kernel_lib.experiments.newtons_cradle.law import has_met, speeds_after, vector
from kernel_lib.state.trajectory import ContactForce, Floats
from kernel_lib.words import Sentence, Text

__all__ = ["CLAIM", "FIRST", "PUZZLE", "REAL", "RULES", "VOTE", "until_they_turn"]

#: The run with the contacts of real balls, and those with simple rules.
REAL, ONE, ALL = "Hertz", "one by one", "all at once"

#: Contacts nearer to each other than this, s, belong to one collision of the row.
TOGETHER = 0.1

#: Moments of a force that is drawn.
FORCE = 120


def _one_in(values: Values) -> bool:
    """Whether one ball comes to two others, and no energy is lost."""
    return bool(values["balls"] == 3 and values["incoming"] == 1 and values["k_b"] == 1)


def _alike(values: Values) -> bool:
    return bool(values["beta"] == 1 and values["middle"] == 1)


def _of_steel(values: Values) -> bool:
    """Whether the balls themselves are of steel; one may have a cap."""
    steel = values["material"] == MATERIAL and values["gamma"] == 1
    return bool(steel and values["modulus"] == STEEL["modulus"] and values["poisson"] == 0.3)


def _apart(values: Values) -> str:
    """How far apart balls at rest are."""
    return figure(1000 * values["gap"], "mm")


def _room(values: Values) -> str:
    """The same, or "none" where they touch."""
    return _apart(values) if values["gap"] else "none"


def until_they_turn(values: Values, runs: Runs) -> Decisive:
    """The first collision of the row, and on halfway to the next one; on a rail a second more."""
    run = runs[REAL]
    times = run.contacts.time
    first, later = float(times[0]), times[times > times[0] + TOGETHER]
    if len(later):
        end = (first + float(later[0])) / 2
    else:
        end = float(run.time[-1]) if run.pivots else min(first + 1.0, float(run.time[-1]))
    return Decisive((first,), end)


# ---- act 1: which speeds the laws allow --------------------------------------------------------


def _judge_puzzle(values: Values, runs: Runs) -> Judgement:
    """The reader's answers beside those of the runs; the meters have seen that they keep both."""
    answers = {name: speeds_after(run).tolist() for name, run in runs.items() if has_met(run)}
    # Of the runs only that of act 1: what real balls do, act 2 asks.
    truth = f"{ONE} {vector(answers[ONE])}" if ONE in answers else ""
    if values["balls"] == 2:
        happened = Sentence("newtons-cradle-puzzle-fixed")
        text = Sentence("newtons-cradle-puzzle-two")
    else:
        happened = Sentence("newtons-cradle-puzzle-open")
        text = Sentence("newtons-cradle-puzzle-more")
    head = Sentence("newtons-cradle-puzzle-head")
    verdict = Verdict("nearest", None, None, True, text, head)
    return Judgement(truth, (verdict,), answers, happened=happened)


def _ask_puzzle(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "newtons-cradle-puzzle-ask",
        incoming=str(sum(map(bool, speeds(values)))),
        speed=figure(values["speed"], "m/s"),
        balls=str(values["balls"]),
    )


PUZZLE = Guess(
    _ask_puzzle,
    "speeds",
    _judge_puzzle,
    tolerance=0.02,
    minimum=-1.0,
    maximum=1.5,
    unit="m/s",
    row=lambda values: (masses(values), speeds(values)),
    name="puzzle",
)


#: How far a sum may be from 1 for three decimals; how far from it one is clearly broken; how much
#: faster, m/s, a ball is clearly faster than another one, and just faster.
ROUNDED, BROKEN, FASTER, ORDER = 0.0011, 0.15, 0.1, 0.02


def _claimed(values: Values) -> tuple[float, ...]:
    return tuple(float(values[name]) for name in CLAIM_NAMES)


def _sums(values: Values) -> tuple[float, float]:
    """Momentum and energy of the claimed speeds, over those that came in at 1 m/s."""
    found = _claimed(values)
    return sum(found), sum(speed * speed for speed in found)


def _rejecting(values: Values, runs: Runs) -> str:
    (momentum, energy), (first, second, _) = _sums(values), _claimed(values)
    if abs(momentum - 1) > ROUNDED:
        return "momentum"
    if abs(energy - 1) > ROUNDED:
        return "energy"
    return "passes" if first > second else "allowed"


def _margin_claim(values: Values, runs: Runs) -> float:
    """How clearly one thing alone is wrong, or nothing."""
    if REAL not in runs or not _one_in(values) or not _alike(values) or values["speed"] != 1:
        return 0.0
    (momentum, energy), (first, second, third) = _sums(values), _claimed(values)
    behind = min(second - first, third - second)
    off = [abs(one - 1) for one in (momentum, energy)]
    wrong = [one > ROUNDED for one in off]
    if any(wrong):
        return max(off) / BROKEN if not all(wrong) and behind >= ORDER else 0.0
    if first > second:
        return (first - second) / BROKEN if third > second else 0.0
    return math.inf if behind >= FASTER else 0.0


def _added(terms: tuple[float, ...]) -> str:
    """A sum as it is written: 0.2 − 0.1 + 0.9."""
    first, *rest = terms
    more = [f" {'−' if one < 0 else '+'} {guessed(abs(one))}" for one in rest]
    return guessed(first) + "".join(more)


def _slots_claim(values: Values, runs: Runs) -> dict[str, str]:
    claimed, (momentum, energy) = _claimed(values), _sums(values)
    words = [guessed(one) for one in claimed]
    return {
        "terms": _added(claimed),
        "momentum": f"{momentum:.2f}".replace("-", "−"),
        "energy": f"{energy:.2f}",
        "first": words[0],
        "second": words[1],
        "order": " < ".join(words),
    }


def _claim_picture(values: Values, runs: Runs) -> Picture:
    """Both sums, ball by ball; where these agree and the order does not, the ways that cross."""
    if _rejecting(values, runs) == "passes":
        return _crossing_ways(values, runs)
    claimed, slots = np.array(_claimed(values)), _slots_claim(values, runs)
    balls, whole = np.arange(4), np.linspace(0, 3, 13)
    momentum, energy = slots["momentum"], slots["energy"]
    lines: dict[Text, tuple[Floats, Floats]] = {
        Sentence("newtons-cradle-sum-momentum", sum=momentum): (balls, np.cumsum([0.0, *claimed])),
        Sentence("newtons-cradle-sum-energy", sum=energy): (balls, np.cumsum([0.0, *claimed**2])),
        Sentence("newtons-cradle-sum-brought"): (whole, np.ones_like(whole)),
    }
    return Picture(
        Sentence("newtons-cradle-sums-picture", momentum=momentum, energy=energy),
        chart=Chart(
            Sentence("newtons-cradle-sums-chart"),
            Sentence("newtons-cradle-axis-up-to-ball"),
            Sentence("newtons-cradle-axis-share"),
            lambda _: lines,
        ),
    )


def _crossing_ways(values: Values, runs: Runs) -> Picture:
    """Where the balls would be after the first contact, with the claimed speeds."""
    run, claimed = runs[REAL], np.array(_claimed(values))
    places = run.at(float(run.contacts.time[0])).position[:, 0]
    places = 100 * (places - places[0])
    meets = (places[1] - places[0]) / (100 * (claimed[0] - claimed[1]))
    time = np.linspace(0, 1.4 * meets, 15)
    at = 100 * claimed[0] * meets
    return Picture(
        Sentence(
            "newtons-cradle-through-picture",
            first=_slots_claim(values, runs)["first"],
            time=figure(meets, "s"),
        ),
        chart=Chart(
            Sentence("newtons-cradle-through-chart"),
            Sentence("newtons-cradle-axis-time-after"),
            Sentence("newtons-cradle-axis-place"),
            lambda _: {
                Sentence("newtons-cradle-ball", ball=str(i)): (time, place + 100 * speed * time)
                for i, (place, speed) in enumerate(zip(places, claimed, strict=True), start=1)
            },
            points=lambda _: {
                Sentence("newtons-cradle-through-mark"): (float(meets), float(at)),
            },
        ),
    )


CLAIM = Guess(
    lambda values, runs: Sentence(
        "newtons-cradle-claim-ask", claimed=[guessed(one) for one in _claimed(values)]
    ),
    "choice",
    truth=_rejecting,
    says="newtons-cradle-claim",
    slots=_slots_claim,
    margin=_margin_claim,
    name="claim",
    choices=("momentum", "energy", "passes", "allowed"),
    decisive=until_they_turn,
    picture=_claim_picture,
)


# ---- act 2: what the first ball does -----------------------------------------------------------


#: Parts of the incoming speed: less is none; from here on it is clear, and up to here slow.
STILL, CLEAR, SLOW = 1e-4, 0.06, 0.36


def _share(values: Values, runs: Runs) -> float:
    """Velocity of the first ball after real contacts, over the incoming speed."""
    return float(speeds_after(runs[REAL])[0]) / float(values["speed"])


def _what_it_does(values: Values, runs: Runs) -> str:
    share = _share(values, runs)
    return "stops" if abs(share) < STILL else "on" if share > 0 else "back"


def _margin_first(values: Values, runs: Runs) -> float:
    row = _one_in(values) and values["middle"] == 1 and values["picture"] == RAIL
    if not row or REAL not in runs or not _of_steel(values) or _caps(values):
        return 0.0
    share = abs(_share(values, runs))
    if share < STILL:
        return math.inf if _both_press(runs) == 0 else 0.0
    return share / CLEAR if share <= SLOW else 0.0


def _ask_first(values: Values, runs: Runs) -> Sentence:
    first, other, _ = (figure(mass, "kg") for mass in masses(values))
    speed = figure(values["speed"], "m/s")
    return Sentence(
        "newtons-cradle-first-ask", mass=first, speed=speed, other=other, gap=_room(values)
    )


def _pressing(runs: Runs) -> tuple[tuple[float, float], tuple[float, float]]:
    """From when to when each of the two contacts presses first, s."""
    contacts = runs[REAL].contacts
    found = []
    for left in (0, 1):
        mine = np.flatnonzero((contacts.a == left) & (contacts.b == left + 1))[0]
        found.append((contacts.time[mine], contacts.time[mine] + contacts.duration[mine]))
    (one, other) = ((float(start), float(end)) for start, end in found)
    return one, other


def _both_press(runs: Runs) -> float:
    """How long both contacts press at once, s."""
    one, other = _pressing(runs)
    return max(0.0, min(one[1], other[1]) - max(one[0], other[0]))


def _moved(runs: Runs) -> float:
    """How far ball 2 moves while ball 1 pushes it, m."""
    run = runs[REAL]
    places = [float(run.at(time).position[1, 0]) for time in _pressing(runs)[0]]
    return places[1] - places[0]


def _slots_first(values: Values, runs: Runs) -> dict[str, str]:
    first, other, _ = masses(values)
    return {
        "mass": figure(first, "kg"),
        "other": figure(other, "kg"),
        "speed": figure(abs(_share(values, runs)) * values["speed"], "m/s"),
        "gap": _apart(values),
        "both": figure(1000 * _both_press(runs), "ms"),
        "moved": figure(1000 * _moved(runs), "mm"),
    }


def _first_pushes(runs: Runs) -> tuple[ContactForce, ContactForce]:
    """Force over time of the first contact of either pair."""
    run, found = runs[REAL], []
    for left in (0, 1):
        mine = (run.contacts.a == left) & (run.contacts.b == left + 1)
        push = run.contact_force(int(np.flatnonzero(mine)[0]), FORCE)
        assert push is not None  # these contacts take time
        found.append(push)
    one, other = found
    return one, other


def _first_picture(values: Values, runs: Runs) -> Picture:
    """Both forces over time: their areas are what each contact passes on."""
    pushes = _first_pushes(runs)
    start, both = pushes[0].time[0], _both_press(runs)
    loops = {
        Sentence("newtons-cradle-push", one=str(i), two=str(i + 1)): (
            1000 * (push.time - start),
            push.force / 1000,
        )
        for i, push in enumerate(pushes, start=1)
    }
    brought = figure(masses(values)[0] * values["speed"], "N s")
    impulses = [figure(float(np.trapezoid(push.force, push.time)), "N s") for push in pushes]
    time = figure(1000 * both, "ms") if both else "none"
    return Picture(
        Sentence(
            "newtons-cradle-pushes-picture",
            both=time,
            brought=brought,
            second=impulses[0],
            third=impulses[1],
        ),
        chart=Loop(
            Sentence("newtons-cradle-pushes-chart", both=time),
            Sentence("newtons-cradle-axis-time"),
            Sentence("newtons-cradle-axis-force"),
            lambda _: loops,
            Sentence("newtons-cradle-axis-impulse"),
        ),
    )


FIRST = Guess(
    _ask_first,
    "choice",
    truth=_what_it_does,
    says="newtons-cradle-first",
    slots=_slots_first,
    case=lambda values, runs: "light" if values["beta"] < 1 else "",
    margin=_margin_first,
    name="first",
    act=2,
    choices=("stops", "on", "back"),
    decisive=until_they_turn,
    picture=_first_picture,
)


def _ask_vote(values: Values, runs: Runs) -> Sentence:
    speed = figure(values["speed"], "m/s")
    return Sentence("newtons-cradle-vote-ask", gap=_room(values), speed=speed)


def _margin_vote(values: Values, runs: Runs) -> float:
    return _margin_first(values, runs) if _alike(values) else 0.0


VOTE = replace(
    FIRST, question=_ask_vote, margin=_margin_vote, name="vote", act=1, told_in=2, steps=(), seen={}
)


# ---- act 3: which simple rule is right ---------------------------------------------------------


#: Parts of the incoming speed: how wrong a rule may be, and how far from that is clear.
WITHIN, FAR = 0.05, 0.022


def _caps(values: Values) -> dict[str, str]:
    """Names of the materials of the caps that there are, by the number of the ball."""
    caps = {"1": values["cap"], "3": values["cap_last"]}
    return {ball: cap.replace(" ", "-") for ball, cap in caps.items() if cap != BARE}


def _off(values: Values, runs: Runs) -> dict[str, float]:
    """Greatest error of each simple rule, over the incoming speed."""
    real = speeds_after(runs[REAL])
    return {
        name: float(np.abs(speeds_after(runs[name]) - real).max()) / values["speed"]
        for name in (ONE, ALL)
    }


def _which_rule(values: Values, runs: Runs) -> str:
    one, both = (off <= WITHIN for off in _off(values, runs).values())
    return ("both" if both else "one") if one else "all" if both else "neither"


def _margin_rules(values: Values, runs: Runs) -> float:
    row = _one_in(values) and _alike(values) and values["picture"] == RAIL
    if not row or not {REAL, ONE, ALL} <= set(runs) or not _of_steel(values):
        return 0.0
    if len(_caps(values)) + (values["gap"] > 0) > 1:
        return 0.0
    if values["gap"] > 0 and _both_press(runs) > 0:
        return 0.0
    return min(abs(off - WITHIN) for off in _off(values, runs).values()) / FAR


def _ask_rule(values: Values, runs: Runs) -> Sentence:
    ball, cap = next(iter(_caps(values).items()), ("", "none"))  # more are too close to call
    return Sentence("newtons-cradle-rules-ask", gap=_room(values), ball=ball, cap=cap)


def _slots_rules(values: Values, runs: Runs) -> dict[str, str]:
    off = _off(values, runs)
    shares = {name: speeds_after(runs[name]) / values["speed"] for name in (REAL, ONE, ALL)}
    firsts = {name: percent(round(float(found[0]), 9)) for name, found in shares.items()}
    return {
        "speeds": f"({', '.join(figure(100 * round(float(one), 7)) for one in shares[REAL])})",
        "first": firsts[REAL],
        "one_first": firsts[ONE],
        "all_first": firsts[ALL],
        "one_off": percent(round(off[ONE], 7)),
        "all_off": percent(round(off[ALL], 7)),
        "gap": _apart(values),
    }


RULES = Guess(
    _ask_rule,
    "choice",
    truth=_which_rule,
    says="newtons-cradle-rules",
    slots=_slots_rules,
    margin=_margin_rules,
    name="rules",
    act=3,
    choices=("one", "all", "both", "neither"),
    decisive=until_they_turn,
)
