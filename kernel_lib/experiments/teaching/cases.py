"""Cases of an act's questions, and how values are drawn from them."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from kernel_lib.experiments.measures.decisive import Varied
from kernel_lib.experiments.parameters import Parameter, Value

__all__ = ["Case", "Draw", "drawn_values"]

Values = Mapping[str, Any]

#: Digits of a number in a question.
MOST_DIGITS = 2


@dataclass(frozen=True)
class Draw:
    """Values at which an act asks: one question of its bank.

    case : its name
    values : what is drawn, over the values of the act
    easy : whether the answer is clear at a glance: at least twice the margin
    """

    case: str
    values: Values
    easy: bool


@dataclass(frozen=True)
class Case:
    """Questions of an act that have one answer for one reason.

    name : a few words, which differ from those of the act's other cases
    question : name of the guess that is asked
    right : name of the option that is right; of a number ""
    weight : its part of the act's draws, over that of the others
    vary : what is drawn: {parameter: Varied, or the values from which one is taken}
    example : values of one such question, over those of the act
    make : where a draw starts from the outcome, in place of `vary`: takes numbers by chance, and
        whether the question shall be easy; returns values, or None where these do not fit

    Raises
    ------
    ValueError : for a case that draws nothing, or has no weight
    """

    name: str
    question: str
    right: str
    weight: float
    vary: Mapping[str, Varied | Sequence[Value]] = field(default_factory=dict)
    example: Values = field(default_factory=dict)
    make: Callable[[Random, bool], Values | None] | None = None

    def __post_init__(self) -> None:
        if not self.weight > 0:
            raise ValueError(f"the case {self.name!r} needs a weight, got {self.weight!r}")
        if bool(self.vary) == bool(self.make):
            raise ValueError(f"the case {self.name!r} draws by vary or by make, one of the two")
        if self.make and not self.example:
            raise ValueError(f"the case {self.name!r} draws by make and needs an example")

    def names(self) -> tuple[str, ...]:
        """Names of the parameters that a draw of it sets."""
        return (*self.vary, *(name for name in self.example if name not in self.vary))


def drawn_values(
    case: Case, parameters: Mapping[str, Parameter], chance: Random, easy: bool
) -> Values | None:
    """Values of a case by chance; None where they do not fit together."""
    if case.make:
        return case.make(chance, easy)
    return {name: _drawn(one, parameters[name], chance) for name, one in sorted(case.vary.items())}


def _drawn(one: Varied | Sequence[Value], parameter: Parameter, chance: Random) -> Value:
    if not isinstance(one, Varied):
        return one[chance.randrange(len(one))]
    step = one.step or parameter.step
    if not step:
        low, high = math.log(one.least), math.log(one.most)
        return float(f"{math.exp(chance.uniform(low, high)):.{MOST_DIGITS}g}")
    count = math.floor((one.most - one.least) / step + 1e-9)
    return round(one.least + step * chance.randrange(count + 1), 9)
