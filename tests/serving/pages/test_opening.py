"""What stands in the place of a lesson before its script."""

from kernel_lib.serving.pages.opening import _asked, _goal


def test_what_is_given_and_what_is_asked_are_two_sentences():
    guess = {"question": "It keeps {k_b}.\nHow high?", "choices": ["low", "high"]}
    question, choices = _asked(guess, {"k_b": 0.7}, "en")
    assert '<span class="carom-given">It keeps 0.7. </span><span>How high?</span>' in question
    assert choices.count('class="carom-choice"') == 2


def test_the_place_of_a_chosen_answer_is_there_from_the_start_and_says_nothing():
    guess = {"question": "Then it:", "choices": ['stays "there"', "goes"]}
    question, _ = _asked(guess, {}, "en")
    assert '<span data-words="stays &quot;there&quot;"></span><span data-words="goes">' in question
    assert 'class="carom-set-answer" aria-hidden="true"' in question
    assert "carom-set-answer" not in _asked({"question": "How high?", "choices": []}, {}, "en")[0]


def test_a_number_keeps_its_unit_as_in_the_page():
    question, _ = _asked(
        {"question": "1 mm beside, 80 % kept at 2 m/s, 3 more.\nIt:", "choices": ()}, {}, "en"
    )
    whole = '2\u00a0<span class="carom-whole">m/s</span>'
    assert f"1\u00a0mm beside, 80\u00a0% kept at {whole}, 3 more." in question


def test_the_goal_of_a_challenge_stands_in_the_place_of_the_question():
    sheet = {"challenges": [{"name": "a", "goal": "Up."}, {"name": "b", "goal": "Down < 1 m."}]}
    assert _goal(sheet, "b", "en") == (
        '<p class="carom-question carom-goal"><span class="carom-given">Challenge 2 of 2.</span> '
        "Down &lt; 1\u00a0m.</p>"
    )
    assert _goal(sheet, None, "en") == _goal(sheet, "c", "en") == ""
