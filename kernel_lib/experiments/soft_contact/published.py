"""What the sources say of contacts that take time, beside ours."""

from kernel_lib.experiments import Published
from kernel_lib.laws.restitution_laws import PlasticRestitution, ViscoelasticRestitution
from kernel_lib.laws.tangential_compliance import (
    mindlin_ratio,
    pure_compliance,
    slip_regimes,
    tangential_restitution,
)
from kernel_lib.solvers.compliant.rigid_limit import departure_limit, departure_time

__all__ = ["gentle_loss", "published_contacts"]

KOZLOV, MAW = "Kozlov 1988", "Maw, Barber & Fawcett 1976"
SPHERE = float(mindlin_ratio(0.3))


def gentle_loss(strength: float = 1e-6) -> float:
    """(1 - e) over b v^(1/5) for viscoelastic spheres that touch as gently as `strength`."""
    return float((1 - ViscoelasticRestitution(strength)(1.0)) / strength)


def published_contacts() -> tuple[Published, ...]:
    """Kozlov's ways to make a line rigid, and the two reasons why restitution is no constant."""
    return (
        Published(
            "a spring: leaves the line after (s), N = 10⁴",
            "1, as N grows",
            lambda: departure_time("spring", 1e4),
            KOZLOV,
            "at a finite N later by some N^(-1/2): the stiffer, the nearer the law",
        ),
        Published(
            "added mass: leaves after (s), any N",
            "2 + √2 = 3.414",
            lambda: departure_time("added mass", 100.0),
            KOZLOV,
        ),
        Published(
            "a damper: leaves after (s), N = 100",
            "2 + 1/N = 2.01",
            lambda: departure_time("damper", 100.0),
            KOZLOV,
        ),
        Published(
            "spring and damper, N to infinity (s)",
            "1 + ln(2 - exp(-1)) = 1.490",
            lambda: departure_limit("spring and damper like N"),
            KOZLOV,
        ),
        *_materials(),
        *_sideways(),
    )


def _materials() -> tuple[Published, ...]:
    """Rubber and steel: laws of the speed."""
    return (
        Published(
            "loss 1 - e of gentle viscoelastic touches, over b v^(1/5)",
            "1.153",
            gentle_loss,
            "Brilliantov, Spahn, Hertzsch & Pöschel 1996",
        ),
        Published(
            "e (v/v_y)^(1/4) of steel, far above yield",
            "1.185",
            lambda: float(PlasticRestitution(1.0)(1e8)) * 100,
            "Thornton 1997",
        ),
    )


def _sideways() -> tuple[Published, ...]:
    """Friction as a result: the ends of its regimes, and no law of Coulomb without one."""
    return (
        Published(
            "head on, ν = 0.3: e_t of the slip, springs",
            "-cos(π √(7 χ/2)) = -0.582",
            lambda: float(tangential_restitution(0.0, SPHERE)),
            MAW,
            "the head-on limit of the two springs, computed here",
        ),
        Published(
            "ν = 0.3: slides all through from χ u/(μ v) = 7 χ - 1 on",
            "4.765",
            lambda: SPHERE * slip_regimes(SPHERE).slides_from,
            MAW,
        ),
        Published(
            "superball, χ = 2/7: e_t = 1 up to u/(μ v)",
            "3.5",
            lambda: slip_regimes(2 / 7).sticks_up_to,
            MAW,
        ),
        Published(
            "forces of the deformation alone: impulse across over along, at 45°",
            "0.101",
            lambda: pure_compliance(0.1, 1.6977, 0.1).friction,
            "Ivanov 1988",
            "it grows as the tangent of the angle, without limit: no law of Coulomb",
        ),
    )
