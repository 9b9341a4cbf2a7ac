"""Moreau's rule: the conditions that define it, against arbitrary rows."""

import numpy as np
import pytest
from hypothesis import given, strategies as st

from kernel_lib.laws.moreau import simultaneous_impulses

rows = st.integers(2, 8).flatmap(
    lambda n: st.tuples(
        st.lists(st.floats(0.05, 20), min_size=n, max_size=n),
        st.lists(st.floats(-5, 5), min_size=n, max_size=n),
        st.lists(st.floats(0, 1), min_size=n - 1, max_size=n - 1),
    )
)


def speeds_after(inverse_masses, parting, impulses):
    """Parting speeds after the impulses, ball by ball."""
    change = [
        w * (left - right)
        for w, left, right in zip(inverse_masses, [0, *impulses], [*impulses, 0], strict=True)
    ]
    return np.array(parting) + np.diff(change)


@given(rows)
def test_the_three_conditions_hold_for_every_row(row):
    inverse_masses, velocities, restitutions = row
    parting = np.diff(velocities)
    impulses = np.array(simultaneous_impulses(parting, inverse_masses, restitutions))
    bound = speeds_after(inverse_masses, parting, impulses) + np.array(restitutions) * parting
    assert (impulses >= 0).all()
    assert (bound >= -1e-9).all()
    np.testing.assert_allclose(impulses * bound, 0, atol=1e-7)


def test_two_balls_are_the_law_of_two_balls():
    assert simultaneous_impulses([-3.0], [0.5, 0.25], [0.6]) == [pytest.approx(1.6 * 3 / 0.75)]


def test_no_contact_pulls():
    # Both outer balls are hit; the middle contact, at rest, would have to pull: it does not.
    impulses = simultaneous_impulses([-1.0, 0.0, -1.0], [1, 1, 1, 1], [1, 1, 1])
    assert min(impulses) >= 0


def test_a_contact_may_be_pushed_shut_by_its_neighbours():
    # The second contact parts slowly before, and closes only because of the first.
    impulses = simultaneous_impulses([-2.0, 0.1], [1, 1, 1], [0, 0])
    assert impulses[1] > 0


def test_a_ball_between_two_immovable_ones():
    for sign in (1, -1):
        held = simultaneous_impulses([-sign, sign], [0, 1, 0], [1, 1])
        assert held[0] - held[1] == pytest.approx(2 * sign)
        assert min(held) >= 0
    # Two balls pressed together in the middle: a common pressure, and none of it negative.
    held = simultaneous_impulses([0.4, -1.0, 0.6], [0, 1, 1, 0], [0, 0, 0])
    assert min(held) >= 0
    with pytest.raises(ValueError, match="crushed between two immovable ones"):
        simultaneous_impulses([-1.0, -1.0], [0, 1, 0], [1, 1])
