"""What it costs that `Events` watches its energy: at most 3 % of a run.

Each run notes what it asks of its books; run and questions are then timed in turns, and the
least of each is compared.
"""

import os

from _machine import machine

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import kernel_lib as kl  # noqa: E402
from kernel_lib.solvers.events.energy_books import EnergyBooks  # noqa: E402
from kernel_lib.solvers.events.state import EventsMemory  # noqa: E402
from tests.scenes import break_of, plane  # noqa: E402

SCENES = {
    "a ball that bounces": (plane(0.95), 30.0),
    "a break of 4": (break_of(rows=2), 2.0),
    "a break of 7": (break_of(rows=3), 1.0),
}
MOST, TURNS = 0.03, 9


def seconds(work):
    """Processor time of a call."""
    start = time.process_time()
    work()
    return time.process_time() - start


def share(scene, duration):
    """Part of a run that its books take, and how often they are asked."""
    asked, excess = [], EventsMemory._excess

    def noted(memory, balls):
        asked.append((memory, list(balls)))
        return excess(memory, balls)

    def run():
        kl.simulate(scene, duration, record="end")

    EventsMemory._excess = noted
    run()
    EventsMemory._excess = excess
    memory = asked[0][0]
    motions = [ball[0] for ball in memory.phases]

    def books():
        EnergyBooks.opened(memory.system, motions, 0.0)
        for each, balls in asked:
            excess(each, balls)

    turns = [(seconds(run), seconds(books)) for _ in range(TURNS)]
    whole, part = (min(each) for each in zip(*turns, strict=True))
    return part / whole, len(asked)


def main():
    print(f"the energy of a run is watched ({machine()})")
    found = {name: share(*given) for name, given in SCENES.items()}
    for name, (part, events) in found.items():
        print(f"{name:20} {events:6} events   {100 * part:5.2f} % of the run")
    if max(part for part, _ in found.values()) > MOST:
        raise SystemExit(f"more than {100 * MOST:g} %")


if __name__ == "__main__":
    main()
