"""What verdicts can say, with their slots open, whether as messages or as plain texts."""

from kernel_lib.experiments.teaching.texts import Messages, Texts
from kernel_lib.words import Sentence, messages

__all__ = ["confirmations", "refutations"]

Said = dict[tuple[str, ...], str]


def refutations(texts: Texts | Messages) -> Said:
    """What is said of wrong answers, by what was pressed and, where there is one, what is right."""
    if isinstance(texts, Texts):
        return {_key(key): text for key, text in texts.refutations.items()}
    return _messages(f"{texts.start}-no-")


def confirmations(texts: Texts | Messages) -> Said:
    """What is said of right answers, by these."""
    if isinstance(texts, Texts):
        return {_key(key): text for key, text in texts.right.items()}
    return _messages(f"{texts.start}-yes-") | _messages(f"{texts.start}-yes")


def _key(key: str | tuple[str, ...]) -> tuple[str, ...]:
    return (key,) if isinstance(key, str) else key


def _messages(start: str) -> Said:
    if not start.endswith("-"):
        return {("",): str(Sentence(start))} if start in messages() else {}
    found = [name for name in messages() if name.startswith(start)]
    return {tuple(name[len(start) :].split("-")): str(Sentence(name)) for name in found}
