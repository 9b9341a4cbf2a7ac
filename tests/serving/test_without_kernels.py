"""A server whose workers answer for all: pages without kernels, questions over plain requests."""

import json
import os
import re
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kernel_lib.protocol.wire import opened, unpacked
from tests.serving.running import (
    ABOUT,
    ENDING,
    ROOT,
    Reply,
    Server,
    code,
    keeping_lessons_in,
    running,
    text,
    wait_until,
    write_lesson,
)

OURS = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
OWN = f"""import sys
sys.path.insert(0, {str(ROOT)!r})
from kernel_lib.widgets import Lesson
from tests.widgets.small_experiment import experiment
Lesson(experiment(guess=False))
"""
START = {"kind": "start", "lesson": 1}
NAVIGATES = {"Sec-Fetch-Mode": "navigate"}  # as a browser says of a page that somebody opens


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lessons")
    write_lesson(folder, "01_ours", [text("# Ours"), code(OURS)])
    write_lesson(folder, "02_own", [text("# Own"), code(OWN)])
    write_lesson(folder, "03_text", [text("# Text alone"), code("print(6 * 7)")])
    write_lesson(folder, "04_slider", [code("import ipywidgets\nipywidgets.IntSlider()")])
    with running(folder=folder) as one:
        for name in ("01_ours", "02_own", "03_text", "04_slider"):
            one.wait_ready(f"{name}.ipynb")
        yield one


def ask(server: Server, notebook: str, question: Any = START, **headers: str) -> Reply:
    body = json.dumps({"notebook": f"{notebook}.ipynb", **question}).encode()
    return server.post("carom/answer", body, **{"Content_Type": "application/json", **headers})


def picture(reply: Reply) -> dict[str, Any]:
    own, block = opened(reply.text.encode("latin-1"))
    return unpacked(block)[0] | own


@pytest.mark.parametrize("notebook", ["01_ours", "02_own", "03_text"])
def test_a_page_whose_lessons_are_all_that_moves_has_no_kernel(
    server: Server, notebook: str
) -> None:
    page = server.get(f"voila/render/{notebook}.ipynb")
    assert page.status == 200 and "kernelId" not in page.text
    assert set(re.findall(r"/voila/\w+", page.text)) <= {"/voila/render"}  # the next lesson
    assert page.text.count('data-lesson="1"') == (notebook != "03_text")
    assert "set-cookie" not in page.headers
    assert not server.kernels()


def test_a_lesson_ends_with_the_question_and_picture_of_the_next_one(server: Server) -> None:
    first, third = (
        re.findall(r"<footer.*?</footer>", server.get(f"voila/render/{name}.ipynb").text, re.DOTALL)
        for name in ("01_ours", "03_text")
    )
    (card,) = re.findall(r'<a class="next-lesson".*?</a>', first[0], re.DOTALL)
    assert 'href="/voila/render/02_own.ipynb"' in card and ABOUT["picture"] in card
    assert ABOUT["question"].replace(" %", "\N{NO-BREAK SPACE}%") in card
    assert '<span class="lesson-number">2</span>' in card
    assert "04_slider" in third[0] and '<a class="to-all" href="/">All lessons</a>' in third[0]


def test_a_notebook_with_other_widgets_has_its_own_kernel(server: Server) -> None:
    assert "kernelId" in server.get("voila/render/04_slider.ipynb").text
    assert any(
        "04_slider.ipynb needs a kernel: it has a widget of" in line for line in server.lines
    )
    for kernel in server.kernels():
        kernel.kill()
    wait_until(lambda: not server.kernels(), "the kernel ends")


@pytest.mark.parametrize(("notebook", "name"), [("01_ours", "k_b"), ("02_own", "count")])
def test_questions_are_answered_wherever_the_experiment_was_made(
    server: Server, notebook: str, name: str
) -> None:
    begun = picture(ask(server, notebook))
    assert begun["kind"] == "picture" and name in begun["values"]
    changed = {**START, "kind": "set", "values": begun["values"], "change": {name: 1}}
    assert picture(ask(server, notebook, changed))["values"] == begun["values"] | {name: 1}


def test_a_server_that_begins_again_answers_before_its_notebooks_have_run(tmp_path: Path) -> None:
    folder, gate = tmp_path / "lessons", tmp_path / "gate"
    keeps = keeping_lessons_in(tmp_path / "cache")
    folder.mkdir()
    gate.touch()
    write_lesson(folder, "01_ours", [code(f"open({str(gate)!r}).read()"), code(OURS)])
    with running(folder=folder, before=keeps) as first:
        first.wait_ready("01_ours.ipynb")
        before = ask(first, "01_ours")
    gate.unlink()
    os.mkfifo(gate)  # now the notebook waits there
    with running(folder=folder, before=keeps) as second:
        reply = ask(second, "01_ours")
        assert reply.status == 200 and reply.text == before.text
        assert not second.ready()["01_ours.ipynb"]
        gate.write_text("go")
        second.wait_ready("01_ours.ipynb")
        assert ask(second, "01_ours").text == before.text
        kept = next((tmp_path / "cache").rglob("lessons/*.json"))
    kept.write_text('[{"number": 1, "experiment": "gone", "values": 3}]')
    with running(folder=folder, before=keeps) as third:  # what is kept makes no sense to it
        gate.write_text("go")
        third.wait_ready("01_ours.ipynb")
        assert ask(third, "01_ours").text == before.text


REFUSED = {
    "a form": (415, {"Content_Type": "application/x-www-form-urlencoded"}, START),
    "plain text": (415, {"Content_Type": "text/plain"}, START),
    "another site": (403, {"Sec_Fetch_Site": "cross-site"}, START),
    "a frame": (403, {"Sec_Fetch_Site": "cross-site", "Origin": "null"}, START),
    "no such lesson": (404, {}, {"kind": "start", "lesson": 9}),
    "no number": (404, {}, {"kind": "start", "lesson": [1]}),
    "nobody's notebook": (404, {}, {"kind": "start", "lesson": 1, "notebook": "../x.ipynb"}),
}


@pytest.mark.parametrize(("status", "headers", "question"), REFUSED.values(), ids=REFUSED.keys())
def test_what_no_page_of_ours_asks_is_refused(
    server: Server, status: int, headers: dict[str, str], question: dict[str, Any]
) -> None:
    reply = ask(server, "01_ours", question, **headers)
    assert reply.status == status and len(reply.text) < 100 and "Traceback" not in reply.text


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b"\xff", b"[" * 50_000, b"null", b"1e999"])
def test_what_is_no_question_is_refused(server: Server, body: bytes) -> None:
    reply = server.post("carom/answer", body, Content_Type="application/json")
    assert reply.status == 400 and reply.text == "a question is a JSON object"


def nested(levels: int) -> dict[str, Any]:
    """A change that is nested so deep."""
    return {"kind": "set", "lesson": 1, "change": json.loads('{"e":' * levels + "1" + "}" * levels)}


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (nested(9), "change holds more than 8 levels"),
        (nested(700), "change holds more than 8 levels"),
        (nested(900), "change holds more than 8 levels"),
        (START | {"page": "x" * 41}, "page may hold at most 40, got 41"),
        (START | {"notebook": "x" * 60_000}, "notebook may hold at most 200, got 60\u202f000"),
        (START | {"more": "x" * 60_000}, "a question is at most 2000 characters, got 60\u202f012"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_what_is_beyond_a_bound_is_refused_in_a_line(
    server: Server, question: dict[str, Any], said: str
) -> None:
    before = len(server.lines)
    reply = ask(server, "02_own", question) if "notebook" not in question else server.post(
        "carom/answer", json.dumps(question).encode(), Content_Type="application/json"
    )  # fmt: skip
    assert (reply.status, reply.text.encode("latin-1").decode()) == (400, said)
    assert not any("Traceback" in line for line in server.lines[before:])


def test_strange_words_are_told_and_change_nothing(server: Server) -> None:
    for wrong in ({"kind": "nonsense"}, {"kind": "set", "values": 5}, {"kind": None}):
        own, block = opened(ask(server, "01_ours", {**START, **wrong}).text.encode("latin-1"))
        assert own["kind"] == "error" and not block
    assert picture(ask(server, "01_ours"))["kind"] == "picture"


def test_workers_that_are_killed_are_replaced_and_nobody_notices(server: Server) -> None:
    for height in range(5, 10):
        for worker in server.workers():
            worker.kill()
        question = {**START, "query": f"?height={height}.25"}
        assert picture(ask(server, "01_ours", question))["kind"] == "picture"


def test_a_page_that_has_outlived_its_server_is_told_to_wait_for_the_next(tmp_path: Path) -> None:
    """Its question may come before the notebook has run there."""
    gate = tmp_path / "gate"
    os.mkfifo(gate)
    write_lesson(tmp_path, "01_ours", [code(f"open({str(gate)!r}).read()"), code(OURS)])
    hasty = "from kernel_lib.serving.pages import rehearsals; rehearsals.HELD = 0.05"
    with running(folder=tmp_path, before=hasty) as server:
        reply = ask(server, "01_ours")
        assert reply.status == 503 and reply.headers["retry-after"] == "1"
        assert ask(server, "02_absent").status == 404
        page = server.get("voila/render/01_ours.ipynb?k_b=0.9", **NAVIGATES)
        # Nothing has gone wrong, and a browser's console must not say so.
        assert page.status == 202 and page.headers["retry-after"] == "1"
        assert page.headers["content-type"].startswith("text/html")
        assert "The server prepares this lesson" in page.text
        assert '<meta http-equiv="refresh" content="1">' in page.text
        gate.write_text("go")
        server.wait_ready("01_ours.ipynb")
        page = server.get("voila/render/01_ours.ipynb?k_b=0.9", **NAVIGATES)
        assert page.status == 200 and "prepares this lesson" not in page.text
        assert picture(ask(server, "01_ours"))["kind"] == "picture"


def test_a_question_waits_for_a_notebook_that_is_about_to_be_ready(tmp_path: Path) -> None:
    write_lesson(tmp_path, "01_ours", [code(OURS)])
    patient = "from kernel_lib.serving.pages import rehearsals; rehearsals.HELD = 240"
    with running(folder=tmp_path, before=patient) as server:
        assert picture(ask(server, "01_ours"))["kind"] == "picture"
        write_lesson(tmp_path, "02_later", [code(OURS)])
        assert picture(ask(server, "02_later"))["kind"] == "picture"


def test_workers_end_with_their_server(tmp_path: Path) -> None:
    write_lesson(tmp_path, "01_ours", [code(OURS)])
    with running(folder=tmp_path) as server:
        server.wait_ready("01_ours.ipynb")
        workers = server.workers()
        assert workers
        server.process.kill()
        for worker in workers:
            worker.wait(30)


def test_a_loop_without_end_ends_with_its_server(tmp_path: Path) -> None:
    """Also where the server is killed and can tell nobody."""
    write_lesson(tmp_path, "01_endless", [code("while True:\n    pass")])
    with running("--workers", "1", folder=tmp_path) as server:

        def looping() -> list[Any]:
            children = server.process.children(recursive=True)
            return [one for one in children if one.name() == "carom:01_endless"[:15]]

        (process,) = wait_until(looping, "the notebook runs")
        server.process.kill()
        process.wait(ENDING)


def test_the_terminal_that_is_closed_ends_a_server_in_good_order(tmp_path: Path) -> None:
    write_lesson(tmp_path, "01_ours", [code(OURS)])
    with running(folder=tmp_path) as server:
        server.wait_ready("01_ours.ipynb")
        left = list(Path(tempfile.gettempdir()).glob(f"carom-{server.process.pid}-*"))
        workers = server.workers()
        assert len(left) == 1 and workers
        server.process.send_signal(signal.SIGHUP)
        assert server.process.wait(30) == 0
        assert not left[0].exists()
        for worker in workers:
            worker.wait(30)


ADDRESSES = {
    "/": 200,
    "voila/render/01_ours.ipynb": 200,
    "voila/render/absent.ipynb": 404,
    "carom/health": 200,
    "01_ours": 302,
    "logout": 404,
    "login": 404,
    "carom/static/%00": 404,
    "carom/static/page.css%00": 404,
    "%2e%2e%2fetc": 404,
    "a%2f..%2f01_ours": 404,
}


@pytest.mark.parametrize(("path", "status"), ADDRESSES.items())
def test_every_address_answers_head_as_get_and_tells_no_version(
    server: Server, path: str, status: int
) -> None:
    for method in ("GET", "HEAD"):
        reply = server.get(path.lstrip("/"), method=method)
        assert reply.status == status
        assert "ornado" not in reply.headers.get("server", "")
        assert method == "GET" or reply.text == ""
