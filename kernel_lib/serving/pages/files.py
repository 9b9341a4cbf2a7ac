"""Files that never change under their address: compressed once, kept by browsers permanently.

A neighbour `NAME.br` of a file holds it packed as Brotli; the build of the page writes some.
"""

import asyncio
import gzip
import mimetypes
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from tornado.web import HTTPError, RequestHandler

__all__ = ["PackedFiles", "packed"]

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"  # may be kept, but has to be validated before each use
NOT_WORTH_IT = 512  # bytes; a smaller file is sent as it is
_HASH = re.compile(r"[0-9a-f]{8,}")
_PACKED_ALREADY = ("image/png", "image/jpeg", "font/woff", "font/woff2", "application/gzip")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/ttf", ".ttf")


@dataclass(frozen=True)
class Packed:
    """A file as it travels: whole, and by the encodings it is packed in, the smallest first."""

    kind: str
    mark: str
    whole: bytes
    small: Mapping[str, bytes]

    def best(self, accepted: str) -> tuple[str, bytes]:
        """Encoding ("" for none) and content for a browser with this Accept-Encoding."""
        named = (one.partition(";") for one in accepted.split(","))
        read = {name.strip() for name, _, weight in named if weight != "q=0"}
        return next((one for one in self.small.items() if one[0] in read), ("", self.whole))


def packed(path: Path) -> Packed:
    """A file as it travels; done once for each version of it."""
    return _pack(path, path.stat().st_mtime_ns)


@cache
def _pack(path: Path, changed: int) -> Packed:
    whole = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    mark = f'"{sha256(whole).hexdigest()[:20]}"'
    if len(whole) < NOT_WORTH_IT or kind in _PACKED_ALREADY:
        return Packed(kind, mark, whole, {})
    small = {"gzip": gzip.compress(whole, 9, mtime=0)}
    brotli = path.with_name(f"{path.name}.br")
    if brotli.is_file():
        small = {"br": brotli.read_bytes(), **small}
    return Packed(kind, mark, whole, small)


class PackedFiles(RequestHandler):
    """Files below some folders, the first one that has it; nothing else and no listing."""

    def initialize(self, folders: Sequence[Path]) -> None:
        self.folders = folders

    def set_default_headers(self) -> None:
        """Name no version; let pages in frames with a sandbox load files as well."""
        self.set_header("Server", "carom")
        self.set_header("Access-Control-Allow-Origin", "*")

    async def get(self, name: str) -> None:
        """Send a file, compressed if the browser can read that; HEAD sends its headers."""
        path = self._find(name)
        sent = await asyncio.get_running_loop().run_in_executor(None, packed, path)
        stays = _HASH.search(path.name) or self.get_query_argument("v", "")
        self.set_header("Content-Type", sent.kind)
        self.set_header("Cache-Control", FOR_GOOD if stays else ASK_AGAIN)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Etag", sent.mark)
        if self.check_etag_header():
            self.set_status(304)
            return
        encoding, content = sent.best(self.request.headers.get("Accept-Encoding", ""))
        if encoding:
            self.set_header("Content-Encoding", encoding)
        self.finish(content)

    head = get

    def compute_etag(self) -> None:
        """The mark is set by hand, from the content of the file."""

    def _find(self, name: str) -> Path:
        if "\0" in name:
            raise HTTPError(404)
        for folder in self.folders:
            root = folder.resolve()
            path = (root / name).resolve()
            if path.is_relative_to(root) and path.is_file():
                return path
        raise HTTPError(404)
