"""Turns a served page into a file of a folder, with relative addresses."""

import re
from urllib.parse import quote, unquote

__all__ = ["files_named", "lesson_file", "with_languages", "with_neighbours"]

#: An attribute whose address begins at the root of the server.
_FROM_ROOT = re.compile(r'\b(href|src|data-base|content)="/([^"]*)"')
#: A style that takes a file of the server.
_IN_STYLE = re.compile(r"url\(([\"']?)/(carom/[^)\"']*)")
#: A link of the prose to the notebook of another lesson.
_NOTEBOOK = re.compile(r'\bhref="([^"/#?:]+)\.ipynb([#?][^"]*)?"')
_RENDERED = re.compile(r"voila/render/([^/?#]+)\.ipynb(.*)")
#: A link to the same page in another language, or in all of them.
_LANGUAGE = re.compile(r'(<link rel="alternate" hreflang="([\w-]+)"[^>]*? )href="\?[^"]*"')
_OURS = re.compile(r"carom/(?:page|static)/[\w.-]+(?=\?v=)")


def lesson_file(notebook: str, language: str = "") -> str:
    """The file of a lesson's page; that of the gallery's own notebook is the gallery.

    Parameters
    ----------
    language : of the page, where it lies next to one that has the plain name; "" for that
    """
    name = notebook.removesuffix(".ipynb")
    ending = f".{language}.html" if language else ".html"
    return ("index" if name.startswith("00") else name) + ending


def with_neighbours(html: str, language: str = "") -> str:
    """The page with relative addresses, as it lies at the top of a folder; `language` as above."""

    def relative(found: re.Match[str]) -> str:
        attribute, path = found[1], found[2]
        rendered = _RENDERED.fullmatch(path)
        if rendered:
            path = quote(lesson_file(unquote(rendered[1]), language)) + rendered[2]
        elif not path:
            path = "./" if attribute == "data-base" else lesson_file("00", language)
        return f'{attribute}="{path}"'

    html = _FROM_ROOT.sub(relative, html)
    html = _IN_STYLE.sub(lambda found: f"url({found[1]}{found[2]}", html)
    return _NOTEBOOK.sub(
        lambda found: f'href="{quote(lesson_file(unquote(found[1]), language))}{found[2] or ""}"',
        html,
    )


def with_languages(html: str, notebook: str, main: str, site: str = "") -> str:
    """The page with the files of its other languages in place of a server's links to them.

    Parameters
    ----------
    main : the language whose files have the plain names
    site : future address of the site, as search engines want it with these links; "" for unknown
    """
    above = f"{site.rstrip('/')}/" if site else ""

    def named(found: re.Match[str]) -> str:
        language = "" if found[2] in ("x-default", main) else found[2]
        return f'{found[1]}href="{above}{quote(lesson_file(notebook, language))}"'

    return _LANGUAGE.sub(named, html)


def files_named(html: str) -> set[str]:
    """Files of ours that a page takes: "carom/static/lesson_page.js" and the like."""
    return set(_OURS.findall(html))
