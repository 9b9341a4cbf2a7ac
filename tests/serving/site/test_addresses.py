"""Addresses of a page in a folder: each leads to a neighbour, and none to the root of a server."""

import re

import pytest

from kernel_lib.serving.site.addresses import (
    files_named,
    lesson_file,
    with_languages,
    with_neighbours,
)


@pytest.mark.parametrize(
    ("served", "lies"),
    [
        ('<a href="/">', '<a href="index.html">'),
        ('<body data-base="/">', '<body data-base="./">'),
        (
            '<a href="/voila/render/02_two.ipynb?view=projector">',
            '<a href="02_two.html?view=projector">',
        ),
        ('<a href="03_two_balls.ipynb">', '<a href="03_two_balls.html">'),
        ('<a href="03_two_balls.ipynb#model">', '<a href="03_two_balls.html#model">'),
        ('<a href="/voila/render/A%20%26%20B%3F.ipynb">', '<a href="A%20%26%20B%3F.html">'),
        ('<a href="two%20balls%20(2).ipynb">', '<a href="two%20balls%20%282%29.html">'),
        ('<a href="00_start_here.ipynb">', '<a href="index.html">'),
        (
            '<script src="/carom/static/lesson_page.js?v=12ab">',
            '<script src="carom/static/lesson_page.js?v=12ab">',
        ),
        (
            '<meta property="og:image" content="/carom/preview/01.png?v=1">',
            '<meta property="og:image" content="carom/preview/01.png?v=1">',
        ),
        ('url("/carom/static/f.woff2?v=1")', 'url("carom/static/f.woff2?v=1")'),
        ('<a href="https://x.example/a.ipynb">', '<a href="https://x.example/a.ipynb">'),
        ('<a href="#set-up=tennis">', '<a href="#set-up=tennis">'),
        ('{"text": "href=\\"/x\\""}', '{"text": "href=\\"/x\\""}'),
    ],
)
def test_an_address_leads_to_a_neighbour(served: str, lies: str) -> None:
    assert with_neighbours(served) == lies


def test_the_files_that_a_page_takes_are_found_once() -> None:
    page = '<link href="carom/static/page.css?v=1"><link href="carom/static/page.css?v=1">'
    assert files_named(page + 'url("carom/static/f.woff2?v=2")') == {
        "carom/static/page.css",
        "carom/static/f.woff2",
    }


def test_a_lesson_lies_under_its_name() -> None:
    assert lesson_file("01_plane_bounce.ipynb") == "01_plane_bounce.html"
    assert lesson_file("01_plane_bounce.ipynb", "de") == "01_plane_bounce.de.html"
    assert lesson_file("00_start_here.ipynb", "de") == "index.de.html"


def test_a_page_in_another_language_leads_to_neighbours_in_it() -> None:
    served = '<a href="/"><a href="/voila/render/02_two.ipynb?act=1"><a href="03_x.ipynb#model">'
    assert with_neighbours(served + '<body data-base="/">', "de") == (
        '<a href="index.de.html"><a href="02_two.de.html?act=1"><a href="03_x.de.html#model">'
        '<body data-base="./">'
    )


LINKS = """<link rel="alternate" hreflang="en" title="English" href="?lang=en">
<link rel="alternate" hreflang="de" title="Deutsch" href="?lang=de">
<link rel="alternate" hreflang="x-default" href="?">"""


def test_a_page_names_its_file_in_each_language() -> None:
    names = re.findall(r'href="([^"]*)"', with_languages(LINKS, "01_fall.ipynb", "en"))
    assert names == ["01_fall.html", "01_fall.de.html", "01_fall.html"]
    whole = with_languages(LINKS, "01_fall.ipynb", "de", "https://school.example/x/")
    assert re.findall(r'href="https://school.example/x/([^"]*)"', whole) == [
        "01_fall.en.html",
        "01_fall.html",
        "01_fall.html",
    ]
