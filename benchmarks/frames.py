"""Frames a second of the stage, measured by the page itself while the clock runs.

Two lessons in plain Voila, each with its curves, readouts and contacts as a learner sees them:
four runs of five balls with 4000 frames each, and one run of 500 balls. The page notes when the
display asks for frames; a frame is late when it comes half a frame or more after its turn.

    python benchmarks/frames.py [--seconds 8]
"""

import argparse
import statistics
import sys
import tempfile

from _machine import machine
from _pages import PATIENCE, browser, voila, write_notebook

GOAL = 22.0  # ms: a display of 60 Hz shows a frame each 16.7 ms, one of 50 Hz each 20
LATE = 1.5 * 1000 / 60  # ms

BOX = """
import random
import numpy as np
import kernel_lib as kl
from kernel_lib.experiments.experiment import Experiment, Observable
from kernel_lib.experiments.parameters import Parameter
from kernel_lib.state.invariants import kinetic_energy
from kernel_lib.widgets import Lesson

def box(side, per_row, count, radius, restitution):
    chance = random.Random(3)
    apart = side / per_row
    balls = [
        kl.Ball(((k % per_row + 0.5) * apart, (k // per_row + 0.5) * apart),
                (chance.uniform(-2, 2), chance.uniform(-2, 2)), radius, 1)
        for k in range(count)
    ]
    walls = [kl.Plane((0, 0), (0, 1)), kl.Plane((0, side), (0, -1)),
             kl.Plane((0, 0), (1, 0)), kl.Plane((side, 0), (-1, 0))]
    return kl.Scene(balls, walls, restitution=restitution)

def lesson(runs):
    return Lesson(Experiment(
        "box", "Balls in a box", (Parameter("e", "e", 1.0, 0.0, 1.0, 0.01),), lambda _: runs,
        (Observable("energy", "E", "J", kinetic_energy),
         Observable("place of ball 1", "x_1", "m", lambda run: run.position[:, 0, 0]))))
"""
LESSONS = {
    "4 runs of 5 balls, 4000 frames each": BOX
    + """
lesson({f"e = {e}": kl.simulate(box(10, 3, 5, 0.6, e), 40, kl.Events(), frames=0.01)
        for e in (1.0, 0.99, 0.98, 0.97)})
""",
    "1 run of 500 balls": BOX
    + """
lesson({"exact": kl.simulate(box(60, 23, 500, 0.7, 1.0), 10, kl.Events())})
""",
}
INTERVALS = """(seconds) => new Promise((done) => {
  const times = [];
  const look = (now) => {
    times.push(now);
    if (now - times[0] < 1000 * seconds) requestAnimationFrame(look);
    else done(times.slice(1).map((time, k) => time - times[k]));
  };
  requestAnimationFrame(look);
})"""


def measure(seconds):
    """Intervals between frames in ms, sorted, for every lesson; and the machine."""
    with tempfile.TemporaryDirectory() as folder, browser() as launched:
        files = {f"frames_{number}": source for number, source in enumerate(LESSONS.values())}
        for name, source in files.items():
            write_notebook(folder, name, source)
        with voila(folder) as address:
            found = [
                intervals(launched, f"{address}voila/render/{name}.ipynb", seconds)
                for name in files
            ]
        return dict(zip(LESSONS, found, strict=True)), machine(f"Chromium {launched.version}")


def intervals(launched, address, seconds):
    """Intervals of one lesson, once its clock runs."""
    page = launched.new_page(viewport={"width": 1280, "height": 900})
    page.goto(address, timeout=1000 * PATIENCE)
    page.wait_for_selector('.carom-lesson[data-playing="true"]', timeout=1000 * PATIENCE)
    page.get_by_role("button", name="Start again at the end").click()
    # The end of a first second: what is computed once at the start is no part of a frame.
    page.wait_for_timeout(1000)
    before = page.locator(".carom-lesson").get_attribute("data-time")
    found = page.evaluate(INTERVALS, seconds)
    assert page.locator(".carom-lesson").get_attribute("data-time") != before, "the clock stands"
    page.close()
    return sorted(found)


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=8)
    found, where = measure(parser.parse_args().seconds)
    print(f"intervals between frames while the clock runs ({where})")
    broken = False
    for name, times in found.items():
        middle = statistics.median(times)
        late = sum(time > LATE for time in times) / len(times)
        broken |= middle > GOAL
        print(
            f"  {name:<36} median {middle:5.1f} ms, 95 % within "
            f"{times[int(0.95 * (len(times) - 1))]:5.1f} ms, {100 * late:.1f} % late"
        )
    print(f"  promised: median at most {GOAL:g} ms")
    return broken


if __name__ == "__main__":
    sys.exit(main())
