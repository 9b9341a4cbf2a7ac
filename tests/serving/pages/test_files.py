"""Static files: compressed, kept by browsers, and nothing beside them."""

import gzip
import re
import subprocess
import urllib.request
from pathlib import Path

import playwright
import pytest

from tests.serving.running import Server

LESSON = "voila/render/01_plane_bounce.ipynb"
NODE = Path(playwright.__file__).parent / "driver" / "node"
UNPACK = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"


@pytest.fixture(scope="module")
def script(small_server: Server) -> str:
    """Address of our script, as the lesson page has it."""
    small_server.wait_ready()
    (address,) = re.findall(
        r'src="/(carom/static/lesson_page[^"]+)"', small_server.get(LESSON).text
    )
    return address


def test_a_browser_that_can_read_it_gets_it_compressed(small_server: Server, script: str) -> None:
    plain = small_server.get(script)
    assert "content-encoding" not in plain.headers
    asked = urllib.request.Request(
        small_server.address + script, headers={"Accept-Encoding": "gzip"}
    )
    with urllib.request.urlopen(asked) as reply:
        body = reply.read()
        assert reply.headers["Content-Encoding"] == "gzip"
        assert reply.headers["Vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert gzip.decompress(body).decode() == plain.text
    assert len(body) < len(plain.text) / 2


def test_a_browser_that_reads_brotli_gets_a_sixth_less(small_server: Server, script: str) -> None:
    plain = small_server.get(script).text

    def asked(accepted: str) -> tuple[str, bytes]:
        wish = urllib.request.Request(
            small_server.address + script, headers={"Accept-Encoding": accepted}
        )
        with urllib.request.urlopen(wish) as reply:
            return reply.headers["Content-Encoding"], reply.read()

    (encoding, small), (other, larger) = asked("gzip, deflate, br"), asked("gzip, br;q=0")
    assert (encoding, other) == ("br", "gzip")
    assert len(small) < 0.87 * len(larger)
    unpacked = subprocess.run(
        [str(NODE), "--eval", UNPACK], input=small, capture_output=True, check=True
    )
    assert unpacked.stdout.decode() == plain


@pytest.mark.parametrize("page", ["", LESSON])
def test_pages_travel_compressed_too(small_server: Server, page: str) -> None:
    small_server.wait_ready()
    asked = urllib.request.Request(small_server.address + page, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(asked) as reply:
        assert reply.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(reply.read()).decode().rstrip().endswith("</html>")


def test_what_has_a_hash_in_its_address_is_kept_for_good(small_server: Server, script: str) -> None:
    kept = small_server.get(script).headers["cache-control"]
    assert kept == "public, max-age=31536000, immutable"
    assert small_server.get("carom/static/page.css").headers["cache-control"] == "no-cache"


def test_who_has_it_already_is_told_so(small_server: Server, script: str) -> None:
    mark = small_server.get(script).headers["etag"]
    again = small_server.get(script, **{"If-None-Match": mark})
    assert (again.status, again.text) == (304, "")


@pytest.mark.parametrize(
    "path", ["../pages.py", "%2e%2e/pages.py", "..%2f..%2f..%2fpyproject.toml", "", "/etc/passwd"]
)
def test_nothing_outside_the_folder_is_sent(small_server: Server, path: str) -> None:
    for folder in ("carom/static/", "voila/static/", "voila/labextensions/"):
        assert small_server.get(folder + path).status in (403, 404)
