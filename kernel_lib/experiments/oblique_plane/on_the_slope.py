"""Scenes of lesson 02 with bodies that lie on the slope, or land on it at a given speed."""

import math

import numpy as np

from kernel_lib.experiments import Values
from kernel_lib.experiments.common.planets import EARTH
from kernel_lib.experiments.oblique_plane.controls import LETTERS, LUMP, RADIUS
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.walls import Plane

__all__ = ["directions", "landing_scenes", "lands_at", "lump_scenes", "throw_lands"]

#: How far apart, m, along the slope: two lumps, and three places to land.
LUMPS_APART, LANDINGS_APART = 9.0, 6.0

#: Flight before a landing, s, at most; and as a part of the time in which a flight that leaves the
#: slope comes back to it as fast.
FLIGHT, PART = 0.5, 0.8


def directions(slope: float) -> tuple[np.ndarray, np.ndarray]:
    """Out of the slope, and up along it; unit vectors."""
    length = math.hypot(1, slope)
    return np.array([-slope, 1]) / length, np.array([1, slope]) / length


def throw_lands(values: Values) -> np.ndarray:
    """Where the centre of a throw is when it meets the slope, m."""
    out, _ = directions(values["slope"])
    start, fall = np.array([0.0, values["height"]]), np.array([0.0, -EARTH])
    velocity = np.array([values["velocity_x"], values["velocity_y"]])
    away, pull, room = float(out @ velocity), float(-out @ fall), float(out @ start) - RADIUS
    time = (away + math.sqrt(away**2 + 2 * pull * room)) / pull
    place: np.ndarray = start + velocity * time + fall * time**2 / 2
    return place


def _scene(
    slope: float, place: np.ndarray, velocity: np.ndarray, mass: float, friction: float
) -> Scene:
    """A body that cannot roll, alone on the slope through the origin, which returns nothing."""
    ball = Ball(tuple(place), tuple(velocity), RADIUS, mass, inertia_factor=math.inf)
    plane = Plane(point=(0, 0), normal=(-slope, 1))
    return Scene([ball], [plane], (0, -EARTH), restitution=0.0, friction=friction or None)


def lump_scenes(values: Values) -> dict[str, Scene]:
    """One lump that is set down at rest, or two with a roughness each, by the names of their runs.

    The rougher one is the upper one: it never comes to the other.
    """
    slope = values["slope"]
    out, up = directions(slope)
    if values["scene"] == LUMP:
        return {"lump": _scene(slope, RADIUS * out, 0 * up, values["mass"], values["friction"])}
    found, rougher = {}, int(values["friction_2"] >= values["friction"])
    for place, end in enumerate(("", "_2")):
        at = RADIUS * out + (place == rougher) * LUMPS_APART * up
        mass, friction = values[f"mass{end}"], values[f"friction{end}"]
        found[f"lump {place + 1}"] = _scene(slope, at, 0 * up, mass, friction)
    return found


def lands_at(values: Values) -> float:
    """The moment at which all three land, s: none leaves the slope after its start."""
    out, _ = directions(values["slope"])
    into = min(_into(values, letter) for letter in LETTERS)
    return min(FLIGHT, PART * 2 * into / (EARTH * float(out[1])))


def _into(values: Values, letter: str) -> float:
    """Speed into the slope at a landing, m/s."""
    key = letter.lower()
    return float(values[f"speed_{key}"] * math.sin(math.radians(values[f"angle_{key}"])))


def landing_scenes(values: Values) -> dict[str, Scene]:
    """Three bodies of one mass in flight, which land at one moment as their controls say, by their
    letters; the way before is reckoned back from the landing."""
    slope, time = values["slope"], lands_at(values)
    out, up = directions(slope)
    fall = np.array([0, -EARTH])
    found = {}
    for place, letter in enumerate(LETTERS):
        into, key = _into(values, letter), letter.lower()
        along = values[f"speed_{key}"] * math.cos(math.radians(values[f"angle_{key}"]))
        arrives = -into * out - along * up
        lands = RADIUS * out + (1 - place) * LANDINGS_APART * up
        begins = lands - arrives * time + fall * time**2 / 2
        found[letter] = _scene(slope, begins, arrives - fall * time, values["mass"], 0.0)
    return found
