"""What `make lint` finds of what stands where."""

from collections.abc import Callable
from types import ModuleType

import pytest

Script = Callable[[str], ModuleType]


@pytest.fixture
def layout(script: Script) -> ModuleType:
    return script("layout")


def test_what_does_not_belong_at_the_top_is_named(layout: ModuleType) -> None:
    assert list(layout.strangers([".ci/lint.py", "tests/a.py", "notes/b.md"])) == [
        "notes: the top level is fixed"
    ]


@pytest.mark.parametrize(
    "asking", ["isinstance(run.row, Hanging)", "isinstance(x, A | kl.SoftRow)", "r.memory[0]"]
)
def test_a_question_to_a_solver_is_named(layout: ModuleType, asking: str) -> None:
    assert list(layout.asked_of_solvers("law.py", asking, layout.solver_names()))
    assert not list(layout.asked_of_solvers("law.py", "run.row", layout.solver_names()))


def test_a_readme_that_names_a_file_that_is_gone_is_named(layout: ModuleType) -> None:
    paths = layout.tracked()
    kept = [path for path in paths if not path.endswith("/walls.py")]
    assert list(layout.wrong_tables(paths)) == []
    assert "kernel_lib/state/README.md: there is no walls.py" in layout.wrong_tables(kept)


def test_a_name_in_a_text_that_leads_nowhere_is_named(
    layout: ModuleType, tmp_path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(layout, "ROOT", tmp_path)
    (tmp_path / "a.md").write_text("kernel_lib.Ball, kernel_lib.state.Nothing, kernel_lib.nowhere")
    assert list(layout.dead_names(["a.md"])) == [
        "a.md: there is no kernel_lib.nowhere",
        "a.md: there is no kernel_lib.state.Nothing",
    ]
