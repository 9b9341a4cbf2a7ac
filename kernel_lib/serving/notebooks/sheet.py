"""A lesson on one printed page: question and picture, guess, set-ups, exercises, at home."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from kernel_lib.experiments import lessons
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Experiment, Runs, Values
from kernel_lib.experiments.teaching.tasks import Column, Exercise, Worksheet
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.pictures.drawing import UNITS
from kernel_lib.protocol.pictures.still import first_act_still
from kernel_lib.protocol.playable import Playable
from kernel_lib.serving.notebooks.cards import Card, cards
from kernel_lib.serving.notebooks.failure import failure
from kernel_lib.serving.notebooks.translated import ENGLISH
from kernel_lib.words import in_words, label, say_in, tag_of
from kernel_lib.words.languages import direction_of

__all__ = ["PAPERS", "Sheet", "SheetError", "page_of", "sheet_of_lesson"]

#: Papers by name: as CSS calls them, and width and height, mm.
PAPERS = {"a4": ("A4", 210.0, 297.0), "letter": ("letter", 215.9, 279.4)}

#: Width and height of the picture, pixels.
PICTURE = (330.0, 190.0)


class SheetError(ValueError):
    """No sheet can be printed; the message says why."""


@dataclass(frozen=True)
class Row:
    """A line of the table: the name of a set-up, and its cells, each with whether it is given."""

    name: str
    cells: tuple[tuple[str, bool], ...]


@dataclass(frozen=True)
class Sheet:
    """All that stands on a sheet, as text.

    given, asked : both parts of the question
    picture : SVG
    choices : of the guess, each with whether it is right; none: a number in `unit` is asked for
    what : what is guessed, where the question does not say it
    truth, because : the answer, and what happened
    heads, rows : the table of set-ups
    exercises : questions, units and solutions
    teaching : goal, needs, time, and for each act what students say, and what to ask back
    language : of all that
    """

    number: str
    title: str
    given: str
    asked: str
    picture: str
    choices: tuple[tuple[str, bool], ...]
    what: str
    unit: str
    truth: str
    because: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    exercises: tuple[dict[str, str], ...]
    at_home: str
    expect: str
    teaching: Mapping[str, Any] | None
    language: str


def sheet_of_lesson(
    folder: Path,
    name: str,
    own: Callable[[Path], Sequence[Experiment]] = lambda path: (),
    language: str = ENGLISH,
) -> tuple[Card, Sheet]:
    """The sheet of a notebook in a folder.

    Parameters
    ----------
    name : of its file, or the digits with which that begins, such as 01 or 1
    own : runs a notebook, whose lessons are none of ours, and returns their experiments
    language : of what the notebook says

    Raises
    ------
    SheetError : for an unknown lesson, or one without anything to print
    """
    card = _card(folder, name, language)
    known = [lessons()[one] for one in card.lessons if one in lessons()]
    if card.problem:
        raise SheetError(card.problem)
    for one in known:
        if one.worksheet and one.guess:
            return card, _our_sheet(card, one.name, language)
    for one in () if known else own(folder / card.file):
        if one.worksheet and one.guess:
            return card, _sheet(card, one, language)
    raise SheetError(
        f"{card.file} has no lesson of which a sheet is made: give its Experiment guess= and "
        "worksheet=; of a lesson of your own `carom sheet` makes one"
    )


def _card(folder: Path, name: str, language: str) -> Card:
    found = cards(folder, language)
    plain = name.removesuffix(".ipynb")
    for card in found:
        digits = plain.isdigit() and card.number and int(card.number) == int(plain)
        if digits or plain == card.name:
            return card
    there = ", ".join(card.name for card in found)
    raise SheetError(f"there is no lesson {name[:60]!r}; there are {there or 'none'}")


@lru_cache(50)
def _our_sheet(card: Card, name: str, language: str) -> Sheet:
    return _sheet(card, lessons()[name], language)


def _sheet(card: Card, experiment: Experiment, language: str) -> Sheet:
    def said(text: Any) -> str:
        return str(in_words(text, language))

    message, blocks = answer(Playable(experiment), {"kind": "start", "query": "", "prefix": ""})
    asked = next((one for one in message["guesses"] if one["act"] == 1), None)
    sheet = experiment.worksheet
    if asked is None or sheet is None:
        raise SheetError(f"{card.file}: nothing is asked of the values with which it begins")
    given, question = said(asked["question"]).rsplit("\n", 1)
    heads, rows = _table(experiment, sheet, said)
    return Sheet(
        card.number,
        card.title,
        given.replace("\n", " "),
        question,
        first_act_still(
            experiment, message, blocks[0], PICTURE, say_in(language, "stage-balls-start")
        ),
        tuple(
            (said(text), name == asked["truth"])
            for text, name in zip(asked["choices"], asked["options"], strict=True)
        ),
        said(experiment.guess.what) if experiment.guess else "",
        said(asked["unit"]),
        "" if asked["choices"] else f"{figure(float(asked['truth']))} {asked['unit']}".strip(),
        re.sub(r"\*([^*]+)\*", r"\1", said(asked["happened"])),  # stress, which paper does not show
        heads,
        rows,
        tuple(_exercise(one, said) for one in experiment.exercises[:3]),
        said(sheet.at_home),
        said(sheet.expect),
        card.teaching,
        language,
    )


def _table(
    experiment: Experiment, sheet: Worksheet, said: Callable[[Any], str]
) -> tuple[tuple[str, ...], tuple[Row, ...]]:
    presets = {preset.name: preset for preset in experiment.presets}
    rows = []
    for name in sheet.set_ups:
        values = experiment.check(presets[name].values)
        runs = experiment.runs(values)
        cells = [
            (said(_cell(column, name, values, runs)), column.given) for column in sheet.columns
        ]
        rows.append(Row(said(label(experiment.name, name)), tuple(cells)))
    return tuple(said(column.head) for column in sheet.columns), tuple(rows)


def _cell(column: Column, name: str, values: Values, runs: Runs) -> Any:
    try:
        return column.cell(values, runs)
    except Exception as problem:
        raise SheetError(
            f"the column {column.head!r} of the sheet fails at the set-up {name!r}: "
            f"{failure(problem)}"
        ) from problem


def _exercise(one: Exercise, said: Callable[[Any], str]) -> dict[str, str]:
    """Question, choices or unit, and solution."""
    return {
        "question": said(one.question),
        "choices": " / ".join(map(said, one.choices)),
        "unit": said(one.unit),
        "solution": said(one.solution),
    }


def page_of(sheet: Sheet, address: str, paper: str = "a4", solutions: bool = False) -> str:
    """The page as HTML that needs no other file, no script and no colour.

    Parameters
    ----------
    address : of the lesson, printed as words; "" leaves a line to write it on. Its QR code
        brings one back to what is due in the lesson.
    paper : one of PAPERS
    """
    name, wide, high = PAPERS[paper]
    return _template().render(
        say=partial(say_in, sheet.language),
        tag=tag_of(sheet.language),
        direction=direction_of(sheet.language),
        sheet=sheet,
        address=address,
        words=re.sub(r"^https?://", "", address),
        code=_code(address) if address else "",
        hatch=_hatch(sheet.picture),
        paper=name,
        wide=wide,
        high=high,
        solutions=solutions,
    )


def _hatch(picture: str) -> float:
    """The pitch of a floor's hatching, 2 mm on paper, in the units of a picture's lines.

    0 where walls are all around: the room is white then, and so is what lies outside it.
    """
    if picture.count("var(--ground") not in (1, 2):
        return 0.0
    size = re.search(r'width="([\d.]+)" height="([\d.]+)" overflow', picture)
    return round(8 * UNITS / max(map(float, size.groups())), 1) if size else 0.0


def _code(address: str) -> str:
    """A QR code as SVG, which the page gives its size; it leads to what is due in the lesson."""
    import segno  # late: it comes with the extra `serve`

    back = f"{address}{'&' if '?' in address else '?'}come=back"
    drawn: str = segno.make(back, micro=False, error="m").svg_inline(border=0, omitsize=True)
    return drawn


@lru_cache(1)
def _template() -> Any:
    from jinja2 import Environment, FileSystemLoader  # late: it comes with the extra `serve`

    folder = FileSystemLoader(Path(__file__).parent)
    made = Environment(loader=folder, autoescape=True, trim_blocks=True)
    return made.get_template("page.html.j2")
