"""Stability of bouncing in closed form: bowls, rigid and soft, two walls, ellipses, loss.

Points, or centres of balls on the curves that their centres reach; smooth, e = 1 unless said.

Source: Kozlov 1988, sections 3 to 6.
"""

import math

from kernel_lib.numerics.dormand_prince import eighth_order_step, workspace
from kernel_lib.numerics.roots import bisection

__all__ = [
    "ellipse_crossing_trace",
    "sliding_time",
    "soft_bowl_boundary",
    "soft_bowl_sufficient",
    "soft_bowl_trace",
    "two_walls_half_trace",
]

#: Steps of the integration through one soft contact: of order eight, exact to rounding.
CONTACT_STEPS = 60

#: Bounces after which a series with loss adds nothing.
LEAST_TERM = 1e-18


def sliding_time(
    angle: float, restitution: float, radius: float = 1.0, along: float = 1.0
) -> float:
    """When a ball in a circle, without gravity, has stopped bouncing and slides, s.

    (R/u) sum of sin(2 arctan(e^k tan a)), k = 0, 1, ...: its bounces shrink as tan a_n = e^n tan a.

    Parameters
    ----------
    angle : rad, of path and tangent, when it leaves the wall
    restitution : below 1
    radius, along : R in m, of the centre's circle; u in m/s, speed along the wall

    Source: exact; to first order in 1 - e Kozlov's 2 R a/(u (1 - e)).
    """
    tangent, total = math.tan(angle), 0.0
    while tangent > LEAST_TERM:
        total += 2 * tangent / (1 + tangent * tangent)
        tangent *= restitution
    return radius / along * total


def soft_bowl_trace(curvature: float, speed: float, gravity: float, stiffness: float) -> float:
    """Trace of one bounce on a bowl that pushes back by N (f - y) a mass.

    The path across obeys x'' = N y f'' x while y < 0, where y'' = -g - N y.

    Parameters
    ----------
    curvature, speed, gravity : as `bowl_trace`
    stiffness : 1/s^2, N
    """
    w = math.sqrt(stiffness)
    sag = gravity / stiffness
    lasts = 2 * (math.pi / 2 + math.atan(gravity / (speed * w))) / w

    def rates(clock: float, state: list[float], out: list[float], _: None) -> None:
        depth = -sag + sag * math.cos(w * clock) - speed / w * math.sin(w * clock)
        push = stiffness * curvature * depth
        out[0], out[1], out[2], out[3] = state[1], push * state[0], state[3], push * state[2]

    state, step = [1.0, 0.0, 0.0, 1.0], lasts / CONTACT_STEPS
    for k in range(CONTACT_STEPS):
        slopes, work = workspace(4)
        rates(k * step, state, slopes[0], None)
        eighth_order_step(rates, None, k * step, state, slopes, work, step)
        state = work
    flight = 2 * speed / gravity
    return state[0] + flight * state[1] + state[3]


def soft_bowl_boundary(speed: float, gravity: float, stiffness: float) -> float:
    """Curvature of a soft bowl at which the vertical bounce becomes unstable, 1/m: trace -2."""
    return bisection(
        lambda curvature: soft_bowl_trace(curvature, speed, gravity, stiffness) + 2,
        *(0.0, 2 * gravity / speed**2),
    )


def soft_bowl_sufficient(speed: float, gravity: float, stiffness: float) -> float:
    """Curvature up to which Lyapunov's criterion promises stability, 1/m: (g/v^2) (1 + g T/2v)^-2.

    T/2 = N^-1/2 (pi/2 + arctan(g/(v sqrt N))) is half the contact's time.

    Source: Kozlov 1988, section 4 (its arctan has a misprint).
    """
    w = math.sqrt(stiffness)
    half = (math.pi / 2 + math.atan(gravity / (speed * w))) / w
    return gravity / speed**2 / (1 + gravity * half / speed) ** 2


def two_walls_half_trace(
    radius_1: float, radius_2: float, length: float, speed: float, gravity: float
) -> float:
    """Half the trace of a bounce between two walls along gravity; stable between -1 and 1.

    1 - (2 (v1 - v2)/g)(v1/R1 + v2/R2) + (2 (v1 - v2)^2/g^2) v1 v2/(R1 R2), v2^2 = v1^2 - 2 g l.

    Parameters
    ----------
    radius_1, radius_2 : m, of curvature, below and above; positive when concave to the ball
    length : m, between the walls; speed : m/s, at the lower; gravity : m/s^2, or 0
    """
    upper = math.sqrt(speed**2 - 2 * gravity * length)
    time = 2 * length / (speed + upper)  # (v1 - v2)/g, also without gravity
    first = 2 * time * (speed / radius_1 + upper / radius_2)
    return 1 - first + 2 * time**2 * speed * upper / (radius_1 * radius_2)


def ellipse_crossing_trace(along: float, other: float, pull: float, energy: float) -> float:
    """Trace of one crossing through the centre of an ellipse, 4 C (1 - S/R) - 2, R = b^2/S.

    Wall to wall, the transverse coordinate not mirrored; a period is two crossings.

    Parameters
    ----------
    along, other : m, S, the semi-axis that the ball moves along, and the other one
    pull : 1/s^2, c of the central force; energy : m^2/s^2, h a mass, positive
    """
    return 4 * (1 - pull * along**2 / (2 * energy)) * (1 - along**2 / other**2) - 2
