"""Questions, exercises and challenges of lesson 07, and what is said."""

import re
from functools import partial

import pytest

from kernel_lib.experiments.bowl import experiment
from kernel_lib.experiments.bowl.controls import CIRCLE, CURVES, DISH, ELLIPSE, MIRRORS, UPRIGHT
from tests.experiments import verdicts
from tests.experiments.bowl.witnesses import WITNESSES, landings
from tests.experiments.verdicts import text_of

APART = {"height": 0.95, "offset": 100, "pair": True}
SOFT = {
    **{"soft": True, "two_bowls": True, "radius_right": 1.0},
    **{"height": 0.47, "height_right": 0.53},
}
THROUGH = {"height": 0.9, "offset": 200, "speed": -2.7, "bounces": 12}
MOON = {"shape": UPRIGHT, "radius": 0.7, "second": 0.7, "distance": 1, "gravity": 1.62}
PUSHED = {"shape": ELLIPSE, "spring": -0.5}
CURVED = {"shape": CURVES, "spring": 2.0}
PAIRS = {"shape": MIRRORS, "three_pairs": True, "radius": 0.6, "second": 1.4, "bounces": 60}

question_at = partial(verdicts.question_at, experiment)
asked_at = partial(verdicts.asked_at, experiment)
close_at = partial(verdicts.close_at, experiment)

TRUTHS = [
    ("how_high", {}, 0.5),
    ("how_high", {"height": 0.4}, 0.5),
    ("how_high", {"shape": DISH, "radius": 3.0}, 1.5),
    ("two_bowls", {"two_bowls": True}, "right"),
    ("two_bowls", {"two_bowls": True, "height": 0.4}, "both"),
    ("two_bowls", {"two_bowls": True, "height": 0.4, "height_right": 1.2}, "left"),
    ("two_bowls", {"two_bowls": True, "height_right": 1.2}, "neither"),
    ("loss", {"e": 0.9, "height": 0.7}, "stays"),
    ("loss", {"e": 0.95, "height": 1.0}, "runs"),
    ("loss", {"e": 0.97, "height": 1.5}, "runs"),
    ("loss", {"e": 0.97, "height": 2.2}, "jumps"),
    ("parting", APART, "above"),
    ("parting", {**APART, "bounces": 17}, "between"),
    ("parting", {**APART, "shape": DISH}, "below"),
    ("parting", {"height": 0.3, "offset": 100, "pair": True}, "below"),
    ("distances", {**PAIRS, "distance": 0.4, "farther": 1.1, "farthest": 1.7}, "ends"),
    ("distances", {**PAIRS, "distance": 0.3, "farther": 0.4, "farthest": 1.7}, "all"),
    ("distances", {**PAIRS, "distance": 0.3, "farther": 1.1, "farthest": 2.2}, "nearest"),
    ("distances", {**PAIRS, "distance": 0.9, "farther": 1.1, "farthest": 1.7}, "farthest"),
    ("soft_bowl", SOFT, "lower"),
    ("soft_bowl", {**SOFT, "stiffness": 1e6}, "same"),
    ("focus", {**THROUGH, "shape": DISH}, "first"),
    ("focus", {"shape": ELLIPSE, "from_focus": True, "spring": 0}, "second"),
    ("focus", THROUGH, "never"),
    ("around", {"shape": CIRCLE, "e": 0.9}, "slides"),
    ("around", {"shape": CIRCLE, "e": 0.9, "angle": 90}, "bounces"),
    ("around", {"shape": CIRCLE}, "bounces"),
    ("upwards", {**MOON, "launch": 2.3}, "stays"),
    ("upwards", {**MOON, "launch": 2.0}, "runs"),
    ("upwards", {**MOON, "launch": 1.5}, "never"),
    ("along_which", {**PUSHED, "launch": 0.5}, "long"),
    ("along_which", {**PUSHED, "launch": 1.0}, "neither"),
    ("along_which", {**PUSHED, "launch": 2.0}, "short"),
    ("along_which", {**PUSHED, "spring": 0.5, "launch": 0.5}, "short"),
    ("along_which", {**PUSHED, "spring": 0.0}, "short"),
    ("pull_or_push", {**CURVED, "distance": 1.5, "launch": 1.0}, "pulled"),
    ("pull_or_push", {**CURVED, "distance": 1.5, "launch": 1.8}, "both"),
    ("pull_or_push", {**CURVED, "distance": 2.6, "launch": 1.0}, "pushed"),
    ("pull_or_push", {**CURVED, "distance": 2.6, "launch": 2.5}, "neither"),
]


@pytest.mark.parametrize(("name", "values", "truth"), TRUTHS)
def test_the_truth_is_what_the_run_did(name, values, truth):
    found = question_at(name, **values)
    assert found["truth"] == truth
    assert any(one["right"] for one in found["verdicts"])


BY_PLACES = (
    *("loss", "parting", "focus", "around", "soft_bowl"),
    *("upwards", "along_which", "pull_or_push"),
)
CHOSEN = [one for one in TRUTHS if one[0] in BY_PLACES]


@pytest.mark.parametrize(("name", "values", "truth"), CHOSEN)
def test_a_witness_of_places_alone_sees_the_same_and_no_verdict_says_otherwise(name, values, truth):
    complete = experiment.check(values)
    seen, facts = WITNESSES[name](complete, experiment.runs(complete))
    assert seen == truth
    said = [f"{one['head']}. {one['text']}" for one in question_at(name, **values)["verdicts"]]
    untrue = [phrase for phrase, true in facts.items() if not true]
    assert not [(one, text) for one in untrue for text in said if re.search(one, text, re.I)]


#: A flag (m) and what is said of it, on a bowl of one metre.
FLAGS = {
    0.02: "Not only tiny bounces are safe.",
    0.16: "It stays there, but it would also stay higher.",
    0.44: "It stays there, but it would also stay higher.",
    0.46: "From 0.47 m it came no farther than 4.08 mm in 40 bounces",
    0.54: "From 0.47 m it came no farther than 4.08 mm in 40 bounces",
    0.56: "You are above the limit. From 0.7 m each bounce overshot: 1 mm became",
    0.84: "You are above the limit.",
    0.87: "The circle's centre is not the limit: from there it landed 7 times as far out",
    1.2: "The circle's centre is not the limit",
    1.3: "A bowl does bring the ball back, but from high up too fast: from 1.6 m",
    2.4: "A bowl does bring the ball back",
}


@pytest.mark.parametrize("flag", FLAGS)
def test_each_height_of_the_flag_has_its_text(flag):
    assert text_of(question_at("how_high"), flag).startswith(FLAGS[flag])


def test_bands_of_the_flag_meet():
    """Between two of them no verdict says that the flag stands too high."""
    found = question_at("how_high", radius=0.7)
    said = [text_of(found, 0.001 * k) for k in range(870)]
    assert not [text for text in said if text.startswith("A bowl does bring")]


def test_numbers_of_the_flag_are_those_of_balls_that_fell():
    """By their places: what a ball from 0.7 radii did at the bounce that is named."""
    said = text_of(question_at("how_high"), 0.7)
    far, bounce = re.search(r"1 mm became ([\d.]+) cm at bounce (\d+)", said).groups()
    values = experiment.check({"height": 0.7, "bounces": 40})
    there = landings(experiment.runs(values)["ball"])[int(bounce) - 1]
    assert abs(there[0]) == pytest.approx(float(far) / 100, rel=0.02)


def test_on_a_planet_the_same_is_said_and_what_the_planet_changes():
    said = text_of(question_at("how_high", gravity=24.8), 0.5)
    assert "On Jupiter falling and crossing change alike" in said
    assert "On Jupiter a ball" in str(question_at("how_high", gravity=24.8)["question"])
    assert "A satellite dish is curved" in str(question_at("how_high", shape=DISH)["question"])


def test_two_bowls_have_two_sides():
    said = text_of(question_at("two_bowls", two_bowls=True), "both")
    assert said.startswith("On the left it ran away: it fell 0.6 m")
    assert "only 0.5 m" in said


def test_a_second_bowl_and_further_pairs_stand_apart_and_are_judged_from_their_own_axis():
    values = experiment.check({"two_bowls": True, "height": 0.4, "gravity": 1.62})
    left, right = experiment.runs(values).values()
    assert right.position[:, 0, 0].min() > values["radius"] > left.position[:, 0, 0].max()
    values = experiment.check({**PAIRS, "distance": 0.4, "farther": 1.1, "farthest": 1.7})
    starts = [run.position[0, 0, 1] for run in experiment.runs(values).values()]
    assert starts == pytest.approx([0.001, -1.099, -2.199])


def test_chaos_is_named_where_it_is_and_order_where_the_parabola_keeps_it():
    wild = question_at("parting", **APART)
    assert "multiplied it by about 1.9" in text_of(wild, "below")
    assert "This is called chaos." in text_of(wild, "above")
    assert "0.95 m above a round bowl" in str(wild["question"])
    calm = text_of(question_at("parting", **APART, shape=DISH), "between")
    assert "something besides energy" in calm and "0.0544 mm" in calm
    slow = text_of(question_at("parting", height=0.3, offset=100, pair=True), "above")
    assert "From only 0.3 m" in slow and "chaos" not in slow


def test_where_the_answer_is_not_clear_nothing_is_asked():
    assert "how_high" in asked_at(height=0.5)  # the limit does not depend on this drop
    assert "how_high" not in asked_at(offset=0)
    assert "how_high" not in asked_at(offset=100)
    assert "how_high" not in asked_at(speed=0.5)
    assert asked_at(e=0.9, height=0.4) == []
    assert asked_at(two_bowls=True, height=0.51) == []
    assert "parting" not in asked_at(**APART | {"apart": 100})
    assert "parting" not in asked_at(**APART | {"pair": False})
    assert "parting" not in asked_at(pair=True)  # neither slow nor clearly chaos
    assert asked_at(**PAIRS, distance=0.4, farther=0.6, farthest=1.7) == []
    assert asked_at(**PAIRS, distance=1.1, farther=0.4, farthest=1.7) == []


@pytest.mark.parametrize("farthest", [1.99, 2.0, 2.01])
def test_at_the_end_of_a_zone_it_is_too_close_to_call(farthest):
    assert asked_at(**PAIRS, distance=0.4, farther=1.1, farthest=farthest) == []
    assert close_at(**PAIRS, distance=0.4, farther=1.1, farthest=farthest) == ["distances"]


def test_every_set_up_has_a_question():
    assert all(asked_at(**one.values) for one in experiment.presets)


def reached(name, **values):
    (challenge,) = (one for one in experiment.challenges if one.name == name)
    complete = experiment.check({**challenge.values, **values})
    return challenge.reached(complete, experiment.runs(complete))


@pytest.mark.parametrize(
    ("height", "stars"), [(0.2, 0), (0.3, 1), (0.4, 2), (0.48, 3), (0.49, 3), (0.505, 0), (0.52, 0)]
)
def test_high_and_safe(height, stars):
    found = reached("safe", height=height)
    assert found == ((height, stars) if height < 0.5 else (None, 0))


def test_high_and_safe_counts_in_radii_and_takes_no_way_round():
    assert reached("safe", height=0.96, radius=2.0) == (pytest.approx(0.48), 3)
    for way_round in ({"offset": 1}, {"e": 0.9}, {"bounces": 40}, {"shape": DISH}, {"speed": 0.1}):
        assert reached("safe", height=0.4, **way_round) == (None, 0)


def test_through_the_ring():
    assert reached("ring")[1] == 0
    assert reached("ring", height=0.8, speed=-1.7)[1] == 3
    assert reached("ring", height=0.8, speed=-1.7)[0] >= 20
    assert reached("ring", height=0.8, speed=-1.7, bounces=12)[1] == 2
    assert reached("ring", height=0.92, speed=-1.11)[1] == 1
    assert reached("ring", height=0.8, offset=10) == (None, 0)
