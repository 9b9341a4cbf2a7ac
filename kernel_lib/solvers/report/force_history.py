"""Overlap and force of a soft contact over time."""

from typing import Any

import numpy as np

from kernel_lib.state.reading import states
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import ContactForce, Contacts, Floats, Record
from kernel_lib.state.vectors import as_three
from kernel_lib.state.walls import Plane, distance_now, reach_of, side_of

__all__ = ["force_history", "overlaps"]


def force_history(memory: Any, contacts: Contacts, index: int, samples: int) -> ContactForce | None:
    """Overlap and force of one contact from its beginning to its end.

    Parameters
    ----------
    memory : of a solver whose contacts take time: it offers `pieces`, `end`, `system`, and
        `force_between(a, b, shown)`
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
    shown, a, b = states(memory, times), int(one.a), int(one.b)
    overlap, _ = overlaps(memory.system.scene, shown, a, b)
    return ContactForce(times, overlap, memory.force_between(a, b, shown))


def overlaps(scene: Scene, shown: Record, a: int, b: int) -> tuple[Floats, Floats]:
    """Overlap of ball a with ball b or wall -1 - b, m, and how fast it grows, m/s: (K,) each."""
    balls, position, velocity = scene.balls, shown.position, shown.velocity
    if b >= 0:
        between = position[:, a] - position[:, b]
        distance = np.linalg.norm(between, axis=-1)
        apart = np.sum(between * (velocity[:, a] - velocity[:, b]), axis=-1) / distance
        return balls[a].radius + balls[b].radius - distance, -apart
    wall = scene.walls[-1 - b]
    sign = side_of(wall, as_three(balls[a].position), balls[a].radius)
    centres = [as_three(place) for place in position[:, a].tolist()]
    away = sign * np.array([distance_now(wall, centre) for centre in centres])
    if isinstance(wall, Plane):
        normal = np.array(wall.normal)
    else:
        normal = np.array([wall.normal(centre[:2]) for centre in centres])
    rate = -sign * np.sum(velocity[:, a] * normal, axis=-1)
    return reach_of(wall, balls[a].radius) - away, rate
