"""Lesson 04: spheres that spin, grip and roll."""

import math

import numpy as np

from kernel_lib.experiments import (
    EARTH,
    LESSON_BUDGET,
    THREE_LEVELS,
    AtContact,
    Bars,
    Experiment,
    Map,
    Observable,
    Sentence,
    Text,
    Values,
    check_all,
    parts_of,
)
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.experiments.measures.spin import incidence, slip, slip_breaks, spin_of, throw
from kernel_lib.experiments.rotating_spheres import controls, tasks
from kernel_lib.experiments.rotating_spheres.carpets import CARPET, carpet_scenes
from kernel_lib.experiments.rotating_spheres.chart import grip_regions
from kernel_lib.experiments.rotating_spheres.controls import (
    ACROSS,
    CARPETS,
    PAIR,
    PARAMETERS,
    SLOPE,
    TABLE,
    TABLE_HEIGHT,
    UPRIGHT,
)
from kernel_lib.experiments.rotating_spheres.law import spin_law
from kernel_lib.experiments.rotating_spheres.pairs import ASIDE, SPINS, SPUN
from kernel_lib.experiments.rotating_spheres.published import TEST_4, published_spins
from kernel_lib.experiments.rotating_spheres.questions import BOUNCE, LANE, TENNIS, WAY
from kernel_lib.experiments.rotating_spheres.slopes import EVER, SLIPPING
from kernel_lib.laws.failing_estimate import failing_estimate
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import (
    angular_momentum,
    kinetic_energy,
    potential_energy,
    rotational_energy,
)
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["PAIR", "SLOPE", "TABLE", "experiment", "runs", "scene"]


def scene(values: Values, rough: bool = True) -> Scene:
    """What collides, of two carpets the upper one; `rough` false takes grip and friction away."""
    if values["place"] == CARPETS:
        return next(iter(carpet_scenes(values).values()))
    law = {"restitution": values["e"], "tangential_restitution": -1.0, "friction": 0.0}
    if rough:
        limit = math.inf if values["grip"] else values["friction"]
        law |= {"tangential_restitution": values["e_t"], "friction": limit}
    if values["place"] == PAIR:
        return Scene(_pair(values), **law)
    radius, mass, spin, speed = (values[name] for name in ("r1", "m1", "spin1", "speed"))
    if values["place"] == SLOPE:
        angle = math.atan(values["slope"])
        normal = (math.sin(angle), math.cos(angle))
        down = (speed * normal[1], -speed * normal[0])
        ball = Ball((normal[0] * radius, normal[1] * radius), down, radius, mass, spin)
        return Scene([ball], [Plane((0, 0), normal)], (0, -EARTH), **law)
    angle = math.radians(values["angle"])
    way = (speed * math.sin(angle), -speed * math.cos(angle))
    ball = Ball((0, TABLE_HEIGHT - radius), way, radius, mass, spin)
    ice = Surface(values["e"])
    floor, table = (None if values[f"{name}_grips"] else ice for name in ("floor", "table"))
    walls = [
        Plane((0, 0), (0, 1), surface=floor),
        Plane((0, TABLE_HEIGHT), (0, -1), surface=table),
    ]
    return Scene([ball], walls, **law)


def _pair(values: Values) -> list[Ball]:
    """Ball 1 on its way to ball 2 at rest; in space if their spins need it."""
    places = (((-2, values["offset"]), (values["speed"], 0)), ((1, 0), (0, 0)))
    balls = []
    for i, (place, velocity) in enumerate(places, 1):
        radius, mass, spin = (values[f"{name}{i}"] for name in ("r", "m", "spin"))
        if values["axis"] == ACROSS:
            balls.append(Ball(place, velocity, radius, mass, spin))
        else:
            vector = (0, spin, 0) if values["axis"] == UPRIGHT else (spin, 0, 0)
            balls.append(Ball((*place, 0), (*velocity, 0), radius, mass, vector))
    return balls


def runs(values: Values) -> dict[str, Trajectory]:
    """The same start rough and smooth by exact events and, if asked for, by a failing estimate;
    on two carpets a ball each."""
    if values["place"] == CARPETS:
        return {
            name: simulate(one, values["duration"], Events(), budget=LESSON_BUDGET)
            for name, one in carpet_scenes(values).items()
        }
    found = {
        name: simulate(scene(values, rough), values["duration"], Events(), budget=LESSON_BUDGET)
        for name, rough in (("rough", True), ("smooth", False))
    }
    if values["place"] == PAIR and values["estimate"]:
        rubbing = {"restitution": values["e"], "friction": values["estimate"]}
        start = Scene(_pair(values), **rubbing)
        found["estimate"] = simulate(
            start, values["duration"], Events(law=failing_estimate), budget=LESSON_BUDGET
        )
    return found


def _flight(run: Trajectory) -> Floats:
    return kinetic_energy(run) - rotational_energy(run)


def _height(run: Trajectory) -> Floats:
    energy = potential_energy(run)
    return energy - energy[0]


def _angular_momentum(run: Trajectory) -> Floats:
    """Angular momentum about the origin: anticlockwise in the plane, in space its size."""
    found = angular_momentum(run)
    return found if found.ndim == 1 else np.linalg.norm(found, axis=1)


def _points(values: Values) -> dict[Text, tuple[float, float]]:
    """Test 4 of Chung & Ooi, where its e and e_t hold."""
    if (values["e"], values["e_t"]) != (TEST_4.restitution, 0.0):
        return {}
    corner = TEST_4.corner
    places = (("test", 60.0, "60°"), ("corner", corner, f"{corner:.2f}°"))
    return {
        Sentence(f"rotating-spheres-chart-{name}", angle=text): (angle, TEST_4.friction)
        for name, angle, text in places
    }


def _here(values: Values) -> dict[Text, tuple[float, float]]:
    """The first impact of the present run, where it has a place."""
    if values["grip"] or values["friction"] > 0.5:
        return {}
    angle = incidence(simulate(scene(values), values["duration"], budget=LESSON_BUDGET))
    return {Sentence("rotating-spheres-chart-yours"): (angle, values["friction"])}


experiment = Experiment(
    name="rotating_spheres",
    title="Rotating spheres",
    runs=runs,
    handles={0: {"position": (None, "offset"), "velocity": ("speed", None)}},
    law_now=spin_law,
    observables=(
        Observable("velocity right", "v_x", "m/s", lambda run: run.velocity[:, 0, 0]),
        Observable("spin of ball 1", "ω_1", "rad/s", spin_of(0), ball=0),
        Observable("spin of ball 2", "ω_2", "rad/s", spin_of(1), ball=1),
        Observable("slip at the nearest contact", "D", "m/s", slip, slip_breaks),
        Observable("throw of ball 2", "δ", "°", throw, ball=1),
        Observable("angular momentum", "L", "kg m²/s", _angular_momentum),
    ),
    bars=(
        Bars(
            Sentence("rotating-spheres-experiment-energy"),
            "J",
            (
                Observable("flight", "E_f", "J", _flight),
                Observable("rotation", "E_r", "J", rotational_energy),
                Observable("height", "E_p", "J", _height),
                Observable("lost", "E₀ - E", "J", energy_lost),
            ),
        ),
    ),
    at_contact=AtContact(slip="slip"),
    levels=THREE_LEVELS,
    walls=("floor", "table"),
    toys=("Tennis ball with topspin", "Bowling ball", "space", "sound"),
    lasts="duration",
    chart=Map(
        Sentence("rotating-spheres-chart"),
        Sentence("rotating-spheres-chart-angle"),
        Sentence("rotating-spheres-chart-friction"),
        grip_regions,
        regions=(
            Sentence("rotating-spheres-chart-grips"),
            Sentence("rotating-spheres-chart-slides"),
        ),
        points=_points,
        now=_here,
        click=(None, "friction"),
    ),
    published=published_spins(lambda v: runs(check_all(PARAMETERS, v))),
    guess=WAY,
    questions=(BOUNCE, LANE, CARPET, SPUN, SPINS, ASIDE, SLIPPING, EVER, TENNIS),
    **parts_of(controls, tasks),
)
