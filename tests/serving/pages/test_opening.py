"""What stands in the place of a lesson before its script."""

from kernel_lib.serving.pages.opening import _asked


def test_what_is_given_and_what_is_asked_are_two_sentences():
    guess = {"question": "It keeps {k_b}.\nHow high?", "choices": ["low", "high"]}
    question, choices = _asked(guess, {"k_b": 0.7})
    assert '<span class="carom-given">It keeps 0.7. </span><span>How high?</span>' in question
    assert choices.count('class="carom-choice"') == 2
