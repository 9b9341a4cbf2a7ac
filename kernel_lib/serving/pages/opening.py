"""What a page holds before its script runs: each lesson's still and the answer it opens with.

Both are those of the page's own address, so a link shows its own picture from the first moment.
"""

import asyncio
import json
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import replace
from html import escape
from typing import Any

from kernel_lib.protocol.pictures.still import still_of
from kernel_lib.protocol.wire import in_script, opened, unpacked
from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.pages.served_page import ServedPage, place_of, start_of
from kernel_lib.serving.pages.typesetting.units import unbroken
from kernel_lib.serving.workers.fair_queue import Crowded
from kernel_lib.serving.workers.kept import Kept, digest_of
from kernel_lib.serving.workers.service import Busy, Client, Service
from kernel_lib.words import in_words, say_in
from kernel_lib.words.languages import lesson_language

__all__ = ["opened_page"]

#: s that a visitor waits for the first pictures; a page without them requests them by itself.
PATIENCE = 3.0

#: Bytes of the largest answer that travels in a page; its script requests a larger one.
MOST = 48_000

#: Stills of links that were opened, with their questions, in 8 MB of memory.
_STILLS = Kept[str](8 * 2**20)


async def opened_page(
    page: ServedPage,
    query: str,
    service: Service,
    client: Client,
    wanted: Speaking,
) -> str:
    """The page for a link.

    A lesson without a picture in time comes without still and answer; its script requests them.

    Parameters
    ----------
    query : of the address, with its question mark, or ""
    wanted : how the page would speak without its lessons
    """
    names = [sheet["name"] for sheet in page.sheets.values()]
    speaking = replace(wanted, language=lesson_language(wanted.language, names))
    language, text = speaking.language, await page.written(speaking)
    for number, sheet in page.sheets.items():
        prefix = "" if number == 1 else f"{number}."
        content = {"kind": "start", "version": page.served[number].version}
        content |= {"query": query, "prefix": prefix}
        try:
            asked = service.body(page.served[number], content, client)
            body = await asyncio.wait_for(asked, PATIENCE)
            # In no thread: it is charged to the visitor (`command/cpu_budget.py`).
            before = _before(body, json.dumps({**sheet, "words": ""}, sort_keys=True), language)
        except (Busy, Crowded, TimeoutError):
            body, before = b"", _without_picture(sheet, language)
        told = {"query": query, "body": b64encode(body).decode()} if 0 < len(body) < MOST else None
        text = text.replace(place_of(number), before)
        text = text.replace(f'"{start_of(number)}"', in_script(told))
    return text


def _without_picture(sheet: Mapping[str, Any], language: str) -> str:
    begins = {one["name"]: one["default"] for one in sheet["parameters"]}
    return _skeleton(sheet, begins, "", language)


def _before(body: bytes, sheet_text: str, language: str) -> str:
    """What stands in the place of a lesson until its script runs."""
    digest = digest_of(body, sheet_text, language)
    return _STILLS.get(digest) or _STILLS.put(digest, _drawn(body, sheet_text, language))


def _drawn(body: bytes, sheet_text: str, language: str) -> str:
    sheet = json.loads(sheet_text)
    own, block = opened(body)
    if own.get("kind") in ("error", "version") or not block:
        return _without_picture(sheet, language)
    message, numbers = unpacked(block)
    _to_act(sheet, message, own.get("act") or message.get("act") or 1)
    if sheet["guess"] and message["guesses"]:
        sheet["guess"] = message["guesses"][0]  # its words and its scale depend on the values
    challenge = own.get("challenge") or message.get("challenge")
    if challenge:
        sheet["guess"] = None
    still = still_of(
        message, numbers[0], sheet["guess"], label=say_in(language, "stage-balls-start")
    )
    goal = _goal(sheet, challenge, language)
    return _skeleton(sheet, message["values"], still, language, goal)


def _goal(sheet: Mapping[str, Any], challenge: str | None, language: str) -> str:
    """What a challenge asks for, where a link opens it."""
    names = [one["name"] for one in sheet["challenges"]]
    if challenge not in names:
        return ""
    place = names.index(challenge)
    head = say_in(language, "star-head", place=place + 1, all=len(names))
    goal = _as_text(in_words(sheet["challenges"][place]["goal"], language))
    return (
        f'<p class="carom-question carom-goal"><span class="carom-given">{head}</span> {goal}</p>'
    )


def _to_act(sheet: dict[str, Any], message: dict[str, Any], act: int | str) -> None:
    """Leave what the act shows: its runs in its order, and the question of the first one alone."""
    if not isinstance(act, int) or act > len(sheet["acts"]):
        return
    named = {one["name"]: one for one in message["runs"]}
    shown = [named[name] for name in sheet["acts"][act - 1]["runs"] if name in named]
    message["runs"] = shown or message["runs"]
    if act > 1:
        sheet["guess"] = None


def _skeleton(
    sheet: Mapping[str, Any],
    values: Mapping[str, Any],
    still: str,
    language: str,
    goal: str = "",
) -> str:
    """The frame of a lesson as its script will build it: question, stage, and choices."""
    guess = sheet["guess"] and sheet["guess"] | {
        part: in_words(sheet["guess"][part], language) for part in ("question", "choices")
    }
    question, choices = _asked(guess, values, language) if guess else (goal, "")
    asks = ""
    if guess:
        asks = f' data-asks="{guess["kind"]}" data-choices="{len(guess.get("choices") or ())}"'
    return (
        f'<div class="carom-lesson carom-before" data-ready="false" '
        f'data-covered="{str(bool(guess)).lower()}"{asks}><div class="carom-grid">'
        f'<div class="carom-asked"><p class="carom-too-old">{say_in(language, "page-too-old")}</p>'
        f"{question}</div>"
        f'<div class="carom-main"><div class="carom-stage">{still}</div></div>'
        f'<div class="carom-rail">{choices}<div class="carom-panel">'
        f'<p class="carom-by-itself">{say_in(language, "page-no-scripts")} '
        f'<a href="" target="_blank" rel="noopener">{say_in(language, "page-by-itself")}</a></p>'
        "</div></div></div></div>"
    )


def _asked(guess: Mapping[str, Any], values: Mapping[str, Any], language: str) -> tuple[str, str]:
    """The question, and its answers to choose from."""
    words = re.sub(
        r"\{\$?(\w+)\}",
        lambda found: _plain(values[found[1]]) if found[1] in values else found[0],
        guess["question"],
    )
    *given, asked = (_SYMBOL.sub(_set, _as_text(line)) for line in words.split("\n"))
    before = "".join(f"{line} " for line in given)
    rows = "".join(
        '<label class="carom-choice"><input type="radio" disabled><span class="carom-letter" '
        f'aria-hidden="true">{letter}</span><span>{escape(choice)}</span></label>'
        for letter, choice in zip("ABCDEFGH", guess["choices"], strict=False)
    )
    choices = f'<div class="carom-choices">{rows}</div>' if rows else ""
    # The chosen answer will stand in the question: its place is reserved from the start.
    places = "".join(
        f'<span data-words="{escape(choice, quote=True)}"></span>' for choice in guess["choices"]
    )
    set_answer = (
        f' <span class="carom-set-answer" aria-hidden="true">{places}</span>' if rows else ""
    )
    return (
        f'<p class="carom-question"><span class="carom-given">{before}</span>'
        f"<span>{asked}</span>{set_answer}</p>",
        f'<section class="carom-guess" aria-label="{say_in(language, "guess-region")}">'
        '<div class="carom-asking">'
        f'<div class="carom-guess-fields">{choices}</div></div></section>',
    )


#: A symbol with a subscript, k_b say, as the page sets it (`page/base/dom.js`).
_SYMBOL = re.compile(r"(?<!\w)([^\W\d_]{1,3})_([^\W_]{1,3})(?!\w)")


def _as_text(line: str) -> str:
    return unbroken(escape(line))


def _set(found: re.Match[str]) -> str:
    return f'<i class="carom-symbol">{found[1]}<sub>{found[2]}</sub></i>'


def _plain(value: Any) -> str:
    """A value as a reader reads it."""
    if isinstance(value, bool):
        return "1" if value else "0"
    return f"{value:.12g}" if isinstance(value, int | float) else str(value)
