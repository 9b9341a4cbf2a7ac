"""From opening a page to its first usable slider: `carom` against plain `voila`.

Both serve the same notebook in the same run, to a real browser that has nothing cached; visits
alternate, so that a busy machine slows both. Usable: a slider is there, and moving it has
brought an answer from the notebook's own Python.

    python benchmarks/page_start.py [--rounds 7]
"""

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

from _machine import machine
from _pages import PATIENCE, browser, voila
from _server import carom

GOAL = 1.8  # how many times faster carom must be

NOTEBOOK_CELL = """
import anywidget, traitlets
import numpy, matplotlib.figure
import kernel_lib as kl

class Slider(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
      const slider = document.createElement("input");
      slider.type = "range";
      const answer = document.createElement("output");
      slider.addEventListener("input", () => {
        model.set("asked", Number(slider.value));
        model.save_changes();
      });
      model.on("change:answer", () => { answer.textContent = model.get("answer"); });
      el.append(slider, answer);
    } }'''
    asked = traitlets.Int(50).tag(sync=True)
    answer = traitlets.Unicode("").tag(sync=True)

slider = Slider()
slider.observe(lambda change: setattr(slider, "answer", f"got {change['new']}"), "asked")
slider
"""


def write_lesson(folder):
    """A small lesson: prose with formulas, a widget, a cell of code."""
    import nbformat

    cells = [
        nbformat.v4.new_markdown_cell("# Start\n\nHow long does $t = \\\\sqrt{2 h / g}$ take?"),
        nbformat.v4.new_code_cell(NOTEBOOK_CELL),
        nbformat.v4.new_code_cell("print(kl.Ball)"),
    ]
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = nbformat.v4.new_notebook(cells=cells, metadata={"kernelspec": kernel})
    path = Path(folder) / "01_start.ipynb"
    nbformat.write(notebook, path)
    return path


def visits_of(launched, address):
    """Two visits of one newcomer: of each the seconds to a slider that has answered, the bytes."""
    context = launched.new_context()
    result = [visit(context, address) for _ in range(2)]
    context.close()
    return result


def visit(context, address):
    """Seconds from asking for a page to a slider that has answered, and the bytes that came."""
    page = context.new_page()
    sizes = []
    network = context.new_cdp_session(page)
    network.on("Network.loadingFinished", lambda one: sizes.append(one["encodedDataLength"]))
    network.send("Network.enable")
    start = time.perf_counter()
    page.goto(address, wait_until="commit")
    end = time.monotonic() + PATIENCE
    while not page.evaluate(USABLE):  # asked from outside: the page's policy compiles no text
        if time.monotonic() > end:
            raise TimeoutError(f"no usable slider in {PATIENCE:g} s at {address}")
        page.wait_for_timeout(10)
    seconds = time.perf_counter() - start
    page.wait_for_load_state("networkidle")
    page.close()
    return seconds, sum(sizes)


# Moves the slider once it is there; true when Python has answered.
USABLE = """() => {
  const slider = document.querySelector("input[type=range]");
  if (!slider || !slider.checkVisibility()) return false;
  if (slider.nextSibling.textContent === "got 70") return true;
  if (slider.value !== "70") {
    slider.value = "70";
    slider.dispatchEvent(new Event("input"));
  }
  return false;
}"""


def measure(rounds):
    """Seconds and bytes of the first two visits of each newcomer, for carom and for plain voila;
    and the machine."""
    with tempfile.TemporaryDirectory() as folder, browser() as launched:
        page = f"voila/render/{write_lesson(folder).name}"
        visits = {"carom": [], "voila": []}
        with carom("--lessons", folder) as server, voila(folder) as plain:
            for number in range(rounds + 1):  # the first one warms the files of both
                for name, address in (("carom", server.address), ("voila", plain)):
                    result = visits_of(launched, address + page)
                    visits[name] += [result] if number else []
        return visits, machine(f"Chromium {launched.version}")


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    visits, where = measure(parser.parse_args().rounds)
    print(f"page to usable slider ({where})")
    medians = {}
    for name, results in visits.items():
        for which, some in zip(
            ("first visit", "second visit"), zip(*results, strict=True), strict=True
        ):
            seconds = sorted(second for second, _ in some)
            medians[name, which] = statistics.median(seconds)
            megabytes = statistics.median(size for _, size in some) / 1e6
            print(
                f"  {name:<6} {which:<13} median {medians[name, which]:.2f} s, "
                f"{seconds[0]:.2f} to {seconds[-1]:.2f} s, {megabytes:.2f} MB"
            )
    ratio = medians["voila", "first visit"] / medians["carom", "first visit"]
    print(f"  ratio {ratio:.2f} (promised: {GOAL:g})")
    return ratio < GOAL


if __name__ == "__main__":
    sys.exit(main())
