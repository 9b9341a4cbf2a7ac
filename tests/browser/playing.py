"""Random acts of a restless reader, and what must hold of the page after each."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page

from tests.browser.waiting import until

__all__ = ["Player"]

SIZES = ((1280, 800), (390, 664), (664, 390), (820, 1100))
TYPED = (
    "",
    "abc",
    "1e9",
    "-5",
    "0,3",
    "nothing",
    "∞",
    "0.5",
    "3",
    "7.25",
    "1e-300",
    "9" * 60,
    "−2",
    "{}",
)
STAGE_KEYS = (" ", "ArrowRight", "ArrowLeft", "Shift+ArrowRight", "Home", "+", "-", "0", "w", "d")
SLIDER_KEYS = ("Home", "End", "ArrowRight", "ArrowLeft", "PageUp", "PageDown")

#: Types into the field that has the focus, over what is selected.
INSERT = "(text) => document.execCommand(text ? 'insertText' : 'delete', false, text)"

#: Chooses one of the elements that can be seen and used, brings it into sight, says where it is.
CHOOSE = """([selector, chance]) => {
  const all = [...document.querySelectorAll(selector)].filter((one) => !one.disabled
    && !one.closest("[inert]")
    && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  const one = all[Math.floor(chance * all.length)];
  if (!one) return null;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x, y, width, height, count: one.options?.length ?? 0,
    name: one.getAttribute("aria-label") || one.textContent.slice(0, 40) || one.className };
}"""

#: What is wrong with the page as it stands, in words. What is typed and not yet taken, or refused
#: with its reason beside it, may differ from what holds.
WRONG = r"""() => {
  const found = [];
  const words = document.body.innerText;
  for (const bad of ["NaN", "undefined", "[object", "null m", "Infinity"]) {
    const at = words.indexOf(bad);
    if (at >= 0) found.push(`the page says ${bad}: ${words.slice(Math.max(0, at - 40), at + 40)}`);
  }
  for (const one of document.querySelectorAll("[aria-label], [aria-valuetext]")) {
    const said = `${one.getAttribute("aria-label")} ${one.getAttribute("aria-valuetext") ?? ""}`;
    if (/NaN|undefined|\[object/.test(said)) found.push(`a label says ${said}`);
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than its window`);
  return found;
}"""

#: Numbers that tell the same and differ: slider, box, switch and link; flag and box; clocks.
CONTRADICTIONS = r"""() => {
  const found = [], search = new URLSearchParams(location.search);
  const plain = (text) => String(text).replace(/\u202f/g, "").replace(",", ".").replace("−", "-");
  const number = (text) => Number.parseFloat(plain(text));
  const close = (one, two) => Math.abs(one - two) <= 1e-4 * Math.max(1e-9, Math.abs(one));
  for (const control of document.querySelectorAll(".carom-control[data-parameter]")) {
    const name = control.dataset.parameter, key = search.get(name);
    const text = control.querySelector('input[type="text"]');
    const slider = control.querySelector('input[type="range"]');
    if (!slider || text.getAttribute("aria-invalid") === "true") continue;
    const held = number(slider.getAttribute("aria-valuetext"));
    if (text !== document.activeElement && !close(held, number(text.value))) {
      found.push(`${name}: the slider says ${held}, its box ${text.value}`);
    }
    if (key !== null && !close(held, number(key))) {
      found.push(`${name}: ${held}, in the link ${key}`);
    }
    const home = control.querySelector(".carom-reset").classList.contains("carom-idle");
    if (key === null && !home) found.push(`${name}: ${held} is not in the link`);
  }
  const data = document.querySelector(".carom-lesson").dataset;
  const now = document.querySelector(".carom-now")?.textContent;
  const bar = document.querySelector(".carom-time")?.textContent;
  if (data.playing === "false" && data.covered === "false" && now && bar && !bar.startsWith(now)) {
    found.push(`the stage says ${now}, the bar of time ${bar}`);
  }
  const flag = document.querySelector(".carom-flag-label")?.textContent;
  const box = document.querySelector(".carom-guess-box input");
  if (data.phase === "ask" && flag && box?.inputMode === "decimal" && box.value !== ""
    && box.getAttribute("aria-invalid") !== "true" && Number.isFinite(Number(box.value))
    && document.querySelector(".carom-flag")?.checkVisibility()
    && Math.abs(number(flag) - number(box.value)) > 0.006) {
    found.push(`the flag says ${flag}, its box ${box.value}`);
  }
  return found;
}"""

LESSON = ".carom-lesson"
READY = f'{LESSON}[data-ready="true"]'


@dataclass
class Player:
    """Plays a lesson at random.

    page : the lesson, with its first picture
    chance : what comes next
    errors : what the console of the page holds so far
    """

    page: Page
    chance: random.Random
    errors: list[str]
    done: list[str] = field(default_factory=list)

    def play(self, count: int) -> None:
        """So many acts; after each the page must be as it should."""
        self.home = self.page.url
        # A reload brings a new window: a true print would hold the page.
        self.page.add_init_script("window.print = () => {}")
        self.page.evaluate("window.print = () => {}")
        acts: list[Callable[[], str]] = [
            *([self.type_something] * 4),
            *([self.move_slider] * 4),
            *([self.press] * 7),
            *([self.choose] * 2),
            *([self.drag] * 3),
            *([self.key_on_stage] * 2),
            *([self.undo] * 2),
            self.resize,
            self.follow_link,
            self.open_again,
            self.go_back,
        ]
        for number in range(count):
            self.done.append(self.chance.choice(acts)())
            self.see_that_all_is_well(settled=number % 5 == 4 or number == count - 1)

    def see_that_all_is_well(self, settled: bool) -> None:
        story = "\n".join(["", *self.done[-12:]])
        if not self.page.locator(LESSON).count() or not self.page.url.startswith("http"):
            self.come_home()
        wrong = self.seen(WRONG)
        assert wrong == [], f"{wrong} after{story}"
        assert self.errors == [], f"{self.errors} after{story}"
        if settled:
            self.page.evaluate("document.activeElement?.blur()")
            try:
                until(self.page, f"() => ({CONTRADICTIONS})().length === 0", timeout=20_000)
            except AssertionError:
                raise AssertionError(f"{self.page.evaluate(CONTRADICTIONS)} after{story}") from None

    def come_home(self) -> None:
        """Back to the lesson, should an act have left it."""
        for _ in range(5):
            try:
                self.page.goto(self.home, wait_until="domcontentloaded")
                break
            except Error as error:  # another way to a page was still under way, and has won
                if "interrupted by another navigation" not in error.message:
                    raise
                self.page.wait_for_load_state("domcontentloaded")
        else:
            raise AssertionError("five times another way to a page won")
        self.wait()

    def wait(self) -> None:
        self.page.wait_for_selector(READY, timeout=60_000)

    def seen(self, expression: str, arg: Any = None) -> Any:
        """What an expression gives, of the page that comes where an act leads to another one."""
        try:
            return self.page.evaluate(expression, arg)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
            self.page.wait_for_load_state("domcontentloaded")
            if self.page.locator(LESSON).count():
                self.wait()
            else:
                self.come_home()
            return self.page.evaluate(expression, arg)

    def pick(self, selector: str) -> dict[str, Any]:
        return self.page.evaluate(CHOOSE, [selector, self.chance.random()]) or {}

    def middle(self, box: dict[str, Any]) -> tuple[float, float]:
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def type_something(self) -> str:
        box = self.pick(f'{LESSON} input[type="text"]')
        if not box:
            return "found no box"
        text, end = self.chance.choice(TYPED), self.chance.choice(("Enter", "Tab", "Escape"))
        self.page.mouse.click(*self.middle(box))
        self.page.keyboard.press("Control+a")
        # Playwright waits without end for an insertion while another page is under way.
        self.seen(INSERT, text)
        self.page.keyboard.press(end)
        return f"typed {text!r} and {end} into {box['name']}"

    def move_slider(self) -> str:
        box = self.pick(f'{LESSON} input[type="range"]')
        if not box:
            return "found no slider"
        if self.chance.random() < 0.5:
            self.page.mouse.click(*self.middle(box))
            keys = self.chance.choices(SLIDER_KEYS, k=self.chance.randint(1, 4))
            for key in keys:
                self.page.keyboard.press(key)
            return f"pressed {keys} on {box['name']}"
        y = box["y"] + box["height"] / 2
        from_, to = (box["x"] + box["width"] * self.chance.random() for _ in range(2))
        self.page.mouse.move(from_, y)
        self.page.mouse.down()
        self.page.mouse.move(to, y, steps=4)
        self.page.mouse.up()
        return f"dragged {box['name']}"

    def press(self) -> str:
        box = self.pick(
            f"{LESSON} :is(button, summary, input[type=radio], input[type=checkbox]),"
            " .carom-bar-of-acts button"
        )
        if not box:
            return "found no button"
        before = self.page.url
        self.page.mouse.click(*self.middle(box))
        if "theme" in self.page.url and self.page.url != before:
            self.wait()
        return f"pressed {box['name']}"

    def choose(self) -> str:
        box = self.pick(f"{LESSON} select")
        if not box:
            return "found no list"
        self.page.mouse.move(*self.middle(box))
        place = self.chance.randrange(max(1, box["count"]))
        chosen = self.page.evaluate(
            """([x, y, place]) => {
              const list = document.elementFromPoint(x, y)?.closest("select");
              const option = list?.options[place];
              if (!option || option.disabled || option.hidden) return "nothing";
              list.value = option.value;
              list.dispatchEvent(new Event("change", { bubbles: true }));
              return option.textContent;
            }""",
            [*self.middle(box), place],
        )
        return f"chose {chosen} in {box['name']}"

    def drag(self) -> str:
        target = self.chance.choice(
            (".carom-stage", ".carom-grip", ".carom-flag-grip", ".carom-stage")
        )
        box = self.pick(f"{LESSON} {target}")
        if not box:
            return f"found no {target}"
        x, y = self.middle(box)
        if target == ".carom-stage":
            x, y = (
                box[at] + box[size] * self.chance.random()
                for at, size in (("x", "width"), ("y", "height"))
            )
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        way = [self.chance.uniform(-250, 250) for _ in range(2)]
        self.page.mouse.move(x + way[0], y + way[1], steps=4)
        self.page.mouse.up()
        return f"dragged {target} by {way[0]:.0f}, {way[1]:.0f}"

    def key_on_stage(self) -> str:
        key = self.chance.choice(STAGE_KEYS)
        self.page.locator(".carom-stage").first.focus()
        self.page.keyboard.press(key)
        return f"pressed {key!r} on the stage"

    def undo(self) -> str:
        key = self.chance.choice(("Control+z", "Control+z", "Control+Shift+z"))
        self.page.locator(".carom-stage").first.focus()
        for _ in range(self.chance.randint(1, 3)):
            self.page.keyboard.press(key)
        return f"pressed {key}"

    def resize(self) -> str:
        width, height = self.chance.choice(SIZES)
        self.page.set_viewport_size({"width": width, "height": height})
        return f"made the window {width} x {height}"

    def follow_link(self) -> str:
        box = self.pick("main a[href^='#']")
        if not box:
            return "found no link in the text"
        self.page.mouse.click(*self.middle(box))
        return f"followed {box['name']}"

    def open_again(self) -> str:
        self.page.reload(wait_until="domcontentloaded")
        self.wait()
        return "loaded the page again"

    def go_back(self) -> str:
        try:
            self.page.go_back(wait_until="domcontentloaded", timeout=10_000)
        except Error:
            self.come_home()
        if self.page.locator(LESSON).count():
            self.wait()
        return "went back"
