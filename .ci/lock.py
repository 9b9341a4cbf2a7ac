"""Write both locks anew from pyproject.toml: `make lock`; with --upgrade to the newest versions.

.ci/requirements.txt holds all that developers need; binder/requirements.txt is the part of it that
Binder needs, at the same versions. Each serves every Python and platform (markers tell them
apart), holds a hash of every file, and names no index, so that make, CI and Binder install the same
thing from wherever they fetch.
"""

import shutil
import subprocess
import sys

import environment

LAYOUT = ("--universal", "--generate-hashes", "--no-emit-index-url", "--no-annotate", "--no-header")
LESSONS = ("--extra", "lessons", "--python-version", "3.11")
WHOLE = ".ci/requirements.txt"
OF_BINDER = "binder/requirements.txt"


def write(lock, *content):
    """Resolve what is asked for; the pins that the lock has already are kept where they fit."""
    command = [environment.program("uv"), "pip", "compile", "--quiet", *LAYOUT, *LESSONS, *content]
    target = ["--output-file", lock, "pyproject.toml"]
    if environment.run([*command, *target], stdout=subprocess.DEVNULL) != 0:
        environment.fail(
            f"{lock} could not be written; the lines above say why.",
            "Check the ranges in pyproject.toml and the network connection.",
        )


if __name__ == "__main__":
    environment.ready()
    environment.say("resolving what pyproject.toml asks for")
    write(WHOLE, "--group", "dev", "--group", "docs", *sys.argv[1:])
    shutil.copy(environment.ROOT / WHOLE, environment.ROOT / OF_BINDER)
    write(OF_BINDER, "--constraint", WHOLE)
    environment.say(f"{WHOLE} and {OF_BINDER} are written; commit both with pyproject.toml")
