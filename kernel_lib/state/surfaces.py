"""What a surface does to a contact: restitution, grip and friction, and pairs of surfaces."""

import math
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from kernel_lib.state.checks import coefficient, number, set_checked

__all__ = [
    "COTTON_WOOL",
    "GLASS",
    "IVORY",
    "STEEL",
    "UNLIMITED",
    "WOOD",
    "Restitution",
    "Rules",
    "SmallerRestitution",
    "Surface",
    "check_surface",
    "checked_restitution",
    "pair",
    "restitution_at",
    "rules_of",
]

#: Stands for unlimited friction inside the library: times a zero normal impulse it
#: is zero, where infinity would give NaN; no impulse of a lesson comes near it.
UNLIMITED = 1e200


#: A number, or a law: what is called with a closing speed, m/s, and returns a number in [0, 1].
Restitution = float | Callable[[Any], Any]


def checked_restitution(name: str, value: Any) -> Restitution:
    """Return a restitution, a float in [0, 1] or a law of the closing speed, or complain."""
    if isinstance(value, type):
        what = value.__name__
        raise ValueError(f"{name} must be a number or a law, got the class {what}; say {what}(...)")
    if not callable(value):
        return coefficient(name, value, 0, 1)
    restitution_at(value, 1.0)
    try:
        hash(value)
    except TypeError:
        raise ValueError(
            f"{name} must be a number, a function or a frozen dataclass with a __call__, "
            f"got {value!r}, which cannot be hashed"
        ) from None
    law: Restitution = value
    return law


def check_surface(body: Any) -> None:
    """Complain about what is no surface of a ball, a wall or a track."""
    if body.surface is not None and not isinstance(body.surface, Surface):
        raise ValueError(f"surface must be a Surface or None, got {body.surface!r}")


def restitution_at(restitution: Restitution, closing_speed: float) -> float:
    """Restitution at a closing speed, m/s.

    Raises
    ------
    ValueError : a law that answers with no number in [0, 1]
    """
    if not callable(restitution):
        return restitution
    answer = restitution(closing_speed)
    try:
        found = float(answer)
    except (TypeError, ValueError):
        found = math.nan
    if not 0 <= found <= 1:
        name = getattr(restitution, "__name__", repr(restitution))
        raise ValueError(
            f"restitution must lie in [0, 1], got {answer!r} from {name} at {closing_speed:.6g} m/s"
        )
    return found


@dataclass(frozen=True)
class SmallerRestitution:
    """The smaller of two restitutions at each closing speed; one at least is a law."""

    one: Restitution
    other: Restitution

    def __call__(self, closing_speed: float) -> float:
        speed = closing_speed
        return min(restitution_at(self.one, speed), restitution_at(self.other, speed))


def _smaller(one: Restitution, other: Restitution) -> Restitution:
    if not callable(one) and not callable(other):
        return float(min(one, other))
    if one == other or other == 1:
        return one
    return other if one == 1 else SmallerRestitution(one, other)


class _Completed(float):
    """A coefficient that was not given, so that dataclasses.replace completes it anew."""


@dataclass(frozen=True)
class Surface:
    """Coefficients that a contact with this surface has.

    Parameters
    ----------
    restitution : normal speed after over normal speed before, in [0, 1]; or a law of it, called
        with the closing speed, m/s: such as ViscoelasticRestitution(0.2), or a function of one's
        own. With a lambda a run can be neither saved nor pickled: give it a name by `def`
    tangential_restitution : slip after is minus this times slip before, in [-1, 1];
        -1 smooth, 0 grips, 1 the loss-free superball. None: see below
    friction : Coulomb's coefficient, zero to infinity. None: see below
    static_friction : the same for a contact that does not slip yet; None: as `friction`
    rolling_resistance : lever arm of the normal force over the radius, zero or positive; it
        acts while a ball rolls, not while it slips, and in `Events` only as far as static
        friction carries it: beyond that a ball rolls, and slows as a block does
    spinning_friction : lever arm of the friction against spin about the normal, over the radius,
        zero or positive: the torque is this times radius times normal force. It acts while a
        ball slides, rolls or rests on a wall with friction. pooltool's u_sp; a pressed circle of
        radius a has 3 pi/16 friction a/radius (Johnson, Contact Mechanics, 1985)
    decides : whether this surface alone sets the coefficients of its contacts; of two that
        decide, as of two that do not, the smaller value of each acts

    What is not given is not guessed in silence: neither given means smooth, friction
    alone means a tangential restitution of 0, tangential restitution alone means grip
    without limit. The attributes hold the completed values; dataclasses.replace completes
    anew what was not given, so that replace(Surface(0.7), friction=0.3) is
    Surface(0.7, friction=0.3).

    Raises
    ------
    ValueError : naming the coefficient, its limits and the value
    """

    restitution: Restitution
    tangential_restitution: float | None = None
    friction: float | None = None
    static_friction: float | None = None
    rolling_resistance: float = 0.0
    spinning_friction: float = 0.0
    decides: bool = False

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
        set_checked(self, "restitution", checked_restitution)
        put(self, "tangential_restitution", e_t if isinstance(e_t, _Completed) else slip)
        put(self, "friction", mu if isinstance(mu, _Completed) else friction)
        put(self, "static_friction", _Completed(static) if mu_s is None else static)
        set_checked(self, "rolling_resistance", number, minimum=0)
        set_checked(self, "spinning_friction", number, minimum=0)
        if not isinstance(self.decides, bool):
            raise ValueError(f"decides must be True or False, got {self.decides!r}")

    @property
    def smooth(self) -> bool:
        """Whether no tangential force can act."""
        return self.tangential_restitution == -1 or self.friction == 0


def pair(a: Surface, b: Surface) -> Surface:
    """Coefficients of a contact of two surfaces: those of the one that decides.

    If none or both do, the smaller value of each acts, at every speed.

    Source: Nikulin 2024 for the restitution. Neumann (section 4) objects that restitution
    belongs to both bodies and to their speed, which one number a material cannot describe.
    """
    if a is b or (a.decides and not b.decides):
        return a
    if b.decides and not a.decides:
        return b
    # As plain floats, which count as given: the completed values of both are compared.
    rest = [f.name for f in fields(Surface) if f.name not in ("restitution", "decides")]
    return Surface(
        _smaller(a.restitution, b.restitution),
        **{name: float(min(getattr(a, name), getattr(b, name))) for name in rest},
        decides=a.decides,
    )


class Rules(NamedTuple):
    """Coefficients of one pair, ready for the laws: friction is finite here.

    Without any friction there is none against spin.
    """

    restitution: Restitution
    tangential_restitution: float
    friction: float
    static_friction: float
    rolling_resistance: float
    smooth: bool
    spinning_friction: float = 0.0


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
        0.0 if surface.smooth else surface.spinning_friction,
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
