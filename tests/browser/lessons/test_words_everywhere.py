"""Lessons in the pseudo-language: what is seen or read aloud without its brackets is no
message."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Page, TimeoutError as Timeout, expect

from kernel_lib.words import messages
from kernel_lib.words.pseudo import pseudo
from tests.browser.lesson_pages import PATIENCE, open_groups, state, wait_for_state
from tests.browser.student import EXPERIMENTS
from tests.serving.running import Server

#: Whatever is written onto a canvas is kept.
KEEP_DRAWN = """globalThis.drawn = new Set();
const { fillText } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
  globalThis.drawn.add(String(text));
  return fillText.call(this, text, ...rest);
};"""

#: What can be seen of a lesson and of what the cells below it show, or is read aloud: texts,
#: labels, what lists offer, and drawings. A listing is code.
SEEN = """() => {
  const found = new Set(globalThis.drawn);
  globalThis.drawn.clear();
  const add = (text) => text?.trim() && found.add(text.trim());
  for (const one of document.querySelectorAll(".carom-lesson *, .output *")) {
    if (one.closest("option") || !one.checkVisibility()) continue;
    if (one.tagName === "PRE" && one.textContent.trim().includes("\\n")) continue;
    for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"]) {
      add(one.getAttribute(name));
    }
    if (one.tagName === "SELECT") {
      for (const part of one.querySelectorAll("option, optgroup")) add(part.label);
    } else if ([...one.childNodes].some((part) => part.nodeType === 3 && part.data.trim())) {
      add(one.textContent);
    }
  }
  return [...found];
}"""

#: Units, functions, symbols with what stands below their line, and the flag of the source.
SHARED = (
    r"\b(?:k[gmN]|[mcµ]m|m[sJ]|rad|[GMk]?Pa|MN|kN|sin|cos|tan|kac|mid|max|min|mmid"
    r"|[EKPckmpv][a-z]|[Je]t)\b|\d+e\d+"
)


def unsaid(text: str) -> str:
    """The words of a text that stand in no brackets."""
    text = re.sub(r"(?<=⟧),? and (?=⟦)", " ", text)  # of a list, which the browser joins
    inner = r"⟦[^⟦⟧]*⟧"
    while re.search(inner, text):
        text = re.sub(inner, " ", text)
    # Parts of a sentence that stand by themselves, such as what it stresses, keep their accents.
    plain = re.findall(r"\b[A-Za-z]{2,}\b", re.sub(SHARED, " ", text))
    return " ".join(word for word in plain if re.search(r"[aceinosuyz]", word, re.IGNORECASE))


class Walk:
    """What a page has shown and said so far."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: dict[str, str] = {}

    def look(self, where: str) -> None:
        """Take in all that can be seen now."""
        for text in self.page.evaluate(SEEN):
            self.seen.setdefault(text, where)

    def press(self, selector: str) -> bool:
        """Press what is there and can be pressed."""
        found = self.page.locator(f"{selector}:visible:enabled")
        if not found.count():
            return False
        with suppress(Timeout):
            found.first.click(timeout=3_000)
            return True
        return False

    def faults(self) -> list[str]:
        """Words without brackets, and where they stood first."""
        return [
            f"{where}: {words!r} in {text!r}"
            for text, where in self.seen.items()
            if (words := unsaid(text))
        ]


def answer(walk: Walk, where: str) -> None:
    """Answer the question that is open, if there is one, and look at what is said."""
    page = walk.page
    go = page.locator(".carom-asking .carom-go")
    if state(page, "covered") != "true" or not go.is_visible():
        return
    walk.look(f"{where}, asked")
    if not walk.press(".carom-guess .carom-choice"):
        for box in page.locator(".carom-guess-box input:visible").all():
            box.fill("1")
    if not walk.press(".carom-asking .carom-go"):
        walk.press(".carom-asking .carom-skip")
    walk.look(f"{where}, under way")
    page.keyboard.press("Escape")
    walk.press(".carom-asking .carom-skip")
    page.keyboard.press("Escape")
    with suppress(Timeout):
        page.wait_for_function(TOLD, timeout=15_000)
    walk.look(f"{where}, told")


TOLD = "() => document.querySelector('.carom-lesson').dataset.covered === 'false'"
AT_ACT = "(act) => document.querySelector('.carom-lesson').dataset.act === act"
CHANGED = "(before) => document.querySelector('.carom-lesson').dataset.sequence !== before"


UNFOLD = """() => {
  const folded = ".carom-lesson details, details.expert, .output details";
  for (const one of document.querySelectorAll(folded)) one.open = true;
}"""


def acts(walk: Walk) -> None:
    """Every act of a lesson, with a question of it and its verdict."""
    bar = walk.page.locator(".carom-acts ol .carom-act")
    for act in (1, 2, 3):
        bar.nth(act - 1).dispatch_event("click")  # also where the bar is folded
        walk.page.wait_for_function(AT_ACT, arg=str(act))
        answer(walk, f"act {act}")


def challenges(walk: Walk, count: int) -> None:
    """Every challenge, with what comes of its first run."""
    page = walk.page
    for place in range(count):
        page.evaluate(UNFOLD)
        walk.look("challenges and exercises")
        entry = page.locator(".carom-challenge button").nth(place)
        entry.dispatch_event("click")  # also where its list is folded again
        expect(page.locator(".carom-goal")).to_contain_text(re.compile(rf"{place + 1}\D+{count}"))
        walk.look(f"challenge {place + 1}")
        page.locator(".carom-challenge-foot .carom-go:visible").first.click()
        wait_for_state(page, "Number(data.time) > 0")
        page.keyboard.press("Escape")
        expect(page.locator(".carom-reached")).not_to_be_empty()
        walk.look(f"challenge {place + 1}, told")


def figures(page: Page) -> None:
    """Every chart of the text is drawn in the place of its still, and has been painted."""
    for figure in page.locator(".carom-figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator(".carom-chart-box[data-words]")).to_be_visible(timeout=PATIENCE)


def set_ups(walk: Walk) -> None:
    """Every set-up, with its question, its verdict, and every panel."""
    page = walk.page
    offered = page.locator(".carom-presets select option:not([value=''])")
    for place in range(offered.count()):
        before = state(page, "sequence")
        page.locator(".carom-presets select").select_option(index=place + 1)
        with suppress(Timeout):
            page.wait_for_function(CHANGED, arg=before, timeout=5_000)
        answer(walk, f"set-up {place + 1}")
        walk.look(f"set-up {place + 1}")


def errors(walk: Walk) -> None:
    """A value that a control cannot take, and what a link says wrongly."""
    for box in walk.page.locator(".carom-control input[type=text]:visible").all()[:3]:
        box.fill("many")
        box.press("Enter")
    walk.look("an error")


@pytest.mark.parametrize("notebook", EXPERIMENTS)
def test_all_that_a_lesson_shows_is_a_message(
    carom_server: Server, browser: Browser, notebook: str
) -> None:
    carom_server.rehearse(f"{notebook}.ipynb")
    page = browser.new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.add_init_script(KEEP_DRAWN)
    walk = Walk(page)
    for query in ("act=1&level=1&draw=1", "act=all&level=3&draw=1&view=none"):
        page.goto(f"{carom_server.address}{notebook}?{query}&lang=xx", timeout=PATIENCE)
        page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
        walk.look("begin")
        if "act=1" in query:
            acts(walk)
            challenges(walk, len(EXPERIMENTS[notebook].challenges))
        else:
            open_groups(page)
            page.evaluate(UNFOLD)
            figures(page)
            walk.look("all panels")
            set_ups(walk)
            errors(walk)
    page.context.close()
    said = [
        name
        for name, one in messages().items()
        if name.startswith(notebook[3:].replace("_", "-")) and is_said(one, walk)
    ]
    whole = [name for name in messages() if name.startswith(notebook[3:].replace("_", "-"))]
    print(f"{notebook}: {len(said)} of {len(whole)} messages said, in {len(walk.seen)} texts")
    faults = walk.faults()
    print("\n".join(faults))
    assert not faults


def is_said(message: str, walk: Walk) -> bool:
    """Whether the longest words of a message, in the pseudo-language, stand in a text."""
    pieces = re.findall(r"⟦([^⟦⟧{}]+)", pseudo(message))
    longest = max((piece.strip() for piece in pieces), key=len, default="")
    return bool(longest) and any(longest in text for text in walk.seen)
