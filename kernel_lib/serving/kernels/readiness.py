"""How a server stands: whether who comes now is served in time, and how many are at once."""

from typing import Any

__all__ = ["is_overloaded", "ready_lessons", "runs"]

OVERDUE = 1.0  # s for which a question may wait before the server calls itself overloaded


def is_overloaded(server: Any) -> bool:
    """Whether who comes now would be served better elsewhere."""
    if server.workers:
        return bool(server.workers.delay > OVERDUE)
    return bool(server.places.taken() >= server.places.most)


def ready_lessons(server: Any) -> dict[str, int]:
    """For each notebook, the visitors that would be served at once."""
    if server.rehearsals:
        return server.rehearsals.ready()

    def is_ready(item: Any) -> bool:
        started = item.done() and not item.cancelled() and item.exception() is None
        return started and item.result()["task"].done()

    pools = getattr(server.kernel_manager, "_pools", {})
    return {name: sum(map(is_ready, pool)) for name, pool in sorted(pools.items())}


def runs(kernel_manager: Any, kernel: str) -> bool:
    """Whether a kernel is known and its process lives."""
    if kernel not in kernel_manager:
        return False
    provisioner = kernel_manager.get_kernel(kernel).provisioner
    process = getattr(provisioner, "process", None)
    return process is not None and process.poll() is None
