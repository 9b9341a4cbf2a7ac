"""Legs in closed form: straight stretches, flights, rest."""

import math
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.contacts.centre_path import Stretch
from kernel_lib.contacts.impact_times import plane_time
from kernel_lib.solvers.track.outline import Course
from kernel_lib.solvers.track.rider import Place, Rider
from kernel_lib.state.trajectory import Floats

__all__ = ["Uniform", "read_uniform", "resting", "straight"]


class Uniform(NamedTuple):
    """A leg with constant acceleration and constant change of the rim's speed.

    time, lasts : s; kind : fly, slide, roll or rest; ending : see Outline, or "grips", "land"
    x, y, vx, vy, ax, ay : m, m/s, m/s^2; rim, turned : m/s, m/s^2
    force : N/kg, of the track; slip, slipped : m/s, m/s^2, and friction, for the heat
    end : Place, or None for a flight; cos, sin : of the direction of the track
    """

    time: float
    lasts: float
    kind: str
    ending: str
    x: float
    y: float
    vx: float = 0.0
    vy: float = 0.0
    ax: float = 0.0
    ay: float = 0.0
    rim: float = 0.0
    turned: float = 0.0
    force: float = 0.0
    friction: float = 0.0
    slip: float = 0.0
    slipped: float = 0.0
    end: Place | None = None
    cos: float = 1.0
    sin: float = 0.0

    def after(self, s: Any) -> tuple[Any, Any, Any, Any, Any]:
        """x, y, vx, vy and rim some seconds after the start."""
        return (
            self.x + s * (self.vx + s * self.ax / 2),
            self.y + s * (self.vy + s * self.ay / 2),
            self.vx + s * self.ax,
            self.vy + s * self.ay,
            self.rim + s * self.turned,
        )

    @property
    def heat(self) -> float:
        """What friction takes on the whole leg, J/kg."""
        if self.friction == 0 or self.lasts == math.inf:
            return 0.0
        way = self.lasts * (self.slip + self.slipped * self.lasts / 2)
        return self.friction * abs(self.force * way)


def straight(rider: Rider, time: float, place: Place, course: Course) -> Uniform:
    """The leg on a straight stretch that begins here, up to what ends it."""
    stretch = rider.path.stretches[place.stretch]
    frame = stretch.frame(place.q, math)
    g, v = rider.gravity, place.speed
    normal = g * frame.cos
    a = -g * course.pull * frame.sin - course.drag * normal
    turned = slip = slipped = 0.0
    if course.mode == "grip":
        turned = -a
    elif course.drag != 0:
        slip = rider.slip(place)
        turned = rider.inverse_inertia_factor * (a + g * frame.sin)
        slipped = a + turned
    lasts, ending = _first_end(stretch, place.q, v, a)
    if slip * slipped < 0 and -slip / slipped <= lasts:
        lasts, ending = -slip / slipped, "grips"
    end = _ended(rider, stretch, place, course, a, turned, lasts, ending)
    return Uniform(
        time,
        lasts,
        "roll" if course.mode == "grip" else "slide",
        ending,
        frame.x,
        frame.y,
        v * frame.cos,
        v * frame.sin,
        a * frame.cos,
        a * frame.sin,
        place.rim,
        turned,
        normal,
        rider.rules.friction if course.drag != 0 else 0.0,
        slip,
        slipped,
        end,
        frame.cos,
        frame.sin,
    )


def _ended(
    rider: Rider,
    stretch: Stretch,
    place: Place,
    course: Course,
    a: float,
    turned: float,
    lasts: float,
    ending: str,
) -> Place | None:
    """Where a straight leg ends."""
    if lasts == math.inf:
        return None
    v = place.speed
    speed, q = v + a * lasts, place.q + lasts * (v + a * lasts / 2)
    if ending == "end":
        q = stretch.high if q > (stretch.low + stretch.high) / 2 else stretch.low
    rim = place.rim + turned * lasts
    if course.mode == "grip":
        rim = -speed
    elif ending == "grips":
        speed, rim = (speed, -speed) if rider.inverse_inertia_factor else (0.0, place.rim)
    return Place(place.stretch, q, speed, rim)


def _first_end(stretch: Stretch, q: float, v: float, a: float) -> tuple[float, str]:
    """When a ball first comes to an end of its stretch, s."""
    found = min(
        plane_time(max(stretch.high - q, 0.0), -v, -a), plane_time(max(q - stretch.low, 0.0), v, a)
    )
    return found, "end" if found < math.inf else ""


def resting(rider: Rider, time: float, place: Place, force: float = 0.0) -> Uniform:
    """A ball that stays where it is."""
    frame = rider.frame(place)
    leg = Uniform(time, math.inf, "rest", "", frame.x, frame.y, rim=place.rim, force=force)
    return leg._replace(end=place._replace(speed=0.0), cos=frame.cos, sin=frame.sin)


def cut_straight(leg: Uniform, stretch: Stretch, lasts: float) -> Uniform:
    """The leg as it is after so many seconds, if it lasts as long."""
    if lasts >= leg.lasts or leg.end is None:
        return leg
    frame = stretch.frame(leg.end.q, math)
    x, y, vx, vy, rim = leg.after(lasts)
    q = leg.end.q + (x - frame.x) * frame.cos + (y - frame.y) * frame.sin
    q = min(max(q, stretch.low), stretch.high)
    end = leg.end._replace(q=q, speed=vx * frame.cos + vy * frame.sin, rim=rim)
    return leg._replace(lasts=lasts, ending="settled", end=end)


def read_uniform(legs: list[Uniform], which: Floats, after: Floats) -> Floats:
    """Rows x, y, vx, vy, rim, force, heat, cos, sin so many seconds after each leg began."""
    numbers = np.array([leg[4:16] for leg in legs])[which].T
    all_of_them: Any = dict(zip(Uniform._fields[4:16], numbers, strict=True))
    many = legs[0]._replace(**all_of_them)
    slipped: Any = after * (many.slip + many.slipped * after / 2)
    heat = many.friction * abs(many.force) * abs(slipped)
    directions = np.array([(leg.cos, leg.sin) for leg in legs])[which].T
    return np.stack([*many.after(after), many.force, heat, *directions])
