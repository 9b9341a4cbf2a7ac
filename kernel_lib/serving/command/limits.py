"""What the system allows this server, raised where it may be, and a word where it is little."""

import os
from dataclasses import dataclass

__all__ = ["Limits", "most_connections", "words_at_start"]

#: Open files of a kernel with the connections of its page.
FILES_A_KERNEL = 14

#: Open files of the server itself.
FILES_OF_ITS_OWN = 120

#: Connections that are always admitted, however few open files the system allows.
FEWEST = 16


@dataclass(frozen=True)
class Limits:
    """What one source address, a /64 for IPv6, may ask; sized for a school behind one address.

    Parameters
    ----------
    questions : a second
    connections : at one time
    megabytes : of answers a second; of each twice or ten times as much at once
    """

    questions: int = 600
    connections: int = 2000
    megabytes: int = 50


def most_connections(kernels: int = 0) -> int | None:
    """Connections for which the system allows enough open files; None for no limit.

    Parameters
    ----------
    kernels : that may run at one time; files are left for them
    """
    files = _raised()
    return (
        None if files is None else max(FEWEST, files - FILES_OF_ITS_OWN - FILES_A_KERNEL * kernels)
    )


def words_at_start(kernels: int) -> list[str]:
    """Raise the number of open files as far as possible; returns warnings for the log.

    Parameters
    ----------
    kernels : that may run at one time
    """
    words = []
    if os.name == "posix" and os.geteuid() == 0:
        words.append(
            "carom runs as root, and so would whatever broke out of it; start it as another user"
        )
    files = _raised()
    needed = FILES_OF_ITS_OWN + FILES_A_KERNEL * kernels + Limits.connections
    if files is not None and files < needed:
        words.append(
            f"this system allows {files} open files, enough for {most_connections(kernels)} "
            f"connections; raise that to {needed} (ulimit -n)"
        )
    return words


def _raised() -> int | None:
    """The open files that are allowed now; None where the system has no limit."""
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
