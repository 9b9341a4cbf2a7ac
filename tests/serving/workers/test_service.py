"""Questions that take long: parts of a run wait for each other, and nobody else waits for them;
what was too much is not computed again at once."""

import asyncio
import inspect

from kernel_lib.experiments.many_balls import experiment
from kernel_lib.protocol.playable import Playable
from kernel_lib.protocol.wire import opened
from kernel_lib.serving.workers import service as services
from kernel_lib.serving.workers.service import Client, ServedLesson, Service
from kernel_lib.serving.workers.worker import TooMuch

VALUES = {"many": True, "balls": 100, "each": 3, "radius": 1.2}


class Pool:
    """A pool whose answers come when the test lets them."""

    def __init__(self) -> None:
        self.asked, self.let_go = [], asyncio.Event()

    async def ask(self, address, page, question):
        self.asked.append(question["arguments"])
        await self.let_go.wait()
        return b""


async def until(true):
    """Let all others go on until something is so."""
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError(inspect.getsource(true))


class Busy(Pool):
    """A pool to which everything is too much."""

    async def ask(self, address, page, question):
        self.asked.append(question["arguments"])
        raise TooMuch("these values take too long to compute")


def lesson_of(pool):
    facts = dict.fromkeys(inspect.signature(ServedLesson).parameters)
    known = {"name": "many_balls", "number": 1, "playable": Playable(experiment), "pool": pool}
    return ServedLesson(**facts | known | {"shared": True})


def test_what_was_too_much_is_refused_at_once_and_tried_again_later(monkeypatch):
    """Refused for good, a lesson that was opened on a busy machine never came back."""
    client = Client("192.0.2.1", "page")

    async def reply(service, pool):
        content = {"kind": "start", "version": Playable(experiment).version}
        return opened(await service.body(lesson_of(pool), content, client))[0]

    async def asking():
        service, pool = Service(), Busy()
        for _ in range(2):
            assert "take too long" in (await reply(service, pool))["problem"]
            assert len(pool.asked) == 1, "it is remembered"
        monkeypatch.setattr(services, "REMEMBERED", 0.0)
        again = Service()
        for count in (2, 3):
            assert "take too long" in (await reply(again, pool))["problem"]
            assert len(pool.asked) == count

    asyncio.run(asking())


def test_one_part_at_a_time_and_other_questions_beside_it():
    async def asking():
        service, pool = Service(), Pool()
        lesson = lesson_of(pool)
        values = experiment.check(VALUES)
        client = Client("192.0.2.1", "page")
        parts = [
            asyncio.create_task(
                service.body(lesson, {"kind": "part", "values": values, "part": part}, client)
            )
            for part in (1, 2)
        ]
        await until(lambda: pool.asked == ['{"part": 1}'])
        other = asyncio.create_task(service.body(lesson, {"kind": "set", "values": values}, client))
        await until(lambda: len(pool.asked) == 2)
        assert pool.asked[1] == "{}", "a part waits for the part before it, and nobody else"
        pool.let_go.set()
        await asyncio.gather(*parts, other)
        assert pool.asked[2] == '{"part": 2}'

    asyncio.run(asking())
