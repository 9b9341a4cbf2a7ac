"""The guide for instructors as a page: the README of the folder of lessons."""

import re
from pathlib import Path
from urllib.parse import quote

from nbconvert.filters.markdown_mistune import MarkdownWithMath

from kernel_lib.serving.pages.typesetting.markdown import LessonMarkdown

__all__ = ["guide_file", "guide_prose"]

_NOTEBOOK = re.compile(r'(?<=href=")[^"/:]+\.ipynb(?=")')


def guide_file(lessons: Path) -> Path | None:
    """The guide of a folder of lessons, None where it has none."""
    path = lessons / "README.md"
    return path if path.is_file() else None


def guide_prose(path: Path, base_url: str) -> str:
    """The guide as HTML, with links to the lessons of the server.

    Parameters
    ----------
    path : of the guide, in Markdown
    base_url : of the server, such as "/"
    """
    prose = MarkdownWithMath(LessonMarkdown(None)).render(path.read_text(encoding="utf-8"))
    return _NOTEBOOK.sub(lambda found: f"{base_url}voila/render/{quote(found[0])}", prose)
