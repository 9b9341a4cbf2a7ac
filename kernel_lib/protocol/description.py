"""What the page needs of an experiment before anything runs."""

from typing import Any

from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.experiment import METRES, Experiment, Guess, Map, Observable
from kernel_lib.protocol.plain_data import as_data, draws_data, plain, question_data, row_data
from kernel_lib.words import label, of_file

__all__ = ["aside_of", "measured", "sheet_of"]

_FACTS = (
    *("name", "symbol", "default", "minimum", "maximum", "step", "unit", "meaning", "scale"),
    *("share", "is_word"),
)


def measured(experiment: Experiment) -> list[Observable]:
    """All that is measured over a run: the curves, then parts of bars and forces that are none."""
    known = {one.name: one for one in experiment.observables}
    for bars in experiment.bars:
        known |= {one.name: one for one in bars.parts if one.name not in known}
    here = experiment.at_contact
    drawn = (*here.forces, *here.reaction, *here.lens)
    known |= {one.name: one for one in drawn if one.name not in known}
    return list(known.values())


#: Room at the right of the balls for a histogram of speeds, in widths of what they sweep over.
FOR_SPEEDS = 0.8


def aside_of(experiment: Experiment) -> float:
    """Room that the stage keeps at the right, in widths of what the balls sweep over."""
    return FOR_SPEEDS if "speeds" in experiment.shows else 0.0


def sheet_of(experiment: Experiment) -> dict[str, Any]:
    """The parameter table, presets, observables and the question, as plain data."""
    return {
        "name": experiment.name,
        "was": experiment.was,
        "title": label(experiment.name, experiment.title),
        "words": of_file(experiment.name),
        "parameters": [
            {fact: getattr(parameter, fact) for fact in _FACTS}
            | {"choices": list(parameter.choices), "group": parameter.group}
            | {"named": [list(one) for one in parameter.named]}
            | {"only_if": [[name, list(among)] for name, among in parameter.conditions]}
            for parameter in experiment.parameters
        ],
        "presets": [
            {"name": one.name, "values": experiment.check(one.values), "note": one.note}
            | {"group": one.group}
            | ({"was": one.was} if one.was else {})
            for one in experiment.presets
        ],
        "observables": [
            {"name": one.name, "symbol": one.symbol, "unit": one.unit, "against": one.against}
            | {"ball": one.ball, "runs": list(one.runs)}
            for one in measured(experiment)
        ],
        "readouts": [one.name for one in experiment.observables],
        "bars": _bars(experiment),
        "chart": experiment.chart and experiment.chart.title,
        "map": isinstance(experiment.chart, Map),
        "handles": _handles(experiment),
        "bends": {str(wall): name for wall, name in experiment.bends.items()},
        "draws": dict(experiment.draws),
        "shows": list(experiment.shows),
        "aside": aside_of(experiment),
        "walls": [label(experiment.name, one) for one in experiment.walls],
        "at_contact": _at_contact(experiment),
        "ball_count": experiment.ball_count,
        "toys": list(experiment.toys),
        "lasts": experiment.lasts,
        "clicks": experiment.clicks,
        "guess": experiment.guess and question_data(experiment.guess),
        "questions": [question_data(one) for one in experiment.all_questions()],
    } | _leading(experiment)


def _bars(experiment: Experiment) -> list[dict[str, Any]]:
    return [
        {"title": bars.title, "unit": bars.unit, "parts": [one.name for one in bars.parts]}
        for bars in experiment.bars
    ]


def _leading(experiment: Experiment) -> dict[str, Any]:
    """What leads a reader or a class; what is measured of a run comes with its picture."""
    found = {}
    for name in ("acts", "levels", "exercises", "challenges", "class_questions"):
        found[name] = [
            {fact: value for fact, value in vars(one).items() if not callable(value)}
            for one in getattr(experiment, name)
        ]
        for one in found[name]:
            one.pop("cases", None)
            if one.get("after"):
                after = one["after"]
                one["after"] = {"name": after} if isinstance(after, str) else vars(after)
            if "shown" in one:
                one["shown"] = experiment.check({**one["values"], **one["shown"]})
            if "values" in one:
                one["values"] = experiment.check(one["values"])
            one |= {fact: plain(value) for fact, value in one.items()}
    bank = bank_of(experiment)
    puzzles = {one.name: one for one in experiment.further}
    for number, act in enumerate(experiment.acts, start=1):
        data = found["acts"][number - 1]
        data["draws"] = draws_data(act.cases, bank.get(number, ()))
        data["two_answers"] = _puzzle(puzzles[act.two_answers]) if act.two_answers else None
    return found


def _puzzle(guess: Guess) -> dict[str, Any]:
    """The speeds that are the puzzle of an act, with what is said of each answer."""
    assert guess.row is not None  # speeds have one
    return question_data(guess) | {"row": row_data(guess.row, {})} | as_data(guess.judged({}, {}))


def _at_contact(experiment: Experiment) -> dict[str, Any]:
    """What is drawn at contacts; what is measured by its place, and m for one of a lens's depth."""
    data = {name: plain(value) for name, value in vars(experiment.at_contact).items()}
    names = [one.name for one in measured(experiment)]
    for part in ("into", "out", "along"):
        data[part] = [label(experiment.name, one) for one in data[part]]
    for part in ("slip", "lost"):
        data[part] = label(experiment.name, data[part])
    parts = ("forces", "reaction", "lens")
    data["metres"] = [METRES[one.unit] for one in experiment.at_contact.lens[:1]]
    return data | {
        part: [names.index(one.name) for one in getattr(experiment.at_contact, part)]
        for part in parts
    }


def _handles(experiment: Experiment) -> dict[str, Any]:
    """Names of parameters by ball (text, since it travels as a key), kind and axis."""
    return {
        str(ball): {kind: list(names) for kind, names in kinds.items()}
        for ball, kinds in experiment.handles.items()
    }
