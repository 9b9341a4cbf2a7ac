"""The law of lesson 07 with the present numbers put in, and what its questions ask of a run."""

import math

import numpy as np

from kernel_lib.experiments.bowl.controls import BOWLS, MIRRORS, UPRIGHT
from kernel_lib.experiments.bowl.shapes import ALONG, MILLI, axes_of, axis_of, limit
from kernel_lib.experiments.common.wording import NOTHING, figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.solvers.billiards.closed_forms import two_walls_half_trace
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["bounces", "bowl_law", "factor", "mirror_product", "offsets", "reaches"]
__all__ += ["spring_product", "upright_trace"]


def bounces(run: Trajectory) -> Floats:
    """Where the ball's centre is at each impact, (N, 2) m."""
    hits = run.contacts.of_kind("impact")
    places: Floats = hits.point + run.scene.balls[0].radius * hits.normal
    return places


def offsets(values: Values, run: Trajectory) -> Floats:
    """How far from the axis each impact is, signed, (N,) m."""
    across = 1 if values["shape"] == MIRRORS else 0
    found: Floats = bounces(run)[:, across] - axis_of(run)[across]
    return found


def mirror_product(values: Values) -> float:
    """(1 - l/R1)(1 - l/R2): between 0 and 1 a ball stays near the axis."""
    length = values["distance"]
    return float((1 - length / values["radius"]) * (1 - length / values["second"]))


def reaches(values: Values) -> float:
    """Share of the speed of the start that brings a ball up to the upper mirror."""
    return math.sqrt(2 * values["gravity"] * values["distance"]) / float(values["launch"])


def upright_trace(values: Values) -> float:
    """Half the trace of a bounce between mirrors one above the other, or in the lower one alone:
    between -1 and 1 a ball stays near the axis."""
    speed, g = values["launch"], values["gravity"]
    if reaches(values) >= 1:
        return float(1 - 2 * speed**2 / (g * values["radius"]))
    walls = values["radius"], values["second"], values["distance"]
    return two_walls_half_trace(*walls, speed, g)


def spring_product(values: Values, name: str, spring: float) -> float:
    """(1 - S/R) v²/(v² + c S²): between 0 and 1 a ball stays near the axis, whether it comes to the
    other wall or back to its own.

    name : of the run; spring : c, N/m for 1 kg, below 0 where it pushes away
    """
    half, radius = axes_of(values, name)
    square = values["launch"] ** 2
    still = square + spring * half**2
    return float((1 - half / radius) * square / still) if still else math.inf


def factor(values: Values) -> float:
    """By how much a small distance from the middle grows in a bounce, or a round trip; 1: not."""
    half = 2 * mirror_product(values) - 1 if values["shape"] == MIRRORS else None
    if half is None:
        half = 1 - 2 * values["height"] / limit(values)
    return abs(half) + math.sqrt(max(half * half - 1, 0.0)) if abs(half) > 1 else 1.0


def bowl_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """Which side of the limit the present set-up lies on, and what its first ball did."""
    if values["shape"] not in (*BOWLS, MIRRORS):
        return _of_rooms(values, runs)
    (run, *_) = runs.values()
    found = offsets(values, run)
    if not len(found):
        return NOTHING
    lines = _of_mirrors(values) if values["shape"] == MIRRORS else _of_bowls(values)
    far = figure(float(np.abs(found).max()) / MILLI, "mm")
    return (*lines, f"farthest bounce of {len(found)}: {far} off")


def _of_bowls(values: Values) -> tuple[str, ...]:
    height, half = values["height"], limit(values)
    speed = math.sqrt(2 * values["gravity"] * height)
    side = "below" if height < half else "above" if height > half else "at"
    return (
        f"at the lowest point: v = √(2 g h) = {figure(speed, 'm/s')}",
        f"h = {figure(height, 'm')} is {side} a/2 = {figure(half, 'm')}",
        _near_the_middle(values, f"1 − 4 h/a = {figure(1 - 2 * height / half)}", "bounces"),
    )


def _of_rooms(values: Values, runs: Runs) -> tuple[str, ...]:
    """What decides it for each ball: half a trace, or a product."""
    if values["shape"] == UPRIGHT:
        least = reaches(values) * values["launch"]
        half = figure(upright_trace(values))
        return (
            f"to the upper mirror: from √(2 g l) = {figure(least, 'm/s')} on",
            f"half the trace of a bounce is {half}; from −1 to 1 it stays",
        )
    lines = []
    for name, run in runs.items():
        spring = run.scene.central_force
        product = figure(spring_product(values, name, spring))
        lines.append(f"{name}: (1 − S/R) v²/(v² + c S²) = {product}")
    return (*lines, "from 0 to 1 it stays near the axis; S, R: way to the wall, its radius")


def _of_mirrors(values: Values) -> tuple[str, ...]:
    product = mirror_product(values)
    return (
        f"to and fro at v = {figure(ALONG, 'm/s')}, without gravity",
        f"(1 − l/a)(1 − l/R₂) = {figure(product)}, to stay between 0 and 1",
        _near_the_middle(values, f"2 × {figure(product)} − 1", "round trips"),
    )


def _near_the_middle(values: Values, told: str, turns: str) -> str:
    """What a small distance from the middle does: it turns, or grows."""
    if values["e"] < 1:
        return f"e = {figure(values['e'])}: it loses height at every bounce"
    grows = factor(values)
    if grows > 1:
        return (
            f"{told}, beyond ±1: soon a small distance grows {figure(grows)} times at each "
            f"{turns[:-1]}"
        )
    half = 2 * mirror_product(values) - 1
    if values["shape"] != MIRRORS:
        half = 1 - 2 * values["height"] / limit(values)
    turn = math.acos(min(1.0, max(-1.0, half)))
    if turn == 0:
        return f"{told}: at the limit itself"
    return f"{told} = cos(360°/N): it is back after {figure(2 * math.pi / turn)} {turns}"
