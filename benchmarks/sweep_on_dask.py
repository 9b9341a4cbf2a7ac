"""The example of docs/sweeps.md: a map by two Dask workers, of whom one is killed, bit for bit.

Starts a scheduler and two workers as processes on the loopback address, and ends them.

    python benchmarks/sweep_on_dask.py
"""

import os
import re
import signal
import sys
import time

import numpy as np
from _server import ROOT
from distributed import Client, LocalCluster

import kernel_lib as kl


def example():
    """The function of the documentation."""
    page = (ROOT / "docs" / "sweeps.md").read_text()
    (said,) = re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S)
    names = {}
    exec(compile(said, "docs/sweeps.md", "exec"), names)
    return names["chains"]


class Killer:
    """Hears how far the work is, and kills a worker as soon as a part is done."""

    def __init__(self, worker):
        self.worker, self.told, self.killed_at = worker, [], None

    def __call__(self, done, total):
        self.told.append((done, total))
        if self.killed_at is None and 0 < done < total:
            self.killed_at = done
            os.kill(self.worker, signal.SIGKILL)


def alone():
    """The same map in this process, and s that it takes."""
    stiffness, mass = np.geomspace(0.1, 10, 200), np.geomspace(0.2, 5, 200)
    begun = time.perf_counter()
    found = kl.sweep_chain(stiffness, mass, compiled=False, progress=False)
    return found, time.perf_counter() - begun


def main():
    """Run it, print, judge."""
    expected, took = alone()
    print(f"alone: {took:.1f} s")
    options = {"n_workers": 2, "threads_per_worker": 1, "processes": True, "host": "127.0.0.1"}
    with LocalCluster(**options, dashboard_address=None, silence_logs=50) as cluster:
        address = cluster.scheduler_address
        with Client(address) as client:
            workers = list(client.run(os.getpid).values())
        killer = Killer(workers[0])
        begun = time.perf_counter()
        found = example()(address, killer)
        took = time.perf_counter() - begun
        with Client(address) as client:
            client.wait_for_workers(2)  # the lost one has been replaced
            left = set(client.run(os.getpid).values())
    same = found.tobytes() == expected.tobytes()
    print(f"two workers, one of them killed after {killer.killed_at} cases: {took:.1f} s")
    print(f"told {len(killer.told)} times, at last {killer.told[-1:]}; equal bit for bit: {same}")
    good = same and killer.killed_at is not None and workers[0] not in left
    print("all that is promised was kept" if good else "below what is promised")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
