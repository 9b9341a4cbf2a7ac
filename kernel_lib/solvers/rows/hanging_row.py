"""A cradle: balls on strings of one length, that swing and collide where the strings hang straight.

The model of small swings: along its arc each ball obeys s'' = -(g/L) s, whatever its mass and its
height, so that all balls come back to the bottom at one moment. At 30 degrees it is 1.2 % too fast
at the bottom, and a real string takes 1.7 % longer. A collision takes no time on this clock.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, Protocol

import numpy as np

from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.rows.rigid_row import RowCollision, RowImpacts
from kernel_lib.solvers.system import System, lay_out
from kernel_lib.state.bodies import Ball
from kernel_lib.state.checks import number, offering, set_checked, vector
from kernel_lib.state.pieces import SWING, Pieces, flown
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import (
    EQUAL_BALLS,
    LAST_MEETING,
    MOST_CRADLE_WORK,
    ROUNDING,
    ROW_ROUNDING,
)
from kernel_lib.state.trajectory import ContactForce, Contacts
from kernel_lib.state.vectors import Vector

__all__ = ["Hanging", "RowRule", "swing_period"]

#: Degrees. Strings pull; beyond a quarter turn they would have to push.
HIGHEST = 90.0


class RowRule(Protocol):
    """What a solver of rows offers a cradle: RowImpacts or SoftRow."""

    def begin(self, scene: Scene, duration: float) -> Any:
        """Memory of a row along x; complains about what it cannot do."""

    def collision(self, memory: Any, speeds: Sequence[float], most: float) -> RowCollision:
        """How this row collides if it arrives at these speeds, m/s, with so much work at most."""

    def advance(self, memory: Any, duration: float) -> None:
        """Carry a row that arrives through its collision."""


def swing_period(length: float, gravity: float) -> float:
    """T = 2 pi sqrt(L/g), of small swings, s; length in m, gravity in m/s^2."""
    return 2 * math.pi * math.sqrt(length / gravity)


@dataclass(frozen=True)
class Hanging:
    """Balls on strings: small swings between collisions at the bottom.

    The balls start at rest, some of them lifted; all that are lifted arrive together after a
    quarter of T = 2 pi sqrt(L/g). What happens then is asked of `row`, for balls that run along
    x and touch, or have the gaps that the strings leave; small gaps are crossed in no time.

    Parameters
    ----------
    pivots : (x, y) of the upper end of each string, m, from left to right
    row : RowImpacts or SoftRow
    largest_swing : degrees, in (0, 90], beyond which a run ends with an error. A ball let go at an
        angle a has (a/2)/sin(a/2) times its true speed at the bottom: 1.2 % too much at 30
        degrees, 4.7 % at 60, 11 % at 90

    Raises
    ------
    ValueError : naming the value; when a run begins or a collision is over: strings of unequal
        length, gravity that does not point down, what the row refuses, balls that do not start
        at rest, or that would swing beyond `largest_swing`
    """

    pivots: Sequence[tuple[float, float]]
    row: RowRule = field(default_factory=RowImpacts)
    largest_swing: float = 30.0

    def __post_init__(self) -> None:
        set_checked(self, "pivots", _pivots)
        set_checked(self, "largest_swing", number, above=0)
        swing = self.largest_swing
        if swing > HIGHEST:
            raise ValueError(f"largest_swing must be at most {HIGHEST:g} degrees, got {swing:g}")
        offering("row", self.row, "collision", "RowImpacts or SoftRow")

    def begin(self, scene: Scene, duration: float) -> "HangingMemory":
        """Memory at the start of a run."""
        system, c, v, _ = lay_out(scene)
        refuse("Hanging", scene, "third dimension", "spin", "friction", "fixed balls")
        refuse("Hanging", scene, "central force", "restitution law", "mutual gravity")
        strings = self._strings(system, c, v)
        length, rate = strings
        arcs = [
            length * math.atan2(ball[0] - x, y - ball[1])
            for ball, (x, y) in zip(c, self.pivots, strict=True)
        ]
        # A ball at rest on its arc had this speed at the bottom a quarter of a period ago.
        speeds = [-arc * rate for arc in arcs]
        # What the row cannot do it refuses now, not at the first collision.
        row = self.row.begin(self._row_below(scene), LAST_MEETING)
        memory = HangingMemory(self, system, length, rate, row)
        memory.swings.append((-0.5 * math.pi / rate, [-speed for speed in speeds]))
        memory.check_heights([-speed for speed in speeds])
        return memory

    def advance(self, memory: "HangingMemory", duration: float) -> None:
        """Collide at every return to the bottom up to `duration`."""
        half = math.pi / memory.rate
        while not memory.stopped and memory.swings[-1][0] + half <= duration:
            time = memory.swings[-1][0] + half
            if memory.work >= memory.budget or not memory.collide(time):
                memory.stopped, memory.end = "step limit", time
                return
        if not memory.stopped:
            memory.end = duration

    def _row_below(self, scene: Scene) -> Scene:
        """The balls at rest where their strings hang straight, on a line along x."""
        row = [
            Ball((x, 0.0), (0.0, 0.0), ball.radius, ball.mass, surface=ball.surface)
            for ball, (x, _) in zip(scene.balls, self.pivots, strict=True)
        ]
        return replace(scene, balls=tuple(row), gravity=(0.0, 0.0))

    def _strings(self, system: System, c: list[Vector], v: list[Vector]) -> tuple[float, float]:
        """Length of the strings, m, and the rate sqrt(g/L) of a swing, 1/s."""
        if len(self.pivots) != len(c):
            raise ValueError(f"{len(c)} balls need {len(c)} pivots, got {len(self.pivots)}")
        lengths = [
            math.hypot(ball[0] - x, ball[1] - y)
            for ball, (x, y) in zip(c, self.pivots, strict=True)
        ]
        if max(lengths) - min(lengths) > EQUAL_BALLS * max(lengths):
            raise ValueError(
                f"all strings must have one length, got {min(lengths):g} to {max(lengths):g} m"
            )
        gravity = system.gravity[0]
        if gravity[1] >= 0 or gravity[0] or gravity[2] or system.scene.walls or system.scene.drag:
            raise ValueError(
                "a cradle needs gravity straight down, such as (0, -9.807), no walls and no drag"
            )
        if any(any(speed) for speed in v):
            raise ValueError("the balls of a cradle start at rest; lift some of them instead")
        return lengths[0], math.sqrt(-gravity[1] / lengths[0])


def _pivots(_: str, given: Any) -> tuple[tuple[float, ...], ...]:
    """The upper ends of the strings, checked."""
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise ValueError(f"pivots must be a list of (x, y), one for each string, got {given!r}")
    pivots = tuple(vector(f"pivot {i}", pivot) for i, pivot in enumerate(given))
    for i, pivot in enumerate(pivots):
        if len(pivot) != 2:
            raise ValueError(f"pivot {i} must have two components, x and y, got {pivot}")
    return pivots


@dataclass
class HangingMemory:
    """All swings so far: when each began at the bottom, and with which velocities.

    row : memory of the row at rest at the bottom
    work : returns to the bottom so far, with the impacts or tried steps of their collisions
    """

    solver: Hanging
    system: System
    length: float
    rate: float
    row: Any
    swings: list[tuple[float, list[float]]] = field(default_factory=list)
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""
    budget: float = field(default_factory=lambda: MOST_CRADLE_WORK)
    work: int = 0

    def copy(self) -> "HangingMemory":
        return replace(self, swings=list(self.swings), log=self.log.copy())

    def pieces(self, first: float = 0.0, last: float = math.inf) -> Pieces:
        """All swings, each by its law; a ball that hangs on as it was has one for all of them."""
        begun = [each for each in self.swings if each[0] <= self.end]
        starts, speed = np.array([start for start, _ in begun]), np.array([v for _, v in begun])
        swings = np.ones_like(speed, dtype=bool)
        swings[1:] = (speed[1:] != 0) | (speed[:-1] != 0)
        ball, swing = np.nonzero(swings.T)
        velocity = np.stack([speed[swing, ball], np.zeros(len(ball))], axis=1)
        bottom, nothing = np.array(self.pivots) - (0, self.length), np.zeros_like(velocity)
        motion = [bottom[ball], velocity, nothing, nothing, nothing]
        more = {"rate": self.rate, "pivots": tuple(self.pivots)}
        return flown(np.bincount(ball), starts[swing], motion, 2, SWING, **more)

    @property
    def pivots(self) -> Sequence[tuple[float, float]]:
        return self.solver.pivots

    def contact_force(self, contacts: Contacts, index: int, samples: int) -> ContactForce | None:
        """Overlap and force of one contact of a soft row, in its own time from the collision on."""
        time = float(contacts.time[index])
        arriving = next(speeds for start, speeds in reversed(self.swings) if start < time)
        memory = self.row.arriving([-speed for speed in arriving], math.inf)
        if not hasattr(memory, "contact_force"):
            return None
        self.solver.row.advance(memory, LAST_MEETING)
        listed = memory.log.contacts(self.system.dimension, LAST_MEETING)
        first = int(np.searchsorted(contacts.time, time))
        found: ContactForce | None = memory.contact_force(listed, index - first, samples)
        return found and replace(found, time=found.time + time)

    def collide(self, time: float) -> bool:
        """All strings hang straight; the rule of the row says how the balls leave.

        False if that took more work than the budget has left.
        """
        before = [-speed for speed in self.swings[-1][1]]
        after = before
        if any(a - b > EQUAL_BALLS * max(map(abs, before)) for a, b in pairwise(before)):
            left = self.budget - self.work
            speeds, contacts, work, finished = self.solver.row.collision(self.row, before, left)
            self.work += work
            if not finished:
                return False
            rounding = ROW_ROUNDING * max(map(abs, before))
            after = [float(speed) if abs(speed) > rounding else 0.0 for speed in speeds]
            self.check_heights(after)
            for contact in contacts:
                self._note(time, contact)
        self.work += 1
        self.swings.append((time, after))
        return True

    def check_heights(self, speeds: Sequence[float]) -> None:
        """Complain about a ball that would swing beyond the largest angle."""
        largest = self.solver.largest_swing
        allowed = math.radians(largest) * self.rate * self.length * (1 + ROUNDING)
        for i, speed in enumerate(speeds):
            if abs(speed) > allowed:
                raise ValueError(
                    f"ball {i + 1} would swing beyond {largest:g} degrees at {abs(speed):.3g} m/s, "
                    "where small swings are a good model; take less speed or longer strings, or "
                    f"allow it: Hanging(..., largest_swing={HIGHEST:g})"
                )

    def _note(self, time: float, contact: Entry) -> None:
        """Enter a contact of the row in the list; on the clock of the swings it takes no time."""
        x, y = self.solver.pivots[contact.a]
        point = (x + self.system.radius[contact.a], y - self.length, 0.0)
        self.log.add(contact._replace(time=time, point=point, duration=0.0))
