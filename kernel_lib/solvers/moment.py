"""All impacts of one moment: bodies that touch pass an impact on, what closes together at once.

The rule: while any contact closes, all that close collide, and at once those that share a ball,
over others or directly. At once is Moreau's rule: impulses P >= 0 such that
u_after + e u_before >= 0, u the speed of parting, and P (u_after + e u_before) = 0; of contacts
none of which parts, each loses P (1 - e) |u_before|/2. It says nothing of friction, nor of a law
of one's own: then the first collides alone, in the order in which they are given, as a tie.
Contacts that still close by less than a named threshold leave together.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from kernel_lib.laws.impulse_law import ImpulseLaw
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.numerics.complementarity import complementary
from kernel_lib.solvers.impact import Body, Impact, closing_speed, impact
from kernel_lib.solvers.report.contact_log import Entry, Log
from kernel_lib.solvers.system import System
from kernel_lib.state.surfaces import Rules, restitution_at
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    DRIVEN_TOGETHER,
    FIRST_ROUND_TO_REPEAT,
    MOST_IMPACTS_OF_A_MOMENT,
    ROUNDING,
    SLOW_CLOSING,
)
from kernel_lib.state.vectors import Vector, add, dot, norm, scale, subtract

__all__ = ["Contact", "Moment", "Pair", "hit", "hop_of", "mobility"]

#: Ball a and its partner b: wall j is -1 - j, a track follows the walls.
Pair = tuple[int, int]

#: The bodies of a contact, and the normal from b to a.
Contact = tuple[Body, Body, Vector]


def hit(
    time: float, pair: Pair, centre: Vector, contact: Contact, rules: Rules, law: ImpulseLaw
) -> tuple[Impact, Entry]:
    """One impact by a law, and what the list of contacts says of it; centre : of ball a, m."""
    a, b, normal = contact
    done = impact(a, b, normal, rules, law)
    point = subtract(centre, scale(normal, a.radius))
    before, after = (a.velocity, b.velocity), (done.a.velocity, done.b.velocity)
    return done, Entry(time, *pair, point, normal, done.impulse, before, after, sum(done.lost))


def hop_of(line: Vector, speed: Vector, one: Vector, two: Vector, reach: float) -> float:
    """How fast two that touch part, in parts of sqrt(a reach), if a drives them together, m/s^2.

    Infinity if nothing drives them; negative where they have sunk in. Compiled loops call it.

    line, speed : m and m/s, between the centres; one, two : m/s^2, accelerations; reach : m
    """
    distance = norm(line)
    if distance < reach * (1 - CONTACT_TOLERANCE / 2):
        return -math.inf
    parting = dot(line, speed) / distance
    across = dot(speed, speed) - parting * parting
    press = -dot(line, subtract(one, two)) / distance - across / distance
    if press <= DRIVEN_TOGETHER * (norm(one) + norm(two)):
        return math.inf
    return parting / math.sqrt(press * reach)


def mobility(count: Any, pairs: Any, normals: Any, inverse_mass: Any, matrix: Any) -> None:
    """How fast pair c parts by a unit push of pair d, 1/kg: a flat matrix. Compiled loops call it.

    pairs : both bodies of each; normals : three numbers each, from the second body to the first
    """
    for c in range(count):
        a, b = pairs[2 * c], pairs[2 * c + 1]
        for d in range(c + 1):
            other_a, other_b = pairs[2 * d], pairs[2 * d + 1]
            shared = 0.0
            if a == other_a:
                shared += inverse_mass[a]
            elif a == other_b:
                shared -= inverse_mass[a]
            if b == other_b:
                shared += inverse_mass[b]
            elif b == other_a:
                shared -= inverse_mass[b]
            if shared != 0.0:
                shared *= (
                    normals[3 * c] * normals[3 * d]
                    + normals[3 * c + 1] * normals[3 * d + 1]
                    + normals[3 * c + 2] * normals[3 * d + 2]
                )
            matrix[c * count + d] = matrix[d * count + c] = shared


@dataclass
class Moment:
    """One moment of a run; where its bodies are, and how they move, a solver says.

    law : of impact; what leaves together does so by `contact_impulses`
    tied : contacts whose order had to be chosen
    earlier : velocities and spins after a round of impacts, with which later ones are compared
    impacts : so many so far; most : so many may be; cut : whether that was too few
    """

    system: System
    log: Log
    time: float
    law: ImpulseLaw
    impacts: int = field(default=0, kw_only=True)
    most: float = field(default=math.inf, kw_only=True)
    cut: bool = field(default=False, kw_only=True)
    tied: set[Pair] = field(default_factory=set, kw_only=True)
    earlier: list[float] = field(default_factory=list, kw_only=True)

    def bodies(self, a: int, b: int) -> Contact:
        """Ball a and its partner b now."""
        raise NotImplementedError

    def centre(self, i: int) -> Vector:
        """Of ball i, m."""
        raise NotImplementedError

    def put(self, i: int, body: Body) -> None:
        """Give ball i velocity and spin of a body."""
        raise NotImplementedError

    def closing(self, a: int, b: int) -> float:
        """Speed of approach of a ball and its partner, m/s."""
        return closing_speed(*self.bodies(a, b))

    def take_turns(self, contacts: Sequence[Pair], fastest: Mapping[int, float]) -> bool:
        """Impacts by the law until no contact closes; whether there was an end to them.

        fastest : m/s, for each ball the greatest speed among those around
        """
        for count in range(MOST_IMPACTS_OF_A_MOMENT):
            if self.impacts >= self.most:
                self.cut = True
                return False
            if self._repeats(count, contacts):
                return False
            closing = [
                (a, b)
                for a, b in contacts
                if self.closing(a, b)
                > (SLOW_CLOSING * fastest[a] if count else ROUNDING * self._speeds(a, b))
            ]
            if not closing:
                return True
            while closing:
                those = _connected(closing, self.system.inverse_mass)
                if len(those) == 1 or not self.at_once(those):
                    self._collide_first(those)
                closing = [pair for pair in closing if pair not in those]
        return False

    def at_once(self, contacts: Sequence[Pair]) -> bool:
        """Impacts of several contacts at once; False, and no impact, where no rule says how."""
        if self.law is not contact_impulses or not all(
            self.system.rules(*pair).smooth for pair in contacts
        ):
            return False
        bodies = [self.bodies(*pair) for pair in contacts]
        parting = [-closing_speed(*each) for each in bodies]
        wanted = [
            -(1 + restitution_at(self.system.rules(*pair).restitution, abs(u))) * u
            for pair, u in zip(contacts, parting, strict=True)
        ]
        pushes = self.pushes_at_once(contacts, bodies, wanted)
        if pushes is None:
            return False
        before = {
            i: body
            for pair, each in zip(contacts, bodies, strict=True)
            for i, body in zip(pair, each[:2], strict=True)
        }
        after = dict(before)
        for (a, b), (_, _, normal), push in zip(contacts, bodies, pushes, strict=True):
            after[a], after[b] = _pushed(after[a], normal, push), _pushed(after[b], normal, -push)
        for i in after:
            if i >= 0:
                self.put(i, after[i])
        for (a, b), (one, _, normal), push, u in zip(
            contacts, bodies, pushes, parting, strict=True
        ):
            if push > 0:
                self.impacts += 1
                lost = push * (closing_speed(after[a], after[b], normal) - u) / 2
                point = subtract(self.centre(a), scale(normal, one.radius))
                now, then = [(of[a].velocity, of[b].velocity) for of in (before, after)]
                impulse = scale(normal, push)
                self.log.add(Entry(self.time, a, b, point, normal, impulse, now, then, lost))
        return True

    def pushes_at_once(
        self, contacts: Sequence[Pair], bodies: Sequence[Contact], wanted: Sequence[float]
    ) -> Sequence[float] | None:
        """Impulses, N s, that change speeds of parting by at least so much, m/s; None: none do."""
        own: dict[int, int] = {}
        pairs = [own.setdefault(i, len(own)) for pair in contacts for i in pair]
        light = [0.0] * len(own)
        for place, body in zip(pairs, (body for each in bodies for body in each[:2]), strict=True):
            light[place] = body.inverse_mass
        count = len(contacts)
        normals = [x for each in bodies for x in each[2]]
        matrix, factor = [0.0] * count**2, [0.0] * count**2
        mobility(count, pairs, normals, light, matrix)
        found, trial, chosen = [0.0] * count, [0.0] * count, [0] * count
        least = ROUNDING * max(map(abs, wanted))
        done = complementary(count, matrix, wanted, least, found, chosen, factor, trial)
        return found if done else None

    def leave_together(self, contacts: Sequence[Pair], fastest: Mapping[int, float]) -> bool:
        """Take away what still closes, without rebound; whether it closed between balls."""
        between_balls = False
        for count in range(MOST_IMPACTS_OF_A_MOMENT):
            done = self.impacts
            if self._repeats(count, contacts):
                break
            for a, b in contacts:
                if self.closing(a, b) > ROUNDING * fastest[a]:
                    self.collide(a, b, rebound=False)
                    between_balls = between_balls or b >= 0
            if self.impacts == done:
                break
        return between_balls

    def collide(self, a: int, b: int, rebound: bool = True) -> None:
        """One impact."""
        rules, law = self.system.rules(a, b), self.law
        if not rebound:
            rules, law = rules._replace(restitution=0.0), contact_impulses
        contact = self.bodies(a, b)
        done, entry = hit(self.time, (a, b), self.centre(a), contact, rules, law)
        self.impacts += 1
        self.put(a, done.a)
        if b >= 0:
            self.put(b, done.b)
        (self.log.add if rebound else self.log.add_to_last)(entry)

    def _repeats(self, count: int, contacts: Sequence[Pair]) -> bool:
        """Whether all move as after an earlier round: friction jams what walls close in on."""
        if count < FIRST_ROUND_TO_REPEAT:
            return False
        bodies = [body for pair in contacts for body in self.bodies(*pair)[:2]]
        now = [x for each in bodies for x in (*each.velocity, *scale(each.spin, each.radius))]
        same = ROUNDING * max(map(abs, now))
        if count > FIRST_ROUND_TO_REPEAT and all(
            abs(x - y) <= same for x, y in zip(now, self.earlier, strict=True)
        ):
            return True
        if count & (count - 1) == 0:
            self.earlier = now
        return False

    def _speeds(self, a: int, b: int) -> float:
        """Sum of the speeds of a ball and its partner, m/s."""
        body, other, _ = self.bodies(a, b)
        return norm(body.velocity) + norm(other.velocity)

    def _collide_first(self, closing: list[Pair]) -> None:
        """Let the first of several contacts that close collide, and see which others this changes.

        A contact with friction is changed by any impulse on one of its bodies.
        """
        first = closing[0]
        pushed = {i for i in first if i >= 0 and self.system.inverse_mass[i] > 0}
        others = [pair for pair in closing if pair != first and pushed & {*pair}]
        before = {pair: self.closing(*pair) for pair in (first, *others)}
        self.collide(*first)
        for pair in others:
            change = abs(self.closing(*pair) - before[pair])
            rounding = ROUNDING * (before[pair] + before[first])
            if change > rounding or not self.system.rules(*pair).smooth:
                self.tied |= {first, pair}
        if first in self.tied:
            self.log.add_to_ties()


def _pushed(body: Body, normal: Vector, push: float) -> Body:
    """A body after an impulse along a normal, N s."""
    return body._replace(velocity=add(body.velocity, scale(normal, push * body.inverse_mass)))


def _connected(contacts: Sequence[Pair], inverse_mass: Sequence[float]) -> list[Pair]:
    """The first contact, and those that share a ball with it which can move, over others too."""
    found = [contacts[0]]
    for a, b in found:
        balls = {i for i in (a, b) if i >= 0 and inverse_mass[i] > 0}
        found += [pair for pair in contacts if balls & {*pair} and pair not in found]
    return found
