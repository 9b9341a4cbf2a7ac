"""A moment in which balls that attract each other touch: impacts, and who stays together."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kernel_lib.contacts.distances import normal_between
from kernel_lib.solvers.gravitating.attraction import (
    PER_BALL,
    Attraction,
    Pair,
    attract,
    normal_acceleration,
    reactions,
    separation,
)
from kernel_lib.solvers.impact import Body, slip_velocity
from kernel_lib.solvers.moment import Contact, Moment
from kernel_lib.solvers.report.contact_log import Entry
from kernel_lib.state.surfaces import restitution_at
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    LEAST_RISE,
    ROLLING,
    ROUNDING,
    SUMMED_RISE,
)
from kernel_lib.state.vectors import Vector, add, norm, scale, subtract

__all__ = ["AttractedMoment", "Staying"]


class Staying(NamedTuple):
    """Two balls that stay together.

    bounces : s, how long the bounces last that are left out
    lost : J, what these take
    """

    pair: Pair
    bounces: float
    lost: float


@dataclass
class AttractedMoment(Moment):
    """All balls now: state, a list of six numbers a ball, and spins, changed by impacts.

    rough : whether two balls with friction came to stay together
    """

    state: list[float]
    spins: list[Vector]
    rough: bool = False

    def resolve(self) -> None:
        """Impacts of all that touch, one after the other, the lowest pair first, until none closes.

        After the first, what closes by less than a part of the speeds around leaves together.
        """
        pairs = self.touching()
        speeds = [norm(self._velocity(i)) for pair in pairs for i in pair]
        fastest = dict.fromkeys(range(len(self.spins)), max(speeds, default=0.0))
        self.take_turns(pairs, fastest)
        self.leave_together(pairs, fastest)

    def touching(self) -> list[Pair]:
        """Pairs that touch now."""
        count, radius = len(self.spins), self.system.radius
        return [
            (a, b)
            for a in range(count)
            for b in range(a + 1, count)
            if separation(self.state, a, b)[0] <= (radius[a] + radius[b]) * (1 + CONTACT_TOLERANCE)
        ]

    def stay_together(self, strength: Sequence[float], released: Pair | None) -> list[Staying]:
        """Pairs that do not part from now on; the last of their speed is taken away.

        Bounces end after T = 2 v/(a (1 - e)), with v the speed of parting and a the acceleration
        that presses: they are left out once they rise too little for a picture.
        """
        free = [0.0] * len(self.state)
        attract(self.state, free, strength)
        found = {}
        for pair in self.touching():
            bounces = None if pair == released else self._bounces(pair, free)
            if bounces is not None:
                found[pair] = bounces
        pressed = self._pressed(tuple(found), strength, free)
        self.rough = any(not self.system.rules(*pair).smooth for pair in pressed)
        return [Staying(pair, found[pair], self._stop_parting(pair)) for pair in pressed]

    def kind(self, pair: Pair, strength: Sequence[float]) -> str:
        """Whether two balls that stay together "slide" on each other or "rest"."""
        a, b = pair
        free = [0.0] * len(self.state)
        attract(self.state, free, strength)
        reach = self.system.radius[a] + self.system.radius[b]
        slip = norm(slip_velocity(*self.bodies(a, b)))
        towards = max(normal_acceleration(self.state, free, a, b), 0.0)
        return "slide" if slip * slip > ROLLING * ROLLING * towards * reach else "rest"

    def entry(self, pair: Pair, kind: str, lost: float) -> Entry:
        """A lasting contact for the list."""
        a, b = pair
        normal, speeds = self._normal(a, b), (self._velocity(a), self._velocity(b))
        point = subtract(self.centre(a), scale(normal, self.system.radius[a]))
        return Entry(
            self.time, a, b, point, normal, before=speeds, after=speeds, energy_lost=lost, kind=kind
        )

    def _bounces(self, pair: Pair, free: Sequence[float]) -> float | None:
        """How long two balls that touch keep bouncing, s; None if they do not come to stay."""
        a, b = pair
        parting, towards = (
            separation(self.state, a, b)[1],
            normal_acceleration(self.state, free, a, b),
        )
        if abs(parting) <= ROUNDING * (norm(self._velocity(a)) + norm(self._velocity(b))):
            return 0.0
        if towards <= 0:
            return None
        rise = parting * parting / (2 * towards)
        reach = self.system.radius[a] + self.system.radius[b]
        restitution = restitution_at(self.system.rules(a, b).restitution, 0.0)
        if rise <= SUMMED_RISE * reach * (1 - restitution):
            return 2 * parting / (towards * (1 - restitution))
        return 0.0 if rise <= LEAST_RISE * reach else None

    def _pressed(
        self, pairs: tuple[Pair, ...], strength: Sequence[float], free: Sequence[float]
    ) -> tuple[Pair, ...]:
        """Pairs that press on each other: the one that would pull most is dropped first."""
        weights = tuple(self.system.inverse_mass)
        while pairs:
            found = reactions(self.state, free, Attraction(tuple(strength), weights, pairs))
            least = min(range(len(pairs)), key=lambda c: found[c])
            if found[least] > 0:
                break
            pairs = (*pairs[:least], *pairs[least + 1 :])
        return pairs

    def _stop_parting(self, pair: Pair) -> float:
        """Take away the speed at which a pair parts; returns the energy of it, J."""
        a, b = pair
        w = self.system.inverse_mass
        normal, parting = self._normal(a, b), separation(self.state, a, b)[1]
        push = parting / (w[a] + w[b])
        self._set_velocity(a, add(self._velocity(a), scale(normal, -push * w[a])))
        self._set_velocity(b, add(self._velocity(b), scale(normal, push * w[b])))
        return push * parting / 2

    def keep_distance(self, pair: Pair, distance: float) -> None:
        """Take away what rounding has moved two balls that stay together."""
        a, b = pair
        w, normal = self.system.inverse_mass, self._normal(*pair)
        miss = (distance - separation(self.state, a, b)[0]) / (w[a] + w[b])
        self._stop_parting(pair)
        for k in range(3):
            self.state[PER_BALL * a + k] += miss * w[a] * normal[k]
            self.state[PER_BALL * b + k] -= miss * w[b] * normal[k]

    def bodies(self, a: int, b: int) -> Contact:
        return self._body(a), self._body(b), self._normal(a, b)

    def put(self, i: int, body: Body) -> None:
        self._set_velocity(i, body.velocity)
        self.spins[i] = body.spin

    def _normal(self, a: int, b: int) -> Vector:
        return normal_between(self.centre(a), self.centre(b))

    def _body(self, i: int) -> Body:
        return self.system.body(i, self._velocity(i), self.spins[i])

    def centre(self, i: int) -> Vector:
        x, y, z = self.state[PER_BALL * i : PER_BALL * i + 3]
        return x, y, z

    def _velocity(self, i: int) -> Vector:
        u, v, w = self.state[PER_BALL * i + 3 : PER_BALL * (i + 1)]
        return u, v, w

    def _set_velocity(self, i: int, velocity: Vector) -> None:
        self.state[PER_BALL * i + 3 : PER_BALL * (i + 1)] = velocity
