"""Visitors who have left: how long their kernels stay."""

import re
import urllib.error
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


def test_who_finds_no_place_gets_that_of_a_page_that_never_came(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else that of the page that has said nothing for longest; never that of one in use."""
    time = 100.0
    monkeypatch.setattr(leaving.time, "monotonic", lambda: time)
    manager = Manager(image=0, script=0, resting=1, reading=1)
    watch = Leaving(manager, lambda: {"image", "script", "resting", "reading"} - {*manager.ended},
                    patience=10_000)  # fmt: skip
    watch.met("resting")
    apart(watch.look())
    time += leaving.ROOM_AFTER - 1
    assert not apart(watch.make_room({"image", "script", "resting"}))
    time += 2
    watch.met("reading")
    assert apart(watch.make_room({"image", "resting", "reading"}))
    assert apart(watch.make_room({"script", "resting", "reading"}))
    assert manager.ended == ["image", "script"]
    assert not apart(watch.make_room({"resting", "reading"}))
    time += leaving.RESTED - 10
    assert apart(watch.make_room({"resting", "reading"}))
    assert not apart(watch.make_room({"reading"}))
    assert manager.ended == ["image", "script", "resting"]


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


@pytest.mark.parametrize(
    "said",
    [
        {"Sec-Fetch-Site": "same-origin"},
        {"Origin": "own"},  # without https a browser says no more
    ],
)
def test_a_page_without_cookies_ends_its_kernel_too(
    small_server: Server, said: dict[str, str]
) -> None:
    """In a frame on another site it has none, and its kernel stayed for a minute and a half."""
    page = small_server.get("voila/render/01_plane_bounce.ipynb")
    (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', page.text)
    own = small_server.address.rstrip("/")
    headers = {name: value.replace("own", own) for name, value in said.items()}
    path = f"{small_server.address}voila/api/shutdown/{kernel}"
    for foreign in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "https://elsewhere.example"},
                    {"Origin": "null"}, {**headers, "Sec-Fetch-Site": "cross-site"}):  # fmt: skip
        asked = urllib.request.Request(path, data=b"", headers=foreign)
        with pytest.raises(urllib.error.HTTPError, match=r"40[34]"):
            urllib.request.urlopen(asked)
    assert small_server.kernel(kernel)
    asked = urllib.request.Request(path, data=b"", headers=headers)
    assert urllib.request.urlopen(asked).status == 204
    wait_until(lambda: not small_server.kernel(kernel), "the kernel still runs")
