"""Turns a served page into a file of a folder, with relative addresses."""

import re
from urllib.parse import quote, unquote

__all__ = ["files_named", "lesson_file", "with_neighbours"]

#: An attribute whose address begins at the root of the server.
_FROM_ROOT = re.compile(r'\b(href|src|data-base|content)="/([^"]*)"')
#: A style that takes a file of the server.
_IN_STYLE = re.compile(r"url\(([\"']?)/(carom/[^)\"']*)")
#: A link of the prose to the notebook of another lesson.
_NOTEBOOK = re.compile(r'\bhref="([^"/#?:]+)\.ipynb([#?][^"]*)?"')
_RENDERED = re.compile(r"voila/render/([^/?#]+)\.ipynb(.*)")
_OURS = re.compile(r"carom/(?:page|static)/[\w.-]+(?=\?v=)")


def lesson_file(notebook: str) -> str:
    """The file of a lesson's page; that of the gallery's own notebook is the gallery."""
    name = notebook.removesuffix(".ipynb")
    return "index.html" if name.startswith("00") else f"{name}.html"


def with_neighbours(html: str) -> str:
    """The page with relative addresses, as it lies at the top of a folder."""
    html = _FROM_ROOT.sub(lambda found: f'{found[1]}="{_relative(found[1], found[2])}"', html)
    html = _IN_STYLE.sub(lambda found: f"url({found[1]}{found[2]}", html)
    return _NOTEBOOK.sub(
        lambda found: f'href="{quote(lesson_file(unquote(found[1])))}{found[2] or ""}"', html
    )


def _relative(attribute: str, path: str) -> str:
    if not path:
        return "./" if attribute == "data-base" else "index.html"
    found = _RENDERED.fullmatch(path)
    return quote(lesson_file(unquote(found[1]))) + found[2] if found else path


def files_named(html: str) -> set[str]:
    """Files of ours that a page takes: "carom/static/lesson_page.js" and the like."""
    return set(_OURS.findall(html))
