"""Ten seconds on a track, in plain Python: a bowl, a loop, a track drawn by hand.

Processor time of one run with its 601 frames, judged by the quickest tenth, which other work on
the machine leaves alone.

    python benchmarks/track.py [--rounds 21]
"""

import argparse
import math
import statistics
import sys
import time
from pathlib import Path

from _machine import machine

ROOT = Path(__file__).resolve().parents[1]
MOST = {"rolls in a bowl": 6.4, "slips in a bowl": 30.0, "falls out of a loop": 22.0}  # ms


def scenes():
    """Name: scene."""
    import kernel_lib as kl

    bowl = kl.Track((-1, 0), of_centres=True).arc((0, 0), math.pi)
    loop = kl.Track((-3, 1.2)).line((-0.5, 0)).line((1, 0)).bend(0.5, 2 * math.pi).line((3, 0))
    down = (0, -9.81)
    roll = {"tangential_restitution": 0.0}
    return {
        "rolls in a bowl": kl.Scene([bowl.ball(0.5, 0.05, 1)], (), down, track=bowl, **roll),
        "slips in a bowl": kl.Scene([bowl.ball(0.5, 0.05, 1)], (), down, friction=0.3, track=bowl),
        "falls out of a loop": kl.Scene(
            [loop.ball(0.1, 0.05, 1)], (), down, 0.5, friction=0.3, track=loop
        ),
    }


def seconds_of(scene, rounds):
    """Processor time of single runs, after a warm-up."""
    import kernel_lib as kl

    found = []
    for _ in range(rounds + 3):
        start = time.process_time()
        run = kl.simulate(scene, 10, kl.OnTrack())
        found.append(time.process_time() - start)
    assert len(run.time) == 601
    return found[3:]


def main():
    """Measure, print and judge."""
    import numpy

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=21)
    rounds = parser.parse_args().rounds
    print(f"track ({machine('numpy ' + numpy.__version__)})")
    slow = False
    for name, scene in scenes().items():
        found = seconds_of(scene, rounds)
        quick, promised = 1e3 * statistics.quantiles(found, n=10)[0], MOST[name]
        middle = 1e3 * statistics.median(found)
        print(f"  {name:<22}{quick:6.2f} ms (median {middle:.2f}; promised: {promised:g} ms)")
        slow |= quick > promised
    return slow


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
