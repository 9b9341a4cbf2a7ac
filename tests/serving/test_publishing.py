"""A server behind a proxy: its public address, whose visitors count apart, and its figures."""

import json
import re
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

import kernel_lib
from kernel_lib.serving.fleet.plan import Fleet
from tests.serving.running import Reply, Server, apart, code, running, wait_until, write_lesson

PUBLIC = "https://lessons.school.example/carom/"
ASKED = {"notebook": "01_ours.ipynb", "kind": "start", "lesson": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lessons")
    ours = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
    write_lesson(folder, "01_ours", [code(ours)])
    write_lesson(folder, "02_slider", [code("import ipywidgets\nipywidgets.IntSlider()")])
    options = ("--public-url", PUBLIC, "--trusted-proxy", "127.0.0.1", "--metrics-port", "0")
    with running(
        "--workers", "1", "--with-kernels", *options, "--max-questions", "1", folder=folder
    ) as one:
        for name in ("01_ours", "02_slider"):
            one.wait_ready(f"{name}.ipynb")
        yield one


def ask(server: Server, source: str) -> Reply:
    headers = {"Content_Type": "application/json", "X_Forwarded_For": source}
    return server.post("carom/answer", json.dumps(ASKED).encode(), **headers)


def test_everything_lies_below_the_public_path_and_answers_by_the_public_name(
    server: Server,
) -> None:
    assert server.address.endswith("/carom/")
    assert any(PUBLIC in line for line in server.lines)
    page = server.get("voila/render/01_ours.ipynb", Host="lessons.school.example")
    assert page.status == 200 and 'data-base="/carom/"' in page.text
    assert server.get(Host="elsewhere.example").status == 421


def test_each_visitor_behind_the_proxy_has_its_own_measure(server: Server) -> None:
    """So many at once that the measure cannot fill again meanwhile: one a second."""
    with ThreadPoolExecutor(20) as threads:
        seen = list(threads.map(lambda _: ask(server, "10.1.1.1"), range(80)))
    assert {one.status for one in seen} == {200, 429}
    late = next(one for one in seen if one.status == 429)
    assert late.headers["retry-after"] == "1" and late.text == ""
    assert ask(server, "10.1.1.2").status == 200
    assert ask(server, "10.1.1.1, 2001:db8::1").status == 200  # a stranger may write before it


def test_pages_are_measured_as_questions_are(server: Server) -> None:
    def page(source: str) -> Reply:
        return server.get("voila/render/01_ours.ipynb", **{"X-Forwarded-For": source})

    with ThreadPoolExecutor(20) as threads:
        seen = list(threads.map(lambda _: page("10.1.1.8"), range(80)))
    assert {one.status for one in seen} == {200, 429}
    late = next(one for one in seen if one.status == 429)
    assert "sends very many requests" in late.text
    assert page("10.1.1.9").status == 200


def test_a_notebook_with_a_kernel_connects_from_the_public_address_alone(server: Server) -> None:
    page = server.get("voila/render/02_slider.ipynb")
    (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', page.text)
    address = server.address.replace("http", "ws", 1) + f"api/kernels/{kernel}/channels"

    async def connect(origin: str) -> None:
        asked = HTTPRequest(f"{address}?session_id=s", headers={"Origin": origin})
        (await websocket_connect(asked, subprotocols=["v1.kernel.websocket.jupyter.org"])).close()

    apart(connect("https://lessons.school.example"))
    with pytest.raises(HTTPClientError, match="403"):
        apart(connect("https://elsewhere.example"))


def figures(server: Server) -> dict[str, float]:
    line = wait_until(lambda: next((one for one in server.lines if "Prometheus" in one), ""), "no")
    with urllib.request.urlopen(f"http://{line.split()[-1]}") as reply:
        assert reply.headers["Content-Type"].startswith("text/plain")
        lines = reply.read().decode().splitlines()
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_figures_for_prometheus_stand_on_a_port_of_their_own(server: Server) -> None:
    answered = 'carom_answer_seconds_count{status="200"}'
    before = figures(server)
    assert ask(server, "10.1.1.3").status == 200
    after = figures(server)
    assert after[answered] == before.get(answered, 0) + 1
    assert after["carom_workers"] >= 1 and after["carom_questions_waiting"] == 0
    assert after[f'carom_info{{version="{kernel_lib.__version__}"}}'] == 1
    assert server.get("metrics").status == 404  # not where visitors come


def test_health_says_which_version_answers_in_time(server: Server) -> None:
    health = json.loads(server.get("carom/health").text)
    assert health["status"] == "ok" and health["version"] == kernel_lib.__version__
    assert server.get("carom/here").status == 204


def test_a_flood_of_cheap_requests_waits_at_the_door_while_others_ask(server: Server) -> None:
    """Reading and finding what is there already is done by one thread for all."""
    over = Event()

    def flood(_: int) -> int:
        seen = 0
        while not over.is_set():
            seen += server.get(**{"X-Forwarded-For": "10.6.6.6"}).status == 200
        return seen

    def neighbour() -> bool:
        return server.get("carom/health", **{"X-Forwarded-For": "10.1.1.9"}).status == 200

    with ThreadPoolExecutor(8) as threads:
        floods = threads.map(flood, range(8))
        try:
            held = "carom_requests_held"
            wait_until(lambda: neighbour() and figures(server)[held] >= 2, "the flood is held")
            assert all(neighbour() for _ in range(20))
        finally:
            over.set()
        assert all(floods), "it is answered in its turn"
    assert figures(server)[held] == 0


def test_what_the_balancers_of_a_fleet_look_at_is_there(server: Server) -> None:
    said = "\n".join(Fleet(PUBLIC).files().values())
    looked = set(re.findall(r"(?:uri |path: \"|8866)/carom/(carom/\w+)", said))
    assert {path: server.get(path, Host="localhost").status for path in looked} == {
        "carom/health": 200,
        "carom/here": 204,
    }
