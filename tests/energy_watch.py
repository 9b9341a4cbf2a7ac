"""Every run of a test must add up: one that ends because it does not fails the test."""

from contextlib import contextmanager

from kernel_lib.solvers import simulate as module
from kernel_lib.solvers.events.energy_books import AMISS

_wanted: list[None] = []
_trajectory = module._trajectory


def _checked(*given):
    run = _trajectory(*given)
    assert run.stopped_because != AMISS or _wanted, f"{run!r}\n{run.scene}"
    return run


def watch_energy():
    """From now on, in this process."""
    module._trajectory = _checked


@contextmanager
def energy_may_be_amiss():
    """For the tests of the watch itself."""
    _wanted.append(None)
    try:
        yield
    finally:
        _wanted.pop()
