"""Errors of the fixed steps at the first contact with a floor, against the exact motion."""

from functools import lru_cache

import numpy as np

from kernel_lib.experiments import Sentence, Values
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.stepping.solver import Stepping
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import mechanical_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, WHOLE_STEPS
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.walls import Plane

__all__ = ["STEPS", "error_lines", "errors_in_closed_form", "first_contact_errors", "order"]

#: Steps of the chart, s; each half of the one before.
STEPS = 0.08 / 2.0 ** np.arange(5)

#: Times of fall, s. Errors depend on where within its step a contact falls, so they are medians
#: over many heights; the golden ratio spreads these evenly over the steps of every length.
FALLS = 0.5 + np.arange(40) * 0.6180339887498949 % 1 * 4 * STEPS[0]


def first_contact_errors(
    solver: Stepping, falls: Floats = FALLS, restitution: float = 1.0, gravity: float = 9.807
) -> tuple[Floats, Floats]:
    """Errors that one contact with a level floor leaves behind.

    A ball of 1 kg is dropped from rest so high that it falls for the time `falls`. Both
    errors are taken at a frame soon after the bounce: of the position, and of the energy,
    each against the exact one.

    Parameters
    ----------
    solver : Stepping
    falls : (H,) s
    restitution, gravity : of the floor; m/s^2, positive

    Returns
    -------
    (H,) m and (H,) J, absolute values
    """
    position, energy = np.empty(len(falls)), np.empty(len(falls))
    for i, fall in enumerate(falls.tolist()):
        height = gravity * fall * fall / 2
        ball = Ball((0, 1 + height), (0, 0), radius=1, mass=1)
        scene = Scene([ball], [Plane((0, 0), (0, 1))], (0, -gravity), restitution)
        run = simulate(scene, fall + 0.2 * restitution + solver.step, solver)
        exact = simulate(scene, run.time[-1], Events(), record="end")
        position[i] = abs(run.position[-1, 0, 1] - exact.position[-1, 0, 1])
        energy[i] = abs(mechanical_energy(run)[-1] - mechanical_energy(exact)[-1])
    return position, energy


def errors_in_closed_form(
    step: float, spend_rest: bool, falls: Floats, restitution: float, gravity: float
) -> tuple[Floats, Floats]:
    """What `first_contact_errors` finds with a return to contact, for all falls at once.

    Between contacts a fixed step is exact, as the acceleration is even; so only the step of the
    contact is gone through, where place and speed lie on the straight line between its ends.

    Parameters
    ----------
    step : s
    spend_rest : whether the rest of the step is used after the contact
    falls, restitution, gravity : as in `first_contact_errors`

    Returns
    -------
    (H,) m and (H,) J; nan where the ball meets the floor again before the errors are taken
    """
    steps = np.maximum(1, np.ceil((falls + 0.2 * restitution + step) / step - WHOLE_STEPS))
    before = (np.ceil(falls / step - CONTACT_TOLERANCE) - 1) * step
    height, sunk = ((falls**2 - time**2) * gravity / 2 for time in (before, before + step))
    part = np.minimum(height / (height - sunk), 1.0)
    away = restitution * gravity * (before + part * step)
    flown = steps * step - before - step + (1 - part) * step * spend_rest
    since = steps * step - falls
    place, exact = (
        speed * time - gravity * time**2 / 2
        for speed, time in ((away, flown), (restitution * gravity * falls, since))
    )
    energy = (away**2 - (restitution * gravity * falls) ** 2) / 2
    free = np.minimum(place, exact) > CONTACT_TOLERANCE
    return np.where(free, np.abs(place - exact), np.nan), np.where(free, np.abs(energy), np.nan)


def order(steps: Floats, errors: Floats) -> float:
    """Order of convergence: slope of log error over log step, by least squares."""
    slope: float = np.polyfit(np.log(steps), np.log(errors), 1)[0]
    return float(slope)


def error_lines(values: Values) -> dict[Sentence, tuple[Floats, Floats]]:
    """Median errors of position and energy over the steps, with and without the rest."""
    return _error_lines(values["k_b"], max(values["gravity"], 0.1))


@lru_cache(maxsize=32)
def _error_lines(restitution: float, gravity: float) -> dict[Sentence, tuple[Floats, Floats]]:
    """The same by the two values on which it depends: other controls find it in the cache."""
    lines: dict[Sentence, list[float]] = {}
    for step in STEPS:
        for rest, end in ((False, "dropped"), (True, "used")):
            errors = _errors(float(step), rest, restitution, gravity)
            for name, error in zip(("position", "energy"), errors, strict=True):
                line = Sentence(f"plane-bounce-errors-{name}-{end}")
                lines.setdefault(line, []).append(float(np.median(error)))
    return {name: (STEPS, np.array(error)) for name, error in lines.items()}


def _errors(step: float, rest: bool, restitution: float, gravity: float) -> tuple[Floats, Floats]:
    """In closed form, and by runs for the falls that know none: low bounces of clay."""
    position, energy = errors_in_closed_form(step, rest, FALLS, restitution, gravity)
    again = np.isnan(position)
    if restitution == 0:
        position[:] = energy[:] = 0.0  # it stays where it landed, by steps as in truth
    elif again.any():
        solver = Stepping(step, True, rest)
        runs = first_contact_errors(solver, FALLS[again], restitution, gravity)
        position[again], energy[again] = runs
    return position, energy
