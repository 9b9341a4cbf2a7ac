"""What happened to a body of two parts, read off the places of its parts alone."""

import re
from collections.abc import Callable
from typing import Any

import numpy as np

from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.experiment import Runs, Values

Seen = tuple[Any, dict[str, bool]]

#: Moments at which a run is looked at, and the gap to the wall below which its front part hits, m.
MOMENTS, TOUCHES = 60_001, 1e-4


def parts_at(run: Any, times: Any) -> Any:
    """Places of both parts at moments, (T, 2) m from the wall."""
    return run.sample(times).position[..., 0]


def hits_of(run: Any) -> list[float]:
    """Moments at which the front part is at the wall and turns round, s."""
    times = np.linspace(0, float(run.time[-1]), MOMENTS)
    gap = parts_at(run, times)[:, 0] - run.scene.balls[0].radius
    low = (gap[1:-1] < gap[:-2]) & (gap[1:-1] <= gap[2:]) & (gap[1:-1] < TOUCHES)
    return times[1:-1][low].tolist()


def middle_speed(run: Any, time: float, later: float = 1e-3) -> float:
    """Velocity of the middle of the body, from two of its places, m/s."""
    masses = [ball.mass for ball in run.scene.balls]
    one, two = parts_at(run, [time, time + later]) @ masses / sum(masses)
    return float(two - one) / later


def part_speed(run: Any, part: int, time: float, later: float = 1e-6) -> float:
    """Velocity of a part just after a moment, from two of its places, m/s."""
    one, two = parts_at(run, [time + later, time + 2 * later])[:, part]
    return float(two - one) / later


def fact(pattern: str, *right: str) -> dict[str, bool]:
    """A fact: where the pattern's number stands, it is one of these."""
    words = "|".join(re.escape(one) for one in right)
    return {pattern.replace("#", rf"(?<![\d.])(?!(?:{words})(?![\d.]))[\d.]+"): False}


def near(write: Callable[[float], str], number: float, off: float) -> tuple[str, ...]:
    """A number and its neighbours as texts write them, without their unit."""
    return tuple(write(number + part * off).split()[0] for part in (-1, -0.5, 0, 0.5, 1))


def inside(values: Values, runs: Runs) -> Seen:
    """How much of its speed the middle of the body has at the end."""
    run = runs["two parts"]
    hits, end = hits_of(run), float(run.time[-1])
    share = middle_speed(run, end - 2e-3) / -middle_speed(run, 0.0)
    found = "all" if share > 0.93 else "hardly" if share < 0.25 else "half"
    front, rear = (ball.mass for ball in run.scene.balls)
    shakes = 1 - share**2
    return found, {
        **fact(r"(?:keeps|kept) # %", *near(percent, share, 5e-4)),
        **fact(r"# % (?:of it\b|of the energy)", *near(percent, shakes, 5e-4)),
        **fact(r"# of the speed (?:came|was|is)", *near(percent, share, 5e-4)),
        **fact(r"came back at #", *near(figure, part_speed(run, 0, hits[0] + 1e-4), 6e-3)),
        **fact(r"moved on at #", *near(figure, -part_speed(run, 1, hits[0] + 1e-4), 6e-3)),
        **fact(r"has # times the mass", *near(figure, front / rear, 1e-4)),
        "last hit|shaking became|after the first": len(hits) > 1,
        **fact(r"last hit(?:,| came) # s", *near(figure, hits[-1] - hits[0], 5e-5)),
        "nearly all the mass|light part behind|times the mass": len(hits) == 1 and front > rear,
        "together they hardly move": share < 0.25,
        "shakes|to and fro": shakes > 0.01,
    }


def without_spring(values: Values, runs: Runs) -> Seen:
    """Which part is away first, where no spring joins them, and what it carries."""
    run, joined = runs["no spring"], runs["two parts"]
    end = float(run.time[-1])
    front, rear = (part_speed(run, part, end - 1e-3) for part in (0, 1))
    masses = [ball.mass for ball in run.scene.balls]
    carried = masses[1] * rear**2 / (masses[0] * front**2 + masses[1] * rear**2)
    share = middle_speed(joined, end - 2e-3) / -middle_speed(joined, 0.0)
    found = "apart" if rear > front > 0 else ""
    return found, {
        **fact(r"(?:leaves|off|away,) at #", *near(figure, rear, 1e-3)),
        **fact(r"follows at #", *near(figure, front, 1e-3)),
        **fact(r"(?:with|takes) # %", *near(percent, carried, 5e-4)),
        **fact(r"# % of the energy stays", *near(percent, 1 - share**2, 5e-4)),
        "neither loses": abs(masses[0] * front**2 + masses[1] * rear**2 - 4 * sum(masses)) < 1e-3,
    }


def across(values: Values, runs: Runs) -> Seen:
    """How the lowest point slides before, in and after the first contact, by places and turns."""
    run = runs["drop"]
    hit, radius = run.contacts.of_kind("impact"), run.scene.balls[0].radius
    begin, later = float(hit.time[0]), 1e-8
    end = min(begin + float(hit.duration[0]), float(run.time[-1]) - 2 * later)
    times = np.linspace(begin, end, 400)
    ways = (run.sample(times + later).position - run.sample(times).position)[:, 0, 0] / later
    slips = ways + radius * run.sample(times).spin[:, 0]
    before, after, least = float(slips[0]), float(slips[-1]), float(slips.min())
    found = "hardly" if abs(after) < 0.07 * before else "on" if after > 0 else "back"
    return found, {
        **fact(r"(?<!−)\b# →", *near(figure, before, 2e-3)),
        **fact(r"→ −?#", *near(figure, abs(after), 2e-2 * before)),
        **fact(r"(?:took|all the time:) # m/s", *near(figure, before - after, 5e-3)),
        **fact(r"m/s of #", *near(figure, before, 2e-3)),
        **fact(r"# m/s were left", *near(figure, abs(after), 1e-2)),
        "slid all the time|too fast for that": least > -0.07 * before,
        "it gripped|grip ends the slip|thrown back during": least < 0,
        "across threw (it|the lowest point) back": least < -0.05 * before,
        "on again|still in motion": after > 0 > least,
        "hardly anything|nearly all of it|hardly slid": abs(after) < 0.07 * before,
        "were left": after > 0,
        "superball": values["across_stiffness"] == 2 / 7,
        "solid ball": values["across_stiffness"] == 14 / 17,
    }


def thrown(values: Values, runs: Runs) -> Seen:
    """How high the upper ball comes after its lowest place, over how far it fell to there."""
    run = runs["one on the other"]
    times = np.linspace(0, float(run.time[-1]), MOMENTS)
    lower, upper = run.sample(times).position[..., 1].T
    low = int(np.argmin(upper[: MOMENTS // 3]))
    fell, rose = upper[0] - upper[low], upper[low:].max() - upper[low]
    step = times[1]
    into, out = (float(upper[k + 1] - upper[k]) / step for k in (low - 3, low + 2))
    high = rose / fell
    near_it = np.linspace(times[low] - 40 * step, times[low] + 2 * step, 4001)
    below, above = run.sample(near_it).position[..., 1].T
    met = int(np.argmin(above))
    heavy, light = (ball.mass for ball in run.scene.balls)
    assert upper[0] > lower[0]
    found = "same" if high < 1.3 else "twice" if high < 2.5 else "more"
    return found, {
        **fact(r"(?:flew up|rose|squared:|speeds:|fast,) # m", *near(figure, rose, 1e-3)),
        **fact(r"# m high", *near(figure, rose, 1e-3)),
        **fact(r"(?:fell|fall of) # m", *near(figure, fell, 1e-3)),
        **fact(r"(?<!m )# times as fast", *near(figure, -out / into, 4e-3)),
        "swap": abs(light / heavy - 1) < 0.1,
        "came up": bool(below[met - 5] > below[met - 20]),
        "must be (much )?heavier": light > 0.3 * heavy,
        "a ball below as light": abs(light / heavy - 1) < 0.1,
        "left only": high < 4,
    }


WITNESSES = {one.__name__: one for one in (inside, without_spring, across)}
WITNESSES["thrown_off"] = thrown
