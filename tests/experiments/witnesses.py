"""What happened in a run, read off its positions alone: a witness for what lessons say of it.

Each takes the values and runs of a lesson and returns what a question's truth must be, and phrases
that a text may hold only if they are true: {pattern: whether it is}.
"""

import math
import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from kernel_lib.experiments import lessons
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import Runs, Values
from tests.experiments.attracting_stones import witnesses as attracting_stones
from tests.experiments.bowl import witnesses as bowl
from tests.experiments.many_balls import witnesses as many_balls
from tests.experiments.rotating_spheres import witnesses as rotating_spheres
from tests.experiments.soft_contact import witnesses as soft_contact
from tests.experiments.track import witnesses as track

Seen = tuple[Any, dict[str, bool]]


def places(run: Any, times: Any, ball: int = 0) -> Any:
    """Positions of a ball at these moments, (T, 2) m."""
    end = float(run.time[-1])
    return run.sample(np.minimum(times, end)).position[:, ball]


def speed_from_places(run: Any, time: float, ball: int = 0, later: float = 1e-6) -> Any:
    """Velocity just after a moment, from two places, m/s."""
    one, two = places(run, [time + later, time + 2 * later], ball)
    return (two - one) / later


def energy_by_places(run: Any, time: float) -> float:
    """Energy of motion and of turning just after a moment, J; for solid balls."""
    spins = run.at(time + 1e-6).spin
    return sum(
        ball.mass * float(np.sum(speed_from_places(run, time, i) ** 2)) / 2
        + 0.4 * ball.mass * ball.radius**2 * float(np.sum(spins[i] ** 2)) / 2
        for i, ball in enumerate(run.scene.balls)
    )


# ---- 01 --------------------------------------------------------------------------------------


def only(words: str, *numbers: str) -> dict[str, bool]:
    """A fact: after these words no number may stand but one of these."""
    right = "|".join(map(re.escape, dict.fromkeys(numbers)))
    return {f"(?:{words}) (?!(?:{right})(?![\\d]))[\\d.]": False}


def about(value: float, unit: str) -> tuple[str, str]:
    """A number from places, which knows no half to round."""
    return figure(value * (1 - 1e-4), unit), figure(value * (1 + 1e-4), unit)


def chain(*speeds: float) -> dict[str, bool]:
    """A fact: where arrows stand between numbers, they are these."""
    words = re.escape(" → ".join(figure(float(one)) for one in speeds))
    return {rf"\A(?!.*{words}).*→": False}


def tops(run: Any) -> list[float]:
    """Greatest heights of the lowest point: before the first impact, and after each, m."""
    hits = [float(one) for one in run.contacts.of_kind("impact").time]
    ends = [0.0, *hits, float(run.time[-1])]
    rests = run.contacts.time[run.contacts.kind == "rest"]
    ends = [end for end in ends if not len(rests) or end < rests[0] - 1e-6][:4] + ends[-1:]
    flights = pairwise(ends)
    return [
        float(places(run, np.linspace(start, end, 4001))[:, 1].max()) - 1.0
        for start, end in list(flights)[:3]
    ]


def height(values: Values, runs: Runs) -> Seen:
    """The highest place of the lowest point after the first landing, and how near is right, m."""
    before, top, *_ = tops(runs["exact"])
    fall = values["height"] - 1.0 + values["velocity_y"] ** 2 / (2 * values["gravity"])
    return (top, 0.03 * fall), {
        **only("ball rose to", figure(top, "m")),
        **only("It rose to", figure(top, "m")),
        "come back to": before > 0.999 * fall,
        "became heat": top < fall,
        "as speed squared": abs(top - values["k_b"] ** 2 * fall) < 1e-4 * fall,
        "it is the square": abs(top - values["k_b"] ** 2 * fall) < 1e-4 * fall,
    }


def height_again(values: Values, runs: Runs) -> Seen:
    """The same after the second landing."""
    fall, first, top = tops(runs["exact"])
    return (top, 0.03 * fall), {
        **only("this ball rose to", figure(top, "m")),
        **only("two bounces it rose to", figure(top, "m")),
        **only("second bounce the ball rose to", figure(top, "m")),
        "one. bounce": first > top,
        "Each bounce leaves": abs(top / first - first / fall) < 1e-4,
    }


def earth_and_moon(values: Values, runs: Runs) -> Seen:
    """What differs once the first bounces are over: heights, times, or shares, from places."""
    found = []
    for run in runs.values():
        fall, top, *_ = tops(run)
        hits = run.contacts.of_kind("impact").time
        found.append((fall, top, float(hits[0] + hits[1]) / 2))
    (fall, top, time), (other, there, later) = found
    alike = abs(top - there) < 1e-3 and abs(fall - other) < 1e-3
    return "time" if alike and later > 2 * time else "", {
        **only("rise to", figure(top, "m")),
        **only("takes", *about(later / time, "")),
        "both floors return": abs(top / fall - there / other) < 1e-3,
        "pulls less": runs["on the Moon"].scene.gravity[1] > runs["on Earth"].scene.gravity[1],
    }


def share(values: Values, runs: Runs) -> Seen:
    """Speed just after the landing over that just before it, %, from places."""
    run = runs["exact"]
    landing = float(run.contacts.time[0])
    after = speed_from_places(run, landing)[1]
    before = -speed_from_places(run, landing - 3e-6)[1]
    returned = 100 * after / before
    fall, top, *_ = tops(run)
    return (returned, 2.0), {
        **only("floor returned", figure(returned, "%")),
        **only("the line at", figure(top, "m")),
        "squared, so take the root": abs(math.sqrt(top / fall) - after / before) < 1e-3,
    }


def rest(values: Values, runs: Runs) -> Seen:
    """In which part of the scale the ball ceases to leave the floor."""
    run = runs["exact"]
    gap = run.position[:, 0, 1] - 1.0
    above = np.flatnonzero(gap > 1e-9)[-1]
    end = float(run.time[-1]) - 1e-4
    moving = speed_from_places(run, end)[1] ** 2 / 2
    never = bool(moving + values["gravity"] * gap[-1] > 0.5 * values["gravity"] * gap[0])
    between = float(run.time[above]), float(run.time[min(above + 1, len(run.time) - 1)])
    flights = np.diff(run.contacts.of_kind("impact").time[:4])
    shrink = len(flights) < 2 or bool(flights[1] < flights[0] - 1e-9)
    found = "never" if never else "early" if between[1] < 5 else "late"
    if not never and between[0] > 5 and between[1] < 10:
        found = "middle"
    return found, {
        "came to rest at|was at rest at": not never,
        "never came to rest|nothing ends|bounced on": never,
        "returns all the speed": not shrink,
        "so the sum ends|shrink so fast|shrink slowly": shrink,
        rest_said_wrong(between): False,
    }


def rest_said_wrong(between: tuple[float, float]) -> str:
    """A pattern that finds a moment of rest that is not the one between two frames."""
    right = {figure(float(time), "s") for time in np.linspace(*between, 400)}
    return rf"rest at (?!(?:{'|'.join(map(re.escape, right))}))[\d.]"


def program(values: Values, runs: Runs) -> Seen:
    """What the program's ball does, by its places next to those of the real one."""
    run = runs["fixed steps"]
    gap = run.position[:, 0, 1] - 1.0
    late = gap[run.time > run.time[-1] - 1.5]
    real = runs["exact"]
    keeps = float(real.position[real.time > real.time[-1] - 1.5, 0, 1].max()) - 1.0
    last = float(np.max(late))
    deep = -float(gap.min())
    caught, sank = last < 0, deep > 0.09
    found = "caught" if caught else "sinks" if sank else "loses" if last < 0.97 * keeps else "real"
    return found, {
        "(?<!never )came out": not caught,
        "never came out|never rose again|was held": caught,
        "as high as before": last > 0.9 * (values["height"] - 1.0),
        "never sank|never was in the floor|never stayed": deep < 0.035,
        "It sank .* deep|It did sink": deep > 0.035,
        "put it back each time|was put back": bool(values["kac"]),
    }


# ---- 02 --------------------------------------------------------------------------------------


def directions(slope: float) -> tuple[Any, Any]:
    """Out of a slope, and up along it."""
    angle = math.atan(slope)
    out, up = (-math.sin(angle), math.cos(angle)), (math.cos(angle), math.sin(angle))
    return np.array(out), np.array(up)


def landing(values: Values, runs: Runs) -> Seen:
    """What the ball does once its distance from the slope is its radius."""
    run = runs["exact"]
    out, up = directions(values["slope"])
    begins, ends = float(run.contacts.time[0]), float(run.time[-1])
    path = places(run, np.linspace(begins, ends, 600))
    gap, way = path @ out - 1.0, (path - path[0]) @ up
    bounced = gap.max() > 1e-7
    climbed, back = way.max() > 1e-7, way.max() - way[-1] > 1e-7
    # A run ends before its time where nothing moves any more.
    still = abs(way[-1] - way[-2]) < 1e-10 or ends < values["duration"] - 1e-6
    stopped = np.ptp(way) < 1e-9
    if bounced:
        found = "bounces"
    elif stopped:
        found = "stops"
    elif still:
        found = "stays"
    else:
        found = "up" if climbed and back and way[-1] < way.max() else "down"
    earlier, later = (speed_from_places(run, begins + move) for move in (-3e-6, 0.0))
    before, after = abs(float(earlier @ up)), abs(float(later @ up))
    return found, {
        "It bounced off|came back out|came back:|left the slope again": bounced,
        "none came back|came back; what|Nothing of the|nothing returned|all was lost": not bounced,
        r"\*up\* the slope|uphill|up the slope, and|slid up": climbed,
        r"\*down\* the slope|downhill|down the slope it took|slid down at once": not climbed,
        "then back down": climbed and back,
        "slid on": not stopped,
        "stopped where it landed|took it all|took the rest|took all|could take the": stopped,
        "friction holds|friction held|then stayed": still,
        "Nothing pushes along": abs(before - after) < 1e-4,
        **only("Friction took", *about(before - after, "m/s")),
        **only("(?:kept|still had|landing left)", *about(after, "m/s")),
        **only("stopped the", *about(-float(earlier @ out), "m/s")),
    }


def last(values: Values, runs: Runs) -> Seen:
    """What the ball does after the last moment at which it is off the slope."""
    run = runs["exact"]
    out, up = directions(values["slope"])
    times = np.linspace(0, float(run.time[-1]), 40_001)
    path = places(run, times)
    off = np.flatnonzero(path @ out > 1 + 1e-7)[-1]
    way = path[off + 1 :] @ up
    ended, down = off < len(times) - 100, way[-1] < way[0]
    return "slides" if ended and down else "never" if not ended else "rests", {
        "bounces ended|were over": bool(ended),
        "downhill|down the slope|slid on": bool(down),
        **only("(?:and at|ended at|ended, at)", figure(float(times[off + 1]), "s")),
    }


def slides(run: Any) -> float:
    """How far a lump comes, m."""
    start, end = places(run, [0.0, float(run.time[-1])])
    return float(np.linalg.norm(end - start))


def roughness(values: Values, runs: Runs) -> Seen:
    """By halving: the least μ at which the lump does not move."""
    lesson, (low, high) = lessons()["oblique_plane"], (0.0, 2.0)
    while high - low > 1e-3:
        middle = (low + high) / 2
        run = lesson.runs({**values, "friction": middle})["lump"]
        low, high = (middle, high) if slides(run) > 1e-9 else (low, middle)
    limit = values["slope"]
    assert low - 1e-3 < limit < high + 1e-3
    return (limit, 0.05 * limit + 0.01), {
        **only("It takes .* =", figure(limit)),
        "need not be 1": limit < 1,
    }


def lumps(values: Values, runs: Runs) -> Seen:
    """Which lump comes how far."""
    ways = [slides(runs[name]) for name in ("lump 1", "lump 2")]
    light, heavy = ways if values["mass"] < values["mass_2"] else ways[::-1]
    names = {(True, False): "light", (False, True): "heavy", (True, True): "both"}
    found = names.get((light > 1e-9, heavy > 1e-9), "neither")
    one, other = sorted((values["mass"], values["mass_2"]))
    light_kg, heavy_kg = figure(one, "kg"), figure(other, "kg")
    return found, {
        f"{heavy_kg} lump stayed|^(?!.*must slide).*hold a lump, .*stay\\. It stayed": heavy < 1e-9,
        f"{light_kg} lump stayed|like the light one": light < 1e-9,
        f"{heavy_kg} lump slid|the {heavy_kg} lump\\. It slid": heavy > 1e-9,
        f"{light_kg} lump slid": light > 1e-9,
        "both slid|both slide": min(light, heavy) > 1e-9,
        "neither slid|both stay": max(light, heavy) < 1e-9,
        **only(f"{light_kg} lump slid", *about(light, "m")),
        **only(f"{heavy_kg} lump\\. It slid", *about(heavy, "m")),
        **only("pulls", figure(other / one)),
    }


def least(values: Values, runs: Runs) -> Seen:
    """What each landing takes: the energy of motion before it and after it, from places."""
    out, _ = directions(values["slope"])
    lost, into = {}, {}
    for name, run in runs.items():
        time = float(run.contacts.time[0])
        before, after = (speed_from_places(run, time + move) for move in (-3e-6, 0.0))
        lost[name] = values["mass"] * float(before @ before - after @ after) / 2
        into[name] = -float(before @ out)
    right = min(lost, key=lambda name: lost[name])
    slowest, between, flattest = sorted(runs, key=lambda name: values[f"speed_{name.lower()}"])
    names = {slowest: "slowest", between: "between", flattest: "flattest"}
    return names[right], {
        **{f"{name} took the least": name == right for name in runs},
        **{f"{name}, the slowest": name == slowest for name in runs},
        **{f"{name} was faster": name == flattest for name in runs},
        **{f"{name} came more steeply": name == slowest for name in runs},
        **{
            fact: true for name in runs for fact, true in said(name, lost[name], into[name]).items()
        },
    }


def said(name: str, lost: float, into: float) -> dict[str, bool]:
    """What a text may say of a landing."""
    had = rf"{name}(?: had \S+ m/s(?: into the slope)? and|, the slowest,)?"
    return {
        **only(f"{had} lost", *about(lost, "J")),
        **only(f"{name} (?:still )?had", *about(into, "m/s")),
    }


# ---- 03 --------------------------------------------------------------------------------------


def gap_after(run: Any, time: float, later: float) -> float:
    one, two = (places(run, [time + later], ball)[0] for ball in (0, 1))
    radii = run.scene.balls[0].radius + run.scene.balls[1].radius
    return float(np.linalg.norm(one - two) - radii)


def relative(run: Any, time: float, ball: int = 0, other: int = 1) -> tuple[Any, Any]:
    """Place and velocity of a ball seen from another one, at a moment, m and m/s."""
    place = places(run, [time], ball)[0] - places(run, [time], other)[0]
    speeds = [speed_from_places(run, time, one) for one in (ball, other)]
    return place, speeds[0] - speeds[1]


def met(run: Any) -> tuple[float, float, float, Any]:
    """Of the first contact of two balls its moment, s, the speeds at which they come together along
    their line of centres and past each other, m/s, and their velocities before."""
    time = float(run.contacts.time[np.flatnonzero(run.contacts.b >= 0)[0]])
    place, comes = relative(run, time - 3e-6)
    along = place / np.linalg.norm(place)
    before = np.array([speed_from_places(run, time - 3e-6, ball) for ball in (0, 1)])
    return (
        time,
        -float(comes @ along),
        abs(float(along[0] * comes[1] - along[1] * comes[0])),
        before,
    )


def how_they_meet(run: Any) -> dict[str, bool]:
    """By the ways before the contact: on one line, side by side, or across."""
    _, closing, past, before = met(run)
    starts = [speed_from_places(run, 0.0, ball) for ball in (0, 1)]
    cross = float(starts[0][0] * starts[1][1] - starts[0][1] * starts[1][0])
    crossing = abs(cross) > 1e-5 * float(np.abs(before).max()) ** 2
    aside = past > 1e-4 * closing and not crossing
    return {
        "paths that cross|crossing paths|the paths cross": crossing,
        "off centre\\. (They|Nothing|All|\\d)": aside,
        "head-on": not crossing and not aside,
        "centre to centre|straight at its centre|came at its centre": past < 1e-4 * closing,
    }


def together(values: Values, runs: Runs) -> Seen:
    """Whether the gap grows at once, grows slowly at first, or stays closed."""
    run = runs["exact"]
    time, closing, past, _ = met(run)
    speed = gap_after(run, time, 1e-7) / 1e-7
    left = float(run.time[-1]) - time
    parts, apart = speed > 1e-3, gap_after(run, time, left) > 1e-6
    found = "bounce" if parts else "slide" if apart else "stay"
    return found, how_they_meet(run) | {
        "stayed together|nothing parted|nothing parts|went on together": not apart,
        "slid off|slid past each other": apart and not parts,
        "then part|not by a bounce": apart and not parts,
        "bounced off|parted at|parted faster|came back, so": parts,
        "nothing of": not parts,
        **only("came together at|met at|speed|stopped", *about(closing, "m/s")),
        **only("past each other at|Across it", *about(past, "m/s")),
        **only("and parted at|so they parted at|faster than that:", *about(speed, "m/s")),
        "^(?=.*acts? as well).*puck": False,
    }


def way_of_the_pair(values: Values, runs: Runs) -> Seen:
    """Which way the hooked pair goes, and how far in a second."""
    run = runs["exact"]
    time, _, _, before = met(run)
    end = min(float(run.time[-1]), time + 1.0)
    gone = 0.0  # a run ends where nothing moves any more
    if end > time + 1e-9:
        gone = float(places(run, [end])[0, 0] - places(run, [time])[0, 0]) / (end - time)
    assert gap_after(run, time, end - time) < 1e-6
    one, two = (
        values[name] * abs(float(speed[0]))
        for name, speed in zip(("m1", "m2"), before, strict=True)
    )
    found = "still" if abs(gone) < 1e-6 else "lorry" if gone > 0 else "car"
    return found, {
        "lorry's way|go right": found == "lorry",
        "car's way|go left": found == "car",
        "stood still|they cancel|nothing moves": found == "still",
        "Mass alone does not|Hooked together does not": found == "car",
        "Speed alone does not|If hooked together": found == "lorry",
        **only("go left at|go right at|way at|went on at", *about(abs(gone), "m/s")),
        **only(f"{figure(values['m1'])} × {figure(abs(float(before[0, 0])))} =", figure(one)),
        **only(f"{figure(values['m2'])} × {figure(abs(float(before[1, 0])))} =", figure(two)),
    }


def turn(values: Values, runs: Runs) -> Seen:
    """How the line from one centre to the other turns after the glued pair has met."""
    run = runs["glued"]
    time, *_ = met(run)
    lines = [relative(run, time + later)[0] for later in (0.01, 0.02)]
    cross = float(lines[0][0] * lines[1][1] - lines[0][1] * lines[1][0])
    rate = math.asin(cross / float(lines[0] @ lines[0])) / 0.01
    place, comes = relative(run, time - 3e-6)
    off = float(place[0] * comes[1] - place[1] * comes[0]) / float(np.hypot(*comes))
    found = "none" if abs(rate) < 1e-5 else "anticlockwise" if rate > 0 else "clockwise"
    return found, how_they_meet(run) | {
        "did not turn|does not turn|nothing turn|nothing to turn": found == "none",
        "turned clockwise|the pair clockwise(?<!turned the pair clockwise)": found == "clockwise",
        "turned anticlockwise|turns anticlockwise": found == "anticlockwise",
        "to the right of|on the right of": off > 1e-3,
        "to the left of|on the left of": off < -1e-3,
        **only("turns at|other way, at|clockwise at", *about(abs(rate), "rad/s")),
        **only("They met|came(?= [\\d.]+ m (?:to|off))", *about(abs(off), "m")),
    }


def hits(values: Values, runs: Runs) -> Seen:
    """How often a speed changes, by the places of both balls."""
    run = runs["exact"]
    ends = [0.0, *run.contacts.time.tolist(), float(run.time[-1])]
    speeds = []
    for start, end in pairwise(ends):
        one, two = start + 0.3 * (end - start), start + 0.6 * (end - start)
        speeds.append((run.at(two).position - run.at(one).position)[:, 0] / (two - one))
    changed = sum(np.abs(one - two).max() > 1e-6 for one, two in pairwise(speeds))
    small, big = speeds[-1]
    return (changed, max(1.0, 0.05 * changed)), {
        **only("It took|After|round:", str(changed)),
        "of equal pucks": values["m1"] == values["m2"],
        "moves away": bool(small <= big + 1e-9),
    }


def steps(values: Values, runs: Runs) -> Seen:
    """Whether a speed changes in the program, by its places; the exact ones meet."""
    run = runs["fixed steps"]
    ways = np.diff(run.position, axis=0)
    found = "hit" if np.abs(np.diff(ways, axis=0)).max() > 1e-9 else "through"
    apart = np.linalg.norm(run.position[:, 0] - run.position[:, 1], axis=1)
    return found, {
        "flew through|found no hit|saw nothing|At no look": found == "through",
        "program found the hit|It found the hit|They hit at": found == "hit",
        "were more than": bool(apart.min() > values["r1"] + values["r2"]),
        **only("They do meet, at", figure(met(runs["exact"])[0], "s")),
        **only("nearer than", figure(float(apart.min()), "m")),
    }


def leaves(values: Values, runs: Runs) -> Seen:
    """The speed of the light ball of the top pair at the end, and of the heavy one."""
    run = runs["exact"]
    light = 0 if values["m1"] < values["m2"] else 1
    end = float(run.time[-1]) - 1e-4
    fast, slow = (abs(float(speed_from_places(run, end, one)[0])) for one in (light, 1 - light))
    _, closing, _, _ = met(run)
    return (fast, 0.15), {
        **only("left at|together", *about(fast, "m/s")),
        **only("moves on at", *about(slow, "m/s")),
        **only("leaves at|there with|it came, with", *about(closing, "m/s")),
    }


def which_pair(values: Values, runs: Runs) -> Seen:
    """Mass times change of velocity of the left ball of each pair, from places."""
    run = runs["exact"]
    time = float(run.contacts.time[0])
    pushes = []
    for ball in (0, 2, 4):
        change = speed_from_places(run, time, ball) - speed_from_places(run, time - 3e-6, ball)
        pushes.append(values["m1"] * float(np.linalg.norm(change)))
    top, middle, bottom = pushes
    names = dict(zip(("top", "middle", "bottom"), pushes, strict=True))
    return max(names, key=lambda name: names[name]), {
        **only("pair got|that takes", *about(top, "N s")),
        **only("back takes", *about(middle, "N s")),
        **only("the lowest", *about(bottom, "N s")),
        "the light ball": values["m1"] != values["m2"],
    }


# ---- 04 --------------------------------------------------------------------------------------


def rim_of(values: Values, run: Any, frame: int = 0) -> float:
    """How fast the point under a ball runs, seen from its middle, to the right, m/s."""
    return float(run.spin[frame, 0]) * float(values["r1"])


def superball(values: Values, runs: Runs) -> Seen:
    """Which way the ball goes after it was low, high and low again."""
    run = runs["rough"]
    times = [float(time) for time in run.contacts.time[:3]]
    low = [bool(place[1] < 1.25) for place in places(run, times)]
    assert low == [True, False, True]
    speeds = [speed_from_places(run, time)[0] for time in (0.0, *times)]
    rims = [float(run.at(time + 1e-6).spin[0]) * values["r1"] for time in (0.0, *times)]
    whirled = [abs(after - before) > 1e-9 for before, after in pairwise(rims)]
    share = speeds[3] / speeds[0]
    found = "back" if share < 0 else "on" if share > 0.99 else "slow" if share < 0.5 else None
    lost = energy_by_places(run, 0.0) - energy_by_places(run, times[2])
    ice = values["e_t"] == -1 or not (values["grip"] or values["friction"])
    reversed_twice = all(
        abs(speeds[i] + speeds[i + 1] + rims[i] + rims[i + 1]) < 1e-6 * speeds[0] for i in (0, 2)
    )
    return found, {
        **chain(*speeds[:3]),
        **only("braked it to", figure(speeds[1], "m/s")),
        **only("only the table gripped it:", figure(speeds[3], "m/s")),
        **only("and turned", figure(speeds[0] - speeds[3], "m/s")),
        "flew on": share > 0,
        "just as fast|all the way": abs(share - 1) < 1e-6,
        "but much slower|stayed, the rest": 0 < share < 0.5,
        "it came back": share < 0,
        "no energy is lost": bool(abs(lost) < 1e-6 * energy_by_places(run, 0.0)),
        "superball without spin": not ice and rims[0] == 0,
        "as smooth as ice": ice,
        "the floor grips|floor turned flight into spin|floor made spin": whirled[0],
        "the table grips|the table gripped|used the spin": whirled[1],
        "the floor is ice": not whirled[0],
        "table is ice": not whirled[1],
        "nothing grip": not any(whirled),
        "only the table gripped": whirled == [False, True, False],
        "came to the table spinning": abs(rims[1]) > 1e-9,
        "threw it back|throw the ball back": speeds[2] < 0 < speeds[1],
        "spin into flight|into flight again": speeds[3] > speeds[2] > 0 and rims[3] < 1e-9,
        "no spin is left": abs(rims[3]) < 1e-9,
        "braked it to|it was slower": 0 < speeds[1] < 0.99 * speeds[0],
        "reversed the slip twice": reversed_twice,
    }


def bounce(values: Values, runs: Runs) -> Seen:
    """Which way the ball goes after the floor."""
    run = runs["rough"]
    time = float(run.contacts.time[0])
    before, after = (speed_from_places(run, moment)[0] for moment in (0.0, time))
    rim, later = rim_of(values, run), float(run.at(time + 1e-6).spin[0]) * values["r1"]
    up = abs(after) < 1e-6 * before
    found = "up" if up else "back" if after < 0 else "faster" if after > before else "slower"
    lost = energy_by_places(run, 0.0) - energy_by_places(run, time)
    return found, {
        **chain(before, 0.0 if up else after),
        **only("=", figure(0.0 if up else after, "m/s")),
        "superball": bool(abs(lost) < 1e-6 * energy_by_places(run, 0.0)),
        "the floor grips": abs(later + after + rim + before) < 1e-6 * before,
        r"ha[ds] backspin|the backspin was|this backspin|as backspin|ran forward": rim > 0,
        r"ha[ds] \*?topspin|was topspin|with topspin": rim < 0,
        "does not spin|did not spin|without spin|it had none": rim == 0,
        "ran backward": before + rim < 0,
        "rim was slower than the ball": abs(rim) < before,
        "pushed back|braked|only brakes": after < before,
        "starts the spin": rim == 0 and abs(later) > 0,
        "took all its flight|nothing was left|nothing is left|straight up": up,
        "reversed|it went back|it goes back": after < 0 and not up,
        "pushed it on|pushes it on|on, faster": after > before,
        "still go on|too weak|too little|on, slower|but slower": 0 < after < before and not up,
        "exactly three quarters": math.isclose(rim, 0.75 * before),
        "more than three quarters of its speed as": rim > 0.75 * before,
    }


def lane(values: Values, runs: Runs) -> Seen:
    """What the ball does in the end, where its rim moves as fast as itself."""
    run = runs["rough"]
    start, rim = float(values["speed"]), -rim_of(values, run)
    end = float(speed_from_places(run, float(run.time[-1]) - 1e-3)[0])
    assert math.isclose(end, -rim_of(values, run, -1), rel_tol=1e-6)
    same = math.isclose(end, start, rel_tol=1e-6)
    found = "same" if same else "back" if end < 0 else "faster" if end > start else "slower"
    return found, {
        **chain(start, end),
        **only("=|rolls on at", figure(end, "m/s")),
        "rolled on": end > 0,
        "came back|pulled it back": end < 0,
        "on, slower": 0 < end < start and not same,
        "on, faster|pushed it|pushed the ball on": end > start and not same,
        "just as fast|nothing slipped|nothing changed": same,
        "braked it|took speed": end < start and not same,
        "rolls on at": 0 < end < start,
        "ran as fast as|both ran at|equally fast from": math.isclose(rim, start),
        "rim was faster": rim > start,
        "this rim was slower": 0 <= rim < start,
        "slid at first|not equally fast": not math.isclose(rim, start),
        r"ha[ds] \*?backspin|with backspin|still had backspin|ran against|ran forward": rim < 0,
        r"ha[ds] \*?topspin": rim > 0,
        "does not spin|it had none": rim == 0,
    }


def carpet(values: Values, runs: Runs) -> Seen:
    """Which ball comes farther, whether neither slips, and what it lost on a metre."""
    found = [run for _, run in sorted(runs.items())]
    ways = [float(run.position[-1, 0, 0]) for run in found]
    one, two = ways
    equal = math.isclose(one, two, rel_tol=1e-6)
    masses = [run.scene.balls[0].mass for run in found]
    metre = [energy_by_places(run, 0.0) / way for run, way in zip(found, ways, strict=True)]
    rolls = all(
        math.isclose(
            float(speed_from_places(run, t)[0]),
            -float(run.at(t + 1e-6).spin[0]) * values["r1"],
            rel_tol=1e-4,
        )
        for run in found
        for t in (0.1, 0.5 * float(run.time[-1]))
    )
    softer = max(metre) / masses[metre.index(max(metre))]
    firmer = min(metre) / masses[metre.index(min(metre))]
    longer, shorter = figure(max(ways), "m"), figure(min(ways), "m")
    return "both" if equal else "one" if one > two else "two", {
        **only("rolled", longer),
        "both rolled|both carpets give way alike|same c_r": equal,
        "does not slip|once it rolls": rolls,
        f"after (?!{shorter}|{longer})[\\d.]": False,
        f"ball 1 after {longer}|ball 2 after {shorter}": one > two,
        f"ball 2 after {longer}|ball 1 after {shorter}": two > one,
        "costs twice": math.isclose(softer, 2 * firmer, rel_tol=1e-6),
        "on carpet 2 costs twice|carpet of ball 2 gives way twice": one > 1.9 * two,
        "on carpet 1 costs twice|carpet of ball 2 gives way half": two > 1.9 * one,
        "ball 2 has more energy|ball 2 is braked harder|four times the mass.$": (
            masses[1] == 4 * masses[0]
        ),
        "ball 1 has more energy|ball 1 is braked harder|quarter": masses[0] == 4 * masses[1],
        "four times the energy|four times as much": max(masses) == 4 * min(masses)
        and math.isclose(max(metre), 4 * min(metre), rel_tol=1e-6),
        "carpet 2 is (twice|half)": masses[0] == masses[1],
    }


# ---- 05 --------------------------------------------------------------------------------------


def after_contact(values: Values, run: Any, ball: int) -> float:
    """Speed of a ball after the first meeting: by how far it swings out, or slides on, m/s."""
    if not run.pivots:
        end = float(run.time[-1])
        return float(speed_from_places(run, end - 1e-3, ball)[0])
    period = 2 * math.pi * math.sqrt(values["length"] / 9.807)
    x = float(places(run, [0.5 * period], ball)[0, 0]) - run.pivots[ball][0]
    angle = math.asin(x / values["length"])
    return angle * math.sqrt(9.807 * values["length"])


def pressed_at_once(run: Any) -> bool:
    """Whether three balls are nearer than touching at one moment, by their places."""
    reach = 2 * run.scene.balls[0].radius
    begin = float(run.contacts.time[0])
    end = min(begin + 2 * float(np.max(run.contacts.duration)) + 1e-3, float(run.time[-1]))
    x = run.sample(np.linspace(begin, end, 4001)).position[:, :3, 0]
    return bool(np.any(np.all(np.diff(x, axis=1) < reach * (1 - 1e-9), axis=1)))


def first(values: Values, runs: Runs) -> Seen:
    """What the first of three balls does."""
    run = runs["Hertz"]
    speed = after_contact(values, run, 0)
    share = speed / values["speed"]
    found = "stops" if abs(share) < 0.01 else "on" if share > 0 else "back"
    row, here = run.scene.balls, run.position[0, :, 0]
    both = pressed_at_once(run)
    room = here[2] - here[1] - 2 * row[1].radius > 1e-9
    near, far = row[0].mass, row[1].mass
    stiff = 1 / (2 * (1 - 0.3**2) / 2.1e11) * 4 / 3 * math.sqrt(row[0].radius / 2)
    depth = (1.25 * near * far / (near + far) * values["speed"] ** 2 / stiff) ** 0.4
    lasts = 2.9433 * depth / values["speed"]  # of two balls alone, by Hertz
    return found, {
        **only("back at|keeps|kept|bounced back:", figure(abs(speed), "m/s")),
        **only("moves only", figure(500 * lasts * values["speed"], "mm")),
        "it stopped|swap speeds": found == "stops",
        "it moved on|it kept|keeps": found == "on",
        "came back|bounced back|bounces back": found == "back",
        "pressed at once for|pressed at the same time|held ball 2": both,
        "push was over|push is over|met ball 2 alone": not both,
        "lighter|too light": near < far,
        "heavier": near > far,
        "as heavy|equal balls": near == far,
        r"touch\b": not room,
        "apart|of room .*(push|met)": room,
    }


def puzzle(values: Values, runs: Runs) -> Seen:
    """Two speeds are fixed by two laws."""
    count = len(next(iter(runs.values())).scene.balls)
    return None, {"cannot fix": count > 2, "two laws fix|nothing else is": count == 2}


def claim(values: Values, runs: Runs) -> Seen:
    """Which sum of the claim in the question is not 1, or which ball is behind a slower one."""
    speeds = np.array([values[f"claim{ball}"] for ball in (1, 2, 3)])
    momentum, energy = float(speeds.sum()), float((speeds**2).sum())
    sums = {"momentum": momentum, "energy": energy}
    broken = [name for name, part in sums.items() if abs(part - 1) > 2e-3]
    through = bool(speeds[0] > speeds[1])
    assert len(broken) < 2 and not (broken and through)
    assert np.all(np.round(speeds, 3) == speeds)
    found = broken[0] if broken else "passes" if through else "allowed"
    return found, {
        "momenta (do not agree|add up|should)|momenta are not": found == "momentum",
        "the momenta agree|so do the momenta|both sums agree": found != "momentum",
        "squares (are not|add up to .*(instead|should))|look at the squares": found == "energy",
        r"squares agree(?! as)": found != "energy",
        "the order is fine": not through,
        "through(?! another)": through,
        "nothing rejects it|no law rejects|all is allowed": found == "allowed",
        rf"momenta add up to (?!{momentum:.2f})": False,
        rf"squares add up to (?!{energy:.2f})": False,
    }


def rules(values: Values, runs: Runs) -> Seen:
    """Which simple rules end within 5 % of the real balls, by places."""
    ends = {
        name: np.array([after_contact(values, run, ball) for ball in range(3)]) / values["speed"]
        for name, run in runs.items()
    }
    one, both = (
        float(np.abs(ends[name] - ends["Hertz"]).max()) for name in ("one by one", "all at once")
    )
    right = one < 0.05, both < 0.05
    found = {(1, 0): "one", (0, 1): "all", (1, 1): "both", (0, 0): "neither"}[right]
    contacts = runs["Hertz"].contacts
    times = [contacts.time[contacts.a == left][0] for left in (0, 1)]
    lasts = [contacts.duration[contacts.a == left][0] for left in (0, 1)]
    over = min(times[0] + lasts[0], times[1] + lasts[1]) - max(times)
    late = speed_from_places(runs["Hertz"], float(times[0] + lasts[0]), 2, 1e-7)[0]
    gap = values["gap"] > 0
    words = [figure(100 * round(off, 7), "%") for off in (one, both)]
    return found, {
        **only(r"one by one\*? is(?: off by)?", words[0]),
        **only(r"all at once\*? (?:is|by)", words[1]),
        **only("is only", words[found != "one"]),
        **only("ball 1 did|it did|and it did", figure(100 * round(ends["Hertz"][0], 9), "%")),
        "never more than one contact|one after another": not pressed_at_once(runs["Hertz"]),
        "contacts overlap|push together all the time": over > 0,
        "nearly all the time": over > 0.9 * lasts[0],
        "had pushed (little|much)": 0 <= late < 0.1 * values["speed"],
        "they touch": not gap,
        "of room|mm apart": gap,
        "bare steel": values["cap"] == values["cap_last"] == "none",
        "ball 1 has a cap": values["cap"] != "none",
        "ball 3 has a cap": values["cap_last"] != "none",
        "real balls do that": bool(np.abs(ends["Hertz"] - [0, 0, 1]).max() < 0.05),
    }


# ---- 06 --------------------------------------------------------------------------------------


def climb(run: Any) -> float:
    """How high the lowest point comes back after the first contact, m."""
    met = float(run.contacts.time[0] + run.contacts.duration[0])
    times = np.linspace(min(met, run.time[-1]), run.time[-1], 3001)
    low = run.sample(times).position[:, 0, 1] - run.scene.balls[0].radius
    return max(0.0, float(low.max()))


def sank(run: Any) -> float:
    """How deep ball and plate press into each other at most, m."""
    begin = float(run.contacts.time[0])
    times = np.linspace(begin, begin + float(run.contacts.duration[0]), 501)
    return run.scene.balls[0].radius - float(run.sample(times).position[:, 0, 1].min())


def shares_shown(*shares: float) -> str:
    """A pattern that finds another share than these, which heights show to half a percent."""
    right = {percent(one + off) for one in shares for off in np.linspace(-6e-3, 6e-3, 481)}
    words = "|".join(re.escape(one) for one in right if not one.startswith("−"))
    return rf"(?:keeps|kept|stays|same) (?!(?:{words}))[\d.]+ %"


def touch(values: Values, runs: Runs) -> Seen:
    """Whether more of the speed comes back than from one metre on Earth, by the heights alone."""
    (run,) = runs.values()
    fall, g = values["height"] / 100, values["gravity"]
    share = math.sqrt(climb(run) / fall)
    first = {**values, "height": 100.0, "gravity": 9.807, "radius": 2.0}
    (other,) = lessons()["soft_contact"].runs(first).values()
    far = math.sqrt(climb(other))
    steel = values["material"] == "steel"
    nothing_lost = share > 0.99
    found = "same" if abs(share - far) < 0.006 else "more" if share > far else "less"
    down, usual = math.sqrt(2 * g * fall), math.sqrt(2 * 9.807)
    alike = abs(down / usual - 1) < 0.01
    return "all" if steel and nothing_lost else found, {
        shares_shown(share, far): False,
        **only("at", figure(down, "m/s"), "4.43 m/s"),
        "all of its speed|kept all|kept everything|no dent|nothing (was lost|yields)": nothing_lost,
        "dent is|deeper dent|smaller dent|dent of|its dent": not nothing_lost,
        "as on earth|the same hit|hit at the same speed|as hard as": alike,
        "times as fast, and|a harder hit|this hit was harder": down > usual,
        "times as slowly|this hit was slow|a gentler hit": down < usual,
        "the harder one": down < usual,
        "did not go deep|not pressed deep": sank(run) < sank(other),
        "deepest": values.get("power", 0) > 0.25,
        "from the first touch|gentlest hits|equally at every": values["power"] < 0.25,
        "same share of every hit|one number holds": values["power"] == 0.25,
        "size does not count": steel and values["radius"] != 2,
        "(planet|height) alone": g != 9.807,
        "rubber": values["material"] == "rubber",
        "steel": steel,
        "less than": share < far,
        "more than": share > far,
    }


WITNESSES: dict[str, Callable[[Values, Runs], Seen]] = {
    one.__name__: one
    for one in (
        *(height, height_again, share, rest, program, earth_and_moon),
        *(superball, bounce, lane, carpet, first, puzzle, claim, rules),
    )
} | {"vote": first}
WITNESSES |= {one.__name__: one for one in (landing, last, roughness, lumps, least)}
WITNESSES |= {one.__name__: one for one in (together, turn, hits, steps, leaves, which_pair)}
WITNESSES |= {"way": way_of_the_pair, "flat": landing}
for its_own in (bowl, many_balls, rotating_spheres, soft_contact, track, attracting_stones):
    assert not WITNESSES.keys() & its_own.WITNESSES, f"{its_own.__name__} has names of others"
    WITNESSES |= its_own.WITNESSES
WITNESSES |= dict.fromkeys(("rubber_touch", "steel_touch", "game_touch"), touch)
