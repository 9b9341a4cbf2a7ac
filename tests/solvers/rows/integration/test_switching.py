"""Where a step ran over a kink: against polynomials whose zeros are known."""

import pytest

from kernel_lib.solvers.rows.integration.switching import (
    crossing,
    extremum,
    first_crossing,
    next_lead,
)


def jet(coefficients, x):
    """Value, rate and curvature of a polynomial, lowest power first."""
    value = sum(c * x**k for k, c in enumerate(coefficients))
    rate = sum(k * c * x ** (k - 1) for k, c in enumerate(coefficients) if k)
    bend = sum(k * (k - 1) * c * x ** (k - 2) for k, c in enumerate(coefficients) if k > 1)
    return value, rate, bend


@pytest.mark.parametrize("zero", [1e-6, 0.2, 0.77, 0.999])
def test_crossing_is_exact_for_degree_five(zero):
    # (x - zero)(1 + x^4), once falling and once rising.
    rising = [-zero, 1.0, 0.0, 0.0, -zero, 1.0]
    assert crossing(jet(rising, 0), jet(rising, 1)) == pytest.approx(zero, abs=1e-13)
    falling = [-c for c in rising]
    assert crossing(jet(falling, 0), jet(falling, 1)) == pytest.approx(zero, abs=1e-13)


def test_turning_is_the_extremum_of_a_cubic():
    dip = [0.05, -1.0, 2.0, 0.7]
    lowest = min(jet(dip, k / 10_000)[0] for k in range(10_001))
    assert extremum(jet(dip, 0), jet(dip, 1)) == pytest.approx(lowest, abs=1e-7)
    parabola = [0.1, -1.0, 1.0]
    assert extremum(jet(parabola, 0), jet(parabola, 1)) == pytest.approx(-0.15, abs=1e-12)


class Row:
    """As much of `Cases` as is looked at here: one row, slack 1e-9."""

    def __init__(self, ends, active_stiffness, lead):
        (self.before, self.start), (self.state, self.ends) = ends
        self.lanes, self.contacts, self.rooted = 1, len(active_stiffness), False
        self.active_stiffness, self.lead, self.snap = (
            active_stiffness,
            [lead],
            [1e-9] * len(active_stiffness),
        )


def two(first, second, lead=0, active_stiffness=(1.0, 1.0)):
    """What `first_crossing` finds for two overlaps that follow polynomials of time."""
    ends = []
    for x in (0.0, 1.0):
        (a, v, f), (b, w, g) = jet(first, x), jet(second, x)
        ends.append(([a, b, v, w, x], [v, w, f, g, 1.0]))
    return first_crossing(Row(ends, active_stiffness, lead), 0, 1.0)


def lead_of(state, active_stiffness):
    return next_lead(Row([(None, None), (state, None)], active_stiffness, 0), 0)


def test_the_earliest_crossing_is_found():
    assert two([0.5, -1.0], [0.3, -1.0])[0] == 1
    contact, part = two([0.2, -1.0], [0.3, -1.0])
    assert (contact, part) == (0, pytest.approx(0.2))
    assert two([0.2, 1.0], [0.3, 1.0])[0] == -1


def test_an_open_contact_closes():
    assert two([0.9, 1.0], [-0.4, 1.0], active_stiffness=(1.0, 0.0)) == (1, pytest.approx(0.4))


def test_a_contact_that_opens_and_closes_inside_a_step_is_seen():
    assert two([1.0], [0.1, -1.0, 1.2]) == (1, 0.0)
    assert two([1.0], [0.3, -1.0, 1.2])[0] == -1


def test_the_leading_contact_is_preferred_at_one_moment():
    assert two([0.5, -1.0], [0.5, -1.0], lead=0)[0] == 0
    assert two([0.5, -1.0], [0.5, -1.0], lead=1)[0] == 1


def test_next_lead_is_the_contact_that_opens_soonest():
    assert lead_of([0.2, 0.1, 0.3, -1.0, 1.0, -2.0, 0.0], [1, 1, 1]) == 2
    assert lead_of([0.2, 0.1, 0.3, 1.0, 1.0, 2.0, 0.0], [1, 1, 1]) == 1
    assert lead_of([0.2, 0.1, -0.3, 1.0, 1.0, 2.0, 0.0], [0, 0, 0]) == -1
