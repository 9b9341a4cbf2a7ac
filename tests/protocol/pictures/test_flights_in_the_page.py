"""The page flies the knots of a picture where Python has the balls, and reads off its curves."""

import base64
import json
import subprocess
from dataclasses import replace
from pathlib import Path

import numpy as np

from kernel_lib.experiments.experiment import Observable
from kernel_lib.protocol.pictures.flights import flights_of, picture_size
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.state.invariants import mechanical_energy
from kernel_lib.state.reading import read
from tests.js.test_javascript import HERE, PAGE_NODE
from tests.protocol.pictured_runs import moments, pictured

OBSERVABLES = (
    Observable("height", "y", "m", lambda run: run.position[:, 0, 1]),
    Observable("speed", "v", "m/s", lambda run: np.linalg.norm(run.velocity[:, 0], axis=-1)),
    Observable("energy", "E", "J", mechanical_energy),
)


def wanted(run, flights, times, before):
    """What the page should find at these moments, or just before them."""
    moments = np.nextafter(times, 0) if before else times
    seen, known = read(flights.knots, moments), flights.exact(moments)
    states = {name: getattr(known, name) for name in ("position", "velocity", "spin")}
    view = replace(run, time=moments, **states)
    return {
        "times": times.tolist(),
        "before": before,
        "position": seen.position.tolist(),
        "velocity": seen.velocity.tolist(),
        "spin": seen.spin.tolist(),
        "observables": [one.values(view).tolist() for one in OBSERVABLES],
        "frames": {"end": float(run.time[-1])},
    }


def test_the_page_flies_what_python_computes(tmp_path: Path) -> None:
    runs = pictured()
    header, block = picture_of(runs, OBSERVABLES)
    numbers = []
    for run in runs.values():
        flights = flights_of(run)
        hits = np.unique(run.contacts.time[run.contacts.time > 0])[:50]
        some = [wanted(run, flights, moments(run), False)]
        if len(hits):
            some += [wanted(run, flights, hits, side) for side in (True, False)]
        numbers.append(some)
    known = {"header": header, "block": base64.b64encode(block).decode(), "wanted": numbers}
    (tmp_path / "pictures.json").write_text(json.dumps(known), encoding="utf-8")
    command = [*PAGE_NODE, str(HERE / "flights_check.mjs"), str(tmp_path / "pictures.json")]
    outcome = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    for (name, run), found in zip(runs.items(), json.loads(outcome.stdout), strict=True):
        speed, spin = (max(np.abs(each).max(), 1e-3) for each in (run.velocity, run.spin))
        for off in found:
            assert off["position"] < 1e-10 * picture_size(run), name
            assert off["velocity"] < 1e-9 * speed, name
            assert off["spin"] < 1e-9 * spin, name
            assert off["frames"] == 0, name
            if run.interpolation == "curve":
                ranges = [np.ptp(one.values(run)) for one in OBSERVABLES]
                # Curves are right to a thousandth of the range.
                assert off["observable"] < 2e-3 * max(*ranges, 1e-3), name
