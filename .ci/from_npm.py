"""Packages from npm that checks and tests need, pinned by hash in `page/yarn.lock`.

Nobody needs node or npm for that: the environment holds both halves, Playwright's node and
JupyterLab's yarn. As a program it says where the packages lie.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import environment

WISHES = Path(__file__).resolve().parent / "page"
FILES = ("package.json", "yarn.lock", ".yarnrc.yml")
HOME = environment.FOLDER / "from_npm"
MODULES = HOME / "node_modules"


def node() -> str:
    """The node that Playwright's wheel carries."""
    import playwright

    name = "node.exe" if os.name == "nt" else "node"
    return str(Path(playwright.__file__).parent / "driver" / name)


def fetched() -> bool:
    """Whether the packages are there as pinned, fetched now if need be."""
    if MODULES.is_dir() and all(_same(name) for name in FILES):
        return True
    import jupyter_builder

    print("carom: fetching what page/yarn.lock pins (once; some seconds)", file=sys.stderr)
    # Beside its place, and then moved there: two tests may ask for it at one time.
    unfinished = HOME.with_name(f"{HOME.name}-{os.getpid()}")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    for name in FILES:
        shutil.copy(WISHES / name, unfinished / name)
    yarn = str(Path(jupyter_builder.__file__).parent / "yarn.js")
    command = [node(), yarn, "install", "--immutable"]
    outcome = subprocess.run(command, cwd=unfinished, stdout=sys.stderr, check=False)
    if outcome.returncode == 0 and not (MODULES.is_dir() and all(_same(name) for name in FILES)):
        shutil.rmtree(HOME, ignore_errors=True)
        unfinished.replace(HOME)
    shutil.rmtree(unfinished, ignore_errors=True)
    return outcome.returncode == 0


def _same(name: str) -> bool:
    copy = HOME / name
    return copy.is_file() and copy.read_bytes() == (WISHES / name).read_bytes()


if __name__ == "__main__":
    if not fetched():
        environment.fail(
            "packages could not be fetched from npm; the lines above say why.",
            "Check the network connection (a proxy is named by HTTPS_PROXY), then try again.",
        )
    print(MODULES)
