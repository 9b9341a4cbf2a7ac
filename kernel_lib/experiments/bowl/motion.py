"""Runs of lesson 07, one bowl or pair of mirrors at a time."""

import math

from kernel_lib.experiments import LESSON_BUDGET, Sentence, Values
from kernel_lib.experiments.bowl.controls import MIRRORS
from kernel_lib.experiments.bowl.shapes import ALONG, OPENING, ball_radius, is_soft, scene
from kernel_lib.laws.contact_models import SpringDashpot
from kernel_lib.solvers.compliant.solver import Compliant
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words.explained import ExplainedError

__all__ = ["motion"]

#: Bounces in a soft bowl, at most; how deep a ball may sink in, in parts of its radius.
SOFT_BOUNCES, DEEPEST = 20, 0.9


def motion(values: Values, beside: float = 0.0, at: tuple[float, float] = (0.0, 0.0)) -> Trajectory:
    """A run as long as `bounces` near the middle take; a ball that has got out is shown a flight
    longer. Arguments and errors as those of `scene`."""
    here, flight = scene(values, beside, at), _flight_time(values)
    count = values["bounces"]
    solver: Events | Compliant = Events()
    if is_soft(values):
        count, solver = min(count, SOFT_BOUNCES), _soft(values)
    whole = min(count * flight, 1.05 * _until_rest(values))

    def run(duration: float) -> Trajectory:
        frames = duration / 400
        return simulate(here, duration, solver, frames=frames, budget=LESSON_BUDGET)

    found = run(whole)
    if len(found.contacts) and _is_out(values, found):
        found = run(min(whole, float(found.contacts.time[-1]) + _way_out(values, found)))
    return found


def _soft(values: Values) -> Compliant:
    """A bowl that gives way.

    Raises
    ------
    ValueError : for a drop that it cannot hold, in words
    """
    sinks = math.sqrt(2 * values["gravity"] * values["height"] / values["stiffness"])
    if sinks > DEEPEST * ball_radius(values):
        stiffness, by = f"{values['stiffness']:.3g} N/m", f"{sinks:.2g} m"
        raise ExplainedError(Sentence("bowl-refuses-soft", stiffness=stiffness, by=by))
    return Compliant(SpringDashpot(values["stiffness"]))


def _flight_time(values: Values) -> float:
    """From bounce to bounce near the middle, s."""
    if values["shape"] == MIRRORS:
        return float(values["distance"]) / ALONG
    return 2 * math.sqrt(2 * values["height"] / values["gravity"])


def _way_out(values: Values, run: Trajectory) -> float:
    """How long after its last bounce a ball is watched that gets out, s."""
    flight = _flight_time(values)
    if values["shape"] != MIRRORS:
        return flight
    across = abs(float(run.contacts.velocity_after[-1, 0, 1]))
    return min(flight, OPENING / across) if across > 0 else flight


def _until_rest(values: Values) -> float:
    """When the bounces of a ball that loses speed are over, s."""
    if values["e"] == 1 or values["shape"] == MIRRORS:
        return math.inf
    return _flight_time(values) / 2 * (1 + values["e"]) / (1 - values["e"])


def _is_out(values: Values, run: Trajectory) -> bool:
    x, y = run.position[-1, 0]
    if values["shape"] == MIRRORS:
        return bool(abs(x) > values["distance"] / 2)
    return bool(y < 0)
