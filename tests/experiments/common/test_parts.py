"""Controls, set-ups and acts whose words are messages named after them."""

from types import ModuleType

from kernel_lib.experiments import After, Parts, Sentence, parts_of

LESSON = Parts("plane-bounce")


def test_a_control_says_what_it_means_and_words_stand_for_a_switch():
    moon = LESSON.switch("moon", group="Start")
    assert moon.meaning == Sentence("plane-bounce-control-moon")
    assert moon.symbol == Sentence("plane-bounce-symbol-moon")
    assert (moon.scale, moon.default, moon.group) == ("switch", False, "Start")
    assert LESSON.switch("soft", "soft-floor").symbol == Sentence("plane-bounce-symbol-soft-floor")


def test_a_choice_begins_with_the_first_one():
    assert LESSON.choice("method", ("library", "as printed")).default == "library"
    assert (
        LESSON.choice("method", ("library", "as printed"), default="as printed").default[0] == "a"
    )


def test_numbers_have_their_scales():
    assert LESSON.number("k_b", "k_b", 0.7, 0, 1, 0.01).scale == "linear"
    mass = LESSON.logarithmic("mass", "m", 1.0, 0.1, 100, "kg")
    assert (mass.scale, mass.step, mass.unit) == ("log", 0, "kg")
    assert LESSON.count("balls", "n", 3, 2, 7).check("4") == 4


def test_the_note_of_a_set_up_has_five_words_of_its_name():
    found = LESSON.preset("Li & Yao, β = 0.5: one more word", {"k_b": 0.5})
    assert found.note == Sentence("plane-bounce-set-up-li-yao-0-5-one")


def test_an_act_without_a_further_question_asks_for_a_line():
    line = LESSON.act(2).after
    assert isinstance(line, After) and line.model == Sentence("plane-bounce-act-2-after-model")
    assert LESSON.act(2, after="least").after == "least"


def test_parts_are_taken_by_the_names_of_fields():
    controls = ModuleType("controls")
    controls.ACTS, controls.RADIUS = (LESSON.act(1),), 1.0
    assert parts_of(controls) == {"acts": controls.ACTS}
