"""Every solver of the library, once: the scenes it takes, and what it owes.

Whoever walks the solvers takes them from here, so that a new one is tried by all walks as soon
as it has a row. A row draws cases: a scene that the solver takes, and the solver for it. What
it does not take, it refuses by name (`test_every_solver.py`). The duties are functions in
`tests/duties.py`; what is missing in a row is excused, with the reason beside it.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import kernel_lib as kl
from tests.fuzz.scenes import (
    CURVES,
    FEATURES,
    OTHER_FEATURES,
    Units,
    any_scene,
    as_code,
    curved_scene,
    hanging_scene,
    many_scene,
    pair_scene,
    row_scene,
    track_and_planes,
    track_scene,
)


@dataclass(frozen=True)
class Case:
    """A scene, a solver that takes it, and how long to run, s."""

    scene: kl.Scene
    solver: Any
    duration: float

    def code(self) -> str:
        """A script that runs it again."""
        frames = "" if isinstance(self.solver, kl.Stepping) else f", {self.duration / 50!r}"
        return (
            "import math\n\nimport kernel_lib as kl\n\n"
            f"scene = {as_code(self.scene)}\n"
            f"run = kl.simulate(scene, {self.duration!r}, {as_code(self.solver)}{frames})\n"
        )


@dataclass(frozen=True)
class Row:
    """One solver.

    draw(rng, features, units) : a Case whose scene shows these features, all of `takes`
    takes : those of FEATURES and OTHER_FEATURES that it honours; it refuses the others by name
    owes : names of duties, as in tests/duties.py
    kind : class of the library
    """

    kind: type
    draw: Callable[[Any, set[str], Units], Case]
    takes: frozenset[str]
    owes: frozenset[str]


def _anything(solver_for: Callable[[Any, Units], Any], most: int) -> Callable[..., Case]:
    def draw(rng: Any, features: set[str], units: Units) -> Case:
        scene = any_scene(rng, features, most, units)
        duration = float(rng.choice([0.3, 1.0, 3.0])) * units.second
        return Case(scene, solver_for(rng, units), duration)

    return draw


@cache
def _loop_at_hand() -> None:
    """Whoever counts calls must not count the compiler's, where the loop is not yet kept."""
    balls = [kl.Ball((3.0 * i, 0.0), (1.0, 0.0), 1.0, 1.0) for i in range(64)]
    kl.simulate(kl.Scene(balls), 1.0, kl.Events(), 0.5)


def _many(rng: Any, features: set[str], units: Units) -> Case:
    """So many balls that exact events go through the loop of cells."""
    _loop_at_hand()
    scene = many_scene(rng, features, units)
    return Case(scene, kl.Events(), float(rng.choice([0.3, 1.0])) * units.second)


def _turned(rng: Any, features: set[str], units: Units) -> Case:
    """Everything turned round on the way, of a few balls or of many."""
    drawn = _many if rng.random() < 0.3 and features <= TURNED_MANY else _anything(_exact, 20)
    case = drawn(rng, features, units)
    return replace(case, solver=kl.Events(turn=float(rng.uniform(0.2, 1.2)) * case.duration))


def _exact(rng: Any, units: Units) -> kl.Events:
    return kl.Events()


def _curved(rng: Any, features: set[str], units: Units) -> Case:
    more = {str(rng.choice(CURVES))} if rng.random() < 0.5 else set()
    scene = curved_scene(rng, features | {"curved wall"} | more, 5, units)
    return Case(scene, kl.Events(), float(rng.choice([0.3, 1.0, 3.0])) * units.second)


def _soft_curved(rng: Any, features: set[str], units: Units) -> Case:
    """Springs among curves and pieces."""
    scene = curved_scene(rng, features | {"curved wall"}, 4, units)
    masses = [ball.mass for ball in scene.balls if math.isfinite(ball.mass)] or [1.0]
    stiffness = float(rng.choice([1e4, 1e5])) * min(masses) / units.second**2
    return Case(scene, kl.Compliant(kl.SpringDashpot(stiffness)), 0.3 * units.second)


def _row(solver_for: Callable[[Any, Units, int], Any]) -> Callable[..., Case]:
    def draw(rng: Any, features: set[str], units: Units) -> Case:
        scene = row_scene(rng, features, units=units)
        contacts = len(scene.balls) - 1
        return Case(scene, solver_for(rng, units, contacts), 3.0 * units.second)

    return draw


def _hanging(rng: Any, features: set[str], units: Units) -> Case:
    scene, pivots = hanging_scene(rng, features, units=units)
    if features & {"loss", "pairs", "surfaces"} or rng.random() < 0.5:
        row = _rule(rng, units, len(pivots) - 1)
    else:
        row = _soft(rng, units, len(pivots) - 1)
    return Case(scene, kl.Hanging(pivots, row, largest_swing=90), 6.0 * units.second)


def _on_track(rng: Any, features: set[str], units: Units) -> Case:
    scene = track_scene(rng, features, units)
    return Case(scene, kl.OnTrack(), 2.0 * units.second)


def _to_track_and_off(rng: Any, features: set[str], units: Units) -> Case:
    scene = track_and_planes(rng, features, units)
    return Case(scene, kl.Events(), 1.5 * units.second)


def _pair(solver: Any, **coefficients: float) -> Callable[..., Case]:
    def draw(rng: Any, features: set[str], units: Units) -> Case:
        scene = replace(pair_scene(rng, features, units), **coefficients)
        return Case(scene, solver, 4.0 * units.second)

    return draw


def _steps(**flags: bool) -> Callable[[Any, Units], kl.Stepping]:
    return lambda rng, units: kl.Stepping(
        float(rng.choice([0.1, 0.02, 0.007])) * units.second, **flags
    )


def _soft_bodies(model: type) -> Callable[..., Case]:
    """As long as some tens of swings of the lightest ball on its contact."""

    def draw(rng: Any, features: set[str], units: Units) -> Case:
        scene = any_scene(rng, features, 5, units)
        masses = [ball.mass for ball in scene.balls if math.isfinite(ball.mass)] or [1.0]
        stiffness = float(rng.choice([1e2, 1e4])) * min(masses) / units.second**2
        if model is kl.Hertz:
            stiffness *= 10 / units.metre**0.5
        duration = float(rng.choice([0.3, 1.0])) * units.second
        return Case(scene, kl.Compliant(model(stiffness)), duration)

    return draw


def _sheared(rng: Any, features: set[str], units: Units) -> Case:
    """Springs along, and undamped ones across, for surfaces of one friction."""
    case = _soft_bodies(kl.SpringDashpot)(rng, features, units)
    balls = [replace(ball, surface=None) for ball in case.scene.balls]
    friction = float(rng.choice([0.1, 0.5])) if "friction" in features else None
    scene = replace(case.scene, balls=balls, tangential_restitution=None, friction=friction)
    solver = replace(case.solver, shear=kl.Mindlin(float(rng.choice([2 / 7, 0.8]))))
    return Case(scene, solver, case.duration)


def _damped_by_speed(rng: Any, features: set[str], units: Units) -> Case:
    """Contacts whose restitution depends on speed, as `_soft_bodies`."""
    case = _soft_bodies(kl.Hertz)(rng, features, units)
    stiffness, speed = case.solver.contact.stiffness, units.metre / units.second
    models = [
        kl.Viscoelastic(stiffness, at=speed),
        kl.HuntCrossley(stiffness, at=speed),
        kl.DampedHertz(stiffness, at=speed),
        kl.DampedHertz(stiffness, power=1.0, at=speed, ends="zero overlap"),
        kl.ElasticPlastic(stiffness / units.metre**0.5, at=speed),
    ]
    return Case(case.scene, kl.Compliant(models[int(rng.integers(5))]), case.duration)


def _soft(rng: Any, units: Units, contacts: int) -> kl.SoftRow:
    exponent = float(rng.choice([1.0, 1.5, 2.0, rng.uniform(1, 2.5)]))
    unit = units.kilogram * units.metre ** (1 - exponent) / units.second**2
    stiffness = (10 ** rng.uniform(2, 5, size=max(contacts, 1)) * unit).tolist()
    return kl.SoftRow(stiffness[0] if rng.random() < 0.5 else tuple(stiffness[:contacts]), exponent)


def _rule(rng: Any, units: Units, contacts: int) -> kl.RowImpacts:
    return kl.RowImpacts(str(rng.choice(["left first", "right first", "all at once"])))


ALL = frozenset(FEATURES + OTHER_FEATURES) - {"attraction", "force field", "pockets"}
#: What the loop of many balls takes of them.
TURNED_MANY = frozenset({"walls", "gravity", "spin", "space", "fixed ball", "loss", "surfaces"})
EVERYONE = frozenset({"finite", "resume", "copy", "moments", "pickle"})
EXACT = EVERYONE | {"momentum", "angular momentum", "energy", "books", "walls", "apart"}
EXACT |= {"smooth spins", "flat stays flat"}
#: Steps list what impacts lose, not what lasting contacts do.
STEPS = EVERYONE | {"momentum", "energy", "walls", "smooth spins", "flat stays flat"}
SOFT_TAKES = ALL - {"law", "spinning friction"}
#: Bodies overlap while they touch, and walls let the surface in, never the centre.
SOFT = EXACT - {"apart"}

SOLVERS = {
    "events": Row(kl.Events, _anything(lambda rng, units: kl.Events(), 20), ALL, EXACT),
    "events, many balls": Row(
        kl.Events,
        _many,
        TURNED_MANY,
        EXACT,
    ),
    # Momentum and spins change sign at the turn.
    "events, turned round": Row(
        kl.Events, _turned, ALL, EXACT - {"momentum", "angular momentum", "smooth spins"}
    ),
    "events, curves": Row(
        kl.Events,
        _curved,
        (ALL | frozenset(CURVES)) - {"space", "drag", "spinning friction"},
        EXACT,
    ),
    "events, on a track": Row(
        kl.Events,
        _to_track_and_off,
        frozenset({"walls", "spin", "gravity", "friction", "loss", "law", "pairs", "surfaces"}),
        EXACT,
    ),
    "steps": Row(kl.Stepping, _anything(_steps(), 20), ALL, STEPS),
    "steps, rest of step used": Row(
        kl.Stepping, _anything(_steps(spend_rest_of_step=True), 20), ALL, STEPS | {"apart"}
    ),
    "steps, sunk in": Row(kl.Stepping, _anything(_steps(return_to_contact=False), 20), ALL, STEPS),
    # The listing's impulses do not guard parting balls.
    "steps, as printed": Row(
        kl.Stepping,
        _anything(_steps(as_printed=True), 6),
        ALL - {"friction", "spinning friction"},
        EVERYONE | {"smooth spins"},
    ),
    "springs": Row(kl.Compliant, _soft_bodies(kl.SpringDashpot), SOFT_TAKES, SOFT),
    "Hertz": Row(kl.Compliant, _soft_bodies(kl.Hertz), SOFT_TAKES, SOFT),
    "damped by speed": Row(kl.Compliant, _damped_by_speed, SOFT_TAKES, SOFT),
    "springs across": Row(kl.Compliant, _sheared, SOFT_TAKES, SOFT),
    "springs, curves": Row(
        kl.Compliant, _soft_curved, (SOFT_TAKES | {"curved wall"}) - {"space", "drag"}, SOFT
    ),
    "row of impacts": Row(
        kl.RowImpacts,
        _row(_rule),
        frozenset({"spin", "space", "fixed ball", "loss", "pairs", "surfaces"}),
        EXACT,
    ),
    "soft row": Row(kl.SoftRow, _row(_soft), frozenset({"spin", "space"}), SOFT),
    "hanging": Row(
        kl.Hanging,
        _hanging,
        frozenset({"gravity", "loss", "pairs", "surfaces"}),
        EVERYONE | {"energy", "books"},
    ),
    "gravitating": Row(
        kl.Gravitating,
        _anything(lambda rng, units: kl.Gravitating(), 4),
        frozenset({"friction", "spin", "space", "loss", "pairs", "surfaces", "attraction"}),
        EXACT,
    ),
    # Balls of a track are alone with it: they pass through each other.
    "on a track": Row(
        kl.OnTrack,
        _on_track,
        frozenset({"spin", "gravity", "friction", "loss", "law"}),
        EVERYONE | {"energy", "books", "smooth spins"},
    ),
    "sticky": Row(
        kl.Sticky,
        _pair(kl.Sticky(), restitution=0.0),
        frozenset({"spin", "gravity"}),
        EXACT - {"smooth spins"},
    ),
}


#: Rows whose solvers do not yet keep all that the row says: walks expect them to fail. Empty this
#: as they are mended.
UNMENDED: frozenset[str] = frozenset()


def rigid(step: float) -> dict[str, Any]:
    """Solvers that take any scene and jump at contact, for walks with scenes of their own."""
    return {
        "events": kl.Events(),
        "steps": kl.Stepping(step),
        "steps, rest of step used": kl.Stepping(step, spend_rest_of_step=True),
        "steps, sunk in": kl.Stepping(step, return_to_contact=False),
    }
