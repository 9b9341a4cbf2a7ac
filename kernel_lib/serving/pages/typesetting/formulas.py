"""Formulas as MathML, made on the server, so that a page needs no script and no network."""

import logging
import re
from functools import lru_cache
from html import escape, unescape

from math_core import LatexError, LatexToMathML

__all__ = ["formula", "formulas_in_html", "mathml"]

log = logging.getLogger(__name__)

_CONVERTER = LatexToMathML(xml_namespace=True, annotation=True, fancy_error=False)

#: Accents that browsers draw too far left or too small, and what stands in their place.
_MENDED = {
    '<mo stretchy="false">\N{COMBINING RIGHT ARROW ABOVE}</mo>': (
        '<mo stretchy="true" style="font-size: 70%">\N{RIGHTWARDS ARROW}</mo>'
    ),
    ">\N{MODIFIER LETTER CIRCUMFLEX ACCENT}</mo>": ">^</mo>",
}

#: A tag or a comment, or a whole element whose text is no prose.
_NO_PROSE = re.compile(
    r"(<(code|pre|script|style|math|svg|textarea)\b.*?</\2\s*>|<!--.*?-->|</?[a-zA-Z][^>]*>)",
    re.DOTALL | re.IGNORECASE,
)
_DISPLAY = re.compile(r"(?<!\\)\$\$(.+?)(?<!\\)\$\$", re.DOTALL)
_INLINE = re.compile(r"(?<![$\\])\$(?!\s)([^$]+?)(?<![\s$\\])\$(?![\d$])")


@lru_cache(maxsize=2000)
def formula(tex: str, display: bool = False) -> str:
    r"""The MathML of a TeX formula, `\sqrt{2 g h}` say, its source kept as an annotation.

    A formula that cannot be converted is shown as its source and logged, so that one
    mistake does not hide a lesson.
    """
    tex = tex.strip()
    try:
        made = mathml(tex, display)
    except ValueError as problem:
        log.warning("no MathML for the formula %r: %s", tex, problem)
        return f'<code class="formula-source">{escape(tex)}</code>'
    # A wide formula scrolls inside its own box; the box can be reached by keyboard.
    return f'<div class="formula" tabindex="0">{made}</div>' if display else made


def mathml(tex: str, display: bool = False) -> str:
    """The MathML element of a formula, its TeX kept as an annotation.

    Raises ValueError for what the converter cannot read.
    """
    try:
        made = _CONVERTER.convert_with_local_state(tex, displaystyle=display)
    except LatexError as problem:
        raise ValueError(str(problem)) from None
    for drawn, mended in _MENDED.items():
        made = made.replace(drawn, mended)
    return made


def formulas_in_html(html: str) -> str:
    """The same HTML, with `$...$` and `$$...$$` in its prose as MathML.

    Code, scripts and the insides of tags stay as they are.
    """
    pieces = _NO_PROSE.split(html)
    # split() hands back: prose, element or tag, the element's name or None, prose, ...
    prose, kept = pieces[0::3], pieces[1::3]
    done = [_prose(prose[0])]
    for tag, text in zip(kept, prose[1:], strict=True):
        done += [tag, _prose(text)]
    return "".join(done)


def _prose(text: str) -> str:
    text = _DISPLAY.sub(lambda found: formula(unescape(found[1]), display=True), text)
    if "<math" not in text:
        return _INLINE.sub(lambda found: formula(unescape(found[1])), text)
    # What has become a formula must not be searched again: its annotation may hold a dollar.
    return "".join(
        part
        if part.startswith("<div")
        else _INLINE.sub(lambda found: formula(unescape(found[1])), part)
        for part in re.split(r'(<div class="formula".*?</div>)', text, flags=re.DOTALL)
    )
