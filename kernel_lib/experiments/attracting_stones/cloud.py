"""A cloud of twelve stones of lesson 10 that turns: what hits and attraction make of it."""

import math
from functools import partial
from itertools import combinations
from random import Random

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Picture, Ring, Runs, Values
from kernel_lib.experiments.ahead import made_ahead
from kernel_lib.experiments.attracting_stones.controls import CLOUD, CLOUDS
from kernel_lib.experiments.attracting_stones.orbits import NEUMANN, RADIUS, TOUCH, G
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import LESSON_BUDGET
from kernel_lib.solvers.gravitating.solver import Gravitating
from kernel_lib.solvers.simulate import resume, simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import mechanical_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Snapshot, Trajectory
from kernel_lib.words import Sentence

__all__ = ["AHEAD", "BECOMES", "STONES_OF_CLOUD", "cloud"]

#: Name of the run.
STONES_OF_CLOUD = "cloud"

#: How many stones, and how wide their cloud is, m; from centre to centre at least, m; share of the
#: speed that a hit keeps.
_COUNT, _WIDE, _APART, _KEPT = 12, 12.0, 2.5, 0.5

#: Longest run, its frames, and how long it continues once the pieces are apart, s.
_LASTS, _FRAMES, _AFTER = 30.0, 120, 1.0

#: Jumps of 2 mm are over.
_SOLVER = Gravitating(tolerance=1e-7, least_rise=1e-3)

#: Distance of centres up to which stones touch, m; how near and how far pieces that fly apart are
#: at the end, m; least stones of one of two lumps, and most of a piece where all flies apart.
_TOUCHES, _CLEAR, _FAR = 1.01 * TOUCH, 3 * TOUCH, 40.0
_LEAST, _MOST = 3, 6


def _scene(number: int) -> Scene:
    """The stones of a cloud, turning about their common centre, which rests."""
    seed, turning = CLOUDS[number - 1]
    chance = Random(seed)
    places: list[tuple[float, float]] = []
    while len(places) < _COUNT:
        far, angle = _WIDE * math.sqrt(chance.random()), math.tau * chance.random()
        place = far * math.cos(angle), far * math.sin(angle)
        if all(math.dist(place, other) > _APART for other in places):
            places.append(place)
    middle = tuple(sum(axis) / _COUNT for axis in zip(*places, strict=True))
    moved = [(x - middle[0], y - middle[1]) for x, y in places]
    balls = [Ball((x, y), (-turning * y, turning * x), RADIUS, NEUMANN) for x, y in moved]
    return Scene(balls, restitution=_KEPT, mutual_gravity=G)


def _run(scene: Scene) -> Trajectory:
    """For 30 s, or until its pieces have flown apart."""
    run = simulate(scene, _LASTS, _SOLVER, _LASTS / _FRAMES, budget=LESSON_BUDGET, until=_flown)
    end = float(run.time[-1])
    return resume(run, _AFTER) if end < _LASTS - _AFTER else run


#: The runs that the build makes, by their names.
AHEAD = {
    f"cloud-{number}": partial(lambda number: _run(_scene(number)), number)
    for number in range(1, len(CLOUDS) + 1)
}


def cloud(values: Values) -> dict[str, Trajectory]:
    """The cloud of this number."""
    number = int(values["cloud"])
    return {STONES_OF_CLOUD: made_ahead(f"cloud-{number}", _scene(number), _run)}


# ---- what a moment shows -------------------------------------------------------------------------


class _Piece:
    """Stones that touch, at one moment: which, their centre, its velocity, and how they turn."""

    def __init__(self, place: Floats, velocity: Floats) -> None:
        self.count = len(place)
        self.mass = NEUMANN * self.count
        self.centre, self.velocity = place.mean(axis=0), velocity.mean(axis=0)
        out, change = place - self.centre, velocity - self.velocity
        self.reach = float(np.hypot(*out.T).max()) + RADIUS
        inertia = float((out**2).sum())
        swept = float((out[:, 0] * change[:, 1] - out[:, 1] * change[:, 0]).sum())
        #: rad/s, of all its stones together
        self.turning = swept / inertia if inertia else 0.0


def _pieces(places: Floats, velocities: Floats) -> list[_Piece]:
    """The pieces, the largest first; places and velocities : of all stones at one moment."""
    of = list(range(_COUNT))
    for one, other in combinations(range(_COUNT), 2):
        if math.dist(places[one], places[other]) < _TOUCHES:
            of = [of[one] if each == of[other] else each for each in of]
    found = [[k for k in range(_COUNT) if of[k] == name] for name in dict.fromkeys(of)]
    found.sort(key=len, reverse=True)
    return [_Piece(places[stones], velocities[stones]) for stones in found]


def _between(one: _Piece, other: _Piece) -> float:
    return math.dist(one.centre, other.centre)


def _energy(pieces: list[_Piece]) -> float:
    """Energy of pieces as points: above 0 they cannot all come back, J."""
    moving = sum(one.mass * float(one.velocity @ one.velocity) / 2 for one in pieces)
    return moving - sum(
        G * one.mass * other.mass / _between(one, other) for one, other in combinations(pieces, 2)
    )


def _fly_apart(pieces: list[_Piece]) -> bool:
    """Whether at least three pieces move away from the middle with energy to spare."""
    out = all(float(one.centre @ one.velocity) > 0 for one in pieces)
    return len(pieces) > 2 and pieces[0].count <= _MOST and out and _energy(pieces) > 0


def _flown(at: Snapshot) -> bool:
    """Whether they are so far apart that no eye doubts it."""
    pieces = _pieces(at.position, at.velocity)
    if not _fly_apart(pieces):
        return False
    near = min(_between(one, other) for one, other in combinations(pieces, 2))
    return near > _CLEAR and max(math.hypot(*one.centre) for one in pieces) > _FAR


def _end(runs: Runs) -> list[_Piece]:
    run = runs[STONES_OF_CLOUD]
    return _pieces(run.position[-1], run.velocity[-1])


def _truth(values: Values, runs: Runs) -> str:
    """One lump, two that cannot leave each other, or pieces that fly apart; "" for all else."""
    pieces = _end(runs)
    if len(pieces) == 1:
        return "one"
    if len(pieces) == 2 and pieces[1].count >= _LEAST and _energy(pieces) < 0:
        return "two"
    return "apart" if _fly_apart(pieces) else ""


def _margin(values: Values, runs: Runs) -> float:
    """Clear where the pieces are well apart, or one."""
    if values["situation"] != CLOUD:
        return 0.0
    pieces = _end(runs)
    near = min((_between(*pair) for pair in combinations(pieces, 2)), default=math.inf)
    return math.inf if _truth(values, runs) and near > _CLEAR else 0.5


def _asked(values: Values, runs: Runs) -> Sentence:
    turning = CLOUDS[int(values["cloud"]) - 1][1]
    return Sentence(
        "attracting-stones-becomes-asked",
        count=str(_COUNT),
        round=figure(math.tau / turning, "s"),
        kept=percent(_KEPT),
    )


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    run, pieces = runs[STONES_OF_CLOUD], _end(runs)
    energy = mechanical_energy(run)
    first, last = pieces[0], pieces[-1]
    return {
        "count": str(len(run.contacts.of_kind("impact"))),
        "lost": figure(float(energy[0] - energy[-1]) / 1e12, "TJ"),
        "turn": figure(math.tau / abs(first.turning), "s") if first.turning else "",
        "began": figure(math.tau / _Piece(run.position[0], run.velocity[0]).turning, "s"),
        "pieces": str(len(pieces)),
        "large": str(first.count),
        "small": str(last.count),
        "between": figure(_between(first, last), "m"),
        "far": figure(max(math.hypot(*one.centre) for one in pieces), "m"),
        "time": figure(float(run.time[-1]), "s"),
    }


def _picture(values: Values, runs: Runs) -> Picture:
    """A ring about each lump, and how many stones it has."""
    pieces = _end(runs)
    rings = tuple(
        Ring(
            tuple(one.centre.tolist()),
            one.reach,
            text=Sentence("attracting-stones-becomes-lump", count=str(one.count)),
        )
        for one in pieces
        if one.count > 1
    )
    lumps = [str(one.count) for one in pieces if one.count > 1]
    alone = str(sum(one.count == 1 for one in pieces))
    words = Sentence(
        "attracting-stones-becomes-picture", lumps=lumps, count=str(_COUNT), alone=alone
    )
    return Picture(words, rings)


BECOMES = Guess(
    _asked,
    "choice",
    truth=_truth,
    says="attracting-stones-becomes",
    slots=_slots,
    margin=_margin,
    choices=("one", "two", "apart"),
    name="becomes",
    decisive=lambda values, runs: Decisive((), float(runs[STONES_OF_CLOUD].time[-1])),
    picture=_picture,
)
