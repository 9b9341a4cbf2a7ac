"""The law of lesson 02 with the present numbers put in."""

import math

from kernel_lib.experiments import NOTHING, Runs, Sentence, Text, Values, figure
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.oblique_plane.controls import LANDINGS, THROW
from kernel_lib.experiments.oblique_plane.published import along, weight

__all__ = ["slope_law"]


def slope_law(values: Values, runs: Runs) -> tuple[Text | tuple[str, Text], ...]:
    """Impulse of the landing, limit of friction, and the speed left along the slope; of lumps what
    pulls and what holds, of three landings what each takes."""
    if values["scene"] == LANDINGS:
        return tuple(_taken(name, values, runs) for name in runs)
    if values["scene"] != THROW:
        return tuple(_held(name, runs) for name in runs)
    hit = runs["exact"].contacts
    if len(hit) == 0:
        return NOTHING
    e, mu, m, into = values["k_b"], values["friction"], values["mass"], closing_speed(hit)
    sliding = float(along(runs["exact"], hit.velocity_before[:1, 0])[0])
    push = (1 + e) * m * into
    lost = min(mu * push, m * abs(sliding))
    after = math.copysign(abs(sliding) - lost / m, sliding)
    whole = f"√({figure(push)}² + {figure(lost)}²) = {figure(math.hypot(push, lost), 'N s')}"
    most = f"μ J = {figure(mu)} × {figure(push, 'N s')} = {figure(mu * push, 'N s')}"
    return (
        f"v_n′ = k_b v_n = {figure(e)} × {figure(into, 'm/s')} = {figure(e * into, 'm/s')}",
        Sentence(
            "oblique-plane-law-friction",
            push=f"J = (1 + k_b) m v_n = {figure(push, 'N s')}",
            most=most,
        ),
        *([Sentence("oblique-plane-law-together", whole=whole)] if lost else []),
        Sentence(
            "oblique-plane-law-along",
            before=figure(abs(sliding), "m/s"),
            after=figure(abs(after), "m/s"),
        ),
    )


def _held(name: str, runs: Runs) -> tuple[str, Text]:
    pull, press = weight(runs[name])
    mu = runs[name].scene.friction or 0.0
    most = f"μ m g cos θ = {figure(mu)} × {figure(press, 'N')} = {figure(mu * press, 'N')}"
    return name, Sentence(
        "oblique-plane-law-held", pull=f"m g sin θ = {figure(pull, 'N')}", most=most
    )


def _taken(name: str, values: Values, runs: Runs) -> tuple[str, Text]:
    speed, angle = values[f"speed_{name.lower()}"], values[f"angle_{name.lower()}"]
    into = speed * math.sin(math.radians(angle))
    return name, Sentence(
        "oblique-plane-law-lost",
        into=f"v_n = {figure(speed, 'm/s')} × sin {figure(angle, '°')} = {figure(into, 'm/s')}",
        lost=f"m v_n² / 2 = {figure(values['mass'] * into**2 / 2, 'J')}",
    )
