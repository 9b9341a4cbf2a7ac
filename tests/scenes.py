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
