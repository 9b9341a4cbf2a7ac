"""What lesson 05 asks: who moves on; speeds that keep both laws; which programs are right."""

from dataclasses import replace

from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import (
    Decisive,
    Guess,
    Judgement,
    Runs,
    Values,
    Varied,
    Verdict,
)
from kernel_lib.experiments.newtons_cradle.controls import STRINGS, masses, speeds
from kernel_lib.experiments.newtons_cradle.law import has_met, speeds_after, vector
from kernel_lib.experiments.teaching.verdict import judged_choices

__all__ = ["BACK", "PROGRAMS", "PUZZLE", "REAL", "STOPS", "VOTE", "until_they_turn"]

STOPS, FOLLOWS, BACK = WAYS = "stops dead", "follows slowly", "comes back slowly"

#: Parts of the incoming speed: less is none; more is not slow.
NONE, SLOW = 0.01, 0.35

#: The run with the contacts of real balls.
REAL = "Hertz"

#: Programs whose contacts take time, and the ends between which they lie.
LASTING, ENDS = (REAL, "springs"), ("one by one", "all at once")
PAIRS = ("one by one", "all at once", "the two that take time", "all four")

#: Contacts nearer to each other than this, s, belong to one collision of the row.
TOGETHER = 0.1


def _share(values: Values, runs: Runs) -> float:
    """Velocity of the first ball after real contacts, over the incoming speed."""
    return float(speeds_after(runs[REAL])[0]) / float(values["speed"])


def _votable(values: Values, runs: Runs) -> bool:
    """Whether one ball comes into a row of three or more, and is slow afterwards."""
    row = values["balls"] >= 3 and values["incoming"] == 1 and REAL in runs
    alike = values["beta"] == 1 and (values["middle"] == 1 or values["balls"] == 2)
    return bool(row and alike and values["k_b"] == 1 and abs(_share(values, runs)) < SLOW)


def _way(share: float) -> str:
    return STOPS if abs(share) < NONE else FOLLOWS if share > 0 else BACK


def _ask_vote(values: Values, runs: Runs) -> str:
    count = {3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven"}[values["balls"]]
    gap = values["gap"]
    rest = "touch" if gap == 0 else f"hang {figure(1000 * gap, 'mm')} apart"
    return (
        f"{count} balls {rest}, one comes in, nothing is lost.\nAfterwards the first:"
        if gap == 0
        else f"{count} balls {rest}, one comes in, nothing is lost.\nAfter they met the first:"
    )


def _judge_vote(values: Values, runs: Runs) -> Judgement:
    """What the first ball did where contacts push back as those of real balls do."""
    share = _share(values, runs)
    way, after = _way(share), speeds_after(runs[REAL])
    moved = {
        STOPS: "The first ball kept less than 1 % of its speed",
        FOLLOWS: f"The first ball follows with {percent(abs(share))} of its speed",
        BACK: f"The first ball comes back with {percent(abs(share))} of its speed",
    }[way]
    reason = (
        "A contact takes time: the second one begins before the first has ended, and the ball in "
        "between is pushed from both sides."
        if values["gap"] == 0
        else "The gaps give each contact time to end before the next one begins, or nearly so."
    )
    why = f"{moved}: they left with {vector(after)} m/s. {reason}"
    return judged_choices(WAYS, way, [why] * len(WAYS), why, f"It {way}")


VOTE = Guess(
    _ask_vote,
    "choice",
    _judge_vote,
    choices=WAYS,
    name="vote",
    told_in=2,
    fits=_votable,
    vary={"speed": Varied(0.5, 2.0, 1.0)},
)


def _judge_puzzle(values: Values, runs: Runs) -> Judgement:
    """The reader's answers beside those of the runs; the meters have seen that they keep both."""
    answers = {name: speeds_after(run).tolist() for name, run in runs.items() if has_met(run)}
    told = "; ".join(f"{name} {vector(each)}" for name, each in answers.items())
    if values["balls"] == 2:
        text = f"{{guess}} m/s keeps both laws, and for two balls nothing else does. Runs: {told}."
        return Judgement(told, (Verdict("nearest", None, None, True, text),), answers)
    loses = values["k_b"] != 1
    rest = f"{'Of the runs two lose energy' if loses else 'All four runs keep both laws'}: {told}."
    if len(answers) < len(runs):  # the budget of the others ended in the impact
        rest = f"{len(answers)} of {len(runs)} runs got through the impact: {told}."
    decide = "Momentum and energy do not decide who moves on; the contacts do."
    text = f"Yours, {{guess}} m/s, keep both laws. {decide}"
    verdict = Verdict("nearest", None, None, True, text, "Both laws are kept")
    return Judgement(told, (verdict,), answers, happened=decide, rest=rest)


def _ask_puzzle(values: Values, runs: Runs) -> str:
    """For two balls there is no second answer to look for."""
    again = "" if values["balls"] == 2 else " Then find a second answer."
    comes = "It comes" if sum(map(bool, speeds(values))) == 1 else "They come together"
    return (
        f"{comes} at {figure(values['speed'], 'm/s')}. Set speeds that keep momentum "
        f"and energy.{again}"
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
    vary={"speed": Varied(0.5, 2.0, 1.0)},
)


def until_they_turn(values: Values, runs: Runs) -> Decisive:
    """The first collision of the row, and on halfway to the next one."""
    run = runs[REAL]
    times = run.contacts.time
    first, later = float(times[0]), times[times > times[0] + TOGETHER]
    end = (first + float(later[0])) / 2 if len(later) else float(run.time[-1])
    return Decisive((first,), end)


def _first_shares(values: Values, runs: Runs) -> dict[str, float]:
    """Velocity of the first ball afterwards over the incoming speed, by program."""
    return {name: float(speeds_after(run)[0]) / values["speed"] for name, run in runs.items()}


def _tellable(values: Values, runs: Runs) -> bool:
    """Whether all four programs keep both laws, and contacts that take time lie between."""
    if values["balls"] != 3 or not _votable(values, runs) or set(runs) != {*LASTING, *ENDS}:
        return False
    if values["picture"] != STRINGS or not all(has_met(run) for run in runs.values()):
        return False
    shares = _first_shares(values, runs)
    low, high = sorted(shares[end] for end in ENDS)
    return all(low + NONE < shares[one] < high - NONE for one in LASTING)


def _judge_programs(values: Values, runs: Runs) -> Judgement:
    """Contacts that take time are right; what the others leave out."""
    happened = (
        "Real contacts last: while ball 1 still presses on ball 2, ball 2 presses on ball 3. One "
        "by one and all at once are the ends of that line. Steel pushes back as Hertz says."
    )
    texts = (
        f"It lets each contact end before the next begins. {happened}",
        f"It begins both contacts together. {happened}",
        happened,
        f"They all keep both laws, and two laws do not fix three speeds. {happened}",
    )
    told = judged_choices(PAIRS, PAIRS[2], texts, happened, "The two that take time")
    shares = {name: (100 * share,) for name, share in _first_shares(values, runs).items()}
    return replace(told, answers=shares, scale="Speed of ball 1 afterwards, of what came in")


PROGRAMS = Guess(
    lambda values, runs: "Four programs keep both laws.\nWhich of them are right?",
    "choice",
    _judge_programs,
    choices=PAIRS,
    name="programs",
    act=3,
    fits=_tellable,
    decisive=until_they_turn,
    vary={"speed": Varied(0.5, 2.0, 1.0)},
)
