"""Neumann's last two films, computed: balls of some 10^12 kg that attract; beside closed forms."""

import math
from functools import cache, partial

from kernel_lib.experiments import Published
from kernel_lib.experiments.attracting_stones.law import energy_at_end, round_seen, settled, towards
from kernel_lib.experiments.attracting_stones.orbits import NEUMANN, G, Vector
from kernel_lib.experiments.attracting_stones.three import THREE, in_a_triangle
from kernel_lib.numerics.roots import halved
from kernel_lib.solvers.gravitating.solver import Gravitating
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory

__all__ = ["published_stones"]

#: Mass of one that attracts hardly at all, kg; radius of all, m.
_NONE, _RADIUS = 1.0, 1.0

_FILM, _HALVINGS = "Neumann, film of balls that attract", 40
_CIRCLES = "Neumann, film of small stones on circles"


def _pair(
    place: Vector,
    velocity: Vector,
    duration: float,
    masses: Vector = (NEUMANN, NEUMANN),
    e: float = 1.0,
) -> Trajectory:
    """Two balls; place and velocity : of the second as the first one sees it, m and m/s."""
    whole = sum(masses)
    (x, y), (u, v) = place, velocity
    balls = [
        Ball((part * x, part * y), (part * u, part * v), _RADIUS, mass)
        for part, mass in zip((-masses[1] / whole, masses[0] / whole), masses, strict=True)
    ]
    scene = Scene(balls, restitution=e, mutual_gravity=G)
    return simulate(scene, duration, Gravitating(), duration / 400)


@cache
def _fall() -> Trajectory:
    """Two from rest, 20 m apart; each hit keeps 80 % of the speed."""
    return _pair((20.0, 0.0), (0.0, 0.0), 14.0, e=0.8)


def _farthest(run: Trajectory, low: float, high: float) -> float:
    """Greatest distance of two centres between two moments, m: where they turn back."""

    def rises(time: float) -> bool:
        at = run.at(time)
        return float((at.position[1] - at.position[0]) @ (at.velocity[1] - at.velocity[0])) > 0

    return math.dist(*run.at(halved(rises, low, high, _HALVINGS)[0]).position)


def _top(hit: int) -> float:
    """Greatest distance of the centres after a hit, m; hit : from 1."""
    times = _fall().contacts.of_kind("impact").time
    return _farthest(_fall(), float(times[hit - 1]) + 1e-9, float(times[hit]) - 1e-9)


def _closing() -> float:
    hit = _fall().contacts.velocity_before[0]
    return float(math.dist(*hit))


def _caught_below() -> float:
    """Share of speed up to which a stone is caught that comes head on at 5 m/s from far away."""
    at = math.sqrt(25 + 4 * G * NEUMANN / 25)

    def held(kept: float) -> bool:
        return energy_at_end(_pair((25.0, 0.0), (-at, 0.0), 6.0, e=kept)) < 0

    return halved(held, 0.5, 1.0, 30)[0]


@cache
def _circle(
    radius: float, part: float = 1.0, mass: float = _NONE, times: float = 1.2
) -> Trajectory:
    """One that goes round the other at a part of the speed of a circle."""
    speed = math.sqrt(G * (NEUMANN + mass) / radius)
    whole = math.tau * radius / speed
    return _pair((radius, 0.0), (0.0, part * speed), times * whole, (NEUMANN, mass))


def _circling(radius: float) -> float:
    """Time of one round on a circle, s."""
    return round_seen(_circle(radius))


def _speed(radius: float) -> float:
    """Speed at which a small one keeps its distance, m/s: by halving, whether it falls inwards."""

    def falls(speed: float) -> bool:
        run = _pair((radius, 0.0), (0.0, speed), 0.5, (NEUMANN, _NONE))
        return float(towards(run)[-1]) > 0

    return halved(falls, 0.5, 5.0, 27)[0]


def _lets_go() -> float:
    """Speed past each other from which two that touch part, m/s."""

    def holds(speed: float) -> bool:
        return settled(_pair((2 * _RADIUS, 0.0), (0.0, speed), 0.2)) is not None

    return halved(holds, 1.0, 12.0, 27)[0]


def published_stones() -> tuple[Published, ...]:
    """Falls and hits, circles, and pairs that touch; the films print no figure."""
    return (*_falls(), *_circles(), *_together())


def _falls() -> tuple[Published, ...]:
    tops = (4.716981, 3.167765, 2.617560)
    return (
        Published(
            "two of 10¹² kg fall from 20 m to 2 m: time (s)",
            "8.479619928",
            lambda: float(_fall().contacts.time[0]),
            _FILM,
            "free fall in closed form",
        ),
        Published("their speed at the hit (m/s)", "10.960720779", _closing, _FILM, "energy"),
        *(
            Published(
                f"e = 0.8: farthest after hit {hit} (m)",
                f"{top:.6f}",
                partial(_top, hit),
                _FILM,
                "energy",
            )
            for hit, top in enumerate(tops, start=1)
        ),
        Published(
            "e = 0.8: they rest after (s)",
            "12.919565",
            lambda: settled(_fall()) or math.nan,
            _FILM,
            "sum of the bounces",
        ),
        Published(
            "head on from far away at 5 m/s: caught below e",
            "0.917745804",
            _caught_below,
            _FILM,
            "energy",
        ),
    )


def _circles() -> tuple[Published, ...]:
    circles = {10.0: (2.583467, 24.320752), 20.0: (1.826787, 68.789476)}
    circles[30.0] = 1.491565, 126.374335
    rows = []
    for radius, (speed, whole) in circles.items():
        rows += [
            Published(
                f"circle of {radius:g} m round 10¹² kg: speed (m/s)",
                f"{speed:.6f}",
                partial(_speed, radius),
                _CIRCLES,
                "v² = G M/r",
            ),
            Published(
                f"circle of {radius:g} m: one round (s)",
                f"{whole:.6f}",
                partial(_circling, radius),
                _CIRCLES,
                "Kepler",
            ),
        ]
    return (
        *rows,
        Published(
            "10 m at 1.2 of its speed: farthest (m)",
            "25.714286",
            lambda: _farthest(_circle(10.0, 1.2, times=2.5), 1.0, 57.0),
            _CIRCLES,
            "Kepler",
        ),
        Published(
            "10 m at 1.2 of its speed: one round (s)",
            "58.035665",
            lambda: round_seen(_circle(10.0, 1.2, times=2.5)),
            _CIRCLES,
            "Kepler",
        ),
    )


def _together() -> tuple[Published, ...]:
    whole = math.tau * math.sqrt(10.0**3 / (3 * G * NEUMANN))
    return (
        Published(
            "two of 10¹² kg 10 m apart: their common round (s)",
            "17.197369",
            lambda: round_seen(_circle(10.0, mass=NEUMANN)),
            _CIRCLES,
            "Kepler",
        ),
        Published(
            "two that touch slide on each other below (m/s)",
            "8.169639",
            _lets_go,
            _FILM,
            "N = m* (G (m₁ + m₂)/d² − v²/d) = 0, d = 2 m",
        ),
        Published(
            "three in a triangle of 10 m: one round (s)",
            f"{whole:.6f}",
            lambda: round_seen(in_a_triangle()[THREE]),
            "Lagrange 1772",
            "2π √(L³/(3 G m))",
        ),
    )
