"""Lesson 05: Newton's cradle, and why momentum and energy do not decide it."""

import math
from functools import cache

from kernel_lib.experiments import (
    EARTH,
    LESSON_BUDGET,
    THREE_LEVELS,
    AtContact,
    Bars,
    Experiment,
    Observable,
    Sentence,
    Values,
    kept,
    parts_of,
)
from kernel_lib.experiments.measures.energy import energy_of
from kernel_lib.experiments.newtons_cradle import controls, tasks
from kernel_lib.experiments.newtons_cradle.captions import captions
from kernel_lib.experiments.newtons_cradle.chart import rules_map
from kernel_lib.experiments.newtons_cradle.controls import (
    CLAIM_NAMES,
    RAIL,
    masses,
    speeds,
    stiffnesses,
)
from kernel_lib.experiments.newtons_cradle.law import force_between, row_law, speed_along
from kernel_lib.experiments.newtons_cradle.on_rail import rail
from kernel_lib.experiments.newtons_cradle.published import published_chains
from kernel_lib.experiments.newtons_cradle.questions import CLAIM, FIRST, PUZZLE, RULES, VOTE
from kernel_lib.solvers.rows.hanging_row import Hanging, swing_period
from kernel_lib.solvers.rows.integration.ahead import load_rows
from kernel_lib.solvers.rows.rigid_row import RowImpacts
from kernel_lib.solvers.rows.soft_row import SoftRow
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory

__all__ = ["experiment", "masses", "runs", "speeds", "stiffnesses"]

#: Seconds between frames on the rail, where contacts are short.
RAIL_FRAMES = 1 / 240

#: Error of a velocity, too small to be seen in a picture.
TOLERANCE = 1e-7


def strings(values: Values, place: int = 0) -> tuple[Scene, list[tuple[float, float]], float]:
    """A cradle with its first balls lifted, the upper ends of its strings, and how long, s.

    place : cradles stand two by two
    """
    r, length, n = values["radius"], values["length"], values["balls"]
    rate = math.sqrt(EARTH / length)
    reach, step = values["speed"] / rate, 2 * r + values["gap"]
    wide, high = (n - 1) * step + 2 * r + 3.3 * reach, length + r + 0.45
    left, top = (place % 2) * wide, length - (place // 2) * high
    pivots = [(left + i * step, top) for i in range(n)]
    balls = []
    for (x, y), mass, speed in zip(pivots, masses(values), speeds(values), strict=True):
        angle = -speed / (rate * length)
        where = (x + length * math.sin(angle), y - length * math.cos(angle))
        balls.append(Ball(where, (0, 0), r, mass))
    duration = values["swings"] * swing_period(length, EARTH)
    return Scene(balls, (), (0, -EARTH), values["k_b"]), pivots, duration


def runs(values: Values) -> dict[str, Trajectory]:
    """Four answers on one clock."""
    about = ("tolerance", "law", *CLAIM_NAMES)  # of map and claim: no run depends on them
    return dict(_runs({name: values[name] for name in values if name not in about}))


@cache
def at_hand() -> None:
    """Loads the compiled loops, if this machine keeps them, before the first run: no later one
    then waits for them."""
    load_rows()


@kept(2)  # the contacts of a cradle take a megabyte
def _runs(values: Values) -> dict[str, Trajectory]:
    at_hand()
    soft, p = stiffnesses(values), float(values["exponent"])
    elastic = {**values, "k_b": 1.0}  # restitution is of the rigid rules
    solvers: dict[str, tuple[Values, RowImpacts | SoftRow]] = {
        "one by one": (values, RowImpacts(str(values["order"]))),
        "Hertz" if p == 1.5 else f"F = K a^{p:g}": (elastic, SoftRow(soft, p, TOLERANCE)),
        "springs": (elastic, SoftRow(soft, 1.0, TOLERANCE)),
        "all at once": (values, RowImpacts("all at once")),
    }
    return {name: _run(own, place, row) for place, (name, (own, row)) in enumerate(solvers.items())}


def _run(values: Values, place: int, row: RowImpacts | SoftRow) -> Trajectory:
    # A step of a row costs as much more as it has more balls.
    budget = 3 * LESSON_BUDGET // int(values["balls"])
    if values["picture"] == RAIL:
        scene, duration = rail(values, place)
        return simulate(scene, duration, row, frames=RAIL_FRAMES, budget=budget)
    scene, pivots, duration = strings(values, place)
    # What larger swings change, the law in numbers says.
    hanging = Hanging(tuple(pivots), row, largest_swing=90)
    return simulate(scene, duration, hanging, budget=budget)


FORCES = tuple(
    Observable(f"force of the {which} soft contact", f"F_{i + 1}", "N", force_between(i))
    for i, which in enumerate(("first", "second", "third", "fourth"))
)

experiment = Experiment(
    name="newtons_cradle",
    was="cradle",
    title="Newton's cradle",
    runs=runs,
    ball_count="balls",
    observables=(
        Observable("velocity of the first ball", "v_1", "m/s", speed_along(0), ball=0),
        Observable("velocity of the second ball", "v_2", "m/s", speed_along(1), ball=1),
        Observable("velocity of the last ball", "v_n", "m/s", speed_along(6)),
        *FORCES[:2],
    ),
    bars=(
        Bars(
            Sentence("newtons-cradle-experiment-energy-of-motion"),
            "J",
            (
                Observable("ball 1", "E_1", "J", energy_of(0), ball=0),
                Observable("ball 2", "E_2", "J", energy_of(1), ball=1),
                Observable("the others", "E_r", "J", energy_of(*range(2, 7))),
            ),
        ),
    ),
    at_contact=AtContact(forces=FORCES),
    levels=THREE_LEVELS,
    toys=("Desk toy: five balls", "Two in", "Small gaps", "sound"),
    lasts="swings",
    hues={"one by one": 0, "Hertz": 1, "springs": 2, "all at once": 3},
    chart=rules_map(),
    published=published_chains(),
    guess=VOTE,
    questions=(PUZZLE, CLAIM, FIRST, RULES),
    law_now=row_law,
    captions=captions,
    **parts_of(controls, tasks),
)
