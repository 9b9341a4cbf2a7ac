"""What figures of a run depend on, in one line for each benchmark to print."""

import os
import platform
import time
from pathlib import Path

SUMS = 2_000_000


def machine(*more):
    """Processor, how fast it is by now, other work, Python, and what else is given."""
    load = f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"
    told = [
        f"{_model()}, {os.cpu_count()} cores",
        f"{_sum():.0f} ns for one sum in Python {platform.python_version()}",
        load,
    ]
    return ", ".join([*told, *more])


def _model():
    """The processor by name."""
    lines = Path("/proc/cpuinfo")
    if lines.exists():
        for line in lines.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":")[1].strip()
    return platform.processor() or platform.machine()


def _sum():
    """What one sum in a plain loop takes, ns: the same machine is at times half as fast."""
    begun, total = time.process_time(), 0
    for number in range(SUMS):
        total += number
    return 1e9 * (time.process_time() - begun) / SUMS
