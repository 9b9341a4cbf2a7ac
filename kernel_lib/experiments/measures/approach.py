"""How fast two bodies come together where they touch first."""

from kernel_lib.state.trajectory import Contacts, Floats

__all__ = ["closing_speed"]


def closing_speed(contacts: Contacts, velocities: Floats | None = None) -> float:
    """Speed along the normal at which the bodies of the first contact come together, m/s.

    Parameters
    ----------
    contacts : at least one
    velocities : (C, 2, dim) m/s; None takes those before the contacts. With those after them
        the result is negative where the bodies part
    """
    both = contacts.velocity_before[0] if velocities is None else velocities[0]
    return -float(contacts.normal[0] @ (both[0] - both[1]))
