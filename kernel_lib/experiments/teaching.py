"""How a lesson leads its reader, as plain data: acts, levels, exercises, challenges."""

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from kernel_lib.experiments.guess import Runs, Values

__all__ = ["MOST_STARS", "PANELS", "THREE_LEVELS", "Act", "Challenge"]
__all__ += ["Exercise", "Level", "check_teaching"]

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
    "sound",
)

#: Most stars of a challenge.
MOST_STARS = 3


@dataclass(frozen=True)
class Act:
    """A step of a lesson; a link opens it by its number. The lesson begins with the first one.

    title : its short name
    why : a sentence or two that say what it is for, or ask
    values : what it sets, over the defaults
    runs : names of the runs that it shows, in this order; none: all
    controls : names of the parameters that it needs at hand
    panel : out of PANELS: what it opens by itself
    """

    title: str
    why: str
    values: Values = field(default_factory=dict)
    runs: tuple[str, ...] = ()
    controls: tuple[str, ...] = ()
    panel: str = ""


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
    Level("By name", panels=("curves", "bars", "contacts", "readouts", "chart")),
    Level("All controls", panels=PANELS),
)


@dataclass(frozen=True)
class Exercise:
    """A question with a field for its answer, which is checked.

    name : one word, by which the page remembers it
    answer : a number in `unit`, or one of `choices`
    tolerance : how far from the answer a number may be, in `unit`
    values : at which it can be tried, over the defaults
    """

    name: str
    question: str
    answer: float | str
    hint: str
    solution: str
    unit: str = ""
    tolerance: float = 0.0
    choices: tuple[str, ...] = ()
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Challenge:
    """Something to reach by the controls, judged from the run.

    name : one word, by which the page remembers it
    measure : takes values and runs, returns a number in `unit`; nan where there is none
    stars : ranges, both ends in; each that holds the measure gives a star
    values : from which it starts, over the defaults
    above, below : what to try where the measure is too high for the next star, or too low
    """

    name: str
    goal: str
    measure: Callable[[Values, Runs], float]
    stars: tuple[tuple[float, float], ...]
    unit: str = ""
    values: Values = field(default_factory=dict)
    above: str = ""
    below: str = ""

    def reached(self, values: Values, runs: Runs) -> tuple[float | None, int]:
        """The measure, None where it is no number, and how many stars it gives."""
        number = float(self.measure(values, runs))
        if not math.isfinite(number):
            return None, 0
        return number, sum(low <= number <= high for low, high in self.stars)


def check_teaching(
    acts: Iterable[Act],
    levels: Iterable[Level],
    exercises: Iterable[Exercise],
    challenges: Iterable[Challenge],
    names: Iterable[str],
    check: Callable[[Values], Mapping[str, Any]],
) -> None:
    """See that acts, levels, exercises and challenges can work.

    Parameters
    ----------
    names : of the parameters
    check : completes and checks values

    Raises
    ------
    ValueError : naming the mistake and where it stands
    """
    acts, levels, known = tuple(acts), tuple(levels), tuple(names)
    exercises, challenges = tuple(exercises), tuple(challenges)
    for act in acts:
        _known(f"act {act.title!r} opens the control", act.controls, known)
        _known(f"act {act.title!r} opens the panel", (act.panel,) if act.panel else (), PANELS)
    for level in levels:
        _known(f"level {level.name!r} opens the control", level.controls, known)
        _known(f"level {level.name!r} opens the panel", level.panels, PANELS)
    _different("acts", [act.title for act in acts])
    _different("levels", [level.name for level in levels])
    tasks: tuple[Exercise | Challenge, ...] = (*exercises, *challenges)
    _different("exercises and challenges", [task.name for task in tasks])
    _check_values([(act.title, act.values) for act in acts], check)
    _check_values([(task.name, task.values) for task in tasks], check)
    for exercise in exercises:
        _check_exercise(exercise)
    for challenge in challenges:
        _check_challenge(challenge)


def _check_values(
    found: list[tuple[str, Values]], check: Callable[[Values], Mapping[str, Any]]
) -> None:
    for name, values in found:
        try:
            check(values)
        except ValueError as error:
            raise ValueError(f"{name!r}: {error}") from error


def _known(what: str, names: Iterable[str], known: tuple[str, ...]) -> None:
    for name in names:
        if name not in known:
            raise ValueError(f"{what} {name!r}; there are {', '.join(known)}")


def _different(what: str, names: list[str]) -> None:
    if len(set(names)) != len(names) or not all(names):
        raise ValueError(f"names of {what} must differ, got {', '.join(map(repr, names))}")


def _check_exercise(one: Exercise) -> None:
    if not one.name.isidentifier():
        raise ValueError(f"an exercise's name must be one word, got {one.name!r}")
    if isinstance(one.answer, str):
        if one.answer not in one.choices:
            raise ValueError(
                f"exercise {one.name!r}: the answer {one.answer!r} is none of the choices "
                f"{', '.join(one.choices)}"
            )
    elif not math.isfinite(one.answer) or not 0 <= one.tolerance < math.inf:
        raise ValueError(
            f"exercise {one.name!r}: answer and tolerance must be numbers, the tolerance not "
            f"negative, got {one.answer!r} and {one.tolerance!r}"
        )


def _check_challenge(one: Challenge) -> None:
    if not one.name.isidentifier():
        raise ValueError(f"a challenge's name must be one word, got {one.name!r}")
    if not 1 <= len(one.stars) <= MOST_STARS:
        raise ValueError(
            f"challenge {one.name!r} has one to {MOST_STARS} stars, got {len(one.stars)}"
        )
    for low, high in one.stars:
        if not low <= high:
            raise ValueError(f"challenge {one.name!r}: a range goes up, got {low!r} to {high!r}")
