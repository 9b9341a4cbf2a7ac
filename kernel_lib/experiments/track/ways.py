"""Questions of lesson 09 about the ways down: a race, a bowl that keeps time, a slope."""

import math

from kernel_lib.experiments.common.wording import figure, told_apart
from kernel_lib.experiments.experiment import Decisive, Guess, Judgement, Runs, Values, Varied
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.experiments.track.controls import CYCLOID, OWN, PIPE, RACE, SLOPE
from kernel_lib.experiments.track.law import arrival, planet
from kernel_lib.experiments.track.questions import PLANETS_DRAWN
from kernel_lib.experiments.track.shapes import ARC, HIGH, LOW, SHARES, STRAIGHT, rolls
from kernel_lib.state.trajectory import Trajectory

__all__ = ["EQUAL", "MINE", "ORDER", "ORDERS", "SWINGS", "WAYS", "order_of"]

WAY_NAMES = ("the straight line", "the arc", "the cycloid", "none, they take the same time")
UPPER, LOWER_ONE, BOTH = FIRSTS = ("the one from high up", "the lower one", "both at once")
SLIDES_FIRST, HOOP_FIRST, TOGETHER = ORDERS = (
    "block, ball, hoop",
    "hoop, ball, block",
    "all at once",
)

SLIDER, ROLLER, AT_ONCE = LOWEST = ("the one that slides", "the one that rolls", "both at once")
OWN_WAY, LINE, NEITHER = WINNERS = ("your own", "the straight line", "both at once")

#: Two arrivals that are told apart, s.
_CLEAR_TIME = 0.003


def _times(runs: Runs) -> dict[str, float]:
    return {name: arrival(run) for name, run in runs.items()}


def _list_of(times: dict[str, float]) -> str:
    """Names and times, with as many digits as tell them apart."""
    told = told_apart(list(times.values()), "s")
    return ", ".join(f"{name} {time}" for name, time in zip(times, told, strict=True))


def _race_fits(values: Values, runs: Runs) -> bool:
    if values["place"] != RACE:
        return False
    times = sorted(_times(runs).values())
    return all(math.isfinite(time) for time in times) and times[1] - times[0] > _CLEAR_TIME


def _race_asked(values: Values, runs: Runs) -> str:
    return (
        f"2 m across and 1 m down{planet(values)}, three tracks for a {values['body']}.\n"
        "The fastest way down is:"
    )


def _judge_race(values: Values, runs: Runs) -> Judgement:
    times = _times(runs)
    named = dict(zip((STRAIGHT, ARC, "cycloid"), WAY_NAMES, strict=False))
    first = min(times, key=lambda name: times[name])
    told = _list_of({named[name]: time for name, time in times.items()})
    happened = (
        f"It takes: {told}. Whoever falls steeply at first is fast early, and that pays for a "
        "longer way."
    )
    texts = (
        f"It is the shortest, but one is slow on it for long. {happened}",
        happened,
        happened,
        f"The speed at the end is the same, the time is not. {happened}",
    )
    head = named[first].capitalize()
    return judged_choices(WAY_NAMES, named[first], texts, happened, f"{head} is the fastest")


def _race_decided(values: Values, runs: Runs) -> Decisive:
    """The last metres: from the first arrival to the last one."""
    times = sorted(float(run.time[-1]) for run in runs.values())
    return Decisive((times[0],), times[-1])


def _down(run: Trajectory, lowest: float = math.pi / 2) -> float:
    """When a body in a bowl passes its lowest point, m across, for the first time, s."""
    past = (run.position[:, 0, 0] >= lowest).nonzero()[0]
    k = int(past[0])
    one, two = run.position[k - 1 : k + 1, 0, 0].tolist()
    first, last = run.time[k - 1 : k + 1].tolist()
    return float(first + (last - first) * (lowest - one) / (two - one))


def _equal_fits(values: Values, runs: Runs) -> bool:
    smooth = not rolls(values["body"]) or values["never_slips"]
    return values["place"] == CYCLOID and smooth


def _equal_asked(values: Values, runs: Runs) -> str:
    return (
        f"Two start at rest in one bowl{planet(values)}, one from high up, the other from lower "
        "down. The bowl is a cycloid.\nFirst at the lowest point is:"
    )


def _judge_equal(values: Values, runs: Runs) -> Judgement:
    times = [_down(runs[name]) for name in (HIGH, LOW)]
    apart = times[0] - times[1]
    truth = BOTH if abs(apart) < 1e-2 * times[0] else UPPER if apart < 0 else LOWER_ONE
    happened = (
        f"Both are there after {figure(sum(times) / 2, 's')}. The one from high up has farther "
        "to go, and is faster by just as much: in a cycloid every swing takes the same time."
    )
    return judged_choices(FIRSTS, truth, [happened] * 3, happened, "Both at once")


def _equal_decided(values: Values, runs: Runs) -> Decisive:
    time = max(_down(run) for run in runs.values())
    return Decisive((time,), 1.2 * time)


def _order_fits(values: Values, runs: Runs) -> bool:
    return values["place"] == SLOPE and bool(values["never_slips"])


def order_of(runs: Runs) -> str:
    """The bodies on the slope by their arrival."""
    times = _times(runs)
    if max(times.values()) - min(times.values()) < _CLEAR_TIME:
        return TOGETHER
    return ", ".join(sorted(times, key=lambda name: times[name]))


def _order_asked(values: Values, runs: Runs) -> str:
    return (
        f"Down one slope{planet(values)}: a block without friction, and a ball and a hoop that "
        "never slip.\n"
        "They arrive in this order:"
    )


def _judge_order(values: Values, runs: Runs) -> Judgement:
    told = _list_of(_times(runs))
    happened = (
        f"They take: {told}. The block puts all its energy into motion, the ball 2/7 and the hoop "
        "half of it into turning."
    )
    texts = (happened, happened, f"The mass drops out, the shape does not. {happened}")
    return judged_choices(ORDERS, order_of(runs), texts, happened, order_of(runs).capitalize())


WAYS = Guess(
    _race_asked,
    "choice",
    _judge_race,
    choices=WAY_NAMES,
    name="ways",
    act=3,
    fits=_race_fits,
    decisive=_race_decided,
    vary=PLANETS_DRAWN,
)
EQUAL = Guess(
    _equal_asked,
    "choice",
    _judge_equal,
    choices=FIRSTS,
    name="equal",
    act=3,
    fits=_equal_fits,
    decisive=_equal_decided,
    vary=PLANETS_DRAWN,
)
ORDER = Guess(
    _order_asked,
    "choice",
    _judge_order,
    choices=ORDERS,
    name="order",
    act=3,
    fits=_order_fits,
    decisive=_race_decided,
    vary=PLANETS_DRAWN,
)


def _two_in_pipe(runs: Runs) -> tuple[str, str] | None:
    """One that slides and one that rolls, by name."""
    sliding, rolling = ([name for name in runs if rolls(name) == turns] for turns in (False, True))
    return (sliding[0], rolling[0]) if len(sliding) == len(rolling) == 1 else None


def _swings_fit(values: Values, runs: Runs) -> bool:
    if values["place"] != PIPE or not values["never_slips"]:
        return False
    return _two_in_pipe(runs) is not None


def _swings_asked(values: Values, runs: Runs) -> str:
    sliding, rolling = _two_in_pipe(runs) or ("", "")
    return (
        f"A {sliding} that slides without friction and a {rolling} that never slips start side by "
        f"side in a half-pipe, {figure(values['angle'])}° up.\nFirst at the lowest point is:"
    )


def _judge_swings(values: Values, runs: Runs) -> Judgement:
    sliding, rolling = _two_in_pipe(runs) or ("", "")
    times = [_down(runs[name], 0.0) for name in (sliding, rolling)]
    share = 1 + SHARES[rolling]
    close = abs(times[1] - times[0]) < 1e-3 * times[0]
    truth = AT_ONCE if close else SLIDER if times[0] < times[1] else ROLLER
    happened = (
        f"The {sliding} is there after {figure(times[0], 's')}, the {rolling} after "
        f"{figure(times[1], 's')}, {figure(times[1] / times[0])} times as long: all the way its "
        f"acceleration is smaller, by 1 + I/(m r²) = {figure(share)}, and the root of that is "
        f"{figure(math.sqrt(share))}."
    )
    texts = (
        happened,
        f"Its spin costs it speed. {happened}",
        f"So it would be if none of the energy went into turning. {happened}",
    )
    return judged_choices(LOWEST, truth, texts, happened, truth.capitalize())


def _swings_decided(values: Values, runs: Runs) -> Decisive:
    time = max(_down(run, 0.0) for run in runs.values())
    return Decisive((time,), 1.2 * time)


def _own_fits(values: Values, runs: Runs) -> bool:
    if values["place"] != OWN:
        return False
    times = list(_times(runs).values())
    return all(map(math.isfinite, times)) and abs(times[0] - times[1]) > _CLEAR_TIME


def _own_asked(values: Values, runs: Runs) -> str:
    return (
        f"A {values['body']} runs down the track that is drawn, another one down the straight "
        f"line{planet(values)}.\nFirst at the finish is the one on:"
    )


def _judge_own(values: Values, runs: Runs) -> Judgement:
    times = _times(runs)
    mine, line = times[OWN], times[STRAIGHT]
    truth = OWN_WAY if mine < line else LINE
    own, straight = told_apart([mine, line], "s")
    told = f"Your own takes {own}, the straight line {straight}. "
    happened = told + (
        "It is longer, and speed gained early pays for that."
        if mine < line
        else "It is longer, and its speed on the way does not pay for that."
    )
    texts = (happened, happened, f"The speed at the end is the same, the time is not. {happened}")
    head = f"{truth.capitalize()} is faster"
    return judged_choices(WINNERS, truth, texts, happened, head)


SWINGS = Guess(
    _swings_asked,
    "choice",
    _judge_swings,
    choices=LOWEST,
    name="swings",
    act=3,
    fits=_swings_fit,
    decisive=_swings_decided,
    vary={"angle": Varied(15.0, 80.0)},
)
MINE = Guess(
    _own_asked,
    "choice",
    _judge_own,
    choices=WINNERS,
    name="mine",
    act=3,
    fits=_own_fits,
    decisive=_race_decided,
    vary=PLANETS_DRAWN,
)
