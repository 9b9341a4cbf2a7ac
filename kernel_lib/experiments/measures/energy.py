"""What is measured of the energy of a run."""

from collections.abc import Callable

import numpy as np

from kernel_lib.state.invariants import mechanical_energy
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["energy_lost", "energy_of"]


def energy_lost(run: Trajectory) -> Floats:
    """What a run has lost of its energy of motion and of height since the start, J."""
    energy = mechanical_energy(run)
    return energy[0] - energy


def energy_of(*balls: int) -> Callable[[Trajectory], Floats]:
    """Measures the energy of motion of some balls, J, with what their spin holds.

    Balls that a run lacks count nothing.
    """

    def energy(run: Trajectory) -> Floats:
        there = [i for i in balls if i < len(run.scene.balls)]
        masses = np.array([run.scene.balls[i].mass for i in there])
        part: Floats = np.sum(run.velocity[:, there] ** 2, axis=-1) @ masses / 2
        if np.any(run.spin):
            inertias = np.array([run.scene.balls[i].moment_of_inertia for i in there])
            inertias[~np.isfinite(inertias)] = 0.0
            spins = run.spin[:, there].reshape(len(run.time), len(there), -1)
            part = part + np.sum(spins**2, axis=-1) @ inertias / 2
        return part

    return energy
