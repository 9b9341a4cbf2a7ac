"""Texts that an answer can carry."""

import json

from kernel_lib.protocol.text import as_text, shortened


def test_long_texts_are_cut() -> None:
    assert shortened("abc") == "abc"
    assert len(shortened("a" * 1000)) == 400


def test_half_a_sign_becomes_a_question_mark() -> None:
    told = as_text({"\ud800a": ["x\udc00", {"deep": "\ud83d"}], "n": 1.5, "none": None})
    assert told == {"?a": ["x?", {"deep": "?"}], "n": 1.5, "none": None}
    assert json.dumps(told, ensure_ascii=False).encode("utf-8")
