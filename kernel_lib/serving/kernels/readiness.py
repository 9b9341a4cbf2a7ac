"""How a server stands: whether it can answer, and how many visitors it would serve at once."""

from typing import Any

__all__ = ["can_answer", "ready_lessons", "runs"]

#: s without any answer, though questions wait, after which a server cannot answer: the longest
#: that one question may take.
STALLED = 10.0


def can_answer(server: Any) -> bool:
    """Whether the server answers at all; a client that asks for much may wait."""
    if server.workers:
        return bool(server.workers.stalled <= STALLED)
    return bool(server.places.taken() < server.places.most)


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
