"""Figures of spinning spheres: the superball, the oblique impact, and an estimate that fails."""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from kernel_lib.experiments.experiment import Published
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["friction_estimate", "oblique_impact", "published_spins", "slip_and_grip", "superball"]

#: Chung & Ooi 2011, test 4: radius (m), restitution, friction, speed (m/s).
RADIUS, RESTITUTION, FRICTION, SPEED = 0.0025, 0.98, 0.092, 3.9


def superball(bounces: int = 3) -> list[tuple[float, float]]:
    """Garwin's map: (v, R w) after each bounce between floor and underside of a table.

    v' = (3 v - 4 s)/7, s' = (-10 v - 3 s)/7 on the floor with s = R w clockwise; under the
    table both the slip and the sense of s turn round.

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

    angle : of incidence, degrees from the normal, between 0 and 90.
    Source: Chung & Ooi 2011, test 4.
    """
    theta = math.radians(angle)
    ball = Ball((0, RADIUS), (SPEED * math.sin(theta), -SPEED * math.cos(theta)), RADIUS, 1.0)
    scene = Scene([ball], [Plane((0, 0), (0, 1))], 0, RESTITUTION, None, FRICTION)
    end = simulate(scene, 1e-3, record="end")
    return float(end.velocity[-1, 0, 0] / ball.velocity[0]), float(end.spin[-1, 0])


def slip_and_grip(values: Mapping[str, Any]) -> dict[str, tuple[Floats, Floats]]:
    """What an oblique impact leaves of the tangential velocity, over the angle of incidence."""
    angles = np.linspace(1, 89, 89)
    theta = np.radians(angles)
    lines = {}
    cases = {
        "Chung & Ooi: e = 0.98, e_t = 0, μ = 0.092": (RESTITUTION, 0.0, FRICTION),
        "grip without limit, e_t = 0": (1.0, 0.0, 1e200),
        "superball, e_t = 1": (1.0, 1.0, 1e200),
    }
    for name, law in cases.items():
        push = contact_impulses(np.cos(theta), np.sin(theta), 1.0, 2.5, *law)[1]
        lines[name] = (angles, 1 - push / np.sin(theta))
    point = oblique_impact(60.0)[0]
    lines["its point at 60°"] = (np.array([60.0]), np.array([point]))
    return lines


def friction_estimate(slip: float, closing: float, friction: float) -> tuple[float, float]:
    """Energy before and after, in J, if spin is exchanged by friction without looking at the slip.

    An estimate of the kind of Endo's number 13, whose equations are not at hand: a tangential
    impulse mu J_n against the slip, however small that is. Two equal spheres of 1 kg, without
    spin before.

    Parameters
    ----------
    slip, closing : m/s, tangential and normal relative speed
    friction : mu
    """
    push = closing  # e = 1: J_n = 2 c/(1/m + 1/m) = c
    rub = friction * push
    before = (slip**2 + closing**2) / 4
    turning = 2.5  # radius^2/I for 1 kg
    after = before - rub * slip + rub**2 * (2 + 2 * turning) / 2
    return before, after


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
    rows.append(Published("v_t'/v_t", "0.894829", lambda: oblique_impact(60.0)[0], case))
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
