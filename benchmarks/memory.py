"""Memory over 500 moves of a slider: in the page and in Python, lesson 01 in `carom`.

After some moves to warm up, the page's live heap (after a collection), its DOM nodes and event
listeners, and the own memory of the worker that answers are noted; then again after 500 more moves.

    python benchmarks/memory.py [--moves 500]
"""

import argparse
import sys

from _machine import machine
from _pages import PATIENCE, ROOT, browser

WARM_UP = 100

#: What may be gained over all moves: rounding of the measure, far below what one picture holds
#: (0.1 MB in the page) times the moves.
LIMITS = {"page heap": 2.0, "worker": 4.0}  # MB

#: Two pictures differ in their contacts, and so in rows; a leak would be one a move or more.
FEW = 100
SLIDER = '[data-parameter="k_b"] input[type=range]'


def heap(session):
    """Live memory of the page: MB of objects, DOM nodes and listeners."""
    for _ in range(3):  # what one collection frees may hold what the next one frees
        session.send("HeapProfiler.collectGarbage")
    told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return told["JSHeapUsedSize"] / 2**20, told["Nodes"], told["JSEventListeners"]


def move(page, count):
    """Move the slider by key to and fro, each time until the new picture is there."""
    page.locator(SLIDER).focus()
    for number in range(count):
        before = page.eval_on_selector(".carom-lesson", "root => root.dataset.sequence")
        page.keyboard.press("ArrowLeft" if number % 2 else "ArrowRight")
        page.wait_for_selector(
            f'.carom-lesson:not([data-sequence="{before}"])', timeout=1000 * PATIENCE
        )


def resident(server):
    """MB of all workers."""
    return sum(one.memory_full_info().uss for one in server.workers()) / 2**20


def measure(moves):
    """What is held before and after the moves, by name, and the machine."""
    sys.path[:0] = [str(ROOT)]
    from tests.serving.running import running

    with (
        running("--workers", "1", folder=ROOT / "lessons") as server,
        browser() as launched,
    ):
        page = launched.new_page(viewport={"width": 1280, "height": 900})
        page.set_default_timeout(1000 * PATIENCE)
        page.goto(f"{server.address}01_plane_bounce", wait_until="domcontentloaded")
        page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=1000 * PATIENCE)
        page.get_by_role("button", name="Just show me").click()
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")
        move(page, WARM_UP)
        notes = [(*heap(session), resident(server))]
        move(page, moves)
        notes.append((*heap(session), resident(server)))
        return notes, machine(f"Chromium {launched.version}")


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=int, default=500)
    moves = parser.parse_args().moves
    (before, after), where = measure(moves)
    print(f"memory over {moves} moves of a slider ({where})")
    failed = False
    for place, name in ((0, "page heap"), (3, "worker")):
        gained = after[place] - before[place]
        failed = failed or gained > LIMITS[name]
        print(
            f"  {name:<12} {before[place]:7.1f} MB, then {after[place]:7.1f} MB "
            f"({gained:+.2f}; promised: at most {LIMITS[name]:g})"
        )
    for place, name in ((1, "nodes"), (2, "listeners")):
        failed = failed or after[place] > before[place] + FEW
        print(f"  {name:<12} {before[place]:7.0f}, then {after[place]:7.0f} (at most {FEW} more)")
    return failed


if __name__ == "__main__":
    sys.exit(main())
