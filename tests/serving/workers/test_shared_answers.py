"""Answers computed once for many."""

import asyncio

import pytest

from kernel_lib.serving.workers.digest_cache import digest_of
from kernel_lib.serving.workers.shared_answers import SharedAnswers
from tests.serving.running import apart


class Source:
    """Computes when it is let go."""

    def __init__(self):
        self.asked, self.go = [], asyncio.Event()

    def ask(self, key, size=10):
        async def compute():
            self.asked.append(key)
            await self.go.wait()
            return bytes(size)

        return compute


def test_who_asks_for_what_is_under_way_waits_for_it():
    async def play():
        source, answers = Source(), SharedAnswers(8000)
        waiting = [asyncio.ensure_future(answers.get("k", source.ask("k"))) for _ in range(5)]
        await asyncio.sleep(0)
        source.go.set()
        assert await asyncio.gather(*waiting) == [bytes(10)] * 5
        assert source.asked == ["k"] and (answers.misses, answers.hits) == (1, 4)
        assert await answers.get("k", source.ask("k")) == bytes(10) and source.asked == ["k"]

    apart(play())


def test_who_gives_up_takes_nothing_from_the_others():
    async def play():
        source, answers = Source(), SharedAnswers(8000)
        first, second = (asyncio.ensure_future(answers.get("k", source.ask("k"))) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        source.go.set()
        assert await second == bytes(10) and source.asked == ["k"]

    apart(play())


def test_the_oldest_go_first_when_room_is_short():
    async def play():
        source, answers = Source(), SharedAnswers(8000)
        source.go.set()
        for key in range(20):
            await answers.get(digest_of(key), source.ask(key, 120))
            await answers.get(digest_of(0), source.ask(0, 120))
        assert answers.kept.used <= 8000
        source.asked.clear()
        for key in (0, 19, 1):
            await answers.get(digest_of(key), source.ask(key, 120))
        assert source.asked == [1], "what is asked for often stays"

    apart(play())


def test_one_answer_may_not_take_the_room_of_all():
    async def play():
        source, answers = Source(), SharedAnswers(8000)
        source.go.set()
        for _ in range(2):
            await answers.get("big", source.ask("big", 1000))
        assert source.asked == ["big", "big"] and answers.kept.used == 0

    apart(play())


def test_an_error_is_told_to_all_and_not_kept():
    async def play():
        answers = SharedAnswers(8000)

        async def fail():
            raise ValueError("no")

        for _ in range(2):
            with pytest.raises(ValueError, match="no"):
                await answers.get("k", fail)
        assert answers.misses == 2

    apart(play())
