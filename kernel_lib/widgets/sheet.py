"""What the page must know of an experiment before anything runs."""

from typing import Any

from kernel_lib.experiments.experiment import Experiment

__all__ = ["sheet_of"]

_FACTS = ("name", "symbol", "default", "minimum", "maximum", "step", "unit", "meaning", "scale")


def sheet_of(experiment: Experiment) -> dict[str, Any]:
    """The parameter table, presets, observables and the question, as plain data."""
    guess = experiment.guess
    return {
        "name": experiment.name,
        "title": experiment.title,
        "parameters": [
            {fact: getattr(parameter, fact) for fact in _FACTS}
            | {"choices": list(parameter.choices), "group": parameter.group}
            for parameter in experiment.parameters
        ],
        "presets": [
            {"name": one.name, "values": experiment.check(one.values), "note": one.note}
            for one in experiment.presets
        ],
        "observables": [
            {"name": one.name, "symbol": one.symbol, "unit": one.unit}
            for one in experiment.observables
        ],
        "chart": experiment.chart and experiment.chart.title,
        "handles": {kind: list(names) for kind, names in experiment.handles.items()},
        "guess": guess
        and {
            "question": guess.question,
            "kind": guess.kind,
            "unit": guess.unit,
            "choices": list(guess.choices),
            "minimum": guess.minimum,
            "maximum": guess.maximum,
            "wall_x": guess.wall_x,
        },
    }
