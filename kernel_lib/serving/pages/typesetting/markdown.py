"""The prose of a lesson: Markdown to HTML as Voila does it, with formulas as MathML."""

import re
from contextlib import suppress
from html import escape, unescape
from typing import Any

from voila.exporter import VoilaMarkdownRenderer

from kernel_lib.serving.notebooks.drawings import DrawingError, drawing_in
from kernel_lib.serving.pages.typesetting.formulas import formula, formulas_in_html

__all__ = ["LessonMarkdown"]

_ONE_FORMULA = re.compile(r'<div class="formula"((?!</div>).)*</div>', re.DOTALL)


class LessonMarkdown(VoilaMarkdownRenderer):
    """Voila's renderer; formulas become MathML, tables scroll, drawings follow the theme."""

    def inline_math(self, body: str) -> str:
        """`$...$` in a line of text."""
        return formula(body)

    def block_math(self, body: str) -> str:
        """`$$...$$`, a line of its own."""
        return formula(body, display=True)

    def latex_environment(self, name: str, body: str) -> str:
        r"""`\begin{align}...\end{align}`, a line of its own."""
        return formula(f"\\begin{{{name}}}{body}\\end{{{name}}}", display=True)

    def paragraph(self, text: str) -> str:
        """A paragraph; one that is a displayed formula needs no element around it."""
        whole = text.strip()
        if _ONE_FORMULA.fullmatch(whole):
            return f"{whole}\n"
        return super().paragraph(text)

    def block_html(self, html: str) -> str:
        """HTML written into the notebook, `<details>` say, with the formulas in its text."""
        return formulas_in_html(super().block_html(html))

    def table(self, text: str) -> str:
        """A table in a box of its own, which scrolls where the screen is narrow."""
        return f'<div class="table" tabindex="0"><table>\n{text}</table></div>\n'

    def image(self, text: str, url: str, title: str | None = None) -> str:
        """A drawing beside the notebook stands in the page itself, and follows its theme."""
        if url.endswith(".svg") and self.contents_manager.file_exists(url):
            with suppress(DrawingError):
                drawn = drawing_in(self.contents_manager.get(url, format="text")["content"])
                name = escape(unescape(text))
                return f'<span class="drawing" role="img" aria-label="{name}">{drawn}</span>'
        return super().image(text, url, title)

    def heading(self, text: str, level: int, **attrs: Any) -> str:
        """A heading with an id made of its words."""
        words = re.sub(r"<annotation.*?</annotation>|<[^>]+>", "", unescape(text))
        name = "-".join(re.findall(r"\w+", words.lower())) or "section"
        return f'<h{level} id="{name}">{text}</h{level}>\n'
