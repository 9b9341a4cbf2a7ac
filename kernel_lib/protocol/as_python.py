"""The lines of Python that make a set of runs, for a reader to take away."""

import inspect
import keyword
import re
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass, replace
from typing import Any

import numpy as np

from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import Scene
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["recipe"]

#: s, of a run whose lines name its frames: by default there are 60 a second.
LONG = 1000.0


def recipe(runs: Mapping[str, Trajectory]) -> str:
    """Lines that make these runs, and run as they stand.

    Parameters
    ----------
    runs : {name: Trajectory}; runs of one scene share its lines, and rows that differ only in
        the height at which they lie share a function

    Returns
    -------
    Text : each run becomes a variable of its name, such as fixed_steps; every class of scene
        and solver is taken from `kl`
    """
    scenes = {name: run.scene for name, run in runs.items()}
    distinct = list(dict.fromkeys(scenes.values()))
    own = dict.fromkeys(type(run.solver) for run in runs.values() if _is_own(type(run.solver)))
    imports = [f"from {kind.__module__} import {kind.__name__}" for kind in own]
    lines = ["import kernel_lib as kl", *imports, ""]
    calls = dict.fromkeys(scenes, "scene")
    if len(distinct) == 1:
        lines += _scene_lines("scene", distinct[0])
    elif _are_lanes(distinct):
        lines += _lane_lines(distinct[0])
        calls = {
            name: f"row({_text(scene.balls[0].position[1])})" for name, scene in scenes.items()
        }
    else:
        parts: list[str] = []
        for name, scene in scenes.items():
            calls[name] = f"{_variable(name)}_scene"
            parts += _scene_lines(calls[name], scene)
        lines += _without_repeats(parts)
    for name, run in runs.items():
        asked = [calls[name], _text(run.until), _text(run.solver)]
        if run.stopped_because == "step limit":
            asked.append(f"budget={_text(run.budget)}")
        if run.until > LONG:
            asked.append(f"frames={_text(float(np.diff(run.time).max()))}")
        call = f"kl.simulate({', '.join(asked)})"
        lines.append(f"{_variable(name)} = {call}")
    return "\n".join(lines) + "\n"


def _scene_lines(name: str, scene: Scene) -> list[str]:
    balls = _named("ball", scene.balls)
    walls = _named("floor" if _has_floor(scene) else "wall", scene.walls)
    body = {"balls": f"[{', '.join(balls)}]"} | (
        {"walls": f"[{', '.join(walls)}]"} if walls else {}
    )
    lines = []
    if len(scene.balls) > 3:
        body["balls"] = "balls"
        lines.append("\n".join(["balls = [", *(f"    {_text(one)}," for one in scene.balls), "]"]))
    else:
        lines += [f"{key} = {_text(ball)}" for key, ball in balls.items()]
    lines += [f"{key} = {_text(wall)}" for key, wall in walls.items()]
    return [*lines, f"{name} = {_text(scene, body)}"]


def _without_repeats(lines: Sequence[str]) -> list[str]:
    """The assignments without those that give a variable the value it already has."""
    latest: dict[str, str] = {}
    kept = []
    for line in lines:
        name = line.split(" = ")[0]
        if latest.get(name) != line:
            kept.append(line)
        latest[name] = line
    return kept


def _named(stem: str, things: Sequence[Any]) -> dict[str, Any]:
    if len(things) == 1:
        return {stem: things[0]}
    return {f"{stem}_{k + 1}": thing for k, thing in enumerate(things)}


def _has_floor(scene: Scene) -> bool:
    wall = scene.walls[0] if len(scene.walls) == 1 else None
    return isinstance(wall, Plane) and wall.normal[-1] == 1


def _level(ball: Ball) -> Ball:
    return replace(ball, position=(ball.position[0], 0.0))


def _are_lanes(scenes: Sequence[Scene]) -> bool:
    """Whether the scenes are one row of balls at different heights, without walls."""
    for scene in scenes:
        heights = {ball.position[1] for ball in scene.balls}
        if scene.dimension != 2 or len(heights) > 1 or scene.walls:
            return False
    rows = {replace(one, balls=[_level(ball) for ball in one.balls]) for one in scenes}
    return len(rows) == 1


def _lane_lines(scene: Scene) -> list[str]:
    """A function from the height of the row to its scene."""
    lines = ["def row(y):", "    balls = ["]
    for ball in scene.balls:
        place = f"({_text(ball.position[0])}, y)"
        lines.append(f"        {_text(ball, {'position': place})},")
    return [*lines, "    ]", f"    return {_text(scene, {'balls': 'balls'})}", ""]


def _is_own(kind: type) -> bool:
    """Whether a class belongs to a lesson, and not to the library's public names."""
    return kind.__module__.startswith("kernel_lib.experiments.")


def _variable(name: str) -> str:
    """A run's name as a variable."""
    word = re.sub(r"\W+", "_", name).strip("_").lower()
    return word if word.isidentifier() and not keyword.iskeyword(word) else f"run_{word}"


def _text(value: Any, given: Mapping[str, str] | None = None) -> str:
    """A value as Python; `given` replaces some fields of a dataclass."""
    if is_dataclass(value) and not isinstance(value, type):
        module = "" if _is_own(type(value)) else "kl."
        return f"{module}{type(value).__name__}({', '.join(_arguments(value, given or {}))})"
    if inspect.isfunction(value):
        return f"kl.{value.__name__}"
    if isinstance(value, list | tuple):
        inner = ", ".join(map(_text, value))
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if isinstance(value, bool | str) or value is None:
        return f'"{value}"' if isinstance(value, str) and '"' not in value else repr(value)
    number = float(value)
    if number in (float("inf"), float("-inf")):
        return f'float("{number}")'
    return repr(int(number)) if number == round(number) and abs(number) < 1e15 else repr(number)


def _arguments(value: Any, given: Mapping[str, str]) -> list[str]:
    """Arguments of the constructor by name, without those that equal its defaults."""
    arguments = {one.name: getattr(value, one.name) for one in fields(value) if one.init}
    least = {one.name: arguments[one.name] for one in fields(value) if not _has_default(one)}
    if not given and _makes(value, least):
        arguments = least
    for one in reversed(fields(value)):
        rest = {name: found for name, found in arguments.items() if name != one.name}
        if _has_default(one) and one.name not in given and _makes(value, rest):
            arguments = rest
    return [f"{name}={given.get(name) or _text(found)}" for name, found in arguments.items()]


def _makes(value: Any, arguments: Mapping[str, Any]) -> bool:
    """Whether these arguments make the value; some classes refuse too few."""
    try:
        return bool(type(value)(**arguments) == value)
    except (TypeError, ValueError):
        return False


def _has_default(one: Field[Any]) -> bool:
    return one.default is not MISSING or one.default_factory is not MISSING
