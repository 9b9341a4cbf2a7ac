"""Lesson 06: a ball falls onto a plate, which takes its time to throw it back."""

import math

import numpy as np

from kernel_lib.experiments.experiment import (
    LESSON_BUDGET,
    AtContact,
    Bars,
    Chart,
    Experiment,
    Observable,
    Values,
)
from kernel_lib.experiments.soft_contact.captions import captions
from kernel_lib.experiments.soft_contact.chart import kept_lines, left, present
from kernel_lib.experiments.soft_contact.controls import (
    ACTS,
    PARAMETERS,
    PRESETS,
    SPRING,
    STEEL,
)
from kernel_lib.experiments.soft_contact.law import contact_law, speeds
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
from kernel_lib.experiments.soft_contact.published import published_contacts
from kernel_lib.experiments.soft_contact.questions import (
    GAME_QUESTION,
    RUBBER_QUESTION,
    STEEL_QUESTION,
)
from kernel_lib.experiments.soft_contact.tasks import (
    CHALLENGES,
    CLASS_QUESTIONS,
    EXERCISES,
    WORKSHEET,
)
from kernel_lib.experiments.teaching import THREE_LEVELS
from kernel_lib.solvers.compliant.solver import Compliant
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import kinetic_energy, mechanical_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["experiment", "runs", "scene"]


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
    """The fall, the contact, and the way up and down again."""
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


def _above(run: Trajectory) -> Floats:
    """Height of the ball's lowest point over the plate, m."""
    return run.position[:, 0, 1] - run.scene.balls[0].radius


def _depth(run: Trajectory) -> Floats:
    """How deep ball and plate press into each other, m."""
    return np.maximum(-_above(run), 0.0)


def _force(run: Trajectory) -> Floats:
    """Force of the plate, N."""
    return run.force_between(0, -1)


def _slip(run: Trajectory) -> Floats:
    """Speed of the ball's lowest point along the plate, m/s."""
    return run.velocity[:, 0, 0] + run.scene.balls[0].radius * run.spin[:, 0]


def _height_energy(run: Trajectory) -> Floats:
    """Energy that the ball has above the place where it touches, mJ; negative below it."""
    weight = run.scene.balls[0].mass * float(np.ravel(run.scene.gravity)[1])
    return -1000 * weight * _above(run)


def _lost(run: Trajectory) -> Floats:
    """Energy that is gone for good, J."""
    energy = mechanical_energy(run) + run.elastic_energy()
    return energy[0] - energy


def _touch(run: Trajectory) -> tuple[float, float]:
    """Begin and end of the first contact, s; beyond the run where it has none."""
    hit = run.contacts.of_kind("impact")
    if not len(hit):
        return math.inf, math.inf
    return float(hit.time[0]), float(hit.time[0] + hit.duration[0])


def _speed_in(run: Trajectory) -> Floats:
    """Speed towards the plate with which the ball has come, m/s; nothing before it has."""
    down, _ = speeds({"": run}) or (0.0, 0.0)
    return np.where(run.time >= _touch(run)[0], down, 0.0)


def _speed_out(run: Trajectory) -> Floats:
    """Speed off the plate with which it has gone, m/s; nothing before it has."""
    _, up = speeds({"": run}) or (0.0, 0.0)
    return np.where(run.time >= _touch(run)[1], up, 0.0)


def _jumps(run: Trajectory) -> Floats:
    """Where these two jump, s."""
    return np.array([time for time in _touch(run) if time < run.time[-1]])


FORCE = Observable("force of the plate", "F", "N", _force, against="depth")
DEPTH = Observable("depth", "a", "mm", lambda run: 1000 * _depth(run))

experiment = Experiment(
    name="soft_contact",
    title="Why do balls lose speed when they bounce?",
    parameters=PARAMETERS,
    runs=runs,
    law_now=contact_law,
    observables=(
        FORCE,
        Observable("speed upwards", "v", "m/s", lambda run: run.velocity[:, 0, 1]),
        DEPTH,
        Observable("height", "y", "mm", lambda run: 1000 * _above(run)),
        Observable("slip along the plate", "u", "m/s", _slip),
    ),
    bars=(
        Bars(
            "Speed at the plate",
            "m/s",
            (
                Observable("speed in", "v", "m/s", _speed_in, _jumps),
                Observable("speed out", "v′", "m/s", _speed_out, _jumps),
            ),
        ),
        Bars(
            "Energy",
            "mJ",
            (
                Observable("energy of motion", "E_k", "mJ", lambda run: 1000 * kinetic_energy(run)),
                Observable("energy of height", "E_p", "mJ", _height_energy),
                Observable("in the spring", "E_s", "mJ", lambda run: 1000 * run.elastic_energy()),
                Observable("lost", "E₀ - E", "mJ", lambda run: 1000 * _lost(run)),
            ),
        ),
    ),
    at_contact=AtContact(lens=(DEPTH, FORCE)),
    captions=captions,
    presets=PRESETS,
    chart=Chart(
        "Share of speed kept, at each drop height",
        "drop height (cm)",
        "share of speed kept",
        kept_lines,
        x_scale="log",
        now=present,
        click=("height", None),
        leaves=left,
        across=("height", "material"),
    ),
    published=published_contacts(),
    guess=RUBBER_QUESTION,
    questions=(STEEL_QUESTION, GAME_QUESTION),
    acts=ACTS,
    levels=THREE_LEVELS,
    toys=("Steel on steel", "A game's ball", "beside", "sound"),
    exercises=EXERCISES,
    challenges=CHALLENGES,
    class_questions=CLASS_QUESTIONS,
    worksheet=WORKSHEET,
)
