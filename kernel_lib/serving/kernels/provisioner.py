"""How Jupyter gets its kernels: forked from the warm process, or started if that fails."""

import logging
from importlib.metadata import EntryPoint
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from kernel_lib.serving.kernels.warm import ForkedKernel, NoWarmKernel, Rehearsal
from kernel_lib.serving.kernels.watch import MEMORY

__all__ = ["NAME", "ForkingProvisioner", "register"]

log = logging.getLogger(__name__)
NAME = "carom-forking"


def register() -> None:
    """Make the provisioner known under its name, in this process alone."""
    here = f"{__name__}:{ForkingProvisioner.__name__}"
    entry = EntryPoint(NAME, here, KernelProvisionerFactory.GROUP_NAME)
    KernelProvisionerFactory.provisioners[NAME] = entry


class ForkingProvisioner(LocalProvisioner):
    """Kernels of a server that has a warm process."""

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        """Fork a kernel; start a plain one if there is no warm process that can.

        A `rehearsal` among the options is the process to fork from; then there is no other way.
        """
        rehearsal: Rehearsal | None = options.pop("rehearsal", None)
        source: Any = rehearsal or getattr(self._server, "warm", None)
        if source is None:
            return await super().launch_kernel(cmd, **options)
        try:
            kernel: Any = await source.kernel(
                connection_file=self.parent.connection_file,  # type: ignore[union-attr]
                env=options["env"],
                cwd=str(options.get("cwd") or ""),
                name=f"carom-{self.kernel_id[:8]}",
                memory=getattr(getattr(self._server, "asked", None), "kernel_memory", MEMORY),
            )
        except NoWarmKernel as problem:
            if rehearsal:
                raise
            log.warning("a kernel is started instead of forked: %s", problem)
            return await super().launch_kernel(cmd, **options)
        self.process = kernel
        self.pid = self.pgid = kernel.pid  # it leads a session of its own
        self.cwd = options.get("cwd")
        return self.connection_info

    async def send_signal(self, signum: int) -> None:
        """Never to a kernel that has ended: its number may be another process's by now."""
        if isinstance(self.process, ForkedKernel) and self.process.poll() is not None:
            return
        await super().send_signal(signum)

    @property
    def _server(self) -> Any:
        """The server: the parent of the manager of all kernels, which is that of this one's."""
        return getattr(getattr(self.parent, "parent", None), "parent", None)
