"""A newcomer opens lesson 01: what is seen when, and what travels, beside plain `voila`.

Both serve the same notebook in the same run to a real browser that has nothing cached; visits
alternate, so that a busy machine slows both. Seen: the first picture, a still or the stage itself,
has been painted. Usable: a slider has been moved, and its answer is there. Then, for `carom` alone,
over a line of 1.6 Mbit/s with 150 ms, and on a processor four times as slow.

    python benchmarks/first_visit.py [--rounds 7]
"""

import argparse
import shutil
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass

from _pages import PATIENCE, ROOT, browser, machine, voila
from _server import carom

LESSON = "01_plane_bounce.ipynb"
WHOLE = "?act=all&level=3"  # with all sliders: the first screen alone may have none to move
TIMES_AS_FAST = 4.0  # to a usable slider, than plain voila in the same run
SEEN, USABLE = 0.3, 0.4  # s, on a machine that does nothing else
TO_PICTURE, IN_ALL = (4, 150e3), (8, 300e3)  # requests and bytes
HARD = 2.0  # s until the picture on a slow line, and until a slider is usable on a slow processor
QUIET = 0.5  # s without a request after which a page has loaded what it needs
LINE = {"offline": False, "latency": 150, "downloadThroughput": 2e5, "uploadThroughput": 9.4e4}
SLOW_LINE = ("Network.emulateNetworkConditions", LINE)
SLOW_PROCESSOR = ("Emulation.setCPUThrottlingRate", {"rate": 4})

# Notes when the first picture has been painted, and when a moved slider has been answered.
WATCH = """(() => {
  const seen = {};
  window.firstVisit = seen;
  const now = () => performance.now() / 1000;
  function look() {
    const root = document.querySelector(".carom-lesson");
    const still = root?.querySelector(".carom-stage svg");
    const isReady = root?.dataset.ready === "true";
    if (seen.picture === undefined && (still || isReady)) {
      seen.picture = null;
      requestAnimationFrame(() => { seen.picture = now(); });
    }
    if (isReady && seen.before === undefined) {
      const slider = [...root.querySelectorAll(".carom-control input[type=range]")]
        .find((one) => one.checkVisibility() && !one.matches(":disabled"));
      if (slider) {
        seen.before = root.dataset.sequence;
        slider.value = Number(slider.value) > Number(slider.min) ? slider.min : slider.max;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      }
    } else if (isReady && root.dataset.sequence !== seen.before) {
      seen.usable ??= now();
    }
    if (seen.usable === undefined) requestAnimationFrame(look);
  }
  requestAnimationFrame(look);
})()"""


@dataclass
class Visit:
    """What a newcomer has seen when, in s, and how many requests and bytes it took."""

    picture: float
    usable: float
    to_picture: tuple[int, float]
    in_all: tuple[int, float]


class Traffic:
    """The requests of a page, and their bytes as they travelled."""

    def __init__(self, session):
        self.begun, self.sizes, self.open, self.parts = {}, {}, set(), []
        self.last = time.monotonic()
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.dataReceived", self._received)
        session.on("Network.loadingFinished", self._finished)
        session.on("Network.loadingFailed", lambda one: self.open.discard(one["requestId"]))
        session.send("Network.enable")

    def _sent(self, one):
        if one["request"]["url"].startswith("http"):
            self.begun[one["requestId"]] = one["timestamp"]
            self.last = time.monotonic()
            if not one["request"]["url"].endswith("carom/stream"):  # it stays open
                self.open.add(one["requestId"])

    def _received(self, one):
        self.parts.append((one["timestamp"], one["encodedDataLength"]))

    def _finished(self, one):
        self.sizes[one["requestId"]] = one["encodedDataLength"]
        self.open.discard(one["requestId"])
        self.last = time.monotonic()

    def until(self, seconds):
        """Requests that began within so many s of the first one, and the bytes that had come."""
        end = min(self.begun.values()) + seconds
        begun = [one for one in self.begun.values() if one <= end]
        return len(begun), sum(size for when, size in self.parts if when <= end)

    def in_all(self):
        """All requests, and all bytes, headers included."""
        return len(self.begun), sum(self.sizes.values())


def visit(launched, address, *hard):
    """One newcomer, under conditions that DevTools can make."""
    context = launched.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    session = context.new_cdp_session(page)
    traffic = Traffic(session)
    for name, told in hard:
        session.send(name, told)
    page.add_init_script(WATCH)
    page.goto(address, wait_until="commit", timeout=1000 * PATIENCE)
    end = time.monotonic() + PATIENCE
    while not (seen := page.evaluate("window.firstVisit")).get("usable"):
        if time.monotonic() > end:
            raise TimeoutError(f"no usable slider in {PATIENCE:g} s at {address}: {seen}")
        page.wait_for_timeout(20)
    while traffic.open or time.monotonic() < traffic.last + QUIET:
        if time.monotonic() > end:
            raise TimeoutError(f"{address} is never done with loading")
        page.wait_for_timeout(20)
    result = Visit(
        seen["picture"], seen["usable"], traffic.until(seen["picture"]), traffic.in_all()
    )
    context.close()
    return result


def measure(rounds):
    """Visits by who served them and how, and the machine."""
    with tempfile.TemporaryDirectory() as folder, browser() as launched:
        shutil.copy(ROOT / "lessons" / LESSON, folder)
        path = f"voila/render/{LESSON}{WHOLE}"
        visits = {"carom": [], "voila": [], "slow line": [], "slow processor": []}
        with carom("--lessons", folder) as server, voila(folder) as plain:
            for number in range(rounds + 1):  # the first one warms the files of both
                found = {
                    "carom": visit(launched, server.address + path),
                    "voila": visit(launched, plain + path),
                    "slow line": visit(launched, server.address + path, SLOW_LINE),
                    "slow processor": visit(launched, server.address + path, SLOW_PROCESSOR),
                }
                for name, one in found.items():
                    visits[name] += [one] if number else []
        return visits, machine(launched)


def medians(visits):
    """Of each figure by itself."""
    return Visit(
        statistics.median(one.picture for one in visits),
        statistics.median(one.usable for one in visits),
        tuple(map(statistics.median, zip(*(one.to_picture for one in visits), strict=True))),
        tuple(map(statistics.median, zip(*(one.in_all for one in visits), strict=True))),
    )


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    visits, where = measure(parser.parse_args().rounds)
    print(f"first visit of lesson 01, medians of {len(visits['carom'])} ({where})")
    found = {name: medians(some) for name, some in visits.items()}
    for name, one in found.items():
        print(
            f"  {name:<14} picture {one.picture:.2f} s, usable {one.usable:.2f} s; to the picture"
            f" {one.to_picture[0]:.0f} requests, {one.to_picture[1] / 1e3:.0f} kB; in all"
            f" {one.in_all[0]:.0f}, {one.in_all[1] / 1e3:.0f} kB"
        )
    ours, slow = found["carom"], found["slow line"]
    ratio = found["voila"].usable / ours.usable
    kept = {
        f"{ratio:.1f} times as fast as voila, {TIMES_AS_FAST:g} promised": ratio >= TIMES_AS_FAST,
        f"picture within {SEEN:g} s": ours.picture <= SEEN,
        f"usable within {USABLE:g} s": ours.usable <= USABLE,
        f"to the picture {TO_PICTURE[0]} requests, {TO_PICTURE[1] / 1e3:.0f} kB (slow line)": all(
            one <= most for one, most in zip(slow.to_picture, TO_PICTURE, strict=True)
        ),
        f"in all {IN_ALL[0]} requests, {IN_ALL[1] / 1e3:.0f} kB": all(
            one <= most for one, most in zip(ours.in_all, IN_ALL, strict=True)
        ),
        f"slow line: picture within {HARD:g} s": slow.picture <= HARD,
        f"slow processor: usable within {HARD:g} s": found["slow processor"].usable <= HARD,
    }
    for promise, is_kept in kept.items():
        print(f"  {'kept  ' if is_kept else 'BROKEN'} {promise}")
    return not all(kept.values())


if __name__ == "__main__":
    sys.exit(main())
