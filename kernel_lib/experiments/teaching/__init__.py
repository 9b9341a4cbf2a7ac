"""How a lesson leads its reader, as plain data: questions, acts, levels, exercises, challenges."""

from kernel_lib.experiments.measures.decisive import Decisive, Varied, at_contacts, first_contact
from kernel_lib.experiments.teaching.acts import PANELS, THREE_LEVELS, Act, After, Level
from kernel_lib.experiments.teaching.captions import Caption, SpeedKept
from kernel_lib.experiments.teaching.cases import Case
from kernel_lib.experiments.teaching.guess import Guess, Runs, Values
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
    MOST_STARS,
    Challenge,
    ClassQuestion,
    Column,
    Exercise,
    RunsAt,
    Worksheet,
    class_question,
    exercise,
)
from kernel_lib.experiments.teaching.texts import Idea, Option, options
from kernel_lib.experiments.teaching.verdict import Judgement, Verdict

__all__ = ["MOST_STARS", "PANELS", "THREE_LEVELS", "Act", "After", "Angle", "Band", "Caption"]
__all__ += ["Case", "Challenge", "ClassQuestion", "Column", "Decisive", "Exercise", "Guess", "Idea"]
__all__ += ["Judgement", "Level", "Mark", "Option", "Picture", "Point", "Ring", "Runs", "RunsAt"]
__all__ += ["Span", "SpeedKept", "Spot", "Values", "Varied", "Verdict", "Way", "Worksheet"]
__all__ += ["at_contacts", "class_question", "exercise", "first_contact", "options"]
