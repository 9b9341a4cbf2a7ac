"""Before the guess a page does not depend on the run: the same question, beside another run."""

import re
from base64 import b64decode, b64encode
from collections.abc import Mapping
from io import BytesIO
from typing import Any, NamedTuple
from urllib.parse import urlencode

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, Route

from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.wire import framed, opened, packed, unpacked
from tests.browser.conftest import Open
from tests.browser.lesson_pages import PATIENCE, picture, resize, wait_for_state
from tests.browser.student import ACTS, EXPERIMENTS
from tests.other_run import another_truth, with_another_run
from tests.serving.running import Server

#: A draw of each bank: not the one with which the act begins.
DRAW = 4

#: Greatest difference of a pixel, of 255, that a browser makes between two pictures of one page.
NOISE = 16

#: What is seen: places of all elements, texts, names for those who hear the page.
SEEN = """() => {
  const root = document.querySelector(".carom-lesson");
  const visible = [...root.querySelectorAll("*")].filter((one) => one.checkVisibility(
    { visibilityProperty: true, opacityProperty: true }));
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`;
  const boxes = visible.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${name(one)} ${[x, y, width, height].map((side) => side.toFixed(2))}`;
  });
  const own = (one) => [...one.childNodes].filter(({ nodeType }) => nodeType === 3)
    .map(({ textContent }) => textContent).join("");
  const told = ["aria-label", "aria-valuetext", "title", "placeholder", "max"];
  const said = visible.flatMap((one) =>
    [own(one).trim(), one.value, ...told.map((part) => one.getAttribute(part))]
      .filter(Boolean).map((text) => `${name(one)} ${text}`));
  return { boxes, said };
}"""


#: Opens the sheet with the card, also while its button waits for the guess.
OPEN_SHEET = """() => {
  const button = document.querySelector(".carom-share");
  button.disabled = false;
  button.click();
}"""

#: A desk and a phone.
SIZES = ((1280, 800), (390, 664))

#: A question is open, or a challenge waits.
ASKS, WAITS = "data.phase === 'ask'", "'task' in data && data.covered === 'true'"

#: The challenges by their notebooks.
CHALLENGES = [
    (notebook, place)
    for notebook, experiment in EXPERIMENTS.items()
    for place in range(len(experiment.challenges))
]


def asked_of(experiment: Experiment, act: int) -> dict[str, Any]:
    """Values of a draw of the act, over all."""
    return experiment.acts[act - 1].values | bank_of(experiment)[act][DRAW].values


class Shown(NamedTuple):
    """A page at rest, in one size of its window."""

    elements: dict[str, list[str]]
    tree: str  # of names
    pixels: bytes


class Seen(NamedTuple):
    """A page in all sizes, and the card that it would share."""

    sizes: list[Shown]
    card: bytes


def seen_at(page: Page, address: str, condition: str) -> Seen:
    """What an open question shows, of one load."""
    resize(page, SIZES[0])
    page.goto(address, wait_until="domcontentloaded", timeout=PATIENCE)
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    wait_for_state(page, condition)
    sizes = [shown_in(page, size) for size in SIZES]
    page.evaluate(OPEN_SHEET)
    return Seen(sizes, card(page))


def shown_in(page: Page, size: tuple[int, int]) -> Shown:
    """What a window of this size shows once its pixels stand."""
    resize(page, size)
    last = b""
    while (now := page.screenshot(animations="disabled", caret="hide")) != last:
        last = now
    return Shown(page.evaluate(SEEN), page.locator("body").aria_snapshot(), now)


def card(page: Page) -> bytes:
    """The card that is to be shared, as PNG."""
    return b64decode(picture(page, ".carom-share-picture canvas").partition(",")[2])


def unlike(one: bytes, other: bytes) -> int:
    """The greatest difference of a pixel in two pictures of one size, of 255."""
    pictures = (Image.open(BytesIO(each)).convert("RGB") for each in (one, other))
    return max(high for _, high in ImageChops.difference(*pictures).getextrema())


def altered(body: bytes, truths: Mapping[str, Any]) -> bytes:
    """An answer of the server, about another run."""
    own, block = opened(body)
    if own.get("kind") in ("error", "version") or not block:
        return body
    message, buffers = unpacked(block)
    if message["kind"] != "picture":
        return body
    message, numbers = with_another_run(message, buffers[0], truths)
    return framed(own) + packed(message, [numbers])


def with_another_run_on(page: Page, truths: Mapping[str, Any]) -> list[str]:
    """Let the page have another run, whether it comes with the page or is asked for."""
    changed: list[str] = []

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=altered(response.body(), truths))
        changed.append(route.request.url)

    def opening(route: Route) -> None:
        response = route.fetch()

        def other(found: re.Match[str]) -> str:
            changed.append(route.request.url)
            return f'"body":"{b64encode(altered(b64decode(found[1]), truths)).decode()}"'

        route.fulfill(response=response, body=re.sub(r'"body":"([^"]*)"', other, response.text()))

    page.route("**/carom/answer", answer)
    page.route(re.compile(r"/\d\d_\w+\?"), opening)
    return changed


@pytest.mark.parametrize(("notebook", "number"), ACTS)
def test_before_the_guess_a_page_does_not_depend_on_the_run(
    carom_server: Server, open_page: Open, notebook: str, number: int
) -> None:
    carom_server.rehearse(f"{notebook}.ipynb")
    lesson = EXPERIMENTS[notebook]
    values = asked_of(lesson, number)
    link = urlencode({"act": number, "level": 1, "draw": 1, "fresh": 1, **values})
    truths = another_truth(lesson, number, lesson.check(values))
    page = open_page("about:blank").page
    is_the_same_beside_another_run(page, f"{carom_server.address}{notebook}?{link}", truths, ASKS)


@pytest.mark.parametrize(("notebook", "place"), CHALLENGES)
def test_before_it_is_let_go_a_challenge_does_not_depend_on_the_run(
    carom_server: Server, open_page: Open, notebook: str, place: int
) -> None:
    carom_server.rehearse(f"{notebook}.ipynb")
    one = EXPERIMENTS[notebook].challenges[place]
    link = urlencode({"challenge": one.name, "act": 1, "level": 1, "fresh": 1, **one.values})
    page = open_page("about:blank").page
    is_the_same_beside_another_run(page, f"{carom_server.address}{notebook}?{link}", {}, WAITS)


def is_the_same_beside_another_run(
    page: Page, address: str, truths: Mapping[str, Any], condition: str
) -> None:
    """The page of an address looks and reads alike, whatever its run; so does its card."""
    seen = seen_at(page, address, condition)
    changed = with_another_run_on(page, truths)
    other = seen_at(page, address, condition)
    assert changed, "the other run never came to the page"
    for now, before in zip(other.sizes, seen.sizes, strict=True):
        assert now.elements["said"] == before.elements["said"]
        assert now.tree == before.tree
        assert now.elements["boxes"] == before.elements["boxes"]
        assert unlike(now.pixels, before.pixels) <= NOISE
    assert unlike(other.card, seen.card) <= NOISE
