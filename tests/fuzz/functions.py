"""The fuzz of the functions that compute one collision, and what each of them owes.

Each function of FUNCTIONS takes a generator and returns the code that it tries, as text, and a
check that raises AssertionError.
"""

import math
from dataclasses import replace

import numpy as np

import kernel_lib as kl
from tests.fuzz.scenes import FEATURES, any_scene, as_code, chosen, extreme_units, in_units


def _row(rng, most, fixed=True):
    """Masses and velocities of a row in any units; fixed balls are no neighbours."""
    count = int(rng.integers(2, most + 1))
    unit, speed = 10.0 ** rng.uniform(-20, 20, size=2)
    masses = [float(unit * 10 ** rng.uniform(-2, 2)) for _ in range(count)]
    velocities = [float(speed * rng.choice([0.0, 1.0, rng.normal()])) for _ in range(count)]
    if fixed and rng.random() < 0.3:
        i = int(rng.integers(count))
        masses[i], velocities[i] = math.inf, 0.0
    return masses, velocities


def _sums(masses, velocities):
    free = np.isfinite(masses)
    m, v = np.array(masses)[free], np.array(velocities)[..., free]
    return v @ m, v**2 @ m / 2, float(np.abs(v) @ m), bool(free.all())


def _keeps(masses, before, after, part, elastic):
    assert np.isfinite(after).all(), f"not finite: {after}"
    p, e, size, free = _sums(masses, before)
    q, f, other, _ = _sums(masses, after)
    if free:
        assert abs(q - p) <= part * max(size, other), f"momentum {p:.6g} becomes {q:.6g}"
    assert f <= e * (1 + part), f"energy {e:.6g} becomes {f:.6g}"
    if elastic:
        assert f >= e * (1 - part), f"energy {e:.6g} becomes {f:.6g}"


def impulses_at_once(rng):
    masses, velocities = _row(rng, 8)
    restitution = float(rng.choice([0.0, 1.0, rng.random()]))
    code = f"kl.all_at_once({as_code(masses)}, {velocities}, {restitution})"

    def check():
        after = kl.all_at_once(masses, velocities, restitution)
        _keeps(masses, velocities, after, 1e-9, restitution == 1)
        closes = -np.diff(after).min()
        assert closes <= 1e-9 * np.ptp(velocities), f"two still close by {closes:.3g} m/s: {after}"

    return code, check


def impulses_one_by_one(rng):
    masses, velocities = _row(rng, 6)
    restitution = float(rng.choice([0.0, 1.0, rng.random()]))
    order = str(rng.choice(["left", "right"]))
    code = f"kl.one_by_one({as_code(masses)}, {velocities}, {restitution}, {order!r})"

    def check():
        after = kl.one_by_one(masses, velocities, restitution, order)
        _keeps(masses, velocities, after, 1e-9, restitution == 1)
        assert (np.diff(after) >= -1e-9 * np.abs(after).max()).all(), f"some still close: {after}"

    return code, check


def _soft_row(rng):
    masses, velocities = _row(rng, 5)
    count = len(masses) - 1
    exponent = float(rng.choice([1.0, 1.5, rng.uniform(1, 2.5)]))
    stiff = (10.0 ** rng.uniform(-3, 3, size=count)).tolist()
    gaps = [float(rng.choice([0.0, 10.0 ** rng.uniform(-14, 0)])) for _ in range(count)]
    # In units of the row itself: gaps are parts of its greatest overlap.
    speed = (max(velocities) - min(velocities)) or 1.0
    mass = min(masses)
    length = (mass * speed**2 / min(stiff)) ** (1 / (exponent + 1))
    return masses, velocities, stiff, exponent, [gap * length for gap in gaps]


def soft_chain(rng):
    row = _soft_row(rng)
    code = f"kl.chain_collision({', '.join(as_code(each) for each in row)})"

    def check():
        _keeps(row[0], row[1], kl.chain_collision(*row).velocities, 1e-6, True)

    return code, check


def swept_row(rng):
    row = _soft_row(rng)
    stiff = (row[2][0] * 10.0 ** rng.uniform(-1, 1, size=4)).tolist()
    said = ", ".join(as_code(each) for each in row)
    code = f"kl.sweep_row({said}, over={{'stiffness 0': {stiff}}}, compiled=False, progress=False)"

    def check():
        found = kl.sweep_row(*row, over={"stiffness 0": stiff}, compiled=False, progress=False)
        for after in found.velocities:
            _keeps(row[0], row[1], after, 1e-6, True)

    return code, check


def swept_chains(rng):
    """Chains of three in the units of the sweep: ball 1 has mass and speed 1, the others 1/beta."""
    gammas = (10.0 ** rng.uniform(-4, 4, size=int(rng.integers(1, 4)))).tolist()
    betas = (10.0 ** rng.uniform(-3, 3, size=int(rng.integers(1, 4)))).tolist()
    exponent = float(rng.choice([1.0, 1.5, rng.uniform(1, 2.5)]))
    tolerance = float(10 ** rng.uniform(-10, -6))
    said = f"{gammas}, {betas}, {exponent!r}, {tolerance!r}, compiled=False, progress=False"
    code = f"kl.sweep_chain({said})"

    def check():
        found = kl.sweep_chain(gammas, betas, exponent, tolerance, compiled=False, progress=False)
        assert found.shape == (len(gammas), len(betas), 3)
        for j, beta in enumerate(betas):
            masses = [1.0, 1 / beta, 1 / beta]
            for i, gamma in enumerate(gammas):
                after, row = found[i, j], (masses, [1.0, 0.0, 0.0], [1.0, gamma], exponent)
                _keeps(*row[:2], after, max(1e-6, 100 * tolerance), True)
                assert (np.diff(after) >= -tolerance).all(), f"some still close: {after}"
        alone = kl.chain_collision(*row, tolerance=tolerance).velocities
        error = abs(after - alone).max()
        assert error <= 100 * tolerance, f"the last chain alone is off by {error:.3g}"

    return code, check


def one_impact(rng):
    features = chosen(rng, FEATURES)
    scene = any_scene(rng, features, 2)
    while len(scene.balls) < 2:
        scene = any_scene(rng, features, 2)
    a, b = scene.balls
    way = np.subtract(b.position, a.position)
    place = np.add(a.position, way / np.linalg.norm(way) * (a.radius + b.radius))
    scene = kl.Scene([a, replace(b, position=tuple(place.tolist()))])
    a, b = in_units(scene, extreme_units(rng)).balls
    coefficients = [float(rng.random()), None, None]
    if rng.random() < 0.6:
        coefficients[1:] = [float(rng.uniform(-1, 1)), float(rng.choice([0.0, 0.3, math.inf]))]
    code = f"kl.collide({as_code(a)}, {as_code(b)}, {', '.join(map(as_code, coefficients))})"

    def check():
        if math.isinf(a.mass) and math.isinf(b.mass):
            return
        after = kl.collide(a, b, *coefficients)
        before, energy = kl.kinetic_energy([a, b]), kl.kinetic_energy(after)
        assert energy <= before * (1 + 1e-9), f"energy {before:.6g} becomes {energy:.6g}"
        if math.isfinite(a.mass + b.mass):
            size = sum(x.mass * np.linalg.norm(x.velocity) for x in (a, b, *after))
            change = abs(kl.momentum(after) - kl.momentum([a, b])).max()
            assert change <= 1e-9 * size, f"momentum changes by {change:.3g} of {size:.3g}"

    return code, check


def box(rng):
    count, dim = int(rng.integers(1, 30)), int(rng.choice([2, 3]))
    given = {
        "count": count,
        "fraction": float(rng.choice([1e-6, rng.uniform(0, 0.5), 0.9])),
        "radius": float(10.0 ** rng.uniform(-10, 10)),
        "mass": float(10.0 ** rng.uniform(-10, 10)),
        "speed": float(rng.choice([0.0, 1.0, 1e-9])),
        "restitution": float(rng.choice([1.0, 0.9])),
        "dimension": dim,
        "seed": int(rng.integers(1000)),
    }
    said = ", ".join(f"{name}={value!r}" for name, value in given.items())
    code = f"kl.box_of_balls({said})"

    def check():
        scene = kl.box_of_balls(**given)
        assert len(scene.balls) == count
        length = max(wall.point[0] for wall in scene.walls)
        run = kl.simulate(scene, 3 * length / (given["speed"] or 1.0), record="end", budget=300)
        energy = kl.kinetic_energy(run)
        assert np.isfinite(run.position).all()
        assert energy[-1] <= energy[0] * (1 + 1e-9)
        radii = given["radius"] * (1 - 1e-6)
        assert (run.position >= radii).all() and (run.position <= length - radii).all()

    return code, check


FUNCTIONS = {
    "all_at_once": impulses_at_once,
    "one_by_one": impulses_one_by_one,
    "chain_collision": soft_chain,
    "sweep_row": swept_row,
    "sweep_chain": swept_chains,
    "collide": one_impact,
    "box_of_balls": box,
}
