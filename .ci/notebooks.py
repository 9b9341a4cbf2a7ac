"""Check that notebooks are stored as lessons should be, or empty them of what running left.

python .ci/notebooks.py [--clean] [notebook ...]     (without names: all of lessons/)
"""

import json
import sys
from pathlib import Path

LESSONS = Path(__file__).resolve().parent.parent / "lessons"
LONGEST_CELL = 15
NOTEBOOK_KEYS = {"carom", "kernelspec", "language_info"}
CELL_KEYS = {"tags"}
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
LANGUAGE = {"name": "python"}


def faults(notebook):
    """Everything about a notebook (parsed) that a lesson must not have, one sentence each."""
    if (notebook["nbformat"], notebook["nbformat_minor"]) != (4, 5):
        yield "the format is not 4.5, the first in which cells have ids"
    yield from _strangers("the notebook", notebook["metadata"], NOTEBOOK_KEYS)
    if notebook["metadata"].get("kernelspec") != KERNEL:
        yield f"the kernel is not plainly {KERNEL}"
    if notebook["metadata"].get("language_info") != LANGUAGE:
        yield f"language_info is not plainly {LANGUAGE}"
    seen = set()
    for number, cell in enumerate(notebook["cells"], 1):
        for fault in _cell_faults(cell, seen):
            yield f"cell {number}: {fault}"
        seen.add(cell.get("id"))


def _cell_faults(cell, seen):
    """What is wrong with one cell, given the ids of those before it."""
    if not cell.get("id"):
        yield "no id"
    elif cell["id"] in seen:
        yield f"the id {cell['id']} is taken by an earlier cell"
    yield from _strangers("it", cell["metadata"], CELL_KEYS)
    if cell.get("attachments"):
        yield "a picture is attached; keep pictures in files"
    if cell["cell_type"] != "code":
        return
    if cell["outputs"]:
        yield "stored outputs"
    if cell["execution_count"] is not None:
        yield f"a stored count, {cell['execution_count']}"
    lines = len("".join(cell["source"]).splitlines())
    if lines > LONGEST_CELL:
        yield f"{lines} lines of code, at most {LONGEST_CELL}"
    if lines == 0:
        yield "no code"


def _strangers(owner, metadata, known):
    """Metadata that programs leave behind: timestamps, widget states, folded cells."""
    for key in sorted(set(metadata) - known):
        yield f"{owner} carries metadata that is not ours: {key}"


def clean(notebook):
    """Take out of a notebook (parsed) what running or editing it has left."""
    metadata = notebook["metadata"]
    kept = {key: metadata[key] for key in NOTEBOOK_KEYS & set(metadata)}
    notebook["metadata"] = {**kept, "kernelspec": KERNEL, "language_info": LANGUAGE}
    for cell in notebook["cells"]:
        cell["metadata"] = {key: cell["metadata"][key] for key in CELL_KEYS & set(cell["metadata"])}
        if cell["cell_type"] == "code":
            cell["outputs"] = []
            cell["execution_count"] = None


def text(notebook):
    """The text in which notebooks are stored, so that two savings differ only where they must."""
    return json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def main(arguments):
    """Exit code: 0 where every notebook is, or was made, as it should be."""
    paths = [Path(name) for name in arguments if name != "--clean"]
    bad = 0
    for path in paths or sorted(LESSONS.rglob("*.ipynb")):
        notebook = json.loads(path.read_text(encoding="utf-8"))
        if "--clean" in arguments:
            clean(notebook)
            path.write_text(text(notebook), encoding="utf-8", newline="\n")
        for fault in faults(notebook):
            print(f"{path}: {fault}")
            bad = 1
    if bad and "--clean" not in arguments:
        print("`make format` takes out what running has left (python3 .ci/format.py)")
    return bad


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
