"""Memory given back at rest."""

import asyncio
import gc
import weakref
from types import SimpleNamespace

import pytest

from kernel_lib.serving.kernels import resting
from tests.serving.running import apart

HOLD = 30.0  # s


class Circle:
    """Refers to itself, as the parts of a chart do to each other."""

    def __init__(self) -> None:
        self.me = self


def a_kernel() -> SimpleNamespace:
    handled: list[str] = []
    return SimpleNamespace(handled=handled, post_handler_hook=lambda: handled.append("message"))


def test_circles_of_references_go_when_the_visitor_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resting, "REST", 0.01)
    kernel = a_kernel()
    gone = asyncio.Event()
    gc.disable()
    try:

        async def visit() -> None:
            resting.give_back_at_rest(kernel)
            weakref.finalize(Circle(), gone.set)
            kernel.post_handler_hook()
            assert not gone.is_set()
            await asyncio.wait_for(gone.wait(), HOLD)

        apart(visit())
    finally:
        gc.enable()
    assert kernel.handled == ["message"]


def test_a_hand_that_still_moves_is_not_held_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each message puts the rest off; after the last one it comes once."""
    monkeypatch.setattr(resting, "REST", 1.0)
    rests: list[int] = []
    kernel = a_kernel()

    async def visit() -> None:
        rested = asyncio.Event()
        monkeypatch.setattr(
            resting, "give_back", lambda: (rests.append(len(kernel.handled)), rested.set())
        )
        resting.give_back_at_rest(kernel)
        for _ in range(50):
            kernel.post_handler_hook()
            await asyncio.sleep(0)
        await asyncio.wait_for(rested.wait(), HOLD)

    apart(visit())
    assert rests == [50]
    assert len(kernel.handled) == 50


def test_it_can_be_asked_for_at_any_time() -> None:
    """Also where the system's allocator has no such call."""
    resting.give_back()
