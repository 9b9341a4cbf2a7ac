"""First way: fixed steps, with a jump at contact (Nikulin 2024, eqs 1-4 and 9)."""

import math
from dataclasses import dataclass
from typing import ClassVar

from kernel_lib.laws.impulse_law import ImpulseLaw, checked_law, named_law, with_law
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.refusals import refuse
from kernel_lib.solvers.stepping.as_printed import listing_step
from kernel_lib.solvers.stepping.contact_step import Manner, pulled, step_with_contacts
from kernel_lib.solvers.stepping.free_steps import free_steps_of
from kernel_lib.solvers.stepping.state import SteppingMemory
from kernel_lib.solvers.system import lay_out
from kernel_lib.state.checks import number, set_checked
from kernel_lib.state.scene import Scene
from kernel_lib.state.tolerances import MOST_FIXED_STEPS, WHOLE_STEPS
from kernel_lib.state.vectors import norm

__all__ = ["Stepping"]


@named_law
@dataclass(frozen=True)
class Stepping:
    """Fixed steps: v_k = v_(k-1) + a Δ, c_k = c_(k-1) + (v_(k-1) + v_k) Δ/2.

    Parameters
    ----------
    step : Δ, s, positive
    return_to_contact : the paper's flag kac: go back to the moment of contact before the
        impulse law acts, or let it act where the bodies have sunk in
    spend_rest_of_step : after a return, use the rest of the step (the paper drops it); balls then
        do not overlap, but for thousandths of a radius in a pile pressed from all sides
    as_printed : follow the paper's listing to the letter, its faults included; it has no
        friction, and scenes that have some are refused
    law : of impact, a function such as `contact_impulses`; what stays in contact slides and
        rolls by the coefficients of its surfaces

    A run reports its own steps: frame k carries the time k Δ, and ceil(T/Δ) steps may pass
    the duration T by less than a step. It stops with "passed through a wall" as soon as the
    centre of a ball lies behind a wall (as printed, a ball flies on there).

    A force field is asked at both ends of a step, of the second where the first leads, and their
    mean acts through the step: errors shrink with the square of the step (Heun).

    Drag takes k_c r Δ/m of a ball's speed in a step. Beyond 1 that turns it round, beyond 2 it
    makes it faster each time, without end: such a run stops with "step too long for the drag"
    once a speed is 100 times what it can be. A step below 2 m/(k_c r) cures it.

    Energy never grows in contacts (as long as the law adds none), nor in flight without drag. Drag
    of the start of a step acts through all of it: where a ball turns, one step may add up to
    m k Δ (g Δ)²/(16 (1 - k Δ/2)), k = k_c r/m. As printed, nothing is promised.

    Source: Nikulin 2024, eqs 1-4 and 9.
    """

    step: float
    return_to_contact: bool = True
    spend_rest_of_step: bool = False
    as_printed: bool = False
    law: ImpulseLaw = contact_impulses

    #: What `simulate` reads of a solver before it gives it a scene with a force field.
    takes_force_field: ClassVar = True

    __repr__ = with_law

    def __post_init__(self) -> None:
        set_checked(self, "step", number, above=0)
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
        refuse("Stepping", scene, "curved walls", "moving walls", "central force", "mutual gravity")
        if self.as_printed:
            instead = "leave as_printed out"
            refuse("Stepping(as_printed=True)", scene, "friction", "force field", instead=instead)
        system, c, v, w = lay_out(scene)
        memory = SteppingMemory(self.step, system, c, v, w, system.pairs())
        memory.runaway = max(system.drag_rate) * self.step > 2
        memory.fastest = max(map(norm, v))
        memory.note()
        return memory

    def advance(self, memory: SteppingMemory, duration: float) -> None:
        """Continue to the first whole step at or past `duration`."""
        steps = self._steps(duration)
        if self.as_printed:
            while memory.done < steps and not memory.stopped:
                if memory.spent():
                    return
                state, hits = listing_step(
                    memory.system, memory.state, memory.done, self.step, self.return_to_contact
                )
                memory.enter(hits)
                memory.c, memory.v, _ = state
                memory.watch()
        elif not memory.stopped:
            manner = Manner(self.law, self.return_to_contact, self.spend_rest_of_step)
            _advance(memory, manner, steps)

    def _steps(self, duration: float) -> int:
        quotient = duration / self.step
        if quotient > MOST_FIXED_STEPS:
            least = duration / MOST_FIXED_STEPS
            raise ValueError(
                f"step {self.step:g} s makes {quotient:.3g} steps in {duration:g} s, where "
                f"{MOST_FIXED_STEPS} is the most; take a step of at least {least:.3g} s"
            )
        return max(1, math.ceil(quotient - WHOLE_STEPS))


def _advance(memory: SteppingMemory, manner: Manner, steps: int) -> None:
    """Go through the steps without a contact in one loop, and take the others one at a time."""
    system, h = memory.system, memory.step
    free, has_field = free_steps_of(system, h), system.scene.force_field is not None
    while memory.done < steps:
        if not memory.runaway and not has_field:
            states = [c + v for c, v in zip(memory.c, memory.v, strict=True)]
            memory.note_free(*free.go_on(states, steps - memory.done))
        if memory.done == steps or memory.spent():
            return
        lasting, time = memory.log.open, memory.done * h
        if has_field:
            system = pulled(memory.system, memory.state, time, h)
        step = step_with_contacts(system, memory.pairs, manner, memory.state, lasting, time, h)
        memory.enter(step.entries, step.corrections)
        # What rests in a field may be moved by it later.
        rests = step.stopped == "everything at rest"
        memory.stopped = "" if rests and has_field else step.stopped
        if memory.stopped == "everything at rest":
            return
        memory.log.close_all((memory.done + 1) * h, step.lasting)
        memory.c, memory.v, memory.w = step.end
        memory.watch()
        if memory.stopped:
            return
