"""The public names, and what importing them costs."""

import inspect
import pydoc
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import kernel_lib as kl


def test_every_public_name_is_there():
    for name in kl.__all__:
        assert getattr(kl, name).__module__.startswith("kernel_lib") or name.isupper(), name
    assert set(kl.__all__) <= set(dir(kl))


def test_help_begins_with_a_map_of_names_that_are_there():
    text = pydoc.render_doc(kl, renderer=pydoc.plaintext)
    listed = text.split("    Map\n", 1)[1].split("SI units", 1)[0]
    assert text.index("    Map\n") < 1200
    names = [name for line in listed.splitlines() for name in line[20:].replace("...", " ").split()]
    names = [name.strip(",;:()") for name in names]
    names = [name for name in names if re.fullmatch(r"[A-Z]\w+|[a-z]+(_[a-z]+)+", name)]
    missing = [name for name in names if not hasattr(kl, name)]
    assert missing == ["Restitution"] and len(names) > 35  # the end of several names


@pytest.mark.parametrize("name", [name for name in kl.__all__ if callable(getattr(kl, name))])
def test_help_opens_with_what_it_is_and_shows_values_and_no_addresses(name):
    public = getattr(kl, name)
    if not isinstance(public, type) or public.__init__ is not object.__init__:
        assert " at 0x" not in str(inspect.signature(public))
    text = inspect.getdoc(public)
    opening = [part for part in text.split("\n\n")[:2] if "----" not in part and " : " not in part]
    assert max(len(part.splitlines()) for part in opening) <= 5
    hidden = set(re.findall(r"\b[A-Z]+(?:_[A-Z]+)+\b|\bMANY\b", text)) - set(kl.__all__)
    assert not hidden, "say the number, in place of a constant that is not public"
    modules = {path.name for path in Path(kl.__file__).parent.iterdir()}
    assert not modules & set(re.findall(r"\b(\w+)\.\w", text)), "say the public name"


def test_an_unknown_name_is_refused_as_usual():
    with pytest.raises(AttributeError, match="module 'kernel_lib' has no attribute 'gravity'"):
        _ = kl.gravity


def test_importing_brings_in_numpy_alone_and_leaves_rows_and_soft_contacts_for_later():
    heavy = ["matplotlib", "ipywidgets", "anywidget", "scipy", "numba", "IPython"]
    heavy.append("importlib.metadata")  # the version is looked up when asked for
    late = [
        "kernel_lib.solvers.rows.chain",
        "kernel_lib.solvers.compliant.solver",
        "kernel_lib.solvers.sweeps.interface",
    ]
    code = f"import kernel_lib, sys; print([m for m in {heavy + late} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_version_is_that_of_what_is_installed():
    assert kl.__version__ == version("carom")
