"""What is said of a guess, as plain data: a page compares, and shows the text that fits."""

import math
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import InitVar, dataclass, field

from kernel_lib.words import Text, open_slots

__all__ = ["MEASURES", "OWN_SLOTS", "Judgement", "Verdict", "judged_choice"]
__all__ += ["judged_choices", "right_within"]

#: What can be measured of a guess: the number itself; the place of a choice among the choices,
#: from 0; the angle of an arrow from the true one, in ° from -180 to 180; the place of the named
#: answer that lies nearest, from 0; of the speeds of two balls the share of the closing speed that
#: comes back.
MEASURES = ("number", "choice", "angle", "nearest", "returned")

#: Slots that every text may have: the guess, and the name of the nearest answer; those of two balls
#: with what comes back: the share in %, and the energy with it, in J.
OWN_SLOTS, PAIR_SLOTS = ("guess", "nearest"), ("returned", "energy")

Truth = float | str | tuple[float, float]


@dataclass(frozen=True)
class Verdict:
    """What is said of the guesses whose measure lies in a range.

    measure : one of MEASURES
    least, most : ends of the range, which belong to it; None: there is none
    right : whether such a guess is right
    text : a sentence or two, in which the slot "guess" and others become what was guessed
    head : what happened in a few words, to stand above the text

    Raises
    ------
    ValueError : naming what cannot be compared so
    """

    measure: str
    least: float | None
    most: float | None
    right: bool
    text: Text
    head: Text = ""

    def __post_init__(self) -> None:
        if self.measure not in MEASURES:
            raise ValueError(f"measure must be one of {', '.join(MEASURES)}, got {self.measure!r}")
        ends = [end for end in (self.least, self.most) if end is not None]
        if any(math.isnan(end) for end in ends) or ends != sorted(ends):
            raise ValueError(f"the range of a verdict goes up, got {self.least!r} to {self.most!r}")


@dataclass(frozen=True)
class Judgement:
    """The truth at the present values, and what is said of a guess: the first verdict that fits.

    truth : in the unit of the question, or one of its choices, or what the runs answer in words
    verdicts : every guess must fit one of them
    answers : named answers for the measure "nearest", in the form of a guess
    slots : numbers beside the guess in a text: {name: what the guess is increased by}
    happened : what happened and why, for whoever did not guess

    Raises
    ------
    ValueError : naming what cannot be expressed so
    """

    truth: Truth
    verdicts: tuple[Verdict, ...]
    answers: Mapping[str, Sequence[float]] = field(default_factory=dict)
    slots: Mapping[str, float] = field(default_factory=dict)
    happened: Text = ""
    rest: InitVar[str | None] = None
    scale: InitVar[str | None] = None

    def __post_init__(self, rest: str | None, scale: str | None) -> None:
        for name, given in (("rest", rest), ("scale", scale)):
            if given is not None:
                text = f"Judgement({name}=) does nothing any more: a question's picture shows it"
                warnings.warn(text, DeprecationWarning, stacklevel=3)
        for verdict in self.verdicts:
            of_pair = PAIR_SLOTS if verdict.measure == "returned" else ()
            known = (*OWN_SLOTS, *of_pair, *self.slots)
            for slot in open_slots(verdict.text):
                if slot not in known:
                    raise ValueError(f"a text has the slot {slot!r}; there are {', '.join(known)}")
            if verdict.measure == "nearest" and not self.answers:
                raise ValueError("the measure 'nearest' needs named answers")


def judged_choice(choices: Sequence[str], truth: str, why: str) -> Judgement:
    """Yes or No to one of several choices, and the reason.

    Raises
    ------
    ValueError : for a truth that is no choice
    """
    place = float(tuple(choices).index(truth))
    return Judgement(
        truth,
        (
            Verdict("choice", place, place, True, f"Yes. {why}"),
            Verdict("choice", None, None, False, f"No: {truth}. {why}"),
        ),
    )


def judged_choices(
    choices: Sequence[str], truth: str, texts: Sequence[Text], happened: Text, head: Text
) -> Judgement:
    """What is said of each choice, below one head; a truth that is no choice makes all wrong.

    texts : one for each choice
    """
    verdicts = (
        Verdict("choice", place, place, choice == truth, text, head)
        for place, (choice, text) in enumerate(zip(choices, texts, strict=True))
    )
    return Judgement(truth, tuple(verdicts), happened=happened)


def right_within(truth: float, close: float, text: Text) -> tuple[Verdict, ...]:
    """A number is right as far as `close` from the truth, and near enough beyond a third of it."""
    return tuple(
        Verdict("number", truth - off, truth + off, True, text, head)
        for off, head in ((close / 3, "Yes"), (close, "Near enough"))
    )
