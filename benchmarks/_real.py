"""Real browsers among the students of a class."""

import asyncio
import sys
import time
from pathlib import Path

from playwright.async_api import async_playwright

ROOT = Path(__file__).resolve().parents[1]
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PATIENCE = 60.0  # s
KILLED_WITH_TROUBLE = 1  # the last browser, if there are more than one

READY = "document.querySelector('.carom-lesson')?.dataset.ready === 'true'"
OFFLINE = "document.querySelector('.carom-lesson').dataset.offline === 'true'"
MOVE = """async () => {
  const root = document.querySelector(".carom-lesson");
  const sliders = [...root.querySelectorAll(".carom-control input[type=range]")]
    .filter((one) => one.checkVisibility() && !one.matches(":disabled"));
  const one = sliders[Math.floor(Math.random() * sliders.length)];
  const before = root.dataset.sequence;
  const start = performance.now();
  const middle = (Number(one.min) + Number(one.max)) / 2;
  const step = (Number(one.max) - Number(one.min)) / 10;
  one.value = Number(one.value) + (Number(one.value) > middle ? -step : step);
  one.dispatchEvent(new Event("input", { bubbles: true }));
  while (root.dataset.sequence === before && performance.now() - start < 60000) {
    await new Promise((go) => { setTimeout(go, 5); });
  }
  return (performance.now() - start) / 1000;
}"""


def program():
    """The browser that the tests use."""
    sys.path[:0] = [str(ROOT / "tests" / "browser")]
    import browsers

    return browsers.find()


async def requests_of(address):
    """Every address that a page asks for until its first picture is there."""
    loaded = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        page = await browser.new_page()
        page.on("request", lambda one: loaded.append(one.url))
        await page.goto(address)
        await until(page, READY)
        await page.close(run_before_unload=True)
        await browser.close()
    return [one for one in loaded if one.startswith("http")]


async def until(page, expression):
    """Wait until an expression holds; asked from outside, as the page compiles no text."""
    end = time.monotonic() + PATIENCE
    while not await page.evaluate(expression):
        if time.monotonic() > end:
            raise TimeoutError(f"in {PATIENCE:g} s it never became true: {expression}")
        await asyncio.sleep(0.05)


async def play_for_real(address, lessons, asked, end, seen):
    """All browsers, each a program of its own, so that one can be killed; what went wrong."""
    async with async_playwright() as playwright:
        played = [
            play_one(playwright, address, lessons[n % len(lessons)], n, asked, end, seen)
            for n in range(asked.browsers)
        ]
        problems = await asyncio.gather(*played)
    return "; ".join(filter(None, problems)) or None


async def play_one(playwright, address, lesson, number, asked, end, seen):
    """One browser from arrival to leaving."""
    await asyncio.sleep(asked.arrive * (number + 0.5) / asked.browsers)
    browser = await playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
    killed = asked.trouble and number and number >= asked.browsers - KILLED_WITH_TROUBLE
    end = end - asked.play / 2 if killed else end
    try:
        page = await browser.new_page()
        start = time.monotonic()
        await page.goto(f"{address}voila/render/{lesson}.ipynb", wait_until="commit")
        await until(page, READY)
        seen.append(("first slider", time.monotonic() - start))
        while time.monotonic() < end:
            await until(page, f"!({OFFLINE})")
            took = await page.evaluate(MOVE)
            if not await page.evaluate(OFFLINE):
                seen.append(("slider answer", took))
            await asyncio.sleep(min(asked.every, max(0.1, end - time.monotonic())))
        if not killed:
            await page.close(run_before_unload=True)
    except Exception as problem:
        return f"browser at {lesson}: {type(problem).__name__} {str(problem).splitlines()[0]}"
    finally:
        await browser.close()
    return None
