"""Figures as a language writes them, as `figures.js` does it for a page."""

import re

__all__ = ["PLAIN", "read", "written"]

#: A number as `figure` writes it; no part of a name, an address, a version, a key=value or a number
#: with a comma, which an author typed.
_FIGURE = re.compile(r"(?<![\w.,:=@])[0-9]+(?:\.[0-9]+)?(?![0-9_]|\.\w|,[0-9])")
_THIN = "\u202f"

#: The digits from 0 to 9 of most languages.
PLAIN = "0123456789"


def written(text: str, decimal: str = ".", digits: str = PLAIN) -> str:
    """A text with its figures in the signs of a language: "12345.6 m" is "12 345,6 m".

    Where decimals follow a comma, a semicolon parts figures. What is so already stays.
    """

    def one(found: re.Match[str]) -> str:
        whole, point, part = found[0].partition(".")
        if len(whole) > 4:
            whole = re.sub(r"\B(?=(?:[0-9]{3})+$)", _THIN, whole)
        return f"{whole}{decimal if point else ''}{part}".translate(str.maketrans(PLAIN, digits))

    text = _FIGURE.sub(one, text)
    return re.sub(r"(\d), (?=[−~(]?\d)", r"\1; ", text) if decimal == "," else text


def read(text: str, decimal: str = ".", digits: str = PLAIN) -> str:
    """The same with points and plain digits, as Python reads it; a true minus becomes a hyphen."""
    plain = text.translate(str.maketrans(digits, PLAIN))
    plain = re.sub(r"([0-9])[ \u00a0\u202f](?=[0-9]{3}(?![0-9]))", r"\1", plain)
    return plain.replace(decimal, ".").replace("−", "-")
