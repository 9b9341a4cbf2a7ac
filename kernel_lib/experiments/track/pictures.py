"""What the stage draws of lesson 09 once a question is answered."""

import math

import numpy as np

from kernel_lib.experiments import (
    Angle,
    Chart,
    Mark,
    Picture,
    Ring,
    Runs,
    Sentence,
    Span,
    Spot,
    Text,
    Values,
    Way,
    figure,
)
from kernel_lib.experiments.common.wording import distinguished
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
from kernel_lib.experiments.track.shapes import ACROSS, DOWN, RUN_NAMES
from kernel_lib.state.trajectory import Trajectory

__all__ = ["of_bowl", "of_dome", "of_later", "of_loop", "of_race"]

#: Radii of the arcs of angles, in those of the track; moments of a line over time.
_ARC, _STEP, _MOMENTS = 0.3, 0.16, 100


def _named(run: str, figure: str) -> Sentence:
    """A run and a figure of it."""
    return Sentence("track-run-and-figure", run=RUN_NAMES.get(run, run), figure=figure)


def _together(words: list[Sentence]) -> Sentence:
    """The sentence of one body, or those of two."""
    one, *others = words
    return Sentence("track-one-and-other", one=one, other=others[0]) if others else one


def _ring(name: str, run: Trajectory, gone: Left, text: Text = "") -> Ring:
    return Ring((gone.x, gone.y), run.scene.balls[0].radius, run=name, text=text)


def _way_down(radius: float, angle: float) -> tuple[tuple[float, float], ...]:
    """The path of centres on the dome, m, from its top to an angle from it, °."""
    along = np.radians(np.linspace(0, angle, 19))
    places = radius * np.column_stack([np.sin(along), np.cos(along)])
    return tuple((x, y) for x, y in places.tolist())


def of_loop(values: Values, runs: Runs) -> Picture:
    """Where each body leaves the loop, and at which angle; who gets round, slips or turns back."""
    marks: list[Mark] = []
    words: list[Sentence] = []
    round_it = [name for name, run in runs.items() if goes_round(run)]
    for place, (name, run) in enumerate(runs.items()):
        gone, slip = left(run), slips_at(run)
        does, slots, slipping = "gets-round", {"body": name}, ""
        if slip is not None and slip[1] > 0 and slip[0] > -1:
            marks.append(Spot(slip, run=name, text=Sentence("track-mark-slips")))
            slipping, slots["slip"] = "-slips", figure(turned(LOOP, *slip), "°")
        if gone is not None:
            angle = turned(LOOP, gone.x, gone.y)
            does, slots["angle"] = "leaves", figure(angle, "°")
            marks.append(_ring(name, run, gone))
            arc = _ARC + _STEP * place
            text = Sentence("track-mark-leaves", body=name, angle=slots["angle"])
            marks.append(Angle((0, 1), -90, angle - 90, arc, legs=1, run=name, text=text))
        elif name not in round_it:
            top = run.position[np.argmax(np.where(_in_loop(run), run.position[:, 0, 1], -1)), 0]
            does, slots["height"] = "turns-back", figure(float(top[1]))
            text = Sentence("track-mark-turns-back", body=name)
            marks.append(Spot((float(top[0]), float(top[1])), run=name, text=text))
        words.append(Sentence(f"track-of-loop-{does}{slipping}", **slots))
    if len(round_it) == len(runs):
        both = len(runs) > 1
        text = Sentence("track-mark-both-get-round" if both else "track-mark-gets-round")
        marks.append(Spot((0.0, 2.0), text=text))
    return Picture(_together(words), tuple(marks))


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
            Spot((0, radius), run=name, text=Sentence("track-mark-flies-off"))
            if flies
            else Spot((x, y), run=name, text=Sentence("track-mark-on-the-wire"))
        )
        along = Sentence("track-mark-along-the-dome") if flies else ""
        return Picture(
            Sentence("track-of-dome-flies", body=name)
            if flies
            else Sentence("track-of-dome-held", body=name, angle=figure(turned(DOME, x, y), "°")),
            (mark, Way(_way_down(radius, 90), dashed=True, text=along)),
        )
    angle, depth = turned(DOME, gone.x, gone.y), 1 - gone.y / radius
    side = -0.4 * radius
    return Picture(
        Sentence("track-of-dome-leaves", body=name, angle=figure(angle, "°"), depth=figure(depth)),
        (
            _ring(name, run, gone, Sentence("track-mark-leaves-here")),
            Angle((0, 0), 90, 90 - angle, _ARC * radius, text=figure(angle, "°"), legs=radius),
            Way(((side, radius), (0, radius)), dashed=True),
            Way(((side, gone.y), (gone.x, gone.y)), dashed=True),
            Span((side, gone.y), (side, radius), text=f"{figure(depth)} R"),
        ),
    )


def of_later(values: Values, runs: Runs) -> Picture:
    """Where the block and the other body leave the dome, each with its angle."""
    marks: list[Mark] = []
    words: list[Sentence] = []
    radius = values["dome_radius"]
    for place, (name, run) in enumerate(runs.items()):
        gone = left(run)
        assert gone is not None
        angle = turned(DOME, gone.x, gone.y)
        arc, turn = (_ARC + _STEP * place) * radius, figure(angle, "°")
        marks.append(_ring(name, run, gone))
        text = Sentence("track-mark-angle", body=name, angle=turn)
        marks.append(Angle((0, 0), 90, 90 - angle, arc, run=name, text=text, legs=radius))
        words.append(Sentence("track-of-later", body=name, angle=turn))
    return Picture(_together(words), tuple(marks))


def _finish(runs: Runs) -> tuple[Spot, Sentence]:
    """The finish with the time of each, in the order of their arrival."""
    times = sorted((arrival(run), name) for name, run in runs.items())
    texts = distinguished([time for time, _ in times], "s")
    if texts[0] == texts[-1]:
        both = Sentence("track-mark-both", time=texts[0])
        return Spot((ACROSS, -DOWN), text=both), Sentence("track-of-race-both", time=texts[0])
    listed = [_named(name, time) for (_, name), time in zip(times, texts, strict=True)]
    text = Sentence(
        "track-mark-two" if len(listed) == 2 else "track-mark-three",
        **dict(zip(("first", "second", "third"), listed, strict=False)),
    )
    return Spot((ACROSS, -DOWN), text=text), Sentence("track-of-race", times=listed)


def of_race(values: Values, runs: Runs) -> Picture:
    """The times at the finish; on the reader's own track how fast each is where it matters."""
    finish, words = _finish(runs)
    marks: list[Mark] = [finish]
    if values["place"] == OWN:
        times = {name: arrival(run) for name, run in runs.items()}
        curve_first = min(times, key=lambda name: times[name]) == OWN
        speeds = []
        for name, run in runs.items():
            there = run.at(half_way(run) if curve_first else early(runs))
            (x, y), (u, v) = there.position[0].tolist(), there.velocity[0].tolist()
            speed = figure(math.hypot(u, v), "m/s")
            marks.append(Spot((x, y), run=name, text=speed))
            speeds.append(_named(name, speed))
        if curve_first:
            words = Sentence("track-of-race-half-way", arrive=words, speeds=speeds)
        else:
            soon = figure(early(runs), "s")
            words = Sentence("track-of-race-early", arrive=words, time=soon, speeds=speeds)
    return Picture(words, tuple(marks))


def of_bowl(down: dict[str, float], runs: Runs) -> Picture:
    """Height above the lowest point over time.

    down : s, when each comes to it
    """
    last, named = max(down.values()), {name: RUN_NAMES.get(name, name) for name in runs}
    lowest = min(float(run.at(down[name]).position[0, 1]) for name, run in runs.items())

    def lines(_: Values) -> dict[Sentence, tuple[np.ndarray, np.ndarray]]:
        times = np.linspace(0, 1.15 * last, _MOMENTS)
        return {
            Sentence("track-run", run=named[name]): (
                times,
                run.sample(times).position[:, 0, 1] - lowest,
            )
            for name, run in runs.items()
        }

    texts = dict(zip(down, distinguished(list(down.values()), "s"), strict=True))
    alike = len(set(texts.values())) == 1
    return Picture(
        Sentence("track-of-bowl", times=[_named(name, time) for name, time in texts.items()]),
        chart=Chart(
            Sentence("track-of-bowl-once" if alike else "track-of-bowl-first"),
            Sentence("track-of-bowl-time"),
            Sentence("track-of-bowl-height"),
            lines,
            points=lambda _: (
                {
                    Sentence("track-of-bowl-at", run=named[name], time=texts[name]): (time, 0.0)
                    for name, time in down.items()
                }
                if not alike
                else {Sentence("track-of-bowl-both", time=texts[next(iter(texts))]): (last, 0.0)}
            ),
        ),
    )
