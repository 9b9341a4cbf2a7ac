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
    leaves = bool(far[-1] > 25.4 and far[-1] > far[-2])
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


def energy_near(run: Any, moment: int) -> float:
    """Energy over the reduced mass between two moments, m²/s²."""
    times, places = path(run)
    step = (places[moment + 1] - places[moment]) / (times[moment + 1] - times[moment])
    far = math.hypot(*(places[moment] + places[moment + 1])) / 2
    strength = run.scene.mutual_gravity * sum(ball.mass for ball in run.scene.balls)
    return float(step @ step) / 2 - strength / far


def nearest(run: Any) -> float:
    """Least distance, m: looked at once more around the nearest of the moments."""
    times, _ = path(run)
    place = int(apart(run).argmin())
    around = np.linspace(times[max(0, place - 1)], times[min(place + 1, MOMENTS - 1)], MOMENTS)
    places = run.sample(around).position
    return float(np.hypot(*(places[:, 1] - places[:, 0]).T).min())


def graze(values: Values, runs: Runs) -> Seen:
    run = runs["stones"]
    near = nearest(run)
    lost = 1 - energy_near(run, -2) / energy_near(run, 0)
    leaves = energy_near(run, -2) > 0  # what is caught may climb beyond where it began
    found = "caught" if not leaves else "lost" if lost > 0.05 else "none"
    short = float(values["aim"]) < 10 and near < TOUCHING
    return found, {
        "is caught|take[sn]? more (energy )?than|cannot fly off": found == "caught",
        "rims? (touch|close)|close at|closing at|the hit took": near < 2.01,
        "it passe[ds] at|no hit|did not touch|without a hit": not short,
        "nothing is lost|loses none|no loss|as fast as it came": found == "none",
        "enough to leave|loses energy, and flies off": found == "lost",
        "is less[. ]": near < 2.01,
        "is more[. ]": near > 1.999,
    }


def round_time(run: Any) -> float:
    """When the second ball is back in its direction from the first one, s."""
    times, places = path(run)
    angle = np.unwrap(np.arctan2(places[:, 1], places[:, 0]))
    return float(np.interp(math.tau, angle - angle[0], times))


def round_(values: Values, runs: Runs) -> Seen:
    left, right = (round_time(runs[side]) for side in ("left", "right"))
    found = "same" if abs(left / right - 1) < 0.01 else "left" if left > right else "right"
    ways = [float(np.hypot(*path(runs[side])[1].T).max()) for side in ("left", "right")]
    masses = [runs[side].scene.balls[0].mass for side in ("left", "right")]
    slower = 0 if found == "left" else 1
    return found, {
        "left one needs longer|left one has the longer way": found == "left",
        "right one needs longer|right one has the longer way": found == "right",
        "both need|is not late|make up for:|makes up for both|alike": found == "same",
        "longer way:": ways[slower] > 1.01 * ways[1 - slower],
        "lighter": masses[slower] < masses[1 - slower],
    }


def flying(values: Values, runs: Runs) -> Seen:
    run = runs["three"]
    times = np.linspace(0, run.time[-1], MOMENTS)
    places = run.sample(times).position
    apart_ = [np.hypot(*(places[:, a] - places[:, b]).T) for a, b in ((0, 1), (0, 2), (1, 2))]
    near = [min(apart_[a][-1], apart_[b][-1]) for a, b in ((0, 1), (0, 2), (1, 2))]
    count = sum(bool(one < 2.1) for one in near)
    found = {3: "all", 2: "two", 0: "none"}[count]
    touched = min(float(one.min()) for one in apart_) < HIT
    (one,) = {0, 1, 2} - set(((0, 1), (0, 2), (1, 2))[int(np.argmin([a[-1] for a in apart_]))])
    rest = [other for other in range(3) if other != one]
    place = places[-2:, one] - places[-2:, rest].mean(axis=1)
    speed = math.hypot(*(place[1] - place[0])) / float(times[-1] - times[-2])
    strength = run.scene.mutual_gravity * sum(ball.mass for ball in run.scene.balls)
    leaves = speed**2 / 2 > strength / math.hypot(*place[-1])
    return found, {
        "all three are together|all( three)? touch|end in a touch": found == "all",
        "two are together|two touch|two that touch": found == "two",
        "none are together|without a hit nothing is lost": found == "none",
        "never touched|no hit took|no two came": not touched,
        "leaves at|third leaves|enough to leave|is enough|does not hold the third": leaves,
        "still|not yet|it is held|is held as well: it": found == "two" and not leaves,
    }


def lumps(places: Any, touching: float = 2.1) -> list[set[int]]:
    """Stones that hang together by touches, the largest lump first."""
    found: list[set[int]] = []
    for stone, place in enumerate(places):
        near = {k for k, other in enumerate(places) if math.dist(place, other) < touching}
        joined = [lump for lump in found if lump & near]
        found = [lump for lump in found if lump not in joined]
        found.append({stone}.union(near, *joined))
    return sorted(found, key=len, reverse=True)


def becomes(values: Values, runs: Runs) -> Seen:
    """Lumps at the end, and whether they come back, from places at the end and just before."""
    run = runs["cloud"]
    end, step = float(run.time[-1]), 0.05
    times = [0.0, step, end - step, end]
    places = run.sample(times).position
    parts = lumps(run.position[-1])
    middles = [[place[list(part)].mean(axis=0) for part in parts] for place in places[2:]]
    speeds = [(now - before) / step for before, now in zip(*middles, strict=True)]
    masses = [1e12 * len(part) for part in parts]
    energy = sum(m * float(v @ v) / 2 for m, v in zip(masses, speeds, strict=True))
    for a in range(len(parts)):
        for b in range(a):
            between = math.dist(middles[1][a], middles[1][b])
            energy -= run.scene.mutual_gravity * masses[a] * masses[b] / between
    one, two = len(parts) == 1, len(parts) == 2 and energy < 0
    found = "one" if one else "two" if two else "apart" if energy > 0 else None

    def turning(k: int) -> float:
        one, other = places[k], places[k + 1]
        return float((one[:, 0] * other[:, 1] - one[:, 1] * other[:, 0]).sum()) / step

    kept = math.isclose(turning(0), turning(2), rel_tol=0.03)
    counts = [len(part) for part in parts]
    began = 2 * math.pi * float((places[0] ** 2).sum()) / turning(0)
    return found, {
        "becomes one lump|came together|pulled together|lump keeps it|lump still has": one,
        "becomes two lumps|circle each other|hold each other": two,
        "breaks up|fly apart|pieces leave": found == "apart",
        "none of the turning|no hit takes any|what it had of turning": kept,
        "too slowly to part|so slow a": began > 25,
        "too fast for attraction|slow enough": began < 10 and not one,
        f"(?<!of )\\b(?!{counts[0]}\\b)\\d+ (stones )?and {counts[-1]}\\b": False,
        f"largest has only (?!{counts[0]} )": False,
        f"\\b(?!{len(parts)}\\b)\\d+ pieces": False,
    }


WITNESSES: dict[str, Callable[[Values, Runs], Seen]] = {
    one.__name__.rstrip("_"): one
    for one in (end, at_all, passing, graze, catch, round_, flying, becomes)
}
