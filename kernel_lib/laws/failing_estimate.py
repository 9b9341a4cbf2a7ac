"""A tangential impulse that fails: always mu J, however small the slip."""

from typing import Any

import numpy as np

from kernel_lib.laws.impulses import restitution_impulse
from kernel_lib.state.surfaces import UNLIMITED
from kernel_lib.state.tolerances import ROUNDING

__all__ = ["failing_estimate"]


def failing_estimate(
    *,
    closing_speed: Any,
    slip_speed: Any,
    inverse_mass: Any,
    restitution: Any,
    friction: Any,
    **others: Any,
) -> tuple[Any, Any]:
    """Normal impulse as ever, tangential impulse J_t = mu J whatever the slip: for comparison.

    Friction acts no longer than surfaces slip. An estimate that forgets this overshoots: where
    the slip s is below mu J w/2, with the mobility w = 1/m_a + 1/m_b + r_a^2/I_a + r_b^2/I_b,
    it turns the slip round faster than it came, and makes energy out of nothing. Both momenta
    are kept. Without slip the impulse has no direction, and is zero.

    Parameters
    ----------
    closing_speed, slip_speed, inverse_mass, restitution, friction : as in `contact_impulses`

    Returns
    -------
    two (...) floats, N s: along the normal, and against the slip, on body a

    Raises
    ------
    ValueError : for friction without limit

    An estimate of the kind of Endo's number 13, whose equations are not at hand; his number 16
    is `contact_impulses` with e = e_t = 1 and unlimited friction.
    """
    if np.any(friction >= UNLIMITED):
        raise ValueError("failing_estimate needs friction with a limit, such as 0.2, got inf")
    normal = restitution_impulse(closing_speed, inverse_mass, 0.0, restitution)
    return normal, friction * normal * (slip_speed > ROUNDING * closing_speed)
