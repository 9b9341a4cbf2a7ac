"""`carom sheet 01`: the printed sheet of a lesson as a file."""

import sys
from collections.abc import Sequence
from pathlib import Path

from kernel_lib.experiments.experiment import Experiment
from kernel_lib.serving.command.invitation import own_address
from kernel_lib.serving.command.options import parser_of
from kernel_lib.serving.command.refusal import lacking, refused
from kernel_lib.serving.command.settings import find_lessons
from kernel_lib.serving.command.writing.check import NEEDED as TO_RUN
from kernel_lib.serving.notebooks.sheet import SheetError, page_of, sheet_of_lesson
from kernel_lib.words import ENGLISH

__all__ = ["sheet_command"]

#: What a sheet needs beyond numpy.
NEEDED = ("jinja2", "segno")


def sheet_command(argv: Sequence[str]) -> int:
    """Write the sheet that the command line names; returns the exit code."""
    asked = parser_of("sheet").parse_intermixed_args(argv)
    if lacks := lacking("a sheet", NEEDED):
        return refused(lacks)
    try:
        card, sheet = sheet_of_lesson(
            find_lessons(asked.lessons), asked.lesson, _shown_by, asked.language or ENGLISH.name
        )
        address = asked.address or f"http://{own_address()}:8866/{card.name}"
        text = page_of(sheet, address, asked.paper, asked.solutions)
        if asked.file is None:
            print(text)
        else:
            Path(asked.file).write_text(text, encoding="utf-8")
            print(f"Written: {asked.file}. Open it in a browser and print it.", file=sys.stderr)
    except (SheetError, OSError) as problem:
        return refused(str(problem))
    return 0


def _shown_by(notebook: Path) -> list[Experiment]:
    """The experiments of the lessons that a notebook shows; runs its cells."""
    if lacks := lacking("running a notebook", TO_RUN):
        raise SheetError(lacks)
    from kernel_lib.serving.checking.notebook import CellError, experiments_of  # late, as in check

    try:
        return experiments_of(notebook)
    except CellError as problem:
        raise SheetError(f"{notebook.name}: {problem}") from None
