"""Every act of every lesson, as a reader plays it: asked, answered, told, asked anew."""

import pytest
from playwright.sync_api import Page, expect

from kernel_lib.experiments import lessons
from tests.browser.lesson_pages import see_now, state, wait_for_state
from tests.browser.lessons.test_shifts import SHIFTED, WATCH
from tests.browser.student import Course
from tests.browser.waiting import until

NOTEBOOKS = {
    "01_plane_bounce": "plane_bounce",
    "02_oblique_plane": "oblique_plane",
    "03_two_balls": "two_balls",
    "04_rotating_spheres": "rotating_spheres",
    "05_newtons_cradle": "newtons_cradle",
    "06_soft_contact": "soft_contact",
    "07_bowl": "bowl",
    "08_many_balls": "many_balls",
    "09_track": "track",
    "10_attracting_stones": "attracting_stones",
}
LESSONS = lessons()
ACTS = [
    (notebook, number)
    for notebook, name in NOTEBOOKS.items()
    for number, act in enumerate(LESSONS[name].acts, start=1)
    if act.cases
]

#: Most words of a question, of what a verdict says, and of its head; most things next to the guess
#: that take the focus; most shift of the layout from *Let go* to the verdict.
ASKED, TOLD, HEAD, BESIDE, MOST_SHIFT = 40, 35, 8, 8, 0.05

#: Texts that can be seen outside of the options, and how many things in the rail take the focus.
OPEN = """() => {
  const root = document.querySelector(".carom-lesson");
  const seen = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest(".carom-guess-fields, .carom-set-answer, script, style")) continue;
    if (node.textContent.trim() && parent.checkVisibility({ visibilityProperty: true })) {
      seen.push(node.textContent.trim());
    }
  }
  const rail = root.querySelector(".carom-rail");
  const focused = "button, input, select, a[href], [tabindex='0'], summary";
  const beside = [...rail.querySelectorAll(focused)].filter((one) => !one.disabled
    && !one.closest(".carom-guess-fields") && one.checkVisibility({ visibilityProperty: true }));
  const ticks = [...root.querySelectorAll(".carom-ticks *")].filter((one) => one.checkVisibility());
  const options = [...root.querySelectorAll(".carom-choice span:last-child")];
  return { seen, beside: beside.map((one) => one.textContent || one.ariaLabel || one.type),
    ticks: ticks.length, options: options.map((one) => one.textContent) };
}"""
WORDS = "(name) => document.querySelector(name)?.innerText.trim().split(/\\s+/).length ?? 0"


#: Whether the question that is seen has another text.
ASKS_OTHERWISE = """(text) => [...document.querySelectorAll(".carom-question")]
  .find((one) => one.checkVisibility()).innerText !== text"""


def answer(page: Page) -> None:
    """Give some answer, whatever is asked for."""
    choice = page.locator(".carom-guess .carom-choice")
    if choice.count():
        choice.first.click()
    else:
        page.locator(".carom-guess-box input").first.fill("1")


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 664)], ids=["desk", "phone"])
@pytest.mark.parametrize(("notebook", "number"), ACTS)
def test_an_act_asks_tells_and_asks_anew(
    course: Course, notebook: str, number: int, width: int, height: int
) -> None:
    page = course(notebook, f"?act={number}&level=1&draw=1", width=width, height=height)
    wait_for_state(page, "data.phase === 'ask'")
    assert state(page, "covered") == "true"
    found = page.evaluate(OPEN)
    assert not set(found["options"]) & set(found["seen"]), "an answer stands outside the options"
    assert found["ticks"] == 0, "contacts on the bar of time tell"
    assert len(found["beside"]) <= BESIDE, found["beside"]
    assert (
        page.evaluate(WORDS, ".carom-given") + page.evaluate(WORDS, ".carom-given + span") <= ASKED
    ), page.locator(".carom-question:visible").inner_text()
    page.evaluate(WATCH)
    go, most = page.locator(".carom-asking .carom-go"), MOST_SHIFT
    answer(page)
    if go.inner_text() == "My vote":
        go.click()  # which a later act answers; the act's own question follows
        expect(go).not_to_have_text("My vote")
        # A row of speeds has a test of its own; on a phone its fields give way to the verdict.
        go, most = page.get_by_role("button", name="Just show me"), 3 * MOST_SHIFT
    page.evaluate(SHIFTED)
    go.click()
    wait_for_state(page, "data.phase === 'run'")
    see_now(page)
    wait_for_state(page, "data.phase === 'told'")
    expect(page.locator(".carom-head").last).to_be_visible()
    assert 1 <= page.evaluate(WORDS, ".carom-result .carom-text") <= TOLD
    assert page.evaluate(WORDS, ".carom-result .carom-head") <= HEAD
    amount, what = page.evaluate(SHIFTED)
    assert amount <= most, what
    asked = page.locator(".carom-question:visible").inner_text()
    page.get_by_role("button", name="Another one").click()
    wait_for_state(page, "data.phase === 'ask'")
    until(page, ASKS_OTHERWISE, asked)
