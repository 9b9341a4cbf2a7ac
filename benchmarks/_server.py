"""A `carom` to put a load on: started on a free port, measured, ended for sure."""

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import contextmanager
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120.0  # s for all lessons to be ready
END = 30.0  # s until a server that was asked to end is killed
COMMAND = [sys.executable, "-c", "from kernel_lib.serving.command.main import main; main()"]


class Server:
    """A running `carom`."""

    def __init__(self, process, port):
        self.process, self.port = process, port
        self.address = f"http://127.0.0.1:{port}/"

    def ready(self):
        """How many visitors of each lesson would be served at once."""
        try:
            reply = urllib.request.urlopen(f"{self.address}carom/health", timeout=10)
        except urllib.error.HTTPError as overloaded:  # it tells all the same
            reply = overloaded
        with reply:
            return json.loads(reply.read())["ready"]

    def lessons(self):
        """The names of the lessons."""
        return [Path(name).stem for name in self.ready()]

    async def files_of(self, lesson):
        """What a real page of a lesson loads besides its HTML, below the server's address."""
        from _real import requests_of

        loaded = await requests_of(f"{self.address}voila/render/{lesson}.ipynb")
        ours = [one.removeprefix(self.address) for one in loaded if one.startswith(self.address)]
        return [one for one in ours if not one.startswith(("voila/render", "api/", "voila/api/"))]


@contextmanager
def carom(*options):
    """A server whose lessons are ready; ended afterwards, whatever happens."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with tempfile.TemporaryFile("w+") as log:
        command = [*COMMAND, "--no-browser", "--port", "0", *options]
        process = psutil.Popen(
            command, env=environment, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )
        try:
            yield _ready(process, log)
        finally:
            family = process.children(recursive=True) if process.is_running() else []
            start = time.monotonic()
            process.terminate()
            psutil.wait_procs([process], timeout=END)
            took = time.monotonic() - start
            late = [one for one in psutil.wait_procs(family, timeout=5)[1] if one.is_running()]
            late += [process] if process.poll() is None else []
            for one in late:
                one.kill()
            print(
                f"the server ended within {took:.1f} s" + (f", {len(late)} killed" if late else "")
            )
            _tell(log)


def _ready(process, log):
    """The server once it answers and every lesson is ready."""
    end = time.monotonic() + PATIENCE
    server = None
    while True:
        if process.poll() is not None or time.monotonic() > end:
            _tell(log)
            raise SystemExit("carom did not start")
        time.sleep(0.5)
        log.seek(0)
        said = log.read()
        if server is None and "http://localhost:" in said:
            port = int(said.split("http://localhost:")[1].split("/")[0])
            server = Server(process, port)
        if server and (ready := server.ready()) and all(ready.values()):
            return server


def _tell(log):
    """What the server said, visits left out."""
    log.seek(0)
    lines = [line for line in log if " visit " not in line and "Carom is at" not in line]
    sys.stdout.writelines(lines[-30:])


def memory(server):
    """Bytes of everything the server runs, shared ones counted by their share (PSS)."""
    return sum(own_memory(one.pid) for one in server.process.children(recursive=True)) + own_memory(
        server.process.pid
    )


def own_memory(process):
    """Bytes of a process, shared ones counted by their share; 0 if it has ended."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return sum(1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:"))
