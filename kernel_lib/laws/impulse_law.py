"""What a law of impact gets and gives: scalars by name, two impulses."""

import inspect
import math
from collections.abc import Callable
from dataclasses import fields
from typing import Any, Protocol, TypeVar

from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.state.surfaces import Rules

__all__ = ["ImpulseLaw", "checked_law", "impulses_of", "law_name", "named_law", "with_law"]

Taker = TypeVar("Taker", bound=Callable[..., Any])

#: What a law gets, by name.
SCALARS = inspect.signature(contact_impulses).parameters


class ImpulseLaw(Protocol):
    """What solvers need of a law of impact: a function such as `contact_impulses`.

    It gets the scalars of one impact by name, of bodies that approach, and returns two
    impulses, N s: along the normal, and against the slip. What it does not need it may take as
    `**others`. Friction without limit is 1e200.
    """

    def __call__(
        self,
        *,
        closing_speed: Any,
        slip_speed: Any,
        inverse_mass: Any,
        rotational_mobility: Any,
        restitution: Any,
        tangential_restitution: Any,
        friction: Any,
    ) -> tuple[Any, Any]: ...


def impulses_of(
    law: ImpulseLaw, rules: Rules, closing: float, slip: float, inverse_mass: float, mobility: float
) -> tuple[float, float]:
    """What a law answers, as two finite floats."""
    answer = law(
        closing_speed=closing,
        slip_speed=slip,
        inverse_mass=inverse_mass,
        rotational_mobility=mobility,
        restitution=rules.restitution,  # a number by now: that at this closing speed
        tangential_restitution=rules.tangential_restitution,
        friction=rules.friction,
    )
    try:
        normal, tangential = answer
        normal, tangential = float(normal), float(tangential)
    except (TypeError, ValueError):
        normal = tangential = math.nan
    if not math.isfinite(normal) or not math.isfinite(tangential):
        raise ValueError(
            f"law {law_name(law)} must return two finite impulses, along the normal and against "
            f"the slip, got {answer!r} at a closing speed of {closing:.6g} m/s"
        )
    # Without slip an impulse against it has no direction.
    return normal, tangential if slip > 0 else 0.0


def checked_law(law: Any) -> Any:
    """Return a law of impact, or complain.

    Raises
    ------
    ValueError : what cannot be called, or does not take the scalars of an impact by name
    """
    if law is contact_impulses:
        return law
    if not callable(law) or isinstance(law, type):
        raise ValueError(f"law must be a function such as contact_impulses, got {law!r}")
    try:
        inspect.signature(law).bind(**SCALARS)
    except TypeError as missing:
        raise ValueError(
            f"law {law_name(law)} must take {', '.join(SCALARS)} by name, or what it does not "
            f"need as **others: {missing}"
        ) from None
    return law


def with_law(solver: Any) -> str:
    """A solver as text, its law by name and only if it is not the default, without what is None."""
    arguments = [
        f"{one.name}={law_name(value) if one.name == 'law' else repr(value)}"
        for one in fields(solver)
        if (value := getattr(solver, one.name)) not in (contact_impulses, None)
    ]
    return f"{type(solver).__name__}({', '.join(arguments)})"


class _Named:
    """Shows the default law by name, where its repr would be an address."""

    def __repr__(self) -> str:
        return contact_impulses.__name__


def named_law(taker: Taker) -> Taker:
    """Let the signature of a function, or class, show its default law by name."""
    holder: Any = taker.__init__ if isinstance(taker, type) else taker  # type: ignore[misc]
    signature = inspect.signature(holder)
    law = signature.parameters["law"].replace(default=_Named())
    holder.__signature__ = signature.replace(
        parameters=[*({**signature.parameters, "law": law}).values()]
    )
    return taker


def law_name(law: Any) -> str:
    """The name of a function; of another law its repr."""
    return getattr(law, "__name__", repr(law))
