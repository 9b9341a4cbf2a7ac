"""Questions of lesson 07 about rooms: who stays near the axis, and who slides along the wall?"""

import math
from functools import partial

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Picture, Runs, Values
from kernel_lib.experiments.bowl.controls import (
    BALL,
    CIRCLE,
    CURVES,
    ELLIPSE,
    LONG,
    PLANET_NAMES,
    PULLED,
    PUSHED,
    SHORT,
    UPRIGHT,
)
from kernel_lib.experiments.bowl.law import (
    mirror_product,
    reaches,
    slides_from,
    spring_product,
    upright_trace,
)
from kernel_lib.experiments.bowl.pictures import of_bounces, of_flights
from kernel_lib.experiments.bowl.questions import (
    CLEAR_PRODUCT,
    NEAR,
    Seen,
    first_beyond,
    length,
    seen_by,
)
from kernel_lib.experiments.bowl.rooms import off_axis
from kernel_lib.experiments.bowl.shapes import RIGHT_ANGLE, axes_of
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["ROOM_QUESTIONS"]

#: How far half a trace must lie from -1 and 1; the speed from that which just reaches a wall, or
#: stands still in the middle, as a part of it.
CLEAR_TRACE, CLEAR_SPEED = 0.05, 0.03

#: Bounces of a ball that stays, which are shown.
SHOWN = 12


def _seen(values: Values, name: str, run: Trajectory) -> Seen:
    """What a ball did near the axis along which it started."""
    found = off_axis(values, name, run)
    narrow = values["short"] if values["shape"] == ELLIPSE else values["radius"]
    return seen_by(found, first_beyond(values, found, narrow))


def _all_seen(values: Values, runs: Runs) -> dict[str, Seen]:
    return {name: _seen(values, name, run) for name, run in runs.items()}


def _starts(values: Values) -> bool:
    """Whether a ball without loss starts near its axis."""
    return bool(0 < abs(values["offset"]) <= NEAR and values["e"] == 1)


def _until_all_show(values: Values, runs: Runs) -> Decisive:
    """The first bounce far off, of each ball that leaves, and a flight more; else some bounces."""
    end = min(float(run.time[-1]) for run in runs.values())
    moments, verdict = [], 0.0
    for name, seen in _all_seen(values, runs).items():
        times = runs[name].contacts.of_kind("impact").time
        if not seen.stays:
            moments.append(float(times[seen.bounce - 1]))
        last = seen.bounce if not seen.stays else SHOWN - 1
        verdict = max(verdict, float(times[min(last, len(times) - 1)]) if len(times) else end)
    moments = sorted(one for one in moments if one <= end)
    return Decisive(tuple(moments), max([*moments, min(verdict, end)]))


def _slots_of(name: str, seen: Seen) -> dict[str, str]:
    return {
        f"{name}_far": length(seen.far),
        f"{name}_count": str(seen.bounces),
        f"{name}_off": length(seen.off),
        f"{name}_bounce": str(seen.bounce),
    }


def _picture(values: Values, runs: Runs) -> Picture:
    """The bounces up to the one at which the last ball has left, and one more."""
    seen = _all_seen(values, runs).values()
    count = max(SHOWN, *(one.bounce + 1 for one in seen))
    return of_bounces({name: off_axis(values, name, run)[:count] for name, run in runs.items()})


_question = partial(Guess, kind="choice", decisive=_until_all_show, picture=_picture, act=3)


# ---- mirrors one above the other -----------------------------------------------------------------


def _upwards(values: Values, runs: Runs) -> Sentence:
    small, large = sorted((values["radius"], values["second"]))
    return Sentence(
        "bowl-upwards-asked",
        radii="equal" if small == large else "two",
        small=figure(small),
        large=figure(large, "m"),
        distance=figure(values["distance"], "m"),
        where=PLANET_NAMES.get(values["gravity"], "earth"),
        speed=figure(values["launch"], "m/s"),
    )


def _on_the_upper(run: Trajectory) -> list[int]:
    """Which impacts are on the upper mirror."""
    found: list[int] = np.flatnonzero(run.contacts.of_kind("impact").b == -2).tolist()
    return found


def _what_it_does(values: Values, runs: Runs) -> str:
    if not _on_the_upper(runs[BALL]):
        return "never"
    return "stays" if _seen(values, BALL, runs[BALL]).stays else "runs"


def _margin_upwards(values: Values, runs: Runs) -> float:
    if values["shape"] != UPRIGHT or not _starts(values) or not len(runs[BALL].contacts):
        return 0.0
    product = mirror_product(values)
    if min(product, 1 - product) < CLEAR_PRODUCT:
        return 0.0
    found, over = _what_it_does(values, runs), 1 / reaches(values)
    if found == "never":
        return (1 - over) / CLEAR_TRACE
    half = abs(upright_trace(values))
    clear = min(abs(half - 1) / CLEAR_TRACE, (over - 1) / CLEAR_SPEED)
    seen = _seen(values, BALL, runs[BALL])
    whole = not seen.stays or seen.bounces > values["bounces"] / 2
    agrees = whole and seen.stays == (half < 1) and seen.bounces > 1
    return clear if agrees or 0 < clear < 1 else 0.0


def _slots_upwards(values: Values, runs: Runs) -> dict[str, str]:
    run = runs[BALL]
    slots = {
        **_slots_of("ball", _seen(values, BALL, run)),
        "speed": figure(values["launch"], "m/s"),
        "least": figure(reaches(values) * values["launch"], "m/s"),
        "distance": figure(values["distance"], "m"),
        "rise": figure(float(run.position[:, 0, 1].max()), "m"),
    }
    for hit in _on_the_upper(run)[:1]:
        arrives = run.contacts.of_kind("impact").velocity_before[hit, 0]
        slots["upper"] = figure(float(np.linalg.norm(arrives)), "m/s")
    return slots


UPWARDS = _question(
    _upwards,
    truth=_what_it_does,
    says="bowl-upwards",
    slots=_slots_upwards,
    margin=_margin_upwards,
    name="upwards",
    choices=("stays", "runs", "never"),
)


# ---- an ellipse, and two curves, with a spring ---------------------------------------------------


def _margin_spring(values: Values, runs: Runs) -> float:
    """How far from both ends the product of each ball is, and a ball that is pushed from standing
    still in the middle; 0 where a run does otherwise."""
    found = []
    for name, run in runs.items():
        spring, seen = run.scene.central_force, _seen(values, name, run)
        product = spring_product(values, name, spring)
        clear = min(abs(product), abs(product - 1)) / CLEAR_PRODUCT
        if spring < 0:
            still = math.sqrt(-spring) * axes_of(values, name)[0]
            clear = min(clear, abs(values["launch"] / still - 1) / CLEAR_SPEED)
        whole = not seen.stays or seen.bounces > values["bounces"] / 2
        agrees = whole and seen.bounces > 1 and seen.stays == (0 < product < 1)
        found.append(clear if agrees or 0 < clear < 1 else 0.0)
    return min(found)


def _along_which(values: Values, runs: Runs) -> Sentence:
    spring = values["spring"]
    return Sentence(
        "bowl-along-which-asked",
        long=figure(2 * values["long"], "m"),
        short=figure(2 * values["short"], "m"),
        speed=figure(values["launch"], "m/s"),
        force="pull" if spring > 0 else "push" if spring else "none",
        spring=figure(abs(spring), "N/m"),
    )


def _which_axis(values: Values, runs: Runs) -> str:
    seen = _all_seen(values, runs)
    held = (seen[SHORT].stays, seen[LONG].stays)
    return {(True, False): "short", (False, True): "long", (False, False): "neither"}.get(held, "")


def _margin_axis(values: Values, runs: Runs) -> float:
    if values["shape"] != ELLIPSE or SHORT not in runs or not _starts(values):
        return 0.0
    if not _which_axis(values, runs):
        return 0.0
    return _margin_spring(values, runs) if values["long"] > values["short"] else 0.0


def _slots_axis(values: Values, runs: Runs) -> dict[str, str]:
    slots = {"speed": figure(values["launch"], "m/s")}
    for word, name in (("short", SHORT), ("long", LONG)):
        slots |= _slots_of(word, _seen(values, name, runs[name]))
        half, radius = axes_of(values, name)
        slots |= {f"{word}_half": figure(half, "m"), f"{word}_radius": figure(radius, "m")}
    return slots


ALONG_WHICH = _question(
    _along_which,
    truth=_which_axis,
    says="bowl-along-which",
    slots=_slots_axis,
    margin=_margin_axis,
    name="along_which",
    choices=("short", "long", "neither"),
)


def _pull_or_push(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "bowl-pull-or-push-asked",
        radius=figure(values["radius"], "m"),
        distance=figure(values["distance"], "m"),
        speed=figure(values["launch"], "m/s"),
        spring=figure(abs(values["spring"]), "N/m"),
    )


def _who_stays(values: Values, runs: Runs) -> str:
    seen = _all_seen(values, runs)
    if seen[PULLED].stays:
        return "both" if seen[PUSHED].stays else "pulled"
    return "pushed" if seen[PUSHED].stays else "neither"


def _margin_pull(values: Values, runs: Runs) -> float:
    ready = values["shape"] == CURVES and values["spring"] != 0 and _starts(values)
    return _margin_spring(values, runs) if ready else 0.0


def _slots_pull(values: Values, runs: Runs) -> dict[str, str]:
    seen = _all_seen(values, runs)
    return {
        **{"speed": figure(values["launch"], "m/s"), "distance": figure(values["distance"], "m")},
        **_slots_of("pulled", seen[PULLED]),
        **_slots_of("pushed", seen[PUSHED]),
    }


PULL_OR_PUSH = _question(
    _pull_or_push,
    truth=_who_stays,
    says="bowl-pull-or-push",
    slots=_slots_pull,
    margin=_margin_pull,
    name="pull_or_push",
    choices=("pulled", "pushed", "both", "neither"),
)

# ---- around a circle, with loss ------------------------------------------------------------------

#: Loss, and °, from the way through the centre, from which on a ball slides soon.
LOSS, ASLANT = 0.03, 10.0


def _around(values: Values, runs: Runs) -> Sentence:
    lost, angle = 1 - values["e"], values["angle"]
    return Sentence(
        "bowl-around-asked",
        way="through" if angle == RIGHT_ANGLE else "aslant",
        angle=figure(angle, "°"),
        loss="some" if lost else "none",
        lost=percent(lost),
    )


def _slides(run: Trajectory) -> float:
    """When it begins to slide along the wall, s; nan where it does not."""
    found = run.contacts.of_kind("slide").time
    return float(found[0]) if len(found) else math.nan


def _margin_around(values: Values, runs: Runs) -> float:
    """Exact where it bounces on; else how much it loses, and how far from the centre it goes."""
    if values["shape"] != CIRCLE or len(runs[BALL].contacts) < 4:
        return 0.0
    if values["e"] == 1 or values["angle"] == RIGHT_ANGLE:
        return math.inf
    if math.isnan(_slides(runs[BALL])):
        return 0.0
    return min((1 - values["e"]) / LOSS, (RIGHT_ANGLE - values["angle"]) / ASLANT)


def _slots_around(values: Values, runs: Runs) -> dict[str, str]:
    run, hits = runs[BALL], runs[BALL].contacts.of_kind("impact")
    flights = np.diff(hits.time)
    last = run.contacts.velocity_after[-1, 0]
    return {
        "moment": figure(_slides(run), "s"),
        "along": figure(float(np.linalg.norm(last)), "m/s"),
        "took": figure(float(flights[-1]), "s"),
        "times": figure(float(flights[1] / flights[0])),
        "count": str(len(hits)),
        "radius": figure(values["radius"], "m"),
    }


def _until_it_slides(values: Values, runs: Runs) -> Decisive:
    run, moment = runs[BALL], _slides(runs[BALL])
    times = run.contacts.of_kind("impact").time
    if math.isnan(moment):
        return Decisive((), float(times[min(SHOWN, len(times)) - 1]))
    return Decisive((moment,), float(run.time[-1]))


AROUND = Guess(
    _around,
    "choice",
    truth=lambda values, runs: "bounces" if math.isnan(_slides(runs[BALL])) else "slides",
    says="bowl-around",
    case=lambda values, runs: "" if values["angle"] == RIGHT_ANGLE else "lossless",
    slots=_slots_around,
    margin=_margin_around,
    name="around",
    choices=("bounces", "slides"),
    decisive=_until_it_slides,
    picture=lambda values, runs: of_flights(runs[BALL], slides_from(values)),
)

ROOM_QUESTIONS = (UPWARDS, ALONG_WHICH, PULL_OR_PUSH, AROUND)
