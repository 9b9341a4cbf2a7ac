"""What sustained contacts of one step may not do together: add energy."""

import math
from collections.abc import Collection

from kernel_lib.solvers.system import States, System
from kernel_lib.state.tolerances import ROUNDING
from kernel_lib.state.vectors import dot, scale, subtract

__all__ = ["hold_energy"]


def hold_energy(
    system: System, lasting: Collection[tuple[int, int]], state: States, end: States, free: States
) -> None:
    """Balls that lean on each other and on walls end a step with no more than they had.

    Contacts are corrected one by one, and what one takes out of place and speed another may turn
    into energy; then the balls are slowed by it, and stay in place if they have not so much.
    Balls in flight keep what drag of the start of a step gives them.
    """
    for group in _groups(system, lasting):
        turned = [i for i in group if end.w[i] != state.w[i]]
        kinetic, before, flying = (
            _kinetic(system, group, turned, states) for states in (end, state, free)
        )
        work = _work(system, group, state, end)
        in_flight = flying - _work(system, group, state, free)
        gained = kinetic - work - max(before, in_flight)
        if gained <= ROUNDING * (kinetic + before + abs(work)):
            continue
        if gained < kinetic:
            _slow(group, turned, end, math.sqrt(1 - gained / kinetic))


def _groups(system: System, lasting: Collection[tuple[int, int]]) -> list[list[int]]:
    """Balls that move and are linked by contacts, in order."""
    of: dict[int, set[int]] = {}
    for a, b in sorted(lasting):
        linked = {i for i in (a, b) if i >= 0 and system.inverse_mass[i] > 0}
        whole = linked.union(*(of.get(i, ()) for i in linked))
        of.update(dict.fromkeys(whole, whole))
    return [sorted(group) for i, group in of.items() if i == min(group)]


def _kinetic(system: System, group: list[int], turned: list[int], states: States) -> float:
    """Of motion, and of the spins that the step changed, J."""
    energy = 0.0
    for i in group:
        energy += dot(states.v[i], states.v[i]) / (2 * system.inverse_mass[i])
    for i in turned:
        inertia = system.radius[i] ** 2 / system.rotational_mobility[i]
        energy += inertia * dot(states.w[i], states.w[i]) / 2
    return energy


def _work(system: System, group: list[int], state: States, end: States) -> float:
    """Of gravity on the way, J."""
    return sum(
        dot(system.gravity[i], subtract(end.c[i], state.c[i])) / system.inverse_mass[i]
        for i in group
    )


def _slow(group: list[int], turned: list[int], end: States, part: float) -> None:
    """Velocities, and the spins that the step changed."""
    for i in group:
        end.v[i] = scale(end.v[i], part)
    for i in turned:
        end.w[i] = scale(end.w[i], part)
