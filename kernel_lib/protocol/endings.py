"""Why a run is shorter than it was asked to be, and what would make it longer."""

from collections.abc import Mapping

from kernel_lib.protocol.pictures.flights import CROWD
from kernel_lib.state.trajectory import Trajectory

__all__ = ["endings"]

_WHY = {
    "step limit": "there it has cost what a lesson computes at once: contacts and steps are too "
    "many. Fewer, slower or softer contacts let it go on; copied as Python it goes as far as its "
    "budget",
    "passed through a wall": "there a ball has passed through a wall. Shorter steps, a return to "
    "contact or a stiffer wall hold it back",
    "step too long for the drag": "there drag has made a ball a hundred times faster than it can "
    "be, as it does where one step takes more than twice its speed. A step Δ below 2 m/(k_c r) "
    "cures it",
    "collisions accumulate": "there infinitely many impacts follow within a moment, after which "
    "the law says nothing more. Another restitution or another start avoids it",
}


def endings(runs: Mapping[str, Trajectory], most_contacts: int) -> list[str]:
    """A sentence for each run that ends early, or has more contacts than the page is sent; in a
    crowd no contact counts alone.

    Parameters
    ----------
    runs : by name
    most_contacts : of one run, that the page hears of
    """
    told = []
    for name, run in runs.items():
        why = _WHY.get(run.stopped_because)
        if why:
            told.append(f"“{name}” ends at {run.time[-1]:.3g} s: {why}.")
        count = len(run.contacts)
        if count > most_contacts and len(run.scene.balls) < CROWD:
            told.append(
                f"“{name}” has {count} contacts: those after {most_contacts} are not shown."
            )
    return told
