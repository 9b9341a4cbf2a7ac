"""From a slider's move to the new picture: dragged, and against an Output widget with matplotlib.

A drag is a hand that moves the slider as often as the display shows a picture. Counted is each new
run, from the event of the newest move that it knows to the frame that shows it; and each move, to
the first run that knows of it: a move that comes while Python is busy waits for the next question.
Steps are keys that come 40 ms apart, just slower than the page may ask: what one change takes by
itself. Steps say how fast the page answers, a drag how well it keeps up; a display of 60 Hz has
at best one frame between the event and its picture, 17 ms in either.

Then both kinds of widget show the same experiment, stage and two curves, each served as it usually
is, by `carom` and by plain Voila, to one browser, and moves alternate, so that a busy machine slows
both. Time runs in the page, from the key that moves the slider to the frame that shows the new
picture.

    python benchmarks/slider_move.py [--moves 25] [--drags 300]
"""

import argparse
import math
import statistics
import sys
import tempfile
import time
from contextlib import suppress

from _machine import machine
from _pages import PATIENCE, browser, voila, write_notebook
from _server import carom

GOAL = 4.0  # how many times faster the lesson must be
SOON = 70.0  # ms within which 95 % of the moves of a drag must be answered

LESSON = """
from dataclasses import replace
from kernel_lib.experiments.plane_bounce import experiment
from kernel_lib.widgets import Lesson
Lesson(replace(experiment, guess=None))
"""

OUTPUT = """
%matplotlib inline
import ipywidgets, matplotlib.pyplot as plt
from kernel_lib.experiments.plane_bounce import experiment

slider = ipywidgets.FloatSlider(0.7, min=0, max=1, step=0.01, description="k_b")
output = ipywidgets.Output()

def draw(change=None):
    runs = experiment.runs(experiment.check({"k_b": slider.value}))
    with output:
        output.clear_output(wait=True)
        figure, (stage, *curves) = plt.subplots(1, 3, figsize=(12, 4))
        for name, run in runs.items():
            stage.plot(run.position[:, 0, 0], run.position[:, 0, 1], label=name)
            stage.add_patch(plt.Circle(run.position[-1, 0], 1, fill=False))
            for curve, observable in zip(curves, experiment.observables):
                curve.plot(run.time, observable.values(run))
                curve.set(xlabel="time (s)", ylabel=f"{observable.name} ({observable.unit})")
        stage.axhline(0)
        stage.set_aspect("equal")
        stage.legend()
        plt.show()

slider.observe(draw, "value")
draw()
ipywidgets.VBox([slider, output])
"""

# Both: note when the key went down; when the picture has changed, note the frame that shows it.
WATCH = """(kind) => {
  window.moves = [];
  let start = null;
  addEventListener("keydown", () => { start = performance.now(); }, true);
  const shown = () => {
    if (start === null) return;
    const began = start;
    start = null;
    requestAnimationFrame(() => setTimeout(() => window.moves.push(performance.now() - began)));
  };
  if (kind === "lesson") {
    new MutationObserver(shown).observe(document.querySelector(".carom-lesson"),
      { attributes: true, attributeFilter: ["data-sequence"] });
  } else {
    let source = document.querySelector("img[src^='data:image/png']").src;
    new MutationObserver(() => {
      const image = document.querySelector("img[src^='data:image/png']");
      if (!image || image.src === source) return;
      source = image.src;
      image.decode().then(shown);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  }
}"""

# Before the page loads: which question carries which moves is seen as it leaves the page.
LISTEN = """() => {
  window.inputs = [];
  window.sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    const text = typeof data === "string" ? data : new TextDecoder("latin1").decode(data);
    const [, sequence] = /"kind": ?"set".*?"sequence": ?(\\d+)|$/s.exec(text);
    if (sequence) window.sent.push([Number(sequence), performance.now()]);
    return send.call(this, data);
  };
  const fetched = window.fetch;
  window.fetch = (address, options) => {
    const [, sequence] = /"kind": ?"set".*?"sequence": ?(\\d+)|$/s.exec(options?.body ?? "");
    if (sequence) window.sent.push([Number(sequence), performance.now()]);
    return fetched(address, options);
  };
  addEventListener("input", (event) => window.inputs.push(event.timeStamp), true);
}"""
PAINTED = """() => {
  const root = document.querySelector(".carom-lesson");
  window.inputs.length = window.sent.length = 0;
  window.painted = {};
  new MutationObserver(() => {
    const { sequence } = root.dataset;
    requestAnimationFrame(() => setTimeout(() => {
      window.painted[sequence] = performance.now();
    }));
  }).observe(root, { attributes: true, attributeFilter: ["data-sequence"] });
}"""
SHOWN = """() => window.sent.filter(([sequence]) => sequence in window.painted)
  .map(([sequence, at]) => window.painted[sequence]
    - window.inputs.findLast((input) => input <= at))"""
ANSWERED = """() => window.inputs.map((input) => Math.min(...window.sent
  .filter(([sequence, at]) => at >= input && sequence in window.painted)
  .map(([sequence]) => window.painted[sequence])) - input)"""

PARTS = {
    "lesson": ('.carom-lesson[data-ready="true"]', '[data-parameter="k_b"] input[type=range]'),
    "output": ("img[src^='data:image/png']", ".noUi-handle"),
}
STEP = 40  # ms between the keys of a hurried hand
PAUSE = 600  # ms between moves: a resting hand, and the chart of the lesson, drawn in it


def opened(launched, address, kind):
    """The page of one of the two, its first picture shown and its slider in focus."""
    page = launched.new_page(viewport={"width": 1280, "height": 900})
    page.add_init_script(f"({LISTEN})()")
    visit(page, f"{address}voila/render/{kind}.ipynb?level=3")
    ready, slider = PARTS[kind]
    page.wait_for_selector(ready, timeout=1000 * PATIENCE)
    return page, page.locator(slider)


def visit(page, address):
    """Open a page; the first visit to a fresh plain Voila may never end, and the next one does."""
    from playwright.sync_api import TimeoutError as TookTooLong

    for _ in range(3):
        with suppress(TookTooLong):
            return page.goto(address, timeout=1000 * PATIENCE / 4)
    raise SystemExit(f"{address} did not open in three tries")


def move(page, slider, key):
    """Milliseconds of one move."""
    page.bring_to_front()
    page.wait_for_timeout(PAUSE)
    before = page.evaluate("window.moves.length")
    slider.press(key)
    end = time.monotonic() + PATIENCE
    while page.evaluate("window.moves.length") == before:
        assert time.monotonic() < end, "no new picture came"
        page.wait_for_timeout(10)
    return page.evaluate("window.moves.at(-1)")


def dragged(page, slider, moves):
    """Milliseconds of every run shown, and of every move, while a hand drags to and fro."""
    page.bring_to_front()
    if page.get_by_role("button", name="Pause (space)").count():
        page.get_by_role("button", name="Pause (space)").click()
    page.wait_for_timeout(PAUSE)
    page.evaluate(PAINTED)
    box = slider.bounding_box()
    y = box["y"] + box["height"] / 2
    for number in range(moves):
        part = 0.5 + 0.35 * math.sin(number / 17)
        page.mouse.move(box["x"] + box["width"] * part, y)
        if number == 0:
            page.mouse.down()
        page.evaluate("new Promise(requestAnimationFrame)")
    page.mouse.up()
    page.wait_for_timeout(PAUSE)
    found = [page.evaluate(what) for what in (SHOWN, ANSWERED)]
    return [sorted(took for took in times if took is not None) for times in found]


def stepped(page, slider, moves):
    """Milliseconds of every run shown, while keys move the slider STEP ms apart."""
    slider.focus()
    page.evaluate(PAINTED)
    for number in range(moves):
        page.keyboard.press("ArrowLeft" if number % 2 else "ArrowRight")
        page.wait_for_timeout(STEP)
    page.wait_for_timeout(PAUSE)
    return sorted(took for took in page.evaluate(SHOWN) if took is not None)


def measure(moves, drags):
    """Milliseconds of every move: of a drag and of steps, of both kinds; and the machine."""
    with tempfile.TemporaryDirectory() as folder, browser() as launched:
        write_notebook(folder, "lesson", LESSON)
        with carom("--lessons", folder) as server:
            page, slider = opened(launched, server.address, "lesson")
            hand = [*dragged(page, slider, drags), stepped(page, slider, 4 * moves)]
            write_notebook(folder, "output", OUTPUT)
            with voila(folder) as plain:
                times = alternating(
                    {"lesson": (page, slider), "output": opened(launched, plain, "output")}, moves
                )
        return hand, times, machine(f"Chromium {launched.version}")


def alternating(pages, moves):
    """Milliseconds of every move but the first, one page after the other."""
    times = {kind: [] for kind in pages}
    for kind, (page, _) in pages.items():
        page.evaluate(WATCH, kind)
    for number in range(moves + 2):
        key = "ArrowLeft" if number % 2 else "ArrowRight"
        for kind, (page, slider) in pages.items():
            times[kind].append(move(page, slider, key))
    return {kind: sorted(all_of[2:]) for kind, all_of in times.items()}


def most(times):
    """The greatest of sorted times but the slowest twentieth."""
    return times[int(0.95 * (len(times) - 1))]


def in_words(times):
    """Median, and what all but the slowest twentieth keep."""
    return f"median {statistics.median(times):6.1f} ms, 95 % within {most(times):6.1f} ms"


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=25)
    parser.add_argument("--drags", type=int, default=300)
    asked = parser.parse_args()
    hand, times, where = measure(asked.moves, asked.drags)
    print(f"slider move to new picture, stage and curves ({where})")
    shown, answered, steps = hand
    print(
        f"  {'dragged, each new run':<26} {in_words(shown)} (promised: {SOON:g}), {len(shown)} runs"
    )
    print(f"  {'dragged, each move':<26} {in_words(answered)}, {len(answered)} moves")
    print(f"  {f'steps {STEP} ms apart':<26} {in_words(steps)}, {len(steps)} runs")
    for kind, name in (("lesson", "lesson"), ("output", "Output, inline matplotlib")):
        print(f"  {name:<26} {in_words(times[kind])}")
    ratio = statistics.median(times["output"]) / statistics.median(times["lesson"])
    print(f"  ratio {ratio:.1f} (promised: {GOAL:g})")
    return ratio < GOAL or most(shown) > SOON


if __name__ == "__main__":
    sys.exit(main())
