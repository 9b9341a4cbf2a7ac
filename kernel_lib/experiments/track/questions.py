"""Questions of lesson 09 about the loop and the dome."""

import math

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Option, Runs, Values, options
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.track.controls import BEAD, BLOCK, DOME, HOOP, LOOP
from kernel_lib.experiments.track.law import (
    goes_round,
    least_height,
    left,
    planet,
    slips_at,
    turned,
)
from kernel_lib.experiments.track.pictures import of_dome, of_later, of_loop
from kernel_lib.experiments.track.shapes import SHARES, pushed, rolls
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence, in_order

__all__ = ["DEPTH", "LATER", "LOOPING", "REAL", "WHO", "angle_of", "decided", "depth_of", "spent"]

#: How clear a case must be: degrees from the top of the loop, weights at its top, radii of height.
_CLEAR_ANGLE, _CLEAR_WEIGHT, _CLEAR_HEIGHT = 5.0, 0.1, 0.06

#: The height at which the first question is asked, and the least one that is asked about, radii.
_OPENS, _LEAST = 2.6, 1.7

#: Parts of the radius by which answers about the dome may be off; the gentlest and the least hard
#: push, in √(g R).
_NEAR_PART, _GENTLE, _HARD = 0.02, 0.3, 1.1


def _top_force(run: Trajectory) -> float:
    """How hard the track presses on a body at the top of the loop, in its weights.

    Negative where a wire pulls.
    """
    near = (run.position[:, 0, 1] > 1.99) & (run.position[:, 0, 0] > -0.5)
    weight = run.scene.balls[0].mass * -float(run.scene.gravity[1])  # type: ignore[index]
    force = run.normal_force(0)[near]
    return float(-force[:, 1].max() / weight) if len(force) else math.nan


def _clear(run: Trajectory) -> bool:
    """Whether it is plain to see that a body gets round the loop, or does not."""
    if goes_round(run):
        return abs(_top_force(run)) > _CLEAR_WEIGHT
    gone = left(run)
    return _at_top(run) and gone is not None and turned(LOOP, gone.x, gone.y) < 180 - _CLEAR_ANGLE


def _at_top(run: Trajectory) -> bool:
    """Whether a body gets round the loop, or leaves it above its middle."""
    gone = left(run)
    return goes_round(run) or (gone is not None and gone.y > 1)


def decided(values: Values, runs: Runs) -> Decisive:
    """Where bodies leave, and a little of their flight; else the end of the runs."""
    leaving = sorted({gone.time for gone in map(left, runs.values()) if gone is not None})
    if not leaving:
        return Decisive((), max(float(run.time[-1]) for run in runs.values()))
    radius = values["dome_radius"] if values["place"] == DOME else 1.0
    flown = leaving[-1] + 0.5 * math.sqrt(radius / values["gravity"])
    end = min(float(run.time[-1]) for run in runs.values())
    return Decisive(tuple(leaving), max(leaving[-1], min(flown, end)))


# ---- act 1 ---------------------------------------------------------------------------------------


def angle_of(run: Trajectory) -> str:
    """Where a body leaves the loop, from the lowest point."""
    gone = left(run)
    return "" if gone is None else figure(turned(LOOP, gone.x, gone.y), "°")


def _speed_at(run: Trajectory, x: float, y: float) -> float:
    """Speed where a body comes nearest to a place of the loop, m/s."""
    there = run.sample(np.linspace(0, run.time[-1], 4001))
    near = int(np.hypot(there.position[:, 0, 0] - x, there.position[:, 0, 1] - y).argmin())
    return float(np.hypot(*there.velocity[near, 0]))


def spent(body: str) -> str:
    """The part of its moving energy that a rolling body has in its spin."""
    return {2 / 5: "2/7", 1 / 2: "1/3", 1.0: "half"}.get(SHARES.get(body, 0.0), "")


def _pair(values: Values, runs: Runs) -> bool:
    """A block on the loop next to another body, which never slips if it rolls."""
    body = values["body"]
    both = values["place"] == LOOP and BLOCK in runs and body in runs and body != BLOCK
    return both and bool(values["never_slips"] or not rolls(body))


def _loop_margin(values: Values, runs: Runs) -> float:
    """A rolling body that falls where the block next to it gets round."""
    body = values["body"]
    if not _pair(values, runs) or not rolls(body) or values["height"] != _OPENS:
        return 0.0
    falls = goes_round(runs[BLOCK]) and not goes_round(runs[body])
    return math.inf if falls and _clear(runs[body]) else 0.0


def _loop_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("track-looping-asked", body=values["body"], **planet(values))


def _needs(values: Values, runs: Runs) -> str:
    """From where the block gets round it does, or it falls."""
    return "same" if goes_round(runs[values["body"]]) else "more"


def _loop_slots(values: Values, runs: Runs) -> dict[str, str]:
    body = values["body"]
    gone = left(runs[body])
    assert gone is not None
    return {
        "body": body,
        "angle": angle_of(runs[body]),
        "share": spent(body),
        "speed": figure(gone.speed, "m/s"),
        "block_speed": figure(_speed_at(runs[BLOCK], gone.x, gone.y), "m/s"),
    }


LOOPING = Guess(
    _loop_asked,
    "choice",
    truth=_needs,
    says="track-looping",
    steps=in_order("track-loop-steps"),
    slots=_loop_slots,
    margin=_loop_margin,
    choices=("less", "same", "more"),
    name="looping",
    decisive=decided,
    picture=of_loop,
)


def _who_asked(values: Values, runs: Runs) -> Sentence:
    body, height = values["body"], figure(values["height"])
    mass = figure(values["mass"], "kg")
    return Sentence("track-who-asked", body=body, height=height, mass=mass, **planet(values))


def _who(values: Values, runs: Runs) -> str:
    block, body = goes_round(runs[BLOCK]), goes_round(runs[values["body"]])
    return ("both" if body else "block") if block else ("body" if body else "neither")


def _who_margin(values: Values, runs: Runs) -> float:
    if not _pair(values, runs) or values["height"] < _LEAST:
        return 0.0
    found = []
    for body in (BLOCK, values["body"]):
        over = values["height"] - least_height(body)
        falls = left(runs[body]) is not None or body == BEAD
        agrees = goes_round(runs[body]) if over > 0 else falls and not goes_round(runs[body])
        near = max(abs(over) / _CLEAR_HEIGHT, 1e-9)  # on the border it is too close to call, too
        found.append(near if agrees or near < 1 else 0.0)
    return min(found)


_ROUND = ("both", "block", "body", "neither")


def _who_slots(values: Values, runs: Runs) -> dict[str, str]:
    body = values["body"]
    return {
        "body": body,
        "height": figure(values["height"]),
        "need": figure(least_height(body)),
        "share": spent(body),
        "angle": angle_of(runs[body]),
        "block_angle": angle_of(runs[BLOCK]),
        "press": figure(abs(_top_force(runs[BLOCK]))),
        "top_speed": figure(_speed_at(runs[BLOCK], 0.0, 2.0), "m/s"),
    }


WHO = Guess(
    _who_asked,
    "choice",
    truth=_who,
    says="track-who",
    steps=in_order("track-loop-steps"),
    slots=_who_slots,
    case=lambda values, runs: "bead" if values["body"] == BEAD else "",
    margin=_who_margin,
    choices=tuple(Option(name, name) for name in _ROUND),
    choices_now=lambda values, runs: options("track-who", *_ROUND, body=values["body"]),
    name="who",
    decisive=decided,
    picture=of_loop,
)


def _real_asked(values: Values, runs: Runs) -> Sentence:
    now = {name: figure(values[name]) for name in ("height", "friction")}
    return Sentence("track-real-asked", body=values["body"], **now, **planet(values))


def _slips(run: Trajectory) -> tuple[float, float] | None:
    """Where a body begins to slip in the loop, m, if it does."""
    slip = slips_at(run)
    return slip if slip is not None and slip[0] > -1 and slip[1] > 0 else None


def _really(values: Values, runs: Runs) -> str:
    run = runs[values["body"]]
    if not goes_round(run):
        return "falls"
    return "rolls" if slips_at(run) is None else "slips"


def _real_margin(values: Values, runs: Runs) -> float:
    body = values["body"]
    if values["place"] != LOOP or not rolls(body) or values["never_slips"] or body not in runs:
        return 0.0
    if not _clear(runs[body]):
        return 0.5 if _at_top(runs[body]) else 0.0
    return 1.0 if _really(values, runs) == "rolls" or _slips(runs[body]) else 0.0


def _real_slots(values: Values, runs: Runs) -> dict[str, str]:
    run = runs[values["body"]]
    slip = _slips(run)
    slip_angle = figure(turned(LOOP, *slip), "°") if slip else ""
    return {"slip": slip_angle, "angle": angle_of(run)}


REAL = Guess(
    _real_asked,
    "choice",
    truth=_really,
    says="track-real",
    slots=_real_slots,
    margin=_real_margin,
    choices=("rolls", "slips", "falls"),
    name="real",
    decisive=decided,
    picture=of_loop,
)


# ---- act 2 ---------------------------------------------------------------------------------------


def _dome_asked(values: Values, runs: Runs) -> Sentence:
    body, there = values["body"], {"radius": figure(values["dome_radius"], "m"), **planet(values)}
    if body == BEAD:
        return Sentence("track-depth-asked-bead", **there)
    if rolls(body):
        return Sentence("track-depth-asked-rolls", body=body, **there)
    if values["push"]:
        return Sentence("track-depth-asked-pushed", speed=figure(pushed(values), "m/s"), **there)
    return Sentence("track-depth-asked-slides", mass=figure(values["mass"], "kg"), **there)


def depth_of(values: Values, run: Trajectory) -> float:
    """How far below the top a body leaves, in radii: 0 if it flies at once, 1 if it is held."""
    radius = values["dome_radius"]
    soon = run.at(min(0.3 * math.sqrt(radius / values["gravity"]), float(run.time[-1])))
    if math.hypot(*soon.position[0]) > 1.002 * radius:
        return 0.0
    gone = left(run)
    return 1 - gone.y / radius if gone else 1.0


_DEPTHS = {"top": 0.0, "third": 1 / 3, "half": 1 / 2, "side": 1.0}


def _where(values: Values, runs: Runs) -> str:
    depth = depth_of(values, runs[values["body"]])
    return min(_DEPTHS, key=lambda name: abs(_DEPTHS[name] - depth))


def _dome_margin(values: Values, runs: Runs) -> float:
    """Exact, for what the texts explain: from rest, a hoop, a hard push, a wire."""
    body, push = values["body"], values["push"]
    if values["place"] != DOME or body not in runs or (rolls(body) and not values["never_slips"]):
        return 0.0
    where = _where(values, runs)
    if abs(_DEPTHS[where] - depth_of(values, runs[body])) > _NEAR_PART:
        return 0.0
    explained = {
        "top": body == BLOCK and push >= _HARD,
        "third": body == BLOCK and push <= _GENTLE,
        "half": body == HOOP and push <= _GENTLE,
        "side": body == BEAD and push <= _GENTLE,
    }
    return math.inf if explained[where] else 0.0


def _dome_slots(values: Values, runs: Runs) -> dict[str, str]:
    run, radius = runs[values["body"]], values["dome_radius"]
    gone = left(run)
    start = float(np.hypot(*run.velocity[0, 0]))
    limit = math.sqrt(values["gravity"] * radius)
    return {
        "body": values["body"],
        "speed": figure(start, "m/s"),
        "limit": figure(limit, "m/s"),
        "depth": figure(depth_of(values, run)),
        "angle": figure(turned(DOME, gone.x, gone.y), "°") if gone else "",
        "needed": figure(1 + (start / limit) ** 2),
    }


DEPTH = Guess(
    _dome_asked,
    "choice",
    truth=_where,
    says="track-depth",
    slots=_dome_slots,
    margin=_dome_margin,
    choices=("top", "third", "half", "side"),
    name="depth",
    act=2,
    decisive=decided,
    picture=of_dome,
)


def _rolling(runs: Runs) -> str:
    return next(name for name in runs if rolls(name))


def _later_margin(values: Values, runs: Runs) -> float:
    others = [name for name in runs if rolls(name)]
    if values["place"] != DOME or BLOCK not in runs or len(others) != 1 or values["push"]:
        return 0.0
    return math.inf if left(runs[BLOCK]) and left(runs[others[0]]) else 0.0


def _later_asked(values: Values, runs: Runs) -> Sentence:
    return Sentence("track-later-asked", body=_rolling(runs), **planet(values))


def _later(values: Values, runs: Runs) -> str:
    block, other = left(runs[BLOCK]), left(runs[_rolling(runs)])
    assert block is not None and other is not None
    apart = block.y - other.y
    return "same" if abs(apart) < 1e-4 else "lower" if apart > 0 else "higher"


def _later_slots(values: Values, runs: Runs) -> dict[str, str]:
    body = _rolling(runs)
    gone = [left(runs[name]) for name in (BLOCK, body)]
    angles = [figure(turned(DOME, one.x, one.y), "°") if one else "" for one in gone]
    return {"body": body, "block_angle": angles[0], "angle": angles[1]}


LATER = Guess(
    _later_asked,
    "choice",
    truth=_later,
    says="track-later",
    slots=_later_slots,
    margin=_later_margin,
    choices=("higher", "same", "lower"),
    name="later",
    act=2,
    decisive=decided,
    picture=of_later,
)
