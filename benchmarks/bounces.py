"""Bounces on a curve: a run by exact events, and sections plain and compiled.

One ball in a round bowl under gravity; processor time, the quickest of several rounds. What is
compiled is compiled, or loaded, before it is timed.

    python benchmarks/bounces.py [--rounds 7]
"""

import argparse
import os
import platform
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RUN = 1.9  # times the same number of bounces on a plane, at most
PLAIN = 0.060  # s at most, 10 orbits of 500 bounces without numba
LINE = 0.001  # s at most, 2,000 bounces of one orbit, compiled
SECTION = 0.025  # s at most, 100 orbits of 500 bounces, compiled


def quickest(rounds, work):
    """Processor time, s."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    return best


def main():
    """Measure, print and judge."""
    import kernel_lib as kl

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    scene = kl.Scene([kl.Ball((0.3, 0.2), (0.4, 1.1), 0.1, 1)], [kl.Arc((0, 0), 1.1)], (0, -1))
    starts = [(0.3, 0.2 + 0.001 * k, 0.4, 1.1) for k in range(100)]

    flat = kl.Scene([kl.Ball((0, 1), (1, 1), 0.1, 1)], [kl.Plane((0, 0), (0, 1))], (0, -1))

    def run(where):
        found = kl.simulate(where, 1e6, record="contacts", frames=1e6, budget=2010)
        assert len(found.contacts) >= 2000

    print(f"bounces ({os.cpu_count()} cores, Python {platform.python_version()})")
    curve, plane = (quickest(rounds, lambda at=at: run(at)) for at in (scene, flat))
    ratio = curve / plane
    print(f"  run of 2,000 bounces         {1e3 * curve:8.2f} ms, on a plane {1e3 * plane:.2f} ms")
    print(f"  ratio                        {ratio:8.2f} (promised: {RUN:g})")
    wanted = [
        ("10 x 500, plain", PLAIN, lambda: kl.section(scene, 500, starts[:10], compile=False)),
    ]
    try:
        kl.section(scene, 2, compile=True)
    except ModuleNotFoundError:
        print("  compiled: needs numba")
    else:
        wanted += [
            ("2,000 bounces, compiled", LINE, lambda: kl.section(scene, 2000, compile=True)),
            ("100 x 500, compiled", SECTION, lambda: kl.section(scene, 500, starts, compile=True)),
        ]
    broken = ratio > RUN
    for name, most, work in wanted:
        seconds = quickest(rounds, work)
        broken = broken or seconds > most
        print(f"  {name:<28} {1e3 * seconds:8.2f} ms (promised: {1e3 * most:g} ms)")
    return broken


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
