"""What a class is asked in lesson 04."""

import math

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import ClassQuestion, Runs, RunsAt, Values
from kernel_lib.experiments.rotating_spheres.controls import BOWLING
from kernel_lib.experiments.rotating_spheres.questions import BACKSPINS, LANE, SHARES, SUPERBALL

__all__ = ["CLASS_QUESTIONS"]

#: Thrown so that it has 2 m/s along the floor.
THROWN = {"angle": 30.0}

SOONER, SOONER_SLOWER, LATER = ROLLS = (
    "sooner, at the same speed",
    "sooner, and slower",
    "later, at the same speed",
)

#: Speeds of the rim over that along the floor.
RIMS = ("not at all", *BACKSPINS[1:])

#: Speeds that differ by less than this part are the same.
SAME = 1e-6


def _where(runs_at: RunsAt) -> tuple[str, str]:
    told = SUPERBALL.judge(*runs_at({}))
    return str(told.truth), told.happened


def _spin(values: Values, share: float) -> float:
    """Backspin whose rim has this share of the speed along the floor, rad/s."""
    along = float(values["speed"]) * math.sin(math.radians(values["angle"]))
    return share * along / float(values["r1"])


def _backspin(runs_at: RunsAt) -> tuple[str, str]:
    """The backspin after which the first bounce leaves least speed along the floor."""
    values, _ = runs_at({})
    left = {}
    for words, share in zip(RIMS, SHARES, strict=True):
        run = runs_at({"spin1": _spin(values, share)})[1]["rough"]
        left[words] = float(run.contacts.of_kind("impact").velocity_after[0, 0, 0])
    right = min(left, key=lambda words: abs(left[words]))
    told = ", ".join(f"{words} {figure(round(left[words], 9), 'm/s')}" for words in RIMS)
    return right, f"After the floor it moves along it, by the speed of its rim: {told}."


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
        "A superball is thrown to the floor under a table: full grip, no loss.\n"
        "After floor, table, floor it:",
        SUPERBALL.choices,
        _where,
        runs=("rough",),
        decisive=SUPERBALL.decisive,
    ),
    ClassQuestion(
        "backspin",
        "With backspin it can bounce straight up.\n"
        "How fast must its rim turn, compared with its speed along the floor?",
        RIMS,
        _backspin,
        THROWN,
        {"spin1": 3.0},
        runs=("rough",),
    ),
    ClassQuestion(
        "lane",
        "A bowling ball slides at first and rolls in the end. The lane is made twice as rough.\n"
        "Now it rolls:",
        ROLLS,
        _rougher,
        BOWLING,
        {"friction": 0.4},
        runs=("rough",),
        rounds=1,
        decisive=LANE.decisive,
    ),
)
