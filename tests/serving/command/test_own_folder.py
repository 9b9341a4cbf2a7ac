"""The folder of a server's sockets, and what killed ones have left behind."""

import os
import stat
import subprocess
import sys
import tempfile

import pytest

from kernel_lib.serving.command.own_folder import new_folder, sweep

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sockets in a folder are for POSIX")


def ended():
    """The number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait(30)
    return process.pid


def test_it_is_for_this_user_alone_and_short_enough_for_sockets():
    folder = new_folder()
    try:
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert f"carom-{os.getpid()}-" in folder.name and len(str(folder)) < 70
    finally:
        folder.rmdir()


def test_what_a_killed_server_left_is_swept_and_nothing_else(monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    left = tmp_path / f"carom-{ended()}-abc"
    (left / "warm").mkdir(parents=True)
    (left / "warm" / "socket").touch()
    lives = tmp_path / f"carom-{os.getpid()}-abc"
    others = [lives, tmp_path / "carom-notes", tmp_path / f"carom-{ended()}-a b"]
    for one in others:
        one.mkdir()
    link = tmp_path / f"carom-{ended()}-link"
    link.symlink_to(lives)
    assert left in sweep()
    assert not left.exists() and all(one.exists() for one in others) and link.is_symlink()
