"""The version of a lesson: what must be equal for two answers to be equal."""

import hashlib
import sys
from functools import lru_cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import kernel_lib

__all__ = ["version_of"]

#: What code and page are written in.
_SOURCES = (".py", ".pyi", ".ftl", ".js", ".css")

#: Signs of a version: enough that two never agree by chance.
_LENGTH = 16


def version_of(notebook: bytes) -> str:
    """Version of a lesson: a hash of its notebook, of our code, and of the numbers below it.

    Parameters
    ----------
    notebook : the content of its file
    """
    return hashlib.sha256(_code() + notebook).hexdigest()[:_LENGTH]


@lru_cache(maxsize=1)
def _code() -> bytes:
    """Hash of everything beside the notebook that an answer depends on."""
    found = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    for name in ("numpy", "numba"):
        found.update(f" {name} {_installed(name)}".encode())
    folder = Path(kernel_lib.__file__).parent
    paths = {path.relative_to(folder) for path in folder.rglob("*") if path.suffix in _SOURCES}
    for path in sorted(paths, key=lambda one: one.parts):
        if "dist" not in path.parts:  # the bundle of the page follows from its sources
            found.update(path.as_posix().encode() + b"\0" + (folder / path).read_bytes() + b"\0")
    return found.digest()


def _installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "none"
