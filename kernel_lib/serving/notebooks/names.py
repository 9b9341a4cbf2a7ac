"""Names of files that are lessons: those in the folder itself, and no others."""

from pathlib import Path

__all__ = ["notebook_of"]

#: What separates folders, on any system.
SEPARATORS = frozenset("/\\:")


def notebook_of(folder: Path, name: str) -> Path | None:
    """The notebook that lies in a folder itself; None where no such one does.

    Parameters
    ----------
    name : of the file, as it stands in a request
    """
    if not name.endswith(".ipynb") or name.startswith("."):
        return None
    if not name.isprintable() or SEPARATORS & set(name):
        return None
    try:
        return path if (path := folder / name).is_file() else None
    except OSError:  # longer than a name may be
        return None
