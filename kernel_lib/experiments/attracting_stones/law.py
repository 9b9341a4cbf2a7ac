"""The law of lesson 10 with the present numbers put in, and what its questions ask of a run."""

import math
from collections.abc import Iterator, Mapping

import numpy as np

from kernel_lib.experiments import Runs, Sentence, Text, Values, figure
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
    STRENGTH,
    STRENGTH_OF_HEAVY,
    TOUCH,
    circle_speed,
    escape_speed,
    grazing_speed,
    period_of,
    widest_hit,
)
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
    "start_energy",
    "stones_law",
    "towards",
    "widest_aim",
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


def stones_law(values: Values, runs: Runs) -> tuple[Text | tuple[str, Text], ...]:
    """The speeds that decide, and the first hits; of small stones the times of their rounds."""
    (run, *_) = runs.values()
    if values["situation"] == CIRCLING:
        rounds = {name: hours(round_of(run)) for name, run in runs.items()}
        return Sentence("attracting-stones-law-ellipse"), *_rounds(rounds)
    if values["situation"] == HEAVY_ONES:
        rounds = {name: figure(round_seen(run), "s") for name, run in runs.items()}
        return Sentence("attracting-stones-law-circles"), *_rounds(rounds)
    if values["situation"] == TRIANGLE:
        formula = f"2π √(L³/(3 G m)) = {figure(float(run.time[-1]), 's')}"
        return (Sentence("attracting-stones-law-triangle", formula=formula),)
    if values["situation"] == CLOUD:
        return Sentence("attracting-stones-law-cloud"), _in_all(run)
    if values["situation"] == LEVEL:
        return Sentence("attracting-stones-law-level"), _in_all(run)
    return (*(_passing(values) if values["situation"] == PASSING else _two(values)), *_hits(run))


def _rounds(times: Mapping[str, str]) -> Iterator[tuple[str, Text]]:
    """Of each run how long its round takes."""
    for name, time in times.items():
        yield name, Sentence("attracting-stones-law-round", time=time)


def _in_all(run: Trajectory) -> Sentence:
    count = len(run.contacts.of_kind("impact"))
    return Sentence("attracting-stones-law-hits", count=str(count))


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


def _two(values: Values) -> tuple[Text, ...]:
    distance = values["distance"]
    circle, graze, leave = (
        speed(one(distance) / 2) for one in (circle_speed, grazing_speed, escape_speed)
    )
    return (
        Sentence("attracting-stones-law-circle", formula=f"√(G (m₁ + m₂)/d₀)/2 = {circle}"),
        Sentence("attracting-stones-law-speeds", graze=graze, leave=leave),
    )


def start_energy(values: Values) -> float:
    """Energy of a passing stone over the reduced mass as it is given, m²/s²."""
    motion = (values["incoming"] * MILLI) ** 2 / 2
    return motion - STRENGTH / FROM if values["nearby"] else motion


def widest_aim(values: Values) -> float:
    """How far beside the other stone a passing one may be aimed so that it still hits, m."""
    return widest_hit(values["incoming"] * MILLI, start_energy(values))


#: The same as a formula, by whether the stone starts nearby, at a distance of r₀.
_AIMED = {
    False: "d √(1 + 2 G (m₁ + m₂)/(d v∞²))",
    True: "d √(1 + 2 G (m₁ + m₂) (1/d − 1/r₀)/v²)",
}
_START = f", r₀ = {figure(FROM, 'm')}"


def _passing(values: Values) -> tuple[Text, ...]:
    touch, there = (speed(escape_speed(one)) for one in (TOUCH, FROM))
    return (
        Sentence(
            "attracting-stones-law-leave",
            formula=f"√(2 G (m₁ + m₂)/d) = {touch}",
            there=there,
            distance=figure(FROM, "m"),
        ),
        Sentence(
            "attracting-stones-law-aims",
            formula=f"{_AIMED[bool(values['nearby'])]} = {figure(widest_aim(values), 'm')}",
            distance=f"d = {figure(TOUCH, 'm')}{_START if values['nearby'] else ''}",
        ),
    )


def _hits(run: Trajectory) -> list[Sentence]:
    hits = run.contacts.of_kind("impact")
    lines = []
    for k in range(min(len(hits), _LISTED)):
        one = hits[k : k + 1]
        before = speed(closing_speed(one))
        after = speed(-closing_speed(one, one.velocity_after))
        at, speeds = hours(float(one.time[0])), f"{before} → {after}"
        hit = Sentence("attracting-stones-law-hit", number=str(k + 1), time=at, speeds=speeds)
        lines.append(hit)
    if len(hits) > _LISTED:
        lines.append(_in_all(run))
    return lines
