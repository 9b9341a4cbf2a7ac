"""Questions of lesson 08 after two right answers: each is read from runs of its own."""

import math
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

from kernel_lib.experiments import Guess, Option, Runs, Values, first_contact, kept
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.many_balls.boxes import side
from kernel_lib.experiments.many_balls.controls import ACTS, GAS, HOW_MANY, ONE, PARAMETERS, SPEEDS
from kernel_lib.experiments.many_balls.flights import flight, kept_flight
from kernel_lib.experiments.many_balls.law import back_at_one_speed, gained
from kernel_lib.experiments.many_balls.questions import COUNTED, SPREAD
from kernel_lib.solvers.events.solver import Events
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane, Steady
from kernel_lib.words import Sentence, by_name

__all__ = ["BACK", "HOW_MANY_ARE", "LAST_BACK"]


#: The values with which acts begin.
_FIRST, _SECOND, _ = ({**{one.name: one.default for one in PARAMETERS}, **act.values}
                      for act in ACTS)  # fmt: skip


# ---- act 1: how many are as fast as that ---------------------------------------------------------


@kept(1)  # some megabytes
def _thousand_of(values: Values) -> Runs:
    return {GAS: flight(values)}


def _thousand(values: Values) -> tuple[Values, Runs]:
    """A thousand balls in the plane, at this speed; the start says which of them are counted.

    Where speeds spread the verdict shows all counts but the last one.
    """
    spread = values["kinds"] == ONE and values["counts"] == SPEEDS
    which = HOW_MANY[-1 if spread else values["start"] % len(HOW_MANY)]
    there = {**_FIRST, "speed": values["speed"], "start": values["start"], "counts": which}
    return there, _thousand_of(there)


def _of_thousand(part: Any) -> Callable[[Values, Runs], Any]:
    """What a part of the question about counts says of them."""
    return lambda values, runs: part(*_thousand(values))


def _how_many_margin(values: Values, runs: Runs) -> float:
    assert COUNTED.margin is not None
    return COUNTED.margin(*_thousand(values)) if SPREAD.can_be_asked(values, runs) else 0.0


HOW_MANY_ARE = replace(
    COUNTED,
    name="how_many",
    question=_of_thousand(COUNTED.question),
    truth=_of_thousand(COUNTED.truth),
    says="many-balls-how-many-are",
    slots=_of_thousand(COUNTED.slots),
    margin=_how_many_margin,
    decisive=first_contact,
    picture=None,
)


# ---- act 2: how many collisions each are too many ------------------------------------------------

#: The most collisions each that a box of this act can have, and how near a guess must come.
_MOST_EACH, _NEAR_EACH = 12, 1.0


@lru_cache(maxsize=64)
def _returned(start: int, each: int) -> float:
    """The part of the balls that return where all are turned round after so many each."""
    values = {**_SECOND, "start": start, "each": each}
    return back_at_one_speed(values, flight(values))


def _last_back(values: Values) -> int:
    """After how many collisions each all balls still return, and after one more do not."""
    more = range(2, _MOST_EACH)
    return 1 + bisect_left(more, True, key=lambda each: _returned(values["start"], each) < 1)


def _last_slots(values: Values, runs: Runs) -> dict[str, str]:
    last = _last_back(values)
    balls = _SECOND["balls"]
    back = round(balls * _returned(values["start"], last + 1))
    return {"last": str(last), "next": str(last + 1), "balls": str(balls), "back": str(back)}


LAST_BACK = Guess(
    Sentence("many-balls-last-back-asked", balls=str(_SECOND["balls"])),
    "number",
    truth=lambda values, runs: float(_last_back(values)),
    says="many-balls-last-back",
    slots=_last_slots,
    tolerance=_NEAR_EACH,
    unit=Sentence("unit-collisions-each"),
    minimum=1.0,
    maximum=float(_MOST_EACH),
    name="last_back",
)


# ---- act 3: the wall comes back ------------------------------------------------------------------

#: A piston that presses balls back to where a middle wall was: its speed in that of the balls.
_PRESSES = 0.05

#: How many times nearer the energy must be to its answer than to the next one.
_NEARER = 1.5


def _carried_on(values: Values, run: Trajectory) -> Scene:
    """The balls as they are at the end, and the right wall on its way back."""
    end = run.at(float(run.time[-1]))
    balls = [
        replace(ball, position=tuple(position), velocity=tuple(velocity))
        for ball, position, velocity in zip(
            run.scene.balls, end.position.tolist(), end.velocity.tolist(), strict=True
        )
    ]
    return Scene(balls, [_turned(wall, values, end.time) if place == 1 else wall
                         for place, wall in enumerate(run.scene.walls)])  # fmt: skip


def _turned(wall: Any, values: Values, end: float) -> Plane:
    """The right wall where it is at the end, moving the other way, or in, if it stood still."""
    x, *others = wall.point
    if wall.moves is None:
        speed, *still = -_PRESSES * values["speed"], *(0.0 for _ in others)
    else:
        speed, *still = (-part for part in wall.moves.velocity)
        x -= speed * end
    return Plane((x, *others), wall.normal, moves=Steady((speed, *still)))


@kept(16)
def _back(values: Values) -> float:
    """Energy over that of the start, where the right wall has gone back to where it was."""
    run = kept_flight(values)
    here = _carried_on(values, run)
    slow = abs(here.walls[1].moves.velocity[0])
    long = side(values) / slow if values["doubled"] else float(run.time[-1])
    back = simulate(here, long, Events(), frames=long, record="end")
    return float(kinetic_energy(back)[-1] / kinetic_energy(run)[0])


def _case(values: Values, runs: Runs) -> str:
    return "at-once" if values["doubled"] else "in" if values["piston"] > 0 else "out"


def _answers(values: Values, runs: Runs) -> dict[str, float]:
    """Times the energy of the start, by the names of the answers; one of them is that of now."""
    now, case = gained(runs[GAS]), _case(values, runs)
    return {
        "half": now if case == "out" else 0.5,
        "same": 1.0,
        "twice": now if case == "in" else 2.0,
    }


def _back_options(values: Values, runs: Runs) -> tuple[Option, ...]:
    stays = {"in": "twice", "out": "half"}.get(_case(values, runs))
    texts = by_name("many-balls-back", "half", "same", "twice")
    if stays:
        texts[stays] = Sentence("many-balls-back-stays", now=figure(gained(runs[GAS])))
    return tuple(Option(name, text) for name, text in texts.items())


def _offs(values: Values, runs: Runs) -> dict[str, float]:
    """How far the energy is from each answer, as logarithm."""
    back = _back(values)
    return {name: abs(math.log(one / back)) for name, one in _answers(values, runs).items()}


def _comes_to(values: Values, runs: Runs) -> str:
    off = _offs(values, runs)
    return min(off, key=lambda name: off[name])


def _back_margin(values: Values, runs: Runs) -> float:
    """How much nearer it is to its answer than to the next one, where the texts explain it."""
    if _comes_to(values, runs) != ("twice" if values["doubled"] else "same"):
        return 0.0
    first, second, _ = sorted(_offs(values, runs).values())
    return (second - first) / math.log(_NEARER)


def _back_asked(values: Values, runs: Runs) -> Sentence:
    now = figure(gained(runs[GAS]))
    return Sentence("many-balls-back-asked", moved=_case(values, runs), now=now)


BACK = Guess(
    _back_asked,
    "choice",
    truth=_comes_to,
    says="many-balls-back",
    slots=lambda values, runs: {"back": figure(_back(values))},
    case=_case,
    margin=_back_margin,
    choices=tuple(Option(name, name) for name in ("half", "same", "twice")),
    choices_now=_back_options,
    name="back",
)
