"""A row of balls on a line whose touching contacts collide by a chosen rule.

Touching rigid balls leave the outcome open; here the rule is named, so that lessons can run
rival rules on one clock.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from kernel_lib.solvers.between_contacts.free_motion import Motion, motion_pieces
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.rows.listed_impacts import RULES, Hit
from kernel_lib.solvers.system import System, lay_out
from kernel_lib.state.pieces import Pieces
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import restitution_at
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    LAST_MEETING,
    MOST_ROW_IMPACTS,
    ROW_ROUNDING,
)
from kernel_lib.state.vectors import ZERO, Vector

__all__ = ["NORMAL", "RowCollision", "RowImpacts", "check_row"]


#: Impacts one by one that cost as much as a collision does with its flights and its place in the
#: list.
IMPACTS_OF_A_COLLISION = 50

#: From the right ball of a contact to the left one.
NORMAL: Vector = (-1.0, 0.0, 0.0)


class RowCollision(NamedTuple):
    """How a row collides.

    velocities : after all have parted, m/s
    contacts : until then, of a row that lies still where its strings hang
    work : what it cost, in impacts or tried steps
    finished : whether that was enough
    """

    velocities: Sequence[float]
    contacts: Sequence[Entry]
    work: int
    finished: bool


@dataclass(frozen=True)
class RowImpacts:
    """Exact free flight along x, and a rule for all contacts that close at one moment.

    Parameters
    ----------
    rule : "left first", "right first" (both one by one) or "all at once" (Moreau), which may gain
        energy where restitutions differ (`all_at_once`); the list of contacts then has losses < 0

    Raises
    ------
    ValueError : an unknown rule; when a run begins, balls that are no row along x from left
        to right, and what no row takes: walls, gravity, drag, and friction, which would carry
        spin from ball to ball

    Source: Li & Yao 2013, section 1.
    """

    rule: str = "left first"

    def __post_init__(self) -> None:
        if self.rule not in RULES:
            raise ValueError(f"rule must be one of {', '.join(RULES)}, got {self.rule!r}")

    def begin(self, scene: Scene, duration: float) -> "RowMemory":
        """Memory at the start of a run."""
        system, c, v, w = lay_out(scene)
        refuse("RowImpacts", scene, "friction", "restitution law")
        check_row(scene, c, v)
        return RowMemory(self, system, [[Motion(0.0, *s)] for s in zip(c, v, w, strict=True)])

    def advance(self, memory: "RowMemory", duration: float) -> None:
        """Fly from impact to impact up to `duration`."""
        if not memory.begun:
            memory.begun = True
            memory.collide(0.0)
        while not memory.stopped:
            time = memory.next_impact()
            if time > duration:
                break
            if memory.work >= memory.budget:
                memory.stopped, memory.end = "step limit", memory.now
                return
            memory.collide(time)
        if not memory.stopped:
            memory.end = duration

    def collision(self, memory: "RowMemory", speeds: Sequence[float], most: float) -> RowCollision:
        """How the row collides if it arrives at these speeds, m/s."""
        after = memory.arriving(speeds, most)
        self.advance(after, LAST_MEETING)
        velocities = [ball[-1].v[0] for ball in after.phases]
        return RowCollision(velocities, after.log.entries, after.work, not after.stopped)


def check_row(scene: Scene, c: list[Vector], v: list[Vector]) -> None:
    """Complain about what is no row of free balls along x, from left to right."""
    refuse("a row", scene, "walls", "gravity", "drag", "central force", "mutual gravity")
    level = c[0][1:]
    for i, (place, speed) in enumerate(zip(c, v, strict=True)):
        if place[1:] != level:
            raise ValueError(
                f"a row lies along x, got ball {i} at {scene.balls[i].position}; "
                "give all balls the same y"
            )
        if speed[1:] != ZERO[1:]:
            raise ValueError(
                f"a row moves along x, got ball {i} with velocity {scene.balls[i].velocity}; "
                "leave only its first component"
            )
    for i, (a, b) in enumerate(pairwise(c)):
        if a[0] >= b[0]:
            raise ValueError(
                f"the balls of a row must be given from left to right, got x = {a[0]:g} and "
                f"{b[0]:g} for balls {i} and {i + 1}"
            )


@dataclass
class RowMemory:
    """All flights so far.

    begun : whether those that touch at the start have collided
    """

    solver: RowImpacts
    system: System
    phases: list[list[Motion]]
    log: Log = field(default_factory=Log)
    now: float = 0.0
    end: float = 0.0
    stopped: str = ""
    collisions: int = 0
    impacts: int = 0
    begun: bool = False
    budget: float = MOST_ROW_IMPACTS

    @property
    def work(self) -> int:
        """What the run has cost so far, in collisions of balls that touch."""
        return self.collisions + self.impacts // IMPACTS_OF_A_COLLISION

    def copy(self) -> "RowMemory":
        return replace(self, phases=[list(ball) for ball in self.phases], log=self.log.copy())

    def arriving(self, speeds: Sequence[float], most: float) -> "RowMemory":
        """The same row at the start of a run in which it arrives at these speeds, m/s."""
        first = [ball[0] for ball in self.phases]
        phases = [
            [Motion(0.0, ball.c, (speed, 0.0, 0.0), ball.w)]
            for ball, speed in zip(first, speeds, strict=True)
        ]
        return RowMemory(self.solver, self.system, phases, budget=min(most, MOST_ROW_IMPACTS))

    def pieces(self, first: float = 0.0, last: float = math.inf) -> Pieces:
        """All flights between two moments, each by its law."""
        return motion_pieces(self.phases, self.system.dimension, first, min(last, self.end))

    def next_impact(self) -> float:
        """When the next two neighbours meet, s."""
        soonest, r = math.inf, self.system.radius
        places, speeds = self._places(self.now), [ball[-1].v[0] for ball in self.phases]
        fastest = max(max(map(abs, speeds)), max(abs(ball[0].v[0]) for ball in self.phases))
        rounding = ROW_ROUNDING * fastest
        for i in range(len(speeds) - 1):
            closing = speeds[i] - speeds[i + 1]
            if closing > rounding:
                gap = places[i + 1] - places[i] - r[i] - r[i + 1]
                soonest = min(soonest, self.now + max(gap, 0.0) / closing)
        return soonest

    def _places(self, time: float) -> list[float]:
        """Where the balls are on their line, m; between contacts nothing pulls at them."""
        now = [ball[-1] for ball in self.phases]
        return [m.c[0] + m.v[0] * (time - m.time) for m in now]

    def collide(self, time: float) -> None:
        """All contacts of this moment, cluster by cluster of balls that touch."""
        self.now = time
        places, r = self._places(time), self.system.radius
        first, balls = 0, len(places)
        for i in range(balls):
            gap = math.inf
            if i + 1 < balls:
                gap = places[i + 1] - places[i] - (r[i] + r[i + 1]) * (1 + CONTACT_TOLERANCE)
            if gap > 0:
                if i > first:
                    self._cluster(time, first, i + 1)
                first = i + 1

    def _cluster(self, time: float, first: int, end: int) -> None:
        """Balls first to end - 1 touch; the rule says how they leave."""
        balls = range(first, end)
        before = [self.phases[i][-1].v[0] for i in balls]
        if all(a <= b for a, b in pairwise(before)):
            return
        states = [self.phases[i][-1].at(time) for i in balls]
        masses = [self.system.scene.balls[i].mass for i in balls]
        # Laws have been refused, so that each is the same at every speed.
        restitutions = [
            restitution_at(self.system.rules(i, i + 1).restitution, 0.0) for i in balls[:-1]
        ]
        most = (self.budget - self.work) * IMPACTS_OF_A_COLLISION
        found = RULES[self.solver.rule](masses, before, restitutions, most)
        if found is None:
            self.stopped, self.end = "step limit", time
            return
        self.collisions += 1
        self.impacts += found.impacts
        for state, i, after in zip(states, balls, found.velocities, strict=True):
            self.phases[i].append(Motion(time, state.c, (after, 0.0, 0.0), state.w))
        noise = ROW_ROUNDING * abs(before[0] - before[-1])
        for hit in found.hits:
            k = hit.contact
            if hit.passed > noise * min(masses[k], masses[k + 1]):
                self._note(time, first + k, hit)

    def _note(self, time: float, i: int, hit: Hit) -> None:
        """Enter one contact in the list."""
        x, y, z = self.phases[i][-1].c
        point = (x + self.system.radius[i], y, z)
        seen = [((a, 0.0, 0.0), (b, 0.0, 0.0)) for a, b in (hit.before, hit.after)]
        impulse = (-hit.passed, 0.0, 0.0)
        self.log.add(Entry(time, i, i + 1, point, NORMAL, impulse, seen[0], seen[1], hit.lost))
