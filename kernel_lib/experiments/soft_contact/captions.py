"""What stands beside the ball of lesson 06: the share of its speed that it kept, and from 1 m."""

from kernel_lib.experiments import Caption, Runs, Sentence, SpeedKept, Values
from kernel_lib.experiments.soft_contact.controls import BODIES, EARTH
from kernel_lib.experiments.soft_contact.law import speeds
from kernel_lib.experiments.soft_contact.materials import (
    FROM_ONE_METRE,
    ONE_METRE,
    drop_of,
    kept_law,
    sideways,
)

__all__ = ["captions"]


def captions(values: Values, runs: Runs) -> dict[str, Caption]:
    """This drop's speeds at the plate below those of a drop from one metre."""
    found = None if values["material"] in BODIES else speeds(runs)
    # A ball that flies aslant has more speed than the part that is shown here.
    if found is None or sideways(values)[0]:
        return {}
    ((name, run),) = runs.items()
    touch = run.contacts.of_kind("impact")
    over = float(touch.time[0] + touch.duration[0])
    shown = [SpeedKept(Sentence("soft-contact-caption", height=drop_of(values)), *found)]
    here = values["gravity"] == EARTH
    if values["height"] != ONE_METRE or not here:
        far = FROM_ONE_METRE
        words = Sentence(f"soft-contact-caption-{'first' if here else 'on-earth'}")
        shown.insert(0, SpeedKept(words, far, far * float(kept_law(values)(far))))
    return {name: Caption(since=min(over, float(run.time[-1])), speeds=tuple(shown))}
