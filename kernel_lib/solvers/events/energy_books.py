"""The energy of a run of exact events: what the balls have and what has been lost add up."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kernel_lib.laws.impulse_law import ImpulseLaw
from kernel_lib.solvers.between_contacts.free_motion import Motion
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, ENERGY_AMISS, HEIGHT_ROUNDING
from kernel_lib.state.vectors import Vector, add, dot, norm, subtract

__all__ = ["AMISS", "EnergyBooks", "keeps_books", "remark_of"]

#: Why a run ends whose energy does not add up.
AMISS = "energy does not add up"


def keeps_books(system: System, law: ImpulseLaw) -> bool:
    """Whether energy must add up: walls rest, no track carries balls, and the law is of ours."""
    scene = system.scene
    moves = any(getattr(wall, "moves", None) is not None for wall in scene.walls)
    return not moves and scene.track is None and law.__module__.startswith("kernel_lib.laws.")


@dataclass
class EnergyBooks:
    """Energy of each ball at its last event, J, and of all at the start.

    origin : m, of each ball at the start; heights are counted from there
    moving, raised : kinetic energy of each ball, and how far its potential energy has changed
    height : size of the potential energy, of places and of radii, whose rounding is no fault
    placing : of the work of the weight on a ball that is put exactly on a wall which it touches
    start : of all, before the first contact; most : largest sum seen, raised in size
    """

    origin: list[Vector]
    moving: list[float]
    raised: list[float]
    height: float = 0.0
    placing: float = 0.0
    start: float = 0.0
    most: float = 0.0

    @classmethod
    def opened(cls, system: System, motions: list[Motion], lost: float) -> "EnergyBooks":
        """Books of the present motions, when so much has been lost already."""
        count = len(motions)
        books = cls([motion.c for motion in motions], [0.0] * count, [0.0] * count)
        books.enter(system, enumerate(motions))
        pull, centre = abs(system.scene.central_force), system.force_centre
        for motion, gravity, radius, light in zip(
            motions, system.gravity, system.radius, system.inverse_mass, strict=True
        ):
            if light > 0:
                arm = subtract(motion.c, centre)
                size = abs(dot(gravity, motion.c)) + norm(gravity) * radius
                books.placing += CONTACT_TOLERANCE * norm(gravity) * radius / light
                books.height += (size + pull * dot(arm, arm)) / light
        books.most = sum(books.moving)
        books.start = books.most + lost
        return books

    def copy(self) -> "EnergyBooks":
        return replace(self, moving=list(self.moving), raised=list(self.raised))

    def enter(self, system: System, motions: Iterable[tuple[int, Motion]]) -> None:
        """New motions of some balls."""
        pull = system.scene.central_force
        for i, motion in motions:
            light, (gx, gy, gz) = system.inverse_mass[i], system.gravity[i]
            if light == 0:
                continue
            (x, y, z), (u, v, w), (ox, oy, oz) = motion.c, motion.v, self.origin[i]
            twice, mobility = (u * u + v * v + w * w) / light, system.rotational_mobility[i]
            if mobility > 0:
                p, q, r = motion.w
                twice += (p * p + q * q + r * r) * system.radius[i] ** 2 / mobility
            raised = gx * (ox - x) + gy * (oy - y) + gz * (oz - z)
            if pull != 0:
                way, about = subtract(motion.c, self.origin[i]), system.force_centre
                both = add(subtract(motion.c, about), subtract(self.origin[i], about))
                raised += pull / 2 * dot(way, both)
            self.moving[i], self.raised[i] = twice / 2, raised / light

    def put_in_a_pocket(self, system: System, i: int, motion: Motion, lost: float) -> None:
        """A ball is put in its pocket's centre: its height changes, and nothing pushes it there."""
        self.enter(system, [(i, motion)])
        self.start = sum(self.moving) + sum(self.raised) + lost

    def excess(self, lost: float, dragged: bool) -> float:
        """By how much energy does not add up, J: 0 within rounding.

        lost : J, by contacts so far; dragged : whether drag takes some that is not listed
        """
        moving, raised = sum(self.moving), sum(self.raised)
        size = moving + (abs(raised) if len(self.raised) == 1 else sum(map(abs, self.raised)))
        if size > self.most:
            self.most = size
        found = moving + raised + lost - self.start
        allowed = ENERGY_AMISS * self.most + HEIGHT_ROUNDING * self.height
        allowed += self.placing
        return found if found > allowed or (found < -allowed and not dragged) else 0.0


def remark_of(time: float, balls: Iterable[int], excess: float, most: float) -> str:
    """Moment, bodies and amount, for the repr of a run."""
    names = ", ".join(str(i) for i in sorted(balls))
    return f"at {time:.6g} s, ball {names}: {excess:+.3g} J, where the run has had {most:.3g} J"
