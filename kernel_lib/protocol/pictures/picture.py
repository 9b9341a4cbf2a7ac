"""Runs as the page draws them: a header of names and places, and one block of packed numbers.

Flights, not frames: knots of every ball, contacts, and pieces of what is measured, all evaluated by
the page at any moment it likes. Each array stands in the block with the first bytes of all its
numbers together, then the second ones and so on, which packs to a fraction; one of zeros is absent.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.experiments.experiment import Observable
from kernel_lib.experiments.measures.contact_energy import energy_before
from kernel_lib.protocol.pictures.curves import curves_of
from kernel_lib.protocol.pictures.flights import CROWD, Flights, flights_of
from kernel_lib.protocol.pictures.own_walls import lines_of_wall, square_around
from kernel_lib.protocol.pictures.tracks import track_of
from kernel_lib.protocol.pictures.wall_surfaces import surface_data
from kernel_lib.state.bodies import Ball
from kernel_lib.state.contact_list import KINDS
from kernel_lib.state.trajectory import Contacts, Trajectory
from kernel_lib.state.walls import Plane, Steady

__all__ = ["MOST_CONTACTS", "arrays_in", "facts_in", "picture_of"]

#: Most contacts of one run in a picture: the first ones; of a crowd, where none counts alone.
MOST_CONTACTS, MOST_OF_A_CROWD = 2_000, 100

#: Walls that the page can draw beside planes.
_CURVED = ("segment", "arc", "parabola", "ellipse")

#: How numbers travel: motion and moments in double precision, what is read off in single.
DOUBLE, SINGLE, WHOLE, SMALL = "<f8", "<f4", "<i4", "<u1"

#: Bits of single precision, of 23, that are rounded off: they cannot be seen, and do not pack;
#: curves keep 7e-7 of a value and 1e-4 of a bend, contacts 1e-5.
ROUNDED = {"curve_start": 4, "curve_jump": 4, "curve_bend": 12} | dict.fromkeys(
    ("contact_before", "contact_after", "contact_impulse", "contact_energy", "contact_lost"), 8
)

#: Likewise of the flights of a crowd, which travel in single precision: 1e-4 of the picture's size
#: stays, as for other flights that are not exact.
ROUNDED |= {"knot_time": 9, "knot_place": 10, "knot_velocity": 12}

#: Greater sizes have no place in single precision; no picture has them.
LARGEST_SINGLE = float(np.finfo(np.float32).max) / 2

Numbers = dict[str, tuple[str, NDArray[Any]]]


def picture_of(
    runs: Mapping[str, Trajectory], observables: Sequence[Observable], since: float | None = None
) -> tuple[dict[str, Any], bytes]:
    """Header and numbers of a picture.

    Parameters
    ----------
    runs : at most four, by name
    observables : curves to send along
    since : s; with it only the flights that begin later are sent, and all else as ever

    Returns
    -------
    header : "runs" (each with "arrays": {name: [kind, offset in bytes, count]}, the offset -1 for
        zeros), "duration" in s
    block : the bytes of all arrays, little-endian
    """
    pieces: list[bytes] = []
    headers = []
    for name, run in runs.items():
        flights = flights_of(run, since)
        here = [one.of_run(name) for one in observables]
        arrays = _knot_arrays(flights) | _curve_arrays(run, flights, here)
        arrays |= _contact_arrays(run, flights)
        headers.append(_facts(name, run, flights) | {"arrays": _placed(arrays, pieces)})
    duration = max(float(run.time[-1]) for run in runs.values())
    return {"runs": headers, "duration": duration}, b"".join(pieces)


def arrays_in(header: Mapping[str, Any], block: bytes, place: int) -> dict[str, NDArray[Any]]:
    """The arrays of a run out of a picture, flat, by name, as the page takes them.

    place : of the run among those of the picture
    """
    arrays = {}
    for name, (kind, offset, count) in header["runs"][place]["arrays"].items():
        values = np.zeros(count, f"<{kind}")
        if offset >= 0:
            whole = np.frombuffer(block, np.uint8, values.nbytes, offset)
            values = np.ascontiguousarray(whole.reshape(-1, count).T).view(values.dtype).ravel()
        arrays[name] = values
    return arrays


def _facts(name: str, run: Trajectory, flights: Flights) -> dict[str, Any]:
    balls, dimension = run.position.shape[1:]
    return {
        "name": name,
        "balls": balls,
        "dimension": dimension,
        "between": run.interpolation,
        "end": float(run.time[-1]),
        "step": flights.knots.step,
        "rate": flights.knots.rate,
        "error": flights.error,
        "stopped": run.stopped_because,
        "radii": _of_balls([ball.radius for ball in run.scene.balls]),
        "masses": _of_balls([_finite(ball.mass) for ball in run.scene.balls]),
        "inertias": _of_balls([_finite(_inertia(ball)) for ball in run.scene.balls]),
        "walls": [_wall(wall, run) for wall in run.scene.walls] + track_of(run),
        "contacts": len(_contacts(run)),
        "contacts_in_all": len(run.contacts),
        "spins": bool(np.any(run.spin)),
        "up": _upright(run),
        "gravity": np.ravel(run.scene.gravity).tolist(),
        "pivots": [list(pivot) for pivot in run.pivots],
    } | _now_and_then(run)


def _now_and_then(run: Trajectory) -> dict[str, Any]:
    """What few runs have: pockets, by centre and radius, m; springs, by the balls they join; and G
    of balls that attract each other, m³/(kg s²)."""
    pockets = [{"centre": list(one.centre), "radius": one.radius} for one in run.scene.pockets]
    springs = [list(pair) for pair in run.springs]
    strength = run.scene.mutual_gravity
    few = {"pockets": pockets, "springs": springs, "attraction": strength}
    return {name: what for name, what in few.items() if what}


def _of_balls(numbers: list[Any]) -> list[Any]:
    """One for each ball, or one alone where all are alike: ten thousand share it."""
    return numbers[:1] if len(set(numbers)) == 1 else numbers


def facts_in(header: Mapping[str, Any], place: int) -> dict[str, Any]:
    """What a picture holds of a run, with one number for each ball."""
    facts = header["runs"][place]
    alike = {name: facts[name] for name in ("radii", "masses", "inertias") if len(facts[name]) == 1}
    return facts | {name: numbers * facts["balls"] for name, numbers in alike.items()}


def _wall(wall: Any, run: Trajectory) -> dict[str, Any]:
    """A plane by point and normal; others by kind and numbers, one of one's own by its lines."""
    if isinstance(wall, Plane):
        record = {"point": list(wall.point), "normal": list(wall.normal)}
        moves = wall.moves
        record |= {"velocity": list(moves.velocity)} if isinstance(moves, Steady) else {}
        return record | {"meets": surface_data(run.scene, wall)}
    kind = type(wall).__name__.lower()
    if kind not in _CURVED or not is_dataclass(wall):
        return _own_wall(wall, run)
    record = {one.name: getattr(wall, one.name) for one in fields(wall)}
    return {"kind": kind} | {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in record.items()
        if name not in ("surface", "moves")
    }


def _own_wall(wall: Any, run: Trajectory) -> dict[str, Any]:
    """The lines of a wall of which only its distance is known, to 1e-5 of what is in view."""
    flat = run.position.shape[2] == 2
    square = square_around(run)
    digits = 5 - math.ceil(math.log10(square[2]))
    lines = lines_of_wall(wall.distance, square) if flat else []
    return {
        "kind": "own",
        "of_centres": bool(getattr(wall, "of_centres", False)),
        "lines": [np.round(line, digits).tolist() for line in lines],
    }


def _upright(run: Trajectory) -> int:
    """The axis that points up in the view: against gravity where it pulls along z, else y."""
    pull = np.abs(run.scene.gravity)
    return 2 if len(pull) > 2 and pull[2] > pull[1] else 1


def _inertia(ball: Ball) -> float:
    """Moment of inertia, kg m²; infinite for a ball that cannot turn."""
    return ball.inertia_factor * ball.mass * ball.radius**2


def _finite(amount: float) -> float | None:
    return amount if np.isfinite(amount) else None


def _knot_arrays(flights: Flights) -> Numbers:
    knots = flights.knots
    motion = ("place", "velocity", "acceleration", "spin", "twist", "drift", "drag", "time")
    crowd = len(knots.counts) >= CROWD
    kind = SINGLE if crowd else DOUBLE
    arrays: Numbers = {f"knot_{name}": (kind, getattr(knots, name)) for name in motion}
    if crowd:
        arrays["knot_time"] = (SINGLE, _rounded_down(knots.time, ROUNDED["knot_time"]))
    if knots.drift is knots.velocity or not knots.drag.any():
        arrays["knot_drift"] = (DOUBLE, np.zeros(0))
    return arrays | {"knot_law": (SMALL, knots.law), "knot_count": (WHOLE, knots.counts)}


def _rounded_down(times: NDArray[Any], bits: int) -> NDArray[Any]:
    """Moments in single precision, none after itself: so none lies beyond the end of its run."""
    single = times.astype(SINGLE)
    single = np.where(single > times, np.nextafter(single, np.float32(0.0)), single).astype(SINGLE)
    whole = single.view("<u4") >> np.uint32(bits) << np.uint32(bits)
    return whole.view(SINGLE)


def _contacts(run: Trajectory) -> Contacts:
    """The contacts that a picture holds."""
    crowd = len(run.scene.balls) >= CROWD
    return run.contacts[slice(0, MOST_OF_A_CROWD if crowd else MOST_CONTACTS)]


def _curve_arrays(run: Trajectory, flights: Flights, observables: Sequence[Observable]) -> Numbers:
    curves = curves_of(run, flights, observables)
    return {
        "curve_time": (DOUBLE, curves.time),
        "curve_start": (SINGLE, curves.start),
        "curve_jump": (SINGLE, curves.jump),
        "curve_bend": (SINGLE, curves.bend),
    }


def _contact_arrays(run: Trajectory, flights: Flights) -> Numbers:
    contacts = _contacts(run)
    count = len(contacts)
    kinds = [KINDS.index(str(kind)) for kind in contacts.kind]
    return {
        "contact_time": (DOUBLE, flights.contact_time[:count]),
        "contact_duration": (DOUBLE, contacts.duration),
        "contact_a": (WHOLE, contacts.a),
        "contact_b": (WHOLE, contacts.b),
        "contact_kind": (SMALL, np.array(kinds)),
        "contact_point": (SINGLE, contacts.point),
        "contact_normal": (SINGLE, contacts.normal),
        "contact_before": (SINGLE, contacts.velocity_before),
        "contact_after": (SINGLE, contacts.velocity_after),
        "contact_impulse": (SINGLE, contacts.impulse),
        "contact_energy": (SINGLE, energy_before(run, count)),
        "contact_lost": (SINGLE, contacts.energy_lost),
    }


def _placed(arrays: Numbers, pieces: list[bytes]) -> dict[str, list[Any]]:
    """Where each array stands, once its bytes are among the pieces."""
    places: dict[str, list[Any]] = {}
    offset = sum(len(piece) for piece in pieces)
    rounded = _rounded({name: each for name, (kind, each) in arrays.items() if kind == SINGLE})
    for name, (kind, values) in arrays.items():
        if kind == SINGLE:
            flat = rounded[name]
        else:
            flat = np.ascontiguousarray(_by_column(name, values), dtype=kind).ravel()
        if not flat.any():
            places[name] = [kind[1:], -1, len(flat)]
            continue
        places[name] = [kind[1:], offset, len(flat)]
        pieces.append(flat.view(np.uint8).reshape(len(flat), -1).T.tobytes())
        offset += flat.nbytes
    return places


def _rounded(arrays: Mapping[str, NDArray[Any]]) -> dict[str, NDArray[Any]]:
    """Flat, in single precision without their last bits: all at once, which few calls do."""
    sizes = [values.size for values in arrays.values()]
    bits = np.repeat(np.array([ROUNDED.get(name, 0) for name in arrays], "<u4"), sizes)
    whole = np.concatenate([np.ravel(_by_column(name, each)) for name, each in arrays.items()])
    single = np.clip(whole, -LARGEST_SINGLE, LARGEST_SINGLE).astype(SINGLE)
    # Half of what the bits are worth; none where none are rounded off.
    nearest = single.view("<u4") + (np.uint32(1) << bits >> np.uint32(1))
    rounded = (nearest >> bits << bits).view(SINGLE)
    ends = np.cumsum(sizes)[:-1].tolist()
    return dict(zip(arrays, np.split(rounded, ends), strict=True))


def _by_column(name: str, values: NDArray[Any]) -> NDArray[Any]:
    """Knots component by component: all x, then all y."""
    return values.T if name.startswith("knot_") else values
