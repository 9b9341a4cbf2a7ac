"""Rows with soft contacts: published and independent figures, misprints, traps."""

import math

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st
from scipy.integrate import solve_ivp

from kernel_lib.laws.contact_duration import contact_time, greatest_overlap
from kernel_lib.solvers.rows import chain
from kernel_lib.solvers.rows.chain import chain_collision
from kernel_lib.solvers.rows.checks import row_of_spheres

INF = math.inf


def three(gamma, beta, exponent=1.5, **options):
    """The dimensionless chain of Li & Yao: ball 1 arrives with speed 1."""
    return chain_collision([1, 1 / beta, 1 / beta], [1, 0, 0], [1, gamma], exponent, **options)


def small_steps(masses, gamma, end, misprint=None, exponent=1.5, step=1e-3):
    """Fourth-order Runge-Kutta with small steps: knows nothing of clocks and kinks.

    A misprint of the source may be put into the accelerations.
    """
    m1, m2, m3 = masses

    def rates(y):
        first = max(y[0] - y[1], 0.0) ** exponent
        second = gamma * max(y[1] - y[2], 0.0) ** exponent
        a = [-first / m1, (first - second) / m2, second / m3]
        if misprint == "eq 3, sign":
            a[1] = (-first - second) / m2
        if misprint == "eq 3, last line":
            a[2] = second / m2
        if misprint == "eq 5":
            a[1] = (first - second) / m1
        return np.array([*y[3:], *a])

    y = np.array([0.0, 0.0, 0.0, 1.0, 0.0, 0.0])
    for _ in range(round(end / step)):
        k1 = rates(y)
        k2 = rates(y + step / 2 * k1)
        k3 = rates(y + step / 2 * k2)
        k4 = rates(y + step * k3)
        y = y + step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return y[3:]


@pytest.mark.parametrize(
    ("exponent", "gamma", "figures"),
    [
        (1.5, 1, ("-0.070952", "0.076403", "0.994549")),
        (1.0, 1, ("-0.130262", "0.150230", "0.980032")),
        (1.5, 3, ("-0.216532", "0.281817", "0.934716")),
        (1.0, 3, ("-0.301243", "0.473654", "0.827590")),
    ],
)
def test_the_four_chains_of_section_8(exponent, gamma, figures):
    assert tuple(f"{v:.6f}" for v in three(gamma, 1, exponent).velocities) == figures


@pytest.mark.parametrize(
    ("exponent", "figures"),
    [
        (1.0, ("-0.132279", "-0.075329", "-0.031011", "0.296218", "0.942402")),
        (1.5, ("-0.071085", "-0.030274", "-0.014464", "0.127045", "0.988777")),
    ],
)
def test_the_cradle_of_five_of_section_10(exponent, figures):
    after = chain_collision([1] * 5, [1, 0, 0, 0, 0], 1, exponent).velocities
    assert tuple(f"{v:.6f}" for v in after) == figures


@pytest.mark.parametrize(
    ("exponent", "figures"),
    [(1.5, ("-1.44710", "-0.85451", "0.38537")), (1.0, ("-1.34946", "-0.92276", "0.39833"))],
)
def test_masses_1_2_3_between_the_two_orders(exponent, figures):
    after = chain_collision([1, 2, 3], [1, 0, -1], 1, exponent).velocities
    assert tuple(f"{v:.5f}" for v in after) == figures


def test_soft_stack_3_to_1_with_the_floor():
    after = chain_collision([INF, 3, 1], [0, -1, -1], 1, 1).velocities
    assert [f"{v:.4f}" for v in after] == ["0.0000", "0.8881", "1.2782"]
    upside_down = chain_collision([1, 3, INF], [1, 1, 0], 1, 1).velocities
    np.testing.assert_allclose(upside_down, -after[::-1], atol=1e-8)


def test_li_yao_2013_section_4_figures():
    assert f"{three(150, 1).velocities[1]:.4f}" == "0.6414"
    assert f"{three(150, 1, 1).velocities[1]:.4f}" == "0.6634"
    assert f"{three(100, 1).velocities[1]:.4f}" == "0.6539"
    assert f"{three(300, 1).velocities[1]:.4f}" == "0.6551"
    assert f"{three(1, 0.5).velocities[0]:.4f}" == "-0.3634"


def test_gamma_to_its_limits():
    np.testing.assert_allclose(three(1e-7, 1).velocities, [0, 0, 1], atol=2e-3)
    assert three(3e4, 1).velocities[0] == pytest.approx(-1 / 3, abs=0.01)


def test_li_yao_1_steel_spheres_part_at_049_and_067_ms():
    masses, stiffnesses = row_of_spheres([0.1] * 3, 2.1e11, 0.3, 7800)
    result = chain_collision(masses, [5, 0, 0], stiffnesses)
    first, second = (touches[-1][1] * 1e3 for touches in result.touches)
    assert first == pytest.approx(0.49, abs=0.012)
    assert f"{second:.2f}" == "0.67"
    assert [contact for _, contact in result.separations] == [0, 1]
    assert result.duration == result.separations[-1][0]


def test_velocities_scale_with_the_speed_and_times_with_its_fifth_root():
    masses, stiffnesses = row_of_spheres([0.1, 0.07, 0.12], 2.1e11, 0.3, 7800)
    slow = chain_collision(masses, [0.5, 0, 0], stiffnesses)
    fast = chain_collision(masses, [5, 0, 0], stiffnesses)
    np.testing.assert_allclose(fast.velocities, 10 * slow.velocities, atol=1e-7)
    assert slow.duration / fast.duration == pytest.approx(10**0.2, rel=1e-7)


@pytest.mark.parametrize(
    ("misprint", "masses", "moment"),
    [
        ("eq 3, sign", (4, 1, 1), 1.0),
        ("eq 3, last line", (4, 1, 2), 9.0),
        ("eq 5", (4, 1, 1), 9.0),
    ],
)
def test_li_yao_misprints_show_at_beta_4(misprint, masses, moment):
    """With beta = 1, and m2 = m3, the last two cannot be seen."""
    right = small_steps(masses, 1, moment)
    wrong = small_steps(masses, 1, moment, misprint)
    result = chain_collision(masses, [1, 0, 0], 1, history=[moment])
    ours = result.history.velocity[0]
    np.testing.assert_allclose(ours, right, atol=2e-6)
    assert abs(ours - wrong).max() > 0.05
    assert np.dot(masses, ours) == pytest.approx(4, abs=1e-14)
    assert abs(np.dot(masses, wrong) - 4) > 0.05


def test_linear_contacts_that_open_together_do_not_hang():
    result = chain_collision([1, 2 / 3, 1], [1, 0, 0], 1, 1)
    np.testing.assert_allclose(result.velocities, [0, 0, 1], atol=1e-8)
    # The first contact opens without speed, so its moment is less certain than velocities.
    assert result.touches[0][-1][1] == pytest.approx(math.pi, abs=0.01)
    assert result.touches[1][-1][1] == pytest.approx(math.pi, abs=1e-6)
    assert [len(touches) for touches in result.touches] == [1, 1]


def test_hertz_contacts_that_open_together_by_symmetry():
    result = chain_collision([1, 1, 1, 1], [1, 0, 0, -1], 1)
    assert result.touches[0][0][1] == pytest.approx(result.touches[2][0][1], abs=1e-9)
    np.testing.assert_allclose(result.velocities, -result.velocities[::-1], atol=1e-9)


@pytest.mark.parametrize(
    ("masses", "velocities", "stiffnesses", "gaps"),
    [
        # The outer contacts close together while the inner ones press.
        ([1] * 6, [0, 1, 0, 0, 0, -1], [1] * 5, None),
        # They close together out of a flight, one of them a rounding error early.
        ([0.6, 10.1, 10.1, 0.6], [2, -1, 1, -2], [2, 6, 2], [0.1, 0.2, 0.1]),
    ],
)
def test_contacts_that_close_together_all_push(masses, velocities, stiffnesses, gaps):
    """Both rows once lost up to 4 % of their energy: the second of two contacts that closed
    at one moment was a rounding error past its closing, and was taken for closed already."""
    after = chain_collision(masses, velocities, stiffnesses, 1, gaps).velocities
    before = np.dot(masses, np.square(velocities))
    assert np.dot(masses, after**2) == pytest.approx(before, rel=1e-7)


def test_scipy_agrees_to_ten_digits():
    """DOP853 in time, over the kinks, at its tightest; one case closes again."""
    for gamma, beta, exponent in [(1, 1, 1.5), (0.1, 3, 1.5), (20, 0.4, 1.0), (5, 4, 2.2)]:

        def rates(_, y, gamma=gamma, beta=beta, exponent=exponent):
            first, second = max(y[0] - y[1], 0.0), max(y[1] - y[2], 0.0)
            f, g = first**exponent, gamma * second**exponent
            return [y[3], y[4], y[5], -f, beta * (f - g), beta * g]

        ours = three(gamma, beta, exponent, tolerance=1e-11)
        end = ours.separations[-1][0] + 0.1
        start = [0, 0, 0, 1.0, 0, 0]
        run = solve_ivp(rates, (0, end), start, method="DOP853", rtol=1e-13, atol=1e-14)
        np.testing.assert_allclose(ours.velocities, run.y[3:, -1], atol=1e-10)


def test_a_pair_is_the_closed_form():
    result = chain_collision([0.3, 0.5], [2.0, -1.0], 7e4)
    mass = 1 / (1 / 0.3 + 1 / 0.5)
    assert result.duration == pytest.approx(contact_time(3.0, mass, 7e4), rel=1e-8)
    total = 0.3 * 2 - 0.5
    expected = [2 * total / 0.8 - 2, 2 * total / 0.8 + 1]
    np.testing.assert_allclose(result.velocities, expected, atol=3e-8)
    history = chain_collision([0.3, 0.5], [2.0, -1.0], 7e4, history=201).history
    assert history.overlap.max() == pytest.approx(greatest_overlap(3.0, mass, 7e4), rel=1e-4)


@pytest.mark.parametrize("tolerance", [1e-6, 1e-8, 1e-11])
@pytest.mark.parametrize("exponent", [1, 1.25, 1.5, 2.5])
def test_the_tolerance_is_kept(tolerance, exponent):
    for gamma, beta in [(1, 1), (0.03, 6), (40, 0.3), (200, 12), (3, 30)]:
        exact = three(gamma, beta, exponent, tolerance=1e-12).velocities
        error = abs(three(gamma, beta, exponent, tolerance=tolerance).velocities - exact).max()
        assert error < 1.5 * tolerance


rows = st.integers(2, 6).flatmap(
    lambda n: st.tuples(
        st.lists(st.floats(0.1, 10), min_size=n, max_size=n),
        st.lists(st.integers(-3, 3), min_size=n, max_size=n),
        st.lists(st.floats(0.1, 100), min_size=n - 1, max_size=n - 1),
        st.lists(st.sampled_from([0.0, 0.1, 0.7]), min_size=n - 1, max_size=n - 1),
        st.sampled_from([1, 1.5, 2]),
    )
)


@given(rows)
@settings(max_examples=40)
def test_momentum_energy_and_a_final_state_in_which_nobody_closes(row):
    masses, velocities, stiffnesses, gaps, exponent = row
    after = chain_collision(masses, velocities, stiffnesses, exponent, gaps).velocities
    speed = max(velocities) - min(velocities)
    before = np.array(velocities, dtype=float)
    scale = np.dot(masses, abs(before)) + 1
    assert np.dot(masses, after) == pytest.approx(np.dot(masses, before), abs=1e-13 * scale)
    gained = np.dot(masses, after**2) - np.dot(masses, before**2)
    assert abs(gained) <= 1e-6 * scale * speed + 1e-12 * scale
    assert (np.diff(after) >= -1e-7 * speed).all()


@given(rows)
@settings(max_examples=20)
def test_mirror_and_moving_observer(row):
    masses, velocities, stiffnesses, gaps, exponent = row
    after = chain_collision(masses, velocities, stiffnesses, exponent, gaps).velocities
    mirror = chain_collision(
        masses[::-1], [-v for v in velocities[::-1]], stiffnesses[::-1], exponent, gaps[::-1]
    )
    np.testing.assert_allclose(-mirror.velocities[::-1], after, atol=2e-6)
    moved = chain_collision(masses, [v + 50 for v in velocities], stiffnesses, exponent, gaps)
    np.testing.assert_allclose(moved.velocities - 50, after, atol=2e-6)


def test_time_reversal():
    there = chain_collision([1, 2, 0.7], [1, 0, -0.5], [1, 4], gaps=[0.2, 0.1], tolerance=1e-11)
    moment = there.duration + 1.0
    path = chain_collision(
        [1, 2, 0.7], [1, 0, -0.5], [1, 4], gaps=[0.2, 0.1], tolerance=1e-11, history=[moment]
    ).history
    back = chain_collision(
        [1, 2, 0.7], -there.velocities, [1, 4], gaps=-path.overlap[0], tolerance=1e-11
    )
    np.testing.assert_allclose(back.velocities, [-1, 0, 0.5], atol=1e-9)


def test_contacts_may_close_again():
    result = three(0.1, 3)
    first, second = result.touches[0]
    assert first[1] < second[0] < second[1]
    assert len(result.touches[1]) == 1
    assert [contact for _, contact in result.separations] == [0, 1, 0]
    expected = small_steps((1, 1 / 3, 1 / 3), 0.1, end=result.duration + 0.1)
    np.testing.assert_allclose(result.velocities, expected, atol=2e-6)


def test_gaps_are_flown_exactly():
    result = chain_collision([1, 1, 1], [1, 0, 0], 1, gaps=[0.5, 1000.0])
    # Wide gaps make two impacts of pairs: the rule of one after another.
    np.testing.assert_allclose(result.velocities, [0, 0, 1], atol=1e-8)
    assert result.touches[0][0][0] == pytest.approx(0.5, rel=1e-15)
    time = contact_time(1.0, 0.5, 1.0)
    assert result.touches[0][0][1] == pytest.approx(0.5 + time, rel=1e-8)


def test_history_agrees_with_its_own_derivatives_and_never_disturbs_the_run():
    plain = three(2, 2)
    recorded = three(2, 2, history=401)
    assert recorded.velocities.tolist() == plain.velocities.tolist()
    h = recorded.history
    assert h.time[0] == 0
    assert h.time[-1] == plain.duration
    np.testing.assert_allclose(h.velocity[-1], plain.velocities, atol=1e-12)
    step = h.time[1]
    force = np.diff(h.velocity[:, 2]) / step / 2
    np.testing.assert_allclose(force, (h.force[1:, 1] + h.force[:-1, 1]) / 2, atol=2e-3)
    np.testing.assert_allclose(
        np.diff(h.overlap[:, 0]) / step,
        (h.velocity[1:, 0] - h.velocity[1:, 1] + h.velocity[:-1, 0] - h.velocity[:-1, 1]) / 2,
        atol=2e-3,
    )
    assert (h.force >= 0).all()
    chosen = three(2, 2, history=[0.1, plain.duration + 3]).history
    assert chosen.force[1].tolist() == [0, 0]


def test_balls_that_part_or_rest_are_left_alone():
    for velocities in ([0, 0, 1], [2, 2, 2]):
        result = chain_collision([1, 1, 1], velocities, 1, history=3)
        assert result.velocities.tolist() == velocities
        assert result.separations == ()
        assert result.duration == 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"masses": [1]}, "a row needs two balls or more, got 1"),
        ({"masses": [1, -1, 1]}, "mass 1 must be positive, got -1"),
        ({"velocities": [1, 0]}, "a row of 3 balls needs 3 velocities, got 2"),
        ({"stiffnesses": [1, 0]}, "stiffness 1 must be positive, got 0"),
        ({"stiffnesses": [1, 1, 1]}, "stiffnesses must be one number or 2, got 3"),
        ({"stiffnesses": math.inf}, "stiffness 0 must be finite, got inf"),
        ({"gaps": [-0.1, 0]}, "gap 0 must be zero or positive, got -0.1"),
        ({"exponent": 0.5}, "exponent must be at least 1, got 0.5"),
        ({"tolerance": 0.1}, r"tolerance must lie in \[1e-12, 0.01\], got 0.1"),
        ({"history": 1}, "history must be at least 2 moments, got 1"),
        ({"history": [-1.0]}, "a list of times from 0 on"),
    ],
)
def test_bad_values_are_named(change, message):
    good = {"masses": [1, 1, 1], "velocities": [1, 0, 0], "stiffnesses": 1}
    with pytest.raises(ValueError, match=message):
        chain_collision(**{**good, **change})


def test_a_row_of_too_many_steps_names_how_often_it_met_and_the_masses(monkeypatch):
    """It only advised a tolerance, which hardly helps light balls between closing heavy ones."""
    monkeypatch.setattr(chain, "MOST_CHAIN_STEPS", 300)
    said = r"more than 300 steps: .* closed \d+ times .* less unlike than 1e\+06 to 1"
    with pytest.raises(RuntimeError, match=said):
        chain.chain_collision([1e6, 1, 1, 1e6], [1, 0, 0, -1], 1.0, gaps=[0, 10, 0])
