"""What the stage draws of lesson 10 once a question is answered."""

import math

import numpy as np

from kernel_lib.experiments import (
    Angle,
    Chart,
    Mark,
    Picture,
    Ring,
    Runs,
    Sentence,
    Span,
    Spot,
    Values,
    Way,
    figure,
)
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
from kernel_lib.state.trajectory import Trajectory

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
        Sentence("attracting-stones-room-chart"),
        Sentence("attracting-stones-axis-time"),
        Sentence("attracting-stones-axis-room"),
        lambda values: {Sentence("attracting-stones-room-line"): _room(run)},
    )
    starts = [
        Ring(tuple(place), RADIUS, text=Sentence("attracting-stones-mark-start"), ball=ball)
        for ball, place in enumerate(run.position[0].tolist())
    ]
    marks: list[Mark] = list(starts)
    least, when = nearest(run)
    over = settled(run)
    near = figure(least, "m")
    if over is not None:
        words = Sentence("attracting-stones-two-touch", over=hours(over))
    elif len(run.contacts):
        words = Sentence("attracting-stones-two-hit", count=str(len(run.contacts)))
    elif not 0 < when < run.time[-1]:
        words = Sentence("attracting-stones-two-rise", nearest=near)
    else:
        one, other = run.at(when).position.tolist()
        nearest_mark = Sentence("attracting-stones-mark-nearest", nearest=near)
        marks.append(Span(tuple(one), tuple(other), text=nearest_mark))
        words = Sentence("attracting-stones-two-pass", nearest=near)
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
            text=Sentence("attracting-stones-mark-straight-on"),
        ),
        Way(((-half, -aim), (half, -aim)), dashed=True, ball=0),
    ]
    hits = run.contacts.of_kind("impact").time
    least, when = nearest(run)
    there = run.at(float(hits[0]) if len(hits) else when).position.tolist()
    marks += [Ring(tuple(place), RADIUS, ball=ball) for ball, place in enumerate(there)]
    energy = energy_at_end(run)
    left = "bound" if energy < 0 else speed(math.sqrt(2 * energy))
    came = figure(values["incoming"], "mm/s")
    if len(hits):
        marks.append(
            Spot(
                tuple(sum(axis) / 2 for axis in zip(*there, strict=True)),
                text=Sentence("attracting-stones-mark-hit"),
            )
        )
        return Picture(Sentence("attracting-stones-came-hit", came=came, left=left), tuple(marks))
    near = figure(least, "m")
    text = Sentence("attracting-stones-mark-nearest", nearest=near)
    marks.append(Span(*map(tuple, there), text=text))
    words = Sentence("attracting-stones-came-past", came=came, nearest=near, left=left)
    return Picture(words, tuple(marks))


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
    own, other = (hours(round_of(run)) for run in (pushed, twin))
    turn = figure(abs(angle), "°")
    marks: tuple[Mark, ...] = (
        Angle((0.0, 0.0), first, last, 0.4 * values["radius"], legs=values["radius"], text=turn),
        _small(pushed, PUSHED, Sentence("attracting-stones-mark-round", time=own)),
        _small(twin, TWIN, Sentence("attracting-stones-mark-twin", time=other)),
    )
    words = Sentence(
        "attracting-stones-caught-up",
        side="ahead" if angle > 0 else "behind",
        angle=turn,
        round=own,
        twin=other,
    )
    return Picture(words, marks)


def _small(run: Trajectory, name: str, text: Sentence) -> Spot:
    x, y = run.position[-1, 1].tolist()
    return Spot((x, y), run=name, text=text)
