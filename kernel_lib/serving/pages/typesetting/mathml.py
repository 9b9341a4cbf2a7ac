"""TeX to MathML that browsers draw well."""

from math_core import LatexError, LatexToMathML

__all__ = ["mathml"]

_CONVERTER = LatexToMathML(xml_namespace=True, annotation=True, fancy_error=False)

#: Accents that browsers draw too far left or too small, and what stands in their place.
_MENDED = {
    '<mo stretchy="false">\N{COMBINING RIGHT ARROW ABOVE}</mo>': (
        '<mo stretchy="true" style="font-size: 70%">\N{RIGHTWARDS ARROW}</mo>'
    ),
    ">\N{MODIFIER LETTER CIRCUMFLEX ACCENT}</mo>": ">^</mo>",
}


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
