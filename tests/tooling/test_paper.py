"""The paper for the Journal of Open Source Education: what it cites and what it measured."""

import json
import re
import tomllib

import pytest

from tests.environments import ROOT

FOLDER = ROOT / "docs" / "paper"
PAPER = (FOLDER / "paper.md").read_text("utf-8")
BIB = (FOLDER / "paper.bib").read_text("utf-8")
_, HEAD, TEXT = PAPER.split("---\n", 2)
ENTRIES = {
    key: dict(re.findall(r"^  (\w+) = \{(.*)\},?$", body, re.MULTILINE))
    for key, body in re.findall(r"^@\w+\{(\w+),\n(.*?)^\}", BIB, re.DOTALL | re.MULTILINE)
}


def test_each_source_that_is_cited_stands_in_the_list_and_each_of_the_list_is_cited() -> None:
    cited = set(re.findall(r"@(\w+)", "".join(re.findall(r"\[(@[^\]]+)\]", TEXT))))
    assert len(ENTRIES) == BIB.count("\n@") + 1
    assert cited == set(ENTRIES)
    for key, fields in ENTRIES.items():
        assert "title" in fields, key
        assert {"year", "note"} & set(fields), key


def test_its_head_is_that_of_the_journal_and_names_whom_the_citation_names() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert {"title", "tags", "authors", "affiliations", "date", "bibliography"} == set(
        re.findall(r"^(\w+):", HEAD, re.MULTILINE)
    )
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    named = re.findall(r"- name: (.*)", HEAD.partition("affiliations:")[0])
    assert named == [one["name"] for one in project["authors"]]
    (title,) = re.findall(r'^title: (".*")$', HEAD, re.MULTILINE)
    assert f"title: {title}" in citation


@pytest.mark.parametrize(
    "section",
    ["Summary", "Statement of need", "Learning objectives", "Content", "Instructional design"],
)
def test_it_has_the_sections_that_the_journal_asks_for(section: str) -> None:
    body = TEXT.partition(f"\n# {section}\n")[2].partition("\n# ")[0]
    assert len(body.split()) > 40


def test_its_figures_are_those_of_the_benchmarks() -> None:
    measured = (ROOT / "benchmarks" / "README.md").read_text("utf-8")
    bold = [" ".join(one.split()) for one in re.findall(r"\*\*([^*]+)\*\*", TEXT)]
    assert len(bold) >= 5
    assert [one for one in bold if one not in measured] == []


def test_its_table_has_every_lesson_and_its_minutes_are_theirs() -> None:
    notebooks = sorted((ROOT / "lessons").glob("[0-9][0-9]*.ipynb"))[1:]
    about = {path.name[:2]: json.loads(path.read_text("utf-8")) for path in notebooks}
    about = {number: one["metadata"]["carom"] for number, one in about.items()}
    rows = dict(re.findall(r"^\| (\d\d) ([^|]+?) \|", TEXT, re.MULTILINE))
    assert rows.keys() == about.keys()
    minutes = [one["minutes"] for one in about.values()]
    assert f"planned for {min(minutes)} to {max(minutes)} minutes" in TEXT
