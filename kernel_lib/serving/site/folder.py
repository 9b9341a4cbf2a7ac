"""The folder of a site: new files, files of a former build, and a check that it is ours."""

import json
from collections.abc import Mapping
from pathlib import Path

__all__ = ["LIST", "SiteError", "checked", "write_site"]

#: Paths of the written files, a JSON list of one a line; it marks a folder as a site of ours.
LIST = "carom/site.json"


class SiteError(ValueError):
    """The folder cannot become a site; the message says why and what to do."""


def checked(folder: Path) -> None:
    """Raises if the folder holds files that no build has written.

    Raises
    ------
    SiteError : where it is a file, or holds something and no site of ours
    """
    if folder.exists() and not folder.is_dir():
        raise SiteError(f"{folder} is a file; name a folder for the site")
    if folder.is_dir() and any(folder.iterdir()) and _former(folder) is None:
        raise SiteError(
            f"{folder} is not empty and holds no site of carom; name a new or an empty folder"
        )


def write_site(folder: Path, files: Mapping[str, bytes]) -> list[str]:
    """Write a site, and remove what a former build has left; returns what was removed.

    The list is written first, so that it marks an interrupted build as ours; pages come last,
    so that none names a file that is not there yet.
    """
    checked(folder)
    former = set(_former(folder) or ())
    left = sorted(former - set(files) - {LIST})
    listed = json.dumps(sorted({*files, *left}), indent=0)
    _write(folder / LIST, listed.encode())
    for path in sorted(files, key=lambda one: one.endswith(".html")):
        _write(folder / path, files[path])
    for path in left:
        (folder / path).unlink(missing_ok=True)
    _write(folder / LIST, json.dumps(sorted(files), indent=0).encode())
    return left


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_bytes() != content:
        path.write_bytes(content)


def _former(folder: Path) -> list[str] | None:
    """What a former build wrote; None where there was none."""
    try:
        listed = json.loads((folder / LIST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    inside = isinstance(listed, list) and all(
        isinstance(one, str) and not Path(one).is_absolute() and ".." not in Path(one).parts
        for one in listed
    )
    return listed if inside else None
