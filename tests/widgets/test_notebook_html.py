"""Tables and charts of code cells: our figures with the digits of the source, safe as HTML."""

import json
from base64 import b64decode
from html.parser import HTMLParser

import numpy as np
import pytest
from matplotlib import pyplot
from matplotlib.backends.backend_agg import FigureCanvasAgg

import kernel_lib as kl
from kernel_lib.experiments.charts import Histogram
from kernel_lib.experiments.experiment import Chart, Published
from kernel_lib.widgets.notebook_html import (
    chart_of,
    folded,
    plot_of,
    published_table,
    table_of,
)


@pytest.mark.parametrize(
    ("printed", "figure", "shown"),
    [
        ("0.708", 0.70809, "0.708"),
        ("11", 11.0, "11"),
        ("-8.807", -8.8069, "−8.807"),
        ("they differ", 0.123456, "0.123"),
        ("0.5", "two halves", "two halves"),
    ],
)
def test_our_figure_has_the_digits_that_the_source_prints(printed, figure, shown):
    html = published_table([Published("q", printed, lambda: figure, "A")])._repr_html_()
    assert html.endswith(f"<td>{shown}</td><td></td></tr></tbody></table></div>")
    assert html.count('scope="col"') == html.count("<td>") == 3


def test_rows_stand_under_their_source_and_text_is_escaped():
    rows = [
        Published(q, "1", lambda: 1.0, s, "a < b") for q, s in (("p", "A"), ("q", "A"), ("r", "B"))
    ]
    html = published_table(rows)._repr_html_()
    assert html.count('<th colspan="3">') == 2
    assert html.index(">A</th>") < html.index('scope="rowgroup">q</th>') < html.index(">B</th>")
    assert "a &lt; b" in html and "a < b" not in html


def test_a_chart_takes_the_colours_of_the_page_and_says_what_it_shows():
    x = np.linspace(0, 1, 5)
    chart = Chart('Rise & "fall"', "x (m)", "y (m)", lambda values: {"up": (x, values["k"] * x)})
    html = chart_of(chart, {"k": 2.0})._repr_html_()
    assert '><svg role="img" aria-label="Rise &amp; &quot;fall&quot;' in html
    assert "var(--carom-run-1, #0b62b4)" in html
    assert "var(--carom-ink, currentColor)" in html


def test_a_chart_carries_its_numbers_for_the_page_to_draw():
    box = HTMLParser()
    seen = []
    box.handle_starttag = lambda tag, attributes: seen.append((tag, dict(attributes)))
    chart = Chart("Rise", "x (m)", "y (m)", lambda values: {"a < b": ([0, 1], [0, values["k"]])},
                  now=lambda values: {"yours": (0.5, 1.0)})  # fmt: skip
    box.feed(chart_of(chart, {"k": 3.0})._repr_html_())
    tag, attributes = seen[0]
    message = json.loads(attributes["data-chart"])
    assert (tag, attributes["class"], message["title"]) == ("div", "carom-figure", "Rise")
    (line,) = message["marks"]  # the reader has no set-up in a figure of the text
    offset, count, _ = line["y"]
    numbers = np.frombuffer(b64decode(attributes["data-block"]), "<f4", count, offset)
    assert line["name"] == "a < b" and numbers.tolist() == [0, 3]


def test_a_still_is_small_and_leaves_the_page_around_it_alone():
    chart = Chart("Rise", "x (m)", "y (m)", lambda values: {"up": ([0, 1], [0, 1])})
    html = chart_of(chart, {})._repr_html_()
    assert "<style" not in html and "<metadata" not in html and "font-family" not in html
    assert ">x (m)</text>" in html
    assert len(html) < 25_000


def test_no_pixels_are_made_for_a_still_of_lines(monkeypatch):
    """They were half of all computing of a notebook that a server makes ready."""
    monkeypatch.setattr(FigureCanvasAgg, "print_png", lambda *_: pytest.fail("pixels were made"))
    chart = Chart("T", "x", "y", lambda values: {"up": ([0, 1], [0, values["k"]])})
    assert "<svg" in chart_of(chart, {"k": 2.0})._repr_html_()


def test_a_plot_of_a_run_takes_the_colours_of_the_page():
    ball = kl.Ball(position=(0, 5), velocity=(4, 1), radius=1, mass=1)
    scene = kl.Scene([ball], [kl.Plane(point=(0, 0), normal=(0, 1))], gravity=(0, -9.8))
    html = plot_of(kl.plot(kl.simulate(scene, 1)), 'A "throw"')._repr_html_()
    assert html.startswith('<svg role="img" aria-label="A &quot;throw&quot;"')
    assert "var(--carom-run-1, #0b62b4)" in html and "var(--carom-paper, #F7F4ED)" in html
    assert "#000000" not in html and "#ffffff" not in html
    assert not pyplot.get_fignums()  # an open figure would be shown a second time


def test_loops_and_histograms_have_numbers_and_words():
    chart = Histogram("Speeds", "v (m/s)", "balls", lambda values: ([0, 1, 2], [3, 4]))
    html = chart_of(chart, {})._repr_html_()
    assert "carom-figure" in html and "<svg" not in html and ">Speeds." in html


def test_what_is_folded_is_escaped_and_keeps_its_charts():
    chart = Chart("Rise", "x (m)", "y (m)", lambda values: {"up": ([0, 1], [0, 1])})
    html = folded("For <programmers>", "a < b", chart_of(chart, {}))._repr_html_()
    assert html.startswith("<details><summary>For &lt;programmers&gt;</summary><p>a &lt; b</p>")
    assert html.count("<svg") == 1 and html.endswith("</details>")


def test_what_a_cell_found_is_a_table_with_three_digits_and_its_numbers_below_one_another():
    found = [("before", np.float64(-8.91381), "rest"), ("after", 1e-17, "a < b")]
    html = table_of(("velocity", "up (m/s)", "it ends"), found)._repr_html_()
    assert '<th scope="row">before</th><td class="number">−8.91</td><td>rest</td>' in html
    assert '<td class="number">~0</td><td>a &lt; b</td>' in html
    assert '<th scope="col" class="number">up (m/s)</th>' in html
    assert 'tabindex="0" role="group" aria-label="velocity"' in html


def test_where_only_text_is_shown_a_table_has_aligned_columns():
    table = table_of(
        ("Δ (s)", "they", "loses"), [("0.1", "meet", "9.5 %"), (12, "part", "10.25 %")]
    )
    assert repr(table) == "Δ (s)  they    loses\n  0.1  meet    9.5 %\n   12  part  10.25 %"


def test_a_row_that_does_not_fit_its_head_is_refused():
    with pytest.raises(ValueError, match="3 cells under a head of 2"):
        table_of(("a", "b"), [(1, 2), (1, 2, 3)])
