"""What lesson 04 asks: where the superball comes out, what spin does at the floor and on a lane."""

import math

import numpy as np

from kernel_lib.experiments import (
    Decisive,
    Guess,
    Picture,
    Ring,
    Runs,
    Values,
    Way,
    at_contacts,
)
from kernel_lib.experiments.charts import Chart
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.rotating_spheres.controls import SLOPE, TABLE
from kernel_lib.experiments.rotating_spheres.pairs import collides_roughly
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence, Text, by_name

__all__ = ["BOUNCE", "LANE", "TENNIS", "WAY"]

#: A speed that differs from another one by less than this part of it is the same.
SAME = 1e-9

#: How far from nothing and from the speed before a speed must be, as a part of that.
CLEAR = 0.1

#: Moments of a curve of a picture.
CURVE = 100


def _asked_about(runs: Runs) -> Trajectory:
    """The rough run; on two carpets that of ball 1."""
    return next(iter(runs.values()))


def _margin(share: float, exact: float) -> float:
    """How clear it is what became of a speed, whose share is left: `exact` is clear as well."""
    if abs(share - exact) < SAME:
        return math.inf
    return min(abs(share), abs(share - 1)) / CLEAR


def _turning(rim: float) -> str:
    """How a ball turns that flies to the right, by the speed of its rim, m/s, + backspin."""
    return "backspin" if rim > 0 else "topspin" if rim < 0 else "no-spin"


def _spins(rim: float) -> Sentence:
    """How a ball turns."""
    speed = figure(abs(rim), "m/s")
    return Sentence("rotating-spheres-spins-at-first", turning=_turning(rim), rim=speed)


def _sum(flight: str, speed: float, turning: str, rim: float) -> str:
    """What is left of a speed and of a rim's, + backspin, as a sum: parts and speeds, m/s."""
    sign = "−" if rim > 0 else "+"
    more = f" {sign} {turning} × {figure(abs(rim))}" if rim else ""
    return f"{flight} × {figure(speed)}{more}"


def _rim(runs: Runs) -> float:
    """Speed of the rim at the start, m/s, + backspin."""
    run = _asked_about(runs)
    return float(run.spin[0, 0]) * run.scene.balls[0].radius


def _superball(values: Values) -> bool:
    """Whether it grips fully and loses nothing."""
    return bool(values["grip"] and values["e_t"] == 1 and values["e"] == 1)


def _ice(values: Values) -> bool:
    """Whether the ball itself is as smooth as ice, and loses nothing."""
    smooth = values["e_t"] == -1 or not (values["grip"] or values["friction"])
    return bool(smooth and values["e"] == 1)


# ---- act 1: where it comes out -----------------------------------------------------------------


def _sideways(runs: Runs) -> tuple[float, ...]:
    """Velocities to the right before the first three impacts of the rough ball and after the third,
    m/s; none if they are not floor, table, floor."""
    hits = _asked_about(runs).contacts.of_kind("impact")[slice(0, 3)]
    if len(hits) < 3 or list(hits.b) != [-1, -2, -1]:
        return ()
    return (*hits.velocity_before[:, 0, 0].tolist(), float(hits.velocity_after[2, 0, 0]))


def _where(values: Values, runs: Runs) -> Sentence:
    if _ice(values):
        return Sentence("rotating-spheres-way-asked-ice")
    floor, table = ("grips" if values[f"{one}_grips"] else "ice" for one in ("floor", "table"))
    return Sentence("rotating-spheres-way-asked", floor=floor, table=table)


def _way(values: Values, runs: Runs) -> str:
    speeds = _sideways(runs)
    share = speeds[3] / speeds[0]
    return "back" if share < -0.05 else "on" if share > 0.9 else "slow"


def _margin_way(values: Values, runs: Runs) -> float:
    asked = values["place"] == TABLE and values["spin1"] == 0 and values["speed"] > 0
    if not asked or not (_superball(values) or _ice(values)):
        return 0.0
    return math.inf if len(_sideways(runs)) == 4 else 0.0


def _case_way(values: Values, runs: Runs) -> str:
    gripped = values["floor_grips"] and not _ice(values)
    return "floor" if gripped else "nothing" if _way(values, runs) == "on" else ""


def _slots_way(values: Values, runs: Runs) -> dict[str, str]:
    speeds = _sideways(runs)
    first, second, third, last = (figure(one, "m/s") for one in speeds)
    words = [figure(one) for one in speeds]
    return {
        "first": first,
        "second": second,
        "third": third,
        "last": last,
        "speeds": " → ".join(words),
        "to_the_table": " → ".join(words[:3]),
        "lost": figure(speeds[0] - speeds[3], "m/s"),
    }


def _three_impacts(values: Values, runs: Runs) -> Decisive:
    """Each of the three contacts of the question, and on as long as the flight before."""
    run = _asked_about(runs)
    times = run.contacts.of_kind("impact").time
    return at_contacts(run, 3, float(times[2] - times[1]) if len(times) > 2 else None)


def _at(run: Trajectory, time: float) -> tuple[float, float]:
    """Where the centre is, m."""
    x, y = run.at(time).position[0, :2]
    return float(x), float(y)


def _way_picture(values: Values, runs: Runs) -> Picture:
    """What each contact makes of flight and spin, and the ways in and out."""
    run, speeds = _asked_about(runs), _sideways(runs)
    ball, hits = run.scene.balls[0], run.contacts.of_kind("impact")[slice(0, 3)]
    flights = np.abs([*hits.velocity_before[:, 0, 0], speeds[3]])
    places = [_at(run, time) for time in hits.time]
    near = math.dist(places[0], places[2]) < 2 * ball.radius  # words of both would cover each other
    rings = [
        Ring(
            places[i],
            ball.radius,
            i + 1,
            text="" if i == 2 and near else _made(flights[i], flights[i + 1]),
            ball=0,
        )
        for i in range(3)
    ]
    first, last = float(hits.time[0]), float(hits.time[2])
    ends = {"in": (0.0, first), "out": (last, _three_impacts(values, runs).verdict)}
    names = by_name("rotating-spheres-way-mark", *ends)
    ways = [
        Way(
            (_at(run, begin + 0.3 * (end - begin)), _at(run, begin + 0.4 * (end - begin))),
            arrow=True,
            text=names[name],
            ball=0,
        )
        for name, (begin, end) in ends.items()
    ]
    listed = " → ".join(figure(one) for one in speeds)
    return Picture(Sentence("rotating-spheres-way-picture", speeds=listed), (*rings, *ways))


def _made(before: float, after: float) -> Text:
    """What a contact that loses nothing makes of a speed of flight along it, m/s."""
    if abs(after - before) < SAME * before:
        return ""
    return Sentence(f"rotating-spheres-way-mark-{'spin' if after < before else 'flight'}")


WAY = Guess(
    _where,
    "choice",
    truth=_way,
    says="rotating-spheres-way",
    slots=_slots_way,
    case=_case_way,
    margin=_margin_way,
    name="superball",
    choices=("on", "slow", "back"),
    decisive=_three_impacts,
    picture=_way_picture,
)


# ---- act 2: spin before the bounce -------------------------------------------------------------


def _off_the_floor(runs: Runs) -> tuple[float, float]:
    """Velocities to the right before and after the first impact, m/s."""
    hits = _asked_about(runs).contacts.of_kind("impact")
    before, after = (float(one[0, 0, 0]) for one in (hits.velocity_before, hits.velocity_after))
    return before, 0.0 if abs(after) < SAME * before else after


def _which_way(values: Values, runs: Runs) -> Sentence:
    along = figure(_off_the_floor(runs)[0], "m/s")
    return Sentence("rotating-spheres-bounce-asked", along=along, spins=_spins(_rim(runs)))


def _bounces(values: Values, runs: Runs) -> str:
    before, after = _off_the_floor(runs)
    if after == 0:
        return "up"
    return "back" if after < 0 else "faster" if after > before else "slower"


def _margin_bounce(values: Values, runs: Runs) -> float:
    thrown = values["place"] == TABLE and values["floor_grips"] and values["speed"] > 0
    if not thrown or not _superball(values):
        return 0.0
    if not len(_asked_about(runs).contacts.of_kind("impact")):
        return 0.0
    before, after = _off_the_floor(runs)
    return _margin(after / before, 0.0)


def _slots_bounce(values: Values, runs: Runs) -> dict[str, str]:
    (before, after), rim = _off_the_floor(runs), _rim(runs)
    return {
        "along": figure(before, "m/s"),
        "rim": figure(abs(rim), "m/s"),
        "after": figure(after, "m/s"),
        "change": f"{figure(before)} → {figure(after)}",
        "share": figure(abs(rim) / before),
        "sum": _sum("3/7", before, "4/7", rim),
    }


def _after_the_floor(values: Values, runs: Runs) -> Decisive:
    """The floor, and half the way from it to the table, or to the end."""
    run = _asked_about(runs)
    times = run.contacts.of_kind("impact").time
    return at_contacts(run, 1, float(times[1] - times[0]) / 2 if len(times) > 1 else None)


BOUNCE = Guess(
    _which_way,
    "choice",
    truth=_bounces,
    says="rotating-spheres-bounce",
    slots=_slots_bounce,
    case=lambda values, runs: _turning(_rim(runs)),
    margin=_margin_bounce,
    name="bounce",
    act=2,
    choices=("faster", "slower", "up", "back"),
    decisive=_after_the_floor,
)


# ---- a set-up: a ball that loses speed at the floor -------------------------------------------

#: A part by which the speed along the floor changes clearly; most that the floor of a ball that
#: loses speed returns.
CHANGED, LOSSY = 0.05, 0.9


def _off_a_lossy_floor(values: Values, runs: Runs) -> Sentence:
    along = figure(_off_the_floor(runs)[0], "m/s")
    return Sentence("rotating-spheres-tennis-asked", along=along, spins=_spins(_rim(runs)))


def _leaves(values: Values, runs: Runs) -> str:
    before, after = _off_the_floor(runs)
    if abs(after - before) < SAME * before:
        return "same"
    return "faster" if after > before else "slower"


def _margin_tennis(values: Values, runs: Runs) -> float:
    thrown = values["place"] == TABLE and values["floor_grips"] and values["speed"] > 0
    if not (thrown and collides_roughly(values) and 0 < values["e"] <= LOSSY):
        return 0.0
    if not len(_asked_about(runs).contacts.of_kind("impact")):
        return 0.0
    before, after = _off_the_floor(runs)
    if _leaves(values, runs) == "same":
        return math.inf
    return min(abs(after / before - 1) / CHANGED, max(after / before, 0.0) / CLEAR)


def _slots_tennis(values: Values, runs: Runs) -> dict[str, str]:
    (before, after), rim = _off_the_floor(runs), _rim(runs)
    return {
        "along": figure(before, "m/s"),
        "change": f"{figure(before)} → {figure(after)}",
        "rim": figure(abs(rim), "m/s"),
        "slip": figure(abs(before + rim), "m/s"),
    }


TENNIS = Guess(
    _off_a_lossy_floor,
    "choice",
    truth=_leaves,
    says="rotating-spheres-tennis",
    slots=_slots_tennis,
    margin=_margin_tennis,
    choices=("faster", "same", "slower"),
    name="tennis",
    act=2,
    decisive=_after_the_floor,
)


# ---- act 3: slip, then roll --------------------------------------------------------------------


def _along_the_lane(runs: Runs) -> tuple[float, float]:
    """Speeds at the start and in the end, m/s."""
    speeds = _asked_about(runs).velocity[:, 0, 0]
    return float(speeds[0]), float(speeds[-1])


def _onto_the_lane(values: Values, runs: Runs) -> Sentence:
    speed = figure(values["speed"], "m/s")
    return Sentence("rotating-spheres-lane-asked", speed=speed, spins=_spins(_rim(runs)))


def _ends(values: Values, runs: Runs) -> str:
    before, after = _along_the_lane(runs)
    if abs(after - before) < SAME * before:
        return "same"
    return "back" if after < 0 else "faster" if after > before else "slower"


def _margin_lane(values: Values, runs: Runs) -> float:
    level = values["place"] == SLOPE and values["slope"] == 0 and values["speed"] > 0
    if not level or values["grip"] or values["friction"] == 0:
        return 0.0
    run = _asked_about(runs)
    before, after = _along_the_lane(runs)
    slip = after + float(run.spin[-1, 0]) * run.scene.balls[0].radius
    if abs(slip) > SAME * before:  # it still slips
        return 0.0
    return _margin(after / before, 1.0)


def _rolls_at(runs: Runs) -> float:
    """When it begins to roll, s; 0 if it rolls from the start."""
    found = _asked_about(runs).contacts.of_kind("roll").time
    return float(found[0]) if len(found) else 0.0


def _slots_lane(values: Values, runs: Runs) -> dict[str, str]:
    (before, after), rim = _along_the_lane(runs), _rim(runs)
    return {
        "speed": figure(before, "m/s"),
        "end": figure(after, "m/s"),
        "change": f"{figure(before)} → {figure(after)}",
        "rim": figure(abs(rim), "m/s"),
        "soon": figure(_rolls_at(runs), "s"),
        "sum": _sum("5/7", before, "2/7", rim),
    }


def _until_it_rolls(values: Values, runs: Runs) -> Decisive:
    """The moment from which it rolls, and half a second more."""
    time, end = _rolls_at(runs), float(_asked_about(runs).time[-1])
    return Decisive((time,) if time else (), min(end, time + 0.5))


def _lane_picture(values: Values, runs: Runs) -> Picture:
    """Speeds of ball and rim over time: friction acts until they are equal."""
    run, end = _asked_about(runs), _until_it_rolls(values, runs).verdict
    rolls = _rolls_at(runs)
    times = np.unique([*np.linspace(0, end, CURVE), rolls])
    shown = run.sample(times)
    ball, rim = shown.velocity[:, 0, 0], -shown.spin[:, 0] * run.scene.balls[0].radius
    speed = figure(_along_the_lane(runs)[1], "m/s")
    equal = Sentence("rotating-spheres-lane-chart-rolls", speed=speed)
    return Picture(
        Sentence("rotating-spheres-lane-picture", rolls=figure(rolls, "s"), speed=speed),
        chart=Chart(
            Sentence("rotating-spheres-lane-chart"),
            Sentence("rotating-spheres-lane-chart-time"),
            Sentence("rotating-spheres-lane-chart-speed"),
            lambda _: {
                Sentence("rotating-spheres-lane-chart-ball"): (times, ball),
                Sentence("rotating-spheres-lane-chart-rim"): (times, rim),
            },
            points=lambda _: {equal: (rolls, float(ball[np.searchsorted(times, rolls)]))},
        ),
    )


LANE = Guess(
    _onto_the_lane,
    "choice",
    truth=_ends,
    says="rotating-spheres-lane",
    slots=_slots_lane,
    case=lambda values, runs: _turning(_rim(runs)),
    margin=_margin_lane,
    name="lane",
    act=3,
    choices=("slower", "same", "faster", "back"),
    decisive=_until_it_rolls,
    picture=_lane_picture,
)
