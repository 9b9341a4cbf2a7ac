"""Every solver, by the one list: what it owes in the scenes that it takes, and what it refuses."""

import inspect
import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from tests.duties import DUTIES, run_of
from tests.fuzz.library import is_proper
from tests.fuzz.scenes import CURVES, FEATURES, OTHER_FEATURES, Units
from tests.solver_list import SOLVERS, UNMENDED, Case

EVERYTHING = FEATURES + OTHER_FEATURES + CURVES
#: So often each kind of scene is drawn.
DRAWN = 2


def kinds_of_scenes(row):
    """Nothing special, each feature alone, and all that the solver takes."""
    return [set(), *({name} for name in EVERYTHING if name in row.takes), set(row.takes)]


def draw(name, features, seed):
    rng = np.random.default_rng([seed, *" ".join(sorted(features)).encode()])
    return SOLVERS[name].draw(rng, features, Units())


def cases(wanted):
    """Parameters of a walk, those marked that wait for their solver to be mended."""
    mark = pytest.mark.xfail(reason="its solver does not keep all that its row says", strict=False)
    return [pytest.param(*each, marks=mark if each[0] in UNMENDED else ()) for each in wanted]


WALK = [(name, kind) for name, row in SOLVERS.items() for kind in range(len(kinds_of_scenes(row)))]


@pytest.mark.parametrize(("name", "kind"), cases(WALK))
def test_it_keeps_what_it_owes(name, kind):
    row = SOLVERS[name]
    features = kinds_of_scenes(row)[kind]
    for seed in range(DRAWN):
        case = draw(name, features, seed)
        try:
            run = run_of(case)
        except ValueError as error:
            assert is_proper(error), error
            continue
        for duty in sorted(row.owes):
            try:
                DUTIES[duty](case, run)
            except AssertionError as error:
                raise AssertionError(f"{duty}: {error}\n\n{case.code()}") from None


def wind(time, position, velocity):
    """A force of one's own, N."""
    return 0.1 * np.cos(time) - 0.2 * velocity


def with_feature(scene, feature):
    """The same scene with one thing more."""
    ball, rest = scene.balls[0], scene.balls[1:]
    dim = scene.dimension
    if feature == "walls":
        return replace(scene, walls=[kl.Plane((0, -50, 0)[:dim], (0, 1, 0)[:dim])])
    if feature == "curved wall":
        return replace(scene, walls=[*scene.walls, kl.Arc((0, -99), 1)])
    if feature == "moving wall":
        return replace(scene, walls=[kl.Plane((0, -50), (0, 1), moves=kl.Steady((0, 1)))])
    if feature == "central force":
        return replace(scene, central_force=0.5)
    if feature == "gravity":
        return replace(scene, gravity=(0, -3, 0)[:dim])
    if feature == "drag":
        return replace(scene, drag=0.5)
    if feature == "friction":
        return replace(scene, friction=0.3)
    if feature == "loss":
        return replace(scene, restitution=0.5)
    if feature == "law":
        return replace(scene, restitution=kl.PlasticRestitution(0.3))
    if feature == "pairs":
        return replace(scene, pair_restitution={(0, 1): 0.5})
    if feature == "surfaces":
        return replace(scene, pair_surface={("balls", "balls"): kl.Surface(0.5)})
    if feature == "force field":
        return replace(scene, force_field=wind)
    if feature == "pockets":
        return replace(scene, pockets=[kl.Pocket((0, -500, 0)[:dim], 1)])
    if feature == "attraction":
        return replace(scene, mutual_gravity=1.0)
    if feature == "spin":
        return replace(scene, balls=(replace(ball, spin=3.0), *rest))
    if feature == "fixed ball":
        return replace(scene, balls=(replace(ball, mass=math.inf, velocity=(0, 0)), *rest))
    balls = [
        replace(each, position=(*each.position, 0), velocity=(*each.velocity, 0), spin=(0, 0, 0))
        for each in scene.balls
    ]
    walls = scene.walls
    if feature == "spinning friction":
        surface = kl.Surface(1.0, friction=0.3, spinning_friction=0.1, decides=True)
        walls = [kl.Plane((0, 0, -50), (0, 0, 1), surface)]
    return replace(scene, balls=balls, walls=walls, gravity=(*scene.gravity, 0))


def plain(name):
    """Draws scenes without any feature."""
    return lambda seed: draw(name, set(), seed)


#: Rows of soft contacts.
SOFT = ("springs", "Hertz", "damped by speed", "springs across")

#: Exact events have four rows; each takes some things that another draws. Force fields and
#: pockets have tests of their own, stepping/test_force_field.py, compliant/test_bent_wall.py and
#: events/test_pockets.py.
TAKEN_ELSEWHERE = {
    "steps": {"force field"},
    "steps, rest of step used": {"force field"},
    "steps, sunk in": {"force field"},
    **{name: {"force field", "curved wall"} for name in SOFT},
    "springs, curves": {"force field", "space", "drag"},
    "events": {*CURVES, "pockets"},
    "events, turned round": {*CURVES},
    "events, curves": {"space", "spinning friction", "pockets"},
    "events, many balls": {*CURVES, "pockets", *SOLVERS["events"].takes},
}
REFUSED = [
    (name, thing)
    for name, row in SOLVERS.items()
    for thing in EVERYTHING
    if thing not in row.takes | TAKEN_ELSEWHERE.get(name, set())
]


@pytest.mark.parametrize(("name", "feature"), cases(REFUSED))
def test_what_it_cannot_honour_it_refuses_by_name(name, feature):
    case = next(case for case in map(plain(name), range(99)) if len(case.scene.balls) > 1)
    run_of(case)
    other = Case(with_feature(case.scene, feature), case.solver, case.duration)
    with pytest.raises(ValueError) as caught:
        run_of(other)
    assert is_proper(caught.value), caught.value


@pytest.mark.parametrize("name", cases((name,) for name in SOLVERS))
def test_it_takes_what_the_list_says(name):
    """A list that said too much would be tried on refusals alone."""
    row = SOLVERS[name]
    kinds, refused = kinds_of_scenes(row), 0
    for features in kinds:
        try:
            run_of(draw(name, features, 0))
        except ValueError:
            refused += 1
    assert refused <= len(kinds) / 3


def test_no_solver_is_missing():
    public = {getattr(kl, name) for name in kl.__all__}
    solvers = {thing for thing in public if inspect.isclass(thing) and hasattr(thing, "advance")}
    assert solvers == {row.kind for row in SOLVERS.values()}


def test_every_duty_is_owed_by_somebody_and_known():
    assert set().union(*(row.owes for row in SOLVERS.values())) == set(DUTIES)
