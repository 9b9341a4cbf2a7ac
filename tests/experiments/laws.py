"""The law of a lesson with numbers put in, read again."""

import re

from kernel_lib.experiments.experiment import Experiment


def law(experiment: Experiment, **values: float | str | bool) -> tuple[str, ...]:
    """The lines for these values."""
    checked = experiment.check(values)
    assert experiment.law_now is not None
    return tuple(experiment.law_now(checked, experiment.runs(checked)))


def results(text: str, unit: str) -> list[float]:
    """Numbers in a line that follow "=" and carry a unit."""
    found = re.findall(rf"= ([\d.−]+) {unit}(?![/\w])", text)
    return [float(number.replace("−", "-")) for number in found]
