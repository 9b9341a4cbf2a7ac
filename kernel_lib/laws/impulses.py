"""Impulse laws: what one contact does in no time.

Each law takes the scalars of one contact and returns scalar impulses; which way they
point is the caller's business. Body a gets the impulse, body b the opposite, so that
momentum holds by construction. The lines have no branches and serve floats, arrays and
compiled loops alike.
"""

from typing import Any

import numpy as np

__all__ = [
    "contact_impulses",
    "energy_lost",
    "restitution_impulse",
    "tangential_impulse",
]


def restitution_impulse(
    closing_speed: Any, inverse_mass_a: Any, inverse_mass_b: Any, restitution: Any
) -> Any:
    """Normal impulse that ends a collision.

    J = (1 + e) c / (1/m_a + 1/m_b): the bodies part at `restitution` times the speed at
    which they met.

    Parameters
    ----------
    closing_speed : (...) float, m/s; positive when approaching
    inverse_mass_a, inverse_mass_b : (...) float, 1/kg; zero for a wall, not both
    restitution : (...) float in [0, 1]

    Returns
    -------
    (...) float, N s; zero where the bodies are already parting

    Source: Nikulin 2024, eqs 5-8; Neumann, sections 2-6; the guard for parting bodies
    answers Neumann's section 7.
    """
    return (1 + restitution) * np.maximum(closing_speed, 0.0) / (inverse_mass_a + inverse_mass_b)


def tangential_impulse(
    slip_speed: Any, normal_impulse: Any, mobility: Any, tangential_restitution: Any, friction: Any
) -> Any:
    """Tangential impulse against the slip, cut off by friction.

    J_t = min((1 + e_t) s / w, mu J), with the mobility of the contact points
    w = 1/m_a + 1/m_b + r_a^2/I_a + r_b^2/I_b.

    Parameters
    ----------
    slip_speed : (...) float, m/s, zero or positive
    normal_impulse : (...) float, N s, zero or positive
    mobility : (...) float, 1/kg, positive
    tangential_restitution : (...) float in [-1, 1]; slip after = -e_t times slip before
    friction : (...) float, zero or positive and finite

    Returns
    -------
    (...) float, N s, along minus the slip on body a

    Source: with e_t = 1 and no limit Endo 2016, no. 16; the cut-off is Coulomb's.
    """
    return np.minimum(
        (1 + tangential_restitution) * slip_speed / mobility, friction * normal_impulse
    )


def contact_impulses(
    closing_speed: Any,
    slip_speed: Any,
    inverse_mass: Any,
    rotational_mobility: Any,
    restitution: Any,
    tangential_restitution: Any,
    friction: Any,
) -> tuple[Any, Any]:
    """Normal and tangential impulse of one contact: the general law.

    Parameters
    ----------
    closing_speed, slip_speed : (...) float, m/s
    inverse_mass : (...) float, 1/kg: 1/m_a + 1/m_b, positive
    rotational_mobility : (...) float, 1/kg: r_a^2/I_a + r_b^2/I_b, zero for what cannot turn
    restitution, tangential_restitution, friction : (...) float, of the pair

    Returns
    -------
    two (...) floats, N s: along the normal, and against the slip, on body a

    Smooth spheres are e_t = -1, Endo's loss-free ones e = e_t = 1 with unlimited friction.
    """
    normal = restitution_impulse(closing_speed, inverse_mass, 0.0, restitution)
    mobility = inverse_mass + rotational_mobility
    return normal, tangential_impulse(
        slip_speed, normal, mobility, tangential_restitution, friction
    )


def energy_lost(
    closing_speed: Any,
    slip_speed: Any,
    inverse_mass: Any,
    rotational_mobility: Any,
    normal_impulse: Any,
    tangential_impulse: Any,
) -> tuple[Any, Any]:
    """Energy that the two impulses of a contact take away, normal and tangential part.

    J (c - J w/2) for each, with w the mobility along it.

    Parameters
    ----------
    closing_speed, slip_speed : (...) float, m/s, before the contact
    inverse_mass, rotational_mobility : (...) float, 1/kg, as in `contact_impulses`
    normal_impulse, tangential_impulse : (...) float, N s

    Returns
    -------
    two (...) floats, J

    With the smooth law this is m_a m_b/(m_a + m_b) (1 - e^2) c^2/2 (Nikulin 2024).
    """
    normal = normal_impulse * (closing_speed - normal_impulse * inverse_mass / 2)
    mobility = inverse_mass + rotational_mobility
    return normal, tangential_impulse * (slip_speed - tangential_impulse * mobility / 2)
