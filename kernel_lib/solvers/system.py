"""A scene laid out for the solvers: three components, inverse masses, oriented walls."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from kernel_lib.contacts.distances import centre_distance, normal_between, plane_distance
from kernel_lib.solvers.impact import ROOM, Body
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Rules, pair, rules_of
from kernel_lib.state.tolerances import CONTACT_TOLERANCE
from kernel_lib.state.vectors import Vector, as_three, dot, scale, spin_as_three

__all__ = ["Side", "States", "System", "lay_out"]


class Side(NamedTuple):
    """One wall as one ball sees it: the normal points to the ball."""

    normal: Vector
    offset: float


class States(NamedTuple):
    """Positions, velocities and spins of all balls."""

    c: list[Vector]
    v: list[Vector]
    w: list[Vector]


@dataclass
class System:
    """What does not change during a run. Lists have one entry a ball.

    inverse_mass : 1/kg, zero for a fixed ball
    rotational_mobility : 1/kg, radius^2 / moment of inertia, zero for what cannot turn
    drag_rate : 1/s, k_c r/m
    sides : for each ball, one Side a wall
    """

    scene: Scene
    radius: list[float]
    inverse_mass: list[float]
    rotational_mobility: list[float]
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

    def pairs(self) -> list[tuple[int, int]]:
        """Every ball with every wall, then with every later ball; fixed pairs cannot meet."""
        moves = [w > 0 for w in self.inverse_mass]
        n = len(moves)
        pairs = [(i, -1 - j) for i in range(n) if moves[i] for j in range(len(self.sides[i]))]
        return pairs + [(i, j) for i in range(n) for j in range(i + 1, n) if moves[i] or moves[j]]

    def gap(self, c: Sequence[Vector], a: int, b: int) -> float:
        """Distance beyond touching, m: zero or less where two bodies touch."""
        if b < 0:
            side = self.sides[a][-1 - b]
            distance = dot(c[a], side.normal) - side.offset
            return distance - self.radius[a] * (1 + CONTACT_TOLERANCE)
        reach = self.radius[a] + self.radius[b]
        return centre_distance(c[a], c[b]) - reach * (1 + CONTACT_TOLERANCE)

    def body(self, i: int, v: Vector, w: Vector) -> Body:
        """Ball i with this velocity and spin, as an impact sees it."""
        return Body(v, w, self.radius[i], self.inverse_mass[i], self.rotational_mobility[i])

    def bodies(self, state: States, a: int, b: int) -> tuple[Body, Body, Vector]:
        """The two bodies of a contact, and the normal from b to a."""
        c, v, w = state
        body = self.body(a, v[a], w[a])
        if b < 0:
            return body, ROOM, self.sides[a][-1 - b].normal
        return body, self.body(b, v[b], w[b]), normal_between(c[a], c[b], v[a], v[b])


def lay_out(scene: Scene) -> tuple[System, list[Vector], list[Vector], list[Vector]]:
    """Lay out a scene; returns it with positions, velocities and spins at the start."""
    balls = scene.balls
    inverse_mass = [1 / ball.mass for ball in balls]
    gravity = as_three(scene.gravity)  # type: ignore[arg-type]
    positions = [as_three(ball.position) for ball in balls]
    system = System(
        scene=scene,
        radius=[ball.radius for ball in balls],
        inverse_mass=inverse_mass,
        rotational_mobility=[
            w / ball.inertia_factor for w, ball in zip(inverse_mass, balls, strict=True)
        ],
        drag_rate=[
            scene.drag * ball.radius * w for w, ball in zip(inverse_mass, balls, strict=True)
        ],
        gravity=[gravity if w > 0 else (0.0, 0.0, 0.0) for w in inverse_mass],
        sides=[_sides(scene, position) for position in positions],
    )
    velocities = [as_three(ball.velocity) for ball in balls]
    return system, positions, velocities, [spin_as_three(ball.spin) for ball in balls]


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
