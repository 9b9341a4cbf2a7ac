"""An error that a page says in the reader's language."""

from kernel_lib.words.sentence import Sentence

__all__ = ["ExplainedError"]


class ExplainedError(ValueError):
    """What is wrong is a message: `sentence` goes to a page, and `str` says it in English."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return str(self.sentence)
