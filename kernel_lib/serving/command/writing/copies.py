"""`carom --copy-lessons FOLDER`: lessons to change, their pictures, the guide for instructors."""

import json
import re
from pathlib import Path

from kernel_lib.serving.command.settings import find_lessons
from kernel_lib.serving.notebooks.translated import (
    DRAWINGS,
    ENGLISH,
    drawn_in,
    in_language,
    words_in,
)

__all__ = ["copy_lessons"]

#: A cell that shows a lesson, up to where its language stands.
_LESSON = re.compile(r"^from kernel_lib\.widgets import (\w+)\n\n\1\((?=\)$)")


def copy_lessons(folder: Path, language: str = ENGLISH) -> list[Path]:
    """Copy the lessons into a folder, which is made; returns the files written.

    Parameters
    ----------
    language : of the copies. Those in English take along their words in the others.

    Raises
    ------
    FileExistsError : if one of them exists; then nothing is copied
    OSError : where the folder cannot be written
    """
    lessons = find_lessons()
    kinds = ["*.ipynb", f"{DRAWINGS}/*.svg", "previews/*.png", "*.md"]
    kinds += ["words/*/*.po"] if language == ENGLISH else []
    sources = sorted(one for kind in kinds for one in lessons.glob(kind))
    targets = [folder / source.relative_to(lessons) for source in sources]
    for target in targets:
        if target.exists():
            raise FileExistsError(f"{target} is there already; name a folder without it")
    folder.mkdir(parents=True, exist_ok=True)
    for source, target in zip(sources, targets, strict=True):
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(_content(source, language))
    return targets


def _content(source: Path, language: str) -> bytes:
    """Of the copy of a file, in a language where it has words in that."""
    if source.suffix == ".ipynb" and (words := words_in(source.parent, source.stem, language)):
        notebook = in_language(json.loads(source.read_bytes()), words, language)
        for cell in notebook["cells"]:
            shown = _LESSON.sub(rf'\g<0>lang="{language}"', "".join(cell["source"]))
            cell["source"] = shown.splitlines(keepends=True)
        return (json.dumps(notebook, indent=1, ensure_ascii=False) + "\n").encode()
    if source.suffix == ".svg":
        words = words_in(source.parents[1], DRAWINGS, language)
        return drawn_in(source.read_text(encoding="utf-8"), source.stem, words).encode()
    return source.read_bytes()
