"""From a slider's move to the new picture: the lesson against an Output widget with matplotlib.

Both show the same experiment, stage and two curves, in plain Voila and one browser, and moves
alternate, so that a busy machine slows both. Time runs in the page, from the key that moves the
slider to the frame that shows the new picture.

    python benchmarks/slider_move.py [--moves 25]
"""

import argparse
import statistics
import sys
import tempfile

from _pages import PATIENCE, browser, machine, voila, write_notebook

GOAL = 5.0  # how many times faster the lesson must be

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

PARTS = {
    "lesson": ('.carom-lesson[data-ready="true"]', '[data-parameter="k_b"] input[type=range]'),
    "output": ("img[src^='data:image/png']", ".noUi-handle"),
}
PAUSE = 600  # ms between moves: a resting hand, and the chart of the lesson, drawn in it


def opened(launched, address, kind):
    """The page of one of the two, its first picture shown and its slider in focus."""
    page = launched.new_page(viewport={"width": 1280, "height": 900})
    page.goto(f"{address}voila/render/{kind}.ipynb")
    ready, slider = PARTS[kind]
    page.wait_for_selector(ready, timeout=1000 * PATIENCE)
    page.evaluate(WATCH, kind)
    return page, page.locator(slider)


def move(page, slider, key):
    """Milliseconds of one move."""
    page.bring_to_front()
    page.wait_for_timeout(PAUSE)
    before = page.evaluate("window.moves.length")
    slider.press(key)
    page.wait_for_function(f"window.moves.length > {before}", timeout=1000 * PATIENCE)
    return page.evaluate("window.moves.at(-1)")


def measure(moves):
    """Milliseconds of every move, for the lesson and for the Output; and the machine."""
    with tempfile.TemporaryDirectory() as folder, browser() as launched:
        write_notebook(folder, "lesson", LESSON)
        write_notebook(folder, "output", OUTPUT)
        with voila(folder) as address:
            pages = {kind: opened(launched, address, kind) for kind in PARTS}
            times = {kind: [] for kind in PARTS}
            for number in range(moves + 2):
                key = "ArrowLeft" if number % 2 else "ArrowRight"
                for kind, (page, slider) in pages.items():
                    times[kind].append(move(page, slider, key))
        return {kind: sorted(all_of[2:]) for kind, all_of in times.items()}, machine(launched)


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=25)
    times, where = measure(parser.parse_args().moves)
    print(f"slider move to new picture, stage and curves ({where})")
    for kind, name in (("lesson", "lesson"), ("output", "Output, inline matplotlib")):
        all_of = times[kind]
        print(
            f"  {name:<26} median {statistics.median(all_of):6.1f} ms, "
            f"95 % within {all_of[int(0.95 * (len(all_of) - 1))]:6.1f} ms"
        )
    ratio = statistics.median(times["output"]) / statistics.median(times["lesson"])
    print(f"  ratio {ratio:.1f} (promised: {GOAL:g})")
    return ratio < GOAL


if __name__ == "__main__":
    sys.exit(main())
