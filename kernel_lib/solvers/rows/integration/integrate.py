"""A run of one row of balls, with a record of its steps and touches: plain, or compiled."""

import math
from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.numerics.compile import compiled
from kernel_lib.numerics.dormand_prince import workspace
from kernel_lib.solvers.rows.integration.ahead import (
    CHAIN,
    STEP_NODES,
    count_plain_steps,
    rows_are_compiled,
)
from kernel_lib.solvers.rows.integration.chain_loop import (
    DONE,
    FULL,
    LEGS,
    NODES,
    SPENT,
    TOUCHES,
    TRIES,
    careful_attempt,
    chain_loop,
    leg_length,
    nodes_within,
)
from kernel_lib.solvers.rows.integration.equations import ChainLaw
from kernel_lib.solvers.rows.integration.interpolation import between_nodes
from kernel_lib.solvers.rows.integration.rows_under_way import Cases, strictness
from kernel_lib.state.tolerances import CHAIN_LEAVES_TOGETHER, SNAP_TO_KINK

__all__ = ["ChainRun"]

#: Steps and openings that one call of the loop has room for.
ROOM = 64

#: Steps in plain Python after which a run looks whether the loops are loaded by now.
PIECE = 1000


class Lists(NamedTuple):
    """What the loop works on, as lists or as arrays: see `compiled_chain`."""

    single: Any
    tables: Any
    states: Any
    inverse: Any
    whole: Any
    closings: Any


class ChainRun:
    """A row of balls from its first contact until all have parted.

    Attributes
    ----------
    state : overlaps (m), their rates (m), time
    touches : for each contact a list of (time of closing, time of opening); the last may be
        (time of closing, inf), where the run was left before its end
    tries : how many steps were tried
    finished : whether all have parted
    """

    def __init__(
        self,
        force: ChainLaw,
        stiffnesses: list[float],
        inverse_masses: list[float],
        start: Sequence[float],
        tolerance: float,
        keep_legs: bool = False,
    ) -> None:
        self.count, self.force, self.first = len(stiffnesses), force, tuple(start)
        self.inverse_masses, self.noise = inverse_masses, CHAIN_LEAVES_TOGETHER * tolerance
        self.touches: list[list[tuple[float, float]]] = [[] for _ in stiffnesses]
        self.keep_legs, self.fast = keep_legs, rows_are_compiled()
        self.legs: list[float] = []
        self.tries, self.finished = 0, False
        self.lists = self._lay_out(stiffnesses, tolerance)
        self.state = list(start)

    def _lay_out(self, stiffnesses: list[float], tolerance: float) -> Lists:
        count, entries = self.count, 2 * self.count + 1
        mobility = [a + b for a, b in pairwise(self.inverse_masses)]
        power = 1 / (self.force.exponent + 1)
        sizes = [(1 / (k * w)) ** power for k, w in zip(stiffnesses, mobility, strict=True)]
        one = strictness(max(sizes) / min(sizes), count, tolerance)
        weights = [one / size for size in sizes] + [one] * count + [one / max(sizes)]
        snap = [SNAP_TO_KINK * tolerance * size for size in sizes]
        zero, none = [0.0] * count, [0.0] * entries
        return Lists(
            [[float(self.force.exponent)], *([0.0] for _ in range(6))],
            [list(stiffnesses), sizes, snap, zero[:], [-1.0] * count, zero[:], zero[:]],
            [none[:], none[:], list(self.first), none[:], weights],
            list(self.inverse_masses),
            [[-1], [-1]],
            [0] * count,
        )

    def run(self, most: float) -> None:
        """Flights and contacts in turn, until no pair closes any more or `most` steps are tried.

        What takes long in plain Python continues compiled, once the loops are loaded.
        """
        lists, work, why = self.lists, self._room(), FULL
        if self.fast:
            lists, work = _as_arrays(lists, work)
        go = self._compiled(lists) if self.fast else self._plain(lists)
        while why == FULL or (why == SPENT and self.tries < most):
            counts, legs, touches = work
            counts[LEGS] = counts[TOUCHES] = 0
            why = go(most if self.fast else min(most, self.tries + PIECE), *work)
            self._keep(counts, legs, touches)
            if not self.fast:
                count_plain_steps(int(counts[TRIES]) - self.tries)
                if rows_are_compiled():
                    self.fast, (lists, work) = True, _as_arrays(lists, work)
                    go = self._compiled(lists)
            self.tries = int(counts[TRIES])
        self.finished = why == DONE
        self.state = _as_list(lists.states[2])
        if not self.finished:
            for contact, since in enumerate(lists.tables[4]):
                if since >= 0:
                    self.touches[contact].append((float(since), math.inf))

    def _room(self) -> tuple[Any, Any, Any]:
        """Counts, and lists for steps and touches."""
        wide = leg_length(self.count)
        return (
            [0] * 4,
            [0.0] * (ROOM * wide if self.keep_legs else 0),
            [0.0] * (3 * max(ROOM, self.count)),
        )

    def _plain(self, lists: Lists) -> Any:
        """The loop on lists of floats."""
        law, m = self.force, self.count
        one, tables, states = lists.single, lists.tables, lists.states
        c = Cases(
            *(1, m, law.rooted, one[0], one[1], lists.inverse, *tables, lists.closings),
            *(*states[:4], *one[2:], *lists.whole),
        )
        slopes = workspace(2 * m + 1)[0]
        slopes[0] = c.start
        room = [0.0] * (2 * m + 1), [0.0] * (2 * m + 1), [0.0] * m, [0.0] * (m + 1)
        head = careful_attempt, law.law, law.leading_law, c, states[4], slopes, room, self.noise
        return lambda *rest: chain_loop(*head, *rest)

    def _compiled(self, lists: Lists) -> Any:
        loop = compiled(*CHAIN, exact=True, together=True)
        head = self.noise, self.force.rooted
        return lambda most, *rest: loop(*head, float(most), *lists, *rest)

    def _keep(self, counts: Any, legs: Any, touches: Any) -> None:
        """Take what the loop has listed."""
        if self.keep_legs:
            self.legs += _as_list(legs[: counts[LEGS] * leg_length(self.count)])
        listed = _as_list(touches[: 3 * counts[TOUCHES]])
        for contact, *span in zip(listed[::3], listed[1::3], listed[2::3], strict=True):
            self.touches[int(contact)].append((span[0], span[1]))

    @cached_property
    def _rows(self) -> Any:
        """The steps that were kept, as rows of a table."""
        return np.array(self.legs).reshape(-1, leg_length(self.count))

    def states_at(self, times: Any) -> Any:
        """Overlaps, their rates and time at many moments: inside a step, or in a flight.

        Parameters
        ----------
        times : (T,) in the units of the run; in any order

        Returns
        -------
        (T, 2m + 1), in the units of the run
        """
        count, entries, legs = self.count, 2 * self.count + 1, self._rows
        begins, ends = legs[:, 2 * count], legs[:, 2 * entries - 1]
        place = np.searchsorted(begins, times, side="right") - 1
        states = np.tile(np.array(self.first, dtype=float), (len(times), 1))
        after = np.flatnonzero(place >= 0)
        if len(after):
            step = place[after]
            at_start = (times[after] == begins[step])[:, None]
            states[after] = np.where(
                at_start, legs[step, :entries], legs[step, entries:][:, :entries]
            )
            within = (begins[step] < times[after]) & (times[after] < ends[step])
            if within.any():
                states[after[within]] = self._within(step[within], times[after[within]])
            if self.force.rooted:
                lead = legs[step, 4 * count + 3].astype(int)
                states[after, lead] *= states[after, lead]
        wait = (times - states[:, -1])[:, None]
        late = np.flatnonzero(wait[:, 0] != 0)
        states[late, :count] += wait[late] * states[late, count:-1]
        states[late, -1] = times[late]
        return states

    def _within(self, steps: Any, moments: Any) -> Any:
        """States inside these steps."""
        law, m, e = self.force, self.count, 2 * self.count + 1
        asked, which = np.unique(steps, return_inverse=True)
        nodes: Any = [0.0] * (2 * NODES * e * len(asked))
        if self.fast:
            loop, nodes = compiled(*STEP_NODES, exact=True, together=True), np.array(nodes)
            given = np.array(self.inverse_masses), self._rows.ravel(), asked, nodes
            loop(law.rooted, float(law.exponent), *given)
        else:
            slopes, work = workspace(e)
            laws = law.law, law.leading_law, law.rooted, m, law.exponent
            room = [0.0] * e, [0.0] * m, slopes, work
            nodes_within(*laws, self.inverse_masses, self.legs, asked.tolist(), *room, nodes)
        table = np.array(nodes).reshape(len(asked), NODES, 2, e)
        return between_nodes(table, which, moments)


def _as_list(numbers: Any) -> list[float]:
    """Floats of the loop's lists or arrays."""
    return list(numbers) if isinstance(numbers, list) else numbers.tolist()


def _as_arrays(lists: Lists, work: tuple[Any, Any, Any]) -> tuple[Lists, Any]:
    """For the compiled loop."""
    return Lists(*map(np.array, lists)), tuple(map(np.array, work))
