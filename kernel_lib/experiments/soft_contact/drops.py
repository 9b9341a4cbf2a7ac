"""The runs of lesson 06: a ball above its plate, or a body of two parts before its wall."""

import math

from kernel_lib.experiments import LESSON_BUDGET, Values
from kernel_lib.experiments.soft_contact.controls import JOINED, SPRING, STACK, STEEL
from kernel_lib.experiments.soft_contact.joined import joined_runs
from kernel_lib.experiments.soft_contact.materials import (
    CM,
    arrival,
    contact_model,
    kept_law,
    mass_of,
    radius_of,
    sideways,
    spring_across,
    stiffness_of,
)
from kernel_lib.experiments.soft_contact.stacked import stacked_runs
from kernel_lib.solvers.compliant.solver import Compliant
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["runs", "scene"]


def scene(values: Values) -> Scene:
    """The ball above its plate, y = 0; what steel keeps comes of the force alone."""
    across, friction = sideways(values)
    radius = radius_of(values)
    ball = Ball(
        position=(0, radius + CM * values["height"]),
        velocity=(across, 0),
        radius=radius,
        mass=mass_of(values),
    )
    plate = Plane(point=(0, 0), normal=(0, 1))
    restitution = 1.0 if values["material"] == STEEL else values["kept"]
    gravity = (0, -values["gravity"])
    return Scene([ball], [plate], gravity, restitution, friction=friction or None)


def runs(values: Values) -> dict[str, Trajectory]:
    """The fall, the contact, and the way up and down again; or two bodies."""
    if values["material"] == STACK:
        return stacked_runs(values)
    if values["material"] == JOINED:
        return joined_runs(values)
    fall = arrival(values) / values["gravity"]
    share = float(kept_law(values)(arrival(values)))
    duration = fall * (1 + 1.9 * max(share, 0.3)) + _contact_time(values)
    solver = Compliant(contact_model(values), shear=spring_across(values))
    run = simulate(scene(values), duration, solver, duration / 200, budget=LESSON_BUDGET)
    return {"drop": run}


def _contact_time(values: Values) -> float:
    """Some three times as long as an elastic contact lasts, s; the ball's weight counted."""
    mass, k, speed = mass_of(values), stiffness_of(values), arrival(values)
    if values["material"] == SPRING:
        return 3 * (math.pi * math.sqrt(mass / k) + 2 * mass * values["gravity"] / (k * speed))
    depth = (5 / 4 * mass * speed**2 / k) ** 0.4 + (mass * values["gravity"] / k) ** (2 / 3)
    return 3 * 2.94 * float(depth) / speed
