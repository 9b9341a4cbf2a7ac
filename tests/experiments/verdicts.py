"""What a reader is told of a guess."""

from typing import Any

from kernel_lib.experiments.experiment import Experiment, Judgement
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.guess import as_told, verdict_of


def said(experiment: Experiment, judgement: Judgement, guess: Any) -> str:
    """The text that the page shows."""
    return verdict_of(sheet_of(experiment)["guess"], as_told(judgement), guess)["text"]
