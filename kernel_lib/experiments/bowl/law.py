"""The law of lesson 07 with the present numbers put in, and what its questions ask of a run."""

import math

import numpy as np

from kernel_lib.experiments import NOTHING, Runs, Sentence, Text, Values, figure
from kernel_lib.experiments.bowl.controls import BALL, BOWLS, CIRCLE, MIRRORS, UPRIGHT
from kernel_lib.experiments.bowl.shapes import (
    ALONG,
    MILLI,
    RIGHT_ANGLE,
    axes_of,
    axis_of,
    focus,
    is_soft,
    limit,
)
from kernel_lib.solvers.billiards.closed_forms import sliding_time, two_walls_half_trace
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = [
    "bounces",
    "bowl_law",
    "factor",
    "from_focus",
    "mirror_product",
    "offsets",
    "reaches",
    "slides_from",
]
__all__ += ["spring_product", "upright_trace"]

#: Moments of a flight at which its way is looked at; between them it is nearly straight.
_MOMENTS = np.linspace(0, 1, 200)


def bounces(run: Trajectory) -> Floats:
    """Where the ball's centre is at each impact, (N, 2) m."""
    hits = run.contacts.of_kind("impact")
    places: Floats = hits.point + run.scene.balls[0].radius * hits.normal
    return places


def offsets(values: Values, run: Trajectory) -> Floats:
    """How far from the axis each impact is, signed, (N,) m."""
    across = 1 if values["shape"] == MIRRORS else 0
    found: Floats = bounces(run)[:, across] - axis_of(run)[across]
    return found


def from_focus(run: Trajectory, place: tuple[float, float]) -> Floats:
    """How near a place each flight comes, m."""
    hits = run.contacts.of_kind("impact")
    radius = run.scene.balls[0].radius
    times = np.concatenate([[0.0], hits.time])
    places = np.concatenate([run.position[:1, 0], hits.point + radius * hits.normal])
    speeds = np.concatenate([run.velocity[:1, 0], hits.velocity_after[:, 0]])
    flown = np.diff(times)[:, None] * _MOMENTS
    ways = places[:-1, None] + speeds[:-1, None] * flown[..., None]
    ways += np.array(run.scene.gravity) / 2 * flown[..., None] ** 2
    return _least_distance(ways - np.array(place))


def _least_distance(ways: Floats) -> Floats:
    """Of each polygon from the origin, m."""
    one, step = ways[:, :-1], np.diff(ways, axis=1)
    along = np.einsum("fkc,fkc->fk", -one, step) / np.einsum("fkc,fkc->fk", step, step)
    foot = one + np.clip(along, 0, 1)[..., None] * step
    found: Floats = np.linalg.norm(foot, axis=-1).min(axis=1)
    return found


def mirror_product(values: Values) -> float:
    """(1 - l/R1)(1 - l/R2): between 0 and 1 a ball stays near the axis."""
    length = values["distance"]
    return float((1 - length / values["radius"]) * (1 - length / values["second"]))


def reaches(values: Values) -> float:
    """Share of the speed of the start that brings a ball up to the upper mirror."""
    return math.sqrt(2 * values["gravity"] * values["distance"]) / float(values["launch"])


def upright_trace(values: Values) -> float:
    """Half the trace of a bounce between mirrors one above the other, or in the lower one alone:
    between -1 and 1 a ball stays near the axis."""
    speed, g = values["launch"], values["gravity"]
    if reaches(values) >= 1:
        return float(1 - 2 * speed**2 / (g * values["radius"]))
    walls = values["radius"], values["second"], values["distance"]
    return two_walls_half_trace(*walls, speed, g)


def spring_product(values: Values, name: str, spring: float) -> float:
    """(1 - S/R) v²/(v² + c S²): between 0 and 1 a ball stays near the axis, whether it comes to the
    other wall or back to its own.

    name : of the run; spring : c, N/m for 1 kg, below 0 where it pushes away
    """
    half, radius = axes_of(values, name)
    square = values["launch"] ** 2
    still = square + spring * half**2
    return float((1 - half / radius) * square / still) if still else math.inf


def factor(values: Values) -> float:
    """By how much a small distance from the middle grows in a bounce, or a round trip; 1: not."""
    half = 2 * mirror_product(values) - 1 if values["shape"] == MIRRORS else None
    if half is None:
        half = 1 - 2 * values["height"] / limit(values)
    return abs(half) + math.sqrt(max(half * half - 1, 0.0)) if abs(half) > 1 else 1.0


def bowl_law(values: Values, runs: Runs) -> tuple[Text | tuple[str, Text], ...]:
    """Which side of the limit the present set-up lies on, and what its first ball did."""
    if values["shape"] not in (*BOWLS, MIRRORS):
        return _of_rooms(values, runs)
    (run, *_) = runs.values()
    found = offsets(values, run)
    if not len(found):
        return NOTHING
    lines = _of_mirrors(values) if values["shape"] == MIRRORS else _of_bowls(values)
    far = figure(float(np.abs(found).max()) / MILLI, "mm")
    return (*lines, Sentence("bowl-law-farthest", count=str(len(found)), far=far))


def _of_bowls(values: Values) -> tuple[Text, ...]:
    height, half = values["height"], limit(values)
    speed = math.sqrt(2 * values["gravity"] * height)
    lowest = Sentence("bowl-law-lowest", formula=f"v = √(2 g h) = {figure(speed, 'm/s')}")
    sides: dict[str, str] = {
        "side": "below" if height < half else "above" if height > half else "at",
        "height": f"h = {figure(height, 'm')}",
        "half": f"a/2 = {figure(half, 'm')}",
    }
    if is_soft(values):
        sinks = 100 * speed / math.sqrt(values["stiffness"])
        return (
            lowest,
            Sentence("bowl-law-side-hard", **sides),
            Sentence("bowl-law-gives-way", formula=f"v √(m/N) = {figure(sinks, 'cm')}"),
        )
    formula = f"1 − 4 h/a = {figure(1 - 2 * height / half)}"
    return (
        lowest,
        Sentence("bowl-law-side", **sides),
        _near_the_middle(values, formula, "bounces"),
    )


def _of_rooms(values: Values, runs: Runs) -> tuple[Text | tuple[str, Text], ...]:
    """What decides it for each ball: half a trace, or a product."""
    if values["shape"] == UPRIGHT:
        least = reaches(values) * values["launch"]
        half = figure(upright_trace(values))
        return (
            Sentence("bowl-law-upper", formula=f"√(2 g l) = {figure(least, 'm/s')}"),
            Sentence("bowl-law-half-trace", half=half),
        )
    if values["shape"] == CIRCLE:
        return _of_circle(values)
    if len(runs) == 1:
        return Sentence("bowl-law-foci"), _to_focus(values, runs)
    lines = []
    for name, run in runs.items():
        spring = run.scene.central_force
        product = figure(spring_product(values, name, spring))
        lines.append((name, f"(1 − S/R) v²/(v² + c S²) = {product}"))
    return (*lines, Sentence("bowl-law-near-the-axis"))


def _to_focus(values: Values, runs: Runs) -> Sentence:
    near = from_focus(runs[BALL], focus(values))[1:7]
    return Sentence("bowl-law-to-focus", distances=[figure(100 * float(one)) for one in near])


def slides_from(values: Values) -> float:
    """When a ball in a round room has stopped bouncing, s; inf where it never does."""
    if values["e"] == 1 or values["angle"] == RIGHT_ANGLE:
        return math.inf
    angle = math.radians(values["angle"])
    along = values["launch"] * math.cos(angle)
    return sliding_time(angle, values["e"], values["radius"], along)


def _of_circle(values: Values) -> tuple[Text, ...]:
    """Tangents that shrink, and when they are over."""
    angle, e, radius = math.radians(values["angle"]), values["e"], values["radius"]
    if values["angle"] == RIGHT_ANGLE:
        times = Sentence("bowl-law-crossings", formula=f"1/e = {figure(1 / e)}")
        return Sentence("bowl-law-through-centre"), times
    formula = f"2 a sin α = {figure(2 * radius * math.sin(angle), 'm')}"
    chord = Sentence("bowl-law-chord", formula=formula)
    if e == 1:
        return chord, Sentence("bowl-law-chords-alike")
    along = values["launch"] * math.cos(angle)
    slides = slides_from(values)
    return (
        chord,
        Sentence("bowl-law-shrinks", share=figure(e)),
        Sentence(
            "bowl-law-slides",
            formula=f"(a/u) Σ sin 2αₖ = {figure(slides, 's')}",
            along=f"u = {figure(along, 'm/s')}",
        ),
    )


def _of_mirrors(values: Values) -> tuple[Text, ...]:
    product = mirror_product(values)
    formula = f"(1 − l/a)(1 − l/R₂) = {figure(product)}"
    return (
        Sentence("bowl-law-to-and-fro", speed=f"v = {figure(ALONG, 'm/s')}"),
        Sentence("bowl-law-product", formula=formula),
        _near_the_middle(values, f"2 × {figure(product)} − 1", "trips"),
    )


def _near_the_middle(values: Values, formula: str, turns: str) -> Sentence:
    """What a small distance from the middle does: it turns, or grows.

    turns : by which they are counted, "bounces" or "trips", to and fro
    """
    if values["e"] < 1:
        return Sentence("bowl-law-loses", formula=f"e = {figure(values['e'])}")
    grows = factor(values)
    if grows > 1:
        return Sentence("bowl-law-grows", formula=formula, times=figure(grows), turns=turns)
    half = 2 * mirror_product(values) - 1
    if values["shape"] != MIRRORS:
        half = 1 - 2 * values["height"] / limit(values)
    turn = math.acos(min(1.0, max(-1.0, half)))
    if turn == 0:
        return Sentence("bowl-law-at-limit", formula=formula)
    count = figure(2 * math.pi / turn)
    return Sentence("bowl-law-back", formula=f"{formula} = cos(360°/N)", count=count, turns=turns)
