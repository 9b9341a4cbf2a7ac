"""Constructive limits: figures and rates of Kozlov 1988."""

import math

import numpy as np
import pytest

from kernel_lib.laws.contact_duration import dashpot_restitution
from kernel_lib.solvers.compliant.rigid_limit import (
    MECHANISMS,
    departure_limit,
    departure_time,
    soft_bounce,
    soft_bounce_limit,
)

SCALES = np.array([1e6, 1e8, 1e10])


@pytest.mark.parametrize("damping", [0.0, 0.1, 0.5, 0.9])
@pytest.mark.parametrize("mass", [1.0, 2.5])
def test_kozlov_1988_without_gravity_the_limit_holds_for_every_n(damping, mass):
    for scale in (1.0, 1e4):
        bounce, limit = (
            soft_bounce(scale, 1.3, damping, mass),
            soft_bounce_limit(scale, 1.3, damping, mass),
        )
        assert bounce.restitution == pytest.approx(limit.restitution, abs=1e-12)
        assert bounce.duration == pytest.approx(limit.duration, rel=1e-12)


def test_kozlov_1988_with_gravity_restitution_converges_like_the_root_of_n():
    limit = soft_bounce_limit(1, 1, 0.3).restitution
    errors = [abs(soft_bounce(n, 1, 0.3, gravity=9.81).restitution - limit) for n in SCALES]
    orders = np.diff(np.log(errors)) / np.diff(np.log(SCALES))
    np.testing.assert_allclose(orders, -0.5, atol=0.01)


def test_elastic_bounce_keeps_its_speed_whatever_gravity():
    assert soft_bounce(50, gravity=9.81).restitution == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("damping", [0.1, 0.5, 1.0, 3.0])
def test_the_other_end_of_contact_is_the_dashpot_s(damping):
    # Damping ratio k/(c sqrt(m)).
    found = soft_bounce(100, 2.0, damping, 0.7, ends="zero force")
    ratio = damping / (2.0 * math.sqrt(0.7))
    assert found.restitution == pytest.approx(dashpot_restitution(ratio), abs=1e-10)


def test_a_ball_may_never_leave():
    for stuck in (soft_bounce(1e4, damping=1.0), soft_bounce(4.0, damping=0.6, gravity=50.0)):
        assert stuck.restitution == 0
        assert math.isinf(stuck.duration)


@pytest.mark.parametrize("mechanism", MECHANISMS)
def test_departures_tend_to_their_limits(mechanism):
    errors = [abs(departure_time(mechanism, n) - departure_limit(mechanism)) for n in SCALES]
    assert errors[-1] < 4e-5
    assert errors[-1] <= errors[0] / 50 or errors[-1] < 1e-9


def test_kozlov_1988_section_2_which_departures_are_late():
    late = {name: departure_limit(name) for name in MECHANISMS if departure_limit(name) > 1}
    assert late == {
        "added mass": 2 + math.sqrt(2),
        "damper": 2,
        "spring and damper like N": pytest.approx(1.489880, abs=5e-7),
    }


def test_damper_like_n_at_2e4():
    assert f"{departure_time('spring and damper like N', 2e4):.5f}" == "1.48992"


DEPARTURES = [
    ("spring", 100, 1.0, 1.102823774),
    ("spring", 1e4, 1.0, 1.002196715),
    ("added mass", 3.0, 1.0, 2 + math.sqrt(2)),
    ("added mass", 1e4, 1.0, 2 + math.sqrt(2)),
    ("damper", 100, 1.0, 2.01),
    ("damper", 1e4, 1.0, 2.0001),
]


@pytest.mark.parametrize(("mechanism", "scale", "spring", "figure"), DEPARTURES)
def test_kozlov_1988_section_2_departures(mechanism, scale, spring, figure):
    assert departure_time(mechanism, scale, spring) == pytest.approx(figure, abs=5e-10)


@pytest.mark.parametrize(
    ("spring", "limit", "near"), [(0.5, 1.799333363, 1.799381), (1.0, 1.489880126, 1.489917)]
)
def test_a_damper_that_grows_with_the_spring_lets_go_late(spring, limit, near):
    mechanism = "spring and damper like N"
    assert departure_limit(mechanism, spring) == pytest.approx(limit, abs=5e-10)
    assert departure_time(mechanism, 2e4, spring) == pytest.approx(near, abs=5e-7)


@pytest.mark.parametrize("scale", [100, 1e4])
def test_a_spring_lets_go_where_its_closed_form_does(scale):
    """t = 1 + theta/sqrt(N), theta the first root of 1 - 2 cos theta + cos(theta + sqrt(N))."""
    root = math.sqrt(scale)
    theta = np.linspace(1e-9, math.pi / 2, 200_001)
    signs = 1 - 2 * np.cos(theta) + np.cos(theta + root)
    first = theta[np.flatnonzero(np.diff(np.sign(signs)))[0]]
    assert departure_time("spring", scale) == pytest.approx(1 + first / root, abs=1e-5 / root)


@pytest.mark.parametrize("mechanism", MECHANISMS)
def test_departure_agrees_with_small_steps(mechanism):
    """Half a million explicit steps know nothing of closed forms."""
    scale, spring, step = 60.0, 1.4, 1e-5
    mass, elastic, damper, one_way = MECHANISMS[mechanism](scale, spring)
    y = v = 0.0
    for k in range(500_000):
        push = -1.0 if k * step < 1 else 1.0
        drag = damper * v if v < 0 or not one_way else 0.0
        v += step * (push - (drag + elastic * y if y < 0 or v < 0 else 0.0)) / mass
        y = y + step * v
        if k * step > 1 and y > 0:
            break
    assert departure_time(mechanism, scale, spring) == pytest.approx(k * step, abs=2e-3)


def test_bad_values_are_named():
    with pytest.raises(ValueError, match="mechanism must be one of spring, added mass"):
        departure_time("magic", 100)
    with pytest.raises(ValueError, match="stiffness_scale must be positive, got 0"):
        soft_bounce(0)
    with pytest.raises(ValueError, match='ends must be "zero force" or "zero overlap"'):
        soft_bounce(1, ends="later")
