"""One file: all that its page takes is in it, and as many answers as have room."""

import json
import re
from base64 import b64decode

import pytest

from kernel_lib.serving.pages.assets import asset, asset_address
from kernel_lib.serving.site import one_file as module
from kernel_lib.serving.site.one_file import TooLarge, one_file
from kernel_lib.serving.site.tables import Tables

BEGIN = {"e": 0.5}


def tables() -> Tables:
    """Two places, of which the first has two parameters."""
    files = {f"{name}.bin": name.encode() * 3000 for name in "abcd"}
    places = [
        {
            "values": BEGIN,
            "picture": "a.bin",
            "chart": None,
            "series": {"e": {"at": [0, 1], "picture": "b.bin", "chart": None}},
        },
        {
            "values": {"e": 0.9},
            "picture": "c.bin",
            "chart": None,
            "series": {"e": {"at": [0, 1], "picture": "d.bin", "chart": None}},
        },
    ]
    return Tables({"own": BEGIN, "places": places}, files)


def page() -> str:
    lessons = [{"place": {"lesson": 1}, "table": {"live": ""}}]
    return (
        '<head><link rel="stylesheet" href="X"></head>'.replace(
            "X", asset_address("lesson_page.css")
        )
        + f'<script type="module" src="{asset_address("lesson_page.js")}"></script>'
        + f'<link rel="carom-words" href="{asset_address("words_xx_page.ftl")}">'
        + f'<style>@font-face {{src: url("{asset_address("formulas.woff2")}")}}'
        + f'@font-face {{src: url("{asset_address("formulas_rare.woff2")}")}}</style>'
        + '<meta property="og:title" content="A">'
        + '<meta property="og:image" content="carom/preview/01.png?v=1">'
        + '<nav aria-label="Carom"><a href="index.html">All</a></nav>'
        + '<main><a class="home" href="index.html">Carom</a> <a href="#act=2">act</a></main>'
        + f'<script id="carom-lessons" type="application/json">{json.dumps(lessons)}</script>'
    )


def index_of(text: str) -> dict:  # type: ignore[type-arg]
    found = re.search(r'id="carom-lessons" type="application/json">(.*?)</script>', text)
    assert found
    return json.loads(found[1])[0]["table"]


def test_nothing_is_left_to_fetch() -> None:
    content, left_out = one_file(page(), {1: tables()})
    text = content.decode()
    assert "og:title" in text and "carom/preview" not in text
    assert left_out == 0
    around = re.sub(r'<script type="module">.*?</script>', "", text, flags=re.DOTALL)
    assert not re.search(r'(?:src|href)="(?!#|data:)', around)
    assert "url(data:font/woff2;base64," in text
    assert "formulas_rare" not in text
    words = re.search(r'rel="carom-words" href="data:text/plain;base64,([^"]*)"', text)
    assert words and b64decode(words[1]) == asset("words_xx_page.ftl")
    assert '<span class="home">Carom</span>' in text
    assert '<a href="#act=2">' in text
    for name in "abcd":
        assert f'data-carom-table="{name}.bin"' in text
    assert index_of(text)["inside"] is True
    assert index_of(text)["places"] == tables().index["places"]


def test_the_script_ends_where_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "our_file", lambda path: b'say("<script></script>");')
    text = one_file(page(), {1: tables()})[0].decode()
    assert r'<script type="module">say("<script><\/script>");</script>' in text


def test_what_leads_on_is_in_it_before_what_has_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = len(one_file(page(), {1: tables()})[0])
    monkeypatch.setattr(module, "MOST", whole - 1000)
    content, left_out = one_file(page(), {1: tables()})
    places = index_of(content.decode())["places"]
    assert left_out == 1
    assert [list(one["series"]) for one in places] == [["e"], []]
    assert [one["picture"] for one in places] == ["a.bin", "c.bin"]
    assert len(content) <= whole - 1000


def test_a_page_that_has_no_room_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 1000)
    with pytest.raises(TooLarge, match="the page alone takes"):
        one_file(page(), {1: tables()})


def test_a_file_has_eight_draws_of_an_act_each_case_at_least_once() -> None:
    """Each act begins at 0.5, which is a draw of its own and stays a place."""
    rows = [[case, 1, 0.5 + at / 100] for at, case in enumerate([0] * 20 + [1, 2] + [0] * 38)]
    act = {"values": BEGIN, "draws": {"cases": [], "names": ["e"], "rows": rows}}
    lessons = [{"place": {"lesson": 1}, "table": {}, "sheet": {"acts": [act, {"values": BEGIN}]}}]
    html = re.sub(r'(application/json">).*?(</script>)', rf"\1{json.dumps(lessons)}\2", page())
    made = tables()
    made.index["places"] += [
        {"values": {"e": row[2]}, "picture": "a.bin", "chart": None, "series": {}} for row in rows
    ]
    content, _ = one_file(html, {1: made})
    found = re.search(
        r'id="carom-lessons" type="application/json">(.*?)</script>', content.decode()
    )
    assert found
    lesson = json.loads(found[1])[0]
    kept = lesson["sheet"]["acts"][0]["draws"]["rows"]
    assert len(kept) == 8
    assert {row[0] for row in kept} == {0, 1, 2}
    assert kept[0] == rows[0]
    values = [place["values"]["e"] for place in lesson["table"]["places"]]
    assert {row[2] for row in kept} <= set(values)
    assert rows[30][2] not in values
