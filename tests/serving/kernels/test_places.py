"""As many visitors as the machine can serve, and a friendly word for the next one."""

import re
from pathlib import Path

import pytest

from kernel_lib.serving.kernels.places import Full, Places
from tests.serving.running import running, wait_until, write_lesson

LESSON = "voila/render/01_plane_bounce.ipynb"


def test_a_place_is_free_again_when_its_kernel_has_ended() -> None:
    alive = {"a", "b"}
    places = Places(2, alive.__contains__)
    for kernel in ("a", "b"):
        with places.arrival() as seat:
            seat(kernel)
    with pytest.raises(Full), places.arrival():
        pass
    alive.remove("a")
    with places.arrival():
        assert places.taken() == 2
    assert places.taken() == 1


def test_a_visitor_is_counted_though_others_look_while_the_page_is_made() -> None:
    """Lost in a set of yesterday, such a visitor's kernel was never ended."""
    places = Places(2, {"a"}.__contains__)
    with places.arrival() as seat:
        assert places.kernels() == set()
        seat("a")
    assert places.kernels() == {"a"}
    assert places.taken() == 1


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
