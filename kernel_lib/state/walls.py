"""Walls: what balls bounce off and never moves."""

from dataclasses import dataclass

from kernel_lib.state.checks import vector
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.vectors import as_three, norm

__all__ = ["Plane"]


@dataclass(frozen=True)
class Plane:
    """An endless plane (a line, in the plane).

    Parameters
    ----------
    point : (2,) or (3,) m, any point of it
    normal : as long as `point`, any length but zero; kept with length 1. During a run
        the plane shows each ball the side on which that ball started
    surface : Surface, or None for the values of the scene

    Raises
    ------
    ValueError : for a zero normal, or vectors of different length
    """

    point: tuple[float, ...]
    normal: tuple[float, ...]
    surface: Surface | None = None

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "point", vector("point", self.point))
        normal = vector("normal", self.normal)
        if len(self.point) != len(normal):
            raise ValueError(
                f"point has {len(self.point)} components and normal {len(normal)}; "
                "give both two or both three"
            )
        largest = max(abs(entry) for entry in normal)
        if largest == 0:
            raise ValueError("normal must not be zero; (0, 1) makes a level floor")
        normal = tuple(entry / largest for entry in normal)
        length = norm(as_three(normal))
        put(self, "normal", tuple(entry / length for entry in normal))
        if self.surface is not None and not isinstance(self.surface, Surface):
            raise ValueError(f"surface must be a Surface or None, got {self.surface!r}")

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return len(self.point)
