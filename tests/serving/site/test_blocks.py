"""Files of answers: what goes in comes out, and what is equal stands in them once."""

from random import Random

from kernel_lib.serving.site.blocks import block_of, name_of
from tests.serving.site.reading import answers_in

ANSWERS = [
    ({"kind": "picture", "values": {"e": 0.1 + 0.2}}, [bytes(range(256)) * 40]),
    ({"kind": "picture", "values": {"e": 1}}, [bytes(range(256)) * 40, b"two"]),
    ({"kind": "chart"}, []),
]


def test_answers_come_out_as_they_went_in() -> None:
    assert answers_in(block_of(ANSWERS)) == ANSWERS


def test_equal_parts_stand_in_a_block_once() -> None:
    noise = Random(7).randbytes(60_000)
    once = len(block_of([({"n": 0}, [noise])]))
    assert len(block_of([({"n": n}, [noise]) for n in range(9)])) < once + 300


def test_the_name_of_a_file_follows_its_content() -> None:
    assert name_of(block_of(ANSWERS)) == name_of(block_of(list(ANSWERS)))
    assert name_of(block_of(ANSWERS)) != name_of(block_of(ANSWERS[:2]))
