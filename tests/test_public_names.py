"""The public names, and what importing them costs."""

import pydoc
import re
import subprocess
import sys
from importlib.metadata import version

import pytest

import kernel_lib as kl


def test_every_public_name_is_there():
    for name in kl.__all__:
        assert getattr(kl, name).__module__.startswith("kernel_lib") or name.isupper(), name
    assert set(kl.__all__) <= set(dir(kl))


def test_help_begins_with_a_map_of_names_that_are_there():
    text = pydoc.render_doc(kl, renderer=pydoc.plaintext)
    told = text.split("    Map\n", 1)[1].split("SI units", 1)[0]
    assert text.index("    Map\n") < 1200
    names = [name for line in told.splitlines() for name in line[20:].replace("...", " ").split()]
    names = [name.strip(",;:()") for name in names]
    names = [name for name in names if re.fullmatch(r"[A-Z]\w+|[a-z]+(_[a-z]+)+", name)]
    missing = [name for name in names if not hasattr(kl, name)]
    assert missing == ["Restitution"] and len(names) > 35  # the end of several names


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
