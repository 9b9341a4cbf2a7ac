"""What is measured of the energy of a run."""

from collections.abc import Callable, Sequence

import numpy as np

from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import mechanical_energy
from kernel_lib.state.trajectory import Contacts, Floats, Trajectory

__all__ = ["energy_lost", "energy_of", "energy_of_motion", "energy_of_spin", "taken_so_far"]


def energy_lost(run: Trajectory) -> Floats:
    """What a run has lost of its energy of motion and of height since the start, J."""
    energy = mechanical_energy(run)
    return energy[0] - energy


def taken_so_far(contacts: Contacts, times: Floats) -> Floats:
    """What contacts have taken up to each of these moments, s, J; shape of the moments."""
    taken = np.cumsum([0.0, *contacts.energy_lost])
    return taken[np.searchsorted(contacts.time, times, side="right")]


def energy_of_motion(balls: Sequence[Ball], velocity: Floats) -> Floats:
    """Energy of motion of each ball without its spin, J, (..., n) for velocities (..., n, dim)."""
    masses = np.array([ball.mass for ball in balls])
    found: Floats = masses * np.sum(np.square(velocity), axis=-1) / 2
    return found


def energy_of_spin(run: Trajectory) -> Floats:
    """Energy of rotation of each ball, J, (K+1, n); a ball that cannot turn has none."""
    inertias = np.array([ball.moment_of_inertia for ball in run.scene.balls])
    inertias[~np.isfinite(inertias)] = 0.0
    spins = run.spin.reshape(len(run.time), len(inertias), -1)
    found: Floats = inertias * np.sum(np.square(spins), axis=-1) / 2
    return found


def energy_of(*balls: int) -> Callable[[Trajectory], Floats]:
    """Measures the energy of motion of some balls, J, with what their spin holds.

    Balls that a run lacks count nothing.
    """

    def energy(run: Trajectory) -> Floats:
        there = [i for i in balls if i < len(run.scene.balls)]
        found: Floats = (energy_of_motion(run.scene.balls, run.velocity) + energy_of_spin(run))[
            :, there
        ].sum(axis=1)
        return found

    return energy
