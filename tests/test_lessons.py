"""Every lesson runs from top to bottom, and has the parts that all lessons have."""

import json
import re
from pathlib import Path
from urllib.parse import unquote

import nbformat
import pytest
from nbclient import NotebookClient

from kernel_lib.experiments import lessons
from kernel_lib.serving.checking.text import slug_of
from kernel_lib.serving.notebooks.drawings import drawing_in
from kernel_lib.serving.notebooks.translated import SHOWN, languages_of, words_in
from kernel_lib.serving.pages.typesetting.shown import texts_of

LESSONS = sorted((Path(__file__).parents[1] / "lessons").glob("*.ipynb"))

PARTS = [
    "Model",
    "In five lines",
    "Published and computed",
    "Exercises",
    "What we learned",
    "References",
]


def source(cell):
    return "".join(cell["source"])


def test_there_are_lessons():
    assert [path.name[:2] for path in LESSONS[:2]] == ["00", "01"]


def card(path):
    """What the notebook says of itself: title, question, abilities."""
    return json.loads(path.read_text(encoding="utf-8"))["metadata"]["carom"]


def test_the_first_page_lists_every_lesson_in_the_words_of_its_notebook():
    cells = json.loads(LESSONS[0].read_text(encoding="utf-8"))["cells"]
    (listed,) = [source(cell) for cell in cells if source(cell).startswith("## The lessons")]
    entries = [" ".join(entry.split()) for entry in listed.split("\n- ")[1:]]
    assert entries == [
        f"**[{path.name[:2]} {card(path)['title']}]({path.name})**: {card(path)['question']} "
        f"You will be able to {ability[0].lower()}{ability[1:]}."
        for path in LESSONS[1:]
        for ability in card(path)["abilities"][:1]
    ]


def test_the_readme_asks_what_the_notebooks_ask():
    readme = (LESSONS[0].parents[1] / "README.md").read_text(encoding="utf-8")
    asked = re.findall(r"^\| (\d\d .*) \| (.*) \|$", readme, re.MULTILINE)
    assert asked == [
        (f"{path.name[:2]} {card(path)['title']}", card(path)["question"]) for path in LESSONS[1:]
    ]


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_runs(path):
    notebook = nbformat.read(path, 4)
    client = NotebookClient(
        notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": path.parent}}
    )
    client.execute()
    ran = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.execution_count for cell in ran)
    said = [output for cell in ran for output in cell.outputs if output.get("name") == "stderr"]
    assert said == []
    printed = [output.text for cell in ran for output in cell.outputs if "text" in output]
    columns = [text for text in printed if text.count("\n") > 1 and not text.startswith("def ")]
    assert columns == [], "rows of figures are a `table_of`; a sentence and a listing are printed"
    texts = {text for cell in ran for text in texts_of(cell.outputs)}
    for language in languages_of(path.parent):
        words = words_in(path.parent, path.stem, language)
        known = {block.english for block in words if block.where == SHOWN}
        assert texts == known, f'msgctxt "{SHOWN}" of words/{language}/{path.stem}.po'


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_a_lesson_has_its_parts_in_order(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    prose = [source(cell) for cell in cells if cell["cell_type"] == "markdown"]
    headings = [line[3:] for text in prose for line in text.splitlines() if line.startswith("## ")]
    assert [heading for heading in headings if heading in PARTS] == PARTS
    assert prose[0].startswith("# ")
    assert "**" in prose[0], "the question stands in bold under the title"


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_the_one_interface_cell_comes_first_and_hides_its_source(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    hidden = [cell for cell in code if "hide-source" in cell["metadata"].get("tags", [])]
    assert hidden == code[:1]
    assert "kernel_lib.widgets" in source(code[0])


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_there_are_three_exercises_with_folded_answers(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    (exercises,) = [source(c) for c in cells if source(c).startswith("## Exercises")]
    assert exercises.count("<details><summary>Answer</summary>") == 3
    assert [exercises.count(f"**{n}.**") for n in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_the_text_asks_what_the_page_checks(path):
    """Three stood in the text, and three others, with a field, beside the stage."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    (text,) = [source(c) for c in cells if source(c).startswith("## Exercises")]
    (name,) = re.findall(r"from kernel_lib.widgets import (\w+)", "".join(map(source, cells)))
    asked = re.findall(r"\*\*\d\.\*\* (.*) \[Check your answer\]\(#exercise=(\w+)\)", text)
    assert asked == [(str(one.question), one.name) for one in lessons()[name].exercises]


def unfolded(cell):
    """The text of a cell that a reader of the web sees without opening anything."""
    if cell["cell_type"] != "markdown" or "expert" in cell["metadata"].get("tags", []):
        return ""
    return re.sub(r"<details>.*?</details>", "", source(cell), flags=re.DOTALL)


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_a_lesson_is_read_in_ten_minutes(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    assert sum(len(unfolded(cell).split()) for cell in cells) <= 900
    assert any("**You need**" in unfolded(cell) for cell in cells)


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_each_word_that_a_lesson_needs_has_three_sentences_at_most_and_a_picture(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    (needs,) = [cell for cell in cells if "needs" in cell["metadata"].get("tags", [])]
    assert source(needs).startswith("**You need**")
    found = re.findall(
        r"<details><summary>(.*?)</summary>\n(.*?)</details>", source(needs), re.DOTALL
    )
    words = {name: text for name, text in found if name != "School or university"}
    assert len(found) == len(words) + 1 and 2 <= len(words) <= 3
    for text in words.values():
        (file, alternative) = re.search(r'<img src="(.+)" alt="(.+)">$', text.rstrip()).groups()
        drawing_in((path.parent / file).read_text(encoding="utf-8"))
        assert len(alternative.split()) >= 5
        assert 1 <= len(re.findall(r"\.(?=\s)", text)) <= 3


def test_every_picture_stands_in_a_lesson():
    texts = "".join(path.read_text(encoding="utf-8") for path in LESSONS)
    pictures = sorted(path.name for path in (LESSONS[0].parent / "pictures").iterdir())
    assert pictures and [name for name in pictures if f"pictures/{name}" not in texts] == []


#: What serves both: sections without a mark.
FOR_ALL = {"Exercises", "What we learned", "References"}


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_every_section_is_marked_as_one_of_school_or_of_university(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    marks = {}
    for cell in cells:
        tags = set(cell["metadata"].get("tags", []))
        headings = re.findall(r"^###? (.*)$", source(cell), re.MULTILINE)
        if cell["cell_type"] == "markdown" and headings:
            assert len(headings) == 1, "a mark belongs to one section"
            marks[headings[0]] = tags & {"school", "university"}
            assert "expert" not in tags or marks[headings[0]] == {"university"}
    assert {name for name, mark in marks.items() if not mark} == FOR_ALL
    assert all(len(mark) == 1 for name, mark in marks.items() if name not in FOR_ALL)


#: Words that only whoever made the lessons understands, and what sends a reader to a cell.
SHOP = (r"1 s here", r"runs part", r"\btol\b", r"as the control stands", r"\bpresets?\b")
SENDS = (r"\brun (?:this|the) cell", r"\bthe cell (?:below|above)", r"\bexecute\b")


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_a_lesson_speaks_plain_words(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    prose = "\n".join(source(cell) for cell in cells if cell["cell_type"] == "markdown")
    assert [word for word in (*SHOP, *SENDS) if re.search(word, prose, re.IGNORECASE)] == []


def test_the_sources_that_the_readme_names_are_cited_in_a_lesson():
    """Two were named as "cited where it is used" that no lesson used."""
    readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    named = re.findall(r"[A-Z]\. (?:[A-Z]\. )?([A-Z]\w+)", readme.split("## Sources")[1])
    named += ["Li Peng", "Yao Wenli"]
    assert {"Nikulin", "Endo", "Neumann"} <= set(named)
    lessons = [json.loads(path.read_text(encoding="utf-8"))["cells"] for path in LESSONS]
    cited = "".join(
        source(cell) for cells in lessons for cell in cells if "## References" in source(cell)
    )
    assert [name for name in named if name not in cited] == []


@pytest.mark.parametrize("path", LESSONS[1:], ids=lambda path: path.stem)
def test_what_a_link_in_the_text_does_is_there(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    texts = [source(cell) for cell in cells]
    name = re.search(r"from kernel_lib.widgets import (\w+)", "\n".join(texts))[1]
    experiment = lessons()[name]
    known = {"-".join(re.findall(r"\w+", one.name.lower())) for one in experiment.presets}
    prose = [source(cell) for cell in cells if cell["cell_type"] == "markdown"]
    for what, target in re.findall(r"\]\(#(set-up|act|value)=([^)]*)\)", "\n".join(prose)):
        if what == "set-up":
            assert unquote(target) in known, target
        elif what == "act":
            assert 1 <= int(target) <= len(experiment.acts)
        else:
            experiment.check(dict([unquote(target).split(":")]))


def test_the_set_ups_of_a_lesson_have_names_that_links_can_tell_apart():
    for experiment in lessons().values():
        slugs = [slug_of(one.name) for one in experiment.presets]
        assert len(set(slugs)) == len(slugs)
