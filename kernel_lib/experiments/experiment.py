"""An experiment: all that a lesson is to the machine, without any user interface."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from kernel_lib.experiments.charts import AnyChart, Chart, Histogram, Loop, Map, Points
from kernel_lib.experiments.measures.decisive import Decisive, Varied, at_contacts
from kernel_lib.experiments.parameters import Parameter, Value, check_all
from kernel_lib.experiments.teaching.acts import Act, Level
from kernel_lib.experiments.teaching.captions import Caption, SpeedKept
from kernel_lib.experiments.teaching.cases import Case
from kernel_lib.experiments.teaching.check import (
    check_class_questions,
    check_teaching,
    check_toys,
)
from kernel_lib.experiments.teaching.guess import Guess, Runs, Values
from kernel_lib.experiments.teaching.tasks import (
    Challenge,
    ClassQuestion,
    Exercise,
    RunsAt,
    Worksheet,
)
from kernel_lib.experiments.teaching.verdict import Judgement, Verdict
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Text, open_slots

__all__ = [
    "COMPUTED",
    "LESSON_BUDGET",
    "MOST_RUNS",
    "PAPERS",
    "SHOWABLE",
    "Act",
    "AtContact",
    "Bars",
    "Caption",
    "Challenge",
    "Chart",
    "ClassQuestion",
    "Decisive",
    "Exercise",
    "Experiment",
    "Guess",
    "Histogram",
    "InParts",
    "Judgement",
    "Level",
    "Loop",
    "Map",
    "Observable",
    "Points",
    "Preset",
    "Published",
    "Runs",
    "RunsAt",
    "SpeedKept",
    "Values",
    "Varied",
    "Verdict",
    "at_contacts",
]

#: What an experiment may show in addition to what every stage shows.
SHOWABLE = (
    *("momenta", "impulses", "centre", "momentumSum", "angular", "cores", "bounces"),
    "speeds",
)

#: Most runs of an experiment: the page has four colours for them.
MOST_RUNS = 4

#: Work that one run of a lesson may cost, counted as in `simulate`: some 0.4 s of computing where
#: contacts are expensive (with drag, or soft). Twenty seconds of bounces take a tenth of it.
LESSON_BUDGET = 3000

#: Scales of parameters that are no numbers.
WORDS = ("switch", "choice")

#: Groups of set-ups that show all descriptions: cases of the sources, and how things are computed.
PAPERS, COMPUTED = "From the papers", "For those who compute"

#: Units of length, in metres.
METRES = {"m": 1.0, "cm": 1e-2, "mm": 1e-3, "µm": 1e-6}

#: What a handle can move of a ball.
HANDLE_KINDS = ("position", "velocity")


@dataclass(frozen=True)
class Preset:
    """A named set-up: the values that differ from the defaults, and what to look for.

    group : heading under which it stands in the list: PAPERS or COMPUTED, which show all runs;
        without one it bears an everyday name
    cases : from which *Another one* draws where it asks a question of its own, over its values;
        the words of such a question may tell the answer
    was : its name before it was renamed; links of that name open it
    """

    name: str
    values: Values
    note: Text = ""
    group: str = ""
    cases: tuple[Case, ...] = ()
    was: str = ""


@dataclass(frozen=True)
class Observable:
    """A quantity to draw over a run.

    values : takes a Trajectory, returns (K+1,) numbers in `unit`
    breaks : takes a Trajectory, returns moments, s, at which it jumps though nothing touches
    against : the observable over which its curve is drawn at first; empty for time
    ball : the one ball of which it is measured, counted from 0, whose hue it has on the page; None:
        of several, or of whichever
    runs : names of the runs that it is measured in; none: all
    """

    name: str
    symbol: str
    unit: str
    values: Callable[[Trajectory], NDArray[np.float64]]
    breaks: Callable[[Trajectory], NDArray[np.float64]] | None = None
    against: str = ""
    ball: int | None = None
    runs: tuple[str, ...] = ()

    def of_run(self, name: str) -> "Observable":
        """Itself for a run that has it; for others what is zero throughout."""
        if not self.runs or name in self.runs:
            return self
        return replace(self, values=lambda run: np.zeros(len(run.time)), breaks=None)


@dataclass(frozen=True)
class Bars:
    """Quantities of one kind that share or hand over a total, drawn as bars at the clock."""

    title: Text
    unit: str
    parts: tuple[Observable, ...]


@dataclass(frozen=True)
class AtContact:
    """What the stage draws where bodies touch, and what it is called.

    into, out, along : names of the parts of a velocity at an impact: the normal one towards the
        other body and away from it, and the tangential one; each long and short, for narrow
        stages; () draws no parts
    slip : name of the speed at which the surfaces slide over each other; "" draws none
    forces : those between ball 1 and 2, 2 and 3 and so on, N, zero where they do not press; rows
        with more contacts, and contacts without a force, show none
    reaction : the force of the track on ball 1, N, to the right and upwards
    acts : numbers of those in which the parts, or this force, are drawn; () for all
    energy_acts : numbers of those in which bands show the energies of the two parts at a landing;
        bodies that turn have none
    lost : what becomes of the energy that a landing takes, in three words or so
    lens : how deep ball 1 presses into the first wall, a plane, the force and, if it may slide, the
        slip: a lens shows this contact enlarged, and the clock is slow while it lasts; () for none
    """

    into: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    along: tuple[str, ...] = ()
    slip: str = ""
    forces: tuple[Observable, ...] = ()
    reaction: tuple[Observable, ...] = ()
    acts: tuple[int, ...] = ()
    energy_acts: tuple[int, ...] = ()
    lost: str = ""
    lens: tuple[Observable, ...] = ()

    def __post_init__(self) -> None:
        if self.lens and (len(self.lens) not in (2, 3) or self.lens[0].unit not in METRES):
            raise ValueError(
                f"a lens shows a depth in one of {', '.join(METRES)}, a force and a slip, "
                f"got {', '.join(one.name for one in self.lens)}"
            )
        if len(self.reaction) not in (0, 2):
            raise ValueError(
                f"the force of a track has two components, got {len(self.reaction)} observables"
            )
        if self.energy_acts and not (self.into and self.lost):
            raise ValueError("bands of energy need the names of the parts, and where energy goes")
        counts = {len(names) for names in (self.into, self.out, self.along)}
        if counts not in ({0}, {2}):
            raise ValueError(
                "the parts of a velocity have a long and a short name each, all three or none; "
                f"got {self.into!r}, {self.out!r}, {self.along!r}"
            )


@dataclass(frozen=True)
class InParts:
    """Runs too large for one picture, which come one part after the other.

    ends : takes complete values, returns the ends of the parts, s, growing; () where all fits
    runs : takes complete values and the number of a part, counted from 0; returns the runs up to
        its end, from their beginning; of part 0 those of `Experiment.runs`
    """

    ends: Callable[[Values], tuple[float, ...]]
    runs: Callable[[Values, int], dict[str, Trajectory]]


@dataclass(frozen=True)
class Published:
    """A figure of a source beside ours.

    computed : takes nothing, returns our figure
    remark : the reason where the two differ
    """

    quantity: str
    printed: str
    computed: Callable[[], float | str]
    source: str
    remark: str = ""


@dataclass(frozen=True)
class Experiment:
    """Parameters, presets, runs, observables, published figures and the guess of a lesson.

    name : key of the lesson, such as "plane_bounce"
    was : its key before it was renamed; what a browser kept under it moves to the new one
    runs : takes complete values, returns {name: Trajectory}, one to MOST_RUNS
    guess : the first question of the lesson
    questions : others, for set-ups and later acts; of those that fit the first one is asked
    further : numbers and choices that acts ask for after two right answers, at the values of the
        last one; speeds that are the puzzle of an act, whose row and texts depend on nothing
    handles : what can be dragged on the stage: {ball: {"position": names, "velocity": names}},
        a parameter name per axis, or None for an axis that stays
    draws : heights that are set by hand on the stage, {name of a parameter: x in m}; its value is
        the height of the point there, m
    bends : curved walls that are bent by hand, {wall: name of the parameter that is its radius of
        curvature, up to a length of its own}
    shows : what the stage shows from the start beside the usual, out of SHOWABLE
    at_contact : what the stage draws where bodies touch
    walls : names of the walls, in their order, under which the stage says on them what they do to
        a ball; for runs whose contacts obey the coefficients of their scenes
    ball_count : name of the parameter that counts the balls, if there is one
    law_now : takes values and runs, returns lines: the law with today's numbers put in; a line of
        one run alone as a pair: the name of the run, and the line
    acts, levels, exercises, challenges : how the lesson leads its reader
    class_questions : what a class is asked before a projector, in this order
    toys : what can be played with after the verdict: names of set-ups, or out of TOYS
    lasts : name of the parameter that says how long the runs are, if there is one
    clicks : name of the parameter that is the ratio of one flight's time to the time before it,
        which a reader can find by ear from a ball of their own, if there is one
    worksheet : what stands on its printed sheet
    hues : places of hues, from 0 to 4, of runs by their names, so that a run keeps its hue in
        whatever order and company it comes; of a run that is not named its place among the runs
    captions : takes values and runs, returns the caption of each run, by its name
    in_parts : how runs come that no single picture carries
    ahead : runs that are too dear for a page, by names that no other lesson uses; they are made
        when the package is built, and `made_ahead` finds them

    Raises
    ------
    ValueError : for what cannot work, naming it; what runs and observables return is looked
        at when they are first shown
    """

    name: str
    title: str
    parameters: tuple[Parameter, ...]
    runs: Callable[[Values], dict[str, Trajectory]]
    observables: tuple[Observable, ...] = ()
    bars: tuple[Bars, ...] = ()
    presets: tuple[Preset, ...] = ()
    chart: AnyChart | None = None
    published: tuple[Published, ...] = ()
    guess: Guess | None = None
    questions: tuple[Guess, ...] = ()
    further: tuple[Guess, ...] = ()
    handles: Mapping[int, Mapping[str, tuple[str | None, ...]]] = field(default_factory=dict)
    bends: Mapping[int, str] = field(default_factory=dict)
    draws: Mapping[str, float] = field(default_factory=dict)
    shows: tuple[str, ...] = ()
    at_contact: AtContact = AtContact()
    walls: tuple[str, ...] = ()
    ball_count: str | None = None
    law_now: Callable[[Values, Runs], Sequence[Text | tuple[str, Text]]] | None = None
    acts: tuple[Act, ...] = ()
    levels: tuple[Level, ...] = ()
    exercises: tuple[Exercise, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    class_questions: tuple[ClassQuestion, ...] = ()
    toys: tuple[str, ...] = ()
    lasts: str | None = None
    clicks: str | None = None
    worksheet: Worksheet | None = None
    captions: Callable[[Values, Runs], Mapping[str, Caption]] | None = None
    in_parts: InParts | None = None
    hues: Mapping[str, int] = field(default_factory=dict)
    ahead: Mapping[str, Callable[[], Trajectory]] = field(default_factory=dict)
    was: str = ""

    def __post_init__(self) -> None:
        names = [parameter.name for parameter in self.parameters]
        curves = [one.name for one in self.observables]
        for what, words in (("parameter", names), ("observable", curves)):
            if len(set(words)) != len(words):
                raise ValueError(f"{what} names must differ, got {', '.join(words)}")
        for one in self.observables:
            if one.against not in ("", *curves):
                known = ", ".join(curves)
                raise ValueError(
                    f"{one.name!r} is drawn against {one.against!r}; there are {known}"
                )
        for parameter in self.parameters:
            for other, _ in parameter.conditions:
                if other not in names:
                    raise ValueError(f"{parameter.name} depends on {other!r}, unknown")
        own = (*self.bends.values(), *self.draws, self.ball_count, self.lasts, self.clicks)
        for name in (*self._handled(), *own, *self._asked()):
            if name is not None and name not in names:
                raise ValueError(
                    f"a handle, the count of balls, the clicks, the length or the question names "
                    f"{name!r}; there are {', '.join(names)}"
                )
        self._check_clicks()
        asked = [one.name for one in self.all_questions()]
        if len(set(asked)) != len(asked):
            raise ValueError(f"names of questions must differ, got {', '.join(asked)}")
        self._check_stage()
        self._check_set_ups()
        check_teaching(self.acts, self.levels, self.exercises, self.challenges, names, self.check)
        drawing: tuple[Act | Preset, ...] = (*self.acts, *self.presets)
        for case in (case for one in drawing for case in one.cases):
            if case.question not in asked:
                raise ValueError(
                    f"the case {case.name!r} asks {case.question!r}; there are {', '.join(asked)}"
                )
        check_class_questions(self.class_questions, self.check)
        check_toys(self.toys, [preset.name for preset in self.presets])
        there = {preset.name for preset in self.presets}
        further = [one.name for one in self.further if one.kind in ("number", "choice")]
        numbered = tuple(enumerate(self.acts, start=1))
        for number, act in numbered:
            if isinstance(act.after, str) and act.after not in further:
                raise ValueError(
                    f"act {number} goes further with {act.after!r}; there are the numbers "
                    f"and choices {', '.join(further)}"
                )
        self._check_puzzles()
        wanted = [
            ("the sheet", name) for name in (self.worksheet.set_ups if self.worksheet else ())
        ]
        wanted += [(f"act {number}", act.contrast) for number, act in numbered if act.contrast]
        for what, name in wanted:
            if name not in there:
                raise ValueError(f"{what} wants the set-up {name!r}, which is none")

    def _check_puzzles(self) -> None:
        puzzles = [one.name for one in self.further if one.kind == "speeds"]
        for number, act in enumerate(self.acts, start=1):
            if act.two_answers and act.two_answers not in puzzles:
                raise ValueError(
                    f"act {number} wants two answers to {act.two_answers!r}; there are "
                    f"the speeds {', '.join(puzzles)}"
                )

    def _handled(self) -> Iterator[str | None]:
        """Names of the parameters that handles move."""
        for ball, kinds in self.handles.items():
            if not isinstance(ball, int) or ball < 0:
                raise ValueError(f"handles are those of balls 0, 1, ...; got {ball!r}")
            for kind, axes in kinds.items():
                if kind not in HANDLE_KINDS:
                    raise ValueError(
                        f"a handle moves {' or '.join(HANDLE_KINDS)} of a ball, got {kind!r}"
                    )
                yield from axes

    def _check_stage(self) -> None:
        """ValueError for what a stage cannot show, and for hues that it does not have."""
        for shown in self.shows:
            if shown not in SHOWABLE:
                raise ValueError(f"a stage can show {', '.join(SHOWABLE)}; got {shown!r}")
        for run, hue in self.hues.items():
            if hue not in range(5):
                raise ValueError(f"hues are counted from 0 to 4; {run!r} has {hue!r}")

    def _check_clicks(self) -> None:
        """ValueError for a click on the chart that sets what no number can set."""
        numbers = [one.name for one in self.parameters if one.scale not in WORDS]
        for name in getattr(self.chart, "click", ()):
            if name is not None and name not in numbers:
                raise ValueError(
                    f"a click on the chart sets {name!r}; there are {', '.join(numbers)}"
                )

    def _check_set_ups(self) -> None:
        """ValueError for a set-up with values that no control can take, naming it."""
        for preset in self.presets:
            try:
                self.check(preset.values)
            except ValueError as error:
                raise ValueError(f"the set-up {preset.name!r}: {error}") from error

    def all_questions(self) -> tuple[Guess, ...]:
        """The first question, and the others."""
        return (self.guess, *self.questions) if self.guess else self.questions

    @cached_property
    def drawing(self) -> Mapping[str, Preset]:
        """The set-ups that have draws, by the question that they ask."""
        return {case.question: one for one in self.presets for case in one.cases}

    def _asked(self) -> Iterator[str]:
        """Names of the parameters whose values stand in the questions, or answer them."""
        for one in self.all_questions():
            yield from one.conceals
            if not callable(one.question):
                yield from open_slots(one.question)

    def defaults(self) -> dict[str, Value]:
        """Values at the start."""
        return {parameter.name: parameter.default for parameter in self.parameters}

    def begins(self, values: Values) -> dict[str, Value]:
        """Values with which the lesson begins: these, then those of its first act, then defaults.

        Raises
        ------
        ParameterError : as in `check_all`
        """
        return self.check({**(self.acts[0].values if self.acts else {}), **values})

    def check(self, values: Values) -> dict[str, Value]:
        """Complete and check values; see `check_all` for the errors."""
        return check_all(self.parameters, values)
