"""One soft contact: its geometry, its force, and the equations of motion of smooth balls."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from kernel_lib.laws.contact_models import PairForce
from kernel_lib.laws.whole_contacts import greatest_overlap
from kernel_lib.solvers.setup import Rules, Setup, Side
from kernel_lib.state.vectors import Vector

__all__ = [
    "DOINGS",
    "PER_BALL",
    "STRETCHES",
    "Geometry",
    "Layout",
    "Touch",
    "free_rates",
    "geometry",
    "push",
    "scales",
    "touch_rates",
]

#: What the state holds of each ball: position and velocity. In a rough scene the spins of
#: all balls follow.
PER_BALL = 6
#: And of each pushing contact, last: its impulse so far, and the energy that it has taken up.
DOINGS = 4
#: Before these, in a rough scene: the stretch of its grip, and that of rolling.
STRETCHES = 6


class Layout(NamedTuple):
    """Where things stand in the state of a run."""

    balls: int
    rough: bool

    @property
    def bodies(self) -> int:
        """How many numbers describe the balls."""
        return (PER_BALL + 3 * self.rough) * self.balls

    @property
    def per_touch(self) -> int:
        """How many describe one pushing contact."""
        return DOINGS + STRETCHES * self.rough


class Touch(NamedTuple):
    """A pair that may push: ball a, and ball b or wall -1 - b.

    reach : distance at which the two meet, m: sum of the radii, or the radius
    side : the wall as ball a sees it
    rules : coefficients of a rough pair; None for a smooth one
    """

    a: int
    b: int
    pair: PairForce
    reach: float
    side: Side | None
    rules: Rules | None = None


class Geometry(NamedTuple):
    """Overlap (m), its rate (m/s), and the unit normal from b to a."""

    overlap: float
    rate: float
    normal: Vector


def geometry(touch: Touch, state: Sequence[float]) -> Geometry:
    """How a pair lies, from positions and velocities in a row."""
    i = PER_BALL * touch.a
    x, y, z, u, v, w = state[i : i + PER_BALL]
    if touch.side is not None:
        (nx, ny, nz), offset = touch.side
        distance = x * nx + y * ny + z * nz - offset
        return Geometry(touch.reach - distance, -(u * nx + v * ny + w * nz), touch.side.normal)
    j = PER_BALL * touch.b
    p, q, r, e, f, g = state[j : j + PER_BALL]
    x, y, z = x - p, y - q, z - r
    distance = math.sqrt(x * x + y * y + z * z) or 1e-300
    nx, ny, nz = x / distance, y / distance, z / distance
    rate = (e - u) * nx + (f - v) * ny + (g - w) * nz
    return Geometry(touch.reach - distance, rate, (nx, ny, nz))


def free_rates(setup: Setup, state: Any, out: Any) -> None:
    """Rates of positions and velocities of all balls under gravity and drag alone."""
    for i in range(len(setup.radius)):
        k, (gx, gy, gz) = setup.drag_rate[i], setup.gravity[i]
        j = PER_BALL * i
        out[j], out[j + 1], out[j + 2] = u, v, w = state[j + 3], state[j + 4], state[j + 5]
        out[j + 3], out[j + 4], out[j + 5] = gx - k * u, gy - k * v, gz - k * w


def touch_rates(clock: float, state: Any, out: Any, parameters: Any) -> None:
    """Rates of positions and velocities of smooth balls, and of what each contact has done.

    m dv/dt = m g - k_c r v + sum of F n

    Parameters
    ----------
    clock : s; the rates do not depend on it
    state, out : lists of PER_BALL numbers a ball and DOINGS a pushing contact
    parameters : Setup, the pushing contacts, and nothing
    """
    setup, touches, _ = parameters
    free_rates(setup, state, out)
    slot = PER_BALL * len(setup.radius)
    for touch in touches:
        overlap, rate, (nx, ny, nz) = geometry(touch, state)
        force = touch.pair.force(overlap, rate)
        fx, fy, fz = force * nx, force * ny, force * nz
        push(setup, touch, out, (fx, fy, fz))
        out[slot], out[slot + 1], out[slot + 2], out[slot + 3] = fx, fy, fz, force * rate
        slot += DOINGS


def push(setup: Setup, touch: Touch, out: Any, force: Vector) -> None:
    """A force on a, and the opposite on b."""
    x, y, z = force
    m, j = setup.inverse_mass[touch.a], PER_BALL * touch.a + 3
    out[j] += m * x
    out[j + 1] += m * y
    out[j + 2] += m * z
    if touch.b >= 0:
        m, j = setup.inverse_mass[touch.b], PER_BALL * touch.b + 3
        out[j] -= m * x
        out[j + 1] -= m * y
        out[j + 2] -= m * z


def scales(setup: Setup, touch: Touch, closing_speed: float) -> tuple[float, float]:
    """Overlap (m) and speed (m/s) that are typical of a contact that closes at this speed,
    or that carries a resting ball."""
    w = setup.inverse_mass[touch.a] + (setup.inverse_mass[touch.b] if touch.b >= 0 else 0.0)
    k, p = touch.pair.stiffness, touch.pair.exponent
    g = math.sqrt(math.fsum(x * x for x in setup.gravity[touch.a]))
    sag = (g / (w * k)) ** (1 / p)
    speed = max(abs(closing_speed), math.sqrt(g * sag), 1e-100)
    return float(greatest_overlap(speed, 1 / w, k, p)), speed
