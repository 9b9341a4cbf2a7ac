"""`carom questions draw` and `carom questions check`: the banks from which *Another one* draws."""

from collections.abc import Sequence

from kernel_lib.experiments import lessons
from kernel_lib.experiments.bank import (
    Counts,
    asking,
    bank_of,
    counted,
    draw_act,
    faults_of,
    file_of,
    written,
)
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.serving.command.options import parser_of
from kernel_lib.serving.command.refusal import refused

__all__ = ["questions_command"]

FAULTY = 1  # exit code


def questions_command(argv: Sequence[str]) -> int:
    """Draw or check the banks of the lessons that the line names.

    Returns
    -------
    0 where all is in order, 1 where a bank has a fault, 2 for a lesson that is none
    """
    asked = parser_of("questions").parse_args(argv)
    known = lessons()
    if unknown := [name for name in asked.lessons if name not in known]:
        return refused(f"there is no lesson {unknown[0]!r}; there are {', '.join(known)}")
    chosen = [known[name] for name in asked.lessons or known]
    if asked.what == "draw":
        for one in chosen:
            _draw(one)
        return 0
    return FAULTY if sum(_check(one) for one in chosen) else 0


def _draw(experiment: Experiment) -> None:
    places, path = asking(experiment), file_of(experiment)
    if places and path:
        text = written({place: draw_act(experiment, place) for place in places})
        path.write_text(text, encoding="utf-8")
        print(f"Written: {path}", flush=True)


def _check(experiment: Experiment) -> int:
    """Print the counts of each act and set-up that draws, and its faults; returns how many there
    are."""
    found = 0
    for place in bank_of(experiment):
        counts = counted(experiment, place)
        named = f"act {place}" if isinstance(place, int) else place
        print(f"{experiment.name}, {named}: {_in_words(counts)}", flush=True)
        for fault in faults_of(counts):
            found += 1
            print(f"  - {fault}", flush=True)
    return found


def _in_words(counts: Counts) -> str:
    shares = ", ".join(f"{name} {100 * share:.0f} %" for name, share in counts.shares.items())
    return (
        f"{shares}; {sum(counts.cases.values())} draws, {counts.different} different, "
        f"{100 * counts.easy:.0f} % easy, least margin {counts.least:.2f}; players: last "
        f"{100 * counts.last:.0f} %, never {100 * counts.never:.0f} %, words "
        f"{100 * counts.words:.0f} %"
    )
