"""What rough balls did that met or came down a slope, read off places and turns alone."""

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values

Seen = tuple[Any, dict[str, bool]]


def velocity(run: Any, ball: int, time: float, later: float = 1e-4) -> Any:
    """Velocity just after a moment, from two places, m/s."""
    one, two = run.sample([time + later, time + 2 * later]).position[:, ball]
    return (two - one) / later


def nearly(value: float, unit: str) -> str:
    """A pattern of a number from places, which knows no half to round."""
    found = {figure(value * (1 + off), unit) for off in (-1e-5, 0, 1e-5)}
    return f"(?:{'|'.join(found)})"


def rims(run: Any, frame: int) -> list[float]:
    """How fast each rim runs, m/s, + anticlockwise."""
    return [float(run.spin[frame, i]) * ball.radius for i, ball in enumerate(run.scene.balls)]


def before_and_after(run: Any) -> tuple[Any, float, float, list[float]]:
    """The line from ball 1 to ball 2 as they touch; how fast ball 1 moves across it, m/s, how
    fast its surface slips over that of ball 2, and both velocities across it afterwards."""
    when = float(run.contacts.time[0])
    (one, two), end = run.at(when).position, float(run.time[-1]) - 1e-3
    line = (two - one) / np.linalg.norm(two - one)
    side = np.array([-line[1], line[0]])
    across = float(velocity(run, 0, 0.0) @ side)
    slip = across + sum(rims(run, 0))
    return line, across, slip, [float(velocity(run, i, end) @ side) for i in (0, 1)]


def spins_at(run: Any, frame: int) -> tuple[str, str]:
    first, second = (figure(float(one), "rad/s") for one in run.spin[frame])
    return first, second


def only_spins(run: Any) -> dict[str, bool]:
    """A fact: spins that are named are those of the run, or their sizes."""
    named = {*spins_at(run, 0), *spins_at(run, -1), "0 rad/s"}
    named |= {one.removeprefix("−") for one in spins_at(run, 0)}
    right = "|".join(sorted(named, key=len, reverse=True))
    return {f"(?<![−\\d.])(?!(?:{right}))−?[\\d.]+ rad/s": False}


def spun(values: Values, runs: Runs) -> Seen:
    """Which ball turns after they met, and to which side."""
    run = runs["rough"]
    line, _, slip, _ = before_and_after(run)
    turned = [abs(one) > 1e-9 for one in rims(run, -1)]
    alike = run.spin[-1, 0] * run.spin[-1, 1] > 0
    found = "both" if all(turned) else "none" if not any(turned) else None
    return found, {
        **only_spins(run),
        f"slipped? at (?!{figure(abs(slip), 'm/s')})|here at (?!{figure(abs(slip), 'm/s')})": False,
        "neither spins before": not any(rims(run, 0)),
        "both balls spin|turned both|both spin": all(turned),
        "same way": bool(alike),
        "neither ball spins|nothing turned": not any(turned),
        "head-on": abs(line[1]) < 1e-9,
        "off centre": abs(line[1]) > 1e-9,
        "nothing slip": abs(slip) < 1e-9,
    }


def spins(values: Values, runs: Runs) -> Seen:
    """What became of both spins."""
    run = runs["rough"]
    line, _, slip, _ = before_and_after(run)
    kept = np.allclose(run.spin[0], run.spin[-1], rtol=1e-9, atol=1e-9)
    stopped = np.abs(run.spin[-1]).max() < 1e-9
    one, two = rims(run, 0)
    return "nothing" if kept else "stop" if stopped else None, {
        **only_spins(run),
        f"alike at (?!{figure(abs(one), 'm/s')})": False,
        f"slipped at (?!{figure(abs(slip), 'm/s')})": False,
        "head-on": abs(line[1]) < 1e-9,
        "ball 1 spins anticlockwise": one > 0,
        "ball 1 spins clockwise": one < 0,
        "ball 2 anticlockwise": two > 0,
        "ball 2 clockwise": two < 0,
        "rims ran alike|nothing slipped|nothing braked": math.isclose(one, -two),
        "stayed|spun on as before": kept,
        "against each other|grip braked|grip took": abs(slip) > 1e-9,
        "became 0|stopped": bool(stopped),
    }


def aside(values: Values, runs: Runs) -> Seen:
    """To which side of the line of centres ball 2 goes."""
    run = runs["rough"]
    line, across, slip, (_, after) = before_and_after(run)
    way = velocity(run, 1, float(run.time[-1]) - 1e-3)
    angle = math.degrees(math.atan2(abs(after), float(way @ line)))
    still = angle < 1e-5
    rim = rims(run, 0)[0]
    found = "along" if still else "on" if after * across > 0 else "away"
    return found, {
        f"(?<![\\d.])(?!{nearly(angle, '°')})[\\d.]+°": False,
        f"slipped (?:over ball 2 )?at (?!{nearly(abs(slip), 'm/s')})": False,
        "off centre": abs(across) > 1e-9,
        "does not spin": rim == 0,
        "spins anticlockwise": rim > 0,
        "spins clockwise": rim < 0,
        "cancelled|nothing slipped|no slip,|along the line": abs(slip) < 1e-6,
        "as ball 1 moves|the way it flew|moved on at": slip * across > 0 and not still,
        "other side|spin won|the other way": slip * across < 0 and not still,
        "the spin made them slip": abs(rim) > abs(across),
        "pulled ball 2 off|threw ball 2|went to that side|took ball 2": not still
        or abs(slip) < 1e-6,
    }


def along(run: Any, frame: int) -> tuple[float, float]:
    """How fast a ball and its rim move down a slope, m/s."""
    time = float(run.time[frame]) - (2e-4 if frame else 0)
    x, y = velocity(run, 0, time)
    return math.copysign(math.hypot(x, y), x), -rims(run, frame)[0]


def speeds_said(run: Any) -> dict[str, bool]:
    """A fact: speeds after a time are those at the end, or at the start."""
    ball, rim = (float(np.linalg.norm(run.velocity[-1, 0])), -rims(run, -1)[0])
    start = float(np.linalg.norm(run.velocity[0, 0]))
    named = {figure(one, "m/s") for one in (ball, rim, ball - rim, start)}
    return {f"(?<![\\d.~])(?!(?:{'|'.join(named)}))[\\d.]+ m/s": False}


def slipping(values: Values, runs: Runs) -> Seen:
    """What became of the difference of the speeds of ball and rim."""
    run = runs["rough"]
    (start, turning), (ball, rim) = along(run, 0), along(run, -1)
    before, after = start - turning, ball - rim
    ended = after < 1e-3 * before
    stays = abs(after - before) < 1e-3 * before
    return "ends" if ended else "stays" if stays else "grows" if after > before else None, {
        **speeds_said(run),
        "without spin": turning == 0,
        "slip grew|slip went|makes the ball faster": after > 1.01 * before,
        "slip ended|as fast as the ball|equally fast|nothing slipped any": ended,
        "slip stayed|slip was|by as much|just as fast as the slope": stays,
        "gained speed alike: the": stays,
        "did not gain speed alike": not stays,
        "got faster": ball > start,
    }


def ever(values: Values, runs: Runs) -> Seen:
    """Whether ball and rim run equally fast: from the start, from some moment on, or never."""
    run = runs["rough"]
    (ball, rim), halfway = along(run, -1), len(run.time) // 2
    early = float(np.linalg.norm(run.velocity[halfway, 0])) + rims(run, halfway)[0]
    rolls = abs(ball - rim) < 1e-3 * ball
    once = rolls and abs(early) < 1e-9 * ball
    return "once" if once else "later" if rolls else "never", {
        **speeds_said(run),
        f"after (?!{figure(float(run.time[-1]), 's')})[\\d.]": False,
        "at rest": not np.any(run.velocity[0, 0]),
        "rolled at once|equally fast|held its lowest|ball and rim ran at": once,
        "never rolled|too weak|the slip grows|its rim at|rim only": rim < 0.99 * ball,
    }


def tennis(values: Values, runs: Runs) -> Seen:
    """Whether the ball is faster along the floor after it."""
    run = runs["rough"]
    when = float(run.contacts.time[0])
    before, after = (float(velocity(run, 0, time)[0]) for time in (0.0, when))
    rim = rims(run, 0)[0]
    same = math.isclose(before, after, rel_tol=1e-9)
    found = "same" if same else "faster" if after > before else "slower"
    change = f"{figure(before)} → {figure(after)}"
    return found, {
        rf"\A(?!.*{change}).*→": False,
        f"slipped (?:for|back)ward at (?!{figure(abs(before + rim), 'm/s')})": False,
        "left faster|pushed it on|pushed the ball on|was pushed on": after > before and not same,
        "left slower|pushed back|braked it|brakes what slips:": after < before and not same,
        "just as fast|nothing slipped|not push": same,
        "rim ran faster|rim was faster": -rim > before,
        "slipped forward": before + rim > 0,
        "slipped backward": before + rim < 0,
        "does not spin": rim == 0,
        "has topspin": rim < 0,
        "has backspin": rim > 0,
    }


WITNESSES: dict[str, Callable[[Values, Runs], Seen]] = {
    one.__name__: one for one in (spun, spins, aside, slipping, ever, tennis)
}
