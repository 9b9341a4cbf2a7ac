"""The law of lesson 07 with the present numbers put in, and what its questions ask of a run."""

import math

import numpy as np

from kernel_lib.experiments.bowl.controls import MIRRORS
from kernel_lib.experiments.bowl.shapes import ALONG, MILLI, axis_of, limit
from kernel_lib.experiments.common.wording import NOTHING, figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["bounces", "bowl_law", "factor", "mirror_product", "offsets"]


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


def factor(values: Values) -> float:
    """By how much a small distance from the middle grows in a bounce, or a round trip; 1: not."""
    half = 2 * mirror_product(values) - 1 if values["shape"] == MIRRORS else None
    if half is None:
        half = 1 - 2 * values["height"] / limit(values)
    return abs(half) + math.sqrt(max(half * half - 1, 0.0)) if abs(half) > 1 else 1.0


def bowl_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """Which side of the limit the present set-up lies on, and what its first ball did."""
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
