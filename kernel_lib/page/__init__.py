"""The page in one text: an anywidget takes one module and one style sheet.

The modules in the folders beside this file are ordinary ES modules, so that they can be tested by
themselves. Joining is simple because they keep three rules: imports stand at the start of a line
and end with a semicolon, exports stand before a declaration, and no top-level name is used twice.
"""

import posixpath
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

__all__ = ["ENTRY", "PAGE", "STOREYS", "TOKENS", "imports_of", "in_order", "joined"]
__all__ += ["page_script", "page_style"]

PAGE = Path(__file__).parent

#: The module that brings all others together.
ENTRY = "lesson/main.js"

#: The folders from the ground up: a module imports from its own folder and from storeys below,
#: never from a neighbour.
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

#: The tokens of the look, for `:root` of a page, and where they hold in a notebook.
TOKENS = {
    "base/tokens.css": "html:not(.carom-page) :is(.carom-lesson, .carom-figure)",
    "base/tokens_dark.css": "html:not(.carom-page) "
    ':is(body[data-jp-theme-light="false"], body.vscode-dark) :is(.carom-lesson, .carom-figure)',
}

_IMPORT = re.compile(r"^import\s[^;]*;\n", re.MULTILINE)
_SOURCE = re.compile(r'^import\s[^;]*?"([^"]+)";$', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|let|class)\b)", re.MULTILINE)


def imports_of(name: str, text: str) -> list[str]:
    """The modules that a module imports, in its order.

    Parameters
    ----------
    name : of the module, such as "stage/bodies/balls.js"
    text : its content
    """
    folder = posixpath.dirname(name)
    return [posixpath.normpath(posixpath.join(folder, source)) for source in _SOURCE.findall(text)]


def in_order(modules: Mapping[str, str], entry: str) -> list[str]:
    """The names of the modules, each after those that it imports.

    Parameters
    ----------
    modules : text by name
    entry : the module that needs all others

    Raises
    ------
    ValueError : for a module that is imported and not there, for a circle, and for a module that
        nobody needs
    """
    done: list[str] = []
    _visit(entry, modules, [], done)
    unused = sorted(set(modules) - set(done))
    if unused:
        raise ValueError(f"nobody imports {', '.join(unused)}; import or remove it")
    return done


def _visit(name: str, modules: Mapping[str, str], path: list[str], done: list[str]) -> None:
    if name in path:
        raise ValueError(f"modules import each other: {' -> '.join([*path, name])}")
    if name not in modules:
        raise ValueError(f"{path[-1] if path else 'the page'} imports {name}, which is not there")
    if name not in done:
        for imported in imports_of(name, modules[name]):
            _visit(imported, modules, [*path, name], done)
        done.append(name)


def joined(modules: Mapping[str, str]) -> str:
    """One module out of several, in their order.

    Parameters
    ----------
    modules : text by name; only the last may export a default

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
    texts = _texts("js")
    return joined({name: texts[name] for name in in_order(texts, ENTRY)})


@cache
def page_style() -> str:
    """All styles of the page as one, from the ground up; within a folder by name.

    The tokens reach a lesson only where no page of ours has them already, and nothing else there.
    """
    texts = _texts("css")
    for name, place in TOKENS.items():
        texts[name] = texts[name].replace(":root {", f"{place} {{")
    folders = [folder for storey in STOREYS for folder in storey]
    return "\n".join(texts[name] for name in sorted(texts, key=lambda name: _place(name, folders)))


def _place(name: str, folders: list[str]) -> tuple[int, str]:
    return folders.index(posixpath.dirname(name)), name


def _texts(ending: str) -> dict[str, str]:
    found = sorted(PAGE.glob(f"*/**/*.{ending}"))
    return {path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8") for path in found}
