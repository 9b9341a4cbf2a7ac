"""Controls, set-ups and acts of a lesson, whose words are messages that are named after them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from kernel_lib.experiments.experiment import Preset
from kernel_lib.experiments.parameters import Parameter, Value
from kernel_lib.experiments.teaching.acts import Act, After
from kernel_lib.experiments.teaching.guess import Values
from kernel_lib.words import Sentence, Text

__all__ = ["Parts", "parts_of"]

#: What controls and tasks of a lesson hold, called like the fields of its Experiment.
_HELD = ("PARAMETERS", "PRESETS", "ACTS", "EXERCISES", "CHALLENGES", "CLASS_QUESTIONS", "WORKSHEET")

#: Words of a set-up's name that the name of its message has.
_WORDS = 5


@dataclass(frozen=True)
class Parts:
    """Makes the parts of one lesson. Their words are messages of its file in `kernel_lib/words`.

    Of "plane-bounce" the control `moon` means what "plane-bounce-control-moon" says, and words
    stand for it that "plane-bounce-symbol-moon" says; the set-up "Ten times the mass" has the note
    "plane-bounce-set-up-ten-times-the-mass"; act 2 has the title "plane-bounce-act-2" and the
    reason "plane-bounce-act-2-why".

    lesson : with which the names of its messages begin
    """

    lesson: str

    def number(
        self,
        name: str,
        symbol: Text,
        default: Value,
        least: float,
        most: float,
        step: float,
        unit: Text = "",
        meaning: Text = "",
        **more: Any,
    ) -> Parameter:
        """A quantity; meaning : where slots of its message are filled; more : as in `Parameter`."""
        meaning = meaning or Sentence(f"{self.lesson}-control-{name}")
        return Parameter(name, symbol, default, least, most, step, unit, meaning, **more)

    def logarithmic(
        self,
        name: str,
        symbol: Text,
        default: float,
        least: float,
        most: float,
        unit: Text = "",
        **more: Any,
    ) -> Parameter:
        """A quantity on a logarithmic scale, whose slider has no steps."""
        return self.number(name, symbol, default, least, most, 0, unit, scale="log", **more)

    def count(
        self,
        name: str,
        symbol: Text,
        default: int,
        least: int,
        most: int,
        step: int = 1,
        **more: Any,
    ) -> Parameter:
        """A whole number."""
        return self.number(name, symbol, default, least, most, step, scale="integer", **more)

    def switch(self, name: str, symbol: Text = "", default: bool = False, **more: Any) -> Parameter:
        """What is on or off; symbol : end of the name of its message, where that is not `name`."""
        return self._in_words(name, symbol, default, scale="switch", **more)

    def choice(
        self, name: str, choices: tuple[str, ...], symbol: Text = "", default: str = "", **more: Any
    ) -> Parameter:
        """One of several, at the start the first; symbol : as of a switch."""
        at_first = default or choices[0]
        return self._in_words(name, symbol, at_first, scale="choice", choices=choices, **more)

    def _in_words(self, name: str, symbol: Text, default: Value, **more: Any) -> Parameter:
        meaning = Sentence(f"{self.lesson}-control-{name}")
        words = symbol if isinstance(symbol, Sentence) else self.symbol(symbol or name)
        return Parameter(name, words, default, meaning=meaning, **more)

    def symbol(self, name: str, **slots: str) -> Sentence:
        """Words that stand for a control."""
        return Sentence(f"{self.lesson}-symbol-{name.replace('_', '-')}", **slots)

    def ticks(self, values: Mapping[str, float]) -> tuple[tuple[float, Text], ...]:
        """Values with a name below a slider: that of 0.0 in {"clay": 0.0} is "lesson-tick-clay"."""
        return tuple(
            (value, Sentence(f"{self.lesson}-tick-{name}")) for name, value in values.items()
        )

    def preset(self, name: str, values: Values, group: str = "", **more: Any) -> Preset:
        """A set-up with a note, whose message has the first five words of its name."""
        words = re.findall("[a-z0-9]+", name.lower())[:_WORDS]
        note = Sentence("-".join((self.lesson, "set-up", *words)))
        return Preset(name, values, note, group, **more)

    def act(self, number: int, values: Values | None = None, after: str = "", **more: Any) -> Act:
        """An act; number : from 1.

        after : name of a further question; without one a line to write follows, which
            "lesson-act-number-after" asks for, with an answer in "lesson-act-number-after-model"
        """
        title, why, line, model = (
            Sentence(f"{self.lesson}-act-{number}{end}")
            for end in ("", "-why", "-after", "-after-model")
        )
        return Act(title, why, values or {}, after=after or After(line, model), **more)


def parts_of(*modules: ModuleType) -> dict[str, Any]:
    """What `controls` and `tasks` of a lesson hold, by the names of the fields of `Experiment`."""
    return {
        name.lower(): getattr(module, name)
        for module in modules
        for name in _HELD
        if hasattr(module, name)
    }
