"""The law of each lesson with today's numbers put in: what stands below the readouts."""

import math

import numpy as np

from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.measures.spin import contact_slips
from kernel_lib.state.trajectory import Contacts, Floats

__all__ = ["bounce_law", "figure", "pair_law", "slope_law", "spin_law"]

#: Slip below this, m/s, has no direction.
LEAST = 1e-12

NOTHING = ("Nothing has collided in this run.",)


def figure(value: float, unit: str = "") -> str:
    """Three digits with a true minus, and "~0" for what is only nearly nothing."""
    if value == 0:
        text = "0"
    elif abs(value) < 5e-4:
        text = "~0"
    else:
        text = f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{text.replace('-', '−')} {unit}".rstrip()


def bounce_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """Lesson 01: the first impact on the floor, and how high it carries."""
    hit = runs["exact"].contacts.of_kind("impact")
    if len(hit) == 0:
        return NOTHING
    e, m, g, down = values["k_b"], values["mass"], values["gravity"], _closing(hit)
    lines = (
        f"v′ = k_b v = {figure(e)} × {figure(down, 'm/s')} = {figure(e * down, 'm/s')}",
        f"J = (1 + k_b) m v = {figure(1 + e)} × {figure(m, 'kg')} × {figure(down, 'm/s')}"
        f" = {figure((1 + e) * m * down, 'N s')}",
    )
    if g == 0:
        return lines
    rise = (e * down) ** 2 / (2 * g)
    up = f"v′² / 2g = ({figure(e * down, 'm/s')})² / (2 × {figure(g, 'm/s²')})"
    return (*lines, f"it rises by {up} = {figure(rise, 'm')}")


def slope_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """Lesson 02: what the landing takes, and what it leaves along the plane."""
    hit = runs["exact"].contacts
    if len(hit) == 0:
        return NOTHING
    e, mu, m, into = values["k_b"], values["friction"], values["mass"], _closing(hit)
    along = float(_tangent(hit) @ hit.velocity_before[0, 0])
    push = (1 + e) * m * into
    lost = min(mu * push, m * abs(along))
    after = math.copysign(abs(along) - lost / m, along)
    return (
        f"v_n′ = k_b v_n = {figure(e)} × {figure(into, 'm/s')} = {figure(e * into, 'm/s')}",
        f"J = (1 + k_b) m v_n = {figure(push, 'N s')}, friction at most μ J = "
        f"{figure(mu)} × {figure(push, 'N s')} = {figure(mu * push, 'N s')}",
        f"along the plane {figure(abs(along), 'm/s')} before, {figure(abs(after), 'm/s')} after",
    )


def pair_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """Lesson 03: the impulse of the first contact, the same for both balls."""
    run = runs["exact"]
    hit = run.contacts.of_kind("impact")
    hit = hit[hit.b >= 0]
    if len(hit) == 0:
        return NOTHING
    one, two = (run.scene.balls[i].mass for i in (int(hit.a[0]), int(hit.b[0])))
    closing, push = _closing(hit), float(np.linalg.norm(hit.impulse[0]))
    e = -_closing(hit, hit.velocity_after) / closing
    formula = round((1 - e * e) * closing**2 / 2 / (1 / one + 1 / two), 9) + 0.0
    found = round(float(hit.energy_lost[0]), 9) + 0.0
    return (
        f"J = (1 + e) c / (1/m_1 + 1/m_2) = {figure(1 + e)} × {figure(closing, 'm/s')} / "
        f"(1/{figure(one, 'kg')} + 1/{figure(two, 'kg')}) = {figure(push, 'N s')}",
        f"J / m_1 = {figure(push / one, 'm/s')} changes ball {hit.a[0] + 1}, "
        f"J / m_2 = {figure(push / two, 'm/s')} changes ball {hit.b[0] + 1}",
        f"lost: (1 − e²) c² / (2/m_1 + 2/m_2) = {figure(formula, 'J')}, in the run "
        f"{figure(found, 'J')}",
    )


def spin_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """Lesson 04: grip and slip at the first impact, or what a slope does to a ball on it."""
    run = runs["rough"]
    if run.scene.walls and np.any(run.scene.gravity):
        return _rolling(values)
    hit = run.contacts.of_kind("impact")
    if len(hit) == 0:
        return NOTHING
    bodies = [run.scene.balls[i] for i in (int(hit.a[0]), int(hit.b[0])) if i >= 0]
    slip = float(np.linalg.norm(contact_slips(run)[0][run.contacts.kind == "impact"][0]))
    mass = 1 / sum(1 / body.mass for body in bodies)
    push = (1 + values["e"]) * mass * _closing(hit)
    wanted = (1 + values["e_t"]) * mass * 2 / 7 * slip
    limit = math.inf if values["grip"] else values["friction"] * push
    m = "m" if len(bodies) == 1 else "m_r"  # the reduced mass of a pair
    cut = "" if wanted <= limit else f", cut to μ J = {figure(limit, 'N s')}"
    lines = (
        f"J = (1 + e) {m} c = {figure(1 + values['e'])} × {figure(mass, 'kg')} × "
        f"{figure(_closing(hit), 'm/s')} = {figure(push, 'N s')}",
        f"J_t = 2/7 (1 + e_t) {m} D = 2/7 × {figure(1 + values['e_t'])} × {figure(mass, 'kg')} × "
        f"{figure(slip, 'm/s')} = {figure(wanted, 'N s')}{cut}",
    )
    if "estimate" not in runs or slip < LEAST:
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


def _approach(hit: Contacts, velocities: Floats) -> Floats:
    """Velocity of the first contact's a relative to its b, m/s."""
    relative: Floats = velocities[0, 0] - velocities[0, 1]
    return relative


def _closing(hit: Contacts, velocities: Floats | None = None) -> float:
    """Closing speed of the first contact, m/s, before it if not told otherwise."""
    relative = _approach(hit, hit.velocity_before if velocities is None else velocities)
    return -float(hit.normal[0] @ relative)


def _tangent(hit: Contacts) -> Floats:
    """Unit vector across the normal of the first contact, in the plane."""
    return np.array([hit.normal[0, 1], -hit.normal[0, 0]])
