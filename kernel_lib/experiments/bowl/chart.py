"""A section through all motions of one energy: each flight leaves a point."""

import math
from typing import Any

import numpy as np

from kernel_lib.experiments import Points, Sentence, Text, Values, kept
from kernel_lib.experiments.bowl.controls import BALL, BOWLS, MIRRORS, NEIGHBOUR, ROOMS, ROUND
from kernel_lib.experiments.bowl.law import bounces
from kernel_lib.experiments.bowl.shapes import (
    MICRO,
    MILLI,
    ball_radius,
    depth_at,
    is_soft,
    scene,
    start,
    wall,
)
from kernel_lib.solvers.billiards.section import section
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats

__all__ = ["OTHERS", "allowed", "flights", "present"]

Line = tuple[Floats, Floats]

#: Legend of the orbits that start elsewhere with the same energy.
OTHERS = Sentence("bowl-section-others")

#: Flights of the two balls, and of each of the other orbits.
OWN, OTHER = 200, 80

#: Where other orbits start, in parts of what the energy allows: at rest, and in the middle.
PARTS = np.linspace(0.08, 0.96, 9)

#: What the orbits depend on.
USED = ("shape", "radius", "height", "e", "gravity")
BEGUN = (*USED, "offset", "speed", "pair", "apart", "second", "distance")


def flights(values: Values) -> dict[Text, Points]:
    """Of each flight where its top is, mm, and how fast it goes sideways there, m/s.

    Between mirrors, which have no gravity, it is where the ball is midway.
    """
    found: dict[Text, Points] = {}
    if values["shape"] in ROOMS or is_soft(values):
        return found
    if values["shape"] in BOWLS:
        found[OTHERS] = Points(*_others(values))
    own = _own(values)
    for place, name in reversed(list(enumerate((BALL, NEIGHBOUR)))):
        if name in own:
            found[name] = Points(*own[name], run=place)
    return found


def allowed(values: Values) -> dict[Sentence, Line]:
    """As far as the energy goes."""
    if values["shape"] not in BOWLS:
        return {}
    x = _reach(values) * np.sin(np.linspace(-math.pi / 2, math.pi / 2, 91))
    room = values["height"] - np.array([depth_at(values, each) for each in x.tolist()])
    speed = np.sqrt(np.maximum(2 * values["gravity"] * room, 0.0))
    place = np.concatenate([x, x[::-1]]) / MILLI
    edge = place, np.concatenate([speed, -speed[::-1]])
    return {Sentence("bowl-section-allowed"): edge}


def present(values: Values) -> dict[Sentence, tuple[float, float]]:
    """Where the ball starts."""
    if values["shape"] in ROOMS:
        return {}
    return {Sentence("bowl-section-start"): (values["offset"], values["speed"])}


def _reach(values: Values) -> float:
    """How far from the middle a ball of this energy can come to rest, m."""
    height, a = values["height"], values["radius"]
    if values["shape"] == ROUND:
        return math.sqrt(height * (2 * a - height)) if height < a else a * (1 - 1e-9)
    return math.sqrt(2 * a * height)


@kept(32, *BEGUN)
def _own(values: Values) -> dict[str, Line]:
    names = {BALL: 0.0, NEIGHBOUR: 0.0}
    if values["pair"]:
        names[NEIGHBOUR] = MICRO * values["apart"]
    if values["shape"] == MIRRORS:
        return {name: _between_mirrors(scene(values, beside)) for name, beside in names.items()}
    starts = [(*place, *speed) for place, speed in (start(values, b) for b in names.values())]
    found = _tops(values, starts, OWN)
    return dict(zip(names, found, strict=False))


@kept(32, *USED)
def _others(values: Values) -> Line:
    height, fall = values["height"], 2 * values["gravity"]
    starts = [(part * _reach(values), height, 0.0, 0.0) for part in PARTS.tolist()]
    fastest = math.sqrt(fall * height)
    starts += [(0.0, height * (1 - p * p), p * fastest, 0.0) for p in PARTS.tolist()]
    begun = [one for one in starts if one[1] > depth_at(values, one[0])]
    found = _tops(values, begun, OTHER)
    return np.concatenate([x for x, _ in found]), np.concatenate([u for _, u in found])


def _tops(values: Values, starts: list[Any], count: int) -> list[Line]:
    """The tops of the flights of some orbits: place (mm) and speed (m/s); those before they
    would be out of the bowl."""
    begun = [one for one in (_in_the_bowl(values, *each) for each in starts) if one]
    ball = Ball((0.0, values["radius"] / 2), (0.0, 0.0), ball_radius(values), 1.0)
    down = (0.0, -values["gravity"])
    closed = Scene([ball], [wall(values, True)], down, restitution=values["e"])
    found = section(closed, count + 1, begun)
    points = []
    for time, place, velocity in zip(found.time, found.position, found.velocity, strict=True):
        rise = velocity[:-1, 1] / values["gravity"]
        x = place[:-1, 0] + velocity[:-1, 0] * rise
        seen = (rise > 0) & (rise < np.diff(time)) & _inside(values, place)[:-1]
        points.append((x[seen] / MILLI, velocity[:-1, 0][seen]))
    return points


def _in_the_bowl(
    values: Values, x: float, y: float, u: float, v: float
) -> tuple[float, float, float, float] | None:
    """A ball thrown level from above a round bowl as it comes through its mouth, if it does."""
    a, g = values["radius"], values["gravity"]
    if values["shape"] != ROUND or y <= a:
        return x, y, u, v
    time = math.sqrt(2 * (y - a) / g)
    return (x + u * time, a, u, v - g * time) if abs(x + u * time) < a else None


def _inside(values: Values, places: Floats) -> Floats:
    """Whether all bounces up to each, and the next one, are those of an open bowl."""
    if values["shape"] != ROUND:
        return np.isfinite(places[:, 0])
    low = np.nan_to_num(places[:, 1], nan=np.inf) <= values["radius"]
    so_far = np.logical_and.accumulate(low)
    both: Floats = so_far & np.append(so_far[1:], False)
    return both


def _between_mirrors(here: Scene) -> Line:
    """Where the ball crosses the middle between the mirrors, and how fast across."""
    run = simulate(here, 1e6, Events(), record="contacts", frames=1e6, budget=OWN)
    places, after = bounces(run)[:-1], run.contacts.velocity_after[:, 0][:-1]
    y = places[:, 1] - after[:, 1] * places[:, 0] / after[:, 0]
    return y / MILLI, after[:, 1]
