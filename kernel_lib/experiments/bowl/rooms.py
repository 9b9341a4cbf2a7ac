"""Rooms of lesson 07: between whose walls a ball flies to and fro, with gravity or a spring."""

import math

import numpy as np

from kernel_lib.contacts.conic_walls import Ellipse
from kernel_lib.contacts.finite_walls import Arc
from kernel_lib.experiments import LESSON_BUDGET, Sentence, Values
from kernel_lib.experiments.bowl.controls import (
    BALL,
    CIRCLE,
    ELLIPSE,
    LONG,
    PULLED,
    PUSHED,
    SHORT,
    UPRIGHT,
)
from kernel_lib.experiments.bowl.law import bounces, slides_from
from kernel_lib.experiments.bowl.shapes import (
    MILLI,
    OPENING,
    PAIRS_APART,
    RIGHT_ANGLE,
    axes_of,
    axis_of,
    ball_radius,
    focus,
    mirror,
    mirrors,
    moved,
)
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words.explained import ExplainedError

__all__ = ["off_axis", "room_runs"]

#: How far inside of the wall a ball starts, m: on the wall itself rounding may put it beyond.
_INSIDE = 1e-6

#: A ball that slides is watched for this part longer than it bounced; of one that crosses ever more
#: slowly the last crossing takes at most so many times as long as the first.
_SLIDES, _SLOWER = 1.25, 20.0

#: As many times as far from the middle as the walls a ball has got out.
_GONE = 1.3

Point = tuple[float, float]


def room_runs(values: Values) -> dict[str, Trajectory]:
    """One ball in a round room, between mirrors that lie one above the other, or from a focus of an
    ellipse; two in an ellipse, one along each axis; or two between mirrors, of which one is pulled
    to the middle and one pushed away.

    Raises
    ------
    ValueError : a ball that would start beyond the end of its wall, in words
    """
    if values["shape"] == UPRIGHT:
        return {BALL: _run(values, _upright(values), _flight(values))}
    if values["shape"] == CIRCLE:
        return {BALL: _around(values)}
    if values["shape"] == ELLIPSE and values["from_focus"]:
        flight = 2 * values["long"] / values["launch"]  # from focus to wall to focus
        return {BALL: _run(values, _from_a_focus(values), flight)}
    if values["shape"] == ELLIPSE:
        scenes = {SHORT: _in_ellipse(values, False), LONG: _in_ellipse(values, True)}
    else:
        scenes = {
            PULLED: _between(values, abs(values["spring"]), 0.0),
            PUSHED: _between(values, -abs(values["spring"]), -PAIRS_APART),
        }
    return {
        name: _run(
            values, scene, crossing(axes_of(values, name)[0], scene.central_force, values["launch"])
        )
        for name, scene in scenes.items()
    }


def off_axis(values: Values, name: str, run: Trajectory) -> Floats:
    """How far from the axis along which a run starts each of its bounces is, signed, (N,) m."""
    across = 0 if values["shape"] == UPRIGHT or name == SHORT else 1
    found: Floats = bounces(run)[:, across] - axis_of(run)[across]
    return found


def crossing(half: float, spring: float, speed: float) -> float:
    """Time of one flight along the axis, from wall to wall or back to the same one, s.

    half : m, from the middle to the wall; spring : 1/s²; speed : m/s, at the wall
    """
    w = math.sqrt(abs(spring))
    if w * half < 1e-9 * speed:
        return 2 * half / speed
    if spring > 0:
        return 2 / w * math.atan(w * half / speed)
    share = min(speed / (w * half), w * half / speed)
    return 2 / w * math.atanh(min(share, 1 - 1e-9))


def _flight(values: Values) -> float:
    """From the lower mirror to the upper one, or back to itself, s."""
    speed, g = values["launch"], values["gravity"]
    left = speed**2 - 2 * g * values["distance"]
    return float((speed - math.sqrt(left)) / g if left > 0 else 2 * speed / g)


def _run(values: Values, here: Scene, flight: float) -> Trajectory:
    """As many flights as `bounces`; up to where one has got out."""

    def run(duration: float) -> Trajectory:
        return simulate(here, duration, Events(), frames=duration / 400, budget=LESSON_BUDGET)

    found = run(values["bounces"] * flight)
    middle = np.array([0.0, values["distance"] / 2])
    if values["shape"] != UPRIGHT:
        middle = np.array(here.force_centre or (0.0, 0.0))
    away = np.linalg.norm(found.position[:, 0] - middle, axis=1)
    gone = found.time[away > _GONE * math.hypot(_half(values), OPENING)]
    return run(float(gone[0])) if len(gone) else found


def _half(values: Values) -> float:
    """From the middle of a room to its farthest wall, m."""
    return float(values["long"] if values["shape"] == ELLIPSE else values["distance"] / 2)


def _depth(values: Values, radius: float) -> float:
    """How far a mirror has come towards the middle where the ball starts, m."""
    x = MILLI * values["offset"]
    if abs(x) >= radius:
        off = f"{abs(values['offset']):g} mm"
        ended = Sentence("bowl-refuses-mirror", off=off, radius=f"{radius:.3g} m")
        raise ExplainedError(ended)
    return float(radius - math.sqrt(radius**2 - x**2) + _INSIDE)


def _ball(values: Values, place: Point, velocity: Point) -> Ball:
    return Ball(place, velocity, ball_radius(values), 1.0)


def _upright(values: Values) -> Scene:
    r = ball_radius(values)
    walls = [
        mirror((0.0, 0.0), -math.pi / 2, values["radius"], r),
        mirror((0.0, values["distance"]), math.pi / 2, values["second"], r),
    ]
    place = (MILLI * values["offset"], _depth(values, values["radius"]))
    ball = _ball(values, place, (0.0, values["launch"]))
    return Scene([ball], walls, (0.0, -values["gravity"]), restitution=values["e"])


def _between(values: Values, spring: float, at: float) -> Scene:
    """at : m, the height of the axis"""
    walls = [moved(one, (0.0, at)) for one in mirrors({**values, "second": values["radius"]})]
    x = _depth(values, values["radius"]) - values["distance"] / 2
    ball = _ball(values, (x, at + MILLI * values["offset"]), (values["launch"], 0.0))
    return Scene(
        [ball], walls, restitution=values["e"], central_force=spring, force_centre=(0.0, at)
    )


def _in_ellipse(values: Values, is_long: bool) -> Scene:
    half, other = values["long"], values["short"]
    wall = Ellipse((0.0, 0.0), (half, other), of_centres=True)
    if not is_long:
        half, other = other, half
    share = MILLI * values["offset"] / other
    if abs(share) >= 1:
        off = f"{abs(values['offset']):g} mm"
        raise ExplainedError(Sentence("bowl-refuses-ellipse", off=off))
    start = np.array([_INSIDE - half * math.sqrt(1 - share**2), MILLI * values["offset"]])
    velocity = np.array([values["launch"], 0.0])
    if not is_long:
        start, velocity = start[::-1], velocity[::-1]
    ball = _ball(values, tuple(start.tolist()), tuple(velocity.tolist()))
    return Scene([ball], [wall], restitution=values["e"], central_force=values["spring"])


def _from_a_focus(values: Values) -> Scene:
    angle = math.radians(values["angle"])
    velocity = (values["launch"] * math.cos(angle), values["launch"] * math.sin(angle))
    wall = Ellipse((0.0, 0.0), (values["long"], values["short"]), of_centres=True)
    ball = _ball(values, focus(values), velocity)
    return Scene([ball], [wall], restitution=values["e"], central_force=values["spring"])


def _around(values: Values) -> Trajectory:
    """A ball that leaves the wall of a round room: as many chords as `bounces`, or until it slides
    and a while more."""
    radius, angle, e = values["radius"], math.radians(values["angle"]), values["e"]
    speed = values["launch"]
    velocity = (speed * math.cos(angle), speed * math.sin(angle))
    chord, centre = 2 * radius * math.sin(angle) / speed, (0.0, radius)
    if values["angle"] == RIGHT_ANGLE:
        velocity = (0.0, speed)
    duration = values["bounces"] * chord
    if e < 1 and values["angle"] == RIGHT_ANGLE:
        count = min(values["bounces"], 1 + math.log(_SLOWER) / -math.log(e))
        duration = chord * (e**-count - 1) / (1 / e - 1)
    elif e < 1:
        duration = _SLIDES * slides_from(values)
    wall = Arc(centre, radius + ball_radius(values))
    here = Scene([_ball(values, (0.0, _INSIDE), velocity)], [wall], restitution=e)
    return simulate(here, duration, Events(), frames=duration / 400, budget=LESSON_BUDGET)
