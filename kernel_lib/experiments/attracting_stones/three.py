"""Three stones of lesson 10 that attract each other: in a triangle, and flying level."""

import math
from itertools import combinations

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Runs, Values
from kernel_lib.experiments.attracting_stones.controls import LEVEL
from kernel_lib.experiments.attracting_stones.orbits import NEUMANN, RADIUS, TOUCH, G
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import LESSON_BUDGET
from kernel_lib.solvers.gravitating.solver import Gravitating
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import mechanical_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Snapshot, Trajectory
from kernel_lib.words import Sentence

__all__ = ["FLYING", "THREE", "flying_level", "in_a_triangle"]

#: Name of the run.
THREE = "three"

#: Side of the triangle, m, and how often it turns; frames of a run.
_SIDE, _ROUNDS, _FRAMES = 10.0, 1.02, 400

#: How far above each other stones that fly level start, m; for how long, s; distance of one from
#: the two others, m, from which it is seen no longer, if it cannot come back.
_ABOVE, _LASTS, _GONE = 6.0, 30.0, 30.0

#: Distance of centres up to which stones touch, and from which it is plain that they do not, m;
#: speed at which those that touch still part or close, m/s.
_TOUCHES, _CLEAR, _STAYS = 1.01 * TOUCH, 2 * TOUCH, 0.1

#: Jumps of 2 mm are over: three stones that touch then cost a third, and no eye sees it.
_LEVEL_SOLVER = Gravitating(tolerance=1e-9, least_rise=1e-3)


def in_a_triangle() -> dict[str, Trajectory]:
    """Three of 10¹² kg at the corners of a triangle that turns: one round.

    Source: Lagrange 1772: its angular velocity squared is 3 G m/L³.
    """
    radius, turning = _SIDE / math.sqrt(3), math.sqrt(3 * G * NEUMANN / _SIDE**3)
    balls = []
    for angle in (math.pi / 2 + k * math.tau / 3 for k in range(3)):
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        balls.append(Ball((x, y), (-turning * y, turning * x), RADIUS, NEUMANN))
    end = _ROUNDS * math.tau / turning
    return {THREE: simulate(Scene(balls, mutual_gravity=G), end, Gravitating(), end / _FRAMES)}


def flying_level(values: Values) -> dict[str, Trajectory]:
    """Three above one another; the middle one flies so that their common centre rests."""
    upper, lower = values["upper"], values["lower"]
    balls = [
        Ball((0.0, height), (speed, 0.0), RADIUS, NEUMANN)
        for height, speed in ((_ABOVE, upper), (0.0, -upper - lower), (-_ABOVE, lower))
    ]
    scene = Scene(balls, restitution=values["e"], mutual_gravity=G)
    return {
        THREE: simulate(
            scene, _LASTS, _LEVEL_SOLVER, _LASTS / _FRAMES, budget=LESSON_BUDGET, until=_settled
        )
    }


def _apart(at: Snapshot) -> dict[tuple[int, int], float]:
    """Distance of the centres of each pair, m."""
    return {pair: math.dist(*(at.position[i] for i in pair)) for pair in combinations(range(3), 2)}


def _nearest(at: Snapshot) -> list[float]:
    """Distance of each from the nearest other one, m."""
    apart = _apart(at)
    return [min(apart[pair] for pair in apart if one in pair) for one in range(3)]


def _nearest_two(at: Snapshot) -> tuple[int, int]:
    apart = _apart(at)
    return min(apart, key=apart.__getitem__)


def _alone(at: Snapshot) -> tuple[float, float]:
    """Of the one that the nearest two are apart from: how far from their middle, m, and its speed
    past that middle, m/s."""
    two = list(_nearest_two(at))
    (one,) = {0, 1, 2} - set(two)
    place, change = (each[one] - each[two].mean(axis=0) for each in (at.position, at.velocity))
    return math.hypot(*place), math.hypot(*change)


def _to_leave(distance: float) -> float:
    """Speed past the middle of two others that is enough to leave them, m/s."""
    return math.sqrt(2 * 3 * G * NEUMANN / distance)


def _leaves(at: Snapshot) -> bool:
    distance, speed = _alone(at)
    return speed > _to_leave(distance)


def _settled(at: Snapshot) -> bool:
    """Whether one is gone and cannot come back, while the others touch or are as far apart."""
    if _alone(at)[0] < _GONE or not _leaves(at):
        return False
    one, other = _nearest_two(at)
    place, change = (each[other] - each[one] for each in (at.position, at.velocity))
    apart = math.hypot(*place)
    stay = apart < _TOUCHES and abs(float(place @ change)) < _STAYS * apart
    return stay or apart >= _GONE


def _end(runs: Runs) -> Snapshot:
    return runs[THREE].at(float(runs[THREE].time[-1]))


def _together(runs: Runs) -> int:
    return sum(apart < _TOUCHES for apart in _nearest(_end(runs)))


def _truth(values: Values, runs: Runs) -> str:
    return {3: "all", 2: "two", 0: "none"}[_together(runs)]


def _distances(run: Trajectory) -> Floats:
    """Distances of all pairs, by frames, m."""
    pairs = combinations(range(3), 2)
    return np.array([np.hypot(*(run.position[:, a] - run.position[:, b]).T) for a, b in pairs])


def _margin(values: Values, runs: Runs) -> float:
    """Clear where stones touch or are far apart; none are together only where none ever touched."""
    if values["situation"] != LEVEL:
        return 0.0
    clear = all(one < _TOUCHES or one > _CLEAR for one in _nearest(_end(runs)))
    clear = clear and (_together(runs) > 0 or not len(runs[THREE].contacts))
    return math.inf if clear else 0.5


def _case(values: Values, runs: Runs) -> str:
    """Whether the third of two that are together leaves them, or is held."""
    return "" if _together(runs) != 2 else "leaves" if _leaves(_end(runs)) else "held"


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    run, at = runs[THREE], _end(runs)
    distance, speed = _alone(at)
    energy = mechanical_energy(run)
    lasting = run.contacts.time[run.contacts.kind != "impact"]
    return {
        "count": str(len(run.contacts.of_kind("impact"))),
        "lost": figure(float(energy[0] - energy[-1]) / 1e12, "TJ"),
        "over": figure(float(lasting[-1]), "s") if len(lasting) else "",
        "far": figure(distance, "m"),
        "speed": figure(speed, "m/s"),
        "leave": figure(_to_leave(distance), "m/s"),
        "farthest": figure(float(_distances(run).max()), "m"),
        "nearest": figure(float(_distances(run).min()), "m"),
    }


def _way(speed: float) -> str:
    return "right" if speed > 0 else "left" if speed else "none"


def _asked(values: Values, runs: Runs) -> Sentence:
    upper, lower = values["upper"], values["lower"]
    return Sentence(
        "attracting-stones-flying-asked",
        upper_way=_way(upper),
        upper=figure(abs(upper), "m/s"),
        lower_way=_way(lower),
        lower=figure(abs(lower), "m/s"),
        kept=percent(values["e"]),
        time=figure(_LASTS, "s"),
    )


FLYING = Guess(
    _asked,
    "choice",
    truth=_truth,
    says="attracting-stones-flying",
    slots=_slots,
    case=_case,
    margin=_margin,
    choices=("all", "two", "none"),
    name="flying",
    decisive=lambda values, runs: Decisive((), float(runs[THREE].time[-1])),
)
