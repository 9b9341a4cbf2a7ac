"""Exact events of balls that attract each other: flights to a tolerance, impacts by a law."""

import math
from bisect import bisect_right
from dataclasses import dataclass, field, replace

from kernel_lib.laws.impulse_law import ImpulseLaw, checked_law, named_law, with_law
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.numerics.dormand_prince import next_step
from kernel_lib.solvers.gravitating.attraction import (
    PER_BALL,
    Attraction,
    separation,
)
from kernel_lib.solvers.gravitating.flight import FlightStep, Small, first_happening
from kernel_lib.solvers.gravitating.loops import MOST_PLAIN, PLAIN, Loops, loops
from kernel_lib.solvers.gravitating.moment import AttractedMoment, Staying
from kernel_lib.solvers.moment import Pair
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.report.contact_log import Log
from kernel_lib.solvers.report.which_loop import COMPILED_LOOP, PLAIN_LOOP
from kernel_lib.solvers.system import System, lay_out
from kernel_lib.state.checks import coefficient
from kernel_lib.state.pieces import Pieces, of_legs
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import (
    AT_REST,
    LEAST_RISE,
    MOST_AT_ONCE,
    MOST_INTEGRATION_STEPS,
)
from kernel_lib.state.vectors import Vector

__all__ = ["Gravitating"]

#: First step, in times that the nearest pair needs for its distance.
FIRST_STEP = 0.03


@named_law
@dataclass(frozen=True)
class Gravitating:
    """Balls that attract each other, by G of `Scene(mutual_gravity=G)`; contacts as events.

    a_i = sum over j of G m_j (r_j - r_i)/r^3. Flights are integrated by a method of order eight;
    a contact is found where the gap of two balls changes its sign, also within a step that both
    begins and ends apart. Then a law of impact acts, as in `Events`.

    Contacts that touch in one moment have their impacts at once, by Moreau's rule, if smooth.
    Bounces without end are summed: once they rise by less than 1e-11 of the distance, smooth balls
    stay together, and their reaction N = m* (G (m_a + m_b)/d^2 - v_t^2/d) is listed as a contact
    that slides or rests, until it would have to pull; balls with friction stop the run with
    "collisions accumulate". Momentum and angular momentum hold to rounding of a step, energy to
    1e-9 over a hundred revolutions at the default tolerance, and not for ever. Costs grow with the
    square of the number of balls; dozens are many.

    Parameters
    ----------
    tolerance : greatest error of one step, in parts of the distance of the nearest pair and of
        the speed with which it crosses that, from 1e-13 to 1e-3
    law : of impact, a function such as `contact_impulses`
    least_rise : bounces that rise by less are over, and balls so near touch, in parts of the
        distance of their centres at contact, from 1e-13 to 1e-3. Places err by as much, and each
        bounce that is over loses the energy of so small a fall; a clump of a dozen at 1e-5 takes
        seconds where 1e-13 takes minutes

    Raises
    ------
    ValueError : a tolerance or rise out of its limits, or what is no law; on `simulate`, walls,
        drag, other forces, fixed balls, or a restitution that is a law

    Source: Neumann, example films; the method, Hairer, Norsett and Wanner, section II.10.
    """

    tolerance: float = 1e-12
    law: ImpulseLaw = contact_impulses
    least_rise: float = LEAST_RISE

    __repr__ = with_law

    def __post_init__(self) -> None:
        tolerance = coefficient("tolerance", self.tolerance, 1e-13, 1e-3)
        object.__setattr__(self, "tolerance", tolerance)
        rise = coefficient("least_rise", self.least_rise, LEAST_RISE, 1e-3)
        object.__setattr__(self, "least_rise", rise)
        checked_law(self.law)

    def begin(self, scene: Scene, duration: float) -> "GravitatingMemory":
        """Memory at the start of a run."""
        refuse("Gravitating", scene, "walls", "drag", "gravity", "central force", "fixed balls")
        refuse("Gravitating", scene, "restitution law")
        system, c, v, spins = lay_out(scene)
        state: list[float] = []
        for place, speed in zip(c, v, strict=True):
            state += [*place, *speed]
        strength = [scene.mutual_gravity * ball.mass for ball in scene.balls]
        chosen = loops(len(scene.balls))
        bare = chosen.attraction(strength, system.inverse_mass, system.radius)
        small = Small.of(self.least_rise)
        memory = GravitatingMemory(
            system, self.law, self.tolerance, small, state, spins, bare, bare
        )
        memory.meet(None)
        memory.step = FIRST_STEP * memory.weights()[1]
        return memory

    def advance(self, memory: "GravitatingMemory", duration: float) -> None:
        """Alternate steps and contacts until `duration`."""
        while not memory.stopped:
            if memory.due and memory.time <= duration:
                memory.act()
            elif memory.time >= duration:
                break
            elif memory.tries >= memory.budget:
                memory.stopped = "step limit"
            else:
                memory.fly()
        memory.end = min(memory.time, duration)


@dataclass
class GravitatingMemory:
    """All steps so far, and what has to be done before the next.

    A step may reach past the end of the run; what it ends with is done only when that is asked
    for.

    settling : pairs whose left-out bounces end later: the moment, s, and the energy they take
    due : whether something happens at `time`; released : the pair that nothing presses any more
    """

    system: System
    law: ImpulseLaw
    tolerance: float
    small: Small
    state: list[float]
    spins: list[Vector]
    bare: Attraction
    attraction: Attraction
    time: float = 0.0
    step: float = 0.0
    settling: dict[Pair, tuple[float, float]] = field(default_factory=dict)
    due: bool = False
    released: Pair | None = None
    flights: list[FlightStep] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""
    budget: float = field(default_factory=lambda: MOST_INTEGRATION_STEPS)
    tries: int = 0
    at_once: int = 0

    @property
    def loop(self) -> str:
        """Which one computes the run, in words."""
        if self._loops is not PLAIN:
            return COMPILED_LOOP
        few = len(self.spins) <= MOST_PLAIN
        return f"{PLAIN_LOOP} " + (f"up to {MOST_PLAIN} balls" if few else "without numba")

    def copy(self) -> "GravitatingMemory":
        return replace(
            self,
            state=list(self.state),
            spins=list(self.spins),
            settling=dict(self.settling),
            flights=list(self.flights),
            starts=list(self.starts),
            log=self.log.copy(),
        )

    def pieces(self, first: float = 0.0, last: float = math.inf) -> Pieces:
        """Steps, from which any moment is computed again, and what follows the last one."""
        starts, flights = [*self.starts, self.time], [*self.flights, self._flight()]
        held = slice(max(bisect_right(starts, first) - 1, 0), max(bisect_right(starts, last), 1))
        return of_legs(flights[held], starts[held], len(self.spins), self.system.dimension)

    def fly(self) -> None:
        """One step within the tolerance, up to the first thing that happens in it."""
        flight = self._flight()
        weights = self.weights()[0]
        step = min(
            self.step, min((t for t, _ in self.settling.values()), default=math.inf) - self.time
        )
        while True:
            end, error = flight.tried(step, weights)
            self.tries += 1
            if error <= 1:
                break
            self.step = step = next_step(step, error if error == error else math.inf)
        happening = first_happening(flight, step, end, self.system.radius, self.small)
        if happening is not None:
            step, self.due = happening.step, True
            self.released = None if happening.meets else happening.pair
            end = list(happening.state)
        elif step == self.step:
            self.step = next_step(step, error)
        self.at_once = 0 if step > 0 else self.at_once + 1
        if step > 0:
            self.flights.append(flight)
            self.starts.append(flight.time)
        self.state, self.time = end, self.time + step
        distances = [separation(flight.state, *pair)[0] for pair in self.attraction.pairs]
        self._moment().keep_together(self.attraction, distances)
        self.due = self.due or any(t <= self.time for t, _ in self.settling.values())

    def act(self) -> None:
        """What happens now: bounces that end, impacts, and a pair that parts."""
        self.due = False
        if self.at_once > MOST_AT_ONCE:
            self.stopped = "collisions accumulate"
            return
        for pair, (time, lost) in list(self.settling.items()):
            if time <= self.time:
                del self.settling[pair]
                self._list(self._moment(), pair, lost)
        self.meet(self.released)
        self.released = None

    def meet(self, released: Pair | None) -> None:
        """Impacts of this moment, and who stays together from now on."""
        moment = self._moment()
        moment.resolve()
        staying = moment.stay_together(released)
        if moment.rough:
            self.stopped = "collisions accumulate"
            return
        self._hold(staying)
        if not self.settling and self._still():
            self.stopped = "everything at rest"

    def weights(self) -> tuple[list[float], float]:
        """1/tolerance of each number of the state, and the time that the quickest pair needs, s."""
        out, numbers = self._loops.zeros(len(self.state)), self._loops.numbers
        time = self._loops.weights(numbers(self.state), self.bare.strength, self.tolerance, out)
        return self._loops.as_list(out), time

    def _hold(self, staying: list[Staying]) -> None:
        """Keep these pairs together, and enter in the list who begins and who ends."""
        moment = self._moment()
        before, pairs = self.attraction.pairs, [each.pair for each in staying]
        self.attraction = self._loops.attraction(*self.bare[:3], pairs)
        for pair in before:
            if pair not in pairs:
                if pair in self.settling:
                    self._list(moment, pair, self.settling.pop(pair)[1])
                if self.log.end(pair, self.time) is not None:
                    self.log.add(moment.entry(pair, "part"))
        for pair, bounces, lost in staying:
            if pair in self.settling:
                time, earlier = self.settling[pair]
                self.settling[pair] = time, earlier + lost
            elif bounces > 0 and self.time + bounces > self.time:
                self.settling[pair] = self.time + bounces, lost
            else:
                self._list(moment, pair, lost)

    def _list(self, moment: AttractedMoment, pair: Pair, lost: float) -> None:
        """Enter a pair that stays together in the list of contacts."""
        kind = moment.kind(pair)
        self.log.begin(moment.entry(pair, kind))
        self.log.lose(pair, lost)

    def _moment(self) -> AttractedMoment:
        now = self.system, self.log, self.time, self.law, self.state, self.spins
        return AttractedMoment(*now, self.bare, self.small)

    @property
    def _loops(self) -> Loops:
        return loops(len(self.spins))

    def _flight(self) -> FlightStep:
        return FlightStep(self.time, tuple(self.state), tuple(self.spins), self.attraction)

    def _still(self) -> bool:
        """Whether nothing moves, and nothing will."""
        pull, change = (
            self._loops.changes(self.state, each) for each in (self.bare, self.attraction)
        )
        most = AT_REST * _greatest(pull, 3)
        fast, turn = _greatest(change, 0), _greatest(change, 3)
        return turn <= most and fast * fast <= AT_REST * most * min(self.system.radius)


def _greatest(rates: list[float], first: int) -> float:
    """Greatest size of the three rates of each ball from the `first` on."""
    return max(math.hypot(*rates[i : i + 3]) for i in range(first, len(rates), PER_BALL))
