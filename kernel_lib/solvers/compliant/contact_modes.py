"""The mode of a compliant contact that lasts: sliding, rolling, or resting."""

from collections.abc import Sequence

from kernel_lib.solvers.compliant.contact_pair import (
    PER_BALL,
    STRETCHES,
    ContactPair,
    Layout,
    Scales,
    geometry,
    loss_free_duration,
    scales,
)
from kernel_lib.solvers.compliant.integration_step import IntegrationStep
from kernel_lib.solvers.compliant.tangential_force import Element, slip_of, tangential_forces
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import LASTING_AFTER, RESTING

__all__ = ["at_rest", "kind_of", "lasting_after"]


def lasting_after(system: System, pair: ContactPair, speed: float) -> float:
    """How long a contact of this typical speed takes before it counts as lasting, s."""
    return LASTING_AFTER * loss_free_duration(system, pair, speed)


def _rest_scales(system: System, pair: ContactPair, size: Scales) -> Scales:
    """Scales of a ball that sags under its weight; without weight, those of the impact."""
    if not any(any(system.gravity[i]) for i in (pair.a, pair.b) if i >= 0):
        return size
    return scales(system, pair, None, 0.0)


def at_rest(
    system: System,
    layout: Layout,
    bodies: tuple[int, int],
    now: IntegrationStep,
    most: tuple[float, float],
) -> bool:
    """Whether a ball hardly moves against another (below zero: the room), nor is about to move.

    most : greatest speed (m/s) and acceleration of what rests
    """

    def below(row: Sequence[float], limit: float) -> bool:
        one = _motion(system, layout, bodies[0], row)
        other = _motion(system, layout, bodies[1], row) if bodies[1] >= 0 else [0.0] * len(one)
        return all(abs(x - y) <= limit for x, y in zip(one, other, strict=True))

    return below(now.state, most[0]) and below(now.rates(), most[1])


def kind_of(
    system: System,
    layout: Layout,
    pair: ContactPair,
    element: Element | None,
    now: IntegrationStep,
    slot: int,
    size: Scales,
) -> str:
    """Mode of a lasting contact: "rest", or "slide" if it slips or is smooth, or "roll".

    Bodies that cannot turn rest as soon as they do not slip.

    slot : where the numbers of this contact begin; size : its typical overlap and speed
    """
    length, speed = _rest_scales(system, pair, size)
    most = (RESTING * speed, RESTING * speed * speed / length)
    if at_rest(system, layout, (pair.a, pair.b), now, most):
        return "rest"
    if element is None:
        return "slide"
    state = now.state
    near = geometry(pair, state)
    force = now.laws[now.active.index(pair)].force(near.overlap, near.rate)
    slip = slip_of(system, pair, state, near)
    sideways, _ = tangential_forces(
        element, pair, near, force, slip, state[slot : slot + STRETCHES]
    )
    if sideways.slips:
        return "slide"
    turns = system.rotational_mobility[pair.a] > 0 or (
        pair.b >= 0 and system.rotational_mobility[pair.b] > 0
    )
    return "roll" if turns else "rest"


def _motion(system: System, layout: Layout, i: int, row: Sequence[float]) -> list[float]:
    """Velocity of a ball and speed of its surface, or the rates of both."""
    values = list(row[PER_BALL * i + 3 : PER_BALL * i + 6])
    if layout.rough:
        j = PER_BALL * layout.balls + 3 * i
        values += [system.radius[i] * x for x in row[j : j + 3]]
    return values
