"""One step further in lesson 09: the truths, as places and times of other runs show them."""

import math

import numpy as np
import pytest

from kernel_lib.experiments.track import experiment
from kernel_lib.protocol.guess import fitting_questions, verdict_of
from kernel_lib.words import in_words

#: A body, and the one that is asked about after it.
AFTER = [("ball", "tin"), ("tin", "hoop"), ("hoop", "bead"), ("bead", "ball")]


def asked(**changed):
    values = experiment.check(changed)
    return in_words(fitting_questions(experiment.further, values, experiment.runs(values)))


def gets_round(body, height):
    """Whether it comes over the top of the loop, 2 m up, and on to the end of the track."""
    run = experiment.runs(experiment.check({"body": body, "rival": "none", "height": height}))[body]
    x, y = run.sample(np.linspace(0, run.time[-1], 5001)).position[:, 0].T
    return bool(y[x > -0.4].max() > 1.99 and x[-1] > 1.99)


@pytest.mark.parametrize(("body", "other"), AFTER)
def test_from_that_height_the_other_body_gets_round_and_from_a_little_less_it_does_not(body, other):
    (one,) = asked(body=body, height=3.2)
    assert one["name"] == "least"
    assert body_in(one["question"]) == other
    assert gets_round(other, one["truth"] + 0.01)
    assert not gets_round(other, one["truth"] - 0.01)
    said = {guess: verdict_of(one, one, one["truth"] + guess) for guess in (-0.1, 0.025, 0.1)}
    assert [one["right"] for one in said.values()] == [False, True, False]
    assert said[-0.1]["text"].startswith("Too low")
    assert said[0.1]["text"].startswith("It needs less")
    assert verdict_of(one, one, 2.5)["text"].startswith("That is for a block")


def body_in(question):
    return next(one for one in ("tin", "hoop", "bead", "ball") if f"A {one} " in str(question))


def test_the_height_waits_for_a_clear_question_about_the_loop():
    assert asked(body="ball", height=2.69) == []
    assert asked(body="ball", height=3.2, never_slips=False) == []
    assert [act.after for act in experiment.acts] == ["least", "leaves", "three_ways"]


@pytest.mark.parametrize(
    ("body", "push", "other", "pushed"),
    [
        ("block", 0.0, "block", 0.5),
        ("block", 1.3, "block", 0.5),
        ("hoop", 0.0, "ball", 0.0),
        ("bead", 0.0, "tin", 0.0),
    ],
)
def test_another_body_leaves_the_dome_so_far_down(body, push, other, pushed):
    dome = {"place": "dome", "rival": "none", "dome_radius": 2.0, "gravity": 1.62}
    (one,) = asked(**dome, body=body, push=push)
    assert f"A {other} " in str(one["question"])
    assert "This happens on the Moon." in str(one["question"])
    run = experiment.runs(experiment.check({**dome, "body": other, "push": pushed}))[other]
    there = run.sample(np.linspace(0, run.time[-1], 20001))
    height = there.position[:, 0, 1]
    # Where its weight is just enough to bend its way: m v²/R = m g cos θ.
    gone = int(np.argmax((there.velocity[:, 0] ** 2).sum(axis=1) > 1.62 * height))
    assert one["truth"] == pytest.approx(1 - height[gone] / 2, abs=1e-3)
    assert verdict_of(one, one, round(one["truth"], 2))["right"]
    assert verdict_of(one, one, 0.33)["text"].startswith("A third")


def test_three_blocks_arrive_in_that_order():
    (one,) = asked(**experiment.acts[2].values, gravity=3.71)
    race = experiment.check({"place": "race of three", "body": "block", "gravity": 3.71})
    runs = experiment.runs(race)
    times = {name: float(run.time[-1]) for name, run in runs.items()}
    order = [name.replace("straight", "line") for name in sorted(times, key=lambda n: times[n])]
    assert one["truth"] == "_".join(order)
    said = verdict_of(one, one, "line_arc_cycloid")
    assert not said["right"]
    assert f"{times['straight']:.3g} s" in said["text"]


@pytest.mark.parametrize("place", ["two masses", "cycloid's bowl"])
def test_a_ball_takes_longer_by_one_factor_on_all_three_ways(place):
    (one,) = asked(place=place, mass=10.0, body="block")
    race = {"place": "race of three"}
    slide, roll = (
        experiment.runs(experiment.check({**race, "body": body})) for body in ("block", "ball")
    )
    ratios = [roll[name].time[-1] / slide[name].time[-1] for name in slide]
    assert ratios == pytest.approx([math.sqrt(1.4)] * 3, rel=1e-4)
    assert one["truth"] == "alike"
    assert "1.18 times" in verdict_of(one, one, "none")["text"]
