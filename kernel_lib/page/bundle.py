"""The bundle of the page in `dist/`: each script and each style as one small file.

`.ci/bundle.py` writes it with esbuild. In a checkout, a bundle older than its sources is built
again; an installed package has one and never builds. Only the standard library is imported here,
since the build of the package needs this module, too.
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from kernel_lib.words import WORDS

__all__ = ["BUILDER", "DIST", "SOURCES_MARK", "STATIC", "BundleError", "bundled", "is_fresh"]
__all__ += ["mark_of", "renew", "sources_mark"]

_PAGE = Path(__file__).parent

#: Where pages of the web keep scripts and styles of their own.
STATIC = _PAGE.parent / "serving" / "pages" / "static"
_CI = _PAGE.parents[1] / ".ci"

DIST = _PAGE / "dist"

#: The script that builds: in a checkout and in a source distribution, never in a wheel.
BUILDER = _CI / "bundle.py"

#: The file of DIST that holds the hash of what the bundle was made from.
SOURCES_MARK = "sources.sha256"


class BundleError(OSError):
    """The bundle of the page cannot be built, or is missing."""


@cache
def bundled(name: str) -> str:
    """A file of the bundle.

    Parameters
    ----------
    name : such as "widget.js"

    Raises
    ------
    BundleError : where the bundle is missing or older than its sources, and cannot be built
    """
    renew()
    try:
        return (DIST / name).read_text(encoding="utf-8")
    except FileNotFoundError as problem:
        raise BundleError(
            f"the page's {name} is missing in this installation; install the released wheel again"
        ) from problem


@cache
def renew() -> None:
    """Build the bundle where a source has changed.

    Raises
    ------
    BundleError : with what the build says
    """
    if is_fresh() or not BUILDER.is_file():
        return
    done = subprocess.run(
        [sys.executable, str(BUILDER)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise BundleError(done.stderr.strip())


def is_fresh() -> bool:
    """Whether the bundle was made from the sources as they are now."""
    mark = DIST / SOURCES_MARK
    return mark.is_file() and BUILDER.is_file() and mark.read_text().strip() == sources_mark()


def sources_mark() -> str:
    """Hash of all that the bundle depends on: modules, styles, the builder, and its pins."""
    sources = [*_PAGE.rglob("*.js"), *_PAGE.rglob("*.css"), *STATIC.glob("*.js")]
    sources += [*STATIC.glob("*.css"), *WORDS.rglob("*.ftl"), *WORDS.rglob("*.json")]
    sources += [*WORDS.glob("*.py")]
    sources += [BUILDER, Path(__file__)]
    sources += [_CI / "page" / name for name in ("floor.json", "yarn.lock")]
    return mark_of(path for path in sources if DIST not in path.parents)


def mark_of(sources: Iterable[Path]) -> str:
    """Hash of some files of the checkout, with their names."""
    found = hashlib.sha256()
    for path in sorted(sources):
        content = path.read_bytes()
        found.update(
            f"{path.relative_to(_CI.parent).as_posix()} {len(content)}\n".encode() + content
        )
    return found.hexdigest()
