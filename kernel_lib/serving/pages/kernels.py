"""Notebooks with other widgets than lessons: Voila's kernels, so many at one time and no more."""

from typing import Any
from uuid import uuid4

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import Int

__all__ = ["FewKernels", "Full"]


class Full(RuntimeError):
    """As many kernels run as may run at one time."""


class FewKernels(AsyncMappingKernelManager):
    """Voila's kernel manager, which starts no more kernels than a server may have."""

    most = Int(20, config=True, help="kernels at one time")

    def __init__(self, **named: Any) -> None:
        super().__init__(**named)
        self._starting: set[str] = set()

    async def start_kernel(self, *, kernel_id: str | None = None, **named: Any) -> str:  # type: ignore[override]
        """Start a kernel; raises Full."""
        if len({*self.list_kernel_ids(), *self._starting}) >= self.most:
            raise Full(f"all {self.most} kernels run")
        new = kernel_id or str(uuid4())
        self._starting.add(new)
        try:
            return str(await super().start_kernel(kernel_id=new, **named))
        finally:
            self._starting.discard(new)
