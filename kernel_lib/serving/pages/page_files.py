"""Script and style of a lesson's page, each as one file without comments, and what stands in it."""

import re
from functools import cache
from hashlib import sha256
from pathlib import Path
from urllib.parse import quote

from kernel_lib.page import ENTRY, PAGE, in_order, joined, page_script, page_style
from kernel_lib.page.words import texts
from kernel_lib.protocol.wire import in_script

__all__ = ["SCRIPT", "SOURCES", "SPEAKING", "STYLE", "content_of", "icon"]
__all__ += ["script", "speech", "style", "theme"]

SCRIPT, STYLE = "lesson_page.js", "lesson_page.css"

#: A file of their kind, which stands for all that they are made from.
SOURCES = {SCRIPT: PAGE / ENTRY, STYLE: sorted(PAGE.glob("*/*.css"))[0]}

#: Groups of texts, each said by a script beside the page's own.
SPEAKING = ("done", "kernel")

_STATIC = Path(__file__).parent / "static"

#: Comments that begin a line; others may be a part of a text.
_COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*.*?\*/[ \t]*)$\n?", re.MULTILINE | re.DOTALL)
#: A comment without quotes behind a statement or within a list: no text of the page looks so.
_ASIDE = re.compile(r"(?<=[;,{\])}])[ \t]+// [^\"'`\n]*$", re.MULTILINE)
_STYLE_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
#: Empty lines, and what indents the others: no text of a page goes on in a line of its own.
_INDENT = re.compile(r"\n\s*")


def script(_: bytes = b"") -> bytes:
    """All modules of the page, and what brings the lessons of a page to life."""
    whole = page_script() + _text("play.js")
    return _INDENT.sub("\n", _ASIDE.sub("", _COMMENT.sub("", whole))).encode()


def style(_: bytes = b"") -> bytes:
    """All styles of the page: colours of both themes, the page around the lessons, the lessons."""
    look = PAGE / "base"
    light = (look / "tokens.css").read_text(encoding="utf-8")
    dark = (look / "tokens_dark.css").read_text(encoding="utf-8")
    by_system = dark.replace(":root", ':root:not([data-theme="light"])')
    asked = dark.replace(":root", ':root[data-theme="dark"]')
    parts = [light, f"@media (prefers-color-scheme: dark) {{{by_system}}}", asked]
    parts += [_text("page.css"), _text("lesson.css"), page_style()]
    return _INDENT.sub("\n", _STYLE_COMMENT.sub("", "\n".join(parts))).encode()


@cache
def theme() -> str:
    """What decides on the theme before anything is drawn; it stands in the page itself."""
    return _COMMENT.sub("", _text("theme.js")).strip()


@cache
def speech(group: str) -> str:
    """What lets a script beside the page's own speak: `caromSay(name, slots)`, in the page itself.

    Parameters
    ----------
    group : one of SPEAKING, "done" for texts such as "done.stars"
    """
    chosen = {name: text for name, text in texts().items() if name.startswith(f"{group}.")}
    table = in_script(chosen)
    modules = {
        "texts.js": f"export const TEXTS = {table};\n",
        "say.js": (PAGE / "words" / "say.js").read_text(encoding="utf-8"),
    }
    text = joined({name: modules[name] for name in in_order(modules, "say.js")})
    return _INDENT.sub("\n", _COMMENT.sub("", f"(() => {{\n{text}window.caromSay = say;\n}})();"))


@cache
def icon() -> str:
    """The mark of Carom as an address that holds it."""
    return "data:image/svg+xml," + quote(_text("mark.svg").strip())


def _text(name: str) -> str:
    return (_STATIC / name).read_text(encoding="utf-8")


@cache
def content_of(name: str) -> str:
    """A mark that changes with the content of SCRIPT or STYLE."""
    return sha256(script() if name == SCRIPT else style()).hexdigest()[:12]
