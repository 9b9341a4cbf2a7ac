"""Write the lock anew from pyproject.toml: `make lock`; with --upgrade to the newest versions.

One lock serves every Python and platform (markers tell them apart), holds a hash of every file,
and names no index, so that make, CI and Binder install the same thing from wherever they fetch.
"""

import subprocess
import sys

import environment

LAYOUT = ("--universal", "--generate-hashes", "--no-emit-index-url", "--no-annotate", "--no-header")
CONTENT = ("--extra", "lessons", "--extra", "fast", "--group", "dev", "--group", "docs")
CONTENT += ("--python-version", "3.11")

if __name__ == "__main__":
    environment.ready()
    environment.say("resolving what pyproject.toml asks for")
    command = [environment.program("uv"), "pip", "compile", "--quiet", *LAYOUT, *CONTENT]
    target = ["--output-file", "binder/requirements.txt", "pyproject.toml"]
    if environment.run([*command, *sys.argv[1:], *target], stdout=subprocess.DEVNULL) != 0:
        environment.fail(
            "the lock could not be written; the lines above say why.",
            "Check the ranges in pyproject.toml and the network connection.",
        )
    environment.say("binder/requirements.txt is written; commit it together with pyproject.toml")
