"""What is measured on two colliding balls, and the source's figures beside ours."""

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from kernel_lib.experiments import Published
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["landing_gap", "normal_and_tangential", "published_pairs", "tangential_gap"]

STEP = 0.1
_PARTS = ("normal", "tangential")


def tangential_gap(run: Trajectory) -> Floats:
    """Speed at which balls 0 and 1 slide past each other, (K+1,) m/s.

    Across their line of centres at their first contact, since that line turns as they part; at
    the moment itself where they do not meet.
    """
    line = run.position[:, 0] - run.position[:, 1]
    met = run.contacts[(run.contacts.a == 0) & (run.contacts.b == 1)]
    if len(met):
        line = np.broadcast_to(met.normal[0], line.shape)
    speed = run.velocity[:, 0] - run.velocity[:, 1]
    length = np.maximum(np.linalg.norm(line, axis=-1), 1e-12)
    gap: Floats = np.abs(line[:, 0] * speed[:, 1] - line[:, 1] * speed[:, 0]) / length
    return gap


def landing_gap(scene: Scene) -> float:
    """`tangential_gap` right after the first contact of the exact run, m/s; nan if they miss."""
    contacts = simulate(scene, 3.0, Events(), record="contacts").contacts
    if len(contacts) == 0:
        return math.nan
    normal = contacts.normal[0]
    speed = contacts.velocity_after[0, 0] - contacts.velocity_after[0, 1]
    return float(normal[0] * speed[1] - normal[1] * speed[0])


def normal_and_tangential(run: Trajectory, ball: int) -> tuple[Floats, Floats]:
    """Velocity of a ball right after the first contact, in its two parts, m/s."""
    normal = run.contacts.normal[0]
    velocity = run.contacts.velocity_after[0, ball]
    along: Floats = (velocity @ normal) * normal
    return along, velocity - along


def published_pairs(
    runs_of: Callable[[dict[str, Any]], Mapping[str, Trajectory]],
) -> tuple[Published, ...]:
    """Nikulin's pairs of balls. `runs_of` takes values and returns the runs."""

    def steps(values: dict[str, Any]) -> Trajectory:
        return runs_of(values)["fixed steps"]

    one: dict[str, Any] = {}
    two: dict[str, Any] = {"gravity": 9.807, "drag": 1.0}
    three: dict[str, Any] = {"y2": 3.0}
    faster: dict[str, Any] = {"vx2": -32.0}
    four: dict[str, Any] = {"k_b": 1.0, "kac": False}
    rows = _landings(steps, one, two, three)
    rows.append(
        Published(
            "distance after the return (m)",
            "3",
            lambda: f"{_distance(steps(two)):.5f}",
            _case(2),
            "the distance of two centres is not linear on the way back",
        )
    )
    rows.append(
        Published(
            "distance of the centres at step 5 (m)",
            "0",
            lambda: f"{_distance(steps(four)):.0f}",
            _case(4),
        )
    )
    rows += _partings(runs_of, two, faster)
    return tuple(sorted(rows, key=lambda row: row.source))


def _partings(
    runs_of: Callable[[dict[str, Any]], Mapping[str, Trajectory]],
    two: dict[str, Any],
    faster: dict[str, Any],
) -> list[Published]:
    """Pairs that do not bounce and yet part: balls 2, and balls 1 with another v2."""
    name = "they do not bounce; do they stick?"
    other = "balls 1 with v2 = (-32, 0), in closed form: |(c1 - c2) × (v1 - v2)|/(r1 + r2)"

    def steps(values: dict[str, Any]) -> Trajectory:
        return runs_of(values)["fixed steps"]

    return [
        Published(name, "no sticking", _sticking(steps, two), _case(2)),
        Published(name, "no sticking", _sticking(steps, faster), other),
        Published(
            "they slide past each other at (m/s)",
            "6.667",
            lambda: float(np.linalg.norm(_gap(runs_of(faster)["exact"]))),
            other,
            "exactly 20/3",
        ),
    ]


def _landings(
    steps: Callable[[dict[str, Any]], Trajectory],
    one: dict[str, Any],
    two: dict[str, Any],
    three: dict[str, Any],
) -> list[Published]:
    """Steps of contact, and both parts of the velocities after it, of the first three cases."""
    rows = []
    for number, values, printed in ((1, one, "5"), (2, two, "5"), (3, three, "4")):
        rows.append(Published("contact in step", printed, _step_of(steps, values), _case(number)))
    for ball in (0, 1):
        for part, printed in ((0, "(-14.77, -9.85)"), (1, "(-9.23, 13.85)")):
            name = f"{_PARTS[part]} part of ball {ball + 1} after (m/s)"
            rows.append(Published(name, printed, _part_of(steps, one, ball, part), _case(1)))
    for part, printed in ((0, "equal"), (1, "different")):
        name = f"{_PARTS[part]} parts after"
        rows.append(Published(name, printed, _compared(steps, two, part), _case(2)))
    for ball, printed in ((0, "(0.00, 20.00)"), (1, "(0.00, 0.00)")):
        name = f"tangential part of ball {ball + 1} after (m/s)"
        rows.append(Published(name, printed, _part_of(steps, three, ball, 1), _case(3)))
    return rows


def _case(number: int) -> str:
    return f"Nikulin 2024, balls {number}"


def _step_of(
    steps: Callable[[dict[str, Any]], Trajectory], values: dict[str, Any]
) -> Callable[[], str]:
    return lambda: str(math.ceil(steps(values).contacts.time[0] / STEP - 1e-9))


def _part_of(
    steps: Callable[[dict[str, Any]], Trajectory], values: dict[str, Any], ball: int, part: int
) -> Callable[[], str]:
    def text() -> str:
        x, y = normal_and_tangential(steps(values), ball)[part] + 0.0
        return f"({x:.2f}, {y:.2f})".replace("-0.00", "0.00")

    return text


def _compared(
    steps: Callable[[dict[str, Any]], Trajectory], values: dict[str, Any], part: int
) -> Callable[[], str]:
    """Whether one part of the velocities is the same for both balls after the contact."""

    def text() -> str:
        one, two = (normal_and_tangential(steps(values), ball)[part] for ball in (0, 1))
        return "equal" if np.allclose(one, two, atol=1e-9) else "different"

    return text


def _sticking(
    steps: Callable[[dict[str, Any]], Trajectory], values: dict[str, Any]
) -> Callable[[], str]:
    """Whether the balls move on together after the contact."""

    def text() -> str:
        return "sticking" if np.linalg.norm(_gap(steps(values))) < 1e-9 else "no sticking"

    return text


def _gap(run: Trajectory) -> Floats:
    """Tangential velocity of ball 1 relative to ball 2 right after the first contact, m/s."""
    one, two = (normal_and_tangential(run, ball)[1] for ball in (0, 1))
    return one - two


def _distance(run: Trajectory) -> float:
    """Distance of the centres at the frame of the first contact, m."""
    frame = math.ceil(run.contacts.time[0] / STEP - 1e-9)
    return float(np.linalg.norm(run.position[frame, 0] - run.position[frame, 1]))
