"""From one stretch to the next: over smooth joints, through kinks, into a corner, off the end."""

import math
from typing import NamedTuple

from kernel_lib.laws.impulse_law import ImpulseLaw
from kernel_lib.solvers.impact import ROOM, Body
from kernel_lib.solvers.moment import hit
from kernel_lib.solvers.report.contact_log import Entry
from kernel_lib.solvers.track.modes import next_leg
from kernel_lib.solvers.track.rider import Place, Rider
from kernel_lib.solvers.track.uniform import Uniform, resting
from kernel_lib.state.surfaces import Rules
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, MOST_TRACK_FRICTION
from kernel_lib.state.vectors import Vector, scale, subtract

__all__ = ["Struck", "cross", "strike"]


class Struck(NamedTuple):
    """What an impact with the track makes of a ball.

    along, off : m/s, along the path and off it; rim : m/s
    """

    along: float
    off: float
    rim: float
    entry: Entry


def strike(
    rider: Rider,
    law: ImpulseLaw,
    time: float,
    place: Place,
    velocity: tuple[float, float],
    rules: Rules,
) -> Struck:
    """An impact of a ball with the track at a place, by a law."""
    frame = rider.frame(place)
    normal: Vector = (-frame.sin, frame.cos, 0.0)
    if rider.held and velocity[0] * normal[0] + velocity[1] * normal[1] > 0:
        normal = (frame.sin, -frame.cos, 0.0)
    before: Vector = (*velocity, 0.0)
    mobility = rider.inverse_inertia_factor / rider.mass
    spin = place.rim / rider.radius if rider.inverse_inertia_factor else 0.0
    body = Body(before, (0.0, 0.0, spin), rider.radius, 1 / rider.mass, mobility)
    pair, centre = (rider.ball, rider.partner), (frame.x, frame.y, 0.0)
    done, entry = hit(time, pair, centre, (body, ROOM, normal), rules, law)
    after = done.a.velocity
    along = after[0] * frame.cos + after[1] * frame.sin
    off = after[0] * normal[0] + after[1] * normal[1]
    rim = done.a.spin[2] * rider.radius if rider.inverse_inertia_factor else place.rim
    return Struck(along, off, rim, entry)


class Crossed(NamedTuple):
    """Where a ball is that has come to the end of a stretch.

    place : None where the track has ended; leg : of a ball that stays in the corner; entry : of an
    impact, or None
    """

    place: Place | None
    leg: Uniform | None = None
    entry: Entry | None = None


def cross(rider: Rider, law: ImpulseLaw, time: float, place: Place) -> Crossed:
    """On to the next stretch, from an end of this one."""
    path = rider.path
    stretch = path.stretches[place.stretch]
    way = 1 if place.q > (stretch.low + stretch.high) / 2 else -1
    other = path.beyond(place.stretch, way)
    if other < 0:
        return Crossed(None)
    beyond = path.stretches[other]
    entered = place._replace(stretch=other, q=beyond.low if way > 0 else beyond.high)
    kink = path.kink(place.stretch, way)
    if place.speed == 0:
        leg = next_leg(rider, time, entered)
        if leg is None or leg.kind == "rest":
            return Crossed(entered, _cornered(rider, time, place, entered))
        return Crossed(entered)
    if kink == 0:
        return Crossed(entered)
    if kink < 0 and not rider.held:
        return Crossed(None)
    return _through_kink(rider, law, time, place, entered, kink)


def _through_kink(
    rider: Rider, law: ImpulseLaw, time: float, place: Place, entered: Place, kink: float
) -> Crossed:
    """An impact with e = 0 and e_t = 0 on the stretch ahead."""
    frame = rider.frame(place)
    velocity = place.speed * frame.cos, place.speed * frame.sin
    rules = rider.rules._replace(restitution=0.0)
    if not rules.smooth:
        rules = rules._replace(tangential_restitution=0.0)
    struck = strike(rider, law, time, entered, velocity, rules)
    entry, speed = struck.entry, struck.along
    if math.cos(kink) <= 0 or _too_slow(rider, speed, place, entered):
        # Both sides hold it: what is left of its motion goes as well.
        here = _stopped(rider, entered, struck.rim)
        entry = _with_rest(rider, entry, speed, struck.rim, here.rim)
        leg = _cornered(rider, time, place, here)
        if leg is None and next_leg(rider, time, here) is None:
            # An overhang does not carry it: it goes back along the side that it came by.
            here = here._replace(stretch=place.stretch, q=place.q)
        return Crossed(here, leg, entry)
    return Crossed(entered._replace(speed=speed, rim=struck.rim), None, entry)


def _stopped(rider: Rider, place: Place, rim: float) -> Place:
    """A ball held by both sides, without what little it spins, or all if friction is huge."""
    rough = rider.inverse_inertia_factor > 0 and not rider.rules.smooth
    slow = rim * rim <= 8 * CONTACT_TOLERANCE * rider.gravity * rider.radius
    gone = rough and (slow or rider.rules.friction > MOST_TRACK_FRICTION)
    return place._replace(speed=0.0, rim=0.0 if gone else rim)


def _with_rest(rider: Rider, entry: Entry, speed: float, rim: float, left: float) -> Entry:
    """An impact that takes what is left of the motion as well, and of the spin but `left`."""
    after = entry.after[0]
    rest = entry.after[1]
    turning = (
        (rim * rim - left * left) / rider.inverse_inertia_factor
        if rider.inverse_inertia_factor
        else 0.0
    )
    return entry._replace(
        impulse=subtract(entry.impulse, scale(after, rider.mass)),
        after=(rest, rest),
        energy_lost=entry.energy_lost + rider.mass * (speed * speed + turning) / 2,
    )


def _too_slow(rider: Rider, speed: float, place: Place, entered: Place) -> bool:
    """Whether it would climb either side of a corner by no more than the contact tolerance."""
    g = rider.gravity
    if g == 0 or speed * speed > 2 * CONTACT_TOLERANCE * g * rider.radius:
        return False
    one, two = (rider.frame(each) for each in (place, entered))
    return bool(one.sin * two.sin < 0)


def _cornered(rider: Rider, time: float, one: Place, two: Place) -> Uniform | None:
    """A ball between two sides of a corner: at rest, or spinning until friction has stopped it.

    None where its spin drives it up one side.
    """
    a, b = (rider.frame(each) for each in (one, two))
    g, rim = rider.gravity, two.rim
    leg = resting(rider, time, two._replace(speed=0.0), g)
    if rider.rules.smooth or not rider.inverse_inertia_factor or rim == 0:
        return leg
    drag = math.copysign(rider.rules.friction, rim)
    # N1 (n1 - drag t1) + N2 (n2 - drag t2) = (0, g)
    p, q = -a.sin - drag * a.cos, a.cos - drag * a.sin
    u, v = -b.sin - drag * b.cos, b.cos - drag * b.sin
    whole = p * v - u * q
    if whole == 0:
        return leg
    first, second = -u * g / whole, p * g / whole
    if first < 0 or second < 0:
        return None
    turned = -rider.inverse_inertia_factor * drag * (first + second)
    if turned == 0:
        return leg
    return leg._replace(
        kind="slide",
        lasts=-rim / turned,
        ending="settled",
        force=first + second,
        turned=turned,
        friction=abs(drag),
        slip=rim,
        slipped=turned,
        end=two._replace(speed=0.0, rim=0.0),
    )
