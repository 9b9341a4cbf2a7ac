"""The prose of a lesson: Markdown to HTML as Voila does it, with formulas as MathML."""

import re
from html import unescape
from typing import Any

from voila.exporter import VoilaMarkdownRenderer

from kernel_lib.serving.notebooks.drawings import drawings_in_html
from kernel_lib.serving.pages.typesetting.formulas import formula, formulas_in_html
from kernel_lib.serving.pages.typesetting.units import unbroken

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

    def text(self, text: str) -> str:
        """Words, with numbers that keep their units."""
        return unbroken(super().text(text))

    def block_html(self, html: str) -> str:
        """HTML written into the notebook, `<details>` say, with its formulas and drawings."""
        whole = formulas_in_html(super().block_html(html))
        return drawings_in_html(whole, getattr(self.contents_manager, "root_dir", ""))

    def table(self, text: str) -> str:
        """A table in a box of its own, which scrolls where the screen is narrow."""
        return f'<div class="table" tabindex="0"><table>\n{text}</table></div>\n'

    def heading(self, text: str, level: int, **attrs: Any) -> str:
        """A heading with an id made of its words."""
        words = re.sub(r"<annotation.*?</annotation>|<[^>]+>", "", unescape(text))
        name = "-".join(re.findall(r"\w+", words.lower())) or "section"
        return f'<h{level} id="{name}">{text}</h{level}>\n'
