"""A cradle of 100 balls with Hertz contacts against scipy's DOP853 at equal accuracy.

Accuracy is measured against scipy at a tolerance of 1e-13. scipy's force is one line of
numpy over all contacts, it gets the moment of the last parting as a gift, and of its
tolerances the cheapest that reaches 1e-8. Processor time, one thread, medians.
"""

import os

from _machine import machine

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import statistics
import sys
import time

import numpy as np
from scipy.integrate import solve_ivp

import kernel_lib as kl

BALLS, ACCURACY, AT_LEAST = 100, 1e-8, 12.0


def scipy_row(tolerance, end):
    def rates(_, y):
        overlap = np.maximum(y[: BALLS - 1] - y[1:BALLS], 0)
        force = overlap * np.sqrt(overlap)
        out = np.empty(2 * BALLS)
        out[:BALLS] = y[BALLS:]
        out[BALLS], out[-1] = -force[0], force[-1]
        out[BALLS + 1 : -1] = force[:-1] - force[1:]
        return out

    start = np.zeros(2 * BALLS)
    start[BALLS] = 1.0
    run = solve_ivp(rates, (0, end), start, method="DOP853", rtol=tolerance, atol=tolerance)
    return run.y[BALLS:, -1]


def median_time(function, repeats):
    spans = []
    for _ in range(repeats):
        start = time.process_time()
        function()
        spans.append(time.process_time() - start)
    return statistics.median(spans)


def main():
    print(machine())

    def ours():
        return kl.chain_collision([1.0] * BALLS, [1.0] + [0.0] * (BALLS - 1), 1.0)

    run = ours()
    end = run.separations[-1][0] + 1.0
    exact = scipy_row(1e-13, end)
    our_error = abs(run.velocities - exact).max()
    for tolerance in 10.0 ** np.arange(-8, -14, -0.5):
        their_error = abs(scipy_row(tolerance, end) - exact).max()
        if their_error <= ACCURACY:
            break
    mine = median_time(ours, 15)
    theirs = median_time(lambda: scipy_row(tolerance, end), 7)
    print(
        f"cradle of {BALLS}: {mine * 1e3:.1f} ms, scipy {theirs * 1e3:.0f} ms at {tolerance:.0e},"
        f" ratio {theirs / mine:.0f} (at least {AT_LEAST:g}),"
        f" errors {our_error:.1e} and {their_error:.1e}"
    )
    good = theirs >= AT_LEAST * mine and our_error <= ACCURACY
    print("good" if good else "below what is promised")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
