"""All impacts of one moment: the ball of lowest index first, its walls before other balls."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from kernel_lib.contacts.distances import centre_distance, normal_between, plane_distance
from kernel_lib.solvers.between_contacts.free_motion import State
from kernel_lib.solvers.events.corner import least_pushes, speeds_off, squeezed, touched_walls
from kernel_lib.solvers.impact import ROOM, Body
from kernel_lib.solvers.moment import Contact, Moment
from kernel_lib.solvers.report.contact_log import Entry
from kernel_lib.solvers.system import Side
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    ROUNDING,
)
from kernel_lib.state.vectors import Vector, add, dot, norm, scale, subtract

__all__ = ["SimultaneousImpacts"]


@dataclass
class SimultaneousImpacts(Moment):
    """One moment of a run: the balls that are involved, with their states.

    states : of every ball that touches, over others or directly, one that collided
    endless : whether free balls would have collided without end
    unfinished : whether the impacts continue at speeds that count, as between walls without loss
    """

    states: dict[int, State] = field(default_factory=dict)
    endless: bool = False
    unfinished: bool = False

    def resolve(self, first: Sequence[tuple[int, int]]) -> None:
        """Impacts of this moment, beginning with the contacts that were foreseen."""
        contacts = sorted(set(first) | set(self._touching()), key=_order)
        if self._crushed(contacts):
            return
        fastest = self._fastest(contacts)
        if not self.take_turns(contacts, fastest):
            walls = [-1 - b for _, b in contacts if b < 0]
            # Walls that close on a ball crush it.
            if self.cut or not self._any_moves(walls):
                self.endless = self.unfinished = True
                return
        self.endless = self.leave_together(contacts, fastest)
        self._off_the_walls()

    def _crushed(self, contacts: Sequence[tuple[int, int]]) -> bool:
        """Whether walls that close in hold a ball from all sides: no impact sets it free."""
        if self.system.flat:
            return False
        for i, state in self.states.items():
            walls = [-1 - b for a, b in contacts if a == i and b < 0]
            closing_in = len(walls) > 1 and self._any_moves(walls)
            if closing_in and squeezed(*speeds_off(self.system, i, walls, state.c, self.time)):
                return True
        return False

    def _any_moves(self, walls: Sequence[int]) -> bool:
        """Whether one of these walls moves now."""
        return any(any(self.system.moved(wall, self.time)[1]) for wall in walls)

    def _fastest(self, contacts: Sequence[tuple[int, int]]) -> dict[int, float]:
        """For each ball the greatest speed among all that touch it, over others or directly."""
        fastest = {i: norm(state.v) for i, state in self.states.items()}
        for a, b in contacts:
            if b < 0:
                fastest[a] = max(fastest[a], norm(self.bodies(a, b)[1].velocity))
        growing = True
        while growing:
            growing = False
            for a, b in (*contacts, *reversed(contacts)):
                if b >= 0 and fastest[a] != fastest[b]:
                    fastest[a] = fastest[b] = max(fastest[a], fastest[b])
                    growing = True
        return fastest

    def _off_the_walls(self) -> None:
        """Take away what rounding leaves of motion into walls: balls would sink in with time."""
        for i, state in self.states.items():
            walls = touched_walls(self.system, i, state.c, self.time)
            normals, speeds = speeds_off(self.system, i, walls, state.c, self.time)
            least = -ROUNDING * norm(state.v)
            closing = [dot(state.v, n) - w for n, w in zip(normals, speeds, strict=True)]
            if not any(each < least for each in closing):
                continue
            chosen, pushes = least_pushes(normals, state.v, speeds)
            v = state.v
            for k, push in zip(chosen, pushes, strict=True):
                v = add(v, scale(normals[k], push))
            self.states[i] = state._replace(v=v)
            for k, push in zip(chosen, pushes, strict=True):
                impulse = scale(normals[k], push / self.system.inverse_mass[i])
                moved = self.system.moved(walls[k], self.time)[1]
                against = subtract(scale(add(state.v, v), 0.5), moved)
                entry = Entry(self.time, i, -1 - walls[k], state.c, normals[k], impulse)
                self.log.add_to_last(
                    entry._replace(after=(v, moved), energy_lost=-dot(impulse, against))
                )

    def centre(self, i: int) -> Vector:
        return self.states[i].c

    def put(self, i: int, body: Body) -> None:
        self.states[i] = self.states[i]._replace(v=body.velocity, w=body.spin)

    def _touching(self) -> list[tuple[int, int]]:
        """All touching contacts among the balls of this moment, and with walls."""
        system, found = self.system, []
        balls = sorted(self.states)
        for a in balls:
            if system.inverse_mass[a] > 0:
                walls = touched_walls(system, a, self.states[a].c, self.time)
                found += [(a, -1 - j) for j in walls]
            for b in balls:
                if a < b and self.touch(a, b):
                    found.append((a, b))
        return found

    def touch(self, a: int, b: int) -> bool:
        """Whether two balls of this moment touch, and can push each other."""
        system = self.system
        reach = (system.radius[a] + system.radius[b]) * (1 + CONTACT_TOLERANCE)
        moves = system.inverse_mass[a] + system.inverse_mass[b] > 0
        return moves and centre_distance(self.states[a].c, self.states[b].c) <= reach

    def place_on_wall(self, a: int, wall: int, gap: float) -> None:
        """Put a ball exactly so far off the wall that it hits, so that rounding does not add up."""
        side = self._side(a, wall)
        depth = self.system.radius[a] + gap - plane_distance(self.states[a].c, *side)
        moved = add(self.states[a].c, scale(side.normal, depth))
        self.states[a] = self.states[a]._replace(c=moved)

    def _side(self, i: int, wall: int) -> Side:
        return self.system.side(i, wall, self.states[i].c, self.time)

    def bodies(self, a: int, b: int) -> Contact:
        state = self.states[a]
        body = self.system.body(a, state.v, state.w)
        if b < 0:
            velocity = self.system.moved(-1 - b, self.time)[1]
            return body, ROOM._replace(velocity=velocity), self._side(a, -1 - b).normal
        partner = self.states[b]
        other = self.system.body(b, partner.v, partner.w)
        return body, other, normal_between(state.c, partner.c, state.v, partner.v)


def _order(contact: tuple[int, int]) -> tuple[int, int, int]:
    """By ball, its walls before its partners."""
    a, b = contact
    return (a, 0, -b) if b < 0 else (a, 1, b)
