"""The law of lesson 02 with the present numbers put in."""

import math

from kernel_lib.experiments.common.wording import NOTHING, figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.oblique_plane.controls import LANDINGS, THROW
from kernel_lib.experiments.oblique_plane.published import along, weight
from kernel_lib.words import Text

__all__ = ["slope_law"]


def slope_law(values: Values, runs: Runs) -> tuple[Text, ...]:
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
    both = (
        f"push and friction together: √({figure(push)}² + {figure(lost)}²) = "
        f"{figure(math.hypot(push, lost), 'N s')}, as in the list of contacts"
    )
    return (
        f"v_n′ = k_b v_n = {figure(e)} × {figure(into, 'm/s')} = {figure(e * into, 'm/s')}",
        f"J = (1 + k_b) m v_n = {figure(push, 'N s')}, friction at most μ J = "
        f"{figure(mu)} × {figure(push, 'N s')} = {figure(mu * push, 'N s')}",
        *([both] if lost else []),
        f"along the slope {figure(abs(sliding), 'm/s')} before, {figure(abs(after), 'm/s')} after",
    )


def _held(name: str, runs: Runs) -> str:
    pull, press = weight(runs[name])
    mu = runs[name].scene.friction or 0.0
    return (
        f"{name}: m g sin θ = {figure(pull, 'N')} pull; friction holds at most μ m g cos θ = "
        f"{figure(mu)} × {figure(press, 'N')} = {figure(mu * press, 'N')}"
    )


def _taken(name: str, values: Values, runs: Runs) -> str:
    speed, angle = values[f"speed_{name.lower()}"], values[f"angle_{name.lower()}"]
    into = speed * math.sin(math.radians(angle))
    return (
        f"{name}: v_n = {figure(speed, 'm/s')} × sin {figure(angle, '°')} = "
        f"{figure(into, 'm/s')}, lost m v_n² / 2 = {figure(values['mass'] * into**2 / 2, 'J')}"
    )
