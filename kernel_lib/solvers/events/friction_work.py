"""What friction and rolling resistance take from a ball on walls: P = F.u, u the slip."""

import math

from kernel_lib.solvers.between_contacts.free_motion import Motion, State, kinematics
from kernel_lib.solvers.events.corner import frictions_on_spin, pushed_onto, speeds_off
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import ENERGY_AMISS, FINEST
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale, subtract

__all__ = ["friction_work", "kinetic_energy", "moving_energy"]

#: Gauss points of a piece along a curve, on [0, 1], and their weights.
GAUSS = (
    (0.5, 64 / 225),
    (0.2307653449471585, 0.23931433524968324),
    (0.7692346550528415, 0.23931433524968324),
    (0.04691007703066802, 0.11846344252809454),
    (0.9530899229693319, 0.11846344252809454),
)

#: Of a swing so long a piece is taken at a time, rad: to the last digit.
LONGEST_TURN = 0.5


def friction_work(system: System, i: int, motion: Motion, s: float) -> list[float]:
    """What each wall that carries ball i takes in the first seconds of a motion, J.

    Raises
    ------
    ArithmeticError : friction that gives energy, beyond rounding
    """
    rules = [system.rules(i, -1 - wall) for wall in motion.walls]
    spun = _against_spin(system, i, motion, s)
    if spun == 0 and (all(each.smooth for each in rules) or motion.kind in ("rest", "crush")):
        return [0.0] * len(rules)
    if len(rules) > 1:
        frictions = frictions_on_spin(system, i, motion)
        spun = _turning(system, i, motion.w) - _turning(system, i, motion.after(s).w)
        taken = _taken(system, i, motion, s, spun)
        return [taken * each / (sum(frictions) or 1.0) for each in frictions]
    if motion.kind == "rest" or (_rolls(motion) and rules[0].rolling_resistance == 0):
        return [spun]
    if motion.bend:
        return [_taken(system, i, motion, s, _along_a_curve(system, i, motion, s))]
    return [_taken(system, i, motion, s, _along_a_plane(system, i, motion, s)) + spun]


def _rolls(motion: Motion) -> bool:
    """Whether a ball rolls, perhaps while bounces too small to be seen settle."""
    return motion.kind == "roll" or motion.axis != ZERO


def _taken(system: System, i: int, motion: Motion, s: float, work: float) -> float:
    """Work of friction, J; what rounding leaves below zero is none."""
    if work >= 0:
        return work
    end, mass = motion.after(s), 1 / system.inverse_mass[i]
    size = moving_energy(system, i, motion.v, motion.w) + moving_energy(system, i, end.v, end.w)
    weight = mass * norm(system.acceleration(i, motion.c))
    size += weight * norm(subtract(end.c, motion.c))
    # The height is a difference of two places.
    if work < -ENERGY_AMISS * size - FINEST * weight * norm(motion.c):
        raise ArithmeticError(
            f"friction of wall {motion.walls[0]} gives ball {i} {-work:.3g} J within {s:.3g} s "
            f"from {motion.time:.6g} s on, where it can only take; report the scene"
        )
    return 0.0


def _against_spin(system: System, i: int, motion: Motion, s: float) -> float:
    """What friction against spin about the normal takes, J: torque times angle."""
    if system.rules(i, -1 - motion.walls[0]).spinning_friction == 0 or motion.bend:
        return 0.0
    normal = system.side(i, motion.walls[0], motion.c, motion.time).normal
    fade = dot(motion.twist, normal)
    turned = dot(motion.w, normal) * s + fade * s * s / 2
    return -fade * turned * system.radius[i] ** 2 / system.rotational_mobility[i]


def _along_a_plane(system: System, i: int, motion: Motion, s: float) -> float:
    """Force times way: both are known in closed form, with drag as well."""
    wall = motion.walls[0]
    normal = system.side(i, wall, motion.c, motion.time).normal
    # Not as a difference of two places: strong friction ends a slip within a nanometre.
    f, g, _ = kinematics(motion.k, s)
    way = add(scale(motion.v, f), scale(motion.a, g))
    _, speed, faster = system.moved(wall, motion.time)
    way = subtract(way, add(scale(speed, s), scale(faster, s * s / 2)))
    weight, a = system.weight_on(i, wall, motion.time), subtract(motion.a, faster)
    along = subtract(weight, scale(normal, dot(weight, normal)))
    mass = 1 / system.inverse_mass[i]
    if _rolls(motion):
        inverse = system.rotational_mobility[i] / system.inverse_mass[i]
        braking = subtract(along, scale(a, (1 + inverse) / inverse))
        return mass * dot(braking, way)
    turned = add(scale(motion.w, s), scale(motion.twist, s * s / 2))
    slipped = subtract(way, scale(cross(turned, normal), system.radius[i]))
    return mass * dot(subtract(along, a), slipped)


def _along_a_curve(system: System, i: int, motion: Motion, s: float) -> float:
    """What is missing of the energy in the frame of the wall, whose shaking does work there."""
    wall, mass = motion.walls[0], 1 / system.inverse_mass[i]
    end = motion.after(s)
    shift = subtract(system.moved(wall, motion.time + s)[0], system.moved(wall, motion.time)[0])
    way = subtract(subtract(end.c, motion.c), shift)
    taken = kinetic_energy(system, i, motion, motion) - kinetic_energy(system, i, motion, end, s)
    taken += mass * dot(system.gravity[i], way)
    pull = system.scene.central_force
    if pull != 0:
        one, two = (subtract(each.c, system.force_centre) for each in (motion, end))
        taken += mass * pull / 2 * (dot(one, one) - dot(two, two))
    rate = getattr(system.moves(wall), "angular_frequency", 0.0)
    count = math.ceil(rate * s / LONGEST_TURN) or 1
    for part, weight in GAUSS:
        for piece in range(count):
            at = s * (piece + part) / count
            _, speed, faster = system.moved(wall, motion.time + at)
            if any(faster):
                against = subtract(motion.after(at).v, speed)
                taken -= mass * weight * s / count * dot(faster, against)
    return taken


def kinetic_energy(
    system: System, i: int, motion: Motion, state: State | Motion, s: float = 0.0
) -> float:
    """Of ball i in a state of a motion, where no wall that carries it closes or parts, J.

    In that frame the walls do no work: what is missing after an impact on them is lost.
    """
    time = motion.time + s
    moved = [system.moved(j, time)[1] for j in motion.walls]
    frame = moved[0]
    if any(each != frame for each in moved):
        normals, speeds = speeds_off(system, i, motion.walls, motion.c, time)
        frame = pushed_onto(normals, frame, speeds)
    return moving_energy(system, i, subtract(state.v, frame), state.w)


def moving_energy(system: System, i: int, v: Vector, w: Vector) -> float:
    """Of ball i with this velocity and spin, J."""
    return dot(v, v) / system.inverse_mass[i] / 2 + _turning(system, i, w)


def _turning(system: System, i: int, w: Vector) -> float:
    """Energy of the spin; of one that nothing changes, zero."""
    if system.rotational_mobility[i] == 0:
        return 0.0
    return system.radius[i] ** 2 * dot(w, w) / system.rotational_mobility[i] / 2
