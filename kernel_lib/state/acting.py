"""What acts between two bodies of a scene: the coefficients of each pair."""

from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import Any

from kernel_lib.state.checks import CLASSES, value_of
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Surface, pair

__all__ = ["acting_surfaces", "kinds_of", "surface_between", "surface_of_kinds"]


def surface_between(scene: Scene, a: int, b: int) -> Surface:
    """Coefficients of ball a with partner b (wall j is -1 - j, a track follows the walls).

    Those of `pair_surface` by indices; else those of the surface of the two that decides; else
    those of `pair_surface` by class; else the smaller value of each. A `pair_restitution` then
    replaces the restitution.
    """
    other = scene.balls[b] if b >= 0 else (*scene.walls, scene.track)[-1 - b]
    named = (a, b) if b < 0 else (min(a, b), max(a, b))
    found = value_of(scene.pair_surface, named)
    if found is None:
        found = surface_of_kinds(scene, _own(scene, scene.balls[a]), _own(scene, other), b < 0)
    restitution = value_of(scene.pair_restitution, named)
    return found if restitution is None else replace(found, restitution=restitution)


def surface_of_kinds(scene: Scene, one: Surface, other: Surface, wall: bool) -> Surface:
    """The same of a ball with this surface, and of a ball or a wall, unless indices name them."""
    named = value_of(scene.pair_surface, CLASSES[wall])
    return pair(one, other) if named is None or one.decides or other.decides else named


def _own(scene: Scene, body: Any) -> Surface:
    return getattr(body, "surface", None) or scene.surface


def kinds_of(scene: Scene) -> tuple[list[Surface], list[Surface]]:
    """The surface of each ball, and of each wall."""
    return [_own(scene, each) for each in scene.balls], [_own(scene, each) for each in scene.walls]


def acting_surfaces(scene: Scene) -> list[Surface]:
    """What may act between any two balls, and between a ball and a wall."""
    balls, walls = kinds_of(scene)
    kinds, sides = list(dict.fromkeys(balls)), list(dict.fromkeys(walls))
    met = combinations_with_replacement(kinds, 2)
    pairs = [(a, b, False) for a, b in met if a is not b or balls.count(a) > 1]
    pairs += [(a, b, True) for a, b in product(kinds, sides)]
    found = [surface_of_kinds(scene, *each) for each in pairs]
    by_index = dict.fromkeys(
        each
        for each, _ in (*scene.pair_surface, *scene.pair_restitution)
        if not isinstance(each[0], str)
    )
    return found + [surface_between(scene, a, b) for a, b in by_index]
