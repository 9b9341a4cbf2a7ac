"""A question that the reader answers before the result is shown."""

import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import InitVar, dataclass, field, replace
from typing import Any

from kernel_lib.experiments.measures.decisive import Decisive, first_contact
from kernel_lib.experiments.teaching.picture import Picture
from kernel_lib.experiments.teaching.texts import (
    Idea,
    Messages,
    Option,
    Slots,
    Texts,
    judged_number,
    judged_option,
    options,
)
from kernel_lib.experiments.teaching.verdict import Judgement
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence, Text, in_order, messages

__all__ = ["GUESS_KINDS", "Guess", "Runs", "Values", "check_sketches", "named"]

Values = Mapping[str, Any]
Runs = Mapping[str, Trajectory]

#: What a question can ask for; see Guess.
GUESS_KINDS = ("flag", "arrow", "number", "choice", "speeds")

#: What speeds can be asked to keep: two sums, and the order, in which no ball passes through
#: another.
LAWS = ("momentum", "energy", "order")


def check_sketches(sketches: Sequence[Sequence[float]], choices: Sequence[object]) -> None:
    """See that small histograms can stand next to choices; raises ValueError."""
    fit = not sketches or len(sketches) == len(choices)
    if not (fit and all(0 <= height <= 1 for sketch in sketches for height in sketch)):
        raise ValueError(
            f"sketches are heights from 0 to 1, one list for each of {len(choices)} "
            f"choices, got {sketches!r}"
        )


def named(choices: Sequence[Option | Text]) -> tuple[Option, ...]:
    """Options; a text without a name gets one from its place: "option1" and so on."""
    return tuple(
        one if isinstance(one, Option) else Option(f"option{place}", one)
        for place, one in enumerate(choices, start=1)
    )


@dataclass(frozen=True)
class Guess:
    """A question that the reader answers before the result is shown.

    question : a {name} in it becomes the present value of that parameter; or takes values and
        runs and returns the question, what is given and what is asked parted by a line break
    kind : "flag" (a height set on the stage), "arrow" (its tip set on the stage), "number",
        "choice", or "speeds": of each ball of a row after it has collided, so that `keeps` hold;
        two answers, where there are more balls than sums to keep. A guess is then a list of
        lists, and `minimum`, `maximum` and `tolerance` are parts of the greatest speed before,
        of momentum and energy
    judge : takes values and runs, returns the truth and what is said of a guess. The truth is in
        `unit`, or one of `choices` by its name; of an arrow its two components, or with the unit
        "°" its angle from the right, anticlockwise. None: `texts` say it
    truth : takes values and runs, returns the name of the option that is right, or the number in
        `unit`; read from the runs
    says : how the names of its messages begin: those of the verdicts, as `Messages` has them, of
        each of `choices` by its name, and, as far as there are any, of `steps`, with "-steps-1" and
        so on, and of `seen`, with "-seen-" and the name of an option; "": it has plain texts
    texts : what the verdicts say
    slots : takes values and runs, returns the words for {slots} of the texts, read from the runs
    case : takes values and runs, returns which case of the texts holds; None: "" always
    ideas : of a number: takes values and runs, returns what follows from ideas that are wrong
    within : of a number: takes values and runs, returns how far from the truth is right, or how far
        below and above; None: `tolerance`
    conceals : names of parameters whose values are the answer, or have no part in the question:
        their controls are out of sight until the verdict
    own_run : where a number is a cause: takes values and a guess, returns by name the values that
        differ in the run of that guess and in those that stand next to it, or such a run itself;
        None: it is not run
    own_slots : takes values and a guess that was run, returns words for {slots} of the texts that
        are read from that run, in place of those from `slots`
    margin : takes values and runs, returns how clear the answer is: below 1 too close to call,
        from 2 on easy, inf where the truth is exact, 0 where the question makes no sense
    what : what is guessed, in words; "": the question says it
    minimum, maximum : where the flag or number can go; the length of the longest arrow
    wall_x : m, where the pole of the flag stands; None lets the stage choose
    row : of "speeds": takes the values, returns masses (kg) and speeds before (m/s)
    keeps : of "speeds": out of LAWS, what an answer must keep
    at : m, where the arrow begins; None is the centre of ball 0 at the start
    decisive : takes values and runs, returns the moments at which a first look slows down
    name : one word, by which a page distinguishes the questions of a lesson
    act : of the lesson, from 1, in which it is asked
    told_in : the later act that shows the answer, the guess being kept until then; 0: it is shown
        where it is asked
    fits : takes values and runs, says whether it can be asked of them; None: `margin` says it,
        or it can be asked of all
    span : takes values, returns `minimum` and `maximum` at them; None: they are the same for all
    choices : of "choice", what can be chosen; names of options where `says` begins their messages,
        else a text without a name gets one from its place
    choices_now : takes values and runs, returns the choices there; None: they are the same for all
    steps : lines of an example, shown after two wrong answers; in the last one a number in
        brackets is left out for the reader
    seen : {option: the same in the past tense}, where the last picture of the run does not show it
        and the page asks what was seen before it says what happened
    picture : takes values and runs, returns what the stage draws once the verdict stands
    watch_first : whether its runs are watched before it can be answered, and the verdict follows at
        once: what is asked is what differs in them
    counter : whether a number of contacts is asked for, which the stage counts as they come, along
        a logarithmic bar from `minimum` to `maximum`
    sketches : of each choice the heights of the bars of a small histogram, from 0 to 1; (): none

    Raises
    ------
    ValueError : naming what cannot be asked so
    """

    question: Text | Callable[[Values, Runs], Text]
    kind: str
    judge: Callable[[Values, Runs], Judgement] | None = None
    unit: Text = ""
    tolerance: float = 0.0
    minimum: float = 0.0
    maximum: float = 1.0
    choices: tuple[Option | Text, ...] = ()
    wall_x: float | None = None
    row: Callable[[Values], tuple[Sequence[float], Sequence[float]]] | None = None
    keeps: tuple[str, ...] = LAWS
    at: tuple[float, float] | None = None
    decisive: Callable[[Values, Runs], Decisive] = first_contact
    name: str = "first"
    act: int = 1
    told_in: int = 0
    fits: Callable[[Values, Runs], bool] | None = None
    span: Callable[[Values], tuple[float, float]] | None = None
    choices_now: Callable[[Values, Runs], tuple[Option | Text, ...]] | None = None
    sketches: tuple[tuple[float, ...], ...] = ()
    steps: tuple[Text, ...] = ()
    seen: Mapping[str, Text] = field(default_factory=dict)
    watch_first: bool = False
    what: Text = ""
    truth: Callable[[Values, Runs], float | str] | None = None
    texts: Texts | Messages | None = None
    slots: Callable[[Values, Runs], Slots] | None = None
    case: Callable[[Values, Runs], str] | None = None
    ideas: Callable[[Values, Runs], tuple[Idea, ...]] | None = None
    margin: Callable[[Values, Runs], float] | None = None
    within: Callable[[Values, Runs], float | tuple[float, float]] | None = None
    own_run: Callable[[Values, float], Mapping[str, Values | Trajectory]] | None = None
    own_slots: Callable[[Values, float], Slots] | None = None
    conceals: tuple[str, ...] = ()
    picture: Callable[[Values, Runs], Picture] | None = None
    counter: bool = False

    says: InitVar[str] = ""
    vary: InitVar[Any] = None
    told_as: InitVar[str | None] = None

    def __post_init__(self, says: str, vary: Any, told_as: str | None) -> None:
        if says:
            self._say(says)
        for name, given, instead in (
            ("vary", vary, "an Act's cases say what is drawn"),
            ("told_as", told_as, "the page says *In fact*"),
        ):
            if given is not None:
                text = f"Guess({name}=) does nothing any more: {instead}"
                warnings.warn(text, DeprecationWarning, stacklevel=3)
        if self.kind not in GUESS_KINDS:
            raise ValueError(f"kind must be one of {', '.join(GUESS_KINDS)}, got {self.kind!r}")
        if self.judge is None and (self.truth is None or self.texts is None):
            raise ValueError("a question needs judge, or truth and texts, or what it says")
        if self.kind == "choice" and self.choices_now is None and len(self.choices) < 2:
            raise ValueError(f"a choice needs two choices or more, got {self.choices!r}")
        if self.kind == "speeds" and self.row is None:
            raise ValueError("a guess of speeds needs row, the masses and speeds before")
        if unknown := [law for law in self.keeps if law not in LAWS]:
            raise ValueError(f"speeds keep {', '.join(LAWS)}, got {unknown[0]!r}")
        if self.own_run is not None and self.kind not in ("flag", "number"):
            raise ValueError(f"own_run takes a number, which a {self.kind} is not")
        check_sketches(self.sketches, self.choices)
        names = [one.name for one in named(self.choices)]
        if unknown := [name for name in self.seen if name not in names]:
            raise ValueError(f"{unknown[0]!r} can be seen, but is none of {', '.join(names)}")
        if not self.name.isidentifier() or self.act < 1:
            raise ValueError(
                f"a question has one word as its name and an act from 1, got {self.name!r} and "
                f"{self.act}"
            )
        if self.told_in and self.told_in <= self.act:
            raise ValueError(
                f"told_in must be later than the act that asks, got {self.told_in} and {self.act}"
            )
        if not self.minimum < self.maximum:
            raise ValueError(
                f"minimum must lie below maximum, got {self.minimum:g} and {self.maximum:g}"
            )

    def _say(self, start: str) -> None:
        """Take its texts from the messages whose names begin so."""
        put = object.__setattr__
        found = [options(start, one)[0] if isinstance(one, str) else one for one in self.choices]
        put(self, "texts", Messages(start))
        put(self, "choices", named(found))
        put(self, "steps", in_order(f"{start}-steps") or self.steps)
        past = {one.name: f"{start}-seen-{one.name}" for one in named(found)}
        seen = {name: Sentence(text) for name, text in past.items() if text in messages()}
        put(self, "seen", seen or self.seen)

    def can_be_asked(self, values: Values, runs: Runs) -> bool:
        """Whether the question makes sense of these runs, and its answer is clear."""
        if self.fits is not None:
            return self.fits(values, runs)
        return self.margin is None or self.margin(values, runs) >= 1

    def is_too_close(self, values: Values, runs: Runs) -> bool:
        """Whether it makes sense of these runs, but its answer is not clear."""
        if self.fits is not None or self.margin is None:
            return False
        return 0 < self.margin(values, runs) < 1

    def options(self, values: Values, runs: Runs) -> tuple[Option, ...]:
        """What can be chosen at these values, each with a name."""
        return named(self.choices_now(values, runs) if self.choices_now else self.choices)

    def judged(self, values: Values, runs: Runs, guess: float | None = None) -> Judgement:
        """The truth of these runs, and what is said of each guess, or of one that was run.

        Raises
        ------
        ValueError : where a text is missing
        """
        if self.judge is not None:
            found = self.judge(values, runs)
            names = {one.text: one.name for one in self.options(values, runs)}
            known = isinstance(found.truth, str) and found.truth in names
            return replace(found, truth=names[str(found.truth)]) if known else found
        assert self.truth is not None and self.texts is not None  # as checked at the start
        truth = self.truth(values, runs)
        case = self.case(values, runs) if self.case else ""
        slots = dict(self.slots(values, runs)) if self.slots else {}
        if self.own_slots and guess is not None:
            slots |= self.own_slots(values, guess)
        if isinstance(truth, str):
            return judged_option(self.texts, self.options(values, runs), truth, case, slots)
        within = self.within(values, runs) if self.within else self.tolerance
        ideas = self.ideas(values, runs) if self.ideas else ()
        return judged_number(self.texts, truth, within, ideas, case, slots)

    def answered(self, values: Values, runs: Runs) -> tuple[Text, Text]:
        """The text of the right option, or the number in words; and what happened and why."""
        found = self.judged(values, runs)
        texts = {one.name: one.text for one in self.options(values, runs)}
        return texts.get(str(found.truth), str(found.truth)), found.happened

    def at_present(self, values: Values, runs: Runs) -> dict[str, Any]:
        """What depends on the values: "question", "choices", "options" (their names), "minimum" and
        "maximum"."""
        asked = self.question
        low, high = self.span(values) if self.span else (self.minimum, self.maximum)
        options = self.options(values, runs)
        return {
            "question": asked(values, runs) if callable(asked) else asked,
            "choices": [one.text for one in options],
            "options": [one.name for one in options],
            "minimum": low,
            "maximum": high,
        }
