"""Make the runs that are too dear for a page, into `kernel_lib/experiments/dist`.

The environment and the build of the package run this; where nothing has changed it ends at once.
The package holds the runs to seven digits, with the pieces that the page draws.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from kernel_lib.page.bundle import SOURCES_MARK, mark_of

ROOT = Path(__file__).resolve().parent.parent
LIBRARY = ROOT / "kernel_lib"
DIST = LIBRARY / "experiments" / "dist"

#: What they depend on; of the lessons the modules that take runs from the build.
ENGINE = ("numerics", "state", "laws", "contacts", "solvers")
TAKEN = b"made_ahead"


def sources_mark():
    """Hash of the engine, of the modules that take runs from the build, and of this one."""
    sources = [path for folder in ENGINE for path in (LIBRARY / folder).rglob("*.py")]
    lessons = (LIBRARY / "experiments").rglob("*.py")
    sources += [path for path in lessons if TAKEN in path.read_bytes()]
    sources += [LIBRARY / "protocol" / "pictures" / "flights.py", Path(__file__)]
    return mark_of(sources)


def is_fresh():
    """Whether the runs were made from the sources as they are now."""
    mark = DIST / SOURCES_MARK
    return mark.is_file() and mark.read_text("utf-8").strip() == sources_mark()


def short(value):
    """Numbers of an array to seven digits, which pack well; all else as it is."""
    import numpy as np

    floats = isinstance(value, np.ndarray) and value.dtype == float
    return value.astype(np.float32).astype(float) if floats else value


def shortened(record, *but):
    """A record, such as contacts, with shorter numbers; fields that are named stay."""
    from dataclasses import fields, replace

    names = [one.name for one in fields(record) if one.name not in but]
    return replace(record, **{name: short(getattr(record, name)) for name in names})


def to_keep(run):
    """A run as it is saved: with the pieces that the page draws in place of a solver's memory."""
    from dataclasses import replace

    from kernel_lib.protocol.pictures.flights import flights_of
    from kernel_lib.state.saving.kept import kept_of

    pieces = shortened(flights_of(run).knots, "time")
    arrays = {name: short(getattr(run, name)) for name in ("position", "velocity")}
    kept = replace(kept_of(run), stored=pieces)
    return replace(
        run, contacts=shortened(run.contacts, "time"), memory=(kept, *run.memory[1:]), **arrays
    )


def build():
    """Make all runs anew, their mark last."""
    from kernel_lib.experiments import lessons

    mark = sources_mark()
    DIST.mkdir(exist_ok=True)
    for path in DIST.iterdir():
        path.unlink()
    for lesson in lessons().values():
        for name, make in lesson.ahead.items():
            to_keep(make()).save(DIST / f"{name}.npz")
    (DIST / SOURCES_MARK).write_text(f"{mark}\n", "utf-8")


if __name__ == "__main__":
    if not is_fresh():
        print("carom: making the runs that are too dear for a page", flush=True)
        build()
