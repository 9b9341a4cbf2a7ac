"""What the sources describe, and the link that asks it: the table of `docs/physics.md`."""

import re
from typing import NamedTuple

from tests.serving.running import ROOT

__all__ = ["LINKS", "Link"]

_ROW = re.compile(
    r"^\| (?P<source>[^|]+) \| (?P<what>[^|]+) "
    r"\| \[(?P<name>[^]]+)\]\(http://localhost:8866/(?P<notebook>\w+)\?(?P<query>[^)]+)\) \|$",
    re.M,
)


class Link(NamedTuple):
    """A row: source, what it describes, and set-up, notebook and query that ask it."""

    source: str
    what: str
    name: str
    notebook: str
    query: str

    @property
    def lesson(self) -> str:
        """The name of the experiment."""
        return self.notebook[3:]


LINKS = [
    Link(**one.groupdict()) for one in _ROW.finditer((ROOT / "docs/physics.md").read_text("utf-8"))
]
