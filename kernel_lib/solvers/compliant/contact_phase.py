"""Balls while some of them overlap: steps that end exactly where a contact begins or ends."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

from kernel_lib.laws.pair_forces import ContactForce
from kernel_lib.numerics.dormand_prince import next_step, step_error
from kernel_lib.solvers.compliant.contact_modes import at_rest, kind_of, lasting_after
from kernel_lib.solvers.compliant.contact_pair import (
    ACCUMULATED,
    PER_BALL,
    ContactPair,
    Geometry,
    Layout,
    Scales,
    common_joints,
    exposed,
    geometry,
    joined,
    keeper,
    scales,
)
from kernel_lib.solvers.compliant.contact_record import ContactRecord, slot_of
from kernel_lib.solvers.compliant.integration_step import IntegrationStep, moment_of
from kernel_lib.solvers.compliant.shear import (
    ShearElement,
    begins_to_slip,
    beyond_grip,
    brief_moment,
    held,
    slider_speed,
)
from kernel_lib.solvers.compliant.tangential_force import Element, friction_element_of, slip_of
from kernel_lib.solvers.report.contact_log import Log
from kernel_lib.solvers.system import System
from kernel_lib.state.surfaces import UNLIMITED
from kernel_lib.state.tolerances import (
    AT_REST,
    CONTACT_TOLERANCE,
    FIELD_ASKED,
    FINEST,
    LONGEST_PATH,
    SAME_MOMENT,
)
from kernel_lib.state.vectors import as_three, norm, scale

__all__ = ["ContactPhase"]

#: First step of a contact, in units of its overlap over its speed.
FIRST_STEP = 0.1

#: So many moments of a step are looked at where a press may begin and end within it.
LOOKS = 4


class Change(NamedTuple):
    """What becomes of a contact where a measure of the state passes zero in a step."""

    pair: ContactPair
    measure: Callable[[Sequence[float]], float]
    take: Callable[[ContactPair], None]


@dataclass
class ContactPhase:
    """The bodies while contact forces act, and the contacts whose forces act now.

    state : positions and velocities in a row, spins in a rough scene, then for each active
        contact the stretches of its friction element, impulse and energy accumulated
    active : contacts with a force; inside : pairs that overlap without one
    tries : steps tried so far, those that were too long among them
    sizes, elements : of each contact its typical overlap and speed, and its friction element
    changed : forces of contacts that are no longer those with which they began
    """

    system: System
    layout: Layout
    tolerance: float
    pairs: list[ContactPair]
    state: list[float]
    record: ContactRecord
    time: float = 0.0
    active: list[ContactPair] = field(default_factory=list)
    inside: list[ContactPair] = field(default_factory=list)
    step: float = 0.0
    tries: int = 0
    sizes: dict[ContactPair, Scales] = field(default_factory=dict)
    elements: dict[ContactPair, Element | None] = field(default_factory=dict)
    changed: dict[ContactPair, ContactForce] = field(default_factory=dict)

    def copy(self) -> "ContactPhase":
        return replace(
            self,
            state=list(self.state),
            record=self.record.copy(),
            active=list(self.active),
            inside=list(self.inside),
            sizes=dict(self.sizes),
            elements=dict(self.elements),
            changed=dict(self.changed),
        )

    @property
    def in_contact(self) -> bool:
        """Whether any pair overlaps."""
        return bool(self.active or self.inside)

    def law(self, pair: ContactPair) -> ContactForce:
        """The force of a pair, as it is by now."""
        return self.changed.get(pair, pair.law)

    def begin(self, pair: ContactPair) -> None:
        """The force of a contact sets in."""
        if pair not in self.inside:
            self.changed.pop(pair, None)
        near = geometry(pair, self.state)
        fastest = max((self.sizes[other][1] for other in self.active), default=0.0)
        size = scales(self.system, pair, near, fastest)
        first = FIRST_STEP * size[0] / size[1]
        self.step = min(self.step, first) if self.active else first
        self.sizes[pair] = size
        self.elements[pair] = friction_element_of(self.system, pair, size)
        self.active.append(pair)
        self.state += [0.0] * self.layout.per_contact
        self._slip_at_once(pair, near, size)
        if pair in self.inside:
            self.inside.remove(pair)
        lasts_from = self.time + lasting_after(self.system, pair, size[1])
        self.record.begin(pair, self.time, self.state, lasts_from)

    def _slip_at_once(self, pair: ContactPair, near: Geometry, size: Scales) -> None:
        """An undamped spring across may be overtaken by the slip from the first touch on."""
        element = self.elements[pair]
        if not isinstance(element, ShearElement):
            return
        slip = slip_of(self.system, pair, self.state, near).velocity
        if begins_to_slip(element, pair, near, slip, size):
            self.elements[pair] = element._replace(slips=True)
            slot = slot_of(self.layout, len(self.active) - 1)
            self.state[slot : slot + 3] = scale(slip, size.overlap / norm(slip))

    def _shear_change(self, pair: ContactPair, work: list[float]) -> list[Change]:
        """Whether the spring across a contact catches or gives way in a tried step."""
        element = self.elements[pair]
        if not isinstance(element, ShearElement) or element.friction >= UNLIMITED:
            return []
        slot, brief = slot_of(self.layout, self.active.index(pair)), brief_moment(self.sizes[pair])
        integration = self.integration_step()

        def beyond(row: Sequence[float]) -> float:
            return beyond_grip(element, pair, row, slot)

        def slides(row: Sequence[float]) -> float:
            rates = integration._replace(state=tuple(row)).rates()
            slip = slip_of(self.system, pair, row, geometry(pair, row)).velocity
            return slider_speed(element, pair, row, rates, slot, slip, brief)

        measure = slides if element.slips else beyond
        changes = slides(work) < 0 if element.slips else beyond(work) > 0
        return [Change(pair, measure, self._switch)] if changes else []

    def _switch(self, pair: ContactPair) -> None:
        """The spring across a contact catches, or gives way."""
        element = self.elements[pair]
        assert isinstance(element, ShearElement)
        slot = slot_of(self.layout, self.active.index(pair))
        if element.slips:
            self.elements[pair] = held(element, pair, self.state, slot)
            return
        self.elements[pair] = element._replace(slips=True)
        if not any(self.state[slot : slot + 3]):
            # A spring that is not stretched gives way where nothing presses: the slip leads.
            slip = slip_of(self.system, pair, self.state, geometry(pair, self.state)).velocity
            if any(slip):
                self.state[slot : slot + 3] = scale(slip, self.sizes[pair].overlap / norm(slip))

    def end(self, pair: ContactPair) -> None:
        """The force of a contact ends."""
        self.record.end(pair, self.time, self.state, self.active)
        place = slot_of(self.layout, self.active.index(pair))
        del self.state[place : place + self.layout.per_contact]
        self.active.remove(pair)
        if geometry(pair, self.state).overlap > SAME_MOMENT * self.sizes[pair][0]:
            self.inside.append(pair)

    def _enter(self, pair: ContactPair) -> None:
        """The nearest place of a joint comes to lie on a wall: it takes a contact over, or begins.

        It takes over where the other wall ends there; in a hollow both press.
        """
        near = CONTACT_TOLERANCE * pair.reach
        for other in self.active:
            ends = joined(other, pair) and exposed(other, self.state) <= near
            if ends and geometry(other, self.state).overlap > 0:
                self._hand_over(pair, other)
                return
        self.begin(pair)

    def _hand_over(self, other: ContactPair, pair: ContactPair) -> None:
        """A contact continues with another wall, as it is; or is joined to what presses there."""
        index = self.active.index(pair)
        slot = slot_of(self.layout, index)
        stretches = self.state[slot : slot + self.layout.per_contact - ACCUMULATED]
        if other in self.active:
            to, element = slot_of(self.layout, self.active.index(other)), self.elements[other]
            if element is not None and not isinstance(element, ShearElement):
                for k, stretch in enumerate(stretches):
                    self.state[to + k] += stretch
            self.end(pair)
            if pair in self.inside:
                self.inside.remove(pair)
            return
        self.record.hand_over(pair, other, self.time, self.state, self.active)
        self.active[index] = other
        self.sizes[other], element = self.sizes.pop(pair), self.elements.pop(pair)
        changed = self.changed.pop(pair, None)
        if changed is not None and other.law == pair.law:
            self.changed[other] = changed
        if other.rules != pair.rules:
            element = friction_element_of(self.system, other, self.sizes[other])
        self.elements[other] = element
        if element is None:
            self.state[slot : slot + len(stretches)] = [0.0] * len(stretches)
        if other in self.inside:
            self.inside.remove(other)

    def _go_on(self, pair: ContactPair) -> None:
        """The force of a contact continues with other numbers: it yields, or does so no longer."""
        self.changed[pair] = self.law(pair).changed(geometry(pair, self.state).overlap)

    def log(self, end: float, integration: IntegrationStep | None) -> Log:
        """The list of contacts up to a moment, and the step in which it lies, if any."""
        if integration is None:
            return self.record.log(end, (), ())
        return self.record.log(end, integration.at(end), integration.active)

    def integration_step(self) -> IntegrationStep:
        """The step that begins now."""
        elements = tuple(self.elements[pair] for pair in self.active)
        rough, active = self.layout.rough, tuple(self.active)
        laws = tuple(self.law(pair) for pair in active)
        state = tuple(self.state)
        shared = common_joints(active, state, self.pairs)
        return IntegrationStep(self.time, state, self.system, rough, active, laws, elements, shared)

    def advance(self) -> IntegrationStep:
        """One step within the tolerance, up to the first beginning or end of a contact in it."""
        integration = self.integration_step()
        weights, step = self._weights(), self._step()
        while True:
            work, slopes = integration.tried(step)
            self.tries += 1
            error = step_error(slopes, step, weights)
            if not error <= 1:
                step = next_step(step, error if error == error else float("inf"))
                continue
            if self._passes_over_a_press(integration, step, work):
                step /= 2
                continue
            changes = self._changes(integration, step, work)
            if not changes:
                self.state, self.time = work, self.time + step
                self.step = next_step(step, error)
                return integration
            self.step = step
            moments = [moment_of(integration, change.measure, step) for change in changes]
            moment = min(moments)
            change = changes[moments.index(moment)]
            self.state, self.time = integration.tried(moment)[0], self.time + moment
            change.take(change.pair)
            return integration

    def _changes(
        self, integration: IntegrationStep, step: float, work: list[float]
    ) -> list[Change]:
        """What changes in a tried step, and when: the measure that passes zero."""
        result: list[Change] = []
        for pair in self.pairs:
            near, law = geometry(pair, work), self.law(pair)
            force, overlap = _of(pair, law.pushes), _of(pair, lambda overlap, rate: overlap)
            if pair in self.active:
                if law.pushes(near.overlap, near.rate) < 0:
                    result.append(Change(pair, force, self.end))
                if law.keeps(near.overlap, near.rate) < 0:
                    result.append(Change(pair, _of(pair, law.keeps), self._go_on))
                if exposed(pair, work) < 0:
                    take = partial(self._hand_over, keeper(pair, work, self.pairs))
                    result.append(Change(pair, partial(exposed, pair), take))
                result += self._shear_change(pair, work)
            elif near.overlap <= 0:
                if pair in self.inside:
                    result.append(Change(pair, overlap, self.inside.remove))
            elif pair not in self.inside and exposed(pair, self.state) < 0 <= exposed(pair, work):
                result.append(Change(pair, partial(_open, pair), self._enter))
            else:
                # What rounding leaves inside, as it parts, begins only once it is pressed.
                apart = pair not in self.inside and geometry(pair, self.state).overlap <= 0
                measure = overlap if apart else partial(self._press, pair)
                own = exposed(pair, work) >= 0
                if measure(work) > 0 and (own or self._touched(pair, measure, integration, step)):
                    result.append(Change(pair, measure, self.begin))
        return result

    def _touched(
        self,
        pair: ContactPair,
        measure: Callable[[Sequence[float]], float],
        integration: IntegrationStep,
        step: float,
    ) -> bool:
        """Whether a contact begins at a place of its own, which another wall has by the end."""
        if measure(self.state) > 0:
            return False
        row = integration.tried(moment_of(integration, measure, step))[0]
        return exposed(pair, row) > 0

    def _press(self, pair: ContactPair, row: Sequence[float]) -> float:
        """Positive where a pair overlaps, and its force pushes."""
        near = geometry(pair, row)
        return min(near.overlap, self.law(pair).pushes(near.overlap, near.rate))

    def _passes_over_a_press(
        self, integration: IntegrationStep, step: float, work: list[float]
    ) -> bool:
        """Whether a pair that overlaps without a force is pressed again and left within a step.

        A step that is shorter than a press, the overlap over the speed, cannot pass over one.
        """
        sizes = {pair: self.sizes[pair] for pair in self.inside}
        long = [pair for pair, size in sizes.items() if step * size.speed > size.overlap]
        if not long:
            return False
        parts = [integration.tried(step * k / LOOKS)[0] for k in range(1, LOOKS)]

        def presses(pair: ContactPair, row: list[float]) -> bool:
            return exposed(pair, row) >= 0 < self._press(pair, row)

        return any(
            any(presses(pair, row) for row in parts) and not presses(pair, work) for pair in long
        )

    def note_modes(self) -> bool:
        """Enter the mode of each contact in the record; whether everything has come to rest.

        In a force field nothing is at rest for long: it may change at any time.
        """
        if not self.active:
            return False
        now = self.integration_step()
        for pair in self.active:
            slot = slot_of(self.layout, self.active.index(pair))
            size = self.sizes[pair]
            kind = kind_of(self.system, self.layout, pair, self.elements[pair], now, slot, size)
            self.record.mark(pair, kind, self.time, now.state, self.active)
        if self.system.scene.force_field is not None:
            return False
        speed = min(self.sizes[pair][1] for pair in self.active)
        length = min(self.sizes[pair][0] for pair in self.active)
        most = (AT_REST * speed, AT_REST * speed * speed / length)
        balls = range(len(self.system.radius))
        if not all(at_rest(self.system, self.layout, (i, -1), now, most) for i in balls):
            return False
        for pair in self.active:
            self.record.mark(pair, "rest", self.time, now.state, self.active)
        self.record.rest(self.time)
        return True

    def _step(self) -> float:
        """What to try: no ball moves farther than it may without what it meets being seen."""
        longest, radii = math.inf, self.system.radius
        for i, radius in enumerate(radii):
            speed = norm(as_three(self.state[PER_BALL * i + 3 : PER_BALL * (i + 1)]))
            longest = min(longest, LONGEST_PATH * radius / speed if speed > 0 else math.inf)
        if self.in_contact:
            return min(self.step, longest)
        # In a force field alone: from rest as far as the force leads.
        rates = self.integration_step().rates()
        for i, radius in enumerate(radii):
            pull = norm(as_three(rates[PER_BALL * i + 3 : PER_BALL * (i + 1)]))
            longest = min(
                longest, math.sqrt(LONGEST_PATH * radius / pull) if pull > 0 else math.inf
            )
        return longest if longest < math.inf else FIELD_ASKED

    def _weights(self) -> list[float]:
        far, fast = self._greatest()
        sizes = [self.sizes[pair] for pair in (*self.active, *self.inside)]
        # Without a contact balls fly in a force field: the smallest radius, and the speed reached.
        length = min((size[0] for size in sizes), default=min(self.system.radius))
        speed = min((size[1] for size in sizes), default=max(fast, length / self._step()))
        place = 1 / max(self.tolerance * length, FINEST * far)
        pace = 1 / max(self.tolerance * speed, FINEST * fast)
        weights = [place, place, place, pace, pace, pace] * len(self.system.radius)
        if self.layout.rough:
            for radius in self.system.radius:
                weights += [pace * radius] * 3
            place = 1 / (self.tolerance * length)
            for pair in self.active:
                turn = place * self.system.radius[pair.a]
                weights += [place, place, place, turn, turn, turn] + [0.0] * ACCUMULATED
        return weights

    def _greatest(self) -> tuple[float, float]:
        """The greatest coordinate, m, and component of the velocities of balls and rims, m/s."""
        far = fast = 0.0
        for i, radius in enumerate(self.system.radius):
            j = PER_BALL * i
            far = max(far, *map(abs, self.state[j : j + 3]))
            fast = max(fast, *map(abs, self.state[j + 3 : j + PER_BALL]))
            if self.layout.rough:
                j = PER_BALL * self.layout.balls + 3 * i
                fast = max(fast, *(radius * abs(x) for x in self.state[j : j + 3]))
        return far, fast


def _open(pair: ContactPair, row: Sequence[float]) -> float:
    """Positive where a pair overlaps at a place of its own."""
    return min(geometry(pair, row).overlap, exposed(pair, row))


def _of(pair: ContactPair, measure: Callable[..., float]) -> Callable[[Sequence[float]], float]:
    """A measure of the overlap of a pair and its rate as one of the state."""

    def value(row: Sequence[float]) -> float:
        near = geometry(pair, row)
        return measure(near.overlap, near.rate)

    return value
