"""Tables and charts of code cells: our figures with the digits of the source, safe as HTML."""

import numpy as np
import pytest

from kernel_lib.experiments.experiment import Chart, Published
from kernel_lib.widgets.notebook_html import chart_of, folded, published_table


@pytest.mark.parametrize(
    ("printed", "figure", "shown"),
    [
        ("0.708", 0.70809, "0.708"),
        ("11", 11.0, "11"),
        ("-8.807", -8.8069, "-8.807"),
        ("they differ", 0.123456, "0.123"),
        ("0.5", "two halves", "two halves"),
    ],
)
def test_our_figure_has_the_digits_that_the_source_prints(printed, figure, shown):
    html = published_table([Published("q", printed, lambda: figure, "A")])._repr_html_()
    assert f"<td>q</td><td>{printed}</td><td>{shown}</td>" in html


def test_rows_stand_under_their_source_and_text_is_escaped():
    rows = [
        Published(q, "1", lambda: 1.0, s, "a < b") for q, s in (("p", "A"), ("q", "A"), ("r", "B"))
    ]
    html = published_table(rows)._repr_html_()
    assert html.count('scope="rowgroup"') == 2
    assert html.index(">A</th>") < html.index("<td>q</td>") < html.index(">B</th>")
    assert "a &lt; b" in html and "a < b" not in html


def test_a_chart_takes_the_colours_of_the_page_and_says_what_it_shows():
    x = np.linspace(0, 1, 5)
    chart = Chart('Rise & "fall"', "x (m)", "y (m)", lambda values: {"up": (x, values["k"] * x)})
    html = chart_of(chart, {"k": 2.0})._repr_html_()
    assert html.startswith('<svg role="img" aria-label="Rise &amp; &quot;fall&quot;')
    assert "var(--carom-run-1, #0068a3)" in html
    assert "var(--carom-ink, currentColor)" in html


def test_what_is_folded_is_escaped_and_keeps_its_charts():
    chart = Chart("Rise", "x (m)", "y (m)", lambda values: {"up": ([0, 1], [0, 1])})
    html = folded("For <programmers>", "a < b", chart_of(chart, {}))._repr_html_()
    assert html.startswith("<details><summary>For &lt;programmers&gt;</summary><p>a &lt; b</p>")
    assert html.count("<svg") == 1 and html.endswith("</details>")
