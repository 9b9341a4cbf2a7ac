"""Third way: compliant contacts. Bodies overlap a little, and forces push them apart."""

import math
import sys
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, NamedTuple

import numpy as np

from kernel_lib.contacts.impact_times import LookAgain
from kernel_lib.laws.contact_models import (
    DampedHertz,
    ElasticPlastic,
    Hertz,
    HuntCrossley,
    SpringDashpot,
    Viscoelastic,
)
from kernel_lib.laws.friction_element import element_damping
from kernel_lib.laws.own_force import OwnForce
from kernel_lib.laws.tangential_compliance import Mindlin
from kernel_lib.solvers.between_contacts.free_motion import Motion
from kernel_lib.solvers.between_contacts.prediction import meeting_within, wall_meeting
from kernel_lib.solvers.compliant import held
from kernel_lib.solvers.compliant.bent_wall import bent_wall
from kernel_lib.solvers.compliant.contact_pair import (
    PER_BALL,
    ContactPair,
    Layout,
    geometry,
    keeper,
)
from kernel_lib.solvers.compliant.contact_phase import ContactPhase
from kernel_lib.solvers.compliant.contact_record import ContactRecord
from kernel_lib.solvers.compliant.integration_step import IntegrationStep
from kernel_lib.solvers.compliant.shear import check_shear
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.report.contact_log import Log
from kernel_lib.solvers.report.force_history import force_history
from kernel_lib.solvers.report.frames import record_of
from kernel_lib.solvers.report.which_loop import PLAIN_LOOP
from kernel_lib.solvers.system import System, lay_out
from kernel_lib.state.checks import (
    CLASSES,
    checked_pairs,
    coefficient,
    offering,
    set_checked,
    value_of,
)
from kernel_lib.state.pieces import CLOSED, CUBIC, Pieces, evenly, pieces_at
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Rules, restitution_at
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, MOST_INTEGRATION_STEPS
from kernel_lib.state.vectors import ZERO, Vector, as_three, dot

__all__ = ["Compliant"]


ContactModel = (
    SpringDashpot | Hertz | Viscoelastic | HuntCrossley | DampedHertz | ElasticPlastic | OwnForce
)

#: Models of pairs that are named.
PairContact = (
    Mapping[tuple[Any, Any], ContactModel] | Iterable[tuple[tuple[Any, Any], ContactModel]]
)

#: What to do about a law of restitution, which no damper can follow as the speed changes.
OWN_LAW = "use a contact that makes its own, such as Viscoelastic, or Events"


class Flight(NamedTuple):
    """All balls in free flight from a moment on."""

    time: float
    motions: tuple[Motion, ...]
    rough: bool

    @classmethod
    def of(cls, phase: ContactPhase, system: System) -> "Flight":
        """The flight that begins where a contact phase ends."""
        near: dict[int, list[int]] = {}
        for pair in phase.pairs:
            if pair.b >= 0:
                continue
            overlap, rate, _ = geometry(pair, phase.state)
            if abs(overlap) <= CONTACT_TOLERANCE * pair.reach and rate <= 0:
                near.setdefault(pair.a, []).append(-1 - pair.b)
        motions = []
        for i, (a, k) in enumerate(zip(system.gravity, system.drag_rate, strict=True)):
            j = PER_BALL * i
            x, y, z, u, v, w = phase.state[j : j + PER_BALL]
            fresh = tuple(near.get(i, ()))
            j = PER_BALL * phase.layout.balls + 3 * i
            spin = as_three(phase.state[j : j + 3]) if phase.layout.rough else ZERO
            motions.append(Motion(phase.time, (x, y, z), (u, v, w), spin, a=a, k=k, fresh=fresh))
        return cls(phase.time, tuple(motions), phase.layout.rough)

    def at(self, time: float) -> list[float]:
        """Positions and velocities in a row, and spins in a rough scene."""
        row: list[float] = []
        for motion in self.motions:
            state = motion.at(time)
            row += [*state.c, *state.v]
        if self.rough:
            for motion in self.motions:
                row += motion.w
        return row

    def next_contact(
        self, pairs: Sequence[ContactPair], system: System, now: float, limit: float
    ) -> tuple[float, ContactPair | None]:
        """When the next pair meets, and which; a LookAgain: search again from there on.

        limit : s, beyond which no wall is looked for
        """
        soonest: tuple[float, ContactPair | None] = (math.inf, None)
        for pair in pairs:
            one = self.motions[pair.a]
            if pair.b < 0:
                sinks = self._sinks_in(pair, system)
                time = self.time
                if not sinks:
                    time = wall_meeting(system, pair.a, one, -1 - pair.b, limit)
            else:
                other = self.motions[pair.b]
                reach = system.radius[pair.a] + system.radius[pair.b]
                time = meeting_within(reach, one, other, now, soonest[0])
            if time < soonest[0]:
                soonest = (time, pair)
        return soonest

    def _sinks_in(self, pair: ContactPair, system: System) -> bool:
        """Whether a ball that just touches a wall which curves or ends is pressed on it at once."""
        motion = self.motions[pair.a]
        if pair.bent is None or pair.bent.index not in motion.fresh:
            return False
        normal = system.side(pair.a, pair.bent.index, motion.c, self.time).normal
        if dot(motion.v, normal) != 0:
            return False
        bend = system.curvature(pair.a, pair.bent.index, motion.c, self.time)
        return dot(motion.a, normal) < bend * dot(motion.v, motion.v)


@dataclass(frozen=True)
class Compliant:
    """Soft contacts, integrated to a tolerance; flights between them in closed form.

    Parameters
    ----------
    contact : a contact model, such as Hertz or SpringDashpot; or OwnForce
    tolerance : greatest error of one step, in parts of the overlap and the speed of the
        contact, from 1e-12 to 1e-3
    shear : a spring across without damper, in place of the one below: friction, and what comes
        of e_t, are then results. Surfaces give it one friction, and nothing else
    pair_contact : {(i, j): model, ("balls", "walls"): model} for pairs of other materials, named
        as in the scene's pair_surface; indices go before a class

    Across a rough contact lie a spring and a damper, which slip beyond Coulomb's limit.
    The spring's stiffness is the `tangential_ratio` of `contact`,
    the damping that of the tangential restitution e_t: friction alone means e_t = 0,
    critical damping; e_t alone means that nothing ever slips; smooth (neither, or e_t = -1)
    means no force across. A loss-free contact that never slips then reverses the slip by
    about e_t (1 for 1, 0.09 for 0); in general it is what comes of the forces. So growing
    stiffness leads to the rigid law along the normal and where a contact slips throughout, and
    not where it grips: at e = 0.8 the slip after an impact stays off by 0.01 of that before with
    e_t = 1, by 0.04 with e_t = 1/2 and by 0.10 with friction alone; by 0.07 with e_t = 1 and a
    friction of 0.3, since a grip that can slip needs a damper; at e = 0.5 by up to 0.19. Rolling
    resistance is a spring against rolling that gives way beyond rolling_resistance x normal
    force x radius (of two balls: the reduced one). What rests on a slope does not creep.
    Spin about the normal is not resisted.

    Walls may curve and end; each presses like a flat one, of no curvature of its own. Where walls
    meet end to end, or an end lies on another wall, the nearest place alone presses (`bent_wall`):
    a ball rolls over a level joint as if it were none. What continues there with another wall is
    one contact, with an entry for each wall if it lasts.

    The list of contacts has one "impact" a contact, with whole impulse, duration and energy
    lost. A contact that lasts for ten times a loss-free impact lasts: it has an entry for
    each time of "slide" (it slips, or is smooth), "roll" (it grips) and "rest" (nothing
    moves), and a "part" at its end. These change at the ends of steps. An elastic contact that
    goes on counts what its spring holds as lost.
    """

    contact: ContactModel
    tolerance: float = 1e-9
    shear: Mindlin | None = None
    pair_contact: PairContact = ()

    #: What `simulate` reads of a solver before it gives it a scene with a force field.
    takes_force_field: ClassVar = True

    def __post_init__(self) -> None:
        _model("contact", self.contact)
        named = self._named(sys.maxsize, sys.maxsize)
        object.__setattr__(self, "pair_contact", named)
        set_checked(self, "tolerance", coefficient, 1e-12, 1e-3)
        if self.shear is not None:
            for model in (self.contact, *(model for _, model in named)):
                check_shear(model, self.shear)

    def _named(self, balls: int, walls: int) -> tuple[tuple[tuple[Any, Any], ContactModel], ...]:
        """Models of the pairs that are named, checked for a scene of so many bodies."""
        return checked_pairs("pair_contact", self.pair_contact, balls, walls, _model, CLASSES)

    def begin(self, scene: Scene, duration: float) -> "CompliantMemory":
        """Memory at the start of a run."""
        refuse("Compliant", scene, "moving walls", "central force")
        refuse("Compliant", scene, "restitution law", instead=OWN_LAW)
        refuse("Compliant", scene, "spinning friction", "mutual gravity")
        system, positions, velocities, spins = lay_out(scene)
        state: list[float] = []
        for c, v in zip(positions, velocities, strict=True):
            state += [*c, *v]
        pairs = _pairs(system, self)
        turned = scene.field_by_spin or any(pair.rules is not None for pair in pairs)
        layout = Layout(len(positions), turned)
        if layout.rough:
            state += [x for spin in spins for x in spin]
        phase = ContactPhase(
            system, layout, self.tolerance, pairs, state, ContactRecord(system, layout)
        )
        return CompliantMemory(system, phase, spins)

    def advance(self, memory: "CompliantMemory", duration: float) -> None:
        """Alternate flights and contact phases until `duration`."""
        while not memory.stopped and memory.phase.time < duration:
            if memory.phase.in_contact or not memory.flies:
                memory.integrate()
            else:
                memory.fly(duration)
            if memory.phase.tries + memory.flights >= memory.budget:
                memory.stopped = "step limit"
        memory.end = min(memory.phase.time, duration) if memory.stopped else duration
        memory.list_contacts()


def _model(name: str, value: Any) -> Any:
    return offering(name, value, "between", "SpringDashpot, Hertz or OwnForce")


def _pairs(system: System, solver: Compliant) -> list[ContactPair]:
    """All pairs that can ever touch, with their forces."""
    count, walls, shear = len(system.radius), len(system.scene.walls), solver.shear
    named = solver._named(count, walls)
    result = []
    for a in range(count):
        for b in [*range(a + 1, count), *(-1 - wall for wall in range(walls))]:
            curvature, w = 1 / system.radius[a], system.inverse_mass[a]
            reach, side, bent = system.radius[a], None, None
            if b >= 0:
                curvature, w = curvature + 1 / system.radius[b], w + system.inverse_mass[b]
                reach += system.radius[b]
            elif (side := system.sides[a][-1 - b]) is None:
                bent = bent_wall(system, a, -1 - b)
            if w == 0:
                continue
            rules = system.rules(a, b)
            if not rules.smooth and shear is None:
                element_damping(rules.tangential_restitution, False)
            elif not rules.smooth:
                _one_friction(rules)
            contact = value_of(named, (a, b)) or value_of(named, CLASSES[b < 0]) or solver.contact
            force = contact.between(curvature, w, restitution_at(rules.restitution, 0.0))
            rough = None if rules.smooth else rules
            ratio = None if shear is None else shear.stiffness_ratio
            result.append(ContactPair(a, b, force, reach, side, rough, ratio, bent))
    return result


def _one_friction(rules: Rules) -> None:
    """Complain about what an undamped spring across a contact would ignore."""
    for name, found, kept in (
        ("tangential_restitution", rules.tangential_restitution, 0.0),
        ("static_friction", rules.static_friction, rules.friction),
        ("rolling_resistance", rules.rolling_resistance, 0.0),
    ):
        if found != kept:
            raise ValueError(
                f"shear takes one friction and no {name} of its own, got {found:g}; leave it out, "
                "or leave shear out"
            )


@dataclass
class CompliantMemory:
    """All legs so far: flights of every ball, and integration steps with contacts.

    A leg may reach past the end of the run. Nothing that is reported depends on how far.
    """

    system: System
    phase: ContactPhase
    spins: list[Vector]
    legs: list[IntegrationStep | Flight] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""
    budget: float = field(default_factory=lambda: MOST_INTEGRATION_STEPS)
    flights: int = 0
    loop: ClassVar = f"{PLAIN_LOOP} Compliant has no other"

    contact_force = force_history
    force_between = held.force_between
    elastic_energy = held.elastic_energy

    def copy(self) -> "CompliantMemory":
        return replace(
            self,
            phase=self.phase.copy(),
            legs=list(self.legs),
            starts=list(self.starts),
        )

    @property
    def flies(self) -> bool:
        """Whether what does not touch moves by a law that is known, and meets walls by it."""
        scene = self.system.scene
        return scene.force_field is None and (scene.drag == 0 or self.system.flat)

    def pieces(self, first: float = 0.0, last: float = math.inf) -> Pieces:
        """Flights by their law; steps, from which any moment is computed again.

        For the page a step is the cubic through its ends.
        """
        begin, end = (bisect_right(self.starts, min(t, self.end)) for t in (first, last))
        legs: list[Any] = self.legs[begin - 1 : end]
        close = min([*self.starts[end : end + 1], self.end])
        rows = [leg.at(leg.time) if isinstance(leg, Flight) else leg.state for leg in legs]
        table = np.array([row[: self.phase.layout.bodies] for row in [*rows, legs[-1].at(close)]])
        count, spins = len(self.spins), np.tile(self.spins, (len(table), 1, 1))
        if self.phase.layout.rough:
            spins = table[:, PER_BALL * count :]
        times = np.array([*(leg.time for leg in legs), close])
        system, moved = self.system, table[:, : PER_BALL * count]
        shown = record_of(times, moved, spins, count, system.dimension)
        flies = np.array([*(isinstance(leg, Flight) for leg in legs), False])
        pieces = pieces_at(
            shown,
            np.where(flies, CLOSED, CUBIC),
            np.array(system.gravity)[:, : system.dimension] * flies[:, None, None],
            np.array(system.drag_rate) * flies[:, None],
            evenly(shown.spin, times),
        )
        which = np.where(flies, -1, np.arange(len(times)))
        which[-1] = -1
        return replace(pieces, leg=np.tile(which, count), legs=legs)

    def keep(self, leg: IntegrationStep | Flight) -> None:
        self.legs.append(leg)
        self.starts.append(leg.time)

    def list_contacts(self) -> None:
        """Bring the list up to the end of the run."""
        leg = self.legs[bisect_right(self.starts, self.end) - 1]
        integration = leg if isinstance(leg, IntegrationStep) else None
        self.log = self.phase.log(self.end, integration)

    def integrate(self) -> None:
        """One step with active contacts; then see whether anything still moves."""
        phase = self.phase
        leg = phase.advance()
        self.keep(leg)
        for pair in (*phase.active, *phase.inside):
            if pair.b < 0:
                before, now = geometry(pair, leg.state), geometry(pair, phase.state)
                # Through a wall with two sides the normal turns over.
                if now.overlap > pair.reach or dot(before.normal, now.normal) < 0:
                    self.stopped = "passed through a wall"
        if phase.note_modes():
            self.stopped = "everything at rest"

    def fly(self, limit: float) -> None:
        """Everything flies to the next contact, or to where a wall may come after `limit`, s."""
        phase, system = self.phase, self.system
        flight = Flight.of(phase, system)
        self.keep(flight)
        now = phase.time
        while True:
            self.flights += 1
            time, pair = flight.next_contact(phase.pairs, system, now, limit)
            far = pair is not None and pair.b < 0
            if far or not isinstance(time, LookAgain):
                break
            now = float(time)
        if pair is None and all(motion.still for motion in flight.motions):
            self.stopped = "everything at rest"
            return
        phase.time = float(time)
        if pair is None:
            return
        phase.state = flight.at(phase.time)
        if isinstance(time, LookAgain):
            return
        phase.begin(keeper(pair, phase.state, phase.pairs))
