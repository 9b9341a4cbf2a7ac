"""The three engines that students have: first picture of lesson 01, and frames of lesson 08.

A newcomer each time, in turns, so that a busy machine slows all of them. The first picture is what
the browser says it has painted first; live is the stage once its script runs. Frames are those of a
thousand balls while the clock runs.

    python benchmarks/engines.py [--rounds 5] [--seconds 8]
"""

import argparse
import shutil
import statistics
import sys
import tempfile

from _machine import machine
from _pages import ROOT
from _server import carom
from frames import INTERVALS

sys.path[:0] = [str(ROOT)]
from tests.browser.engines import steps  # noqa: E402
from tests.browser.engines.chromium import Chromium  # noqa: E402
from tests.browser.engines.firefox import Firefox  # noqa: E402
from tests.browser.engines.webkit import WebKit  # noqa: E402

ENGINES = (Chromium, Firefox, WebKit)
SIZE = (1280, 800)
FIRST, BALLS = "01_plane_bounce", "08_many_balls"
TIMES_CHROMIUM = 1.5  # until the first picture
GOAL = 20.0  # ms, the median between two frames of a thousand balls
NO_LESSON = "nothing"  # an address that is a page of one sentence
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]"
#: When the first picture was painted, and when the stage is live, s.
SEEN = f"""async () => {{
  let live = 0, painted = null;
  while (!live || !painted) {{
    await new Promise(requestAnimationFrame);
    if (!live && ({steps.READY})()) live = performance.now();
    painted = {PAINTED};
  }}
  return [painted.startTime, live].map((one) => one / 1000);
}}"""


#: Lays the words of a page out in its style, and keeps none of its files: a letter that a machine
#: lacks is looked for once.
LETTERS = """async (address) => {
  const read = async (one) => (await fetch(one, { cache: "no-store" })).text();
  const page = new DOMParser().parseFromString(await read(address), "text/html");
  const style = new CSSStyleSheet();
  style.replaceSync(await read(page.querySelector("link[rel=stylesheet]").getAttribute("href")));
  document.adoptedStyleSheets = [style];
  document.body.replaceWith(page.body);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}"""


def visit(kind, server):
    """Seconds until a newcomer sees the first picture, and until the stage is live; the browser's
    own start, and that of its letters, is over."""
    with kind(dark=False) as engine:
        engine.open(f"{server}{NO_LESSON}", SIZE)
        engine.until(f"() => Boolean({PAINTED})")
        engine.ask(LETTERS, f"{server}{FIRST}")
        engine.go(f"{server}{FIRST}?fresh=1")
        return engine.ask(SEEN)


def frames(kind, address, seconds):
    """Intervals between frames while a thousand balls fly, ms."""
    with kind(dark=False) as engine:
        steps.opened(engine, address, SIZE)
        assert "1000 balls" in engine.ask(steps.TEXT_SEEN, ".carom-question").replace("\xa0", " ")
        steps.skip(engine)
        steps.hurry(engine)
        engine.ask("() => document.querySelector('.carom-stage').focus()")
        engine.press("Home")
        engine.press(" ")
        engine.until(steps.SAYS, "playing", "true")
        found = engine.ask(INTERVALS, seconds)
        assert engine.ask(steps.SAYS, "playing", "true"), "the clock stands"
        return found


def _lessons(folder):
    """A server over both lessons alone."""
    for name in (FIRST, BALLS):
        shutil.copy(ROOT / "lessons" / f"{name}.ipynb", folder)
    return carom("--lessons", folder)


def measure(rounds, seconds):
    """Visits and frames by engine, and the machine."""
    visits = {kind: [] for kind in ENGINES}
    with tempfile.TemporaryDirectory() as folder, _lessons(folder) as server:
        for number in range(rounds + 1):  # the first one warms the files of all
            for kind, some in visits.items():
                some += [visit(kind, server.address)][: bool(number)]
        whole = f"{server.address}{BALLS}?act=1&level=1&fresh=1"
        return visits, {kind: frames(kind, whole, seconds) for kind in ENGINES}, machine()


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=8)
    asked = parser.parse_args()
    visits, found, where = measure(asked.rounds, asked.seconds)
    print(f"three engines ({where})")
    broken = False
    least = statistics.median(picture for picture, _ in visits[Chromium])
    for kind in ENGINES:
        picture, live = map(statistics.median, zip(*visits[kind], strict=True))
        middle = statistics.median(found[kind])
        broken |= picture > TIMES_CHROMIUM * least or middle > GOAL
        print(
            f"  {kind.__name__:<9} first picture {picture:.2f} s ({picture / least:.2f} times"
            f" Chromium's), live {live:.2f} s; a thousand balls: median {middle:.1f} ms, 95 %"
            f" within {sorted(found[kind])[int(0.95 * (len(found[kind]) - 1))]:.1f} ms"
        )
    print(f"  promised: {TIMES_CHROMIUM:g} times Chromium's; median at most {GOAL:g} ms")
    return broken


if __name__ == "__main__":
    sys.exit(main())
