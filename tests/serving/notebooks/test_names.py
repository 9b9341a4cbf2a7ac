"""Lessons under any name that a file may have: what the gallery shows can be opened and played."""

import json
import re
import sys
from html import unescape
from pathlib import Path
from urllib.parse import quote

import pytest

from kernel_lib.serving.notebooks.names import notebook_of
from tests.serving.running import code, running, write_lesson

SHOW = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
NAMES = ["01 a ball & a wall", "02 Stöße (neu), 50 %", "(3) it's+new", "4=four; {4}"]
NAMES += ["05 why?", '06 "so" <b>'] if sys.platform != "win32" else []


def test_whatever_the_gallery_shows_can_be_opened_and_played(tmp_path: Path) -> None:
    """Names with an ampersand or brackets had a card in the gallery, and no page behind it."""
    for name in NAMES:
        write_lesson(tmp_path, name, [code(SHOW)])
    with running(folder=tmp_path) as server:
        found = {unescape(one) for one in re.findall(r'href="/([^"]*\.ipynb)"', server.get().text)}
        assert found == {f"voila/render/{quote(name)}.ipynb" for name in NAMES}
        for name in NAMES:
            server.wait_ready(f"{name}.ipynb")
            assert server.get(f"voila/render/{quote(name)}.ipynb").status == 200
            short = server.get(quote(name) + "?k_b=0.9")
            led = f"/voila/render/{quote(name)}.ipynb?k_b=0.9"
            assert (short.status, short.headers["location"]) == (302, led)
            assert server.get(f"carom/sheet/{quote(name)}").status == 200
            question = {"notebook": f"{name}.ipynb", "lesson": 1, "kind": "set"}
            body = json.dumps(question | {"change": {"k_b": 0.25}}).encode()
            assert server.post("carom/answer", body, Content_Type="application/json").status == 200
        for name in ("../secret", ".hidden", "01", "x" * 300, "a\0b"):
            assert server.get(f"voila/render/{quote(name, safe='')}.ipynb").status == 404


@pytest.mark.parametrize(
    "name", ["../a.ipynb", "b/a.ipynb", "b\\a.ipynb", "C:a.ipynb", ".a.ipynb", "a", "", "a.ipynb\n"]
)
def test_nothing_beside_the_folder_is_a_lesson(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "lessons"
    (folder / "b").mkdir(parents=True)
    for place in (tmp_path, folder, folder / "b"):
        for one in ("a.ipynb", ".a.ipynb", "a"):
            (place / one).write_text("{}")
    assert notebook_of(folder, "a.ipynb") == folder / "a.ipynb"
    assert notebook_of(folder, name) is None
