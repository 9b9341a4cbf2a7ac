"""The scalar laws: formulas by hand, arrays as well as floats, limits."""

import math

import numpy as np
import pytest

from kernel_lib.laws.impulses import (
    contact_impulses,
    energy_lost,
    restitution_impulse,
    tangential_impulse,
)


@pytest.mark.parametrize(
    ("closing", "masses", "e", "impulse"),
    [(3.0, (1, 2), 0.5, 3.0), (3.0, (1, math.inf), 1.0, 6.0), (-3.0, (1, 2), 0.5, 0.0)],
)
def test_normal_impulse(closing, masses, e, impulse):
    assert restitution_impulse(closing, 1 / masses[0], 1 / masses[1], e) == pytest.approx(impulse)


def test_tangential_impulse_grips_until_friction_cuts_it_off():
    assert tangential_impulse(2.0, 10.0, 3.5, 0.0, 1.0) == pytest.approx(2 / 3.5)
    assert tangential_impulse(2.0, 10.0, 3.5, 1.0, 1.0) == pytest.approx(4 / 3.5)
    assert tangential_impulse(2.0, 10.0, 3.5, 1.0, 0.01) == pytest.approx(0.1)
    assert tangential_impulse(2.0, 10.0, 3.5, -1.0, 1.0) == 0
    assert tangential_impulse(0.0, 10.0, 3.5, 1.0, 1e200) == 0
    assert tangential_impulse(2.0, 0.0, 3.5, 1.0, 1e200) == 0


def test_arrays_give_what_floats_give_one_by_one():
    rng = np.random.default_rng(0)
    columns = [*rng.uniform(-3, 3, (1, 50)), *rng.uniform(0, 2, (6, 50))]
    columns[4] /= 2
    together = contact_impulses(*columns)
    alone = [contact_impulses(*row) for row in zip(*columns, strict=True)]
    assert np.array_equal(np.array(together).T, np.array(alone))


def test_energy_lost_is_what_the_masses_miss():
    """Two masses on a line, closing at 3 m/s, and a slip of 2 m/s at the rim of a sphere."""
    w, turning, e = 1 / 2 + 1 / 3, 2.5 / 2, 0.6
    push, rub = contact_impulses(3.0, 2.0, w, turning, e, 0.0, 10.0)
    normal, tangential = energy_lost(3.0, 2.0, w, turning, push, rub)
    assert normal == pytest.approx(0.5 / w * 3**2 * (1 - e * e))
    assert tangential == pytest.approx(0.5 / (w + turning) * 2**2)
    assert energy_lost(3.0, 2.0, w, turning, *contact_impulses(3, 2, w, turning, 1, 1, 1e200)) == (
        pytest.approx((0, 0), abs=1e-14)
    )
