"""What a solver cannot honour it refuses by name: one place for the wording of all of them."""

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kernel_lib.state.acting import acting_surfaces
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Restitution, rules_of
from kernel_lib.state.walls import Plane

__all__ = ["refuse"]


def refuse(solver: str, scene: Scene, *things: str, instead: str = "") -> None:
    """Complain about what a scene has and a solver does not take.

    Parameters
    ----------
    solver : what to call it in the message
    things : "walls", "curved walls" (finite ones as well), "moving walls", "central force",
        "gravity", "mutual gravity", "drag", "spin", "friction" (any force across a contact),
        "spinning friction" (against spin about a normal, in space),
        "loss" (a restitution below 1), "bounce" (one above 0), "restitution law" (not a number),
        "fixed balls", "third dimension", "track", "force field", "pockets"
    instead : who takes such scenes, such as "use Events"; found by the thing if left out

    Raises
    ------
    ValueError : such as "RowImpacts takes no drag, got 0.5; leave it out, or use Events"
    """
    for thing in things:
        found, remedy = _FOUND[thing](scene), _REMEDY.get(thing, "leave it out")
        if found:
            other = instead or _INSTEAD.get(thing, "use Events")
            raise ValueError(f"{solver} takes no {thing}, got {found}; {remedy}, or {other}")


def _size(number: float) -> str:
    return f"{number:g}" if number else ""


def _count(things: Sequence[Any]) -> str:
    return f"{len(things)} of them" if things else ""


def _curved(scene: Scene) -> str:
    for j, wall in enumerate(scene.walls):
        if not isinstance(wall, Plane):
            name = type(wall).__name__
            return f"wall {j}, {'an' if name[0] in 'AEIOU' else 'a'} {name}"
    return ""


def _moving(scene: Scene) -> str:
    for j, wall in enumerate(scene.walls):
        if getattr(wall, "moves", None) is not None:
            return f"wall {j}, which moves"
    return ""


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


def _field(scene: Scene) -> str:
    field = scene.force_field
    return "" if field is None else getattr(field, "__name__", repr(field))


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
    "walls": lambda scene: _count(scene.walls),
    "curved walls": _curved,
    "moving walls": _moving,
    "central force": lambda scene: _size(scene.central_force),
    "gravity": lambda scene: str(scene.gravity) if np.any(scene.gravity) else "",
    "mutual gravity": lambda scene: _size(scene.mutual_gravity),
    "drag": lambda scene: _size(scene.drag),
    "spin": _spin,
    "friction": _friction,
    "spinning friction": _spinning,
    "loss": _loss,
    "bounce": _bounce,
    "restitution law": _law,
    "fixed balls": _fixed,
    "third dimension": lambda scene: "vectors of three components" * (scene.dimension == 3),
    "track": lambda scene: f"one of {len(scene.track.pieces)} pieces" if scene.track else "",
    "force field": _field,
    "pockets": lambda scene: _count(scene.pockets),
}
_INSTEAD = {
    "mutual gravity": "use Gravitating",
    "track": "use OnTrack",
    "force field": "use Stepping or Compliant",
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
