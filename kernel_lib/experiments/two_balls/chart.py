"""How far from sticking two balls are after a contact without rebound, over where and how fast.

Everything at once in closed form: a ball under gravity g and Stokes drag moves as
v = v_f + (v_0 - v_f) exp(-q t) with q = k_c r/m and v_f = g/q; without drag as v_0 + g t.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from kernel_lib.experiments import Preset, Sentence, Text, Values
from kernel_lib.numerics.roots import halved_each
from kernel_lib.state.trajectory import Floats

__all__ = ["cases_on_map", "pair_on_map", "sticking_gap", "sticking_map"]

#: Axes of the map: height of ball 2 (m) and upward speed of ball 1 (m/s).
HEIGHTS = np.linspace(-3, 13, 65)
SPEEDS = np.linspace(5, 35, 61)

LONGEST = 3.0  # s; later meetings count as a miss
MOMENTS = 120
HALVINGS = 40


def sticking_map(values: Values) -> tuple[Floats, Floats, Floats]:
    """`sticking_gap` over the height of ball 2 and the speed of ball 1, m/s; nan for a miss."""
    heights, speeds = np.meshgrid(HEIGHTS, SPEEDS)
    return HEIGHTS, SPEEDS, sticking_gap(dict(values) | {"y2": heights, "vy1": speeds})


def sticking_gap(values: Values) -> Floats:
    """Speed at which the balls slide off each other after a contact with k_b = 0.

    (v_1 - v_2) across the line of centres at the first contact: the impact leaves it as it was.

    Parameters
    ----------
    values : of lesson 03; y2 and vy1 may be arrays of one shape

    Returns
    -------
    m/s, of that shape; positive when ball 1 passes to the left, seen from ball 2; nan for a miss
    """
    shape = np.broadcast(np.asarray(values["y2"]), np.asarray(values["vy1"])).shape
    if values["drag"] == 0:
        return _gap_without_drag(values, shape)
    reach = values["r1"] + values["r2"]
    moments = np.linspace(0, LONGEST, MOMENTS)
    near = np.stack([_distance(values, time, shape) for time in moments]) < reach
    hit = near.any(axis=0) & ~near[0]
    first = np.maximum(near.argmax(axis=0), 1)
    _, after = halved_each(
        lambda time: _distance(values, time, shape) >= reach,
        *(moments[first - 1], moments[first], HALVINGS),
    )
    (x, y), (u, v) = _relative(values, after, shape)
    gap: Floats = np.where(hit, (x * v - y * u) / np.hypot(x, y), np.nan)
    return gap


def _gap_without_drag(values: Values, shape: tuple[int, ...]) -> Floats:
    """The same where both balls fall alike, and so move evenly past each other: a quadratic."""
    reach = values["r1"] + values["r2"]
    (x, y), (u, v) = _relative(values, 0.0, shape)
    square, approach = u * u + v * v, -(x * u + y * v)
    root = approach**2 - square * (x * x + y * y - reach**2)
    with np.errstate(invalid="ignore", divide="ignore"):
        time = (approach - np.sqrt(root)) / square  # nan where they miss
        gap: Floats = (x * v - y * u) / reach  # across the line of centres it does not change
    outside = x * x + y * y > reach**2
    return np.where(outside & (time > 0) & (time <= LONGEST), gap, np.nan)


def _distance(values: Values, time: Any, shape: tuple[int, ...]) -> Floats:
    """Distance of the centres, m."""
    (x, y), _ = _relative(values, time, shape)
    distance: Floats = np.hypot(x, y)
    return distance


def _relative(
    values: Values, time: Any, shape: tuple[int, ...]
) -> tuple[list[Floats], list[Floats]]:
    """Position and velocity of ball 1 relative to ball 2, m and m/s."""
    places, velocities = [], []
    for axis, gravity in (("x", 0.0), ("y", -values["gravity"])):
        one, two = (_flight(values, ball, axis, gravity, time) for ball in (1, 2))
        places.append(np.broadcast_to(one[0] - two[0], shape))
        velocities.append(np.broadcast_to(one[1] - two[1], shape))
    return places, velocities


def _flight(values: Values, ball: int, axis: str, gravity: float, time: Any) -> tuple[Any, Any]:
    """Position and velocity of a ball along an axis, m and m/s."""
    place, speed = values[f"{axis}{ball}"], values[f"v{axis}{ball}"]
    rate = values["drag"] * values[f"r{ball}"] / values[f"m{ball}"]
    if rate == 0:
        return place + speed * time + gravity * time**2 / 2, speed + gravity * time
    final, fading = gravity / rate, np.exp(-rate * time)
    way = final * time + (speed - final) * (1 - fading) / rate
    return place + way, final + (speed - final) * fading


def cases_on_map(
    presets: Sequence[Preset], complete: Any, values: Values
) -> dict[str, tuple[float, float]]:
    """Named cases that lie on the map of these values: they differ only in its axes, or in what it
    does not depend on.

    Parameters
    ----------
    presets : to choose from
    complete : turns a preset's values into complete ones
    values : the present ones
    """
    free: tuple[str, ...] = ("y2", "vy1", "k_b", "kac", "step", "duration", "film", "glued", "box")
    if values["drag"] == 0:
        # Without drag both fall alike, and masses do not count.
        free = (*free, "m1", "m2", "gravity")
    found: dict[str, tuple[float, float]] = {}
    for preset in presets:
        case = complete(preset.values)
        same = all(case[name] == values[name] for name in case if name not in free)
        place = (case["y2"], case["vy1"])
        if same and "Nikulin" in preset.name and place not in found.values():
            found[preset.name] = place
    return found


def pair_on_map(values: Values) -> dict[Text, tuple[float, float]]:
    """The reader's pair, if it lies on the map."""
    here = (values["y2"], values["vy1"])
    inside = HEIGHTS[0] <= here[0] <= HEIGHTS[-1] and SPEEDS[0] <= here[1] <= SPEEDS[-1]
    return {Sentence("two-balls-your-pair"): here} if inside else {}
