"""The folder of sockets and connection files: this server's own, and gone with it."""

import os
import re
import shutil
import tempfile
from pathlib import Path

__all__ = ["new_folder", "sweep"]

_NAME = re.compile(r"carom-(\d+)-\w+")

#: Longest path of a folder in which sockets can still be named: a socket's path has 104 characters.
_LONGEST = 40


def new_folder() -> Path:
    """A folder that only this user may enter, named by this process."""
    root = tempfile.gettempdir()
    return Path(
        tempfile.mkdtemp(
            prefix=f"carom-{os.getpid()}-", dir=root if len(root) <= _LONGEST else "/tmp"
        )
    )


def sweep() -> list[Path]:
    """Remove what servers of this user have left behind that were killed; what was removed."""
    removed = []
    for root in {tempfile.gettempdir(), "/tmp"}:
        for path in Path(root).glob("carom-*"):
            found = _NAME.fullmatch(path.name)
            if found and _is_left(path, int(found[1])):
                shutil.rmtree(path, ignore_errors=True)
                removed.append(path)
    return removed


def _is_left(path: Path, pid: int) -> bool:
    """Whether a folder is this user's, and its server is gone."""
    try:
        if not path.is_dir() or path.is_symlink() or path.stat().st_uid != os.getuid():
            return False
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except (OSError, AttributeError):  # another user's process; or a system without users
        return False
    return False
