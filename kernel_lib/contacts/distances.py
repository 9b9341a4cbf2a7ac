"""Distances and normals of bodies now."""

from kernel_lib.state.vectors import ZERO, Vector, dot, norm, scale, subtract

__all__ = ["centre_distance", "normal_between", "plane_distance"]


def plane_distance(centre: Vector, normal: Vector, offset: float) -> float:
    """Signed distance of a point from a plane, m: (c - o).n with offset o.n.

    Source: Nikulin 2024.
    """
    return dot(centre, normal) - offset


def centre_distance(centre_a: Vector, centre_b: Vector) -> float:
    """Distance of two centres, m."""
    return norm(subtract(centre_a, centre_b))


def normal_between(
    centre_a: Vector, centre_b: Vector, velocity_a: Vector = ZERO, velocity_b: Vector = ZERO
) -> Vector:
    """Unit vector from b to a.

    Coincident centres have no line between them; there the line of approach stands in,
    which keeps the symmetry of the two (Nikulin 2024 adds 1e-9 to each coordinate
    instead, which always gives the diagonal).

    Raises
    ------
    ValueError : coincident centres without relative velocity
    """
    line = subtract(centre_a, centre_b)
    length = norm(line)
    if length == 0:
        line = subtract(velocity_b, velocity_a)
        length = norm(line)
        if length == 0:
            raise ValueError(
                "two balls have the same centre and the same velocity, so that no line joins "
                "them; move one of them"
            )
    return scale(line, 1 / length)
