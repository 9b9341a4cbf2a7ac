"""Runs that are made when the package is built: those that are computed now, and cheap to show."""

import math
from typing import Any

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments import lessons
from kernel_lib.experiments.ahead import DIST, made_ahead
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable
from kernel_lib.state.invariants import angular_momentum

LESSONS = lessons()
AHEAD = {name: make for lesson in LESSONS.values() for name, make in lesson.ahead.items()}


def refuses(scene: Any) -> Any:
    raise AssertionError("the build has no such run")


def kept(name: str) -> Any:
    """The run of the build, which is loaded anew."""
    return kl.load(DIST / f"{name}.npz")


def test_the_build_has_all_runs_and_no_others() -> None:
    assert sorted(path.stem for path in DIST.glob("*.npz")) == sorted(AHEAD)
    assert len(AHEAD) == sum(len(lesson.ahead) for lesson in LESSONS.values()) == 10


def test_a_run_of_the_build_is_the_one_that_is_computed_now() -> None:
    one, now = kept("cloud-9"), AHEAD["cloud-9"]()
    assert np.array_equal(one.time, now.time)
    assert np.abs(one.position - now.position).max() < 1e-6 * np.abs(now.position).max()
    assert np.array_equal(one.contacts.time, now.contacts.time)
    half = float(now.time[-1]) / 2
    off = np.abs(one.at(half).position - now.at(half).position).max()
    assert off < 1e-4 * np.ptp(now.position)


@pytest.mark.parametrize("name", AHEAD)
def test_hits_of_a_cloud_take_no_turning(name: str) -> None:
    turning = angular_momentum(kept(name))
    assert np.abs(turning / turning[0] - 1).max() < 1e-4


def test_a_run_of_another_scene_is_computed() -> None:
    run = kept("cloud-9")
    assert made_ahead("cloud-9", run.scene, refuses).scene == run.scene
    with pytest.raises(AssertionError, match="no such run"):
        made_ahead("cloud-9", kl.Scene([kl.Ball((0, 0), (0, 0), 1, 1)]), refuses)
    with pytest.raises(AssertionError, match="no such run"):
        made_ahead("no cloud", run.scene, refuses)


def test_a_picture_of_such_a_run_computes_none() -> None:
    lesson = LESSONS["attracting_stones"]
    asked = {"kind": "set", "change": {"situation": "a cloud", "cloud": 4}}
    message, (block,) = answer(Playable(lesson), asked)
    (run,) = lesson.runs(lesson.check(message["values"])).values()
    assert message["values"]["cloud"] == 4 and not message["errors"]
    assert run.memory[0].second is None, "the solver has run again"
    assert math.isclose(run.time[-1], 30)
    assert len(block) < 600_000
