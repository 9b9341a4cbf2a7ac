"""What the balls of lesson 06 are made of, and the share of its speed that each keeps."""

import math
from collections.abc import Callable
from typing import Any

from kernel_lib.experiments.soft_contact.controls import GAME, RADIUS, STEEL
from kernel_lib.experiments.teaching.guess import Values
from kernel_lib.laws.contact_models import DampedHertz, Viscoelastic
from kernel_lib.laws.restitution_laws import PlasticRestitution, yield_speed

__all__ = [
    "CM",
    "MEGA",
    "ONE_METRE",
    "STEEL_MASS",
    "STEEL_MODULUS",
    "arrival",
    "contact_model",
    "kept_law",
    "yields_from",
]

#: cm, the drop with which every other one is compared.
ONE_METRE = 100.0

CM, MEGA = 0.01, 1e6

#: Steel on a thick plate of the same: contact modulus, Pa, and the mass of the ball, kg.
STEEL_MODULUS = 2.1e11 / (2 * (1 - 0.3**2))
STEEL_MASS = 7800 * 4 / 3 * math.pi * RADIUS**3


def arrival(values: Values, height: float | None = None) -> float:
    """Speed at which a ball dropped from `height` (cm) arrives, m/s; by default from its own."""
    fall = values["height"] if height is None else height
    return math.sqrt(2 * values["gravity"] * CM * fall)


def contact_model(values: Values) -> Viscoelastic | DampedHertz:
    """The force of a rubber ball, or of one in a program, which keep `kept` from one metre."""
    at, stiffness = arrival(values, ONE_METRE), MEGA * values["stiffness"]
    if values["material"] == GAME:
        return DampedHertz(stiffness=stiffness, power=values["power"], at=at)
    return Viscoelastic(stiffness=stiffness, at=at)


def yields_from(values: Values) -> float:
    """Closing speed from which the steel ball yields, m/s, whatever its radius."""
    pressure = values["yield_pressure"] * 1e9
    return float(yield_speed(pressure, STEEL_MODULUS, RADIUS, STEEL_MASS))


def kept_law(values: Values) -> Callable[[Any], Any]:
    """The share of its speed that the ball keeps, as a law of the closing speed (m/s)."""
    if values["material"] == STEEL:
        return PlasticRestitution(yields_from(values))
    model = contact_model(values)
    return model.restitution_law(RADIUS, values["mass"], values["kept"])
