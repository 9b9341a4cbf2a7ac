"""Two balls that hold together from their first touch: a really sticky contact.

Restitution 0 takes away the normal velocity alone, and the two slide off each other. Here
they are glued: one rigid body that flies and turns about its centre of mass.
"""

import math
from dataclasses import dataclass, field, replace

import numpy as np

from kernel_lib.contacts.distances import normal_between
from kernel_lib.contacts.impact_times import straight_meeting
from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.system import System, lay_out
from kernel_lib.state.pieces import Floats
from kernel_lib.state.scene import Scene
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, scale, subtract

__all__ = ["Sticky"]


@dataclass(frozen=True)
class Sticky:
    """Two free balls in the plane, exact to their first touch, one rigid body afterwards.

    Momentum and angular momentum are kept, the spins of the balls included; energy is not.
    Glue leaves a restitution nothing to do but to be 0, and holds what friction would rub.

    Raises
    ------
    ValueError : when a run begins, for anything but two balls of finite mass and inertia
        in the plane, without walls, drag, friction and a restitution above 0
    """

    def begin(self, scene: Scene, duration: float) -> "StickyMemory":
        """Memory at the start of a run."""
        if len(scene.balls) != 2:
            raise ValueError(
                f"Sticky glues two balls, got {len(scene.balls)}; use Events for other scenes"
            )
        refuse("Sticky", scene, "third dimension", "walls", "drag", "fixed balls", "central force")
        refuse("Sticky", scene, "bounce", "friction", "mutual gravity")
        for i, ball in enumerate(scene.balls):
            if not math.isfinite(ball.inertia_factor):
                raise ValueError(
                    f"Sticky needs balls that can turn, got inertia_factor inf of ball {i}; "
                    "give it a finite one, or use Events"
                )
        system, c, v, w = lay_out(scene)
        flights = [Motion(0.0, c[i], v[i], w[i], a=system.gravity[i]) for i in (0, 1)]
        return StickyMemory(system, flights, _touch(system, flights))

    def advance(self, memory: "StickyMemory", duration: float) -> None:
        """Both phases are known from the start; only the contact list waits for its moment."""
        memory.end = duration
        if memory.touch <= duration and not memory.log.entries:
            memory.glue()


@dataclass
class StickyMemory:
    """The flights, the moment of touch, and the rigid body after it.

    centre : State of the centre of mass at the touch; arms : from it to both centres
    rate : rad/s, of the rigid body
    """

    system: System
    flights: list[Motion]
    touch: float
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""
    budget: float = math.inf

    def copy(self) -> "StickyMemory":
        return replace(self, log=self.log.copy())

    def glue(self) -> None:
        """Enter the touch in the contact list, and the contact that lasts from there on."""
        one, two = (flight.at(self.touch) for flight in self.flights)
        balls = self.system.scene.balls
        arms, rate = self._body()
        velocities = [add(self._centre(self.touch).v, _turned(rate, arm)) for arm in arms]
        impulse = scale(subtract(velocities[0], one.v), balls[0].mass)
        normal = normal_between(one.c, two.c, one.v, two.v)
        point = subtract(one.c, scale(normal, self.system.radius[0]))
        lost = sum(
            ball.mass * (dot(old.v, old.v) - dot(new, new)) / 2
            + ball.moment_of_inertia * (old.w[2] ** 2 - rate**2) / 2
            for ball, old, new in zip(balls, (one, two), velocities, strict=True)
        )
        after = (velocities[0], velocities[1])
        hit = Entry(self.touch, 0, 1, point, normal, impulse, (one.v, two.v), after, lost)
        self.log.add(hit)
        self.log.begin(hit._replace(impulse=ZERO, before=after, energy_lost=0.0, kind="rest"))

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of both balls at moments, (N, 2, 2, 3), and spins."""
        (arms, rate), states = self._body(), []
        for time in after.tolist():
            if time < self.touch or self.end < self.touch:
                states.append([flight.at(time) for flight in self.flights])
                continue
            centre, angle = self._centre(time), rate * (time - self.touch)
            turned = [_rotated(arm, angle) for arm in arms]
            both = [(add(centre.c, arm), add(centre.v, _turned(rate, arm))) for arm in turned]
            states.append([State(c, v, (0.0, 0.0, rate)) for c, v in both])
        rows = [[(state.c, state.v) for state in both] for both in states]
        return np.array(rows), np.array([[state.w for state in both] for both in states])

    def _centre(self, time: float) -> State:
        """Centre of mass, which no contact disturbs."""
        balls = self.system.scene.balls
        share = balls[0].mass / (balls[0].mass + balls[1].mass)
        one, two = (flight.at(time) for flight in self.flights)
        return State(
            add(scale(one.c, share), scale(two.c, 1 - share)),
            add(scale(one.v, share), scale(two.v, 1 - share)),
            ZERO,
        )

    def _body(self) -> tuple[list[Vector], float]:
        """The rigid body at the touch: its arms, and its rate from L/I."""
        centre = self._centre(self.touch)
        turning = inertia = 0.0
        arms = []
        for ball, flight in zip(self.system.scene.balls, self.flights, strict=True):
            state = flight.at(self.touch)
            arm, speed = subtract(state.c, centre.c), subtract(state.v, centre.v)
            turning += ball.mass * cross(arm, speed)[2] + ball.moment_of_inertia * state.w[2]
            inertia += ball.mass * dot(arm, arm) + ball.moment_of_inertia
            arms.append(arm)
        return arms, turning / inertia


def _touch(system: System, flights: list[Motion]) -> float:
    """When the two first touch, s. Under the same gravity they meet on straight lines."""
    one, two = flights
    line, speed = subtract(one.c, two.c), subtract(one.v, two.v)
    return straight_meeting(line, speed, system.radius[0] + system.radius[1])


def _turned(rate: float, arm: Vector) -> Vector:
    """Velocity of the end of an arm that turns, rate x arm."""
    return (-rate * arm[1], rate * arm[0], 0.0)


def _rotated(arm: Vector, angle: float) -> Vector:
    c, s = math.cos(angle), math.sin(angle)
    return (c * arm[0] - s * arm[1], s * arm[0] + c * arm[1], 0.0)
