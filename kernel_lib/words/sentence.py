"""A sentence that has no language yet: the name of a message, and what fills its slots."""

import json
from collections.abc import Mapping
from typing import Any

__all__ = ["Sentence", "Text", "translated"]


class Sentence(dict[str, Any]):
    """A message by its name, with its slots; the page says it in the reader's language.

    It is plain data, {"say": name, "with": slots}, and equal to what is read back from JSON. In
    Python `str` says it in English.

    name : of a message in `kernel_lib/words/en`, or the text itself by language
    slots : figures with their units, formulas, names by which the message chooses, or sentences
    """

    def __init__(self, name: str | Mapping[str, str], /, **slots: object) -> None:
        super().__init__(say=name)
        if slots:
            self["with"] = slots

    def __str__(self) -> str:
        from kernel_lib.words import say  # late: `say` stands in the package of this module

        return say(self["say"], **self.get("with", {}))

    def __hash__(self) -> int:  # type: ignore[override]  # no one changes a sentence
        return hash(json.dumps(self, sort_keys=True, default=str))


def translated(**texts: str) -> Sentence:
    """A text of one's own by language, such as `translated(en="A puck", de="Eine Scheibe")`.

    A page in another language has the English one, or the first. Figures in it get the signs of
    the language.
    """
    if not texts:
        raise ValueError("a text needs a language, such as translated(en='A puck')")
    return Sentence(texts)


#: What a reader reads: plain text, which is in one language, or a sentence.
Text = str | Sentence
