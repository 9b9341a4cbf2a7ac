"""Whose requests wait at the door: who has had much of the server's own time, while others ask."""

import asyncio

import pytest

from kernel_lib.serving.command import cpu_budget
from kernel_lib.serving.command.cpu_budget import (
    AT_ONCE,
    LOOK,
    MOST_DEBT,
    SHARE,
    Available,
    CpuBudget,
    Payer,
)
from tests.serving.running import apart


class Clock:
    """Stands until it is moved."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def times(clock):
    return CpuBudget(clock)


def asks(times, source):
    """Let somebody ask once; whether the request has to wait."""

    async def once():
        turn = times.turn(source)
        if turn:
            turn.cancel()
        return turn is not None

    return apart(once())


@pytest.mark.parametrize("others", [0.0, 0.5, 0.8], ids="{:.0%} for others".format)
def test_on_a_busy_machine_the_share_is_of_what_the_server_gets(clock, others):
    """All that is left to the server goes to a flood: it owes, however little that is."""
    waited = Clock()
    times = CpuBudget(clock, Available(clock, waited))
    asks(times, "flood")
    for _ in range(400):
        asks(times, "neighbour")
        clock.now += LOOK
        waited.now += others * LOOK
        times.spend("flood", (1 - others) * LOOK)
    assert times.pause("flood") > 0.0
    assert times.pause("neighbour") == 0.0


def test_the_time_that_there_is_never_goes_back(clock):
    waited = Clock()
    available = Available(clock, waited)
    before = available()
    for step in (0.04, 0.02, 0.1, 0.01, 0.3):
        clock.now += step
        waited.now += step
        assert available() >= before
        before = available()
    assert before == pytest.approx(0.04, abs=0.02)


def test_one_alone_may_have_all_of_the_server(times):
    assert not asks(times, "flood")
    times.spend("flood", 3600.0)
    assert times.pause("flood") == 0.0


def test_who_owes_waits_as_long_as_others_ask_and_until_it_is_paid(times, clock):
    asks(times, "flood")
    times.spend("flood", AT_ONCE + 0.1)
    asks(times, "neighbour")
    assert times.pause("neighbour") == 0.0
    assert times.pause("flood") == pytest.approx(0.1 / SHARE, abs=0.01)
    clock.now += times.pause("flood")
    assert times.pause("flood") == pytest.approx(0.0, abs=1e-9)
    times.spend("flood", 0.2)
    assert times.pause("flood") > 0.0
    clock.now += cpu_budget.ASKS + 1.0
    times.spend("flood", 100.0)
    assert times.pause("flood") == 0.0, "nobody else has asked for long"


def test_what_an_idle_server_was_used_for_is_not_held_against_anybody_for_long(times, clock):
    times.spend("school", 3600.0)
    asks(times, "neighbour")
    assert times.pause("school") == MOST_DEBT / SHARE


def test_a_flood_is_let_in_one_by_one_and_a_neighbour_at_once(times, clock):
    let_in = []

    async def one(number):
        if turn := times.turn("flood"):
            await turn
        let_in.append(number)

    async def play():
        assert times.turn("flood") is None
        times.spend("flood", AT_ONCE + 0.001)
        assert times.turn("neighbour") is None
        flood = [asyncio.ensure_future(one(number)) for number in range(20)]
        for _ in range(100):
            await asyncio.sleep(0)
        assert (let_in, times.waiting) == ([], 20)
        assert times.turn("neighbour") is None, "it waits for nobody"
        clock.now += 60.0
        while len(let_in) < 20:
            before = len(let_in)
            await asyncio.sleep(0)
            assert len(let_in) <= before + 1, "between two of them all others have a round"
        await asyncio.gather(*flood)
        assert let_in == sorted(let_in)
        assert times.waiting == 0

    apart(play())


def test_who_gives_up_is_passed_over(times, clock):
    async def play():
        times.spend("flood", AT_ONCE + 0.001)
        times.turn("neighbour")
        first, second = times.turn("flood"), times.turn("flood")
        first.cancel()
        clock.now += 60.0
        await second

    apart(play())


def test_what_is_done_for_a_visitor_is_paid_by_it_and_waiting_costs_nothing(monkeypatch, clock):
    monkeypatch.setattr(cpu_budget.time, "thread_time", clock)
    times, paid = CpuBudget(Clock()), []
    monkeypatch.setattr(times, "spend", lambda source, seconds: paid.append((source, seconds)))

    async def work(seconds, gate):
        clock.now += seconds
        await gate.wait()
        clock.now += seconds
        return seconds

    async def serve():
        gate = asyncio.Event()
        cpu_budget.payer.set(Payer("visitor", times))
        task = asyncio.ensure_future(work(0.25, gate))
        cpu_budget.payer.set(None)
        other = asyncio.ensure_future(work(5.0, gate))
        await asyncio.sleep(0)
        clock.now += 100.0  # while both wait
        gate.set()
        assert await asyncio.gather(task, other) == [0.25, 5.0]

    async def play():
        asyncio.get_running_loop().set_task_factory(cpu_budget.charged)
        await serve()

    apart(play())
    assert {source for source, _ in paid} == {"visitor"}
    assert sum(seconds for _, seconds in paid) == pytest.approx(0.5)


def test_a_task_that_fails_or_is_cancelled_does_so_in_its_own_words(times):
    async def fails():
        raise LookupError("of its own")

    async def play():
        asyncio.get_running_loop().set_task_factory(cpu_budget.charged)
        cpu_budget.payer.set(Payer("visitor", times))
        with pytest.raises(LookupError, match="of its own"):
            await asyncio.ensure_future(fails())
        waits = asyncio.ensure_future(asyncio.Event().wait())
        await asyncio.sleep(0)
        waits.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waits

    apart(play())
