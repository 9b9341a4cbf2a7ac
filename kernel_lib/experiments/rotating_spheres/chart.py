"""Charts of lesson 04: oblique impacts, the throw of a billiard ball, an estimate that fails."""

import math

import numpy as np

from kernel_lib.experiments import Chart, Sentence, Text, Values
from kernel_lib.experiments.rotating_spheres.published import TEST_4, oblique_impact
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.impact import collide
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.trajectory import Floats

__all__ = ["ESTIMATE", "OBLIQUE", "THROW", "friction_estimate", "grip_regions", "throw_angle"]


def grip_regions(values: Values) -> tuple[Floats, Floats, Floats]:
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


def _slip_and_grip(values: Values) -> dict[Text, tuple[Floats, Floats]]:
    """What an oblique impact leaves of the tangential velocity, over the angle of incidence."""
    angles = np.linspace(1, 89, 89)
    theta = np.radians(angles)
    lines = dict[Text, tuple[Floats, Floats]]()
    test = f"e = {TEST_4.restitution}, e_t = 0, μ = {TEST_4.friction}"
    cases = {
        Sentence("rotating-spheres-oblique-test", law=test): (
            TEST_4.restitution,
            0.0,
            TEST_4.friction,
        ),
        Sentence("rotating-spheres-oblique-grip", law="e_t = 0"): (1.0, 0.0, 1e200),
        Sentence("rotating-spheres-oblique-superball", law="e_t = 1"): (1.0, 1.0, 1e200),
    }
    for name, law in cases.items():
        push = contact_impulses(np.cos(theta), np.sin(theta), 1.0, 2.5, *law)[1]
        lines[name] = (angles, 1 - push / np.sin(theta))
    tried = np.array([5.0, 15, 25, TEST_4.corner, 40, 50, 60, 70, 80])
    left = np.array([oblique_impact(angle)[0] for angle in tried])
    lines[Sentence("rotating-spheres-oblique-runs", angle="60°")] = (tried, left)
    return lines


OBLIQUE = Chart(
    Sentence("rotating-spheres-oblique"),
    Sentence("rotating-spheres-chart-angle"),
    Sentence("rotating-spheres-oblique-left"),
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


def _throws(values: Values) -> dict[str, tuple[Floats, Floats]]:
    cuts = np.linspace(0, 85, 86)
    return {
        f"μ = {friction:g}": (cuts, np.array([throw_angle(cut, friction) for cut in cuts]))
        for friction in (0.03, 0.06, 0.2)
    }


THROW = Chart(
    Sentence("rotating-spheres-throw"),
    Sentence("rotating-spheres-throw-cut"),
    Sentence("rotating-spheres-throw-angle"),
    _throws,
)


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
    tangential = friction * push
    before = (slip**2 + closing**2) / 4
    mobility = 2.5  # radius^2/I for 1 kg
    after = before - tangential * slip + tangential**2 * (2 + 2 * mobility) / 2
    return before, after


def _estimates(values: Values) -> dict[Text, tuple[Floats, Floats]]:
    """Change of energy by the estimate and by the law, over the slip; closing speed 2 m/s."""
    slips = np.linspace(0.1, 5, 50)
    estimated, lawful = [], []
    for slip in slips.tolist():
        before, after = friction_estimate(slip, 2.0, 0.5)
        estimated.append(after - before)
        pair = Ball((0, 1), (slip, -2), 0.5, 1), Ball((0, 0), (0, 0), 0.5, 1)
        lawful.append(kinetic_energy(collide(*pair, 1, friction=0.5)) - kinetic_energy(pair))
    return {
        Sentence("rotating-spheres-estimate-made"): (slips, np.array(estimated)),
        Sentence("rotating-spheres-estimate-lawful"): (slips, np.array(lawful)),
    }


ESTIMATE = Chart(
    Sentence("rotating-spheres-estimate"),
    Sentence("rotating-spheres-estimate-slip"),
    Sentence("rotating-spheres-estimate-change"),
    _estimates,
)
