"""Scenes drawn at random, each from a seed: what the list of solvers and the fuzz share.

A scene is drawn around lengths, speeds and masses of one, and then given in other units.
"""

import math
from dataclasses import MISSING, dataclass, fields, is_dataclass, replace

import numpy as np

import kernel_lib as kl

#: What a scene may have besides smooth balls that fly freely in the plane.
FEATURES = ("walls", "gravity", "drag", "friction", "spin", "space", "fixed ball", "loss")
#: What it may have in place of one number for all: "law" is a restitution that depends on speed,
#: "pairs" one that some pairs have of their own, "surfaces" all coefficients of some pairs, by
#: indices, by class, or of walls that decide; "attraction" is gravity between balls. Friction
#: against spin comes with walls in space. The fuzz draws them aside, for a seed in four.
OTHER_FEATURES = (
    "law",
    "pairs",
    "surfaces",
    "spinning friction",
    "attraction",
    "force field",
    "pockets",
)

#: What exact events alone take, in the plane and without drag.
CURVES = ("curved wall", "moving wall", "central force")


@dataclass(frozen=True)
class Units:
    """So many metres, seconds and kilograms are one of ours: powers of two round nothing."""

    metre: float = 1.0
    second: float = 1.0
    kilogram: float = 1.0


def extreme_units(rng):
    """Now and then atoms, galaxies, or anything between."""
    if rng.random() < 0.7:
        return Units()
    return Units(*(2.0 ** int(k) for k in rng.integers(-40, 41, size=3)))


def chosen(rng, features, chance=0.5):
    """A part of the features, each with this chance."""
    return {name for name in features if rng.random() < chance}


def any_scene(rng, features, most=20, units=None):
    """Up to `most` balls on a jittered lattice, and walls that leave all of them on one side.

    features : those of FEATURES that the scene shows
    """
    if "spinning friction" in features:
        features = {*features, "space", "walls"}
    dim = 3 if "space" in features else 2
    count = int(math.exp(rng.uniform(0, math.log(most + 0.99))))
    radii = rng.choice([0.5, 0.3, 0.1], size=count)
    places = _lattice(rng, count, dim)
    speed = rng.choice([0.0, 0.01, 1.0], p=[0.1, 0.2, 0.7])
    balls = []
    for i in range(count):
        fixed = "fixed ball" in features and rng.random() < 0.3
        balls.append(_ball(rng, places[i], radii[i], speed, fixed, features))
    walls = _walls(rng, balls, dim, features) if "walls" in features else []
    down = tuple(float(x) for x in _direction(rng, dim) * rng.choice([0.1, 1.0, 9.81]))
    scene = kl.Scene(
        balls,
        walls,
        down if "gravity" in features else 0.0,
        **_coefficients(rng, features),
        drag=float(rng.choice([1e-3, 0.1, 2.0])) if "drag" in features else 0.0,
        pair_restitution=_own_restitutions(rng, features, count, len(walls)),
        mutual_gravity=float(rng.choice([0.1, 1.0, 10.0])) if "attraction" in features else 0.0,
        pair_surface=_own_surfaces(rng, features, count, len(walls)),
    )
    return in_units(scene, units or Units())


def many_scene(rng, features, units=None):
    """Some seventy smooth balls, in what the loop of many balls takes: under gravity nothing loses
    energy, nothing is fixed and nobody begins on a wall."""
    dim, falls = 3 if "space" in features else 2, "gravity" in features
    count = int(rng.integers(64, 81))
    places, radii = _lattice(rng, count, dim), rng.choice([0.5, 0.3, 0.1], size=count)
    balls = []
    for i in range(count):
        fixed = "fixed ball" in features and not falls and rng.random() < 0.1
        balls.append(_ball(rng, places[i], radii[i], 1.0, fixed, features))
    walls = _walls(rng, balls, dim) if "walls" in features else []
    if falls:
        away = [np.subtract(wall.point, 0.1 * np.array(wall.normal)).tolist() for wall in walls]
        walls = [replace(wall, point=tuple(p)) for wall, p in zip(walls, away, strict=True)]
    loses = "loss" in features and not falls
    restitution = float(rng.choice([0.1, 0.9, rng.uniform(0.1, 1)])) if loses else 1.0
    down = tuple((_direction(rng, dim) * rng.choice([0.1, 1.0, 9.81])).tolist())
    scene = kl.Scene(balls, walls, down if falls else 0.0, restitution)
    if "surfaces" in features:
        kept = features & {"surfaces", "loss"} if loses else {"surfaces"}
        own = _own_surfaces(rng, kept, 0, 0)
        some = {each: kl.Surface(max(own[each].restitution, 0.1)) for each in own}
        scene = replace(scene, pair_surface=some)
    return in_units(scene, units or Units())


def curved_scene(rng, features, most=5, units=None):
    """Some balls in the plane within a curve or over pieces of one, as CURVES and FEATURES say."""
    scene = any_scene(rng, set(features) - {"space", "drag"}, most)
    walls = list(scene.walls)
    if "curved wall" in features:
        walls.append(_curve(rng, scene.balls))
    if "moving wall" in features and walls and "central force" not in features:
        # One that moves off or swings little, so that no two walls crush a ball at once.
        velocity, kind = (0.1 * _direction(rng, 2)).tolist(), rng.random()
        moves = kl.Steady(velocity) if kind < 0.3 else kl.Shaking(velocity, 3.0)
        if 0.3 <= kind < 0.5:
            moves = kl.Accelerated(velocity, [x / 2 for x in velocity])
        walls[-1] = replace(walls[-1], moves=moves)
    pull = float(rng.choice([0.5, -0.5])) if "central force" in features else 0.0
    return in_units(replace(scene, walls=walls, central_force=pull), units or Units())


def _curve(rng, balls):
    """A wall that curves or ends, clear of all balls."""
    middle = np.mean([ball.position for ball in balls], axis=0)
    reach = max(np.linalg.norm(ball.position - middle) + ball.radius for ball in balls) + 0.5
    x, y = (float(each) for each in middle)
    down, turn = _direction(rng, 2), float(rng.uniform(0, 6))
    vertex = tuple((middle + 1.6 * reach * down).tolist())
    kinds = [
        kl.Arc((x, y), float(1.1 * reach)),
        kl.Arc((x, y), float(1.2 * reach), turn, turn + 3.0),
        kl.Arc(tuple((middle + 2.5 * reach * down).tolist()), float(1.3 * reach)),
        kl.Parabola(vertex, float(2 * reach), tuple((-down).tolist())),
        kl.Ellipse((x, y), (float(1.5 * reach), float(1.2 * reach)), turn),
        kl.Ellipse((x, y), (float(1.2 * reach), float(1.5 * reach)), turn, of_centres=True),
        kl.Segment((x - 2, y - 1.1 * float(reach)), (x + 3, y - 1.3 * float(reach))),
    ]
    return kinds[rng.integers(len(kinds))]


def row_scene(rng, features, most=7, units=None):
    """Balls along x from left to right, some touching, for those who know rows."""
    dim = 3 if "space" in features else 2
    count = int(rng.integers(1 if rng.random() < 0.1 else 2, most + 1))
    radii = rng.choice([0.5, 0.3], size=count)
    rest = tuple(float(x) for x in rng.normal(size=dim - 1))
    balls, x, was_fixed = [], float(rng.normal()), False
    for i in range(count):
        fixed = "fixed ball" in features and not was_fixed and rng.random() < 0.3
        was_fixed = fixed
        speed = 0.0 if fixed or rng.random() < 0.4 else float(rng.normal())
        spin = _spin(rng, dim, 0.0 if fixed or "spin" not in features else 3.0)
        mass = math.inf if fixed else float(rng.choice([1.0, 1.0, rng.uniform(0.1, 10)]))
        velocity = (speed,) + (0.0,) * (dim - 1)
        balls.append(kl.Ball((x, *rest), velocity, float(radii[i]), mass, spin))
        if i + 1 < count:
            gap = float(rng.choice([0.0, 0.0, 1e-10, 1e-5, rng.uniform(0.01, 1)]))
            x += float(radii[i] + radii[i + 1]) + gap
    own = _own_restitutions(rng, features, count, 0)
    scene = kl.Scene(balls, **_coefficients(rng, features), pair_restitution=own)
    scene = replace(scene, pair_surface=_own_surfaces(rng, features, count, 0))
    return in_units(scene, units or Units())


def hanging_scene(rng, features, most=6, units=None):
    """A cradle, some of its balls lifted on either side; returns its strings' upper ends too."""
    count, length = int(rng.integers(1, most + 1)), float(rng.uniform(0.5, 3))
    radius, gap = 0.1, float(rng.choice([0.0, 1e-4]))
    lifted = int(rng.integers(0, count + 1))
    left, right = (float(x) for x in rng.uniform(0, 0.6, size=2))
    pivots = [((2 * radius + gap) * i, 0.0) for i in range(count)]
    balls = []
    for i, (x, _) in enumerate(pivots):
        angle = -left if i < lifted else right if i >= count - lifted // 2 else 0.0
        place = (x + length * math.sin(angle), -length * math.cos(angle))
        mass = float(rng.choice([1.0, rng.uniform(0.2, 5)]))
        balls.append(kl.Ball(place, (0.0, 0.0), radius, mass))
    units = units or Units()
    own = _own_restitutions(rng, features, count, 0)
    down = (0.0, -9.81)
    scene = kl.Scene(balls, (), down, **_coefficients(rng, features), pair_restitution=own)
    scene = replace(scene, pair_surface=_own_surfaces(rng, features, count, 0))
    return in_units(scene, units), tuple((x * units.metre, y) for x, y in pivots)


def track_scene(rng, features, units=None):
    """A track drawn by hand, and one or two balls on it or above it."""
    units = units or Units()
    m, s = units.metre, units.second
    place = [0.0, float(rng.uniform(0.5, 1.5))]
    track = kl.Track(tuple(x * m for x in place))
    kind = rng.integers(3)
    for _ in range(int(rng.integers(1, 5))):
        if kind == 0:
            steps = rng.uniform([0.3, -0.5], [0.6, 0.5], size=(4, 2))
            points = np.cumsum(steps, axis=0) * m + np.array(track.end)
            track = track.spline([tuple(point) for point in points.tolist()])
        elif kind == 1 or not track.pieces:
            x, y = track.end
            step = rng.uniform([0.4, -0.5], [1.0, 0.5]) * m
            track = track.line((float(x + step[0]), float(y + step[1])))
        else:
            track = track.bend(float(rng.uniform(0.4, 1)) * m, float(rng.uniform(-2, 6)))
    balls = []
    for _ in range(int(rng.integers(1, 3))):
        spin = float(5 * rng.normal()) if "spin" in features else 0.0
        speed, mass = float(rng.choice([0.0, rng.normal()])), float(rng.uniform(0.5, 2))
        ball = track.ball(float(rng.uniform(0, track.length)), 0.05 * m, 1.0, speed * m / s, 0.0)
        up = float(rng.choice([0.0, 0.0, 0.3])) * m
        x, y = ball.position
        still = spin / s if rng.random() < 0.8 else 0.0
        factor = float(rng.choice([0.4, 0.5, 1.0])) if still else float(rng.choice([0.4, math.inf]))
        place = (x, y + up)
        if all(math.dist(place, other.position) > 0.1 * m for other in balls):
            balls.append(
                kl.Ball(place, ball.velocity, 0.05 * m, mass * units.kilogram, still, factor)
            )
    down = (0.0, -float(rng.choice([1.0, 9.81])) * m / s**2) if "gravity" in features else 0.0
    return kl.Scene(balls, (), down, **_coefficients(rng, features), track=track)


def track_and_planes(rng, features, units=None):
    """A track drawn by hand, balls on it and above it that do not overlap, and planes below it."""
    units = units or Units()
    m = units.metre
    drawn = track_scene(rng, features, units)
    balls = [drawn.balls[0]]
    x, y = drawn.balls[0].position
    for i in range(int(rng.integers(1, 4))):
        place = (x + float(rng.uniform(-0.3, 0.5)) * m, y + (0.2 + 0.15 * i) * m)
        speed = (rng.normal(size=2) * m / units.second).tolist()
        balls.append(replace(drawn.balls[-1], position=place, velocity=tuple(speed)))
    walls = []
    if "walls" in features:
        low = min(ball.position[1] for ball in balls) - float(rng.uniform(0.5, 3)) * m
        tilt = float(rng.choice([0.0, 0.2]))
        walls.append(kl.Plane((x, low), (math.sin(tilt), math.cos(tilt))))
    pairs = {(0, 1): 0.5} if "pairs" in features else {}
    own = _own_surfaces(rng, features, len(balls), len(walls))
    return replace(drawn, balls=balls, walls=walls, pair_restitution=pairs, pair_surface=own)


def pair_scene(rng, features, units=None):
    """Two balls that meet off centre within some seconds, with spins if asked for."""
    dim = 3 if "space" in features else 2
    balls = []
    for i, x in enumerate((-2.0, 2.0)):
        fixed = "fixed ball" in features and i == 1
        velocity = (-x * float(rng.uniform(0.3, 1)), *(0.1 * rng.normal(size=dim - 1)).tolist())
        spin = _spin(rng, dim, 3.0 if "spin" in features and not fixed else 0.0)
        balls.append(
            kl.Ball(
                (x, *rng.uniform(-0.5, 0.5, dim - 1).tolist()),
                (0.0,) * dim if fixed else velocity,
                float(rng.uniform(0.5, 1)),
                math.inf if fixed else float(rng.uniform(0.5, 3)),
                spin,
            )
        )
    down = (0.0, -1.0, 0.5)[:dim] if "gravity" in features else 0.0
    scene = kl.Scene(balls, (), down, **_coefficients(rng, features))
    return in_units(scene, units or Units())


def _lattice(rng, count, dim):
    """Places one length apart at least; now and then neighbours just touch, if half as wide."""
    side = math.ceil(count ** (1 / dim))
    cells = np.stack(np.unravel_index(np.arange(side**dim), (side,) * dim), axis=1)
    cells = cells[rng.permutation(len(cells))[:count]].astype(float)
    if rng.random() < 0.3:
        return cells
    spread = float(rng.choice([1.05, 1.3, 2.0]))
    return cells * spread + rng.uniform(-1, 1, size=cells.shape) * (spread - 1) / 2


def _ball(rng, place, radius, speed, fixed, features):
    dim = len(place)
    velocity = (0.0,) * dim
    if not fixed and rng.random() < 0.8:
        velocity = tuple((speed * rng.normal(size=dim)).tolist())
    mass = math.inf if fixed else float(rng.choice([1.0, 1.0, 10 ** rng.uniform(-2, 2)]))
    factor = float(rng.choice([2 / 5, 1 / 2, 2 / 3]))
    spin = _spin(rng, dim, 0.0 if fixed or "spin" not in features else rng.choice([0.0, 5.0]))
    surface = None
    if "friction" in features and rng.random() < 0.2:
        surface = kl.Surface(
            float(rng.uniform(0, 1)) if "loss" in features else 1.0,
            friction=0.3,
            static_friction=0.4,
            rolling_resistance=float(rng.choice([0.0, 0.02])),
        )
    return kl.Ball(tuple(place.tolist()), velocity, float(radius), mass, spin, factor, surface)


def _spin(rng, dim, size):
    spins = (size * rng.normal(size=dim)).tolist()
    return tuple(spins) if dim == 3 else spins[0]


def _walls(rng, balls, dim, features=frozenset()):
    """One to five planes around all balls; some just touch the outermost."""
    walls = []
    for _ in range(int(rng.integers(1, 6))):
        normal = _direction(rng, dim)
        if rng.random() < 0.5:
            normal = np.eye(dim)[rng.integers(dim)] * rng.choice([-1, 1])
        depth = max(ball.radius - normal @ ball.position for ball in balls)
        away = float(rng.choice([0.0, 0.0, rng.uniform(0, 2)]))
        point, surface = tuple((-normal * (depth + away)).tolist()), None
        if features & {"surfaces", "spinning friction"} and rng.random() < 0.5:
            surface = replace(any_surface(rng, features), decides=bool(rng.random() < 0.7))
        walls.append(kl.Plane(point, tuple(normal.tolist()), surface))
    return walls


def _direction(rng, dim):
    arrow = rng.normal(size=dim)
    return arrow / np.linalg.norm(arrow)


def _coefficients(rng, features):
    loss = float(rng.choice([0.0, 0.3, 0.9, rng.uniform(0, 1)])) if "loss" in features else 1.0
    if "law" in features:
        loss = kl.PlasticRestitution(float(rng.choice([0.01, 0.3, 1.0])))
    if "friction" not in features:
        return {"restitution": loss}
    grip = [(None, 0.3), (0.0, None), (1.0, math.inf), (0.4, 0.2), (None, 2.0), (None, 0.0)]
    slip_back, friction = grip[rng.integers(len(grip))]
    return {"restitution": loss, "tangential_restitution": slip_back, "friction": friction}


def _own_restitutions(rng, features, balls, walls):
    """Restitutions of some pairs: the first two balls, the first ball and a wall."""
    if "pairs" not in features:
        return {}
    own = {(0, 1): float(rng.uniform(0, 1))} if balls > 1 else {}
    return own | ({(0, -1): float(rng.choice([0.5, 1.0]))} if walls else {})


def any_surface(rng, features):
    """A surface with what the features say."""
    loss = float(rng.choice([0.0, 0.5, rng.uniform(0, 1)])) if "loss" in features else 1.0
    spinning = float(rng.choice([0.0, 0.01, 0.2])) if "spinning friction" in features else 0.0
    if "friction" not in features and spinning == 0:
        return kl.Surface(loss)
    return kl.Surface(loss, friction=float(rng.choice([0.1, 1.0])), spinning_friction=spinning)


def _own_surfaces(rng, features, balls, walls):
    """Surfaces of some pairs, by indices and by class."""
    if "surfaces" not in features:
        return {}
    classes = [("balls", "balls"), ("balls", "walls")]
    pairs = [each for each in classes if rng.random() < 0.6]
    pairs += [*([(0, 1)] if balls > 1 else []), *([(0, -1)] if walls else [])]
    return {each: any_surface(rng, features) for each in pairs}


def in_units(scene, units):
    """The same scene, with every quantity given in other units."""
    if units == Units():
        return scene
    m, s, kg = units.metre, units.second, units.kilogram

    def scaled(values, unit):
        several = hasattr(values, "__iter__")
        return tuple(x * unit for x in values) if several else values * unit

    balls = [
        replace(
            ball,
            position=scaled(ball.position, m),
            velocity=scaled(ball.velocity, m / s),
            radius=ball.radius * m,
            mass=ball.mass * kg,
            spin=scaled(ball.spin, 1 / s),
        )
        for ball in scene.balls
    ]
    law = scene.restitution
    if callable(law):
        law = replace(law, yield_speed=law.yield_speed * m / s)
    lengths = {"point", "start", "end", "centre", "radius", "vertex", "semi_axes"}

    def placed(wall):
        sizes = {name: getattr(wall, name) for name in lengths if hasattr(wall, name)}
        if isinstance(wall, kl.Arc):
            del sizes["start"], sizes["end"]  # angles
        moves = wall.moves
        if isinstance(moves, kl.Steady):
            moves = kl.Steady(scaled(moves.velocity, m / s))
        elif isinstance(moves, kl.Accelerated):
            faster = scaled(moves.acceleration, m / s**2)
            moves = kl.Accelerated(scaled(moves.velocity, m / s), faster)
        elif moves is not None:
            moves = kl.Shaking(scaled(moves.amplitude, m), moves.angular_frequency / s)
        return replace(
            wall, **{name: scaled(value, m) for name, value in sizes.items()}, moves=moves
        )

    walls = [placed(wall) for wall in scene.walls]
    return replace(
        scene,
        restitution=law,
        balls=balls,
        walls=walls,
        gravity=scaled(scene.gravity, m / s / s),
        drag=scene.drag * kg / m / s,
        mutual_gravity=scene.mutual_gravity * m**3 / kg / s**2,
        central_force=scene.central_force / s / s,
    )


def as_code(thing):
    """Python that makes a scene, a solver or a number again, without what is as by default."""
    if isinstance(thing, float | np.floating):
        return repr(float(thing)).replace("inf", "math.inf").replace("nan", "math.nan")
    if isinstance(thing, tuple | list):
        return "[" + ", ".join(as_code(entry) for entry in thing) + "]"
    if not is_dataclass(thing):
        return repr(thing)
    said = []
    for entry in fields(thing):
        value = getattr(thing, entry.name)
        if entry.init and (entry.default is MISSING or value != entry.default):
            said.append(f"{entry.name}={as_code(value)}")
    return f"kl.{type(thing).__name__}({', '.join(said)})"
