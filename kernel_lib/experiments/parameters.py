"""Parameters: one table from which controls, checks, links, legends and limits all come."""

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from kernel_lib.words import Sentence, Text
from kernel_lib.words.explained import ExplainedError
from kernel_lib.words.figures import read

__all__ = ["RESERVED", "Parameter", "ParameterError", "Value", "check_all"]

Value = float | int | bool | str

#: Name of a parameter, and values of it.
Condition = tuple[str, tuple[Value, ...]]

#: Longest text that is read as a value, in characters; no value of a lesson needs more.
LONGEST_TEXT = 64

#: Longest text of a value that an error shows, in characters.
LONGEST_SHOWN = 80

#: Words of a link, or of Python's `Lesson(experiment)`, that no parameter may be called.
RESERVED = (
    *("template", "theme", "token", "lock", "hide", "view", "act", "show", "level", "teach"),
    *("come", "draw", "challenge", "fresh", "experiment", "self", "lang"),
)

#: A number with a point and a comma; the last one stands before the decimals.
_TWO_SIGNS = re.compile(r"([-−+]?[0-9][0-9.,]*)[.,]([0-9]+)")

_SWITCH_WORDS = {"1": True, "true": True, "on": True, "yes": True}
_SWITCH_WORDS |= {"0": False, "false": False, "off": False, "no": False}


class ParameterError(ExplainedError):
    """A value that a parameter cannot take; `name` says which parameter."""

    def __init__(self, name: str, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.name = name


@dataclass(frozen=True)
class Parameter:
    """One quantity that a reader can change.

    Parameters
    ----------
    name : key in values and links, such as "k_b": one word, and none of RESERVED
    symbol : what the label shows, such as "k_b" or "Δ"; or words
    default : value at the start
    minimum, maximum : limits, closed, for values from anywhere
    step : of the slider; a typed value may lie between
    unit : such as "m/s", empty for a pure number
    meaning : a short phrase for hover and screen reader
    scale : "linear", "log", "integer", "switch" or "choice"
    choices : for "choice", the texts to choose from
    group : heading under which the panel shows it
    named : at most three (value, name), such as (0.0, "clay"): ticks below the slider. A name
        must hold whatever the other parameters are.
    only_if : (name, values) of another parameter, or several such pairs; with other values of one
        of them this one acts on nothing, and the panel leaves it out
    share : whether it is a share of something, which texts tell in %; so is one whose meaning is
        plain text that begins "share of"
    """

    name: str
    symbol: Text
    default: Value
    minimum: float = 0.0
    maximum: float = 1.0
    step: float = 0.0
    unit: Text = ""
    meaning: Text = ""
    scale: str = "linear"
    choices: tuple[str, ...] = ()
    group: str = ""
    only_if: Condition | tuple[Condition, ...] | None = None
    named: tuple[tuple[float, Text], ...] = ()
    share: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name.isidentifier():
            raise ValueError(f"a parameter's name must be one word such as k_b, got {self.name!r}")
        if self.name in RESERVED:
            raise ValueError(f"{self.name!r} means something else in a link; choose another name")
        scales = ("linear", "log", "integer", "switch", "choice")
        if self.scale not in scales:
            raise ValueError(f"scale must be one of {', '.join(scales)}, got {self.scale!r}")
        if self.scale == "choice" and not self.choices:
            raise ValueError(f"{self.name} is a choice and needs choices")
        if self.scale == "log" and self.minimum <= 0:
            raise ValueError(f"{self.name} has a log scale and needs a positive minimum")
        if len(self.named) > (0 if self.scale in ("switch", "choice") else 3):
            raise ValueError(
                f"{self.name} names {len(self.named)} values; a slider has at most 3 ticks"
            )
        for value in (self.default, *(value for value, _ in self.named)):
            self.check(value)
        if isinstance(self.meaning, str) and self.meaning.startswith("share of"):
            is_share = self.scale == "linear" and not self.unit
            object.__setattr__(self, "share", is_share)

    @property
    def conditions(self) -> tuple[Condition, ...]:
        """All pairs of `only_if`."""
        pairs: Any = self.only_if or ()
        return (pairs,) if pairs and isinstance(pairs[0], str) else pairs

    def check(self, value: Any) -> Value:
        """Return `value` in the parameter's own type, or complain.

        Takes numbers, and the text that a person types or a link carries ("0.7", "0,7",
        "7e-1", "on").

        Raises
        ------
        ParameterError : naming the symbol, the value and what is allowed
        """
        if isinstance(value, str):
            value = value.strip()
            if len(value) > LONGEST_TEXT:
                raise self._error("long", len(value))
        if self.scale == "switch":
            return self._switch(value)
        if self.scale == "choice":
            if value not in self.choices:
                raise self._error(repr(value))
            return str(value)
        return self._number(value)

    def _switch(self, value: Any) -> bool:
        if isinstance(value, str) and value.lower() in _SWITCH_WORDS:
            return _SWITCH_WORDS[value.lower()]
        if isinstance(value, bool | int | float) and value in (0, 1):
            return bool(value)
        raise self._error(repr(value))

    def _number(self, value: Any) -> float | int:
        text = self._typed(value) if isinstance(value, str) else value
        try:
            number = math.nan if isinstance(value, bool) or "_" in str(text) else float(text)
        except (TypeError, ValueError, OverflowError):
            raise self._error(repr(value) if value != "" else "nothing") from None
        if not math.isfinite(number) or not self.minimum <= number <= self.maximum:
            raise self._error(repr(value) if isinstance(value, str) else f"{number:g}")
        if self.scale != "integer":
            return number + 0.0  # no minus zero: equal values give equal answers, bit for bit
        if number != round(number):
            raise self._error(f"{number:g}")
        return int(number)

    def _typed(self, value: str) -> str:
        """What was typed as Python reads it: 0,7 is 0.7, and 12 345 is 12345."""
        if (both := _TWO_SIGNS.fullmatch(value)) and {",", "."} <= {*value}:
            example = f"{re.sub('[.,]', '', both[1])}.{both[2]}"
            two = Sentence("number-both", given=value[:LONGEST_SHOWN], example=example)
            raise ParameterError(self.name, two)
        return read(value).replace(",", ".")

    @property
    def is_word(self) -> bool:
        """Whether words stand for it, such as "never slips", and no symbol."""
        plain = isinstance(self.symbol, str)
        return not plain or bool(re.fullmatch(r"[a-z]{4,}|[a-z]+( [a-z]+)+", str(self.symbol)))

    def _error(self, got: str, length: int = 0) -> ParameterError:
        """What it takes, and what it got: a value as Python writes it, "nothing", or "long"."""
        slots: dict[str, Any] = {"symbol": self.symbol, "got": got[:LONGEST_SHOWN]}
        if length:
            slots["length"] = length
        if self.scale == "choice":
            slots["choices"] = list(self.choices)
        elif self.scale != "switch":
            most: Text = f"{self.maximum:g} {self.unit}".rstrip()
            if isinstance(self.unit, Sentence):
                most = Sentence("takes-most", figure=f"{self.maximum:g}", unit=self.unit)
            slots |= {"least": f"{self.minimum:g}", "most": most}
        kind = "number" if self.scale in ("linear", "log") else self.scale
        return ParameterError(self.name, Sentence(f"takes-{kind}", **slots))


def check_all(parameters: Iterable[Parameter], values: Mapping[str, Any]) -> dict[str, Value]:
    """Complete and check values: what is missing takes its default.

    Raises
    ------
    ParameterError : for the first value that is not allowed, or a name that does not exist
    """
    table = {parameter.name: parameter for parameter in parameters}
    for name in values:
        if name not in table:
            shown = str(name)[:LONGEST_TEXT]
            no_such = Sentence("takes-no-such", name=repr(shown), known=list(table))
            raise ParameterError(shown, no_such)
    return {
        name: parameter.check(values.get(name, parameter.default))
        for name, parameter in table.items()
    }
