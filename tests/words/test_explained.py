"""An error carries a message for a page, and says itself in English."""

import pickle

import pytest

from kernel_lib.experiments.parameters import Parameter, ParameterError
from kernel_lib.protocol.bounds import problem_of
from kernel_lib.words import Sentence
from kernel_lib.words.explained import ExplainedError


def test_an_error_is_a_message_for_a_page_and_english_for_python() -> None:
    error = ExplainedError(Sentence("takes-no-such", name="'k'", known=["e", "h"]))
    assert problem_of(error) == error.sentence
    assert str(error) == "there is no parameter 'k' here; there are e and h"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    assert problem_of(ValueError("as it is")) == "as it is"


@pytest.mark.parametrize("typed", ["nan", "inf", "0x1", "", "7" * 100])
def test_what_a_control_cannot_take_is_said(typed: str) -> None:
    with pytest.raises(ParameterError, match=r"^e takes a number from 0 to 1 m, got ") as caught:
        Parameter("e", "e", 0.5, unit="m").check(typed)
    assert problem_of(caught.value)["say"] == "takes-number"  # type: ignore[index]
