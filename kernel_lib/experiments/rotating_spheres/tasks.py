"""What lesson 04 gives to do: challenges, exercises, votes of a class, a printed sheet."""

import math

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import (
    Challenge,
    ClassQuestion,
    Exercise,
    Runs,
    RunsAt,
    Values,
)
from kernel_lib.experiments.rotating_spheres.controls import BOWLING, SLOPE, TABLE
from kernel_lib.experiments.rotating_spheres.questions import LANE, WAY
from kernel_lib.experiments.teaching.tasks import Column, Worksheet

__all__ = ["CHALLENGES", "CLASS_QUESTIONS", "EXERCISES", "WORKSHEET"]

UP_TO = ((0.0, 10.0), (0.0, 3.0), (0.0, 1.0))


def _sideways(values: Values, runs: Runs) -> float:
    """Sideways speed after the floor, % of that before."""
    hits = runs["rough"].contacts.of_kind("impact")
    if values["place"] != TABLE or len(hits) == 0 or hits.b[0] != -1:
        return math.nan
    before = abs(float(hits.velocity_before[0, 0, 0]))
    steep = before < 0.1 * abs(float(hits.velocity_before[0, 0, 1]))
    if steep or values["e"] == 0:
        return math.nan
    return 100 * abs(float(hits.velocity_after[0, 0, 0])) / before


def _first_slip(values: Values, runs: Runs) -> float:
    """Slip of the rim on the lane at the start, % of the speed."""
    run = runs["rough"]
    if values["place"] != SLOPE or values["slope"] != 0 or values["speed"] < 1:
        return math.nan
    rim = run.scene.balls[0].radius * float(run.spin[0, 0])
    return 100 * abs(float(run.velocity[0, 0, 0]) + rim) / values["speed"]


CHALLENGES = (
    Challenge(
        "straight_up",
        "Give it backspin so that it leaves the floor straight up.",
        _sideways,
        UP_TO,
        "% sideways",
        {"angle": 30.0},
        hint="Three quarters of its speed along the floor is what its rim must have.",
        controls=("spin1",),
    ),
    Challenge(
        "never_slips",
        "Give the bowling ball its spin, so that it never slips.",
        _first_slip,
        UP_TO,
        "% slip",
        BOWLING,
        hint="Below it, the rim must move backwards as fast as the ball moves on: clockwise, so "
        "the spin is negative.",
        controls=("spin1",),
    ),
)

EXERCISES = (
    Exercise(
        "lane",
        "A ball slides onto a lane at 3.5 m/s without spin. At what speed does it roll in the end?",
        2.5,
        "Friction slows the ball and speeds up the rim, 2.5 times as much. When are both equal?",
        "5/7 of 3.5 m/s: 2.5 m/s. Roughness only decides how soon.",
        "m/s",
        0.03,
        values={**BOWLING, "speed": 3.5},
    ),
    Exercise(
        "table",
        "A superball without spin has 3.5 m/s along the floor. How much is left after the bounce?",
        1.5,
        "Grip takes 4/7 of the slip from the flight.",
        "3/7 of 3.5 m/s: 1.5 m/s. The rest turns it.",
        "m/s",
        0.03,
    ),
    Exercise(
        "cogwheels",
        "Two equal balls meet head-on. Their spins are equal and opposite. What happens to the "
        "spins?",
        "nothing",
        "Do their surfaces slip where they touch?",
        "They run alike there, as cogwheels do: no slip, so nothing is exchanged.",
        choices=("they stop", "they change places", "nothing"),
    ),
)


SOONER, SOONER_SLOWER, LATER = ROLLS = (
    "It rolls sooner, at the same speed.",
    "It rolls sooner and slower.",
    "It rolls later, at the same speed.",
)

#: Speeds that differ by less than this part are the same.
SAME = 1e-6


def _where(runs_at: RunsAt) -> tuple[str, str]:
    return WAY.answered(*runs_at({}))


def _rolling(runs: Runs) -> tuple[float, float]:
    """When it rolls, s, and how fast, m/s."""
    run = runs["rough"]
    return float(run.contacts.of_kind("roll").time[0]), float(run.velocity[-1, 0, 0])


def _rougher(runs_at: RunsAt) -> tuple[str, str]:
    """A lane twice as rough beside the first one."""
    smooth, rough = (_rolling(runs_at({"friction": mu})[1]) for mu in (0.2, 0.4))
    same = abs(rough[1] - smooth[1]) < SAME * smooth[1]
    sooner = rough[0] < smooth[0]
    right = (SOONER if same else SOONER_SLOWER) if sooner else LATER
    return right, (
        f"At μ = 0.2 it rolls after {figure(smooth[0], 's')}, at {figure(smooth[1], 'm/s')}; at "
        f"μ = 0.4 after {figure(rough[0], 's')}, at {figure(rough[1], 'm/s')}."
    )


CLASS_QUESTIONS = (
    ClassQuestion(
        "superball",
        "A superball without spin is thrown under a table. Floor and table grip.\n"
        "It hits floor, table, floor. Which way does it fly then?",
        WAY.option_texts,
        _where,
        runs=("rough",),
        decisive=WAY.decisive,
    ),
    ClassQuestion(
        "ice",
        "Now the table is ice. The floor still grips.\n"
        "The ball hits floor, table, floor. Which way does it fly then?",
        WAY.option_texts,
        _where,
        {"table_grips": False},
        runs=("rough",),
        decisive=WAY.decisive,
    ),
    ClassQuestion(
        "lane",
        "A bowling ball slides onto a lane. The lane is made twice as rough.\nWhat changes?",
        ROLLS,
        _rougher,
        BOWLING,
        {"friction": 0.4},
        runs=("rough",),
        rounds=1,
        decisive=LANE.decisive,
    ),
)


def _along(values: Values, runs: Runs) -> str:
    hits = runs["rough"].contacts.of_kind("impact")
    before, after = hits.velocity_before[0, 0, 0], hits.velocity_after[0, 0, 0]
    return f"{figure(float(before))} → {figure(float(after))}"


def _spins(values: Values, runs: Runs) -> str:
    run = runs["rough"]
    first = float(run.contacts.of_kind("impact").time[0])
    before, after = (float(run.at(first + later).spin[0]) for later in (-1e-6, 1e-6))
    return f"{figure(round(before, 9))} → {figure(round(after, 9))}"


WORKSHEET = Worksheet(
    ("Ice-smooth ball", "Superball under a table", "Tennis ball with topspin"),
    (
        Column("Throw from the vertical (°)", lambda values, runs: figure(values["angle"]), True),
        Column("Speed along the floor, before → after (m/s)", _along),
        Column("Spin, anticlockwise, before → after (rad/s)", _spins),
    ),
    "Throw a rubber ball under a table, at 45°. Where does it come out: on the far side / back to "
    "you / not at all? ____ The same with a table-tennis ball: ____",
    "A ball that grips comes back; a smooth one flies on. Spin it backwards between two fingers "
    "and drop it forwards: it stops or comes back at the first bounce.",
)
