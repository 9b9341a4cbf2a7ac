"""The table of what may come from outside, walked."""

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from kernel_lib.protocol import question
from kernel_lib.protocol.bounds import (
    DEEPEST,
    FIELDS,
    LONGEST_ARGUMENTS,
    LONGEST_TEXT,
    MOST_VALUES,
    as_text,
    bounded,
    shortened,
)
from kernel_lib.serving.pages import answers
from kernel_lib.serving.workers import service
from kernel_lib.words.figures import written


def held(kind: type, most: int) -> Any:
    """As much of a kind as a field may hold."""
    if kind is int:
        return most
    return "x" * most if kind is str else kind({str(k): k for k in range(most)})


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("kind", [str, int, dict, list], ids=lambda kind: kind.__name__)
def test_a_field_holds_so_much_and_no_more(field: str, kind: type) -> None:
    """What is of another kind has a bound too; that it is wrong is said by its reader."""
    own, most = FIELDS[field]
    if kind is not own:
        most = LONGEST_TEXT if kind is str else MOST_VALUES
    for fits in (held(kind, most), held(kind, 1), None, True, 1.5):
        assert bounded({field: fits}) == {field: fits}
    with pytest.raises(
        ValueError, match=written(f"{field} may hold at most {most}, got {most + 1}$")
    ):
        bounded({field: held(kind, most + 1)})


def nested(levels: int) -> Any:
    """Lists and values by name in each other, these outermost."""
    value: Any = 1
    for k in reversed(range(levels)):
        value = [value] if k % 2 else {"x": value}
    return value


@pytest.mark.parametrize("field", ["values", "change", "run"])
def test_no_field_is_deeper_or_hides_longer_texts(field: str) -> None:
    assert bounded({field: nested(DEEPEST - 1)})
    for levels in (DEEPEST + 1, 501, 985, 10_001):
        with pytest.raises(ValueError, match=f"{field} holds more than {DEEPEST} levels"):
            bounded({field: nested(levels)})
    for hidden in ({"x" * 101: 1}, {"a": [{"x" * 101: 1}]}, {"x": "y" * 1001}):
        with pytest.raises(ValueError, match=rf"{field} holds a (name|text) of more than 10"):
            bounded({field: hidden})


def test_all_other_fields_share_one_bound() -> None:
    assert bounded({"run": "x" * (LONGEST_ARGUMENTS - 20)})
    many = {f"own {k}": "x" * 90 for k in range(30)}
    with pytest.raises(ValueError, match="a question is at most 2000 characters, got"):
        bounded(many)
    with pytest.raises(ValueError, match=r"a question is at most 2000 characters, got 9"):
        bounded({"x" * 9000: "y"})
    for other in (None, [], "x", 5):
        with pytest.raises(ValueError, match="a question is a JSON object"):
            bounded(other)


@pytest.mark.parametrize("module", [question, answers, service], ids=lambda one: one.__name__)
def test_every_field_that_is_read_stands_in_the_table(module: Any) -> None:
    text = Path(module.__file__).read_text("utf-8")
    read = {
        node.args[0].value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and (node.func.attr, getattr(node.func.value, "id", "")) == ("get", "content")
        and isinstance(node.args[0], ast.Constant)
    }
    assert read <= set(FIELDS)
    assert read or module is service


def test_long_texts_are_cut() -> None:
    assert shortened("abc") == "abc"
    assert len(shortened("a" * 1000)) == 400


def test_half_a_sign_becomes_a_question_mark() -> None:
    found = as_text({"\ud800a": ["x\udc00", {"deep": "\ud83d"}], "n": 1.5, "none": None})
    assert found == {"?a": ["x?", {"deep": "?"}], "n": 1.5, "none": None}
    assert json.dumps(found, ensure_ascii=False).encode("utf-8")
