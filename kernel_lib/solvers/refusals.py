"""What a solver cannot honour it refuses by name: one place for the wording of all of them."""

import math
from collections.abc import Callable

import numpy as np

from kernel_lib.state.acting import acting_surfaces
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Restitution, rules_of
from kernel_lib.state.walls import Plane

__all__ = ["refuse"]


def refuse(solver: str, scene: Scene, *things: str, instead: str = "use Events") -> None:
    """Complain about what a scene has and a solver does not take.

    Parameters
    ----------
    solver : what to call it in the message
    things : "walls", "curved walls" (finite ones as well), "moving walls", "central force",
        "gravity", "mutual gravity", "drag", "spin", "friction" (any force across a contact),
        "spinning friction" (against spin about a normal, in space),
        "loss" (a restitution below 1), "bounce" (one above 0), "restitution law" (not a number),
        "fixed balls", "third dimension", "track", "force field", "pockets"
    instead : who takes such scenes

    Raises
    ------
    ValueError : such as "RowImpacts takes no drag, got 0.5; leave it out, or use Events"
    """
    for thing in things:
        found, remedy = _FOUND[thing](scene), _REMEDY.get(thing, "leave it out")
        if found:
            raise ValueError(f"{solver} takes no {thing}, got {found}; {remedy}, or {instead}")


def _walls(scene: Scene) -> str:
    return f"{len(scene.walls)} of them" if scene.walls else ""


def _curved(scene: Scene) -> str:
    for j, wall in enumerate(scene.walls):
        if not isinstance(wall, Plane):
            return f"wall {j}, {_article(type(wall).__name__)}"
    return ""


def _article(name: str) -> str:
    return f"an {name}" if name[0] in "AEIOU" else f"a {name}"


def _moving(scene: Scene) -> str:
    for j, wall in enumerate(scene.walls):
        if getattr(wall, "moves", None) is not None:
            return f"wall {j}, which moves"
    return ""


def _central_force(scene: Scene) -> str:
    return f"{scene.central_force:g}" if scene.central_force else ""


def _gravity(scene: Scene) -> str:
    return str(scene.gravity) if any(scene.gravity) else ""  # type: ignore[arg-type]


def _mutual_gravity(scene: Scene) -> str:
    return f"{scene.mutual_gravity:g}" if scene.mutual_gravity else ""


def _drag(scene: Scene) -> str:
    return f"{scene.drag:g}" if scene.drag else ""


def _fixed(scene: Scene) -> str:
    for i, ball in enumerate(scene.balls):
        if math.isinf(ball.mass):
            return f"ball {i} of mass inf"
    return ""


def _spin(scene: Scene) -> str:
    for i, ball in enumerate(scene.balls):
        if np.any(ball.spin):
            return f"ball {i} of spin {ball.spin}"
    return ""


def _third_dimension(scene: Scene) -> str:
    return "vectors of three components" if scene.dimension == 3 else ""


def _track(scene: Scene) -> str:
    return f"one of {len(scene.track.pieces)} pieces" if scene.track is not None else ""


def _field(scene: Scene) -> str:
    field = scene.force_field
    return "" if field is None else getattr(field, "__name__", repr(field))


def _pockets(scene: Scene) -> str:
    return f"{len(scene.pockets)} of them" if scene.pockets else ""


def _friction(scene: Scene) -> str:
    for surface in acting_surfaces(scene):
        if not surface.smooth:
            return (
                f"friction {surface.friction:g} with a tangential restitution of "
                f"{surface.tangential_restitution:g}"
            )
    return ""


def _restitutions(scene: Scene) -> list[Restitution]:
    return [surface.restitution for surface in acting_surfaces(scene)]


def _spinning(scene: Scene) -> str:
    found = max((rules_of(each).spinning_friction for each in acting_surfaces(scene)), default=0.0)
    return f"{found:g}" if found > 0 and scene.dimension == 3 else ""


def _law(scene: Scene) -> str:
    for one in _restitutions(scene):
        if callable(one):
            return getattr(one, "__name__", repr(one))
    return ""


def _loss(scene: Scene) -> str:
    least = min((e for e in _restitutions(scene) if not callable(e)), default=1.0)
    return f"restitution {least:g}" if least < 1 else _law(scene)


def _bounce(scene: Scene) -> str:
    most = max((e for e in _restitutions(scene) if not callable(e)), default=0.0)
    return f"restitution {most:g}" if most > 0 else _law(scene)


_FOUND: dict[str, Callable[[Scene], str]] = {
    "walls": _walls,
    "curved walls": _curved,
    "moving walls": _moving,
    "central force": _central_force,
    "gravity": _gravity,
    "mutual gravity": _mutual_gravity,
    "drag": _drag,
    "spin": _spin,
    "friction": _friction,
    "spinning friction": _spinning,
    "loss": _loss,
    "bounce": _bounce,
    "restitution law": _law,
    "fixed balls": _fixed,
    "third dimension": _third_dimension,
    "track": _track,
    "force field": _field,
    "pockets": _pockets,
}
_REMEDY = {
    "pockets": "leave them out",
    "walls": "leave them out",
    "curved walls": "take planes",
    "moving walls": "let them rest",
    "loss": "give the surfaces restitution 1",
    "bounce": "give the scene restitution=0",
    "restitution law": "give a number in its place",
    "fixed balls": "give all a finite mass",
    "third dimension": "give all vectors two",
}
