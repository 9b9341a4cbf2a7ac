"""The card of a lesson in the gallery, read from the metadata of its notebook."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from kernel_lib.experiments import lessons, renamed
from kernel_lib.serving.notebooks.drawings import DrawingError, drawing_in
from kernel_lib.serving.notebooks.translated import ENGLISH, changed_at, in_language, words_in
from kernel_lib.words import in_words

__all__ = ["Card", "CardError", "cards", "next_card", "read_card", "wrong_in"]

#: The JSON schema of `metadata.carom`.
SCHEMA = Path(__file__).parent / "metadata.json"


class CardError(ValueError):
    """The metadata of a notebook does not describe a lesson; the message says what to change."""


@dataclass(frozen=True)
class Card:
    """What the gallery shows of a lesson.

    lessons : names of the experiments that it takes from `kernel_lib.widgets`
    teaching : what it says to teachers, if it does, as in the notebook
    problem : what is wrong with the notebook, if it cannot be shown
    in_lab : whether it has other widgets than lessons, which this server does not show
    """

    file: str
    title: str
    question: str = ""
    abilities: tuple[str, ...] = ()
    picture: str = ""
    minutes: int = 0
    lessons: tuple[str, ...] = ()
    teaching: Mapping[str, Any] | None = field(default=None, hash=False)
    problem: str = ""
    in_lab: bool = False

    @property
    def name(self) -> str:
        """The short address: the file without its ending."""
        return self.file.removesuffix(".ipynb")

    @property
    def number(self) -> str:
        """The digits at the start of the file's name; "" for none."""
        found = re.match(r"\d+", self.file)
        return found[0] if found else ""

    def acts(self, language: str) -> list[str]:
        """Titles of the acts of its first experiment; "" for an act without questions."""
        first = lessons().get(self.lessons[0]) if self.lessons else None
        return (
            [in_words(act.title, language) if act.cases else "" for act in first.acts]
            if first
            else []
        )

    @property
    def challenges(self) -> int:
        """How many challenges its experiments have."""
        known = lessons()
        return sum(len(known[name].challenges) for name in self.lessons if name in known)

    @property
    def renamed(self) -> list[str]:
        """Former and present name of each experiment that was renamed, as "former:present"."""
        return [f"{was}:{name}" for was, name in renamed().items() if name in self.lessons]


def cards(folder: Path, language: str = ENGLISH) -> list[Card]:
    """One card a lesson, in the order of file names; `00_...` is the gallery itself.

    language : of their texts, where they are written in it
    """
    notebooks = sorted(path for path in folder.glob("*.ipynb") if not path.name.startswith("00"))
    return [
        _card(path, language, path.stat().st_mtime_ns, changed_at(folder, path.stem, language))
        for path in notebooks
    ]


def next_card(folder: Path, name: str, language: str = ENGLISH) -> Card | None:
    """The lesson after the one whose file is called so, without its ending; None after the last."""
    later = [card for card in cards(folder, language) if card.name > name and not card.problem]
    return later[0] if later else None


@lru_cache(maxsize=400)
def _card(path: Path, language: str, *changed: int) -> Card:  # new files make the cache forget
    try:
        return read_card(path, language)
    except CardError as problem:
        return Card(file=path.name, title=path.name, problem=str(problem))


def read_card(path: Path, language: str = ENGLISH) -> Card:
    """The card in `metadata.carom` of a notebook; raises CardError."""
    try:
        text = path.read_text(encoding="utf-8")
        words = words_in(path.parent, path.stem, language)
        about = in_language(json.loads(text), words, language)["metadata"]["carom"]
    except OSError as problem:
        raise CardError(f"it cannot be read: {problem.strerror}") from None
    except ValueError:
        raise CardError("it cannot be read as a notebook: it is no JSON") from None
    except (KeyError, TypeError):
        raise CardError(
            "it has no metadata.carom; serving/README.md says what belongs there"
        ) from None
    if wrong := wrong_in(about):
        raise CardError(wrong)
    imported = re.findall(r"from kernel_lib\.widgets import (\w+)", text)
    return Card(
        file=path.name,
        title=about["title"].strip(),
        question=about["question"].strip(),
        abilities=tuple(one.strip() for one in about["abilities"]),
        picture=_picture(about["picture"], path.parent),
        minutes=about["minutes"],
        lessons=tuple(dict.fromkeys(renamed().get(name, name) for name in imported)),
        teaching=about.get("teaching"),
    )


def wrong_in(about: Any) -> str:
    """What is wrong with `metadata.carom`, by its schema, and where; "" for nothing."""
    from jsonschema.exceptions import best_match  # late, as below

    problem = best_match(_schema().iter_errors(about))
    return (
        f"{problem.json_path.replace('$', 'metadata.carom')}: {problem.message}" if problem else ""
    )


@cache
def _schema() -> Any:
    from jsonschema import Draft202012Validator  # late: it comes with the extra `serve`

    return Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def _picture(value: str, folder: Path) -> str:
    """The SVG text itself, or that of an .svg file next to the notebook."""
    text = value.strip()
    if not text.startswith("<"):
        if not re.fullmatch(r"[\w-]+\.svg", text):
            raise CardError(f"picture must be a file name such as bounce.svg, got {value!r}")
        try:
            text = (folder / text).read_text(encoding="utf-8").strip()
        except OSError:
            raise CardError(f"picture names {text}, which is not beside the notebook") from None
    try:
        return drawing_in(text)
    except DrawingError as problem:
        raise CardError(f"picture {problem}") from None
