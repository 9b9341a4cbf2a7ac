"""Published figures of spinning spheres: superball, oblique impact, sliding into rolling."""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from kernel_lib.experiments import Published
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["TEST_4", "oblique_impact", "published_spins", "superball"]


class _Test4(NamedTuple):
    """Chung & Ooi 2011, test 4: a sphere on a rigid wall; radius in m, speed in m/s."""

    radius: float = 0.0025
    restitution: float = 0.98
    friction: float = 0.092
    speed: float = 3.9

    @property
    def corner(self) -> float:
        """Angle from the normal beyond which it slides through, degrees: e_t = 0, solid."""
        return math.degrees(math.atan(self.friction * (1 + self.restitution) * 3.5))


TEST_4 = _Test4()


def superball(bounces: int = 3) -> list[tuple[float, float]]:
    """Garwin's map: (v, R w) after each bounce between floor and underside of a table.

    v' = (3 v - 4 s)/7, s' = (-10 v - 3 s)/7 on the floor with s = R w anticlockwise, v to the
    right; under the table the signs of s are turned.

    Returns
    -------
    horizontal velocity and rim speed in parts of the first velocity, from (1, 0)
    """
    v, s, found = Fraction(1), Fraction(0), []
    for bounce in range(bounces):
        side = -1 if bounce % 2 else 1
        v, s = (3 * v - 4 * side * s) / 7, (-10 * side * v - 3 * s) / 7
        found.append((float(v), float(s)))
    return found


def oblique_impact(angle: float) -> tuple[float, float]:
    """Sphere on a rigid wall by the library: v_t'/v_t, and spin after (rad/s).

    angle : of incidence φ, degrees from the normal, between 0 and 90.
    Source: Chung & Ooi 2011, test 4.
    """
    theta, (radius, restitution, friction, speed) = math.radians(angle), TEST_4
    ball = Ball((0, radius), (speed * math.sin(theta), -speed * math.cos(theta)), radius, 1.0)
    scene = Scene([ball], [Plane((0, 0), (0, 1))], 0, restitution, None, friction)
    end = simulate(scene, 1e-3, record="end")
    return float(end.velocity[-1, 0, 0] / ball.velocity[0]), float(end.spin[-1, 0])


def published_spins(
    runs_of: Callable[[dict[str, Any]], Mapping[str, Trajectory]],
) -> tuple[Published, ...]:
    """Garwin's bounces, the oblique impact, and sliding into rolling."""

    def bounce(number: int) -> Callable[[], float]:
        def velocity() -> float:
            run = runs_of({})["rough"]
            return float(run.contacts.velocity_after[number, 0, 0] / run.velocity[0, 0, 0])

        return velocity

    rows = [
        Published(
            f"velocity after bounce {k + 1} over the first",
            text,
            bounce(k),
            "Garwin's superball",
            f"exactly {fraction}",
        )
        for k, (text, fraction) in enumerate(
            (("0.4286", "3/7"), ("-0.6327", "-31/49"), ("-0.9708", "-333/343"))
        )
    ]
    case = "Chung & Ooi 2011, test 4, 60°"
    rows.append(Published("slides through beyond (°)", "32.519955", lambda: TEST_4.corner, case))
    cut = "cut, not rounded"
    rows.append(Published("v_t'/v_t", "0.894829", lambda: oblique_impact(60.0)[0], case, cut))
    rows.append(Published("spin after (rad/s)", "-355.21", lambda: oblique_impact(60.0)[1], case))
    rows.append(
        Published(
            "speed when it rolls, over the first",
            "0.714286",
            _rolling_part,
            "sliding on a level table",
            "5/7, whatever the friction",
        )
    )
    return tuple(rows)


def _rolling_part() -> float:
    ball = Ball((0, 1), (7, 0), 1, 1)
    scene = Scene([ball], [Plane((0, 0), (0, 1))], (0, -9.81), 0.0, None, 0.2)
    return float(simulate(scene, 3.0, record="end").velocity[-1, 0, 0]) / 7
