"""Whose question is next."""

import random

import pytest

from kernel_lib.serving.workers.turns import Crowded, Turns


def drained(turns):
    return [turns.take() for _ in range(len(turns))]


def test_one_page_is_answered_in_order():
    turns = Turns(10)
    for number in range(4):
        turns.put("school", "page", number)
    assert drained(turns) == [0, 1, 2, 3]


def test_an_address_that_asks_a_hundred_times_as_much_holds_nobody_up():
    turns = Turns(1000)
    for number in range(500):
        turns.put("flood", f"page {number}", "flood")
    turns.put("school", "page", "school")
    assert drained(turns).index("school") <= 1


def test_pages_of_an_address_take_turns():
    turns = Turns(100)
    for number in range(50):
        turns.put("school", "eager", ("eager", number))
    turns.put("school", "calm", ("calm", 0))
    assert drained(turns).index(("calm", 0)) <= 1


def test_who_has_been_served_goes_behind_the_others():
    turns = Turns(100)
    for address in "abc":
        for number in range(2):
            turns.put(address, "page", address + str(number))
    assert drained(turns) == ["a0", "b0", "c0", "a1", "b1", "c1"]


def test_more_than_may_wait_is_refused_for_that_address_alone():
    turns = Turns(3)
    for number in range(3):
        turns.put("flood", number, number)
    with pytest.raises(Crowded, match="3 questions of this address"):
        turns.put("flood", "another page", 0)
    turns.put("school", "page", "in")
    assert len(drained(turns)) == 4
    turns.put("flood", "page", "again")
    assert drained(turns) == ["again"]


def test_nothing_is_lost_and_nothing_kept_however_they_come():
    rng, turns = random.Random(4), Turns(10_000)
    put, taken = [], []
    for number in range(3000):
        if rng.random() < 0.6:
            turns.put(rng.randrange(5), rng.randrange(4), number)
            put.append(number)
        elif len(turns):
            taken.append(turns.take())
    assert sorted(taken + drained(turns)) == put
    with pytest.raises(IndexError):
        turns.take()
    assert not turns._addresses and not turns._counts, "who is gone is forgotten"
