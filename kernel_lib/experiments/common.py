"""What several lessons have alike: controls of the method, energies, the verdict on a guess."""

from collections.abc import Callable

import numpy as np

from kernel_lib.experiments.parameters import Parameter
from kernel_lib.state.invariants import mechanical_energy
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["LESSON_BUDGET", "duration", "energy_lost", "energy_of", "kac", "step", "verdict"]

#: Work that one run of a lesson may cost, counted as `simulate` says: some 0.4 s where contacts
#: are dear, with drag or soft. Bounces under way for 20 s take a tenth of it.
LESSON_BUDGET = 3000

Condition = tuple[str, tuple[float | str | bool, ...]]


def kac(only_if: Condition | None = None) -> Parameter:
    """Nikulin's flag: whether a ball goes back to the contact before the law acts."""
    meaning = "return to contact before the law acts"
    return Parameter(
        "kac", "kac", True, meaning=meaning, scale="switch", group="Method", only_if=only_if
    )


def step(only_if: Condition | None = None) -> Parameter:
    """Length of a fixed step, s."""
    meaning = "length of a time step"
    return Parameter(
        "step", "Δ", 0.1, 0.005, 0.5, 0.005, "s", meaning, "log", group="Method", only_if=only_if
    )


def duration(seconds: float, longest: float = 20.0, group: str = "Method") -> Parameter:
    """Length of a run, s."""
    return Parameter(
        "duration", "T", seconds, 0.5, longest, 0.5, "s", "length of the run", group=group
    )


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


def verdict(guess: str, answer: str) -> str:
    """The first words after a guess."""
    return "Yes." if guess == answer else f"No: {answer}."
