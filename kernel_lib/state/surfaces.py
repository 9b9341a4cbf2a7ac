"""What a surface does to a contact: restitution, grip and friction, and pairs of surfaces."""

from dataclasses import dataclass, fields
from typing import NamedTuple

from kernel_lib.state.checks import coefficient, number

__all__ = [
    "COTTON_WOOL",
    "GLASS",
    "IVORY",
    "STEEL",
    "UNLIMITED",
    "WOOD",
    "Rules",
    "Surface",
    "pair",
    "rules_of",
]

#: Stands for unlimited friction inside the library: times a zero normal impulse it
#: is zero, where infinity would give NaN; no impulse of a lesson comes near it.
UNLIMITED = 1e200


class _Completed(float):
    """A coefficient that nobody gave, so that dataclasses.replace completes it anew."""


@dataclass(frozen=True)
class Surface:
    """Coefficients that a contact with this surface has.

    Parameters
    ----------
    restitution : normal speed after over normal speed before, in [0, 1]
    tangential_restitution : slip after is minus this times slip before, in [-1, 1];
        -1 smooth, 0 grips, 1 the loss-free superball. None: see below
    friction : Coulomb's coefficient, zero to infinity. None: see below
    static_friction : the same for a contact that does not slip yet; None: as `friction`
    rolling_resistance : lever arm of the normal force over the radius, zero or positive; it
        acts while a ball rolls, not while it slips

    What is not given is not guessed in silence: neither given means smooth, friction
    alone means a tangential restitution of 0, tangential restitution alone means grip
    without limit. The attributes hold the completed values; dataclasses.replace completes
    anew what was not given, so that replace(Surface(0.7), friction=0.3) is
    Surface(0.7, friction=0.3).

    Raises
    ------
    ValueError : naming the coefficient, its limits and the value
    """

    restitution: float
    tangential_restitution: float | None = None
    friction: float | None = None
    static_friction: float | None = None
    rolling_resistance: float = 0.0

    def __post_init__(self) -> None:
        e_t, mu = _given(self.tangential_restitution), _given(self.friction)
        mu_s = _given(self.static_friction)
        if e_t is None:
            e_t = _Completed(-1 if mu is None else 0)
            mu = _Completed(0) if mu is None else mu
        mu = _Completed("inf") if mu is None else mu
        friction = number("friction", mu, minimum=0, infinite=True)
        static = friction if mu_s is None else mu_s
        static = number("static_friction", static, minimum=0, infinite=True)
        if static < friction:
            raise ValueError(
                f"static_friction must not be below friction ({friction:g}), got {static:g}"
            )
        slip = coefficient("tangential_restitution", e_t, -1, 1)
        put = object.__setattr__
        put(self, "restitution", coefficient("restitution", self.restitution, 0, 1))
        put(self, "tangential_restitution", e_t if isinstance(e_t, _Completed) else slip)
        put(self, "friction", mu if isinstance(mu, _Completed) else friction)
        put(self, "static_friction", _Completed(static) if mu_s is None else static)
        resistance = number("rolling_resistance", self.rolling_resistance, minimum=0)
        put(self, "rolling_resistance", resistance)

    @property
    def smooth(self) -> bool:
        """Whether no tangential force can act."""
        return self.tangential_restitution == -1 or self.friction == 0


def pair(a: Surface, b: Surface) -> Surface:
    """Coefficients of a contact of two surfaces: the smaller value of each.

    Source: Nikulin 2024 for the restitution. Neumann (section 4) objects that restitution
    belongs to both bodies and to their speed, which one number a material cannot describe.
    """
    if a is b:
        return a
    # As plain floats, which count as given: the completed values of both are compared.
    return Surface(*(float(min(getattr(a, f.name), getattr(b, f.name))) for f in fields(Surface)))


class Rules(NamedTuple):
    """Coefficients of one pair, ready for the laws: friction is finite here."""

    restitution: float
    tangential_restitution: float
    friction: float
    static_friction: float
    rolling_resistance: float
    smooth: bool


def rules_of(surface: Surface) -> Rules:
    """Coefficients of a surface, or of a pair of them, ready for the laws."""
    slip_back, friction = surface.tangential_restitution, surface.friction
    static = surface.static_friction
    assert slip_back is not None and friction is not None and static is not None
    return Rules(
        surface.restitution,
        slip_back,
        min(friction, UNLIMITED),
        min(static, UNLIMITED),
        surface.rolling_resistance,
        surface.smooth,
    )


def _given(coefficient: float | None) -> float | None:
    """A coefficient as given, or None."""
    return None if isinstance(coefficient, _Completed) else coefficient


# Nikulin 2024, table of restitutions. The value of steel is a textbook relic, far below
# what is measured at low speed.
COTTON_WOOL = Surface(0)
WOOD = Surface(1 / 2)
STEEL = Surface(5 / 9)
IVORY = Surface(8 / 9)
GLASS = Surface(15 / 16)
