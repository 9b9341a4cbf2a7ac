"""Visitors who have left: how long their kernels stay."""

import re
import urllib.request
from http.cookies import SimpleCookie

import pytest

from kernel_lib.serving.kernels import leaving
from kernel_lib.serving.kernels.leaving import Leaving
from tests.serving.running import Server, apart, wait_until


class Manager:
    """Connections by kernel, and the kernels that were ended."""

    def __init__(self, **connections: int) -> None:
        self._kernel_connections = connections
        self.ended: list[str] = []

    def __contains__(self, kernel: str) -> bool:
        return kernel not in self.ended

    async def shutdown_kernel(self, kernel: str, now: bool) -> None:
        assert now
        self.ended.append(kernel)


def test_a_kernel_ends_when_its_page_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr(leaving.time, "monotonic", lambda: time)
    manager = Manager(reader=1, gone=-1, back=0, pooled=0)
    watch = Leaving(manager, lambda: {"reader", "gone", "back"}, patience=90)
    for kernel in ("reader", "gone", "back"):
        watch.met(kernel)
    apart(watch.look())
    time += 89
    apart(watch.look())
    manager._kernel_connections["back"] = 1
    time += 2
    apart(watch.look())
    assert manager.ended == ["gone"]  # not the one that nobody was given yet
    manager._kernel_connections["back"] = 0
    time += 89
    apart(watch.look())
    assert manager.ended == ["gone"]  # the count began anew
    time += 91
    apart(watch.look())
    assert manager.ended == ["gone", "back"]


def test_a_page_that_loads_slowly_finds_its_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    time = 100.0
    monkeypatch.setattr(leaving.time, "monotonic", lambda: time)
    manager = Manager(loading=0)
    watch = Leaving(manager, lambda: {"loading"}, patience=1)
    apart(watch.look())
    time += leaving.LOADING - 1
    apart(watch.look())
    assert manager.ended == []
    time += 2
    apart(watch.look())
    assert manager.ended == ["loading"]


def test_a_page_that_was_there_between_two_looks_has_been_met(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    time = 100.0
    monkeypatch.setattr(leaving.time, "monotonic", lambda: time)
    manager = Manager(brief=0)
    watch = Leaving(manager, lambda: {"brief"}, patience=1)
    apart(watch.look())
    watch.met("brief")
    time += 2
    apart(watch.look())
    assert manager.ended == ["brief"]


def test_a_lost_page_is_noticed_and_its_kernel_ended_within_two_minutes() -> None:
    from kernel_lib.serving.command.settings import Settings

    patience = 60 * Settings.idle_minutes
    assert leaving.PING_EVERY + leaving.PONG_WITHIN + patience + 2 * leaving.LOOK < 120


def test_a_page_ends_its_kernel_at_once(small_server: Server) -> None:
    page = small_server.get("voila/render/01_plane_bounce.ipynb")
    (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', page.text)
    token = SimpleCookie(page.headers["set-cookie"])["_xsrf"].value
    asked = urllib.request.Request(
        f"{small_server.address}voila/api/shutdown/{kernel}",
        data=f"_xsrf={token}".encode(),
        headers={"Cookie": f"_xsrf={token}", "Referer": small_server.address},
    )
    assert small_server.kernel(kernel)
    assert urllib.request.urlopen(asked).status == 204
    wait_until(lambda: not small_server.kernel(kernel), "the kernel still runs")
