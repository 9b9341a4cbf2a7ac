"""The language of a page: the one that a request gets, and what its templates say in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from tornado.httputil import HTTPServerRequest

from kernel_lib.serving.pages.page_files import speech
from kernel_lib.words import ENGLISH, PSEUDO, of_file, say_in, tag_of
from kernel_lib.words.languages import direction_of, in_menu, languages, lesson_language, met

__all__ = ["Speaking", "accepted", "language_of"]


def language_of(request: HTTPServerRequest, fixed: str = "") -> str:
    """The language of a request: the server's fixed one, that of its link, or the browser's.

    A link may name one that no menu has, so that its translator sees it. What the reader has
    chosen stands in the page's storage, and leads to a link of it (`static/language.js`).
    """
    if fixed:
        return fixed
    asked = request.query_arguments.get("lang", [b""])[-1].decode("utf-8", "replace")
    if asked in PSEUDO:
        return asked
    by_link = met([asked], languages())
    wishes = accepted(request.headers.get("Accept-Language", ""))
    return by_link or met(wishes, in_menu()) or ENGLISH.name


def accepted(header: str) -> list[str]:
    """The languages of an Accept-Language, the most wanted first."""
    weights: dict[str, float] = {}
    for part in header[:500].split(","):
        name, _, quality = part.partition(";")
        try:
            weights[name.strip()] = float(quality.partition("=")[2] or 1)
        except ValueError:
            continue
    return sorted(
        (one for one, weight in weights.items() if one and weight > 0),
        key=weights.get,  # type: ignore[arg-type]
        reverse=True,
    )


@dataclass(frozen=True)
class Speaking:
    """What the template of a page says, and in which language.

    language : of the page
    wanted : of the reader, where the lesson has too little of that
    others : languages to choose from; none where there is one alone
    """

    language: str
    wanted: str
    others: tuple[str, ...] = ()

    @classmethod
    def of(cls, wanted: str, fixed: str = "", lessons: Iterable[str] = ()) -> "Speaking":
        """How a page with these lessons speaks to a reader who wants a language."""
        others = () if fixed or len(in_menu()) < 2 else in_menu()
        return cls(lesson_language(wanted, lessons), wanted, others)

    def say(self, name: str, /, **slots: object) -> str:
        """A message in the language of the page."""
        return say_in(self.language, name, **slots)

    @property
    def attributes(self) -> Markup:
        """Those of the page's first element; `data-language` is what the reader wants."""
        tag, direction = tag_of(self.language), direction_of(self.language)
        return Markup('lang="{}" dir="{}" data-language="{}"').format(tag, direction, self.wanted)

    @property
    def names(self) -> list[tuple[str, str]]:
        """The languages to choose from, each with its own name."""
        return [(one, say_in(one, "page-language-name")) for one in self.others]

    @property
    def missing(self) -> str:
        """That the lesson is not there in the reader's language, in that language; or ""."""
        return "" if self.language == self.wanted else say_in(self.wanted, "language-missing")

    def files(self, served: Mapping[str, Any]) -> list[str]:
        """Files of words that the script of a page with these lessons loads; it brings English."""
        if self.language == ENGLISH.name:
            return []
        wanted = dict.fromkeys(["page", *(one["sheet"]["name"] for one in served.values())])
        return [f"words_{tag_of(self.language)}_{one}.ftl" for one in wanted if of_file(one)]

    def for_templates(self) -> dict[str, Any]:
        """The names by which templates say their words."""
        return {
            "say": self.say,
            "speech": lambda script: speech(script, self.language),
            "speaking": self,
        }
