"""What a verdict says: one text for each answer that can be given and each that can be right."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kernel_lib.experiments.teaching.verdict import Judgement, Verdict
from kernel_lib.words import Sentence, Text, messages, slots_of

__all__ = ["LESS", "MORE", "OTHER", "Idea", "Messages", "Option", "Slots", "Texts"]
__all__ += ["MOST_WORDS", "MOST_WORDS_OF_HEAD", "faults_of_question", "judged_number"]
__all__ += ["judged_option", "options"]

#: What fills the slots of texts, by their names; each language joins a list in its own way.
Slots = Mapping[str, str | list[str]]

#: Most words of a text, and of a head.
MOST_WORDS, MOST_WORDS_OF_HEAD = 35, 8

#: Most words of a question, and of each of its sentences.
MOST_WORDS_OF_QUESTION, MOST_WORDS_OF_SENTENCE = 40, 20

#: Stand for numbers that are near no named idea: those below the truth, those above it, all.
LESS, MORE, OTHER = "less", "more", "other"


@dataclass(frozen=True)
class Option:
    """An answer that can be chosen.

    name : one word, which storage keeps, and which all languages share
    text : a whole answer
    """

    name: str
    text: Text

    def __post_init__(self) -> None:
        if not self.name.isidentifier() or not self.text:
            raise ValueError(f"an option has one word as its name, and a text; got {self!r}")


def options(start: str, *names: str, **slots: str) -> tuple[Option, ...]:
    """Options by these names, whose texts are the messages that are named start-name.

    slots : words for the slots of those that have them

    Raises
    ------
    ValueError : for a name without a message
    """
    for name in names:
        if f"{start}-{name}" not in messages():
            written = [one.removeprefix(f"{start}-") for one in messages() if one.startswith(start)]
            known = ", ".join(filter(str.isidentifier, written)) or "none"
            raise ValueError(
                f"the option {name!r} has no message {start}-{name}; options that have one: "
                f"{known}. Correct the name, or write the message in kernel_lib/words/en"
            )
    return tuple(Option(name, _filled_message(f"{start}-{name}", slots)) for name in names)


@dataclass(frozen=True)
class Idea:
    """A number that follows from an idea, right or wrong.

    name : of the idea, by which its refutation is found
    value : in the unit of the question
    most : other end of the numbers that follow from it; None: there is only the one
    """

    name: str
    value: float
    most: float | None = None


@dataclass(frozen=True)
class Texts:
    """The texts of a question's verdicts; {slots} in them are filled from the run.

    Keys may end in a case of the runs, where a text holds in that case only: such a text goes
    before the one without a case.

    heads : {right option: what happened, in at most 8 words}; of a number {"": head}
    right : {right option: text for a right answer}, or {(right option, case): text}; of a number
        {"": text} or {("", case): text}
    refutations : {(pressed, right): text} or {(pressed, right, case): text}; of a number
        {idea: text} or {(idea, case): text}, with OTHER for every other number, or LESS and MORE
    """

    heads: Mapping[str, str]
    right: Mapping[str | tuple[str, ...], str]
    refutations: Mapping[str | tuple[str, ...], str]

    def head(self, right: str, slots: Slots) -> Text:
        """What happened, where this is right."""
        return _filled(self.heads[right], slots)

    def confirmed(self, right: str, case: str, slots: Slots) -> Text:
        """What is said of a right answer.

        Raises
        ------
        ValueError : when there is no such text
        """
        return _filled(_found(self.right, [right], case, "text for a right answer"), slots)

    def refuted(self, pressed: str, right: str, case: str, slots: Slots) -> Text:
        """The refutation of an answer.

        Raises
        ------
        ValueError : when there is none
        """
        keys = [one for one in (pressed, right) if one]
        return _filled(_found(self.refutations, keys, case, "refutation"), slots)

    def refutes(self, idea: str) -> bool:
        """Whether it has a refutation of this idea of a number."""
        return idea in self.refutations


@dataclass(frozen=True)
class Messages:
    """The texts of a question's verdicts as messages, whose names begin alike.

    After `start` comes "-head", "-yes" or "-no"; then what was pressed, of "-no" alone, and what is
    right, or the idea of a number; then a case, where a message holds in that case only. So
    "bounce-rest-no-early-late" refutes "early" where "late" is right.
    """

    start: str

    def head(self, right: str, slots: Slots) -> Text:
        """As of `Texts`."""
        return self._said(["head", right], "", slots)

    def confirmed(self, right: str, case: str, slots: Slots) -> Text:
        """As of `Texts`."""
        return self._said(["yes", right], case, slots)

    def refuted(self, pressed: str, right: str, case: str, slots: Slots) -> Text:
        """As of `Texts`."""
        return self._said(["no", pressed, right], case, slots)

    def refutes(self, idea: str) -> bool:
        """As of `Texts`."""
        return f"{self.start}-no-{idea}" in messages()

    def _said(self, keys: list[str], case: str, slots: Slots) -> Sentence:
        stem = "-".join([self.start, *filter(None, keys)])
        in_case = f"{stem}-{case.replace(' ', '-')}"
        name = in_case if in_case in messages() else stem
        if name not in messages():
            raise ValueError(f"there is no message {stem!r}, nor {in_case!r}")
        return _filled_message(name, slots)


def _filled_message(name: str, slots: Slots) -> Sentence:
    """A message with those of its slots that are given."""
    return Sentence(name, **{one: slots[one] for one in slots_of(name) if one in slots})


def _found(
    texts: Mapping[str | tuple[str, ...], str], keys: list[str], case: str, what: str
) -> str:
    for key in ((*keys, case), tuple(keys), keys[0] if len(keys) == 1 else None):
        if key is not None and key in texts:
            return texts[key]
    raise ValueError(f"there is no {what} of {', '.join(map(repr, keys))} in the case {case!r}")


def _filled(text: str, slots: Slots) -> str:
    """A text with its slots; {guess} and what the judgement knows stay open."""

    def one(slot: re.Match[str]) -> str:
        given = slots.get(slot[1], slot[0])
        return given if isinstance(given, str) else ", ".join(given)

    return re.sub(r"\{(\w+)\}", one, text)


def judged_option(
    texts: Texts | Messages,
    options: tuple[Option, ...],
    right: str,
    case: str,
    slots: Slots,
) -> Judgement:
    """What is said of each option where one of them is right.

    Raises
    ------
    ValueError : where a text is missing
    """
    head = texts.head(right, slots)
    said = texts.confirmed(right, case, slots)

    def verdicts() -> Iterator[Verdict]:
        for place, one in enumerate(options):
            text = said
            if one.name != right:
                text = texts.refuted(one.name, right, case, slots)
            yield Verdict("choice", place, place, one.name == right, text, head)

    return Judgement(right, tuple(verdicts()), happened=said)


def judged_number(
    texts: Texts | Messages,
    truth: float,
    within: float | tuple[float, float],
    ideas: tuple[Idea, ...],
    case: str,
    slots: Slots,
) -> Judgement:
    """What is said of a number: right, near a wrong idea, or any other.

    Parameters
    ----------
    truth, within : the number, and how far from it a guess is right; two where it is not as far
        below as above
    ideas : wrong ones, tried in this order; their numbers reach as far as the truth does

    Raises
    ------
    ValueError : where a text is missing
    """
    head = texts.head("", slots)
    said = texts.confirmed("", case, slots)
    below, above = within if isinstance(within, tuple) else (within, within)
    bands = [Verdict("number", truth - below, truth + above, True, said, head)]
    for one in ideas:
        text = texts.refuted(one.name, "", case, slots)
        low, high = one.value - below, (one.value if one.most is None else one.most) + above
        bands.append(Verdict("number", low, high, False, text, head))
    others: tuple[tuple[str, float | None, float | None], ...] = ((OTHER, None, None),)
    if texts.refutes(LESS):
        others = ((LESS, None, truth), (MORE, truth, None))
    for name, least, most in others:
        text = texts.refuted(name, "", case, slots)
        bands.append(Verdict("number", least, most, False, text, head))
    return Judgement(truth, tuple(bands), happened=said)


def faults_of_question(asked: Text) -> Iterator[str]:
    """What is too long in a question: all of it, or a sentence."""
    question = str(asked)
    if len(question.split()) > MOST_WORDS_OF_QUESTION:
        yield f"more than {MOST_WORDS_OF_QUESTION} words: {question}"
    for sentence in re.split(r"(?<=[.?:])\s+", question):
        if len(sentence.split()) > MOST_WORDS_OF_SENTENCE:
            yield f"more than {MOST_WORDS_OF_SENTENCE} words: {sentence}"
