"""Lesson 04: spheres that spin, grip and roll."""

import math

import numpy as np

from kernel_lib.experiments.experiment import (
    Bars,
    Chart,
    Experiment,
    Guess,
    Observable,
    Preset,
    Runs,
    Values,
)
from kernel_lib.experiments.laws_now import spin_law
from kernel_lib.experiments.parameters import Parameter, check_all
from kernel_lib.experiments.spin_figures import published_spins, slip_and_grip
from kernel_lib.solvers.events import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import angular_momentum, kinetic_energy, rotational_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["experiment", "runs", "scene"]

TABLE, PAIR, SLOPE = "under a table", "two spheres", "down a slope"
ON, BACK, DOWN = "it flies on to the other side", "it comes back", "it goes straight up and down"

PARAMETERS = (
    Parameter(
        "place",
        "scene",
        TABLE,
        meaning="where it happens",
        scale="choice",
        choices=(TABLE, PAIR, SLOPE),
    ),
    Parameter("speed", "v", 3.0, 0, 10, 0.1, "m/s", "speed at the start"),
    Parameter("spin1", "ω_1", 0.0, -40, 40, 0.5, "rad/s", "spin of ball 1, anticlockwise"),
    Parameter("spin2", "ω_2", 0.0, -40, 40, 0.5, "rad/s", "spin of ball 2, anticlockwise"),
    Parameter("e", "e", 1.0, 0, 1, 0.01, "", "restitution", group="Contact"),
    Parameter(
        "e_t",
        "e_t",
        1.0,
        -1,
        1,
        0.01,
        "",
        "slip after is minus this times slip before",
        group="Contact",
    ),
    Parameter(
        "grip",
        "grip",
        True,
        meaning="grip without limit (Endo's case)",
        scale="switch",
        group="Contact",
    ),
    Parameter(
        "friction", "μ", 0.2, 0, 2, 0.01, "", "friction, where grip has a limit", group="Contact"
    ),
    Parameter(
        "m2", "m_2", 1.0, 0.1, 10, 0, "kg", "mass of ball 2 (ball 1: 1 kg)", "log", group="Balls"
    ),
    Parameter(
        "offset", "b", 0.3, -1, 1, 0.02, "m", "offset of the centres, two spheres", group="Balls"
    ),
    Parameter("slope", "θ", 20.0, 0, 60, 0.5, "°", "slope of the plane", group="Balls"),
    Parameter("duration", "T", 2.0, 0.5, 10, 0.5, "s", "length of the run", group="Balls"),
)

RADIUS = 0.5


def scene(values: Values, rough: bool = True) -> Scene:
    """What collides; `rough` false takes grip and friction away."""
    law = {"restitution": values["e"], "tangential_restitution": -1.0, "friction": 0.0}
    if rough:
        limit = math.inf if values["grip"] else values["friction"]
        law |= {"tangential_restitution": values["e_t"], "friction": limit}
    if values["place"] == PAIR:
        one = Ball((-2, values["offset"]), (values["speed"], 0), RADIUS, 1, values["spin1"])
        two = Ball((1, 0), (0, 0), RADIUS, values["m2"], values["spin2"])
        return Scene([one, two], **law)
    if values["place"] == SLOPE:
        angle = math.radians(values["slope"])
        normal = (math.sin(angle), math.cos(angle))
        down = (values["speed"] * normal[1], -values["speed"] * normal[0])
        ball = Ball((normal[0] * RADIUS, normal[1] * RADIUS), down, RADIUS, 1, values["spin1"])
        return Scene([ball], [Plane((0, 0), normal)], (0, -9.807), **law)
    ball = Ball((0, 2), (values["speed"], -values["speed"]), RADIUS, 1, values["spin1"])
    walls = [Plane((0, 0), (0, 1)), Plane((0, 2.5), (0, -1))]
    return Scene([ball], walls, **law)


def runs(values: Values) -> dict[str, Trajectory]:
    """The same start rough and smooth, by exact events."""
    return {
        name: simulate(scene(values, rough), values["duration"], Events())
        for name, rough in (("rough", True), ("smooth", False))
    }


def _outcome(values: Values, runs: Runs) -> str:
    """Which way the rough ball flies after three bounces."""
    contacts = runs["rough"].contacts.of_kind("impact")
    if len(contacts) < 3:
        return ON
    velocity = contacts.velocity_after[2, 0, 0]
    if abs(velocity) < 1e-9:
        return DOWN
    return ON if velocity * values["speed"] > 0 else BACK


def _explain(guess: str, answer: str) -> str:
    verdict = "Yes." if guess == answer else f"No: {answer}."
    return (
        f"{verdict} At the floor the grip turns speed into spin; under the table that spin throws "
        "the ball back; at the floor again it returns nearly along its path, at 97 % of its "
        "speed along the floor. A smooth ball knows nothing of this and flies on."
    )


def _translation(run: Trajectory) -> Floats:
    return kinetic_energy(run) - rotational_energy(run)


def _lost(run: Trajectory) -> Floats:
    energy = kinetic_energy(run) + _height(run)
    return energy[0] - energy


def _height(run: Trajectory) -> Floats:
    gravity = np.array(run.scene.gravity)
    masses = np.array([ball.mass for ball in run.scene.balls])
    energy: Floats = -(run.position @ gravity) @ masses
    return energy - energy[0]


experiment = Experiment(
    name="rotating_spheres",
    title="Rotating spheres",
    parameters=PARAMETERS,
    runs=runs,
    law_now=spin_law,
    observables=(
        Observable("velocity right", "v_x", "m/s", lambda run: run.velocity[:, 0, 0]),
        Observable("spin of ball 1", "ω_1", "rad/s", lambda run: run.spin[:, 0]),
        Observable("energy of motion", "E", "J", lambda run: kinetic_energy(run)),
        Observable("energy of rotation", "E_r", "J", lambda run: rotational_energy(run)),
        Observable("angular momentum", "L", "kg m²/s", lambda run: angular_momentum(run)),
    ),
    bars=(
        Bars(
            "Energy",
            "J",
            (
                Observable("flight", "E_f", "J", _translation),
                Observable("rotation", "E_r", "J", lambda run: rotational_energy(run)),
                Observable("height", "E_p", "J", _height),
                Observable("lost", "E₀ - E", "J", _lost),
            ),
        ),
    ),
    presets=(
        Preset("Superball under a table", {}, "Rough: three bounces, and back. Smooth: through."),
        Preset(
            "It starts another spinning",
            {"place": PAIR},
            "Ball 1 has no spin; after the contact both spin, the same way.",
        ),
        Preset(
            "Opposite spins, nothing exchanged",
            {"place": PAIR, "offset": 0.0, "spin1": 10.0, "spin2": -10.0},
            "Head-on with a1 ω1 + a2 ω2 = 0: the contact points do not slip.",
        ),
        Preset(
            "Grip with a limit",
            {"place": PAIR, "grip": False, "friction": 0.1, "e_t": 0.0},
            "Friction cuts the exchange off, and energy is lost.",
        ),
        Preset(
            "Slip, then roll",
            {"place": SLOPE, "grip": False, "friction": 0.3, "e_t": 0.0, "speed": 2.0, "e": 0.0},
            "The contact list says when slipping ends; then 5/7 of g sin θ.",
        ),
        Preset(
            "It never rolls",
            {
                "place": SLOPE,
                "grip": False,
                "friction": 0.1,
                "e_t": 0.0,
                "slope": 30.0,
                "speed": 0.0,
                "e": 0.0,
            },
            "tan θ is above 7/2 μ: friction cannot spin it up fast enough.",
        ),
    ),
    chart=Chart(
        "Slip or grip?",
        "angle of incidence from the normal (°)",
        "tangential velocity after over before",
        slip_and_grip,
    ),
    published=published_spins(lambda v: runs(check_all(PARAMETERS, v))),
    guess=Guess(
        "A superball is thrown to the floor under a table. After floor, table and floor again, "
        "which way does it fly?",
        "choice",
        answer=_outcome,
        explain=_explain,
        choices=(ON, DOWN, BACK),
    ),
)
