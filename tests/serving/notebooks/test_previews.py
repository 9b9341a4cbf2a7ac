"""Pictures of links: each lesson has one, of the size that services show."""

import struct
from pathlib import Path

import pytest

from kernel_lib.serving.command.settings import Settings, lessons_in
from kernel_lib.serving.notebooks.previews import GALLERY, preview_address
from tests.environments import ROOT

LESSONS = ROOT / "lessons"
NAMES = [GALLERY, *(Path(name).stem for name in lessons_in(LESSONS))]

#: Bytes of the largest one.
MOST = 60_000


def png(width: int = 1200, height: int = 630) -> bytes:
    """The head of a PNG of this size."""
    return b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + struct.pack(">II", width, height)


@pytest.mark.parametrize("name", NAMES)
def test_each_lesson_and_the_gallery_have_a_picture_of_their_link(name: str) -> None:
    assert preview_address(LESSONS, name).startswith(f"carom/preview/{name}.png?v=")
    content = (LESSONS / "previews" / f"{name}.png").read_bytes()
    assert content[: len(png())] == png()
    assert len(content) <= MOST


def test_the_address_is_whole_where_visitors_are_known_to_find_the_server(tmp_path: Path) -> None:
    (tmp_path / "previews").mkdir()
    (tmp_path / "previews" / "01_a b.png").write_bytes(png())
    here = Settings(lessons=tmp_path, base_url="/school/").preview_at("01_a b")
    assert here.startswith("/school/carom/preview/01_a%20b.png?v=")
    public = Settings(lessons=tmp_path, public_url="https://x.example/carom/")
    assert public.preview_at("01_a b") == "https://x.example/carom/" + here.removeprefix("/school/")
    assert public.preview_at("02_none") == ""
