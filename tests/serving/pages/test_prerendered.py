"""What stands in the place of a lesson before its script."""

from typing import Any

from kernel_lib.serving.pages.prerendered import _challenge, _frame


def framed(question: str, values: dict[str, Any], *choices: str) -> str:
    """The frame of a lesson that asks this."""
    guess = {"kind": "choice", "question": question, "choices": choices}
    return _frame(guess, values, "", "en")


def test_what_is_given_and_what_is_asked_are_two_sentences():
    page = framed("It keeps {k_b}.\nHow high?", {"k_b": 0.7}, "low", "high")
    assert '<span class="carom-given">It keeps 0.7. </span><span>How high?</span>' in page
    assert page.count('class="carom-choice"') == 2


def test_the_place_of_a_chosen_answer_is_there_from_the_start_and_says_nothing():
    page = framed("Then it:", {}, 'stays "there"', "goes")
    assert '<span data-words="stays &#34;there&#34;"></span><span data-words="goes">' in page
    assert 'class="carom-set-answer" aria-hidden="true"' in page
    assert "carom-set-answer" not in framed("How high?", {})


def test_a_number_keeps_its_unit_as_in_the_page():
    page = framed("1 mm beside, 80 % kept at 2 m/s, 3 more.\nIt:", {})
    whole = '2\u00a0<span class="carom-whole">m/s</span>'
    assert f"1\u00a0mm beside, 80\u00a0% kept at {whole}, 3 more." in page


def test_the_goal_of_a_challenge_stands_in_the_place_of_the_question():
    sheet = {"challenges": [{"name": "a", "goal": "Up."}, {"name": "b", "goal": "Down < 1 m."}]}
    goal = _challenge(sheet, "b", "en")
    assert (
        '<p class="carom-question carom-goal"><span class="carom-given">Challenge 2 of 2.</span> '
        "Down &lt; 1\u00a0m.</p>"
    ) in _frame(None, {}, "", "en", goal)
    assert _challenge(sheet, None, "en") is _challenge(sheet, "c", "en") is None
