"""A question that a class votes on before a projector."""

from collections.abc import Callable
from dataclasses import dataclass, field

from kernel_lib.experiments.measures.decisive import Decisive, first_contact
from kernel_lib.experiments.teaching.guess import Runs, Values

__all__ = ["MOST_CHOICES", "ClassQuestion", "RunsAt"]

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
    question: str
    choices: tuple[str, ...]
    judge: Callable[[RunsAt], tuple[str, str]]
    values: Values = field(default_factory=dict)
    shown: Values = field(default_factory=dict)
    runs: tuple[str, ...] = ()
    rounds: int = 2
    decisive: Callable[[Values, Runs], Decisive] = first_contact
    sketches: tuple[tuple[float, ...], ...] = ()

    def answer(self, runs_at: RunsAt) -> tuple[str, str, Decisive]:
        """The right choice, what happened, and when that is decided in the run that is shown.

        Raises
        ------
        ValueError : where the runs say what is none of the choices
        """
        right, happened = self.judge(runs_at)
        if right not in self.choices:
            raise ValueError(
                f"class question {self.name!r}: runs say {right!r}, none of the choices "
                f"{', '.join(self.choices)}"
            )
        values, runs = runs_at(self.shown)
        seen = {name: run for name, run in runs.items() if name in (self.runs or runs)}
        return right, happened, self.decisive(values, seen)
