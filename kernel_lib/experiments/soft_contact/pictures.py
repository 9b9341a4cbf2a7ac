"""What the stage draws of lesson 06 once a question is answered."""

from kernel_lib.experiments import Loop, Picture, Sentence, Text, Values, figure, kept, percent
from kernel_lib.experiments.soft_contact.chart import force_over_depth
from kernel_lib.experiments.soft_contact.controls import EARTH, RADIUS, STEEL
from kernel_lib.experiments.soft_contact.drops import runs as drop
from kernel_lib.experiments.soft_contact.materials import CM, ONE_METRE
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["both_loops"]

#: Moments of a loop; a change of the lost part that shows; a dent that is none, mm.
_MOMENTS, _SHOWS, _NO_DENT = 140, 0.01, 1e-4


@kept(16)
def _from_one_metre(values: Values) -> tuple[Floats, Floats, float]:
    """The loop that all others are compared with: it stays while the height is dragged."""
    return _loop(drop(values)["drop"])


def _loop(run: Trajectory) -> tuple[Floats, Floats, float]:
    """Depth, mm, force, N, and the part of the energy that is lost."""
    share = -float(run.contacts.velocity_after[0, 0, 1] / run.contacts.velocity_before[0, 0, 1])
    return *force_over_depth(run, _MOMENTS), 1 - share**2


def both_loops(values: Values, run: Trajectory) -> Picture:
    """Force over depth of the drop from 1 m and of this one, in parts of the greatest of each."""
    compared = {**values, "height": ONE_METRE, "gravity": EARTH, "radius": RADIUS / CM}
    first = _from_one_metre(compared)
    loops: dict[Text, tuple[Floats, Floats]] = {}
    lost = []
    for which, (depth, force, part) in (("-first", first), ("", _loop(run))):
        lost.append(part)
        what = Sentence(f"soft-contact-loop-lost{which}", share=percent(part))
        if values["material"] == STEEL:
            dent = float(depth[-1])
            what = Sentence(f"soft-contact-loop-dent{which}", dent=figure(dent, "mm"))
            if dent < _NO_DENT:
                what = Sentence("soft-contact-loop-no-dent")
        loops[what] = (depth / depth.max(), force / force.max())
    more = lost[1] - lost[0]
    kind = "same" if abs(more) < _SHOWS else "fatter" if more > 0 else "thinner"
    before, now = loops
    return Picture(
        Sentence("soft-contact-loops-picture", first=before, second=now),
        chart=Loop(
            Sentence(f"soft-contact-loops-{kind}"),
            Sentence("soft-contact-axis-depth"),
            Sentence("soft-contact-axis-force"),
            lambda _: loops,
        ),
    )
