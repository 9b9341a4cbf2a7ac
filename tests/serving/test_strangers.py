"""What a visitor may try: each attempt is refused, and nobody else notices."""

import asyncio
import json
import re
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from kernel_lib.serving.pages.channel import MOST_PAGES, PROTOCOL
from tests.serving.running import Server, apart, code, running, wait_until, write_lesson

LESSON = "voila/render/01_plane_bounce.ipynb"
SPY = "from pathlib import Path\nPath('ran').touch()"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for strangers alone."""
    folder = tmp_path_factory.mktemp("strangers")
    write_lesson(folder, cells=[code("print(42)")])
    with running("--kernels", "--max-students", "6", folder=folder) as one:
        one.folder = folder  # type: ignore[attr-defined]
        yield one


def visit(server: Server) -> str:
    """Open the lesson; the id of the kernel."""
    page = wait_until(lambda: (r := server.get(LESSON)).status == 200 and r, "no place is free")
    (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', page.text)
    return kernel


@pytest.fixture
def kernel(server: Server) -> Iterator[str]:
    """A kernel of the visitor's own, ended afterwards."""
    own = visit(server)
    yield own
    if process := server.kernel(own):
        process.kill()


async def socket(
    server: Server, kernel: str, session: str = "s", **headers: str
) -> WebSocketClientConnection:
    address = server.address.replace("http", "ws", 1) + f"api/kernels/{kernel}/channels"
    asked = HTTPRequest(f"{address}?session_id={session}", headers=headers)
    return await websocket_connect(asked, subprotocols=[PROTOCOL])


def message(kind: str, content: dict[str, Any], channel: str = "shell", **metadata: str) -> bytes:
    """A message as a page sends it."""
    header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": "s", "username": ""}
    header |= {"version": "5.4", "date": "2026-01-01T00:00:00Z"}
    parts = [json.dumps(one).encode() for one in (header, {}, metadata, content)]
    return bytes(serialize_msg_to_ws_v1(parts, channel))


def parts_of(sent: bytes) -> list[Any]:
    """Header, parent's header, metadata and content of a message from a kernel."""
    return [json.loads(part) for part in deserialize_msg_from_ws_v1(sent)[1][:4]]


async def answers(server: Server, kernel: str, *sent: str | bytes) -> list[str]:
    """Kinds of the messages that come back, up to the answer to a last, honest question."""
    connection = await socket(server, kernel)
    for one in sent:
        await connection.write_message(one, binary=isinstance(one, bytes))
    await connection.write_message(message("kernel_info_request", {}), binary=True)
    kinds = []
    while text := await asyncio.wait_for(connection.read_message(), 60):
        header, parent, *_ = parts_of(text)
        kinds.append(f"{parent.get('msg_type')} -> {header['msg_type']}")
        if kinds[-1] == "kernel_info_request -> kernel_info_reply":
            break
    connection.close()
    return kinds


FORBIDDEN = {
    "execute_request": {"code": SPY, "silent": False, "user_expressions": {"a": SPY}},
    "inspect_request": {"code": "print", "cursor_pos": 3, "detail_level": 1},
    "complete_request": {"code": "/etc/pas", "cursor_pos": 8},
    "history_request": {"hist_access_type": "tail", "n": 9, "output": True, "raw": True},
    "is_complete_request": {"code": "1"},
    "debug_request": {"type": "request", "seq": 1, "command": "evaluate", "arguments": {}},
    "input_reply": {"value": SPY},
    "create_subshell_request": {},
    "interrupt_request": {},
    "usage_request": {},
}


@pytest.mark.parametrize("channel", ["shell", "control", "stdin"])
def test_no_kind_of_message_runs_code(server: Server, kernel: str, channel: str) -> None:
    sent = [message(kind, content, channel) for kind, content in FORBIDDEN.items()]
    kinds = apart(answers(server, kernel, *sent))
    assert not [one for one in kinds if one.split(" ")[0] in FORBIDDEN]
    assert not list(Path(server.folder).glob("ran"))  # type: ignore[attr-defined]


def test_other_targets_and_malformed_messages_change_nothing(server: Server, kernel: str) -> None:
    strange = [
        message("comm_open", {"comm_id": "x", "target_name": "os.system", "data": {"c": "ls"}}),
        message("comm_open", {"comm_id": "y", "target_name": "../../x", "target_module": "os"}),
        message("comm_msg", {"comm_id": "nobody's", "data": {"method": "update"}}),
    ]
    kinds = apart(answers(server, kernel, *strange))
    assert "kernel_info_request -> kernel_info_reply" in kinds
    assert "comm_open -> comm_open" not in kinds


@pytest.mark.parametrize("sent", ["", "{", "[]", b"", b"\xff" * 40, b"x" * 2_000_000])
def test_a_broken_or_huge_message_ends_its_own_connection(
    server: Server, kernel: str, sent: str | bytes
) -> None:
    async def send() -> None:
        connection = await socket(server, kernel)
        await connection.write_message(sent, binary=isinstance(sent, bytes))
        while await asyncio.wait_for(connection.read_message(), 60) is not None:
            pass  # until it is closed

    apart(send())
    assert "kernel_info_request -> kernel_info_reply" in apart(answers(server, kernel))


def test_the_older_way_of_packing_messages_is_refused(server: Server, kernel: str) -> None:
    address = server.address.replace("http", "ws", 1) + f"api/kernels/{kernel}/channels"

    async def connect() -> None:
        await websocket_connect(address)

    with pytest.raises(HTTPClientError, match="400"):
        apart(connect())


def test_a_page_of_another_site_gets_no_connection(server: Server, kernel: str) -> None:
    with pytest.raises(HTTPClientError, match="403"):
        apart(socket(server, kernel, Origin="https://elsewhere.example"))


def test_the_kernel_of_somebody_else_cannot_be_guessed(server: Server, kernel: str) -> None:
    assert uuid.UUID(kernel).version == 4  # 122 random bits
    with pytest.raises(HTTPClientError, match="404"):
        apart(socket(server, str(uuid.uuid4())))
    assert server.get("api/kernels").status == 404  # there is no list of them
    assert kernel not in server.get("carom/health").text


def test_another_site_cannot_end_a_kernel_even_if_it_knows_it(server: Server, kernel: str) -> None:
    import urllib.error
    import urllib.request

    for method, path in (("DELETE", "api/kernels/"), ("POST", "voila/api/shutdown/")):
        asked = urllib.request.Request(server.address + path + kernel, method=method, data=b"")
        with pytest.raises(urllib.error.HTTPError, match="403"):  # no _xsrf cookie and token
            urllib.request.urlopen(asked)
    assert server.kernel(kernel)


def test_kernels_in_a_loop_end_at_the_limit(server: Server) -> None:
    seen = [server.get(LESSON) for _ in range(8)]
    assert [one.status for one in seen].count(200) <= 6
    assert seen[-1].status == 503
    for page in seen:
        for kernel in re.findall(r'"kernelId": "([\w-]+)"', page.text):
            if process := server.kernel(kernel):
                process.kill()
    assert server.get("carom/health").status == 200


STRANGE = [
    *(None, True, -1, 10**400, 1e308, "", "x" * 20_000, "IPY_MODEL_nobody", "<script>", [], {}),
    *([[[[]]]], {"a": {"b": "c"}}, ["x"] * 5_000, {"__class__": "os.system"}),
]
STRANGE_WORDS = [
    *({"kind": "set", "change": {"k_b": value}} for value in STRANGE),
    *({"kind": value, "sequence": value, "values": value, "change": value} for value in STRANGE),
    {"kind": "chart", "width": 1e9, "ratio": 1e9, "colours": {"ink": "url(//x)"}},
    {"kind": "start", "query": "&".join(["k_b=1"] * 5_000), "prefix": "../"},
    {"kind": "guess", "guess": {"a": 1}},
]


async def told(line: WebSocketClientConnection, kind: str) -> dict[str, Any]:
    """The data of the next message of a widget of this kind or method."""
    while sent := await asyncio.wait_for(line.read_message(), 60):
        data = parts_of(sent)[3].get("data", {})
        inner = data.get("content", data) if isinstance(data, dict) else {}
        if kind in (inner.get("kind"), inner.get("method")):
            return inner
    raise AssertionError(f"the connection was closed before {kind!r}")


def to_widget(model: str, data: dict[str, Any]) -> bytes:
    """A message to a widget."""
    return message("comm_msg", {"comm_id": model, "data": data})


async def try_every_trait(line: WebSocketClientConnection, page: str) -> dict[str, Any]:
    """Strange values for each trait of each widget; then what an honest move is answered."""
    opened = {"comm_id": "c", "target_name": CONTROL, "data": {}}
    await line.write_message(message("comm_open", opened, version="1.0.0"), binary=True)
    await line.write_message(to_widget("c", {"method": "request_states"}), binary=True)
    states = (await told(line, "update_states"))["states"]
    assert len(states) >= 4  # the lesson, a slider, and the layouts of both
    for model, about in states.items():
        for number, trait in enumerate(about["state"]):
            for value in STRANGE[number % 5 :: 5]:  # each refusal costs a traceback
                state = {"method": "update", "state": {trait: value}, "buffer_paths": []}
                await line.write_message(to_widget(model, state), binary=True)
    (lesson,) = [model for model, about in states.items() if "sheet" in about["state"]]
    assert lesson in page
    for word in STRANGE_WORDS:
        await line.write_message(
            to_widget(lesson, {"method": "custom", "content": word}), binary=True
        )
    for broken in ({}, {"method": "update"}, {"method": "update", "state": 3}, {"method": []}):
        await line.write_message(to_widget(lesson, broken), binary=True)
    honest = {"kind": "set", "change": {"k_b": 0.5}, "sequence": 4711}
    await line.write_message(
        to_widget(lesson, {"method": "custom", "content": honest}), binary=True
    )
    while (answer := await told(line, "picture"))["sequence"] != 4711:
        pass
    return answer


CONTROL = "jupyter.widget.control"


def test_no_value_of_any_trait_ends_a_lesson(tmp_path: Path) -> None:
    cells = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
    write_lesson(tmp_path, cells=[code(cells), code("import ipywidgets\nipywidgets.IntSlider()")])
    # On a busy machine it takes minutes until the neighbour's page connects.
    with running("--kernels", "--idle-minutes", "60", folder=tmp_path) as server:
        server.wait_ready()
        page = server.get(LESSON).text
        (own,) = re.findall(r'"kernelId": "([\w-]+)"', page)
        neighbour = visit(server)

        async def play() -> None:
            answer = await try_every_trait(await socket(server, own), page)
            assert answer["values"]["k_b"] == 0.5
            assert answer["errors"] == {}
            (lesson,) = re.findall(r'"model_id": "(\w+)"', page)[:1]
            other = await socket(server, neighbour)
            start = {"kind": "start", "query": "", "prefix": "", "sequence": 1}
            await other.write_message(
                to_widget(lesson, {"method": "custom", "content": start}), binary=True
            )
            assert (await told(other, "picture"))["values"]["k_b"] != 0.5

        apart(play())
        assert server.kernel(own) and server.kernel(neighbour)


async def comms(line: WebSocketClientConnection) -> int:
    """How many widgets a kernel has, by its own word."""
    await line.write_message(message("comm_info_request", {}), binary=True)
    while sent := await asyncio.wait_for(line.read_message(), 60):
        header, _, _, content = parts_of(sent)
        if header["msg_type"] == "comm_info_reply":
            return len(content["comms"])
    raise AssertionError("the connection was closed")


def test_a_page_makes_no_widgets_however_often_it_asks(server: Server, kernel: str) -> None:
    """A kernel grew from 32 to 809 MB in 17 s by widgets that one page opened."""
    base = "@jupyter-widgets/base"
    state = {"_model_name": "LayoutModel", "_model_module": base, "_view_name": "LayoutView"}
    state |= {"_view_module": base, "_view_module_version": "2.0.0"}
    state |= {"_model_module_version": "2.0.0", "_view_count": None}

    async def play() -> None:
        line = await socket(server, kernel)
        before = await comms(line)
        for number in range(40):
            content = {"comm_id": f"w{number}", "target_name": "jupyter.widget"}
            content["data"] = {"state": {**state, "width": "x" * 1000}, "buffer_paths": []}
            await line.write_message(message("comm_open", content, version="2.1.0"), binary=True)
        assert await comms(line) == before
        line.close()

    apart(play())


def test_a_kernel_has_as_many_connections_as_a_page_needs(server: Server, kernel: str) -> None:
    """One visitor opened 160, until the server had no files left."""

    async def play() -> None:
        lines = [await socket(server, kernel, str(k)) for k in range(MOST_PAGES)]
        with pytest.raises(HTTPClientError, match="429"):
            await socket(server, kernel, "more")
        assert await comms(lines[0]) >= 0
        for line in lines:
            line.close()
        while True:  # each place is free again
            try:
                (await socket(server, kernel)).close()
                return
            except HTTPClientError:
                await asyncio.sleep(0.05)

    apart(play())


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Dest": "script", "Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "cross-site"},
    ],
)
def test_what_is_no_page_takes_no_kernel(server: Server, headers: dict[str, str]) -> None:
    """Twelve images on another site took every place."""
    before = set(server.kernels())
    assert server.get(LESSON, **headers).status == 403
    assert not set(server.kernels()) - before, "others may end meanwhile, none may begin"


def test_a_proxy_without_web_sockets_is_named(server: Server, kernel: str) -> None:
    """The page said for a minute that Python was starting."""
    reply = server.get(f"api/kernels/{kernel}/channels")
    assert reply.status == 426 and "a proxy on the way" in reply.text
    assert "ornado" not in reply.headers["server"]


@pytest.mark.parametrize(
    "path",
    ["api/kernels/abc/channels", "?theme=%00%ff", "voila/render/%ff.ipynb", "carom/health?%ff=%00"],
)
def test_a_strange_request_is_a_line_or_two_in_the_log(server: Server, path: str) -> None:
    """One wrote 74 lines."""
    mark = f"marked-{uuid.uuid4().hex}"
    before = len(server.lines)
    server.get(path)
    server.get(mark)
    wait_until(lambda: any(mark in line for line in server.lines[before:]), "the log goes on")
    lines = server.lines[before:]
    of_it = [line for line in lines if path in line]  # what kernels do meanwhile is logged, too
    inside = [line for line in lines if line.startswith((" ", "Traceback"))]
    assert len(of_it) <= 3 and not inside


GREEDY = """import ipywidgets
slider = ipywidgets.IntSlider()
def grow(change):
    try:
        bytearray(change["new"] * 2**20)
    except MemoryError:
        slider.description = "no more"
slider.observe(grow, "value")
slider.max = 10**6
slider"""


def test_a_kernel_has_so_much_memory_and_stands_back(tmp_path: Path) -> None:
    write_lesson(tmp_path, cells=[code(GREEDY)])
    with running("--kernel-memory", "100", folder=tmp_path) as server:
        server.wait_ready()
        page = server.get(LESSON).text
        (own,) = re.findall(r'"kernelId": "([\w-]+)"', page)
        (slider,) = re.findall(r'"model_id": "(\w+)"', page)[:1]

        async def grow(megabytes: int) -> str:
            line = await socket(server, own)
            state = {"value": megabytes}
            data = {"method": "update", "state": state, "buffer_paths": []}
            await line.write_message(to_widget(slider, data), binary=True)
            await line.write_message(to_widget(slider, {"method": "request_state"}), binary=True)
            while "description" not in (told_ := (await told(line, "update"))["state"]):
                pass
            line.close()
            return told_["description"]

        assert apart(grow(10)) == ""
        assert apart(grow(1000)) == "no more"
        process = server.kernel(own)
        assert process and process.nice() > server.process.nice()
