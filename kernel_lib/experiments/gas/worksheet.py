"""The printed sheet of lesson 08."""

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.gas.acts import GAS
from kernel_lib.experiments.gas.law import faster, gained, speeds_at
from kernel_lib.experiments.teaching.worksheet import Column, Worksheet

__all__ = ["WORKSHEET"]


def _faster(values: Values, runs: Runs) -> str:
    run = runs[GAS]
    return str(faster(speeds_at(run, float(run.time[-1])), values["speed"]))


def _fastest(values: Values, runs: Runs) -> str:
    run = runs[GAS]
    return figure(float(speeds_at(run, float(run.time[-1])).max()))


WORKSHEET = Worksheet(
    ("Soon", "Half the room", "In space", "Back after four"),
    (
        Column("Balls", lambda values, runs: str(values["balls"]), given=True),
        Column("Faster than at the start, in the end", _faster),
        Column("Fastest, in the end (m/s)", _fastest),
        Column("Energy, times that at the start", lambda values, runs: figure(gained(runs[GAS]))),
    ),
    "Ten people get ten coins each. Again and again two, drawn by lot, put their coins together "
    "and share them anew by dice. After 50 rounds: how many have fewer than ten? ____ more? ____ "
    "the richest: ____ coins",
    "Six or seven have fewer than ten, and one or two have more than twice as many. In the plane "
    "balls share their energy just so: few are rich, most are poor, and nobody cheats.",
)
