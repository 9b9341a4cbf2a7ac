"""Motion under a constant push, a linear spring and a linear damper, in closed form."""

import math
from dataclasses import dataclass

__all__ = ["LinearMotion"]


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
        g, d, k = self.push, self.damper, self.spring
        if k == 0:
            # With no spring the velocity alone relaxes, to g/d.
            decay = -math.expm1(-d * time) / d if d else time
            velocity = self.velocity + self.acceleration * decay
            slack = (time - decay) / d if d * time > 1e-4 else time * time / 2 * (1 - d * time / 3)
            return self.position + self.velocity * time + self.acceleration * slack, velocity
        level = g / k
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
