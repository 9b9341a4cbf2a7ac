"""The language that a request gets, and what its page says of itself."""

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest

from kernel_lib.serving.pages import languages
from kernel_lib.serving.pages.languages import Speaking, accepted, language_of


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is German, and French that is not whole."""
    monkeypatch.setattr(languages, "languages", lambda: ("en", "de", "fr"))
    monkeypatch.setattr(languages, "in_menu", lambda: ("en", "de"))


def request(query: str = "", accept: str = "") -> HTTPServerRequest:
    headers = HTTPHeaders({"Accept-Language": accept} if accept else {})

    class Connection:
        context = None

    return HTTPServerRequest("GET", f"/{query}", headers=headers, connection=Connection())


@pytest.mark.parametrize(
    ("query", "accept", "fixed", "wanted"),
    [
        ("", "", "", "en"),
        ("", "de-AT,de;q=0.9,en;q=0.8", "", "de"),
        ("", "fr,de;q=0.5", "", "de"),
        ("?lang=fr", "de", "", "fr"),
        ("?lang=en", "de", "", "en"),
        ("?lang=zz", "de", "", "de"),
        ("?lang=xx-rtl", "de", "", "xx-rtl"),
        ("?lang=en", "en", "de", "de"),
        ("?lang=%ff", "", "", "en"),
    ],
)
def test_a_link_comes_before_the_browser_and_a_fixed_language_before_both(
    query: str, accept: str, fixed: str, wanted: str
) -> None:
    assert language_of(request(query, accept), fixed) == wanted


def test_the_most_wanted_language_comes_first() -> None:
    assert accepted("en;q=0.3, de-AT ,fr;q=0, it;q=x,, ja;q=0.8") == ["de-AT", "ja", "en"]


def test_a_page_says_its_language_and_direction() -> None:
    attributes = Speaking.of("xx-rtl").attributes
    assert attributes == 'lang="xx" dir="rtl" data-language="xx-rtl"'
    assert Speaking.of("en").attributes == 'lang="en" dir="ltr" data-language="en"'


def test_a_lesson_that_is_not_translated_says_so_in_the_language_of_the_reader(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(languages, "lesson_language", lambda language, lessons: "en")
    speaking = Speaking.of("xx", lessons=["bowl"])
    assert speaking.missing.startswith("⟦Thíš")
    assert 'lang="en" dir="ltr" data-language="xx"' in speaking.attributes
    assert Speaking.of("en", lessons=["bowl"]).missing == ""


def test_a_fixed_language_leaves_nothing_to_choose() -> None:
    assert Speaking.of("de").others == ("en", "de")
    assert Speaking.of("de", "de").others == ()
