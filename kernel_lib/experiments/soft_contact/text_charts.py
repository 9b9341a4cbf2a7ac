"""Charts in the text of lesson 06: sideways, measured, ever stiffer, and five ways to push back."""

import math
from functools import lru_cache

import numpy as np

from kernel_lib.experiments import Chart, Loop, Points, Sentence, Text, Values, figure, percent
from kernel_lib.experiments.soft_contact.chart import force_over_depth
from kernel_lib.experiments.soft_contact.controls import RADIUS
from kernel_lib.laws.contact_models import (
    ElasticPlastic,
    Hertz,
    HuntCrossley,
    SpringDashpot,
    Viscoelastic,
)
from kernel_lib.laws.tangential_compliance import mindlin_ratio, tangential_restitution
from kernel_lib.solvers.compliant.rigid_limit import soft_bounce, soft_bounce_limit
from kernel_lib.solvers.compliant.solver import Compliant, ContactModel
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.walls import Plane

__all__ = ["ACROSS", "FIVE_WAYS", "MEASURED", "SPINS", "STIFFER", "measured_friction"]

#: Stiffness across over that along, of spheres whose Poisson ratio is 0.3, and of a superball.
SPHERE, SUPERBALL = float(mindlin_ratio(0.3)), 2 / 7

#: Kharaz, Gorham & Salman, Powder Technology 120 (2001) 281, read off their figure: balls of
#: aluminium oxide, 5 mm, on glass at 3.9 m/s. Angle from the normal, degrees, and the speed of the
#: centre across, after over before.
KHARAZ = (
    (1.84, 3.70, 9.50, 20.01, 30.13, 39.38, 49.69, 60.02),
    (0.793, 0.745, 0.673, 0.597, 0.688, 0.771, 0.848, 0.901),
)

#: The same balls, radius in m and speed in m/s: angle from the normal, degrees, and the spin after,
#: rad/s, of balls that came without one.
KHARAZ_RADIUS, KHARAZ_SPEED = 0.0025, 3.9
KHARAZ_SPIN = (
    (6.14, 10.99, 21.25, 31.16, 39.14, 50.35, 60.33),
    (136.2, 265.7, 577.7, 612.9, 595.5, 453.2, 382.1),
)

#: The models of the loops keep this share from this speed, m/s; the ball has 50 g.
KEPT, SPEED, MASS, STIFFNESS = 0.8, 4.43, 0.05, 2e7


def _across(values: Values) -> dict[Text, tuple[Floats, Floats]]:
    x = np.linspace(0.02, 9, 450)
    sphere = "χ = 14/17"
    return {
        Sentence("soft-contact-sideways-superball", chi="χ = 2/7"): (
            x,
            tangential_restitution(x, SUPERBALL),
        ),
        Sentence("soft-contact-sideways-springs", chi=sphere): (
            x,
            tangential_restitution(x, SPHERE),
        ),
        Sentence("soft-contact-sideways-spheres", chi=sphere): (
            x,
            tangential_restitution(x, SPHERE, exponent=1.5),
        ),
    }


ACROSS = Chart(
    Sentence("soft-contact-sideways"),
    Sentence("soft-contact-sideways-slip"),
    Sentence("soft-contact-sideways-turned"),
    _across,
)


def measured_friction() -> float:
    """Friction of the two flattest throws, which slide all through: (1 - ratio) tan/2 at e = 1."""
    angles, ratios = (np.array(each[-2:]) for each in KHARAZ)
    return float(np.mean((1 - ratios) * np.tan(np.radians(angles)) / 2))


def _centres(values: Values) -> dict[Text, tuple[Floats, Floats]]:
    """Speed of the centre: a slip that changes by (1 + e_t) u changes it by 2/7 of that."""
    angle = np.linspace(0.5, 70, 280)
    x = np.tan(np.radians(angle)) / measured_friction()
    return {
        name: (angle, 1 - 2 / 7 * (1 + tangential_restitution(x, SPHERE, exponent=power)))
        for name, power in (
            (Sentence("soft-contact-measured-springs"), 1.0),
            (Sentence("soft-contact-measured-spheres"), 1.5),
        )
    }


MEASURED = Chart(
    Sentence("soft-contact-measured"),
    Sentence("soft-contact-measured-angle"),
    Sentence("soft-contact-measured-centre"),
    _centres,
    points=lambda values: {Sentence("soft-contact-measured-Kharaz-2001"): Points(*KHARAZ)},
)


def _spins(values: Values) -> dict[Text, tuple[Floats, Floats]]:
    """Spin: what the slip loses and the centre does not is the rim's, 5/7 (1 + e_t) u/r."""
    slip = KHARAZ_SPEED / KHARAZ_RADIUS
    return {
        name: (angle, 5 / 2 * (1 - ratio) * slip * np.sin(np.radians(angle)))
        for name, (angle, ratio) in _centres(values).items()
    }


SPINS = Chart(
    Sentence("soft-contact-measured-spin"),
    Sentence("soft-contact-measured-angle"),
    Sentence("soft-contact-measured-spin-after"),
    _spins,
    points=lambda values: {Sentence("soft-contact-measured-Kharaz-2001"): Points(*KHARAZ_SPIN)},
)


def _off_the_law(values: Values) -> dict[Text, tuple[Floats, Floats]]:
    """What the weight of a ball, which goes on pulling, still changes on a floor of stiffness N."""
    stiffness = np.geomspace(100, 1e8, 61)
    lines: dict[Text, tuple[Floats, Floats]] = {"1/√N": (stiffness, stiffness**-0.5)}
    for damping in (0.1, 0.3):
        law = soft_bounce_limit(1.0, damping=damping).restitution
        off = [
            law - soft_bounce(n, damping=damping, gravity=1.0).restitution
            for n in stiffness.tolist()
        ]
        name = Sentence("soft-contact-stiffer-law", formula=f"e = {figure(law)}")
        lines[name] = (stiffness, np.array(off))
    return lines


STIFFER = Chart(
    Sentence("soft-contact-stiffer"),
    Sentence("soft-contact-stiffer-stiffness"),
    Sentence("soft-contact-stiffer-below"),
    _off_the_law,
    x_scale="log",
    y_scale="log",
)


@lru_cache(maxsize=1)
def _five_ways() -> dict[Text, tuple[Floats, Floats]]:
    modulus = STIFFNESS * 2 * (1 - 0.3**2) / (4 / 3 * math.sqrt(RADIUS))
    models: dict[str, ContactModel] = {
        "spring": SpringDashpot(8e5),
        "hertz": Hertz(STIFFNESS),
        "viscoelastic": Viscoelastic(STIFFNESS, at=SPEED),
        "crossley": HuntCrossley(STIFFNESS, at=SPEED),
        "yielding": ElasticPlastic(modulus, 0.3, at=SPEED),
    }
    ball = Ball((0, RADIUS), (0, -SPEED), RADIUS, MASS)
    scene = Scene([ball], [Plane((0, 0), (0, 1))], restitution=KEPT)
    return {
        Sentence(f"soft-contact-five-ways-{name}"): force_over_depth(
            simulate(scene, 0.005, Compliant(model))
        )
        for name, model in models.items()
    }


FIVE_WAYS = Loop(
    Sentence("soft-contact-five-ways", share=percent(KEPT)),
    Sentence("soft-contact-five-ways-depth"),
    Sentence("soft-contact-five-ways-force"),
    lambda values: _five_ways(),
    Sentence("soft-contact-five-ways-lost"),
)
