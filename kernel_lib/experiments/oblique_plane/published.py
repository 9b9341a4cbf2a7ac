"""Motion along a tilted plane: components of vectors, turning points, and the source's figures."""

import math
from collections.abc import Callable, Mapping

import numpy as np

from kernel_lib.experiments import Published
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["accelerations", "across", "along", "climb", "published_landing", "turning_time"]
__all__ += ["weight"]


def along(run: Trajectory, vectors: Floats) -> Floats:
    """Component of (K+1, 2) vectors up the plane."""
    normal = np.array(run.scene.walls[0].normal)
    part: Floats = vectors @ np.array([normal[1], -normal[0]])
    return part


def across(run: Trajectory, vectors: Floats) -> Floats:
    """Component of (K+1, 2) vectors away from the plane."""
    part: Floats = vectors @ np.array(run.scene.walls[0].normal)
    return part


def weight(run: Trajectory) -> tuple[float, float]:
    """The weight of the body of a run, N: along its slope, and into it."""
    pull = run.scene.balls[0].mass * np.array(run.scene.gravity)
    return abs(float(along(run, pull[None])[0])), -float(across(run, pull[None])[0])


def turning_time(run: Trajectory) -> float:
    """When a ball that slides up stands still and turns round, s; nan if it does not.

    From the frames on both sides; exact where velocity changes evenly, as on a plane.
    """
    speed = along(run, run.velocity[:, 0])
    sliding = run.contacts.of_kind("slide")
    start = sliding.time[0] if len(sliding) else math.inf
    for k in range(1, len(speed)):
        if run.time[k - 1] >= start and speed[k - 1] > 0 >= speed[k]:
            share = speed[k - 1] / (speed[k - 1] - speed[k])
            return float(run.time[k - 1] + share * (run.time[k] - run.time[k - 1]))
    return math.nan


def accelerations(run: Trajectory) -> tuple[float, float]:
    """Measured acceleration up the plane while the ball slides up, and back down, m/s^2.

    nan for a part that does not happen.
    """
    speed = along(run, run.velocity[:, 0])
    rate = np.diff(speed) / np.diff(run.time)
    sliding = run.time[:-1] > run.contacts.time[0]
    up, back = (
        rate[sliding & (sign * speed[:-1] > 0) & (sign * speed[1:] > 0)] for sign in (1, -1)
    )
    return (
        float(np.median(up)) if len(up) else math.nan,
        float(np.median(back)) if len(back) else math.nan,
    )


def climb(run: Trajectory) -> float:
    """How far up the plane the ball slides from where it began to slide, m."""
    sliding = run.contacts.of_kind("slide")
    if len(sliding) == 0:
        return 0.0
    way = along(run, run.position[:, 0])[run.time >= sliding.time[0]]
    return max(0.0, float(way.max(initial=-np.inf) - along(run, sliding.point[:1])[0]))


def published_landing(runs: Callable[[], Mapping[str, Trajectory]]) -> tuple[Published, ...]:
    """Nikulin's plane 4. `runs` returns the runs "fixed steps" and "exact"."""
    source = "Nikulin 2024, plane 4"

    def steps() -> Trajectory:
        return runs()["fixed steps"]

    return (
        Published(
            "contact in step", "10", lambda: str(math.ceil(steps().contacts.time[0] / 0.1)), source
        ),
        Published("then", "slides up", lambda: " then ".join(steps().contacts.kind), source),
        Published(
            "comes to rest at frame",
            "26",
            lambda: f"{turning_time(steps()) / 0.1:.1f}",
            source,
            "rounding: some of the paper's steps find a new contact and stand still",
        ),
        *_exact_times(lambda: runs()["exact"]),
    )


def _exact_times(run: Callable[[], Trajectory]) -> tuple[Published, ...]:
    """Times of plane 4 by exact events, beside those of the closed form."""
    source = "plane 4 without steps: d = r, then v_t/(g sin θ)"
    rows = (
        ("lands after (s)", "0.921571", lambda: float(run().contacts.time[0])),
        ("slides up at first with (m/s)", "2.345971", lambda: _landing_speed(run())),
        ("comes to rest after (s)", "2.141328", lambda: turning_time(run())),
    )
    return tuple(Published(name, text, figure, source) for name, text, figure in rows)


def _landing_speed(run: Trajectory) -> float:
    """Speed up the plane right after the landing, m/s."""
    return float(along(run, run.contacts.velocity_after[:1, 0])[0])
