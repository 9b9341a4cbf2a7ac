"""Ready experiments, one folder a lesson, and all that whoever writes a lesson needs.

`experiment` of each folder is what a page shows; `lessons()` finds them all. What a lesson of one's
own is made of stands here too: docs/write_a_lesson.md leads to one.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType

from kernel_lib.experiments.charts import Chart, Histogram, Left, Loop, Map, Points
from kernel_lib.experiments.common.controls import gravity
from kernel_lib.experiments.common.draws import Make, cases_by_name, in_digits, on_steps
from kernel_lib.experiments.common.kept import kept
from kernel_lib.experiments.common.parts import Parts, parts_of
from kernel_lib.experiments.common.planets import EARTH, JUPITER, MARS, MOON
from kernel_lib.experiments.common.wording import NOTHING, figure, percent
from kernel_lib.experiments.experiment import (
    COMPUTED,
    LESSON_BUDGET,
    PAPERS,
    AtContact,
    Bars,
    Experiment,
    InParts,
    Observable,
    Preset,
    Published,
    Runs,
    Values,
)
from kernel_lib.experiments.measures.decisive import Decisive, Varied, at_contacts, first_contact
from kernel_lib.experiments.parameters import Parameter, ParameterError, check_all
from kernel_lib.experiments.teaching.acts import THREE_LEVELS, Act, After, Level
from kernel_lib.experiments.teaching.captions import Caption, SpeedKept
from kernel_lib.experiments.teaching.cases import Case
from kernel_lib.experiments.teaching.guess import Guess
from kernel_lib.experiments.teaching.picture import (
    Angle,
    Band,
    Mark,
    Picture,
    Point,
    Ring,
    Span,
    Spot,
    Way,
)
from kernel_lib.experiments.teaching.tasks import (
    Challenge,
    ClassQuestion,
    Column,
    Exercise,
    RunsAt,
    Worksheet,
    class_question,
    exercise,
)
from kernel_lib.experiments.teaching.texts import Idea, Messages, Option, Texts, options
from kernel_lib.experiments.teaching.verdict import (
    Judgement,
    Verdict,
    judged_choice,
    judged_choices,
    right_within,
)
from kernel_lib.words import Sentence, Text, translated

__all__ = [
    "COMPUTED",
    "EARTH",
    "JUPITER",
    "LESSON_BUDGET",
    "MARS",
    "MOON",
    "NOTHING",
    "PAPERS",
    "THREE_LEVELS",
    "Act",
    "After",
    "Angle",
    "AtContact",
    "Band",
    "Bars",
    "Caption",
    "Case",
    "Challenge",
    "Chart",
    "ClassQuestion",
    "Column",
    "Decisive",
    "Exercise",
    "Experiment",
    "Guess",
    "Histogram",
    "Idea",
    "InParts",
    "Judgement",
    "Left",
    "Level",
    "Loop",
    "Make",
    "Map",
    "Mark",
    "Messages",
    "Observable",
    "Option",
    "Parameter",
    "ParameterError",
    "Parts",
    "Picture",
    "Point",
    "Points",
    "Preset",
    "Published",
    "Ring",
    "Runs",
    "RunsAt",
    "Sentence",
    "Span",
    "SpeedKept",
    "Spot",
    "Text",
    "Texts",
    "Values",
    "Varied",
    "Verdict",
    "Way",
    "Worksheet",
    "at_contacts",
    "cases_by_name",
    "check_all",
    "class_question",
    "exercise",
    "figure",
    "first_contact",
    "gravity",
    "in_digits",
    "judged_choice",
    "judged_choices",
    "kept",
    "lessons",
    "on_steps",
    "options",
    "parts_of",
    "percent",
    "renamed",
    "right_within",
    "translated",
]


def lessons() -> dict[str, Experiment]:
    """The Experiment of every lesson, by the name of its folder: those with a module `runs`."""
    return {name: import_module(f"{__name__}.{name}").experiment for name in _folders()}


@cache
def renamed() -> Mapping[str, str]:
    """Present names of lessons by their former ones, which work for one release."""
    return MappingProxyType({one.was: name for name, one in lessons().items() if one.was})


def _folders() -> Iterator[str]:
    for place in __path__:
        yield from sorted(module.parent.name for module in Path(place).glob("*/runs.py"))
