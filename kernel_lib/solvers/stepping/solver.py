"""First way: fixed steps, with a jump at contact (Nikulin 2024, eqs 1-4 and 9)."""

import math
from array import array
from dataclasses import dataclass
from itertools import chain

from kernel_lib.laws.impulse_law import ImpulseLaw, checked_law, with_law
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.stepping.as_printed import listing_step
from kernel_lib.solvers.stepping.contact_step import Manner, step_with_contacts
from kernel_lib.solvers.stepping.state import WHOLE, SteppingMemory
from kernel_lib.solvers.system import Setup, set_up
from kernel_lib.state.checks import number
from kernel_lib.state.scene import TOUCHING, Scene
from kernel_lib.state.vectors import norm, scale

__all__ = ["MOST_STEPS", "Stepping"]

#: Longest run in steps: 200 MB of frames for one ball, minutes of plain Python.
MOST_STEPS = 1_000_000

State = tuple[float, float, float, float, float, float]
Limit = tuple[float, float, float, float]


@dataclass(frozen=True)
class Stepping:
    """Fixed steps: v_k = v_(k-1) + a Δ, c_k = c_(k-1) + (v_(k-1) + v_k) Δ/2.

    Parameters
    ----------
    step : Δ, s, positive
    return_to_contact : the paper's flag kac: go back to the moment of contact before the
        impulse law acts, or let it act where the bodies have sunk in
    spend_rest_of_step : after a return, use the rest of the step (the paper drops it)
    as_printed : follow the paper's listing to the letter, its faults included; it knows no
        friction, and scenes that have some are refused
    law : of impact, a function such as `contact_impulses`; what is held in contact slides and
        rolls by the coefficients of its surfaces

    A run reports its own steps: frame k carries the time k Δ, and ceil(T/Δ) steps may pass
    the duration T by less than a step. It stops with "passed through a wall" as soon as the
    centre of a ball lies behind a wall (as printed, a ball goes on there).

    Drag takes k_c r Δ/m of a ball's speed in a step. Beyond 1 that turns it round, beyond 2 it
    makes it faster each time, without end: such a run stops with "step too long for the drag"
    once a speed is OUT_OF_BOUNDS times what it can be. A step below 2 m/(k_c r) cures it.

    Source: Nikulin 2024, eqs 1-4 and 9.
    """

    step: float
    return_to_contact: bool = True
    spend_rest_of_step: bool = False
    as_printed: bool = False
    law: ImpulseLaw = contact_impulses

    __repr__ = with_law

    def __post_init__(self) -> None:
        object.__setattr__(self, "step", number("step", self.step, above=0))
        if self.spend_rest_of_step and not self.return_to_contact:
            raise ValueError(
                "spend_rest_of_step needs return_to_contact=True: without a return "
                "no part of the step is left"
            )
        if self.spend_rest_of_step and self.as_printed:
            raise ValueError("as_printed drops the rest of a step; leave out spend_rest_of_step")
        if checked_law(self.law) is not contact_impulses and self.as_printed:
            raise ValueError("as_printed follows the paper's own law; leave out law")

    def begin(self, scene: Scene, duration: float) -> SteppingMemory:
        """Memory at the start of a run."""
        self._steps(duration)
        if self.as_printed:
            refuse("Stepping(as_printed=True)", scene, "friction", instead="leave as_printed out")
        setup, c, v, w = set_up(scene)
        memory = SteppingMemory(self.step, setup, c, v, w, setup.pairs())
        memory.runaway = max(setup.drag_rate) * self.step > 2
        memory.fastest = max(map(norm, v))
        memory.note()
        return memory

    def advance(self, memory: SteppingMemory, duration: float) -> None:
        """Go on to the first whole step at or past `duration`."""
        steps = self._steps(duration)
        if self.as_printed:
            while memory.done < steps and not memory.stopped:
                if memory.spent():
                    return
                state, hits = listing_step(
                    memory.setup, memory.state, memory.done, self.step, self.return_to_contact
                )
                memory.enter(hits)
                memory.c, memory.v, _ = state
                memory.watch()
        elif not memory.stopped:
            manner = Manner(self.law, self.return_to_contact, self.spend_rest_of_step)
            _advance(memory, manner, steps)

    def _steps(self, duration: float) -> int:
        quotient = duration / self.step
        if quotient > MOST_STEPS:
            least = duration / MOST_STEPS
            raise ValueError(
                f"step {self.step:g} s makes {quotient:.3g} steps in {duration:g} s, where "
                f"{MOST_STEPS} is the most; take a step of at least {least:.3g} s"
            )
        return max(1, math.ceil(quotient - WHOLE))


def _advance(memory: SteppingMemory, manner: Manner, steps: int) -> None:
    """Glide through the steps without a contact, and take the others one at a time."""
    setup, h = memory.setup, memory.step
    movers = [
        (i, *scale(setup.gravity[i], h), setup.drag_rate[i] * h, _limits(setup, i))
        for i in range(len(memory.c))
    ]
    reaches = _reaches(setup)
    while memory.done < steps:
        if not memory.runaway:
            _glide(memory, steps, h, movers, reaches)
        if memory.done == steps or memory.spent():
            return
        lasting, time = memory.log.open, memory.done * h
        step = step_with_contacts(setup, memory.pairs, manner, memory.state, lasting, time, h)
        memory.enter(step.entries, step.presses)
        memory.stopped = step.stopped
        if memory.stopped == "everything at rest":
            return
        memory.log.close_all((memory.done + 1) * h, step.held)
        memory.c, memory.v, memory.w = step.end
        memory.watch()
        if memory.stopped:
            return


def _glide(
    memory: SteppingMemory,
    steps: int,
    h: float,
    movers: list[tuple[int, float, float, float, float, list[Limit]]],
    reaches: list[tuple[int, int, float]],
) -> None:
    """Steps in which nothing touches: this loop is the time of a slider's run."""
    half = h / 2
    states = [c + v for c, v in zip(memory.c, memory.v, strict=True)]
    rows: list[float] = []
    first = memory.done
    for _ in range(first, steps):
        ends = states[:]
        for i, a, b, g, drag, walls in movers:
            x, y, z, p, q, s = states[i]
            p_end, q_end, s_end = p + a, q + b, s + g
            if drag:
                p_end -= drag * p
                q_end -= drag * q
                s_end -= drag * s
            x += (p + p_end) * half
            y += (q + q_end) * half
            z += (s + s_end) * half
            for nx, ny, nz, limit in walls:
                if x * nx + y * ny + z * nz <= limit:
                    break
            else:
                ends[i] = (x, y, z, p_end, q_end, s_end)
                continue
            break
        else:
            if not reaches or _apart(ends, reaches):
                states = ends
                for state in ends:
                    rows += state
                continue
        break
    _keep(memory, states, rows, first * h)


def _keep(memory: SteppingMemory, states: list[State], rows: list[float], since: float) -> None:
    """Note the frames of a glide; contacts that lasted when it began have ended `since`."""
    glided = len(rows) // (6 * len(states))
    if glided:
        memory.done += glided
        memory.log.close_all(since)
        memory.c, memory.v = [end[:3] for end in states], [end[3:] for end in states]
        memory.rows += array("d", rows)
        memory.spins += array("d", chain.from_iterable(memory.w)) * glided


def _apart(states: list[State], reaches: list[tuple[int, int, float]]) -> bool:
    """Whether no two balls touch."""
    for i, j, limit in reaches:
        one, two = states[i], states[j]
        x, y, z = one[0] - two[0], one[1] - two[1], one[2] - two[2]
        if x * x + y * y + z * z <= limit:
            return False
    return True


def _limits(setup: Setup, i: int) -> list[Limit]:
    """For every wall its normal, and the value of c.n at which ball i touches it."""
    reach = setup.radius[i] * (1 + TOUCHING)
    return [(*side.normal, side.offset + reach) for side in setup.sides[i]]


def _reaches(setup: Setup) -> list[tuple[int, int, float]]:
    """All pairs of balls, with the square of the distance at which they touch."""
    r = setup.radius
    return [(i, j, ((r[i] + r[j]) * (1 + TOUCHING)) ** 2) for j in range(len(r)) for i in range(j)]
