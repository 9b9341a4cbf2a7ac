"""Lesson 10: stones that attract each other, in real sizes and hours."""

from itertools import combinations

from kernel_lib.experiments import (
    THREE_LEVELS,
    Bars,
    Chart,
    Experiment,
    Observable,
    Sentence,
    parts_of,
)
from kernel_lib.experiments.attracting_stones import controls, tasks
from kernel_lib.experiments.attracting_stones.catching import CATCH
from kernel_lib.experiments.attracting_stones.chart import nearest_distances, present
from kernel_lib.experiments.attracting_stones.cloud import AHEAD, BECOMES, STONES_OF_CLOUD
from kernel_lib.experiments.attracting_stones.further import HELD, MEETING, SLOWEST
from kernel_lib.experiments.attracting_stones.heavy_ones import ROUND, SIDES, captions
from kernel_lib.experiments.attracting_stones.law import distances, past, stones_law, towards
from kernel_lib.experiments.attracting_stones.orbits import MILLI
from kernel_lib.experiments.attracting_stones.passing import GRAZE, PASS
from kernel_lib.experiments.attracting_stones.published import published_stones
from kernel_lib.experiments.attracting_stones.questions import AT_ALL, END
from kernel_lib.experiments.attracting_stones.stones import PUSHED, STONES, TWIN, runs
from kernel_lib.experiments.attracting_stones.three import FLYING, THREE
from kernel_lib.experiments.measures.energy import energy_lost
from kernel_lib.state.invariants import (
    angular_momentum,
    centre_of_mass,
    kinetic_energy,
    momentum,
    potential_energy,
)
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs"]


def _moving(run: Trajectory) -> Floats:
    """Energy of motion of all balls, mJ."""
    return kinetic_energy(run) / MILLI


def _height(run: Trajectory) -> Floats:
    """Energy of attraction over that of a touch of all, mJ."""
    balls, strength = run.scene.balls, run.scene.mutual_gravity
    touch = sum(a.mass * b.mass / (a.radius + b.radius) for a, b in combinations(balls, 2))
    return (potential_energy(run) + strength * touch) / MILLI


def _lost(run: Trajectory) -> Floats:
    """What hits have taken, mJ."""
    return energy_lost(run) / MILLI


def _turning(run: Trajectory) -> Floats:
    """Angular momentum about the common centre, kg m²/s."""
    (x, y), (u, v) = centre_of_mass(run).T, momentum(run).T
    turning: Floats = angular_momentum(run) - (x * v - y * u)
    return turning


experiment = Experiment(
    name="attracting_stones",
    title="Stones that attract: how does it end?",
    runs=runs,
    law_now=stones_law,
    toys=("Head on", "Sideways 3", "A perfect hit", "Two stones at rest"),
    observables=(
        Observable("distance of the centres", "d", "m", distances),
        Observable("speed towards each other", "v_n", "mm/s", lambda run: towards(run) / MILLI),
        Observable("speed past each other", "v_t", "mm/s", lambda run: past(run) / MILLI),
    ),
    bars=(
        Bars(
            Sentence("attracting-stones-experiment-energy"),
            "mJ",
            (
                Observable("energy of motion", "E_k", "mJ", _moving),
                Observable("energy of distance", "E_p", "mJ", _height),
                Observable("lost", "E₀ - E", "mJ", _lost),
            ),
        ),
        Bars(
            Sentence("attracting-stones-experiment-turning"),
            "kg m²/s",
            (Observable("angular momentum", "L", "kg m²/s", _turning),),
        ),
    ),
    guess=END,
    questions=(AT_ALL, PASS, GRAZE, CATCH, ROUND, FLYING, BECOMES),
    further=(SLOWEST, HELD, MEETING),
    hues={
        STONES: 0,
        PUSHED: 0,
        TWIN: 1,
        THREE: 0,
        STONES_OF_CLOUD: 0,
        **{side: k for k, side in enumerate(SIDES)},
    },
    captions=captions,
    ahead=AHEAD,
    chart=Chart(
        Sentence("attracting-stones-near-chart"),
        Sentence("attracting-stones-axis-sideways"),
        Sentence("attracting-stones-axis-nearest"),
        nearest_distances,
        now=present,
        click=("sideways", None),
    ),
    published=published_stones(),
    levels=THREE_LEVELS,
    **parts_of(controls, tasks),
)
