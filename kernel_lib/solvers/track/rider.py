"""A ball on a track: what does not change during a run, and where it is now."""

import math
from typing import NamedTuple

from kernel_lib.contacts.centre_path import CentrePath, Frame, centre_path
from kernel_lib.solvers.system import System
from kernel_lib.state.acting import surface_between
from kernel_lib.state.surfaces import Rules, rules_of
from kernel_lib.state.vectors import ZERO

__all__ = ["Place", "Rider", "rider_of"]


class Rider(NamedTuple):
    """One ball with its track.

    path : where its centre runs
    partner : its number in contacts, behind that of the last wall
    gravity : m/s^2, downwards
    inverse_inertia_factor : m r^2/I = 1/inertia factor; 0 for what cannot turn
    held : whether the track holds it from both sides
    """

    ball: int
    partner: int
    path: CentrePath
    rules: Rules
    gravity: float
    radius: float
    mass: float
    inverse_inertia_factor: float
    held: bool

    def frame(self, place: "Place") -> Frame:
        """The path of the centre at a place."""
        return self.path.stretches[place.stretch].frame(place.q, math)

    def slip(self, place: "Place") -> float:
        """Of the point of contact, m/s, along the path."""
        return place.speed + place.rim if self.inverse_inertia_factor else place.speed


class Place(NamedTuple):
    """Where a ball on the track is, and how it moves.

    stretch : index in its path; q : parameter there
    speed : m/s, of the centre along the path
    rim : m/s, radius times spin; it rolls where speed + rim is 0
    broken : whether static friction has just given way
    pressed : 1 or -1, the side of the track that has just begun to carry a held ball; 0: find out
    """

    stretch: int
    q: float
    speed: float
    rim: float
    broken: bool = False
    pressed: int = 0


def rider_of(system: System, ball: int, held: bool) -> Rider:
    """A ball of a scene that has a track."""
    scene, body = system.scene, system.scene.balls[ball]
    assert scene.track is not None
    inverse_inertia_factor = (
        0.0 if held or math.isinf(body.inertia_factor) else 1 / body.inertia_factor
    )
    partner = -1 - len(scene.walls)
    return Rider(
        ball,
        partner,
        centre_path(scene.track, body.radius, not held),
        rules_of(surface_between(scene, ball, partner)),
        -system.gravity[ball][1] if system.gravity[ball] != ZERO else 0.0,
        body.radius,
        body.mass,
        inverse_inertia_factor,
        held,
    )
