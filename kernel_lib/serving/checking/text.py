"""What a notebook lacks as it is stored: its card, its links, what running it has left."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.serving.notebooks.cards import CardError, read_card

__all__ = ["lacks_in_links", "lacks_in_store", "slug_of"]


def slug_of(name: str) -> str:
    """The name of a set-up as a link in a text writes it, such as tired-cushions."""
    return "-".join(re.findall(r"\w+", name.lower()))


def lacks_in_store(path: Path, notebook: dict[str, Any]) -> Iterator[str]:
    """What is wrong with a notebook (parsed) before any cell is run, one sentence each."""
    try:
        read_card(path)
    except CardError as problem:
        yield f"the gallery cannot show it: {problem}"
    for number, cell in enumerate(notebook["cells"], 1):
        if cell["cell_type"] == "code" and (cell.get("outputs") or cell.get("execution_count")):
            yield f"cell {number} is stored with what running it has left: clear all outputs"


def lacks_in_links(
    path: Path, notebook: dict[str, Any], experiments: Sequence[Experiment]
) -> Iterator[str]:
    """Links in the text that lead nowhere: to set-ups, acts, values, and files beside it."""
    cells = notebook["cells"]
    prose = ["".join(one["source"]) for one in cells if one["cell_type"] == "markdown"]
    for target in re.findall(r"\]\(([^()\s]+)\)", "\n".join(prose)):
        sentence = _wrong_with(unquote(target), path.parent, experiments)
        if sentence:
            yield f"the link {target} in its text {sentence}"
    for one in experiments:
        slugs = [slug_of(preset.name) for preset in one.presets]
        if len(set(slugs)) < len(slugs):
            yield f"two set-ups are one to a link: {', '.join(sorted(slugs))}"


def _wrong_with(target: str, folder: Path, experiments: Sequence[Experiment]) -> str:
    """What is wrong with a link; empty where it leads somewhere, or out of the folder."""
    found = re.fullmatch(r"#(set-up|act|value)=(.+)", target)
    if not found:
        beside = re.fullmatch(r"([\w-]+\.ipynb)(?:[?#].*)?", target)
        return "names no file beside it" if beside and not (folder / beside[1]).exists() else ""
    what, told = found.groups()
    if what == "set-up":
        known = [slug_of(preset.name) for one in experiments for preset in one.presets]
        return "" if told in known else f"names no set-up; there are {', '.join(known) or 'none'}"
    if what == "act":
        most = max((len(one.acts) for one in experiments), default=0)
        is_there = told.isdigit() and 1 <= int(told) <= most
        return "" if is_there else f"names no act; there are {most}"
    return _wrong_value(told, experiments)


def _wrong_value(told: str, experiments: Sequence[Experiment]) -> str:
    """What is wrong with name:value; empty where a lesson of the notebook takes it."""
    name, _, value = told.partition(":")
    problem = "names a value, and the notebook shows no lesson"
    for one in experiments:
        try:
            one.check({name: value})
        except ValueError as refused:
            problem = f"cannot be set: {refused}"
        else:
            return ""
    return problem
