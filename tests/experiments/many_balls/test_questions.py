"""Questions, exercises and challenges of lesson 08, and what is said."""

import re
from functools import partial

import numpy as np
import pytest

from kernel_lib.experiments.many_balls import experiment
from kernel_lib.experiments.many_balls.controls import (
    ACROSS,
    ALONE,
    AMONG,
    AT_FIRST,
    GAS,
    HOW_MANY,
    LINE,
    PISTON,
    ROOM,
    TWO,
    WALL,
)
from kernel_lib.experiments.many_balls.law import faster, moment_of, speeds_at
from kernel_lib.experiments.many_balls.questions import SKETCHES
from kernel_lib.experiments.many_balls.thrown import across, met_at_once
from kernel_lib.protocol.description import sheet_of
from kernel_lib.protocol.plain_data import question_data
from kernel_lib.words import in_words
from tests.experiments import verdicts
from tests.experiments.laws import law
from tests.experiments.many_balls.witnesses import all_speeds
from tests.experiments.verdicts import text_of

BACK = {"turn": True, "balls": 500, "radius": 0.55}
LATE = {"kinds": AMONG, "balls": 500, "radius": 0.55, "heavy": 4.0, "each": 12}

question_at = partial(verdicts.question_at, experiment)
asked_at = partial(verdicts.asked_at, experiment)

TRUTHS = [
    ("spread", {}, "lopsided"),
    ("spread", {"balls": 300, "start": 5}, "lopsided"),
    ("spread", {"space": True, "balls": 500}, "lopsided"),
    ("spread", {"kinds": LINE, "balls": 50}, "one"),
    ("spread", {"counts": ACROSS}, "bell"),
    ("spread", {"counts": AT_FIRST, "space": True, "each": 1}, "even"),
    ("counted", {"counts": HOW_MANY[0], "speed": 3.0, "start": 2}, "fifth"),
    ("counted", {"counts": HOW_MANY[1]}, "third"),
    ("counted", {"counts": HOW_MANY[2]}, "fiftieth"),
    ("counted", {"counts": HOW_MANY[3]}, "half"),
    ("turned", {**BACK, "each": 3}, "all"),
    ("turned", {**BACK, "each": 8}, "some"),
    ("turned", {**BACK, "each": 12}, "hardly"),
    ("half", PISTON, "twice"),
    ("half", {"kinds": ALONE, "piston": 0.02}, "four"),
    ("half", {**PISTON, "piston": 0.03, "radius": 0.5, "space": True}, "nearly_twice"),
    ("half", {**ROOM, "doubled": True}, "same"),
    ("half", {**ROOM, "piston": -0.08}, "half"),
    ("shared", LATE, "alike"),
    ("shared", {**LATE, "kinds": TWO}, "alike"),
    ("shared", {**LATE, "space": True}, "alike"),
    ("shared", {**LATE, "heavy": 100.0}, "less"),
    ("shared", {**LATE, "kinds": TWO, "heavy": 100.0}, "more"),
    ("unmet", {"each": 1}, "third"),
    ("unmet", {"each": 2}, "seventh"),
    ("unmet", {"each": 1, "space": True, "balls": 500}, "third"),
]


@pytest.mark.parametrize(("name", "values", "truth"), TRUTHS)
def test_the_truth_is_what_the_run_did(name, values, truth):
    found = question_at(name, **values)
    assert found["truth"] == truth
    assert len([one for one in found["verdicts"] if one["right"]]) == 1


def test_the_first_question_has_the_numbers_of_the_run():
    found = question_at()
    assert str(found["question"]) == (
        "1000 balls in a closed, flat box all start at 1 m/s; no energy is lost. "
        "Each ball collides 10 times on average.\nHow are their speeds spread then?"
    )
    run = experiment.runs(experiment.check({}))[GAS]
    speeds = speeds_at(run, moment_of(run, 10))
    counts = faster(speeds, 1.0), 1000 - faster(speeds, 0.5), faster(speeds, 2.0)
    assert text_of(found, "lopsided") == (
        f"{counts[0]} are faster than at the start, {counts[1]} slower than half, {counts[2]} more "
        "than twice as fast."
    )
    assert f"{counts[1]} are slower than half of that" in text_of(found, "bell")
    assert text_of(found, "one").startswith("Equal balls swap speeds only head-on.")
    assert found["end"] == moment_of(run, 10)
    assert found["moments"] == [moment_of(run, each) for each in (0.3, 2)]


def test_the_bell_that_is_offered_needs_six_percent_more_energy():
    """As its refutation says: its bars count speeds in fifths of that of the start."""
    bars = np.array(SKETCHES[1])
    speeds = 1 + 0.2 * (np.arange(len(bars)) - 4)
    assert bars @ speeds**2 / bars.sum() == pytest.approx(1.06, abs=0.005)


def test_what_is_counted_stands_in_the_question_and_its_answers():
    right = question_at("spread", counts=ACROSS)
    assert "How are their speeds to the right spread then?" in str(right["question"])
    assert str(right["choices"][1]) == "a bell around 0"
    first = question_at("spread", counts=AT_FIRST, space=True, each=1)
    assert "Before any collision" in str(first["question"]) and 0 < first["end"] < 0.01
    line = question_at("spread", kinds=LINE, balls=50)
    assert "50 balls on one line" in str(line["question"])


def test_on_a_line_each_ball_has_its_collisions_and_keeps_to_one_speed():
    run = experiment.runs(experiment.check({"kinds": LINE, "balls": 50, "each": 9}))[GAS]
    assert moment_of(run, 9) is not None
    assert speeds_at(run, float(run.time[-1])) == pytest.approx(1, abs=1e-9)
    assert np.ptp(run.position[:, :, 1]) == 0


@pytest.mark.parametrize(
    ("changed", "room"), [({**ROOM, "doubled": True}, 2.0), ({**ROOM, "piston": -0.2}, 2.0)]
)
def test_the_room_becomes_twice_as_large(changed, room):
    values = experiment.check(changed)
    run = experiment.runs(values)[GAS]
    farthest = float(run.position[-5:, :, 0].max())
    assert 0.8 * room * values["side"] < farthest < room * values["side"]
    assert run.position[0, :, 0].max() < values["side"]


def test_a_box_that_is_changed_twice_is_refused_in_words():
    for changed, said in (
        ({"doubled": True, "piston": 0.1}, "whose other walls are at rest"),
        ({"doubled": True, "kinds": TWO}, "balls of one kind"),
        ({"kinds": LINE, "space": True}, "fly in the plane"),
        ({"kinds": LINE, "balls": 50, "piston": 0.1}, "one ball alone"),
        ({"kinds": LINE, "balls": 200}, "no room on a line"),
    ):
        with pytest.raises(ValueError, match=said):
            experiment.runs(experiment.check(changed))


def test_each_choice_has_a_small_histogram_of_its_shape():
    data = question_data(experiment.guess)
    assert data["sketches"] == [list(sketch) for sketch in SKETCHES]
    spike, bell, even, lopsided = SKETCHES
    assert sorted(spike) == [0] * 9 + [1]
    assert bell[:9] == bell[:9][::-1] and max(bell) == bell[4]
    assert len(set(even)) == 1
    assert lopsided.index(max(lopsided)) < 4 and lopsided[9] > 0


def test_what_is_said_of_the_way_back_is_that_of_the_run():
    soon = question_at("turned", **BACK, each=4)
    assert "turned round, all 500 went home" in text_of(soon, "hardly")
    late = question_at("turned", **BACK, each=8)
    run = experiment.runs(experiment.check({**BACK, "each": 8}))[GAS]
    ends = [all_speeds(run, time) for time in (0.0, float(run.time[-1]) - 1e-6)]
    part = 100 * float(np.mean(np.abs(ends[1] / ends[0] - 1) < 0.01))
    said = re.match(r"([\d.]+) % have their old speed", text_of(late, "some"))
    assert float(said[1]) == pytest.approx(part, abs=0.3)


def test_the_knock_that_is_told_is_one_on_the_piston():
    found = question_at("half", **PISTON)
    said = re.search(r"came at ([\d.]+) m/s and left at ([\d.]+) m/s", text_of(found, "same"))
    came, left = map(float, said.groups())
    run = experiment.runs(experiment.check(PISTON))[GAS]
    (moment,) = found["moments"]
    speeds = [all_speeds(run, moment + late) for late in (-1e-5, 1e-6)]
    gains = speeds[1] - speeds[0]
    assert gains.max() == pytest.approx(left - came, abs=2e-3)
    assert gains.max() <= 2 * PISTON["piston"] + 1e-6
    wall = 100 - PISTON["piston"] * moment
    hit = run.at(moment).position[gains.argmax(), 0]
    assert hit == pytest.approx(wall - 0.4, abs=1e-6)


def test_what_is_said_of_two_masses_is_that_of_the_run():
    said = text_of(question_at("shared", **LATE), "less")
    assert "It is slower" in said and "until both have the same on average" in said
    said = text_of(question_at("shared", **LATE | {"heavy": 100.0}), "more")
    assert "A large mass alone is no energy." in said


def test_where_the_answer_is_not_clear_nothing_is_asked():
    assert asked_at(each=4) == []
    assert asked_at(space=True, each=4) == []
    assert asked_at(**LATE | {"heavy": 1.0}) == []
    assert asked_at(**LATE | {"each": 4}, turn=True) == []
    assert asked_at(**PISTON | {"piston": 0.3}) == []
    assert asked_at(**PISTON | {"radius": 1.2, "piston": 0.1}, space=True) == []
    assert asked_at(counts=AT_FIRST, each=1) == []  # in the plane slices do not hold as many
    assert asked_at(counts=HOW_MANY[0], space=True, balls=500) == []
    assert asked_at() == ["spread"]
    assert asked_at(**BACK, each=2) == ["turned"]


def test_the_law_tells_theory_beside_the_run():
    lines = law(experiment)
    assert "faster than v₀: 368 of 1000 in the long run" in lines[2]
    assert "the walls feel" in lines[-1]
    turned = law(experiment, **BACK, each=4)
    assert "at the end 100 % have v₀ = 1 m/s again" in turned[2]
    assert any("energy × 2." in line for line in law(experiment, **PISTON))


def reached(name, **values):
    (challenge,) = (one for one in experiment.challenges if one.name == name)
    complete = experiment.check({**challenge.values, **values})
    return challenge.reached(complete, experiment.runs(complete))


def test_turn_back_late():
    assert [reached("late", each=each)[1] for each in (1, 2, 4, 8)] == [0, 1, 2, 0]
    assert reached("late", each=8) == (None, 0)
    assert reached("late", each=4, turn=False) == (None, 0)


#: What gives twice the push, one change at a time: balls, side (m), speed (m/s).
TWICE = {
    "more balls": ("balls", 900),
    "a smaller box": ("side", 74.0),
    "faster balls": ("speed", 1.37),
}


@pytest.mark.parametrize("way", TWICE)
def test_each_way_to_twice_the_push_has_its_star(way):
    name, value = TWICE[way]
    (challenge,) = (one for one in experiment.challenges if one.name == "twice")
    found = [reached("twice", **{name: value, "start": throw}) for throw in range(4)]
    assert [stars for _, stars in found].count(1) >= 2
    assert sum(times for times, _ in found) / 4 == pytest.approx(2, abs=0.08)
    assert challenge.way(experiment.check({**challenge.values, name: value})) == way


def test_two_changes_at_once_are_no_way_and_other_balls_are_not_those_of_the_challenge():
    (challenge,) = (one for one in experiment.challenges if one.name == "twice")
    both = experiment.check({**challenge.values, "balls": 700, "speed": 1.2})
    assert challenge.way(both) == ""
    times, stars = challenge.reached(both, experiment.runs(both))
    assert times == pytest.approx(2.1, abs=0.2) and stars == 0
    assert reached("twice")[0] == pytest.approx(1.05, abs=0.1)
    assert reached("twice")[1] == 0
    assert reached("twice", balls=1000)[0] > 2.1
    for other in ({"radius": 0.6}, {"space": True}, {"turn": True, "each": 6}):
        assert reached("twice", **other) == (None, 0)


def test_three_stars_can_be_had_for_turning_back_late():
    assert any(reached("late", each=5, start=throw)[1] == 3 for throw in range(12))


def test_sketches_that_do_not_fit_are_refused():
    from dataclasses import replace

    for wrong in (SKETCHES[:3], (*SKETCHES[:3], (2.0,))):
        with pytest.raises(ValueError, match="sketches are heights from 0 to 1"):
            replace(experiment.guess, sketches=wrong)


SET_UP_OF_WALL = next(
    one.values for one in experiment.presets if one.name == "Break the wall of balls"
)
WALL_OF_BALLS = {"kinds": WALL, "balls": 250, "heavy": 100.0, "speed": 5.0, "each": 3}


def test_a_throw_at_the_middle_of_the_wall_has_no_answer():
    """The lower ball is first, so the big one drifts up; the mirror image would drift down."""
    assert asked_at(**WALL_OF_BALLS) == ["thrown"]
    found = question_at("thrown", **WALL_OF_BALLS)
    assert found["truth"] == "side"
    run = experiment.runs(experiment.check(WALL_OF_BALLS))[GAS]
    hits = run.contacts[:2]
    assert hits.time[0] == pytest.approx(hits.time[1], rel=1e-14)
    assert hits.point[0, 1] < 50 < hits.point[1, 1]
    assert across(run) > 1e-4
    said = text_of(found, "side")
    assert "here the lower one, so it drifts up" in said
    assert f"{1000 * across(run):.3g} mm/s" in said
    assert found["moments"] == [hits.time[0]]


@pytest.mark.parametrize(
    ("heavy", "truth", "said", "left"),
    [
        (100.0, "through", "back", "3.59 m/s of 5"),
        (10.0, "stopped", "through", "0.278"),
        (1.0, "back", "stopped", "back at 0.15"),
    ],
)
def test_beside_the_middle_the_wall_is_broken_by_mass(heavy, truth, said, left):
    values = {**SET_UP_OF_WALL, "heavy": heavy}
    run = experiment.runs(experiment.check(values))[GAS]
    assert not met_at_once(run)
    assert asked_at(**values) == ["broken"]
    found = question_at("broken", **values)
    assert found["truth"] == truth
    assert f"{heavy:g} kg flies at 5 m/s into 249 balls of 1 kg" in str(found["question"])
    assert left in text_of(found, said)


@pytest.mark.parametrize("heavy", [1.0, 3.0, 10.0, 100.0])
@pytest.mark.parametrize("speed", [0.2, 5.0])
def test_a_ball_meets_the_wall_after_a_fifth_of_the_watched_way_and_the_run_goes_on(heavy, speed):
    """Heavy balls were through within 0.3 s of the end of the film; it took 4.6 s to begin."""
    values = experiment.check({**SET_UP_OF_WALL, "heavy": heavy, "speed": speed})
    run = experiment.runs(values)[GAS]
    assert run.contacts.time[0] * speed == pytest.approx(5, abs=0.05)
    assert (run.time[-1] - run.contacts.time[0]) * speed >= 15 - 1e-9


def test_what_is_left_of_a_speed_does_not_hang_on_the_speed():
    texts = [
        text_of(question_at("broken", **{**SET_UP_OF_WALL, "speed": speed}), "through")
        for speed in (1.0, 5.0)
    ]
    slow, fast = (float(re.search(r"It has ([\d.]+) m/s of", text)[1]) for text in texts)
    assert fast == pytest.approx(5 * slow, rel=0.01)


def test_the_wall_is_broken_and_turned_round_it_stands_up_again():
    there_and_back = {**WALL_OF_BALLS, "each": 6, "beside": 0.05, "turn": True}
    run = experiment.runs(experiment.check(there_and_back))[GAS]
    home = np.array([ball.position for ball in run.scene.balls])
    middle, end = (run.at(moment).position for moment in (run.time[-1] / 2, run.time[-1]))
    assert (np.linalg.norm(middle - home, axis=1)[1:] > 0.01).sum() > 100
    assert np.linalg.norm(end - home, axis=1).max() < 1e-6


def test_a_wall_without_room_is_refused_in_words():
    for changed, said in (
        ({"radius": 1.5}, "no room in this box"),
        ({"space": True}, "stands in the plane"),
        ({"piston": 0.1}, "walls are at rest"),
    ):
        with pytest.raises(ValueError, match=said):
            experiment.runs(experiment.check({**WALL_OF_BALLS, **changed}))


@pytest.mark.parametrize("name", ["Soon", "Ten thousand balls"])
def test_the_set_ups_of_the_first_collisions_ask_who_has_met_nobody(name):
    values = next(one.values for one in experiment.presets if one.name == name)
    assert asked_at(**values) == ["unmet"]
    found = question_at("unmet", **values)
    run = experiment.runs(experiment.check(values))[GAS]
    text = text_of(found, found["truth"]).replace("\u202f", "")  # between thousands
    left, balls = (int(word) for word in text.split()[0:3:2])
    question = str(found["question"]).replace("\u202f", "")
    hits = int(re.search(r"collide with each other (\d+) times", question)[1])
    times = np.sort(run.contacts.time[run.contacts.b >= 0])
    # A ball that has met nobody has its speed; so do those who will be hit first in a moment.
    kept = np.abs(speeds_at(run, times[hits - 1]) - 1) < 1e-12
    assert (left, balls) == (np.count_nonzero(kept), len(run.scene.balls))
    assert question.startswith(f"There are {balls} balls.")


def test_the_pressure_of_theory_is_that_of_the_walls_or_the_page_says_where_it_holds() -> None:
    """Of 400 balls in a cube that is ten balls wide theory was off by five errors, in silence."""
    chance, said = np.random.default_rng(35), []
    pattern = re.compile(r"= ([\d.]+) N/m²?( in a wide room)?.*feel ([\d.]+) ± ([\d.]+)")
    for space, radius in ((True, 1.2), (True, 0.3), (False, 1.2), (False, 0.6)):
        drawn = {"balls": 400, "radius": radius, "space": space, "start": int(chance.integers(99))}
        values = experiment.check({**drawn, "each": 6})
        match = next(filter(None, map(pattern.search, law(experiment, **values))))
        theory, walls, error = (float(match[place]) for place in (1, 3, 4))
        said.append(bool(match[2]))
        assert match[2] or abs(theory - walls) < 4 * error, match[0]
    assert said == [True, False, False, False]


def test_the_lower_bound_of_a_wall_of_balls_is_no_control():
    (each,) = (one for one in in_words(sheet_of(experiment))["parameters"] if one["name"] == "each")
    for preset in experiment.presets:
        values = experiment.check(preset.values)
        acts = all(values[other] in among for other, among in each["only_if"])
        assert acts == (values["kinds"] != "a wall of balls" and not values["piston"]), preset.name
