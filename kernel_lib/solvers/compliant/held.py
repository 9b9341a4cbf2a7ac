"""What soft contacts hold at the moments of a record: normal forces, and the energy of springs."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.laws.pair_forces import ContactForce
from kernel_lib.solvers.compliant.contact_pair import (
    PER_BALL,
    STRETCHES,
    ContactPair,
    Geometry,
    common_overlaps,
    exposed,
    geometry,
    joined,
    pressed,
)
from kernel_lib.solvers.compliant.contact_record import slot_of
from kernel_lib.solvers.compliant.integration_step import IntegrationStep
from kernel_lib.solvers.compliant.shear import ShearElement, shear_energy
from kernel_lib.state.trajectory import Floats, Record

__all__ = ["elastic_energy", "force_between"]


class Held(NamedTuple):
    """One pair that overlaps at one moment.

    places : the joints that it has in common with other contacts; acts : its place among the
        active contacts of the leg, or -1
    """

    pair: ContactPair
    law: ContactForce
    near: Geometry
    places: Sequence[tuple[float, ...]]
    acts: int


def force_between(memory: Any, a: int, b: int, shown: Record) -> Floats:
    """Normal force between two bodies at each moment, N: (K,)."""
    if b >= 0:
        a, b = min(a, b), max(a, b)
    pairs = [pair for pair in memory.phase.pairs if (pair.a, pair.b) == (a, b)]
    total = np.zeros(len(shown.time))
    for k, (leg, row) in enumerate(_moments(memory, shown)):
        for one in _held(memory, leg, row, pairs):
            if one.acts >= 0:
                force = one.law.force(one.near.overlap, one.near.rate)
                total[k] += pressed(one.pair, row, one.near, force, one.places)[0]
    return total


def elastic_energy(memory: Any, shown: Record) -> Floats:
    """Energy of all springs, along the normals and across them, at each moment, J: (K,)."""
    total = np.zeros(len(shown.time))
    for k, (leg, row) in enumerate(_moments(memory, shown)):
        full = None
        for one in _held(memory, leg, row, memory.phase.pairs):
            total[k] += one.law.stored(one.near.overlap)
            for joint in common_overlaps(one.pair, row, one.places):
                total[k] -= one.law.stored(joint.overlap)
            if one.acts >= 0 and leg.elements[one.acts] is not None:
                full = leg.at(float(shown.time[k])) if full is None else full
                total[k] += _energy_across(memory, leg, one, full)
    return total


def _moments(memory: Any, shown: Record) -> Iterator[tuple[Any, list[float]]]:
    """The leg of each moment, and places and velocities of all balls in a row."""
    times, count, dim = shown.time, *shown.position.shape[1:]
    rows = np.zeros((len(times), count, 2, 3))
    rows[:, :, 0, :dim], rows[:, :, 1, :dim] = shown.position, shown.velocity
    for time, row in zip(times.tolist(), rows.reshape(len(times), PER_BALL * count), strict=True):
        yield memory.legs[bisect_right(memory.starts, time) - 1], row.tolist()


def _held(memory: Any, leg: Any, row: list[float], pairs: Sequence[ContactPair]) -> Iterator[Held]:
    """Those of the pairs that overlap; in flight none does."""
    if not isinstance(leg, IntegrationStep):
        return
    for pair in pairs:
        near = geometry(pair, row)
        if near.overlap <= 0:
            continue
        if pair in leg.active:
            k = leg.active.index(pair)
            yield Held(pair, leg.laws[k], near, leg.shared[k] if leg.shared else (), k)
        elif exposed(pair, row) > 0 and not any(joined(pair, one) for one in leg.active):
            yield Held(pair, _last_law(memory, leg, pair), near, (), -1)


def _last_law(memory: Any, leg: Any, pair: ContactPair) -> ContactForce:
    """The latest force of a pair that overlaps and does not push: a dent may have changed it."""
    for earlier in reversed(memory.legs[: bisect_right(memory.starts, leg.time)]):
        if not isinstance(earlier, IntegrationStep):
            break
        if pair in earlier.active:
            return earlier.laws[earlier.active.index(pair)]
    return pair.law


def _energy_across(memory: Any, leg: Any, one: Held, full: Sequence[float]) -> float:
    """Energy of the springs against slip and against rolling of one contact, J."""
    element, slot = leg.elements[one.acts], slot_of(memory.phase.layout, one.acts)
    stretches = full[slot : slot + STRETCHES]
    across, rolled = (sum(x * x for x in part) for part in (stretches[:3], stretches[3:]))
    if isinstance(element, ShearElement):
        return shear_energy(element, one.pair, one.near, across, leg.laws[one.acts])
    return (element.stiffness * across + element.roll_stiffness * rolled) / 2
