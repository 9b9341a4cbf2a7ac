"""The question of lesson 08 about balls of two masses: how they share their energy."""

import math

import numpy as np

from kernel_lib.experiments import Decisive, Guess, Runs, Values
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.many_balls.boxes import is_closed
from kernel_lib.experiments.many_balls.controls import AMONG, GAS, TWO
from kernel_lib.experiments.measures.energy import energy_of_motion
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import Sentence

__all__ = ["SHARED", "energy_shared"]


#: The part of the run, at its end, over whose moments energies are averaged.
WATCHED = 1 / 3

#: Moments of it: so many that those of few heavy balls no longer jump.
MOMENTS = 41

#: A heavy ball's energy in a light one's: clearly less, about as much, clearly more.
CLEARLY_LESS, ABOUT, CLEARLY_MORE = 0.65, (0.75, 1.33), 1.55


def energy_shared(run: Trajectory) -> Floats:
    """Mean energy of a light ball and of a heavy one over the last third of a run, (2,) J."""
    end = float(run.time[-1])
    moments = run.sample(np.linspace((1 - WATCHED) * end, end, MOMENTS))
    energy = energy_of_motion(run.scene.balls, moments.velocity).mean(axis=0)
    masses = np.array([ball.mass for ball in run.scene.balls])
    heavy = masses > masses.min()
    found: Floats = np.array([energy[~heavy].mean(), energy[heavy].mean()])
    return found


def _ratio(runs: Runs) -> float:
    """A heavy ball's energy over that of a light one."""
    light, heavy = energy_shared(runs[GAS]).tolist()
    return float(heavy / light)


def _shared(values: Values, runs: Runs) -> str:
    ratio = _ratio(runs)
    return "less" if ratio < ABOUT[0] else "alike" if ratio <= ABOUT[1] else "more"


def _margin(values: Values, runs: Runs) -> float:
    """1 where it is clear; 0 too where the texts would not tell why."""
    if values["kinds"] not in (AMONG, TWO) or values["turn"] or not is_closed(values):
        return 0.0
    if values["heavy"] < 1.5 or runs[GAS].stopped_because != "duration reached":
        return 0.0
    ratio, early = _ratio(runs), "less" if values["kinds"] == AMONG else "more"
    if CLEARLY_LESS < ratio < ABOUT[0] or ABOUT[1] < ratio < CLEARLY_MORE:
        return 0.0
    slow, fast = _speeds(values, runs)
    return 1.0 if slow < fast and _shared(values, runs) in ("alike", early) else 0.0


def _speeds(values: Values, runs: Runs) -> tuple[float, float]:
    """Root mean square of the speeds of heavy and light balls, m/s."""
    light, heavy = energy_shared(runs[GAS]).tolist()
    return math.sqrt(2 * heavy / values["heavy"]), math.sqrt(2 * light)


def _asked(values: Values, runs: Runs) -> Sentence:
    kinds = "among" if values["kinds"] == AMONG else "above"
    return Sentence("many-balls-shared-asked", kinds=kinds, times=figure(values["heavy"]))


def _slots(values: Values, runs: Runs) -> dict[str, str]:
    slow, fast = _speeds(values, runs)
    ratio = figure(_ratio(runs))
    return {"ratio": ratio, "slow": figure(slow, "m/s"), "fast": figure(fast, "m/s")}


def _to_the_end(values: Values, runs: Runs) -> Decisive:
    end = float(runs[GAS].time[-1])
    return Decisive(((1 - WATCHED) * end,), end)


SHARED = Guess(
    _asked,
    "choice",
    truth=_shared,
    says="many-balls-shared",
    slots=_slots,
    margin=_margin,
    choices=("less", "alike", "more"),
    name="shared",
    decisive=_to_the_end,
)
