"""Frames of the stage while its kernel computes for three seconds.

The page itself measures: the time between two animation frames of a playing stage, first with
an idle kernel, then while Python answers a slider's move by three seconds of hard work.

    python benchmarks/busy_kernel.py
"""

import statistics
import sys
import tempfile

from _machine import machine
from _pages import PATIENCE, browser, voila, write_notebook

SLOWER_AT_MOST = 1.3  # median interval, busy against idle
DROPPED_AT_MOST = 0.05  # share of frames that take more than one and a half intervals longer

LESSON = """
import time
from dataclasses import replace
from kernel_lib.experiments.plane_bounce import experiment
from kernel_lib.widgets import Lesson

def runs(values):
    end = time.perf_counter() + (3 if values["k_b"] == 0.5 else 0)
    while time.perf_counter() < end:
        sum(range(1000))
    return experiment.runs(values)

Lesson(replace(experiment, guess=None, chart=None, runs=runs))
"""

FRAMES = """(seconds) => new Promise((done) => {
  const times = [];
  const root = document.querySelector(".carom-lesson");
  const moments = new Set();
  const look = (now) => {
    times.push(now);
    moments.add(root.dataset.time);
    if (now - times[0] < 1000 * seconds) requestAnimationFrame(look);
    else done({ gaps: times.slice(1).map((time, k) => time - times[k]), moments: moments.size,
                sequence: root.dataset.sequence });
  };
  requestAnimationFrame(look);
})"""


def measure():
    """Frames with an idle kernel and with a busy one, and the machine."""
    with tempfile.TemporaryDirectory() as folder, browser() as launched:
        write_notebook(folder, "lesson", LESSON)
        with voila(folder) as address:
            page = launched.new_page(viewport={"width": 1280, "height": 900})
            page.goto(f"{address}voila/render/lesson.ipynb")
            page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=1000 * PATIENCE)
            page.get_by_role("button", name="Start again at the end").click()
            page.wait_for_selector('.carom-lesson[data-playing="true"]')
            idle = page.evaluate(FRAMES, 2.5)
            box = page.locator('[data-parameter="k_b"] input[type=text]')
            box.fill("0.5")
            box.press("Enter")
            busy = page.evaluate(FRAMES, 2.5)
            assert busy["sequence"] == idle["sequence"], "Python answered before it was measured"
            return idle, busy, machine(f"Chromium {launched.version}")


def main():
    """Measure, print and judge."""
    idle, busy, where = measure()
    print(f"animation frames of the stage ({where})")
    usual = statistics.median(idle["gaps"])
    dropped = {}
    for name, frames in (("idle kernel", idle), ("busy kernel", busy)):
        gaps = sorted(frames["gaps"])
        dropped[name] = sum(gap > 1.5 * usual for gap in gaps) / len(gaps)
        print(
            f"  {name}: {len(gaps)} frames, median {statistics.median(gaps):.1f} ms, "
            f"95 % within {gaps[int(0.95 * (len(gaps) - 1))]:.1f} ms, "
            f"{100 * dropped[name]:.1f} % late, the ball in {frames['moments']} places"
        )
    slower = statistics.median(busy["gaps"]) / usual
    late = dropped["busy kernel"] - dropped["idle kernel"]
    print(
        f"  {slower:.2f} times the idle interval (at most {SLOWER_AT_MOST}), "
        f"{100 * late:.1f} % more late frames (at most {100 * DROPPED_AT_MOST:g})"
    )
    return slower > SLOWER_AT_MOST or late > DROPPED_AT_MOST


if __name__ == "__main__":
    sys.exit(main())
