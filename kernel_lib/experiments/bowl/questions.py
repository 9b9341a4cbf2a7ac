"""Questions of lesson 07: does a ball keep bouncing on the spot, and two neighbours together?"""

import math

import numpy as np

from kernel_lib.experiments.bowl.controls import BALL, DISH, MIRRORS, NEIGHBOUR
from kernel_lib.experiments.bowl.law import bounces, mirror_product, offsets
from kernel_lib.experiments.bowl.shapes import MILLI, limit
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Decisive,
    Guess,
    Judgement,
    Runs,
    Values,
    Varied,
)
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.state.trajectory import Trajectory

__all__ = ["HEIGHTS", "LIMIT", "MIRROR", "NTH", "PARTING", "STAYS", "left_at"]

ANY, HIGH, LOW, NEVER = HEIGHTS = (
    "from any height",
    "only from high up",
    "only from low down",
    "never",
)
ON_THE_SPOT, AWAY = STAYING = ("stays near the middle", "runs away from it")
TOGETHER, BESIDE, ANYWHERE = APART = (
    "less than 1 mm apart",
    "1 mm to 2 cm apart",
    "more than 2 cm apart",
)

#: The bounce at which two neighbours are compared, and the distances (m) that part its answers.
NTH = 20
EDGES = 1e-3, 2e-2

#: A distance that has grown less than this by then has grown slowly.
SLOWLY = 50.0

#: A start is near the middle below this offset, mm; a ball has left it at this many times as much.
NEAR, LEFT = 5.0, 10.0

#: How far from the limit a set-up must lie for a clear answer, as a part of it.
CLEAR = 0.05


def _starts_near(values: Values) -> bool:
    gently = values["speed"] == 0 and values["e"] == 1
    return gently and 0 < abs(values["offset"]) <= min(NEAR, 10 * values["radius"])


def _ratio(values: Values, run: Trajectory) -> float:
    """Greatest distance from the axis at a bounce, in offsets at the start."""
    found = np.abs(offsets(values, run))
    return float(found.max()) / (MILLI * abs(values["offset"])) if len(found) else math.nan


def left_at(values: Values, run: Trajectory) -> int | None:
    """The first bounce beyond a tenth of the radius, or LEFT offsets if these are more."""
    far = max(LEFT * MILLI * abs(values["offset"]), values["radius"] / 10)
    beyond = np.flatnonzero(np.abs(offsets(values, run)) > far)
    return int(beyond[0]) if len(beyond) else None


def _clear_bowl(values: Values, runs: Runs) -> bool:
    """A drop beside the middle of a bowl, whose run shows on which side of the limit it is."""
    if values["shape"] == MIRRORS or not _starts_near(values):
        return False
    run, over = runs[BALL], values["height"] / limit(values)
    if abs(over - 1) < CLEAR or len(run.contacts) < 5:
        return False
    if over < 1:
        return _ratio(values, run) < LEFT
    return left_at(values, run) is not None


def _until_it_shows(values: Values, runs: Runs) -> Decisive:
    """The bounce that is far off, and a flight more; of a ball that stays the first dozen."""
    run = runs[BALL]
    times, end = run.contacts.of_kind("impact").time, float(run.time[-1])
    left = left_at(values, run)
    if left is None:
        return Decisive((float(times[0]),), min(end, float(times[min(11, len(times) - 1)])))
    flight = float(times[left] - times[left - 1]) if left else float(times[0])
    return Decisive((float(times[left]),), min(end, float(times[left]) + flight))


def _how_far(values: Values, run: Trajectory) -> str:
    """What the ball did, by the places of its bounces."""
    left, found = left_at(values, run), np.abs(offsets(values, run))
    if left is None:
        far = figure(float(found.max()) / MILLI, "mm")
        return f"it came no farther than {far} in {len(found)} bounces"
    return f"it was {figure(100 * float(found[left]), 'cm')} away at bounce {left + 1}"


def _beside(values: Values) -> str:
    return f"{figure(abs(values['offset']), 'mm')} beside the middle"


def _limit_asked(values: Values, runs: Runs) -> str:
    return (
        f"A ball without loss is dropped into a bowl, {_beside(values)}.\nIt stays near the middle:"
    )


WHY = (
    "Each bounce throws the ball back towards the middle. From below half the radius it comes back "
    "in step; from above it is thrown past the middle, and farther out each time"
)


def _judge_limit(values: Values, runs: Runs) -> Judgement:
    """Below half the radius; and what the ball on the stage did."""
    half = figure(limit(values), "m")
    happened = (
        f"Dropped from {figure(values['height'], 'm')}, {_beside(values)}, "
        f"{_how_far(values, runs[BALL])}. {WHY}. Here half the radius is {half}: there a hollow "
        "mirror has its focus."
    )
    texts = (
        f"A bowl brings it back, and can bring back too much of it. {happened}",
        f"From high up it comes fast, and is thrown to the other side. {happened}",
        happened,
        f"Below half the radius, from less than {half}, it does stay. {happened}",
    )
    return judged_choices(HEIGHTS, LOW, texts, happened, f"Only from below {half}")


def _stays_asked(values: Values, runs: Runs) -> str:
    radius, drop = figure(values["radius"], "m"), figure(values["height"], "m")
    return f"The bowl has a radius of {radius}; the ball is dropped from {drop}.\nIt:"


def _judge_stays(values: Values, runs: Runs) -> Judgement:
    """On which side of half the radius this drop is."""
    run = runs[BALL]
    truth = ON_THE_SPOT if left_at(values, run) is None else AWAY
    side = "below" if truth == ON_THE_SPOT else "above"
    happened = (
        f"Dropped {_beside(values)}, {_how_far(values, run)}. {figure(values['height'], 'm')} is "
        f"{side} half the radius, {figure(limit(values), 'm')}."
    )
    head = "It stays" if truth == ON_THE_SPOT else "It runs away"
    return judged_choices(STAYING, truth, [happened] * 2, happened, head)


def _distance(runs: Runs) -> float:
    """How far apart the two balls are at their bounce NTH, m; nan where one has none."""
    places = [bounces(runs[name]) for name in (BALL, NEIGHBOUR)]
    if min(map(len, places)) < NTH:
        return math.nan
    return float(np.linalg.norm(places[0][NTH - 1] - places[1][NTH - 1]))


def _how_apart(distance: float) -> str:
    near, far = EDGES
    return TOGETHER if distance < near else BESIDE if distance < far else ANYWHERE


def _can_part(values: Values, runs: Runs) -> bool:
    """Two balls of one energy that begin near each other, and end clearly near or far."""
    lossless = values["shape"] != MIRRORS and values["e"] == 1
    if NEIGHBOUR not in runs or not lossless or values["apart"] > 10:
        return False
    apart = _distance(runs)
    if not apart > 0 or any(abs(math.log(apart / edge)) < 0.3 for edge in EDGES):
        return False
    slowly = apart < SLOWLY * 1e-6 * values["apart"]
    return slowly or values["shape"] == DISH or _how_apart(apart) != TOGETHER


def _parting_asked(values: Values, runs: Runs) -> str:
    shape = "parabola" if values["shape"] == DISH else "round bowl"
    return (
        f"Two balls start {_micro(values['apart'])} apart, {figure(values['height'], 'm')} above a "
        f"{shape}, without loss.\nAfter {NTH} bounces they are:"
    )


def _micro(apart: float) -> str:
    if apart == 1:
        return "a thousandth of a millimetre"
    return figure(apart, "µm")


def _judge_parting(values: Values, runs: Runs) -> Judgement:
    """How far apart they are, by which factor, and whether the shape keeps order."""
    apart = _distance(runs)
    truth = _how_apart(apart)
    grown = apart / (1e-6 * values["apart"])
    size = figure(100 * apart, "cm") if apart >= 0.01 else figure(1000 * apart, "mm")
    happened = (
        f"At bounce {NTH} they are {size} apart, {_about(grown)} times as far as at the start. "
    )
    happened += _why_parting(values, truth, grown)
    texts = (
        happened if truth == TOGETHER else f"So little, and yet it grows. {happened}",
        happened,
        happened if truth == ANYWHERE else f"Not every bowl takes them apart. {happened}",
    )
    return judged_choices(APART, truth, texts, happened, f"They are {size} apart")


def _about(times: float) -> str:
    """Two digits, such as 54 or 400,000."""
    return f"{float(f'{times:.2g}'):,.10g}"


def _why_parting(values: Values, truth: str, grown: float) -> str:
    if values["shape"] == DISH:
        return (
            "In a parabola a second quantity beside the energy stays the same from bounce to "
            "bounce. It holds both balls to ways that lie side by side."
        )
    if truth == TOGETHER:
        return "From here it grows slowly: a round bowl has orderly motions, too, beside wild ones."
    rate = f"On average each bounce multiplies their distance by {grown ** (1 / NTH):.2g}."
    if truth == BESIDE:
        return f"{rate} Whether that lasts, {NTH} bounces do not show."
    return f"{rate} However near they start, soon it counts: that is chaos."


def _until_nth(values: Values, runs: Runs) -> Decisive:
    times = runs[BALL].contacts.of_kind("impact").time
    at = float(times[min(NTH, len(times)) - 1])
    return Decisive((at,), min(float(runs[BALL].time[-1]), at))


def _mirrors_clear(values: Values, runs: Runs) -> bool:
    if values["shape"] != MIRRORS or not _starts_near(values):
        return False
    product, run = mirror_product(values), runs[BALL]
    if min(abs(product), abs(product - 1)) < CLEAR or len(run.contacts) < 5:
        return False
    left = left_at(values, run) is not None
    return left if not 0 < product < 1 else _ratio(values, run) < LEFT


def _mirrors_asked(values: Values, runs: Runs) -> str:
    radii = f"{figure(values['radius'], 'm')} and {figure(values['second'], 'm')}"
    return (
        f"Two hollow mirrors with radii of {radii} stand {figure(values['distance'], 'm')} apart; "
        "a ball runs to and fro, without gravity.\nIt:"
    )


def _judge_mirrors(values: Values, runs: Runs) -> Judgement:
    """By the run; and the two ranges of distances."""
    run = runs[BALL]
    truth = ON_THE_SPOT if left_at(values, run) is None else AWAY
    happened = (
        f"It started {_beside(values)}, and {_how_far(values, run)}. Between mirrors with these "
        f"radii it stays at distances {_ranges(values)}."
    )
    gathered = "" if truth == ON_THE_SPOT else "Hollow mirrors gather, but here too much. "
    texts = (gathered + happened, happened)
    head = "It stays" if truth == ON_THE_SPOT else "It runs away"
    return judged_choices(STAYING, truth, texts, happened, head)


def _ranges(values: Values) -> str:
    near, far = sorted((values["radius"], values["second"]))
    both = figure(near + far, "m")
    if near == far:
        return f"up to {both}, the two radii together"
    return (
        f"up to {figure(near, 'm')}, the smaller radius, and again from {figure(far, 'm')}, the "
        f"larger one, to {both}, both together"
    )


LIMIT = Guess(
    _limit_asked,
    "choice",
    _judge_limit,
    choices=HEIGHTS,
    name="limit",
    fits=_clear_bowl,
    decisive=_until_it_shows,
)
STAYS = Guess(
    _stays_asked,
    "choice",
    _judge_stays,
    choices=STAYING,
    name="stays",
    fits=_clear_bowl,
    decisive=_until_it_shows,
    vary={"height": Varied(0.1, 0.9, 0.2), "radius": Varied(0.5, 2.0, 1.0)},
)
PARTING = Guess(
    _parting_asked,
    "choice",
    _judge_parting,
    choices=APART,
    name="parting",
    act=2,
    fits=_can_part,
    decisive=_until_nth,
    vary={"height": Varied(0.8, 1.0)},
)
MIRROR = Guess(
    _mirrors_asked,
    "choice",
    _judge_mirrors,
    choices=STAYING,
    name="mirrors",
    act=3,
    fits=_mirrors_clear,
    decisive=_until_it_shows,
    vary={"distance": Varied(0.3, 2.4, 0.5)},
)
