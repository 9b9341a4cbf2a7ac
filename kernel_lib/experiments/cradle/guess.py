"""The guess of lesson 05: two answers that both keep momentum and energy."""

from kernel_lib.experiments.cradle.law import speeds_after, vector
from kernel_lib.experiments.experiment import Judgement, Runs, Values, Verdict

__all__ = ["judge"]


def judge(values: Values, runs: Runs) -> Judgement:
    """The reader's answers beside those of the runs; the meters have seen that they keep both."""
    answers = {name: speeds_after(run).tolist() for name, run in runs.items()}
    told = "; ".join(f"{name} {vector(speeds)}" for name, speeds in answers.items())
    text = (
        f"Yours, {{guess}} m/s, keep both laws. So do all four runs: {told}. "
        "Momentum and energy do not decide who moves on; the contacts do."
    )
    if values["balls"] == 2:
        text = f"{{guess}} m/s keeps both laws, and for two balls nothing else does. Runs: {told}."
    return Judgement(told, (Verdict("nearest", None, None, True, text),), answers)
