"""Curved, finite and moving walls, and a central force, in exact events."""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.contacts import curve_walk
from kernel_lib.state.vectors import as_three
from kernel_lib.state.walls import distance_now
from tests.fuzz.work import at_most

R = 0.1
DOWN = (0.0, -1.0)


def thrown(place, velocity, wall, gravity=DOWN, radius=R, **more):
    return kl.Scene([kl.Ball(place, velocity, radius, 1)], [wall], gravity, **more)


#: Each curve with a throw that meets it again and again.
CURVES = {
    "circle": thrown((0.3, -0.2), (1, 1), kl.Arc((0, 0), 1 + R)),
    "outside a circle": thrown((0, 1.5), (0.5, 0.1), kl.Arc((0.2, 0), 1 - R), 0, central_force=1.0),
    "bowl": thrown((0.3, -0.5), (0.3, 0.2), kl.Arc((0, 0), 1 + R, math.pi, 2 * math.pi)),
    "parabola": thrown((0.3, 1), (0.4, 1.1), kl.Parabola((0, 0), 1.0)),
    "parabola of centres": thrown(
        (0.3, 0.045), (0.4, 1.1), kl.Parabola((0, 0), 1, of_centres=True)
    ),
    "parabola askew": thrown(
        (0.3, 0.8), (0.4, 0.1), kl.Parabola((0, 0), 1, axis=(0.1, 1), of_centres=True)
    ),
    "ellipse": thrown((0.3, 0.2), (0.4, 1.1), kl.Ellipse((0, 0), (2, 1))),
    "ellipse of centres": thrown(
        (0.3, 0.2), (0.4, 1.1), kl.Ellipse((0, 0), (2, 1), 0.2, of_centres=True)
    ),
    "ellipse without gravity": thrown(
        (0.3, 0.2), (0.4, 1.1), kl.Ellipse((0, 0), (2, 1), of_centres=True), 0
    ),
    "ellipse with a spring": thrown(
        (0.3, 0.2), (0.4, 1.1), kl.Ellipse((0, 0), (2, 1), of_centres=True), 0, central_force=0.5
    ),
    "ellipse with a driving force": thrown(
        (0.3, 0.2), (0.6, 0.8), kl.Ellipse((0, 0), (2, 1), of_centres=True), 0, central_force=-0.5
    ),
    "circle with a spring aside": thrown(
        (0.3, 0.2), (0.9, 0.8), kl.Arc((0, 0), 1 + R), 0, central_force=0.7, force_centre=(0.4, 0.1)
    ),
    "two segments": kl.Scene(
        [kl.Ball((0.2, 1), (0, 0), R, 1)],
        [kl.Segment((-3, 2), (0, -0.5)), kl.Segment((0, -0.5), (3, 2))],
        DOWN,
    ),
}


@pytest.mark.parametrize("name", CURVES)
def test_energy_is_kept_over_a_thousand_bounces(name):
    run = kl.simulate(CURVES[name], 1e6, kl.Events(), record="contacts", budget=1010, frames=1e5)
    energies = kl.mechanical_energy(run)
    assert np.sum(run.contacts.kind == "impact") >= 1000
    assert energies[-1] == pytest.approx(energies[0], abs=1e-12)
    assert np.abs(run.contacts.energy_lost).max() <= 1e-13


@pytest.mark.parametrize("name", CURVES)
def test_a_run_turned_back_returns_to_where_it_came_from(name):
    """Chaos doubles errors from bounce to bounce: few bounces, a wide margin."""
    scene = CURVES[name]
    there = kl.simulate(scene, 4.0, kl.Events())
    ball = scene.balls[0]
    turned = kl.Ball(tuple(there.position[-1, 0]), tuple(-there.velocity[-1, 0]), ball.radius, 1)
    back = kl.simulate(replace(scene, balls=[turned]), 4.0)
    assert back.position[-1, 0] == pytest.approx(ball.position, abs=1e-8)


#: Walls by name, each with places on it, by an angle.
WALLS_WITH_PLACES = {
    "plane": (kl.Plane((0, 0), (0, 1)), lambda t: (t, 0)),
    "circle": (kl.Arc((0, 0), 0.7), lambda t: (0.7 * math.cos(t), 0.7 * math.sin(t))),
    "arc": (kl.Arc((0, 0), 0.7, -0.5, 5.5), lambda t: (0.7 * math.cos(t), 0.7 * math.sin(t))),
    "ellipse": (kl.Ellipse((0, 0), (1.3, 0.7)), lambda t: (1.3 * math.cos(t), 0.7 * math.sin(t))),
    "ellipse of centres": (
        kl.Ellipse((0, 0), (1.3, 0.7), of_centres=True),
        lambda t: (1.3 * math.cos(t), 0.7 * math.sin(t)),
    ),
    "parabola of centres": (
        kl.Parabola((0, 0), 0.9, of_centres=True),
        lambda t: (math.sin(t), math.sin(t) ** 2 / 1.8),
    ),
}


def start_at(name, angle, off):
    """A wall, the reach of a ball, a place `off` m from touching, and the ways off and along."""
    wall, place = WALLS_WITH_PLACES[name]
    x, y = place(angle)
    # From a little inside: on the curve itself a piece of an arc has two normals.
    inside = 0.999 if isinstance(wall, kl.Arc) else 1
    n = (0, 1) if name == "plane" else wall.normal((inside * x, inside * y))
    reach = 0 if getattr(wall, "of_centres", False) else R
    at = (x + (reach + off) * n[0], y + (reach + off) * n[1])
    return wall, reach, at, np.array(n), np.array((n[1], -n[0]))


@pytest.mark.parametrize("off", [-5e-10 * R, 0, 5e-10 * R])
@pytest.mark.parametrize("name", WALLS_WITH_PLACES)
def test_a_start_within_rounding_of_a_wall_touches_it(name, off):
    for angle in np.linspace(0.1, 5.2, 7).tolist():
        wall, reach, at, n, t = start_at(name, angle, off)
        for way, hits in ((0.4 * t - n, 1), (0.4 * t + n, 0), (t, 0)):
            run = kl.simulate(thrown(at, tuple(way), wall, 0), 2.0, kl.Events())
            path = run.sample(np.linspace(0, 2, 41))
            room = (
                min(distance_now(wall, as_three(c)) for c in path.position[:, 0].tolist()) - reach
            )
            assert room > -1e-8 * R
            assert len(run.contacts.time[run.contacts.time == 0]) == hits or way is t
            gone = path.velocity[0, 0] if not hits else run.contacts.velocity_after[0, 0]
            assert gone == pytest.approx(way - 2 * hits * (way @ n) * n, abs=1e-8)


@pytest.mark.parametrize("name", ["circle", "ellipse of centres", "parabola of centres"])
def test_a_ball_that_starts_clearly_outside_a_curve_stays_outside(name):
    wall, place = WALLS_WITH_PLACES[name]
    outside = R if name == "circle" else 0
    for angle in (0.1, 1.9, 4.4):
        x, y = place(angle)
        n = np.array(wall.normal((x, y)))
        at = np.array((x, y)) - (outside + 1e-7) * n
        run = kl.simulate(thrown(tuple(at), tuple(n), wall, 0), 1.0, kl.Events())
        assert len(run.contacts) == 1
        assert wall.distance(tuple(run.position[-1, 0])) < -0.9 - outside


@pytest.mark.parametrize("away", [0, 1e-10, 1e-9, 1e-8, 9e-8, 2e-7])
def test_a_ball_that_slides_just_before_an_end_of_its_wall_leaves_it(away):
    """away : from the end, in radii"""
    segment = thrown((1 - away * R, R), (1, 0), kl.Segment((0, 0), (1, 0)))
    t = 5.5 - away * R / 0.6
    arc = thrown(
        *((0.6 * math.cos(t), 0.6 * math.sin(t)), (-math.sin(t), math.cos(t))),
        *(kl.Arc((0, 0), 0.7, 0.5, 5.5), 0),
    )
    for scene in (segment, arc):
        run = kl.simulate(scene, 0.5, kl.Events())
        assert run.stopped_because == "duration reached"
        fell = run.velocity[-1, 0] - scene.balls[0].velocity
        assert fell == pytest.approx(0.5 * np.array(scene.gravity), abs=1e-6)


def test_a_ball_inside_a_wall_is_refused_with_the_way_it_must_keep():
    for angle in (0.1, 1.9, 4.4):
        wall, _, at, *_ = start_at("ellipse", angle, -1e-7)
        with pytest.raises(
            ValueError, match=r"inside wall 0 at the start; .* at least 0\.1 m away"
        ):
            thrown(at, (0, 1), wall)


def test_the_first_bounce_in_a_circle():
    run = kl.simulate(thrown((0, -1), (1, 1), kl.Arc((0, 0), 1 + R)), 1.0)
    assert run.contacts.time == pytest.approx([0.860319418], abs=5e-10)
    after = run.contacts.velocity_after[0, 0]
    assert after == pytest.approx((-0.357784490, 0.944193266), abs=6e-10)


def test_a_ball_bounces_on_the_parabola_below_its_centre():
    scene = thrown((0.3, 1), (0, 0), kl.Parabola((0, 0), 0.5), (0, -9.81), 0.2)
    times = kl.simulate(scene, 1.5).contacts.time  # against 40 digits and plain halving
    expected = [0.367683329, 0.523522088, 1.272703575, 1.430194045]
    assert times == pytest.approx(expected, abs=5e-10)


def test_the_second_integral_of_the_parabola_over_ten_thousand_bounces():
    """x' (x y' - Y x') + g x^2/2 with Y the height above the focus: 0.2498."""
    scene = CURVES["parabola of centres"]
    run = kl.simulate(scene, 1e6, record="contacts", budget=10_010, frames=1e5)
    x, y = (run.contacts.point + R * run.contacts.normal).T
    u, v = run.contacts.velocity_after[:, 0].T
    second = u * (x * v - (y - 0.5) * u) + x * x / 2
    assert len(second) >= 10_000
    assert second == pytest.approx(np.full(len(second), 0.2498), abs=1e-12)


def test_without_gravity_the_product_of_angular_momenta_about_the_foci_is_kept():
    scene = CURVES["ellipse without gravity"]
    run = kl.simulate(scene, 200.0, frames=1.0)
    (x, y), (u, v) = run.position[:, 0].T, run.velocity[:, 0].T
    f = scene.walls[0].foci[0][0]
    product = ((x - f) * v - y * u) * ((x + f) * v - y * u)
    assert product == pytest.approx(np.full(len(x), product[0]), abs=1e-12)


@pytest.mark.parametrize("e", [0.99, 0.5])
def test_in_a_circle_with_loss_the_tangent_of_the_angle_shrinks_by_e(e):
    """tan a_n = e^n tan a_0; impacts follow each other after (R/u) sin 2a_k; then it slides."""
    angle, last = math.radians(60), {0.99: 208.823209, 0.5: 3.428821}[e]
    scene = thrown((0, -1), (1, math.tan(angle)), kl.Arc((0, 0), 1 + R), 0, restitution=e)
    run = kl.simulate(scene, last + 1, record="contacts")
    slides = run.contacts.kind == "slide"
    assert run.contacts.time[slides] == pytest.approx([last], abs=1e-6)
    hits = run.contacts.time[run.contacts.kind == "impact"]
    angles = np.arctan(e ** np.arange(len(hits)) * math.tan(angle))
    assert hits == pytest.approx(np.cumsum(np.sin(2 * angles)), abs=1e-6)
    assert np.linalg.norm(run.velocity[-1, 0]) == pytest.approx(1, abs=1e-9)


#: A throw into a bowl, after which a ball with loss bounces, and slides to and fro.
FROM_ASIDE = (0.5, -0.3), (0.2, 0.0)


@pytest.mark.parametrize("e", [0.5, 0.9, 0.97])
def test_the_sum_of_the_last_bounces_is_what_following_each_of_them_gives(e):
    """`section` follows every bounce, however small, and knows no sliding."""
    scene = thrown(*FROM_ASIDE, kl.Arc((0, 0), 1 + R), restitution=e)
    all_of_them = kl.section(scene, round(-20 / math.log(e)), compile=False)
    over = float(all_of_them.time[0, -1])
    run = kl.simulate(scene, over + 1, frames=0.1)
    impacts, (slides,) = (run.contacts.of_kind(kind).time for kind in ("impact", "slide"))
    assert impacts == pytest.approx(all_of_them.time[0, : len(impacts)], abs=1e-11)
    # Once the rest rises by less than contacts are distinguished it is summed.
    assert len(impacts) < 0.65 * all_of_them.time.shape[1]
    assert slides == pytest.approx(over, abs=1e-6)
    assert run.at(over).position[0] == pytest.approx(all_of_them.position[0, -1], abs=1e-12)
    assert run.at(over).velocity[0] == pytest.approx(all_of_them.velocity[0, -1], abs=1e-8)


def test_a_ball_that_hardly_loses_anything_bounces_a_bounded_number_of_times():
    """From its first speed to the last that is followed, each e of the one before."""
    scene = thrown((0.0, -0.4), (0, 0), kl.Arc((0, 0), 1 + R), restitution=0.99)
    run = kl.simulate(scene, 1e4, record="contacts", frames=1e4)
    falls, least = math.sqrt(2 * 0.6), math.sqrt(2e-9 * R)
    bounces = math.log(falls / least) / -math.log(0.99)
    assert len(run.contacts.of_kind("impact")) == pytest.approx(bounces, abs=2)
    assert run.stopped_because == "everything at rest"
    assert run.time[-1] == pytest.approx(2 * falls / (1 - 0.99) - falls, rel=1e-9)


@pytest.mark.parametrize(("e", "friction"), [(0.7, 0.2), (0.6, 0.5), (0.9, 0.02)])
def test_the_last_bounces_press_and_rub_as_if_each_were_followed(e, friction, monkeypatch):
    """They press by a_n T - v_n a mass; on a ball that slid for all of T friction has v_n more."""
    scene = thrown(*FROM_ASIDE, kl.Arc((0, 0), 1 + R), restitution=e, friction=friction)
    summed = kl.simulate(scene, 20.0, frames=0.1)
    monkeypatch.setattr("kernel_lib.solvers.events.curve_contact.SETTLED_ON_CURVE", 0.0)
    followed = kl.simulate(scene, 20.0, frames=0.1)
    assert len(followed.contacts) > len(summed.contacts) + 10
    for name in ("position", "velocity", "spin"):
        one, two = getattr(summed, name), getattr(followed, name)
        assert one == pytest.approx(two, abs=2e-8), name
    lost = [run.contacts.energy_lost.sum() for run in (summed, followed)]
    assert lost[0] == pytest.approx(lost[1], abs=1e-9)


def test_where_the_push_of_the_wall_is_about_to_end_small_bounces_are_followed_on(monkeypatch):
    """Up a loop to where it presses no longer: a sum would need the push to stay what it is."""
    angle, speed, off = 2.2, math.sqrt(0.74), 4e-6
    sine, cosine = math.sin(angle), math.cos(angle)
    velocity = speed * cosine - off * sine, speed * sine + off * cosine
    scene = thrown((sine, -cosine), velocity, kl.Arc((0, 0), 1 + R), restitution=0.9999)
    run = kl.simulate(scene, 1.5, frames=0.1)
    monkeypatch.setattr("kernel_lib.solvers.events.curve_contact.SETTLED_ON_CURVE", 0.0)
    assert len(run.contacts) > 500
    assert run.position[-1, 0] == pytest.approx(
        kl.simulate(scene, 1.5, frames=0.1).position[-1, 0], abs=1e-9
    )


def test_a_ball_rolls_off_the_end_of_a_segment_or_flies():
    """Round the end the centre goes on a circle of the ball's radius: N = m (g cos - v^2/r)."""
    floor = kl.Segment((-5, 0), (0, 0))
    fast = kl.simulate(thrown((-1, R), (1, 0), floor, restitution=0.5), 1.5)
    assert list(fast.contacts.kind) == ["slide", "part"]
    assert fast.contacts.time[1] == pytest.approx(1.0, abs=1e-9)
    slow = kl.simulate(thrown((-0.01, R), (0.1, 0), floor, restitution=0.5), 1.5)
    parts = slow.contacts.time[slow.contacts.kind == "part"][0]
    x, y = slow.at(parts).position[0]
    cosine = y / R
    # Energy: v^2 = 0.1^2 + 2 r (1 - cos), and N = 0 where v^2 = r cos.
    assert cosine == pytest.approx((0.1**2 + 2 * R) / (3 * R), rel=1e-9)
    assert math.hypot(x, y) == pytest.approx(R, rel=1e-9)


@pytest.mark.parametrize("seed", range(20))
def test_round_a_joint_of_two_parts_no_walk_is_long(seed):
    # The gap to the second part stays what it is at the start, all the way round.
    rng = np.random.default_rng(seed)
    turn, below, radius = rng.uniform(0.3, 1.2), rng.uniform(0.1, 1), float(rng.choice([0.1, 0.2]))
    at = tuple(rng.normal(size=2).tolist())
    fall = (at[0] + math.cos(turn), at[1] - math.sin(turn))
    walls = [
        kl.Segment((at[0] - 1, at[1] - 0.1 * below), at),
        kl.Segment(at, fall) if seed % 2 else kl.Segment(fall, at),
    ]
    lean = float(rng.uniform(0.02, 0.1))
    away = radius + float(rng.choice([1e-12, 1e-11]))
    place = (at[0] + away * math.sin(lean), at[1] + away * math.cos(lean))
    scene = kl.Scene([kl.Ball(place, (0, 0), radius, 1)], walls, (0, -9.8), 0.0)
    with at_most(300_000):
        run = kl.simulate(scene, 0.7, frames=0.1)
    assert run.stopped_because == "duration reached"
    energy = kl.mechanical_energy(run)
    assert np.diff(energy).max() <= 1e-9 * kl.kinetic_energy(run).max()


@pytest.mark.parametrize("friction", [None, 0.1, 0.5])
@pytest.mark.parametrize("restitution", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("turned", [False, True])
def test_a_level_joint_is_none(friction, restitution, turned):
    ends = [-3.0, 0.0, 1 / 3, 1.0, 4.0]
    pieces = [kl.Segment((a, 0), (b, 0)) for a, b in pairwise(ends)]
    pieces.append(kl.Segment((1, 0), (1, -1)))
    ball = kl.Ball((-1, R), (2, 0), R, 1, spin=-2 / R if friction == 0.5 else 0.0)
    surface = {"restitution": restitution, "friction": friction}
    walls = pieces[::-1] if turned else pieces
    run = kl.simulate(kl.Scene([ball], walls, (0, -9.8), **surface), 2, frames=0.01)
    whole = kl.simulate(
        kl.Scene([ball], [kl.Segment((-3, 0), (4, 0))], (0, -9.8), **surface), 2, frames=0.01
    )
    assert run.position == pytest.approx(whole.position, abs=1e-12)
    assert run.spin == pytest.approx(whole.spin, abs=1e-11)
    assert "impact" not in run.contacts.kind


def test_a_ball_on_a_floor_takes_the_arc_that_rises_from_it():
    """Loop the loop: N = m (g cos + v^2/(R - r)) at once, and v^2 is lost to height alone."""
    for floor in (kl.Plane((0, 0), (0, 1)), kl.Segment((-3, 0), (0, 0))):
        loop = kl.Arc((0, 1), 1, -math.pi / 2, math.pi / 2)
        scene = kl.Scene([kl.Ball((-1, R), (9, 0), R, 1)], [floor, loop], (0, -9.8), 1.0)
        run = kl.simulate(scene, 0.6, frames=0.01)
        assert "impact" not in run.contacts.kind
        speed = np.hypot(*run.velocity[:, 0].T)
        fallen = 2 * 9.8 * (run.position[:, 0, 1] - R)
        assert speed**2 + fallen == pytest.approx(np.full(len(speed), 81.0), rel=1e-9)
        assert run.position[:, 0, 1].max() == pytest.approx(2 - R, abs=1e-3)


def test_a_finite_wall_is_met_from_both_sides_and_at_its_ends():
    wall = kl.Segment((-1, 0), (1, 0))
    for place, velocity, expected in (
        ((0, 1), (0, -1), (0, 1)),
        ((0, -1), (0, 1), (0, -1)),
        ((3, 0), (-1, 0), (1, 0)),
        ((-3, 0), (1, 0), (-1, 0)),
    ):
        run = kl.simulate(thrown(place, velocity, wall, 0), 2.5)
        assert run.contacts.normal[0] == pytest.approx(expected, abs=1e-12)
        assert run.velocity[-1, 0] == pytest.approx([-each for each in velocity])


def test_a_ball_comes_to_rest_at_the_bottom_of_two_segments():
    run = kl.simulate(replace(CURVES["two segments"], restitution=0.5), 60)
    assert run.stopped_because == "everything at rest"
    assert run.position[-1, 0, 0] == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("degrees", [25, 50, 60, 80])
def test_a_wedge_without_loss_is_left_after_a_bounded_number_of_impacts(degrees):
    """At most ceil(pi/delta), smooth, without gravity."""
    delta = math.radians(degrees)
    walls = [kl.Plane((0, 0), (0, 1)), kl.Plane((0, 0), (math.sin(delta), -math.cos(delta)))]
    walls.append(kl.Arc((50, 50), 0.5))  # far off: with it the walls take curves
    middle = 3 * math.cos(delta / 2), 3 * math.sin(delta / 2)
    counts = []
    for turn in np.linspace(-0.2, 0.2, 9):
        angle = math.pi + delta / 2 + turn
        ball = kl.Ball(middle, (math.cos(angle), math.sin(angle)), 0.01, 1)
        counts.append(len(kl.simulate(kl.Scene([ball], walls), 30.0).contacts))
    assert max(counts) == math.ceil(math.pi / delta) or max(counts) == math.floor(math.pi / delta)


class Sine:
    """A wall of one's own: y = sin(x)/10, seen from above."""

    def foot(self, x, y):
        q = x
        for _ in range(50):
            f, slope, bend = math.sin(q) / 10, math.cos(q) / 10, -math.sin(q) / 10
            q -= ((q - x) + (f - y) * slope) / (1 + slope**2 + (f - y) * bend)
        return q

    def distance(self, point):
        q = self.foot(*point)
        return math.copysign(
            math.hypot(point[0] - q, point[1] - math.sin(q) / 10),
            point[1] - math.sin(point[0]) / 10,
        )

    def normal(self, point):
        slope = math.cos(self.foot(*point)) / 10
        return (-slope / math.hypot(1, slope), 1 / math.hypot(1, slope))

    def time_of_impact(self, position, velocity, acceleration, radius, side, leaving):
        return kl.first_contact(self, position, velocity, acceleration, radius, side, leaving, 10.0)


def test_a_wall_of_one_s_own_of_three_functions():
    scene = thrown((0.3, 1), (0.4, 0), Sine())
    run = kl.simulate(scene, 30.0)
    assert len(run.contacts) > 5
    assert kl.mechanical_energy(run)[-1] == pytest.approx(kl.mechanical_energy(run)[0], abs=1e-12)
    for point in run.contacts.point:
        assert point[1] == pytest.approx(math.sin(point[0]) / 10, abs=1e-12)


class Stadium:
    """The wall of the recipe in kernel_lib/contacts/README.md."""

    def foot(self, point):
        return min(max(point[0], -1), 1), 0

    def distance(self, point):
        return 1 - math.dist(point, self.foot(point))

    def normal(self, point):
        (x, y), (u, v) = point, self.foot(point)
        length = math.dist(point, (u, v))
        return (u - x) / length, (v - y) / length

    def time_of_impact(self, position, velocity, acceleration, radius, side, leaving):
        return kl.first_contact(self, position, velocity, acceleration, radius, side, leaving, 1)


def test_the_stadium_of_the_recipe():
    scene = kl.Scene([kl.Ball((0.3, 0.2), (0.4, 0.7), R, 1)], [Stadium()])
    run = kl.simulate(scene, 100.0)
    assert len(run.contacts) > 30
    assert kl.kinetic_energy(run)[-1] == pytest.approx(0.325, abs=1e-13)
    x, y = run.contacts.point.T
    assert np.hypot(np.maximum(np.abs(x) - 1, 0), y) == pytest.approx(np.ones(len(x)), abs=1e-12)


def test_a_ball_slides_to_and_fro_on_a_wall_of_one_s_own():
    run = kl.simulate(thrown((-0.5, 0.2), (0, 0), Sine(), restitution=0.2), 60.0, frames=0.5)
    assert run.contacts.kind[-1] == "slide"
    late = kl.mechanical_energy(run)[-40:]
    assert np.ptp(late) < 1e-8


def test_two_balls_in_a_bowl_meet_there():
    balls = [kl.Ball((x, 0.2), (0, 0), R, 1 + x) for x in (-0.5, 0.6)]
    scene = kl.Scene(balls, [kl.Arc((0, 0), 1)], DOWN, 0.9)
    run = kl.simulate(scene, 5.0)
    assert np.any(run.contacts.b >= 0) and np.any(run.contacts.b < 0)
    apart = np.linalg.norm(run.position[:, 0] - run.position[:, 1], axis=-1)
    assert apart.min() > 2 * R * (1 - 1e-9)
    assert np.linalg.norm(run.position, axis=-1).max() < 1 - R + 1e-9
    lost = kl.mechanical_energy(run)[0] - kl.mechanical_energy(run)[-1]
    assert lost == pytest.approx(run.contacts.energy_lost.sum(), abs=1e-8)


def test_runs_on_curves_resume_bit_for_bit_and_are_saved(tmp_path):
    scene = thrown((0.3, -0.2), (1, 1), kl.Arc((0, 0), 1 + R), friction=0.2, restitution=0.3)
    whole = kl.simulate(scene, 9.0)
    part = kl.simulate(scene, 5.5)
    part.save(tmp_path / "run.npz")
    assert kl.resume(kl.load(tmp_path / "run.npz"), 3.5) == whole
    assert "slide" in whole.contacts.kind or "roll" in whole.contacts.kind


def test_steps_refuse_curves_by_name():
    what = "Stepping takes no curved walls, got wall 0, an Arc; take planes, or use Events"
    with pytest.raises(ValueError, match=what):
        kl.simulate(CURVES["circle"], 1.0, kl.Stepping(0.01))


@pytest.mark.parametrize("solver", [kl.Stepping(0.01), kl.Compliant(kl.Hertz(1e4))], ids=["s", "c"])
@pytest.mark.parametrize(
    ("scene", "what"),
    [
        (
            thrown((0, 1), (0, 0), kl.Plane((0, 0), (0, 1), moves=kl.Steady((0, 1)))),
            "moving walls, got wall 0, which moves; let them rest, or use Events",
        ),
        (
            kl.Scene([kl.Ball((0, 1), (0, 0), R, 1)], central_force=-0.5),
            "central force, got -0.5; leave it out, or use Events",
        ),
    ],
    ids=["moving", "central"],
)
def test_others_refuse_by_name(solver, scene, what):
    with pytest.raises(ValueError, match=f"{type(solver).__name__} takes no {what}"):
        kl.simulate(scene, 1.0, solver)


def test_drag_goes_with_planes_alone():
    scene = thrown((0.3, -0.2), (1, 1), kl.Arc((0, 0), 1 + R), drag=0.1)
    with pytest.raises(ValueError, match="takes no drag"):
        kl.simulate(scene, 1.0)


def test_a_ball_on_top_of_a_force_that_drives_away_stays_there_however_long_one_asks():
    """The walk towards a wall went on until exp(w t) overflowed: a fuzz of seed 2097 found it."""
    top = kl.Ball((0, 0), (0, 0), 0.5, 19, spin=1)
    scene = kl.Scene(
        [top, kl.Ball((1, 0), (0, 0), 0.5, 1)],
        [kl.Arc((-2.3, -3.1), 2.27)],
        restitution=0,
        central_force=-0.5,
    )
    run = kl.simulate(scene, 1.0, kl.Events(), 0.02)
    assert run.stopped_because == "duration reached" and (run.position[:, 0] == 0).all()
    assert run.position[-1, 1, 0] == pytest.approx(math.cosh(math.sqrt(0.5)), rel=1e-12)
    still = [replace(ball, spin=0) for ball in scene.balls]
    calm = kl.simulate(replace(scene, balls=still), 1.0, kl.Events(), 0.02)
    assert (calm.position == run.position).all(), "a ball that starts at rest is driven away"
    alone = kl.simulate(kl.Scene([top], scene.walls, central_force=-0.5), 2000.0, kl.Events(), 10)
    assert (alone.position == 0).all() and (alone.velocity == 0).all()


BAT = kl.Plane((-3, 0), (1, 0), moves=kl.Steady((1, 0)))
FLOOR = kl.Plane((0, 0), (0, 1))


@pytest.mark.parametrize("restitution", [1.0, 0.5, 0.0])
@pytest.mark.parametrize("gravity", [0.0, (0.0, -9.8)])
@pytest.mark.parametrize(
    "bat", [BAT, kl.Segment((-3, -1), (-3, 2), moves=kl.Steady((1, 0))), kl.Plane((-3, 0), (-1, 0))]
)
def test_a_wall_meets_a_ball_that_lies_still(restitution, gravity, bat):
    """After 2.9 s; the ball then has (1 + e) times the speed of the bat."""
    bat = replace(bat, moves=kl.Steady((1, 0)))
    ball = kl.Ball((0, R), (0, 0), R, 1)
    run = kl.simulate(kl.Scene([ball], [FLOOR, bat], gravity, restitution), 5.0)
    hits = run.contacts.of_kind("impact")
    assert hits.time == pytest.approx([2.9], abs=1e-12)
    assert run.velocity[-1, 0] == pytest.approx((1 + restitution, 0), abs=1e-12)
    assert run.stopped_because == "duration reached"


def test_a_wall_meets_a_ball_that_has_come_to_rest():
    ball = kl.Ball((0, 1), (0, 0), R, 1)
    run = kl.simulate(kl.Scene([ball], [FLOOR, BAT], (0, -9.8), 0.5), 5.0)
    last = run.contacts.of_kind("impact")
    assert last.time[-2] < 1.4 and last.time[-1] == pytest.approx(2.9, abs=1e-12)
    assert run.velocity[-1, 0] == pytest.approx((1.5, 0), abs=1e-12)


def test_a_wall_that_swings_meets_a_ball_at_rest_within_its_reach_and_no_other():
    for reach, met in ((2.89, 0), (2.91, 1)):
        bat = kl.Plane((-3, 0), (1, 0), moves=kl.Shaking((reach, 0), 1.0))
        run = kl.simulate(kl.Scene([kl.Ball((0, 1), (0, 0), R, 1)], [bat]), 99.0)
        assert len(run.contacts) == met
        assert (run.stopped_because == "everything at rest") == (not met)
    assert run.contacts.time[0] == pytest.approx(math.asin(2.9 / 2.91), abs=1e-12)


def test_a_galton_board():
    """Forty-eight balls through four rows of pegs: binomial, sqrt(rows)/2 wide, where each row is
    a fair coin; balls that keep some of their way sideways spread somewhat otherwise."""
    rows, step = 4, math.sqrt(3) / 2
    pegs = [kl.Arc((i - k / 2, -k * step), 0.1) for k in range(rows) for i in range(-2, k + 3)]
    ends = []
    for x in np.random.default_rng(1).normal(scale=0.05, size=48).tolist():
        ball = kl.Ball((x, 0.6), (0, 0), 0.25, 1)
        run = kl.simulate(kl.Scene([ball], pegs, (0, -9.8), 0.5), 5, frames=0.02)
        assert run.stopped_because == "duration reached"
        below = np.argmax(run.position[:, 0, 1] < -rows * step)
        assert below > 0
        ends.append(run.position[below, 0, 0])
        middles = np.array([peg.centre for peg in pegs])
        apart = np.linalg.norm(run.position - middles, axis=2)
        assert apart.min() >= 0.35 * (1 - 1e-6)
    wide = math.sqrt(rows) / 2
    assert abs(np.mean(ends)) < 3 * wide / math.sqrt(len(ends))
    assert 0.5 * wide < np.std(ends) < 1.5 * wide


def test_a_smooth_ball_is_pushed_along_a_floor_by_a_wall_without_rebound():
    run = kl.simulate(kl.Scene([kl.Ball((0, R), (0, 0), R, 1)], [FLOOR, BAT], (0, -9.8), 0.0), 9.0)
    assert run.position[-1, 0] == pytest.approx((6 + R, R), abs=1e-12)
    assert run.stopped_because == "duration reached"


@pytest.mark.parametrize("lift", [0.0, 0.3, 1.2])
def test_a_wedge_that_shakes_carries_a_ball_until_it_falls_faster(lift):
    """Two planes of 45 degrees: both press until a = g, at sin wt = g/(A w^2)."""
    moves = kl.Shaking((0.2, lift), 3.0)
    if lift == 1.2:
        moves = kl.Shaking((0.0, lift), 3.0)
    planes = [kl.Plane((0, 0), (x, 1), moves=moves) for x in (-1, 1)]
    place = (0, R * math.sqrt(2))
    start = moves.at(0.0)[1][:2]
    run = kl.simulate(
        kl.Scene([kl.Ball(place, start, R, 1)], planes, (0, -9.8), 0.0), 1.5, frames=0.01
    )
    moved = np.array([moves.at(time)[0][:2] for time in run.time])
    leaves = math.asin(9.8 / 10.8) / 3 if lift == 1.2 else math.inf
    held = run.time < leaves
    assert run.position[held, 0] == pytest.approx((place + moved)[held], abs=1e-12)
    parts = run.contacts.of_kind("part").time
    assert parts[:2] == pytest.approx([leaves] * 2 if lift == 1.2 else [], abs=1e-9)


def test_a_wall_that_rubs_against_a_ball_that_another_holds_is_named():
    scene = kl.Scene([kl.Ball((0, R), (0, 0), R, 1)], [FLOOR, BAT], (0, -9.8), 0.0, friction=0.3)
    with pytest.raises(ValueError, match=r"between walls 0, 1, of which .* use"):
        kl.simulate(scene, 9.0)


@pytest.mark.parametrize("restitution", [0.0, 0.5, 0.9])
def test_a_piston_crushes_a_ball_when_its_gap_is_gone(restitution):
    """No impacts are made up at that moment: the gap of 2.9 m has seen all."""
    end = kl.Plane((R, 0), (-1, 0))
    scene = kl.Scene([kl.Ball((0, 1), (0, 0), R, 1)], [BAT, end], 0.0, restitution)
    run = kl.simulate(scene, 5.0, record="contacts")
    assert run.time[-1] == pytest.approx(2.9, abs=1e-9)
    assert run.stopped_because == "crushed between walls" and len(run.contacts) < 500


@pytest.mark.parametrize("place", [0.0, 0.3, 1.3])
@pytest.mark.parametrize("high", [0.9, 1.0, 1.1])
def test_a_ball_between_a_hill_and_a_post_comes_to_rest(place, high):
    """Its hops off the post die out like a series; those below rounding gain nothing."""
    hill = kl.Arc((place, -high), 1.5, 0.8, 2.3)
    post = kl.Segment((place - 0.7, 0), (place - 0.7, 4))
    ball = kl.Ball((place - 0.2, 0.8), (0, 0), R, 1)
    scene = kl.Scene([ball], [hill, post], (0, -9.8), 0.9, friction=5.0)
    run = kl.simulate(scene, 20, budget=5_000)
    assert run.stopped_because == "everything at rest" and len(run.contacts) < 300


def circling(**changes):
    """A ball that meets its wall again and again, each time after a walk of dozens of steps."""
    return thrown((0.3, -0.2), (1, 1), kl.Ellipse((0, 0), (2, 1), **changes))


@pytest.mark.parametrize(
    "scene",
    [
        circling(),
        circling(moves=kl.Shaking((0.1, 0.05), 3.0)),
        replace(circling(), central_force=2),
    ],
    ids=["at rest", "shaken", "under a central force"],
)
def test_a_walk_that_pauses_goes_on_from_there(scene, monkeypatch):
    whole = kl.simulate(scene, 15.0, frames=1.0)
    monkeypatch.setattr(curve_walk, "MOST_WALK_STEPS", 3)
    paused = kl.simulate(scene, 15.0, frames=1.0)
    assert len(whole.contacts) > 4 and paused.stopped_because == whole.stopped_because
    assert paused.contacts.time == pytest.approx(whole.contacts.time, rel=1e-9)
    assert paused.position == pytest.approx(whole.position, abs=1e-7)
