"""Checks of one notebook: its cells run in a process of its own.

    python -m kernel_lib.serving.checking.notebook NOTEBOOK

prints a list of sentences as JSON; `carom check` starts one process for each notebook.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kernel_lib.serving.checking.experiment import lacks
from kernel_lib.serving.checking.text import lacks_in_links, lacks_in_store
from kernel_lib.serving.notebooks.failure import failure

__all__ = ["LONGEST", "CellError", "experiments_of", "lacks_of", "lacks_of_notebook"]

#: s that the cells of a notebook and all questions to its lessons may take.
LONGEST = 600.0


class CellError(ValueError):
    """A cell does not run; the message says which one and why."""


def lacks_of_notebook(path: Path) -> list[str]:
    """Faults of a notebook, found in a process of its own, one sentence each.

    The process may take LONGEST seconds. A notebook that ends the process is a fault.
    """
    package = str(Path(__file__).resolve().parents[3])
    paths = [package, *filter(None, [os.environ.get("PYTHONPATH")])]
    own = {"OPENBLAS_NUM_THREADS": "1", "MPLBACKEND": "agg"}
    try:
        done = subprocess.run(
            [sys.executable, "-P", "-m", __name__, str(path.resolve())],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            env={**os.environ, **own, "PYTHONPATH": os.pathsep.join(paths)},
            cwd=path.resolve().parent,
            timeout=LONGEST,
        )
    except subprocess.TimeoutExpired:
        return [f"its cells and answers take more than {LONGEST:g} s"]
    if done.returncode != 0:
        return [f"its cells end Python, with code {done.returncode}"]
    lacks: list[str] = json.loads(done.stdout.splitlines()[-1])
    return lacks


def lacks_of(path: Path) -> Iterator[str]:
    """What a notebook lacks; runs its cells in this process, once and for all."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8"))
        cells = notebook["cells"]
    except (OSError, ValueError, KeyError, TypeError) as problem:
        yield f"it cannot be read as a notebook: {type(problem).__name__}: {problem}"
        return
    yield from lacks_in_store(path, notebook)
    try:
        experiments = _shown_by(cells)
    except CellError as failed:
        yield str(failed)
        return
    if not experiments:
        yield "it shows no lesson: end a cell with Lesson(experiment) of kernel_lib.widgets"
    yield from lacks_in_links(path, notebook, experiments)
    for one in experiments:
        before = f"{one.title}: " if len(experiments) > 1 else ""
        yield from (f"{before}{sentence}" for sentence in lacks(one))


def experiments_of(path: Path) -> list[Any]:
    """The experiments of the lessons that a notebook shows, in their order.

    Runs its cells in this process, once and for all; raises CellError, OSError, ValueError.
    """
    return _shown_by(json.loads(path.read_text(encoding="utf-8"))["cells"])


def _shown_by(cells: list[dict[str, Any]]) -> list[Any]:
    """Runs the code cells as a server does; the experiments of the lessons that they have made."""
    from kernel_lib.serving.workers import rehearsal  # late: the command starts without IPython

    for number, cell in enumerate(cells, 1):
        if cell["cell_type"] == "code":
            try:
                _, problem = rehearsal.run(["".join(cell["source"])])
            except rehearsal.NeedsKernel as needed:
                raise CellError(f"cell {number} does not run: {needed}") from None
            if problem:
                raise CellError(f"cell {number} does not run: {failure(problem)}")
    return [one.experiment for one in rehearsal.playables().values()]


if __name__ == "__main__":
    sentences = list(lacks_of(Path(sys.argv[1])))
    print(json.dumps(sentences), flush=True)
    os._exit(0)  # a thread that a cell has left would keep the process
