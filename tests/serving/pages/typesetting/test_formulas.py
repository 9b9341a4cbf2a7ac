"""Formulas and prose, turned into HTML on the server."""

import logging
from html import escape as html_escape
from xml.etree import ElementTree

import pytest
from nbconvert.filters.markdown_mistune import MarkdownWithMath

from kernel_lib.serving.pages.typesetting.formulas import formula, formulas_in_html, mathml
from kernel_lib.serving.pages.typesetting.markdown import LessonMarkdown

NAMESPACE = "{http://www.w3.org/1998/Math/MathML}"
#: What physicists write; each must come out as MathML with the elements named.
FORMULAS = {
    r"\frac{1}{2} m v^2": ["mfrac", "msup"],
    r"t_\infty = \sqrt{\frac{2h}{g}}\,\frac{1 + k_b}{1 - k_b}": ["msqrt", "msub"],
    r"\vec{v}' = \vec v - (1 + e)(\vec v \cdot \hat{n})\,\hat{n}": ["mover"],
    r"\begin{aligned} p &= m v \\ E &= \tfrac12 m v^2 \end{aligned}": ["mtable", "mtr"],
    r"\begin{cases} 1 & e < 1 \\ 0 & \text{else} \end{cases}": ["mtable", "mtext"],
    r"\sum_{i=1}^{n} m_i \dot{x}_i": ["munderover"],
    r"\left| \Delta p \right| \le 10^{-12}": ["mo"],
}


class NoFiles:
    """Voila's renderer asks for images; these notebooks hold none."""

    def file_exists(self, path: str) -> bool:
        return False


def html(source: str) -> str:
    return MarkdownWithMath(renderer=LessonMarkdown(NoFiles(), escape=False)).render(source)


@pytest.mark.parametrize("tex", FORMULAS)
def test_a_formula_becomes_well_formed_mathml(tex: str) -> None:
    tree = ElementTree.fromstring(mathml(tex, display=True))
    assert tree.tag == f"{NAMESPACE}math"
    for name in FORMULAS[tex]:
        assert tree.find(f".//{NAMESPACE}{name}") is not None, name
    drawn, source = tree.find(f"./{NAMESPACE}semantics")
    assert "\\" not in "".join(drawn.itertext())
    assert source.text == tex


@pytest.mark.parametrize("tex", ["}{", r"\unknown x", "a & b < c"])
def test_what_cannot_be_converted_is_shown_as_it_was_written_and_logged(
    caplog: pytest.LogCaptureFixture, tex: str
) -> None:
    with caplog.at_level(logging.WARNING):
        shown = formula(tex)
    assert shown == f'<code class="formula-source">{html_escape(tex)}</code>'
    assert "no MathML for the formula" in caplog.text


@pytest.mark.parametrize(
    ("tex", "made"),
    [
        (r"v_{\mathrm{n}}", '<mi mathvariant="normal">n</mi>'),
        (r"\mathbf{n}", "<mi>\U0001d427</mi>"),
        (r"\boldsymbol{J}", "<mi>\U0001d471</mi>"),
        (r"g\cos\alpha", '<mi>g</mi><mspace width="0.1667em"/>'),
        (r"\cos^2\alpha", "<mi>cos</mi></mrow><mn>2</mn></msup>"),
        (r"s' = -1", '<mo lspace="0" rspace="0">−</mo><mn>1</mn>'),
        (r"g/2", '<mi>g</mi><mo lspace="0" rspace="0">/</mo><mn>2</mn>'),
        (r"\vec v", '<mo stretchy="true" style="font-size: 70%">→</mo></mover>'),
        (r"\hat n", '<mi>n</mi><mo stretchy="false">^</mo></mover>'),
        (r"a < b", "<mo>&lt;</mo>"),
    ],
)
def test_letters_and_spaces_as_browsers_draw_them(tex: str, made: str) -> None:
    assert made in mathml(tex)


def test_prose_with_formulas() -> None:
    made = html("Speed $v = \\sqrt{2 g h}$ and\n\n$$ h_1 = k_b^2 h $$\n\nend")
    assert made.count("<math") == 2
    assert made.count('display="block"') == 1
    assert "$" not in made
    assert "<p><div" not in made  # a division inside a paragraph would end it


@pytest.mark.parametrize("source", ["`$x$`", "```\n$x$\n```", "    $x$", r"costs \$5, then \$6"])
def test_dollars_that_are_no_formula_stay(source: str) -> None:
    made = html(source)
    assert "<math" not in made
    assert "$" in made


@pytest.mark.parametrize(
    "source",
    [
        "<details><summary>What is $e$?</summary>\n\nIt is $v'/v$.\n\n</details>",
        "<details><summary>What is $e$?</summary>\nIt is $v'/v$.\n</details>",
        "<details>\n<summary>What is $e$?</summary>\n\n$$ v'/v $$\n</details>",
    ],
)
def test_formulas_in_details(source: str) -> None:
    made = html(source)
    assert made.count("<math") == 2
    assert "<details>" in made and "</details>" in made
    assert "$" not in made


def test_raw_html_keeps_its_code_and_its_attributes() -> None:
    raw = '<p title="$a$">$b &lt; c$ <code>$d$</code><!-- $e$ --><pre>\n$f$</pre></p>'
    made = formulas_in_html(raw)
    assert made.count("<math") == 1
    assert "b &lt; c</annotation>" in made
    for kept in ('title="$a$"', "<code>$d$</code>", "<!-- $e$ -->", "<pre>\n$f$</pre>"):
        assert kept in made


def test_raw_html_with_both_kinds_of_formula() -> None:
    made = formulas_in_html("<p>$a$ and $$b$$ and $c$, for $5 or $ 6 a piece</p>")
    assert made.count("<math") == 3
    assert made.count("<annotation") == 3


def test_tables_stand_in_a_box_that_scrolls() -> None:
    made = html("| $k_b$ | h |\n| --- | --- |\n| 0.7 | 2.45 |\n")
    assert made.startswith('<div class="table" tabindex="0"')
    assert made.count("<math") == 1


def test_headings_can_be_linked_to() -> None:
    assert html("## Where is $E_0$ lost?").startswith('<h2 id="where-is-e0-lost">')
