"""Another version for all servers: never two at one time, never nobody; faults are named."""

import json
import socketserver
import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from kernel_lib.serving.command import renew as renew_module
from kernel_lib.serving.command.main import main
from kernel_lib.serving.fleet import renewal
from kernel_lib.serving.fleet.renewal import Balancer, NotRenewed, is_ready, renew

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="HAProxy does not run on Windows")

BACKENDS = ("answers", "whoever_is_there")


class Engine:
    """What stands for HAProxy: its socket, and the servers that it knows."""

    def __init__(self, names):
        self.names = names
        self.states = {(backend, name): "ready" for backend in BACKENDS for name in names}
        self.versions = dict.fromkeys(names, 1)
        self.in_use = [{1}]  # versions that visitors may meet, after each line of commands
        self.answering = [len(names)]  # how many visitors may meet, likewise
        self.refuses = ""

    def said(self, line):
        if line.startswith("show stat"):
            rows = "".join(
                f"{backend},{name},0,3,UP,127.0.0.1:{9000 + number},\n"
                for backend in BACKENDS
                for number, name in enumerate(self.names)
            )
            return "# pxname,svname,qcur,scur,status,addr,\n" + rows + "\n"
        for words in line.split("; "):
            *_, server, _, state = words.split()
            self.states[tuple(server.split("/"))] = state
        self.in_use.append(
            {self.versions[name] for (_, name), is_now in self.states.items() if is_now == "ready"}
        )
        self.answering.append(list(self.states.values()).count("ready") // len(BACKENDS))
        return self.refuses + "\n"

    def replace(self, name):
        assert {self.states[backend, name] for backend in BACKENDS} == {"drain"}
        self.versions[name] += 1


@pytest.fixture
def engine(request, monkeypatch):
    """An engine that listens, and does not let anybody wait for open lines."""
    monkeypatch.setattr(renewal, "TO_ANSWER", 0.0)
    made = Engine(getattr(request, "param", ["carom1", "carom2", "carom3"]))

    class Line(socketserver.StreamRequestHandler):
        def handle(self):
            self.wfile.write(made.said(self.rfile.readline().decode().strip()).encode())

    # The address of a socket is short, and not every system's temporary folder is.
    with (
        TemporaryDirectory(dir="/tmp") as folder,
        socketserver.ThreadingUnixStreamServer(f"{folder}/admin.sock", Line) as listens,
    ):
        threading.Thread(target=listens.serve_forever, daemon=True).start()
        made.balancer = Balancer(Path(folder) / "admin.sock")
        yield made
        listens.shutdown()


def always(_):
    return True


def test_visitors_never_meet_two_versions_but_in_the_moment_of_the_change(engine):
    renew(engine.balancer, engine.replace, always, lambda _: None)
    assert set(engine.versions.values()) == {2}
    assert set(engine.states.values()) == {"ready"}
    assert engine.in_use == [{1}, {1}, {2}, {2}, {2}]
    assert engine.answering == [3, 2, 1, 2, 3], "never nobody, and each as soon as it may"


@pytest.mark.parametrize("engine", [["carom1", "carom2"]], indirect=True)
def test_a_server_that_does_not_come_back_leaves_the_others_to_answer(engine, monkeypatch):
    monkeypatch.setattr(renewal, "TO_BEGIN", 0.0)
    with pytest.raises(NotRenewed, match=r"carom1 at 127\.0\.0\.1:9000 was not ready after 0 s"):
        renew(engine.balancer, engine.replace, lambda _: False, lambda _: None)
    assert engine.states["answers", "carom2"] == "ready" and engine.versions["carom2"] == 1
    assert engine.states["answers", "carom1"] == "drain"


@pytest.mark.parametrize("engine", [["carom1"]], indirect=True)
def test_one_server_is_not_renewed(engine):
    with pytest.raises(NotRenewed, match="fewer than two servers"):
        renew(engine.balancer, engine.replace, always, lambda _: None)
    assert engine.versions["carom1"] == 1


def test_what_the_balancer_objects_to_is_said_before_anything_ends(engine):
    engine.refuses = "No such server."
    with pytest.raises(NotRenewed, match=r"HAProxy says: No such server\."):
        renew(engine.balancer, engine.replace, always, lambda _: None)
    assert set(engine.versions.values()) == {1}


@contextmanager
def answering(status, health):
    """A server whose health this is; its address."""

    class Health(BaseHTTPRequestHandler):
        def do_GET(self):
            is_asked = self.path == "/lessons/carom/health" and self.headers["Host"] == "localhost"
            self.send_response(status if is_asked else 404)
            self.end_headers()
            self.wfile.write(json.dumps(health if is_asked else {}).encode())

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Health) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize(
    ("status", "health", "is_so"),
    [
        (200, {"status": "ok", "ready": {"01.ipynb": 1, "02.ipynb": 1}}, True),
        (200, {"status": "ok", "ready": {"01.ipynb": 1, "02.ipynb": 0}}, False),
        (503, {"status": "overloaded", "ready": {"01.ipynb": 1}}, False),
    ],
)
def test_a_server_is_ready_when_all_its_lessons_are(status, health, is_so):
    with answering(status, health) as address:
        assert is_ready(address, "/lessons/") is is_so
        assert not is_ready(address, "/")
    assert not is_ready(address, "/lessons/"), "nobody is there any more"


def test_the_command_starts_each_server_by_its_name_and_number(engine, tmp_path, monkeypatch):
    monkeypatch.setattr(renew_module, "is_ready", lambda address, path: path == "/carom/")
    notes = tmp_path / "notes"
    note = f"{sys.executable} -c \"print('{{name}} {{number}}', file=open('{notes}', 'a'))\""
    line = ["renew", "--socket", str(engine.balancer.socket_file), "--path", "carom"]
    assert main([*line, "--restart", note]) == 0
    assert notes.read_text().splitlines() == ["carom1 1", "carom2 2", "carom3 3"]


def test_a_command_that_fails_and_a_socket_that_is_not_there_are_said(engine, tmp_path, capsys):
    line = ["renew", "--socket", str(engine.balancer.socket_file)]
    assert main([*line, "--restart", f"{sys.executable} -c exit(3)"]) == 2
    assert "non-zero exit status 3" in capsys.readouterr().err
    assert main(["renew", "--socket", str(tmp_path / "none.sock")]) == 2
    assert "No such file" in capsys.readouterr().err
