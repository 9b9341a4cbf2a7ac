"""Runs under way by every solver, for tests of what is kept of a run."""

import numpy as np

import kernel_lib as kl
from tests.scenes import FLOOR, G, balls, break_of, slope


def box(dimension=2, count=4, **coefficients):
    """Balls of two masses in a closed box, with spins."""
    rng = np.random.default_rng(5)
    rest = (0.0,) * (dimension - 2)
    walls = []
    for axis in range(dimension):
        for side in (0, 6):
            point, normal = np.zeros(dimension), np.zeros(dimension)
            point[axis], normal[axis] = side, 1 if side == 0 else -1
            walls.append(kl.Plane(point.tolist(), normal.tolist()))
    moving = [
        kl.Ball(
            (1 + 2 * (i % 3), 1 + 2 * (i // 3), *(3 for _ in rest)),
            tuple(4 * rng.normal(size=dimension)),
            0.5,
            1 + i % 2,
            spin=2.0 if dimension == 2 else (1.0, -2.0, 3.0),
        )
        for i in range(count)
    ]
    return kl.Scene(moving, walls, (0, -9.81, *rest), **coefficients)


def hanging(row, restitution=0.9):
    """Three balls on strings, the first lifted."""
    lifted = kl.Ball((-np.sin(0.3), 1 - np.cos(0.3)), (0, 0), 0.1, 1)
    held = [kl.Ball((0.2 * i, 0), (0, 0), 0.1, 1 + i) for i in (1, 2)]
    return kl.Scene([lifted, *held], (), G, restitution), kl.Hanging(
        [(0.2 * i, 1) for i in range(3)], row
    )


def stiffening(overlap, rate):
    """A spring that grows harder, with a damper, N."""
    return 1e4 * overlap + 1e6 * overlap**3 + 3 * rate


#: Functions of one's own that runs below follow.
OWN = (stiffening,)

ROW = kl.Scene([kl.Ball((2.5 * i, 0), (3.0 - i, 0), 1, 1 + i) for i in range(4)], restitution=0.8)
SPINNING = kl.Scene(
    [kl.Ball((0, 0), (1, 0), 1, 1, 3.0), kl.Ball((3, 0.5), (-1, 0), 1, 2)], friction=0.2
)
ROUGH = {"restitution": 0.8, "friction": 0.3, "tangential_restitution": 0.4}

#: Two bowls and a hump, drawn by hand.
DRAWN = kl.Track((-2, 1)).spline([(-1, 0), (0, 0.4), (1, -0.2), (1.6, 0.3), (2, 1.2)])

#: Name: scene, solver. All can go on for another second after the first.
RUNS = {
    "events, a bounce": (
        slope(0.1, (2.0, 3.0), surface=kl.Surface(0.6, friction=0.1)),
        kl.Events(),
    ),
    "events, endless bounces": (
        kl.Scene([kl.Ball((0, 1.2), (1, 0), 1, 1)], [FLOOR], G, 0.5, friction=0.1),
        kl.Events(),
    ),
    "events, a table that shakes": (
        kl.Scene(
            [kl.Ball((0, 1.2), (1, 0), 1, 1)],
            [kl.Plane((0, 0), (0, 1), moves=kl.Shaking((0.2, 0.1), 5.0))],
            G,
            0.3,
            friction=0.2,
        ),
        kl.Events(),
    ),
    "events, rough, with drag": (box(drag=0.2, **ROUGH), kl.Events()),
    "events, restitution by speed": (
        box(restitution=kl.PlasticRestitution(0.5), pair_restitution={(0, 1): 0.3, (0, -1): 0.9}),
        kl.Events(),
    ),
    "events, in space": (box(3, **ROUGH), kl.Events()),
    "events, many balls": (kl.box_of_balls(70, 0.3), kl.Events()),
    "events, many rough balls": (break_of(5, 3.0), kl.Events()),
    "steps": (box(**ROUGH), kl.Stepping(0.01)),
    "steps with their rest": (box(), kl.Stepping(0.07, spend_rest_of_step=True)),
    "the listing": (balls(), kl.Stepping(0.1, as_printed=True)),
    "springs": (box(count=2, restitution=0.8), kl.Compliant(kl.SpringDashpot(1e4), 1e-6)),
    "spheres, rough, in space": (
        box(3, 2, **ROUGH),
        kl.Compliant(kl.Hertz(modulus=1e5, ends="zero overlap"), 1e-6),
    ),
    "viscoelastic spheres": (
        box(count=2, restitution=0.8),
        kl.Compliant(kl.Viscoelastic(1e5), 1e-6),
    ),
    "spheres that yield": (
        box(count=2, restitution=0.8),
        kl.Compliant(kl.ElasticPlastic(1e6), 1e-6),
    ),
    "a force of one's own": (
        box(count=2, friction=0.2),
        kl.Compliant(kl.OwnForce(stiffening, 1e4), 1e-6),
    ),
    "springs across": (
        box(count=2, restitution=0.9, friction=0.3),
        kl.Compliant(kl.SpringDashpot(1e4), 1e-6, kl.Mindlin(0.8)),
    ),
    "spheres that rest": (
        slope(0.1, surface=kl.Surface(0.3, friction=0.5)),
        kl.Compliant(kl.Hertz(1e5), 1e-6),
    ),
    "left first": (ROW, kl.RowImpacts()),
    "all at once": (ROW, kl.RowImpacts("all at once")),
    "a soft row": (kl.Scene(ROW.balls), kl.SoftRow((300.0, 200.0, 100.0))),
    "hanging, rigid": hanging(kl.RowImpacts("right first")),
    "hanging, soft": hanging(kl.SoftRow(1e6), 1.0),
    "on a track": (
        # As 0.2.0 placed them at 0.3 and 2.0 m: within 5e-6 m of there.
        kl.Scene(
            [
                kl.Ball((-1.808198108985074, 0.7647118302244672), (0, 0), 0.05, 1),
                kl.Ball(
                    (-0.5692364472716658, 0.2567780019269976), (0, 0), 0.05, 2, inertia_factor=1
                ),
            ],
            (),
            G,
            0.5,
            friction=0.3,
            track=DRAWN,
        ),
        kl.OnTrack(held=(False, True)),
    ),
    "events, on a track and off it": (
        kl.Scene(
            [DRAWN.ball(0.3, 0.05, 1), DRAWN.ball(2.0, 0.05, 2), kl.Ball((0.2, 2), (0, 0), 0.1, 1)],
            [kl.Plane((0, -1), (0, 1))],
            G,
            0.5,
            friction=0.3,
            track=DRAWN,
        ),
        kl.Events(),
    ),
    "glued": (balls(), kl.Sticky()),
    "balls that attract": (
        kl.Scene(
            [kl.Ball((2.1 * i, i % 2), (0.1 * i, 0), 1, 1 + i, 0.5) for i in range(3)],
            restitution=0.7,
            mutual_gravity=2.0,
        ),
        kl.Gravitating(),
    ),
    "an estimate": (SPINNING, kl.Events(law=kl.failing_estimate)),
}


def bits(run):
    """All that a run reports, to the last bit."""
    arrays = {name: getattr(run, name) for name in ("time", "position", "velocity", "spin")}
    arrays |= {f"contacts.{name}": entry for name, entry in vars(run.contacts).items()}
    found = {name: (a.dtype.str, a.shape, a.tobytes()) for name, a in arrays.items()}
    return {**found, "why": run.stopped_because, "duration": run.duration, "scene": run.scene}
