"""TeX to MathML that browsers draw well: the converter's result, checked and mended."""

import re
from xml.etree import ElementTree

from latex2mathml.converter import convert

__all__ = ["mathml"]

NAMESPACE = "http://www.w3.org/1998/Math/MathML"
Element = ElementTree.Element

#: Environments the converter does not know, and one it knows that looks the same.
_SAME_AS = {"aligned": "align*", "split": "align*", "gathered": "matrix", "gather": "matrix"}

#: How the converter writes a letter that stood alone in `\\mathrm`: as a character reference.
_UPRIGHT = re.compile(r"<mi>(&#x000[4-7][0-9A-F];)</mi>")

#: First letters of the bold alphabets; browsers know them but not `mathvariant="bold"`.
_BOLD = {"bold": (0x1D400, 0x1D41A), "bold-italic": (0x1D468, 0x1D482)}

#: Elements whose children have places, so that none may be added between them.
_PLACED = {"mfrac", "msub", "msup", "msubsup", "munder", "mover", "munderover", "mroot"}

ElementTree.register_namespace("", NAMESPACE)


def mathml(tex: str, display: bool = False) -> str:
    """The MathML element of a formula, its TeX kept as an annotation.

    Raises ValueError for what the converter cannot read.
    """
    try:
        made = convert(_known(tex), display="block" if display else "inline")
        root = ElementTree.fromstring(_UPRIGHT.sub(r'<mi mathvariant="normal">\1</mi>', made))
    except Exception as problem:  # the converter has many ways to refuse
        raise ValueError(f"{type(problem).__name__} {problem}".strip()) from None
    for element in root.iter():
        if element.text and "\\" in element.text:
            raise ValueError(f"unknown command {element.text}")
        _align(element)
        _bold(element)
        _space_after_functions(element)
    return ElementTree.tostring(_annotated(root, tex), encoding="unicode")


def _known(tex: str) -> str:
    r"""The same formula with `\begin{aligned}` and its like under a name that is known."""
    tex = re.sub(r"\\(begin|end)\{equation\*?\}", "", tex)
    return re.sub(
        r"\\(begin|end)\{(\w+)\}",
        lambda found: f"\\{found[1]}{{{_SAME_AS.get(found[2], found[2])}}}",
        tex,
    )


def _name(element: Element) -> str:
    return element.tag.rpartition("}")[2]


def _align(element: Element) -> None:
    """Columns are aligned by style; browsers no longer read `columnalign`."""
    side = element.attrib.pop("columnalign", None)
    if side and _name(element) == "mtd":
        element.set("style", f"text-align: {side}; padding-inline: 0.1em")


def _bold(element: Element) -> None:
    first = _BOLD.get(element.get("mathvariant", ""))
    if first is None or not element.text:
        return
    del element.attrib["mathvariant"]
    capital, small = first
    element.text = "".join(
        chr(capital + ord(letter) - ord("A")) if "A" <= letter <= "Z"
        else chr(small + ord(letter) - ord("a")) if "a" <= letter <= "z"
        else letter
        for letter in element.text
    )  # fmt: skip


def _space_after_functions(element: Element) -> None:
    """`cos α`, not `cosα`: a thin space between a function's name and its argument."""
    if _name(element) in _PLACED:
        return
    for place in range(len(element) - 1, 0, -1):
        before, here = element[place - 1], element[place]
        word = before.text or ""
        named = _name(before) == "mi" and len(word) > 1 and word.isalpha()
        if named and _name(here) != "mo" and _name(here) != "mspace":
            element.insert(place, Element(f"{{{NAMESPACE}}}mspace", width="0.167em"))


def _annotated(root: Element, tex: str) -> Element:
    semantics = Element(f"{{{NAMESPACE}}}semantics")
    row = ElementTree.SubElement(semantics, f"{{{NAMESPACE}}}mrow")
    row.extend(list(root))
    note = ElementTree.SubElement(
        semantics, f"{{{NAMESPACE}}}annotation", encoding="application/x-tex"
    )
    note.text = tex
    for child in list(root):
        root.remove(child)
    root.append(semantics)
    return root
