"""Pictures of a lesson's text: drawings stand in the page, others as Voila has them."""

import base64

import pytest
from nbconvert.filters.markdown_mistune import MarkdownWithMath

from kernel_lib.serving.pages.typesetting.markdown import LessonMarkdown

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0H9"/></svg>'
FILES = {
    "pictures/speed.svg": f"<?xml version='1.0'?>\n{DRAWING}",
    "pictures/wild.svg": '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
    "photo.png": "png",
}


class Files:
    """The files beside a notebook, as Voila's renderer asks for them."""

    def file_exists(self, path: str) -> bool:
        return path in FILES

    def get(self, path: str, format: str) -> dict[str, str]:
        content = FILES[path]
        return {
            "content": content if format == "text" else base64.b64encode(content.encode()).decode()
        }


def html(source: str) -> str:
    return MarkdownWithMath(renderer=LessonMarkdown(Files(), escape=False)).render(source)


def test_a_drawing_stands_in_the_page_under_its_name() -> None:
    made = html("<details>\n\n![Slow & fast](pictures/speed.svg)\n\n</details>")
    assert f'<span class="drawing" role="img" aria-label="Slow &amp; fast">{DRAWING}</span>' in made
    assert "<img" not in made and "<?xml" not in made


@pytest.mark.parametrize("file", ["pictures/wild.svg", "photo.png"])
def test_what_does_not_only_draw_stays_a_picture_apart(file: str) -> None:
    made = html(f"![It]({file})")
    assert '<img src="data:image/' in made and 'alt="It"' in made
    assert "<script" not in made


def test_a_picture_that_is_not_there_keeps_its_address() -> None:
    assert '<img src="pictures/absent.svg"' in html("![It](pictures/absent.svg)")
