"""Questions of lesson 08: how speeds spread, whether balls find back, what a moving wall does."""

import math

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Option, Picture, Runs, Values, options
from kernel_lib.experiments.common.wording import figure, percent
from kernel_lib.experiments.many_balls.boxes import dimension, is_closed
from kernel_lib.experiments.many_balls.controls import (
    ACROSS,
    ALONE,
    AT_FIRST,
    GAS,
    HOW_MANY,
    LINE,
    ONE,
    SPEEDS,
)
from kernel_lib.experiments.many_balls.law import (
    back_at_one_speed,
    faster,
    gained,
    missed,
    moment_of,
    speeds_at,
    turn_of,
)
from kernel_lib.experiments.many_balls.pictures import of_room, of_speeds, of_starts
from kernel_lib.experiments.measures.gas import collisions_each
from kernel_lib.state.trajectory import Contacts, Floats, Trajectory
from kernel_lib.words import Sentence

__all__ = ["COUNTED", "HALF", "SKETCHES", "SPREAD", "TURNED", "shape_of", "spread_options"]
__all__ += ["times_options"]

# ---- act 1 ---------------------------------------------------------------------------------------

#: The pictures as small histograms, heights from speed 0 on; the start's speed is the fifth.
SKETCHES = (
    (0, 0, 0, 0, 1, 0, 0, 0, 0, 0),
    (0, 0.06, 0.25, 0.7, 1, 0.7, 0.25, 0.06, 0, 0),
    (0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    (0.35, 0.85, 1, 0.9, 0.65, 0.42, 0.24, 0.12, 0.06, 0.02),
)

_SHAPES = ("one", "bell", "even", "lopsided")

#: Collisions each from which speeds have spread; those on the way at which the picture is slow.
SETTLED, ON_THE_WAY = 8, (0.3, 2.0)

#: How much nearer the bars must be to their picture than to the next one.
CLEAR_PICTURE = 0.05


def _normal(middles: Floats, at: float, width: float) -> Floats:
    found: Floats = np.exp(-((middles - at) ** 2) / 2 / width**2)
    return found


def _maxwell(speeds: Floats, dim: int) -> Floats:
    """How common speeds are, in those of the start, among balls that chance has mixed."""
    found: Floats = speeds ** (dim - 1) * np.exp(-dim * speeds**2 / 2)
    return found


def _pictures(counts: str, dim: int) -> tuple[Floats, dict[str, Floats]]:
    """Edges of bars a fifth of the start's speed wide, and the four pictures as such bars."""
    if counts == SPEEDS:
        edges = np.arange(0, 2.41, 0.2)
        middles = (edges[1:] + edges[:-1]) / 2
        return edges, {
            "one": 1.0 * (np.abs(middles - 1.1) < 0.09),
            "bell": _normal(middles, 1.0, 0.28),
            "even": 1.0 * (middles < 2),
            "lopsided": _maxwell(middles, dim),
        }
    edges = np.arange(-2, 2.01, 0.2)
    middles = (edges[1:] + edges[:-1]) / 2
    return edges, {
        "one": 1.0 * (np.abs(middles - 0.9) < 0.11),
        "bell": _normal(middles, 0.0, 1 / math.sqrt(dim)),
        "even": 1.0 * (np.abs(middles) < 1),
        "lopsided": np.where(middles > -1, _maxwell(middles + 1, 2), 0.0),
    }


def shape_of(numbers: Floats, counts: str, dim: int) -> tuple[str, float]:
    """The picture that bars of these numbers are nearest to, and by how much nearer than to the
    next one: half the sum of the differences of all bars.

    numbers : in speeds of the start; counts : SPEEDS or another of COUNTS
    """
    edges, pictures = _pictures(counts, dim)
    bars = np.histogram(numbers, edges)[0] / len(numbers)
    off = {name: float(np.abs(bars - one / one.sum()).sum()) / 2 for name, one in pictures.items()}
    first, second = sorted(off, key=lambda name: off[name])[:2]
    return first, off[second] - off[first]


def _moment(values: Values, run: Trajectory) -> float:
    """When it is counted, s: where each ball has had its collisions, the start, or the end."""
    if values["counts"] == AT_FIRST:
        return 0.0
    moment = moment_of(run, values["each"])
    return float(run.time[-1]) if moment is None else moment


def _numbers(values: Values, run: Trajectory) -> Floats:
    """What is counted of each ball, in speeds of the start."""
    moment = _moment(values, run)
    if values["counts"] in (ACROSS, AT_FIRST):
        found: Floats = run.at(moment).velocity[:, 0] / values["speed"]
        return found
    # One speed, but for rounding, lies in the middle of a bar.
    found = np.asarray(speeds_at(run, moment)) / values["speed"]
    return np.where(np.abs(found - 1) < 1e-6, 1.05, found)


def _box(values: Values) -> str:
    """The box by a name by which messages choose."""
    return "cube" if values["space"] else "flat"


def _starting(values: Values) -> dict[str, str]:
    """How balls start, where, and how often each collides."""
    return {
        "balls": _counted(values),
        "box": _box(values),
        "speed": figure(values["speed"], "m/s"),
        "each": str(values["each"]),
    }


def _spread_asked(values: Values, runs: Runs) -> Sentence:
    given = _starting(values)
    box = given.pop("box")
    if values["kinds"] == LINE:
        return Sentence("many-balls-spread-asked-line", **given)
    if values["counts"] == AT_FIRST:
        del given["each"]
        return Sentence("many-balls-spread-asked-first", box=box, **given)
    counts = "speeds" if values["counts"] == SPEEDS else "right"
    return Sentence("many-balls-spread-asked", box=box, counts=counts, **given)


def _counted(values: Values) -> str:
    return str(values["balls"])


def _spread(values: Values, runs: Runs) -> str:
    return shape_of(_numbers(values, runs[GAS]), values["counts"], dimension(values))[0]


def _mixed(values: Values, runs: Runs) -> bool:
    """Whether balls fly straight on until each has collided so often that speeds have spread."""
    if not is_closed(values) or values["turn"] or values["many"]:
        return False
    return values["each"] >= SETTLED and moment_of(runs[GAS], values["each"]) is not None


def _expected(values: Values) -> str:
    """Which picture the texts explain."""
    if values["kinds"] == LINE:
        return "one" if values["counts"] == SPEEDS else ""
    of_one_kind = {SPEEDS: "lopsided", ACROSS: "bell", AT_FIRST: "even" if values["space"] else ""}
    return of_one_kind.get(values["counts"], "") if values["kinds"] == ONE else ""


def _margin_spread(values: Values, runs: Runs) -> float:
    at_first = values["counts"] == AT_FIRST and is_closed(values) and not values["many"]
    if not (at_first or _mixed(values, runs)):
        return 0.0
    numbers = _numbers(values, runs[GAS])
    shape, nearer = shape_of(numbers, values["counts"], dimension(values))
    if shape == "one" and np.ptp(numbers) > 0:
        return 0.0
    return nearer / CLEAR_PICTURE if shape == _expected(values) else 0.0


def _slots_spread(values: Values, runs: Runs) -> dict[str, str]:
    run, v = runs[GAS], values["speed"]
    moment = _moment(values, run)
    speeds, right = speeds_at(run, moment), run.at(moment).velocity[:, 0] / v
    ranges = np.histogram(right, [-1.0001, -0.5, 0, 0.5, 1.0001])[0].tolist()
    return {
        "balls": _counted(values),
        "speed": figure(v, "m/s"),
        "double": figure(2 * v, "m/s"),
        "faster": str(faster(speeds, v)),
        "slower": str(len(speeds) - faster(speeds, v / 2)),
        "twice": str(faster(speeds, 2 * v)),
        "still": str(int(np.count_nonzero(np.abs(speeds / v - 1) < 0.01))),
        "left": str(int(np.count_nonzero(right < 0))),
        "right": str(int(np.count_nonzero(right > 0))),
        "slow": str(int(np.count_nonzero(np.abs(right) < 0.5))),
        "fast": str(int(np.count_nonzero(np.abs(right) > 1))),
        **dict(zip(("first", "second", "third", "fourth"), map(str, ranges), strict=True)),
    }


def _spread_options(values: Values, runs: Runs) -> tuple[Option, ...]:
    speeds = values["counts"] == SPEEDS
    return spread_options(figure(values["speed"], "m/s") if speeds else "0")


def spread_options(around: str) -> tuple[Option, ...]:
    """What can be guessed of speeds, or of velocities to the right; the bell lies around this."""
    return options("many-balls-spread-options", *_SHAPES, around=around)


def _until_settled(values: Values, runs: Runs) -> Decisive:
    """From the first collisions, while the tall bar breaks down, to those that are asked for; to
    the first collision, where it is asked before any."""
    run = runs[GAS]
    first = run.contacts.of_kind("impact").time[:1].tolist()
    if values["counts"] == AT_FIRST:
        return Decisive((), first[0] if first else float(run.time[-1]))
    end = _moment(values, run)
    found = [moment_of(run, each) for each in ON_THE_WAY]
    on_the_way = tuple(one for one in found if one is not None and one <= end)
    return Decisive(on_the_way or tuple(first), end)


def _speeds_picture(values: Values, runs: Runs) -> Picture:
    return of_speeds(values, runs[GAS], _moment(values, runs[GAS]))


SPREAD = Guess(
    _spread_asked,
    "choice",
    truth=_spread,
    says="many-balls-spread",
    slots=_slots_spread,
    margin=_margin_spread,
    choices=tuple(Option(name, name) for name in _SHAPES),
    choices_now=_spread_options,
    sketches=SKETCHES,
    name="spread",
    decisive=_until_settled,
    picture=_speeds_picture,
)

#: The parts of all balls that answers name, and how near to one a count must be.
_PARTS = {"fiftieth": 0.018, "fifth": 0.221, "third": 0.368, "half": 0.456}
CLEAR_PART = 0.02


#: Names by which messages choose what is counted.
_COUNTS = dict(zip(HOW_MANY, ("slow", "fast", "twice", "mean"), strict=True))


def _how_many_asked(values: Values, runs: Runs) -> Sentence:
    counts = _COUNTS[values["counts"]]
    return Sentence("many-balls-how-many-asked", counts=counts, **_starting(values))


def _count(values: Values, run: Trajectory) -> int:
    """How many balls are as `counts` says."""
    speeds, v = speeds_at(run, _moment(values, run)), values["speed"]
    slow, fast, twice, _ = HOW_MANY
    if values["counts"] == slow:
        return len(speeds) - faster(speeds, v / 2)
    than = {fast: v, twice: 2 * v}.get(values["counts"], float(speeds.mean()))
    return faster(speeds, than)


def _part(values: Values, runs: Runs) -> str:
    share = _count(values, runs[GAS]) / values["balls"]
    return min(_PARTS, key=lambda name: abs(_PARTS[name] - share))


def _margin_part(values: Values, runs: Runs) -> float:
    """How much nearer the count is to its answer; of one kind in the plane alone."""
    plain = values["counts"] in HOW_MANY and values["kinds"] == ONE and not values["space"]
    if not plain or not _mixed(values, runs):
        return 0.0
    share = _count(values, runs[GAS]) / values["balls"]
    expected = dict(zip(HOW_MANY, ("fifth", "third", "fiftieth", "half"), strict=True))
    if _part(values, runs) != expected[values["counts"]]:
        return 0.0
    first, second = sorted(abs(part - share) for part in _PARTS.values())[:2]
    return (second - first) / CLEAR_PART


COUNTED = Guess(
    _how_many_asked,
    "choice",
    truth=_part,
    says="many-balls-how-many",
    slots=lambda values, runs: {
        "count": str(_count(values, runs[GAS])),
        "balls": _counted(values),
    },
    margin=_margin_part,
    name="counted",
    choices=("fiftieth", "fifth", "third", "half"),
    decisive=_until_settled,
    picture=_speeds_picture,
)


# ---- act 2 ---------------------------------------------------------------------------------------

#: Parts of the balls that have their old speed: all; some, clearly; so few that hardly any is back.
ALL_BACK, SOME, HARDLY = 0.999, (0.05, 0.98), 0.05


def _turned_asked(values: Values, runs: Runs) -> Sentence:
    balls, each = _counted(values), str(values["each"])
    return Sentence("many-balls-turned-asked", balls=balls, box=_box(values), each=each)


def _came_back(values: Values, runs: Runs) -> str:
    part = back_at_one_speed(values, runs[GAS])
    return "all" if part >= ALL_BACK else "hardly" if part < HARDLY else "some"


def _margin_turned(values: Values, runs: Runs) -> float:
    run = runs[GAS]
    fits = values["turn"] and values["kinds"] == ONE and is_closed(values) and not values["many"]
    if not fits or run.stopped_because == "step limit":
        return 0.0
    if abs(collisions_each(run, turn_of(run)) - values["each"]) > 0.5:
        return 0.0
    part, (low, high) = back_at_one_speed(values, run), SOME
    if part >= ALL_BACK:
        return math.inf
    if part < HARDLY:
        return (HARDLY - part) / 0.005
    return min(part - low, high - part) / 0.03


def _small(length: float) -> str:
    """A length that may be far below a millimetre."""
    if length >= 1e-3:
        return figure(1000 * length, "mm")
    return figure(0.001, "mm") if length < 1e-6 else figure(1e6 * length, "µm")


def _until_back(values: Values, runs: Runs) -> Decisive:
    """The last collision each of the way back."""
    run = runs[GAS]
    end, among = float(run.time[-1]), run.contacts.time[run.contacts.b >= 0]
    last = among[-(len(run.scene.balls) // 2 + 1) :]
    return Decisive((turn_of(run), max(turn_of(run), float(last[0]))), end)


TURNED = Guess(
    _turned_asked,
    "choice",
    truth=_came_back,
    says="many-balls-turned",
    slots=lambda values, runs: {
        "balls": _counted(values),
        "part": percent(back_at_one_speed(values, runs[GAS])),
        "far": _small(missed(runs[GAS])),
    },
    margin=_margin_turned,
    name="turned",
    act=2,
    choices=("all", "some", "hardly"),
    decisive=_until_back,
    picture=lambda values, runs: of_starts(values, runs[GAS]),
)


# ---- act 3 ---------------------------------------------------------------------------------------

#: A piston is slow below this part of the balls' speed.
SLOW = 0.15

#: How many times nearer the energy must be to its answer than to the next one.
NEARER = 1.05

_TIMES = {"half": 0.5, "same": 1.0, "nearly_twice": 1.7, "twice": 2.0, "four": 4.0}

#: The right wall, as contacts number it, and the first knocks on it: a verdict names one.
_PISTON, FIRST_KNOCKS = -2, 20


def _half_asked(values: Values, runs: Runs) -> Sentence:
    speed, piston = figure(values["speed"], "m/s"), figure(abs(values["piston"]), "m/s")
    if values["kinds"] == ALONE:
        return Sentence("many-balls-half-asked-alone", speed=speed, piston=piston)
    return Sentence(
        "many-balls-half-asked",
        balls=_counted(values),
        speed=speed,
        box=_box(values),
        moves="at-once" if values["doubled"] else "out" if values["piston"] < 0 else "in",
        piston=piston,
    )


def _names(values: Values) -> tuple[str, ...]:
    if values["piston"] > 0:
        return ("same", "nearly_twice", "twice", "four")
    return ("half", "same", "twice", "four")


def _half_options(values: Values, runs: Runs) -> tuple[Option, ...]:
    return times_options(*_names(values))


def times_options(*names: str) -> tuple[Option, ...]:
    """Answers of these names: how many times as much energy there is."""
    return options("many-balls-times", *names)


def _offs(values: Values, runs: Runs) -> dict[str, float]:
    """How far the energy is from each answer, as logarithm."""
    found = gained(runs[GAS])
    return {name: abs(math.log(_TIMES[name] / found)) for name in _names(values)}


def _becomes(values: Values, runs: Runs) -> str:
    off = _offs(values, runs)
    return min(off, key=lambda name: off[name])


def _explained(values: Values) -> str:
    """The answer that the texts explain."""
    if values["kinds"] == ALONE:
        return "four" if values["piston"] > 0 else ""
    if values["kinds"] != ONE or values["many"]:
        return ""
    if values["doubled"]:
        return "same"
    if values["piston"] < 0:
        return "" if values["space"] else "half"
    return "nearly_twice" if values["space"] else "twice"


def _margin_half(values: Values, runs: Runs) -> float:
    """How much nearer it is to its answer than to the next one; a piston must be slow."""
    run, off = runs[GAS], sorted(_offs(values, runs).values())
    if is_closed(values) or run.stopped_because != "duration reached":
        return 0.0
    if abs(values["piston"]) > SLOW * values["speed"]:
        return 0.0
    if _becomes(values, runs) != _explained(values) or _knock(values, run) is None:
        return 0.0
    return (off[1] - off[0]) / math.log(NEARER)


def _hardest(run: Trajectory) -> Contacts:
    """Of the first knocks on the piston the one that changes a speed most, if there is one."""
    hits = run.contacts[run.contacts.b == _PISTON][:FIRST_KNOCKS]
    came, left = (
        np.linalg.norm(one[:, 0], axis=1) for one in (hits.velocity_before, hits.velocity_after)
    )
    place = int(np.argmax(np.abs(left - came))) if len(hits) else 0
    return hits[place : place + 1]


def _knock(values: Values, run: Trajectory) -> tuple[float, float] | None:
    """Speeds before and after such a knock, m/s; (0, 0) where no wall moves."""
    if values["piston"] == 0:
        return 0.0, 0.0
    hit = _hardest(run)
    if not len(hit):
        return None
    came, left = (
        float(np.linalg.norm(one[0, 0])) for one in (hit.velocity_before, hit.velocity_after)
    )
    return came, left


def _slots_half(values: Values, runs: Runs) -> dict[str, str]:
    came, left = _knock(values, runs[GAS]) or (math.nan, math.nan)
    found = gained(runs[GAS])
    return {
        "times": f"{found:.3f}" if values["doubled"] else figure(found),
        "came": figure(came, "m/s"),
        "left": figure(left, "m/s"),
    }


def _at_the_knock(values: Values, runs: Runs) -> Decisive:
    run = runs[GAS]
    moments = _hardest(run).time.tolist() if values["piston"] != 0 else []
    return Decisive(tuple(moments), float(run.time[-1]))


HALF = Guess(
    _half_asked,
    "choice",
    truth=_becomes,
    says="many-balls-half",
    slots=_slots_half,
    margin=_margin_half,
    choices=times_options(*_TIMES),
    choices_now=_half_options,
    name="half",
    act=3,
    decisive=_at_the_knock,
    picture=lambda values, runs: of_room(values, runs[GAS]),
)
