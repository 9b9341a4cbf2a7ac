"""The library alone: a slider's run in fixed steps, and what importing it costs beside numpy.

A slider's run: one ball, one plane, 400 steps, without numba; processor time, judged by the
quickest tenth, which other work on the machine leaves alone. Imports are timed in fresh
interpreters that take turns, so that a busy machine slows both.

    python benchmarks/library.py [--rounds 21]
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from _machine import machine

ROOT = Path(__file__).resolve().parents[1]
SLIDER = 0.55e-3  # s, at most
IMPORT = 1.6  # times the import of numpy, at most

TIMER = "import time; t = time.perf_counter(); import {}; print(time.perf_counter() - t)"


def slider_runs(rounds):
    """Seconds of processor time of single runs, after a warm-up."""
    import kernel_lib as kl

    ball, floor = kl.Ball((0, 5), (4, 1), 1, 1), kl.Plane((0, 0), (0, 1))
    scene = kl.Scene([ball], [floor], (0, -9.807), 0.7)
    solver, seconds = kl.Stepping(0.01), []
    for _ in range(20 * rounds):
        start = time.process_time()
        run = kl.simulate(scene, 4, solver)
        seconds.append(time.process_time() - start)
    assert len(run.time) == 401
    return seconds[rounds:]


def import_seconds(module, bytecode):
    """Seconds of one import in a fresh interpreter, which finds its bytecode in a folder.

    In a folder of ours: a user may have forbidden bytecode, or installed numpy alone with it,
    and then compiling would be timed, and of one of the two only.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONPYCACHEPREFIX": bytecode}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-c", TIMER.format(module)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def spread(seconds):
    """Median and range, ms."""
    low, high = 1e3 * min(seconds), 1e3 * max(seconds)
    return f"median {1e3 * statistics.median(seconds):.3f} ms, {low:.3f} to {high:.3f} ms"


def main():
    """Measure, print and judge."""
    import numpy

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=21)
    rounds = parser.parse_args().rounds
    print(f"library ({machine('numpy ' + numpy.__version__)})")
    runs = slider_runs(rounds)
    slider = statistics.quantiles(runs, n=10)[0]
    print(f"  slider's run    {spread(runs)}")
    print(f"  quickest tenth  {1e3 * slider:.3f} ms (promised: {1e3 * SLIDER:g} ms)")
    imports = {"numpy": [], "kernel_lib": []}
    with TemporaryDirectory() as bytecode:
        for module in imports:
            import_seconds(module, bytecode)  # writes the bytecode
        for module in [*imports] * rounds:
            imports[module].append(import_seconds(module, bytecode))
    for module, seconds in imports.items():
        print(f"  import {module:<10} {spread(seconds)}")
    pairs = zip(imports["kernel_lib"], imports["numpy"], strict=True)
    ratio = statistics.median(one / other for one, other in pairs)
    print(f"  ratio {ratio:.2f} (promised: {IMPORT:g})")
    return slider > SLIDER or ratio > IMPORT


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
