"""One step of an adaptive integrator of order eight, for floats and arrays alike.

The method of Dormand and Prince; its lines are written from the weights in `tableaus`.

A state is a list. Its entries may be floats (one contact, quickest in plain Python),
arrays with one entry a case (many cases together, each with its own clock and step),
or one array for everything; the same lines serve them all, and compiled loops too.
"""

from typing import Any

from kernel_lib.numerics.tableaus import DORMAND_PRINCE

__all__ = [
    "eighth_order_step",
    "error_parts",
    "error_squares",
    "next_step",
    "step_error",
    "workspace",
]

#: A step is chosen so that its error is expected to miss the tolerance by this factor.
SAFETY = 0.8
#: No step is more than this many times shorter or longer than the one before.
SHRINK, GROW = 0.2, 3.0

#: The stage whose sum is taken in two loops: compilers find no vector form of the whole (one stage
#: of twelve would take a sixth of the time of a compiled step).
IN_TWO_LOOPS = 8


def _sum_of(weights: dict[int, float]) -> str:
    return " + ".join(f"{weight!r} * k{stage}[i]" for stage, weight in weights.items())


def _stages() -> list[str]:
    """The lines of a step: each stage, and the rates there; in the end the new state."""
    every, lines = "for i in range(len(state)): work[i] =", list[str]()
    rows = zip(DORMAND_PRINCE.stages, DORMAND_PRINCE.nodes[1:], strict=True)
    for stage, (weights, node) in enumerate(rows, 2):
        total = _sum_of(weights)
        if stage == IN_TWO_LOOPS:
            *first, one, two = weights
            lines.append(f"{every} {_sum_of({each: weights[each] for each in first})}")
            total = f"work[i] + {_sum_of({one: weights[one], two: weights[two]})}"
        lines.append(f"{every} state[i] + step * ({total})")
        lines.append(f"rates(clock + {node!r} * step, work, k{stage}, parameters)")
    return [*lines, f"{every} state[i] + step * ({_sum_of(DORMAND_PRINCE.result)})"]


def _written(name: str, arguments: str, lines: list[str]) -> Any:
    """A function with the weights as numbers in its lines: a compiled loop sees no tables."""
    slopes = ", ".join(f"k{stage}" for stage in range(1, 13))
    text = "\n    ".join([f"def {name}({arguments}):", f"{slopes} = slopes", *lines])
    space = {"__name__": __name__}
    exec(compile(text, f"<{name} of Dormand and Prince>", "exec"), space)
    return space[name]


_step = _written("_step", "rates, parameters, clock, state, slopes, work, step", _stages())
_errors = _written(
    "_errors", "slopes, i", [f"return {', '.join(map(_sum_of, DORMAND_PRINCE.errors))}"]
)


def eighth_order_step(
    rates: Any, parameters: Any, clock: Any, state: Any, slopes: Any, work: Any, step: Any
) -> None:
    """Advance a state by one step; the new state is left in `work`.

    Parameters
    ----------
    rates : rates(clock, state, out, parameters) writes d(state)/d(clock) into `out`
    parameters : anything; handed on to `rates`
    clock : (...) float, independent variable at the start of the step
    state : list of (...) floats; unchanged
    slopes : 12 lists as long as `state`; the first holds the rates at the start, the
        others are overwritten
    work : list as long as `state`
    step : (...) float, positive or negative
    """
    _step(rates, parameters, clock, state, slopes, work, step)


def step_error(slopes: Any, step: Any, weights: Any) -> Any:
    """Estimated error of a step, in tolerances.

    Parameters
    ----------
    slopes : as `eighth_order_step` left them
    step : (...) float
    weights : list as long as the state: 1/tolerance of each entry

    Returns
    -------
    (...) float, root of the sum of squares over the entries; a step is good up to 1
    """
    fifth, third = error_squares(slopes, weights)
    return abs(step) * fifth / (fifth + 0.01 * third) ** 0.5


def error_squares(slopes: Any, weights: Any) -> tuple[Any, Any]:
    """Sums of the squared errors of orders five and three, in tolerances, a unit of the step."""
    fifth = 0.0
    third = 1e-300
    for i in range(len(weights)):
        e, d = error_parts(slopes, i)
        e = weights[i] * e
        d = weights[i] * d
        fifth = fifth + e * e
        third = third + d * d
    return fifth, third


def error_parts(slopes: Any, i: int) -> tuple[Any, Any]:
    """Errors of orders five and three of one entry of the state, a unit of the step."""
    fifth, third = _errors(slopes, i)
    return fifth, third


def next_step(step: float, error: float) -> float:
    """Length of the next step, or of the next try, after one of this error."""
    factor = SAFETY * (error + 1e-30) ** (-1 / 8)
    return step * min(max(factor, SHRINK), GROW)


def workspace(count: int) -> tuple[list[list[Any]], list[Any]]:
    """Twelve lists of slopes and one of work for a state of this many entries."""
    return [[0.0] * count for _ in range(12)], [0.0] * count
