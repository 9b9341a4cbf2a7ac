"""Plane curves in coordinates of their own: nearest point, curvature, arc length.

The parabola is y = x^2/(2 a), with its vertex at the origin; the ellipse is
x^2/a^2 + y^2/b^2 = 1. Scalar code in numba's subset, so that loops may be compiled.
"""

import math

__all__ = [
    "angle_on_arc",
    "ellipse_curvature",
    "ellipse_foot",
    "parabola_curvature",
    "parabola_foot",
    "parallel_curvature",
]

#: Newton's method on these convex functions comes from one side and needs some six steps; from
#: far away, or near a centre of curvature, up to this many.
MOST_NEWTON_STEPS = 100


def parallel_curvature(curvature: float, distance: float) -> float:
    """Curvature of the parallel curve at a distance from a curve, 1/m.

    k_c = k/(1 - d k): what the centre of a ball of radius d goes along.

    Parameters
    ----------
    curvature : 1/m, of the curve; positive where it is concave towards the parallel curve
    distance : m, below 1/k where k > 0
    """
    return curvature / (1.0 - distance * curvature)


def angle_on_arc(angle: float, start: float, sweep: float) -> float:
    """How far an angle lies beyond `start`, anticlockwise, rad; -1 outside the arc.

    Parameters
    ----------
    angle, start : rad
    sweep : rad, of the arc, in (0, 2 pi]
    """
    beyond = (angle - start) % (2.0 * math.pi)
    return beyond if beyond <= sweep else -1.0


def parabola_foot(x: float, y: float, a: float) -> float:
    """Abscissa q of the point of y = x^2/(2 a) nearest to (x, y), m.

    The root with the sign of x of q^3 + 2 a (a - y) q - 2 a^2 x = 0; on the axis beyond the
    centre of curvature, where two points are as near, the one on the right.
    """
    linear, constant = 2.0 * a * (a - y), 2.0 * a * a * abs(x)
    q = math.sqrt(max(-linear, 0.0)) + constant ** (1.0 / 3.0)
    for _ in range(MOST_NEWTON_STEPS):
        slope = 3.0 * q * q + linear
        if slope <= 0.0:
            break
        step = (q * (q * q + linear) - constant) / slope
        q -= step
        if step <= 2e-16 * q:
            break
    return q if x >= 0.0 else -q


def parabola_curvature(q: float, a: float) -> float:
    """Curvature of y = x^2/(2 a) at x = q, 1/m."""
    return 1.0 / (a * (1.0 + (q / a) ** 2) ** 1.5)


def ellipse_foot(x: float, y: float, a: float, b: float) -> tuple[float, float]:
    """Point of x^2/a^2 + y^2/b^2 = 1 nearest to (x, y), m.

    (a^2 x/(t + a^2), b^2 y/(t + b^2)) with the greatest t of
    (a x/(t + a^2))^2 + (b y/(t + b^2))^2 = 1. On the major axis between the centres of curvature
    the one above it.

    Source: Eberly, Distance from a Point to an Ellipse.
    """
    if a < b:
        v, u = ellipse_foot(y, x, b, a)
        return u, v
    right, up = abs(x), abs(y)
    if up == 0.0 and right * a < a * a - b * b:
        u = a * a * right / (a * a - b * b)
        v = b * math.sqrt(1.0 - (u / a) ** 2)
    elif a == b and right == 0.0 and up == 0.0:
        u, v = a, 0.0
    else:
        # s = t + b^2, which keeps its digits beside the major axis.
        beyond = a * a - b * b
        s = max(b * up, a * right - beyond)
        for _ in range(MOST_NEWTON_STEPS):
            p, q = a * right / (s + beyond), b * up / s
            step = (p * p + q * q - 1.0) / (2.0 * (p * p / (s + beyond) + q * q / s))
            s += step
            if step <= 2e-16 * s:
                break
        u, v = a * a * right / (s + beyond), b * b * up / s
    return math.copysign(u, x), math.copysign(v, y)


def ellipse_curvature(x: float, y: float, a: float, b: float) -> float:
    """Curvature of x^2/a^2 + y^2/b^2 = 1 at its point (x, y), 1/m."""
    return 1.0 / (a * a * b * b * ((x / (a * a)) ** 2 + (y / (b * b)) ** 2) ** 1.5)
