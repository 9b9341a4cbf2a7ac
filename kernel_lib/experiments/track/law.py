"""The law of lesson 09 with the present numbers put in, and what its questions ask of a run."""

import math
from typing import NamedTuple

import numpy as np

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
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

#: Acceleration of free fall on Earth, m/s².
_EARTH = 9.807


def planet(values: Values) -> str:
    """Where it is, in the words of a question; "" on Earth."""
    g = values["gravity"]
    if g in PLANET_NAMES:
        return f" on {PLANET_NAMES[g]}"
    return "" if abs(g - _EARTH) < 1e-9 else f", where g is {figure(g, 'm/s²')}"


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


def track_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """One line of law for the track, and what each body did."""
    place = values["place"]
    if place == LOOP:
        return (*_of_loop(values), *(_round(name, run) for name, run in runs.items()))
    if place == DOME:
        return (
            "it leaves where m g cos θ = m v²/R, R to its centre",
            *(_off(values, name, run) for name, run in runs.items()),
        )
    if place == PIPE:
        return _of_pipe(values, runs)
    if place == CYCLOID:
        return _of_bowl(values, runs)
    lines = (f"{name}: {_at_the_end(run)}" for name, run in runs.items())
    return ("without friction: same depth, same speed", *lines)


def _of_loop(values: Values) -> tuple[str, ...]:
    lines = ["m v²/ρ = m g at the top, where the track need not press"]
    for body in dict.fromkeys((values["body"], values["rival"])):
        if rolls(body):
            share = SHARES[body]
            told = figure(least_height(body))
            lines.append(f"{body}: 2 + (1 + {figure(share)})/2 = {told} radii, if it never slips")
        elif body == BEAD:
            lines.append("bead: 2 radii, since the wire may pull")
        elif body == "block":
            lines.append("block: 2 + 1/2 = 2.5 radii")
    return tuple(lines)


def _round(name: str, run: Trajectory) -> str:
    gone = left(run)
    if goes_round(run):
        return f"{name}: gets round"
    if gone is None:
        return f"{name}: does not get round, and stays on the track"
    return f"{name}: leaves at {figure(turned(LOOP, gone.x, gone.y))}° from the lowest point"


def _off(values: Values, name: str, run: Trajectory) -> str:
    gone = left(run)
    if gone is None:
        held = "is held all the way" if name == BEAD else "leaves at once"
        return f"{name}: {held}"
    angle, cosine = figure(turned(DOME, gone.x, gone.y)), gone.y / values["dome_radius"]
    speed = figure(gone.speed, "m/s")
    return f"{name}: leaves at {angle}°, cos θ = {figure(cosine)}, {speed}"


def _of_pipe(values: Values, runs: Runs) -> tuple[str, ...]:
    lines = ["small swings: T = 2π √((1 + share of turning) ρ/g)"]
    for name in runs:
        share = SHARES.get(name, 0.0)
        small = 2 * math.pi * math.sqrt((1 + share) / values["gravity"])
        lines.append(f"{name}: share {figure(share)}, T = {figure(small, 's')}")
    return tuple(lines)


def _of_bowl(values: Values, runs: Runs) -> tuple[str, ...]:
    share = SHARES.get(values["body"], 0.0)
    whole = 4 * math.pi * math.sqrt((1 + share) * 0.5 / values["gravity"])
    return (
        "to and fro in 4π √((1 + share of turning) A/g), from any height",
        f"A = 0.5 m, share {figure(share)}: {figure(whole, 's')}, down in {figure(whole / 4, 's')}",
    )


def _at_the_end(run: Trajectory) -> str:
    time = arrival(run)
    if math.isnan(time):
        return "does not come to the finish"
    u, v = run.velocity[-1, 0].tolist()
    return f"there after {figure(time, 's')}, at {figure(math.hypot(u, v), 'm/s')}"
