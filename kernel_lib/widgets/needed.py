"""The packages that widgets need beyond numpy; a missing one is named with its extra."""

from importlib.util import find_spec

__all__ = ["NEEDED"]

#: Packages without which no lesson can be shown; the extra `widgets` brings them all.
NEEDED = ("anywidget", "ipywidgets", "IPython", "matplotlib")

_missing = [name for name in NEEDED if find_spec(name) is None]
if _missing:
    raise ModuleNotFoundError(
        f'lessons as widgets need {", ".join(_missing)}: pip install "carom[widgets]"',
        name=_missing[0],
    )
