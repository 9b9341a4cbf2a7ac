"""A track: pieces of curve laid end to end, along which balls slide and roll."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.numerics.roots import halved
from kernel_lib.state.bodies import Ball
from kernel_lib.state.checks import number, set_checked, vector
from kernel_lib.state.surfaces import Surface, check_surface
from kernel_lib.state.tolerances import LEAST_PIECE
from kernel_lib.state.track_curves import (
    ArcCurve,
    Curve,
    CycloidCurve,
    LineCurve,
    ParabolaCurve,
    SplineCurve,
)

__all__ = ["Track", "curves_of"]

Floats = NDArray[Any]

#: What a piece can be, with what follows its name in `pieces`.
PIECES = {
    "line": "(x, y) of its end",
    "arc": "(x, y) of its centre, angle",
    "bend": "radius, angle",
    "parabola": "steepness, x of its axis, x of its end",
    "cycloid": "radius of the rolling circle, angle at the start, angle at the end",
    "spline": "a list of (x, y)",
}

#: Cutting a curve into so many chords gives its length to a millionth.
CHORDS = 512


@dataclass(frozen=True)
class Track:
    """A curve in the plane, of pieces laid end to end, that carries balls on its left.

    Who goes along it in the direction of drawing has the balls on the left: drawn from left to
    right they lie on top, and a loop is drawn anticlockwise. From the other side the track is not
    there, so that a loop may cross its own entry. Each piece begins where the last one ended:

        kl.Track((-3, 2)).line((0, 0)).line((1, 0)).bend(0.5, 2 * math.pi).line((3, 0))

    Parameters
    ----------
    start : (x, y) m
    pieces : ("line", (1, 0)) and so on, as the methods of these names add them
    surface : Surface, or None for the values of the scene
    of_centres : whether the curve is where centres run, whatever the radius of a ball; then the
        track itself lies one radius below

    Raises
    ------
    ValueError : naming the piece, the value and the remedy
    """

    start: tuple[float, ...]
    pieces: tuple[Any, ...] = ()
    surface: Surface | None = None
    of_centres: bool = False

    def __post_init__(self) -> None:
        set_checked(self, "start", _place)
        if isinstance(self.pieces, str) or not isinstance(self.pieces, Sequence):
            raise ValueError(f"pieces must be a list such as [('line', (1, 0))], got {self.pieces}")
        pieces = tuple(_piece(i, piece) for i, piece in enumerate(self.pieces))
        object.__setattr__(self, "pieces", pieces)
        check_surface(self)
        if not isinstance(self.of_centres, bool):
            raise ValueError(f"of_centres must be True or False, got {self.of_centres!r}")
        curves_of(self)

    def line(self, end: Sequence[float]) -> "Track":
        """Straight on to `end`, m."""
        return self._longer("line", end)

    def arc(self, centre: Sequence[float], angle: float) -> "Track":
        """Round a centre, m, by an angle, rad: anticlockwise if positive, a bowl for the balls."""
        return self._longer("arc", centre, angle)

    def bend(self, radius: float, angle: float) -> "Track":
        """Round by an angle, rad, without a kink: anticlockwise if positive; radius in m."""
        return self._longer("bend", radius, angle)

    def parabola(self, steepness: float, axis: float, end: float) -> "Track":
        """Along y = steepness (x - axis)^2 + ..., steepness in 1/m, as far as x = end, m."""
        return self._longer("parabola", steepness, axis, end)

    def cycloid(self, radius: float, start: float, end: float) -> "Track":
        """Along the path of a point on a wheel that rolls below a ceiling.

        x = radius (q - sin q), y = -radius (1 - cos q) for q from `start` to `end`, rad,
        0 <= start < end <= 2 pi: cusps at 0 and 2 pi, the lowest point at pi. Moved to where
        the last piece ended.
        """
        return self._longer("cycloid", radius, start, end)

    def spline(self, points: Sequence[Sequence[float]]) -> "Track":
        """Smoothly through points, m, from where the last piece ended."""
        return self._longer("spline", points)

    @property
    def end(self) -> tuple[float, float]:
        """The last point, m."""
        curves = curves_of(self)
        if not curves:
            return self.start[0], self.start[1]
        x, y, *_ = curves[-1].at(curves[-1].high, math)
        return float(x), float(y)

    @property
    def length(self) -> float:
        """From start to end along the curve, m."""
        return float(_milestones(self)[-1])

    def points(self, spacing: float, aside: float = 0.0) -> Floats:
        """Places on the curve, (N, 2) m, from start to end, at most `spacing` m apart.

        aside : m, by which they are moved to the right of the direction of drawing, off the balls
        """
        spacing = number("spacing", spacing, above=0)
        found: list[Floats] = []
        for curve in curves_of(self):
            extent = _lengths(curve)[-1]
            count = 1 if isinstance(curve, LineCurve) else max(math.ceil(2 * extent / spacing), 8)
            q = np.linspace(curve.low, curve.high, min(count, 100_000) + 1)
            # At the cusp of a cycloid the direction is that which it has next to it.
            inside = np.clip(q, curve.low + 1e-9, curve.high - 1e-9)
            dx, dy = curve.at(inside, np)[2:4]
            off = aside * np.stack([dy, -dx], axis=1) / np.hypot(dx, dy)[:, None]
            places = np.stack(curve.at(q, np)[:2], axis=1) + off
            found.append(places[1:] if found and aside == 0 else places)
        return np.concatenate(found) if found else np.array([self.start])

    def ball(
        self,
        along: float,
        radius: float,
        mass: float,
        speed: float = 0.0,
        spin: float | None = None,
        inertia_factor: float = 2 / 5,
        surface: Surface | None = None,
    ) -> Ball:
        """A ball that touches the track.

        Parameters
        ----------
        along : m, how far from the start it touches, along the curve
        radius, mass, inertia_factor, surface : of the Ball
        speed : m/s, of its centre along the track, negative towards the start
        spin : rad/s; None: it rolls, -speed/radius, or cannot turn

        Raises
        ------
        ValueError : beyond the ends of the track, or what a Ball refuses
        """
        along, radius = number("along", along), number("radius", radius, above=0)
        speed = number("speed", speed)
        if not 0 <= along <= self.length * (1 + 1e-12):
            raise ValueError(f"along must lie in [0, {self.length:g}] m, got {along:g}")
        x, y, tx, ty = self._at(along)
        away = 0.0 if self.of_centres else radius
        if spin is None:
            spin = 0.0 if math.isinf(inertia_factor) else -speed / radius
        place, velocity = (x - away * ty, y + away * tx), (speed * tx, speed * ty)
        return Ball(place, velocity, radius, mass, spin, inertia_factor, surface)

    def _at(self, along: float) -> tuple[float, float, float, float]:
        """Place and direction at a distance from the start."""
        ends, curves = _milestones(self), curves_of(self)
        if not curves:
            raise ValueError("a track needs at least one piece, such as .line((1, 0)), got none")
        index = min(int(np.searchsorted(ends, along, side="right")), len(ends) - 1) - 1
        index = max(index, 0)
        curve, left = curves[index], along - float(ends[index])
        if isinstance(curve, LineCurve):
            q = min(left, curve.high)
        elif isinstance(curve, ArcCurve):
            q = min(left / curve.radius, curve.high)
        else:
            q = _parameter_at(curve, left)
        x, y, dx, dy, _, _ = curve.at(q, math)
        size = math.hypot(dx, dy)
        return x, y, dx / size, dy / size

    def _longer(self, *piece: Any) -> "Track":
        return replace(self, pieces=(*self.pieces, piece))


def _lengths(curve: Curve) -> Floats:
    """Length of a curve from its start to CHORDS + 1 values of its parameter, m."""
    q = np.linspace(curve.low, curve.high, CHORDS + 1)
    return np.concatenate([[0.0], np.cumsum(_length(curve, q[:-1], q[1:]))])


def _length(curve: Curve, low: Any, high: Any) -> Any:
    """Length of short pieces of a curve between two values of its parameter, m: Simpson's rule."""
    speeds = [np.hypot(*curve.at(each, np)[2:4]) for each in (low, (low + high) / 2, high)]
    return (speeds[0] + 4 * speeds[1] + speeds[2]) * (high - low) / 6


def _parameter_at(curve: Curve, length: float) -> float:
    """The parameter of a curve at a length from its start, m, by halving one of CHORDS pieces."""
    lengths = _lengths(curve)
    k = min(int(np.searchsorted(lengths, length, side="right")), CHORDS) - 1
    begin, high = np.linspace(curve.low, curve.high, CHORDS + 1)[[k, k + 1]]
    _, found = halved(lambda q: _length(curve, begin, q) < length - lengths[k], begin, high)
    return float(found)


def _milestones(track: Track) -> Floats:
    """Length from the start to the start of each piece, and to the end, m."""
    parts = [_lengths(curve)[-1] for curve in curves_of(track)]
    return np.concatenate([[0.0], np.cumsum(parts)])


def _place(name: str, value: Any) -> tuple[float, ...]:
    place = vector(name, value)
    if len(place) != 2:
        raise ValueError(f"{name} of a track must have two components, x and y, got {place}")
    return place


def _piece(i: int, piece: Any) -> tuple[Any, ...]:
    """A piece as plain numbers, checked one by one."""
    if isinstance(piece, str) or not isinstance(piece, Sequence) or not len(piece):
        raise ValueError(f"piece {i} must be such as ('line', (1, 0)), got {piece!r}")
    kind, numbers = piece[0], piece[1:]
    if kind not in PIECES:
        raise ValueError(f"piece {i} must be one of {', '.join(PIECES)}, got {kind!r}")
    expected = len(PIECES[kind].split(", ")) - (kind in ("line", "spline", "arc"))
    if len(numbers) != expected:
        raise ValueError(f"piece {i} is a {kind} and needs {PIECES[kind]}, got {numbers!r}")
    name = f"piece {i}, {kind}:"
    if kind == "line":
        return kind, _place(f"{name} end", numbers[0])
    if kind == "arc":
        return kind, _place(f"{name} centre", numbers[0]), number(f"{name} angle", numbers[1])
    if kind == "spline":
        points = numbers[0]
        if isinstance(points, str) or not hasattr(points, "__iter__"):
            raise ValueError(f"{name} points must be a list of (x, y), got {points!r}")
        return kind, tuple(_place(f"{name} point {j}", each) for j, each in enumerate(points))
    names = [each.strip() for each in PIECES[kind].split(",")]
    return kind, *(number(f"{name} {each}", x) for each, x in zip(names, numbers, strict=True))


@lru_cache(maxsize=256)
def curves_of(track: Track) -> tuple[Curve, ...]:
    """The curves of a track, in order.

    Raises
    ------
    ValueError : a piece that cannot follow the last one
    """
    made: list[Curve] = []
    x, y = track.start
    heading: tuple[float, float] | None = None
    for i, (kind, *numbers) in enumerate(track.pieces):
        curve = _MAKE[kind](f"piece {i}, {kind}:", x, y, heading, *numbers)
        made.append(curve)
        end = curve.at(curve.high, math)
        x, y = end[0], end[1]
        size = math.hypot(end[2], end[3])
        heading = end[2] / size, end[3] / size
    return tuple(made)


def _line(name: str, x: float, y: float, _: Any, end: tuple[float, float]) -> Curve:
    length = math.hypot(end[0] - x, end[1] - y)
    if length <= LEAST_PIECE * (abs(x) + abs(y) + length):
        raise ValueError(f"{name} end must differ from where the line begins, got {end}")
    return LineCurve(x, y, (end[0] - x) / length, (end[1] - y) / length, 0.0, length)


def _arc(name: str, x: float, y: float, _: Any, centre: tuple[float, float], angle: float) -> Curve:
    radius = math.hypot(x - centre[0], y - centre[1])
    if radius <= LEAST_PIECE * (abs(x) + abs(y)):
        raise ValueError(f"{name} centre must differ from where the arc begins, got {centre}")
    if not 0 < abs(angle) <= 20 * math.pi:
        raise ValueError(f"{name} angle must be up to 20 pi in size and not 0, got {angle:g}")
    start = math.atan2(y - centre[1], x - centre[0])
    return ArcCurve(*centre, radius, start, 1 if angle > 0 else -1, 0.0, abs(angle))


def _bend(name: str, x: float, y: float, heading: Any, radius: float, angle: float) -> Curve:
    if heading is None:
        raise ValueError(f"{name} a bend goes on in a direction, got a first piece; use .arc(...)")
    radius = number(f"{name} radius", radius, above=0)
    way = 1 if angle > 0 else -1
    centre = (x - way * radius * heading[1], y + way * radius * heading[0])
    return _arc(name, x, y, heading, centre, angle)


def _parabola(
    name: str, x: float, y: float, _: Any, steepness: float, axis: float, end: float
) -> Curve:
    if abs(end - x) <= LEAST_PIECE * (abs(x) + abs(end)):
        raise ValueError(f"{name} x of its end must differ from where it begins, got {end:g}")
    way = 1 if end > x else -1
    bottom = y - steepness * (x - axis) ** 2
    return ParabolaCurve(axis, bottom, steepness, way, way * x, way * end)


def _cycloid(
    name: str, x: float, y: float, _: Any, radius: float, start: float, end: float
) -> Curve:
    radius = number(f"{name} radius", radius, above=0)
    if not 0 <= start < end <= 2 * math.pi:
        raise ValueError(f"{name} angles must grow within [0, 2 pi], got {start:g} to {end:g}")
    left, down = radius * (start - math.sin(start)), radius * (1 - math.cos(start))
    return CycloidCurve(x - left, y + down, radius, start, end)


def _spline(name: str, x: float, y: float, _: Any, points: tuple[Any, ...]) -> Curve:
    places = [(x, y), *points]
    if not 2 <= len(places) <= 2001:
        raise ValueError(f"{name} needs 1 to 2000 points, got {len(points)}; leave some out")
    for j, (one, two) in enumerate(pairwise(places)):
        size = abs(one[0]) + abs(one[1]) + abs(two[0]) + abs(two[1])
        if math.hypot(two[0] - one[0], two[1] - one[1]) <= LEAST_PIECE * size:
            raise ValueError(f"{name} point {j} must differ from the one before, got {two}")
    return SplineCurve.through(places)


_MAKE: dict[str, Any] = {
    "line": _line,
    "arc": _arc,
    "bend": _bend,
    "parabola": _parabola,
    "cycloid": _cycloid,
    "spline": _spline,
}
