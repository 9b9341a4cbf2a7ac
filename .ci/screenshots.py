"""Pictures of all lessons for the eye: `make screenshots`, or of those named (ARGS=01_plane).

They go to test-results/screenshots, which git ignores: the gallery, and of each lesson the first
screen, the verdict and the whole page after it, on a desk and on a phone, light and dark.
`make screenshots ARGS=--readme` takes the one that stands in the README instead, `ARGS=--previews`
those that other sites show next to links.
"""

import argparse
import base64
import io
import sys
from pathlib import Path

import environment

FOLDER = environment.ROOT / "test-results" / "screenshots"
PREVIEWS = environment.ROOT / "lessons" / "previews"
README = environment.ROOT / ".github" / "pictures" / "plane_bounce.png"
SIZES = {"desk": (1280, 800), "phone": (390, 844)}
PREVIEW_SIZE = (1200, 630)
SCHEMES = ("light", "dark")
PATIENCE = 120_000  # ms
READY = '.carom-lesson[data-ready="true"]'
MISTAKE = "3.5"  # m: who takes 70 % of the height


def wishes(arguments):
    """What the command line asks for; a name that is no lesson is refused."""
    reader = argparse.ArgumentParser(prog="make screenshots", description=__doc__.split(":")[0])
    reader.add_argument("names", nargs="*", help="parts of lessons' names; none: all")
    reader.add_argument("--into", type=Path, default=FOLDER, help="folder of the pictures")
    reader.add_argument("--previews", action="store_true", help="take pictures of links alone")
    reader.add_argument("--readme", action="store_true", help="take the README's picture alone")
    asked = reader.parse_args(arguments)
    found = sorted(path.stem for path in (environment.ROOT / "lessons").glob("[0-9]*.ipynb"))
    found = [name for name in found if not name.startswith("00")]
    asked.lessons = [name for name in found if any(part in name for part in asked.names)]
    if asked.names and not asked.lessons:
        environment.fail("there is no such lesson.", "lessons/ holds: " + ", ".join(found))
    asked.lessons = asked.lessons or found
    return asked


def take(page, path, whole=False):
    """Save what the window shows, or the whole page."""
    page.screenshot(path=str(path), full_page=whole)
    environment.say(path.name)


def opened(page, address):
    """A lesson with its first picture."""
    page.goto(address, wait_until="domcontentloaded", timeout=PATIENCE)
    page.wait_for_selector(READY, timeout=PATIENCE)


def to_verdict(page):
    """Jump over the run, and wait for what is said of it."""
    from tests.browser.lesson_pages import see_now

    see_now(page)
    page.locator(".carom-result").first.wait_for()


def lesson(page, address, folder, name, end):
    """The first screen, the verdict, and the whole page with it."""
    opened(page, f"{address}{name}")
    take(page, folder / f"{name}_first_{end}.png")
    vote = page.get_by_role("button", name="Skip the vote")
    if vote.is_visible():
        vote.click()
    page.get_by_role("button", name="Just show me").first.click()
    to_verdict(page)
    take(page, folder / f"{name}_verdict_{end}.png")
    page.evaluate("scrollTo(0, 0)")  # what stays in view while a person scrolls goes home
    take(page, folder / f"{name}_whole_{end}.png", whole=True)


def readme(page, address, path=README):
    """The classic mistake of lesson 01, and what is said to it."""
    opened(page, f"{address}01_plane_bounce")
    page.get_by_label("Your guess in m").fill(MISTAKE)
    page.get_by_role("button", name="Let go").click()
    to_verdict(page)
    take(page, path)


#: The card of the open question, as *Share* makes it; its button waits for the guess.
CARD = """() => {
  const button = document.querySelector(".carom-share");
  button.disabled = false;
  button.click();
  const shown = document.querySelector(".carom-share-picture");
  return [shown.querySelector("canvas").toDataURL().split(",")[1], shown.ariaLabel];
}"""
HUES = 128  # of a preview, which is a fifth as large with them


def preview(page, address, name):
    """What a lesson asks, as a card, and the same in words: (png, words)."""
    opened(page, f"{address}{name}?fresh=1")
    coded, words = page.evaluate(CARD)
    return base64.b64decode(coded), words


def keep_preview(picture, words, path):
    """Write a preview with its words, few hues and no more."""
    from PIL import Image, PngImagePlugin

    told = PngImagePlugin.PngInfo()
    told.add_itxt("Description", words)
    image = Image.open(io.BytesIO(picture)).convert("RGB").quantize(HUES, dither=Image.Dither.NONE)
    path.parent.mkdir(exist_ok=True)
    image.save(path, optimize=True, pnginfo=told)
    environment.say(path.name)


def previews(browser, address, lessons, folder=PREVIEWS):
    """The previews of these lessons, and that of the gallery."""
    for name in lessons:
        page = page_of(browser, "desk", "light")
        keep_preview(*preview(page, address, name), folder / f"{name}.png")
        page.close()
    page = page_of(browser, "preview", "light")
    page.goto(address, timeout=PATIENCE)
    keep_preview(page.screenshot(), page.title(), folder / "gallery.png")
    page.close()


def page_of(browser, kind, scheme):
    """A page at rest, so that two sets of pictures can be compared."""
    width, height = SIZES.get(kind, PREVIEW_SIZE)
    size = {"width": width, "height": height}
    return browser.new_page(viewport=size, color_scheme=scheme, reduced_motion="reduce")


def pictures(browser, address, folder, lessons, kind, scheme):
    """The gallery and these lessons, in one size and scheme."""
    page = page_of(browser, kind, scheme)
    page.goto(address, timeout=PATIENCE)
    take(page, folder / f"gallery_{kind}_{scheme}.png", whole=True)
    for name in lessons:
        lesson(page, address, folder, name, f"{kind}_{scheme}")
    page.close()


def main(asked):
    """One browser, one server, all pictures."""
    sys.path[:0] = [str(environment.ROOT)]
    from playwright.sync_api import sync_playwright

    from tests.browser.browsers import find
    from tests.serving.running import running

    asked.into.mkdir(parents=True, exist_ok=True)
    with (
        sync_playwright() as playwright,
        running(folder=environment.ROOT / "lessons") as server,
        playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"]) as browser,
    ):
        if asked.readme:
            readme(page_of(browser, "desk", "light"), server.address)
            return
        if asked.previews:
            previews(browser, server.address, asked.lessons)
            return
        for kind in SIZES:
            for scheme in SCHEMES:
                pictures(browser, server.address, asked.into, asked.lessons, kind, scheme)
    environment.say(f"pictures are in {asked.into}")


if __name__ == "__main__":
    wanted = wishes(sys.argv[1:])  # complains before a minute of installing
    if Path(sys.prefix) != environment.FOLDER:
        environment.ready()
        environment.become([str(environment.PYTHON), str(Path(__file__)), *sys.argv[1:]])
    main(wanted)
