"""Whose question is next, with counted work: seconds of workers and of the clock are numbers."""

import random

import pytest

from kernel_lib.serving.workers import shares
from kernel_lib.serving.workers.shares import Shares
from kernel_lib.serving.workers.turns import Crowded, Turns


def drained(turns, cost=0.001, now=0.0):
    """All that waits, taken one after the other by one worker."""
    taken = []
    while turn := turns.take(now):
        taken.append(turn.item)
        turns.done(turn, cost, now)
    return taken


def test_one_page_is_answered_in_order():
    turns = Turns(10, 2)
    for number in range(4):
        turns.put("school", "page", number, 0.0)
    assert drained(turns) == [0, 1, 2, 3]


def test_an_address_that_asks_a_hundred_times_as_much_holds_nobody_up():
    turns = Turns(1000, 2)
    for number in range(500):
        turns.put("flood", f"page {number}", "flood", 0.0)
    turns.put("school", "page", "school", 0.0)
    assert drained(turns).index("school") <= 1


def test_pages_of_an_address_take_turns():
    turns = Turns(100, 2)
    for number in range(50):
        turns.put("school", "eager", ("eager", number), 0.0)
    turns.put("school", "calm", ("calm", 0), 0.0)
    assert drained(turns).index(("calm", 0)) <= 1


def test_who_has_been_served_goes_behind_the_others():
    turns = Turns(100, 2)
    for address in "abc":
        for number in range(2):
            turns.put(address, "page", address + str(number), 0.0)
    assert drained(turns) == ["a0", "b0", "c0", "a1", "b1", "c1"]


def test_who_takes_long_has_fewer_turns_and_not_more_time():
    """One question of 2 s is a hundred of 20 ms."""
    turns, had = Turns(1000, 2), {"heavy": 0.0, "school": 0.0}
    for number in range(500):
        turns.put("heavy", number, 2.0, 0.0)
        turns.put("school", number, 0.02, 0.0)
    for _ in range(300):
        turn = turns.take(0.0)
        turns.done(turn, turn.item, 0.0)
        had[turn.address] += turn.item
    assert abs(had["heavy"] - had["school"]) <= 2.0
    assert had["school"] > 3


def test_so_it_is_among_the_pages_of_a_school():
    turns = Turns(1000, 2)
    for number in range(10):
        turns.put("school", "heavy", ("heavy", 2.0), 0.0)
        turns.put("school", f"light {number}", ("light", 0.02), 0.0)
    order = []
    while turn := turns.take(0.0):
        order.append(turn.item[0])
        turns.done(turn, turn.item[1], 0.0)
    assert order[:11].count("light") == 10


def test_who_holds_a_worker_waits_for_who_holds_none():
    turns = Turns(10, 2)
    turns.put("old", "page", "old", 0.0)
    turns.done(turns.take(0.0), 9.0, 0.0)
    for number in range(2):
        turns.put("new", number, f"new {number}", 0.0)
    turns.put("old", "page", "old", 0.0)
    assert [turns.take(0.0).item for _ in range(3)] == ["new 0", "old", "new 1"]


def asked(turns, address, seconds, now=0.0):
    turns.put(address, "page", seconds, now)
    turns.done(turns.take(now), seconds, now)


def test_one_worker_is_kept_from_long_questions_while_others_ask_short_ones():
    turns = Turns(100, workers=3)
    asked(turns, "heavy", 1.0)
    asked(turns, "school", 0.01)
    for number in range(4):
        turns.put("heavy", number, "long", 1.0)
    held = [turns.take(1.0), turns.take(1.0)]
    assert [one.item for one in held] == ["long", "long"]
    assert turns.take(1.0) is None
    turns.put("school", "page", "short", 1.0)
    assert turns.take(1.0).item == "short"
    assert turns.take(1.0) is None
    turns.done(held[0], 1.0, 2.0)
    assert turns.take(2.0).item == "long", "what the school holds is not kept free besides"


def test_two_with_long_questions_have_no_more_than_one():
    turns = Turns(100, workers=2)
    for address in ("heavy", "other heavy"):
        asked(turns, address, 1.0)
        turns.put(address, "page", "long", 1.0)
    asked(turns, "school", 0.01)
    assert turns.take(1.0).item == "long" and turns.take(1.0) is None


def test_of_whom_nothing_is_known_as_much_is_to_be_feared():
    turns = Turns(100, workers=2)
    asked(turns, "school", 0.0)
    for number in range(2):
        turns.put("stranger", number, "unknown", 0.0)
    first = turns.take(0.0)
    assert first.item == "unknown" and turns.take(0.0) is None
    turns.done(first, 0.0, 0.0)
    assert turns.take(0.0).item == "unknown" and not turns.take(0.0)
    turns.put("stranger", 2, "short", 0.0)
    assert turns.take(0.0).item == "short", "what it asks is short"


def test_nobody_is_kept_from_any_where_nobody_else_asks():
    turns = Turns(100, workers=2)
    asked(turns, "school", 0.01)
    asked(turns, "heavy", 1.0)
    now = 1.0 + shares.ASKS
    for address in ("heavy", "other heavy"):
        asked(turns, address, 1.0, now)
        turns.put(address, "page", "long", now)
    assert turns.take(now) and turns.take(now), "those who do the same need no room"


def test_a_single_worker_is_for_all():
    turns = Turns(100, workers=1)
    asked(turns, "school", 0.01)
    asked(turns, "heavy", 1.0)
    turns.put("heavy", "page", "long", 1.0)
    assert turns.take(1.0).item == "long"


def test_a_school_that_asks_much_and_shortly_has_all_workers():
    turns = Turns(10_000, workers=2)
    for number in range(2000):
        asked(turns, "school", 0.03, 0.01 * number)
    asked(turns, "visitor", 0.01, 20.0)
    for number in range(2):
        turns.put("school", number, "short", 20.0)
    assert turns.take(20.0) and turns.take(20.0)


def test_short_questions_hide_no_long_ones():
    """A worker is found busy with them, however many short ones lie between."""
    known = Shares()
    for _ in range(20):
        known.spend("sly", 0.002, 0.0)
    known.spend("sly", 1.0, 0.0)
    assert known.asks_long("sly")


def test_what_somebody_has_had_is_forgotten_and_the_order_of_all_stays():
    known = Shares()
    known.spend("then", 4.0, 0.0)
    known.spend("now", 1.5, shares.HALF)
    assert known.had("now") < known.had("then")
    known.spend("now", 0.6, shares.HALF)
    assert known.had("now") > known.had("then")
    late = 1000 * shares.HALF
    known.spend("late", 1e-9, late)
    assert known.had("late") > known.had("now") > known.had("then") >= 0


def test_who_has_rested_longest_is_forgotten_first(monkeypatch):
    monkeypatch.setattr(shares, "MOST", 3)
    known = Shares()
    for name in ("a", "b", "a", "c", "d"):
        known.spend(name, 1.0, 0.0)
    assert [bool(known.had(name)) for name in "abcd"] == [True, False, True, True]


def test_more_than_may_wait_is_refused_for_that_address_alone():
    turns = Turns(3, 2)
    for number in range(3):
        turns.put("flood", number, number, 0.0)
    with pytest.raises(Crowded, match="3 questions of this address"):
        turns.put("flood", "another page", 0, 0.0)
    turns.put("school", "page", "in", 0.0)
    assert len(drained(turns)) == 4
    turns.put("flood", "page", "again", 0.0)
    assert drained(turns) == ["again"]


def test_nothing_is_lost_and_nothing_kept_however_they_come():
    rng, turns = random.Random(4), Turns(10_000, 2)
    put, taken, held = [], [], []
    for number in range(3000):
        if rng.random() < 0.6:
            turns.put(rng.randrange(5), rng.randrange(4), number, 0.01 * number)
            put.append(number)
        elif turn := turns.take(0.01 * number):
            taken.append(turn.item)
            held.append(turn)
        if held and rng.random() < 0.4:
            turns.done(held.pop(), rng.random(), 0.01 * number)
    for turn in held:
        turns.done(turn, 0.0, 30.0)
    assert sorted(taken + drained(turns, now=30.0)) == put
    assert turns.take(30.0) is None and not len(turns)
    assert not turns._addresses and not turns._counts and not turns._holds, "who is gone is gone"
