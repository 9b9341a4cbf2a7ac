"""One soft contact: its geometry, its force, and the equations of motion of smooth balls."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from kernel_lib.laws.contact_duration import contact_time
from kernel_lib.laws.contact_models import PairForce
from kernel_lib.solvers.system import Side, System
from kernel_lib.state.surfaces import Rules
from kernel_lib.state.tolerances import LEAST_OVERLAP
from kernel_lib.state.vectors import Vector, norm

__all__ = [
    "DOINGS",
    "PER_BALL",
    "STRETCHES",
    "Geometry",
    "Layout",
    "Scales",
    "Touch",
    "free_rates",
    "geometry",
    "push",
    "scales",
    "touch_rates",
    "touch_time",
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


class Scales(NamedTuple):
    """Overlap (m) and speed (m/s) that are typical of a contact."""

    overlap: float
    speed: float


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


def free_rates(system: System, state: Any, out: Any) -> None:
    """Rates of positions and velocities of all balls under gravity and drag alone."""
    for i in range(len(system.radius)):
        k, (gx, gy, gz) = system.drag_rate[i], system.gravity[i]
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
    parameters : System, the pushing contacts, and nothing
    """
    system, touches, _ = parameters
    free_rates(system, state, out)
    slot = PER_BALL * len(system.radius)
    for touch in touches:
        overlap, rate, (nx, ny, nz) = geometry(touch, state)
        force = touch.pair.force(overlap, rate)
        fx, fy, fz = force * nx, force * ny, force * nz
        push(system, touch, out, (fx, fy, fz))
        out[slot], out[slot + 1], out[slot + 2], out[slot + 3] = fx, fy, fz, force * rate
        slot += DOINGS


def push(system: System, touch: Touch, out: Any, force: Vector) -> None:
    """A force on a, and the opposite on b."""
    x, y, z = force
    m, j = system.inverse_mass[touch.a], PER_BALL * touch.a + 3
    out[j] += m * x
    out[j + 1] += m * y
    out[j + 2] += m * z
    if touch.b >= 0:
        m, j = system.inverse_mass[touch.b], PER_BALL * touch.b + 3
        out[j] -= m * x
        out[j + 1] -= m * y
        out[j + 2] -= m * z


def scales(system: System, touch: Touch, near: Geometry | None, fastest: float) -> Scales:
    """What is typical of a contact that begins here, or beside others of this speed.

    The speed is the greatest of that of approach, of that to which the spring throws what
    overlaps by now, and of that of sagging under the weight.

    near : geometry of the contact; None for one that carries a resting ball
    """
    w, k, p = _inverse_mass(system, touch), touch.pair.stiffness, touch.pair.exponent
    g = _weight(system, touch)
    sag = _root(g / (w * k), p)
    overlap = LEAST_OVERLAP * touch.reach
    speed = max(math.sqrt(g * sag), fastest)
    if near is not None:
        overlap, speed = max(near.overlap, overlap), max(abs(near.rate), speed)
    stored = k * overlap * _power(overlap, p)
    speed = max(speed, math.sqrt(2 * w * stored / (p + 1)))
    return Scales(_depth(touch, w, speed), speed)


def touch_time(system: System, touch: Touch, speed: float) -> float:
    """Duration of a loss-free touch at this speed, s."""
    p = touch.pair.exponent
    # The stiffness at which speed and greatest overlap are 1 together.
    unit = float(contact_time(1.0, 1.0, (p + 1) / 2, p))
    return unit * _depth(touch, _inverse_mass(system, touch), speed) / speed


def _inverse_mass(system: System, touch: Touch) -> float:
    """Inverse of the reduced mass of a pair."""
    return system.inverse_mass[touch.a] + (system.inverse_mass[touch.b] if touch.b >= 0 else 0.0)


def _weight(system: System, touch: Touch) -> float:
    """Acceleration that presses a pair together at most; a fixed ball carries the other."""
    pulls = [system.gravity[i] for i in (touch.a, touch.b) if i >= 0]
    return max(norm(pull) for pull in pulls)


def _depth(touch: Touch, inverse_mass: float, speed: float) -> float:
    """`greatest_overlap` of a loss-free touch at this speed, m."""
    p = touch.pair.exponent
    energy = speed * speed / (2 * inverse_mass)
    return _root((p + 1) * energy / touch.pair.stiffness, p + 1)


def _power(base: float, exponent: float) -> float:
    """base^exponent for 1 and 3/2, exact in the scale: see `_root`."""
    return base if exponent == 1 else base * math.sqrt(base)


def _root(value: float, degree: float) -> float:
    """value^(1/degree) for a whole or half degree.

    Times 2^degree it doubles to the last bit, which pow does not do: a run is the same in
    units that differ by powers of two.
    """
    twice = round(2 * degree)
    mantissa, exponent = math.frexp(value)
    whole, rest = divmod(exponent, twice)
    return math.ldexp(math.ldexp(mantissa, rest) ** (2 / twice), 2 * whole)
