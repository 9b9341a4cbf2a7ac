"""Balls that attract each other: falls, bounces, orbits, flybys and what stays together."""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import kernel_lib as kl
from kernel_lib.state.vectors import norm

G = 6.67430e-11
HEAVY = 1e12


def pair(distance, speed=(0.0, 0.0), masses=(HEAVY, HEAVY), radius=1.0, **coefficients):
    """Two balls on the x axis; `speed` is that of ball 1 relative to ball 0, whose centre of
    mass rests."""
    total = sum(masses)
    shares = -masses[1] / total, masses[0] / total
    balls = [
        kl.Ball((share * distance, 0), tuple(share * u for u in speed), radius, mass)
        for share, mass in zip(shares, masses, strict=True)
    ]
    return kl.Scene(balls, mutual_gravity=G, **coefficients)


def relative(run, frame=-1):
    """Place and velocity of ball 1 seen from ball 0."""
    place, velocity = run.position[frame], run.velocity[frame]
    return place[1] - place[0], velocity[1] - velocity[0]


def fall_time(far, near, mu):
    """From rest: sqrt(d0^3/2 mu) (arccos sqrt x + sqrt(x (1 - x))), x = d/d0."""
    return fall_time_from(1 / near - 1 / far, near, mu)


def fall_time_from(height, near, mu):
    """The same by 1/d - 1/d0, which small bounces need."""
    far, rest = 1 / (1 / near - height), near * height
    angle = math.atan2(math.sqrt(rest), math.sqrt(1 - rest))
    return math.sqrt(far**3 / (2 * mu)) * (angle + math.sqrt(rest * (1 - rest)))


def kepler(place, velocity, mu, time):
    """Place on an ellipse after a time: Kepler's equation, by halving."""
    r, v2 = math.hypot(*place), float(np.dot(velocity, velocity))
    axis = 1 / (2 / r - v2 / mu)
    rate = math.sqrt(mu / axis**3)
    along, across = 1 - r / axis, float(np.dot(place, velocity)) / math.sqrt(mu * axis)

    def passed(x):  # difference of eccentric anomaly: grows by (n t)
        return x - along * math.sin(x) + across * (1 - math.cos(x)) - rate * time

    low, high = 0.0, rate * time + 10
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (low, middle) if passed(middle) > 0 else (middle, high)
    f = 1 - axis / r * (1 - math.cos(low))
    g = time - (low - math.sin(low)) / rate
    return f * np.array(place) + g * np.array(velocity)


def test_two_balls_fall_together():
    run = kl.simulate(pair(20), 9, kl.Gravitating(), record="contacts")
    assert len(run.contacts) == 1
    assert run.contacts.time[0] == pytest.approx(8.479619928, abs=5e-10)
    assert run.contacts.time[0] == pytest.approx(fall_time(20, 2, 2 * G * HEAVY), rel=1e-12)
    before = run.contacts.velocity_before[0]
    closing = float((before[1] - before[0]) @ run.contacts.normal[0])
    assert closing == pytest.approx(10.960720779, abs=5e-10)


def test_bounces_without_end_are_summed():
    """1/d1 = 1/d - e^2 (1/d - 1/d0): tops, and rest after a time that a series gives."""
    run = kl.simulate(pair(20, restitution=0.8), 15, kl.Gravitating())
    hits = run.contacts.of_kind("impact").time
    tops = [math.hypot(*relative_at(run, (a + b) / 2)[0]) for a, b in pairwise(hits)]
    assert tops[:3] == pytest.approx([4.716981, 3.167765, 2.617560], abs=5e-7)
    assert run.stopped_because == "everything at rest"
    assert run.contacts.kind[-1] == "rest"
    assert run.contacts.time[-1] == pytest.approx(12.919565, abs=5e-7)
    total, inverse = fall_time(20, 2, 2 * G * HEAVY), 1 / 2 - 1 / 20
    for _ in range(300):
        inverse *= 0.8**2
        total += 2 * fall_time_from(inverse, 2, 2 * G * HEAVY)
    assert run.contacts.time[-1] == pytest.approx(total, abs=1e-9)


def relative_at(run, time):
    shown = run.at(time)
    return shown.position[1] - shown.position[0], shown.velocity[1] - shown.velocity[0]


@pytest.mark.parametrize("elastic", [False, True])
def test_who_is_captured(elastic):
    """Head-on from infinity at 5 m/s to d = 2: captured if e < 0.917745804."""
    mu, limit = 2 * G * HEAVY, 0.917745804
    assert limit == pytest.approx(math.sqrt(1 / (1 + 25 / mu)), abs=5e-10)
    speed = math.sqrt(25 + 2 * mu / 20)
    restitution = limit + (1e-6 if elastic else -1e-6)
    run = kl.simulate(pair(20, (-speed, 0), restitution=restitution), 3, kl.Gravitating())
    place, velocity = relative_at(run, run.contacts.time[0] + 0.05)
    energy = velocity @ velocity / 2 - mu / math.hypot(*place)
    assert bool(energy > 0) is elastic


@pytest.mark.parametrize(
    ("distance", "speed", "period"),
    [(10, 2.583467, 24.320752), (20, 1.826787, 68.789476), (30, 1.491565, 126.374337)],
)
def test_a_light_ball_goes_round(distance, speed, period):
    mu = G * HEAVY
    assert math.sqrt(mu / distance) == pytest.approx(speed, abs=5e-7)
    assert 2 * math.pi * math.sqrt(distance**3 / mu) == pytest.approx(period, abs=5e-7)
    scene = pair(distance, (0, math.sqrt(mu / distance)), (HEAVY, 1e-3))
    run = kl.simulate(scene, period, kl.Gravitating(), frames=period / 4)
    assert np.linalg.norm(relative(run, 1)[0] - [0, distance]) < 1e-5 * distance
    assert np.linalg.norm(relative(run)[0] - [distance, 0]) < 5e-6


def test_a_faster_ball_goes_further_out():
    mu = G * HEAVY
    scene = pair(10, (0, 1.2 * math.sqrt(mu / 10)), (HEAVY, 1e-3))
    run = kl.simulate(scene, 58.035665, kl.Gravitating(), frames=58.035665 / 2)
    assert math.hypot(*relative(run, 1)[0]) == pytest.approx(180 / 7, abs=5e-7)
    assert np.linalg.norm(relative(run)[0] - [10, 0]) < 5e-6


def test_two_equal_balls_go_round_each_other():
    speed = math.sqrt(2 * G * HEAVY / 10)
    assert speed / 2 == pytest.approx(1.826787, abs=5e-7)
    run = kl.simulate(pair(10, (0, speed)), 17.197369, kl.Gravitating(), frames=17.197369)
    assert np.linalg.norm(relative(run)[0] - [10, 0]) < 5e-6


def test_kepler_is_the_witness():
    scene = pair(10, (0.7, 3.0), (HEAVY, 3e11))
    start = np.array([10.0, 0.0]), np.array([0.7, 3.0])
    run = kl.simulate(scene, 40, kl.Gravitating(), frames=4)
    for frame, time in enumerate(run.time):
        expected = kepler(*start, G * 1.3e12, float(time))
        assert np.linalg.norm(relative(run, frame)[0] - expected) < 1e-9


def triangle(turned_by=0.0, side=10.0):
    """Lagrange's three: each goes round with the others in 2 pi sqrt(L^3/(3 G m))."""
    rate, balls = math.sqrt(3 * G * HEAVY / side**3), []
    for k in range(3):
        angle = 2 * math.pi * k / 3
        x, y = side / math.sqrt(3) * math.cos(angle), side / math.sqrt(3) * math.sin(angle)
        balls.append(kl.Ball((x, y), (-rate * y * (1 + turned_by * k), rate * x), 1.0, HEAVY))
    return kl.Scene(balls, mutual_gravity=G), 2 * math.pi / rate


def test_lagranges_triangle():
    scene, period = triangle()
    run = kl.simulate(scene, period, kl.Gravitating(), frames=period / 3)
    assert np.abs(run.position[1] - np.roll(run.position[0], -1, axis=0)).max() < 1e-9
    assert np.abs(run.position[-1] - run.position[0]).max() < 1e-9


def test_energy_holds_over_a_hundred_turns():
    """Three balls: two close ones, and a third around both."""
    inner, outer = math.sqrt(2 * G * HEAVY / 6), math.sqrt(3 * G * HEAVY / 30)
    balls = [
        kl.Ball((-3, 0), (0, -inner / 2), 1.0, HEAVY),
        kl.Ball((3, 0), (0, inner / 2), 1.0, HEAVY),
        kl.Ball((30, 0), (0, outer), 1.0, HEAVY),
    ]
    scene = kl.Scene(balls, mutual_gravity=G)
    duration = 100 * 2 * math.pi * 6 / inner
    run = kl.simulate(scene, duration, kl.Gravitating(), frames=duration / 50)
    energy, turning = kl.mechanical_energy(run), kl.angular_momentum(run)
    assert run.stopped_because == "duration reached"
    assert np.abs(energy / energy[0] - 1).max() < 1e-9
    assert np.abs(turning / turning[0] - 1).max() < 1e-9
    assert np.abs(kl.momentum(run) - kl.momentum(run)[0]).max() < 1e-9 * HEAVY


@pytest.mark.parametrize(("v", "b"), [(5.0, 12.0), (2.0, 30.0)])
def test_a_flyby_turns_by_the_hyperbolas_angle(v, b):
    """2 arcsin(1/eps), eps^2 = 1 + b^2 v^4/mu^2."""
    mu = 2 * G * HEAVY
    far = 1e6
    speed = math.sqrt(v * v + 2 * mu / far)
    start = -math.sqrt(far * far - b * b)
    scene = pair(far)
    balls = [
        replace(ball, position=(s * start, s * b), velocity=(s * speed, 0.0))
        for ball, s in zip(scene.balls, (-0.5, 0.5), strict=True)
    ]
    # From there the path bends a little before, so its own constants are taken.
    place, velocity = np.array([start, b]), np.array([speed, 0.0])
    energy = velocity @ velocity / 2 - mu / far
    spin = place[0] * velocity[1] - place[1] * velocity[0]
    eps = math.sqrt(1 + 2 * energy * spin**2 / mu**2)
    v_out = math.sqrt(2 * energy)
    assert eps == pytest.approx(math.sqrt(1 + (spin / v_out) ** 2 * v_out**4 / mu**2), rel=1e-12)
    duration = 2 * far / v
    run = kl.simulate(replace(scene, balls=balls), duration, kl.Gravitating(), frames=duration)
    _, after = relative(run)
    turn = abs(math.atan2(after[1], after[0]))
    assert turn == pytest.approx(2 * math.asin(1 / eps), abs=2e-4)
    assert len(run.contacts) == 0


@pytest.mark.parametrize("touches", [True, False])
def test_what_grazes(touches):
    """It touches if b <= d sqrt(1 + 2 mu/(d v^2)), also within a step apart at both ends."""
    mu, v, d = 2 * G * HEAVY, 5.0, 2.0
    limit = d * math.sqrt(1 + 2 * mu / (d * v * v))
    eps = 1 + d * v * v / mu
    assert eps == pytest.approx(math.sqrt(1 + limit**2 * v**4 / mu**2), rel=1e-12)
    b = limit * (1 - 1e-6 if touches else 1 + 1e-6)
    # The state at distance 60 of the hyperbola, from its constants.
    r, spin = 60.0, b * v
    speed = math.sqrt(v * v + 2 * mu / r)
    across = spin / r
    scene = pair(r, (-math.sqrt(speed**2 - across**2), across))
    run = kl.simulate(scene, 20, kl.Gravitating(1e-9), record="contacts")
    assert len(run.contacts) == touches


@pytest.mark.parametrize("speed", [8.1, 8.25])
def test_smooth_balls_slide_round_each_other(speed):
    """While v_t^2 <= G (m_a + m_b)/d: 8.169639 m/s."""
    limit = math.sqrt(2 * G * HEAVY / 2)
    assert limit == pytest.approx(8.169639, abs=5e-7)
    run = kl.simulate(pair(2, (0, speed), restitution=0.5), 5, kl.Gravitating(), frames=0.1)
    gap = np.linalg.norm(run.position[:, 1] - run.position[:, 0], axis=1) - 2
    if speed < limit:
        assert run.contacts.kind.tolist() == ["slide"]
        assert run.contacts.duration[0] == 5
        assert np.abs(gap).max() < 1e-12
        angle = math.atan2(*relative(run)[0][::-1])
        assert math.cos(angle - speed / 2 * 5) == pytest.approx(1, abs=1e-12)
    else:
        assert len(run.contacts) == 0
        assert gap[1:].min() > 0


def test_a_third_ball_pulls_two_apart():
    """They part where the reaction would have to pull: a witness integrates the gap."""
    balls = [
        kl.Ball((-1, 0), (0, 0), 1.0, 1e9),
        kl.Ball((1, 0), (0, 0), 1.0, 1e9),
        kl.Ball((10, 0), (0, 0), 1.0, 1e12),
    ]
    scene = kl.Scene(balls, mutual_gravity=G, restitution=0.5)
    pull = G * 1e12 * (1 / 9**2 - 1 / 11**2) - G * 2e9 / 4
    assert pull > 0
    run = kl.simulate(scene, 1, kl.Gravitating(), frames=0.1)
    gap = run.position[:, 1, 0] - run.position[:, 0, 0] - 2
    assert gap[1] == pytest.approx(pull * 0.01 / 2, rel=0.01)

    far = replace(scene, balls=[*balls[:2], replace(balls[2], position=(40, 0), velocity=(-2, 0))])
    run = kl.simulate(far, 10, kl.Gravitating(), frames=0.5)
    assert run.contacts.kind.tolist() == ["rest", "part"]
    shown = run.at(run.contacts.time[1])
    near, other = (shown.position[2] - shown.position[i] for i in (1, 0))
    tide = G * 1e12 * (1 / near[0] ** 2 - 1 / other[0] ** 2)
    assert tide == pytest.approx(G * 2e9 / 4, rel=1e-9)


def test_impacts_and_flights_as_a_witness_has_them():
    """Four balls, some impacts: DOP853 with events of its own, and the law beside it."""
    rng = np.random.default_rng(4)
    corners = np.array([(0, 0, 0), (4, 0, 1), (0, 4, -1), (4, 4, 0.5)])
    mass = np.array([1.0, 2.0, 3.0, 0.5])
    balls = [
        kl.Ball(tuple(c), tuple(v), 0.8, m)
        for c, v, m in zip(corners.tolist(), rng.normal(0, 0.3, (4, 3)).tolist(), mass, strict=True)
    ]
    scene = kl.Scene(balls, mutual_gravity=5.0, restitution=0.7)
    run = kl.simulate(scene, 3.0, kl.Gravitating(), frames=3.0)
    assert 3 <= len(run.contacts) <= 12
    state = np.array([*corners.ravel(), *(x for ball in balls for x in ball.velocity)], dtype=float)
    hits, time = witness(state, mass, 0.7, 1.6, 3.0)
    assert len(time) == len(run.contacts)
    assert run.contacts.time == pytest.approx(time, abs=1e-9)
    assert np.abs(run.position[-1].ravel() - hits[:12]).max() < 1e-8


def witness(state, mass, restitution, reach, end):
    """Final state and times of impact, by scipy."""
    pairs = [(a, b) for a in range(4) for b in range(a + 1, 4)]

    def slopes(_, y):
        c, v = y[:12].reshape(4, 3), y[12:]
        away = c[None] - c[:, None]
        cube = np.sum(away**2, axis=2) ** 1.5 + np.eye(4)
        return np.concatenate(
            [v, (away * (5 * mass[None, :] / cube)[..., None]).sum(axis=1).ravel()]
        )

    def gap(a, b):
        def event(_, y):
            return np.linalg.norm(y[3 * a : 3 * a + 3] - y[3 * b : 3 * b + 3]) - reach

        event.terminal, event.direction = True, -1
        return event

    now, times = 0.0, []
    while True:
        events = [gap(a, b) for a, b in pairs]
        found = solve_ivp(
            slopes, (now, end), state, method="DOP853", rtol=1e-12, atol=1e-12, events=events
        )
        now, state = found.t[-1], found.y[:, -1].copy()
        if found.status == 0:
            return state, times
        hit = next(k for k, each in enumerate(found.t_events) if len(each))
        a, b = pairs[hit]
        times.append(now)
        c, v = state[:12].reshape(4, 3), state[12:].reshape(4, 3)
        n = (c[a] - c[b]) / np.linalg.norm(c[a] - c[b])
        push = (1 + restitution) * ((v[b] - v[a]) @ n) / (1 / mass[a] + 1 / mass[b])
        v[a] += push / mass[a] * n
        v[b] -= push / mass[b] * n


def test_friction_and_spin_act_in_impacts():
    """Off centre and rough: spins come up, angular momentum holds."""
    balls = [kl.Ball((-3, 0.6), (1, 0), 1.0, 2.0, spin=4.0), kl.Ball((3, 0), (0, 0), 1.0, 1.0)]
    scene = kl.Scene(balls, mutual_gravity=0.5, restitution=0.9, friction=0.4)
    run = kl.simulate(scene, 4, kl.Gravitating(), frames=0.5)
    assert len(run.contacts) >= 1
    assert run.spin[-1, 1] != 0
    turning, energy = kl.angular_momentum(run), kl.mechanical_energy(run)
    assert np.abs(turning - turning[0]).max() < 1e-10
    assert energy[0] - energy[-1] == pytest.approx(run.contacts.energy_lost.sum(), abs=1e-10)


def test_rough_balls_that_come_to_stay_stop_the_run():
    scene = replace(pair(20, restitution=0.3), friction=0.2)
    run = kl.simulate(scene, 20, kl.Gravitating(), record="contacts")
    assert run.stopped_because == "collisions accumulate"
    assert run.time[-1] < 20


def test_three_balls_that_fall_together_come_to_rest():
    """A triangle with all three contacts at once; each presses with G m m/d^2."""
    places = [
        (6 * math.cos(a), 6 * math.sin(a)) for a in (0.1, 0.1 + math.tau / 3, 0.1 - math.tau / 3)
    ]
    balls = [kl.Ball(c, (0, 0), 1.0, HEAVY) for c in places]
    run = kl.simulate(kl.Scene(balls, mutual_gravity=G, restitution=0.4), 20, kl.Gravitating(), 0.1)
    assert run.stopped_because in ("everything at rest", "duration reached")
    gaps = [
        norm((*(run.position[-1, i] - run.position[-1, j]), 0)) - 2
        for i, j in ((0, 1), (0, 2), (1, 2))
    ]
    assert np.abs(gaps).max() < 1e-9
    assert np.abs(run.velocity[-1]).max() < 1e-6
    energy = kl.mechanical_energy(run)
    assert energy[0] - energy[-1] == pytest.approx(run.contacts.energy_lost.sum(), rel=1e-9)


def test_a_tolerance_out_of_its_limits_is_named():
    with pytest.raises(ValueError, match=r"tolerance must lie in \[1e-13, 0.001\], got 0"):
        kl.Gravitating(0.0)


def test_others_refuse_what_attracts():
    with pytest.raises(ValueError, match="Events takes no mutual gravity, got 6"):
        kl.simulate(pair(20), 1)


def test_potential_energy_counts_each_pair_once():
    scene, _ = triangle()
    expected = -3 * G * HEAVY**2 / 10
    assert kl.potential_energy(scene.balls, (0, 0), G) == pytest.approx(expected, rel=1e-12)
    run = kl.simulate(scene, 1, kl.Gravitating(), frames=1)
    assert kl.potential_energy(run)[0] == pytest.approx(expected, rel=1e-12)
