"""The picture that other sites show next to a link: the question of a lesson, not its answer.

A PNG in the folder `previews` next to the notebook, with its name; `gallery.png` is that of the
gallery. `make screenshots ARGS=--previews` takes those of our lessons.
"""

from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

__all__ = ["ADDRESS", "GALLERY", "preview_address", "previews_in"]

#: Where they lie, below the base address.
ADDRESS = "carom/preview/"

#: The picture of the gallery.
GALLERY = "gallery"

_FOLDER = "previews"


def previews_in(lessons: Path) -> Path:
    """The folder of the pictures of some lessons, which may be missing."""
    return lessons / _FOLDER


def preview_address(lessons: Path, name: str) -> str:
    """Address of a picture below the base address, which follows its content; "" without one.

    Parameters
    ----------
    lessons : folder of the notebooks
    name : of a notebook without its ending, or GALLERY
    """
    path = previews_in(lessons) / f"{name}.png"
    if not path.is_file():
        return ""
    return f"{ADDRESS}{quote(path.name)}?v={sha256(path.read_bytes()).hexdigest()[:12]}"
