"""One chain collision, and a sweep of them, against scipy's DOP853 at equal accuracy.

Accuracy is measured, not believed: the greatest error of a velocity against a solution of
tolerance 1e-13 by scipy. scipy gets the moment of the last parting as a gift, so that it
needs no event and integrates no flight, and of its tolerances the cheapest that reaches the
accuracy of ours.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import sys
import time

import numpy as np
from scipy.integrate import solve_ivp

from kernel_lib.solvers.chains import chain_collision
from kernel_lib.solvers.sweeps import sweep_chain

#: (exponent, gamma, beta), and how many times faster than scipy the sweep must be.
CASES = [(1.5, 1, 1), (1.5, 3, 1), (1.5, 30, 0.5), (1.0, 1, 1), (1.0, 3, 1)]
SWEEP_AT_LEAST = 20.0
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
        start = time.perf_counter()
        function()
        best = min(best, time.perf_counter() - start)
    return best


def one_case(exponent, gamma, beta):
    """Times of ours and of scipy, s, and their errors."""
    masses, velocities, stiffnesses = [1, 1 / beta, 1 / beta], [1, 0, 0], [1, gamma]

    def ours():
        return chain_collision(masses, velocities, stiffnesses, exponent, tolerance=ACCURACY)

    end = ours().separations[-1][0] + 1e-3
    exact = scipy_chain(exponent, gamma, beta, 1e-13, end)
    our_error = abs(ours().velocities - exact).max()
    goal = max(our_error, ACCURACY)
    for tolerance in 10.0 ** np.arange(-6, -13, -0.25):
        error = abs(scipy_chain(exponent, gamma, beta, tolerance, end) - exact).max()
        if error <= goal:
            break
    theirs = best_time(lambda: scipy_chain(exponent, gamma, beta, tolerance, end))
    return best_time(ours), theirs, our_error, error


def sweep():
    """Times a case of the sweep and of a loop of scipy on a sample of it, s."""
    gammas, betas = np.geomspace(0.01, 100, SIDE), np.geomspace(0.1, 10, SIDE)
    ours = best_time(lambda: sweep_chain(gammas, betas), repeats=2) / SIDE**2
    swept = sweep_chain(gammas, betas)
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
        worst = max(worst, abs(swept[i, j] - exact).max())
        for tolerance in 10.0 ** np.arange(-6, -13, -0.5):
            if abs(scipy_chain(1.5, gamma, beta, tolerance, end) - exact).max() <= ACCURACY:
                break
        theirs += best_time(
            lambda g=gamma, b=beta, t=tolerance, e=end: scipy_chain(1.5, g, b, t, e), 2
        )
    return ours, theirs / len(chosen), worst


def main():
    good = True
    print("exponent  gamma  beta   ours      scipy     ratio  error of ours, of scipy")
    for case in CASES:
        ours, theirs, our_error, their_error = one_case(*case)
        good &= ours <= theirs and our_error <= ACCURACY
        print(
            f"{case[0]:8} {case[1]:6} {case[2]:5}  {ours * 1e3:6.2f} ms {theirs * 1e3:6.2f} ms"
            f"  {theirs / ours:5.1f}  {our_error:.1e}, {their_error:.1e}"
        )
    ours, theirs, worst = sweep()
    good &= theirs >= SWEEP_AT_LEAST * ours and worst <= ACCURACY
    print(
        f"sweep of {SIDE} x {SIDE}: {ours * 1e6:.0f} us a case, scipy {theirs * 1e6:.0f} us,"
        f" ratio {theirs / ours:.0f} (at least {SWEEP_AT_LEAST:g}), error {worst:.1e}"
    )
    print("good" if good else "below what is promised: a ratio of 1 and an error of 1e-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
