"""A visited site without its server, and after a new build."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from kernel_lib.serving.site.offline.files import kept_offline
from tests.browser.site.file_server import serving
from tests.browser.waiting import until

PAGE = """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A lesson</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="carom/page/look.css?v=%(mark)s"></head>
<body><h1>%(text)s</h1></body></html>"""


def write_build(folder: Path, text: str, mark: str) -> None:
    """A site of two pages, with a text and a style of this build."""
    page = (PAGE % {"text": text, "mark": mark}).encode()
    files = {
        "index.html": page.replace(text.encode(), b"Gallery"),
        "lesson.html": page,
        "other.html": page,
        "carom/page/look.css": f"h1 {{ width: {mark}px }}".encode(),
        "carom/tables/abc.bin": b"the same table",
    }
    for path, content in kept_offline(files).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)


def stores(page: Any) -> list[str]:
    """Names of the stores of this site."""
    return sorted(page.evaluate("caches.keys()"))


KEPT = "async (path) => Boolean(await caches.match(path))"


def test_a_visited_page_is_there_without_its_server_and_new_after_a_build(
    tmp_path: Path, browser: Browser
) -> None:
    write_build(tmp_path, "The first text", "111")
    context = browser.new_context()
    page = context.new_page()
    with serving(tmp_path) as server:
        page.goto(f"{server.address}lesson.html?k_b=0.5")
        page.evaluate("fetch('carom/tables/abc.bin')")
        until(page, "navigator.serviceWorker.controller !== null")
        until(page, KEPT, f"{server.address}lesson.html")
        until(page, KEPT, f"{server.address}carom/page/look.css?v=111")
        page.evaluate("fetch('carom/tables/abc.bin').then((one) => one.text())")
        until(page, KEPT, f"{server.address}carom/tables/abc.bin")
        (first,) = [name for name in stores(page) if not name.endswith("python")]

        server.end()
        page.goto(f"{server.address}lesson.html?k_b=0.7")
        expect(page.locator("h1")).to_have_text("The first text")
        expect(page.locator("h1")).to_have_css("width", "111px")
        page.goto(server.address)
        expect(page.locator("h1")).to_have_text("Gallery")

        write_build(tmp_path, "The second text", "222")
        server.begin()
        page.goto(f"{server.address}lesson.html")
        expect(page.locator("h1")).to_have_text("The second text")
        expect(page.locator("h1")).to_have_css("width", "222px")
        until(page, "async (first) => !(await caches.keys()).includes(first)", first)
        assert page.evaluate(KEPT, f"{server.address}carom/tables/abc.bin"), (
            "what is the same is kept"
        )
        assert not page.evaluate(KEPT, f"{server.address}carom/page/look.css?v=111")

        server.end()
        page.reload()
        expect(page.locator("h1")).to_have_text("The second text")
        expect(page.locator("h1")).to_have_css("width", "222px")
        context.close()
