"""Scenes of the sources, that several tests walk through."""

import math

import kernel_lib as kl

FLOOR = kl.Plane((0, 0), (0, 1))
G = (0, -9.807)

#: Nikulin's steps, s.
STEP = 0.1


def plane(restitution, normal=(0, 1), height=5.0):
    """Nikulin 2024, planes 1-4: one ball and a plane through the origin."""
    ball = kl.Ball((0, height), (4, 1), radius=1, mass=1)
    return kl.Scene([ball], [kl.Plane((0, 0), normal)], G, restitution)


def balls(y=5.0, restitution=0.0, gravity=0, drag=0):
    """Nikulin 2024, balls 1-4: two balls that fly at each other."""
    one = kl.Ball((0, -5), (0, 20), radius=1, mass=1)
    two = kl.Ball((15, y), (-30, 0), radius=2, mass=4)
    return kl.Scene([one, two], (), gravity, restitution, drag=drag)


def slope(angle, ball_velocity=(0.0, 0.0), dimension=2, gravity=9.81, surface=None, **ball):
    """A ball of radius 1 that touches a slope through the origin, falling towards +x."""
    normal = (math.sin(angle), math.cos(angle)) + (0.0,) * (dimension - 2)
    down = (0.0, -gravity) + (0.0,) * (dimension - 2)
    velocity = tuple(ball_velocity) + (0.0,) * (dimension - len(ball_velocity))
    moving = kl.Ball(normal, velocity, radius=1, mass=ball.pop("mass", 1), **ball)
    floor = kl.Plane((0.0,) * dimension, normal, surface)
    surface = surface or kl.Surface(1)
    moving = kl.Ball(
        moving.position, velocity, 1, moving.mass, moving.spin, moving.inertia_factor, surface
    )
    return kl.Scene([moving], [floor], down)


def break_of(rows=5, speed=8.0, turn=0.01, gap=1e-4, friction=0.05, cushions=True, **cue):
    """A ball that runs into a rack of them on a level table with cushions, m, kg and s.

    gap : between neighbours of the rack, in parts of a diameter; turn : of the cue ball's way
    """
    radius, mass, width, length = 0.028575, 0.17, 0.9906, 1.9812
    ball = kl.Surface(0.95, 0.0, friction, rolling_resistance=0.01)
    table = kl.Surface(0.5, 0.0, 0.2, rolling_resistance=0.01)
    cushion = kl.Surface(0.85, 0.0, 0.2)
    like = {"radius": radius, "mass": mass, "surface": ball}
    start, apart = (width / 2, length / 4, radius), 2 * radius * (1 + gap)
    spots = [
        (width / 2 + (j - k / 2) * apart, 3 * length / 4 + k * apart * math.sqrt(3) / 2, radius)
        for k in range(rows)
        for j in range(k + 1)
    ]
    balls = [kl.Ball(start, (turn * speed, speed, 0), **like, **cue)]
    balls += [kl.Ball(spot, (0, 0, 0), **like) for spot in spots]
    walls = [kl.Plane((0, 0, 0), (0, 0, 1), table)]
    for point, normal in (
        ((0, 0, 0), (1, 0, 0)),
        ((width, 0, 0), (-1, 0, 0)),
        ((0, 0, 0), (0, 1, 0)),
        ((0, length, 0), (0, -1, 0)),
    ):
        walls += [kl.Plane(point, normal, cushion)] * cushions
    return kl.Scene(balls, walls, (0, 0, -9.81))
