"""Where the collisions of a run accumulate: which bodies, at which place, and what to use."""

from collections import Counter
from typing import Any

import numpy as np

__all__ = ["piled_up", "piled_up_pairs"]

#: So many impacts before the end are looked at: those that accumulate are nearly all of them.
LAST = 24

#: A pair that met less often among them is a bystander.
OFTEN = 3


def piled_up_pairs(run: Any) -> tuple[tuple[int, int], ...]:
    """The pairs (a, b) whose impacts accumulate at the end of a run, the latest first.

    Returns
    -------
    Indices as in `run.contacts`: wall j is -1 - j; () for a run that ended otherwise, or that has
    kept no contacts
    """
    if run.stopped_because != "collisions accumulate":
        return ()
    impacts = run.contacts[run.contacts.kind == "impact"][-LAST:]
    pairs = list(zip(impacts.a.tolist(), impacts.b.tolist(), strict=True))[::-1]
    often = Counter(pairs)
    return tuple(pair for pair in often if often[pair] >= OFTEN or pair == pairs[0])


def piled_up(run: Any) -> str:
    """The same in words, with the place and a remedy; "" for a run that ended otherwise."""
    if run.stopped_because != "collisions accumulate":
        return ""
    pairs = piled_up_pairs(run)
    if not pairs:
        return "see Compliant"
    last = run.contacts[run.contacts.kind == "impact"][-1:]
    place = ", ".join(f"{each:.4g}" for each in last.point[0])
    met = ", ".join(f"ball {a} with {_partner(run, b)}" for a, b in pairs[:3])
    more = ", and others" if len(pairs) > 3 else ""
    return f"{met}{more} at ({place}) m; {_remedy(run, pairs, last)}"


def _partner(run: Any, b: int) -> str:
    if b >= 0:
        return f"ball {b}"
    return f"wall {-1 - b}" if -1 - b < len(run.scene.walls) else "the track"


def _remedy(run: Any, pairs: tuple[tuple[int, int], ...], last: Any) -> str:
    if all(b < 0 for _, b in pairs):
        if last.energy_lost[0] <= 0:
            return "nothing is lost there: give it a restitution below 1"
        return "what is squeezed: see Compliant"
    if np.any(np.asarray(run.scene.gravity)):
        return "what rests on a ball: see Compliant"
    return "what collapses: take a greater restitution, or see Compliant"
