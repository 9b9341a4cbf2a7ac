"""What Kozlov says of bouncing and its stability, beside ours."""

import math

from kernel_lib.contacts.conic_walls import Parabola
from kernel_lib.contacts.finite_walls import Arc
from kernel_lib.experiments import Published
from kernel_lib.solvers.billiards.closed_forms import (
    ellipse_crossing_trace,
    sliding_time,
    soft_bowl_boundary,
    soft_bowl_sufficient,
    two_walls_half_trace,
)
from kernel_lib.solvers.billiards.monodromy import monodromy
from kernel_lib.solvers.billiards.section import Section, section
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene

__all__ = ["boundary_multiplier", "confocal_period", "drift_of_the_integral", "published_bounces"]

KOZLOV = "Kozlov 1988"

_R = 0.1


def boundary_multiplier() -> float:
    """Real part of the multipliers of a bounce from half the radius of a round bowl."""
    ball = Ball((0, -2), (0, math.sqrt(2)), _R, 1)
    found = monodromy(Scene([ball], [Arc((0, 0), 2 + _R)], (0, -1)))
    return found.multipliers[0].real


def confocal_period() -> float:
    """Period of the orbit that meets a parabola of a = g = 1 at right angles, s."""
    times = _in_parabola((0.0, 1.0), (1.0, 0.0), 3).time[0]
    return float(times[2] - times[0])


def drift_of_the_integral() -> float:
    """Greatest change of the second integral of a parabola in a thousand bounces, m^3/s^2."""
    found = _in_parabola((0.3, 0.045), (0.4, 1.1), 1000)
    (x, y), (u, v) = found.position[0].T, found.velocity[0].T
    second = u * (x * v - (y - 0.5) * u) + x * x / 2
    return float(abs(second - 0.2498).max())


def _in_parabola(place: tuple[float, float], velocity: tuple[float, float], count: int) -> Section:
    ball = Ball(place, velocity, _R, 1)
    wall = Parabola((0.0, 0.0), 1.0, of_centres=True)
    return section(Scene([ball], [wall], (0, -1)), count, compile=False)


def published_bounces() -> tuple[Published, ...]:
    """Bowls, two walls, parabola, ellipse, and a circle with loss."""
    return (*_of_bowls(), *_of_two_walls(), *_of_curves())


def _of_bowls() -> tuple[Published, ...]:
    return (
        Published(
            "rigid bowl, g = v = 1: stable up to f''",
            "g/v² = 1",
            lambda: soft_bowl_boundary(1, 1, 1e12),
            KOZLOV,
            "half the radius of curvature, as v² = 2 g h",
        ),
        Published(
            "multiplier of the bounce at this boundary",
            "+1",
            boundary_multiplier,
            KOZLOV,
            "+1 is that of the bounce run through twice; the new orbits take two bounces",
        ),
        Published(
            "soft bowl, N = 100, g = v = 1: stable up to f''",
            "0.734, sufficient",
            lambda: soft_bowl_boundary(1, 1, 100),
            KOZLOV,
            "the boundary itself lies higher: 3π/4 stands where the sufficient condition has π",
        ),
        Published(
            "the sufficient condition there",
            "0.734",
            lambda: soft_bowl_sufficient(1, 1, 100),
            KOZLOV,
            "printed with arctg(-g v⁻¹ N^½); it must be arctg(-v g⁻¹ N^½)",
        ),
    )


def _of_two_walls() -> tuple[Published, ...]:
    return (
        Published(
            "two walls, gravity: half the trace, R = 2 and 3, l = 1, v = 3, g = 1",
            "stable: between −1 and 1",
            lambda: two_walls_half_trace(2, 3, 1, 3, 1),
            KOZLOV,
        ),
        Published(
            "two walls: R = 1 and 1.2, l = 1.1, v = 3, g = 2",
            "unstable: beyond −1 or 1",
            lambda: two_walls_half_trace(1, 1.2, 1.1, 3, 2),
            KOZLOV,
        ),
    )


def _of_curves() -> tuple[Published, ...]:
    return (
        Published(
            "parabola, a = g = 1: period of the orbits born there (s)",
            "4 √(a/g) = 4",
            confocal_period,
            KOZLOV,
        ),
        Published(
            "parabola: drift of its second integral in 1000 bounces",
            "0",
            drift_of_the_integral,
            KOZLOV,
            "rounding",
        ),
        Published(
            "ellipse 2 : 1 with a spring c = 0.5, h = 3: trace along the short axis",
            "stable: between −2 and 2",
            lambda: ellipse_crossing_trace(1, 2, 0.5, 3),
            KOZLOV,
        ),
        Published(
            "ellipse: trace along the long axis",
            "unstable: beyond −2 or 2",
            lambda: ellipse_crossing_trace(2, 1, 0.5, 3),
            KOZLOV,
        ),
        Published(
            "circle, e = 0.99, 60°: slides after (s)",
            "2 R α/(u (1 − e)) = 209.4",
            lambda: sliding_time(math.radians(60), 0.99),
            KOZLOV,
            "the printed one is the first term for small losses",
        ),
    )
