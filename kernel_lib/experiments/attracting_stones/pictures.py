"""What the stage draws of lesson 10 once a question is answered."""

import math

import numpy as np

from kernel_lib.experiments.attracting_stones.controls import FROM
from kernel_lib.experiments.attracting_stones.law import (
    ahead,
    between,
    distances,
    energy_at_end,
    hours,
    nearest,
    round_of,
    settled,
    speed,
)
from kernel_lib.experiments.attracting_stones.orbits import HOUR, RADIUS, TOUCH
from kernel_lib.experiments.attracting_stones.stones import PUSHED, STONES, TWIN
from kernel_lib.experiments.charts import Chart
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.teaching.picture import Angle, Mark, Picture, Ring, Span, Spot, Way
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["farthest", "of_catching", "of_passing", "of_two"]

#: Moments of a line over time.
_MOMENTS = 400


def _room(run: Trajectory) -> tuple[np.ndarray, np.ndarray]:
    """Hours, and the room between two surfaces, m: dense where hits follow each other."""
    times = np.union1d(np.linspace(0, run.time[-1], _MOMENTS), run.contacts.time)
    place = run.sample(times).position
    return times / HOUR, np.hypot(*(place[:, 1] - place[:, 0]).T) - TOUCH


def of_two(values: Values, runs: Runs) -> Picture:
    """Where the stones began, how near they came, and the room between them over time."""
    run = runs[STONES]
    chart = Chart(
        "Room between the stones",
        "time (h)",
        "room (m)",
        lambda values: {"room between the stones": _room(run)},
    )
    starts = [
        Ring(tuple(place), RADIUS, text=Sentence("attracting-stones-starts-start"), ball=ball)
        for ball, place in enumerate(run.position[0].tolist())
    ]
    marks: list[Mark] = list(starts)
    least, when = nearest(run)
    over = settled(run)
    if over is not None:
        words = f"From {hours(over)} on the stones touch."
    elif len(run.contacts):
        words = f"The stones hit {len(run.contacts)} times, and part again each time."
    elif not 0 < when < run.time[-1]:
        words = f"The stones are never nearer than at the start, {figure(least, 'm')}."
    else:
        one, other = run.at(when).position.tolist()
        marks.append(Span(tuple(one), tuple(other), text=f"nearest {figure(least, 'm')}"))
        words = f"The stones pass each other, {figure(least, 'm')} apart at the nearest."
    return Picture(words, tuple(marks), chart)


def of_passing(values: Values, runs: Runs) -> Picture:
    """The straight lines that the stones would have flown, and where they met or passed."""
    run = runs[STONES]
    half, aim = FROM / 2, values["aim"] / 2
    marks: list[Mark] = [
        Way(
            ((half, aim), (-half, aim)),
            dashed=True,
            ball=1,
            text=Sentence("attracting-stones-marks-straight-on"),
        ),
        Way(((-half, -aim), (half, -aim)), dashed=True, ball=0),
    ]
    hits = run.contacts.of_kind("impact").time
    least, when = nearest(run)
    there = run.at(float(hits[0]) if len(hits) else when).position.tolist()
    marks += [Ring(tuple(place), RADIUS, ball=ball) for ball, place in enumerate(there)]
    left = speed(math.sqrt(2 * max(energy_at_end(run), 0.0)))
    came = figure(values["incoming"], "mm/s")
    if len(hits):
        marks.append(
            Spot(
                tuple(sum(axis) / 2 for axis in zip(*there, strict=True)),
                text=Sentence("attracting-stones-of-passing-hit"),
            )
        )
        words = f"The stone came at {came} and hit."
    else:
        marks.append(Span(*map(tuple, there), text=f"nearest {figure(least, 'm')}"))
        words = f"The stone came at {came} and passed at {figure(least, 'm')}."
    bound = energy_at_end(run) < 0
    return Picture(
        f"{words} {'It cannot leave.' if bound else f'It left at {left}.'}", tuple(marks)
    )


def farthest(run: Trajectory, sign: int = 1) -> float:
    """Greatest distance of two centres by frames, m; with the sign -1 the least."""
    return sign * float((sign * distances(run)).max())


def of_catching(values: Values, runs: Runs) -> Picture:
    """Where both are when the twin is round, the angle between them, and the time of each round."""
    pushed, twin = runs[PUSHED], runs[TWIN]
    angle = ahead(pushed, twin)
    place, _ = between(twin)
    start = math.degrees(math.atan2(place[-1, 1], place[-1, 0]))
    first, last = sorted((start, start + angle))
    rounds = [hours(round_of(run)) for run in (pushed, twin)]
    told = figure(abs(angle), "°")
    side = "ahead" if angle > 0 else "behind"
    marks: tuple[Mark, ...] = (
        Angle((0.0, 0.0), first, last, 0.4 * values["radius"], legs=values["radius"], text=told),
        _small(pushed, PUSHED, f"one round: {rounds[0]}"),
        _small(twin, TWIN, f"twin: {rounds[1]}"),
    )
    words = (
        f"The stone is {told} {side}. Its round takes {rounds[0]}, that of its twin {rounds[1]}."
    )
    return Picture(words, marks)


def _small(run: Trajectory, name: str, text: str) -> Spot:
    x, y = run.position[-1, 1].tolist()
    return Spot((x, y), run=name, text=text)
