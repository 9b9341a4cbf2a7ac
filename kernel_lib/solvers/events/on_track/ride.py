"""A ball that a track carries, as exact events see it: where it is, and what bounds its path."""

from dataclasses import dataclass

import numpy as np

from kernel_lib.solvers.between_contacts.free_motion import Motion
from kernel_lib.solvers.track.acceleration import first_acceleration, greatest_acceleration
from kernel_lib.solvers.track.curved import Curved
from kernel_lib.solvers.track.modes import Leg
from kernel_lib.solvers.track.reading import read_curved
from kernel_lib.solvers.track.rider import Rider
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.vectors import ZERO

__all__ = ["RIDE", "ride"]

#: Kind of a motion along the track.
RIDE = "ride"


@dataclass(frozen=True, eq=False)
class CurvedRide:
    """The path of a leg along a curved stretch. most : m/s^2, no acceleration on it is greater."""

    rider: Rider
    leg: Curved
    most: float

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """Place and velocity as (N, 2, 3), and spins as (N, 3), so many seconds after its start."""
        read = read_curved(self.rider, [self.leg], np.zeros(len(after), dtype=int), after)
        rows, spins = np.zeros((len(after), 2, 3)), np.zeros((len(after), 3))
        rows[:, 0, :2] = np.stack([read.x, read.y], axis=1)
        rows[:, 1, :2] = np.stack([read.vx, read.vy], axis=1)
        spins[:, 2] = read.rim / self.rider.radius
        return rows, spins


def ride(rider: Rider, leg: Leg, touched: tuple[int, ...]) -> Motion:
    """A leg along the track as a motion.

    touched : walls that the ball touches at the start, and leaves
    """
    if isinstance(leg, Curved):
        path = CurvedRide(rider, leg, greatest_acceleration(rider, leg))
        rows, spins = path.read(np.zeros(1))
        (c, v), w = rows[0].tolist(), spins[0].tolist()
        a = (*first_acceleration(rider, leg), 0.0)
        return Motion(
            leg.time,
            tuple(c),
            tuple(v),
            tuple(w),
            a,
            kind=RIDE,
            lasts=leg.lasts,
            fresh=touched,
            bend=(ZERO,),
            path=path,
        )
    radius = rider.radius
    return Motion(
        leg.time,
        (leg.x, leg.y, 0.0),
        (leg.vx, leg.vy, 0.0),
        (0.0, 0.0, leg.rim / radius),
        (leg.ax, leg.ay, 0.0),
        twist=(0.0, 0.0, leg.turned / radius),
        kind=RIDE,
        lasts=leg.lasts,
        fresh=touched,
    )
