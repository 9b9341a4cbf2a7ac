"""Our code as a ZIP for the Python of a page: what answers a question, and no more."""

import io
import re
import zipfile
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import kernel_lib
from kernel_lib.words import ENGLISH, WORDS

__all__ = ["ENTRY", "PARTS", "Archive", "archive_of", "our_archive"]

#: The floors of the house up to the protocol; those above need a server or a notebook.
PARTS = ("numerics", "words", "state", "laws", "contacts", "solvers", "experiments", "protocol")

#: Files that it needs: code, messages, and banks of draws. A missing bank would be drawn by runs.
KINDS = (".py", ".ftl", ".json")

#: What the page says, and never Python within it.
UNSAID = {f"en/{name}" for name in ("around.ftl", "page.ftl", "figures.json")}
UNSAID |= {"check.py", "languages.py", "pseudo.py", "speech.py", "written_from.py"}

#: What the worker imports first, next to our package.
ENTRY = "carom_in_page.py"

_LIBRARY = Path(kernel_lib.__file__).parent
_MARK = 16

#: A line that is a comment.
_COMMENT = re.compile(rb"^ *#.*$", re.MULTILINE)


@dataclass(frozen=True)
class Archive:
    """A ZIP as a file.

    Parameters
    ----------
    name : of the file; it follows the content
    content : bytes
    mark : of the code in it: equal code, equal mark
    """

    name: str
    content: bytes
    mark: str


@cache
def our_archive() -> Archive:
    """The installed library, without pages, widgets, plots and serving."""
    names = ("__init__.py", "__init__.pyi")
    files = {f"kernel_lib/{name}": (_LIBRARY / name).read_bytes() for name in names}
    for part in PARTS:
        for path in sorted((_LIBRARY / part).rglob("*.*")):
            other = part == "words" and path.parent not in (ENGLISH, WORDS)
            unsaid = part == "words" and path.relative_to(WORDS).as_posix() in UNSAID
            if path.suffix not in KINDS or other or unsaid:
                continue
            content = path.read_bytes()
            if path.suffix != ".json":
                content = _COMMENT.sub(b"", content)  # lines keep their numbers
            files[f"kernel_lib/{path.relative_to(_LIBRARY).as_posix()}"] = content
    files[ENTRY] = (Path(__file__).parent / "in_page.py").read_bytes()
    # By this file Python finds the version of an installed package.
    about = f"Metadata-Version: 2.1\nName: carom\nVersion: {kernel_lib.__version__}\n"
    files[f"carom-{kernel_lib.__version__}.dist-info/METADATA"] = about.encode()
    return archive_of(files)


def archive_of(files: dict[str, bytes]) -> Archive:
    """A ZIP of these files by their path; equal files make equal bytes.

    It holds no times, which would make equal ones differ.
    """
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, content in sorted(files.items()):
            entry = zipfile.ZipInfo(path)
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, compresslevel=9)
    content = packed.getvalue()
    mark = sha256(content).hexdigest()[:_MARK]
    return Archive(f"carom-{mark}.zip", content, mark)
