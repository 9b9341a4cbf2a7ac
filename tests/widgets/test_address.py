"""Values out of links."""

import pytest

from kernel_lib.widgets.address import LONGEST_QUERY, RESERVED, values_in


@pytest.mark.parametrize(
    ("query", "values"),
    [
        ("", {}),
        ("?", {}),
        ("?k_b=0.5&kac=0", {"k_b": "0.5", "kac": "0"}),
        ("k_b=0%2C5", {"k_b": "0,5"}),
        ("?k_b=", {"k_b": ""}),
        ("?k_b=1&k_b=2", {"k_b": "2"}),
        ("?%CE%94=1", {"Δ": "1"}),
        ("?2.k_b=1&k_b=3", {"k_b": "3"}),
        ("?a.b=1", {"a.b": "1"}),
    ],
)
def test_values_by_name(query: str, values: dict[str, str]) -> None:
    assert values_in(query) == (values, [])


@pytest.mark.parametrize("key", RESERVED)
def test_reserved_keys_are_not_ours(key: str) -> None:
    assert values_in(f"?{key}=dark") == ({}, [])


def test_the_second_lesson_of_a_page_reads_its_own_keys() -> None:
    assert values_in("?k_b=1&2.k_b=0.3&3.k_b=0.1", "2.") == ({"k_b": "0.3"}, [])


def test_a_link_too_long_to_be_honest_is_not_read() -> None:
    query = "?k_b=0.5&x=" + "a" * LONGEST_QUERY
    values, problems = values_in(query)
    assert values == {}
    assert problems == [
        f"The link is {len(query)} characters long and at most {LONGEST_QUERY} are read; "
        "the lesson starts with its own values."
    ]
