"""What bodies did on the tracks of lesson 09, read off their positions alone."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Runs, Values

Seen = tuple[Any, dict[str, bool]]


def way(run: Any) -> tuple[Any, Any]:
    """Many moments, and where the body is at them, m."""
    times = np.linspace(0, run.time[-1], 20_001)
    return times, run.sample(times).position[:, 0]


def inside_the_loop(run: Any) -> Any:
    """Where a body first is off the circle of its path, inwards, m; None where it never is."""
    _, path = way(run)
    off = np.flatnonzero((np.hypot(path[:, 0], path[:, 1] - 1) < 1 - 1e-5) & (path[:, 0] > -0.99))
    return path[off[0]] if len(off) else None


def came_round(run: Any) -> bool:
    return inside_the_loop(run) is None and float(run.position[-1, 0, 0]) > 1.99


def speed_near(run: Any, place: Any) -> float:
    """Speed where a body comes nearest to a place, from its places, m/s."""
    times, path = way(run)
    near = int(np.hypot(*(path - place).T).argmin())
    return float(np.hypot(*(path[near] - path[near - 1])) / (times[near] - times[near - 1]))


def looping(values: Values, runs: Runs) -> Seen:
    """From how high the body gets round, by halving, against the block's height."""
    lesson, body = lessons()["track"], values["body"]
    low, high = 2.0, 4.0
    while high - low > 0.02:
        middle = (low + high) / 2
        run = lesson.runs(lesson.check({**values, "height": middle}))[body]
        low, high = (low, middle) if came_round(run) else (middle, high)
    found = "more" if low > 2.52 else "less" if high < 2.48 else "same"
    place = inside_the_loop(runs[body])
    slower = speed_near(runs[body], place) < speed_near(runs["block"], place)
    return found, {"too slow": slower, "it left": not came_round(runs[body])}


def who(values: Values, runs: Runs) -> Seen:
    body = values["body"]
    block, other = came_round(runs["block"]), came_round(runs[body])
    found = ("both" if other else "block") if block else ("body" if other else "neither")
    reached = float(way(runs[body])[1][:, 1].max())
    return found, {
        "enough for both": block and other,
        "the block (got round|gets round)|only the block": block,
        "block left|block needs 2.5 radii; it left|it left the track at": not block,
        f"the {body} left|and the {body} at": not other,
        "the bead got round|got round from": other and body == "bead",
        "slid back|not even the bead": not other and reached < 2 and body == "bead",
        "pushed it \\*up\\*": other and body == "bead" and values["height"] < 2.5,
        "both left": not block and not other,
        "the track still pressed": block,
        "spin does not help": body != "bead",
        "never slips": body != "bead",
    }


def real(values: Values, runs: Runs) -> Seen:
    run = runs[values["body"]]
    slipped = slipped_on_the_way(run)
    found = ("slips" if slipped else "rolls") if came_round(run) else "falls"
    return found, {
        "gets round, but|fast enough to get round": found == "slips",
        "must slip|does slip|it slips from": slipped,
        "never slipped|grips all": not slipped,
        "leaves at|it left at": found == "falls",
    }


def slipped_on_the_way(run: Any) -> bool:
    """Whether speed and spin part before the body is off its circle."""
    times, path = way(run)
    there = run.sample(times)
    rim = 0.2 * np.abs(there.spin[:, 0])
    apart = np.abs(np.hypot(*there.velocity[:, 0].T) - rim) > 1e-6
    off = np.flatnonzero(np.hypot(path[:, 0], path[:, 1] - 1) < 1 - 1e-5)
    return bool(apart[: off[0] if len(off) else None].any())


def down_the_dome(values: Values, run: Any) -> float:
    """How far below the top the distance from the middle begins to grow, in radii; 1: never."""
    radius = values["dome_radius"]
    _, path = way(run)
    off = np.flatnonzero(np.hypot(*path.T) > (1 + 1e-9) * radius)
    return 1 - float(path[off[0], 1]) / radius if len(off) else 1.0


def depth(values: Values, runs: Runs) -> Seen:
    down = down_the_dome(values, runs[values["body"]])
    places = {"top": 0.0, "third": 1 / 3, "half": 0.5, "side": 1.0}
    found = min(places, key=lambda name: abs(places[name] - down))
    start = way(runs[values["body"]])
    speed = float(np.hypot(*(start[1][1] - start[1][0]))) / float(start[0][1])
    fast = speed > 0.99 * math.sqrt(values["gravity"] * values["dome_radius"])
    return found, {
        "pushed at": fast,
        "more than √": fast,
        "flies at (once|the top)": found == "top",
        "weight was far more": not fast,
        "a hoop (puts|stays)": values["body"] == "hoop",
        "wire (also )?pulls": found == "side",
        "is pushed off": values["push"] > 0,
    }


def later(values: Values, runs: Runs) -> Seen:
    (other,) = (run for name, run in runs.items() if name != "block")
    apart = down_the_dome(values, other) - down_the_dome(values, runs["block"])
    found = "lower" if apart > 1e-3 else "higher" if apart < -1e-3 else "same"
    return found, {"it is slower": found == "lower", "like the block": found == "same"}


def arrivals(runs: Runs) -> dict[str, float]:
    """When each is 2 m across, s."""
    found = {}
    for name, run in runs.items():
        times, path = way(run)
        found[name] = float(times[np.flatnonzero(path[:, 0] > 2 - 1e-5)[0]])
    return found


def first_there(values: Values, runs: Runs) -> Seen:
    place = values["place"]
    if place == "cycloid's bowl":
        found = {}
        for name, run in runs.items():
            times, path = way(run)
            found[name] = float(times[np.flatnonzero(path[:, 0] > math.pi / 2)[0]])
    else:
        found = arrivals(runs)
    first, second = {"your own": ("straight", "your own")}.get(place, tuple(found))
    one, two = found[first], found[second]
    alike = abs(two / one - 1) < 5e-3
    names = {"cycloid's bowl": ("high", "low"), "two masses": ("light", "heavy")}
    seen = "both" if alike else names.get(place, ("line", "curve"))[0 if one < two else 1]
    facts = {"both\\.|both after": alike or place == "your own"}
    if place == "your own":
        straight, curve = way(runs["straight"])[1], way(runs["your own"])[1]
        lengths = [float(np.hypot(*np.diff(path, axis=0).T).sum()) for path in (straight, curve)]
        facts |= {
            "shorter, but slow": two < one,
            "fast early|early is better": two < one,
            "high for long|gets its speed late": two > one and float(curve[:, 1].min()) > -1.05,
            "times as long": lengths[1] > 1.4 * lengths[0],
        }
    return seen, facts


def ways(values: Values, runs: Runs) -> Seen:
    times = arrivals(runs)
    first = min(times, key=lambda name: times[name])
    return {"straight": "line"}.get(first, first), {"shortest, but slow": first != "straight"}


def order(values: Values, runs: Runs) -> Seen:
    times = arrivals(runs)
    return min(times, key=lambda name: times[name]), {"shape does not": True}


def swings(values: Values, runs: Runs) -> Seen:
    times = {}
    for name, run in runs.items():
        moments, path = way(run)
        times[name] = float(moments[np.flatnonzero(path[:, 0] > 0)[0]])
    sliding = min(times, key=lambda name: times[name]) in ("block", "bead")
    return "slides" if sliding else "rolls", {"its spin costs": sliding}


WITNESSES: dict[str, Callable[[Values, Runs], Seen]] = {
    one.__name__: one
    for one in (looping, who, real, depth, later, first_there, ways, order, swings)
}
