"""The law of a lesson with numbers put in, read again."""

import re

from kernel_lib.experiments.experiment import Experiment, Runs, Values


def law(experiment: Experiment, **values: float | str | bool) -> tuple[str, ...]:
    """The lines for these values."""
    checked = experiment.check(values)
    return lines(experiment, checked, experiment.runs(checked))


def lines(experiment: Experiment, values: Values, runs: Runs) -> tuple[str, ...]:
    """The lines for these runs in English; one of a run alone after its name."""
    assert experiment.law_now is not None
    found = experiment.law_now(values, runs)
    return tuple(": ".join(map(str, one)) if isinstance(one, tuple) else str(one) for one in found)


def results(text: str, unit: str) -> list[float]:
    """Numbers in a line that follow "=" and carry a unit."""
    found = re.findall(rf"= ([\d.−]+) {unit}(?![/\w])", text)
    return [float(number.replace("−", "-")) for number in found]
