"""One step further in lesson 08: the truths, as other runs show them by places alone."""

import numpy as np
import pytest

from kernel_lib.experiments.many_balls import experiment
from kernel_lib.experiments.many_balls.controls import ROOM
from kernel_lib.protocol.guess import further_of, judgements_of, verdict_of
from kernel_lib.words import in_words
from tests.experiments.many_balls.witnesses import all_speeds, asked_for

PARTS = {"fiftieth": (0, 0.05), "fifth": (0.15, 0.28), "third": (0.33, 0.41), "half": (0.42, 0.5)}


def asked(act, **changed):
    values = experiment.check({**experiment.acts[act - 1].values, **changed})
    runs = experiment.runs(values)
    guesses = in_words(judgements_of(experiment, values, runs))
    return values, runs["gas"], in_words(further_of(experiment, guesses, values, runs))


@pytest.mark.parametrize(
    ("start", "words", "right"),
    [
        (8, "slower than half", "fifth"),
        (9, "faster than at the start", "third"),
        (10, "more than twice as fast", "fiftieth"),
        (11, "faster than the average", "half"),
    ],
)
def test_so_many_of_a_thousand_balls_in_the_plane(start, words, right):
    _, _, (one,) = asked(1, start=start, speed=2.0, counts="speeds to the right", balls=500)
    assert one["name"] == "how_many"
    assert words in str(one["question"])
    assert "1000 balls" in str(one["question"])
    assert "2 m/s" in str(one["question"])
    plane = experiment.check({"start": start, "speed": 2.0})
    run = experiment.runs(plane)["gas"]
    speeds = all_speeds(run, asked_for(plane, run)) / 2.0
    counted = {
        "fifth": speeds < 0.5,
        "third": speeds > 1 + 1e-5,
        "fiftieth": speeds > 2,
        "half": speeds > speeds.mean(),
    }[right].sum()
    low, high = PARTS[right]
    assert low < counted / 1000 < high
    assert one["truth"] == right
    for name in one["options"]:
        said = verdict_of(one, one, name)
        assert said["right"] == (name == right)
        assert f"{counted} of 1000" in str(said["text"])


@pytest.mark.parametrize("start", [8, 9, 10])
def test_a_count_that_the_verdict_tells_is_not_asked(start):
    (one,) = asked(1, start=start)[2]
    assert "faster than the average" in str(one["question"])
    assert one["truth"] == "half"


def home(start, each):
    """How many of the 500 have their speed again."""
    values, run, _ = asked(2, start=start, each=each)
    return int((np.abs(all_speeds(run, float(run.time[-1]) - 1e-5) - values["speed"]) < 0.01).sum())


@pytest.mark.parametrize("start", [0, 280])
def test_up_to_so_many_collisions_each_all_balls_return(start):
    _, _, (one,) = asked(2, start=start, each=4)
    last = round(one["truth"])
    assert one["name"] == "last_back"
    assert home(start, last) == 500
    assert home(start, last + 1) < 500
    said = {each: verdict_of(one, one, each) for each in (2, last, last + 1, 11)}
    assert [one["right"] for one in said.values()] == [False, True, True, False]
    assert str(said[2]["text"]).startswith("Too few")
    assert str(said[11]["text"]).startswith("Too many")
    assert all(f"only {home(start, last + 1)}." in str(one["text"]) for one in said.values())


@pytest.mark.parametrize(
    ("changed", "given", "right", "nearly"),
    [
        ({}, "then goes back out", "same", 1.0),
        ({"kinds": "one ball on a line", "piston": 0.02}, "then goes back out", "same", 1.0),
        ({"piston": -0.08, "radius": 1.2}, "then comes back in", "same", 1.0),
        ({**ROOM, "piston": 0.0, "doubled": True}, "slowly presses", "twice", 2.2),
    ],
)
def test_a_wall_that_comes_back_leaves_the_energy_at_so_much(changed, given, right, nearly):
    _, _, (one,) = asked(3, start=3, **changed)
    assert one["name"] == "back"
    assert given in str(one["question"])
    assert one["truth"] == right
    said = {name: verdict_of(one, one, name) for name in one["options"]}
    assert [name for name, one in said.items() if one["right"]] == [right]
    texts = [str(one["text"]) for one in said.values()]
    (times,) = {text.split("energy is ")[1].split(" times")[0] for text in texts}
    assert float(times) == pytest.approx(nearly, rel=0.12)


def test_without_a_clear_answer_before_it_nothing_is_asked():
    assert asked(1, counts="faster than at the start")[2] == []
    assert asked(3, piston=0.5)[2] == []
    assert [act.after for act in experiment.acts] == ["how_many", "last_back", "back"]
