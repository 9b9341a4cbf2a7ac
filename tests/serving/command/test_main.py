"""The command `carom`: what it refuses, how it starts, how it ends."""

import signal
import socket
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path

import psutil
import pytest

import kernel_lib
from kernel_lib.serving.command import main as command, refusal
from tests.serving.running import code, running, wait_until, write_lesson

SLIDER = "import ipywidgets\nipywidgets.IntSlider()"


def test_a_port_that_is_taken_is_refused_with_another_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lesson(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code = command.main(["--port", str(port), "--lessons", str(tmp_path), "--no-browser"])
    printed = capsys.readouterr()
    assert code == 2
    assert f"port {port} is taken" in printed.err
    assert f"carom --port {port + 1}" in printed.err
    assert printed.out == ""


def test_an_address_of_another_machine_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lesson(tmp_path)
    assert command.main(["--host", "192.0.2.1", "--lessons", str(tmp_path), "--no-browser"]) == 2
    assert "192.0.2.1 is no address of this machine" in capsys.readouterr().err


def test_a_folder_without_notebooks_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command.main(["--lessons", str(tmp_path), "--no-browser"]) == 2
    assert f"found no notebook (*.ipynb) in {tmp_path}" in capsys.readouterr().err


def test_missing_packages_are_named_with_the_extra_that_brings_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    absent = {"voila", "anywidget"}
    found = refusal.find_spec
    monkeypatch.setattr(refusal, "find_spec", lambda name: None if name in absent else found(name))
    assert command.main([]) == 2
    printed = capsys.readouterr().err
    assert "voila, anywidget" in printed
    assert 'pip install "carom[serve]"' in printed


def test_the_version_is_told_also_where_nothing_can_be_served(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(refusal, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="0"):
        command.main(["--version"])
    assert capsys.readouterr().out == f"carom {kernel_lib.__version__}\n"


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("--port", "65536", "must be a whole number from 0 to 65535, got '65536'"),
        ("--port", "-1", "must be a whole number from 0 to 65535, got '-1'"),
        ("--port", "http", "got 'http'"),
        ("--max-students", "1.5", "must be a whole number from 1 to 10000, got '1.5'"),
    ],
)
def test_a_wrong_option_is_named_with_its_limits(
    option: str, value: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        command.main([f"{option}={value}"])
    assert refused.value.code == 2
    assert message in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")
@pytest.mark.parametrize("ending", ["SIGINT", "SIGTERM"])
def test_ctrl_c_ends_the_server_and_its_kernels(tmp_path: Path, ending: str) -> None:
    write_lesson(tmp_path, cells=[code(SLIDER)])
    with running(folder=tmp_path) as server:
        server.wait_ready()
        assert server.get("voila/render/01_plane_bounce.ipynb").status == 200
        kernels = server.process.children(recursive=True)
        assert server.kernels()
        server.process.send_signal(getattr(signal, ending))
        assert server.process.wait(30) == 0
        _, alive = psutil.wait_procs(kernels, timeout=10)
        assert not alive

        def logged() -> list[str]:
            # Whoever starts it as root hears of that.
            return [line for line in server.lines if "runs as root" not in line]

        wait_until(lambda: len(logged()) >= 3, "the log")
        assert len(logged()) == 3  # the address, the kernel it needs, the visit, and no trouble


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")
def test_it_ends_in_the_middle_of_a_rush_even_if_told_twice(tmp_path: Path) -> None:
    """A second signal once stopped the stopping, and what was left hung at the exit."""
    write_lesson(tmp_path, cells=[code(SLIDER)])

    def visit(number: int) -> None:
        with suppress(OSError, HTTPException):  # the server may end before it answers
            server.get("voila/render/01_plane_bounce.ipynb")

    with running(folder=tmp_path) as server:
        server.wait_ready()
        with ThreadPoolExecutor(8) as rush:
            visits = [rush.submit(visit, number) for number in range(60)]
            wait_until(lambda: len(server.kernels()) >= 4, "no kernel has begun")
            everything = server.process.children(recursive=True)
            server.process.send_signal(signal.SIGTERM)
            server.process.send_signal(signal.SIGINT)
            assert server.process.wait(30) == 0
            for one in visits:
                one.cancel()
        _, alive = psutil.wait_procs(everything, timeout=10)
        assert not alive
    assert not [line for line in server.lines if "Error" in line], "".join(server.lines)
