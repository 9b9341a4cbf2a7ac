"""What the stage shows before anything moves, out of a picture's numbers: what must be in view.

The page aims its camera by the same rules (`page/view/camera.js`, `page/stage/arrows/shape.js`).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.protocol.pictures.picture import arrays_in, facts_in
from kernel_lib.state.pieces import Pieces
from kernel_lib.state.reading import read

__all__ = ["Box", "Start", "arrow_scale", "first_view", "knots_in"]

Floats = NDArray[np.float64]
Box = tuple[float, float, float, float]

#: Moments of a run at which it is looked at: so many a second, within bounds.
A_SECOND, LEAST, MOST = 60, 240, 1200

#: Balls of a run up to which each of its jumps is looked at, and every second so often.
MOST_FOLLOWED = 60

#: How much larger than the smallest run others may make the view, in its diagonals.
OUTLIER = 1.5

#: The longest arrow, in parts of the longer side of a stage of so many pixels.
SHARE, STAGE = 0.22, (800.0, 440.0)

#: Shares of a stage: margins, the largest ball, and the foot with the time in pixels.
MARGIN, LARGEST_BALL, FOOT, MOST_FOOT, UNDER = 0.07, 0.3, 34.0, 0.2, 0.17


@dataclass(frozen=True)
class Start:
    """A run at its start.

    number : its place among the runs
    place, velocity : (n, 2) m, m/s
    radii : (n,) m
    spinning : (n,) whether a ball turns at any moment; where a question is open, at the start
    fastest : m/s, of any ball at any moment, or of what is in its room
    box : left, right, bottom, top of what its balls and strings sweep over, or its room, m
    facts : its header
    """

    number: int
    place: Floats
    velocity: Floats
    radii: Floats
    spinning: NDArray[np.bool_]
    fastest: float
    box: Box
    facts: Mapping[str, Any]


def first_view(
    picture: Mapping[str, Any], block: bytes, guess: Mapping[str, Any] | None
) -> tuple[list[Start], Box]:
    """The runs that a first visitor sees, and what is in view.

    Parameters
    ----------
    picture, block : message and numbers of an answer of the kind "picture"
    guess : the question of the sheet; while it is open the view is fitted to what is given, its
        flag has room, and of rows whose rivals must look alike one stands alone
    """
    alone = guess is not None and guess["kind"] == "speeds"
    places = range(1 if alone else len(picture["runs"]))
    given = guess is not None and all("room" in run for run in picture["runs"])
    starts = [_start(picture, block, place, given) for place in places]
    left, right, bottom, top = _shared([one.box for one in starts], math.inf if given else OUTLIER)
    if guess is not None and guess["kind"] == "flag":
        top = max(top, guess["maximum"])
    right += picture.get("aside", 0.0) * (right - left)
    return starts, (left, right, bottom, top)


def knots_in(picture: Mapping[str, Any], block: bytes, place: int) -> Pieces:
    """The knots of a run, as the page takes them out of a picture."""
    arrays, facts = arrays_in(picture, block, place), facts_in(picture, place)
    columns = facts["dimension"]

    def of(name: str, wide: int) -> Any:
        return arrays[f"knot_{name}"].reshape(wide, -1).T

    velocity = of("velocity", columns)
    drift = of("drift", columns) if len(arrays["knot_drift"]) else velocity
    turning = 3 if columns > 2 else 1
    return Pieces(
        arrays["knot_count"], arrays["knot_time"], arrays["knot_law"], of("place", columns),
        velocity, of("acceleration", columns), arrays["knot_drag"], of("spin", turning),
        of("twist", turning), drift, facts["step"], facts["rate"],
        tuple((x, y) for x, y in facts["pivots"]),
    )  # fmt: skip


def _start(picture: Mapping[str, Any], block: bytes, number: int, given: bool) -> Start:
    facts = facts_in(picture, number)
    if given:
        return _standing(facts, knots_in(picture, block, number), number)
    contacts = arrays_in(picture, block, number)["contact_time"]
    knots = knots_in(picture, block, number)
    seen = read(knots, _moments(facts, contacts))
    radii = np.array(facts["radii"])
    low = (seen.position[..., :2] - radii[:, None]).min(axis=(0, 1))
    high = (seen.position[..., :2] + radii[:, None]).max(axis=(0, 1))
    if facts["pivots"]:
        pivots = np.array(facts["pivots"])
        low[0], high = min(low[0], pivots[:, 0].min()), np.maximum(high, pivots.max(axis=0))
    for line in (line for wall in facts["walls"] for line in _in_view(wall)):
        low, high = np.minimum(low, line.min(axis=0)), np.maximum(high, line.max(axis=0))
    fastest = float(np.hypot(seen.velocity[..., 0], seen.velocity[..., 1]).max())
    box = float(low[0]), float(high[0]), float(low[1]), float(high[1])
    turns = (knots.spin != 0).any(axis=1) | (knots.twist != 0).any(axis=1)
    first = np.concatenate([[0], np.cumsum(knots.counts)[:-1]])
    spinning = np.logical_or.reduceat(turns, first)
    place, velocity = seen.position[0, :, :2], seen.velocity[0, :, :2]
    return Start(number, place, velocity, radii, spinning, fastest, box, facts)


def _standing(facts: Mapping[str, Any], knots: Pieces, number: int) -> Start:
    """A run of which the start alone is looked at, in its room."""
    room, seen = facts["room"], read(knots, np.zeros(1))
    (left, bottom), (right, top) = room["low"][:2], room["high"][:2]
    place, velocity = seen.position[0, :, :2], seen.velocity[0, :, :2]
    spinning = seen.spin[0].reshape(len(place), -1).any(axis=1)
    box = left, right, bottom, top
    radii = np.array(facts["radii"])
    return Start(number, place, velocity, radii, spinning, room["fastest"], box, facts)


def _in_view(wall: Mapping[str, Any]) -> list[Floats]:
    """The lines of a track, which is in view as a whole; no other wall is."""
    return [np.array(line) for line in wall["lines"]] if wall.get("kind") == "track" else []


def _moments(facts: Mapping[str, Any], contacts: Floats) -> Floats:
    """As `page/run/frames.js` has them: even ones or steps, and those before and at contacts."""
    end = facts["end"]
    count = min(MOST, max(LEAST, math.ceil(end * A_SECOND)))
    if facts["balls"] > MOST_FOLLOWED:
        return end * np.arange(LEAST + 1) / LEAST
    if facts["between"] == "line" and facts["step"] > 0:
        count = min(MOST, round(end / facts["step"]))
    even = end * np.arange(count + 1) / max(count, 1)
    inside = contacts[(contacts > 0) & (contacts <= end)]
    return np.unique(np.concatenate([even, inside, np.nextafter(inside, 0)]))


def _shared(boxes: Sequence[Box], outlier: float) -> Box:
    """One box around several; a run that flies far off does not shrink the others to dots."""
    left, right, bottom, top = min(boxes, key=_size)
    reach = outlier * _size((left, right, bottom, top))
    return (
        max(min(box[0] for box in boxes), left - reach),
        min(max(box[1] for box in boxes), right + reach),
        max(min(box[2] for box in boxes), bottom - reach),
        min(max(box[3] for box in boxes), top + reach),
    )


def _size(box: Box) -> float:
    return math.hypot(box[1] - box[0], box[3] - box[2])


def arrow_scale(starts: Sequence[Start], box: Box) -> float:
    """Metres of arrow for one metre a second, on a stage of STAGE pixels."""
    fastest = max(one.fastest for one in starts)
    if not fastest > 0:
        return 0.1
    width, height = STAGE
    scale = fitted(box, max(one.radii.max() for one in starts), width, height)[0]
    return _nice(SHARE * max(width, height) / scale / fastest)


def fitted(box: Box, largest: float, width: float, height: float) -> tuple[float, float]:
    """Pixels a metre, and the pixels that are free below the lowest ball."""
    wide, high = box[1] - box[0], box[3] - box[2]
    foot = max(MARGIN * height, min(FOOT, MOST_FOOT * height))
    scale = min(
        LARGEST_BALL * height / (2 * largest),
        width * (1 - 2 * MARGIN) / wide,
        (height * (1 - MARGIN) - foot) / high,
    )
    return scale, max(foot, min((height - high * scale) / 2, UNDER * height))


def _nice(span: float) -> float:
    """1, 2 or 5 times a power of ten, near it."""
    power = 10.0 ** math.floor(math.log10(span))
    lead = span / power
    return float((1 if lead < 1.5 else 2 if lead < 3.5 else 5 if lead < 7.5 else 10) * power)
