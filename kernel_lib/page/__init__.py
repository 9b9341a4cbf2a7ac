"""The page: ES modules and styles in storeys, sent as the bundle that `bundle.py` keeps."""

from pathlib import Path

__all__ = ["PAGE", "STOREYS"]

PAGE = Path(__file__).parent

#: The folders from the ground up: a module imports from its own folder and from storeys below,
#: never from a neighbour. Styles stand in this order, too.
STOREYS = (
    ("words",),
    ("base",),
    ("run",),
    ("run/contacts",),
    ("view",),
    ("charts", "controls/course", "controls", "controls/time", "share/taking", "space"),
    ("stage/labels",),
    ("stage/arrows", "stage/bodies", "stage/ground"),
    ("stage",),
    (
        "carriers",
        "guess",
        "hands",
        "hands/measuring",
        "results",
        "share",
        "share/teaching",
        "tasks",
    ),
    ("lesson/reading",),
    ("lesson",),
)
