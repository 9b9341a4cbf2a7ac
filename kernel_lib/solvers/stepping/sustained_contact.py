"""Contacts that last through a fixed step: bodies slide, roll or rest on each other."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from kernel_lib.contacts.impact_times import straight_meeting
from kernel_lib.laws.rolling_resistance import carried_resistance
from kernel_lib.solvers.impact import (
    ROOM,
    Body,
    Impact,
    closing_speed,
    impact,
    slip_velocity,
)
from kernel_lib.solvers.report.contact_log import Entry
from kernel_lib.solvers.stepping.energy_of_contact import hold_energy
from kernel_lib.solvers.system import States, System
from kernel_lib.state.surfaces import Rules
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    HELD_CLOSING,
    ONE_WALL,
    ROLLING,
    ROUNDING,
    SLOW_CLOSING,
)
from kernel_lib.state.vectors import (
    ZERO,
    Vector,
    add,
    cross,
    dot,
    norm,
    rejection,
    scale,
    subtract,
    unit,
)

__all__ = ["Sustained", "meeting_part", "sustained_contacts"]

#: Sweeps over the contacts that hold a body, until no contact closes any more. A corner
#: of walls needs several; two walls at a right angle need one.
MOST_SWEEPS = 50

#: The same where the rest of a step is used: what still closed would sink in from part to part.
MOST_SWEEPS_TO_THE_END = 400


class Sustained(NamedTuple):
    """A step of bodies some of which stay in contact.

    end : states after it; pairs : those in sustained contact; entries : for the contact list
    corrections : how often the normal motion of a contact was taken out
    """

    end: States
    pairs: set[tuple[int, int]]
    entries: list[Entry]
    corrections: int


class Pressed(NamedTuple):
    """What a contact has done along its normal in a step: impulse, N s, and way apart, m."""

    impulse: float
    way: float


UNPRESSED = Pressed(0.0, 0.0)


def sustained_contacts(
    system: System,
    touching: list[tuple[int, int]],
    state: States,
    free: States,
    time: float,
    h: float,
    before: Collection[tuple[int, int]] = (),
    exact: bool = False,
) -> Sustained:
    """Bodies in contact at the start that would end below it slide: no more normal motion.

    Two balls that stay in contact without a force count as well: a stuck pair.

    touching : pairs in contact at the start; free : states after free motion for h seconds
    before : pairs in sustained contact in an earlier part of the same step
    exact : two balls that dip in on the way count as well, for the step may end there
    """

    def below(end: States, a: int, b: int) -> bool:
        # Balls in contact that pass along each other close by rounding, and do not dip in.
        deep = 1 - CONTACT_TOLERANCE
        dips = exact and b >= 0 and meeting_part(system, state.c, end.c, a, b, deep) < 1
        return dips or system.gap(end.c, a, b) <= 0

    lasting = set(before)
    pairs = [pair for pair in touching if below(free, *pair)]
    if not pairs:
        return Sustained(free, lasting, [], 0)
    end = States(list(free.c), list(free.v), list(free.w))
    # The normal is that of the start of the step, where the bodies touch.
    moving = States(state.c, end.v, end.w)
    most = MOST_SWEEPS_TO_THE_END if exact else MOST_SWEEPS
    corrections = _sweep(system, touching, pairs, state, end, lasting, h, below, most)
    for a, b in pairs:
        if b >= 0 and _closing_part(system, system.bodies(moving, a, b), a, h) > -SLOW_CLOSING:
            lasting.add((a, b))
    kept = lasting.intersection(touching)
    for a, b in kept:
        _brake(system, state, end, a, b, h)
    hold_energy(system, kept, state, end, free)
    entries = [_entry(system, state, end, a, b, time) for a, b in kept]
    return Sustained(end, lasting, entries, corrections)


def meeting_part(
    system: System, c: list[Vector], c_end: list[Vector], a: int, b: int, share: float = 1.0
) -> float:
    """Part of a straight step before two balls meet; infinity if they do not.

    share : of the sum of the radii at which their centres count as met
    """
    reach = share * (system.radius[a] + system.radius[b])
    line = subtract(c[a], c[b])
    way = subtract(subtract(c_end[a], c_end[b]), line)
    return straight_meeting(line, way, reach)


def _sweep(
    system: System,
    touching: list[tuple[int, int]],
    pairs: list[tuple[int, int]],
    state: States,
    end: States,
    lasting: set[tuple[int, int]],
    h: float,
    below: Callable[[States, int, int], bool],
    most: int,
) -> int:
    """Take normal motion out contact by contact until none closes; returns how often it was."""
    corrections = 0
    moving = States(state.c, end.v, end.w)
    pressed: dict[tuple[int, int], Pressed] = {}
    for _ in range(most):
        corrected = []
        for a, b in touching:
            known = pressed.get((a, b), UNPRESSED)
            # What one wall takes out may drive a ball into another that it was to leave.
            if (a, b) not in pairs and not known.impulse and not below(end, a, b):
                continue
            contact = system.bodies(moving, a, b)
            closing = _closing_part(system, contact, a, h)
            if closing > HELD_CLOSING:
                more = _stop_normal_motion(system, contact, state, end, a, b, h)
                pressed[a, b] = Pressed(known.impulse + more.impulse, known.way + more.way)
                lasting.add((a, b))
                corrected.append((a, b))
            elif closing < -HELD_CLOSING and known.impulse > 0:
                pressed[a, b] = _ease(contact, state, end, a, b, known)
                corrected.append((a, b))
        corrections += len(corrected)
        if not corrected:
            break
    else:
        pressing = [pair for pair in corrected if pressed[pair].impulse > 0]
        _stop_in_corner(system, state, end, pressing)
    return corrections


def _ease(
    contact: tuple[Body, Body, Vector], state: States, end: States, a: int, b: int, known: Pressed
) -> Pressed:
    """Press less where another contact has driven the bodies apart, down to not at all.

    A contact that pressed on would do work on bodies that part.
    """
    body, other, normal = contact
    both = body.inverse_mass + other.inverse_mass
    back = min(-closing_speed(body, other, normal) / both, known.impulse)
    way = known.way
    if back < known.impulse:
        way = dot(_moved(state, end, a), normal) - dot(_moved(state, end, b), normal)
    share = body.inverse_mass / both
    end.v[a] = subtract(end.v[a], scale(normal, back * body.inverse_mass))
    end.c[a] = subtract(end.c[a], scale(normal, share * way))
    if b >= 0:
        end.v[b] = add(end.v[b], scale(normal, back * other.inverse_mass))
        end.c[b] = add(end.c[b], scale(normal, (1 - share) * way))
    return Pressed(known.impulse - back, known.way - way) if back < known.impulse else UNPRESSED


def _moved(state: States, end: States, i: int) -> Vector:
    """How far a body has come in a step, m; a wall rests."""
    return subtract(end.c[i], state.c[i]) if i >= 0 else ZERO


def _stop_in_corner(
    system: System, state: States, end: States, corrected: list[tuple[int, int]]
) -> None:
    """Balls that the walls of a narrow corner hand to each other without end.

    What the sweeps tend to is motion along all these walls: in the plane none.
    """
    for a in {a for a, _ in corrected}:
        walls = [system.plane(a, -1 - b).normal for i, b in corrected if i == a and b < 0]
        if len(walls) > 1:
            end.c[a] = add(state.c[a], _along(walls, _moved(state, end, a)))
            end.v[a] = _along(walls, end.v[a])


def _along(walls: list[Vector], motion: Vector) -> Vector:
    """The part of a motion that is along walls of these normals; what rounding leaves is none."""
    left = motion
    across: list[Vector] = []
    for normal in walls:
        for other in across:
            normal = rejection(normal, other)
        if norm(normal) > ONE_WALL:
            across.append(unit(normal))
            left = rejection(left, normal)
    return left if norm(left) > HELD_CLOSING * norm(motion) else ZERO


def _closing_part(system: System, contact: tuple[Body, Body, Vector], a: int, h: float) -> float:
    """Closing speed at the end of the step as a part of the speeds around."""
    body, other, normal = contact
    around = norm(body.velocity) + norm(other.velocity) + norm(system.gravity[a]) * h
    return closing_speed(body, other, normal) / around if around > 0 else 0.0


def _stop_normal_motion(
    system: System,
    contact: tuple[Body, Body, Vector],
    state: States,
    end: States,
    a: int,
    b: int,
    h: float,
) -> Pressed:
    """Take the normal motion out of one contact, and let friction act on it."""
    rules = system.rules(a, b)
    body, other, normal = contact
    done = without_rebound(body, other, normal, rules)
    moved_a, moved_b = _moved(state, end, a), _moved(state, end, b)
    into = dot(moved_a, normal) - dot(moved_b, normal)
    share = body.inverse_mass / (body.inverse_mass + other.inverse_mass)
    moved_a = subtract(moved_a, scale(normal, share * into))
    moved_b = add(moved_b, scale(normal, (1 - share) * into))
    if not rules.smooth:
        # Friction brakes during the step: half of the change acts on the way.
        sideways = subtract(done.impulse, scale(normal, dot(done.impulse, normal)))
        moved_a = add(moved_a, scale(sideways, body.inverse_mass * h / 2))
        moved_b = subtract(moved_b, scale(sideways, other.inverse_mass * h / 2))
    end.c[a], end.v[a], end.w[a] = add(state.c[a], moved_a), done.a.velocity, done.a.spin
    if b >= 0:
        end.c[b], end.v[b], end.w[b] = add(state.c[b], moved_b), done.b.velocity, done.b.spin
    return Pressed(dot(done.impulse, normal), -into)


def _brake(system: System, state: States, end: States, a: int, b: int, h: float) -> None:
    """Rolling resistance and rest of a ball in sustained contact."""
    rules = system.rules(a, b)
    body, _, normal = system.bodies(States(state.c, end.v, end.w), a, b)
    if b < 0 and rules.rolling_resistance + rules.spinning_friction > 0:
        falling = add(state.v[a], scale(system.gravity[a], h))
        normal_impulse_per_mass = dot(subtract(end.v[a], falling), normal)
        pressed = max(normal_impulse_per_mass, 0.0)
        slower = with_rolling_resistance(body, normal, rules, pressed, scale(system.gravity[a], h))
        slower = with_spinning_friction(slower, normal, rules, pressed)
        end.c[a] = add(end.c[a], scale(subtract(slower.velocity, body.velocity), h / 2))
        end.v[a], end.w[a] = slower.velocity, slower.spin
        body = slower
    if b < 0 and norm(body.velocity) <= SLOW_CLOSING * norm(system.gravity[a]) * h:
        end.c[a], end.v[a] = state.c[a], ZERO


def _entry(system: System, state: States, end: States, a: int, b: int, time: float) -> Entry:
    """A sustained contact for the list."""
    body, other, normal = system.bodies(States(state.c, end.v, end.w), a, b)
    kind = kind_of_contact(body, other, normal, system.rules(a, b).smooth)
    point = subtract(state.c[a], scale(normal, system.radius[a]))
    velocities = (body.velocity, other.velocity)
    return Entry(time, a, b, point, normal, ZERO, velocities, velocities, 0.0, kind)


def kind_of_contact(body: Body, other: Body, normal: Vector, smooth: bool) -> str:
    """Whether two bodies in sustained contact rest, roll or slide."""
    across = norm(subtract(body.velocity, other.velocity))
    around = norm(body.velocity) + norm(other.velocity)
    slip = 0.0 if smooth else norm(slip_velocity(body, other, normal))
    rim_speed = norm(body.spin) * body.radius
    if across <= ROLLING * around and slip <= ROLLING * (around + rim_speed):
        return "rest"
    slips = slip > ROLLING * (across + rim_speed)
    return "slide" if smooth or slips or body.rotational_mobility == 0 else "roll"


def without_rebound(body: Body, other: Body, normal: Vector, rules: Rules) -> Impact:
    """Take away what closes, without rebound; friction stops the slip or opposes it.

    Static friction stops it if it can; else kinetic friction acts.
    """
    if rules.smooth:
        return impact(body, other, normal, rules._replace(restitution=0.0))
    static = rules._replace(
        restitution=0.0, tangential_restitution=0.0, friction=rules.static_friction
    )
    stopped = impact(body, other, normal, static)
    before = norm(slip_velocity(body, other, normal))
    if norm(slip_velocity(stopped.a, stopped.b, normal)) <= ROUNDING * before:
        return stopped
    return impact(body, other, normal, static._replace(friction=rules.friction))


def with_spinning_friction(
    body: Body, normal: Vector, rules: Rules, normal_impulse_per_mass: float
) -> Body:
    """Ball after friction against spin about the normal has braked that for a moment.

    normal_impulse_per_mass : N dt/m of that moment, m/s
    """
    turn = dot(body.spin, normal)
    if turn == 0 or body.rotational_mobility == 0 or rules.spinning_friction == 0:
        return body
    inverse_inertia_factor = body.rotational_mobility / body.inverse_mass
    loss = rules.spinning_friction * normal_impulse_per_mass * inverse_inertia_factor / body.radius
    part = min(1.0, loss / abs(turn))
    return body._replace(spin=subtract(body.spin, scale(normal, part * turn)))


def with_rolling_resistance(
    body: Body, normal: Vector, rules: Rules, normal_impulse_per_mass: float, pull: Vector = ZERO
) -> Body:
    """Ball after the torque rho N R has braked its rolling, as far as friction carries it.

    normal_impulse_per_mass : N dt/m of that moment, m/s
    pull : g dt, m/s; friction has kept the ball rolling against its part along the wall
    A ball that rolls keeps rolling, slower by rho N dt/(m (1 + I/(m R^2))), down to rest;
    one that slips is not braked.
    """
    speed = norm(body.velocity)
    if speed == 0 or body.rotational_mobility == 0:
        return body
    if norm(slip_velocity(body, ROOM, normal)) > ROLLING * speed:
        return body
    upright = scale(normal, dot(body.spin, normal))
    inertia = 1 + body.inverse_mass / body.rotational_mobility
    pull = scale(subtract(pull, scale(normal, dot(pull, normal))), inertia - 1)
    along = dot(pull, body.velocity) / speed
    aside = norm(subtract(pull, scale(body.velocity, along / speed)))
    most = rules.static_friction * normal_impulse_per_mass * inertia
    loss = rules.rolling_resistance * normal_impulse_per_mass
    loss = carried_resistance(loss, most, along, aside)
    part = min(1.0, loss / (inertia * speed))
    velocity = scale(body.velocity, 1 - part)
    spin = add(scale(cross(normal, velocity), 1 / body.radius), upright)
    return body._replace(velocity=velocity, spin=spin)
