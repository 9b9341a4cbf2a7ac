"""Where no fork server is used, as on Windows and macOS: each process is spawned.

Runs on Linux as well, where it is asked for.
"""

import json
from collections.abc import Iterator
from typing import Any

import psutil
import pytest

from kernel_lib.protocol.wire import opened, unpacked
from kernel_lib.serving.workers.process import WORKER
from kernel_lib.words import say_in
from kernel_lib.words.pseudo import pseudo_text
from tests.serving.running import ROOT, Reply, Server, code, running, text, wait_until, write_lesson

SPAWNED = """from kernel_lib.serving.workers import start
start.METHOD = "spawn" """
OURS = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
OWN = f"""import sys
sys.path.insert(0, {str(ROOT)!r})
from kernel_lib.widgets import Lesson
from tests.widgets.small_experiment import experiment
Lesson(experiment(guess=False))
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lessons")
    write_lesson(folder, "01_ours", [text("# Ours"), code(OURS), code("print(6 * 7)")])
    write_lesson(folder, "02_own", [code(OWN)])
    slider = code("import ipywidgets\nipywidgets.IntSlider()")
    write_lesson(folder, "03_slider", [text("Move the slider."), slider])
    with running("--workers", "1", folder=folder, before=SPAWNED) as one:
        one.wait_ready("01_ours.ipynb")
        one.wait_ready("02_own.ipynb")
        yield one


def ask(server: Server, notebook: str, **change: Any) -> Reply:
    body = {"notebook": f"{notebook}.ipynb", "lesson": 1, "kind": "set", "change": change}
    return server.post("carom/answer", json.dumps(body).encode(), Content_Type="application/json")


def values(reply: Reply) -> dict[str, Any]:
    own, block = opened(reply.text.encode("latin-1"))
    return (unpacked(block)[0] | own)["values"]


def workers(server: Server) -> list[psutil.Process]:
    """Each is a child of the server itself."""
    return [one for one in server.process.children() if one.name() == WORKER]


def test_pages_without_kernels_are_served_and_answered(server: Server) -> None:
    page = server.get("voila/render/01_ours.ipynb")
    assert page.status == 200 and "kernelId" not in page.text and ">42" in page.text
    assert values(ask(server, "01_ours", k_b=0.25))["k_b"] == 0.25
    assert values(ask(server, "02_own", count=3))["count"] == 3


def test_a_notebook_with_other_widgets_has_its_own_kernel(server: Server) -> None:
    wait_until(
        lambda: any(
            "03_slider.ipynb needs a kernel: it has a widget of the kind" in line
            for line in server.lines
        ),
        "the log says why",
    )
    assert "kernelId" in server.get("voila/render/03_slider.ipynb").text


def test_a_page_with_its_own_kernel_is_in_the_language_of_the_reader(server: Server) -> None:
    address = "voila/render/03_slider.ipynb"
    for page, language in ((server.get(f"{address}?lang=xx"), "xx"), (server.get(address), "en")):
        wanted = pseudo_text("Move the slider.") if language == "xx" else "Move the slider."
        assert f'<html lang="{language}"' in page.text
        assert wanted in page.text
        assert say_in(language, "page-starting") in page.text


def test_workers_that_are_killed_are_replaced_and_all_end_with_their_server(
    server: Server,
) -> None:
    """The server is killed and can tell nobody: this test is the last one of its module."""
    for one in workers(server):
        one.kill()
    assert values(ask(server, "01_ours", k_b=0.125))["k_b"] == 0.125
    assert values(ask(server, "02_own", count=2))["count"] == 2
    left = workers(server)
    assert left
    server.process.kill()
    for one in left:
        one.wait(60)
