"""As many visitors as the machine can serve, and a friendly word for the next one."""

import re
from pathlib import Path

import pytest

from kernel_lib.serving.kernels.places import Full, Places
from tests.serving.running import running, wait_until, write_lesson

LESSON = "voila/render/01_plane_bounce.ipynb"


def test_a_place_is_free_again_when_its_kernel_has_ended() -> None:
    alive = {"a", "b"}
    places = Places(2, alive.__contains__, of_one=2)
    for kernel in ("a", "b"):
        with places.arrival("a school") as seat:
            seat(kernel)
    with pytest.raises(Full), places.arrival("a school"):
        pass
    alive.remove("a")
    with places.arrival("a school"):
        assert places.taken() == 2
    assert places.taken() == 1


def test_a_visitor_is_counted_though_others_look_while_the_page_is_made() -> None:
    """Lost in a set of yesterday, such a visitor's kernel was never ended."""
    places = Places(2, {"a"}.__contains__)
    with places.arrival("a school") as seat:
        assert places.kernels() == set()
        seat("a")
    assert places.kernels() == {"a"}
    assert places.taken() == 1


def seated(places: Places, source: str, *kernels: str) -> None:
    for kernel in kernels:
        with places.arrival(source) as seat:
            seat(kernel)


def test_one_address_has_half_of_the_places() -> None:
    """One that had all of them locked everybody else out by plain requests."""
    alive = set("abcd")
    places = Places(4, alive.__contains__)
    seated(places, "one", "a", "b")
    with pytest.raises(Full, match="all 2 places of one network"), places.arrival("one"):
        pass
    seated(places, "other", "c")
    with places.arrival("third"), pytest.raises(Full, match="all 4"), places.arrival("fourth"):
        pass
    alive.remove("a")
    places.kernels()
    seated(places, "one", "d")


def test_an_address_may_be_given_more_or_less() -> None:
    places = Places(4, "abcd".__contains__, of_one=3)
    seated(places, "one", "a", "b", "c")
    with pytest.raises(Full), places.arrival("one"):
        pass


def test_whose_kernels_are_in_the_way_of_a_visitor() -> None:
    places = Places(4, "abcd".__contains__)
    seated(places, "one", "a", "b")
    assert places.kernels_in_the_way("one") == {"a", "b"}
    assert places.kernels_in_the_way("other") == set()
    seated(places, "other", "c")
    seated(places, "third", "d")
    assert places.kernels_in_the_way("other") == {"a", "b", "c", "d"}


def test_the_next_visitor_gets_a_page_that_tries_again(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    with running("--kernels", "--max-students", "1", folder=tmp_path) as server:
        server.wait_ready()
        first = server.get(LESSON)
        assert first.status == 200
        second = server.get(LESSON + "?k_b=0.9")
        assert second.status == 503
        assert second.headers["retry-after"] == "15"
        assert '<meta http-equiv="refresh" content="15">' in second.text
        assert "All places are taken" in second.text
        server.wait_ready()
        (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', first.text)
        process = server.kernel(kernel)
        assert process
        process.kill()
        wait_until(lambda: server.get(LESSON).status == 200, "the place is not given away again")
        wait_until(lambda: any(" visit " in line for line in server.lines), "no line for a visit")


def test_one_address_finds_half_of_the_places_taken_and_others_do_not(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    never = "from kernel_lib.serving.kernels import leaving; leaving.ROOM_AFTER = 1e9"
    told = ("--kernels", "--max-students", "4", "--trusted-proxy", "127.0.0.1")
    with running(*told, folder=tmp_path, before=never) as server:
        server.wait_ready()

        def visit(source: str) -> int:
            return server.get(LESSON, **{"X-Forwarded-For": source}).status

        assert [visit("10.0.0.1") for _ in range(3)] == [200, 200, 503]
        assert visit("10.0.0.2") == 200


def test_who_finds_no_place_is_given_that_of_a_page_that_has_not_come(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    soon = "from kernel_lib.serving.kernels import leaving; leaving.ROOM_AFTER = 0.0"
    with running("--kernels", "--max-students", "1", folder=tmp_path, before=soon) as server:
        server.wait_ready()
        (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', server.get(LESSON).text)
        wait_until(lambda: server.get(LESSON).status == 200, "nobody makes room")
        assert not server.kernel(kernel)
