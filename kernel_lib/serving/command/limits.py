"""What the system allows this server, raised where it may be, and a word where it is little."""

import os

__all__ = ["words_at_start"]

#: Open files of a page: its connections and, if it has one, its kernel.
FILES_A_VISITOR = 14

#: Open files of the server itself.
FILES_OF_ITS_OWN = 120


def words_at_start(visitors: int) -> list[str]:
    """Raise the number of open files as far as it goes; what the one who started this should know.

    Parameters
    ----------
    visitors : that may have a kernel at one time
    """
    words = []
    if os.name == "posix" and os.geteuid() == 0:
        words.append(
            "carom runs as root, and so would whatever broke out of it; start it as another user"
        )
    files = _raised()
    needed = FILES_OF_ITS_OWN + FILES_A_VISITOR * visitors
    if files is not None and files < needed:
        fits = max(1, (files - FILES_OF_ITS_OWN) // FILES_A_VISITOR)
        words.append(
            f"this system allows {files} open files, enough for some {fits} of {visitors} kernels; "
            f"raise that to {needed} (ulimit -n), or say --max-students {fits}"
        )
    return words


def _raised() -> int | None:
    """The open files that are allowed now; None where nobody counts them."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or soft < hard:
        wanted = 65_536 if hard == resource.RLIM_INFINITY else hard
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
        return wanted
    return soft
