"""Test library and widgets at both ends of what pyproject.toml allows: `make ends`.

`ARGS=lowest` takes the lowest versions that it names, `ARGS=newest` the newest there are, each
in an environment of its own (.venv-lowest, .venv-newest), made anew; words after it go to
pytest. The browser, the server and the wheel are tested with the lock: `make test`.
"""

import subprocess
import sys

import environment

VERSIONS = {
    # Of what pyproject.toml names; what comes with that is as new as it lets.
    "lowest": ("--resolution", "lowest-direct"),
    "newest": ("--upgrade",),
}

#: Tests of the installed lessons, which the lock serves.
BEYOND = {"browser", "js", "serving", "tooling"}


def tests():
    """The folders of tests of the library and its widgets, and of what they say."""
    found = (environment.ROOT / "tests").glob("*/")
    folders = [path for path in found if path.is_dir() and path.name not in BEYOND]
    folders = [path for path in folders if any(path.glob("test_*.py"))]
    names = sorted(path.name for path in folders)
    return [f"tests/{name}" for name in [*names, "test_errors.py", "test_public_names.py"]]


def build(end):
    """Make the environment of one end; returns its Python."""
    folder = environment.ROOT / f".venv-{end}"
    python = str(folder / environment.PYTHON.relative_to(environment.FOLDER))
    uv = environment.program("uv")
    environment.say(f"building the environment in {folder.name}")
    # Wheels alone: an old source that must be compiled tells nothing about Carom.
    wanted = ("--only-binary", ":all:", "--no-binary", "carom", "--group", "dev")
    made = environment.run(
        [uv, "venv", "--quiet", "--clear", "--python", str(environment.PYTHON), str(folder)]
    )
    install = [uv, "pip", "install", "--quiet", "--python", python, *VERSIONS[end], *wanted]
    if made != 0 or environment.run([*install, "--editable", ".[lessons,fast]"]) != 0:
        environment.fail(
            f"the {end} versions could not be installed; the lines above say why.",
            "Check the ranges in pyproject.toml and the network connection.",
        )
    return python


def versions(end, python):
    """Print which versions are tested."""
    listing = [environment.program("uv"), "pip", "freeze", "--quiet", "--python", python]
    found = subprocess.run(listing, stdout=subprocess.PIPE, text=True).stdout.split()
    shown = ("anywidget=", "ipywidgets=", "matplotlib=", "numba=", "numpy=", "voila=")
    environment.say(f"{end}: " + ", ".join(one for one in found if one.startswith(shown)))


if __name__ == "__main__":
    ends, arguments = [], sys.argv[1:]
    while arguments and arguments[0] in VERSIONS:
        ends.append(arguments.pop(0))
    environment.ready()
    failed = []
    for end in ends or VERSIONS:
        python = build(end)
        versions(end, python)
        if environment.run([python, "-m", "pytest", *(arguments or tests())]) != 0:
            failed.append(end)
    if failed:
        environment.fail(
            "tests fail with these versions: " + ", ".join(failed),
            "Mend what fails, or raise a lower bound in pyproject.toml and say there why.",
        )
