"""The law of lesson 09 with the present numbers put in, and what its questions ask of a run."""

import math
from typing import NamedTuple

import numpy as np

from kernel_lib.experiments import EARTH, Runs, Sentence, Text, Values, figure
from kernel_lib.experiments.track.controls import BEAD, CYCLOID, DOME, LOOP, PIPE, PLANET_NAMES
from kernel_lib.experiments.track.shapes import ACROSS, DOWN, FINISH, SHARES, STRAIGHT, rolls
from kernel_lib.state.trajectory import Trajectory

__all__ = [
    "Left",
    "arrival",
    "early",
    "goes_round",
    "half_way",
    "least_height",
    "left",
    "planet",
    "slips_at",
    "track_law",
    "turned",
]


#: How far above the finish of a race a body may be to be there, m.
_AT_FINISH = 0.01


def planet(values: Values) -> dict[str, str]:
    """Where it is: the slots of the message "track-where"."""
    g = values["gravity"]
    where = "earth" if abs(g - EARTH) < 1e-9 else PLANET_NAMES.get(g, "elsewhere")
    return {"where": where, "gravity": figure(g, "m/s²")}


class Left(NamedTuple):
    """Where a body left its track: s; m; m/s."""

    time: float
    x: float
    y: float
    speed: float


def left(run: Trajectory) -> Left | None:
    """Where the body first left its track before the track's end; None where it did not."""
    contacts = run.contacts
    lasting = contacts.duration > 0
    begins, ends = contacts.time[lasting], (contacts.time + contacts.duration)[lasting]
    if not len(begins) or begins[0] > 0:
        return None
    end = float(ends[0])
    for begin, after in zip(begins[1:].tolist(), ends[1:].tolist(), strict=True):
        if begin > end * (1 + 1e-12):
            break
        end = after
    if end >= float(run.time[-1]) * (1 - 1e-12):
        return None
    there = run.at(end)
    (x, y), (u, v) = there.position[0].tolist(), there.velocity[0].tolist()
    return Left(end, x, y, math.hypot(u, v))


def goes_round(run: Trajectory) -> bool:
    """Whether a body came through the loop to the end of the track without leaving it."""
    return left(run) is None and bool(run.position[-1, 0, 0] > FINISH - 1e-6)


def turned(place: str, x: float, y: float) -> float:
    """Angle from the lowest point of the loop, or from the top of the dome, °."""
    if place == DOME:
        return math.degrees(math.atan2(x, y))
    return math.degrees(math.atan2(x, 1 - y)) % 360


def arrival(run: Trajectory) -> float:
    """When a body is at the finish of a race, s; nan if it does not come there, or flies past."""
    x, y = run.position[-1, 0].tolist()
    there = x > ACROSS - 1e-6 and abs(y + DOWN) < _AT_FINISH
    return float(run.time[-1]) if there else math.nan


def half_way(run: Trajectory) -> float:
    """When a body has gone half of its way, s."""
    times = np.linspace(0, run.time[-1], 4001)
    steps = np.hypot(*np.diff(run.sample(times).position[:, 0], axis=0).T)
    gone = np.append(0.0, np.cumsum(steps))
    return float(times[np.searchsorted(gone, gone[-1] / 2)])


def early(runs: Runs) -> float:
    """A moment on the way of all: two thirds of the time that the straight line takes, s."""
    return 2 / 3 * arrival(runs[STRAIGHT])


def least_height(body: str) -> float:
    """Height from which a body gets round the loop if it never slips, in radii."""
    return 2.0 if body == BEAD else 2 + (1 + SHARES.get(body, 0.0)) / 2


def slips_at(run: Trajectory) -> tuple[float, float] | None:
    """Where a body begins to slip, m; None where it does not before it leaves its track."""
    contacts = run.contacts
    sliding = contacts.time[(contacts.kind == "slide") & (contacts.duration > 0)]
    gone = left(run)
    if not len(sliding) or (gone is not None and sliding[0] >= gone.time):
        return None
    x, y = run.at(float(sliding[0])).position[0].tolist()
    return x, y


#: A line of the law, after the name of the run that it alone describes.
Line = Text | tuple[str, Text]


def track_law(values: Values, runs: Runs) -> tuple[Line, ...]:
    """One line of law for the track, and what each body did."""
    place = values["place"]
    if place == LOOP:
        return (*_of_loop(values), *((name, _round(run)) for name, run in runs.items()))
    if place == DOME:
        return (
            Sentence("track-law-dome"),
            *((name, _off(values, name, run)) for name, run in runs.items()),
        )
    if place == PIPE:
        return _of_pipe(values, runs)
    if place == CYCLOID:
        return _of_bowl(values, runs)
    return (Sentence("track-law-race"), *((name, _at_the_end(run)) for name, run in runs.items()))


def _of_loop(values: Values) -> tuple[Line, ...]:
    lines: list[Line] = [Sentence("track-law-loop")]
    for body in dict.fromkeys((values["body"], values["rival"])):
        if rolls(body):
            formula = f"2 + (1 + {figure(SHARES[body])})/2 = {figure(least_height(body))}"
            lines.append((body, Sentence("track-law-needs-rolls", formula=formula)))
        elif body == BEAD:
            lines.append((body, Sentence("track-law-needs-bead")))
        elif body == "block":
            lines.append((body, Sentence("track-law-needs-block")))
    return tuple(lines)


def _round(run: Trajectory) -> Sentence:
    gone = left(run)
    if goes_round(run):
        return Sentence("track-law-gets-round")
    if gone is None:
        return Sentence("track-law-stays")
    return Sentence("track-law-leaves", angle=figure(turned(LOOP, gone.x, gone.y), "°"))


def _off(values: Values, name: str, run: Trajectory) -> Sentence:
    gone = left(run)
    if gone is None:
        return Sentence("track-law-held" if name == BEAD else "track-law-at-once")
    angle, cosine = figure(turned(DOME, gone.x, gone.y), "°"), gone.y / values["dome_radius"]
    speed = figure(gone.speed, "m/s")
    return Sentence("track-law-off", angle=angle, cosine=figure(cosine), speed=speed)


def _of_pipe(values: Values, runs: Runs) -> tuple[Line, ...]:
    lines: list[Line] = [Sentence("track-law-swings")]
    for name in runs:
        share = SHARES.get(name, 0.0)
        small = 2 * math.pi * math.sqrt((1 + share) / values["gravity"])
        now = Sentence("track-law-swing", share=figure(share), period=figure(small, "s"))
        lines.append((name, now))
    return tuple(lines)


def _of_bowl(values: Values, runs: Runs) -> tuple[Line, ...]:
    share = SHARES.get(values["body"], 0.0)
    whole = 4 * math.pi * math.sqrt((1 + share) * 0.5 / values["gravity"])
    now = Sentence(
        "track-law-bowl-now",
        share=figure(share),
        whole=figure(whole, "s"),
        down=figure(whole / 4, "s"),
    )
    return Sentence("track-law-bowl"), now


def _at_the_end(run: Trajectory) -> Sentence:
    time = arrival(run)
    if math.isnan(time):
        return Sentence("track-law-late")
    u, v = run.velocity[-1, 0].tolist()
    speed = figure(math.hypot(u, v), "m/s")
    return Sentence("track-law-there", time=figure(time, "s"), speed=speed)
