"""The law of lesson 08 with the present numbers put in, and what its questions ask of a run."""

import math
from typing import NamedTuple

import numpy as np

from kernel_lib.experiments import Runs, Sentence, Text, Values, figure, percent
from kernel_lib.experiments.many_balls.boxes import (
    counted,
    dimension,
    fraction,
    inner_fraction,
    is_line,
    share_left,
    side,
    thermal_speed,
)
from kernel_lib.experiments.many_balls.controls import ALONE, AMONG, ONE
from kernel_lib.experiments.many_balls.wall_of_balls import WATCHED
from kernel_lib.experiments.measures.energy import energy_of_motion
from kernel_lib.experiments.measures.gas import (
    collisions_each,
    compressibility,
    compression,
    mean_free_path,
    speed_exceeds,
    wall_force,
)
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = [
    "Weight",
    "back_at_one_speed",
    "faster",
    "gained",
    "gas_law",
    "ideal_pressure",
    "missed",
    "moment_of",
    "pressure",
    "speeds_at",
    "turn_of",
    "watched_until",
]

#: A ball has its old speed again if it is off by less than this part of it.
SAME_SPEED = 0.01

#: Between the factors of pressure for the room of the centres and the whole room: where they
#: differ by more, walls count, and theory of a wide room is off (by 18 % of 400 balls in a cube
#: that is 10 balls wide and 18 % full, mean of three runs).
NARROW = 0.05

#: Of a speed: what collisions with walls, or of two there and back, leave of rounding is less.
ROUNDED = 1e-5


def speeds_at(run: Trajectory, time: float) -> Floats:
    """Speed of each ball at a moment, (n,) m/s."""
    found: Floats = np.linalg.norm(run.at(time).velocity, axis=1)
    return found


def moment_of(run: Trajectory, each: float) -> float | None:
    """When each ball has collided so often with others, in the mean, s; None: it never has."""
    among = run.contacts.time[run.contacts.b >= 0]
    place = math.ceil(each * len(run.scene.balls) / 2) - 1
    return float(among[place]) if 0 <= place < len(among) else None


def turn_of(run: Trajectory) -> float:
    """When everything is turned round, s: there and back take as long."""
    return float(run.time[-1]) / 2


def watched_until(values: Values, run: Trajectory) -> float:
    """Up to when a ball is watched that is thrown at a wall of balls, s."""
    (first,) = run.contacts.time[run.contacts.b > 0][:1].tolist()
    return float(first + WATCHED / values["speed"])


def faster(speeds: Floats, than: float) -> int:
    """How many are faster, by more than rounding."""
    return int(np.count_nonzero(speeds > (1 + ROUNDED) * than))


def back_at_one_speed(values: Values, run: Trajectory) -> float:
    """The part of the balls that have their old speed at the end of a run there and back."""
    off = np.abs(speeds_at(run, float(run.time[-1])) - values["speed"])
    return float(np.mean(off < SAME_SPEED * values["speed"]))


def missed_by(run: Trajectory) -> Floats:
    """How far each ball is from its start at the end, (N,) m."""
    home = np.array([ball.position for ball in run.scene.balls])
    found: Floats = np.linalg.norm(run.at(float(run.time[-1])).position - home, axis=1)
    return found


def missed(run: Trajectory) -> float:
    """How far the farthest ball is from its start at the end, m."""
    return float(missed_by(run).max())


def gained(run: Trajectory) -> float:
    """Energy at the end over that at the start."""
    energy = kinetic_energy(run)
    return float(energy[-1] / energy[0])


class Weight(NamedTuple):
    """What all walls together weigh: pressure and its standard error, N/m, in space N/m²."""

    pressure: float
    error: float


def pressure(
    values: Values, run: Trajectory, since: float = 0.0, until: float | None = None, parts: int = 20
) -> Weight:
    """Mean push of the balls on the walls that stand, over the length (area) that centres reach."""
    walls = [wall for wall, one in enumerate(run.scene.walls) if one.moves is None]
    weighed = [wall_force(run, wall, since, until, parts) for wall in walls]
    across, dim = side(values) - 2 * values["radius"], dimension(values)
    end = float(run.time[-1])
    middle = (since + (end if until is None else until)) / 2
    along = across - values["piston"] * middle + (side(values) if values["doubled"] else 0.0)
    # The left wall, and the right one if it stands; the others are as long as the room is.
    upright = len(walls) - 2 * (dim - 1)
    face = upright * across ** (dim - 1) + 2 * (dim - 1) * across ** (dim - 2) * along
    error = math.sqrt(sum(one.error**2 for one in weighed))
    return Weight(sum(one.force for one in weighed) / face, error / face)


def ideal_pressure(values: Values, energy: float, left: float = 1.0) -> float:
    """N kT/A of points with this energy, N/m; in space N kT/V, N/m².

    left : the part of the box that a piston has left; A is the room that centres have in it
    """
    dim, length = dimension(values), side(values)
    across = length - 2 * values["radius"]
    room = across ** (dim - 1) * (left * length - 2 * values["radius"])
    return float(2 * energy / dim / room)


def gas_law(values: Values, runs: Runs) -> tuple[Text, ...]:
    """What theory says of the present set-up, beside what its run did."""
    (run,) = runs.values()
    values = counted(values)
    happened = Sentence(
        "many-balls-law-happened",
        each=figure(collisions_each(run)),
        time=figure(float(run.time[-1]), "s"),
    )
    if values["piston"] != 0:
        return (happened, *_of_piston(values, run))
    if values["doubled"]:
        return (happened, Sentence("many-balls-law-at-once", times=figure(gained(run))))
    if is_line(values):
        return (happened, Sentence("many-balls-law-line"))
    if values["kinds"] != ONE:
        return (happened, *_of_mixtures(values, run))
    if values["turn"]:
        return (happened, *_of_turns(values, run))
    return (happened, *_of_speeds(values, run), _of_walls(values, run))


def _of_speeds(values: Values, run: Trajectory) -> tuple[Text, ...]:
    dim, sigma, v = dimension(values), thermal_speed(values), values["speed"]
    many, end = values["balls"], float(run.time[-1])
    likely = sigma * math.sqrt(dim - 1)
    expected = many * speed_exceeds(v, sigma, dim)
    way = mean_free_path(inner_fraction(values), 2 * values["radius"], dim)
    counted = faster(speeds_at(run, end), v)
    return (
        Sentence(
            "many-balls-law-likely",
            formula=f"σ = v₀/√{dim} = {figure(sigma, 'm/s')}",
            likely=figure(likely, "m/s"),
        ),
        Sentence(
            "many-balls-law-faster",
            expected=figure(expected),
            balls=str(many),
            counted=str(counted),
        ),
        Sentence("many-balls-law-way", way=figure(way, "m")),
    )


def _of_turns(values: Values, run: Trajectory) -> tuple[Text, ...]:
    moment, r = turn_of(run), values["radius"]
    there = collisions_each(run, moment)
    back, far = back_at_one_speed(values, run), missed(run)
    speed = f"v₀ = {figure(values['speed'], 'm/s')}"
    return (
        Sentence("many-balls-law-turned", time=figure(moment, "s"), each=figure(there)),
        Sentence("many-balls-law-back", part=percent(back), speed=speed),
        Sentence("many-balls-law-farthest", far=figure(far, "m"), radii=figure(far / r)),
    )


def _of_walls(values: Values, run: Trajectory) -> Sentence:
    ideal = ideal_pressure(values, float(kinetic_energy(run)[0]))
    unit = "N/m²" if values["space"] else "N/m"
    factor = compressibility(inner_fraction(values), dimension(values))
    weighed = pressure(values, run)
    area = "V" if values["space"] else "A"
    wide = side(values) / (2 * values["radius"])
    slots = {
        "formula": f"p = N kT/{area} × {figure(factor)} = {figure(ideal * factor, unit)}",
        "felt": f"{figure(weighed.pressure)} ± {figure(weighed.error, unit)}",
    }
    if _is_wide(values):
        return Sentence("many-balls-law-walls", **slots)
    return Sentence("many-balls-law-walls-narrow", wide=figure(wide), **slots)


def _is_wide(values: Values) -> bool:
    """Whether it hardly matters how far the balls keep from the walls: what theory has for the
    room of their centres and for the whole room."""
    dim = dimension(values)
    rooms = (inner_fraction(values), fraction(values))
    inner, whole = (compressibility(filled, dim) for filled in rooms)
    return bool(inner < (1 + NARROW) * whole)


def _of_mixtures(values: Values, run: Trajectory) -> tuple[Text, ...]:
    heavy = np.array([ball.mass for ball in run.scene.balls]) == values["heavy"]
    if heavy.all():
        return (Sentence("many-balls-law-all-heavy", heavy=figure(values["heavy"], "kg")),)
    lines = []
    for name, moment in (("start", 0.0), ("end", float(run.time[-1]))):
        energies = energy_of_motion(run.scene.balls, run.at(moment).velocity)
        light, weighty = (float(energies[chosen].mean()) for chosen in (~heavy, heavy))
        shared = {"light": figure(light, "J"), "heavy": figure(weighty, "J")}
        lines.append(Sentence(f"many-balls-law-shared-{name}", **shared))
    return (*lines, Sentence("many-balls-law-heavy", times=figure(values["heavy"])))


def _of_piston(values: Values, run: Trajectory) -> tuple[Text, ...]:
    dim, left = dimension(values), share_left(values)
    points = (1 / left) ** (2 / dim)
    balls = compression(inner_fraction(values), inner_fraction(values, left), dim)
    found = gained(run)
    lines: tuple[Text, ...] = (
        Sentence(
            f"many-balls-law-{'half' if left < 1 else 'twice'}",
            energy=figure(found),
            speed=figure(math.sqrt(found)),
        ),
        Sentence("many-balls-law-slowly", balls=figure(balls), points=figure(points)),
        f"w/v₀ = {figure(values['piston'])}/{figure(values['speed'])} = "
        f"{figure(values['piston'] / values['speed'])}",
    )
    return lines if values["kinds"] not in (AMONG, ALONE) else (lines[0], lines[2])
