"""The page on wrong ideas: each wrong answer has a row, and what is said of people has a source."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from kernel_lib.experiments import lessons
from kernel_lib.experiments.teaching.guess import Guess
from kernel_lib.experiments.teaching.texts import OTHER
from tests.environments import ROOT
from tests.experiments.verdict_texts import confirmations, refutations

PAGE = (ROOT / "docs" / "misconceptions.md").read_text("utf-8")

READ, NOT_READ = {"whole", "abstract"}, "from memory"

#: Rows at least whose source was read.
LEAST_READ = 20

#: Lesson, question and option, or the idea from which a number follows.
Answer = tuple[str, str, str]


@dataclass(frozen=True)
class Row:
    """An idea of the page; without a source, `source` and `read` are empty."""

    idea: str
    source: str
    read: str
    answers: tuple[Answer, ...]


def rows(heading: str) -> list[Row]:
    """The rows of the table below a heading."""
    (below,) = re.findall(rf"^## {heading}\n(.*?)(?=^## |\Z)", PAGE, re.M | re.S)
    table = [line.strip("|").split("|") for line in below.splitlines() if line.startswith("|")]
    found = []
    for cells in table[2:]:
        idea, *sourced, asked = (cell.strip() for cell in cells)
        source, read = sourced or ("", "")
        found.append(Row(idea, source, read, tuple(answers_in(asked))))
    return found


def answers_in(cell: str) -> Iterator[Answer]:
    """The answers of a cell such as "`plane_bounce.rest: late, never`"."""
    entries = re.findall(r"`(\w+)\.(\w+): (\w+(?:, \w+)*)`", cell)
    assert len(entries) == cell.count("`") / 2, cell
    for lesson, question, options in entries:
        yield from ((lesson, question, option) for option in options.split(", "))


SOURCED, UNSOURCED = rows("Ideas that a source documents"), rows("Ideas without a source")


def questions() -> Iterator[tuple[str, Guess]]:
    """Each question whose verdicts have texts, with the name of its lesson."""
    for name, lesson in lessons().items():
        asked = (*lesson.all_questions(), *lesson.further)
        yield from ((name, one) for one in asked if one.texts)


def said(of: Callable[[Any], dict[tuple[str, ...], str]]) -> Iterator[tuple[Answer, str]]:
    """What the verdicts say, by the answer that was given."""
    for lesson, question in questions():
        for key, text in of(question.texts).items():
            yield (lesson, question.name, key[0]), text


def test_each_wrong_answer_has_a_row() -> None:
    wrong = {answer for answer, _ in said(refutations) if answer[2] != OTHER}
    listed = {answer for row in SOURCED + UNSOURCED for answer in row.answers}
    without_row, without_question = sorted(wrong - listed), sorted(listed - wrong)
    assert not without_row
    assert not without_question


def test_each_row_is_whole() -> None:
    for row in SOURCED + UNSOURCED:
        assert row.idea and row.answers, row
    ideas = [row.idea for row in SOURCED + UNSOURCED]
    assert len(set(ideas)) == len(ideas)
    for row in SOURCED:
        assert row.source and row.read in READ | {NOT_READ}, row


def test_many_sources_were_read() -> None:
    assert sum(row.read in READ for row in SOURCED) >= LEAST_READ


def test_what_is_said_of_people_has_a_source_that_was_read() -> None:
    """A text that begins with "Many" tells what people think."""
    held = {answer for row in SOURCED if row.read in READ for answer in row.answers}
    texts = [*said(refutations), *said(confirmations)]
    frequent = {(answer, text) for answer, text in texts if re.search(r"\bMany\b", text)}
    assert frequent
    assert not [text for answer, text in sorted(frequent) if answer not in held]
