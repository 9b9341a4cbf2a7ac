"""The printed sheet of lesson 02."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.oblique_plane.questions import landing
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet

__all__ = ["WORKSHEET"]


def _into(values: Values, runs: Runs) -> str:
    seen = landing(runs)
    return f"{figure(seen.into)} → {figure(max(0.0, round(seen.out, 9)))}" if seen else ""


def _along(values: Values, runs: Runs) -> str:
    seen = landing(runs)
    return f"{figure(abs(seen.before))} → {figure(abs(round(seen.after, 9)))}" if seen else ""


def _lost(values: Values, runs: Runs) -> str:
    hits = runs["exact"].contacts.of_kind("impact")
    before = hits.velocity_before[0, 0]
    return figure(100 * hits.energy_lost[0] / (0.5 * values["mass"] * float(before @ before)))


WORKSHEET = Worksheet(
    ("Ski jumper", "Snowball on a roof", "Straight down", "Hailstone"),
    (
        Column("Slope", lambda values, runs: figure(values["slope"]), given=True),
        Column("Speed into the slope → back out of it (m/s)", _into),
        Column("Speed along it, before → after (m/s)", _along),
        Column("Energy of motion lost (%)", _lost),
    ),
    "Lay a coin on a book and lift one edge until it slides. Edge lifted ____ cm, base along the "
    "table ____ cm; their ratio is the roughness μ = ____. With two coins stacked: ____",
    "Coin on paper: 0.2 to 0.5. Two coins slide at the same slope: the mass drops out.",
)
