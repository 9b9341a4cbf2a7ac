"""A notebook that was run and saved shows its lessons where no kernel runs: a still of each."""

import re
from base64 import b64decode
from xml.etree import ElementTree

import nbformat
import pytest
from ipywidgets.embed import embed_data
from nbclient import NotebookClient
from nbconvert import HTMLExporter

import kernel_lib.widgets
from kernel_lib.experiments import lessons
from kernel_lib.widgets import Lesson, plane_bounce

SVG, VIEW = "image/svg+xml", "application/vnd.jupyter.widget-view+json"


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_displayed_with_a_still_beside_its_view(name: str) -> None:
    data, _ = getattr(kernel_lib.widgets, name)()._repr_mimebundle_()
    assert VIEW in data
    drawn = ElementTree.fromstring(data[SVG])
    crowd = len(re.findall("<circle", data[SVG])) > 100
    assert drawn.get("width") == "640" and len(data[SVG]) < (12_000 if crowd else 6000)
    assert drawn.findall(".//{http://www.w3.org/2000/svg}circle"), "balls"
    assert not re.search(r"var\(--[\w-]+\)", data[SVG]), "a colour that only a page knows"


def test_the_still_is_that_of_the_present_values() -> None:
    lesson = plane_bounce()
    first = lesson._repr_mimebundle_()[0][SVG]
    lesson.set(height=2)
    assert lesson._repr_mimebundle_()[0][SVG] != first


def test_a_saved_notebook_keeps_the_still_and_its_html_shows_it() -> None:
    """Run by a kernel and converted without one: GitHub, nbviewer and nbconvert show that much."""
    cell = nbformat.v4.new_code_cell("from kernel_lib.widgets import two_balls\ntwo_balls()")
    book = nbformat.v4.new_notebook(cells=[cell])
    NotebookClient(book, timeout=120, store_widget_state=False).execute()
    kept = nbformat.reads(nbformat.writes(book), as_version=4)
    (output,) = (one for one in kept.cells[0].outputs if one.output_type == "execute_result")
    assert "".join(output.data[SVG]).startswith("<svg")
    page, _ = HTMLExporter().from_notebook_node(kept)
    (shown,) = re.findall(r"<img[^>]+svg\+xml;base64,\s*([\w+/=]+)", page)
    assert b64decode(shown).decode().startswith("<svg") and "two_balls" in page


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_says_in_words_what_to_do_where_nothing_of_it_may_be_drawn(name: str) -> None:
    """JupyterLab shows no more of a notebook from elsewhere before it is run."""
    data, _ = getattr(kernel_lib.widgets, name)()._repr_mimebundle_()
    assert data["text/plain"] == f"Run this cell to play “{lessons()[name].title}”."


def test_what_a_static_page_is_made_of_has_a_still_of_the_start() -> None:
    """Where the state of widgets is saved, the page is all there, and nobody answers it."""
    experiment = lessons()["plane_bounce"]
    lesson = Lesson(experiment, height=3)
    lesson.set(height=2)
    state = embed_data(views=[lesson], drop_defaults=False)["manager_state"]["state"]
    traits = state[lesson.model_id]["state"]
    drawn = re.search(r"<svg.*</svg>", traits["still"])
    assert drawn and "<circle" in drawn[0] and len(traits["still"]) < 6000
    assert traits["still"] == Lesson(experiment, height=3).still != Lesson(experiment).still
