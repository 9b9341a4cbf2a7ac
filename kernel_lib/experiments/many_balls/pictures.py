"""What the stage draws of lesson 08 once a question is answered."""

import numpy as np

from kernel_lib.experiments import (
    Chart,
    Mark,
    Picture,
    Ring,
    Sentence,
    Values,
    Way,
    figure,
    percent,
)
from kernel_lib.experiments.many_balls.boxes import share_left
from kernel_lib.experiments.many_balls.law import back_at_one_speed, faster, gained, speeds_at
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.trajectory import Trajectory

__all__ = ["of_room", "of_speeds", "of_starts", "of_wall"]

#: Balls whose starts are drawn, and rings around these in their radii; moments of a line.
_STARTS, _AROUND, _MOMENTS = 6, 4, 100


def of_speeds(values: Values, run: Trajectory, moment: float) -> Picture:
    """How many are fast and slow at a moment; the histogram of the stage shows it."""
    speeds, v = speeds_at(run, moment), values["speed"]
    return Picture(
        Sentence(
            "many-balls-speeds-picture",
            speed=figure(v, "m/s"),
            time=figure(moment, "s"),
            balls=str(len(speeds)),
            faster=str(faster(speeds, v)),
            twice=str(faster(speeds, 2 * v)),
            slower=str(len(speeds) - faster(speeds, v / 2)),
        )
    )


def of_starts(values: Values, run: Trajectory) -> Picture:
    """The starts of some balls, each joined to where the ball is at the end."""
    marks: list[Mark] = []
    chosen = np.linspace(0, len(run.scene.balls) - 1, _STARTS).astype(int).tolist()
    end = run.at(float(run.time[-1])).position
    for place, k in enumerate(chosen):
        ball = run.scene.balls[k]
        home, now = (tuple(float(x) for x in at[:2]) for at in (ball.position, end[k]))
        text = "" if place else Sentence("many-balls-starts-mark")
        marks.append(Ring((home[0], home[1]), _AROUND * ball.radius, text=text))
        if np.hypot(now[0] - home[0], now[1] - home[1]) > ball.radius:
            marks.append(Way(((home[0], home[1]), (now[0], now[1])), arrow=True, dashed=True))
    away = sum(isinstance(mark, Way) for mark in marks)
    return Picture(
        Sentence(
            "many-balls-starts-picture",
            part=percent(back_at_one_speed(values, run)),
            rings=str(_STARTS),
            back=str(_STARTS - away),
        ),
        tuple(marks),
    )


def of_wall(run: Trajectory, moment: float) -> Picture:
    """Where the big ball began and how it came on, and where the wall stood."""
    big, *small = run.scene.balls
    r, (x, y) = small[0].radius, big.position[:2]
    corners = np.array([ball.position[:2] for ball in small])
    (left, low), (right, high) = corners.min(axis=0) - r, corners.max(axis=0) + r
    ways = run.sample(np.linspace(0.0, moment, _MOMENTS)).position[:, 0, :2]
    stood = ((left, low), (left, high), (right, high), (right, low), (left, low))
    now = run.at(moment).velocity[0]
    return Picture(
        Sentence(
            "many-balls-wall-picture",
            came=figure(big.velocity[0], "m/s"),
            time=figure(moment, "s"),
            speed=figure(abs(float(now[0])), "m/s"),
            way="on" if now[0] > 0 else "back",
        ),
        (
            Ring((float(x), float(y)), big.radius, text=Sentence("many-balls-wall-mark")),
            Way(tuple((float(a), float(b)) for a, b in ways)),
            Way(tuple((float(a), float(b)) for a, b in stood), dashed=True),
        ),
    )


def of_room(values: Values, run: Trajectory) -> Picture:
    """The energy over the room that is left, both in parts of the first."""
    energy, share, times = kinetic_energy(run), share_left(values), gained(run)
    frames = np.unique(np.linspace(0, len(run.time) - 1, _MOMENTS).astype(int))
    room = 1 + (share - 1) * run.time[frames] / run.time[-1]
    line = (room, energy[frames] / energy[0])
    if values["piston"] == 0:
        line = (np.array([1.0, share]), energy[[0, -1]] / energy[0])
    before, after = (figure(float(one), "J") for one in energy[[0, -1]])
    points = {
        Sentence("many-balls-room-chart-before", energy=before): (1.0, 1.0),
        Sentence("many-balls-room-chart-after", energy=after): (share, times),
    }
    return Picture(
        Sentence(
            "many-balls-room-picture",
            before=before,
            room="half" if share < 1 else "twice",
            after=after,
            times=figure(times),
        ),
        chart=Chart(
            Sentence("many-balls-room-chart", times=figure(times)),
            Sentence("many-balls-room-chart-room"),
            Sentence("many-balls-room-chart-energy"),
            lambda _: {Sentence("many-balls-room-chart-line"): line},
            points=lambda _: points,
        ),
    )
