"""Thresholds stand in one file: no other module gives their names a value."""

import ast
from itertools import pairwise
from pathlib import Path

import kernel_lib
from kernel_lib.state import tolerances

HOUSE = Path(kernel_lib.__file__).parent
LAYERS = [
    path
    for folder in ("state", "contacts", "laws", "solvers")
    for path in (HOUSE / folder).rglob("*.py")
]
NAMES = {name for name in vars(tolerances) if name.isupper()}


def given_here(path: Path) -> set[str]:
    """Names to which the top of a module gives a value."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def test_a_threshold_has_its_value_in_one_file() -> None:
    here = Path(tolerances.__file__)
    others = [path for path in LAYERS if path != here]
    assert {
        str(path): given_here(path) & NAMES for path in others if given_here(path) & NAMES
    } == {}


def test_a_threshold_has_its_sentence() -> None:
    lines = Path(tolerances.__file__).read_text(encoding="utf-8").splitlines()
    bare = [
        line
        for before, line in pairwise(lines)
        if " = " in line and line[0].isupper() and not before.startswith("#: ")
    ]
    assert bare == []
    assert len(NAMES) > 20
