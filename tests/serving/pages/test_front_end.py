"""The parts of Voila's script, sent as one file."""

import re
from pathlib import Path

import pytest

from kernel_lib.serving.pages import front_end
from kernel_lib.serving.pages.front_end import EXTENSIONS, PARTS
from tests.serving.running import Server

LESSON = "voila/render/01_plane_bounce.ipynb"


def test_the_page_names_one_file_and_it_holds_every_part_once(small_server: Server) -> None:
    """A part registers itself as push([[number, ...; with another Voila the list is renewed."""
    small_server.wait_ready()
    (address,) = re.findall(r'src="/(voila/static/[^"]+parts\.js)"', small_server.get(LESSON).text)
    reply = small_server.get(address)
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    held = re.findall(r'\.push\(\[\["?(\d+)', reply.text)
    assert sorted(held) == sorted(" ".join([PARTS, *EXTENSIONS.values()]).split())


def test_parts_are_registered_before_the_script_runs(small_server: Server) -> None:
    """Both wait for the page, and such scripts keep their order."""
    small_server.wait_ready()
    deferred = re.findall(r'<script defer src="[^"]+/(\w+\.js)"', small_server.get(LESSON).text)
    assert deferred == ["parts.js", "voila.js"]


def test_the_address_follows_the_choice_of_parts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "voila.js").write_text("script")
    before = front_end.front_end_version(tmp_path)
    monkeypatch.setattr(front_end, "PARTS", "1 2 3")
    front_end.front_end_version.cache_clear()
    assert front_end.front_end_version(tmp_path) != before
