"""Numbers and their units in the text of a lesson."""

import pytest
from nbconvert.filters.markdown_mistune import MarkdownWithMath

from kernel_lib.serving.pages.typesetting.markdown import LessonMarkdown


def whole(unit: str) -> str:
    return f'<span class="carom-whole">{unit}</span>'


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("It has 8 m/s.", f"It has 8\u00a0{whole('m/s')}."),
        ("It falls with 9.8 m/s² & more.", f"It falls with 9.8\u00a0{whole('m/s²')} &amp; more."),
        ("70 % × 70 % = 49 %", "70\u00a0%\u00a0×\u00a070\u00a0%\u00a0=\u00a049\u00a0%"),
        ("2 seconds, v_x/v_y, docs/write.md", "2 seconds, v_x/v_y, docs/write.md"),
        (
            "球は1 mの高さから8 m/sで落ちます",
            f"球は1\u00a0mの高さから8\u00a0{whole('m/s')}で落ちます",
        ),
        ("`8 m/s`", "<code>8 m/s</code>"),
    ],
)
def test_a_number_and_its_unit_are_not_broken(source: str, made: str) -> None:
    markdown = MarkdownWithMath(renderer=LessonMarkdown(None))
    assert markdown.render(source).strip() == f"<p>{made}</p>"


def test_a_unit_stays_with_the_formula_before_it() -> None:
    made = MarkdownWithMath(renderer=LessonMarkdown(None)).render("As $v = 8$ m/s it")
    assert f"</math>\u00a0{whole('m/s')} it" in made
