"""The runs of lesson 10: stones that attract, up to where each question is decided."""

import math
from collections.abc import Callable

from kernel_lib.experiments import LESSON_BUDGET, Values
from kernel_lib.experiments.attracting_stones.cloud import cloud
from kernel_lib.experiments.attracting_stones.controls import (
    CIRCLING,
    CLOUD,
    FROM,
    HEAVY_ONES,
    LEVEL,
    PASSING,
    TRIANGLE,
)
from kernel_lib.experiments.attracting_stones.heavy_ones import two_rounds
from kernel_lib.experiments.attracting_stones.orbits import (
    HEAVY,
    HOUR,
    MILLI,
    RADIUS,
    STONE,
    STRENGTH,
    STRENGTH_OF_HEAVY,
    TOUCH,
    G,
    Vector,
    approach,
    circle_speed,
    conic,
    period_of,
)
from kernel_lib.experiments.attracting_stones.three import flying_level, in_a_triangle
from kernel_lib.solvers.gravitating.solver import Gravitating
from kernel_lib.solvers.simulate import resume, simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Contacts, Snapshot, Trajectory

__all__ = ["APART", "ENOUGH", "PUSHED", "STONES", "TWIN", "circling", "ever_touch"]
__all__ += ["first_hit", "runs"]

#: Names of the runs: of two stones, of the small one that is pushed, of the one that is not.
STONES, PUSHED, TWIN = "stones", "pushed", "twin"

#: Hits without loss that are enough to see that none is weaker; m, from which two that never come
#: back are far apart.
ENOUGH, APART = 8, 30.0

#: Distance beyond that at which it began, at which a stone that leaves has passed, m.
_BEYOND = 1.02 * FROM

#: Longest run, that of two stones, how finely a run is watched, and how long after a meeting, s;
#: frames of a run.
_LONGEST, _LONGEST_OF_TWO = 400 * HOUR, 160 * HOUR
_WATCHED, _AFTER, _FRAMES = 600.0, 20 * HOUR, 400

#: Part of the time to rest that a pair which does not turn is shown at rest; speed at which what
#: touches still moves away by rounding, m/s.
_AT_REST, _STILL = 1 / 6, 1e-9

#: Radius of the small stone, m: larger than it would be, so that it is seen; it touches nothing.
_SMALL = 0.4

_SOLVER = Gravitating(tolerance=1e-10)


def runs(values: Values) -> dict[str, Trajectory]:
    """The run of two stones or three; of a small one round a heavy one that of its twin as well."""
    return _RUNS.get(values["situation"], _two_alone)(values)


def _two_alone(values: Values) -> dict[str, Trajectory]:
    return {STONES: _two_stones(values)}


def _two_passing(values: Values) -> dict[str, Trajectory]:
    return {STONES: _passing(values)}


def _facing(place: Vector, velocity: Vector, kept: float) -> Scene:
    """Two stones about their common centre, which rests; place and velocity : of the second as the
    first one sees it, m and m/s."""
    (x, y), (u, v) = place, velocity
    balls = [
        Ball((side * x / 2, side * y / 2), (side * u / 2, side * v / 2), RADIUS, STONE)
        for side in (-1.0, 1.0)
    ]
    return Scene(balls, restitution=kept, mutual_gravity=G)


def _shown(scene: Scene, end: float, frames: int = _FRAMES) -> Trajectory:
    """The run up to a moment, in as many frames as any other."""
    return simulate(scene, end, _SOLVER, end / frames, budget=LESSON_BUDGET)


def _watch(
    scene: Scene,
    longest: float,
    until: Callable[[Snapshot], bool] | None = None,
    at_contact: Callable[[Contacts], bool] | None = None,
) -> Trajectory:
    """A run that is watched for something, to find when it ends."""
    return simulate(
        scene,
        longest,
        _SOLVER,
        _WATCHED,
        budget=LESSON_BUDGET,
        until=until,
        at_contact=at_contact,
    )


def _apart(at: Snapshot) -> float:
    """Distance of the two centres, m."""
    return math.dist(at.position[0], at.position[1])


def _parting(at: Snapshot) -> bool:
    """Whether two that do not touch move away from each other."""
    place, change = at.position[1] - at.position[0], at.velocity[1] - at.velocity[0]
    return float(place @ change) > _STILL * _apart(at)


# ---- two stones ----------------------------------------------------------------------------------


def _two_stones(values: Values) -> Trajectory:
    """One round of an orbit; else up to 30 m apart, or a while after the last hit."""
    distance, each, kept = values["distance"], values["sideways"] * MILLI, values["e"]
    scene = _facing((distance, 0.0), (0.0, 2 * each), kept)
    path = conic(distance, 2 * each)
    if path.energy >= 0:
        end = float(_watch(scene, _LONGEST, lambda at: _apart(at) >= APART).time[-1])
    elif path.nearest > TOUCH:
        end = path.period
    else:
        end = _after_hits(_watch(scene, _LONGEST_OF_TWO, at_contact=_counter(kept)))
    return _shown(scene, min(end, _LONGEST))


def ever_touch(distance: float, each: float) -> bool:
    """Whether two stones touch on their first round; each : speed sideways, m/s."""
    path = conic(distance, 2 * each)
    scene = _facing((distance, 0.0), (0.0, 2 * each), 0.0)
    end = min(path.period, _LONGEST)
    return (
        len(simulate(scene, end, _SOLVER, end, "contacts", at_contact=lambda _: True).contacts) > 0
    )


def _counter(kept: float) -> Callable[[Contacts], bool]:
    """What stops a run when a contact lasts, or after enough hits without loss."""
    hits = []

    def stops(contact: Contacts) -> bool:
        hits.append(contact)
        return str(contact.kind) != "impact" or (kept == 1 and len(hits) == ENOUGH)

    return stops


def _after_hits(run: Trajectory) -> float:
    """A round of a pair that touches, at most as long as its hits took; or half a jump, s."""
    end, contacts = float(run.time[-1]), run.contacts
    if str(contacts.kind[-1]) == "impact":
        return end + float(contacts.time[-1] - contacts.time[-2]) / 2
    at = run.at(end)
    (x, y), (u, v) = at.position[1] - at.position[0], at.velocity[1] - at.velocity[0]
    turning = abs(x * v - y * u) / TOUCH**2
    rests = turning * end < _AT_REST
    return end * (1 + _AT_REST) if rests else end + min(math.tau / turning, end)


# ---- a stone that passes -------------------------------------------------------------------------


def _passing(values: Values) -> Trajectory:
    """Up to the meeting and as far on; where it cannot leave, up to where it comes back."""
    speed, aim = values["incoming"] * MILLI, values["aim"]
    if values["nearby"]:
        place, velocity = (math.sqrt(FROM**2 - aim**2), aim), (-speed, 0.0)
    else:
        place, velocity = approach(FROM, speed, aim)
    scene = _facing(place, velocity, values["e"])
    path = conic(FROM, speed * aim / FROM, _along(place, velocity))
    if path.nearest > TOUCH and path.energy < 0:
        return _shown(scene, min(path.period, _LONGEST))
    met = _watch(scene, _LONGEST, _parting, lambda _: True)
    return _shown(scene, float(_parted(met).time[-1]))


def first_hit(incoming: float, kept: float) -> Trajectory:
    """A stone that comes head on from far away, up to its hit; incoming : m/s."""
    scene = _facing(*approach(FROM, incoming, 0.0), kept)
    return simulate(scene, _LONGEST, _SOLVER, _LONGEST, "contacts", at_contact=lambda _: True)


def _along(place: Vector, velocity: Vector) -> float:
    """Part of a velocity along a place, m/s."""
    return (place[0] * velocity[0] + place[1] * velocity[1]) / math.hypot(*place)


def _parted(met: Trajectory) -> Trajectory:
    """A run that has come to its meeting, on to where it began, or to where it turns back."""
    end = float(met.time[-1])
    at = met.at(end)
    change = at.velocity[1] - at.velocity[0]
    bound = float(change @ change) / 2 - STRENGTH / _apart(at) < 0

    def over(now: Snapshot) -> bool:
        if not bound:
            return _apart(now) >= _BEYOND
        return now.time >= end + _AFTER and not _parting(now)

    return resume(met, _LONGEST - end, until=over) if end < _LONGEST else met


# ---- round a heavy one ---------------------------------------------------------------------------


def circling(values: Values, frames: int = _FRAMES) -> dict[str, Trajectory]:
    """A small stone that is pushed, and its twin, for one round of the twin; where that starts
    ahead, for one round of the stone."""
    radius, ahead = values["radius"], math.radians(values["lead"])
    circle = circle_speed(radius, STRENGTH_OF_HEAVY)
    along, across = (1 + values["push"] / 100) * circle, values["across"] / 100 * circle
    energy = (along**2 + across**2) / 2 if ahead else circle**2 / 2
    end = period_of(energy - STRENGTH_OF_HEAVY / radius, STRENGTH_OF_HEAVY)
    east, north = math.cos(ahead), math.sin(ahead)
    twin = (radius * east, radius * north), (-circle * north, circle * east)
    return {
        PUSHED: _shown(_round_heavy((radius, 0.0), (across, along), values["mass"]), end, frames),
        TWIN: _shown(_round_heavy(*twin, 1.0), end, frames),
    }


def _round_heavy(place: Vector, velocity: Vector, mass: float) -> Scene:
    """A heavy stone in the middle, and a small one; mass : kg."""
    heavy = Ball((0.0, 0.0), (0.0, 0.0), RADIUS * HEAVY ** (1 / 3), HEAVY * STONE)
    small = Ball(place, velocity, _SMALL, mass)
    return Scene([heavy, small], restitution=0.5, mutual_gravity=G)


_RUNS: dict[str, Callable[[Values], dict[str, Trajectory]]] = {
    PASSING: _two_passing,
    CIRCLING: circling,
    HEAVY_ONES: two_rounds,
    TRIANGLE: lambda values: in_a_triangle(),
    LEVEL: flying_level,
    CLOUD: cloud,
}
