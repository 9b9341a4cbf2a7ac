"""A wall as the limit of springs and dampers, when stiffness grows without end.

A rigid wall is an idealisation. Replace it by a spring c^2 N and a damper, and let N grow:
what remains is the law of impact, or something else, depending on how the damper grows. The
motion between two events is known in closed form; the moment of an event is bisected.

Source: Kozlov 1988, sections 2 and 3.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

from kernel_lib.laws.contact_duration import check_ends
from kernel_lib.numerics.roots import bisection
from kernel_lib.state.checks import number
from kernel_lib.state.reading import kinematics

__all__ = [
    "MECHANISMS",
    "LinearMotion",
    "SoftBounce",
    "departure_limit",
    "departure_time",
    "soft_bounce",
    "soft_bounce_limit",
]

Parts = tuple[float, float, float, bool]

#: What may stand for the line in `departure_time`: mass, spring and damper that act below
#: it, for N and c, and whether the damper acts only while the body sinks.
MECHANISMS: dict[str, Callable[[float, float], Parts]] = {
    "spring": lambda n, c: (1.0, c * c * n, 0.0, False),
    "added mass": lambda n, c: (1.0 + n, 0.0, 0.0, False),
    "damper": lambda n, c: (1.0, 0.0, n, False),
    "spring and damper like N": lambda n, c: (1.0, c * c * n, n, False),
    "spring and damper like sqrt(N)": lambda n, c: (1.0, c * c * n, math.sqrt(n), False),
    "spring and damper while sinking": lambda n, c: (1.0, c * c * n, n, True),
}


@dataclass(frozen=True)
class SoftBounce:
    """How a ball left a soft wall: restitution, and the duration of contact in s."""

    restitution: float
    duration: float


@dataclass(frozen=True)
class LinearMotion:
    """y'' = g - d y' - k y, from a position and a velocity at time 0.

    position, velocity : m, m/s
    push : g, m/s^2
    damper, spring : d and k, 1/s and 1/s^2, zero or positive
    """

    position: float
    velocity: float
    push: float
    damper: float
    spring: float

    @property
    def acceleration(self) -> float:
        """At time 0, m/s^2."""
        return self.push - self.damper * self.velocity - self.spring * self.position

    def at(self, time: float) -> tuple[float, float]:
        """Position and velocity at a time."""
        d, k = self.damper, self.spring
        if k == 0:
            # With no spring the velocity alone relaxes, to g/d.
            f, g, _ = kinematics(d, time)
            place = self.position + self.velocity * time + self.acceleration * g
            return place, self.velocity + self.acceleration * f
        level = self.push / k
        away = self.position - level
        shift, rate = _relax(away, self.velocity, d, k, time)
        return level + shift, rate

    def turn(self) -> float:
        """First time past 0 at which the velocity is zero; infinite if there is none.

        The velocity obeys the equation without the push.
        """
        return _first_zero(self.velocity, self.acceleration, self.damper, self.spring)

    def acceleration_turn(self) -> float:
        """First time past 0 at which the acceleration is greatest or least."""
        a = self.acceleration
        jerk = -self.damper * a - self.spring * self.velocity
        change = -self.damper * jerk - self.spring * a
        return _first_zero(jerk, change, self.damper, self.spring)


def soft_bounce(
    stiffness_scale: float,
    spring: float = 1.0,
    damping: float = 0.0,
    mass: float = 1.0,
    speed: float = 1.0,
    gravity: float = 0.0,
    ends: str = "zero overlap",
) -> SoftBounce:
    """Bounce of a ball on a wall of spring c^2 N and damper 2 k sqrt(N).

    m y'' = -m g - 2 k sqrt(N) y' - c^2 N y while y < 0, from y = 0 with y' = -v.

    Parameters
    ----------
    stiffness_scale : N, positive
    spring, damping : c and k of the source; c^2 N is in N/m, 2 k sqrt(N) in kg/s
    mass, speed, gravity : kg, m/s, m/s^2 (towards the wall)
    ends : contact ends at "zero overlap", after the damper has pulled, as in the source; or
        at "zero force"

    Returns
    -------
    SoftBounce; restitution 0 and endless contact if the ball never leaves

    Source: Kozlov 1988, section 3.
    """
    n, m = number("stiffness_scale", stiffness_scale, above=0), number("mass", mass, above=0)
    c, k = number("spring", spring, above=0), number("damping", damping, minimum=0)
    v, g = number("speed", speed, above=0), number("gravity", gravity, minimum=0)
    check_ends(ends)
    damper, elastic = 2 * k * math.sqrt(n) / m, c * c * n / m
    motion = LinearMotion(0.0, -v, -g, damper, elastic)
    turn = motion.turn()
    if math.isinf(turn):
        return SoftBounce(0.0, math.inf)
    rise = LinearMotion(motion.at(turn)[0], 0.0, -g, damper, elastic)

    def inside(time: float) -> float:
        y, rate = rise.at(time)
        return -y if ends == "zero overlap" else -damper * rate - elastic * y

    # From the turn on, overlap and force fall until here: they pass zero by then, or never.
    last = rise.turn() if ends == "zero overlap" else rise.acceleration_turn()
    if math.isinf(last) or inside(last) > 0:
        return SoftBounce(0.0, math.inf)
    end = bisection(inside, 0.0, last)
    return SoftBounce(rise.at(end)[1] / v, turn + end)


def soft_bounce_limit(
    stiffness_scale: float, spring: float = 1.0, damping: float = 0.0, mass: float = 1.0
) -> SoftBounce:
    """What `soft_bounce` tends to as N grows, at the rate N^(-1/2), with ends at zero overlap.

    e = exp(-pi k/omega), duration pi m/(omega sqrt(N)), omega = sqrt(c^2 m - k^2). Without
    gravity both hold for every N.

    Source: Kozlov 1988, section 3.
    """
    inside = spring * spring * mass - damping * damping
    if inside <= 0:
        return SoftBounce(0.0, math.inf)
    omega = math.sqrt(inside)
    duration = math.pi * mass / (omega * math.sqrt(stiffness_scale))
    return SoftBounce(math.exp(-math.pi * damping / omega), duration)


def departure_time(mechanism: str, stiffness_scale: float, spring: float = 1.0) -> float:
    """When a unit mass leaves the line y = 0, not to return, if the line is not quite rigid.

    It starts at (-1, 0) with velocity (1, 0). Gravity 1 pulls it towards the line while
    x <= 0, that is until t = 1, and away from it afterwards. The classical answer is t = 1.

    Parameters
    ----------
    mechanism : one of MECHANISMS: what acts while y < 0
    stiffness_scale : N, positive
    spring : c, positive

    Returns
    -------
    time, s; its limit for N to infinity is `departure_limit`

    Source: Kozlov 1988, section 2.
    """
    n, c = number("stiffness_scale", stiffness_scale, above=0), number("spring", spring, above=0)
    mass, elastic, damper, one_way = _parts(mechanism)(n, c)
    time, y, v = 0.0, 0.0, 0.0
    while True:
        push = -1.0 if time < 1 else 1.0
        sinks = v < 0 or (v == 0 and push < elastic * y)
        drag = damper if sinks or not one_way else 0.0
        motion = LinearMotion(y, v, push / mass, drag / mass, elastic / mass)
        turn = motion.turn()
        if time >= 1 and not sinks:
            return time + _rise(motion, turn)
        span = turn if one_way or time >= 1 else math.inf
        if time < 1 and span >= 1 - time:
            y, v = motion.at(1 - time)
            time = 1.0
        else:
            y, v, time = motion.at(span)[0], 0.0, time + span


def departure_limit(mechanism: str, spring: float = 1.0) -> float:
    """Limit of `departure_time` as N grows: 1 is the classical answer.

    Source: Kozlov 1988, section 2; the damper like N, computed here, 1 + ln(2 - exp(-c^2))/c^2.
    """
    _parts(mechanism)
    late = {
        "added mass": 2 + math.sqrt(2),
        "damper": 2.0,
        "spring and damper like N": 1 + math.log(2 - math.exp(-spring * spring)) / spring**2,
    }
    return late.get(mechanism, 1.0)


def _parts(mechanism: str) -> Callable[[float, float], Parts]:
    if mechanism not in MECHANISMS:
        raise ValueError(f"mechanism must be one of {', '.join(MECHANISMS)}; got {mechanism!r}")
    return MECHANISMS[mechanism]


def _rise(motion: LinearMotion, turn: float) -> float:
    """When a rising body passes the line, before it turns or, if it never does, at all."""
    if math.isinf(turn):
        turn = 1.0
        while motion.at(turn)[0] <= 0:
            turn *= 2
    return bisection(lambda time: motion.at(time)[0], 0.0, turn)


def _relax(f: float, df: float, d: float, k: float, time: float) -> tuple[float, float]:
    """Solution of f'' + d f' + k f = 0 and its rate at a time."""
    half, inside = d / 2, k - d * d / 4
    if inside > 0:
        omega = math.sqrt(inside)
        c, s = math.cos(omega * time), math.sin(omega * time) / omega
        fade = math.exp(-half * time)
        return fade * (f * (c + half * s) + df * s), fade * (df * (c - half * s) - k * f * s)
    if inside == 0:
        fade = math.exp(-half * time)
        rise = df + half * f
        return fade * (f + rise * time), fade * (df - half * rise * time)
    quick = -half - math.sqrt(-inside)
    slow = k / quick
    first = (df - quick * f) / (slow - quick)
    second = f - first
    a, b = first * math.exp(slow * time), second * math.exp(quick * time)
    return a + b, slow * a + quick * b


def _first_zero(f: float, df: float, d: float, k: float) -> float:
    """First positive zero of the solution of f'' + d f' + k f = 0; infinite for none."""
    half, inside = d / 2, k - d * d / 4
    if f == 0 and inside <= 0:
        return math.inf
    if inside > 0:
        omega = math.sqrt(inside)
        angle = math.atan2(-f, (df + half * f) / omega) % math.pi
        return (angle if f and angle else math.pi) / omega
    if inside == 0:
        rise = df + half * f
        time = -f / rise if rise else 0.0
        return time if time > 0 else math.inf
    quick = -half - math.sqrt(-inside)
    slow = k / quick
    first = (df - quick * f) / (slow - quick)
    ratio = (first - f) / first if first else 0.0
    return math.log(ratio) / (slow - quick) if ratio > 1 else math.inf
