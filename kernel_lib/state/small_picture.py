"""A small picture of a run for a notebook, as SVG: what its `repr` cannot show."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["small_picture"]

Floats = NDArray[np.float64]

#: Size of the picture and its margin, pixels.
WIDTH, HEIGHT, MARGIN = 260, 160, 8

#: Most balls that are drawn, and most corners of a path: some thousand signs each hundred.
MOST_DRAWN, MOST_CORNERS = 40, 60


def small_picture(run: Any) -> str:
    """Walls, paths, and the balls at the end, seen along z, within WIDTH by HEIGHT pixels.

    Of runs with more than MOST_DRAWN balls, the first ones. Colours are those of the text around.

    Parameters
    ----------
    run : Trajectory

    Returns
    -------
    text of an SVG, with what `repr` says as its title
    """
    drawn = min(len(run.scene.balls), MOST_DRAWN)
    chosen = np.unique(np.linspace(0, len(run.time) - 1, MOST_CORNERS).round().astype(int))
    paths = run.position[chosen, :drawn, :2]
    radii = np.array([ball.radius for ball in run.scene.balls[:drawn]])
    low = (paths - radii[:, None]).min(axis=(0, 1))
    high = (paths + radii[:, None]).max(axis=(0, 1))
    span = np.maximum(high - low, 1e-12 * (1 + np.abs(high).max()))
    scale = float(min((WIDTH - 2 * MARGIN) / span[0], (HEIGHT - 2 * MARGIN) / span[1]))
    middle = (low + high) / 2

    def placed(points: Floats) -> Floats:
        """From metres to pixels."""
        return (points - middle) * (scale, -scale) + (WIDTH / 2, HEIGHT / 2)

    signs = [_wall(placed, wall) for wall in run.scene.walls]
    signs += [_path(placed(paths[:, ball])) for ball in range(drawn)]
    signs += [_ball(placed(paths[-1, ball]), scale * radii[ball]) for ball in range(drawn)]
    title = repr(run).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" role="img" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" fill="none" stroke="currentColor">'
        f"<title>{title}</title>{''.join(signs)}</svg>"
    )


def _wall(placed: Any, wall: Any) -> str:
    """The line of a plane wall that is seen from its edge, right through the picture."""
    if not hasattr(wall, "normal") or not hasattr(wall, "point"):
        return ""
    normal = np.array(wall.normal)[:2]
    if not np.hypot(*normal) > 0.5:
        return ""
    along = np.array([-normal[1], normal[0]]) / np.hypot(*normal)
    on = placed(np.array(wall.point)[:2])
    ends = on + np.outer([-1, 1], along * (1, -1)) * (WIDTH + HEIGHT + np.hypot(*on))
    return f'<path d="{_corners(ends)}" stroke-width="2"/>'


def _path(points: Floats) -> str:
    return f'<path d="{_corners(points)}" stroke-opacity="0.4"/>'


def _ball(centre: Floats, radius: float) -> str:
    x, y = centre.tolist()
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{max(radius, 0.8):.1f}"/>'


def _corners(points: Floats) -> str:
    rounded = [f"{x:.1f} {y:.1f}" for x, y in points.tolist()]
    # Corners that fall on one another are drawn once.
    kept = [
        one for k, one in enumerate(rounded) if k in (0, len(rounded) - 1) or one != rounded[k - 1]
    ]
    return "M" + "L".join(kept)
