"""The environment in .venv: built once, kept in step with the lock and pyproject.toml.

Only the standard library, and no syntax newer than Python 3.7: these lines also run where
Python is too old or nothing is installed, to say so.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / ".ci" / "requirements.txt"
PROJECT = ROOT / "pyproject.toml"
FOLDER = ROOT / ".venv"
STAMP = FOLDER / "carom-stamp"
PROGRAMS = FOLDER / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")

OLDEST = (3, 11)
NEWER_NAMES = ("python3.14", "python3.13", "python3.12", "python3.11")


def say(text):
    """Print one line now, also where the output is a file."""
    print(f"carom: {text}", flush=True)


def fail(problem, remedy):
    """End with what went wrong and what to do about it."""
    print(f"carom: {problem}\n       {remedy}", file=sys.stderr, flush=True)
    raise SystemExit(1)


def program(name):
    """Path of a program of the environment, such as `ruff`."""
    return str(PROGRAMS / (name + (".exe" if os.name == "nt" else "")))


def run(command, **options):
    """Exit code of a command, run in the project's folder."""
    try:
        return subprocess.run(command, cwd=str(ROOT), **options).returncode
    except KeyboardInterrupt:
        raise SystemExit(130) from None


def become(command):
    """Run a command in place of this script, so that it receives the signals itself."""
    os.chdir(str(ROOT))
    if os.name == "nt":
        raise SystemExit(run(command))
    os.execv(command[0], command)


def ready():
    """Build the environment, or what has changed of it; leave one that is in step alone."""
    python = interpreter()
    lock, project = _wanted(python)
    found_lock, found_project = _found()
    if found_lock != lock:
        _build(python)
    elif found_project != project:
        say("pyproject.toml has changed: installing the project again")
        STAMP.unlink()
    if (found_lock, found_project) != (lock, project):
        _install_project()
        STAMP.write_text(f"{lock}\n{project}\n", encoding="utf-8")
        say("the environment is ready")
    _make("ahead.py")  # where the engine has changed; the page renews its own bundle


def interpreter():
    """A Python that is new enough and can make environments: this one, or one on PATH."""
    # In an activated environment the one it was made from, lest .venv be built upon itself.
    this = getattr(sys, "_base_executable", sys.executable)
    candidates = [this] if sys.version_info >= OLDEST else []
    candidates += [path for path in map(shutil.which, NEWER_NAMES) if path and not candidates]
    for candidate in candidates:
        if _succeeds([candidate, "-c", "import ensurepip, venv"]):
            return candidate
    here = ".".join(map(str, sys.version_info[:3]))
    if candidates:
        return fail(
            f"this Python ({candidates[0]}) cannot make environments: its venv module is missing.",
            "On Debian and Ubuntu: sudo apt install python3-venv. Elsewhere install Python from "
            "https://www.python.org/downloads/",
        )
    return fail(
        f"Python 3.11 or later is needed, and this is {here}.",
        "Install one from https://www.python.org/downloads/, or name it: "
        "make PYTHON=/path/to/python (without make: /path/to/python .ci/lessons.py)",
    )


def _succeeds(command):
    """Whether a command can be run and ends well; its output is dropped."""
    try:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.run(command, stdin=subprocess.DEVNULL, **quiet).returncode == 0
    except OSError:
        return False


def _wanted(python):
    """What the stamp must say: one mark for all that is pinned, one for the project itself."""
    # A folder that was moved or a Python that was replaced leaves an environment that cannot run.
    place = f"{ROOT}\n{os.path.realpath(python)}\n".encode()
    return tuple(
        hashlib.sha256(content).hexdigest()
        for content in (place + LOCK.read_bytes(), PROJECT.read_bytes())
    )


def _found():
    """What the stamp says; nothing where an installation was never finished or no longer runs."""
    if STAMP.exists() and _succeeds([str(PYTHON), "-c", ""]):
        lines = STAMP.read_text(encoding="utf-8").split()
        if len(lines) == 2:
            return tuple(lines)
    return None, None


def _build(python):
    """Make .venv anew and install the lock into it.

    Anew, because an installer adds and replaces but never removes, and because an interrupted
    installation leaves packages that look whole.
    """
    if FOLDER.exists():
        say(".venv is unfinished or out of date: building it again")
    else:
        say("building the environment in .venv (once; about a minute)")
    STAMP.unlink() if STAMP.exists() else None
    if run([python, "-m", "venv", "--clear", str(FOLDER)]) != 0:
        fail(
            "the environment could not be made; the lines above say why.",
            f"Close programs that still use {FOLDER}, remove that folder, and try again.",
        )
    say("installing the packages of .ci/requirements.txt")
    if not (_fetch_uv() and _uv_installs()):
        say("uv does not work here; pip does the same in a few minutes")
        if run(_pip("--requirement", str(LOCK))) != 0:
            fail(
                "the packages could not be installed; the lines above say why.",
                "Check the network connection (a proxy is named by HTTPS_PROXY) and the free "
                "space on the disk (1 GB), then try again.",
            )


def _pip(*arguments):
    """The pip command that installs exactly what the lock says."""
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes"]
    return [str(PYTHON), "-m", "pip", "install", *quiet, *arguments]


def _fetch_uv():
    """Install uv, which the lock pins like everything else and which is many times faster."""
    entry = re.search(r"^uv==(?:.*\\\n)*.*$", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    with tempfile.TemporaryDirectory() as folder:
        alone = Path(folder) / "uv.txt"
        alone.write_text(entry.group() + "\n", encoding="utf-8")
        return run(_pip("--requirement", str(alone)), stderr=subprocess.DEVNULL) == 0


def _uv_installs():
    """Install the lock with uv, compiled, as pip does: else each program's first start is slow."""
    command = [program("uv"), "pip", "install", "--quiet", "--python", str(PYTHON)]
    command += ["--compile-bytecode"]
    return run([*command, "--require-hashes", "--requirement", str(LOCK)]) == 0


def _install_project():
    """Install the project itself, in place: an edit counts at once.

    Without build isolation: the lock pins hatchling, too. The bundle is built first, since a
    build that fails within pip hides its reason.
    """
    _make("bundle.py")
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if run([*command, "--no-deps", "--no-build-isolation", "--editable", str(ROOT)]) != 0:
        fail(
            "the project itself could not be installed; the lines above say why.",
            "If pyproject.toml was edited, look there; else take a fresh copy of the project.",
        )


def _make(script):
    """Run a script that makes what the package holds; it says itself what went wrong."""
    if run([str(PYTHON), str(ROOT / ".ci" / script)]) != 0:
        raise SystemExit(1)


if __name__ == "__main__":
    ready()
