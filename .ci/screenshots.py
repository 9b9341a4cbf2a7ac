"""Pictures of all lessons for the eye: `make screenshots`, or of those named (ARGS=01_plane).

They go to test-results/screenshots, which git ignores: the gallery, and of each lesson the first
screen and the whole page after the guess, on a desk and on a phone, light and dark.
"""

import sys
from pathlib import Path

import environment

FOLDER = environment.ROOT / "test-results" / "screenshots"
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
PATIENCE = 120_000  # ms
READY = '.carom-lesson[data-ready="true"]'


def lessons():
    """Names of the notebooks with a lesson, or of those that the command line names in part."""
    found = sorted(path.stem for path in (environment.ROOT / "lessons").glob("[0-9]*.ipynb"))
    found = [name for name in found if not name.startswith("00")]
    named = [name for name in found if any(part in name for part in sys.argv[1:])]
    if sys.argv[1:] and not named:
        environment.fail("there is no such lesson.", "lessons/ holds: " + ", ".join(found))
    return named or found


def take(page, name, whole):
    """Save what the window shows, or the whole page."""
    page.screenshot(path=str(FOLDER / f"{name}.png"), full_page=whole)
    environment.say(f"{name}.png")


def lesson(page, address, name, end):
    """The first screen, then the whole page with the result, at the first contact."""
    page.goto(f"{address}{name}", wait_until="domcontentloaded", timeout=PATIENCE)
    page.wait_for_selector(READY, timeout=PATIENCE)
    take(page, f"{name}_first_{end}", whole=False)
    skip = page.get_by_role("button", name="Skip and show me")
    if skip.count() and skip.first.is_visible():
        skip.first.click()
    page.get_by_role("button", name="One contact on").first.click()
    page.locator(".carom-lesson .carom-chart").first.scroll_into_view_if_needed()
    page.wait_for_selector(".carom-chart-box[data-words]", timeout=PATIENCE)
    page.evaluate("scrollTo(0, 0)")  # what stays in view while a person scrolls goes home
    take(page, f"{name}_whole_{end}", whole=True)


def main():
    """One browser, one server, all pictures."""
    sys.path[:0] = [str(environment.ROOT)]
    from playwright.sync_api import sync_playwright

    from tests.browser.chromium import find
    from tests.serving.running import running

    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        sync_playwright() as playwright,
        running("--pool", "0", folder=environment.ROOT / "lessons") as server,
    ):
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for kind, (width, height) in SIZES.items():
            for scheme in ("light", "dark"):
                # At rest, so that two sets can be compared.
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=scheme,
                    reduced_motion="reduce",
                    bypass_csp=True,
                )
                page = context.new_page()
                page.goto(server.address, timeout=PATIENCE)
                take(page, f"gallery_{kind}_{scheme}", whole=True)
                for name in lessons():
                    lesson(page, server.address, name, f"{kind}_{scheme}")
                context.close()
        browser.close()
    environment.say(f"pictures are in {FOLDER}")


if __name__ == "__main__":
    lessons()  # complains before a minute of installing
    if Path(sys.prefix) != environment.FOLDER:
        environment.ready()
        environment.become([str(environment.PYTHON), str(Path(__file__)), *sys.argv[1:]])
    main()
