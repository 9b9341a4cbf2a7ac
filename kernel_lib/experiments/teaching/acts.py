"""How a lesson leads its reader, as plain data: its acts, and how much of the page is open."""

from dataclasses import dataclass, field

from kernel_lib.experiments.teaching.cases import Case
from kernel_lib.experiments.teaching.guess import Values
from kernel_lib.words import Text

__all__ = ["MOST_TOYS", "PANELS", "THREE_LEVELS", "TOYS", "Act", "After", "Level"]

#: What a level can open beside controls: the parts of the page, by their names there.
PANELS = (
    "readouts",
    "law",
    "curves",
    "bars",
    "balance",
    "microscope",
    "contacts",
    "chart",
    "measuring",
    "sound",
)

#: What can be played with beside set-ups: the view in space, clicks, descriptions side by side, a
#: ball thrown by hand.
TOYS = ("space", "sound", "beside", "throw")

#: Most of them in the row after the verdict, set-ups included.
MOST_TOYS = 4


@dataclass(frozen=True)
class After:
    """What follows two right answers: a line to write, which is not judged.

    question : what it is to say
    model : one answer
    """

    question: Text
    model: Text


@dataclass(frozen=True)
class Act:
    """A step of a lesson; a link opens it by its number. The lesson begins with the first one.

    title : its short name
    why : a sentence or two that say what it is for, or ask
    values : what it sets, over the defaults
    runs : names of the runs that it shows, in this order; none: all
    controls : names of the parameters that it needs at hand
    panel : out of PANELS: what it opens by itself
    beside : out of PANELS: what it opens beside that; of curves the second one gives way
    cases : of its questions, from which *Another one* draws
    after : what follows two right answers: a line, or the name of one of the experiment's
        `further` questions, which is judged
    contrast : name of a set-up with two runs side by side, and a question of this act about what
        differs in them; offered after a verdict, before the law
    two_answers : name of one of the experiment's `further` questions, about the speeds of two
        balls: a puzzle behind *Play first*, before its questions. Each answer is played, then
        the page says which law rejects it; the verdict quotes them
    words_tell : why the words of its questions may tell the answer; "": they must not
    """

    title: Text
    why: Text
    values: Values = field(default_factory=dict)
    runs: tuple[str, ...] = ()
    controls: tuple[str, ...] = ()
    panel: str = ""
    beside: str = ""
    cases: tuple[Case, ...] = ()
    after: After | str | None = None
    contrast: str = ""
    two_answers: str = ""
    words_tell: str = ""


@dataclass(frozen=True)
class Level:
    """How much of the page is open.

    controls : names of parameters that come with it
    panels : out of PANELS
    """

    name: str
    controls: tuple[str, ...] = ()
    panels: tuple[str, ...] = ()


#: The levels of the lessons: stage and what the act needs; one panel after the other by its name;
#: everything.
THREE_LEVELS = (
    Level("Stage"),
    Level("By name", panels=("curves", "bars", "contacts", "readouts", "chart", "measuring")),
    Level("All controls", panels=PANELS),
)
