"""What a soft contact that lasts is doing: sliding, rolling, or resting."""

from collections.abc import Sequence

from kernel_lib.laws.friction_element import Grip
from kernel_lib.solvers.compliant.contact_pair import (
    PER_BALL,
    STRETCHES,
    Layout,
    Scales,
    Touch,
    geometry,
    scales,
    touch_time,
)
from kernel_lib.solvers.compliant.integration_step import Stretch
from kernel_lib.solvers.compliant.tangential_force import holds, slip_of
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import LASTING_AFTER, RESTING

__all__ = ["kind_of", "patience", "still"]


def patience(system: System, touch: Touch, speed: float) -> float:
    """How long a contact of this typical speed goes on before it counts as lasting, s."""
    return LASTING_AFTER * touch_time(system, touch, speed)


def _rest_scales(system: System, touch: Touch, size: Scales) -> Scales:
    """Those of a ball that sags under its weight; without weight, those of the impact."""
    if not any(any(system.gravity[i]) for i in (touch.a, touch.b) if i >= 0):
        return size
    return scales(system, touch, None, 0.0)


def still(
    system: System, layout: Layout, pair: tuple[int, int], now: Stretch, most: tuple[float, float]
) -> bool:
    """Whether a ball hardly moves against another (below zero: the room), nor is about to.

    most : greatest speed (m/s) and acceleration of what rests
    """

    def below(row: Sequence[float], limit: float) -> bool:
        one = _motion(system, layout, pair[0], row)
        other = _motion(system, layout, pair[1], row) if pair[1] >= 0 else [0.0] * len(one)
        return all(abs(x - y) <= limit for x, y in zip(one, other, strict=True))

    return below(now.state, most[0]) and below(now.rates(), most[1])


def kind_of(
    system: System,
    layout: Layout,
    touch: Touch,
    grip: Grip | None,
    now: Stretch,
    slot: int,
    size: Scales,
) -> str:
    """What a lasting contact does: "rest", or "slide" if it slips or is smooth, or "roll".

    Bodies that cannot turn rest as soon as they grip.

    slot : where the numbers of this contact begin; size : its typical overlap and speed
    """
    length, speed = _rest_scales(system, touch, size)
    most = (RESTING * speed, RESTING * speed * speed / length)
    if still(system, layout, (touch.a, touch.b), now, most):
        return "rest"
    if grip is None:
        return "slide"
    state = now.state
    near = geometry(touch, state)
    force = touch.pair.force(near.overlap, near.rate)
    slip = slip_of(system, touch, state, near)
    sideways, _ = holds(grip, force, slip, state[slot : slot + STRETCHES])
    if sideways.slips:
        return "slide"
    turns = system.rotational_mobility[touch.a] > 0 or (
        touch.b >= 0 and system.rotational_mobility[touch.b] > 0
    )
    return "roll" if turns else "rest"


def _motion(system: System, layout: Layout, i: int, row: Sequence[float]) -> list[float]:
    """Velocity of a ball and speed of its surface, or the rates of both."""
    values = list(row[PER_BALL * i + 3 : PER_BALL * i + 6])
    if layout.rough:
        j = PER_BALL * layout.balls + 3 * i
        values += [system.radius[i] * x for x in row[j : j + 3]]
    return values
