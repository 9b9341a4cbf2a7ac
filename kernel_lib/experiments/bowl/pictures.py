"""What the stage draws of lesson 07 once a question is answered."""

import math
from collections.abc import Mapping

import numpy as np

from kernel_lib.experiments.bowl.controls import DISH, ELLIPSE
from kernel_lib.experiments.bowl.law import bounces, offsets
from kernel_lib.experiments.bowl.shapes import axis_of, focus, limit
from kernel_lib.experiments.charts import Chart, Points
from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Values
from kernel_lib.experiments.teaching.picture import Mark, Picture, Spot, Way
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import Sentence

__all__ = ["of_bounces", "of_distance", "of_flights", "of_focus"]
__all__ += ["of_limits", "of_loss", "of_zones"]

#: Half of the line at the limit, in radii.
_HALF_LINE = 0.6

#: Bounces of which twice as many are drawn at least: more than a line marks one by one.
_FEW = 7


def of_limits(bowls: list[tuple[Values, Trajectory]]) -> Picture:
    """Axis, centre and half the radius of each bowl: up to there a ball stays near the middle."""
    marks: list[Mark] = []
    for values, run in bowls:
        x, half, radius = axis_of(run)[0], limit(values), float(values["radius"])
        reach = _HALF_LINE * radius
        # Its text stands at its left half: the flag of the guess is at the right.
        line = ((x + reach, half), (x, half), (x - reach, half))
        marks.append(Way(((x, 0.0), (x, radius)), dashed=True))
        marks.append(Way(line, dashed=True, text=Sentence("bowl-of-limits-half-the-radius")))
        marks.append(Spot((x, half)))
        if values["shape"] != DISH:
            marks.append(Spot((x, radius), text=Sentence("bowl-of-limits-centre")))
    limits = " and ".join(figure(limit(values), "m") for values, _ in bowls)
    return Picture(
        f"Half the radius of curvature is at {limits}: a mirror of this shape has its focus there. "
        "Dropped from below it a ball stays near the axis.",
        tuple(marks),
    )


def of_distance(one: Trajectory, other: Trajectory, until: int) -> Picture:
    """The distance of two balls at each bounce up to one of them, on a log scale."""
    apart = 1000 * np.linalg.norm(bounces(one)[:until] - bounces(other)[:until], axis=1)
    count = np.arange(1, len(apart) + 1)
    seen = apart > 0
    last = figure(float(apart[-1]), "mm")
    return Picture(
        f"The distance of the two balls at each bounce: {figure(float(apart[0]), 'mm')} at the "
        f"first, {last} at bounce {until}.",
        chart=Chart(
            "Distance of the two balls",
            "bounce",
            "distance (mm)",
            lambda _: {"distance": (count[seen], apart[seen])},
            y_scale="log",
            points=lambda _: {last: (float(until), float(apart[-1]))},
        ),
    )


def of_loss(values: Values, run: Trajectory) -> Picture:
    """How far off the axis each bounce is, while flights are higher than the limit and after."""
    places, after = bounces(run), run.contacts.of_kind("impact").velocity_after[:, 0]
    rises = places[:-1, 1] + (after[:-1] ** 2).sum(axis=1) / (2 * values["gravity"])
    above = 1 + int(np.count_nonzero(rises > limit(values)))
    off = 100 * np.abs(offsets(values, run))
    most, rim = int(off.argmax()), 100 * values["radius"]
    shown = min(len(off), 2 * max(above, most + 1, _FEW))
    count = np.arange(1, shown + 1)
    farthest = f"farthest: {figure(float(off[most]), 'cm')}"
    return Picture(
        f"How far off the axis each bounce is; {farthest}. The first {above} flights were higher "
        "than half the radius.",
        of_limits([(values, run)]).marks,
        Chart(
            "Bounces off the axis",
            "bounce",
            "off the axis (cm)",
            lambda _: {"ball": (count, off[:shown]), "rim": (count, 0 * count + rim)},
            points=lambda _: {farthest: (most + 1.0, float(off[most]))},
            shades=lambda _: {"above half the radius": ((0.5, above + 0.5),)},
        ),
    )


def of_bounces(offsets: Mapping[str, Floats]) -> Picture:
    """How far off its axis each bounce of each ball is, on a log scale.

    offsets : m, by the names of runs
    """
    lines, farthest, words = {}, {}, []
    for place, (name, found) in enumerate(offsets.items()):
        off = 100 * np.abs(found)
        seen = off > 0
        lines[name] = (np.arange(1, len(off) + 1)[seen], off[seen])
        most = int(off.argmax())
        told = figure(float(off[most]), "cm")
        farthest[told] = Points([most + 1.0], [float(off[most])], run=place)
        words.append(f"{name} {told}")
    return Picture(
        f"How far off the axis each bounce is. The farthest: {', '.join(words)}.",
        chart=Chart(
            "Bounces off the axis",
            "bounce",
            "off the axis (cm)",
            lambda _: lines,
            y_scale="log",
            points=lambda _: farthest,
        ),
    )


def of_focus(values: Values, near: Floats) -> Picture:
    """The focus, and how near it each flight after the first bounces comes, m."""
    x, y = focus(values)
    marks = [Spot((x, y), text=Sentence("bowl-marks-focus"))]
    if values["shape"] == ELLIPSE:
        marks.append(Spot((-x, y), text=Sentence("bowl-of-focus-other-focus")))
    count, off = np.arange(1, len(near) + 1), 100 * near
    told = ", ".join(figure(float(one)) for one in off)
    return Picture(
        f"How near the focus the ball came after each of the first bounces: {told} cm.",
        tuple(marks),
        Chart(
            "Nearest to the focus",
            "after bounce",
            "distance (cm)",
            lambda _: {"ball": (count, off)},
        ),
    )


def of_flights(run: Trajectory, slides: float) -> Picture:
    """How long each flight of a ball takes, from bounce to bounce.

    slides : s, the moment at which it is to slide, which is marked; inf for none
    """
    took = np.diff(run.contacts.of_kind("impact").time)
    count, last = np.arange(1, len(took) + 1), figure(float(took[-1]), "s")
    end = f" It slides from {figure(slides, 's')} on." if slides < math.inf else ""
    return Picture(
        f"Flights from bounce to bounce: {figure(float(took[0]), 's')} at first, {last} at last."
        f"{end}",
        chart=Chart(
            "Time of each flight",
            "flight",
            "time (s)",
            lambda _: {"ball": (count, took)},
        ),
        moment=slides if slides < math.inf else None,
    )


def of_zones(pairs: list[tuple[Values, Trajectory]]) -> Picture:
    """How far off the axis a ball came at each distance, and the distances that hold one."""
    small, large = sorted((pairs[0][0]["radius"], pairs[0][0]["second"]))
    zones = ((0.0, small), (large, small + large)) if small < large else ((0.0, small + large),)
    found = {
        figure(values["distance"], "m"): Points(
            [values["distance"]], [100 * float(np.abs(offsets(values, run)).max())], run=place
        )
        for place, (values, run) in enumerate(pairs)
    }
    told = " and ".join(f"{figure(low)} to {figure(high)} m" for low, high in zones)
    return Picture(
        f"How far off the axis the ball came at each distance. It stays at {told}.",
        chart=Chart(
            "Distances that hold it",
            "distance (m)",
            "farthest off the axis (cm)",
            points=lambda _: found,
            shades=lambda _: {"stays": zones},
        ),
    )
