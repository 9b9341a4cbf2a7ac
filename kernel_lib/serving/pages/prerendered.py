"""What a page holds before its script runs: each lesson's still and the answer it opens with.

Both are those of the page's own address, so a link shows its own picture from the first moment.
"""

import asyncio
import json
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from html import escape
from typing import Any

from jinja2 import Environment, FileSystemLoader, Template
from markupsafe import Markup

from kernel_lib.protocol.pictures.still import still_of
from kernel_lib.protocol.wire import in_script, opened, unpacked
from kernel_lib.serving.pages.assets import TEMPLATES
from kernel_lib.serving.pages.languages import Speaking
from kernel_lib.serving.pages.served_page import ServedPage, place_of, start_of
from kernel_lib.serving.pages.typesetting.units import unbroken
from kernel_lib.serving.workers.digest_cache import DigestCache, digest_of
from kernel_lib.serving.workers.fair_queue import Crowded
from kernel_lib.serving.workers.service import Busy, Client, Service
from kernel_lib.words import in_words, say_in
from kernel_lib.words.languages import lesson_language

__all__ = ["opened_page"]

#: s that a visitor waits for the first pictures; a page without them requests them by itself.
PATIENCE = 3.0

#: Bytes of the largest answer that travels in a page; its script requests a larger one.
MOST = 48_000

#: Stills of links that were opened, with their questions, in 8 MB of memory.
_STILLS = DigestCache[str](8 * 2**20)


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
        start = {"query": query, "body": b64encode(body).decode()} if 0 < len(body) < MOST else None
        text = text.replace(place_of(number), before)
        text = text.replace(f'"{start_of(number)}"', in_script(start))
    return text


def _without_picture(sheet: Mapping[str, Any], language: str) -> str:
    begins = {one["name"]: one["default"] for one in sheet["parameters"]}
    return _frame(sheet["guess"], begins, "", language)


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
    challenge = _challenge(sheet, own.get("challenge") or message.get("challenge"), language)
    if challenge:
        sheet["guess"] = None
    label = say_in(language, "stage-balls-start")
    still = still_of(message, numbers[0], sheet["guess"], label=label)
    return _frame(sheet["guess"], message["values"], still, language, challenge)


def _challenge(sheet: Mapping[str, Any], name: str | None, language: str) -> dict[str, Any] | None:
    """What a challenge asks for, where a link opens it, and its place among all."""
    names = [one["name"] for one in sheet["challenges"]]
    if name not in names:
        return None
    place = names.index(name)
    goal = _as_html(in_words(sheet["challenges"][place]["goal"], language))
    return {"place": place + 1, "all": len(names), "goal": goal}


def _to_act(sheet: dict[str, Any], message: dict[str, Any], act: int | str) -> None:
    """Leave what the act shows: its runs in its order, and the question of the first one alone."""
    if not isinstance(act, int) or act > len(sheet["acts"]):
        return
    named = {one["name"]: one for one in message["runs"]}
    shown = [named[name] for name in sheet["acts"][act - 1]["runs"] if name in named]
    message["runs"] = shown or message["runs"]
    if act > 1:
        sheet["guess"] = None


def _frame(
    guess: Mapping[str, Any] | None,
    values: Mapping[str, Any],
    still: str,
    language: str,
    challenge: Mapping[str, Any] | None = None,
) -> str:
    """The frame of a lesson as its script will build it: question, stage, and choices."""
    given, asked = _question(guess, values, language) if guess else ("", "")
    return _template().render(
        guess=guess,
        given=given,
        asked=asked,
        choices=in_words(guess["choices"], language) if guess else (),
        challenge=challenge,
        still=Markup(still),
        say=partial(say_in, language),
    )


@cache
def _template() -> Template:
    folder = FileSystemLoader(TEMPLATES)
    return Environment(loader=folder, autoescape=True).get_template("before.html.j2")


def _question(
    guess: Mapping[str, Any], values: Mapping[str, Any], language: str
) -> tuple[Markup, Markup]:
    """What is given, and what is asked, with the present values."""
    words = re.sub(
        r"\{\$?(\w+)\}",
        lambda found: _plain(values[found[1]]) if found[1] in values else found[0],
        in_words(guess["question"], language),
    )
    *given, asked = (Markup(_SYMBOL.sub(_set, _as_html(line))) for line in words.split("\n"))
    return Markup("").join(line + " " for line in given), asked


#: A symbol with a subscript, k_b say, as the page sets it (`page/base/dom.js`).
_SYMBOL = re.compile(r"(?<!\w)([^\W\d_]{1,3})_([^\W_]{1,3})(?!\w)")


def _as_html(line: str) -> Markup:
    return Markup(unbroken(escape(line)))


def _set(found: re.Match[str]) -> str:
    return f'<i class="carom-symbol">{found[1]}<sub>{found[2]}</sub></i>'


def _plain(value: Any) -> str:
    """A value as a reader reads it."""
    if isinstance(value, bool):
        return "1" if value else "0"
    return f"{value:.12g}" if isinstance(value, int | float) else str(value)
