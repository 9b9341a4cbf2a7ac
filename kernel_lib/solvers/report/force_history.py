"""Overlap and force of a soft contact over time."""

from collections.abc import Callable
from typing import Any

import numpy as np

from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import ContactForce, Contacts, Floats

__all__ = ["ForceLaw", "force_history", "overlaps"]

#: From overlaps, m, and their rates, m/s, to the forces of one contact, N.
ForceLaw = Callable[[Floats, Floats], Floats]


def force_history(memory: Any, contacts: Contacts, index: int, samples: int) -> ContactForce | None:
    """Overlap and force of one contact from its beginning to its end.

    Parameters
    ----------
    memory : of a solver whose contacts take time: it offers `sample`, `end`, `system`, and
        `force_law(a, b)`
    contacts, index : the list, and which of it
    samples : how many moments, evenly from the beginning to the end

    Returns
    -------
    ContactForce, or None for an entry that takes no time, such as "part"
    """
    one = contacts[index]
    if not one.duration > 0:
        return None
    end = min(float(one.time + one.duration), memory.end)
    times = np.linspace(float(one.time), end, samples)
    shown, a, b = memory.sample(times), int(one.a), int(one.b)
    overlap, rate = overlaps(memory.system.scene, shown.position, shown.velocity, a, b)
    return ContactForce(times, overlap, memory.force_law(a, b)(overlap, rate))


def overlaps(
    scene: Scene, position: Floats, velocity: Floats, a: int, b: int
) -> tuple[Floats, Floats]:
    """Overlap of ball a with ball b or wall -1 - b, m, and how fast it grows, m/s.

    position, velocity : (K, n, dim) m, m/s; both results (K,)
    """
    balls = scene.balls
    if b >= 0:
        between = position[:, a] - position[:, b]
        distance = np.linalg.norm(between, axis=-1)
        apart = np.sum(between * (velocity[:, a] - velocity[:, b]), axis=-1) / distance
        return balls[a].radius + balls[b].radius - distance, -apart
    wall = scene.walls[-1 - b]
    height = (position[:, a] - np.array(wall.point)) @ np.array(wall.normal)
    return balls[a].radius - height, -(velocity[:, a] @ np.array(wall.normal))
