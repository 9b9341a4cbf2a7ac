"""Questions that take long: parts of a run wait for each other, and nobody else waits for them."""

import asyncio
import inspect

from kernel_lib.experiments.gas import experiment
from kernel_lib.protocol.playable import Playable
from kernel_lib.serving.workers.service import Asker, ServedLesson, Service

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


def test_one_part_at_a_time_and_other_questions_beside_it():
    async def asking():
        service, pool = Service(), Pool()
        facts = dict.fromkeys(inspect.signature(ServedLesson).parameters)
        lesson = ServedLesson(
            **facts
            | {"name": "gas", "playable": Playable(experiment), "pool": pool, "shared": True}
        )
        values = experiment.check(VALUES)
        asker = Asker("192.0.2.1", "page")
        parts = [
            asyncio.create_task(
                service.body(lesson, {"kind": "part", "values": values, "part": part}, asker)
            )
            for part in (1, 2)
        ]
        await until(lambda: pool.asked == ['{"part": 1}'])
        other = asyncio.create_task(service.body(lesson, {"kind": "set", "values": values}, asker))
        await until(lambda: len(pool.asked) == 2)
        assert pool.asked[1] == "{}", "a part waits for the part before it, and nobody else"
        pool.let_go.set()
        await asyncio.gather(*parts, other)
        assert pool.asked[2] == '{"part": 2}'

    asyncio.run(asking())
