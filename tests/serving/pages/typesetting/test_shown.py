"""What cells show, in the language of a page."""

import json
import re
from html import escape, unescape

import numpy as np
import pytest

from kernel_lib.experiments.charts import Histogram, Map
from kernel_lib.experiments.experiment import Chart, Published
from kernel_lib.serving.pages.typesetting.shown import shown_in, texts_of
from kernel_lib.widgets.notebook_html import chart_of, folded, published_table, table_of
from kernel_lib.words import Sentence, say_in

WHOLE = '<span class="carom-whole">m/s</span>'


def table(*row: object) -> str:
    return table_of(("after", "up (m/s)"), [row])._repr_html_()


def test_a_text_is_said_anew_with_its_figures_in_the_signs_of_the_language() -> None:
    words = {"after": "danach", "up (m/s)": "hinauf (m/s)", "in {1} steps of {2}": "{2} mal {1}"}
    html = shown_in(table("in 12 steps of 0.1", -0.25), words, "de")
    assert f"hinauf ({WHOLE})</th>" in html and 'aria-label="danach"' in html
    assert ">0,1 mal 12</th>" in html and ">−0,25</td>" in html


def test_a_list_of_figures_is_one_figure() -> None:
    html = shown_in(table("steps 1.5, 2, 3", 0), {"steps {1}": "Schritte {1}"}, "de")
    assert ">Schritte 1,5; 2; 3</th>" in html


def test_what_has_no_translation_stays_and_units_are_whole_in_english_too() -> None:
    html = shown_in(table("a < b at 2.5 m/s", 0.5), {}, "en")
    assert f">a &lt; b at 2.5\u00a0{WHOLE}</th>" in html and ">0.5</td>" in html


def test_a_listing_and_a_script_are_left_alone() -> None:
    listing, script = "<pre>\ndef f():\n    return 0.5\n</pre>", "<script>x > 0.5</script>"
    for html in (listing, script, '<i title="x > 0.5"></i>'):
        assert shown_in(html, {"def": "nein"}, "de") == html


def test_a_printed_line_is_said_anew() -> None:
    printed = "<pre>kept: 0.85\n</pre>"
    assert shown_in(printed, {"kept: {1}": "übrig: {1}"}, "de") == "<pre>übrig: 0,85\n</pre>"


@pytest.mark.parametrize(
    ("printed", "read"),
    [
        ("1e-17 m", "10⁻¹⁷ m"),
        ("2.5e-05 m", "2,5·10⁻⁵ m"),
        ("1.20e+06 m", "1,20·10⁶ m"),
        ("3.7e+01 m", "37 m"),
        ("2.84e-03 m", "0,00284 m"),
    ],
)
def test_powers_of_ten_are_raised_as_in_charts(printed: str, read: str) -> None:
    html = shown_in(f"<pre>off by {printed}\n</pre>", {"off by {1} m": "um {1}\u00a0m"}, "de")
    assert html == f"<pre>um {read}\n</pre>".replace(" m", "\u00a0m")


def test_a_table_of_published_figures_has_its_heads_in_every_language() -> None:
    html = published_table([Published("rise", "0.5", lambda: 0.5, "A. Name")])._repr_html_()
    said = shown_in(html, {"rise": "Anstieg"}, "de")
    for name in ("published-printed", "published-computed", "published-why"):
        assert f">{say_in('de', name)}</th>" in said
    assert ">Anstieg</th></tr><tr><td>0,5</td>" in said


LABEL = Sentence("plane-bounce-errors-energy-used")
AXES = ("x (m)", LABEL)
CHARTS = [
    Chart("Rise", *AXES, lambda values: {LABEL: ([0, 1], [0, 1]), "b": ([0, 1], [1, 1])}),
    Map("Rise", *AXES, lambda values: (np.arange(3.0), np.arange(4.0), np.ones((4, 3))), LABEL),
    Histogram("Rise", *AXES, lambda values: ([0, 1, 2], [3, 4])),
]


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: type(chart).__name__)
def test_a_chart_and_its_still_are_in_the_language_of_the_page(chart: Chart) -> None:
    html = shown_in(chart_of(chart, {})._repr_html_(), {}, "de")
    (chart,) = re.findall(r'data-chart="([^"]*)"', html)
    message = json.loads(unescape(chart))
    german = say_in("de", LABEL["say"])
    assert message["y"]["label"] == german
    assert "data-sentences" not in html and escape(str(LABEL)) not in html
    assert (f">{german}</text>" if "<svg" in html else german) in html
    assert escape(" ".join(message["words"])) in html


def test_the_texts_that_need_a_translation_are_those_without_a_message() -> None:
    html = folded("The chart", "It rises by 2 m.", chart_of(CHARTS[0], {}))._repr_html_()
    shown = [{"data": {"text/html": html, "text/plain": "<Shown object>"}}, {"text": "kept: 0.8\n"}]
    widget = {"application/vnd.jupyter.widget-view+json": {}, "text/plain": "Run this cell"}
    found = [*texts_of([*shown, {"data": widget}])]
    assert found == ["The chart", "It rises by {1} m.", "Rise", "kept: {1}"]
