"""`carom renew`: another version on all servers behind HAProxy, never two at one time.

A page that is answered by another version than it was made for loads itself anew. Were both in
use at once, it would be sent from one to the other and back. So one half of the servers is
replaced while the other one answers, the two change places in a moment, and then the second half
is replaced: each page loads anew once.
"""

import http.client
import json
import socket
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

__all__ = ["Balancer", "NotRenewed", "is_ready", "renew"]

#: s for HAProxy to answer to a line of commands.
TO_SAY = 10.0

#: s that a server which gets no new questions has for those it holds: no answer may take longer.
TO_ANSWER = 10.0

#: s until a server that was started must have made its lessons ready.
TO_BEGIN = 180.0

#: s between two looks.
PAUSE = 0.25


class NotRenewed(RuntimeError):
    """A server did not start again, or HAProxy refused a command."""


class Balancer:
    """A running HAProxy, through the socket of its file.

    Parameters
    ----------
    socket_file : as `stats socket` names it
    """

    def __init__(self, socket_file: Path) -> None:
        self.socket_file = socket_file

    def say(self, words: str) -> str:
        """What it answers to one line of commands; OSError when it is not there."""
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(TO_SAY)
            line.connect(str(self.socket_file))
            line.sendall(words.encode() + b"\n")
            with line.makefile() as answer:
                return answer.read()

    def rows(self) -> list[dict[str, str]]:
        """Each server of each backend: `pxname`, `svname`, `status`, `addr`, `scur`, ..."""
        head, *lines = self.say("show stat -1 4 -1").strip().splitlines()
        names = head.removeprefix("# ").split(",")
        return [dict(zip(names, line.split(","), strict=False)) for line in lines]

    def addresses(self) -> dict[str, str]:
        """Host and port of each server, by its name."""
        return {row["svname"]: row["addr"] for row in self.rows()}

    def put(self, changes: Iterable[tuple[str, str]]) -> None:
        """Set servers, each in all its backends, to "ready" or "drain"; all in one moment."""
        rows = self.rows()
        words = [
            f"set server {row['pxname']}/{name} state {state}"
            for name, state in changes
            for row in rows
            if row["svname"] == name
        ]
        if problem := self.say("; ".join(words)).strip():
            raise NotRenewed(f"HAProxy says: {problem}")

    def holds(self, names: Sequence[str]) -> int:
        """Requests that these servers hold."""
        return sum(int(row["scur"]) for row in self.rows() if row["svname"] in names)


def is_ready(address: str, path: str) -> bool:
    """Whether a server has made all its lessons ready.

    Parameters
    ----------
    address : host and port, such as "127.0.0.1:8866"
    path : below which its lessons lie, with a slash at both ends
    """
    line = http.client.HTTPConnection(address, timeout=5)
    try:
        line.request("GET", f"{path}carom/health", headers={"Host": "localhost"})
        health = json.loads(line.getresponse().read())
        return health["status"] == "ok" and all(health["ready"].values())
    except (OSError, http.client.HTTPException, ValueError, KeyError):
        return False
    finally:
        line.close()


def renew(
    balancer: Balancer,
    replace: Callable[[str], None],
    ready: Callable[[str], bool],
    report: Callable[[str], None] = print,
) -> None:
    """Replace all servers, one half after the other.

    Parameters
    ----------
    balancer : sends visitors to them
    replace : ends a server, named as HAProxy names it, and starts its next version
    ready : whether the server at an address can answer
    report : takes a line for each step

    Raises
    ------
    NotRenewed : fewer than two servers; or one did not start again, and the others continue
    """
    names = list(balancer.addresses())
    if len(names) < 2:
        raise NotRenewed("with fewer than two servers there is a break: start it anew instead")
    first, second = names[: len(names) // 2], names[len(names) // 2 :]

    def replaced(some: Sequence[str]) -> Iterator[str]:
        _until(lambda: not balancer.holds(some), TO_ANSWER)  # open lines of pages stay: they return
        addresses = balancer.addresses()
        for name in some:  # one at one time: a server that begins takes a processor for itself
            report(f"{name} is replaced")
            replace(name)
            if not _until(lambda address=addresses[name]: ready(address), TO_BEGIN):  # type: ignore[misc]
                raise NotRenewed(f"{name} at {addresses[name]} was not ready after {TO_BEGIN:g} s")
            yield name

    balancer.put((name, "drain") for name in first)
    waiting = list(replaced(first))
    balancer.put([(name, "ready") for name in waiting] + [(name, "drain") for name in second])
    report("visitors are answered by the new version")
    for name in replaced(second):
        balancer.put([(name, "ready")])


def _until(is_so: Callable[[], bool], patience: float) -> bool:
    """Wait for something; whether it came in time."""
    end = time.monotonic() + patience
    while not is_so():
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    return True
