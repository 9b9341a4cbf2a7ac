"""One compliant contact: its geometry, its force, and the motion of smooth balls."""

import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kernel_lib.laws.contact_duration import contact_time
from kernel_lib.laws.pair_forces import ContactForce
from kernel_lib.solvers.between_contacts.force_field import field_accelerations
from kernel_lib.solvers.compliant.bent_wall import BentWall
from kernel_lib.solvers.system import Side, System
from kernel_lib.state.surfaces import Rules
from kernel_lib.state.tolerances import LEAST_OVERLAP
from kernel_lib.state.vectors import Vector, as_three, norm

__all__ = [
    "ACCUMULATED",
    "PER_BALL",
    "STRETCHES",
    "ContactPair",
    "Geometry",
    "Layout",
    "Scales",
    "add_force",
    "common_joints",
    "common_overlaps",
    "exposed",
    "free_rates",
    "geometry",
    "joined",
    "keeper",
    "loss_free_duration",
    "pressed",
    "scales",
    "smooth_rates",
]

Point = tuple[float, ...]

#: What the state holds of each ball: position and velocity. In a rough scene the spins of
#: all balls follow.
PER_BALL = 6
#: And of each active contact, last: its impulse so far, and the energy that it has taken up.
ACCUMULATED = 4
#: Before these, in a rough scene: the stretch of its friction element, and that of rolling.
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
    def per_contact(self) -> int:
        """How many describe one active contact."""
        return ACCUMULATED + STRETCHES * self.rough


class ContactPair(NamedTuple):
    """Two bodies between which a force can act: ball a, and ball b or wall -1 - b.

    law : their contact force, as a contact begins

    reach : distance at which the two meet, m: sum of the radii, or the radius
    side : the plane as ball a sees it
    rules : coefficients of a rough pair; None for a smooth one
    shear : tangential over normal stiffness of an undamped spring across, or None
    bent : the wall as ball a sees it where it is no plane
    """

    a: int
    b: int
    law: ContactForce
    reach: float
    side: Side | None
    rules: Rules | None = None
    shear: float | None = None
    bent: BentWall | None = None


class Scales(NamedTuple):
    """Overlap (m) and speed (m/s) that are typical of a contact."""

    overlap: float
    speed: float


class Geometry(NamedTuple):
    """Overlap (m), its rate (m/s), and the unit normal from b to a."""

    overlap: float
    rate: float
    normal: Vector


def geometry(pair: ContactPair, state: Sequence[float]) -> Geometry:
    """How a pair lies, from positions and velocities in a row."""
    i = PER_BALL * pair.a
    x, y, z, u, v, w = state[i : i + PER_BALL]
    if pair.side is not None:
        (nx, ny, nz), offset = pair.side
        distance = x * nx + y * ny + z * nz - offset
        return Geometry(pair.reach - distance, -(u * nx + v * ny + w * nz), pair.side.normal)
    if pair.bent is not None:
        overlap, nx, ny = pair.bent.overlap_and_normal(x, y)
        return Geometry(overlap, -(u * nx + v * ny), (nx, ny, 0.0))
    j = PER_BALL * pair.b
    p, q, r, e, f, g = state[j : j + PER_BALL]
    x, y, z = x - p, y - q, z - r
    distance = math.sqrt(x * x + y * y + z * z) or 1e-300
    nx, ny, nz = x / distance, y / distance, z / distance
    rate = (e - u) * nx + (f - v) * ny + (g - w) * nz
    return Geometry(pair.reach - distance, rate, (nx, ny, nz))


def exposed(pair: ContactPair, state: Sequence[float]) -> float:
    """Positive where the place at which a pair touches is its own; see `BentWall.exposed`."""
    if pair.bent is None:
        return math.inf
    return pair.bent.exposed(*state[PER_BALL * pair.a : PER_BALL * pair.a + 2])


def keeper(pair: ContactPair, state: Sequence[float], pairs: Sequence[ContactPair]) -> ContactPair:
    """The pair that presses in its place, where another wall of a joint has the place."""
    if pair.bent is None:
        return pair
    i = PER_BALL * pair.a
    wall = -1 - pair.bent.keeper(*state[i : i + 2])
    return next(each for each in pairs if (each.a, each.b) == (pair.a, wall))


def joined(pair: ContactPair, other: ContactPair) -> bool:
    """Whether the walls of two pairs of one ball meet at a joint."""
    if pair.bent is None or other.bent is None or pair.a != other.a:
        return False
    return any(joint.other == other.bent.index for joint, _ in pair.bent.joints)


def common_joints(
    active: Sequence[ContactPair], state: Sequence[float], pairs: Sequence[ContactPair]
) -> tuple[tuple[Point, ...], ...]:
    """For each contact the joints of its wall with those of earlier contacts of the same ball.

    () if there are none at all. A wall between two, for which one of them presses, joins them.
    """
    found = []
    for k, pair in enumerate(active):
        mine: list[Point] = []
        for earlier in active[:k] if pair.b < 0 else ():
            if earlier.a == pair.a and earlier.b < 0:
                mine += _joints(pair, earlier, state, pairs) or _joints(earlier, pair, state, pairs)
        found.append(tuple(mine))
    return tuple(found) if any(found) else ()


def _joints(
    pair: ContactPair,
    other: ContactPair,
    state: Sequence[float],
    pairs: Sequence[ContactPair],
) -> list[Point]:
    """The joint at which a wall meets another one, or what that one presses for; or none."""
    for joint, _ in pair.bent.joints if pair.bent is not None else ():
        one = next(each for each in pairs if (each.a, each.b) == (pair.a, -1 - joint.other))
        for _ in range(len(pairs)):
            before, one = one, keeper(one, state, pairs)
            if one is before or one is other or one is pair:
                break
        if one is other:
            return [joint.point]
    return []


def common_overlaps(
    pair: ContactPair, state: Sequence[float], places: Sequence[Point]
) -> Iterator[Geometry]:
    """How a ball overlaps the joints that its wall has in common with others."""
    i = PER_BALL * pair.a
    for p, q in places:
        x, y = state[i] - p, state[i + 1] - q
        distance = math.hypot(x, y)
        if 0 < distance < pair.reach:
            nx, ny = x / distance, y / distance
            rate = -(state[i + 3] * nx + state[i + 4] * ny)
            yield Geometry(pair.reach - distance, rate, (nx, ny, 0.0))


def pressed(
    pair: ContactPair,
    state: Sequence[float],
    near: Geometry,
    force: float,
    places: Sequence[Point],
) -> tuple[float, Vector, float]:
    """Normal force (N), its vector, and its power (W), less what other walls bear already.

    places : joints with walls that press the same ball. What a ball has in common with such a
        joint, F (a_joint/a)^p along the line to it, is left to the other wall
    """
    p = pair.law.exponent
    left, power = force, force * near.rate
    x, y, z = near.normal
    fx, fy, fz = force * x, force * y, force * z
    for joint in common_overlaps(pair, state, places):
        part = force * _power(min(joint.overlap / near.overlap, 1.0), p)
        x, y, _ = joint.normal
        left, power = left - part, power - part * joint.rate
        fx, fy = fx - part * x, fy - part * y
    return left, (fx, fy, fz), power


def free_rates(system: System, clock: float, state: Any, out: Any) -> None:
    """Rates of positions and velocities of all balls where nothing touches."""
    count = len(system.radius)
    for i in range(count):
        k, (gx, gy, gz) = system.drag_rate[i], system.gravity[i]
        j = PER_BALL * i
        out[j], out[j + 1], out[j + 2] = u, v, w = state[j + 3], state[j + 4], state[j + 5]
        out[j + 3], out[j + 4], out[j + 5] = gx - k * u, gy - k * v, gz - k * w
    if system.scene.force_field is not None:
        places = [as_three(state[PER_BALL * i : PER_BALL * i + 3]) for i in range(count)]
        speeds = [as_three(state[PER_BALL * i + 3 : PER_BALL * (i + 1)]) for i in range(count)]
        first = PER_BALL * count
        turning = range(first, first + 3 * count, 3) if system.scene.field_by_spin else ()
        spins = [as_three(state[j : j + 3]) for j in turning]
        for i, pull in enumerate(field_accelerations(system, clock, places, speeds, spins)):
            j = PER_BALL * i + 3
            out[j : j + 3] = [a + b for a, b in zip(out[j : j + 3], pull, strict=True)]


def smooth_rates(clock: float, state: Any, out: Any, parameters: Any) -> None:
    """Rates of positions and velocities of smooth balls, and of what contacts accumulate.

    m dv/dt = m g - k_c r v + sum of F n

    Parameters
    ----------
    clock : s; a force field may depend on it
    state, out : lists of PER_BALL numbers a ball and ACCUMULATED an active contact
    parameters : System, the active contacts, the force of each, nothing, and `common_joints`
    """
    system, active, laws, _, shared = parameters
    free_rates(system, clock, state, out)
    slot = PER_BALL * len(system.radius)
    for k, (pair, law) in enumerate(zip(active, laws, strict=True)):
        near = geometry(pair, state)
        force = law.force(near.overlap, near.rate)
        _, push, power = pressed(pair, state, near, force, shared[k] if shared else ())
        add_force(system, pair, out, push)
        out[slot], out[slot + 1], out[slot + 2], out[slot + 3] = *push, power
        slot += ACCUMULATED


def add_force(system: System, pair: ContactPair, out: Any, force: Vector) -> None:
    """A force on a, and the opposite on b."""
    x, y, z = force
    m, j = system.inverse_mass[pair.a], PER_BALL * pair.a + 3
    out[j] += m * x
    out[j + 1] += m * y
    out[j + 2] += m * z
    if pair.b >= 0:
        m, j = system.inverse_mass[pair.b], PER_BALL * pair.b + 3
        out[j] -= m * x
        out[j + 1] -= m * y
        out[j + 2] -= m * z


def scales(system: System, pair: ContactPair, near: Geometry | None, fastest: float) -> Scales:
    """Overlap and speed typical of a contact that begins here, or next to others of this speed.

    The speed is the greatest of that of approach, of that to which the spring throws what
    overlaps by now, and of that of sagging under the weight.

    near : geometry of the contact; None for one that carries a resting ball
    """
    w, k, p = _inverse_mass(system, pair), pair.law.stiffness, pair.law.exponent
    g = _weight(system, pair)
    sag = _root(g / (w * k), p)
    overlap = LEAST_OVERLAP * pair.reach
    speed = max(math.sqrt(g * sag), fastest)
    if near is not None:
        overlap, speed = max(near.overlap, overlap), max(abs(near.rate), speed)
    stored = k * overlap * _power(overlap, p)
    speed = max(speed, math.sqrt(2 * w * stored / (p + 1)))
    return Scales(_depth(pair, w, speed), speed)


def loss_free_duration(system: System, pair: ContactPair, speed: float) -> float:
    """Duration of a loss-free contact at this speed, s."""
    p = pair.law.exponent
    # The stiffness at which speed and greatest overlap are 1 together.
    unit = float(contact_time(1.0, 1.0, (p + 1) / 2, p))
    return unit * _depth(pair, _inverse_mass(system, pair), speed) / speed


def _inverse_mass(system: System, pair: ContactPair) -> float:
    """Inverse of the reduced mass of a pair."""
    return system.inverse_mass[pair.a] + (system.inverse_mass[pair.b] if pair.b >= 0 else 0.0)


def _weight(system: System, pair: ContactPair) -> float:
    """Greatest acceleration of one body towards the other; a fixed ball carries the other."""
    pulls = [system.gravity[i] for i in (pair.a, pair.b) if i >= 0]
    return max(norm(pull) for pull in pulls)


def _depth(pair: ContactPair, inverse_mass: float, speed: float) -> float:
    """`greatest_overlap` of a loss-free contact at this speed, m."""
    p = pair.law.exponent
    energy = speed * speed / (2 * inverse_mass)
    return _root((p + 1) * energy / pair.law.stiffness, p + 1)


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
