"""The guess of lesson 05: two answers that both keep momentum and energy."""

from collections.abc import Sequence

from kernel_lib.experiments.cradle.law import speeds_after, vector
from kernel_lib.experiments.experiment import Runs, Values

__all__ = ["explain", "outcomes"]


def outcomes(values: Values, runs: Runs) -> str:
    """What each run answers, in a sentence."""
    told = [f"{name} {vector(speeds_after(run))}" for name, run in runs.items()]
    return "; ".join(told)


def explain(guess: Sequence[Sequence[float]], answer: str) -> str:
    """The reader's answers beside those of the runs."""
    yours = " and ".join(vector(speeds) for speeds in guess)
    if len(guess) < 2:
        return f"{yours} m/s keeps both laws, and for two balls nothing else does. Runs: {answer}."
    return (
        f"Yours, {yours} m/s, keep both laws. So do all four runs: {answer}. "
        "Momentum and energy do not decide who moves on; the contacts do."
    )
