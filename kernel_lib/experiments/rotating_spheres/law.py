"""The law of lesson 04 with the present numbers put in."""

import math

import numpy as np

from kernel_lib.experiments.common.wording import NOTHING, figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.measures.spin import contact_slips
from kernel_lib.experiments.rotating_spheres.carpets import carpet_law
from kernel_lib.experiments.rotating_spheres.controls import CARPETS
from kernel_lib.words import Text

__all__ = ["spin_law"]

#: Slip below this, m/s, is rounding: it has no direction, and no estimate opposes it.
LEAST_SLIP = 1e-12


def spin_law(values: Values, runs: Runs) -> tuple[Text, ...]:
    """Both impulses of the first impact, or the accelerations of a ball on a slope."""
    if values["place"] == CARPETS:
        return carpet_law(values)
    run = runs["rough"]
    if run.scene.walls and np.any(run.scene.gravity):
        return _rolling(values)
    hit = run.contacts.of_kind("impact")
    if len(hit) == 0:
        return NOTHING
    bodies = [run.scene.balls[i] for i in (int(hit.a[0]), int(hit.b[0])) if i >= 0]
    slip = float(np.linalg.norm(contact_slips(run)[0][run.contacts.kind == "impact"][0]))
    mass = 1 / sum(1 / body.mass for body in bodies)
    push = (1 + values["e"]) * mass * closing_speed(hit)
    wanted = (1 + values["e_t"]) * mass * 2 / 7 * slip
    limit = math.inf if values["grip"] else values["friction"] * push
    m = "m" if len(bodies) == 1 else "m_r"  # the reduced mass of a pair
    cut = "" if wanted <= limit else f", cut to μ J = {figure(limit, 'N s')}"
    lines: tuple[str, ...] = (
        f"J = (1 + e) {m} c = {figure(1 + values['e'])} × {figure(mass, 'kg')} × "
        f"{figure(closing_speed(hit), 'm/s')} = {figure(push, 'N s')}",
        f"J_t = 2/7 (1 + e_t) {m} D = 2/7 × {figure(1 + values['e_t'])} × {figure(mass, 'kg')} × "
        f"{figure(slip, 'm/s')} = {figure(wanted, 'N s')}{cut}",
    )
    whole = math.hypot(push, min(wanted, limit))
    if slip >= LEAST_SLIP:
        together = (
            f"both together, as in the list of contacts: √(J² + J_t²) = {figure(whole, 'N s')}"
        )
        lines = (*lines, together)
    if "estimate" not in runs or slip < LEAST_SLIP:
        return lines
    rubbed = values["estimate"] * push
    made = rubbed * (3.5 * rubbed / (2 * mass) - slip)
    return (
        *lines,
        f"estimate: J_t = μ_13 J = {figure(rubbed, 'N s')}, energy changes by "
        f"J_t (7 J_t/(4 {m}) − D) = {figure(made, 'J')}",
    )


def _rolling(values: Values) -> tuple[str, ...]:
    angle, g, mu = math.atan(values["slope"]), 9.807, values["friction"]
    rolls = f"rolling: a = 5/7 g sin θ = {figure(5 / 7 * g * math.sin(angle), 'm/s²')}"
    if values["grip"]:
        return (rolls,)
    slides = g * (math.sin(angle) - mu * math.cos(angle))
    holds = math.tan(angle) <= 3.5 * mu
    return (
        f"slipping downwards: a = g (sin θ − μ cos θ) = {figure(slides, 'm/s²')}",
        rolls,
        f"tan θ = {figure(math.tan(angle))} is {'at most' if holds else 'above'} 7/2 μ = "
        f"{figure(3.5 * mu)}: {'it can roll' if holds else 'it never rolls'}",
    )
