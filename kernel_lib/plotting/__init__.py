"""Runs as pictures by matplotlib, for those who compute: figures and films."""

from kernel_lib.plotting.figure import plot
from kernel_lib.plotting.moving import film

__all__ = ["film", "plot"]
