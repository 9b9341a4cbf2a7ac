"""Contact models: damping from restitution, signs, messages."""

import math

import pytest

from kernel_lib.laws.contact_duration import damping_ratio
from kernel_lib.laws.contact_models import Hertz, SpringDashpot


def test_damping_is_found_by_inverting_the_same_rule():
    for ends in ("zero force", "zero overlap"):
        pair = SpringDashpot(4.0, ends=ends).between(1.0, 1 / 9, 0.6)
        damping = 2 * damping_ratio(0.6, ends) * math.sqrt(4.0 * 9)
        assert pair.force(0.1, 0.2) == pytest.approx(4 * 0.1 + damping * 0.2)
        pair = Hertz(4.0, ends=ends).between(1.0, 1 / 9, 0.6)
        damping = damping_ratio(0.6, ends) * math.sqrt(5 * 4.0 * 9)
        assert pair.force(0.1, 0.2) == pytest.approx(4 * 0.1**1.5 + damping * 0.1**0.25 * 0.2)


def test_given_damping_is_taken():
    assert SpringDashpot(4.0, damping=3.0).between(1, 1, 0.1).force(0.1, 0.2) == pytest.approx(1.0)


@pytest.mark.parametrize("model", [SpringDashpot, Hertz])
def test_pushes_has_the_sign_of_the_force(model):
    soft, pulling = model(4.0, damping=3.0), model(4.0, damping=3.0, ends="zero overlap")
    for rate in (-2.0, -0.3, -0.1, 0.0, 1.0):
        pair = soft.between(1.0, 1.0, 1.0)
        force = pair.force(0.2, rate)
        assert force >= 0
        assert (pair.pushes(0.2, rate) > 0) == (force > 0)
        assert pulling.between(1.0, 1.0, 1.0).pushes(0.2, rate) > 0
    assert pulling.between(1.0, 1.0, 1.0).force(0.2, -2.0) < 0


def test_hertz_from_modulus_takes_each_pair_s_radii():
    # Equal steel balls of radius 0.1: 4/3 sqrt(R/2) E/(2 (1 - nu^2)).
    pair = Hertz(modulus=2.1e11, poisson=0.3).between(2 / 0.1, 1.0, 1.0)
    expected = 4 / 3 * math.sqrt(0.05) * 2.1e11 / (2 * (1 - 0.09))
    assert pair.stiffness == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: SpringDashpot(0), "stiffness must be positive, got 0"),
        (lambda: SpringDashpot(1, damping=-1), "damping must be zero or positive, got -1"),
        (lambda: SpringDashpot(1, ends="soon"), 'ends must be "zero force" or "zero overlap"'),
        (lambda: Hertz(), "Hertz needs a stiffness or a modulus, and not both"),
        (lambda: Hertz(1, modulus=1), "Hertz needs a stiffness or a modulus, and not both"),
        (lambda: Hertz(modulus=-1), "modulus must be positive, got -1"),
        (lambda: Hertz(1, poisson=0.7), r"poisson must lie in \[-0.99, 0.5\], got 0.7"),
        (lambda: SpringDashpot(1).between(1, 1, 0), 'ends="zero overlap"'),
    ],
)
def test_bad_values_are_named(make, message):
    with pytest.raises(ValueError, match=message):
        make()
