"""Lesson 06: a ball falls onto a plate, which takes its time to throw it back; or two parts do."""

import math

import numpy as np

from kernel_lib.experiments import (
    THREE_LEVELS,
    AtContact,
    Bars,
    Chart,
    Experiment,
    Observable,
    Sentence,
    parts_of,
)
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.experiments.measures.energy import taken_so_far
from kernel_lib.experiments.soft_contact import controls, tasks
from kernel_lib.experiments.soft_contact.across import ACROSS
from kernel_lib.experiments.soft_contact.captions import captions
from kernel_lib.experiments.soft_contact.chart import kept_lines, left, present
from kernel_lib.experiments.soft_contact.controls import JOINED, LOOSE, STACK
from kernel_lib.experiments.soft_contact.drops import runs, scene
from kernel_lib.experiments.soft_contact.joined import centre_speed
from kernel_lib.experiments.soft_contact.law import contact_law, speeds
from kernel_lib.experiments.soft_contact.parts import INSIDE, TURNED_ROUND, WITHOUT_SPRING
from kernel_lib.experiments.soft_contact.published import published_contacts
from kernel_lib.experiments.soft_contact.questions import (
    AS_FAR_THERE,
    GAME_QUESTION,
    NOTHING_LOST,
    RUBBER_QUESTION,
    STEEL_QUESTION,
)
from kernel_lib.experiments.soft_contact.stacked import THROWN
from kernel_lib.state.invariants import centre_of_mass, kinetic_energy, mechanical_energy
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import labelled

__all__ = ["experiment", "runs", "scene"]


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
    hit = run.contacts.of_kind("impact")
    down = closing_speed(hit) if len(hit) else 0.0
    return np.where(run.time >= _touch(run)[0], down, 0.0)


def _speed_out(run: Trajectory) -> Floats:
    """Speed off the plate with which it has gone, m/s; nothing before it has."""
    _, up = speeds({"": run}) or (0.0, 0.0)
    return np.where(run.time >= _touch(run)[1], up, 0.0)


def _jumps(run: Trajectory) -> Floats:
    """Where these two jump, s."""
    return np.array([time for time in _touch(run) if time < run.time[-1]])


def _way_to_the_wall(run: Trajectory) -> Floats:
    """Of the centre of mass, cm."""
    return 100 * centre_of_mass(run)[:, 0]


def _flight(run: Trajectory) -> Floats:
    """Energy of a body's centre of mass, J."""
    mass = sum(ball.mass for ball in run.scene.balls)
    found: Floats = mass * centre_speed(run) ** 2 / 2
    return found


def _inside(run: Trajectory) -> Floats:
    """Energy of the parts against each other, and of the spring between them, J."""
    return np.maximum(kinetic_energy(run) + run.elastic_energy() - _flight(run), 0.0)


def _lost_in_hits(run: Trajectory) -> Floats:
    """Energy that the hits so far have taken, J."""
    return np.maximum(taken_so_far(run.contacts, run.time), 0.0)


BALL, PARTS = ("drop",), (JOINED, LOOSE)

FORCE = Observable("force of the plate", "F", "N", _force, against="depth", runs=BALL)
SLIP = Observable("slip along the plate", "u", "m/s", _slip, runs=BALL)
DEPTH = Observable("depth", "a", "mm", lambda run: 1000 * _depth(run), runs=BALL)

experiment = Experiment(
    name="soft_contact",
    title="Why do balls lose speed when they bounce?",
    runs=runs,
    law_now=contact_law,
    observables=(
        FORCE,
        Observable("speed upwards", "v", "m/s", lambda run: run.velocity[:, 0, 1], runs=BALL),
        DEPTH,
        Observable("height", "y", "mm", lambda run: 1000 * _above(run), runs=BALL),
        SLIP,
        Observable(
            "speed of the upper ball",
            "v₂",
            "m/s",
            lambda run: run.velocity[:, 1, 1],
            runs=(STACK,),
        ),
        Observable("speed of the body", "v", "m/s", centre_speed, runs=PARTS),
        Observable(
            "speed of the part in front", "v₁", "m/s", lambda run: run.velocity[:, 0, 0], runs=PARTS
        ),
        Observable(
            "speed of the part behind", "v₂", "m/s", lambda run: run.velocity[:, 1, 0], runs=PARTS
        ),
        Observable("way to the wall", "x", "cm", _way_to_the_wall, runs=PARTS),
    ),
    bars=(
        Bars(
            Sentence("soft-contact-experiment-speed-at-the"),
            "m/s",
            (
                Observable("speed in", "v", "m/s", _speed_in, _jumps, runs=BALL),
                Observable("speed out", "v′", "m/s", _speed_out, _jumps, runs=BALL),
            ),
        ),
        Bars(
            Sentence("soft-contact-experiment-energy"),
            "mJ",
            (
                Observable(
                    "energy of motion",
                    "E_k",
                    "mJ",
                    lambda run: 1000 * kinetic_energy(run),
                    runs=BALL,
                ),
                Observable("energy of height", "E_p", "mJ", _height_energy, runs=BALL),
                Observable(
                    "in the spring",
                    "E_s",
                    "mJ",
                    lambda run: 1000 * run.elastic_energy(),
                    runs=BALL,
                ),
                Observable("lost", "E₀ - E", "mJ", lambda run: 1000 * _lost(run), runs=BALL),
            ),
        ),
        Bars(
            Sentence("soft-contact-experiment-energy-of-the"),
            "J",
            (
                Observable("flying", "E_c", "J", _flight, runs=PARTS),
                Observable("inside: parts and spring", "E_i", "J", _inside, runs=PARTS),
                Observable("lost by the body", "E₀ - E", "J", _lost_in_hits, runs=PARTS),
            ),
        ),
    ),
    at_contact=AtContact(lens=(DEPTH, FORCE, SLIP)),
    captions=captions,
    chart=Chart(
        Sentence("soft-contact-chart"),
        Sentence("soft-contact-chart-height"),
        Sentence("soft-contact-chart-kept"),
        lambda values: labelled("soft_contact", kept_lines(values)),
        x_scale="log",
        now=present,
        click=("height", None),
        leaves=left,
        across=("height", "material"),
    ),
    published=published_contacts(),
    guess=RUBBER_QUESTION,
    shows=("centre",),
    questions=(STEEL_QUESTION, INSIDE, WITHOUT_SPRING, GAME_QUESTION, ACROSS, THROWN),
    further=(AS_FAR_THERE, NOTHING_LOST, TURNED_ROUND),
    levels=THREE_LEVELS,
    toys=("Steel on steel", "A game's ball", "beside", "sound"),
    **parts_of(controls, tasks),
)
