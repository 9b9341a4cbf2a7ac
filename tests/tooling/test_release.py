"""A tag becomes a release only where all texts name its version; publishing needs no secret."""

import re
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
import yaml

from tests.environments import ROOT

WORKFLOW = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8"))
MENU = "kernel_lib/page/base/language_menu.js"


def texts(folder: Path, version: str, cited: str, heading: str) -> Path:
    (folder / "pyproject.toml").write_text(f'[project]\nversion = "{version}"\n')
    page = folder / MENU
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text((ROOT / MENU).read_text("utf-8").replace("/OWNER/", "/school/"))
    (folder / "CITATION.cff").write_text(f"cff-version: 1.2.0\nversion: {cited}\n")
    (folder / "CHANGELOG.md").write_text(f"# Changes\n\n## {heading}\n\n- One.\n")
    return folder


@pytest.mark.parametrize(
    ("tag", "cited", "heading", "fault"),
    [
        ("v0.2.0", "0.2.0", "0.2.0 (2026-01-31)", None),
        ("v0.2.1", "0.2.0", "0.2.0 (2026-01-31)", "the tag is v0.2.1, pyproject.toml says 0.2.0"),
        ("v0.2.0", "0.1.0", "0.2.0 (2026-01-31)", "CITATION.cff does not name 0.2.0"),
        ("v0.2.0", "0.2.0", "0.2.0 (not released yet)", "CHANGELOG.md has no heading such as"),
        ("v0.2.0", "0.2.0", "0.1.0 (2026-01-31)", "CHANGELOG.md has no heading such as"),
    ],
)
def test_a_release_is_named_alike_everywhere(
    script: Callable[[str], ModuleType],
    tmp_path: Path,
    tag: str,
    cited: str,
    heading: str,
    fault: str | None,
) -> None:
    faults = script("release").faults(tag, texts(tmp_path, "0.2.0", cited, heading))
    assert len(faults) == (fault is not None)
    assert fault is None or faults[0].startswith(fault)


def test_no_release_leads_to_an_account_that_nobody_named(
    script: Callable[[str], ModuleType], tmp_path: Path
) -> None:
    folder = texts(tmp_path, "0.2.0", "0.2.0", "0.2.0 (2026-01-31)")
    for account, faults in (("OWNER", 2), ("school", 0)):
        with (folder / "pyproject.toml").open("w") as file:
            file.write('[project]\nversion = "0.2.0"\n[project.urls]\n')
            file.write(f'Source = "https://github.com/{account}/carom"\n')
        link = f'const MEND = "https://github.com/{account}/carom";'
        (folder / MENU).write_text(link)
        assert len(script("release").faults("v0.2.0", folder)) == faults


def test_what_is_published_has_been_checked_and_tested_first() -> None:
    assert WORKFLOW[True] == {"push": {"tags": ["v*"]}}, "YAML reads `on` as true"
    run = [step["run"] for step in WORKFLOW["jobs"]["build"]["steps"] if "run" in step]
    run = [line for line in run if "apt-get" not in line]  # the browsers of the tests
    named = [next(word for word in line.split() if word.endswith((".py", "build"))) for line in run]
    assert named == [".ci/release.py", ".ci/lint.py", ".ci/test.py", "build"]
    assert all((ROOT / one).exists() for one in named[:3])
    assert WORKFLOW["jobs"]["publish"]["needs"] == "build"


def test_publishing_needs_no_password_and_may_do_nothing_else() -> None:
    publish = WORKFLOW["jobs"]["publish"]
    assert publish["permissions"] == {"id-token": "write"}
    assert publish["environment"]["name"] == "pypi"
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert "permissions" not in WORKFLOW["jobs"]["build"]
    text = str(WORKFLOW)
    assert "secrets." not in text and "password" not in text


#: The groups of a release that keepachangelog.com names, in our order.
GROUPS = ("Added", "Changed", "Deprecated", "Removed", "Fixed", "Security")


def test_every_release_tells_its_changes_in_groups_newest_release_first() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    releases = re.split(r"^## ", text, flags=re.MULTILINE)[1:]
    dated = [one for one in releases if not one.startswith("Unreleased")]
    assert dated and releases[0].startswith("Unreleased")
    dates = [re.match(r"\d+\.\d+\.\d+ \((\d{4}-\d\d-\d\d)\)\n", one) for one in dated]
    listed = [one[1] for one in dates if one]
    assert len(listed) == len(dated) and listed == sorted(listed, reverse=True)
    for release in dated:
        about, *groups = re.split(r"^### ", release, flags=re.MULTILINE)
        assert "\n- " not in about, "a change stands in no group"
        names = [group.partition("\n")[0] for group in groups]
        assert names and names == [name for name in GROUPS if name in names]
        assert all("\n- " in group for group in groups)
