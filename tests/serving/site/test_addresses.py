"""Addresses of a page in a folder: each leads to a neighbour, and none to the root of a server."""

import pytest

from kernel_lib.serving.site.addresses import files_named, lesson_file, with_neighbours


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
