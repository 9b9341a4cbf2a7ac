"""What a lesson gives to do, as plain data: exercises, challenges, class votes, a printed sheet."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from types import MappingProxyType

from kernel_lib.experiments.measures.decisive import Decisive, first_contact
from kernel_lib.experiments.teaching.guess import Guess, Runs, Values, named
from kernel_lib.experiments.teaching.picture import Picture
from kernel_lib.experiments.teaching.texts import Option
from kernel_lib.words import Sentence, Text, messages

__all__ = [
    "MOST_CHOICES",
    "MOST_STARS",
    "Challenge",
    "ClassQuestion",
    "Column",
    "Exercise",
    "RunsAt",
    "Worksheet",
    "class_question",
    "exercise",
]

#: Most stars of a challenge.
MOST_STARS = 3


@dataclass(frozen=True)
class Exercise:
    """A question with a field for its answer, which is checked.

    name : one word, by which the page remembers it
    answer : a number in `unit`, or one of `choices`
    tolerance : how far from the answer a number may be, in `unit`
    values : at which it can be tried, over the defaults
    """

    name: str
    question: Text
    answer: float | Text
    hint: Text
    solution: Text
    unit: Text = ""
    tolerance: float = 0.0
    choices: tuple[Text, ...] = ()
    values: Values = field(default_factory=dict)


def exercise(
    start: str,
    answer: float | str,
    unit: Text = "",
    tolerance: float = 0.0,
    *,
    choices: tuple[Option, ...] = (),
    values: Values = MappingProxyType({}),
) -> Exercise:
    """An exercise whose messages begin alike: its question, and with "-hint" and "-solution".

    start : name of the question, such as "plane-bounce-exercise-half"; its name follows "exercise"
    answer : a number in `unit`, or the name of one of `choices`
    """
    texts = {one.name: one.text for one in choices}
    return Exercise(
        _name_in(start, "exercise"),
        Sentence(start),
        texts[answer] if isinstance(answer, str) else answer,
        Sentence(f"{start}-hint"),
        Sentence(f"{start}-solution"),
        unit,
        tolerance,
        tuple(texts.values()),
        values,
    )


def _name_in(message: str, kind: str) -> str:
    """What follows the kind of a task in the name of its message."""
    return message.partition(f"-{kind}-")[2]


@dataclass(frozen=True)
class Challenge:
    """Something to reach by the controls, judged from the run that was watched.

    name : one word, by which the page remembers it
    measure : takes values and runs, returns a number in `unit`; nan where there is none
    stars : ranges, both ends in; each that holds the measure gives a star
    values : from which it starts, over the defaults
    controls : names of the parameters at hand while it is played, those that it asks to change;
        none: those of the act
    runs : names of the runs on the stage; none: those of the act
    takes : what each star takes, in few words; none: its range
    judged : takes values and runs, returns the moment in s at which a run is judged, until which
        it is watched; None: the end of the runs
    said : takes values, runs and the measure, returns what happened: for a miss its first sentence
        says by how much, or how it failed; None: the measure alone
    target : takes values, returns what is drawn on the stage before the run; None: a scale of the
        measure
    picture : takes values and runs, returns what is drawn after the run; None: the target
    hint : about the physics; it comes with the second miss; "": the message that is named as that
        of the goal, with "-hint"
    ways : names of different ways to the goal, as many as stars; each gives a star of its own
    way : takes values, returns the way that they go, or "" for none or several at once
    """

    name: str
    goal: Text
    measure: Callable[[Values, Runs], float]
    stars: tuple[tuple[float, float], ...]
    unit: Text = ""
    values: Values = field(default_factory=dict)
    controls: tuple[str, ...] = ()
    runs: tuple[str, ...] = ()
    takes: tuple[Text, ...] = ()
    judged: Callable[[Values, Runs], float] | None = None
    said: Callable[[Values, Runs, float], Text] | None = None
    target: Callable[[Values], Picture] | None = None
    picture: Callable[[Values, Runs], Picture] | None = None
    hint: Text = ""
    ways: tuple[str, ...] = ()
    way: Callable[[Values], str] | None = None

    def __post_init__(self) -> None:
        if not self.hint and isinstance(self.goal, Sentence):
            name = f"{self.goal['say']}-hint"
            if name in messages():
                object.__setattr__(self, "hint", Sentence(name))

    def reached(self, values: Values, runs: Runs) -> tuple[float | None, int]:
        """The measure, None where it is no number, and how many stars it gives."""
        number = float(self.measure(values, runs))
        if not math.isfinite(number):
            return None, 0
        stars = self.stars
        if self.way is not None:
            taken = self.way(values)
            stars = stars[self.ways.index(taken) :][:1] if taken in self.ways else ()
        return number, sum(low <= number <= high for low, high in stars)


#: Complete values and their runs, for changes over the values of a class question.
RunsAt = Callable[[Values], tuple[Values, Runs]]


#: Choices of a class question have the letters A to D.
MOST_CHOICES = 4


@dataclass(frozen=True)
class ClassQuestion:
    """A question that a class votes on, by letters; it is shown when everybody has voted.

    name : one word, which differs from those of the others
    question : what is given and what is asked, parted by a line break
    choices : two to four
    sketches : of each choice the heights of the bars of a small histogram, from 0 to 1; (): none
    judge : takes a function from changes to values and runs; returns the right one of the choices,
        and what happened, both from runs
    values : at which it stands on the stage, over the defaults
    shown : what changes of them when it is shown
    runs : names of the runs on the stage; none: all
    rounds : votes before it is shown; between two of them the class talks
    decisive : takes values and runs, returns the moments at which the run slows down
    """

    name: str
    question: Text
    choices: tuple[Text, ...]
    judge: Callable[[RunsAt], tuple[Text, Text]]
    values: Values = field(default_factory=dict)
    shown: Values = field(default_factory=dict)
    runs: tuple[str, ...] = ()
    rounds: int = 2
    decisive: Callable[[Values, Runs], Decisive] = first_contact
    sketches: tuple[tuple[float, ...], ...] = ()

    def answer(self, runs_at: RunsAt) -> tuple[Text, Text, Decisive]:
        """The right choice, what happened, and when that is decided in the run that is shown.

        Raises
        ------
        ValueError : where the runs say what is none of the choices
        """
        right, happened = self.judge(runs_at)
        if right not in self.choices:
            raise ValueError(
                f"class question {self.name!r}: runs say {right!r}, none of the choices "
                f"{', '.join(map(str, self.choices))}"
            )
        values, runs = runs_at(self.shown)
        seen = {name: run for name, run in runs.items() if name in (self.runs or runs)}
        return right, happened, self.decisive(values, seen)


def class_question(
    start: str,
    question: Guess,
    values: Values = MappingProxyType({}),
    *,
    choices: tuple[Option, ...] = (),
    runs: tuple[str, ...] = (),
    rounds: int = 2,
) -> ClassQuestion:
    """A class question that a question of the lesson answers, at its own values.

    start : name of its message, such as "plane-bounce-class-rest"; its name follows "class"
    choices : in other words than the options of the question, under their names; (): these
    """
    texts = {one.name: one.text for one in choices or named(question.choices)}

    def judge(runs_at: RunsAt) -> tuple[Text, Text]:
        found = question.judged(*runs_at({}))
        return texts[str(found.truth)], found.happened

    return ClassQuestion(
        _name_in(start, "class"),
        Sentence(start),
        tuple(texts.values()),
        judge,
        values,
        runs=runs,
        rounds=rounds,
        decisive=question.decisive,
        sketches=question.sketches,
    )


@dataclass(frozen=True)
class Column:
    """A column of the table of set-ups.

    head : what stands in it, with its unit
    cell : takes values and runs of a set-up, returns its entry
    given : whether it is printed for students too; the others they fill in
    """

    head: Text
    cell: Callable[[Values, Runs], Text]
    given: bool = False


@dataclass(frozen=True)
class Worksheet:
    """Set-ups to try and fill in, and an experiment at home.

    set_ups : names of presets
    columns : after the one with their names
    at_home : what to do with what a household has, with blanks to fill in
    expect : what one may expect of it
    """

    set_ups: tuple[str, ...]
    columns: tuple[Column, ...]
    at_home: Text
    expect: Text
