"""Links of the texts, as far as they can be followed without a network."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from tests.environments import ROOT

Script = Callable[[str], ModuleType]


def test_what_a_text_links_to_is_there(script: Script) -> None:
    links = script("links")
    pages = links.texts()
    assert {"README.md", "CHANGELOG.md", "computing.md", "CONTRIBUTING.md"} <= {
        p.name for p in pages
    }
    assert {
        str(text.relative_to(ROOT)): links.dead(text) for text in pages if links.dead(text)
    } == {}


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("other.md", []),
        ("other.md#the-second-of-all", []),
        ("other.md#pools-1", []),
        ("#here", []),
        ("https://example.org/nothing", []),
        ("none.md", ["none.md"]),
        ("other.md#elsewhere", ["other.md#elsewhere"]),
        ("other.md#in-a-block", ["other.md#in-a-block"]),
        ("#there", ["#there"]),
    ],
)
def test_a_link_to_a_missing_file_or_heading_is_told(
    script: Script, tmp_path: Path, link: str, found: list[str]
) -> None:
    other = "## `The` second, of all\n## Pools\n## Pools\n```\n# In a block\n```\n"
    (tmp_path / "other.md").write_text(other)
    page = tmp_path / "page.md"
    page.write_text(f"# Here\nSee [it]({link}), not `[code](nowhere.md)`.\n")
    assert script("links").dead(page) == found
