"""How many visitors a minute get a kernel of their own that answers: pages one after another.

Starts a `carom` of its own on the loopback interface. A visitor opens the page of a lesson and
its web socket, reads the widgets, and has the first picture; then it leaves. Some are there at one
time. Files beside the page are left out: a browser has its own core for those.

    python benchmarks/ready_kernels.py [--visits 200] [--at-once 4]
"""

import argparse
import asyncio
import os
import platform
import statistics
import sys
import time

from _server import carom
from _student import Student

GOAL = 400.0  # a minute


async def visits(server, lessons, number, at_once):
    """Seconds from asking for a page to its first picture, of each visit."""
    seats = asyncio.Semaphore(at_once)

    async def visit(count):
        student = Student(server.address, lessons[count % len(lessons)], [], count)
        async with seats:
            await student.open()
            await student.close_tab()
        return student.first

    return await asyncio.gather(*map(visit, range(number)))


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--visits", type=int, default=200)
    parser.add_argument("--at-once", type=int, default=4)
    asked = parser.parse_args()
    with carom("--kernels", "--max-students", "100") as server:
        start = time.monotonic()
        waited = asyncio.run(visits(server, server.lessons(), asked.visits, asked.at_once))
        rate = 60 * asked.visits / (time.monotonic() - start)
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    print(f"{asked.visits} visits of all lessons in turn, {asked.at_once} at a time ({machine})")
    print(f"  {rate:.0f} kernels a minute that have answered (promised: {GOAL:g})")
    print(f"  page to first picture: median {1000 * statistics.median(waited):.0f} ms")
    return rate < GOAL


if __name__ == "__main__":
    sys.exit(main())
