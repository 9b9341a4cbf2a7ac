"""Stills of a page's figures as files of their own: its first picture does not wait for them.

A figure is drawn from its numbers once the script of the page runs; until then, and where no
script runs, its still stands there. On a plain file server, which compresses nothing, the stills of
a lesson can weigh more than all else that comes before its first picture.
"""

import re
from functools import cache
from hashlib import sha256

from kernel_lib.serving.pages.assets import LOOK

__all__ = ["STILLS", "stills_apart"]

#: Where they lie, below the pages.
STILLS = "carom/stills/"

_FIGURE = re.compile(r'(<div class="carom-figure"[^>]*>)\s*(<svg\b.*?</svg>)', re.DOTALL)
_HEAD = re.compile(
    r'<svg role="img" aria-label="(?P<words>[^"]*)" style="[^"]*"(?P<rest>[^>]*? '
    r'width="(?P<width>[\d.]+)pt" height="(?P<height>[\d.]+)pt"[^>]*>)'
)
_TOKEN = re.compile(r"(--[\w-]+):\s*([^;]+);")
_NAMED = re.compile(r"var\((--[\w-]+)\)")
_USED = re.compile(r"var\((--carom-[\w-]+)")

#: CSS pixels of a point.
_PIXELS = 4 / 3


def stills_apart(html: str) -> tuple[str, dict[str, bytes]]:
    """The page with a reference in the place of each still, which keeps its room.

    Parameters
    ----------
    html : a page of a lesson

    Returns
    -------
    html : in which each still is an image that is fetched when the reader comes near it
    files : SVG by path in the site; equal stills are one file
    """
    files: dict[str, bytes] = {}

    def apart(found: re.Match[str]) -> str:
        box, svg = found.groups()
        head = _HEAD.match(svg)
        if not head:
            return found[0]
        content = _as_file(svg, head).encode()
        path = f"{STILLS}{sha256(content).hexdigest()[:16]}.svg"
        files[path] = content
        width, height = (round(float(head[side]) * _PIXELS) for side in ("width", "height"))
        return (
            f'{box}<img src="{path}" alt="{head["words"]}" width="{width}" height="{height}" '
            'loading="lazy" style="max-width: 100%; height: auto">'
        )

    return _FIGURE.sub(apart, html), files


def _as_file(svg: str, head: re.Match[str]) -> str:
    """A still with the colours of the page, light and dark."""
    used = sorted({"--carom-ink", *_USED.findall(svg)})
    light, dark = _tokens("tokens.css"), {**_tokens("tokens.css"), **_tokens("tokens_dark.css")}
    style = (
        f":root{{{_declarations(used, light)}}}"
        f"@media (prefers-color-scheme:dark){{:root{{{_declarations(used, dark)}}}}}"
        f"svg{{font-family:{_value('--say', light)};fill:var(--carom-ink);stroke-linejoin:round}}"
    )
    return f"<svg{head['rest']}<style>{style}</style>{svg[head.end() :]}"


def _declarations(names: list[str], tokens: dict[str, str]) -> str:
    return ";".join(f"{name}:{_value(name, tokens)}" for name in names)


def _value(name: str, tokens: dict[str, str]) -> str:
    """What a token is in the end: one may stand for another one."""
    return _NAMED.sub(lambda found: _value(found[1], tokens), tokens[name])


@cache
def _tokens(file: str) -> dict[str, str]:
    return dict(_TOKEN.findall((LOOK / file).read_text(encoding="utf-8")))
