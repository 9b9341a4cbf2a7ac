"""An error that a page says in the reader's language."""

from collections.abc import Mapping
from typing import Any

from kernel_lib.words import Text, in_words

__all__ = ["ExplainedError"]


class ExplainedError(ValueError):
    """What is wrong is a message: `sentence` goes to a page, and `str` says it in English.

    It may be plain text too, and what JSON gives back of a sentence.
    """

    def __init__(self, sentence: Text | Mapping[str, Any]) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return str(in_words(self.sentence))
