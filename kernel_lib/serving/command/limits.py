"""What the system allows this server, raised where it may be, and a word where it is little."""

import os
from dataclasses import dataclass

from kernel_lib.serving.kernels.places import AT_ONCE

__all__ = ["Limits", "most_connections", "words_at_start"]

#: Open files of a kernel, and of a page with one, which has connections too.
FILES_A_KERNEL, FILES_A_VISITOR = 12, 14

#: Open files of the server itself.
FILES_OF_ITS_OWN = 120

#: Connections that are let in however few files there are.
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


def most_connections(kernels: int = 0, sockets: int = 0) -> int | None:
    """Connections of all addresses for which there are files now; None where no limit is known.

    Some are left for kernels that are about to begin.

    Parameters
    ----------
    kernels : that run, or begin
    sockets : connections to them that have become web sockets
    """
    files = _raised()
    if files is None:
        return None
    left = files - FILES_OF_ITS_OWN - FILES_A_KERNEL * (kernels + AT_ONCE) - sockets
    return max(FEWEST, left)


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
            f"this system allows {files} open files, enough for some {fits} of {visitors} kernels, "
            f"or for {most_connections()} connections without; raise that to {needed} "
            f"(ulimit -n), or say --max-students {fits}"
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
