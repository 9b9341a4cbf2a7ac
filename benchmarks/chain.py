"""One chain collision, and a sweep of them, plain and compiled, against scipy's DOP853 at
equal accuracy, all on one thread.

Accuracy is measured, not believed: the greatest error of a velocity against a solution of
tolerance 1e-13 by scipy. scipy gets the moment of the last parting as a gift, so that it
needs no event and integrates no flight, and of its tolerances the cheapest that reaches the
accuracy of ours. Times are those of the processor, so that other work on the machine counts less.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import statistics
import sys
import time

import numpy as np
from scipy.integrate import solve_ivp

from kernel_lib.numerics.compile import compiled
from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.rows.integration.equations import chain_law
from kernel_lib.solvers.sweeps.cases import RowCases
from kernel_lib.solvers.sweeps.compiled_rows import chain_lanes
from kernel_lib.solvers.sweeps.interface import sweep_chain

#: (exponent, gamma, beta), and how many times faster than scipy we must be: a sweep with
#: numpy alone, a sweep compiled, one compiled collision (the median of the cases).
CASES = [(1.5, 1, 1), (1.5, 3, 1), (1.5, 30, 0.5), (1.0, 1, 1), (1.0, 3, 1)]
NUMPY_AT_LEAST, SWEEP_AT_LEAST, ONE_AT_LEAST = 15.0, 1000.0, 185.0
ACCURACY = 1e-8
SIDE = 100


def scipy_chain(exponent, gamma, beta, tolerance, end):
    def rates(_, y):
        first, second = y[0] - y[1], y[1] - y[2]
        f1 = first**exponent if first > 0 else 0.0
        f2 = gamma * second**exponent if second > 0 else 0.0
        return [y[3], y[4], y[5], -f1, beta * (f1 - f2), beta * f2]

    start = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0]
    run = solve_ivp(rates, (0, end), start, method="DOP853", rtol=tolerance, atol=tolerance)
    return run.y[3:, -1]


def best_time(function, repeats=7):
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        function()
        best = min(best, time.process_time() - start)
    return best


def compiled_case(exponent, gamma, beta):
    """A function that runs one collision in a compiled loop of one lane, from masses and
    stiffnesses ready in its units to the velocities, and its velocities."""
    law = chain_law(exponent)
    loop = compiled(*chain_lanes(law, 2, lanes=1), together=True)
    cases = RowCases(
        np.array([[1, 1 / beta, 1 / beta]]),
        np.array([[1.0, 0, 0]]),
        np.array([[1.0, gamma]]),
        np.zeros((1, 2)),
        np.array([float(exponent)]),
    )
    rows, speed = cases.scaled()
    rates, closings = np.empty((1, 2)), np.empty((1, 2), dtype=np.int64)

    def run():
        loop(ACCURACY, rows, cases.exponents, rates, closings)

    run()
    return run, cases.velocities_after(rates * speed)[0]


def one_case(exponent, gamma, beta):
    """Times of ours, of ours compiled and of scipy, s, and their errors."""
    masses, velocities, stiffnesses = [1, 1 / beta, 1 / beta], [1, 0, 0], [1, gamma]

    def ours():
        return chain_collision(masses, velocities, stiffnesses, exponent, tolerance=ACCURACY)

    quick, quick_velocities = compiled_case(exponent, gamma, beta)
    end = ours().separations[-1][0] + 1e-3
    exact = scipy_chain(exponent, gamma, beta, 1e-13, end)
    our_error = max(abs(v - exact).max() for v in (ours().velocities, quick_velocities))
    goal = max(our_error, ACCURACY)
    for tolerance in 10.0 ** np.arange(-6, -13, -0.25):
        error = abs(scipy_chain(exponent, gamma, beta, tolerance, end) - exact).max()
        if error <= goal:
            break
    theirs = best_time(lambda: scipy_chain(exponent, gamma, beta, tolerance, end))
    return best_time(ours), best_time(quick, 200), theirs, our_error, error


def sweep():
    """Times a case of the sweep with numpy alone, compiled, and of a loop of scipy on a sample of
    it, s, and the greatest error of both of ours."""
    gammas, betas = np.geomspace(0.01, 100, SIDE), np.geomspace(0.1, 10, SIDE)
    ours, swept = [], []
    for way in (False, True):
        swept.append(sweep_chain(gammas, betas, compiled=way, progress=False))
        best = best_time(lambda w=way: sweep_chain(gammas, betas, compiled=w, progress=False), 3)
        ours.append(best / SIDE**2)
    theirs, worst, chosen = (
        0.0,
        0.0,
        [(i, j) for i in range(5, SIDE, 20) for j in range(5, SIDE, 20)],
    )
    for i, j in chosen:
        gamma, beta = gammas[i], betas[j]
        masses = [1, 1 / beta, 1 / beta]
        end = chain_collision(masses, [1, 0, 0], [1, gamma]).separations[-1][0] + 1e-3
        exact = scipy_chain(1.5, gamma, beta, 1e-13, end)
        worst = max(worst, *(abs(each[i, j] - exact).max() for each in swept))
        for tolerance in 10.0 ** np.arange(-6, -13, -0.5):
            if abs(scipy_chain(1.5, gamma, beta, tolerance, end) - exact).max() <= ACCURACY:
                break
        theirs += best_time(
            lambda g=gamma, b=beta, t=tolerance, e=end: scipy_chain(1.5, g, b, t, e), 2
        )
    return *ours, theirs / len(chosen), worst


def main():
    good, ratios = True, []
    print(
        "exponent  gamma  beta   plain     compiled    scipy    ratios       errors of ours, scipy"
    )
    for case in CASES:
        ours, quick, theirs, our_error, their_error = one_case(*case)
        ratios.append(theirs / quick)
        good &= ours <= theirs and our_error <= ACCURACY
        print(
            f"{case[0]:8} {case[1]:6} {case[2]:5}  {ours * 1e3:6.2f} ms {quick * 1e6:8.1f} us"
            f" {theirs * 1e3:7.2f} ms  {theirs / ours:4.1f} {theirs / quick:5.0f}"
            f"    {our_error:.1e}, {their_error:.1e}"
        )
    ratio = statistics.median(ratios)
    good &= ratio >= ONE_AT_LEAST
    print(f"one compiled collision: median ratio {ratio:.0f} (at least {ONE_AT_LEAST:g})")
    numpy_alone, quick, theirs, worst = sweep()
    good &= theirs >= NUMPY_AT_LEAST * numpy_alone and theirs >= SWEEP_AT_LEAST * quick
    good &= worst <= ACCURACY
    print(f"sweep of {SIDE} x {SIDE}: scipy {theirs * 1e6:.0f} us a case, error {worst:.1e}")
    for name, ours, least in (
        ("numpy alone", numpy_alone, NUMPY_AT_LEAST),
        ("compiled", quick, SWEEP_AT_LEAST),
    ):
        print(f"  {name}: {ours * 1e6:.2f} us, ratio {theirs / ours:.0f} (at least {least:g})")
    print("good" if good else "below what is promised")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
