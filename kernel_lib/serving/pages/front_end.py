"""Voila's own script: the parts that every lesson needs, sent as one file instead of ninety."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

__all__ = ["JOINED", "front_end_folder", "front_end_version", "parts"]

MAIN = "voila.js"
JOINED = "parts.js"  # stands beside Voila's script for all parts together

#: Numbers of the parts that a lesson loads: of Voila 0.5.13 and of the extensions for widgets.
#: Where another version has other numbers, the page asks for what is missing; a test tells which.
PARTS = """
    5764 8135 9582 3992 8925 7883 7556 6049 1670 6573 3311 4135 1621 3649 8487 4041 3916 9684 4972
    9890 143 1601 3144 6468 5312 7155 3459 630 5688 2930 73 1187 3989 431 8766 7483 9151 4173 7598
    9081 6382 4729 5044 3249 4653 9981 5767 4222 8773 3307 7770 6008 8862 8017 9212 457 4371 6074
    4875 4486 7259 2829 6305 614 2772 225 7393 2296 2121 5992 7245 1996
"""
EXTENSIONS = {
    "anywidget": "2 528",
    "@jupyter-widgets/jupyterlab-manager": "7 704 170 32 452 967 160 84 718 121",
    "@voila-dashboards/widgets-manager8": "883 496",
}


def front_end_folder(server: Any) -> Path:
    """Where Voila's own script lies."""
    folders = map(Path, server.static_paths)
    return next(folder for folder in folders if (folder / MAIN).is_file())


def parts(server: Any) -> tuple[Path, ...]:
    """The files that go out as one: each only tells the script, once it runs, what it holds."""
    chosen = {front_end_folder(server): PARTS}
    for root in map(Path, reversed(server.labextensions_path)):
        chosen |= {root / name / "static": numbers for name, numbers in EXTENSIONS.items()}
    found = [
        path
        for folder, numbers in chosen.items()
        for number in numbers.split()
        for path in folder.glob(f"{number}.*js")
    ]
    return tuple({path.name: path for path in found}.values())


@cache
def front_end_version(folder: Path) -> str:
    """Changes whenever Voila's script or the choice of parts does; it stands in the address."""
    chosen = f"{PARTS}{EXTENSIONS}"
    return sha256((folder / MAIN).read_bytes() + chosen.encode()).hexdigest()[:12]
