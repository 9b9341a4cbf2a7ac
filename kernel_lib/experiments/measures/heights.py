"""How high a ball rises, read from its run, whatever forces act."""

import numpy as np

from kernel_lib.numerics.roots import polynomial_root
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["highest_place"]


def highest_place(run: Trajectory, after: int | None = None, body: int = 0) -> tuple[float, float]:
    """The first highest place of a ball in one flight: time, s, and height of its centre, m.

    Between frames the path is the cubic that has their places and velocities: exact for a fall
    without drag.

    Parameters
    ----------
    after : the contact at whose end the flight begins, a row of `run.contacts`; None, the start
    body : its index
    """
    time, height, speed = _flight(run, after, body)
    fall = np.flatnonzero(speed <= 0)
    if not len(fall) or fall[0] == 0:
        last = 0 if len(fall) else -1
        return float(time[last]), float(height[last])
    k = int(fall[0])
    step, way = time[k] - time[k - 1], height[k] - height[k - 1]
    rises, falls = float(step * speed[k - 1]), float(step * speed[k])
    square, cube = 3 * way - 2 * rises - falls, rises + falls - 2 * way
    share = polynomial_root(
        0.0, 0.0, 0.0, 3 * cube, 2 * square, rises, 0.0, 1.0, True, rises / (rises - falls)
    )
    top = height[k - 1] + share * (rises + share * (square + share * cube))
    return float(time[k - 1] + share * step), float(top)


def _flight(run: Trajectory, after: int | None, body: int) -> Floats:
    """Times, heights and speeds upwards of a flight: its ends, and the frames between them."""
    contacts = run.contacts
    met = ((contacts.a == body) | (contacts.b == body)).nonzero()[0]
    begin, end, ends = 0, len(run.time), []
    if after is not None:
        met = met[contacts.time[met] > contacts.time[after]]
        begin = int(run.time.searchsorted(contacts.time[after], "right"))
    if len(met):
        end = int(run.time.searchsorted(contacts.time[met[0]]))
        ends = [_at(run, int(met[0]), body, "before")]
    frames = run.time[begin:end], run.position[begin:end, body, 1], run.velocity[begin:end, body, 1]
    starts = [_at(run, after, body, "after")] if after is not None else []
    parts = [np.reshape(starts, (-1, 3)), np.stack(frames, 1), np.reshape(ends, (-1, 3))]
    return np.concatenate(parts).T


def _at(run: Trajectory, contact: int, body: int, side: str) -> tuple[float, float, float]:
    """Time, height of the centre and speed upwards of a body at one of its contacts."""
    contacts = run.contacts
    place = 0 if contacts.a[contact] == body else 1
    towards = contacts.normal[contact, 1] * run.scene.balls[body].radius
    height = contacts.point[contact, 1] + (towards if place == 0 else -towards)
    velocity = contacts.velocity_after if side == "after" else contacts.velocity_before
    return float(contacts.time[contact]), float(height), float(velocity[contact, place, 1])
