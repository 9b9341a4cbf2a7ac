"""Why a run is shorter than it was meant to be, and what would make it longer."""

from collections.abc import Mapping

from kernel_lib.experiments.common.wording import figure
from kernel_lib.protocol.pictures.flights import CROWD
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence, label

__all__ = ["endings"]

#: Why a run stopped, and the message that says so.
_WHY = {
    "step limit": "ending-budget",
    "passed through a wall": "ending-through",
    "step too long for the drag": "ending-drag",
    "collisions accumulate": "ending-accumulate",
}


def endings(lesson: str, runs: Mapping[str, Trajectory], most_contacts: int) -> list[Sentence]:
    """A sentence for each run that ends early, or has more contacts than the page is sent; in a
    crowd no contact counts alone.

    Parameters
    ----------
    lesson : by its key, whose messages name the runs
    runs : by name
    most_contacts : of one run, that the page receives
    """
    sentences = []
    for name, run in runs.items():
        why = _WHY.get(run.stopped_because)
        if why:
            sentences.append(
                Sentence(why, run=label(lesson, name), time=figure(float(run.time[-1]), "s"))
            )
        count = len(run.contacts)
        if count > most_contacts and len(run.scene.balls) < CROWD:
            sentences.append(
                Sentence("ending-crowded", run=label(lesson, name), count=count, most=most_contacts)
            )
    return sentences
