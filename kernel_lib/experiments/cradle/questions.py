"""What lesson 05 asks: who moves on, by a vote; and speeds that keep momentum and energy."""

from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.cradle.controls import masses, speeds
from kernel_lib.experiments.cradle.law import has_met, speeds_after, vector
from kernel_lib.experiments.experiment import Guess, Judgement, Runs, Values, Varied, Verdict
from kernel_lib.experiments.teaching.verdict import judged_choices

__all__ = ["PUZZLE", "VOTE"]

STOPS, FOLLOWS, BACK = WAYS = "stops dead", "follows slowly", "comes back slowly"

#: Parts of the incoming speed: less is none; more is not slow.
NONE, SLOW = 0.01, 0.35

#: The run with the contacts of real balls.
REAL = "Hertz"


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
        f"{comes} at {figure(values['speed'], 'm/s')}. Set the speeds afterwards, so that "
        f"momentum and energy are kept.{again}"
    )


PUZZLE = Guess(
    _ask_puzzle,
    "speeds",
    _judge_puzzle,
    tolerance=0.02,
    minimum=-1.0,
    maximum=1.5,
    row=lambda values: (masses(values), speeds(values)),
    name="puzzle",
    vary={"speed": Varied(0.5, 2.0, 1.0)},
)
