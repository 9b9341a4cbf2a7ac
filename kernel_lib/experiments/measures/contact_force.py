"""How a soft contact went: overlap and force from its beginning to its end."""

from dataclasses import dataclass, replace

import numpy as np

from kernel_lib.solvers.compliant.solver import Compliant
from kernel_lib.solvers.rows.cradle import Hanging
from kernel_lib.solvers.rows.rigid_row import LAST_MOMENT
from kernel_lib.solvers.rows.soft_row import SoftRow
from kernel_lib.solvers.simulate import simulate
from kernel_lib.solvers.system import lay_out
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["SoftPush", "soft_push"]


@dataclass(frozen=True)
class SoftPush:
    """Overlap and normal force of one contact.

    time : (N,) s; overlap : (N,) m; force : (N,) N, on either body
    """

    time: Floats
    overlap: Floats
    force: Floats


def soft_push(run: Trajectory, index: int, samples: int = 161) -> SoftPush | None:
    """Overlap and force of a contact, or None where a law takes the place of forces.

    Parameters
    ----------
    run : by Compliant or SoftRow, or by Hanging with a SoftRow: its contacts take no time on the
        clock of the swings, and are told here in their own time from then on
    index : of the contact in run.contacts
    samples : how many moments, evenly from the beginning to the end
    """
    one = run.contacts[index]
    if isinstance(run.solver, Hanging) and isinstance(run.solver.row, SoftRow):
        first = int(np.searchsorted(run.contacts.time, one.time))
        push = soft_push(_row_at(run, float(one.time)), index - first, samples)
        return push and replace(push, time=push.time + one.time)
    if not isinstance(run.solver, Compliant | SoftRow) or not one.duration > 0:
        return None
    end = min(float(one.time + one.duration), float(run.time[-1]))
    times = np.linspace(float(one.time), end, samples)
    seen = run.memory[0].sample(times)
    a, b = int(one.a), int(one.b)
    overlap, rate = _overlap(run, seen.position, seen.velocity, a, b)
    return SoftPush(times, overlap, _force(run, a, b, overlap, rate))


def _row_at(run: Trajectory, time: float) -> Trajectory:
    """The collision of a cradle at a moment, as a row on a line along x."""
    memory = run.memory[0]
    arriving = next(speeds for start, speeds in reversed(memory.swings) if start < time)
    scene = memory.row_of([-speed for speed in arriving])
    return simulate(scene, LAST_MOMENT, run.solver.row, record="contacts")


def _overlap(
    run: Trajectory, position: Floats, velocity: Floats, a: int, b: int
) -> tuple[Floats, Floats]:
    """Overlap, m, and how fast it grows, m/s."""
    balls = run.scene.balls
    if b >= 0:
        between = position[:, a] - position[:, b]
        distance = np.linalg.norm(between, axis=-1)
        apart = np.sum(between * (velocity[:, a] - velocity[:, b]), axis=-1) / distance
        return balls[a].radius + balls[b].radius - distance, -apart
    wall = run.scene.walls[-1 - b]
    height = (position[:, a] - np.array(wall.point)) @ np.array(wall.normal)
    return balls[a].radius - height, -(velocity[:, a] @ np.array(wall.normal))


def _force(run: Trajectory, a: int, b: int, overlap: Floats, rate: Floats) -> Floats:
    solver, balls = run.solver, run.scene.balls
    if isinstance(solver, SoftRow):
        stiffness = solver.stiffnesses
        if not isinstance(stiffness, int | float):
            stiffness = stiffness[a]
        force: Floats = stiffness * np.maximum(overlap, 0.0) ** solver.exponent
        return force
    pair = [balls[a], balls[b]] if b >= 0 else [balls[a]]
    curvature = sum(1 / ball.radius for ball in pair)
    inverse_mass = sum(1 / ball.mass for ball in pair)
    restitution = lay_out(run.scene)[0].rules(a, b).restitution
    law = solver.contact.between(curvature, inverse_mass, restitution).force
    pushes = [law(x, v) if x > 0 else 0.0 for x, v in zip(overlap, rate, strict=True)]
    return np.array(pushes, dtype=float)
