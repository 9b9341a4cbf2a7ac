"""What kernels may cost: one that computes without rest, or outgrows its memory, ends."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

from kernel_lib.serving.workers.rates import Rates
from kernel_lib.serving.workers.worker import computed

__all__ = ["MEMORY", "Watch"]

log = logging.getLogger(__name__)

LOOK = 2.0  # s between two looks

#: Bytes that a kernel may have of its own beyond those it was forked with: some ten times what
#: one of a lesson takes.
MEMORY = 512 * 2**20

#: s of computing that a kernel has in hand, and how much of each second comes back. A slider that
#: is dragged for minutes stays far below; a page that only wants to burn time ends in two minutes.
IN_HAND, A_SECOND = 60.0, 0.5


class Watch:
    """Looks now and then at what each kernel has computed.

    Parameters
    ----------
    manager : of the kernels
    visitors : tells the kernels that were handed to visitors
    spent : s of computing of a process so far
    """

    def __init__(
        self,
        manager: Any,
        visitors: Callable[[], Iterable[str]],
        spent: Callable[[int], float] = computed,
    ) -> None:
        self._manager, self._visitors, self._spent = manager, visitors, spent
        self._before: dict[str, float] = {}
        self._measure = Rates(A_SECOND, IN_HAND)

    def begin(self) -> None:
        """Look again and again, as long as the event loop runs."""
        from tornado.ioloop import PeriodicCallback  # late: the command starts without it

        PeriodicCallback(self.look, 1000 * LOOK).start()

    async def look(self) -> None:
        """End the kernels that have computed too much."""
        now, before = asyncio.get_running_loop().time(), self._before
        self._before = {}
        for kernel in list(self._visitors()):
            if kernel not in self._manager:
                continue
            provisioner = self._manager.get_kernel(kernel).provisioner
            spent = self._spent(getattr(provisioner, "pid", None) or 0)
            more = min(IN_HAND, max(0.0, spent - before.get(kernel, spent)))
            self._before[kernel] = spent
            if self._measure.wait(kernel, now, more):
                log.warning(
                    "kernel %s computed for more than %g s without rest and is ended",
                    kernel[:8],
                    IN_HAND,
                )
                await self._manager.shutdown_kernel(kernel, now=True)
