"""A question of lesson 07: a ball flies through a focus; when does it pass there again?"""

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Picture, Runs, Values
from kernel_lib.experiments.bowl.controls import BALL, BOWLS, DISH, ELLIPSE, ROUND
from kernel_lib.experiments.bowl.law import from_focus
from kernel_lib.experiments.bowl.pictures import of_focus
from kernel_lib.experiments.bowl.questions import length
from kernel_lib.experiments.bowl.shapes import MILLI, focus, has_two_bowls
from kernel_lib.experiments.common.wording import figure
from kernel_lib.state.trajectory import Floats
from kernel_lib.words import Sentence

__all__ = ["FOCUS"]

#: How near a flight passes a focus at most, and how far one stays off it at least, m.
PASSES, MISSES = 0.01, 0.05

#: Flights after the first one that are looked at; how far off the axis a ball starts at least, in
#: parts of the radius.
FLIGHTS, ASIDE = 7, 0.1

#: Which shape leads a ball back after the first bounce, after the second, and never.
SHAPE_OF = {"first": DISH, "second": ELLIPSE, "never": ROUND}


def _asked(values: Values, runs: Runs) -> Sentence:
    if values["shape"] == ELLIPSE:
        long, short = (figure(2 * values[name], "m") for name in ("long", "short"))
        return Sentence("bowl-focus-asked-ellipse", long=long, short=short)
    return Sentence(
        "bowl-focus-asked",
        shape="dish" if values["shape"] == DISH else "round",
        radius=figure(values["radius"], "m"),
        height=figure(focus(values)[1], "m"),
    )


def _near(values: Values, runs: Runs) -> Floats:
    """How near the focus each flight after one of the first bounces comes, m."""
    found: Floats = from_focus(runs[BALL], focus(values))[1 : 1 + FLIGHTS]
    return found


def _when(values: Values, runs: Runs) -> str:
    passed = np.flatnonzero(_near(values, runs) <= PASSES)
    if not len(passed):
        return "never"
    return {0: "first", 1: "second"}.get(int(passed[0]), "")


def _starts(values: Values, runs: Runs) -> bool:
    """Whether a ball without loss flies aslant through a focus at first."""
    if values["e"] < 1 or has_two_bowls(values) or BALL not in runs:
        return False
    if values["shape"] in BOWLS:
        aside = MILLI * abs(values["offset"]) >= ASIDE * values["radius"]
        return bool(aside and not values["pair"])
    return bool(values["shape"] == ELLIPSE and values["from_focus"] and not values["spring"])


def _margin(values: Values, runs: Runs) -> float:
    """How clearly the flights up to the one that passes miss, and how closely it passes."""
    if not _starts(values, runs) or not len(runs[BALL].contacts):
        return 0.0
    found, near = _when(values, runs), _near(values, runs)
    first = float(from_focus(runs[BALL], focus(values))[0])
    if first > PASSES or len(near) < FLIGHTS or not found:
        return 0.0
    place = {"first": 0, "second": 1, "never": FLIGHTS}[found]
    if SHAPE_OF[found] != values["shape"]:  # by chance: the texts say what a shape does
        return 0.0
    clear = float(min([*near[:place] / MISSES, 2.0]))
    return min(clear, PASSES / float(near[place])) if place < FLIGHTS and near[place] else clear


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    near = _near(values, runs)
    return {
        "first": length(float(near[0])),
        "least": length(float(near.min())),
        "count": str(FLIGHTS),
    }


def _after_some(values: Values, runs: Runs) -> Decisive:
    """The first bounce; the verdict after the fourth."""
    times = runs[BALL].contacts.of_kind("impact").time
    return Decisive((float(times[0]),), float(times[min(3, len(times) - 1)]))


def _picture(values: Values, runs: Runs) -> Picture:
    return of_focus(values, _near(values, runs))


FOCUS = Guess(
    _asked,
    "choice",
    truth=_when,
    says="bowl-focus",
    slots=_slots,
    margin=_margin,
    name="focus",
    choices=("first", "second", "never"),
    decisive=_after_some,
    picture=_picture,
)
