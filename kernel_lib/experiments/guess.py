"""A question that the reader answers before the result is shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kernel_lib.experiments.measures.decisive import Decisive, Varied, first_contact
from kernel_lib.experiments.verdict import Judgement
from kernel_lib.state.trajectory import Trajectory

__all__ = ["GUESS_KINDS", "Guess", "Runs", "Values"]

Values = Mapping[str, Any]
Runs = Mapping[str, Trajectory]

#: What a question can ask for; see Guess.
GUESS_KINDS = ("flag", "arrow", "number", "choice", "speeds")


@dataclass(frozen=True)
class Guess:
    """A question that the reader answers before the result is shown.

    question : a {name} in it becomes the present value of that parameter
    kind : "flag" (a height set on the stage), "arrow" (its tip set on the stage), "number",
        "choice", or "speeds": of each ball of a row after it has collided, so that momentum and
        energy are kept; two answers, of three balls or more. A guess is then a list of lists,
        and `minimum`, `maximum` and `tolerance` are parts of the greatest speed before, of
        momentum and energy
    judge : takes values and runs, returns the truth and what is said of a guess. The truth is in
        `unit`, or one of `choices`; of an arrow its two components, or with the unit "°" its angle
        from the right, anticlockwise
    minimum, maximum : where the flag or number can go; the length of the longest arrow
    wall_x : m, where the pole of the flag stands; None lets the stage choose
    row : of "speeds": takes the values, returns masses (kg) and speeds before (m/s)
    at : m, where the arrow begins; None is the centre of ball 0 at the start
    decisive : takes values and runs, returns the moments at which a first look slows down
    vary : how parameters are drawn for another question like this one, by their names

    Raises
    ------
    ValueError : naming what cannot be asked so
    """

    question: str
    kind: str
    judge: Callable[[Values, Runs], Judgement]
    unit: str = ""
    tolerance: float = 0.0
    minimum: float = 0.0
    maximum: float = 1.0
    choices: tuple[str, ...] = ()
    wall_x: float | None = None
    row: Callable[[Values], tuple[Sequence[float], Sequence[float]]] | None = None
    at: tuple[float, float] | None = None
    decisive: Callable[[Values, Runs], Decisive] = first_contact
    vary: Mapping[str, Varied] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.kind not in GUESS_KINDS:
            raise ValueError(f"kind must be one of {', '.join(GUESS_KINDS)}, got {self.kind!r}")
        if self.kind == "choice" and len(self.choices) < 2:
            raise ValueError(f"a choice needs two choices or more, got {self.choices!r}")
        if self.kind == "speeds" and self.row is None:
            raise ValueError("a guess of speeds needs row, the masses and speeds before")
        if not self.minimum < self.maximum:
            raise ValueError(
                f"minimum must lie below maximum, got {self.minimum:g} and {self.maximum:g}"
            )
