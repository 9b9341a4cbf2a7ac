"""Two bodies that attract each other: what Newton and Kepler say of how they begin."""

import math
from typing import NamedTuple

__all__ = ["HEAVY", "HOUR", "MILLI", "NEUMANN", "RADIUS", "STONE", "STRENGTH"]
__all__ += ["STRENGTH_OF_HEAVY", "TOUCH"]
__all__ += ["Conic", "G", "Vector", "approach", "circle_speed", "conic", "escape_speed"]
__all__ += ["grazing_speed", "merging_speed", "period_of", "widest_hit"]

Vector = tuple[float, float]

#: Constant of gravitation, m³/(kg s²): CODATA 2018.
G = 6.67430e-11

#: A stone of 3,000 kg/m³: its radius, m, and its mass, kg; how far centres are apart at a touch, m.
RADIUS = 1.0
STONE = 3000 * 4 / 3 * math.pi * RADIUS**3
TOUCH = 2 * RADIUS

#: The heavy one that small stones circle: so many stones.
HEAVY = 10

#: Mass of a stone of Neumann's films, kg.
NEUMANN = 1e12

#: G times the mass of two stones, and that of the heavy one, m³/s².
STRENGTH = 2 * G * STONE
STRENGTH_OF_HEAVY = G * HEAVY * STONE

#: Units in which the lesson gives times and speeds, s and m/s.
HOUR, MILLI = 3600.0, 1e-3


class Conic(NamedTuple):
    """The path of one body about another: its energy over the reduced mass, m²/s²; the nearest and
    the farthest distance, m; the time of a round, s. The last two are inf where it is not bound."""

    energy: float
    nearest: float
    farthest: float
    period: float


def conic(distance: float, across: float, along: float = 0.0, strength: float = STRENGTH) -> Conic:
    """Path of what is `distance` m away, at `across` and `along` m/s to the line of centres.

    strength : G times both masses, m³/s²

    Source: Kepler's laws, as in Landau and Lifshitz, *Mechanics*, section 15.
    """
    energy = (across**2 + along**2) / 2 - strength / distance
    momentum = distance * across
    flatness = math.sqrt(max(0.0, 1 + 2 * energy * momentum**2 / strength**2))
    nearest = momentum**2 / strength / (1 + flatness)
    if energy >= 0:
        return Conic(energy, nearest, math.inf, math.inf)
    farthest = -strength / energy - nearest
    return Conic(energy, nearest, farthest, period_of(energy, strength))


def period_of(energy: float, strength: float = STRENGTH) -> float:
    """Time of a round, s, by the energy over the reduced mass, m²/s²; inf where it is not bound."""
    if energy >= 0:
        return math.inf
    axis = -strength / (2 * energy)
    return math.tau * math.sqrt(axis**3 / strength)


def circle_speed(distance: float, strength: float = STRENGTH) -> float:
    """Speed past each other of two that circle, m/s: √(G (m1 + m2)/d)."""
    return math.sqrt(strength / distance)


def escape_speed(distance: float, strength: float = STRENGTH) -> float:
    """Speed past each other from which two never come back, m/s: √2 of that of a circle."""
    return math.sqrt(2 * strength / distance)


def grazing_speed(distance: float) -> float:
    """Speed sideways of two stones, past each other, from which they miss, m/s."""
    return circle_speed(distance) * math.sqrt(2 * TOUCH / (distance + TOUCH))


def merging_speed(distance: float) -> float:
    """Speed sideways, past each other, below which hits end in a touch, m/s: as they touch, gravity
    must hold what the angular momentum leaves them. Between this and the grazing speed hits only
    shave the orbit."""
    return circle_speed(distance) * math.sqrt(TOUCH / distance)


def approach(distance: float, speed: float, aim: float) -> tuple[Vector, Vector]:
    """Place, m, and velocity, m/s, of what has come to `distance` from far away on the right.

    There it moved to the left, at `speed` m/s, on a line that passes `aim` m above the other body.
    """
    across = speed * aim / distance
    towards = math.sqrt(speed**2 + 2 * STRENGTH / distance - across**2)
    width = (speed * aim) ** 2 / STRENGTH
    flatness = math.sqrt(1 + width * speed**2 / STRENGTH)
    # Angles from the nearest point: far away, and here.
    far, here = (math.acos(max(-1.0, (one - 1) / flatness)) for one in (0.0, width / distance))
    cosine, sine = math.cos(far - here), math.sin(far - here)
    velocity = (-towards * cosine - across * sine, across * cosine - towards * sine)
    return (distance * cosine, distance * sine), velocity


def widest_hit(speed: float, energy: float) -> float:
    """How far beside a stone may be aimed so that it still hits, m.

    speed : with which it is aimed, m/s; energy : over the reduced mass, m²/s²
    """
    return TOUCH * math.sqrt(2 * (energy + STRENGTH / TOUCH)) / speed
