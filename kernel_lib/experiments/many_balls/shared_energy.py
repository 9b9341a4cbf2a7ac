"""The question of lesson 08 about balls of two masses: how they share their energy."""

import math

import numpy as np

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Decisive, Guess, Judgement, Runs, Values, Varied
from kernel_lib.experiments.many_balls.controls import AMONG, GAS, TWO
from kernel_lib.experiments.measures.energy import energy_of_motion
from kernel_lib.experiments.teaching.verdict import judged_choices
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["SHARED", "SHARES", "energy_shared"]

LESS, ALIKE, MORE = SHARES = (
    "less energy than a light one",
    "about as much",
    "more energy than a light one",
)

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


def _shared(ratio: float) -> str:
    """The choice that a heavy ball's energy, in a light one's, clearly is; "" for none."""
    if ratio <= CLEARLY_LESS or ratio >= CLEARLY_MORE:
        return LESS if ratio < 1 else MORE
    return ALIKE if ABOUT[0] <= ratio <= ABOUT[1] else ""


def _fits(values: Values, runs: Runs) -> bool:
    if values["kinds"] not in (AMONG, TWO) or values["turn"] or values["piston"] > 0:
        return False
    if values["heavy"] < 1.5 or runs[GAS].stopped_because != "duration reached":
        return False
    light, heavy = energy_shared(runs[GAS]).tolist()
    return bool(_shared(heavy / light))


def _asked(values: Values, runs: Runs) -> str:
    times = f"{figure(values['heavy'])} times the mass"
    if values["kinds"] == AMONG:
        began = f"Every tenth ball has {times} of the others, and begins at rest."
    else:
        began = f"Light balls below, above them heavy ones of {times}, all with one speed."
    return f"{began}\nAt the end a heavy ball has, in the mean:"


def _judge(values: Values, runs: Runs) -> Judgement:
    light, heavy = energy_shared(runs[GAS]).tolist()
    ratio = heavy / light
    truth = _shared(ratio)
    slow, fast = math.sqrt(2 * heavy / values["heavy"]), math.sqrt(2 * light)
    goes_on = (
        "Collisions pass energy on until both have alike, whatever their masses."
        if truth == ALIKE
        else "Collisions pass energy on to those that have less, and these have not been enough: "
        "in the long run theory has as much for both."
    )
    happened = (
        f"Over the last third of the run it has {figure(ratio)} times the energy of a light one, "
        f"with speeds of {figure(slow, 'm/s')} and {figure(fast, 'm/s')} (root mean square). "
        f"{goes_on}"
    )
    slower = "It is slower, but each metre a second counts for more in it. "
    texts = (
        happened if truth == LESS or slow >= fast else f"{slower}{happened}",
        happened,
        happened if truth == MORE else f"Mass alone is no energy. {happened}",
    )
    return judged_choices(SHARES, truth, texts, happened, f"{figure(ratio)} times as much")


def _to_the_end(values: Values, runs: Runs) -> Decisive:
    end = float(runs[GAS].time[-1])
    return Decisive(((1 - WATCHED) * end,), end)


SHARED = Guess(
    _asked,
    "choice",
    _judge,
    choices=SHARES,
    name="shared",
    fits=_fits,
    decisive=_to_the_end,
    vary={"start": Varied(1, 99)},
)
