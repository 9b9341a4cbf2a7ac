"""Check the types of the page (JSDoc) by TypeScript; `make lint` calls it in the environment.

TypeScript comes from npm, pinned by hash in `page/yarn.lock`. Nobody needs node or npm for that:
the environment holds both halves, Playwright's node and JupyterLab's yarn.
"""

import os
import shutil
import subprocess
from pathlib import Path

import environment

WISHES = Path(__file__).resolve().parent / "page"
FILES = ("package.json", "yarn.lock", ".yarnrc.yml")
HOME = environment.FOLDER / "page_types"
TYPESCRIPT = HOME / "node_modules" / "tsc" / "lib" / "tsc.js"


def node() -> str:
    """The node that Playwright's wheel carries."""
    import playwright

    name = "node.exe" if os.name == "nt" else "node"
    return str(Path(playwright.__file__).parent / "driver" / name)


def fetched() -> bool:
    """Whether TypeScript is there as pinned, fetched now if need be."""
    if TYPESCRIPT.is_file() and all(_same(name) for name in FILES):
        return True
    import jupyter_builder

    environment.say("fetching TypeScript as page/yarn.lock pins it (once; some seconds)")
    shutil.rmtree(HOME, ignore_errors=True)
    HOME.mkdir(parents=True)
    for name in FILES:
        shutil.copy(WISHES / name, HOME / name)
    yarn = str(Path(jupyter_builder.__file__).parent / "yarn.js")
    outcome = subprocess.run([node(), yarn, "install", "--immutable"], cwd=HOME, check=False)
    return outcome.returncode == 0 and TYPESCRIPT.is_file()


def _same(name: str) -> bool:
    copy = HOME / name
    return copy.is_file() and copy.read_bytes() == (WISHES / name).read_bytes()


if __name__ == "__main__":
    if not fetched():
        shutil.rmtree(HOME, ignore_errors=True)
        environment.fail(
            "TypeScript could not be fetched from npm, so the page's types were not checked.",
            "Check the network connection (a proxy is named by HTTPS_PROXY), then try again.",
        )
    # All of the page as far as its types can be told; what has no drawing in it without a gap.
    worst = 0
    for name in ("tsconfig.json", "tsconfig.strict.json"):
        command = [node(), str(TYPESCRIPT), "--project", str(WISHES / name)]
        worst = max(worst, environment.run(command))
    raise SystemExit(worst)
