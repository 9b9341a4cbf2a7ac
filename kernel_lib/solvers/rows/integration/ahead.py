"""Loops of rows that are compiled beforehand, once on a machine, and loaded where they are needed.

Compiled or plain, a row has the same answer to the last bit; only the time differs, by twenty. So
a loop may be loaded at any moment, and no run waits for the compiler unless it is asked to compile.
"""

from typing import Any

from kernel_lib.numerics.compile import compile_ahead, keeps, load_ahead
from kernel_lib.solvers.rows.impact_loop import impacts_in_turn
from kernel_lib.solvers.rows.integration.chain_loop import attempt, compiled_chain, compiled_nodes
from kernel_lib.solvers.rows.integration.equations import any_push, any_through
from kernel_lib.solvers.rows.integration.wave import compile_long_rows

__all__ = [
    "CHAIN",
    "IMPACTS",
    "STEP_NODES",
    "compile_rows",
    "count_plain_steps",
    "load_rows",
    "rows_are_compiled",
    "rows_are_missed",
]

#: The loops with their laws, for `compiled`: one law for all exponents, so each is compiled once.
CHAIN = compiled_chain, attempt, any_push, any_through
STEP_NODES = compiled_nodes, any_push, any_through
IMPACTS = (impacts_in_turn,)

LOOPS: dict[tuple[Any, ...], str] = {
    CHAIN: "(float64, boolean, float64, float64[:,::1], float64[:,::1], float64[:,::1], "
    "float64[::1], int64[:,::1], int64[::1], int64[::1], float64[::1], float64[::1])",
    STEP_NODES: "(boolean, float64, float64[::1], float64[::1], int64[::1], float64[::1])",
    IMPACTS: "(int64, int64, int64[::1], int64[::1], int64[::1], float64[::1], float64[::1], "
    "float64[::1], float64[::1], float64[::1], float64[::1])",
}

#: Steps in plain Python of all rows of a process, a second of computing, after which loops are
#: looked for again.
WORTH_LOADING = 20_000


class _Rows:
    """Whether the loops are loaded in this process, or were looked for in vain, and the plain
    steps since it looked."""

    loaded = missed = False
    plain_steps = 0


def rows_are_compiled() -> bool:
    """Whether rows of balls go through compiled loops in this process."""
    return _Rows.loaded


def rows_are_missed() -> bool:
    """Whether this process looked for the loops in vain, and `compile_rows` would keep them."""
    return _Rows.missed and keeps()


def count_plain_steps(steps: int) -> None:
    """Note steps that plain Python has taken; after many of them the loops are loaded, if kept."""
    _Rows.plain_steps += steps
    if _Rows.plain_steps >= WORTH_LOADING:
        load_rows()


def load_rows() -> bool:
    """Load the compiled loops of soft rows, if this machine keeps them; whether it does.

    It takes up to a second, and never compiles.
    """
    _Rows.plain_steps = 0
    if not _Rows.loaded:
        found = [
            load_ahead(*loop, signature=signature, exact=True) for loop, signature in LOOPS.items()
        ]
        _Rows.loaded = all(found)
        _Rows.missed = not _Rows.loaded
    return _Rows.loaded


def compile_rows() -> None:
    """Compile the loops of rows (SoftRow, RowImpacts, chain_collision), and keep them here.

    It takes half a minute, once; rows are then computed some twenty times as fast, with the same
    results to the last bit. Touching rows of 41 soft balls or more have a loop of their own, which
    is compiled as well. Lesson 05 loads the loops when it starts, others after a second of
    plain computing.

    Raises
    ------
    ModuleNotFoundError : if numba is not installed, naming the extra that brings it
    """
    for loop, signature in LOOPS.items():
        compile_ahead(*loop, signature=signature, exact=True)
    compile_long_rows()
    _Rows.loaded = True
