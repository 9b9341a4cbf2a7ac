"""Stills of figures as files: a page begins without them, and keeps their room."""

import re
from xml.etree import ElementTree

import numpy as np
from matplotlib import pyplot

from kernel_lib.experiments.experiment import Chart
from kernel_lib.serving.site.stills import STILLS, stills_apart
from kernel_lib.widgets.notebook_html import chart_of, plot_of

X = np.linspace(0, 1, 400)
RISE = Chart('Rise & "fall"', "x (m)", "y (m)", lambda values: {"up": (X, values["k"] * X)})


def figure(k: float = 2.0) -> str:
    """A chart of a text, as a page holds it."""
    return chart_of(RISE, {"k": k})._repr_html_()


def test_a_still_is_a_file_and_its_place_keeps_its_size_and_its_words() -> None:
    before = figure()
    page, files = stills_apart(f"<p>a</p>{before}<p>b</p>")
    ((path, content),) = files.items()
    assert path.startswith(STILLS) and path.endswith(".svg")
    image = re.search(r"<img[^>]*>", page)
    assert image
    for part in (f'src="{path}"', 'alt="Rise &amp; &quot;fall&quot;.', 'loading="lazy"'):
        assert part in image[0]
    points = re.search(r'width="([\d.]+)pt" height="([\d.]+)pt"', before)
    pixels = re.search(r'width="(\d+)" height="(\d+)"', image[0])
    assert points and pixels
    for one, other in zip(points.groups(), pixels.groups(), strict=True):
        assert abs(float(one) * 4 / 3 - int(other)) <= 0.5
    box = before[: before.index("<svg")].strip()
    assert page == f"<p>a</p>{box}{image[0]}\n</div><p>b</p>"
    assert ElementTree.fromstring(content).tag.endswith("svg")  # a file is read as XML


def test_a_still_knows_the_colours_of_the_page_in_the_light_and_in_the_dark() -> None:
    (content,) = (one.decode() for one in stills_apart(figure())[1].values())
    light, dark = re.findall(r":root\{([^}]*)\}", content)
    modes = [dict(one.split(":") for one in part.split(";")) for part in (light, dark)]
    assert modes[0].keys() == modes[1].keys() >= set(re.findall(r"var\((--carom-[\w-]+)", content))
    for one in modes:
        assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in one.values())
    assert modes[0]["--carom-ink"] != modes[1]["--carom-ink"]
    assert content.index("prefers-color-scheme:dark") > content.index(light)


def test_equal_stills_are_one_file() -> None:
    one, other = figure(), figure(3.0)
    page, files = stills_apart(one + other + one)
    assert page.count("<img") == 3
    assert len(files) == 2


def test_what_the_page_does_not_draw_itself_stays_in_it() -> None:
    axes = pyplot.figure().subplots()
    axes.plot([0, 1], [0, 1])
    page = plot_of(axes, "a line")._repr_html_()
    page += '<div class="carom-figure" data-chart="{}" data-block="">words alone</div>'
    assert stills_apart(page) == (page, {})
