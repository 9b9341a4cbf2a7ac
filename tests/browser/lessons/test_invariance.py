"""Before the guess a page does not depend on the run: the same question, beside another run."""

import re
from base64 import b64decode, b64encode
from collections.abc import Mapping
from io import BytesIO
from typing import Any
from urllib.parse import urlencode

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Page, Route

from kernel_lib.experiments.bank import bank_of
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.protocol.wire import framed, opened, packed, unpacked
from tests.browser.conftest import Open
from tests.browser.lesson_pages import PATIENCE, wait_for_state
from tests.browser.lessons.test_every_act import ACTS, LESSONS, NOTEBOOKS
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


#: A question is open, or a challenge waits.
ASKS, WAITS = "data.phase === 'ask'", "'task' in data && data.covered === 'true'"

#: The challenges by their notebooks.
CHALLENGES = [
    (notebook, place)
    for notebook, name in NOTEBOOKS.items()
    for place in range(len(LESSONS[name].challenges))
]


def asked_of(experiment: Experiment, act: int) -> dict[str, Any]:
    """Values of a draw of the act, over all."""
    return experiment.acts[act - 1].values | bank_of(experiment)[act][DRAW].values


def seen_at(page: Page, address: str, condition: str = ASKS) -> tuple[dict[str, Any], str, bytes]:
    """What an open question shows: elements and texts, the tree of names, pixels at rest."""
    page.goto(address, wait_until="domcontentloaded", timeout=PATIENCE)
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    wait_for_state(page, condition)
    last = b""
    while (now := page.screenshot(animations="disabled", caret="hide")) != last:
        last = now
    return page.evaluate(SEEN), page.locator("body").aria_snapshot(), now


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


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 664)], ids=["desk", "phone"])
@pytest.mark.parametrize(("notebook", "number"), ACTS)
def test_before_the_guess_a_page_does_not_depend_on_the_run(
    carom_server: Server, open_page: Open, notebook: str, number: int, width: int, height: int
) -> None:
    lesson = LESSONS[NOTEBOOKS[notebook]]
    values = asked_of(lesson, number)
    link = urlencode({"act": number, "level": 1, "draw": 1, "fresh": 1, **values})
    page = open_page("about:blank", width=width, height=height).page
    truths = another_truth(lesson, number, lesson.check(values))
    is_the_same_beside_another_run(page, f"{carom_server.address}{notebook}?{link}", truths, ASKS)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 664)], ids=["desk", "phone"])
@pytest.mark.parametrize(("notebook", "place"), CHALLENGES)
def test_before_it_is_let_go_a_challenge_does_not_depend_on_the_run(
    carom_server: Server, open_page: Open, notebook: str, place: int, width: int, height: int
) -> None:
    one = LESSONS[NOTEBOOKS[notebook]].challenges[place]
    link = urlencode({"challenge": one.name, "act": 1, "level": 1, "fresh": 1, **one.values})
    address = f"{carom_server.address}{notebook}?{link}"
    page = open_page("about:blank", width=width, height=height).page
    is_the_same_beside_another_run(page, address, {}, WAITS)


def is_the_same_beside_another_run(
    page: Page, address: str, truths: Mapping[str, Any], condition: str
) -> None:
    """The page of an address looks and reads alike, whatever its run."""
    seen, tree, pixels = seen_at(page, address, condition)
    changed = with_another_run_on(page, truths)
    other, other_tree, other_pixels = seen_at(page, address, condition)
    assert changed, "the other run never came to the page"
    assert other["said"] == seen["said"]
    assert other_tree == tree
    assert other["boxes"] == seen["boxes"]
    assert unlike(pixels, other_pixels) <= NOISE
