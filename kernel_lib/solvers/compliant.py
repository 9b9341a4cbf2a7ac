"""Third way: compliant contacts. Bodies overlap a little, and forces push them apart."""

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

import numpy as np

from kernel_lib.contacts.impact_times import LookAgain
from kernel_lib.laws.contact_models import Hertz, SpringDashpot
from kernel_lib.solvers.forecast import ball_meeting, wall_meeting
from kernel_lib.solvers.frames import Record, record_of
from kernel_lib.solvers.log import Log
from kernel_lib.solvers.motion import Motion
from kernel_lib.solvers.press import Press, Stretch
from kernel_lib.solvers.setup import Setup, set_up
from kernel_lib.solvers.touch import PER_BALL, Touch, geometry
from kernel_lib.state.checks import coefficient
from kernel_lib.state.scene import TOUCHING, Scene
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.vectors import ZERO, Vector

__all__ = ["MOST_STEPS", "Compliant"]

#: Steps of one run, some minutes of plain Python; then it stops with "step limit".
MOST_STEPS = 500_000


class Flight(NamedTuple):
    """All balls in free flight from a moment on."""

    time: float
    motions: tuple[Motion, ...]

    @classmethod
    def of(cls, press: Press, setup: Setup) -> "Flight":
        """The flight that begins with the state of a press."""
        near: dict[int, list[int]] = {}
        for touch in press.pairs:
            if touch.b < 0 and abs(geometry(touch, press.state).overlap) <= TOUCHING * touch.reach:
                near.setdefault(touch.a, []).append(-1 - touch.b)
        motions = []
        for i, (a, k) in enumerate(zip(setup.gravity, setup.drag_rate, strict=True)):
            j = PER_BALL * i
            x, y, z, u, v, w = press.state[j : j + PER_BALL]
            fresh = tuple(near.get(i, ())) if press.time > 0 else ()
            motions.append(Motion(press.time, (x, y, z), (u, v, w), ZERO, a=a, k=k, fresh=fresh))
        return cls(press.time, tuple(motions))

    def at(self, time: float) -> list[float]:
        """Positions and velocities in a row."""
        row: list[float] = []
        for motion in self.motions:
            state = motion.at(time)
            row += [*state.c, *state.v]
        return row

    def next_contact(
        self, pairs: Sequence[Touch], setup: Setup, now: float
    ) -> tuple[float, Touch | None]:
        """When the next pair meets, and which; a LookAgain asks to look from there on."""
        soonest: tuple[float, Touch | None] = (math.inf, None)
        for touch in pairs:
            one = self.motions[touch.a]
            if touch.b < 0:
                time = wall_meeting(setup, touch.a, one, -1 - touch.b)
            else:
                other = self.motions[touch.b]
                time = ball_meeting(setup, touch.a, touch.b, one, other, now, soonest[0])
            if time < soonest[0]:
                soonest = (time, touch)
        return soonest


@dataclass(frozen=True)
class Compliant:
    """Soft contacts, integrated to a tolerance; flights between them in closed form.

    Parameters
    ----------
    contact : SpringDashpot or Hertz
    tolerance : greatest error of one step, in parts of the overlap and the speed of the
        contact, from 1e-12 to 1e-3

    Contacts are smooth: a scene whose surfaces grip or rub is refused. The list of contacts
    has one entry a touch, with the whole impulse, duration and energy lost.
    """

    contact: SpringDashpot | Hertz
    tolerance: float = 1e-9

    def __post_init__(self) -> None:
        if not hasattr(self.contact, "between"):
            raise ValueError(f"contact must be SpringDashpot or Hertz, got {self.contact!r}")
        tolerance = coefficient("tolerance", self.tolerance, 1e-12, 1e-3)
        object.__setattr__(self, "tolerance", tolerance)

    def begin(self, scene: Scene, duration: float) -> "CompliantMemory":
        """Memory at the start of a run."""
        setup, positions, velocities, spins = set_up(scene)
        state: list[float] = []
        for c, v in zip(positions, velocities, strict=True):
            state += [*c, *v]
        press = Press(setup, self.tolerance, _pairs(setup, self.contact), state)
        return CompliantMemory(setup, press, spins)

    def advance(self, memory: "CompliantMemory", duration: float) -> None:
        """Fly and press until `duration`."""
        while not memory.stopped and memory.press.time < duration:
            if memory.press.touching:
                memory.push()
            else:
                memory.fly()
            if len(memory.legs) > MOST_STEPS:
                memory.stopped = "step limit"
        memory.end = min(memory.press.time, duration) if memory.stopped else duration
        memory.list_contacts()


def _pairs(setup: Setup, contact: SpringDashpot | Hertz) -> list[Touch]:
    """All pairs that can ever touch, with their forces."""
    count, walls = len(setup.radius), len(setup.scene.walls)
    result = []
    for a in range(count):
        for b in [*range(a + 1, count), *(-1 - wall for wall in range(walls))]:
            curvature, w = 1 / setup.radius[a], setup.inverse_mass[a]
            reach, side = setup.radius[a], None
            if b >= 0:
                curvature, w = curvature + 1 / setup.radius[b], w + setup.inverse_mass[b]
                reach += setup.radius[b]
            else:
                side = setup.sides[a][-1 - b]
            if w == 0:
                continue
            rules = setup.rules(a, b)
            if not rules.smooth:
                raise ValueError(
                    "Compliant contacts are smooth so far; leave friction and tangential "
                    "restitution out of the scene, or use Events or Stepping"
                )
            result.append(
                Touch(a, b, contact.between(curvature, w, rules.restitution), reach, side)
            )
    return result


@dataclass
class CompliantMemory:
    """All legs so far: flights of every ball, and steps in which some balls push.

    A leg may reach past the end of the run. Nothing that is reported depends on how far.
    """

    setup: Setup
    press: Press
    spins: list[Vector]
    legs: list[Stretch | Flight] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)
    log: Log = field(default_factory=Log)
    end: float = 0.0
    stopped: str = ""

    def copy(self) -> "CompliantMemory":
        return replace(
            self,
            press=self.press.copy(),
            legs=list(self.legs),
            starts=list(self.starts),
        )

    def own_times(self) -> None:
        return None

    def sample(self, times: Floats) -> Record:
        """States at any moments up to the end."""
        count = PER_BALL * len(self.spins)
        rows = [self.legs[bisect_right(self.starts, t) - 1].at(t)[:count] for t in times.tolist()]
        spins = np.tile(np.array(self.spins), (len(times), 1, 1))
        return record_of(times, np.array(rows), spins, len(self.spins), self.setup.dimension)

    def keep(self, leg: Stretch | Flight) -> None:
        self.legs.append(leg)
        self.starts.append(leg.time)

    def list_contacts(self) -> None:
        """Bring the list up to the end of the run."""
        leg = self.legs[bisect_right(self.starts, self.end) - 1]
        stretch = leg if isinstance(leg, Stretch) else None
        self.log = self.press.log(self.end, stretch, self.stopped == "everything at rest")

    def push(self) -> None:
        """One step with contacts that push; then see whether anything still moves."""
        press = self.press
        self.keep(press.advance())
        for touch in press.pushing:
            if touch.b < 0 and geometry(touch, press.state).overlap > touch.reach:
                self.stopped = "passed through a wall"
        if press.at_rest():
            self.stopped = "everything at rest"

    def fly(self) -> None:
        """Everything flies to the next contact."""
        press, setup = self.press, self.setup
        flight = Flight.of(press, setup)
        self.keep(flight)
        now = press.time
        while True:
            found = flight.next_contact(press.pairs, setup, now)
            if not isinstance(found[0], LookAgain):
                break
            now = float(found[0])
        press.time, touch = found
        if touch is None:
            press.time = math.inf
            return
        press.state = flight.at(press.time)
        press.begin(touch)
