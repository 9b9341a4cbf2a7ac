"""Questions of lesson 07: does a ball stay near the middle, and do two neighbours stay close?"""

import math
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Idea, Picture, Runs, Values, kept
from kernel_lib.experiments.bowl.controls import (
    BALL,
    BOWLS,
    DISH,
    FARTHER,
    FARTHEST,
    NEIGHBOUR,
    PLANET_NAMES,
    RIGHT,
    RIGHT_NEIGHBOUR,
    ROUND,
)
from kernel_lib.experiments.bowl.law import bounces, mirror_product, offsets
from kernel_lib.experiments.bowl.motion import motion
from kernel_lib.experiments.bowl.pictures import of_distance, of_limits, of_loss, of_zones
from kernel_lib.experiments.bowl.shapes import (
    MICRO,
    MILLI,
    axis_of,
    depth_at,
    has_three_pairs,
    has_two_bowls,
    is_soft,
    limit,
    pairs_of,
    right_bowl,
)
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import Sentence, in_order

__all__ = ["CONTRAST", "DISTANCES", "HOW_HIGH", "LOSS", "PARTING", "TWO_BOWLS"]
__all__ += ["LEAST", "Seen", "left_at", "length", "nth", "radii_of", "seen_of"]
__all__ += ["each_seen", "first_beyond", "seen_by", "starts_near", "until_it_shows"]

#: A start is near the middle below this offset, mm; a ball has left it at this many times as much.
NEAR, LEFT = 5.0, 10.0


def starts_near(values: Values) -> bool:
    """Whether one ball starts near the axis, at rest."""
    near = 0 < abs(values["offset"]) <= min(NEAR, 10 * values["radius"])
    return near and values["speed"] == 0 and not values["pair"]


def left_at(values: Values, run: Trajectory) -> int | None:
    """The first bounce beyond a tenth of the radius, or LEFT offsets if these are more."""
    return first_beyond(values, offsets(values, run), values["radius"])


def first_beyond(values: Values, found: Floats, radius: float) -> int | None:
    """The first bounce, of these m off the axis, beyond a tenth of a radius, or LEFT offsets."""
    far = max(LEFT * MILLI * abs(values["offset"]), radius / 10)
    beyond = np.flatnonzero(np.abs(found) > far)
    return int(beyond[0]) if len(beyond) else None


def length(metres: float) -> str:
    """In the unit that suits it."""
    if metres >= 1:
        return figure(metres, "m")
    return figure(100 * metres, "cm") if metres >= 0.01 else figure(1000 * metres, "mm")


class Seen(NamedTuple):
    """What a ball did: whether it stayed; its farthest bounce, m; how many bounces; and where it
    left, how far off it was then, m, and at which bounce, from 1."""

    stays: bool
    far: float
    bounces: int
    off: float
    bounce: int


def seen_of(values: Values, run: Trajectory) -> Seen:
    """What a ball alone did in its bowl, or between its mirrors."""
    return seen_by(offsets(values, run), left_at(values, run))


def seen_by(found: Floats, left: int | None) -> Seen:
    """What a ball did; where its bounces were, m off the axis, and at which one it left."""
    found = np.abs(found)
    far = float(found.max()) if len(found) else math.nan
    if left is None:
        return Seen(True, far, len(found), math.nan, 0)
    return Seen(False, far, len(found), float(found[left]), left + 1)


def until_it_shows(values: Values, runs: Runs) -> Decisive:
    """The first bounce far off, of any ball, and a flight more; where all stay the first dozen."""
    end = min(float(run.time[-1]) for run in runs.values())
    found = []
    for one, run in zip(_each(values), runs.values(), strict=False):
        times, left = run.contacts.of_kind("impact").time, left_at(one, run)
        if left is not None:
            flight = float(times[left] - times[left - 1]) if left else float(times[0])
            found.append((float(times[left]), flight))
    if found:
        moment, flight = min(found)
        return Decisive((moment,), max(moment, min(end, moment + flight)))
    hits = [run.contacts.of_kind("impact").time for run in runs.values()]
    first, last = float(hits[0][0]), max(float(one[:12][-1]) for one in hits)
    return Decisive((first,), max(first, min(end, last)))


def _each(values: Values) -> list[dict[str, Any]]:
    """Values of each run, as if it were alone."""
    if has_two_bowls(values):
        return [dict(values), right_bowl(values)]
    if has_three_pairs(values):
        return pairs_of(values)
    return [dict(values)]


def each_seen(values: Values, runs: Runs, names: tuple[str, ...]) -> list[Seen]:
    """What the ball of each of these runs did."""
    return [seen_of(one, runs[name]) for one, name in zip(_each(values), names, strict=True)]


# ---- act 1, the height ---------------------------------------------------------------------------

#: Heights, in radii, from which the verdict lets balls fall.
PARTS = {"low": 0.47, "high": 0.56, "above": 0.7, "centre": 1.0, "top": 1.6}

#: How far from the limit the flag may stand to be right, in radii; how long its pole is at least,
#: m.
CLOSE, POLE = 0.05, 2.4


@kept(64, "shape", "radius", "gravity", "offset")
def _drops(bowl: Values) -> dict[str, Seen]:
    """What balls do that fall from each of PARTS."""
    found = {}
    for name, part in PARTS.items():
        height = part * bowl["radius"]
        values = {**bowl, "height": height, "speed": 0.0, "e": 1.0, "bounces": 40}
        found[name] = seen_of(values, motion(values))
    return found


def _how_high(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "bowl-how-high-asked",
        shape=_shape(values),
        radius=figure(values["radius"], "m"),
        where=_where(values),
        offset=figure(abs(values["offset"]), "mm"),
    )


def _shape(values: Values) -> str:
    return "dish" if values["shape"] == DISH else "round"


def _where(values: Values) -> str:
    return PLANET_NAMES.get(values["gravity"], "earth")


def _margin_high(values: Values, runs: Runs) -> float:
    """Exact, as far as balls below and above the limit prove it."""
    alone = values["shape"] in BOWLS and not has_two_bowls(values) and not is_soft(values)
    if not alone or not starts_near(values) or values["e"] < 1 or len(runs[BALL].contacts) < 2:
        return 0.0
    found = _drops(values)
    proved = [found[name].stays == (part < 0.5) for name, part in PARTS.items()]
    return math.inf if all(proved) and found["centre"].bounce > 1 else 0.0


def _ideas_high(values: Values, runs: Runs) -> tuple[Idea, ...]:
    """Bands that meet, in radii."""
    bands = {"tiny": (0.0, 0.1), "low": (0.19, 0.41), "above": (0.59, 0.81), "centre": (0.89, 1.2)}
    radius = values["radius"]
    return tuple(Idea(name, low * radius, high * radius) for name, (low, high) in bands.items())


def _slots_high(values: Values, runs: Runs) -> dict[str, str]:
    found, offset = _drops(values), abs(values["offset"])
    slots = {
        "half": figure(limit(values), "m"),
        "offset": figure(offset, "mm"),
        "where": _where(values),
        "cross": figure(_second(values) / (MILLI * offset)),
    }
    for name, one in found.items():
        slots[name] = figure(PARTS[name] * values["radius"], "m")
        slots[f"{name}_far"] = length(one.far)
        slots[f"{name}_count"] = str(one.bounces)
        slots[f"{name}_off"] = length(one.off)
        slots[f"{name}_bounce"] = str(one.bounce)
    return slots


def _second(values: Values) -> float:
    """How far off a ball from the circle's centre is at its second bounce, m."""
    drop = {**values, "height": values["radius"], "speed": 0.0, "e": 1.0, "bounces": 5}
    return float(abs(offsets(drop, motion(drop))[1]))


#: Height of the ball next to the reader's own, in limits: where that one stays, where it leaves.
HIGHER, LOWER = 1.12, 0.9


def _own_height(values: Values, guess: float) -> dict[str, Values]:
    """The reader's height; next to it one on the other side of the limit."""
    own = {**values, "height": guess}
    stays = seen_of(own, motion(own)).stays
    other = round(limit(values) * (HIGHER if stays else LOWER), 4)
    return {"yours": {"height": guess}, figure(other, "m"): {"height": other}}


HOW_HIGH = Guess(
    _how_high,
    "flag",
    truth=lambda values, runs: limit(values),
    says="bowl-how-high",
    steps=in_order("bowl-height-steps"),
    slots=_slots_high,
    case=lambda values, runs: "planet" if values["gravity"] in PLANET_NAMES else "",
    ideas=_ideas_high,
    within=lambda values, runs: CLOSE * values["radius"],
    margin=_margin_high,
    unit="m",
    what=Sentence("bowl-how-high-what"),
    minimum=0.0,
    maximum=POLE,
    wall_x=0.0,
    name="how_high",
    span=lambda values: (0.0, max(POLE, 1.2 * values["radius"])),
    decisive=until_it_shows,
    picture=lambda values, runs: of_limits([(values, runs[BALL])]),
    own_run=_own_height,
)


# ---- act 1, two bowls ----------------------------------------------------------------------------

#: How far from its limit each drop must lie, as a part of it.
CLEAR = 0.06


def _two_bowls(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "bowl-two-bowls-asked",
        where=_where(values),
        left=figure(values["height"], "m"),
        left_radius=figure(values["radius"], "m"),
        offset=figure(abs(values["offset"]), "mm"),
        right=figure(values["height_right"], "m"),
        right_radius=figure(values["radius_right"], "m"),
    )


def _where_it_stays(values: Values, runs: Runs) -> str:
    left, right = (one.stays for one in each_seen(values, runs, (BALL, RIGHT)))
    return ("both" if right else "left") if left else ("right" if right else "neither")


def _margin_bowls(values: Values, runs: Runs) -> float:
    if not has_two_bowls(values) or values["e"] < 1 or values["shape_right"] != ROUND:
        return 0.0
    if is_soft(values):
        return 0.0
    found = []
    for one, seen in zip(_each(values), each_seen(values, runs, (BALL, RIGHT)), strict=True):
        over = one["height"] / limit(one)
        agrees = starts_near(one) and seen.bounces >= 2 and seen.stays == (over < 1)
        found.append(abs(over - 1) / CLEAR if agrees else 0.0)
    return min(found)


def _slots_bowls(values: Values, runs: Runs) -> dict[str, str]:
    slots: dict[str, str] = {}
    for side, one in zip(("left", "right"), _each(values), strict=True):
        slots |= {
            side: figure(one["height"], "m"),
            f"{side}_half": figure(limit(one), "m"),
            f"{side}_radius": figure(one["radius"], "m"),
        }
    return slots


def _limits_picture(values: Values, runs: Runs) -> Picture:
    return of_limits(list(zip(_each(values), (runs[BALL], runs[RIGHT]), strict=True)))


TWO_BOWLS = Guess(
    _two_bowls,
    "choice",
    truth=_where_it_stays,
    says="bowl-two-bowls",
    steps=in_order("bowl-height-steps"),
    slots=_slots_bowls,
    margin=_margin_bowls,
    name="two_bowls",
    choices=("left", "right", "both", "neither"),
    decisive=until_it_shows,
    picture=_limits_picture,
)


# ---- with loss -----------------------------------------------------------------------------------

#: Farthest bounce of a ball that sinks in time, and of one that runs away; how far off the axis one
#: comes that jumps out, all in radii.
SUNK, RAN, JUMPED = 0.05, 0.3, 1.1


def _with_loss(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "bowl-loss-asked",
        radius=figure(values["radius"], "m"),
        height=figure(values["height"], "m"),
        lost=percent(1 - values["e"]),
    )


def _farthest(values: Values, runs: Runs) -> float:
    """Farthest bounce, in radii."""
    return seen_of(values, runs[BALL]).far / float(values["radius"])


def _reach(values: Values, runs: Runs) -> float:
    """How far off the axis it ever is, in radii: beyond 1 it has left the bowl."""
    run = runs[BALL]
    away = np.abs(run.position[:, 0, 0] - axis_of(run)[0])
    return float(away.max()) / float(values["radius"])


def _what_loss_does(values: Values, runs: Runs) -> str:
    if _reach(values, runs) > 1:
        return "jumps"
    return "stays" if _farthest(values, runs) <= RAN else "runs"


def _margin_loss(values: Values, runs: Runs) -> float:
    if values["shape"] != ROUND or has_two_bowls(values) or not starts_near(values):
        return 0.0
    if is_soft(values):
        return 0.0
    if values["e"] == 1 or values["height"] < 1.05 * limit(values) or len(runs[BALL].contacts) < 2:
        return 0.0
    far, reach = _farthest(values, runs), _reach(values, runs)
    if reach > 1:
        return 1.0 if reach > JUMPED else 0.0
    if SUNK < far < RAN:
        return 0.0
    return SUNK / far if far <= SUNK else 1.0


LOSS = Guess(
    _with_loss,
    "choice",
    truth=_what_loss_does,
    says="bowl-loss",
    slots=lambda values, runs: {
        "far": length(seen_of(values, runs[BALL]).far),
        "half": figure(limit(values), "m"),
        "radius": figure(values["radius"], "m"),
    },
    margin=_margin_loss,
    name="loss",
    choices=("runs", "stays", "jumps"),
    decisive=until_it_shows,
    picture=lambda values, runs: of_loss(values, runs[BALL]),
)


# ---- act 2 ---------------------------------------------------------------------------------------

#: Distances, m, that part the answers; by which factor a distance must lie off them.
EDGES, CLEAR_FACTOR = (1e-4, 2e-2), 1.35

#: A distance that has grown less than this has grown slowly; bounces that are few, and least ones.
SLOWLY, FEW, LEAST = 50.0, 16, 9


def nth(values: Values) -> int:
    """The bounce at which two neighbours are compared; some more are shown."""
    return int(values["bounces"]) - 5


def _distance(values: Values, runs: Runs, names: tuple[str, str] = (BALL, NEIGHBOUR)) -> float:
    """How far apart the two balls are at that bounce, m; nan where one has none."""
    places = [bounces(runs[name]) for name in names]
    if min(map(len, places)) < nth(values):
        return math.nan
    return float(np.linalg.norm(places[0][nth(values) - 1] - places[1][nth(values) - 1]))


def _parting(values: Values, runs: Runs) -> Sentence:
    return Sentence(
        "bowl-parting-asked",
        apart=figure(values["apart"] / 1000, "mm"),
        height=figure(values["height"], "m"),
        shape=_shape(values),
        radius=figure(values["radius"], "m"),
        count=str(nth(values)),
    )


def _how_apart(values: Values, runs: Runs) -> str:
    apart = _distance(values, runs)
    return "below" if apart < EDGES[0] else "between" if apart < EDGES[1] else "above"


def _grown(values: Values, runs: Runs) -> float:
    return _distance(values, runs) / (MICRO * values["apart"])


def _margin_parting(values: Values, runs: Runs) -> float:
    """By how many factors it is off an edge; 0 where its growth is not what the answer shows."""
    lossless = values["shape"] in BOWLS and values["e"] == 1 and RIGHT not in runs
    if NEIGHBOUR not in runs or not lossless or values["apart"] > 10 or nth(values) < LEAST:
        return 0.0
    apart = _distance(values, runs)
    if not apart > 0:
        return 0.0
    slowly = _grown(values, runs) < SLOWLY or values["shape"] == DISH
    if slowly != (_how_apart(values, runs) == "below"):
        return 0.0
    if _how_apart(values, runs) == "between" and nth(values) > FEW:
        return 0.0
    return min(abs(math.log(apart / edge)) for edge in EDGES) / math.log(CLEAR_FACTOR)


def _about(times: float) -> str:
    """Two digits, such as 54 or 400000."""
    return f"{float(f'{times:.2g}'):.10g}"


def _slots_parting(values: Values, runs: Runs) -> dict[str, str]:
    grown = _grown(values, runs)
    rate = grown ** (1 / nth(values))
    return {
        "apart": length(_distance(values, runs)),
        "grown": _about(grown),
        "rate": f"{rate:.2g}",
        "five": _about(rate**5),
        "ten": _about(rate**10),
        "count": str(nth(values)),
        "height": figure(values["height"], "m"),
    }


def _until_nth(values: Values, runs: Runs) -> Decisive:
    """That bounce of the first ball, and of one in another bowl."""
    firsts = [runs[name].contacts.of_kind("impact").time for name in (BALL, RIGHT) if name in runs]
    at = max(float(times[min(nth(values), len(times)) - 1]) for times in firsts)
    return Decisive((at,), min(float(runs[BALL].time[-1]), at))


PARTING = Guess(
    _parting,
    "choice",
    truth=_how_apart,
    says="bowl-parting",
    slots=_slots_parting,
    case=lambda values, runs: "dish" if values["shape"] == DISH else "low",
    margin=_margin_parting,
    name="parting",
    act=2,
    choices=("below", "between", "above"),
    decisive=_until_nth,
    picture=lambda values, runs: of_distance(runs[BALL], runs[NEIGHBOUR], nth(values)),
)


def _in_both(values: Values, runs: Runs) -> tuple[float, float]:
    """How far apart the two are in the left bowl and in the right one, m."""
    left = _distance(values, runs)
    return left, _distance(values, runs, (RIGHT, RIGHT_NEIGHBOUR))


def _contrast(values: Values, runs: Runs) -> Sentence:
    return Sentence("bowl-contrast-asked", apart=figure(values["apart"] / 1000, "mm"))


def _margin_contrast(values: Values, runs: Runs) -> float:
    """By how many factors the two are far apart on the left, and close on the right."""
    alike = all(values[name] == values[f"{name}_right"] for name in ("radius", "height"))
    if not has_two_bowls(values) or NEIGHBOUR not in runs or values["e"] < 1 or not alike:
        return 0.0
    left, right = _in_both(values, runs)
    if values["shape_right"] != DISH or not (left > EDGES[1] and 0 < right < EDGES[0]):
        return 0.0
    return min(math.log(left / EDGES[1]), math.log(EDGES[0] / right)) / math.log(CLEAR_FACTOR)


def _slots_contrast(values: Values, runs: Runs) -> dict[str, str]:
    left, right = _in_both(values, runs)
    off = values["radius"] / 2
    hits = [runs[name].contacts.of_kind("impact") for name in (BALL, RIGHT)]
    speed, speed_right = (float(np.linalg.norm(one.velocity_before[0, 0])) for one in hits)
    return {
        "count": str(nth(values)),
        "left": length(left),
        "right": length(right),
        "off": length(off),
        "round": length(depth_at(values, off)),
        "dish": length(depth_at(right_bowl(values), off)),
        "speed": figure(speed, "m/s"),
        "speed_right": figure(speed_right, "m/s"),
    }


CONTRAST = Guess(
    _contrast,
    "choice",
    truth=lambda values, runs: "together",
    says="bowl-contrast",
    slots=_slots_contrast,
    margin=_margin_contrast,
    name="bowl_and_dish",
    act=2,
    watch_first=True,
    choices=("deeper", "together", "slower"),
    decisive=_until_nth,
)


# ---- act 3 ---------------------------------------------------------------------------------------

#: How far from its ends, 0 and 1, the product of the mirrors must lie.
CLEAR_PRODUCT = 0.03

_PAIRS = (BALL, FARTHER, FARTHEST)

#: Which of the three pairs hold the ball.
_HELD = {
    (True, True, True): "all",
    (True, False, False): "nearest",
    (True, False, True): "ends",
    (False, False, True): "farthest",
}


def radii_of(values: Values) -> tuple[float, float]:
    """The smaller radius and the larger one, m."""
    small, large = sorted((values["radius"], values["second"]))
    return small, large


def _distances(values: Values, runs: Runs) -> Sentence:
    small, large = (figure(one, "m") for one in radii_of(values))
    near, middle, far = (figure(one["distance"]) for one in pairs_of(values))
    return Sentence(
        "bowl-distances-asked",
        radii="equal" if small == large else "two",
        small=small,
        large=large,
        offset=figure(abs(values["offset"]), "mm"),
        near=near,
        middle=middle,
        far=far,
    )


def _held(values: Values, runs: Runs) -> str:
    near, middle, far = (one.stays for one in each_seen(values, runs, _PAIRS))
    return _HELD.get((near, middle, far), "")


def _margin_distances(values: Values, runs: Runs) -> float:
    """How far all three are from an end of a zone; 0 where a zone is not what the texts say."""
    if not has_three_pairs(values) or values["e"] < 1 or not _held(values, runs):
        return 0.0
    small, large = radii_of(values)
    near, middle, far = (one["distance"] for one in pairs_of(values))
    if not near < middle < far or (_held(values, runs) != "farthest" and near > small):
        return 0.0
    if _held(values, runs) != "nearest" and not large < far:
        return 0.0
    found = []
    for one, seen in zip(pairs_of(values), each_seen(values, runs, _PAIRS), strict=True):
        product = mirror_product(one)
        agrees = starts_near(one) and seen.bounces >= 2 and seen.stays == (0 < product < 1)
        whole = not seen.stays or seen.bounces > values["bounces"] / 2
        # Near an end the run may say otherwise: that, and the end itself, are too close to call.
        from_end = max(min(abs(product), abs(product - 1)) / CLEAR_PRODUCT, 1e-9)
        found.append(from_end if (agrees and whole) or from_end < 1 else 0)
    return min(found)


def _case_distances(values: Values, runs: Runs) -> str:
    small, large = radii_of(values)
    if _held(values, runs) == "all":
        return "equal" if small == large else ""
    return "beyond" if values["farthest"] > small + large else "gap"


def _slots_distances(values: Values, runs: Runs) -> dict[str, str]:
    small, large = radii_of(values)
    slots = {"small": figure(small, "m"), "large": figure(large, "m")}
    seen = each_seen(values, runs, _PAIRS)
    for name, one, found in zip(("near", "middle", "far"), pairs_of(values), seen, strict=True):
        slots[name] = figure(one["distance"], "m")
        slots[f"{name}_far"] = length(found.far)
        slots[f"{name}_off"], slots[f"{name}_pass"] = length(found.off), str(found.bounce)
        if not found.stays and "out" not in slots:
            slots |= {"out": slots[name], "off": slots[f"{name}_off"], "pass": str(found.bounce)}
    slots["count"] = str(max(one.bounces for one in seen if one.stays))
    return slots


DISTANCES = Guess(
    _distances,
    "choice",
    truth=_held,
    says="bowl-distances",
    slots=_slots_distances,
    case=_case_distances,
    margin=_margin_distances,
    name="distances",
    act=3,
    choices=("all", "nearest", "ends", "farthest"),
    decisive=until_it_shows,
    picture=lambda values, runs: of_zones(list(zip(pairs_of(values), runs.values(), strict=True))),
)
