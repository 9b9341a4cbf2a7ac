"""The metadata of a notebook, read and judged."""

import json
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest
from jinja2 import Environment, FileSystemLoader

from kernel_lib import serving
from kernel_lib.serving.notebooks.cards import Card, CardError, cards, next_card, read_card
from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.site.pages import gallery_page
from tests.serving.running import ABOUT, PICTURE, ROOT, write_lesson


def test_a_card_holds_what_the_notebook_says(tmp_path: Path) -> None:
    card = read_card(write_lesson(tmp_path))
    assert card.title == ABOUT["title"]
    assert card.question == ABOUT["question"]
    assert list(card.abilities) == ABOUT["abilities"]
    assert card.minutes == 25
    assert card.picture == PICTURE
    assert (card.name, card.number) == ("01_plane_bounce", "01")


def test_a_picture_may_be_a_file_beside_the_notebook(tmp_path: Path) -> None:
    (tmp_path / "bounce.svg").write_text('<?xml version="1.0"?>\n' + PICTURE)
    assert read_card(write_lesson(tmp_path, picture="bounce.svg")).picture == PICTURE


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"title": ""}, "metadata.carom.title: '' does not match"),
        ({"title": "x" * 81}, "is too long"),
        ({"question": None}, "metadata.carom.question: None is not of type 'string'"),
        ({"abilities": "all"}, "metadata.carom.abilities: 'all' is not of type 'array'"),
        ({"abilities": []}, "metadata.carom.abilities: []"),
        ({"abilities": ["fly", 3]}, "metadata.carom.abilities[1]: 3 is not of type 'string'"),
        ({"minutes": 0}, "metadata.carom.minutes: 0 is less than the minimum of 1"),
        ({"minutes": True}, "True is not of type 'integer'"),
        ({"minutes": "ten"}, "'ten' is not of type 'integer'"),
        ({"picture": 3}, "metadata.carom.picture: 3 is not of type"),
        ({"picture": "absent.svg"}, "absent.svg, which is not beside the notebook"),
        ({"picture": "../secret.svg"}, "picture must be a file name"),
        ({"picture": "<svg"}, "no well-formed SVG"),
        ({"picture": "<p/>"}, "must be an <svg> element with a viewBox"),
        ({"picture": "<svg/>"}, "must be an <svg> element with a viewBox"),
        ({"picture": '<svg viewBox="0 0 1 1"><script/></svg>'}, "it holds <script>"),
        ({"picture": '<svg viewBox="0 0 1 1" onload="x()"/>'}, "onload"),
        ({"picture": '<svg viewBox="0 0 1 1"><use href="http://a/b"/></svg>'}, "href"),
        ({"picture": '<svg viewBox="0 0 1 1" fill="url(http://a/b)"/>'}, "load nothing"),
        ({"picture": '<svg viewBox="0 0 1 1"><style>@import "a"</style></svg>'}, "<style>"),
        ({"colour": "red"}, "('colour' was unexpected)"),
    ],
)
def test_wrong_metadata_is_named_with_its_value(
    tmp_path: Path, changes: dict[str, object], message: str
) -> None:
    with pytest.raises(CardError) as refused:
        read_card(write_lesson(tmp_path, **changes))
    assert message in str(refused.value)


def test_a_notebook_without_metadata_says_where_to_read(tmp_path: Path) -> None:
    path = write_lesson(tmp_path)
    notebook = json.loads(path.read_text())
    del notebook["metadata"]["carom"]
    path.write_text(json.dumps(notebook))
    with pytest.raises(CardError, match=r"no metadata\.carom; serving/README\.md"):
        read_card(path)


@pytest.mark.parametrize("content", ["", "[1]", "{}", '{"metadata": {"carom": 3}}', "{"])
def test_what_is_no_notebook_becomes_a_card_that_says_so(tmp_path: Path, content: str) -> None:
    write_lesson(tmp_path, "02_good")
    (tmp_path / "01_bad.ipynb").write_text(content)
    bad, good = cards(tmp_path)
    assert bad.problem and bad.title == "01_bad.ipynb"
    assert not good.problem


def test_what_is_no_notebook_tells_no_path_and_nothing_of_what_it_holds(tmp_path: Path) -> None:
    """The gallery showed both to every visitor."""
    (tmp_path / "01_secret.ipynb").write_text("password: 1234")
    (tmp_path / "02_folder.ipynb").mkdir()
    shown = cards(tmp_path)
    assert [card.file for card in shown] == ["01_secret.ipynb", "02_folder.ipynb"]
    for card in shown:
        assert "it cannot be read" in card.problem
        assert str(tmp_path) not in card.problem and "pass" not in card.problem


def test_cards_come_in_the_order_of_their_numbers_and_00_is_none(tmp_path: Path) -> None:
    for name in ("02_b", "10_c", "00_start_here", "01_a"):
        write_lesson(tmp_path, name)
    assert [card.name for card in cards(tmp_path)] == ["01_a", "02_b", "10_c"]


def test_the_gallery_numbers_a_lesson_as_its_page_does(tmp_path: Path) -> None:
    for name in ("10_mine", "27_later", "of_no_number"):
        write_lesson(tmp_path, name)
    folder = files(serving) / "pages" / "templates"
    environment = Environment(loader=FileSystemLoader(str(folder)), autoescape=True)
    page = gallery_page(environment, cards(tmp_path), Speaking.of("en", "en"))
    assert re.findall(r'<circle class="spot" r="17.5"/><text y="8.5">(\d+)</text>', page) == [
        *("10", "27", "3"),
        *("10", "27", "3"),
    ]


def test_a_changed_notebook_is_read_anew(tmp_path: Path) -> None:
    write_lesson(tmp_path, title="before")
    assert cards(tmp_path)[0].title == "before"
    write_lesson(tmp_path, title="after")
    assert cards(tmp_path)[0].title == "after"


def test_the_next_lesson_is_the_next_that_can_be_shown(tmp_path: Path) -> None:
    write_lesson(tmp_path)
    write_lesson(tmp_path, "02_broken", picture="<svg")
    write_lesson(tmp_path, "03_two_balls")
    found = next_card(tmp_path, "01_plane_bounce")
    assert found and found.file == "03_two_balls.ipynb"
    assert next_card(tmp_path, "03_two_balls") is None


@pytest.mark.parametrize("card", cards(ROOT / "lessons"), ids=lambda card: card.name)
def test_a_picture_asks_and_its_hues_mean_bodies_and_parts_of_a_velocity(card: Card) -> None:
    """Arrows had the hue of the second ball, and balls two to five that of the first one."""
    drawn = [
        (element.tag.rpartition("}")[2], " ".join(element.attrib.values()), element.text)
        for element in ElementTree.fromstring(card.picture).iter()
    ]
    assert [text for tag, _, text in drawn if tag == "text" and text == "?"]
    for hue in ("--b2", "--b3", "--b4", "--b5", "--carom-run-2"):
        assert {tag for tag, values, _ in drawn if f"{hue}," in values} <= {"circle"}
    numbers = [text for tag, _, text in drawn if tag == "text" and str(text).isdigit()]
    hued = {hue for hue in "12345" for _, values, _ in drawn if f"--b{hue}," in values}
    assert len(hued) >= len(numbers)


def test_a_card_names_acts_and_counts_challenges_of_its_lesson(tmp_path: Path) -> None:
    there = {card.name: card for card in cards(ROOT / "lessons")}
    card = there["01_plane_bounce"]
    assert (card.acts("en")[:2], card.challenges) == (
        ["How high?", "When does the bouncing end?"],
        2,
    )
    assert (
        read_card(write_lesson(tmp_path)).acts("en"),
        read_card(write_lesson(tmp_path)).challenges,
    ) == ([], 0)
