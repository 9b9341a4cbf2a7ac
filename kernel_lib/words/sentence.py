"""A sentence that has no language yet: the name of a message, and what fills its slots."""

import json
from typing import Any

__all__ = ["Sentence", "Text"]


class Sentence(dict[str, Any]):
    """A message by its name, with its slots; the page says it in the reader's language.

    It is plain data, {"say": name, "with": slots}, and equal to what is read back from JSON. In
    Python `str` says it in English.

    name : of a message in `kernel_lib/words/en`
    slots : figures with their units, formulas, names by which the message chooses, or sentences
    """

    def __init__(self, name: str, /, **slots: object) -> None:
        super().__init__(say=name)
        if slots:
            self["with"] = slots

    def __str__(self) -> str:
        from kernel_lib.words import say  # late: `say` stands in the package of this module

        return say(self["say"], **self.get("with", {}))

    def __hash__(self) -> int:  # type: ignore[override]  # no one changes a sentence
        return hash(json.dumps(self, sort_keys=True, default=str))


#: What a reader reads: plain text, which is in one language, or a sentence.
Text = str | Sentence
