"""What balls did in the boxes of lesson 08, read off their positions alone."""

from collections.abc import Callable
from typing import Any

import numpy as np

from kernel_lib.experiments.experiment import Runs, Values

Seen = tuple[Any, dict[str, bool]]


def velocities(run: Any, time: float, later: float = 1e-7) -> Any:
    """Of every ball just after a moment, from two places, m/s."""
    one, two = (run.at(time + part * later).position for part in (1, 2))
    return (two - one) / later


def work_of_wall(run: Any, wall: int) -> float:
    """Work that a moving wall has done on the balls by its impacts, J: sum of J.w."""
    hits = run.contacts[run.contacts.b == -1 - wall]
    return float(np.sum(hits.impulse * hits.velocity_before[:, 1]))


def all_speeds(run: Any, time: float) -> Any:
    return np.linalg.norm(velocities(run, time), axis=1)


def asked_for(values: Values, run: Any) -> float:
    """Just after the collisions each that are asked for, s."""
    among = np.sort(run.contacts.time[run.contacts.b >= 0])
    place = int(np.ceil(values["each"] * len(run.scene.balls) / 2)) - 1
    return float(among[place]) if place < len(among) else float(run.time[-1]) - 1e-5


def spread(values: Values, runs: Runs) -> Seen:
    """The shape of what is counted, by the balls' places and by rough bars."""
    run, v = runs["gas"], values["speed"]
    facts = {
        "head-on": True,
        "in space": values["space"],
        "on a line|on one line": values["kinds"] == "on a line",
    }
    if values["counts"] == "speeds":
        speeds = all_speeds(run, asked_for(values, run)) / v
        alike = bool(np.abs(speeds - 1).max() < 1e-5)
        around = np.histogram(speeds, [0, 0.3, 0.9, 1.1, 1.7, 3])[0] / len(speeds)
        lopsided = np.median(speeds) < 0.97 and speeds.max() > 1.7 and around[1] > around[3]
        near = f"only {np.count_nonzero(np.abs(speeds - 1) < 0.01)} balls"
        facts |= {f"only (?!{near[5:]})\\d+ balls are within": False, "no new speed": alike}
        return "one" if alike else "lopsided" if lopsided else "", facts
    first = values["counts"].endswith("start")
    right = velocities(run, 0.0 if first else asked_for(values, run))[:, 0] / v
    inner, outer = float(np.mean(np.abs(right) < 0.5)), float(np.mean(np.abs(right) > 1.001))
    found = "bell" if outer > 0.05 else "even" if 0.4 < inner < 0.6 else ""
    return found, {**facts, "becomes a bell": found == "even", "a bell:": found == "bell"}


def counted(values: Values, runs: Runs) -> Seen:
    run, v = runs["gas"], values["speed"]
    speeds = all_speeds(run, asked_for(values, run))
    met = {
        "slower than half the start's speed": speeds < v / 2,
        "faster than at the start": speeds > (1 + 1e-5) * v,
        "more than twice as fast": speeds > 2 * v,
        "faster than the average": speeds > speeds.mean(),
    }[values["counts"]]
    share, count = float(met.mean()), int(np.count_nonzero(met))
    edges = {"fiftieth": (0, 0.1), "fifth": (0.1, 0.3), "third": (0.3, 0.41), "half": (0.41, 1)}
    found = next(name for name, (low, high) in edges.items() if low <= share < high)
    return found, {f"^(?!{count} of)\\d+ of": False, "not half": share < 0.5}


def turned(values: Values, runs: Runs) -> Seen:
    """How many end as fast as they began, and how many where they began."""
    run = runs["gas"]
    end = float(run.time[-1])
    part = float(np.mean(np.abs(all_speeds(run, end - 1e-6) / values["speed"] - 1) < 0.01))
    home = np.linalg.norm(run.at(end).position - run.at(0.0).position, axis=1)
    all_home = bool(home.max() < run.scene.balls[0].radius)
    assert all_home == (part > 0.995)
    found = "all" if all_home else "hardly" if part < 0.05 else "some"
    return found, {
        "went home|all .* are back": found == "all",
        "all .* came back": found == "all",
        "by chance": found == "hardly",
        "still returned|first balls miss": found == "some",
        "used up": found == "hardly",
    }


def half(values: Values, runs: Runs) -> Seen:
    """The energy at the end over that at the start, by places."""
    run = runs["gas"]
    first, last = (all_speeds(run, time) for time in (0.0, float(run.time[-1]) - 1e-6))
    ratio = float(np.mean(last**2) / np.mean(first**2))
    times = {"half": 0.5, "same": 1.0, "nearly_twice": 1.7, "twice": 2.0, "four": 4.0}
    options = set(times) - ({"half"} if values["piston"] > 0 else {"nearly_twice"})
    found = min(options, key=lambda name: abs(np.log(ratio / times[name])))
    still = values["piston"] == 0
    return found, {
        "no wall moved": still and abs(ratio - 1) < 1e-6,
        "leaves faster|does work|moved and hit": ratio > 1.01 and not still,
        "leaves slower|speed is lost": ratio < 0.99,
        "three directions share the gain\\.": values["space"],
        "in two directions": not values["space"] and len(run.scene.balls) > 1,
    }


def shared(values: Values, runs: Runs) -> Seen:
    """How a heavy ball's energy stands to a light one's late in the run, by places."""
    run = runs["gas"]
    end = float(run.time[-1])
    moments = np.linspace(0.667, 0.999, 40)
    squares = np.mean([all_speeds(run, part * end) ** 2 for part in moments], axis=0)
    heavy = np.array([ball.mass for ball in run.scene.balls]) == values["heavy"]
    ratio = values["heavy"] * squares[heavy].mean() / squares[~heavy].mean()
    found = "less" if ratio < 0.7 else "more" if ratio > 1.44 else "alike"
    return found, {
        "not been enough|not yet": found != "alike",
        "until both have the same": found == "alike",
        "began at rest": values["kinds"] == "heavy among light",
        "began with more|began as fast": values["kinds"] == "light below, heavy above",
        "it is slower": bool(squares[heavy].mean() < squares[~heavy].mean()),
    }


def unmet(values: Values, runs: Runs) -> Seen:
    """The part of the balls that still have exactly the speed they began with, by places."""
    run = runs["gas"]
    moment = float(run.time[-1]) - 2e-6 if values["many"] else asked_for(values, run)
    before, after = (all_speeds(run, moment + late) for late in (1e-6, -2e-6))
    # A ball at a wall is recognised by the other moment.
    kept = [abs(speeds / values["speed"] - 1) < 1e-6 for speeds in (before, after)]
    share = float(np.mean(kept[0] | kept[1]))
    shares = {"none": 0.0, "seventh": 0.14, "third": 0.36, "half": 0.5, "two_thirds": 0.65}
    return min(shares, key=lambda name: abs(shares[name] - share)), {"have hit nobody": True}


def thrown(values: Values, runs: Runs) -> Seen:
    """Where the big ball goes from the two that it meets first, by its places."""
    run = runs["gas"]
    touched = run.contacts.time[(run.contacts.a == 0) | (run.contacts.b == 0)]
    met, left = touched[1], np.unique(touched[touched > touched[1]])[:1]
    until = float(left[0]) if left.size else float(run.time[-1])
    here, there = (run.at(met + part * (until - met)).position[0] for part in (0.1, 0.9))
    up, on = there[1] - here[1], there[0] - here[0]
    found = "side" if up else "straight" if on > 0 else "back"
    return found, {"drifts up": bool(up > 0), "drifts down": bool(up < 0)}


def broken(values: Values, runs: Runs) -> Seen:
    """What is left of the big ball's speed along its throw, by its places after as many metres."""
    run = runs["gas"]
    way = run.position[:, 0]
    # Until it is hit it flies straight on, at its speed.
    times = np.linspace(0, float(run.time[-1]), 4001)
    straight = run.sample(times).position[:, 0, 0] - way[0, 0]
    hit = times[np.argmax(np.abs(straight - values["speed"] * times) > 1e-9) - 1]
    later = min(hit + times[1] + 15 / values["speed"], float(run.time[-1]) - 1e-6)
    along = velocities(run, later)[0, 0]
    part = along / values["speed"]
    found = "back" if part < -0.015 else "stopped" if part < 0.22 else "through"
    return found, {"flies back": bool(way[-1, 0] < way.max(axis=0)[0] and along < 0)}


WITNESSES: dict[str, Callable[[Values, Runs], Seen]] = {
    one.__name__: one for one in (spread, counted, turned, half, shared, unmet, thrown, broken)
}
