"""What the server answers, and what it does not."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tornado.web import HTTPError

import kernel_lib
from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.pages.lesson_pages import GalleryPage, can_answer
from kernel_lib.serving.pages.own_frame import reason_of
from kernel_lib.serving.workers.digest_cache import DigestCache
from tests.environments import ROOT
from tests.serving.running import ABOUT, Server, code, running, write_lesson

LESSON = "voila/render/01_plane_bounce.ipynb"


def test_the_gallery_shows_a_card_for_each_lesson(small_server: Server) -> None:
    page = small_server.get()
    assert page.status == 200
    assert page.text.count('<li class="card') == 2
    assert ABOUT["question"].replace(" %", "\N{NO-BREAK SPACE}%") in page.text
    assert "tell a &lt;late&gt; picture from a wrong one" in page.text
    assert f'href="/{LESSON}"' in page.text


def test_the_gallery_says_what_may_be_done_with_it_and_how_to_cite_it(small_server: Server) -> None:
    (foot,) = re.findall(r"<footer.*?</footer>", small_server.get().text, re.DOTALL)
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert "MIT licence" in foot and "CC BY 4.0" in foot
    (title,) = re.findall(r'^title: "(.*)"$', cited, re.MULTILINE)
    assert f"{title}, version {kernel_lib.__version__}." in foot


def test_a_broken_notebook_says_what_is_wrong_and_takes_no_other_down(
    small_server: Server,
) -> None:
    page = small_server.get().text
    assert "02_broken.ipynb" in page
    assert "picture is no well-formed SVG" in page
    assert ABOUT["title"] in page


def test_the_gallery_is_made_once_for_the_same_cards_and_query(tmp_path: Path) -> None:
    """Its template takes longer than all else that such a request asks of the server."""
    sent: list[str] = []
    made: list[Any] = []

    def make(shown: list[Any], guide: bool) -> str:
        made.append(shown)
        return f"page {len(made)}"

    page: Any = SimpleNamespace(
        lesson_server=SimpleNamespace(
            galleries=DigestCache[str](2**20), asked=SimpleNamespace(shows_kernels=True)
        ),
        lessons=tmp_path,
        request=SimpleNamespace(query=""),
        xsrf_token="",
        set_header=lambda *_: None,
        finish=sent.append,
        _page=make,
    )
    get: Any = GalleryPage.get
    asked = [("", "", "en"), ("", "", "en"), ("", "{}", "en"), ("theme=dark", "", "en")]
    for query, more, language in [*asked, ("theme=dark", "", "xx"), ("theme=dark", "", "en")]:
        page.request.query, page.speaking = query, Speaking.of(language)
        if more:
            (tmp_path / "01_new.ipynb").write_text(more, encoding="utf-8")
        get.__wrapped__(page)
    assert sent == ["page 1", "page 1", "page 2", "page 3", "page 4", "page 3"]


def test_every_notebook_but_the_start_is_made_ready(small_server: Server) -> None:
    assert set(small_server.ready()) == {"01_plane_bounce.ipynb", "02_broken.ipynb"}


@pytest.mark.parametrize("path", ["01_plane_bounce", "01_plane_bounce/"])
def test_the_short_address_keeps_the_query(small_server: Server, path: str) -> None:
    reply = small_server.get(f"{path}?k_b=0.9&theme=dark")
    assert reply.status == 302
    assert reply.headers["location"] == f"/{LESSON}?k_b=0.9&theme=dark"


def test_the_gallery_hands_its_query_on(small_server: Server) -> None:
    page = small_server.get("?theme=dark").text
    assert f'href="/{LESSON}?theme=dark"' in page
    assert 'class="carom-page" data-theme="dark">' in page


def test_a_query_cannot_write_into_the_page(small_server: Server) -> None:
    page = small_server.get('?theme="><script>alert(1)</script>&a="><b>').text
    assert "<script>alert" not in page and "<b>" not in page
    assert "data-theme" not in page


@pytest.mark.parametrize(
    "path",
    [
        "nowhere",
        "nowhere/at/all",
        "voila/render/absent.ipynb",
        "voila/render/answers.txt",
        "voila/render/..%2f01_plane_bounce.ipynb",
        "voila/render/%2e%2e/%2e%2e/etc/passwd",
        "voila/render/",
        "voila/files/answers.txt",
        "voila/files/picture.png",
        "voila/tree",
        "voila/tree/",
        "voila/api/contents",
        "voila/api/contents/01_plane_bounce.ipynb",
        "api/contents",
        "api/kernels",
        "api/sessions",
        "api/terminals",
        "carom/static/absent.css",
    ],
)
def test_nothing_but_lessons_is_handed_out(small_server: Server, path: str) -> None:
    reply = small_server.get(path)
    assert reply.status in (403, 404)
    assert "secret" not in reply.text


def test_a_wrong_address_leads_back(small_server: Server) -> None:
    reply = small_server.get("voila/render/absent.ipynb")
    assert reply.status == 404
    assert "There is no lesson &#39;absent.ipynb&#39;." in reply.text
    assert '<a href="/">All lessons</a>' in reply.text


def test_our_files_may_be_kept_for_good(small_server: Server) -> None:
    (address,) = re.findall(r'href="/(carom/static/page\.css\?v=\w+)"', small_server.get().text)
    kept = small_server.get(address)
    assert kept.status == 200
    assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_no_page_refers_to_another_host(small_server: Server) -> None:
    small_server.wait_ready()
    for path in ("", LESSON, "nowhere"):
        page = small_server.get(path).text
        outside = re.findall(r'(?:src|href|url)\s*[=(]\s*["\']?(?:https?:)?//[^"\'\s>]+', page)
        assert outside == []


def test_the_page_of_a_lesson_is_made_on_the_server(small_server: Server) -> None:
    small_server.wait_ready()
    page = small_server.get(LESSON)
    assert page.status == 200
    assert "<title>Plane bounce · Carom</title>" in page.text
    assert '<h1 id="plane-bounce">Plane bounce</h1>' in page.text
    assert "<math" in page.text and "$k_b$" not in page.text
    assert '<span class="mi">6</span>' in page.text  # the source, highlighted
    assert "42" in page.text  # its result


def test_the_prose_and_the_card_of_a_lesson_are_in_the_language_of_its_page(
    small_server: Server,
) -> None:
    small_server.wait_ready()
    page = small_server.get(f"{LESSON}?lang=xx").text
    assert re.search(r"<h1 id=\"[^\"]*\">⟦Pláñé bóúñçé õ+⟧</h1>", page)
    assert '<h1 id="plane-bounce">Plane bounce</h1>' in small_server.get(LESSON).text
    assert "⟦téll á &lt;late&gt; píçtúré" in small_server.get("?lang=xx").text


def tags(page: str) -> dict[str, str]:
    """What a page says to those who show a link to it."""
    return dict(
        re.findall(r'<meta (?:property|name)="((?:og|twitter):\S+)" content="([^"]*)">', page)
    )


def test_a_lesson_says_how_a_link_to_it_is_shown(small_server: Server) -> None:
    small_server.wait_ready()
    found = tags(small_server.get(LESSON).text)
    assert found["og:title"] == "Plane bounce · Carom"
    assert found["og:description"] == found["og:image:alt"] == ABOUT["question"]
    assert (found["og:image:width"], found["og:image:height"]) == ("1200", "630")
    assert found["twitter:card"] == "summary_large_image"
    picture = small_server.get(found["og:image"].removeprefix("/"))
    assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
    assert picture.headers["cache-control"].endswith("immutable")


def test_a_page_without_a_picture_names_none(small_server: Server) -> None:
    found = tags(small_server.get().text)
    assert found["og:title"] == "Carom: what really happens when things collide"
    assert "og:image" not in found and found["twitter:card"] == "summary"
    assert small_server.get("carom/preview/../01_plane_bounce.ipynb").status == 404


def test_python_and_what_serves_experts_is_folded_and_results_stay(small_server: Server) -> None:
    small_server.wait_ready()
    page = small_server.get(LESSON).text
    assert page.count("<summary>Show the Python</summary>") == 3
    before, folded = page.split('<details class="expert"><summary>For those who compute</summary>')
    assert re.search(r"\b42\b", before.split("Show the Python")[1])
    # Neighbours are folded together, and the fold ends before what is for all.
    inside = folded[: folded.index("The end.")]
    assert inside.count("<details") == 2
    assert inside.count("</details>") == 3
    assert re.search(r"\b121\b[^$]*\b144\b", inside)


def test_a_section_is_marked_as_one_of_school_or_of_university(small_server: Server) -> None:
    small_server.wait_ready()
    page = small_server.get(LESSON).text
    mark = '<small class="for-whom">{}</small>'
    assert f'<h2 id="falling">Falling {mark.format("school")}</h2>' in page
    fold = f"<summary>For those who compute: Orders {mark.format('university')}</summary>"
    assert fold in page
    assert '<h2 id="orders">Orders</h2>' in page.split(fold)[1]
    assert page.count("for-whom") == 2


def test_visitors_get_no_name(small_server: Server) -> None:
    assert "username" not in small_server.get().headers.get("set-cookie", "")


def test_the_theme_of_a_page_is_its_own_affair(small_server: Server) -> None:
    small_server.wait_ready()
    page = small_server.get(f"{LESSON}?theme=dark&template=classic")
    assert page.text == small_server.get(LESSON).text


@pytest.mark.parametrize(("stalled", "is_red"), [(5.0, False), (11.0, True)])
def test_a_server_is_red_while_nothing_is_answered(stalled: float, is_red: bool) -> None:
    server = SimpleNamespace(workers=SimpleNamespace(stalled=stalled))
    assert can_answer(server) != is_red


def test_what_has_no_sheet_says_so(small_server: Server) -> None:
    page = small_server.get("carom/sheet/01_plane_bounce")
    assert page.status == 404
    assert "has no lesson of which a sheet is made" in page.text
    assert small_server.get("carom/sheet/01_plane_bounce?paper=a9").status == 404
    assert small_server.get("carom/sheet/77").status == 404


@pytest.mark.parametrize(
    ("status", "problem", "shown"),
    [
        (404, HTTPError(404, "no such lesson"), "no such lesson"),
        (500, HTTPError(500, "/home/somebody/lessons"), ""),
        (500, OSError("/home/somebody/lessons"), ""),
        (404, OSError("/home/somebody/lessons"), ""),
    ],
)
def test_a_page_that_fails_tells_our_words_alone(
    status: int, problem: Exception, shown: str
) -> None:
    """Those of others held paths of the machine."""
    assert reason_of(status, {"exc_info": (type(problem), problem, None)}) == shown


def test_a_page_is_in_the_language_of_its_link_and_of_its_reader(small_server: Server) -> None:
    for query in ("", LESSON):
        page = small_server.get(f"{query}?lang=xx-rtl")
        assert '<html lang="xx" dir="rtl" data-language="xx-rtl"' in page.text
        assert "Accept-Language" in page.headers["vary"]
        assert '<html lang="en" dir="ltr"' in small_server.get(query).text
    missing = small_server.get("nowhere/at/all?lang=xx")
    assert missing.status == 404 and "⟦Thíš áddréšš léádš" in missing.text


def test_a_server_with_a_language_has_no_other(tmp_path: Path) -> None:
    write_lesson(tmp_path, cells=[code("print(6 * 7)")])
    with running("--language", "xx", folder=tmp_path) as server:
        server.wait_ready()
        for query in ("", LESSON):
            page = server.get(f"{query}?lang=en").text
            assert '<html lang="xx"' in page and "hreflang" not in page


def test_a_lesson_that_is_not_translated_opens_in_english_and_says_so(tmp_path: Path) -> None:
    little = "import kernel_lib.words.languages as ours\nours.share = lambda *_: 0.94\n"
    lesson = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
    write_lesson(tmp_path, cells=[code(lesson)])
    with running(folder=tmp_path, before=little) as server:
        server.wait_ready()
        page = server.get(f"{LESSON}?lang=xx").text
    assert '<html lang="en" dir="ltr" data-language="xx"' in page
    assert '<p class="missing-language" lang="xx">⟦Thíš léššóñ' in page
    assert "carom-words" not in page
