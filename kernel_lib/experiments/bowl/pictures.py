"""What the stage draws of lesson 07 once a question is answered."""

import math
from collections.abc import Mapping

import numpy as np

from kernel_lib.experiments import (
    Chart,
    Mark,
    Picture,
    Points,
    Sentence,
    Spot,
    Text,
    Values,
    Way,
    figure,
)
from kernel_lib.experiments.bowl.controls import BALL, DISH, ELLIPSE, PULLED, SHORT
from kernel_lib.experiments.bowl.law import bounces, offsets
from kernel_lib.experiments.bowl.shapes import axis_of, focus, limit
from kernel_lib.state.trajectory import Floats, Trajectory
from kernel_lib.words import label

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
        marks.append(Way(line, dashed=True, text=Sentence("bowl-limits-half")))
        marks.append(Spot((x, half)))
        if values["shape"] != DISH:
            marks.append(Spot((x, radius), text=Sentence("bowl-limits-centre")))
    left, *other = (figure(limit(values), "m") for values, _ in bowls)
    words = Sentence("bowl-limits-picture", half=left)
    if other:
        words = Sentence("bowl-limits-picture-two", left=left, right=other[0])
    return Picture(words, tuple(marks))


def of_distance(one: Trajectory, other: Trajectory, until: int) -> Picture:
    """The distance of two balls at each bounce up to one of them, on a log scale."""
    apart = 1000 * np.linalg.norm(bounces(one)[:until] - bounces(other)[:until], axis=1)
    count = np.arange(1, len(apart) + 1)
    seen = apart > 0
    first, last = (figure(float(one), "mm") for one in apart[[0, -1]])
    return Picture(
        Sentence("bowl-distance-picture", first=first, last=last, count=str(until)),
        chart=Chart(
            Sentence("bowl-distance-chart"),
            Sentence("bowl-axis-bounce"),
            Sentence("bowl-axis-apart"),
            lambda _: {Sentence("bowl-distance-line"): (count[seen], apart[seen])},
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
    far = figure(float(off[most]), "cm")
    farthest = Sentence("bowl-loss-farthest", far=far)
    lines: dict[Text, tuple[Floats, Floats]] = {
        label("bowl", BALL): (count, off[:shown]),
        Sentence("bowl-loss-rim"): (count, 0 * count + rim),
    }
    return Picture(
        Sentence("bowl-loss-picture", far=far, count=str(above)),
        of_limits([(values, run)]).marks,
        Chart(
            Sentence("bowl-bounces-chart"),
            Sentence("bowl-axis-bounce"),
            Sentence("bowl-axis-off"),
            lambda _: lines,
            points=lambda _: {farthest: (most + 1.0, float(off[most]))},
            shades=lambda _: {Sentence("bowl-loss-above"): ((0.5, above + 0.5),)},
        ),
    )


#: Whose bounces a picture shows, by the name of its first run: a name by which its words choose.
_WHOSE = {BALL: "one", SHORT: "axes", PULLED: "springs"}


def of_bounces(offsets: Mapping[str, Floats]) -> Picture:
    """How far off its axis each bounce of each ball is, on a log scale.

    offsets : m, by the names of runs
    """
    lines, farthest, far = {}, {}, []
    for place, (name, found) in enumerate(offsets.items()):
        off = 100 * np.abs(found)
        seen = off > 0
        lines[label("bowl", name)] = (np.arange(1, len(off) + 1)[seen], off[seen])
        most = int(off.argmax())
        text = figure(float(off[most]), "cm")
        farthest[text] = Points([most + 1.0], [float(off[most])], run=place)
        far.append(text)
    return Picture(
        Sentence(
            "bowl-bounces-picture", whose=_WHOSE[next(iter(offsets))], first=far[0], second=far[-1]
        ),
        chart=Chart(
            Sentence("bowl-bounces-chart"),
            Sentence("bowl-axis-bounce"),
            Sentence("bowl-axis-off"),
            lambda _: lines,
            y_scale="log",
            points=lambda _: farthest,
        ),
    )


def of_focus(values: Values, near: Floats) -> Picture:
    """The focus, and how near it each flight after the first bounces comes, m."""
    x, y = focus(values)
    marks = [Spot((x, y), text=Sentence("bowl-focus-mark"))]
    if values["shape"] == ELLIPSE:
        marks.append(Spot((-x, y), text=Sentence("bowl-focus-mark-other")))
    count, off = np.arange(1, len(near) + 1), 100 * near
    return Picture(
        Sentence("bowl-focus-picture", distances=[figure(float(one)) for one in off]),
        tuple(marks),
        Chart(
            Sentence("bowl-focus-chart"),
            Sentence("bowl-axis-after-bounce"),
            Sentence("bowl-axis-near"),
            lambda _: {label("bowl", BALL): (count, off)},
        ),
    )


def of_flights(run: Trajectory, slides: float) -> Picture:
    """How long each flight of a ball takes, from bounce to bounce.

    slides : s, the moment at which it is to slide, which is marked; inf for none
    """
    took = np.diff(run.contacts.of_kind("impact").time)
    count = np.arange(1, len(took) + 1)
    first, last = (figure(float(one), "s") for one in took[[0, -1]])
    words = Sentence("bowl-flights-picture", first=first, last=last)
    if slides < math.inf:
        moment = figure(slides, "s")
        words = Sentence("bowl-flights-picture-slides", first=first, last=last, moment=moment)
    return Picture(
        words,
        chart=Chart(
            Sentence("bowl-flights-chart"),
            Sentence("bowl-axis-flight"),
            Sentence("bowl-axis-time"),
            lambda _: {label("bowl", BALL): (count, took)},
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
    return Picture(
        Sentence(
            "bowl-zones-picture",
            radii="equal" if small == large else "two",
            small=figure(small, "m"),
            large=figure(large, "m"),
            both=figure(small + large, "m"),
        ),
        chart=Chart(
            Sentence("bowl-zones-chart"),
            Sentence("bowl-axis-distance"),
            Sentence("bowl-axis-farthest"),
            points=lambda _: found,
            shades=lambda _: {Sentence("bowl-zones-stays"): zones},
        ),
    )
