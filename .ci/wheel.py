"""Build the wheel and try it as a stranger has it, at both ends of what pyproject.toml allows.

`make wheel` checks what PyPI would take and the links of the texts, then installs the wheel in two
clean environments, with the lowest versions that pyproject.toml names (`ARGS=lowest`) and the
newest there are (`ARGS=newest`), imports it, starts `carom` and asks every lesson its first
question. Both ends must give the same truths. It says how long each step took.
"""

import json
import math
import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

import environment
import links
from ends import VERSIONS

#: What `carom` needs, lessons in a notebook and compiled loops with it.
EXTRA = "serve"

#: Share of a number by which the ends may differ: other versions of numpy round otherwise.
SAME = 1e-6


def asked(project, extra=EXTRA):
    """Requirements of the library and an extra, with those of the extras that it takes in."""
    from packaging.requirements import Requirement

    found = list(map(Requirement, project["dependencies"]))
    for text in project["optional-dependencies"][extra]:
        one = Requirement(text)
        if one.name == project["name"]:
            found += [each for name in sorted(one.extras) for each in asked(project, name)]
        else:
            found.append(one)
    return list(dict.fromkeys(found))


def floors(project, extra=EXTRA):
    """The lowest version of each package that is named, by its name; ValueError without one."""
    found = {}
    for one in asked(project, extra):
        least = [each.version for each in one.specifier if each.operator in (">=", "==", "~=")]
        if len(least) != 1:
            raise ValueError(f"pyproject.toml names no lowest version of {one.name}: {one}")
        found[one.name] = least[0]
    return found


def above(lowest, installed):
    """Packages that are not at their lowest version, as `name wanted found`."""
    from packaging.version import Version

    return [
        f"{name} {least} {installed.get(name, 'missing')}"
        for name, least in lowest.items()
        if name not in installed or Version(installed[name]) != Version(least)
    ]


def alike(one, other):
    """Whether two truths are the same, numbers to `SAME` of themselves."""
    if isinstance(one, bool) or not isinstance(one, int | float):
        if isinstance(one, list) and isinstance(other, list):
            return len(one) == len(other) and all(map(alike, one, other))
        return one == other
    return isinstance(other, int | float) and math.isclose(one, other, rel_tol=SAME)


@contextmanager
def timed(what):
    """Say how long something took, in seconds."""
    began = time.monotonic()
    yield
    environment.say(f"{what}: {time.monotonic() - began:.1f} s")


def must(command, what, **options):
    """Run a command; end with its name where it fails."""
    with timed(what):
        if environment.run(command, **options) != 0:
            environment.fail(f"failed: {what}.", "The lines above say why.")


def outside():
    """Variables for a program that must not find this checkout, nor a user's own settings."""
    unwanted = ("PYTHON", "JUPYTER", "VIRTUAL_ENV", "IPYTHON")
    return {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}


def build(folder):
    """The wheel, built and looked at as PyPI would."""
    maker = [str(environment.PYTHON), "-m", "hatchling", "build", "-d", str(folder)]
    must(maker, "building wheel and source distribution", stdout=subprocess.DEVNULL)
    files = [str(path) for path in sorted(folder.iterdir())]
    must([environment.program("twine"), "check", "--strict", *files], "twine check")
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(end, wheel, folder, lowest):
    """A clean environment with the wheel at one end; its Python."""
    uv, home = environment.program("uv"), folder / f"environment-{end}"
    python = str(home / environment.PYTHON.relative_to(environment.FOLDER))
    environment.run([uv, "venv", "--quiet", "--python", str(environment.PYTHON), str(home)])
    # Lowest are those alone that are named here, beside the wheel: what they bring is as new as
    # they let it be.
    named = [f"{name}>={least}" for name, least in lowest.items()]
    wanted = [
        *VERSIONS[end],
        "--only-binary",
        ":all:",
        *named,
        f"carom[{EXTRA}] @ {wheel.as_uri()}",
    ]
    must([uv, "pip", "install", "--quiet", "--python", python, *wanted], f"{end}: installing")
    listing = [uv, "pip", "list", "--quiet", "--format", "json", "--python", python]
    told = json.loads(subprocess.run(listing, stdout=subprocess.PIPE, check=True).stdout)
    found = {each["name"]: each["version"] for each in told}
    environment.say(f"{end}: " + ", ".join(f"{name} {found.get(name)}" for name in lowest))
    if end == "lowest" and (higher := above(lowest, found)):
        environment.fail(
            "not at the lowest version (name, wanted, found): " + "; ".join(higher),
            "Something else asks for more: raise the bound in pyproject.toml.",
        )
    return python


def visit(end, python, folder):
    """What every lesson answers first in an environment."""
    empty = folder / f"empty-{end}"
    empty.mkdir()
    script = Path(__file__).with_name("first_questions.py")
    with timed(f"{end}: import, start, and the first question of every lesson"):
        ran = subprocess.run(
            [python, "-I", str(script)], cwd=empty, env=outside(), stdout=subprocess.PIPE, text=True
        )
    if ran.returncode != 0:
        environment.fail(f"the lessons do not run with the {end} versions.", "See above.")
    told = json.loads(ran.stdout.splitlines()[-1])
    if not Path(told["from"]).is_relative_to(folder):
        environment.fail(f"kernel_lib came from {told['from']}.", "Not the wheel was tried.")
    environment.say(f"{end}: all lessons ready after {told['ready']:.1f} s")
    for name, each in told["lessons"].items():
        truths = json.dumps(each["truths"])
        environment.say(f"{end}: {name} {each['seconds']:.2f} s, {each['runs']} runs, {truths}")
    return told["lessons"]


def compare(found):
    """End unless all ends give the same truths of the same lessons, and these are all of ours."""
    found = sorted((environment.ROOT / "lessons").glob("[0-9][0-9]*.ipynb"))
    names = {path.name for path in found[1:]}  # the first one starts the course
    first = next(iter(found.values()))
    for end, lessons in found.items():
        if set(lessons) != names:
            environment.fail(f"{end}: not all lessons ran.", f"Wanted {sorted(names)}.")
        for name, each in lessons.items():
            if not alike(each["truths"], first[name]["truths"]):
                environment.fail(
                    f"{name}: {end} says {each['truths']}, another {first[name]['truths']}.",
                    "Find what depends on the version.",
                )


def main(ends):
    """Both ends, or one."""
    import tomllib

    project = tomllib.loads(environment.PROJECT.read_text(encoding="utf-8"))["project"]
    lowest = floors(project)
    with timed("links of the texts"):
        gone = [f"{text}: {link}" for text in links.texts() for link in links.dead(text)]
    if gone:
        environment.fail("links lead nowhere: " + "; ".join(gone), "Mend the texts.")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place).resolve()
        (folder / "dist").mkdir()
        wheel = build(folder / "dist")
        found = {}
        for end in ends or VERSIONS:
            found[end] = visit(end, install(end, wheel, folder, lowest), folder)
        compare(found)
    environment.say("the wheel works with the " + " and the ".join(found) + " versions")


if __name__ == "__main__":
    environment.ready()
    if Path(sys.prefix).resolve() != environment.FOLDER.resolve():
        environment.become([str(environment.PYTHON), __file__, *sys.argv[1:]])
    with timed("all"):
        main(sys.argv[1:])
