"""What the balls of lesson 06 are made of, and the share of its speed that each keeps."""

import math
from collections.abc import Callable
from typing import Any

from kernel_lib.experiments import Values, figure
from kernel_lib.experiments.soft_contact.controls import EARTH, GAME, RADIUS, SPRING, STEEL
from kernel_lib.laws.contact_forces import hertz_stiffness, sphere_mass
from kernel_lib.laws.contact_models import (
    DampedHertz,
    ElasticPlastic,
    SpringDashpot,
    Viscoelastic,
)
from kernel_lib.laws.tangential_compliance import Mindlin

__all__ = [
    "CM",
    "FROM_ONE_METRE",
    "MEGA",
    "ONE_METRE",
    "STEEL_MASS",
    "arrival",
    "contact_model",
    "drop_of",
    "kept_law",
    "mass_of",
    "radius_of",
    "sideways",
    "spring_across",
    "stiffness_of",
    "yields_from",
]

#: cm, the drop with which every other one is compared.
ONE_METRE = 100.0

CM, KILO, MEGA = 0.01, 1e3, 1e6

#: Speed of a ball that falls so far on Earth, m/s; what "from 1 m" means on other planets, too.
FROM_ONE_METRE = math.sqrt(2 * EARTH * CM * ONE_METRE)

#: Steel on a thick plate of steel: Young's modulus, Pa, Poisson's ratio, and the ball's mass, kg.
STEEL_MODULUS, STEEL_POISSON = 2.1e11, 0.3
STEEL_MASS = float(sphere_mass(RADIUS, 7800))


def drop_of(values: Values) -> str:
    """How far the ball falls, in cm, and from one metre on in m."""
    height = float(values["height"])
    return figure(height, "cm") if height < ONE_METRE else figure(CM * height, "m")


def arrival(values: Values, height: float | None = None) -> float:
    """Speed at which a ball dropped from `height` (cm) arrives, m/s; by default from its own."""
    fall = values["height"] if height is None else height
    return math.sqrt(2 * values["gravity"] * CM * fall)


def radius_of(values: Values) -> float:
    """Radius of the ball, m."""
    return CM * float(values["radius"]) if values["material"] == STEEL else RADIUS


def mass_of(values: Values) -> float:
    """Mass of the ball, kg."""
    if values["material"] == STEEL:
        return STEEL_MASS * (radius_of(values) / RADIUS) ** 3
    return float(values["mass"])


def stiffness_of(values: Values) -> float:
    """Stiffness of its contact before anything yields, N/m^1.5, or N/m of a spring."""
    if values["material"] == SPRING:
        return KILO * float(values["spring_stiffness"])
    if values["material"] != STEEL:
        return MEGA * float(values["stiffness"])
    e, nu = STEEL_MODULUS, STEEL_POISSON
    return float(hertz_stiffness(radius_of(values), math.inf, e, e, nu, nu))


def contact_model(
    values: Values,
) -> Viscoelastic | DampedHertz | ElasticPlastic | SpringDashpot:
    """The force of steel that yields, of rubber, of a program's ball, or of spring and damper.

    All but steel keep `kept` from one metre on Earth.
    """
    if values["material"] == SPRING:
        return SpringDashpot(KILO * values["spring_stiffness"])
    if values["material"] == STEEL:
        pressure = values["yield_pressure"] * 1e9
        return ElasticPlastic(STEEL_MODULUS, STEEL_POISSON, yield_pressure=pressure)
    at, stiffness = FROM_ONE_METRE, MEGA * values["stiffness"]
    if values["material"] == GAME:
        return DampedHertz(stiffness=stiffness, power=values["power"], at=at)
    return Viscoelastic(stiffness=stiffness, at=at)


def sideways(values: Values) -> tuple[float, float]:
    """Speed across (m/s) and friction: those of the controls, for a spring alone.

    Springs along and across keep their energy together; Hertz's spring with one across that
    follows its stiffness would now and then give back more than it took.
    """
    if values["material"] != SPRING:
        return 0.0, 0.0
    return float(values["across"]), float(values["friction"])


def spring_across(values: Values) -> Mindlin | None:
    """The undamped spring across a rough contact; None for a smooth one."""
    return Mindlin(values["across_stiffness"]) if sideways(values)[1] else None


def yields_from(values: Values) -> float:
    """Closing speed from which the steel ball yields, m/s, whatever its radius."""
    steel = contact_model({**values, "material": STEEL})
    assert isinstance(steel, ElasticPlastic)
    return steel.restitution_law(RADIUS, STEEL_MASS).yield_speed


def kept_law(values: Values) -> Callable[[Any], Any]:
    """The share of its speed that the ball keeps, as a law of the closing speed (m/s)."""
    model = contact_model(values)
    if isinstance(model, SpringDashpot):
        return lambda speed: values["kept"] + 0.0 * speed
    share = 1.0 if values["material"] == STEEL else values["kept"]
    return model.restitution_law(radius_of(values), mass_of(values), share)
