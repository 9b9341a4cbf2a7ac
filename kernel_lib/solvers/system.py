"""A scene laid out for the solvers: three components, inverse masses, oriented walls."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from kernel_lib.contacts.distances import centre_distance, normal_between, plane_distance
from kernel_lib.contacts.joints import Joints, joints_of, owner, part_of
from kernel_lib.solvers.impact import ROOM, Body
from kernel_lib.state.acting import surface_between
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Rules, rules_of
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, NORMAL_TURN
from kernel_lib.state.vectors import ZERO, Vector, as_three, dot, scale, spin_as_three, subtract
from kernel_lib.state.walls import Plane, distance_now, side_of

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
    sides : for each ball, one Side a wall; None for one that curves or moves: ask `side`
    flat : whether all walls are planes at rest, and gravity is all that pulls
    signs : for each ball, 1 or -1 a wall: on which side of it the ball started
    joints : for each wall the points that it shares with others
    """

    scene: Scene
    radius: list[float]
    inverse_mass: list[float]
    rotational_mobility: list[float]
    drag_rate: list[float]
    gravity: list[Vector]
    sides: list[list[Side | None]]
    signs: list[list[float]] = field(default_factory=list)
    flat: bool = True
    joints: Joints = field(default_factory=list)
    _rules: dict[tuple[int, int], Rules] = field(default_factory=dict)
    _tangents: dict[tuple[int, int], tuple[Vector, float, Side]] = field(default_factory=dict)

    @property
    def dimension(self) -> int:
        return self.scene.dimension

    @cached_property
    def planes_first(self) -> list[int]:
        """The walls in the order in which they are asked: no walk to a curve passes a plane."""
        walls = self.scene.walls
        return sorted(range(len(walls)), key=lambda wall: not isinstance(walls[wall], Plane))

    def rules(self, a: int, b: int) -> Rules:
        """Coefficients of ball a with partner b (wall j is -1 - j, a track follows the walls)."""
        known = self._rules.get((a, b))
        if known is None:
            known = self._rules[a, b] = rules_of(surface_between(self.scene, a, b))
        return known

    def plane(self, i: int, j: int) -> Side:
        """Wall j as ball i sees it, for callers that take planes at rest alone."""
        side = self.sides[i][j]
        assert side is not None
        return side

    def moves(self, j: int) -> Any:
        """How wall j moves; None: it rests."""
        return getattr(self.scene.walls[j], "moves", None)

    def place(self, j: int, c: Vector, time: float) -> tuple[float, float]:
        """Where c is in the frame of wall j, in the plane, m."""
        moves = self.moves(j)
        return c[:2] if moves is None else subtract(c, moves.at(time)[0])[:2]

    def part(self, j: int, c: Vector, time: float) -> int:
        """Which part of wall j is nearest to c: an end, -1 or 1, or what is between."""
        wall = self.scene.walls[j]
        return part_of(wall, self.place(j, c, time)) if hasattr(wall, "part") else 0

    def owner(self, j: int, c: Vector, time: float) -> int:
        """The wall that a ball at c touches where it touches wall j: another one at a joint."""
        if not self.joints or not self.joints[j]:
            return j
        return owner(self.scene.walls, self.joints, j, self.place(j, c, time))

    def side(self, i: int, j: int, c: Vector, time: float, part: int | None = None) -> Side:
        """Wall j as ball i at c sees it now: the plane that touches it where it is nearest.

        part : of the wall, as if it went on beyond its own limits; None: the nearest
        """
        side = self.sides[i][j]
        if side is not None:
            return side
        if part is not None and hasattr(self.scene.walls[j], "part"):
            return self._tangent(i, j, c, time, (part,))
        # One event needs two places ten times.
        last = self._tangents.get((i, j))
        if last is None or last[0] is not c or last[1] != time:
            last = self._tangents[i, j] = c, time, self._tangent(i, j, c, time)
        return last[2]

    def _tangent(self, i: int, j: int, c: Vector, time: float, part: tuple[int, ...] = ()) -> Side:
        wall, sign = self.scene.walls[j], self.signs[i][j]
        if isinstance(wall, Plane):
            normal = scale(as_three(wall.normal), sign)
            away = sign * distance_now(wall, c, time)
        else:
            place = self.place(j, c, time)
            nx, ny = wall.normal(place, *part)
            normal, away = (sign * nx, sign * ny, 0.0), sign * wall.distance(place, *part)
        if getattr(wall, "of_centres", False):
            away += self.radius[i]
        return Side(normal, dot(c, normal) - away)

    def curvature(self, i: int, j: int, c: Vector, time: float, part: int | None = None) -> float:
        """Of the path that the centre of ball i at c takes along wall j, or a part of it, 1/m."""
        wall, sign = self.scene.walls[j], self.signs[i][j]
        if isinstance(wall, Plane):
            return 0.0
        x, y = self.place(j, c, time)
        if part is not None and hasattr(wall, "part"):
            return sign * float(wall.curvature((x, y), part))
        if hasattr(wall, "curvature"):
            return sign * float(wall.curvature((x, y)))
        # From how fast the normal of a wall of one's own turns.
        h = NORMAL_TURN * self.radius[i]
        nx, ny = wall.normal((x, y))
        ahead, behind = (wall.normal((x + s * ny, y - s * nx)) for s in (h, -h))
        turned = (behind[0] - ahead[0]) * ny - (behind[1] - ahead[1]) * nx
        return sign * turned / (2 * h)

    def moved(self, j: int, time: float) -> tuple[Vector, Vector, Vector]:
        """How far wall j has moved, m, its velocity and its acceleration."""
        moves = self.moves(j)
        return (ZERO, ZERO, ZERO) if moves is None else moves.at(time)

    def weight_on(self, i: int, wall: int, time: float) -> Vector:
        """What gravity gives ball i in the frame of a wall, m/s^2."""
        faster = self.moved(wall, time)[2]
        return self.gravity[i] if faster == ZERO else subtract(self.gravity[i], faster)

    def acceleration(self, i: int, c: Vector) -> Vector:
        """What gravity and the central force give ball i at c, m/s^2."""
        pull = self.scene.central_force
        if pull == 0 or self.inverse_mass[i] == 0:
            return self.gravity[i]
        return subtract(self.gravity[i], scale(subtract(c, self.force_centre), pull))

    @property
    def force_centre(self) -> Vector:
        """m, of the central force."""
        centre = self.scene.force_centre
        return ZERO if centre is None else as_three(centre)

    def pairs(self) -> list[tuple[int, int]]:
        """Every ball with every wall, then with every later ball; fixed pairs cannot meet."""
        moves = [w > 0 for w in self.inverse_mass]
        n = len(moves)
        pairs = [(i, -1 - j) for i in range(n) if moves[i] for j in range(len(self.sides[i]))]
        return pairs + [(i, j) for i in range(n) for j in range(i + 1, n) if moves[i] or moves[j]]

    def gap(self, c: Sequence[Vector], a: int, b: int) -> float:
        """Distance beyond touching, m: zero or less where two bodies touch."""
        if b < 0:
            side = self.plane(a, -1 - b)
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
            return body, ROOM, self.plane(a, -1 - b).normal
        return body, self.body(b, v[b], w[b]), normal_between(c[a], c[b], v[a], v[b])


def _joints(scene: Scene) -> Joints:
    return joints_of(scene.walls, CONTACT_TOLERANCE * min(ball.radius for ball in scene.balls))


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
        signs=[
            [side_of(wall, position, ball.radius) for wall in scene.walls]
            for ball, position in zip(balls, positions, strict=True)
        ],
        flat=scene.central_force == 0 and all(map(_rests, scene.walls)),
        joints=_joints(scene),
    )
    velocities = [as_three(ball.velocity) for ball in balls]
    return system, positions, velocities, [spin_as_three(ball.spin) for ball in balls]


def _rests(wall: Any) -> bool:
    """Whether a wall is a plane at rest."""
    return isinstance(wall, Plane) and wall.moves is None


def _sides(scene: Scene, position: Vector) -> list[Side | None]:
    """Planes at rest with their normals turned towards the ball, once, when the run starts."""
    sides: list[Side | None] = []
    for wall in scene.walls:
        if not _rests(wall):
            sides.append(None)
            continue
        normal = as_three(wall.normal)
        offset = dot(as_three(wall.point), normal)
        if plane_distance(position, normal, offset) < 0:
            normal, offset = scale(normal, -1.0), -offset
        sides.append(Side(normal, offset))
    return sides
