"""Pairs of bodies in a run with fixed steps: who could touch, how far apart, how they meet."""

from typing import TYPE_CHECKING, NamedTuple

from kernel_lib.contacts.distances import centre_distance, normal_between, plane_distance
from kernel_lib.solvers.impact import ROOM, Body
from kernel_lib.solvers.setup import Setup
from kernel_lib.state.scene import TOUCHING
from kernel_lib.state.vectors import Vector

if TYPE_CHECKING:
    from kernel_lib.solvers.stepping import SteppingMemory

__all__ = ["States", "all_pairs", "bodies_of", "gap_open"]


class States(NamedTuple):
    """Positions, velocities and spins of all balls."""

    c: list[Vector]
    v: list[Vector]
    w: list[Vector]


def all_pairs(setup: Setup) -> list[tuple[int, int]]:
    """Every ball with every wall, then with every later ball; fixed pairs cannot meet."""
    moves = [w > 0 for w in setup.inverse_mass]
    n = len(moves)
    pairs = [(i, -1 - j) for i in range(n) if moves[i] for j in range(len(setup.sides[i]))]
    return pairs + [(i, j) for i in range(n) for j in range(i + 1, n) if moves[i] or moves[j]]


def gap_open(memory: "SteppingMemory", c: list[Vector], a: int, b: int) -> float:
    """Distance beyond touching, m: zero or less where two bodies touch."""
    setup = memory.setup
    if b < 0:
        reach = setup.radius[a]
        return plane_distance(c[a], *setup.sides[a][-1 - b]) - reach * (1 + TOUCHING)
    reach = setup.radius[a] + setup.radius[b]
    return centre_distance(c[a], c[b]) - reach * (1 + TOUCHING)


def bodies_of(memory: "SteppingMemory", state: States, a: int, b: int) -> tuple[Body, Body, Vector]:
    """The two bodies of a contact, and the normal from b to a."""
    setup = memory.setup
    body = Body(state.v[a], state.w[a], setup.radius[a], setup.inverse_mass[a], setup.turning[a])
    if b < 0:
        return body, ROOM, setup.sides[a][-1 - b].normal
    other = Body(state.v[b], state.w[b], setup.radius[b], setup.inverse_mass[b], setup.turning[b])
    return body, other, normal_between(state.c[a], state.c[b], state.v[a], state.v[b])
