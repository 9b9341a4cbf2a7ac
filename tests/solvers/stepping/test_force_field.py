"""Force fields of one's own, by fixed steps; those that take spins, by soft contacts as well."""

import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from tests.scenes import FLOOR

FREE = kl.Scene([kl.Ball((0, 0), (3, 0), 0.1, 2), kl.Ball((0, 9), (0, 0), 0.1, 1)])


def magnetic(time, position, velocity):
    """q v x B, with q B = 4 kg/s for the first ball and none for the second."""
    force = 4 * np.stack([velocity[:, 1], -velocity[:, 0]], axis=1)
    return force * [[1], [0]]


def spring(time, position, velocity):
    return -8 * position


def shaken(time, position, velocity):
    return np.array([[math.cos(3 * time), 0], [0, 0]])


def gravity(time, position, velocity):
    return np.array([2.0, 1.0])[:, None] * (0, -10)


def errors(field, exact, duration):
    """Greatest error of the first ball's place at a step and at half of it."""
    found = []
    for step in (1 / 64, 1 / 128):
        run = kl.simulate(replace(FREE, force_field=field), duration, kl.Stepping(step))
        found.append(np.abs(run.position[:, 0] - np.stack(exact(run.time), axis=1)).max())
    return found


def circle(t):
    """Of radius m v/(q B) = 1.5 m, at 2 rad/s, clockwise."""
    return 1.5 * np.sin(2 * t), 1.5 * (np.cos(2 * t) - 1)


def swing(t):
    """sqrt(k/m) = 2 rad/s."""
    return 1.5 * np.sin(2 * t), 0 * t


def driven(t):
    """m x'' = cos(3 t)."""
    return 3 * t + (1 - np.cos(3 * t)) / 18, 0 * t


@pytest.mark.parametrize(("field", "exact"), [(magnetic, circle), (spring, swing),
                                              (shaken, driven)])  # fmt: skip
def test_paths_are_those_of_the_equation_to_the_square_of_the_step(field, exact):
    coarse, fine = errors(field, exact, 2.0)
    assert coarse < 2e-3 and 3.5 < coarse / fine < 4.5


SOLVERS = [kl.Stepping(1 / 512), kl.Compliant(kl.Hertz(1e6))]


def magnus(time, position, velocity, spin):
    """c w x v, with c = 0.1 kg."""
    if spin.ndim == 2:
        return 0.1 * np.cross(spin, velocity)
    return 0.1 * spin[:, None] * np.stack([-velocity[:, 1], velocity[:, 0]], axis=1)


@pytest.mark.parametrize("solver", SOLVERS)
@pytest.mark.parametrize("friction", [None, 0.5])
def test_a_ball_that_spins_flies_in_a_circle(solver, friction):
    """Of radius m v/(c w), in the plane, and in space about any axis; the spin stays."""
    flat = kl.Scene([kl.Ball((0, 0), (3, 0), 0.1, 2, 20.0)], [kl.Plane((0, -9), (0, 1))])
    turned = kl.simulate(replace(flat, force_field=magnus, friction=friction), math.pi, solver)
    assert np.ptp(turned.position[:, 0, 1]) == pytest.approx(2 * 3.0, rel=1e-3)
    np.testing.assert_allclose(turned.position[-1, 0], (0, 6), atol=5e-3)
    assert turned.spin == pytest.approx(20, abs=1e-12)
    wall = kl.Plane((0, -9, 0), (0, 1, 0))
    space = kl.Scene([kl.Ball((0, 0, 0), (3, 0, 0), 0.1, 2, (0, 20, 0))], [wall])
    turned = kl.simulate(replace(space, force_field=magnus, friction=friction), math.pi, solver)
    np.testing.assert_allclose(turned.position[-1, 0], (0, 0, -6), atol=5e-3)


def test_a_field_has_the_spin_that_a_bounce_gave():
    """Backspin dropped on a rough floor goes off with less spin, and bends less."""
    seen = []

    def field(time, position, velocity, spin):
        seen.append((time, float(spin[0])))
        return 0 * velocity

    ball = kl.Ball((0, 1), (0, -1), 0.5, 1, 10.0)
    scene = kl.Scene([ball], [FLOOR], 0, 0.5, friction=0.3, force_field=field)
    for solver in SOLVERS:
        seen.clear()
        run = kl.simulate(scene, 2, solver)
        assert seen[0][1] == 10 and seen[-1][1] == pytest.approx(run.spin[-1, 0], abs=1e-9)
        assert run.spin[-1, 0] < 9


def test_only_a_fourth_parameter_that_must_be_given_takes_the_spins():
    def strong(time, position, velocity, strength=3.0):
        return strength * velocity

    assert not replace(FREE, force_field=strong).field_by_spin
    assert not replace(FREE, force_field=magnetic).field_by_spin
    assert replace(FREE, force_field=magnus).field_by_spin


def test_a_field_that_is_gravity_gives_the_bounces_of_gravity():
    """Contacts, sliding and rolling know the field as they know gravity."""
    balls = [kl.Ball((0, 2), (1, 0), 0.5, 2), kl.Ball((0.7, 4), (0, 0), 0.5, 1)]
    scene = kl.Scene(balls, [FLOOR], (0, -10), 0.5, friction=0.2)
    pulled = kl.simulate(scene, 3, kl.Stepping(0.005))
    pushed = kl.simulate(replace(scene, gravity=0, force_field=gravity), 3, kl.Stepping(0.005))
    assert len(pulled.contacts) > 5
    np.testing.assert_allclose(pushed.position, pulled.position, rtol=0, atol=1e-9)
    assert pushed.contacts.kind.tolist() == pulled.contacts.kind.tolist()


def test_a_run_in_a_field_goes_on_bit_for_bit_and_can_be_kept(tmp_path):
    scene = replace(FREE, force_field=magnetic)
    whole = kl.simulate(scene, 2, kl.Stepping(1 / 64))
    half = kl.simulate(scene, 1, kl.Stepping(1 / 64))
    half.save(tmp_path / "half.npz")
    found = kl.load(tmp_path / "half.npz", functions=[magnetic])
    assert kl.resume(found, 1) == whole == kl.resume(half, 1)


def test_what_rests_may_be_moved_later():
    """A field that begins to push after half a second: the run must not end before."""
    rests = kl.Scene([kl.Ball((0, 0), (0, 0), 1, 1)], force_field=late)
    run = kl.simulate(rests, 1, kl.Stepping(1 / 64))
    assert run.stopped_because == "duration reached"
    assert run.position[-1, 0, 0] == pytest.approx(0.125, abs=0.01)


def late(time, position, velocity):
    return [[float(time > 0.5), 0]]


def test_what_is_no_field_is_refused():
    with pytest.raises(ValueError, match=r"force_field must be a function of time, .* got 3"):
        replace(FREE, force_field=3)
    for field, said in [
        (lambda t, x, v: x[0], r"newtons of the shape \(2, 2\), a row for each ball; got \(2,\)"),
        (lambda t, x, v: x + math.inf, r"got \[inf, inf\] for ball 0 at \(0\.0, 0\.0\) m, 0 s"),
    ]:
        with pytest.raises(ValueError, match=said):
            kl.simulate(replace(FREE, force_field=field), 1, kl.Stepping(0.1))
    with pytest.raises(ValueError, match=r"Events takes no force field, got spring; .*Stepping"):
        kl.simulate(replace(FREE, force_field=spring), 1)
