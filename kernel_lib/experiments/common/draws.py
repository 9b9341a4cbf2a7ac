"""Values by chance for a lesson's questions."""

from collections.abc import Callable, Mapping
from random import Random

from kernel_lib.experiments.teaching.cases import Case
from kernel_lib.experiments.teaching.guess import Values

__all__ = ["Make", "cases_by_name", "in_digits", "on_steps"]

#: Makes a draw of a case by chance: `Case.make`.
Make = Callable[[Random, bool], Values | None]


def on_steps(chance: Random, least: float, most: float, step: float) -> float:
    """One of least, least + step and so on up to most, each as likely."""
    return round(least + step * chance.randrange(round((most - least) / step) + 1), 9)


def in_digits(number: float, digits: int) -> float:
    """A number rounded to so many digits."""
    return float(f"{number:.{digits}g}")


def cases_by_name(
    question: str,
    rights: Mapping[str, str | tuple[str, float]],
    example: Values,
    make: Callable[[str], Make],
) -> tuple[Case, ...]:
    """Cases of one question that one function draws.

    Parameters
    ----------
    rights : of each case the name of the option that is right, and its weight if that is not 1
    example : values of one question of each
    make : takes the name of a case, returns its draws
    """
    cases = []
    for name, given in rights.items():
        right, weight = given if isinstance(given, tuple) else (given, 1)
        cases.append(Case(name, question, right, weight, example=example, make=make(name)))
    return tuple(cases)
