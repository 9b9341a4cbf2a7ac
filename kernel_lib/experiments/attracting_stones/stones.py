"""The runs of lesson 10: stones that attract, up to where each question is decided."""

import math
from collections.abc import Callable

from kernel_lib.experiments.attracting_stones.orbits import (
    HOUR,
    MILLI,
    RADIUS,
    STONE,
    TOUCH,
    G,
    conic,
)
from kernel_lib.experiments.experiment import LESSON_BUDGET, Values
from kernel_lib.solvers.gravitating.solver import Gravitating
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Contacts, Snapshot, Trajectory

__all__ = ["APART", "ENOUGH", "runs"]

#: Hits without loss that are enough to see that none is weaker; m, from which two that never come
#: back are far apart.
ENOUGH, APART = 8, 30.0

#: Longest run, and how finely it is watched, s; frames of a run.
_LONGEST, _WATCHED, _FRAMES = 160 * HOUR, 600.0, 400

#: Part of the time to rest that a pair which does not turn is shown at rest.
_AT_REST = 1 / 6

_SOLVER = Gravitating(tolerance=1e-10)


def runs(values: Values) -> dict[str, Trajectory]:
    """The run of the stones, up to where the question is decided."""
    return {"stones": _two_stones(values)}


def _facing(distance: float, speed: tuple[float, float], kept: float) -> Scene:
    """Two stones whose common centre rests; speed : of the right one past the left one, m/s."""
    u, v = speed[0] / 2, speed[1] / 2
    balls = [
        Ball((side * distance / 2, 0.0), (side * u, side * v), RADIUS, STONE)
        for side in (-1.0, 1.0)
    ]
    return Scene(balls, restitution=kept, mutual_gravity=G)


def _shown(scene: Scene, end: float) -> Trajectory:
    """The run up to a moment, in as many frames as any other."""
    return simulate(scene, end, _SOLVER, end / _FRAMES, budget=LESSON_BUDGET)


def _watch(
    scene: Scene,
    longest: float,
    until: Callable[[Snapshot], bool] | None = None,
    at_contact: Callable[[Contacts], bool] | None = None,
) -> Trajectory:
    """A run that is watched for something, to find when it ends."""
    frames = min(_WATCHED, longest)
    return simulate(
        scene,
        longest,
        _SOLVER,
        frames,
        budget=LESSON_BUDGET,
        until=until,
        at_contact=at_contact,
    )


def apart(at: Snapshot) -> float:
    """Distance of the two centres, m."""
    return math.dist(at.position[0], at.position[1])


def _two_stones(values: Values) -> Trajectory:
    """One round of an orbit; else up to 30 m apart, or a while after the last hit."""
    distance, each = values["distance"], values["sideways"] * MILLI
    scene, kept = _facing(distance, (0.0, 2 * each), values["e"]), values["e"]
    path = conic(distance, 2 * each)
    if path.energy >= 0:
        end = _watch(scene, _LONGEST, lambda at: apart(at) >= APART).time[-1]
    elif path.nearest > TOUCH:
        end = path.period
    else:
        end = _after_hits(_watch(scene, _LONGEST, at_contact=_counter(kept)))
    return _shown(scene, float(end))


def _counter(kept: float) -> Callable[[Contacts], bool]:
    """What stops a run when a contact lasts, or after enough hits without loss."""
    hits = []

    def stops(contact: Contacts) -> bool:
        hits.append(contact)
        return str(contact.kind) != "impact" or (kept == 1 and len(hits) == ENOUGH)

    return stops


def _after_hits(run: Trajectory) -> float:
    """A round of a pair that touches, at most as long as its hits took; or half a jump."""
    end = float(run.time[-1])
    if not len(run.contacts):
        return end
    if str(run.contacts.kind[-1]) == "impact":
        times = run.contacts.time
        jump = float(times[-1] - times[-2]) if len(times) > 1 else end
        return min(_LONGEST, end + jump / 2)
    at = run.at(end)
    (x, y), (u, v) = at.position[1] - at.position[0], at.velocity[1] - at.velocity[0]
    turning = abs(x * v - y * u) / TOUCH**2
    still = turning * end < _AT_REST
    return end * (1 + _AT_REST) if still else end + min(math.tau / turning, end)
