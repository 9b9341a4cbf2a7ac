"""Figures of spinning spheres: superball, oblique impact, throw, and an estimate that fails."""

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.experiments.experiment import Chart, Published
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.impact import collide
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = [
    "ESTIMATE",
    "OBLIQUE",
    "TEST_4",
    "THROW",
    "friction_estimate",
    "grip_regions",
    "oblique_impact",
    "published_spins",
    "superball",
    "throw_angle",
]


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


def grip_regions(values: Mapping[str, Any]) -> tuple[Floats, Floats, Floats]:
    """Whether a ball grips (0) or slides through (1), over the angle of incidence and friction.

    A solid sphere on a wall slides through where (1 + e_t) tan(angle) > 7/2 mu (1 + e).

    Returns
    -------
    angles (X,), degrees from the normal; friction (Y,); regions (Y, X)
    """
    angles, frictions = np.linspace(0.25, 89.75, 180), np.linspace(0, 0.5, 101)
    theta = np.radians(angles)
    law = values["e"], values["e_t"], frictions[:, None]
    push = contact_impulses(np.cos(theta), np.sin(theta), 1.0, 2.5, *law)[1]
    wanted = (1 + values["e_t"]) * np.sin(theta) / 3.5
    return angles, frictions, (np.abs(push) < wanted * (1 - 1e-12)).astype(float)


def _slip_and_grip(values: Mapping[str, Any]) -> dict[str, tuple[Floats, Floats]]:
    """What an oblique impact leaves of the tangential velocity, over the angle of incidence."""
    angles = np.linspace(1, 89, 89)
    theta = np.radians(angles)
    lines = {}
    cases = {
        "Chung & Ooi: e = 0.98, e_t = 0, μ = 0.092": (TEST_4.restitution, 0.0, TEST_4.friction),
        "grip without limit, e_t = 0": (1.0, 0.0, 1e200),
        "superball, e_t = 1": (1.0, 1.0, 1e200),
    }
    for name, law in cases.items():
        push = contact_impulses(np.cos(theta), np.sin(theta), 1.0, 2.5, *law)[1]
        lines[name] = (angles, 1 - push / np.sin(theta))
    tried = np.array([5.0, 15, 25, TEST_4.corner, 40, 50, 60, 70, 80])
    left = np.array([oblique_impact(angle)[0] for angle in tried])
    lines["runs of test 4, at its corner and at 60° among others"] = (tried, left)
    return lines


OBLIQUE = Chart(
    "What an oblique impact leaves",
    "angle of incidence from the normal (°)",
    "tangential velocity after over before",
    _slip_and_grip,
)


def throw_angle(cut: float, friction: float, restitution: float = 0.95) -> float:
    """How far the second ball leaves the line of centres, degrees; equal balls, no spin before.

    Parameters
    ----------
    cut : between the way of the first ball and the line of centres, degrees below 90
    friction, restitution : between the balls; e_t = 0
    """
    angle = math.radians(cut)
    first = Ball((-math.cos(angle), math.sin(angle)), (1, 0), 0.5, 1)
    second = collide(first, Ball((0, 0), (0, 0), 0.5, 1), restitution, None, friction)[1]
    x, y = second.velocity
    return cut - abs(math.degrees(math.atan2(y, x)))


def _throws(values: Mapping[str, Any]) -> dict[str, tuple[Floats, Floats]]:
    cuts = np.linspace(0, 85, 86)
    return {
        f"μ = {friction:g}": (cuts, np.array([throw_angle(cut, friction) for cut in cuts]))
        for friction in (0.03, 0.06, 0.2)
    }


THROW = Chart("Throw of a billiard ball", "cut angle (°)", "throw (°)", _throws)


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


def _estimates(values: Mapping[str, Any]) -> dict[str, tuple[Floats, Floats]]:
    """Change of energy by the estimate and by the law, over the slip; closing speed 2 m/s."""
    slips = np.linspace(0.1, 5, 50)
    estimated, lawful = [], []
    for slip in slips.tolist():
        before, after = friction_estimate(slip, 2.0, 0.5)
        estimated.append(after - before)
        pair = Ball((0, 1), (slip, -2), 0.5, 1), Ball((0, 0), (0, 0), 0.5, 1)
        lawful.append(kinetic_energy(collide(*pair, 1, friction=0.5)) - kinetic_energy(pair))
    return {
        "estimate: always μ J": (slips, np.array(estimated)),
        "law: at most μ J, no more than stops the slip": (slips, np.array(lawful)),
    }


ESTIMATE = Chart(
    "Energy that a contact makes out of nothing", "slip (m/s)", "change of energy (J)", _estimates
)


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
