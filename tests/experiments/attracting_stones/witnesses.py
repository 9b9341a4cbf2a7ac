"""What stones did in lesson 10, read off their positions alone."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from kernel_lib.experiments.experiment import Runs, Values

Seen = tuple[Any, dict[str, bool]]

#: Moments at which a path is looked at; a distance at which stones touch, and one at which they may
#: have hit between two moments, m.
MOMENTS, TOUCHING, HIT = 4000, 2.0001, 2.15

_seen: dict[int, tuple[Any, Any, Any]] = {}


def path(run: Any) -> tuple[Any, Any]:
    """Many moments, and where the second ball is as the first one sees it, m; looked at once."""
    if id(run) not in _seen or _seen[id(run)][0] is not run:
        _seen.clear()
        times = np.linspace(0, run.time[-1], MOMENTS)
        places = run.sample(times).position
        _seen[id(run)] = run, times, places[:, 1] - places[:, 0]
    return _seen[id(run)][1:]


def apart(run: Any) -> Any:
    return np.hypot(*path(run)[1].T)


def meetings(run: Any) -> int:
    """How often the distance has a least value near a touch."""
    far = apart(run)
    least = (far[1:-1] <= far[:-2]) & (far[1:-1] < far[2:]) & (far[1:-1] < HIT)
    return int(least.sum())


def fastest_near(run: Any) -> list[float]:
    """Greatest speed of parting after each meeting, m/s."""
    times, _ = path(run)
    far = apart(run)
    change = np.diff(far) / np.diff(times)
    least = np.flatnonzero((far[1:-1] <= far[:-2]) & (far[1:-1] < far[2:]) & (far[1:-1] < HIT))
    return [float(change[k + 2 : k + 12].max()) for k in least.tolist() if k + 12 < len(change)]


def end(values: Values, runs: Runs) -> Seen:
    run = runs["stones"]
    _, places = path(run)
    far = apart(run)
    touched = bool(far.min() < HIT)
    if far[-3:].max() < TOUCHING:
        found = "touching"
    elif touched:
        found = "forever" if meetings(run) >= 8 else "shaved"
    else:
        found = "apart" if far[-1] > 29.9 and far[-1] > far[-2] else "orbit"
    sideways = abs(places[1, 1]) > 1e-9
    speeds = fastest_near(run) if found == "forever" else []
    alike = bool(speeds) and min(speeds) > 0.95 * max(speeds)
    return found, {
        "hits end after|hits were over": found == "touching",
        "end touching": found == "touching",
        "bounce for ever": found == "forever",
        "circle and never touch": found == "orbit",
        "fly apart": found == "apart",
        "go round, once in": found == "touching" and sideways,
        "start(ed)? at rest|head on|fell straight": not sideways,
        "as hard as the first|as fast as the first": alike,
        "nothing is lost": found != "touching",
        "never (met|touched)|made them miss|never (come )?nearer": not touched,
        "they meet": touched,
        "moved away first": bool(far[1] > far[0]),
        "rise again|rose (again )?to|rose to": found == "forever",
        "never come back|than the [^ ]* mm/s needed to get away": found == "apart",
    }


def at_all(values: Values, runs: Runs) -> Seen:
    far = apart(runs["stones"])
    found = "together" if far.min() < TOUCHING else "apart" if far.max() > far[0] + 1 else "stay"
    return found, {"pull each other|hit after": found == "together"}


def passing(values: Values, runs: Runs) -> Seen:
    run = runs["stones"]
    times, places = path(run)
    far = apart(run)
    hit = bool(far.min() < HIT)
    leaves = bool(far[-1] > 29.9 and far[-1] > far[-2])
    found = ("hits" if leaves else "caught") if hit else "misses" if leaves else "orbit"
    step = np.hypot(*np.diff(places, axis=0).T) / np.diff(times)
    bounced = int(far.argmin())
    kept = hit and float(step[bounced + 1]) > 0.99 * float(step[max(bounced - 2, 0)])
    return found, {
        "it is caught$|: caught|So it falls back": found == "caught",
        "hits and flies off|(was|is) enough to (leave|get away)": found == "hits",
        "misses and flies off|nothing is caught|that was all": found == "misses",
        "into orbit without a hit|: an orbit": found == "orbit",
        "it hit at|left the hit|at the hit": hit,
        "it passed at|no hit|never hit|without a hit nothing": not hit,
        "did not miss|is no miss": hit,
        "nothing was lost|exactly as fast|alone does not hold": kept,
        "left at|gets back there": not hit or found in ("hits", "caught"),
        "never fast enough|bound already|cannot fly off": found == "orbit",
        "even on a straight line": values["aim"] < 2,
    }


def catch(values: Values, runs: Runs) -> Seen:
    pushed, twin = runs["pushed"], runs["twin"]
    (_, one), (_, other) = path(pushed), path(twin)
    angles = [math.atan2(places[-1, 1], places[-1, 0]) for places in (one, other)]
    off = math.degrees(math.remainder(angles[0] - angles[1], math.tau))
    found = "level" if abs(off) < 4 else "ahead" if off > 0 else "behind"
    far = np.hypot(*one.T)
    start = float(far[0])
    heavy = pushed.scene.balls[1].mass > 2
    return found, {
        "climbs|lifted": bool(far.max() > 1.05 * start and far.min() > 0.999 * start),
        "falls inside|sank": bool(far.min() < 0.95 * start and far.max() < 1.001 * start),
        "is ahead of its twin": found == "ahead",
        "is level with|^level": found == "level",
        "is behind its twin": found == "behind",
        "across (changes|adds)|longer on one side": bool(
            far.max() > 1.01 * start > 1.02 * far.min()
        ),
        "mass drops out|as hard to turn|heavier stone": heavy,
        "push changed its energy": found != "level",
    }


WITNESSES: dict[str, Callable[[Values, Runs], Seen]] = {
    one.__name__: one for one in (end, at_all, passing, catch)
}
