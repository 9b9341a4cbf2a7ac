"""`carom check FOLDER`: what each lesson of a folder lacks."""

from collections.abc import Sequence
from pathlib import Path

from kernel_lib.serving.command.options import parser_of
from kernel_lib.serving.command.refusal import lacking, refused
from kernel_lib.serving.command.settings import find_lessons, lessons_in

__all__ = ["check_command"]

#: What running a notebook needs beyond numpy.
NEEDED = ("ipykernel", "ipywidgets", "anywidget", "matplotlib")

LACKING = 1  # exit code


def check_command(argv: Sequence[str]) -> int:
    """Tell what the lessons of the line lack.

    Returns
    -------
    0 where nothing is lacking, 1 where something is, 2 where nothing could be checked
    """
    asked = parser_of("check").parse_args(argv)
    if missing := lacking("checking", NEEDED):
        return refused(missing)
    try:
        paths = _notebooks(Path(asked.folder))
    except OSError as problem:
        return refused(str(problem))
    from kernel_lib.serving.checking.notebook import lacks_of_notebook  # late: it is for this alone

    found = 0
    for path in paths:
        sentences = lacks_of_notebook(path)
        found += bool(sentences)
        print(f"{path.stem}: {'nothing is lacking' if not sentences else ''}".rstrip(), flush=True)
        for sentence in sentences:
            print(f"  - {sentence}", flush=True)
    return LACKING if found else 0


def _notebooks(place: Path) -> list[Path]:
    """One notebook, or the lessons of a folder; raises FileNotFoundError."""
    if place.suffix == ".ipynb" and place.is_file():
        return [place]
    folder = find_lessons(place)
    return [folder / name for name in lessons_in(folder)]
