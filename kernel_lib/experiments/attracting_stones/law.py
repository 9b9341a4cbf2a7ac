"""The law of lesson 10 with the present numbers put in, and what its questions ask of a run."""

import math

import numpy as np

from kernel_lib.experiments.attracting_stones.controls import (
    CIRCLING,
    CLOUD,
    FROM,
    HEAVY_ONES,
    LEVEL,
    PASSING,
    TRIANGLE,
)
from kernel_lib.experiments.attracting_stones.orbits import (
    HOUR,
    MILLI,
    STRENGTH_OF_HEAVY,
    TOUCH,
    circle_speed,
    escape_speed,
    grazing_speed,
    period_of,
)
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.measures.approach import closing_speed
from kernel_lib.numerics.roots import halved
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = [
    "ahead",
    "between",
    "distances",
    "energy_at_end",
    "hours",
    "nearest",
    "past",
    "round_of",
    "round_of_touching",
    "round_seen",
    "settled",
    "speed",
    "stones_law",
    "towards",
]

#: Moments at which a path is looked at around its nearest frame, and how often.
_MOMENTS, _FINER = 21, 2

#: Hits that the law lists; halvings by which a moment is found.
_LISTED, _HALVINGS = 3, 18


def hours(time: float) -> str:
    """A time in words; time : s."""
    return figure(time / HOUR, "h")


def speed(value: float) -> str:
    """A speed in words; value : m/s."""
    return figure(value / MILLI, "mm/s")


def between(run: Trajectory) -> tuple[Floats, Floats]:
    """From the first ball to the second, by frames: (K+1, 2) m, and its change, m/s."""
    return run.position[:, 1] - run.position[:, 0], run.velocity[:, 1] - run.velocity[:, 0]


def distances(run: Trajectory) -> Floats:
    """Distance of the two centres, m, by frames."""
    apart: Floats = np.hypot(*between(run)[0].T)
    return apart


def towards(run: Trajectory) -> Floats:
    """Speed at which two balls come together, m/s, by frames."""
    place, change = between(run)
    along: Floats = -(place * change).sum(axis=1) / np.hypot(*place.T)
    return along


def past(run: Trajectory) -> Floats:
    """Speed at which two balls go round each other, m/s, by frames."""
    place, change = between(run)
    across: Floats = (place[:, 0] * change[:, 1] - place[:, 1] * change[:, 0]) / np.hypot(*place.T)
    return across


def settled(run: Trajectory) -> float | None:
    """When hits have ended and two balls stay in touch, s; None where they do not."""
    lasting = run.contacts.time[run.contacts.kind != "impact"]
    return float(lasting[-1]) if len(lasting) else None


def nearest(run: Trajectory) -> tuple[float, float]:
    """The least distance of two centres, m, and when that is, s."""
    if len(run.contacts):
        return sum(ball.radius for ball in run.scene.balls), float(run.contacts.time[0])
    times = run.time
    apart = distances(run)
    for _ in range(_FINER):
        least = int(apart.argmin())
        around = times[max(least - 1, 0)], times[min(least + 1, len(times) - 1)]
        times = np.linspace(*around, _MOMENTS)
        place = run.sample(times).position
        apart = np.hypot(*(place[:, 1] - place[:, 0]).T)
    least = int(apart.argmin())
    return float(apart[least]), float(times[least])


def energy_at_end(run: Trajectory) -> float:
    """Energy of two balls about their common centre at the end, over the reduced mass, m²/s²."""
    place, change = between(run)
    strength = run.scene.mutual_gravity * sum(ball.mass for ball in run.scene.balls)
    return float(change[-1] @ change[-1]) / 2 - strength / math.hypot(*place[-1])


def ahead(run: Trajectory, other: Trajectory) -> float:
    """How far the second ball of a run is ahead of that of another at the end, °, anticlockwise."""
    one, two = (
        math.atan2(*(each.position[-1, 1] - each.position[-1, 0])[::-1]) for each in (run, other)
    )
    return math.degrees(math.remainder(one - two, math.tau))


def round_of_touching(run: Trajectory) -> float:
    """How long two that touch at the end take to go round once, s; inf where they rest."""
    around, (place, _) = float(past(run)[-1]), between(run)
    return math.tau * math.hypot(*place[-1]) / abs(around) if around else math.inf


def stones_law(values: Values, runs: Runs) -> tuple[str, ...]:
    """The speeds that decide, and the first hits; of small stones the times of their rounds."""
    if values["situation"] == CIRCLING:
        told = (f"{name}: one round takes {hours(round_of(run))}" for name, run in runs.items())
        return ("T = 2π √(a³/(G M)), a half of the longest way across", *told)
    if values["situation"] == HEAVY_ONES:
        times = (
            f"{name}: one round takes {figure(round_seen(run), 's')}" for name, run in runs.items()
        )
        return ("T = 2π √(r³/(G M)), with r the radius of the circle", *times)
    if values["situation"] == TRIANGLE:
        (run,) = runs.values()
        return (f"one round: 2π √(L³/(3 G m)) = {figure(float(run.time[-1]), 's')}, with L = 10 m",)
    if values["situation"] == CLOUD:
        (run,) = runs.values()
        hits = len(run.contacts.of_kind("impact"))
        return "energy falls at each hit; angular momentum does not", f"in all {hits} hits"
    if values["situation"] == LEVEL:
        (run,) = runs.values()
        hits = len(run.contacts.of_kind("impact"))
        return "to leave two: √(2 G (m₁ + m₂ + m₃)/d) past their middle", f"in all {hits} hits"
    return (*(_passing(values) if values["situation"] == PASSING else _two(values)), *_hits(runs))


def round_of(run: Trajectory) -> float:
    """Time of a round of a small stone about a heavy one, s, by its energy at the end."""
    return period_of(energy_at_end(run), STRENGTH_OF_HEAVY)


def round_seen(run: Trajectory) -> float:
    """When the second ball has gone once round the first, anticlockwise, s."""
    place, _ = between(run)
    angle = np.unwrap(np.arctan2(place[:, 1], place[:, 0]))
    past = int(np.argmax(angle >= angle[0] + math.tau))

    def before(time: float) -> bool:
        at = run.at(time).position
        x, y = at[1] - at[0]
        return float(place[0, 0] * y - place[0, 1] * x) < 0

    return halved(before, float(run.time[past - 1]), float(run.time[past]), _HALVINGS)[0]


def _two(values: Values) -> tuple[str, ...]:
    distance = values["distance"]
    circle, graze, leave = (
        speed(one(distance) / 2) for one in (circle_speed, grazing_speed, escape_speed)
    )
    return (
        f"circle: √(G (m₁ + m₂)/d₀)/2 = {circle} each",
        f"to miss each needs {graze}, to get away {leave}",
    )


def _passing(values: Values) -> tuple[str, ...]:
    touch, there = (speed(escape_speed(one)) for one in (TOUCH, FROM))
    return (
        f"to get away: √(2 G (m₁ + m₂)/d) = {touch} at a touch, {there} at {figure(FROM, 'm')}",
        "aims below d √(1 + 2 G (m₁ + m₂)/(d v∞²)) hit, with d = 2 m",
    )


def _hits(runs: Runs) -> list[str]:
    (run,) = runs.values()
    hits = run.contacts.of_kind("impact")
    lines = []
    for k in range(min(len(hits), _LISTED)):
        one = hits[k : k + 1]
        before = speed(closing_speed(one))
        after = speed(-closing_speed(one, one.velocity_after))
        at = hours(float(one.time[0]))
        lines.append(f"hit {k + 1}, {at}: {before} → {after} towards and away")
    if len(hits) > _LISTED:
        lines.append(f"in all {len(hits)} hits")
    return lines
