"""A moment in which balls that attract each other touch: impacts, and who stays together."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import NamedTuple

from kernel_lib.contacts.distances import normal_between
from kernel_lib.solvers.gravitating.attraction import (
    PER_BALL,
    Attraction,
    normal_acceleration,
    separation,
)
from kernel_lib.solvers.gravitating.flight import Small
from kernel_lib.solvers.gravitating.loops import Loops, loops
from kernel_lib.solvers.impact import Body, slip_velocity
from kernel_lib.solvers.moment import Contact, Moment, Pair
from kernel_lib.solvers.report.contact_log import Entry
from kernel_lib.state.surfaces import restitution_at
from kernel_lib.state.tolerances import (
    MOST_IMPACTS_OF_A_MOMENT,
    ROLLING,
    ROUNDING,
    SLOW_CLOSING,
)
from kernel_lib.state.vectors import Vector, norm, scale, subtract

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

    bare : what attracts, of free balls; small : what is too small to count
    rough : whether two balls with friction came to stay together
    """

    state: list[float]
    spins: list[Vector]
    bare: Attraction
    small: Small
    rough: bool = False

    @property
    def loops(self) -> Loops:
        """Plain or compiled."""
        return loops(len(self.spins))

    def resolve(self) -> None:
        """Impacts of all that touch, at once, until none closes.

        Where no rule says how, one after the other, the lowest pair first. What closes by less
        than a part of the speeds around leaves together.
        """
        pairs = self.touching
        fastest = max((norm(self._velocity(i)) for i in {*chain(*pairs)}), default=0.0)
        around = dict.fromkeys(range(len(self.spins)), fastest)
        least = self.small.closing * fastest
        for _ in range(MOST_IMPACTS_OF_A_MOMENT):
            if not any(self.closing(*pair) > least for pair in pairs):
                break
            those = [pair for pair in pairs if self.closing(*pair) >= -ROUNDING * fastest]
            if len(those) == 1 or not self.at_once(those):
                self.take_turns(pairs, around)
                break
            least = max(least, SLOW_CLOSING * fastest)
        self.leave_together(pairs, around)

    def pushes_at_once(
        self, contacts: Sequence[Pair], bodies: Sequence[Contact], wanted: Sequence[float]
    ) -> Sequence[float] | None:
        found, done = self._pushes(contacts, wanted)
        return found if done else None

    def _pushes(
        self, pairs: Sequence[Pair], wanted: Sequence[float]
    ) -> tuple[Sequence[float], bool]:
        """What `attraction.pushes` finds for some pairs, and whether it does."""
        attraction, numbers = self._held(pairs), self.loops.numbers
        done = self.loops.pushes(numbers(self.state), attraction, numbers(wanted))
        return self.loops.as_list(attraction.found), done

    def closing(self, a: int, b: int) -> float:
        return -separation(self.state, a, b)[1]

    @cached_property
    def touching(self) -> list[Pair]:
        """Pairs that touch in this moment, which moves no ball."""
        return self.loops.near_pairs(self.state, self.state, self.bare, self.small.touching)

    @cached_property
    def pull(self) -> list[float]:
        """Velocities, and accelerations by gravity alone, which no impact changes."""
        return self.loops.changes(self.state, self.bare)

    def stay_together(self, released: Pair | None) -> list[Staying]:
        """Pairs that do not part from now on; the last of their speed is taken away.

        Bounces end after T = 2 v/(a (1 - e)), with v the speed of parting and a the acceleration
        that presses: they are left out once they rise too little for a picture.
        """
        found, towards = {}, []
        for pair in self.touching:
            press = normal_acceleration(self.state, self.pull, *pair)
            bounces = None if pair == released else self._bounces(pair, press)
            if bounces is not None:
                found[pair] = bounces
                towards.append(press)
        pushes = self._pushes(list(found), towards)[0] if found else ()
        pressed = [pair for pair, push in zip(found, pushes, strict=True) if push > 0]
        self.rough = any(not self.system.rules(*pair).smooth for pair in pressed)
        lost = self.keep_together(self._held(pressed))
        return [Staying(pair, found[pair], each) for pair, each in zip(pressed, lost, strict=True)]

    def kind(self, pair: Pair) -> str:
        """Whether two balls that stay together "slide" on each other or "rest"."""
        a, b = pair
        reach = self.system.radius[a] + self.system.radius[b]
        slip = norm(slip_velocity(*self.bodies(a, b)))
        towards = max(normal_acceleration(self.state, self.pull, a, b), 0.0)
        return "slide" if slip * slip > ROLLING * ROLLING * towards * reach else "rest"

    def entry(self, pair: Pair, kind: str) -> Entry:
        """A lasting contact for the list."""
        one, other, normal = self.bodies(*pair)
        point = subtract(self.centre(pair[0]), scale(normal, one.radius))
        speeds = one.velocity, other.velocity
        return Entry(self.time, *pair, point, normal, before=speeds, after=speeds, kind=kind)

    def _bounces(self, pair: Pair, towards: float) -> float | None:
        """How long two balls that touch keep bouncing, s; None if they do not come to stay.

        towards : m/s^2, acceleration that presses them together
        """
        a, b = pair
        parting = separation(self.state, a, b)[1]
        if abs(parting) <= ROUNDING * (norm(self._velocity(a)) + norm(self._velocity(b))):
            return 0.0
        if towards <= 0:
            return None
        rise = parting * parting / (2 * towards)
        reach = self.system.radius[a] + self.system.radius[b]
        restitution = restitution_at(self.system.rules(a, b).restitution, 0.0)
        if rise <= self.small.summed * reach * (1 - restitution):
            return 2 * max(parting, 0.0) / (towards * (1 - restitution))
        return 0.0 if rise <= self.small.rise * reach else None

    def _held(self, pairs: Sequence[Pair]) -> Attraction:
        """What attracts, of balls of which these pairs stay together."""
        return self.loops.attraction(*self.bare[:3], pairs)

    def keep_together(
        self, attraction: Attraction, distances: Sequence[float] | None = None
    ) -> list[float]:
        """Take away what moves held pairs apart or together; the energy of each, J.

        distances : m, that they are given; None: those that they have
        """
        pairs = attraction.pairs
        if not pairs:
            return []
        now = [separation(self.state, *pair) for pair in pairs]
        state, numbers = self.loops.numbers(self.state), self.loops.numbers
        wanted = [distance for distance, _ in now] if distances is None else distances
        self.loops.keep_together(state, attraction, numbers(wanted))
        self.state[:] = self.loops.as_list(state)
        return [
            -push * rate / 2
            for push, (_, rate) in zip(self.loops.as_list(attraction.found), now, strict=True)
        ]

    def bodies(self, a: int, b: int) -> Contact:
        return self._body(a), self._body(b), normal_between(self.centre(a), self.centre(b))

    def put(self, i: int, body: Body) -> None:
        self.state[PER_BALL * i + 3 : PER_BALL * (i + 1)] = body.velocity
        self.spins[i] = body.spin

    def _body(self, i: int) -> Body:
        return self.system.body(i, self._velocity(i), self.spins[i])

    def centre(self, i: int) -> Vector:
        x, y, z = self.state[PER_BALL * i : PER_BALL * i + 3]
        return x, y, z

    def _velocity(self, i: int) -> Vector:
        u, v, w = self.state[PER_BALL * i + 3 : PER_BALL * (i + 1)]
        return u, v, w
