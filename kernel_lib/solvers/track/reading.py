"""Legs along curved stretches read off at any moments, and cut short at one."""

import math
from typing import NamedTuple

import numpy as np

from kernel_lib.numerics import chebyshev
from kernel_lib.solvers.track.curved import CLOCK_MARKS, OF_A_PANEL, OF_SLIP, Curved, first_panels
from kernel_lib.solvers.track.rider import Rider
from kernel_lib.state.trajectory import Floats

__all__ = ["Reading", "cut", "heat_of", "read_curved"]


class Reading(NamedTuple):
    """Legs read off at some moments: arrays.

    x, y, vx, vy : m, m/s; rim : m/s; force : N/kg, normal; heat : J/kg, since the leg began
    cos, sin : of the direction of the track
    """

    q: Floats
    x: Floats
    y: Floats
    vx: Floats
    vy: Floats
    rim: Floats
    force: Floats
    heat: Floats
    cos: Floats
    sin: Floats


def cut(rider: Rider, leg: Curved, lasts: float) -> Curved:
    """The leg as it is after so many seconds, if it lasts as long."""
    if lasts >= leg.lasts:
        return leg
    read = read_curved(rider, [leg], np.array([0]), np.array([lasts]))
    speed = leg.course.way * math.hypot(float(read.vx[0]), float(read.vy[0]))
    end = leg.end._replace(q=float(read.q[0]), speed=speed, rim=float(read.rim[0]))
    count = max(int(np.searchsorted(leg.clocks, lasts, side="right")), 1)
    return first_panels(leg, count)._replace(lasts=lasts, ending="settled", end=end)


def heat_of(leg: Curved) -> float:
    """What friction takes on a whole leg, J/kg."""
    if leg.heats is None:
        return 0.0
    panel = int(np.searchsorted(leg.clocks, leg.lasts, side="right")) - 1
    x = _inverted(leg, np.array([panel]), np.array([leg.lasts - leg.clocks[panel]]))
    return chebyshev.value(leg.heats[panel].tolist(), float(x[0]))


def read_curved(rider: Rider, legs: list[Curved], which: Floats, after: Floats) -> Reading:
    """States on curved legs.

    which : (N,) index of the leg, ascending; after : (N,) s since it began
    """
    table = _Table.of(legs)
    begun = np.array([leg.time - legs[0].time for leg in legs])
    panel = np.searchsorted(table.clocks + begun[table.leg], after + begun[which], side="right") - 1
    first = np.searchsorted(table.leg, which, side="left")
    last = np.searchsorted(table.leg, which, side="right") - 1
    panel = np.clip(panel, first, last)
    x = _inverted(table, panel, after - table.clocks[panel])
    a, b, c = table.maps[panel].T
    q = np.array([leg.start.q for leg in legs])[which] + (a + x * (b + x * c))
    rate = chebyshev.values(table.rates[panel], x)
    pace = np.where(rate > 0, (b + 2 * c * x) / np.where(rate > 0, rate, 1.0), 0.0)
    columns = np.empty((8, len(after)))
    stretch_of = np.array([leg.start.stretch for leg in legs])[which]
    for index in set(stretch_of.tolist()):
        mine = stretch_of == index
        frame = rider.path.stretches[index].frame(q[mine])
        speed = frame.speed * pace[mine]
        force = rider.gravity * frame.cos + frame.curvature * speed**2
        vx, vy = speed * frame.cos, speed * frame.sin
        columns[:, mine] = frame.x, frame.y, vx, vy, speed, force, frame.cos, frame.sin
    speed = columns[4]
    start = np.array([(leg.start.speed, leg.start.rim, leg.climbs is not None) for leg in legs])
    before, rim, slips = start[which].T
    climbed = chebyshev.values(table.climbs[panel], x)
    rim = rim + slips * rider.inverse_inertia_factor * (speed - before + rider.gravity * climbed)
    rolls = np.array([leg.course.mode == "grip" for leg in legs])[which]
    heat = chebyshev.values(table.heats[panel], x)
    rim = np.where(rolls, -speed, rim)
    x_c, y_c, vx, vy = columns[:4]
    return Reading(q, x_c, y_c, vx, vy, rim, columns[5], heat, columns[6], columns[7])


class _Table(NamedTuple):
    """The panels of several legs, one after the other; leg : (P,) which each belongs to."""

    leg: Floats
    maps: Floats
    clocks: Floats
    rates: Floats
    times: Floats
    ticks: Floats
    climbs: Floats
    heats: Floats

    @staticmethod
    def of(legs: list[Curved]) -> "_Table":
        leg = np.repeat(np.arange(len(legs)), [len(each.maps) for each in legs])
        columns = [np.concatenate([getattr(each, name) for each in legs]) for name in OF_A_PANEL]
        for name in OF_SLIP:
            parts = [getattr(each, name) for each in legs]
            parts = [
                np.zeros_like(each.times) if part is None else part
                for each, part in zip(legs, parts, strict=True)
            ]
            columns.append(np.concatenate(parts))
        return _Table(leg, *columns)


def _inverted(panels: "Curved | _Table", panel: Floats, after: Floats) -> Floats:
    """The x of some panels at which so many seconds have gone by there, by Newton's method."""
    table, times, rates = (each[panel] for each in (panels.ticks, panels.times, panels.rates))
    place = np.clip((table < after[:, None]).sum(axis=1) - 1, 0, len(CLOCK_MARKS) - 2)
    rows = np.arange(len(after))
    low, high = table[rows, place], table[rows, place + 1]
    share = np.clip((after - low) / np.maximum(high - low, 1e-300), 0, 1)
    x = CLOCK_MARKS[place] + share * (CLOCK_MARKS[1] - CLOCK_MARKS[0])
    for _ in range(4):
        missing = chebyshev.values(times, x) - after
        x = np.clip(x - missing / np.maximum(chebyshev.values(rates, x), 1e-300), -1, 1)
    return x
