"""What balls did in the bowls of lesson 07, read off their positions alone."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from kernel_lib.experiments import lessons
from kernel_lib.experiments.experiment import Runs, Values

Seen = tuple[Any, dict[str, bool]]


def landings(run: Any) -> Any:
    """Where its path has a kink, by its places alone, (N, 2) m.

    A ball may hit a steep side and still fall: not every landing is a lowest place.
    """
    times = np.linspace(0, run.time[-1], 60_001)
    steps = np.diff(run.sample(times).position[:, 0], axis=0)
    turns = np.diff(steps, axis=0)
    sharp = np.linalg.norm(turns - np.median(turns, axis=0), axis=1)
    kinked = sharp > 1e-3 * np.linalg.norm(steps, axis=1).max()
    first = np.flatnonzero(kinked & ~np.concatenate([[False], kinked[:-1]]))
    # A kink between two times bends the path at both, the more the nearer it is.
    one, two = sharp[first], sharp[np.minimum(first + 1, len(sharp) - 1)]
    return run.sample(times[first + 1] + times[1] * two / (one + two)).position[:, 0]


def farthest(values: Values, run: Any) -> float:
    """How far from where it started it turned round, m; it starts near the axis."""
    across = 1 if values["shape"] == "two mirrors" else 0
    return float(np.abs(landings(run) - run.position[0, 0])[:, across].max())


def stays(values: Values, run: Any) -> bool:
    return farthest(values, run) < max(abs(values["offset"]) / 100, values["radius"] / 10)


def dropped(values: Values, part: float) -> bool:
    """Whether a ball stays that falls from this part of the radius."""
    lesson = lessons()["bowl"]
    other = {**values, "height": part * values["radius"], "bounces": 40}
    return stays(other, lesson.runs(other)["ball"])


def how_high(values: Values, runs: Runs) -> Seen:
    """Half the radius, if balls from below stay, and those from above run away."""
    proved = [dropped(values, part) for part in (0.2, 0.46, 0.56, 0.7, 1.0)]
    moon = values["gravity"] == 1.62
    return (values["radius"] / 2, 0.05 * values["radius"]), {
        "half the radius": proved == [True, True, False, False, False],
        "came no farther": proved[1],
        "overshot": not proved[3],
        "lands|landed": not proved[4],
        "on the moon": moon,
        "on jupiter": values["gravity"] == 24.8,
        "a satellite dish": values["shape"] == "parabola",
    }


def two_bowls(values: Values, runs: Runs) -> Seen:
    right = {**values, "radius": values["radius_right"]}
    left_stays, right_stays = stays(values, runs["ball"]), stays(right, runs["right"])
    names = {(True, False): "left", (False, True): "right", (True, True): "both"}
    return names.get((left_stays, right_stays), "neither"), {
        r"on the left it fell [\d.]+ m, more": not left_stays,
        r"on the left it fell [\d.]+ m, less": left_stays,
        r"on the right [\d.]+ m, more": not right_stays,
        r"on the right [\d.]+ m, less": right_stays,
        "on the left it ran away|ran away on the left": not left_stays,
        "on the right it ran away|ran away on the right": not right_stays,
        "on the left it stayed|stayed on the left": left_stays,
        "on the right it stayed|stayed on the right": right_stays,
        "both ran away": not (left_stays or right_stays),
        "both stayed": left_stays and right_stays,
    }


def loss(values: Values, runs: Runs) -> Seen:
    far = farthest(values, runs["ball"]) / values["radius"]
    x, y = runs["ball"].position[-1, 0]
    fell_beside = bool(abs(x) > values["radius"] or y < 0)
    found = "jumps" if fell_beside else "stays" if far < 0.2 else "runs"
    speed = float(np.linalg.norm(runs["ball"].velocity[-1, 0]))
    return found, {
        "came no farther|in time|sank below": found == "stays" and speed < 3,
        "ran away from|did run away|too late": found != "stays",
        "kept it in the bowl": found == "runs",
        "jumped out|over the rim": found == "jumps",
    }


def parting(values: Values, runs: Runs) -> Seen:
    """How far apart the two balls land at the bounce asked for, by their places alone."""
    count = values["bounces"] - 5
    one, two = (landings(run)[count - 1] for run in runs.values())
    apart = float(np.linalg.norm(one - two))
    grown = apart / (1e-6 * values["apart"])
    found = "below" if apart < 1e-4 else "between" if apart < 2e-2 else "above"
    dish = values["shape"] == "parabola"
    return found, {
        "chaos\\.": found == "above" and not dish and grown > 50,
        "multiplied": found != "below" and grown > 50,
        "bounces are few": found == "between" and count <= 16,
        "in a dish something": dish and found == "below",
        "side by side": not dish and grown < 100,
        "only .* times as far": found == "below",
    }


def bowl_and_dish(values: Values, runs: Runs) -> Seen:
    """Which two land close to each other at the bounce asked for, by their places alone."""
    count = values["bounces"] - 5
    left, neighbour, right, other = (landings(run)[count - 1] for run in runs.values())
    far, near = (
        float(np.linalg.norm(one - two)) for one, two in ((left, neighbour), (right, other))
    )
    falls = [float(run.position[0, 0, 1]) for run in runs.values()]
    return "together" if near < 1e-4 < 2e-2 < far else "", {
        "stay together|stays the same": near < 1e-4 < 2e-2 < far,
        "fell as far": max(falls) - min(falls) < 1e-9,
        "is flatter": 1 - 0.5**2 / 2 > 0.5 * 3**0.5,
    }


def distances(values: Values, runs: Runs) -> Seen:
    held = tuple(stays(values, run) for run in runs.values())
    names = {
        (True, True, True): "all",
        (True, False, False): "nearest",
        (True, False, True): "ends",
        (False, False, True): "farthest",
    }
    small, large = sorted((values["radius"], values["second"]))
    lengths = [values[name] for name in ("distance", "farther", "farthest")]
    return names[held], {
        "both centres lie between|both do, and": held[2] and large < lengths[2] < small + large,
        "less than the smaller radius": held[0] and lengths[0] < small,
        "between the two radii, this": not held[1] and small < lengths[1] < large,
        "one centre lies between": not held[0] and small < lengths[0] < large,
        "nothing can hold it": not held[2],
        "does not lie between": held[1] and not small < lengths[1] < large,
        "have no gap": small == large and all(held),
        "have passed each other": not held[2] and lengths[2] > small + large,
        "third distance, .* lies between": not held[2] and small < lengths[2] < large,
        "nearest, lies between": not held[0] and small < lengths[0] < large,
        "this pair did not": not all(held),
    }


def keeps(values: Values, run: Any, across: int, narrow: float) -> bool:
    """Whether a ball never leaves the axis along which it started, by its places alone."""
    away = run.position[:, 0, across] - run.scene.walls[0].centre[across]
    return float(np.abs(away).max()) < max(abs(values["offset"]) / 80, narrow / 8)


def upwards(values: Values, runs: Runs) -> Seen:
    path = runs["ball"].sample(np.linspace(0, runs["ball"].time[-1], 20_001)).position[:, 0]
    came_up = float(path[:, 1].max()) > 0.999 * values["distance"]
    held = keeps(values, runs["ball"], 0, values["radius"])
    found = ("stays" if held else "runs") if came_up else "never"
    return found, {
        "it came up|came up with|arrives at": came_up,
        "it rose|rose only|to reach it": not came_up,
        "came no farther|did not shake": found == "stays",
        "overshoots|soon [^.]*cm off": found == "runs",
        "moon": values["gravity"] == 1.62,
    }


def ellipse_held(values: Values) -> tuple[bool, bool]:
    """Along the short axis, and along the long one."""
    runs = lessons()["bowl"].runs(values)
    short, long = runs["short axis"], runs["long axis"]
    return keeps(values, short, 0, values["short"]), keeps(values, long, 1, values["short"])


def along_which(values: Values, runs: Runs) -> Seen:
    held = ellipse_held(values)
    names = {(True, False): "short", (False, True): "long"}
    crosses = bool(np.ptp(np.sign(runs["long axis"].position[:, 0, 0])))
    push = max(-values["spring"], 0.0) ** 0.5
    fast = {**values, "launch": 1.5 * push * values["long"]}
    slow = {**values, "launch": 0.7 * push * values["short"]}
    return names.get(held, "neither"), {
        "short axis it stayed|short axis it came no": held[0],
        "long axis it came no|came no farther .* in .* bounces\\.$": held[0] or held[1],
        "turns back before": not crosses,
        "a faster ball stays": push > 0 and ellipse_held(fast)[0],
        "a slower ball stays": push > 0 and ellipse_held(slow)[1],
        "pulls it": values["spring"] > 0,
        "push is too strong|pushes it": values["spring"] < 0,
    }


def pushed_held(values: Values) -> bool:
    pushed = lessons()["bowl"].runs(values)["pushed"]
    return keeps(values, pushed, 1, values["radius"])


def pull_or_push(values: Values, runs: Runs) -> Seen:
    held = keeps(values, runs["pulled"], 1, values["radius"]), pushed_held(values)
    names = {(True, False): "pulled", (False, True): "pushed", (True, True): "both"}
    together = values["distance"] > 2 * values["radius"]
    edge = (abs(values["spring"]) * values["distance"] / 2 * values["radius"]) ** 0.5
    fast, slow = ({**values, "launch": part * edge} for part in (1.5, 0.7))
    return names.get(held, "neither"), {
        "more than both|beyond both|so far apart": together,
        "less than both": not together,
        "turns back before": not np.ptp(np.sign(runs["pushed"].position[:, 0, 0])),
        "too slow|too much time|carried it off": not held[1] and pushed_held(fast),
        "too fast": not held[1] and pushed_held(slow),
        "fast enough|little time|need not": held[1] and not pushed_held(slow),
        "no harm": held[0],
    }


def focus(values: Values, runs: Runs) -> Seen:
    """After which bounce it first passes the focus again, by a close look at its places."""
    run = runs["ball"]
    if values["shape"] == "ellipse":
        place = (-((values["long"] ** 2 - values["short"] ** 2) ** 0.5), 0.0)
    else:
        place = (0.0, values["radius"] / 2)
    hits = run.contacts.time[:8]
    near = []
    for since, until in pairwise(hits):
        path = run.sample(np.linspace(since, until, 4001)).position[:, 0]
        near.append(float(np.linalg.norm(path - np.array(place), axis=1).min()))
    passed = np.flatnonzero(np.array(near) < 0.011)
    found = "never" if not len(passed) else {0: "first", 1: "second"}.get(int(passed[0]), "")
    return found, {
        "a dish (?!would)(sends|brings|has)": values["shape"] == "parabola",
        "other (focus|one)": values["shape"] == "ellipse",
        "round bowl (is|does)": values["shape"] == "round bowl",
        "after each of": found == "first",
    }


def around(values: Values, runs: Runs) -> Seen:
    """Whether it stays at the wall at last, by its places alone."""
    run = runs["ball"]
    late = run.sample(np.linspace(0.97 * run.time[-1], run.time[-1], 4001))
    middle = np.array(run.scene.walls[0].centre)
    gap = values["radius"] - np.linalg.norm(late.position[:, 0] - middle, axis=1)
    slides = float(gap.max()) < 1e-6 * values["radius"]
    straight = values["angle"] == 90
    return "slides" if slides else "bounces", {
        "all of them had|then it slides|slides on": slides,
        "nothing is lost|with nothing lost|nothing takes": values["e"] == 1,
        "crossing takes": straight and not slides,
        "becomes slower": straight and values["e"] < 1,
    }


def soft_bowl(values: Values, runs: Runs) -> Seen:
    """Whether each ball stays, and how deep it sinks into the wall, by its places alone."""
    held = []
    for run in (runs["ball"], runs["right"]):
        away = run.position[:, 0, 0] - run.scene.walls[0].centre[0]
        held.append(float(np.abs(away).max()) < values["radius"] / 10)
    run = runs["ball"]
    path = run.sample(np.linspace(0, run.contacts.time[0] + 0.2, 20_001)).position[:, 0]
    middle = np.array(run.scene.walls[0].centre)
    deep = float(np.linalg.norm(path - middle, axis=1).max()) - values["radius"]
    names = {(False, False): "lower", (True, False): "same"}
    return names.get((held[0], held[1]), ""), {
        "left ball (stayed|came no)": held[0],
        "(?<!stays )from below|left one was|left ball was": not held[0],
        "right (ball|one) was": not held[1],
        "by only|too little": deep < 0.02 * values["radius"],
        "this one gave way|pushes for longer": deep > 0.03 * values["radius"],
    }


WITNESSES: dict[str, Callable[[Values, Runs], Seen]] = {
    one.__name__: one
    for one in (
        *(how_high, two_bowls, loss, parting, bowl_and_dish, distances),
        *(upwards, along_which, pull_or_push, focus, around, soft_bowl),
    )
}
