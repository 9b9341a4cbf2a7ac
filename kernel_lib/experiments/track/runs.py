"""Lesson 09: bodies that slide and roll on tracks, leave them, and race."""

import numpy as np

from kernel_lib.experiments import (
    THREE_LEVELS,
    AtContact,
    Bars,
    Chart,
    Experiment,
    Observable,
    Sentence,
    parts_of,
)
from kernel_lib.experiments.measures.energy import energy_of_motion, energy_of_spin, taken_so_far
from kernel_lib.experiments.track import controls, tasks
from kernel_lib.experiments.track.chart import leaving_angles, present
from kernel_lib.experiments.track.controls import BODIES, DRAWN, OWN
from kernel_lib.experiments.track.further import LEAST, LEAVES, THREE_WAYS
from kernel_lib.experiments.track.law import track_law
from kernel_lib.experiments.track.published import published_tracks
from kernel_lib.experiments.track.questions import DEPTH, LATER, LOOPING, REAL, WHO
from kernel_lib.experiments.track.rides import runs
from kernel_lib.experiments.track.shapes import (
    ARC,
    HEAVY,
    HIGH,
    LIGHT,
    LOW,
    STRAIGHT,
)
from kernel_lib.experiments.track.ways import FIRST, ORDER, SWINGS, WAYS
from kernel_lib.state.track import Track
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs"]

#: Heights that are nothing, m.
_ROUNDING = 1e-12

#: A leg that begins so shortly before the end of a run, s, is the flight off the track's end.
_AT_THE_END = 1e-6


def _height_energy(run: Trajectory) -> Floats:
    """Energy of height above the lowest point of the path of centres, J; rounding is none."""
    weight = run.scene.balls[0].mass * -float(np.ravel(run.scene.gravity)[1])
    track = run.scene.track
    assert isinstance(track, Track)
    low = float(track.points(track.length / 2000)[:, 1].min())
    above = run.position[:, 0, 1] - low
    return weight * np.where(np.abs(above) < _ROUNDING, 0.0, above)


def _lost(run: Trajectory) -> Floats:
    """What friction and impacts have taken, J."""
    return run.friction_heat() + taken_so_far(run.contacts.of_kind("impact"), run.time)


def _moving(run: Trajectory) -> Floats:
    return energy_of_motion(run.scene.balls, run.velocity)[:, 0]


def _turning(run: Trajectory) -> Floats:
    return energy_of_spin(run)[:, 0]


def _carried(run: Trajectory) -> Floats:
    """Force of the track, (K+1, 2) N; at the end that of just before, where its last piece ends."""
    times, begun = run.time.copy(), run.leg_starts(0)[-1]
    if times[-1] - begun < _AT_THE_END:
        times[times >= begun] = np.nextafter(begun, 0.0)
    return run.normal_force(0, times)


def _force(run: Trajectory) -> Floats:
    """Force of the track, N."""
    return np.hypot(*_carried(run).T)


def _legs(run: Trajectory) -> Floats:
    return run.leg_starts(0)


experiment = Experiment(
    name="track",
    title="On a track: who gets round, who gets there first?",
    runs=runs,
    law_now=track_law,
    hues=dict(zip(BODIES, range(5), strict=True))
    | {HIGH: 0, LOW: 1, STRAIGHT: 0, ARC: 1, "cycloid": 2, OWN: 3, LIGHT: 0, HEAVY: 1},
    handles={0: {"position": (None, "height")}},
    draws={name: x for name, (x, _) in DRAWN.items()},
    toys=("Race of three", "Draw your own", "Bead on a wire", "sound"),
    at_contact=AtContact(
        reaction=(
            Observable("force to the right", "N_x", "N", lambda r: _carried(r)[:, 0], _legs),
            Observable("force upwards", "N_y", "N", lambda r: _carried(r)[:, 1], _legs),
        ),
        acts=(1, 2),
    ),
    observables=(
        Observable("force of the track", "N", "N", _force, _legs),
        Observable("speed", "v", "m/s", lambda run: np.linalg.norm(run.velocity[:, 0], axis=-1)),
        Observable("height", "y", "m", lambda run: run.position[:, 0, 1]),
        Observable("spin", "ω", "rad/s", lambda run: run.spin[:, 0]),
    ),
    bars=(
        Bars(
            Sentence("track-experiment-energy"),
            "J",
            (
                Observable("energy of motion", "E_k", "J", _moving),
                Observable("energy of turning", "E_r", "J", _turning),
                Observable("energy of height", "E_p", "J", _height_energy),
                Observable("lost", "E₀ - E", "J", _lost),
            ),
        ),
    ),
    chart=Chart(
        Sentence("track-chart"),
        Sentence("track-chart-height"),
        Sentence("track-chart-angle"),
        leaving_angles,
        now=present,
        click=("height", None),
    ),
    published=published_tracks(),
    guess=LOOPING,
    questions=(WHO, REAL, DEPTH, LATER, FIRST, WAYS, ORDER, SWINGS),
    further=(LEAST, LEAVES, THREE_WAYS),
    levels=THREE_LEVELS,
    **parts_of(controls, tasks),
)
