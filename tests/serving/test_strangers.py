"""What a visitor may try: each attempt is refused, and nobody else notices."""

import asyncio
import json
import re
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from tests.serving.running import Server, apart, code, running, wait_until, write_lesson

LESSON = "voila/render/01_plane_bounce.ipynb"
PROTOCOL = "v1.kernel.websocket.jupyter.org"
SPY = "from pathlib import Path\nPath('ran').touch()"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for strangers alone, of a notebook that needs a kernel."""
    folder = tmp_path_factory.mktemp("strangers")
    write_lesson(
        folder, cells=[code("print(42)"), code("import ipywidgets\nipywidgets.IntSlider()")]
    )
    with running("--max-students", "3", folder=folder) as one:
        one.folder = folder  # type: ignore[attr-defined]
        yield one


def visit(server: Server) -> str:
    """Open the lesson; the id of the kernel."""
    page = wait_until(lambda: (r := server.get(LESSON)).status == 200 and r, "no place is free")
    (kernel,) = re.findall(r'"kernelId": "([\w-]+)"', page.text)
    return kernel


def end(server: Server, kernel: str) -> None:
    """End a kernel as its page does."""
    cookie = server.get().headers["set-cookie"].split(";")[0]
    headers = {"Cookie": cookie, "X_XSRFToken": cookie.split("=", 1)[1]}
    assert server.post(f"voila/api/shutdown/{kernel}", b"", **headers).status == 204


@pytest.fixture
def kernel(server: Server) -> Iterator[str]:
    """A kernel of the visitor's own, ended afterwards."""
    own = visit(server)
    yield own
    end(server, own)


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
    with ThreadPoolExecutor(8) as threads:
        seen = list(threads.map(lambda _: server.get(LESSON), range(8)))
    assert sorted(one.status for one in seen) == [200] * 3 + [503] * 5
    full = next(one for one in seen if one.status == 503)
    assert "All 3 places are taken" in full.text and full.headers["retry-after"] == "15"
    assert '<meta http-equiv="refresh" content="15">' in full.text
    for page in seen:
        for kernel in re.findall(r'"kernelId": "([\w-]+)"', page.text):
            end(server, kernel)
    end(server, visit(server))  # there is a place again
    assert server.get("carom/health").status == 200


def until_logged(server: Server) -> None:
    """Visit an address until the log has a line of it: after a rush it has no room for a while."""
    mark = f"marked-{uuid.uuid4().hex}"

    def is_logged() -> bool:
        server.get(mark)
        return any(mark in line for line in server.lines)

    wait_until(is_logged, "the log takes a line")


@pytest.mark.parametrize(
    "path",
    ["api/kernels/abc/channels", "?theme=%00%ff", "voila/render/%ff.ipynb", "carom/health?%ff=%00"],
)
def test_a_strange_request_is_a_line_or_two_in_the_log(server: Server, path: str) -> None:
    """One wrote 74 lines."""
    until_logged(server)
    before = len(server.lines)
    server.get(path)
    until_logged(server)
    lines = server.lines[before:]
    of_it = [line for line in lines if path in line]  # what kernels do meanwhile is logged, too
    inside = [line for line in lines if line.startswith((" ", "Traceback"))]
    assert len(of_it) <= 3 and not inside
