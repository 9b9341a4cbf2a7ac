"""Checks of a stored notebook: its card, its links, and outputs that a run has left."""

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
    """Links in the text that lead nowhere, pictures that are not there, tables cut short."""
    prose = _prose_of(notebook)
    for target in re.findall(r"(?<!!)\[[^\]]*\]\(([^()\s]+)\)", prose):
        sentence = _wrong_with(unquote(target), path.parent, experiments)
        if sentence:
            yield f"the link {target} in its text {sentence}"
    yield from _in_pictures(path.parent, prose)
    yield from _in_tables(prose)
    for one in experiments:
        slugs = [slug_of(preset.name) for preset in one.presets]
        if len(set(slugs)) < len(slugs):
            yield f"two set-ups are one to a link: {', '.join(sorted(slugs))}"


def _prose_of(notebook: dict[str, Any]) -> str:
    """All text of a notebook, without what is quoted as code."""
    cells = [one for one in notebook["cells"] if one["cell_type"] == "markdown"]
    whole = "\n\n".join("".join(one["source"]) for one in cells)
    return re.sub(r"^```.*?^```|`[^`\n]*`", "", whole, flags=re.DOTALL | re.MULTILINE)


def _in_pictures(folder: Path, prose: str) -> Iterator[str]:
    """Pictures of the text that lie nowhere."""
    sources = re.findall(r"!\[[^\]]*\]\(([^()\s]+)", prose)
    for source in sources + re.findall(r"<img\b[^>]*?\bsrc=[\"']([^\"']+)", prose):
        if (
            not re.match(r"https?:|data:|attachment:", source)
            and not (folder / unquote(source)).is_file()
        ):
            yield f"the picture {source} in its text names no file beside it"


def _in_tables(prose: str) -> Iterator[str]:
    """Rows of tables that have not as many columns as their head."""
    wide = 0
    lines = prose.splitlines()
    for head, line in zip(["", *lines], lines, strict=False):
        if re.fullmatch(r"\|?(?:\s*:?-+:?\s*\|)+(?:\s*:?-+:?\s*)?", line.strip()):
            wide = _columns(head)
        if not line.strip().startswith("|"):
            wide = 0
        elif wide and _columns(line) != wide:
            yield f"a row of a table has {_columns(line)} columns and its head {wide}: {line[:60]}"


def _columns(row: str) -> int:
    return len(re.findall(r"(?<!\\)\|", row.strip().strip("|"))) + 1


def _wrong_with(target: str, folder: Path, experiments: Sequence[Experiment]) -> str:
    """What is wrong with a link; empty where it leads somewhere, or out of the folder."""
    found = re.fullmatch(r"#([\w-]+)=(.*)", target)
    if not found:
        beside = re.fullmatch(r"([\w-]+\.ipynb)(?:[?#].*)?", target)
        return "names no file beside it" if beside and not (folder / beside[1]).exists() else ""
    what, name = found.groups()
    if what == "exercise":
        known = [exercise.name for one in experiments for exercise in one.exercises]
        return "" if name in known else f"names no exercise; there are {', '.join(known) or 'none'}"
    if what == "set-up":
        known = [slug_of(preset.name) for one in experiments for preset in one.presets]
        return "" if name in known else f"names no set-up; there are {', '.join(known) or 'none'}"
    if what == "act":
        most = max((len(one.acts) for one in experiments), default=0)
        is_there = name.isdigit() and 1 <= int(name) <= most
        return "" if is_there else f"names no act; there are {most}"
    if what == "value":
        return _wrong_value(name, experiments)
    return f"does nothing: {what} is none of set-up, act, value, exercise"


def _wrong_value(pair: str, experiments: Sequence[Experiment]) -> str:
    """What is wrong with name:value; empty where a lesson of the notebook takes it."""
    name, _, value = pair.partition(":")
    problem = "names a value, and the notebook shows no lesson"
    for one in experiments:
        try:
            one.check({name: value})
        except ValueError as refused:
            problem = f"cannot be set: {refused}"
        else:
            return ""
    return problem
