"""Many rows of balls at once: maps over stiffness and mass, or over any two parameters.

With numpy alone all cases take a step together: every array has one entry a case, and each
case has its own clock, step and leading contact. Compiled, they run side by side in one
loop. The steps, the force and the kinks are those of `chain_collision`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.solvers.rows.checks import checked_row, per_contact
from kernel_lib.solvers.sweeps.blocks import Progress, SweepInterrupted, SweepRun
from kernel_lib.solvers.sweeps.cases import RowCases
from kernel_lib.solvers.sweeps.run import worth_compiling
from kernel_lib.state.checks import coefficient, number

__all__ = ["RowSweep", "SweepInterrupted", "sweep_chain", "sweep_row"]

Floats = NDArray[np.float64]
Counts = NDArray[np.int64]


@dataclass(frozen=True)
class RowSweep:
    """Outcomes of many rows.

    velocities : (..., n) m/s, after all have parted
    touches : (..., n - 1) how often each contact closed
    """

    velocities: Floats
    touches: Counts


def sweep_chain(
    gammas: Sequence[float] | Floats,
    betas: Sequence[float] | Floats,
    exponent: float = 1.5,
    tolerance: float = 1e-8,
    *,
    compiled: bool | None = None,
    executor: Any = None,
    progress: Progress = None,
) -> Floats:
    """Final velocities of the dimensionless three-ball chain, for many chains at once.

    Ball 1 arrives with velocity 1 at balls 2 and 3, which touch and rest; m1 = K1 = 1,
    m2 = m3 = 1/beta, K2 = gamma. Velocities scale with V, and depend on nothing else.

    Parameters
    ----------
    gammas : (G,) positive: stiffness of contact 2-3 over that of contact 1-2
    betas : (B,) positive: m1/m2 = m1/m3
    exponent : p of the force K a^p, at least 1; 3/2 for spheres, 1 for springs
    tolerance : greatest error of a velocity, from 1e-12 to 1e-2; of 90,601 chains of spheres all
        kept 1e-8, and one missed 1e-10, by 1.1 times
    compiled, executor, progress : as in `sweep_row`

    Returns
    -------
    (G, B, 3), in units of V

    Source: Li & Yao 2013, eqs 2-5.
    """
    g = np.array([number("gamma", x, above=0) for x in np.ravel(gammas)])
    b = np.array([number("beta", x, above=0) for x in np.ravel(betas)])
    for name, given in (("gammas", g), ("betas", b)):
        if not given.size:
            raise ValueError(f"{name} must hold a number or more, got none")
    p = number("exponent", exponent, minimum=1)
    gamma, beta = (each.ravel() for each in np.meshgrid(g, b, indexing="ij"))
    one, none = np.ones(gamma.size), np.zeros(gamma.size)
    cases = RowCases(
        np.stack([one, 1 / beta, 1 / beta], axis=1),
        np.stack([one, none, none], axis=1),
        np.stack([one, gamma], axis=1),
        np.stack([none, none], axis=1),
        np.full(gamma.size, p),
    )
    shape = (g.size, b.size, -1)
    run = _sweep(cases, tolerance, compiled, lambda v, _: v.reshape(shape))
    return run.run(executor, progress)


def sweep_row(
    masses: Sequence[float],
    velocities: Sequence[float],
    stiffnesses: Sequence[float] | float,
    exponent: float = 1.5,
    gaps: Sequence[float] | None = None,
    *,
    over: Mapping[str, Sequence[float] | Floats],
    tolerance: float = 1e-8,
    compiled: bool | None = None,
    executor: Any = None,
    progress: Progress = None,
) -> RowSweep:
    """Collisions of a row of balls with soft contacts, over any of its parameters.

    Parameters
    ----------
    masses, velocities, stiffnesses, exponent, gaps, tolerance : as in `chain_collision`;
        the row that is changed
    over : what to change, and its values: "mass 0", "velocity 2", "stiffness 1", "gap 0"
        (counted from the left, from 0), "masses", "stiffnesses", "gaps" (all alike) or
        "exponent"; two of them for a map
    compiled : whether the loop is compiled (needs the extra `fast`); None compiles it if
        that ends sooner, so that a small sweep never waits for the compiler. Both agree to
        the tolerance, not to the last bit.
    executor : anything like those of `concurrent.futures`, such as a ProcessPoolExecutor or
        `Client.get_executor()` of Dask. Blocks of cases go there; one that is lost with its
        worker is computed again. Results are those without it, bit for bit on machines of
        one kind, if `compiled` is chosen.
    progress : progress(done, total) is called while a sweep of more than a second runs;
        None writes a line where it can be read, False nothing

    Returns
    -------
    RowSweep : velocities and touches with one axis for each parameter, in the order of `over`

    Raises
    ------
    ValueError : naming the value and the remedy
    SweepInterrupted : a KeyboardInterrupt that keeps what is done and can continue
    """
    m, v = checked_row(masses, velocities)
    pairs = len(m) - 1
    base = {
        "mass": m,
        "velocity": v,
        "stiffness": _checked_all("stiffness", per_contact("stiffnesses", stiffnesses, pairs)),
        "gap": _checked_all("gap", per_contact("gaps", 0.0 if gaps is None else gaps, pairs)),
        "exponent": [_checked("exponent", exponent)],
    }
    axes = {name: [_checked(name, x) for x in np.ravel(values)] for name, values in over.items()}
    shape = tuple(len(values) for values in axes.values())
    tables = {k: np.broadcast_to(row, (*shape, len(row))).copy() for k, row in base.items()}
    for axis, (name, values) in enumerate(axes.items()):
        kind, which = _place(name, base)
        along = np.reshape(values, [-1 if i == axis else 1 for i in range(len(shape))])
        tables[kind][..., which] = along[..., None]
    flat = {name: table.reshape(-1, table.shape[-1]) for name, table in tables.items()}
    cases = RowCases(
        flat["mass"], flat["velocity"], flat["stiffness"], flat["gap"], flat["exponent"][:, 0]
    )

    def shaped(v: Floats, c: Counts) -> RowSweep:
        return RowSweep(v.reshape(*shape, pairs + 1), c.reshape(*shape, pairs))

    return _sweep(cases, tolerance, compiled, shaped).run(executor, progress)


#: Least values of the parameters of a row: above, or from.
_LIMITS: dict[str, dict[str, Any]] = {
    "mass": {"above": 0},
    "velocity": {},
    "stiffness": {"above": 0},
    "gap": {"minimum": 0},
    "exponent": {"minimum": 1},
}
_ALL = {"masses": "mass", "stiffnesses": "stiffness", "gaps": "gap"}


def _place(name: str, base: Mapping[str, Sequence[float]]) -> tuple[str, list[int]]:
    """Which table of a row a name stands for, and which of its columns."""
    kind, _, index = name.partition(" ")
    if name in _ALL:
        return _ALL[name], list(range(len(base[_ALL[name]])))
    if name == "exponent":
        return name, [0]
    if kind in ("mass", "velocity", "stiffness", "gap") and index.isdecimal():
        if int(index) < len(base[kind]):
            return kind, [int(index)]
        raise ValueError(f"the row has no {name}; its last {kind} is {len(base[kind]) - 1}")
    raise ValueError(
        f"cannot sweep over {name!r}; use exponent, masses, stiffnesses, gaps, or one of "
        "mass, velocity, stiffness, gap and its number, such as 'mass 0'"
    )


def _checked(name: str, value: Any) -> float:
    kind = _ALL.get(name, name.partition(" ")[0])
    return number(name, value, **_LIMITS.get(kind, {}))


def _checked_all(kind: str, values: Sequence[Any]) -> list[float]:
    return [_checked(f"{kind} {i}", value) for i, value in enumerate(values)]


def _sweep(cases: RowCases, tolerance: Any, compiled: bool | None, shaped: Any) -> SweepRun:
    tolerance = coefficient("tolerance", tolerance, 1e-12, 1e-2)
    return SweepRun(cases, tolerance, worth_compiling(cases, compiled), shaped)
