"""What the stage draws of lesson 09 once a question is answered."""

import math

import numpy as np

from kernel_lib.experiments.charts import Chart
from kernel_lib.experiments.common.wording import figure, told_apart
from kernel_lib.experiments.experiment import Runs, Values
from kernel_lib.experiments.teaching.picture import Angle, Mark, Picture, Ring, Span, Spot, Way
from kernel_lib.experiments.track.controls import DOME, LOOP, OWN
from kernel_lib.experiments.track.law import (
    Left,
    arrival,
    early,
    goes_round,
    half_way,
    left,
    slips_at,
    turned,
)
from kernel_lib.experiments.track.shapes import ACROSS, DOWN
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.words import Sentence

__all__ = ["of_bowl", "of_dome", "of_later", "of_loop", "of_race"]

#: Radii of the arcs of angles, in those of the track; moments of a line over time.
_ARC, _STEP, _MOMENTS = 0.3, 0.16, 100


def _ring(name: str, run: Trajectory, gone: Left, text: str = "") -> Ring:
    return Ring((gone.x, gone.y), run.scene.balls[0].radius, run=name, text=text)


def _way_down(radius: float, angle: float) -> tuple[tuple[float, float], ...]:
    """The path of centres on the dome, m, from its top to an angle from it, °."""
    along = np.radians(np.linspace(0, angle, 19))
    places = radius * np.column_stack([np.sin(along), np.cos(along)])
    return tuple((x, y) for x, y in places.tolist())


def of_loop(values: Values, runs: Runs) -> Picture:
    """Where each body leaves the loop, and at which angle; who gets round, slips or turns back."""
    marks: list[Mark] = []
    words = []
    round_it = [name for name, run in runs.items() if goes_round(run)]
    for place, (name, run) in enumerate(runs.items()):
        gone, slip = left(run), slips_at(run)
        if slip is not None and slip[1] > 0 and slip[0] > -1:
            marks.append(Spot(slip, run=name, text=Sentence("track-of-loop-slips-from-here")))
            words.append(f"The {name} slips from {figure(turned(LOOP, *slip), '°')}.")
        if gone is not None:
            angle = turned(LOOP, gone.x, gone.y)
            told = figure(angle, "°")
            marks.append(_ring(name, run, gone))
            arc, text = _ARC + _STEP * place, f"{name} leaves\nat {told}"
            marks.append(Angle((0, 1), -90, angle - 90, arc, legs=1, run=name, text=text))
            words.append(f"The {name} leaves at {told} from the lowest point.")
        elif name not in round_it:
            top = run.position[np.argmax(np.where(_in_loop(run), run.position[:, 0, 1], -1)), 0]
            marks.append(Spot((float(top[0]), float(top[1])), run=name, text=f"{name} turns back"))
            words.append(f"The {name} turns back {figure(float(top[1]))} radii up.")
    if len(round_it) == len(runs):
        marks.append(Spot((0.0, 2.0), text="both get round" if len(runs) > 1 else "gets round"))
    words += [f"The {name} gets round." for name in round_it]
    return Picture(" ".join(words), tuple(marks))


def _in_loop(run: Trajectory) -> np.ndarray:
    """Whether a body is past the foot of the loop, by frames."""
    return np.maximum.accumulate(run.position[:, 0, 0]) >= 0


def of_dome(values: Values, runs: Runs) -> Picture:
    """Where the body leaves: its place, the angle, and how far below the top that is."""
    name, radius = values["body"], values["dome_radius"]
    run = runs[name]
    gone = left(run)
    if gone is None:
        x, y = run.position[-1, 0].tolist()
        flies = math.hypot(x, y) > 1.01 * radius
        mark: Mark = (
            Spot((0, radius), run=name, text=Sentence("track-mark-flies-off-here"))
            if flies
            else Spot((x, y), run=name, text=Sentence("track-mark-still-on-the"))
        )
        return Picture(
            f"The {name} flies off at the top, above the way along the dome."
            if flies
            else f"The {name} is held to the side, {figure(turned(DOME, x, y), '°')} from the top.",
            (mark, Way(_way_down(radius, 90), dashed=True, text="along the dome" if flies else "")),
        )
    angle, depth = turned(DOME, gone.x, gone.y), 1 - gone.y / radius
    side = -0.4 * radius
    return Picture(
        f"The {name} leaves {figure(angle, '°')} from the top, {figure(depth)} of the radius "
        "down. The force of the track is zero there.",
        (
            _ring(name, run, gone, "leaves here"),
            Angle((0, 0), 90, 90 - angle, _ARC * radius, text=figure(angle, "°"), legs=radius),
            Way(((side, radius), (0, radius)), dashed=True),
            Way(((side, gone.y), (gone.x, gone.y)), dashed=True),
            Span((side, gone.y), (side, radius), text=f"{figure(depth)} R"),
        ),
    )


def of_later(values: Values, runs: Runs) -> Picture:
    """Where the block and the other body leave the dome, each with its angle."""
    marks: list[Mark] = []
    words, radius = [], values["dome_radius"]
    for place, (name, run) in enumerate(runs.items()):
        gone = left(run)
        assert gone is not None
        angle = turned(DOME, gone.x, gone.y)
        arc, told = (_ARC + _STEP * place) * radius, figure(angle, "°")
        marks.append(_ring(name, run, gone))
        marks.append(
            Angle((0, 0), 90, 90 - angle, arc, run=name, text=f"{name} {told}", legs=radius)
        )
        words.append(f"The {name} leaves {told} from the top.")
    return Picture(" ".join(words), tuple(marks))


def _finish(runs: Runs) -> tuple[Spot, str]:
    """The finish with the time of each, in the order of their arrival."""
    times = sorted((arrival(run), name) for name, run in runs.items())
    told = told_apart([time for time, _ in times], "s")
    if told[0] == told[-1]:
        return Spot((ACROSS, -DOWN), text=f"both {told[0]}"), f"Both arrive after {told[0]}."
    listed = [f"{name} {time}" for (_, name), time in zip(times, told, strict=True)]
    return Spot((ACROSS, -DOWN), text="\n".join(listed)), f"They arrive: {', '.join(listed)}."


def of_race(values: Values, runs: Runs) -> Picture:
    """The times at the finish; on the reader's own track how fast each is where it matters."""
    finish, words = _finish(runs)
    marks: list[Mark] = [finish]
    if values["place"] == OWN:
        times = {name: arrival(run) for name, run in runs.items()}
        curve_first = min(times, key=lambda name: times[name]) == OWN
        words += " Half way" if curve_first else f" After {figure(early(runs), 's')}"
        speeds = []
        for name, run in runs.items():
            there = run.at(half_way(run) if curve_first else early(runs))
            (x, y), (u, v) = there.position[0].tolist(), there.velocity[0].tolist()
            speed = figure(math.hypot(u, v), "m/s")
            marks.append(Spot((x, y), run=name, text=speed))
            speeds.append(f"{name} {speed}")
        words += f": {', '.join(speeds)}."
    return Picture(words, tuple(marks))


def of_bowl(down: dict[str, float], runs: Runs) -> Picture:
    """Height above the lowest point over time.

    down : s, when each comes to it
    """
    last = max(down.values())
    lowest = min(float(run.at(down[name]).position[0, 1]) for name, run in runs.items())

    def lines(_: Values) -> dict[str, tuple[np.ndarray, np.ndarray]]:
        times = np.linspace(0, 1.15 * last, _MOMENTS)
        return {
            name: (times, run.sample(times).position[:, 0, 1] - lowest)
            for name, run in runs.items()
        }

    told = dict(zip(down, told_apart(list(down.values()), "s"), strict=True))
    alike = len(set(told.values())) == 1
    listed = ", ".join(f"{name} {time}" for name, time in told.items())
    return Picture(
        f"Height over time. At the bottom: {listed}.",
        chart=Chart(
            "At the bottom at once" if alike else "One is at the bottom first",
            "time (s)",
            "height (m)",
            lines,
            points=lambda _: (
                {f"{name}: {told[name]}": (time, 0.0) for name, time in down.items()}
                if not alike
                else {f"both: {told[next(iter(told))]}": (last, 0.0)}
            ),
        ),
    )
