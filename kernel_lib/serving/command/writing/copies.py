"""`carom --copy-lessons FOLDER`: lessons to change, their pictures, the guide for instructors."""

import shutil
from pathlib import Path

from kernel_lib.serving.command.settings import find_lessons

__all__ = ["copy_lessons"]


def copy_lessons(folder: Path) -> list[Path]:
    """Copy the lessons into a folder, which is made; returns the files written.

    Raises
    ------
    FileExistsError : if one of them exists; then nothing is copied
    OSError : where the folder cannot be written
    """
    lessons = find_lessons()
    sources = sorted(
        one
        for kind in ("*.ipynb", "pictures/*.svg", "previews/*.png", "*.md")
        for one in lessons.glob(kind)
    )
    targets = [folder / source.relative_to(lessons) for source in sources]
    for target in targets:
        if target.exists():
            raise FileExistsError(f"{target} is there already; name a folder without it")
    folder.mkdir(parents=True, exist_ok=True)
    for source, target in zip(sources, targets, strict=True):
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(source, target)
    return targets
