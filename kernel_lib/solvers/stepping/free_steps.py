"""Fixed steps in which no bodies touch: most steps of a run, and most of its time."""

from typing import NamedTuple

from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import CONTACT_TOLERANCE
from kernel_lib.state.vectors import scale

__all__ = ["FreeSteps", "PlaceAndVelocity", "free_steps_of"]

#: Place and velocity of a ball.
PlaceAndVelocity = tuple[float, float, float, float, float, float]
#: Normal of a wall, and the value of c.n at which the ball touches it.
Limit = tuple[float, float, float, float]


class FreeSteps(NamedTuple):
    """What a free step needs, laid out for a fast loop.

    movers : for each ball its index, the velocity that gravity adds in a step, the part of its
        velocity that drag takes away, and its walls
    reaches : all pairs of balls, with the square of the distance at which they touch
    """

    step: float
    movers: list[tuple[int, float, float, float, float, list[Limit]]]
    reaches: list[tuple[int, int, float]]

    def go_on(
        self, states: list[PlaceAndVelocity], most: int
    ) -> tuple[list[PlaceAndVelocity], list[float]]:
        """Take up to `most` steps, as long as nothing touches at the end of one.

        Returns the last states, and those after each step in a row, as frames store them.
        """
        half = self.step / 2
        reaches = self.reaches
        rows: list[float] = []
        for _ in range(most):
            ends = states[:]
            for i, a, b, g, drag, walls in self.movers:
                x, y, z, p, q, s = states[i]
                p_end, q_end, s_end = p + a, q + b, s + g
                if drag:
                    p_end -= drag * p
                    q_end -= drag * q
                    s_end -= drag * s
                x += (p + p_end) * half
                y += (q + q_end) * half
                z += (s + s_end) * half
                for nx, ny, nz, limit in walls:
                    if x * nx + y * ny + z * nz <= limit:
                        break
                else:
                    ends[i] = (x, y, z, p_end, q_end, s_end)
                    continue
                break
            else:
                if not reaches or _apart(ends, reaches):
                    states = ends
                    for state in ends:
                        rows += state
                    continue
            break
        return states, rows


def free_steps_of(system: System, step: float) -> FreeSteps:
    """Free steps of a scene, each `step` seconds long."""
    movers = [
        (i, *scale(gravity, step), system.drag_rate[i] * step, _limits(system, i))
        for i, gravity in enumerate(system.gravity)
    ]
    r = system.radius
    reaches = [
        (i, j, ((r[i] + r[j]) * (1 + CONTACT_TOLERANCE)) ** 2)
        for j in range(len(r))
        for i in range(j)
    ]
    return FreeSteps(step, movers, reaches)


def _limits(system: System, i: int) -> list[Limit]:
    """The walls as ball i meets them."""
    reach = system.radius[i] * (1 + CONTACT_TOLERANCE)
    sides = [system.plane(i, j) for j in range(len(system.sides[i]))]
    return [(*side.normal, side.offset + reach) for side in sides]


def _apart(states: list[PlaceAndVelocity], reaches: list[tuple[int, int, float]]) -> bool:
    """Whether no two balls touch."""
    for i, j, limit in reaches:
        one, two = states[i], states[j]
        x, y, z = one[0] - two[0], one[1] - two[1], one[2] - two[2]
        if x * x + y * y + z * z <= limit:
            return False
    return True
