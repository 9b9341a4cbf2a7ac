"""Numbers and their units in the text of a lesson."""

import json
import re
from pathlib import Path

import pytest
from nbconvert.filters.markdown_mistune import MarkdownWithMath

from kernel_lib.serving.pages.typesetting.markdown import LessonMarkdown
from kernel_lib.serving.pages.typesetting.units import unbroken

#: What `page/base/dom.js` is tested by, too: units that no browser may break stand in brackets.
CASES = json.loads((Path(__file__).parents[3] / "js/base/units.json").read_text(encoding="utf-8"))


def whole(unit: str) -> str:
    return f'<span class="carom-whole">{unit}</span>'


@pytest.mark.parametrize(("text", "made"), CASES.items())
def test_numbers_units_and_formulas_stay_whole(text: str, made: str) -> None:
    assert unbroken(text) == re.sub(r"\[(.+?)\]", lambda unit: whole(unit[1]), made)


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("It has 8 m/s & more.", f"It has 8\u00a0{whole('m/s')} &amp; more."),
        ("`8 m/s`", "<code>8 m/s</code>"),
    ],
)
def test_text_has_whole_units_and_code_stays(source: str, made: str) -> None:
    markdown = MarkdownWithMath(renderer=LessonMarkdown(None))
    assert markdown.render(source).strip() == f"<p>{made}</p>"


def test_a_unit_stays_with_the_formula_before_it() -> None:
    made = MarkdownWithMath(renderer=LessonMarkdown(None)).render("As $v = 8$ m/s it")
    assert f"</math>\u00a0{whole('m/s')} it" in made
