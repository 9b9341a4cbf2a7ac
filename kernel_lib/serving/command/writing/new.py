"""`carom new FOLDER/10_name`: a notebook with a lesson that works, to be made one's own."""

import re
from collections.abc import Sequence
from pathlib import Path

from kernel_lib.experiments.parameters import RESERVED
from kernel_lib.serving.command.options import parser_of
from kernel_lib.serving.command.refusal import refused

__all__ = ["TEMPLATE", "new_command", "notebook_named"]

#: The lesson that docs/write_a_lesson.md ends with.
TEMPLATE = Path(__file__).resolve().parents[2] / "notebooks" / "new_lesson.ipynb"

#: How its experiment is called; the new one has the name of its file.
NAME = '"into_the_corner"'


def new_command(argv: Sequence[str]) -> int:
    """Write the notebook that the command line names; returns the exit code."""
    asked = parser_of("new").parse_args(argv)
    try:
        path, name = notebook_named(asked.notebook)
        path.parent.mkdir(parents=True, exist_ok=True)
        text = TEMPLATE.read_text(encoding="utf-8").replace(_quoted(NAME), _quoted(f'"{name}"'))
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as there:
        return refused(f"{there.filename} is there already; choose another name, or remove it")
    except (OSError, ValueError) as problem:
        return refused(str(problem))
    print(f"Written: {path}. See it: carom --dev --lessons {path.parent}")
    return 0


def notebook_named(text: str) -> tuple[Path, str]:
    """The file of a new lesson, and the name of its experiment.

    Parameters
    ----------
    text : folder and name, such as my_lessons/10_into_the_corner, with or without .ipynb

    Raises
    ------
    ValueError : for a name that the gallery cannot put in order or a link cannot carry
    """
    path = Path(text)
    stem = path.name.removesuffix(".ipynb")
    found = re.fullmatch(r"(\d\d)_([a-z][a-z0-9_]*)", stem)
    if not found or found[1] == "00":
        raise ValueError(
            "a lesson's file is called by two digits from 01 to 99 and words in small letters, "
            f"such as 10_into_the_corner, got {stem!r}"
        )
    if found[2] in RESERVED:
        raise ValueError(f"{found[2]!r} means something else in a link; choose another name")
    return path.with_name(f"{stem}.ipynb"), found[2]


def _quoted(name: str) -> str:
    """A name in quotation marks, as the text of a notebook holds it."""
    return name.replace('"', '\\"')
