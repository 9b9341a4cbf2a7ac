"""Kernels that compute without rest."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from kernel_lib.serving.kernels.watch import A_SECOND, IN_HAND, LOOK, Watch
from tests.serving.running import apart


class Manager:
    """Kernels by their id, which is the number of their process as well."""

    def __init__(self) -> None:
        self.ended: list[str] = []

    def __contains__(self, kernel: str) -> bool:
        return kernel not in self.ended

    def get_kernel(self, kernel: str) -> Any:
        return SimpleNamespace(provisioner=SimpleNamespace(pid=int(kernel)))

    async def shutdown_kernel(self, kernel: str, now: bool) -> None:
        assert now
        self.ended.append(kernel)


def test_a_kernel_that_never_rests_ends_and_a_dragged_slider_does_not(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One always computes, one four tenths of the time, one has computed much before it came."""
    shares = {1: 1.0, 2: 0.4, 3: 0.0}
    before = {1: 0.0, 2: 0.0, 3: 1000.0}
    manager, clock = Manager(), 0.0
    watch = Watch(manager, lambda: "123", lambda pid: before[pid] + shares[pid] * clock)

    async def look() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: clock, raising=False)
        await watch.look()
        monkeypatch.undo()

    survived = 0.0
    for _ in range(200):
        apart(look())
        clock += LOOK
        survived = survived if manager.ended else clock
    assert manager.ended == ["1"]
    assert survived == pytest.approx(IN_HAND / (1 - A_SECOND), abs=2 * LOOK)
    assert "without rest" in caplog.text
