"""Workers that are slow, that die, that take too much: who asks gets an error, no other page."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kernel_lib.protocol.bounds import problem_of
from kernel_lib.protocol.wire import unpacked
from kernel_lib.serving.workers import worker as workers
from kernel_lib.serving.workers.fair_queue import Crowded
from kernel_lib.serving.workers.pool import Pool
from kernel_lib.serving.workers.worker import Refused, TooMuch, Worker, WorkerLost
from tests.environments import ROOT
from tests.serving.running import apart
from tests.serving.workers.obedient import READY

LINUX = sys.platform == "linux"


BEGUN = []

#: s in which what is awaited happens even on a busy machine; who waits longer waits in vain.
SECONDS = 10.0


async def start(kind=Worker):
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.serving.workers.obedient", cwd=ROOT,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    BEGUN.append(process)
    assert await process.stdout.readexactly(1) == READY  # beginning is no part of a question
    return kind(process.stdout, process.stdin, process.pid, process.kill)


def played(play, most=2, idle=None, begin=start):
    """Run `play(pool, ask)` in a loop of its own; the pool is closed afterwards."""

    async def whole():
        pool = Pool(begin, most, idle)

        async def ask(address="a", page="p", **question):
            return unpacked(await pool.ask(address, page, question))[0]

        try:
            return await asyncio.wait_for(play(pool, ask), 3 * SECONDS)
        finally:
            pool.close()
            await no_worker_is_left()

    return apart(whole())


async def no_worker_is_left():
    """Each process that has begun ends now; one that does not is ended, and reported."""
    ends = {asyncio.ensure_future(process.wait()): process for process in BEGUN}
    BEGUN.clear()
    if not ends:
        return
    _, waiting = await asyncio.wait(ends, timeout=SECONDS)
    for end in waiting:
        ends[end].kill()
        await end
    assert not waiting, "the pool was closed, and had workers still"


def further_back(place):
    """The nice value of a worker that stands back behind who has the value `place`."""
    return min(19, place + workers.BACK)


async def is_killed(process):
    """Whether a process is ended by its pool."""
    return await asyncio.wait_for(process.wait(), SECONDS) == -signal.SIGKILL


async def let_go(gate):
    """Give the word to who waits at a gate; that none comes there is reported."""
    async with asyncio.timeout(SECONDS):
        while True:
            try:
                end = os.open(gate, os.O_WRONLY | os.O_NONBLOCK)
                break
            except OSError:
                await asyncio.sleep(0.01)
    os.write(end, b"go")
    os.close(end)


def test_a_worker_answers_one_after_the_other_and_several_at_once(tmp_path):
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def play(pool, ask):
        first = await ask(do="answer", number=1)
        assert first["question"]["number"] == 1
        assert (await ask(do="answer"))["pid"] == first["pid"], "one is enough for one at a time"
        waiting = asyncio.ensure_future(ask(do="wait", gate=str(gate)))
        while not pool._working:
            await asyncio.wait([waiting], timeout=0.01)
        other = await ask(do="answer")
        assert other["pid"] != first["pid"] and not waiting.done()
        await let_go(gate)
        assert (await waiting)["pid"] == first["pid"]
        assert pool.pids == sorted([first["pid"], other["pid"]])

    played(play)


def test_no_more_workers_than_there_may_be():
    async def play(pool, ask):
        answers = await asyncio.gather(*(ask(page=str(k), do="answer") for k in range(40)))
        assert len({one["pid"] for one in answers}) <= 2

    played(play)


def test_what_a_worker_refuses_is_told_and_it_lives_on():
    async def play(pool, ask):
        before = (await ask(do="answer"))["pid"]
        with pytest.raises(Refused, match="k_b must lie in"):
            await ask(do="refuse", why="k_b must lie in [0, 1], got 2")
        with pytest.raises(Refused, match="KeyError: 'fail'"):
            await ask(do="fail")
        why = {"say": "two-balls-refuses-glue"}
        with pytest.raises(Refused, match="glue is known without walls") as refused:
            await ask(do="refuse", why=why)
        assert problem_of(refused.value) == why, "by its name, in no language"
        assert (await ask(do="answer"))["pid"] == before

    played(play, most=1)


def test_a_question_whose_worker_died_is_asked_once_more(tmp_path):
    async def play(pool, ask):
        before = (await ask(do="answer"))["pid"]
        found = await ask(do="die once", mark=str(tmp_path / "mark"))
        assert found["pid"] != before

    played(play, most=1)


def test_workers_that_have_died_at_rest_cost_no_try():
    async def play(pool, ask):
        await asyncio.gather(*(ask(page=str(k), do="answer") for k in range(20)))
        for process in BEGUN:
            process.kill()
        # Nobody has seen yet that they are gone.
        assert (await ask(do="answer"))["pid"] not in [process.pid for process in BEGUN[:-1]]

    played(play)


def test_a_question_that_kills_two_is_given_up_and_the_next_one_is_answered():
    begun = []

    async def counted():
        begun.append(await start())
        return begun[-1]

    async def play(pool, ask):
        with pytest.raises(WorkerLost):
            await ask(do="die")
        assert len(begun) == 2
        assert (await ask(do="answer"))["pid"] == begun[2].pid

    played(play, most=1, begin=counted)


@pytest.mark.skipif(not LINUX, reason="only Linux tells what a process has computed")
def test_endless_computing_is_too_much_by_what_it_has_computed(monkeypatch):
    """By seconds of computing, not by the clock: a busy machine gives it the time it needs."""
    monkeypatch.setattr(workers, "CPU", 0.3)
    monkeypatch.setattr(workers, "BEGINNING", 0.0)
    monkeypatch.setattr(workers, "WALL", 1e9)

    async def play(pool, ask):
        pid = (await ask(do="answer"))["pid"]
        with pytest.raises(TooMuch, match="too long to compute"):
            await ask(do="compute")
        assert await is_killed(BEGUN[0])
        monkeypatch.setattr(workers, "CPU", 60)
        assert (await ask(do="answer"))["pid"] != pid

    played(play, most=1)


@pytest.mark.skipif(not LINUX, reason="only Linux tells what a process has computed")
def test_a_long_question_lets_others_compute_first_and_its_worker_is_not_kept(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(workers, "WALL", 1e9)
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    before = os.getpriority(os.PRIO_PROCESS, 0)

    async def play(pool, ask):
        short = (await ask(do="answer"))["pid"]
        assert os.getpriority(os.PRIO_PROCESS, short) == before
        long = asyncio.ensure_future(ask(do="compute until", gate=str(gate)))
        while os.getpriority(os.PRIO_PROCESS, short) != further_back(before):
            assert not long.done(), "it was answered in its old place"
            await asyncio.sleep(0.01)
        await let_go(gate)
        assert (await long)["pid"] == short, "it is answered all the same"
        after = (await ask(do="answer"))["pid"]
        assert after != short and os.getpriority(os.PRIO_PROCESS, after) == before

    played(play, most=1)


@pytest.mark.skipif(not LINUX, reason="only Linux tells what a process has computed")
@pytest.mark.skipif(not os.path.exists("/proc/self/autogroup"), reason="sessions share alike here")
def test_who_stands_back_takes_no_session_with_it_but_its_own():
    """Whoever ran these tests had a terminal at a fiftieth of the processors from then on."""

    def share(pid):
        return Path(f"/proc/{pid}/autogroup").read_text()

    before = share(os.getpid())
    for is_apart in (False, True):
        process = subprocess.Popen(
            [sys.executable, "-c", "input()"], stdin=subprocess.PIPE, start_new_session=is_apart
        )
        assert workers.lower_priority(process.pid)
        assert share(os.getpid()) == before
        place = further_back(os.getpriority(os.PRIO_PROCESS, 0))
        assert (f"nice {place}" in share(process.pid)) == is_apart
        process.communicate(b"\n")


def test_the_first_questions_of_a_worker_may_load_what_it_needs(tmp_path, monkeypatch):
    """A thousand balls were refused on a busy machine, for as long as its server ran."""
    monkeypatch.setattr(workers, "CPU", 0.01)
    monkeypatch.setattr(workers, "BEGINNING", 1e9)
    monkeypatch.setattr(workers, "WALL", 1e9)
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def play(pool, ask):
        pid = (await ask(do="answer"))["pid"]
        spent = workers.computed(pid)
        long = asyncio.ensure_future(ask(do="compute until", gate=str(gate)))
        while workers.computed(pid) < spent + 3 * workers.LOOK:
            assert not long.done(), "it was refused"
            await asyncio.sleep(0.01)
        await let_go(gate)
        assert (await long)["pid"] == pid

    played(play, most=1)


def test_what_takes_too_long_by_the_clock_is_too_much_as_well(monkeypatch):
    """Where the system tells nothing of a process."""
    monkeypatch.setattr(workers, "_stat", lambda pid: [])
    monkeypatch.setattr(workers, "_precisely", lambda pid: 0.0)
    monkeypatch.setattr(workers, "WALL", 0.3)

    async def play(pool, ask):
        with pytest.raises(TooMuch, match="too long to compute"):
            await ask(do="compute")
        monkeypatch.setattr(workers, "WALL", 60)
        assert await ask(do="answer")

    played(play, most=1)


def test_who_waits_for_something_else_than_the_processor_is_too_much_by_the_clock(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(workers, "WALL", 0.3)
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def play(pool, ask):
        with pytest.raises(TooMuch, match="too long to compute"):
            await ask(do="wait", gate=str(gate))
        assert await ask(do="answer")

    played(play, most=1)


@pytest.mark.skipif(not LINUX, reason="only Linux tells who waits for the processor")
def test_values_are_not_too_much_because_others_have_the_processor(tmp_path, monkeypatch):
    """The map of lesson 05, half a second of computing, was refused on a busy machine."""
    monkeypatch.setattr(workers, "computed", lambda pid: 0.0)  # it gets nothing
    monkeypatch.setattr(workers, "WALL", 0.3)
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def play(pool, ask):
        long = asyncio.ensure_future(ask(do="compute until", gate=str(gate)))
        await asyncio.wait([long], timeout=1.0 + 2 * workers.LOOK)
        assert not long.done(), "it was refused"
        await let_go(gate)
        assert await long
        monkeypatch.setattr(workers, "STARVED", 0.3)
        with pytest.raises(WorkerLost, match=r"0\.00 s of a processor"):
            await ask(do="compute")
        assert await ask(do="answer")

    played(play, most=1)


@pytest.mark.skipif(not LINUX, reason="only Linux bounds the memory of a process in this way")
def test_too_much_memory_ends_that_worker_alone():
    async def play(pool, ask):
        pid = (await ask(do="answer"))["pid"]
        with pytest.raises(TooMuch, match="too much memory"):
            await ask(do="take memory")
        assert (await ask(do="answer"))["pid"] != pid

    played(play, most=1)


def test_a_neighbour_who_floods_has_every_second_turn_at_most(tmp_path):
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def play(pool, ask):
        order = []

        async def noted(name, **question):
            await ask(address=name, **question)
            order.append(name)

        first = asyncio.ensure_future(ask(do="wait", gate=str(gate)))
        while not pool._working:
            await asyncio.wait([first], timeout=0.01)
        flood = [noted("flood", page=str(k), do="answer") for k in range(30)]
        rest = [asyncio.ensure_future(one) for one in [*flood, noted("school", do="answer")]]
        while pool.waiting < 31:
            await asyncio.wait(rest, timeout=0.01)
        await let_go(gate)
        await asyncio.gather(first, *rest)
        assert order.index("school") <= 1

    played(play, most=1)


class Counted(Worker):
    """Its answers cost what their questions say."""

    async def ask(self, question, low_priority=True):
        try:
            return await super().ask(question, low_priority)
        finally:
            self.cost = question.get("cost", 0.001)


def test_who_asks_what_takes_long_leaves_one_worker_to_the_others(tmp_path):
    # Through one gate both words might reach one of the two.
    gates = [tmp_path / "first gate", tmp_path / "second gate"]
    for gate in gates:
        os.mkfifo(gate)

    async def play(pool, ask):
        await ask(address="school", do="answer")
        await ask(address="heavy", do="answer", cost=1.0)
        question = {"address": "heavy", "do": "wait", "cost": 1.0}
        long = [
            asyncio.ensure_future(ask(page=gate.name, gate=str(gate), **question)) for gate in gates
        ]
        for _ in range(5):
            await ask(address="school", do="answer")
        for _ in range(10):  # what is done makes room
            await asyncio.sleep(0)
        assert pool.waiting == 1 and not any(one.done() for one in long)
        for gate in gates:
            await let_go(gate)
        await asyncio.gather(*long)

    played(play, begin=lambda: start(Counted))


@pytest.mark.skipif(not LINUX, reason="only Linux shows the place of a process")
def test_what_takes_long_has_a_worker_that_stands_back_from_its_first_moment(monkeypatch):
    before = os.getpriority(os.PRIO_PROCESS, 0)

    async def play(pool, ask):
        async def asked(address, cost):
            return (await ask(address=address, do="answer", cost=cost))["pid"]

        short = await asked("school", 0.001)
        await asked("heavy", 1.0)
        long = await asked("heavy", 1.0)
        assert os.getpriority(os.PRIO_PROCESS, long) == further_back(before)
        assert await asked("heavy", 1.0) == long, "it is kept for the next one"
        for _ in range(3):
            pid = await asked("school", 0.001)
            assert pid != long and os.getpriority(os.PRIO_PROCESS, pid) == before
        assert {short, long} <= set(pool.pids)
        monkeypatch.setattr("kernel_lib.serving.workers.pool.BACK_IDLE", 0.01)
        await asked("heavy", 1.0)
        ended = next(process for process in BEGUN if process.pid == long)
        assert await is_killed(ended), "nobody needs it any more"
        assert await asked("school", 0.001) != long

    played(play, begin=lambda: start(Counted))


def test_more_than_may_wait_is_refused(monkeypatch):
    monkeypatch.setattr("kernel_lib.serving.workers.pool.MOST_WAITING", 3)

    async def play(pool, ask):
        many = [asyncio.ensure_future(ask(page=str(k), do="answer")) for k in range(8)]
        answers = await asyncio.gather(*many, return_exceptions=True)
        kinds = [type(one) for one in answers]
        assert kinds.count(Crowded) == 8 - 4 and kinds.count(dict) == 4, "one is being answered"

    played(play, most=1)


def test_a_page_that_gives_up_costs_its_neighbours_nothing(tmp_path):
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def play(pool, ask):
        waiting = asyncio.ensure_future(ask(do="wait", gate=str(gate)))
        given_up = asyncio.ensure_future(ask(page="gone", do="die"))
        while not pool.waiting:
            await asyncio.wait([waiting], timeout=0.01)
        given_up.cancel()
        after = asyncio.ensure_future(ask(page="next", do="answer"))
        await asyncio.wait([after], timeout=0.01)
        await let_go(gate)
        assert (await after)["pid"] == (await waiting)["pid"], "what nobody waits for is not asked"

    played(play, most=1)


def test_workers_that_nobody_needs_end_after_a_while():
    async def play(pool, ask):
        pid = (await ask(do="answer"))["pid"]
        assert await is_killed(BEGUN[0])
        assert (await ask(do="answer"))["pid"] != pid

    played(play, idle=0.05)


def test_workers_are_renewed_and_no_question_is_lost(tmp_path):
    """Whoever began before others were renewed is of the old, too, though it was ready later."""
    gate, held = tmp_path / "gate", asyncio.Event()
    os.mkfifo(gate)

    async def late():
        worker = await start()
        if len(BEGUN) == 3:
            await held.wait()
        return worker

    async def play(pool, ask):
        waiting = asyncio.ensure_future(ask(do="wait", gate=str(gate)))
        while not pool._working:
            await asyncio.wait([waiting], timeout=0.01)
        rested = (await ask(do="answer"))["pid"]
        begins = asyncio.ensure_future(pool.ask_two({"do": "answer"}))
        while len(BEGUN) < 3:
            await asyncio.wait([begins], timeout=0.01)
        pool.renew()
        assert await is_killed(BEGUN[1])
        assert not waiting.done()
        held.set()
        await begins
        new = (await ask(do="answer"))["pid"]
        await let_go(gate)
        assert (await waiting)["pid"] == BEGUN[0].pid, "it is answered all the same"
        assert await is_killed(BEGUN[0])
        assert await is_killed(BEGUN[2])
        assert (await ask(do="answer"))["pid"] in {new, BEGUN[3].pid} - {rested}

    played(play, begin=late)


def test_a_worker_that_cannot_start_is_told_and_tried_again_for_the_next():
    tries = []

    async def fail_once():
        tries.append(1)
        if len(tries) == 1:
            raise OSError("no process more")
        return await start()

    async def play(pool, ask):
        with pytest.raises(OSError, match="no process more"):
            await ask(do="answer")
        assert await ask(do="answer")

    played(play, begin=fail_once)


def test_the_end_of_the_pool_is_the_end_of_its_workers_and_told_to_all():
    async def play(pool, ask):
        await ask(do="answer")
        hanging = [asyncio.ensure_future(ask(page=str(k), do="compute")) for k in range(3)]
        while not pool.waiting:
            await asyncio.wait(hanging, timeout=0.01)
        pool.close()
        assert all(
            isinstance(one, WorkerLost)
            for one in await asyncio.gather(*hanging, return_exceptions=True)
        )
        assert await is_killed(BEGUN[0])
        with pytest.raises(WorkerLost, match="the server is ending"):
            await ask(do="answer")

    played(play)


def test_a_worker_is_ended_once_its_number_may_soon_be_of_another_process():
    async def whole():
        worker = await start()
        kills, kill = [], worker._kill
        worker._kill = lambda: (kills.append(worker.pid), kill())
        worker.end()
        worker.end()
        assert await is_killed(BEGUN[0])
        BEGUN.clear()
        assert kills == [worker.pid]

    apart(whole())


def test_a_pool_that_answers_is_not_stalled_however_long_one_waits(tmp_path):
    """Three questions for one worker: the last has waited through two, which were answered."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def play(pool, ask):
        assert pool.stalled == 0
        asked = [asyncio.ensure_future(ask(do="wait", gate=str(gate))) for _ in range(3)]
        while pool.waiting != 2 or not pool.pids:
            await asyncio.sleep(0.01)
        waited = pool.delay
        assert pool.stalled >= waited > 0, "none has been answered yet"
        await let_go(gate)
        while pool.waiting != 1:
            await asyncio.sleep(0.01)
        since_an_answer = pool.stalled
        assert pool.delay - since_an_answer > waited
        for one in asked:
            if not one.done():
                await let_go(gate)
            await one
        assert pool.stalled == 0

    played(play, most=1)


def test_how_long_the_oldest_question_has_waited_is_known(tmp_path):
    gate = tmp_path / "gate"
    os.mkfifo(gate)

    async def play(pool, ask):
        assert pool.delay == 0
        working = asyncio.ensure_future(ask(do="wait", gate=str(gate)))
        while pool.waiting or not pool.pids:
            await asyncio.sleep(0.01)
        waiting = asyncio.ensure_future(ask(do="answer"))
        await asyncio.sleep(0.1)
        first = pool.delay
        assert pool.waiting == 1 and first > 0.05
        await asyncio.sleep(0.05)
        assert pool.delay > first
        await let_go(gate)
        await asyncio.gather(working, waiting)
        assert pool.delay == 0

    played(play, most=1)
