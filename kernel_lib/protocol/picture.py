"""Runs as the page draws them: a header of names and places, and one block of numbers."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernel_lib.experiments.experiment import Observable, curve_of
from kernel_lib.experiments.measures.contact_energy import energy_before
from kernel_lib.state.bodies import Ball
from kernel_lib.state.trajectory import Trajectory
from kernel_lib.state.walls import Plane

__all__ = ["MOST_CONTACTS", "MOST_FRAMES", "picture_of"]

#: Most frames of a run in a picture; longer runs are thinned out, which no display shows.
MOST_FRAMES = 20_000

#: Most contacts of one run in a picture: the first ones.
MOST_CONTACTS = 2_000

#: Numbers in a picture above which single precision halves the message.
SINGLE_PRECISION_FROM = 200_000

#: Walls that the page can draw beside planes.
_CURVED = ("segment", "arc", "parabola", "ellipse")

_KINDS = ("impact", "slide", "roll", "rest", "part")


def picture_of(
    runs: Mapping[str, Trajectory], observables: Sequence[Observable]
) -> tuple[dict[str, Any], bytes]:
    """Header and numbers of a picture.

    Parameters
    ----------
    runs : at most four, by name
    observables : curves to send along

    Returns
    -------
    header : "runs" (each with "arrays": {name: [offset, count]}), "duration" in s, "number"
    block : little-endian numbers, float64 or, for large pictures, float32
    """
    pieces: list[NDArray[np.float64]] = []
    headers = []
    for name, run in runs.items():
        arrays = _arrays(run, observables)
        headers.append(_facts(name, run) | {"arrays": _placed(arrays, pieces)})
        headers[-1]["frames"] = len(arrays["time"])
    count = sum(len(piece) for piece in pieces)
    number = "float32" if count > SINGLE_PRECISION_FROM else "float64"
    block = np.concatenate(pieces).astype(f"<f{4 if number == 'float32' else 8}").tobytes()
    duration = max(float(run.time[-1]) for run in runs.values())
    return {"runs": headers, "duration": duration, "number": number}, block


def _facts(name: str, run: Trajectory) -> dict[str, Any]:
    balls, dimension = run.position.shape[1:]
    return {
        "name": name,
        "balls": balls,
        "dimension": dimension,
        "between": run.interpolation,
        "stopped": run.stopped_because,
        "radii": [ball.radius for ball in run.scene.balls],
        "masses": [_finite(ball.mass) for ball in run.scene.balls],
        "inertias": [_finite(_inertia(ball)) for ball in run.scene.balls],
        "walls": [_wall(wall) for wall in run.scene.walls],
        "contacts": min(len(run.contacts), MOST_CONTACTS),
        "contacts_in_all": len(run.contacts),
        "spins": bool(np.any(run.spin)),
        "up": _upright(run),
        "gravity": np.ravel(run.scene.gravity).tolist(),
        "pivots": [list(pivot) for pivot in run.pivots],
    }


def _wall(wall: Any) -> dict[str, Any]:
    """A plane by point and normal; of others their kind and numbers, of walls of one's own none."""
    if isinstance(wall, Plane):
        return {"point": list(wall.point), "normal": list(wall.normal)}
    kind = type(wall).__name__.lower()
    if kind not in _CURVED or not is_dataclass(wall):
        return {"kind": "own"}
    told = {one.name: getattr(wall, one.name) for one in fields(wall)}
    return {"kind": kind} | {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in told.items()
        if name not in ("surface", "moves")
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


def _arrays(run: Trajectory, observables: Sequence[Observable]) -> dict[str, NDArray[np.float64]]:
    last = len(run.time) - 1
    kept = np.linspace(0, last, min(last + 1, MOST_FRAMES)).round().astype(int)
    arrays = {
        "time": run.time[kept],
        "position": run.position[kept],
        "velocity": run.velocity[kept],
        "spin": run.spin[kept],
    }
    curves = [
        curve_of(one.name, np.asarray(one.values(run), dtype=float), run)[kept]
        for one in observables
    ]
    arrays["observables"] = np.array(curves)
    return arrays | _contact_arrays(run)


def _contact_arrays(run: Trajectory) -> dict[str, NDArray[np.float64]]:
    contacts = run.contacts
    first = slice(0, MOST_CONTACTS)
    kinds = [_KINDS.index(str(kind)) for kind in contacts.kind[first]]
    return {
        "contact_time": contacts.time[first],
        "contact_a": contacts.a[first].astype(float),
        "contact_b": contacts.b[first].astype(float),
        "contact_point": contacts.point[first],
        "contact_normal": contacts.normal[first],
        "contact_before": contacts.velocity_before[first],
        "contact_after": contacts.velocity_after[first],
        "contact_impulse": contacts.impulse[first],
        "contact_duration": contacts.duration[first],
        "contact_energy": energy_before(run, MOST_CONTACTS),
        "contact_lost": contacts.energy_lost[first],
        "contact_kind": np.array(kinds, dtype=float),
    }


def _placed(
    arrays: Mapping[str, NDArray[np.float64]], pieces: list[NDArray[np.float64]]
) -> dict[str, list[int]]:
    places = {}
    offset = sum(len(piece) for piece in pieces)
    for name, array in arrays.items():
        flat = np.ravel(array)
        pieces.append(flat)
        places[name] = [offset, len(flat)]
        offset += len(flat)
    return places
