"""How the centre of a ball accelerates on a curved leg, for those who look ahead along it."""

from typing import Any

import numpy as np

from kernel_lib.contacts.centre_path import Frame
from kernel_lib.solvers.track.curved import Curved, at_nodes
from kernel_lib.solvers.track.outline import Course
from kernel_lib.solvers.track.rider import Rider

__all__ = ["first_acceleration", "greatest_acceleration"]


def greatest_acceleration(rider: Rider, leg: Curved) -> float:
    """No acceleration of the centre on a leg is greater, m/s^2."""
    frame, _, speed = at_nodes(rider.path.stretches[leg.start.stretch], leg)
    # Between so many places of a panel it is hardly greater.
    return 1.2 * float(np.hypot(*_accelerations(rider, leg.course, frame, speed)).max())


def first_acceleration(rider: Rider, leg: Curved) -> tuple[float, float]:
    """Acceleration of the centre at the start of a leg, m/s^2."""
    frame = rider.frame(leg.start)
    along, off = _accelerations(rider, leg.course, frame, leg.start.speed)
    return along * frame.cos - off * frame.sin, along * frame.sin + off * frame.cos


def _accelerations(rider: Rider, course: Course, frame: Frame, speed: Any) -> tuple[Any, Any]:
    """Along the path and across it."""
    off = frame.curvature * speed * speed
    drag = course.drag * (rider.gravity * frame.cos + off)
    return -rider.gravity * course.pull * frame.sin - drag, off
