"""Families of scenes: one module a family, found by its name.

`faults(seed)` of a module draws the case of a seed and returns what is wrong with it as sentences;
`CASES` is how many cases `make test` draws, in at most 10 s. `make fuzz` draws more.
"""

from importlib import import_module
from pkgutil import iter_modules

FAMILIES = {
    found.name: import_module(f"{__name__}.{found.name}")
    for found in iter_modules(__path__)
    if not found.name.startswith("_")
}
