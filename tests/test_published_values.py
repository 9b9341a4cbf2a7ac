"""Every figure of the sources and of closed forms, to the digits that are printed.

Rows of balls and soft contacts have theirs in tests/solvers and tests/laws.
"""

import math

import numpy as np
import pytest

import kernel_lib as kl
from tests.scenes import STEP, G, balls, plane, slope

LISTING = kl.Stepping(STEP, as_printed=True)
WAYS = [kl.Stepping(STEP), LISTING]


def printed(value, text):
    """Whether a value, rounded to the digits of a printed figure, is that figure."""
    digits = len(text.partition(".")[2])
    return f"{value:.{digits}f}" == text


def step_of(run, k=0):
    """Number of the step in which contact k falls."""
    return math.ceil(run.contacts.time[k] / run.solver.step - 1e-9)


def bounces(run):
    """Numbers of the steps in which impacts fall."""
    impacts = run.contacts.of_kind("impact")
    return [math.ceil(time / run.solver.step - 1e-9) for time in impacts.time]


# ---- Nikulin 2024, one ball and a plane ----


@pytest.mark.parametrize("way", WAYS, ids=["library", "listing"])
def test_nikulin_plane_1_first_contact_speeds_and_heights(way):
    run = kl.simulate(plane(0.7), 4, way)
    assert step_of(run) == 11
    before, after = run.velocity[10, 0, 1], run.velocity[11, 0, 1]
    assert printed(before, "-8.807")
    assert printed(after, "6.236")
    assert printed(after / -before, "0.708")
    assert printed(-run.contacts.velocity_before[0, 0, 1], "8.909")
    first, second = run.position[18, 0, 1], run.position[29, 0, 1]
    assert printed(first, "2.963")
    assert printed(second, "1.951")
    assert printed(math.sqrt((second - 1) / (first - 1)), "0.696")
    # The highest frame is the one before; no frame shows the top.
    assert first < run.position[17, 0, 1] < 1 + after**2 / (2 * 9.807)


@pytest.mark.parametrize("way", WAYS, ids=["library", "listing"])
def test_nikulin_plane_2_energy_creeps_with_return_to_contact(way):
    run = kl.simulate(plane(1), 4, way)
    energy = kl.mechanical_energy(run)
    assert run.position[20, 0, 1] - run.position[39, 0, 1] > 0.005
    assert energy[20] - energy[39] > 0.05
    t = run.contacts.time[0] / STEP % 1
    lost = energy[10] - energy[11]
    assert lost == pytest.approx(9.807**2 * STEP**2 * t * (1 - t) / 2, rel=1e-9)
    assert printed(lost, "0.0447321")


@pytest.mark.parametrize(
    "way", [kl.Stepping(STEP, False), kl.Stepping(STEP, False, as_printed=True)]
)
def test_nikulin_plane_3_sinks_in_and_keeps_its_energy(way):
    run = kl.simulate(plane(1), 4, way)
    assert min(run.position[:, 0, 1]) < 0.9
    assert kl.mechanical_energy(run) == pytest.approx(kl.mechanical_energy(run)[0], rel=1e-13)


def test_nikulin_plane_3_bounces_though_the_layout_of_the_listing_denies_it():
    """Printed, the reflection stands inside `if kac`: without a return nothing would bounce."""
    run = kl.simulate(plane(1), 4, kl.Stepping(STEP, False))
    assert len(run.contacts) >= 2
    assert run.velocity[12, 0, 1] > 0


@pytest.mark.parametrize("way", WAYS, ids=["library", "listing"])
def test_nikulin_plane_4_lands_in_step_10(way):
    run = kl.simulate(plane(0, normal=(-2, 10)), 4, way)
    assert step_of(run) == 10


def test_nikulin_plane_4_slides_up_the_slope_to_rest_and_back():
    """The paper's rest at frame 26 is rounding; the slide stops at t = v/(g sin)."""
    run = kl.simulate(plane(0, normal=(-2, 10)), 6, kl.Stepping(STEP))
    assert run.contacts.kind.tolist() == ["impact", "slide"]
    along = run.velocity[:, 0] @ np.array([10, 2]) / math.sqrt(104)
    gap = run.position[:, 0] @ np.array([-2, 10]) / math.sqrt(104) - 1
    assert np.abs(gap[10:]).max() < 1e-9
    assert np.diff(along[10:]) == pytest.approx(-9.807 * 2 / math.sqrt(104) * STEP, rel=1e-9)
    top = np.argmax(along < 0)
    assert 10 < top < 40 and along[-1] < 0


def test_nikulin_plane_4_exact_times():
    run = kl.simulate(plane(0, normal=(-2, 10)), 4)
    landing, (up, lift) = run.contacts.time[0], run.contacts.velocity_after[0, 0]
    speed = math.hypot(up, lift)
    rest = landing + speed / (9.807 * 2 / math.sqrt(104))
    assert (printed(landing, "0.921571"), printed(speed, "2.345971")) == (True, True)
    assert printed(rest, "2.141328")
    assert run.at(rest).velocity[0] == pytest.approx([0, 0], abs=1e-9)


def test_nikulin_listing_catches_the_ball_in_the_floor_from_step_12_on():
    for restitution in (0.7, 0.5, 0.9):
        way = kl.Stepping(STEP, False, as_printed=True)
        run = kl.simulate(plane(restitution), 4, way)
        caught = run.position[:, 0, 1] == run.position[-1, 0, 1]
        assert np.argmax(caught) <= 12 and caught[12:].all()
        assert run.position[-1, 0, 1] < 1
        if restitution == 0.7:
            assert printed(run.position[-1, 0, 1], "0.166765")
            assert np.argmax(caught) == 11
    free = kl.simulate(plane(1), 4, kl.Stepping(STEP, False, as_printed=True))
    assert max(free.position[12:, 0, 1]) > 4


def test_nikulin_library_rule_bounces_where_the_listing_is_caught():
    run = kl.simulate(plane(0.7), 4, kl.Stepping(STEP, False))
    assert bounces(run) == [11, 24, 32, 38]


def test_nikulin_listing_falls_through_the_floor_and_the_library_stops():
    fallen = kl.simulate(plane(0.7), 4, kl.Stepping(0.2, False, as_printed=True))
    assert fallen.position[-1, 0, 1] < -10
    assert fallen.stopped_because == "duration reached"
    stopped = kl.simulate(plane(0.7), 4, kl.Stepping(0.2, False))
    assert stopped.stopped_because == "passed through a wall"
    assert stopped.time[-1] < 4


# ---- Nikulin 2024, two balls ----

FACING = [kl.Stepping(STEP), LISTING]


@pytest.mark.parametrize("way", FACING, ids=["library", "listing"])
def test_nikulin_balls_1_stick(way):
    run = kl.simulate(balls(), 4, way)
    assert step_of(run) == 5
    velocities = run.velocity[5]
    normal = run.contacts.normal[0]
    for velocity in velocities:
        across = velocity @ normal * normal
        assert across == pytest.approx([-14.77, -9.85], abs=0.005)
        assert velocity - across == pytest.approx([-9.23, 13.85], abs=0.005)


@pytest.mark.parametrize("way", FACING, ids=["library", "listing"])
def test_nikulin_balls_2_with_gravity_and_drag_part(way):
    run = kl.simulate(balls(gravity=G, drag=1), 4, way)
    assert step_of(run) == 5
    one, two = run.velocity[5] @ run.contacts.normal[0]
    assert one == pytest.approx(two, abs=1e-9)
    side = np.array([-run.contacts.normal[0, 1], run.contacts.normal[0, 0]])
    assert abs(run.velocity[5, 0] @ side - run.velocity[5, 1] @ side) > 1
    gap = np.linalg.norm(run.position[:, 0] - run.position[:, 1], axis=1)
    assert gap[-1] > gap[5] + 1


@pytest.mark.parametrize("way", FACING, ids=["library", "listing"])
def test_nikulin_balls_3_slide_off_each_other(way):
    run = kl.simulate(balls(y=3), 4, way)
    assert step_of(run) == 4
    normal = run.contacts.normal[0]
    tangential = run.velocity[4] - (run.velocity[4] @ normal)[:, None] * normal
    assert tangential[0] == pytest.approx([0, 20], abs=0.005)
    assert tangential[1] == pytest.approx([0, 0], abs=0.005)


@pytest.mark.parametrize(
    "way", [kl.Stepping(STEP, False), kl.Stepping(STEP, False, as_printed=True)]
)
def test_nikulin_balls_4_centres_coincide_at_step_5(way):
    run = kl.simulate(balls(restitution=1), 4, way)
    assert step_of(run) == 5
    assert run.position[5, 0] == pytest.approx(run.position[5, 1], abs=1e-12)
    assert kl.kinetic_energy(run)[-1] == pytest.approx(kl.kinetic_energy(run)[0])


def test_nikulin_epsilon_in_the_normal_makes_sticking_balls_differ_by_8e_9():
    listing = kl.simulate(balls(), 0.5, LISTING).velocity[5]
    exact = kl.simulate(balls(), 0.5, kl.Stepping(STEP)).velocity[5]
    assert f"{np.abs(listing[0] - listing[1]).max():.0e}" == "8e-09"
    assert np.abs(exact[0] - exact[1]).max() < 1e-13


@pytest.mark.parametrize(("step", "meet"), [(0.1, 1), (0.15, 1), (0.2, 0), (0.25, 1), (0.3, 0)])
@pytest.mark.parametrize("as_printed", [False, True])
def test_nikulin_tunnelling_balls_1_fly_through_each_other_unseen(step, meet, as_printed):
    run = kl.simulate(balls(), 4, kl.Stepping(step, as_printed=as_printed))
    assert (len(run.contacts) > 0) == bool(meet)


def test_exact_events_see_what_long_steps_miss():
    run = kl.simulate(balls(), 4, kl.Events())
    assert run.contacts.time[0] == pytest.approx(0.45, abs=0.05)


def test_distance_after_the_return_is_off_as_computed_beyond_nikulin():
    forced = kl.simulate(balls(gravity=G, drag=1), 0.5, kl.Stepping(STEP))
    assert printed(np.linalg.norm(forced.position[5, 0] - forced.position[5, 1]), "2.99299")
    free = kl.simulate(balls(y=4), 4, kl.Stepping(STEP))
    k = step_of(free)
    assert printed(np.linalg.norm(free.position[k, 0] - free.position[k, 1]), "2.90209")


def test_corrected_return_of_two_balls_solves_the_quadratic():
    run = kl.simulate(balls(y=4), 4, kl.Stepping(STEP, spend_rest_of_step=True))
    exact = kl.simulate(balls(y=4), 4, kl.Events())
    assert run.contacts.time[0] == pytest.approx(exact.contacts.time[0], abs=1e-12)


def test_a_stuck_pair_is_one_contact_and_one_that_lasts():
    """Plain floats in the source's order collide again in steps 10, 11, 23 and on."""
    run = kl.simulate(balls(), 4, kl.Stepping(STEP))
    assert run.contacts.kind.tolist()[0] == "impact"
    assert len(run.contacts.of_kind("impact")) == 1
    assert run.contacts.kind.tolist() == ["impact", "rest"]
    assert run.contacts.duration[1] == pytest.approx(4 - 0.5, abs=0.1)
    moved = np.diff(run.position[5:, 0], axis=0)
    assert np.abs(moved - moved[0]).max() < 1e-9


def test_frames_carry_k_steps_also_after_a_return():
    run = kl.simulate(plane(0.7), 4, kl.Stepping(STEP))
    assert run.time.tolist() == [k * STEP for k in range(41)]
    assert (run.contacts.time[0] / STEP) % 1 == pytest.approx(0.0403, abs=0.5)
    assert 10 * STEP < run.contacts.time[0] < 11 * STEP


# ---- Restitution ----


def test_nikulin_table_of_restitutions():
    values = [kl.COTTON_WOOL, kl.WOOD, kl.STEEL, kl.IVORY, kl.GLASS]
    assert [surface.restitution for surface in values] == [0, 1 / 2, 5 / 9, 8 / 9, 15 / 16]


@pytest.mark.parametrize("e", [0, 0.3, 0.7, 1])
def test_neumann_mixing_elastic_and_inelastic_gives_the_same_law(e):
    one = kl.Ball((0, 0), (3, -1), 1, 2)
    two = kl.Ball((1.2, 1.6), (-1, -2), 1, 5)
    elastic, plastic = kl.collide(one, two, 1), kl.collide(one, two, 0)
    for ball, full, none in zip(kl.collide(one, two, e), elastic, plastic, strict=True):
        mixed = e * np.array(full.velocity) + (1 - e) * np.array(none.velocity)
        assert ball.velocity == pytest.approx(mixed, abs=1e-14)


def test_nikulin_energy_lost_by_smooth_spheres():
    one, two = kl.Ball((0, 0), (3, 1), 1, 2), kl.Ball((2, 0), (-1, 4), 1, 5)
    lost = kl.kinetic_energy([one, two]) - kl.kinetic_energy(kl.collide(one, two, 0.6))
    assert lost == pytest.approx(0.5 * 10 / 7 * (1 - 0.36) * 4**2)


def test_perfectly_inelastic_is_sticking_on_a_line_neumann_and_not_off_it_nikulin():
    one = kl.Ball((0, 0), (1, 0), 1, 1)
    assert kl.sticks(one, kl.Ball((2, 0), (-3, 0), 1, 4))
    answer = kl.sticks(one, kl.Ball((2, 0), (-3, 2), 1, 4))
    assert not answer and answer.gap == pytest.approx(2)


# ---- Spin ----


def test_endo_16_energy_is_kept_and_slip_reverses():
    one = kl.Ball((0, 0, 0), (1, 2, 3), 0.5, 2, (4, -5, 6))
    two = kl.Ball((0.6, 0.8, 0), (-1, 0.5, 1), 0.5, 3, (1, 1, -2))
    after = kl.collide(one, two, 1, 1)
    assert kl.kinetic_energy(after) == pytest.approx(kl.kinetic_energy([one, two]), rel=1e-14)
    assert slip(*after) == pytest.approx(-slip(one, two), abs=1e-12)


def slip(a, b):
    normal = np.subtract(a.position, b.position) / (a.radius + b.radius)
    relative = np.subtract(a.velocity, b.velocity)
    rims = a.radius * np.array(a.spin) + b.radius * np.array(b.spin)
    return relative - (relative @ normal) * normal - np.cross(rims, normal)


def test_endo_misprint_of_the_sign_would_drive_the_spheres_into_each_other():
    one, two = kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((2, 0), (0, 0), 1, 1)
    after = kl.collide(one, two, 1, 1)
    assert after[0].velocity[0] <= after[1].velocity[0]
    push = np.subtract(after[0].velocity, one.velocity)
    assert push[0] == pytest.approx(-1)


@pytest.mark.parametrize("direction", [1, -1], ids=["n from 2 to 1", "n from 1 to 2"])
def test_endo_the_minus_of_the_normal_impulse_is_needed_whichever_way_n_points(direction):
    """(v . n) n is the same for n and -n: no direction makes the printed plus right."""
    one, two = kl.Ball((0, 0), (2, 1), 1, 1), kl.Ball((1.2, 1.6), (-1, 0), 1, 3)
    n = direction * np.subtract(one.position, two.position) / 2
    closing = np.subtract(one.velocity, two.velocity) @ n * n
    push = (1 + 0.7) * closing / (1 / one.mass + 1 / two.mass)
    after, _ = kl.collide(one, two, 0.7)
    assert np.subtract(after.velocity, one.velocity) == pytest.approx(-push / one.mass)


def test_garwin_superball_floor_table_floor():
    """Slip v + s on the floor, s = R w; from (1, 0), with v^2 + 0.4 s^2 = 1 each time."""
    walls = [kl.Plane((0, 0), (0, 1)), kl.Plane((0, 5), (0, -1))]
    ball = kl.Ball((0, 2), (1, -3), radius=1, mass=1)
    run = kl.simulate(kl.Scene([ball], walls, 0, 1, 1), 4, frames=0.25)
    assert run.contacts.b.tolist()[:3] == [-1, -2, -1]
    expected = [(3 / 7, -10 / 7), (-31 / 49, 60 / 49), (-333 / 343, 130 / 343)]
    for time, (v, s) in zip(run.contacts.time, expected, strict=False):
        after = run.at(time + 1e-9)
        assert after.velocity[0, 0] == pytest.approx(v, abs=1e-12)
        assert after.spin[0] == pytest.approx(s, abs=1e-12)
        assert v * v + 0.4 * s * s == pytest.approx(1)


def oblique(angle):
    """Chung & Ooi 2011, test 4: one sphere on a rigid wall, angle from the normal in degrees."""
    radius, speed, theta = 0.0025, 3.9, math.radians(angle)
    mass = 4000 * 4 / 3 * math.pi * radius**3
    velocity = (speed * math.sin(theta), -speed * math.cos(theta))
    ball = kl.Ball((0, 2 * radius), velocity, radius, mass)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], 0, 0.98, friction=0.092)
    run = kl.simulate(scene, 0.01)
    return run.velocity[-1, 0, 0] / velocity[0], run.spin[-1, 0]


def test_chung_and_ooi_test_4_oblique_impact_at_60_degrees():
    ratio, spin = oblique(60)
    assert printed(ratio - 0.5e-6, "0.894829")  # cut, not rounded
    assert printed(spin, "-355.21")


def test_chung_and_ooi_test_4_slides_through_beyond_32_519955_degrees():
    e, mu = 0.98, 0.092
    for angle, slides in ((32.519954, False), (32.519956, True)):
        ratio, _ = oblique(angle)
        through = 1 - mu * (1 + e) / math.tan(math.radians(angle))
        stuck = 5 / 7
        assert ratio == pytest.approx(through if slides else stuck, abs=1e-12)


def test_spheres_head_on_with_opposite_spins_keep_them():
    one = kl.Ball((0, 0), (2, 0), 1, 1, spin=7)
    two = kl.Ball((2, 0), (-2, 0), 1, 1, spin=-7)
    after = kl.collide(one, two, 0.5, 1)
    assert (after[0].spin, after[1].spin) == (7, -7)


def test_sliding_becomes_rolling_at_five_sevenths():
    v0, mu, g = 3.0, 0.2, 9.81
    scene = kl.Scene(
        [kl.Ball((0, 1), (v0, 0), 1, 1)], [kl.Plane((0, 0), (0, 1))], (0, -g), 0, friction=mu
    )
    run = kl.simulate(scene, 1, frames=0.1)
    rolling = run.contacts.of_kind("roll")
    assert rolling.time[0] == pytest.approx(2 * v0 / (7 * mu * g), rel=1e-12)
    assert run.velocity[-1, 0, 0] == pytest.approx(5 / 7 * v0, rel=1e-12)


@pytest.mark.parametrize(("kappa", "share"), [(2 / 5, 5 / 7), (1 / 2, 2 / 3), (2 / 3, 3 / 5)])
def test_endo_rolling_down_a_slope(kappa, share):
    angle = math.radians(20)
    scene = slope(angle, surface=kl.Surface(0, friction=1), inertia_factor=kappa)
    run = kl.simulate(scene, 2)
    speed = np.linalg.norm(run.velocity[-1, 0])
    assert speed == pytest.approx(share * 9.81 * math.sin(angle) * 2, rel=1e-12)
    assert run.spin[-1, 0] == pytest.approx(-speed, rel=1e-12)


@pytest.mark.parametrize(("excess", "kind"), [(-1e-6, "roll"), (1e-6, "slide")])
def test_endo_keeps_rolling_up_to_seven_halves_of_the_friction(excess, kind):
    mu = 0.1
    angle = math.atan(3.5 * mu) + excess
    run = kl.simulate(slope(angle, surface=kl.Surface(0, friction=mu)), 1)
    assert run.contacts.kind.tolist() == [kind]


# ---- Endless and many impacts ----


def test_bouncing_to_rest_time_and_path():
    h, g, e = 1.0, 9.81, 0.5
    scene = kl.Scene([kl.Ball((0, 1 + h), (0, 0), 1, 1)], [kl.Plane((0, 0), (0, 1))], (0, -g), e)
    run = kl.simulate(scene, 3)
    assert run.stopped_because == "everything at rest"
    assert run.time[-1] == pytest.approx(1.354570923, abs=1e-9)
    speeds = run.contacts.of_kind("impact").velocity_after[:, 0, 1]
    path = h + sum(speeds**2 / g)
    assert path == pytest.approx(5 / 3, abs=1e-9)
    assert path == pytest.approx(h * (1 + e * e) / (1 - e * e), abs=1e-9)


@pytest.mark.parametrize(("ratio", "digits"), [(1, 3), (100, 31), (10**4, 314), (10**6, 3141)])
def test_galperin_counts_the_digits_of_pi(ratio, digits):
    small, big = kl.Ball((1, 0), (0, 0), 0.1, 1), kl.Ball((2, 0), (-1, 0), 0.1, ratio)
    run = kl.simulate(kl.Scene([small, big], [kl.Plane((0, 0), (1, 0))]), 1e4, record="contacts")
    assert len(run.contacts) == digits
    assert kl.kinetic_energy(run)[-1] == pytest.approx(ratio / 2, rel=1e-9)


@pytest.mark.parametrize(("e", "impacts"), [(0.08, 10), (0.1, 6), (0.15, 4), (0.5, 3)])
def test_inelastic_collapse_of_three_balls_counted_by_events(e, impacts):
    row = [kl.Ball((3.0 * i, 0), (1.0 if i == 0 else 0.0, 0), 1, 1) for i in range(3)]
    run = kl.simulate(kl.Scene(row, restitution=e), 1e3, record="contacts")
    assert len(run.contacts) == impacts
    assert run.stopped_because == "duration reached"


def test_inelastic_collapse_without_end_below_7_minus_4_sqrt_3():
    row = [kl.Ball((3.0 * i, 0), (1.0 if i == 0 else 0.0, 0), 1, 1) for i in range(3)]
    run = kl.simulate(kl.Scene(row, restitution=0.06), 1e3, record="contacts")
    assert run.stopped_because == "collisions accumulate"


@pytest.mark.parametrize(("masses", "after"), [((3, 1), (0, 2)), ((6, 2, 1), (0, 0, 3))])
def test_stacked_balls_dropped_one_by_one(masses, after):
    stack = [kl.Ball((0, 1.5 + 2 * i), (0, -1), 1, m) for i, m in enumerate(masses)]
    run = kl.simulate(kl.Scene(stack, [kl.Plane((0, 0), (0, 1))]), 1)
    assert run.velocity[-1, :, 1] == pytest.approx(after, abs=1e-12)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0)])
def test_events_takes_touching_balls_at_once_in_any_order_of_the_list(order):
    """Moreau's rule, as Li & Yao have it for three balls."""
    row = [kl.Ball((2 * i, 0), (1 - i, 0), 1, i + 1) for i in range(3)]
    run = kl.simulate(kl.Scene([row[i] for i in order]), 1)
    found = dict(zip(order, run.velocity[-1, :, 0], strict=True))
    after = kl.all_at_once([1, 2, 3], [1, 0, -1])
    assert [found[i] for i in range(3)] == pytest.approx(after, abs=1e-12)


def test_neumann_film_three_head_on_pairs():
    balls_of = []
    surfaces = [kl.Surface(e) for e in (1, 0.5, 0)]
    for row, surface in enumerate(surfaces):
        y = 5.0 * row
        balls_of += [
            kl.Ball((-4, y), (2, 0), 1, 1, surface=surface),
            kl.Ball((4, y), (-2, 0), 1, 1, surface=surface),
        ]
    run = kl.simulate(kl.Scene(balls_of), 3)
    assert run.contacts.time == pytest.approx([1.5, 1.5, 1.5])
    assert run.velocity[-1, ::2, 0] == pytest.approx([-2, -1, 0])


@pytest.mark.parametrize(("ratio", "impacts"), [(3, 5), (10, 10), (50, 22), (256, 50), (4096, 201)])
def test_impacts_of_two_balls_and_a_wall_at_other_ratios(ratio, impacts):
    """The steps of arctan(sqrt(m/M)) in pi; 3:1 is an exact tie, whose last never happens."""
    balls = [kl.Ball((5, 0), (-1, 0), 0.5, ratio), kl.Ball((2, 0), (0, 0), 0.5, 1)]
    run = kl.simulate(kl.Scene(balls, [kl.Plane((0, 0), (1, 0))]), 1e4, record="contacts")
    assert len(run.contacts) == impacts
