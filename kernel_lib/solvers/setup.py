"""A scene laid out for the solvers: three components, inverse masses, oriented walls."""

from dataclasses import dataclass, field
from typing import NamedTuple

from kernel_lib.contacts.distances import plane_distance
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import UNLIMITED, Surface, pair
from kernel_lib.state.vectors import Vector, as_three, dot, scale, spin_as_three

__all__ = ["Rules", "Setup", "Side", "rules_of", "set_up"]


class Side(NamedTuple):
    """One wall as one ball sees it: the normal points to the ball."""

    normal: Vector
    offset: float


class Rules(NamedTuple):
    """Coefficients of one pair, ready for the laws: friction is finite here."""

    restitution: float
    tangential_restitution: float
    friction: float
    static_friction: float
    rolling_resistance: float
    smooth: bool


@dataclass
class Setup:
    """What does not change during a run. Lists have one entry a ball.

    inverse_mass : 1/kg, zero for a fixed ball
    turning : 1/kg, radius^2 / moment of inertia, zero for what cannot turn
    drag_rate : 1/s, k_c r/m
    sides : for each ball, one Side a wall
    """

    scene: Scene
    radius: list[float]
    inverse_mass: list[float]
    turning: list[float]
    drag_rate: list[float]
    gravity: list[Vector]
    sides: list[list[Side]]
    _rules: dict[tuple[int, int], Rules] = field(default_factory=dict)

    @property
    def dimension(self) -> int:
        return self.scene.dimension

    def rules(self, a: int, b: int) -> Rules:
        """Coefficients of ball a with partner b (wall j is -1 - j)."""
        known = self._rules.get((a, b))
        if known is None:
            scene = self.scene
            other = scene.balls[b] if b >= 0 else scene.walls[-1 - b]
            known = rules_of(
                pair(scene.balls[a].surface or scene.surface, other.surface or scene.surface)
            )
            self._rules[a, b] = known
        return known


def set_up(scene: Scene) -> tuple[Setup, list[Vector], list[Vector], list[Vector]]:
    """Lay out a scene; returns it with positions, velocities and spins at the start."""
    balls = scene.balls
    inverse_mass = [1 / ball.mass for ball in balls]
    gravity = as_three(scene.gravity)  # type: ignore[arg-type]
    positions = [as_three(ball.position) for ball in balls]
    setup = Setup(
        scene=scene,
        radius=[ball.radius for ball in balls],
        inverse_mass=inverse_mass,
        turning=[w / ball.inertia_factor for w, ball in zip(inverse_mass, balls, strict=True)],
        drag_rate=[
            scene.drag * ball.radius * w for w, ball in zip(inverse_mass, balls, strict=True)
        ],
        gravity=[gravity if w > 0 else (0.0, 0.0, 0.0) for w in inverse_mass],
        sides=[_sides(scene, position) for position in positions],
    )
    velocities = [as_three(ball.velocity) for ball in balls]
    return setup, positions, velocities, [spin_as_three(ball.spin) for ball in balls]


def _sides(scene: Scene, position: Vector) -> list[Side]:
    """Walls with their normals turned towards the ball, once, when the run starts."""
    sides = []
    for wall in scene.walls:
        normal = as_three(wall.normal)
        offset = dot(as_three(wall.point), normal)
        if plane_distance(position, normal, offset) < 0:
            normal, offset = scale(normal, -1.0), -offset
        sides.append(Side(normal, offset))
    return sides


def rules_of(surface: Surface) -> Rules:
    """Coefficients of a surface, or of a pair of them, ready for the laws."""
    slip_back, friction = surface.tangential_restitution, surface.friction
    static = surface.static_friction
    assert slip_back is not None and friction is not None and static is not None
    return Rules(
        surface.restitution,
        slip_back,
        min(friction, UNLIMITED),
        min(static, UNLIMITED),
        surface.rolling_resistance,
        surface.smooth,
    )
