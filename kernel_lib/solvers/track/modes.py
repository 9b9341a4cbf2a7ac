"""What a ball on a track does next: rest, roll, slide or leave, and which way.

At no slip it grips while the force that rolling needs, inertia factor/(1 + inertia factor) times
m g sin a, stays within static friction; else it slips, against gravity's pull if it slipped not.
"""

import math

from kernel_lib.contacts.centre_path import Frame
from kernel_lib.solvers.track.curved import Curved, curved
from kernel_lib.solvers.track.outline import Course
from kernel_lib.solvers.track.rider import Place, Rider
from kernel_lib.solvers.track.uniform import Uniform, resting, straight
from kernel_lib.state.tolerances import (
    MOST_TRACK_FRICTION,
    ROLLING,
    ROUNDING,
    SWINGING,
)

__all__ = ["Leg", "leaves", "next_leg", "settled_slip"]

Leg = Uniform | Curved


def next_leg(rider: Rider, time: float, place: Place) -> Leg | None:
    """The leg that begins at a place on the track, in the interior of a stretch or at an end.

    Returns
    -------
    None where the track does not hold the ball, or where it moves on beyond the end of a stretch
    """
    stretch = rider.path.stretches[place.stretch]
    frame = stretch.frame(place.q, math)
    if leaves(rider, frame, place.speed):
        return None
    course = _course(rider, frame, place)
    if course is None:
        return resting(rider, time, place, rider.gravity * frame.cos)
    if course.way == 0:
        return _spins_in_place(rider, time, place, frame)
    if (place.q <= stretch.low and course.way < 0) or (place.q >= stretch.high and course.way > 0):
        return None
    if stretch.straight:
        return straight(rider, time, place, course)
    return curved(rider, time, place, course)


def leaves(rider: Rider, frame: Frame, speed: float) -> bool:
    """Whether the track would have to hold the ball back."""
    if rider.held:
        return False
    bent = frame.curvature * speed * speed
    return bool(rider.gravity * frame.cos + bent < -ROUNDING * (rider.gravity + abs(bent)))


def settled_slip(rider: Rider, place: Place) -> Place:
    """A place whose slip is rounding is one without; where friction is huge slip ends at once."""
    slip = rider.slip(place)
    if rider.rules.smooth or slip == 0:
        return place
    if rider.rules.friction > MOST_TRACK_FRICTION:
        if not rider.inverse_inertia_factor:
            return place._replace(speed=0.0)
        speed = place.speed - slip / (1 + rider.inverse_inertia_factor)
        return place._replace(speed=speed, rim=-speed)
    if rider.inverse_inertia_factor and abs(slip) <= ROLLING * (abs(place.speed) + abs(place.rim)):
        return place._replace(rim=-place.speed)
    return place


def _course(rider: Rider, frame: Frame, place: Place) -> Course | None:
    """Mode and direction; None where the ball stays, way 0 where it only spins."""
    g, v, s = rider.gravity, place.speed, frame.sin
    rules, share = rider.rules, rider.inverse_inertia_factor / (1 + rider.inverse_inertia_factor)
    slip = rider.slip(place)
    normal = g * frame.cos + frame.curvature * v * v
    if rules.smooth:
        return _smooth_or_grip(rider, frame, place, "smooth", 1.0)
    if slip == 0:
        needed = (1 - share) * g * abs(s)
        holds = needed <= rules.static_friction * abs(normal) * (1 + ROUNDING)
        if rules.static_friction > MOST_TRACK_FRICTION or (holds and not place.broken):
            if not rider.inverse_inertia_factor:
                return None
            return _smooth_or_grip(rider, frame, place, "grip", share)
        slip = -s
    drag = math.copysign(rules.friction, slip * _pressed(rider, frame, place, normal))
    push = -g * s - drag * g * frame.cos
    if v == 0 and abs(push) <= ROUNDING * g * (1 + abs(drag)):
        return Course("slip", 0, 1.0, drag)
    return Course("slip", 1 if (v or push) > 0 else -1, 1.0, drag)


def _pressed(rider: Rider, frame: Frame, place: Place, normal: float) -> int:
    """Which way the ball presses on the track, 1 or -1 (a bead from below), `normal` its force.

    On a wall that stands upright rounding gives a ball that starts there a force of either sign:
    what presses it on its way down is the bend.
    """
    if place.pressed:
        return place.pressed
    if not rider.held:
        return 1
    if abs(normal) <= ROUNDING * rider.gravity:
        return -1 if frame.curvature < 0 else 1
    return -1 if normal < 0 else 1


def _smooth_or_grip(
    rider: Rider, frame: Frame, place: Place, mode: str, pull: float
) -> Course | None:
    v, s = place.speed, frame.sin
    small = v * v <= SWINGING * rider.gravity * rider.radius and s * s <= SWINGING
    if (small and frame.curvature > 0) or (v == 0 and abs(s) * rider.gravity <= ROUNDING):
        return None
    return Course(mode, 1 if (v or -s) > 0 else -1, pull, 0.0)


def _spins_in_place(rider: Rider, time: float, place: Place, frame: Frame) -> Uniform:
    """Friction just balances gravity until the spin is gone."""
    leg = resting(rider, time, place, rider.gravity * frame.cos)
    turned = rider.inverse_inertia_factor * rider.gravity * frame.sin
    if turned * place.rim >= 0:
        return leg
    lasts = -place.rim / turned
    end = place._replace(rim=0.0)
    return leg._replace(
        kind="slide",
        lasts=lasts,
        ending="grips",
        turned=turned,
        friction=rider.rules.friction,
        slip=place.rim,
        slipped=turned,
        end=end,
    )
