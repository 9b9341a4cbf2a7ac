"""What the sources say of contacts that take time, beside ours."""

from kernel_lib.experiments.experiment import Published
from kernel_lib.laws.restitution_laws import PlasticRestitution, ViscoelasticRestitution
from kernel_lib.solvers.compliant.rigid_limit import departure_limit, departure_time

__all__ = ["gentle_loss", "published_contacts"]

KOZLOV = "Kozlov 1988"


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
