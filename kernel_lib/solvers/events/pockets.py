"""A ball that falls into a pocket and is out of play."""

from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.events.friction_work import moving_energy
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.system import System
from kernel_lib.state.vectors import ZERO, as_three, norm, scale, subtract

__all__ = ["OUT", "fallen"]

#: Kind of the motion of a ball that a pocket has taken.
OUT = "out"


def fallen(
    system: System, log: Log, i: int, partner: int, state: State, time: float
) -> tuple[Motion, State]:
    """Enter it in the list; the motion from now on, at rest in the centre, and the state before.

    partner : -1 - number of walls - k for pocket k
    """
    pocket = system.scene.pockets[-1 - partner - len(system.scene.walls)]
    centre = as_three(pocket.centre)
    away = subtract(state.c, centre)
    log.add(
        Entry(
            *(time, i, partner, state.c, scale(away, 1 / (norm(away) or 1.0))),
            impulse=scale(state.v, -1 / system.inverse_mass[i]),
            before=(state.v, ZERO),
            energy_lost=moving_energy(system, i, state.v, state.w),
            kind="pocket",
        )
    )
    return Motion(time, centre, ZERO, ZERO, kind=OUT), state
