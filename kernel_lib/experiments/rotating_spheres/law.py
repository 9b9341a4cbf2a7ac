"""The law of lesson 04 with the present numbers put in."""

import math
from collections.abc import Sequence

import numpy as np

from kernel_lib.experiments import EARTH, NOTHING, Runs, Sentence, Text, Values, figure
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.measures.spin import contact_slips
from kernel_lib.experiments.rotating_spheres.carpets import carpet_law
from kernel_lib.experiments.rotating_spheres.controls import CARPETS

__all__ = ["spin_law"]

#: Slip below this, m/s, is rounding: it has no direction, and no estimate opposes it.
LEAST_SLIP = 1e-12


def spin_law(values: Values, runs: Runs) -> Sequence[Text | tuple[str, Text]]:
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
    along: Text = (
        f"J_t = 2/7 (1 + e_t) {m} D = 2/7 × {figure(1 + values['e_t'])} × {figure(mass, 'kg')} × "
        f"{figure(slip, 'm/s')} = {figure(wanted, 'N s')}"
    )
    if wanted > limit:
        most = f"μ J = {figure(limit, 'N s')}"
        along = Sentence("rotating-spheres-law-cut", formula=along, limit=most)
    lines: tuple[Text, ...] = (
        f"J = (1 + e) {m} c = {figure(1 + values['e'])} × {figure(mass, 'kg')} × "
        f"{figure(closing_speed(hit), 'm/s')} = {figure(push, 'N s')}",
        along,
    )
    whole = math.hypot(push, min(wanted, limit))
    if slip >= LEAST_SLIP:
        sum_of_both = f"√(J² + J_t²) = {figure(whole, 'N s')}"
        lines = (*lines, Sentence("rotating-spheres-law-together", formula=sum_of_both))
    if "estimate" not in runs or slip < LEAST_SLIP:
        return lines
    rubbed = values["estimate"] * push
    made = rubbed * (3.5 * rubbed / (2 * mass) - slip)
    return (
        *lines,
        (
            "estimate",
            Sentence(
                "rotating-spheres-law-estimate",
                formula=f"J_t = μ_13 J = {figure(rubbed, 'N s')}",
                change=f"J_t (7 J_t/(4 {m}) − D) = {figure(made, 'J')}",
            ),
        ),
    )


def _rolling(values: Values) -> tuple[Text, ...]:
    angle, g, mu = math.atan(values["slope"]), EARTH, values["friction"]
    rolling = f"a = 5/7 g sin θ = {figure(5 / 7 * g * math.sin(angle), 'm/s²')}"
    rolls = Sentence("rotating-spheres-law-rolls", formula=rolling)
    if values["grip"]:
        return (rolls,)
    slides = g * (math.sin(angle) - mu * math.cos(angle))
    slipping = f"a = g (sin θ − μ cos θ) = {figure(slides, 'm/s²')}"
    steep, most = f"tan θ = {figure(math.tan(angle))}", f"7/2 μ = {figure(3.5 * mu)}"
    holds = math.tan(angle) <= 3.5 * mu
    return (
        Sentence("rotating-spheres-law-slips", formula=slipping),
        rolls,
        Sentence(f"rotating-spheres-law-{'can' if holds else 'never'}", steep=steep, most=most),
    )
