"""Whose question is next, with counted work: seconds of workers and of the clock are numbers."""

import asyncio
import random

import pytest

from kernel_lib.serving.workers import usage
from kernel_lib.serving.workers.fair_queue import Crowded, FairQueue, TurnLock
from tests.serving.running import apart


def drained(queue, cost=0.001, now=0.0):
    """All that waits, taken by as many workers as there are, one round after the other."""
    taken = []
    while held := [*iter(lambda: queue.take(now), None)]:
        taken += [turn.item for turn in held]
        for turn in held:
            queue.done(turn, cost, now)
    return taken


def test_one_page_is_answered_in_order():
    queue = FairQueue(10, 2)
    for number in range(4):
        queue.put("school", "page", number, 0.0)
    assert drained(queue) == [0, 1, 2, 3]


def test_an_address_that_asks_a_hundred_times_as_much_holds_nobody_up():
    queue = FairQueue(1000, 2)
    for number in range(500):
        queue.put("flood", f"page {number}", "flood", 0.0)
    queue.put("school", "page", "school", 0.0)
    assert drained(queue).index("school") <= 2


def test_pages_of_an_address_take_turns():
    queue = FairQueue(100, 2)
    for number in range(50):
        queue.put("school", "eager", ("eager", number), 0.0)
    queue.put("school", "calm", ("calm", 0), 0.0)
    assert drained(queue).index(("calm", 0)) <= 2


def test_who_has_been_served_goes_behind_the_others():
    queue = FairQueue(100, 1)
    for address in "abc":
        asked(queue, address, 0.001)
    for address in "abc":
        for number in range(2):
            queue.put(address, "page", address + str(number), 0.0)
    assert drained(queue) == ["a0", "b0", "c0", "a1", "b1", "c1"]


def test_who_takes_long_has_fewer_turns_and_not_more_time():
    """Of questions that are all long: 1 s, and 0.6 s."""
    queue, had = FairQueue(1000, 2), {"heavy": 0.0, "school": 0.0}
    for address, cost in (("heavy", 1.0), ("school", 0.6)):
        asked(queue, address, cost)
        for number in range(500):
            queue.put(address, number, cost, 0.0)
    for _ in range(300):
        turn = queue.take(0.0)
        queue.done(turn, turn.item, 0.0)
        had[turn.address] += turn.item
    assert abs(had["heavy"] - had["school"]) <= 1.0


def test_so_it_is_among_the_pages_of_a_school():
    queue = FairQueue(1000, 2)
    for page in ("heavy", *(f"light {number}" for number in range(10))):
        for _ in range(10):
            queue.put("school", page, page, 0.0)
    order = []
    while turn := queue.take(0.0):
        order.append(turn.item)
        queue.done(turn, 0.015 if turn.page == "heavy" else 0.005, 0.0)
    assert order[:33].count("heavy") <= 3, "one page that asks for three times as much"


def test_who_has_seen_a_chart_is_not_kept_waiting_by_a_busy_class():
    """They waited for seconds where all others waited for a moment."""
    queue = FairQueue(1000, 1)
    queue.put("school", "chart", "chart", 0.0)
    queue.done(queue.take(0.0), 0.015, 0.0)
    for number in range(10):
        queue.put("school", f"page {number}", "move", 0.0)
    queue.put("school", "chart", "next move", 0.0)
    answered = []
    while "next move" not in answered and len(answered) < 100:
        turn = queue.take(0.0)
        answered.append(turn.item)
        queue.done(turn, 0.001, 0.0)
        queue.put(turn.address, turn.page, "move", 0.0)  # somebody always waits
    assert len(answered) <= 11


def test_who_holds_a_worker_waits_for_who_holds_none():
    queue = FairQueue(10, 3)
    asked(queue, "old", 0.015)
    asked(queue, "new", 0.001)
    for number in range(2):
        queue.put("new", number, f"new {number}", 0.0)
    queue.put("old", "page", "old", 0.0)
    assert [queue.take(0.0).item for _ in range(3)] == ["new 0", "old", "new 1"]


def asked(queue, address, seconds, now=0.0, page="page"):
    queue.put(address, page, seconds, now)
    queue.done(queue.take(now), seconds, now)


def at_once(queue, now):
    """All that is taken at one time: what it is, and whether it stands back."""
    return [(turn.item, turn.low_priority) for turn in iter(lambda: queue.take(now), None)]


def test_long_questions_stand_back_while_others_ask_short_ones():
    queue = FairQueue(100, workers=3)
    asked(queue, "heavy", 1.0)
    asked(queue, "school", 0.01)
    for number in range(4):
        queue.put("heavy", "page", f"long {number}", 1.0)
        queue.put("school", "page", f"short {number}", 1.0)
    first = queue.take(1.0)
    assert first.item == "short 0" and not first.low_priority
    short = [(f"short {number}", False) for number in (1, 2)]
    long = [(f"long {number}", True) for number in (0, 1)]
    assert at_once(queue, 1.0) == short + long, "no more of either than it has workers"
    queue.done(first, 0.01, 1.1)
    assert at_once(queue, 1.1) == [("short 3", False)]


def test_two_with_long_questions_share_what_there_is_for_these():
    queue = FairQueue(100, workers=2)
    asked(queue, "school", 0.01)
    for address in ("heavy", "other heavy"):
        asked(queue, address, 1.0)
        queue.put(address, "page", address, 1.0)
    first = queue.take(1.0)
    assert first.low_priority and queue.take(1.0) is None
    queue.done(first, 1.0, 2.0)
    second = queue.take(2.0)
    assert {first.item, second.item} == {"heavy", "other heavy"} and second.low_priority


def test_of_whom_nothing_is_known_one_question_is_answered_at_a_time():
    queue = FairQueue(100, workers=2)
    asked(queue, "school", 0.0)
    for number in range(3):
        queue.put("stranger", number, f"unknown {number}", 0.0)
    first = queue.take(0.0)
    assert first.item == "unknown 0" and queue.take(0.0) is None
    queue.put("school", "page", "short", 0.0)
    queue.put("school", "page", "short", 0.0)
    short = [queue.take(0.0), queue.take(0.0)]
    assert [one.item for one in short] == ["short"] * 2, "it takes no place from others"
    for one in short:
        queue.done(one, 0.0, 0.0)
    queue.done(first, 0.0, 0.0)
    both = [("unknown 1", False), ("unknown 2", False)]
    assert at_once(queue, 0.0) == both, "what it asks is short, under any name"


def test_who_is_unknown_does_not_wait_for_a_long_question():
    queue = FairQueue(100, workers=2)
    asked(queue, "school", 0.01)
    asked(queue, "heavy", 1.0)
    queue.put("heavy", "page", "long", 1.0)
    assert queue.take(1.0).item == "long"
    queue.put("stranger", "page", "unknown", 1.0)
    assert queue.take(1.0).item == "unknown"


def test_nobody_stands_back_where_nobody_else_asks():
    queue = FairQueue(100, workers=2)
    asked(queue, "school", 0.01)
    asked(queue, "heavy", 1.0)
    now = 1.0 + usage.ASKS
    for address in ("heavy", "other heavy"):
        asked(queue, address, 1.0, now)
        queue.put(address, "page", "long", now)
    assert at_once(queue, now) == [("long", False)] * 2, "those who do the same need no room"


def test_who_stood_back_comes_forward_once_the_others_have_gone():
    queue = FairQueue(100, workers=2)
    asked(queue, "school", 0.01)
    asked(queue, "heavy", 1.0)
    for number in range(3):
        queue.put("heavy", "page", number, 1.0)
    assert at_once(queue, 1.0) == [(0, True)]
    assert at_once(queue, 1.0 + usage.ASKS) == [(1, False), (2, False)]


def test_a_single_worker_is_for_short_questions_and_long_ones_have_one_behind_it():
    queue = FairQueue(100, workers=1)
    asked(queue, "school", 0.01)
    asked(queue, "heavy", 1.0)
    queue.put("heavy", "page", "long", 1.0)
    queue.put("school", "page", "short", 1.0)
    assert at_once(queue, 1.0) == [("short", False), ("long", True)]


def test_somebody_with_long_questions_in_a_class_stands_back_alone():
    """All behind one address, and whoever asks under ever new names is known all the same."""
    queue = FairQueue(1000, workers=2)
    for number in range(60):
        asked(queue, "school", 0.006, 0.05 * number, page=number % 20)
    for number in range(20):
        asked(queue, "school", 0.08, 3.0, page=f"made up {number}")
    queue.put("school", "made up", "long", 3.0)
    for number in range(2):
        queue.put("school", number, f"short {number}", 3.0)
    assert sorted(at_once(queue, 3.0)) == [("long", True), ("short 0", False), ("short 1", False)]


def test_one_whose_questions_differ_much_needs_not_stand_back_for_their_own_sake():
    queue = FairQueue(100, workers=2)
    for number in range(20):
        asked(queue, "alone", (0.01, 0.2)[number % 2], 0.1 * number)
    queue.put("alone", "page", "any", 2.0)
    assert at_once(queue, 2.0) == [("any", False)]


def test_a_school_counts_as_several_and_made_up_names_make_no_school():
    """Both ask for more short questions than can be answered: 100 readers, and a name for each."""
    queue, had = FairQueue(10_000, workers=2), {"school": 0, "flood": 0}
    for round_ in range(2000):
        now = 0.01 * round_
        for address, name in (("school", round_ % 100), ("flood", f"made up {round_}")):
            for _ in range(2):
                queue.put(address, name, "short", now)
        for turn in [*iter(lambda now=now: queue.take(now), None)]:
            had[turn.address] += now > 5.0
            queue.done(turn, 0.01, now)
    assert 5 < had["school"] / had["flood"] < 15, "the root of the number of readers"


def test_a_school_that_asks_much_and_shortly_has_all_workers():
    queue = FairQueue(10_000, workers=2)
    for number in range(2000):
        asked(queue, "school", 0.03, 0.01 * number)
    asked(queue, "visitor", 0.02, 20.0)
    for number in range(2):
        queue.put("school", number, "short", 20.0)
    assert at_once(queue, 20.0) == [("short", False)] * 2


class Room:
    """Two processors, and a server that answers in steps of 2 ms; who stands back has the rest."""

    STEP, PROCESSORS = 0.002, 2

    def __init__(self):
        self.queue, self.now, self.at_work = FairQueue(2000, workers=2), 0.0, []
        self.waits = {"school": [], "flood": []}

    def ask(self, address, page, cost):
        self.queue.put(address, page, (self.now, cost), self.now)

    def step(self):
        """Work for a moment; the addresses that were answered."""
        while turn := self.queue.take(self.now):
            self.at_work.append([turn, turn.item[1]])
        self.now += self.STEP
        left = float(self.PROCESSORS)
        for back in (False, True):
            alike = [one for one in self.at_work if one[0].low_priority == back]
            part = min(1.0, left / max(1, len(alike)))
            left -= part * len(alike)
            for one in alike:
                one[1] -= part * self.STEP
        answered = [one for one in self.at_work if one[1] <= 0.0]
        self.at_work = [one for one in self.at_work if one[1] > 0.0]
        for turn, _ in answered:
            self.queue.done(turn, turn.item[1], self.now)
            self.waits[turn.address].append(self.now - turn.item[0])
        return [turn.address for turn, _ in answered]


@pytest.mark.parametrize("cost", [0.006, 0.04, 0.3, 2.0], ids=lambda cost: f"{cost:g} s")
def test_a_class_behind_one_address_hardly_notices_a_flood_from_another(cost):
    """500 students with a move each 5 s; after 1 s, 32 questions of the flood wait at any time."""
    room, rng, made_up = Room(), random.Random(2), iter(range(10**6))
    moves = sorted((rng.uniform(0, 20), rng.randrange(500)) for _ in range(2000))
    more = 32
    while room.now < 20.0:
        while moves and moves[0][0] <= room.now:
            room.ask("school", moves.pop(0)[1], 0.006)
        while more and room.now >= 1.0:
            room.ask("flood", next(made_up), cost)
            more -= 1
        more += room.step().count("flood")
    waits = sorted(room.waits["school"])
    assert len(waits) >= 1990 and waits[int(0.95 * len(waits))] < 0.05
    assert len(room.waits["flood"]) * cost > 5.0, "what is left is the flood's"


def test_more_than_may_wait_is_refused_for_that_address_alone():
    queue = FairQueue(3, 2)
    for number in range(3):
        queue.put("flood", number, number, 0.0)
    with pytest.raises(Crowded, match="3 questions of this address"):
        queue.put("flood", "another page", 0, 0.0)
    queue.put("school", "page", "in", 0.0)
    assert len(drained(queue)) == 4
    queue.put("flood", "page", "again", 0.0)
    assert drained(queue) == ["again"]


def test_nothing_is_lost_and_nothing_kept_however_they_come():
    rng, queue = random.Random(4), FairQueue(10_000, 2)
    put, taken, held = [], [], []
    for number in range(3000):
        if rng.random() < 0.6:
            queue.put(rng.randrange(5), rng.randrange(4), number, 0.01 * number)
            put.append(number)
        elif turn := queue.take(0.01 * number):
            taken.append(turn.item)
            held.append(turn)
        if held and rng.random() < 0.4:
            queue.done(held.pop(), rng.random(), 0.01 * number)
    for turn in held:
        queue.done(turn, 0.0, 30.0)
    assert sorted(taken + drained(queue, now=30.0)) == put
    assert queue.take(30.0) is None and not len(queue)
    assert not queue._holds, "who is gone is gone"
    for each in queue._queues.values():
        assert not each.pages and not each.counts, "and leaves no names"


@pytest.mark.parametrize("seed", range(20))
def test_one_at_a_time_and_nobody_waits_behind_a_crowd(seed):
    """Addresses of many and of few questions, some of which are given up: who has waited for
    longest is served after at most one of each other address."""
    chance, order, given_up = random.Random(seed), [], []
    wanted = {"crowd": 60, "b": chance.randint(1, 5), "c": chance.randint(1, 5)}

    async def ask(queue, address, number):
        async with queue.turn(address, number % 3):
            order.append(address)
            assert not turns_held, "one at a time"
            turns_held.append(address)
            await asyncio.sleep(0)
            turns_held.clear()

    async def play():
        queue = TurnLock()
        tasks = []
        for address, count in wanted.items():
            tasks += [asyncio.ensure_future(ask(queue, address, k)) for k in range(count)]
            await asyncio.sleep(0)
        for task in chance.sample(tasks, 5):
            for _ in range(chance.randint(0, 3)):
                await asyncio.sleep(0)
            given_up.append(task.cancel())
        await asyncio.gather(*tasks, return_exceptions=True)
        async with queue.turn("last", 0):
            order.append("last")

    turns_held = []
    apart(play())
    assert len(order) >= sum(wanted.values()) + 1 - sum(given_up) and order[-1] == "last"
    for address in ("b", "c"):
        places = [k for k, one in enumerate(order) if one == address]
        assert not places or places[-1] <= 3 * (wanted["b"] + wanted["c"])
