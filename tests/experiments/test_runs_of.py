"""Runs and curves that no page could show are refused by name, as soon as they are made."""

from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.experiment import MOST_RUNS, Experiment, Observable
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.protocol.pictures.runs import runs_of
from kernel_lib.widgets import Lesson

RUN = kl.simulate(kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1)]), 1)
ONE = {"exact": RUN}
FIVE = {str(k): RUN for k in range(MOST_RUNS + 1)}


def experiment(runs=ONE, **changes):
    plain = Experiment("plain", "Plain", (Parameter("k_b", "k_b", 0.7),), lambda values: runs)
    return replace(plain, **changes)


def curve(values):
    return {"observables": (Observable("height", "y", "m", values),)}


WRONG = {
    "a list of runs": (
        lambda: experiment([RUN]),
        r"runs of 'plain' must be a dict {name: Trajectory}, got list",
    ),
    "one run alone": (lambda: experiment(RUN), "Trajectory}, got Trajectory"),
    "no runs": (lambda: experiment({}), "runs of 'plain' must be one to 4, got 0"),
    "five runs": (lambda: experiment(FIVE), "runs of 'plain' must be one to 4, got 5"),
    "a run without a name": (lambda: experiment({"": RUN}), "must have names, got ''"),
    "a run that is none": (
        lambda: experiment({"exact": RUN.time}),
        "run 'exact' must be a Trajectory, got ndarray",
    ),
    "a handle of no ball": (
        lambda: experiment(handles={1: {"position": (None, "k_b")}}),
        "a handle moves ball 1, and run 'exact' has 1, from 0 on",
    ),
    "a handle with an axis too many": (
        lambda: experiment(handles={0: {"velocity": (None, None, "k_b")}}),
        "the velocity of ball 0 has 3 names of axes, and run 'exact' 2 components",
    ),
    "a curve that is too short": (
        lambda: experiment(**curve(lambda run: run.time[1:])),
        "observable 'height' must have one number for each of 7 frames, got the shape .6,.",
    ),
    "a curve of vectors": (
        lambda: experiment(**curve(lambda run: run.position[:, 0])),
        "observable 'height' must have one number for each of 7 frames, got the shape .7, 2.",
    ),
    "a curve of one number": (
        lambda: experiment(**curve(lambda run: 3.0)),
        "observable 'height' must have one number for each of 7 frames, got the shape ..",
    ),
    "no experiment": (lambda: RUN.scene, "a lesson shows an Experiment, got Scene"),
}


@pytest.mark.parametrize("mistake", WRONG)
def test_a_lesson_of_it_is_refused(mistake):
    make, message = WRONG[mistake]
    with pytest.raises(ValueError, match=message):
        Lesson(make())


def test_what_is_in_order_is_shown():
    assert runs_of(experiment(), {"k_b": 0.7}) is ONE
    lesson = Lesson(experiment(**curve(lambda run: run.position[:, 0, 1])))
    assert np.array_equal(lesson.runs["exact"].time, RUN.time)


def test_where_a_control_counts_the_balls_a_handle_waits_for_its_ball():
    count = Parameter("balls", "n", 1, 1, 3, 1, scale="integer")
    handles = {2: {"velocity": ("k_b", None)}}
    parameters = (Parameter("k_b", "k_b", 0.7), count)
    waiting = experiment(parameters=parameters, ball_count="balls", handles=handles)
    assert Lesson(waiting).values["balls"] == 1
