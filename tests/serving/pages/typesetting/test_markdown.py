"""Pictures of a lesson's text: drawings stand in the page, others keep their address."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from nbconvert.filters.markdown_mistune import MarkdownWithMath

from kernel_lib.serving.pages.typesetting.markdown import LessonMarkdown
from kernel_lib.serving.pages.typesetting.resources import prose

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9"/></svg>'
FILES = {
    "own/speed.svg": f"<?xml version='1.0'?>\n{DRAWING}",
    "own/wild.svg": '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "own").mkdir()
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def html(source: str, folder: Path) -> str:
    files = SimpleNamespace(root_dir=str(folder))  # asked for nothing else: it may answer later
    return MarkdownWithMath(renderer=LessonMarkdown(files, escape=False)).render(source)


def test_a_drawing_stands_in_the_page_under_its_name(folder: Path) -> None:
    picture = '<img src="own/speed.svg" alt="Slow &amp; fast">'
    made = html(f"<details>\n\nIt moves.\n\n{picture}\n\n</details>", folder)
    assert f'<span class="drawing" role="img" aria-label="Slow &amp; fast">{DRAWING}</span>' in made
    assert "<img" not in made and "<?xml" not in made


@pytest.mark.parametrize("file", ["own/wild.svg", "own/absent.svg", "own/photo.png"])
def test_what_does_not_only_draw_keeps_its_address(folder: Path, file: str) -> None:
    picture = f'<img src="{file}" alt="It">'
    assert picture in html(f"Before.\n\n{picture}\n", folder)


def test_plain_voila_draws_the_pictures_of_our_lessons() -> None:
    made = prose('<p>Text.</p>\n<img src="pictures/speed.svg" alt="A falling ball">\n')
    assert '<span class="drawing" role="img" aria-label="A falling ball"><svg' in made
