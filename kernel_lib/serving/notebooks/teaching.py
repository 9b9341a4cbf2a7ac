"""What a notebook says to teachers: needs, goal, time, and tips for each act."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

__all__ = ["Teaching", "TeachingError", "Tips", "teaching_in"]

#: Characters of a text, minutes of an act, and acts, at most.
LONGEST, MOST_MINUTES, MOST_ACTS = 300, 90, 9


class TeachingError(ValueError):
    """The metadata for teachers are not valid; the message says what to change."""


@dataclass(frozen=True)
class Tips:
    """What helps with one act.

    minutes : that a class takes for it
    goal : what one can do after it
    say, ask, next : what students say, what to ask back, and what to do then
    """

    minutes: int
    goal: str
    say: str
    ask: str
    next: str


@dataclass(frozen=True)
class Teaching:
    """What a lesson needs, what for, and which acts fit into a quarter and into a lesson.

    topic, level : where it fits
    """

    topic: str
    level: str
    needs: str
    goal: str
    in_15: str
    in_45: str
    acts: tuple[Tips, ...]

    def told(self) -> dict[str, Any]:
        """As plain data, for a page."""
        return asdict(self)


def teaching_in(about: Any) -> Teaching | None:
    """`metadata.carom.teaching` of a notebook; None without it.

    Raises
    ------
    TeachingError : naming what is missing, unknown or too long
    """
    if about is None:
        return None
    texts = ("topic", "level", "needs", "goal", "in_15", "in_45")
    _known("teaching", about, (*texts, "acts"))
    acts = about["acts"]
    if not isinstance(acts, list) or not 1 <= len(acts) <= MOST_ACTS:
        raise TeachingError(f"teaching.acts must be a list of 1 to {MOST_ACTS} acts, got {acts!r}")
    told = {name: _text(name, about[name]) for name in texts}
    return Teaching(**told, acts=tuple(map(_tips, acts)))


def _tips(about: Any) -> Tips:
    texts = ("goal", "say", "ask", "next")
    _known("each of teaching.acts", about, ("minutes", *texts))
    minutes = about["minutes"]
    if (
        isinstance(minutes, bool)
        or not isinstance(minutes, int)
        or not 1 <= minutes <= MOST_MINUTES
    ):
        raise TeachingError(f"minutes must be a whole number to {MOST_MINUTES}, got {minutes!r}")
    return Tips(minutes, *(_text(name, about[name]) for name in texts))


def _known(what: str, about: Any, names: tuple[str, ...]) -> None:
    if not isinstance(about, Mapping) or set(about) != set(names):
        has = sorted(about) if isinstance(about, Mapping) else about
        raise TeachingError(f"{what} must have {', '.join(names)}; got {has!r}")


def _text(name: str, value: Any) -> str:
    if not isinstance(value, str) or not 0 < len(value.strip()) <= LONGEST:
        raise TeachingError(f"{name} must be a text of 1 to {LONGEST} characters, got {value!r}")
    return value.strip()
