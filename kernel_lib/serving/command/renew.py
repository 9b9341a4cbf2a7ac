"""`carom renew`: another version on all servers behind HAProxy, as `fleet/renewal.py` does it."""

import shlex
import subprocess
from collections.abc import Sequence
from pathlib import Path

from kernel_lib.serving.command.options import parser_of
from kernel_lib.serving.command.refusal import refused
from kernel_lib.serving.fleet.renewal import Balancer, NotRenewed, is_ready, renew

__all__ = ["renew_command"]


def renew_command(argv: Sequence[str]) -> int:
    """Replace the servers that the line names; returns the exit code."""
    asked = parser_of("renew").parse_args(argv)
    path = "/" + asked.path.strip("/") + "/" if asked.path.strip("/") else "/"

    def replace(name: str) -> None:
        number = name.lstrip("abcdefghijklmnopqrstuvwxyz")
        words = [word.format(name=name, number=number) for word in shlex.split(asked.restart)]
        subprocess.run(words, check=True)

    try:
        renew(Balancer(Path(asked.socket)), replace, lambda address: is_ready(address, path))
    except (NotRenewed, OSError, subprocess.CalledProcessError) as problem:
        return refused(str(problem))
    return 0
