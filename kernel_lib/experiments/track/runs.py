"""Lesson 09: bodies that slide and roll on tracks, leave them, and race."""

import math
from collections.abc import Callable

import numpy as np

from kernel_lib.experiments.experiment import (
    LESSON_BUDGET,
    AtContact,
    Bars,
    Chart,
    Experiment,
    Observable,
    Values,
)
from kernel_lib.experiments.measures.energy import energy_of_motion, energy_of_spin
from kernel_lib.experiments.teaching import THREE_LEVELS
from kernel_lib.experiments.track.chart import leaving_angles, present
from kernel_lib.experiments.track.controls import (
    ACTS,
    BODIES,
    CYCLOID,
    DOME,
    DRAWN,
    LOOP,
    OWN,
    PARAMETERS,
    PIPE,
    PRESETS,
)
from kernel_lib.experiments.track.law import left, track_law
from kernel_lib.experiments.track.published import published_tracks
from kernel_lib.experiments.track.questions import DEPTH, LATER, LOOPING, REAL, WHO
from kernel_lib.experiments.track.shapes import (
    ACROSS,
    ARC,
    FINISH,
    HEAVY,
    HIGH,
    LIGHT,
    LOW,
    STRAIGHT,
    mass_of,
    scene_of,
    solver_of,
    starts,
)
from kernel_lib.experiments.track.tasks import CHALLENGES, CLASS_QUESTIONS, EXERCISES, WORKSHEET
from kernel_lib.experiments.track.ways import FIRST, ORDER, SWINGS, WAYS
from kernel_lib.solvers.simulate import simulate
from kernel_lib.state.scene import Scene
from kernel_lib.state.track import Track
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["experiment", "runs"]

#: How long a body is watched, s of the Earth, and how long after it has left the track.
_WATCHED, _AFTER_LEAVING = 6.0, 1.0

#: Heights that are nothing, m.
_ROUNDING = 1e-12

#: A leg that begins so shortly before the end of a run, s, is the flight off the track's end.
_AT_THE_END = 1e-6


def runs(values: Values) -> dict[str, Trajectory]:
    """A run for each body, or for each track of a race; all begin at the same time."""
    found = {}
    for name, (track, body, along, speed) in starts(values).items():
        here = scene_of(values, track, body, along, speed, mass_of(values, name, body))
        found[name] = _run(values, here, body)
    return found


def _run(values: Values, here: Scene, body: str) -> Trajectory:
    """Up to the finish, or a while after it has left the track."""
    solver, slower = solver_of(body), math.sqrt(9.807 / values["gravity"])

    def run(duration: float) -> Trajectory:
        return simulate(here, duration, solver, duration / 300, budget=LESSON_BUDGET)

    place, whole = values["place"], run(_WATCHED * slower)
    if place in (PIPE, CYCLOID):
        return whole
    if place == DOME:
        end = _at_depth(whole)
        return whole if end is None or end >= whole.time[-1] else run(end)
    end = _at_finish(whole, FINISH if place == LOOP else ACROSS)
    gone = left(whole)
    if gone is not None and (end is None or gone.time < end) and place == LOOP:
        end = min(end or math.inf, gone.time + _AFTER_LEAVING * slower)
    return whole if end is None or end >= whole.time[-1] else run(end)


def _at_finish(run: Trajectory, finish: float) -> float | None:
    """When the centre comes to `finish` m across, s; None where it does not."""
    return _crossing(run, lambda places: places[:, 0] - finish)


def _at_depth(run: Trajectory) -> float | None:
    """When the centre falls past the foot of the dome, s."""
    return _crossing(run, lambda places: np.where(places[:, 0] > 0, -places[:, 1], -1.0))


def _crossing(run: Trajectory, beyond: Callable[[Floats], Floats]) -> float | None:
    """The first moment from which on a function of the place is not negative, s."""
    first, last = 0.0, float(run.time[-1])
    for _ in range(7):
        times = np.linspace(first, last, 65)
        past = np.flatnonzero(beyond(run.sample(times).position[:, 0]) >= 0)
        if not len(past) or past[0] == 0:
            return None
        first, last = float(times[past[0] - 1]), float(times[past[0]])
    return last


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
    impacts = run.contacts.of_kind("impact")
    taken = np.append(0.0, np.cumsum(impacts.energy_lost))
    return run.friction_heat() + taken[np.searchsorted(impacts.time, run.time, side="right")]


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
    parameters=PARAMETERS,
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
            "Energy",
            "J",
            (
                Observable("energy of motion", "E_k", "J", _moving),
                Observable("energy of turning", "E_r", "J", _turning),
                Observable("energy of height", "E_p", "J", _height_energy),
                Observable("lost", "E₀ - E", "J", _lost),
            ),
        ),
    ),
    presets=PRESETS,
    chart=Chart(
        "Where does it leave the loop?",
        "start height (radii)",
        "angle (°)",
        leaving_angles,
        now=present,
        click=("height", None),
    ),
    published=published_tracks(),
    guess=LOOPING,
    questions=(WHO, REAL, DEPTH, LATER, FIRST, WAYS, ORDER, SWINGS),
    acts=ACTS,
    levels=THREE_LEVELS,
    exercises=EXERCISES,
    challenges=CHALLENGES,
    class_questions=CLASS_QUESTIONS,
    worksheet=WORKSHEET,
)
