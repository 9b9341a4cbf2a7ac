"""Questions of lesson 08: how speeds spread, whether they find back, what a piston does."""

import math

import numpy as np

from kernel_lib.experiments.common.wording import figure, nearest_of, percent
from kernel_lib.experiments.experiment import Decisive, Guess, Judgement, Runs, Values, Varied
from kernel_lib.experiments.many_balls.boxes import LEFT, dimension, inner_fraction, thermal_speed
from kernel_lib.experiments.many_balls.controls import GAS, ONE
from kernel_lib.experiments.many_balls.law import (
    back_at_one_speed,
    faster,
    gained,
    missed,
    moment_of,
    speeds_at,
    turn_of,
)
from kernel_lib.experiments.measures.gas import (
    collisions_each,
    compression,
    fourth_moment,
    settled_fourth_moment,
    speed_exceeds,
)
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.state.trajectory import Trajectory

__all__ = ["BACK", "ENERGIES", "FASTER", "HALF", "SHAPES", "SPREAD", "TIMES", "TURNED"]
__all__ += ["spread_out"]

SPIKE, BELL, EVEN, LOPSIDED = SHAPES = (
    "still one speed: they swap",
    "a bell about it",
    "all speeds alike",
    "lopsided, a tail of fast ones",
)

#: The same as small histograms, heights from speed 0 on; the start's speed is the fifth.
SKETCHES = (
    (0, 0, 0, 0, 1, 0, 0, 0, 0, 0),
    (0, 0.06, 0.25, 0.7, 1, 0.7, 0.25, 0.06, 0, 0),
    (0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    (0.35, 0.85, 1, 0.9, 0.65, 0.42, 0.24, 0.12, 0.06, 0.02),
)

TENTH, THIRD, HALF_OF_THEM, MOST_OF_THEM = PARTS_OF_ALL = (
    "one in ten",
    "a good third",
    "half of them",
    "nearly all",
)
_SHARES = {TENTH: 0.1, THIRD: 0.38, HALF_OF_THEM: 0.5, MOST_OF_THEM: 0.9}

ALWAYS, NEVER, SOON = FINDING = ("always", "never", "only if it is soon")
THEY_DO, THEY_DO_NOT = TURNED_ROUND = ("all find back to one speed", "they do not")

SAME, ROOT, TWICE, FOUR = ENERGIES = (
    "the same as before",
    "1.4 times as much",
    "about twice as much, or a little more",
    "four times as much",
)
TIMES = {SAME: 1.0, ROOT: 1.41, TWICE: 2.1, FOUR: 4.0}

#: Collisions each at which the first question is answered, and those on the way that are told.
SETTLED, ON_THE_WAY = 10, 4

#: Of the balls that have their old speed again: all, or so few that they have not found back.
ALL_BACK, LOST = 0.999, 0.5

#: A piston is slow below this part of the balls' speed.
SLOW = 0.15


def _at_the_verdict(values: Values, run: Trajectory) -> float:
    """When each ball has had the collisions that are asked for, or the end, s."""
    moment = moment_of(run, values["each"])
    return float(run.time[-1]) if moment is None else moment


def spread_out(values: Values, run: Trajectory, time: float) -> bool:
    """Whether the speeds are those of the fourth picture: most are slower, a few twice as fast."""
    speeds, v = speeds_at(run, time), values["speed"]
    many, slow = len(speeds), 0.08 if values["space"] else 0.12
    slower = np.count_nonzero(speeds < v / 2) / many
    most = 0.5 < 1 - faster(speeds, v) / many < 0.75
    return bool(most and slower > slow and faster(speeds, 2 * v) > 0)


def _one_gas(values: Values) -> bool:
    return values["kinds"] == ONE and values["piston"] == 0 and not values["many"]


def _settles(values: Values, runs: Runs) -> bool:
    run = runs[GAS]
    if not _one_gas(values) or values["turn"] or values["each"] < SETTLED - 2:
        return False
    moment = moment_of(run, values["each"])
    return moment is not None and spread_out(values, run, moment)


def _counted(values: Values) -> str:
    return str(values["balls"])


def _spread_asked(values: Values, runs: Runs) -> str:
    return (
        f"{_counted(values)} balls all start with one speed.\n"
        f"After {_times_each(values['each'])} each, how are the speeds spread?"
    )


def _times_each(each: int) -> str:
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    number = words[each] if each < len(words) else str(each)
    return f"{number} collision{'s' if each != 1 else ''}"


def _judge_spread(values: Values, runs: Runs) -> Judgement:
    """By counts of the run at that moment."""
    run, v = runs[GAS], values["speed"]
    speeds = speeds_at(run, _at_the_verdict(values, run))
    counts = faster(speeds, v), len(speeds) - faster(speeds, v / 2), faster(speeds, 2 * v)
    happened = (
        f"After {_times_each(values['each'])} each {counts[0]} of {_counted(values)} balls are "
        f"faster than at the start, {counts[1]} slower than half of that, {counts[2]} more than "
        f"twice as fast. {_on_the_way(run)}Nobody steers them: chance alone makes this curve."
    )
    texts = (
        "Head-on they swap, and nothing would happen. Off centre each gets a share of the other's "
        f"energy. {happened}",
        "A bell has two like sides. But nobody is slower than 0, and there is room for "
        f"the fast ones. {happened}",
        f"They do spread, but not evenly: to be very fast a ball needs much luck. {happened}",
        happened,
    )
    return judged_choices(SHAPES, LOPSIDED, texts, happened, "Lopsided")


def _on_the_way(run: Trajectory) -> str:
    """What the fourth moment still lacked."""
    moment = moment_of(run, ON_THE_WAY)
    if moment is None:
        return ""
    dim = run.scene.dimension
    end = settled_fourth_moment(dim)
    lacks = (end - fourth_moment(run.at(moment).velocity)) / (end - 1)
    return f"At four each {percent(lacks)} of the way (in the mean of v⁴) was still to go. "


def _until_settled(values: Values, runs: Runs) -> Decisive:
    run = runs[GAS]
    end = _at_the_verdict(values, run)
    moment = moment_of(run, ON_THE_WAY)
    return Decisive((end if moment is None else min(moment, end),), end)


def _faster_asked(values: Values, runs: Runs) -> str:
    return (
        f"{_counted(values)} balls all start with {figure(values['speed'], 'm/s')}.\n"
        f"After {_times_each(values['each'])} each, how many are faster than that?"
    )


def _part_faster(values: Values) -> str:
    """What theory has in the long run: in space there are fewer slow ones."""
    part = percent(speed_exceeds(values["speed"], thermal_speed(values), dimension(values)))
    return part if values["space"] else f"1/e = {part}"


def _judge_faster(values: Values, runs: Runs) -> Judgement:
    run = runs[GAS]
    speeds = speeds_at(run, _at_the_verdict(values, run))
    count = faster(speeds, values["speed"])
    truth = nearest_of(_SHARES, count / len(speeds))
    happened = (
        f"{count} of {_counted(values)} are faster than {figure(values['speed'], 'm/s')}. In the "
        f"long run theory has {_part_faster(values)}. The few fast ones hold much energy, so most "
        "must be slower."
    )
    return judged_choices(
        PARTS_OF_ALL, truth, [happened] * 4, happened, f"{count} of {_counted(values)}"
    )


def _finds(values: Values, runs: Runs) -> bool:
    """A run there and back that clearly found back, or clearly did not."""
    if not (values["turn"] and _one_gas(values)) or runs[GAS].stopped_because == "step limit":
        return False
    part = back_at_one_speed(values, runs[GAS])
    return part >= ALL_BACK or part <= LOST


def _turn_told(run: Trajectory) -> str:
    return f"{figure(collisions_each(run, turn_of(run)))} collisions each"


def _back_asked(values: Values, runs: Runs) -> str:
    return (
        f"After {_turn_told(runs[GAS])} every velocity is turned round.\n"
        "Do balls that are turned round find back to one speed?"
    )


def _what_came_back(values: Values, runs: Runs) -> str:
    run = runs[GAS]
    part, far = back_at_one_speed(values, run), missed(run)
    if part >= ALL_BACK:
        return (
            f"Turned round after {_turn_told(run)}, all {_counted(values)} came back to one speed, "
            f"none farther than {_small(far)} from where it began."
        )
    return (
        f"Turned round after {_turn_told(run)}, {percent(part)} had their old speed again at the "
        f"end; the farthest ball was {figure(far, 'm')} from where it began."
    )


def _small(length: float) -> str:
    """A length that may be far below a millimetre."""
    if length >= 1e-3:
        return figure(1000 * length, "mm")
    return "a thousandth of a millimetre" if length < 1e-6 else figure(1e6 * length, "µm")


WHY_BACK = (
    "Each collision multiplies a small error many times, the more the farther it is to the next "
    "one, and a computer keeps 16 digits: soon they are used up"
)

#: The other half of the answer, where the run on the stage has shown the first.
TOO_LATE = "In the set-up “Too late”, turned round after ten each, they do not."


def _judge_back(values: Values, runs: Runs) -> Judgement:
    happened = f"{_what_came_back(values, runs)} {WHY_BACK}."
    came = back_at_one_speed(values, runs[GAS]) >= ALL_BACK
    happened += f" {TOO_LATE}" if came else ""
    texts = (
        f"The laws allow it, but who could start them exactly enough? {happened}",
        f"Soon enough, they do: the laws know no direction of time. {happened}",
        happened,
    )
    return judged_choices(FINDING, SOON, texts, happened, "Only if it is soon")


def _turned_asked(values: Values, runs: Runs) -> str:
    return (
        f"Every velocity is turned round after {_turn_told(runs[GAS])}.\n"
        "At the end, as long after it:"
    )


def _judge_turned(values: Values, runs: Runs) -> Judgement:
    truth = THEY_DO if back_at_one_speed(values, runs[GAS]) >= ALL_BACK else THEY_DO_NOT
    happened = f"{_what_came_back(values, runs)} {WHY_BACK}."
    head = "They find back" if truth == THEY_DO else "They do not find back"
    return judged_choices(TURNED_ROUND, truth, [happened] * 2, happened, head)


def _until_back(values: Values, runs: Runs) -> Decisive:
    run = runs[GAS]
    return Decisive((turn_of(run),), float(run.time[-1]))


def _slow_piston(values: Values, runs: Runs) -> bool:
    """A slow piston on one kind of balls, which gains clearly one of the choices."""
    if values["piston"] == 0 or values["kinds"] != ONE or values["space"]:
        return False
    if values["piston"] > SLOW * values["speed"] or runs[GAS].stopped_because != "duration reached":
        return False
    return abs(math.log(gained(runs[GAS]) / TIMES[TWICE])) < 0.25


def _half_asked(values: Values, runs: Runs) -> str:
    return (
        f"A piston moves in at {figure(values['piston'], 'm/s')}, until half the room is left; the "
        f"balls begin with {figure(values['speed'], 'm/s')}.\nTheir energy becomes:"
    )


def _judge_half(values: Values, runs: Runs) -> Judgement:
    found = gained(runs[GAS])
    truth = min(TIMES, key=lambda words: abs(math.log(found / TIMES[words])))
    slowly = compression(inner_fraction(values), inner_fraction(values, LEFT), dimension(values))
    happened = (
        f"It became {figure(found)} times what it was, their speed {figure(math.sqrt(found))} "
        "times: "
        "a ball that meets the piston leaves it faster, by twice the piston's speed. Points would "
        "end at twice the energy; these balls take room themselves, so theory has "
        f"{figure(slowly)} for a piston that is slow enough."
    )
    texts = (
        f"A wall that moves does work. {happened}",
        f"That is the speed of points, not their energy. {happened}",
        happened,
        "One ball between two walls would be twice as fast. But here each flies in two directions, "
        f"and the piston works on one of them. {happened}",
    )
    return judged_choices(ENERGIES, truth, texts, happened, f"{figure(found)} times")


def _to_the_end(values: Values, runs: Runs) -> Decisive:
    return Decisive((), float(runs[GAS].time[-1]))


SPREAD = Guess(
    _spread_asked,
    "choice",
    _judge_spread,
    choices=SHAPES,
    sketches=SKETCHES,
    name="spread",
    fits=_settles,
    decisive=_until_settled,
)
FASTER = Guess(
    _faster_asked,
    "choice",
    _judge_faster,
    choices=PARTS_OF_ALL,
    name="faster",
    fits=_settles,
    decisive=_until_settled,
    vary={"start": Varied(1, 99), "speed": Varied(0.5, 3.0)},
)
BACK = Guess(
    _back_asked,
    "choice",
    _judge_back,
    choices=FINDING,
    name="back",
    act=2,
    fits=_finds,
    decisive=_until_back,
)
TURNED = Guess(
    _turned_asked,
    "choice",
    _judge_turned,
    choices=TURNED_ROUND,
    name="turned",
    act=2,
    fits=_finds,
    decisive=_until_back,
    vary={"each": Varied(1, 11), "start": Varied(1, 99)},
)
HALF = Guess(
    _half_asked,
    "choice",
    _judge_half,
    choices=ENERGIES,
    name="half",
    act=3,
    fits=_slow_piston,
    decisive=_to_the_end,
    vary={"speed": Varied(0.7, 2.0), "start": Varied(1, 99)},
)
