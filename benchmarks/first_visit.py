"""A newcomer opens lesson 01: what is seen when, and what travels, beside plain `voila`.

Both serve the same notebook in the same run to a real browser that has nothing cached; visits
alternate, so that a busy machine slows both. Seen: the first picture, a still or the stage itself,
has been painted. Usable: a slider has been moved, and its answer has been painted. Then, for
`carom` alone, over a line of 1.6 Mbit/s with 150 ms, and on a processor four times as slow. A page
of one word tells the browser's own share: nobody's page is seen before that.

    python benchmarks/first_visit.py [--rounds 7]
"""

import argparse
import shutil
import statistics
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from _machine import machine
from _pages import PATIENCE, ROOT, browser, voila
from _server import carom

LESSON = "01_plane_bounce.ipynb"
WHOLE = "?act=all&level=3"  # with all sliders: the first screen alone may have none to move
TIMES_AS_FAST = 4.0  # to a usable slider, than plain voila in the same run
SEEN, USABLE = 0.3, 0.7  # s, on a machine that does nothing else
TO_PICTURE, IN_ALL = (4, 150e3), (8, 300e3)  # requests and bytes
HARD = 2.0  # s until the picture on a slow line, and until a slider is usable on a slow processor
QUIET = 0.5  # s without a request after which a page has loaded what it needs
LINE = {"offline": False, "latency": 150, "downloadThroughput": 2e5, "uploadThroughput": 9.4e4}
SLOW_LINE = ("Network.emulateNetworkConditions", LINE)
SLOW_PROCESSOR = ("Emulation.setCPUThrottlingRate", {"rate": 4})

# Notes when the first picture has been painted, and when the answer to a moved slider has. A
# message sent while a frame of the display is begun comes right after that frame's painting.
WATCH = """(() => {
  const seen = {};
  window.firstVisit = seen;
  function whenPainted(name) {
    requestAnimationFrame(() => {
      const line = new MessageChannel();
      line.port1.onmessage = () => { seen[name] ??= performance.now() / 1000; };
      line.port2.postMessage(null);
    });
  }
  let still = false, before = null, answered = false;
  function look() {
    const root = document.querySelector(".carom-lesson");
    if (!root) return;
    const isReady = root.dataset.ready === "true";
    if (!still && (isReady || root.querySelector(".carom-stage svg"))) {
      still = true;
      whenPainted("picture");
    }
    if (isReady && before === null) {
      const slider = [...root.querySelectorAll(".carom-control input[type=range]")]
        .find((one) => one.checkVisibility() && !one.matches(":disabled"));
      if (slider) {
        before = root.dataset.sequence;
        slider.value = Number(slider.value) > Number(slider.min) ? slider.min : slider.max;
        slider.dispatchEvent(new Event("input", { bubbles: true }));
      }
    } else if (isReady && !answered && root.dataset.sequence !== before) {
      answered = true;
      whenPainted("usable");
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true,
    attributeFilter: ["data-ready", "data-sequence"] });
})()"""


PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


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


def awaited(page, script, what):
    """What a script gives, once it is more than nothing."""
    end = time.monotonic() + PATIENCE
    while not (found := page.evaluate(script)):
        if time.monotonic() > end:
            raise TimeoutError(f"{what} is not there after {PATIENCE:g} s")
        page.wait_for_timeout(20)
    return found


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
    awaited(page, "window.firstVisit?.usable", f"a usable slider of {address}")
    seen = page.evaluate("window.firstVisit")
    while traffic.open or time.monotonic() < traffic.last + QUIET:
        if time.monotonic() > end:
            raise TimeoutError(f"{address} is never done with loading")
        page.wait_for_timeout(20)
    result = Visit(
        seen["picture"], seen["usable"], traffic.until(seen["picture"]), traffic.in_all()
    )
    context.close()
    return result


class OneWord(BaseHTTPRequestHandler):
    """A page that could not be smaller."""

    def do_GET(self):
        """The same for every address."""
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!DOCTYPE html><title>One word</title><p>Carom")

    def log_message(self, *_):
        """Nothing: a benchmark prints its figures alone."""


@contextmanager
def one_word():
    """Address of such a page."""
    with ThreadingHTTPServer(("127.0.0.1", 0), OneWord) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def seen_after(launched, address):
    """Seconds until the browser has painted anything of a page that it had not seen before."""
    context = launched.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(address, wait_until="commit", timeout=1000 * PATIENCE)
    painted = awaited(page, PAINTED, f"anything of {address}")
    context.close()
    return painted / 1000


def measure(rounds):
    """Visits by who served them and how, seconds to a page of one word, and the machine."""
    with tempfile.TemporaryDirectory() as folder, browser() as launched:
        shutil.copy(ROOT / "lessons" / LESSON, folder)
        path = f"voila/render/{LESSON}{WHOLE}"
        visits = {"carom": [], "voila": [], "slow line": [], "slow processor": []}
        alone = []
        with carom("--lessons", folder) as server, voila(folder) as plain, one_word() as small:
            for number in range(rounds + 1):  # the first one warms the files of both
                found = {
                    "carom": visit(launched, server.address + path),
                    "voila": visit(launched, plain + path),
                    "slow line": visit(launched, server.address + path, SLOW_LINE),
                    "slow processor": visit(launched, server.address + path, SLOW_PROCESSOR),
                }
                least = seen_after(launched, small)
                for name, one in found.items():
                    visits[name] += [one] if number else []
                alone += [least] if number else []
        return visits, alone, machine(f"Chromium {launched.version}")


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
    visits, alone, where = measure(parser.parse_args().rounds)
    print(f"first visit of lesson 01, medians of {len(visits['carom'])} ({where})")
    found = {name: medians(some) for name, some in visits.items()}
    for name, one in found.items():
        print(
            f"  {name:<14} picture {one.picture:.2f} s, usable {one.usable:.2f} s; to the picture"
            f" {one.to_picture[0]:.0f} requests, {one.to_picture[1] / 1e3:.0f} kB; in all"
            f" {one.in_all[0]:.0f}, {one.in_all[1] / 1e3:.0f} kB"
        )
    print(f"  a page of one word is seen after {statistics.median(alone):.2f} s")
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
