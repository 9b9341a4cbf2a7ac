"""What a server does when it starts, tried on one: each part is right by itself, and called."""

import select
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kernel_lib.serving.command.limits import most_connections
from kernel_lib.serving.command.log_lines import LINES, LINES_AT_ONCE
from tests.serving.running import PATIENCE, running, wait_until, write_lesson

pytest.importorskip("resource", reason="open files are counted on POSIX alone")

FILES, STUDENTS = 600, 10
VISITS = 1200
BEFORE = """
import os, resource
os.environ["TMPDIR"] = {folder!r}
resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}))
"""


@pytest.fixture(scope="module")
def left():
    """The folder of a server that was killed, in a folder for such folders: one of a short path."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait(30)
    with tempfile.TemporaryDirectory() as short:
        folder = Path(short) / f"carom-{process.pid}-abc"
        folder.mkdir()
        yield folder


@pytest.fixture(scope="module")
def started(left, tmp_path_factory):
    lessons = tmp_path_factory.mktemp("lessons")
    write_lesson(lessons)
    before = BEFORE.format(folder=str(left.parent), files=FILES)
    with running("--max-students", str(STUDENTS), folder=lessons, before=before) as server:
        yield server


def test_what_a_killed_server_left_is_swept(started, left):
    assert not left.exists()
    (own,) = left.parent.glob("carom-*")
    assert f"-{started.process.pid}-" in own.name


def test_too_few_open_files_are_told(started):
    assert f"this system allows {FILES} open files" in "".join(started.lines)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a machine has one such address")
def test_no_more_connections_are_held_than_there_are_files_for(started, monkeypatch):
    monkeypatch.setattr("kernel_lib.serving.command.limits._raised", lambda: FILES)
    most, port = most_connections(STUDENTS), int(started.address.rsplit(":", 1)[1].strip("/"))
    held = []
    for number in range(most + 1):  # a few of each address
        own = (f"127.0.0.{2 + number // 4}", 0)
        held.append(socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=own))
    assert held[-1].recv(1) == b"", "the last one is closed"
    assert not select.select(held[:-1], [], [], 0)[0], "and no other"
    for one in held:
        one.close()

    def is_let_in():
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as one:
            one.sendall(b"GET / HTTP/1.0\r\nHost: localhost\r\n\r\n")
            try:
                return one.recv(1) == b"H"
            except ConnectionResetError:
                return False

    wait_until(is_let_in, "a connection is let in once the others are closed")


def test_who_asks_for_nonsense_all_day_does_not_fill_the_disk(started):
    begun = time.monotonic()
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda k: started.get(f"no{k}").status, range(VISITS)))
    room = LINES_AT_ONCE + LINES * (time.monotonic() - begun) + 1
    lines = [line for line in started.lines if "/no" in line]
    assert found.count(404) > LINES_AT_ONCE
    assert 0 < len(lines) <= room
