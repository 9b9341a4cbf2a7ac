"""Two parts joined by a spring that fly into a wall: exact from one hit to the next."""

import math
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np

from kernel_lib.experiments import Values
from kernel_lib.experiments.soft_contact.controls import JOINED, LOOSE
from kernel_lib.solvers.between_contacts.swing import swing_fall
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.invariants import momentum
from kernel_lib.state.pieces import Floats
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_CRADLE_WORK
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["SPEED", "Joined", "centre_speed", "joined_runs", "kept_by"]

#: m/s at which the body comes; m between its parts' centres, and how far the first one starts from
#: the wall.
SPEED, LENGTH, FREE = 2.0, 0.3, 0.4

#: m, radius of a part of 1 kg.
PART = 0.018

#: s, of a swing; it is shorter where the spring would be squeezed by more than so much, m.
SWING, SQUEEZED = 0.3, 0.19

#: m between the two rows, where there are two.
APART = 0.25

#: s after the first hit at which a picture of both rows ends: the parts have flown apart.
BOTH = 0.45

#: m that the middle of the body goes back after its last hit, and s that a run lasts at most.
BACK, LONGEST = 0.6, 3.0

Row = tuple[float, float]


@dataclass(frozen=True)
class Joined:
    """A body of two parts, ball 0 in front, that meets a wall at its left without any loss.

    Between two hits the middle of the body moves evenly, and the parts swing about it; a hit turns
    round the front part alone. The stiffness of the spring changes the times and no speed.

    Parameters
    ----------
    length : m, of the spring when it is at rest, from centre to centre
    swing : s, of one full swing of the parts
    """

    length: float
    swing: float

    def begin(self, scene: Scene, duration: float) -> "JoinedMemory":
        """Memory at the start of a run of two balls and a wall on a line along x."""
        front, rear = scene.balls
        start = Flight(
            0.0,
            (front.position[0], rear.position[0]),
            (front.velocity[0], rear.velocity[0]),
        )
        return JoinedMemory(self, scene, [start])

    def advance(self, memory: "JoinedMemory", duration: float) -> None:
        """Go from hit to hit up to a moment."""
        while len(memory.flights) <= memory.budget:
            after = memory.next_hit()
            if after is None or after.time > duration:
                memory.end = duration
                return
            memory.enter(after)
        memory.stopped, memory.end = "step limit", memory.flights[-1].time


@dataclass(frozen=True)
class Flight:
    """The two parts from one hit on: time, s; places, m, and velocities, m/s, along x."""

    time: float
    places: Row
    velocities: Row


@dataclass
class JoinedMemory:
    """All flights so far."""

    body: Joined
    scene: Scene
    flights: list[Flight]
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""
    budget: float = MOST_CRADLE_WORK

    #: Balls that a spring joins, which the stage draws.
    springs = ((0, 1),)

    def copy(self) -> "JoinedMemory":
        return replace(self, flights=list(self.flights), log=self.log.copy())

    @property
    def _shares(self) -> Row:
        front, rear = (ball.mass for ball in self.scene.balls)
        return front / (front + rear), rear / (front + rear)

    @property
    def _rate(self) -> float:
        return 2 * math.pi / self.body.swing

    def next_hit(self) -> Flight | None:
        """When the front part is at the wall again, and how both parts fly from there."""
        flight, rate = self.flights[-1], self._rate
        (front, rear), (speed, behind) = flight.places, flight.velocities
        _, share = self._shares
        stretch = rear - front - self.body.length
        gap = front - self.scene.balls[0].radius
        swing = (share * stretch, share * (behind - speed) / rate)
        if swing == (0.0, 0.0):
            after = gap / -speed if speed < 0 else math.inf
        else:
            after = swing_fall(gap, speed, 0.0, swing, rate, leaving=len(self.flights) > 1)
        if not math.isfinite(after):
            return None
        time = flight.time + after
        (place, velocity) = self.read(np.array([time]))[0][0].swapaxes(0, 1)[..., 0].tolist()
        return Flight(time, tuple(place), (-velocity[0], velocity[1]))

    def enter(self, flight: Flight) -> None:
        """A hit, and the flight that it begins."""
        ball, (speed, _) = self.scene.balls[0], flight.velocities
        self.flights.append(flight)
        height = ball.position[1]
        self.log.add(
            Entry(
                flight.time,
                0,
                -1,
                (0.0, height, 0.0),
                (1.0, 0.0, 0.0),
                (2 * ball.mass * speed, 0.0, 0.0),
                ((-speed, 0.0, 0.0), (0.0, 0.0, 0.0)),
                ((speed, 0.0, 0.0), (0.0, 0.0, 0.0)),
            )
        )

    def read(self, after: Floats) -> tuple[Floats, Floats]:
        """States of both parts at moments, (N, 2, 2, 3), and spins, which are none."""
        starts = np.array([flight.time for flight in self.flights])
        which = np.maximum(np.searchsorted(starts, after, side="right") - 1, 0)
        places = np.array([flight.places for flight in self.flights])[which]
        velocities = np.array([flight.velocities for flight in self.flights])[which]
        shares, since = np.array(self._shares), after - starts[which]
        middle, drift = places @ shares, velocities @ shares
        stretch = places[:, 1] - places[:, 0] - self.body.length
        turn, opening = self._rate * since, (velocities[:, 1] - velocities[:, 0]) / self._rate
        now = stretch * np.cos(turn) + opening * np.sin(turn)
        rate = self._rate * (opening * np.cos(turn) - stretch * np.sin(turn))
        out = np.zeros((len(after), 2, 2, 3))
        for ball, part in ((0, -shares[1]), (1, shares[0])):
            out[:, ball, 0, 0] = middle + drift * since + part * (self.body.length + now)
            out[:, ball, 0, 1] = self.scene.balls[ball].position[1]
            out[:, ball, 1, 0] = drift + part * rate
        return out, np.zeros((len(after), 2, 3))

    def elastic_energy(self, shown: Trajectory) -> Floats:
        """What the spring holds, J."""
        front, rear = (ball.mass for ball in self.scene.balls)
        reduced = front * rear / (front + rear)
        stretch = shown.position[:, 1, 0] - shown.position[:, 0, 0] - self.body.length
        held: Floats = reduced * self._rate**2 * stretch**2 / 2
        return held


def swing_of(values: Values) -> float:
    """Time of one swing, s, of a spring that is squeezed by `SQUEEZED` at most."""
    front, rear = float(values["front"]), float(values["rear"])
    held = 2 * math.pi * SQUEEZED / SPEED * math.sqrt(front / (front + rear))
    return min(SWING, held)


def joined_runs(values: Values) -> dict[str, Trajectory]:
    """The body flies into the wall, and back; below it, where asked for, its parts without spring.

    The parts touch there, and what flies apart at the wall stays apart.
    """
    solver = Joined(LENGTH, swing_of(values))
    scene = _scene(values, LENGTH, 0.0)
    seen = simulate(scene, LONGEST, solver, record="contacts")
    until = float(seen.contacts.time[0]) + BOTH if values["loose"] else _end(seen)
    times = np.union1d(np.linspace(0, until, 241), seen.contacts.time[seen.contacts.time < until])
    found = {JOINED: simulate(scene, until, solver, times)}
    if values["loose"]:
        loose = _scene(values, None, -APART)
        found[LOOSE] = simulate(loose, until, Events(), until / 240)
    return found


def _scene(values: Values, length: float | None, height: float) -> Scene:
    """Both parts on their way to the wall, so far apart from centre to centre, m, or touching."""
    masses = float(values["front"]), float(values["rear"])
    radii = [PART * mass ** (1 / 3) for mass in masses]
    first = radii[0] + FREE
    places = (first, first + (sum(radii) if length is None else length))
    balls = [
        Ball((place, height), (-SPEED, 0.0), radius, mass)
        for place, radius, mass in zip(places, radii, masses, strict=True)
    ]
    return Scene(balls, [Plane(point=(0, 0), normal=(1, 0))])


@lru_cache(maxsize=64)
def kept_by(front: float, rear: float) -> tuple[float, int]:
    """The share of its speed that a body keeps, and how often it hits; masses in kg."""
    run = joined_runs({"front": front, "rear": rear, "loose": False})[JOINED]
    return float(centre_speed(run)[-1]) / SPEED, len(run.contacts)


def centre_speed(run: Trajectory) -> Floats:
    """Velocity of the centre of mass away from the wall, (K+1,) m/s."""
    found: Floats = momentum(run)[:, 0] / sum(ball.mass for ball in run.scene.balls)
    return found


def _end(run: Trajectory) -> float:
    """When the middle has gone `BACK` after the last hit, s."""
    last, speed = float(run.contacts.time[-1]), float(centre_speed(run)[-1])
    return min(LONGEST, last + BACK / speed) if speed > 0 else LONGEST
