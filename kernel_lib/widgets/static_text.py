"""The page side in one text: anywidget takes one module and one style sheet.

The modules in `static/` are ordinary ES modules, so that they can be tested by themselves.
Joining is simple because they keep three rules: imports stand at the start of a line and end
with a semicolon, exports stand before a declaration, and no top-level name is used twice.
"""

import re
from functools import cache
from pathlib import Path

__all__ = ["SCRIPTS", "STYLES", "joined", "page_script", "page_style"]

STATIC = Path(__file__).parent / "static"

#: In this order: a module stands after those it imports.
SCRIPTS = (
    "dom.js",
    "numbers.js",
    "scale.js",
    "clock.js",
    "tracks.js",
    "camera.js",
    "palette.js",
    "surface.js",
    "arrows.js",
    "walls.js",
    "space.js",
    "turning.js",
    "sphere.js",
    "room.js",
    "reference.js",
    "places.js",
    "solid.js",
    "ground.js",
    "polyline.js",
    "paths.js",
    "balls.js",
    "velocities.js",
    "words.js",
    "impulses.js",
    "centre.js",
    "totals.js",
    "insets.js",
    "strings.js",
    "names.js",
    "panes.js",
    "aiming.js",
    "stage.js",
    "gestures.js",
    "parting.js",
    "sums.js",
    "curves.js",
    "bars.js",
    "balance.js",
    "contacts.js",
    "sound.js",
    "readouts.js",
    "law.js",
    "transport.js",
    "history.js",
    "turntable.js",
    "control.js",
    "panel.js",
    "address.js",
    "links.js",
    "instructors.js",
    "fixed.js",
    "messages.js",
    "changes.js",
    "pushing.js",
    "handles.js",
    "counting.js",
    "measuring.js",
    "speeds.js",
    "arrowguess.js",
    "guess.js",
    "flag.js",
    "aim.js",
    "toggles.js",
    "chart.js",
    "closeup.js",
    "microscope.js",
    "painting.js",
    "gif.js",
    "film.js",
    "answers.js",
    "take.js",
    "viewing.js",
    "hearing.js",
    "acts.js",
    "lesson.js",
)

STYLES = (
    "lesson.css",
    "guess.css",
    "aim.css",
    "stage.css",
    "transport.css",
    "panel.css",
    "fold.css",
    "results.css",
    "contacts.css",
    "microscope.css",
)

_IMPORT = re.compile(r"^import\s[^;]*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|let|class)\b)", re.MULTILINE)


def joined(modules: dict[str, str]) -> str:
    """One module out of several, in their order.

    Parameters
    ----------
    modules : text by file name; only the last may export a default

    Returns
    -------
    Text without imports; each module under a comment with its name
    """
    parts = []
    for name, text in modules.items():
        parts.append(f"// ==== {name}\n" + _EXPORT.sub("", _IMPORT.sub("", text)))
    return "\n".join(parts)


@cache
def page_script() -> str:
    """All modules of the page as one."""
    return joined({name: _text(name) for name in SCRIPTS})


@cache
def page_style() -> str:
    """All styles of the page as one."""
    return "\n".join(_text(name) for name in STYLES)


def _text(name: str) -> str:
    return (STATIC / name).read_text(encoding="utf-8")
