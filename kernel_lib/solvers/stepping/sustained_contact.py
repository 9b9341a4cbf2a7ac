"""Contacts that last through a fixed step: bodies pressed together slide, roll or rest."""

from collections.abc import Collection
from typing import NamedTuple

from kernel_lib.solvers.contact_log import Entry
from kernel_lib.solvers.impact import (
    ROOM,
    Body,
    Impact,
    closing_speed,
    impact,
    slip_velocity,
)
from kernel_lib.solvers.system import States, System
from kernel_lib.state.surfaces import Rules
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

__all__ = ["CLOSING", "Held", "hold"]

#: Bodies that touch and close by less than this part of the speeds around do not collide
#: again: they are held. Rounding makes closing speeds a millionth of it.
CLOSING = 1e-9

#: Bodies that are held close by no more than this part of the speeds around.
ROUNDING = 1e-11

#: Sweeps over the contacts that hold a body, until none is pressed in any more. A wedge
#: of walls needs several; two walls at a right angle need one.
MOST_SWEEPS = 50

#: Sine of the angle between two walls that count as one: far above rounding.
PARALLEL = 1e-9


#: Slip that is left after grip, as a part of the slip before: rounding.
_NO_SLIP = 1e-12

#: A ball whose slip is below this part of its speed rolls.
_ROLLS = 1e-9


class Held(NamedTuple):
    """A step of bodies some of which are held in contact.

    end : states after it; pairs : those held; entries : their contacts, for the list
    presses : how often the motion into a contact was taken out
    """

    end: States
    pairs: set[tuple[int, int]]
    entries: list[Entry]
    presses: int


def hold(
    system: System,
    touching: list[tuple[int, int]],
    state: States,
    free: States,
    time: float,
    h: float,
    before: Collection[tuple[int, int]] = (),
) -> Held:
    """Bodies in contact at the start that would end below it slide: no more normal motion.

    Two balls that stay in touch without a force are held as well: a stuck pair.

    touching : pairs in contact at the start; free : states after free motion for h seconds
    before : pairs held in an earlier part of the same step
    """
    held, presses = set(before), 0
    pairs = [pair for pair in touching if system.gap(free.c, *pair) <= 0]
    if not pairs:
        return Held(free, held, [], 0)
    end = States(list(free.c), list(free.v), list(free.w))
    for _ in range(MOST_SWEEPS):
        pressed = []
        for a, b in touching:
            # What one wall takes out may press a ball into another that it was to leave.
            inside = (a, b) in pairs or system.gap(end.c, a, b) <= 0
            if inside and _closing_part(system, state, end, a, b, h) > ROUNDING:
                _press(system, state, end, a, b, h)
                held.add((a, b))
                pressed.append((a, b))
        presses += len(pressed)
        if not pressed:
            break
    else:
        _stop_wedged(system, state, end, pressed)
    for a, b in pairs:
        if b >= 0 and _closing_part(system, state, end, a, b, h) > -CLOSING:
            held.add((a, b))
    entries = [_settle(system, state, end, a, b, time, h) for a, b in held.intersection(touching)]
    return Held(end, held, entries, presses)


def _stop_wedged(
    system: System, state: States, end: States, pressed: list[tuple[int, int]]
) -> None:
    """Balls that the walls of a narrow wedge hand to each other without end.

    What the sweeps tend to is motion along all these walls: in the plane none.
    """
    for a in {a for a, _ in pressed}:
        walls = [system.sides[a][-1 - b].normal for i, b in pressed if i == a and b < 0]
        if len(walls) > 1:
            moved = subtract(end.c[a], state.c[a])
            end.c[a] = add(state.c[a], _along(walls, moved))
            end.v[a] = _along(walls, end.v[a])


def _along(walls: list[Vector], motion: Vector) -> Vector:
    """The part of a motion that is along walls of these normals; what rounding leaves is none."""
    left = motion
    across: list[Vector] = []
    for normal in walls:
        for other in across:
            normal = rejection(normal, other)
        if norm(normal) > PARALLEL:
            across.append(unit(normal))
            left = rejection(left, normal)
    return left if norm(left) > ROUNDING * norm(motion) else ZERO


def _closing_part(system: System, state: States, end: States, a: int, b: int, h: float) -> float:
    """Closing speed at the end of the step as a part of the speeds around."""
    body, other, normal = system.bodies(States(state.c, end.v, end.w), a, b)
    around = norm(body.velocity) + norm(other.velocity) + norm(system.gravity[a]) * h
    return closing_speed(body, other, normal) / around if around > 0 else 0.0


def _press(system: System, state: States, end: States, a: int, b: int, h: float) -> None:
    """Take the normal motion out of one contact, and let friction act on it."""
    rules = system.rules(a, b)
    body, other, normal = system.bodies(States(state.c, end.v, end.w), a, b)
    done = press(body, other, normal, rules)
    moved_a = subtract(end.c[a], state.c[a])
    moved_b = subtract(end.c[b], state.c[b]) if b >= 0 else ZERO
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


def _settle(
    system: System, state: States, end: States, a: int, b: int, time: float, h: float
) -> Entry:
    """Rolling resistance and rest of a held ball; its contact for the list."""
    rules = system.rules(a, b)
    body, other, normal = system.bodies(States(state.c, end.v, end.w), a, b)
    if b < 0 and rules.rolling_resistance > 0:
        pressure = dot(subtract(end.v[a], add(state.v[a], scale(system.gravity[a], h))), normal)
        braked = roll_resistance(body, normal, rules, max(pressure, 0.0))
        end.c[a] = add(end.c[a], scale(subtract(braked.velocity, body.velocity), h / 2))
        end.v[a], end.w[a] = braked.velocity, braked.spin
        body = braked
    if b < 0 and norm(body.velocity) <= CLOSING * norm(system.gravity[a]) * h:
        end.c[a], end.v[a] = state.c[a], ZERO
        body = body._replace(velocity=ZERO)
    kind = lasting_kind(body, other, normal, rules.smooth)
    point = subtract(state.c[a], scale(normal, system.radius[a]))
    velocities = (body.velocity, other.velocity)
    return Entry(time, a, b, point, normal, ZERO, velocities, velocities, 0.0, kind)


def lasting_kind(body: Body, other: Body, normal: Vector, smooth: bool) -> str:
    """Whether a lasting contact rests, rolls or slides."""
    across = norm(subtract(body.velocity, other.velocity))
    around = norm(body.velocity) + norm(other.velocity)
    slip = 0.0 if smooth else norm(slip_velocity(body, other, normal))
    turning = norm(body.spin) * body.radius
    if across <= CLOSING * around and slip <= CLOSING * (around + turning):
        return "rest"
    slips = slip > CLOSING * (across + turning)
    return "slide" if smooth or slips or body.turning == 0 else "roll"


def press(body: Body, other: Body, normal: Vector, rules: Rules) -> Impact:
    """Take away what closes, without rebound; friction grips or rubs.

    Grip holds while static friction allows it; beyond, kinetic friction acts.
    """
    if rules.smooth:
        return impact(body, other, normal, rules._replace(restitution=0.0))
    grip = rules._replace(
        restitution=0.0, tangential_restitution=0.0, friction=rules.static_friction
    )
    held = impact(body, other, normal, grip)
    before = norm(slip_velocity(body, other, normal))
    if norm(slip_velocity(held.a, held.b, normal)) <= _NO_SLIP * before:
        return held
    return impact(body, other, normal, grip._replace(friction=rules.friction))


def roll_resistance(body: Body, normal: Vector, rules: Rules, pressure: float) -> Body:
    """Ball after the torque rho N R has braked its rolling for a moment.

    pressure : m/s, the normal impulse of that moment over the mass.
    A ball that rolls keeps rolling, slower by rho N dt/(m (1 + I/(m R^2))), down to rest;
    one that slips is not braked.
    """
    speed = norm(body.velocity)
    if speed == 0 or body.turning == 0:
        return body
    if norm(slip_velocity(body, ROOM, normal)) > _ROLLS * speed:
        return body
    brake = rules.rolling_resistance * pressure
    upright = scale(normal, dot(body.spin, normal))
    part = min(1.0, brake / ((1 + body.inverse_mass / body.turning) * speed))
    velocity = scale(body.velocity, 1 - part)
    spin = add(scale(cross(normal, velocity), 1 / body.radius), upright)
    return body._replace(velocity=velocity, spin=spin)
