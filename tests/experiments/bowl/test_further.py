"""One step further in lesson 07: numbers that are judged, as runs show them."""

import numpy as np
import pytest

from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.bowl import experiment
from kernel_lib.experiments.bowl.law import bounces, offsets
from kernel_lib.experiments.bowl.runs import runs
from kernel_lib.protocol.guess import fitting_questions, verdict_of
from kernel_lib.words import in_words

PAIR, PAIRS = (act.values for act in experiment.acts[1:])


def asked(number, **changed):
    """What the act of this number asks further at these values."""
    values = experiment.check(changed)
    further = [one for one in experiment.further if one.name == experiment.acts[number - 1].after]
    return in_words(fitting_questions(further, values, runs(values)))


def said_of(one, guess):
    verdict = verdict_of(one, one, guess)
    return verdict["right"], verdict["text"]


@pytest.mark.parametrize(
    ("changed", "height"),
    [({}, 0.9), ({"height": 1.0}, 0.85), ({"height": 0.3}, 0.95), ({"shape": "parabola"}, 0.95)],
)
def test_neighbours_are_1_cm_apart_at_that_bounce_of_the_drop_that_is_shown(changed, height):
    (one,) = asked(2, **{**PAIR, **changed})
    assert f"{height:g} m above a round bowl" in str(one["question"])
    pair = runs(experiment.check({**PAIR, "height": height, "bounces": 40}))
    ball, neighbour = (bounces(run)[:40] for run in pair.values())
    apart = np.linalg.norm(ball - neighbour, axis=1)
    first = int(np.flatnonzero(apart >= 0.01)[0]) + 1
    assert one["truth"] == first
    guesses = (first - 3, first - 2, first + 2, first + 3)
    assert [said_of(one, guess)[0] for guess in guesses] == [False, True, True, False]
    early = first // 2
    assert f"at bounce {early} they are only {1000 * apart[early - 1]:.3g} mm" in said_of(one, 2)[1]
    assert f"{100 * apart[first - 1]:.3g} cm apart" in said_of(one, first)[1]
    assert said_of(one, first + 4)[1].startswith("Too late")
    assert said_of(one, 10_000)[1].startswith("Nothing is *added*")


def off(radii, distance):
    """How far off the axis a ball was at each of 60 passes between two mirrors, m."""
    pair = dict(zip(("radius", "second"), radii, strict=True))
    own = {"distance": distance, "speed": 0.001, "three_pairs": False}
    values = experiment.check({**PAIRS, **pair, **own})
    return np.abs(offsets(values, runs(values)["ball"]))


@pytest.mark.parametrize(
    ("shown", "radii"),
    [((0.6, 1.4), (0.5, 0.9)), ((0.8, 0.8), (0.6, 1.4)), ((0.5, 0.9), (0.6, 1.4))],
)
def test_a_ball_stays_up_to_that_distance_of_other_mirrors_and_no_farther(shown, radii):
    (one,) = asked(3, **{**PAIRS, "radius": shown[0], "second": shown[1]})
    truth, both, near = one["truth"], sum(radii), radii[0]
    assert f"radii of {radii[0]:g} m and {radii[1]:g} m" in str(one["question"])
    assert truth == pytest.approx(both, rel=0.01)
    assert off(radii, truth).max() < near / 10 < off(radii, 1.02 * truth).max()
    guesses = [part * truth for part in (0.9, 0.98, 1.02, 1.1)]
    assert [said_of(one, guess)[0] for guess in guesses] == [False, True, True, False]
    safe = 1000 * off(radii, 0.95 * both).max()
    assert f"no farther than {safe:.3g} mm" in said_of(one, 0.3)[1]
    assert said_of(one, 1.2 * truth)[1].startswith(f"At {1.05 * both:.3g} m it left: ")
    gap = near + 0.35 * (radii[1] - near)
    beyond = off(radii, gap)
    left = 100 * beyond[np.argmax(beyond > near / 10)]
    assert off(radii, both / 2).max() > near / 10
    assert said_of(one, both / 2)[1].startswith(f"At {gap:.3g} m it left, {left:.3g} cm off")


def test_both_are_asked_of_all_that_their_acts_draw():
    bank = bank_of(experiment)
    for number, act in ((2, PAIR), (3, PAIRS)):
        for draw in bank[number][::6]:
            assert len(asked(number, **{**act, **draw.values})) == 1, draw


@pytest.mark.parametrize(
    ("number", "changed"),
    [
        (2, {**PAIR, "pair": False}),
        (2, {**PAIR, "e": 0.9}),
        (3, PAIR),
        (3, {**PAIRS, "e": 0.9}),
    ],
)
def test_elsewhere_nothing_is_asked_further(number, changed):
    assert asked(number, **changed) == []
