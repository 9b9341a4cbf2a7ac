"""Other environments and processes: what a stranger installs, what another Python says."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

ROOT = Path(__file__).resolve().parents[1]
LOCK, LOCK_OF_BINDER = (ROOT / folder / "requirements.txt" for folder in (".ci", "binder"))


def programs(environment: Path) -> Path:
    """Folder of an environment's programs."""
    return environment / ("Scripts" if os.name == "nt" else "bin")


def python(environment: Path) -> str:
    """Path of an environment's Python."""
    return str(programs(environment) / ("python.exe" if os.name == "nt" else "python"))


def found_uv() -> str:
    """Path of the uv of the environment that runs the tests."""
    found = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    assert found, "uv is missing; `make test` installs it from the lock"
    return found


def uv(*arguments: str) -> None:
    """Run it."""
    run([found_uv(), *arguments])


def outside() -> dict[str, str]:
    """Variables for a program that must not find this checkout, nor a user's own settings."""
    unwanted = ("PYTHON", "JUPYTER", "VIRTUAL_ENV", "IPYTHON")
    return {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}


def run(command: list[str], **options: object) -> str:
    """What a command printed; where it failed, the test fails with its words."""
    outcome = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=900,
        **options,  # type: ignore[call-overload]
    )
    assert outcome.returncode == 0, f"{' '.join(command)}\n{outcome.stdout}"
    return str(outcome.stdout)


def another_python(module: str, asked: Iterable[object]) -> list[str]:
    """What a module says, in a process of its own, to questions that it reads line by line."""
    ran = subprocess.run(
        [sys.executable, "-m", module],
        input="".join(f"{json.dumps(each)}\n" for each in asked),
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def free_port() -> int:
    """A port that nobody listens on now, for a program that cannot choose one."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(
    command: list[str], announcement: str, **options: object
) -> Iterator[tuple[re.Match[str], list[str]]]:
    """A server while it runs: what its announcement (a pattern) said, and its log so far.

    Its output is read all the time, lest a full pipe hold it up.
    """
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        **options,  # type: ignore[call-overload]
    )
    log: list[str] = []
    found: Queue[re.Match[str] | None] = Queue()

    def read() -> None:
        for line in process.stdout:
            log.append(line)
            if match := re.search(announcement, line):
                found.put(match)
        found.put(None)

    reader = Thread(target=read, daemon=True)
    reader.start()
    try:
        try:
            match = found.get(timeout=120)
        except Empty:
            match = None
        assert match, f"{' '.join(command)} does not serve:\n{''.join(log)}"
        yield match, log
    finally:
        process.terminate()
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(timeout=30)
        reader.join(timeout=30)
