"""The loop of many rough balls: the contacts of plain `Events`, and all that a run owes."""

import pickle
from dataclasses import fields, replace
from functools import partial

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.solvers.events import solver as events
from kernel_lib.solvers.events.many_rough import arrays, prediction, run as rough
from kernel_lib.solvers.events.many_rough.loop import event_loop
from kernel_lib.solvers.events.many_rough.record import RoughLog
from kernel_lib.solvers.events.state import EventsMemory
from kernel_lib.solvers.report import watching
from kernel_lib.state.reading import read
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, SETTLED
from tests.duties import same
from tests.scenes import break_of

#: Few enough for errors of rounding not to have grown: each impact multiplies them.
EARLY = 0.45


@pytest.fixture
def plain(monkeypatch):
    """Without numba: the same text, run as it stands."""
    monkeypatch.setattr(rough, "available", lambda: False)


def box(gravity=(0.0, 0.0, 0.0), **changes):
    """Rough balls of several sizes, masses and surfaces, one of them fixed, in a box in space."""
    scene = kl.box_of_balls(40, 0.3, dimension=3, seed=5)
    rng, balls = np.random.default_rng(8), []
    for i, ball in enumerate(scene.balls):
        x, y = rng.uniform(0.8, 1, 2).tolist()
        surface = kl.Surface(0.8 + y / 10, 0.3 * x, 0.1 + x / 3)
        mass = np.inf if i == 7 else 1 + x
        velocity, spin = tuple(6 * v for v in ball.velocity), tuple(rng.normal(size=3).tolist())
        if i == 7:
            velocity = spin = (0.0, 0.0, 0.0)
        size = {"radius": ball.radius * x, "mass": mass}
        balls.append(kl.Ball(ball.position, velocity, spin=spin, surface=surface, **size))
    wall = kl.Surface(0.7, 0.1, 0.4, rolling_resistance=0.02)
    walls = [replace(each, surface=wall) for each in scene.walls]
    return kl.Scene(balls, walls, gravity, 0.9, **changes)


SCENES = {
    "a break": break_of(),
    "a rack that touches": break_of(gap=0.0),
    "a cue ball that spins": break_of(spin=(-60.0, 20.0, 40.0)),
    "a box without gravity": box(),
    "a box with gravity": box((0.0, 0.0, -2.0)),
    "with restitutions of pairs": break_of(gap=3e-4),
}
SCENES["with restitutions of pairs"] = replace(
    SCENES["with restitutions of pairs"], pair_restitution={(0, 1): 0.6, (3, -1): 0.2}
)
scenes = pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES.keys())


@scenes
def test_contacts_and_states_are_those_of_plain_events(scene, plain, monkeypatch):
    monkeypatch.setattr(arrays, "SUMMED_HOP", SETTLED)
    many = kl.simulate(scene, EARLY, record="contacts")
    assert isinstance(many.memory[0], rough.RoughBalls)
    monkeypatch.setattr(events, "MANY_ROUGH", 10**9)
    few = kl.simulate(scene, EARLY, record="contacts")
    assert isinstance(few.memory[0], EventsMemory)
    told_alike(few, many)


def test_a_spin_in_a_corner_of_the_plane_fades_as_plain_events_has_it(plain, monkeypatch):
    """Friction on the floor drives it against the wall: both brake it, and both are listed."""
    balls = [
        kl.Ball((0.5, 0.5), (0, 0), 0.5, 1, 20.0),
        kl.Ball((9.5, 0.5), (0, 0), 0.5, 2, -3.0),
        kl.Ball((3, 0.55), (-2, 0), 0.5, 1, 4.0),
        kl.Ball((6, 0.6), (4, 0), 0.5, 1, -8.0),
    ]
    sides = [kl.Plane((10, 0), (-1, 0), surface=kl.Surface(0.5, friction=0.5))]
    sides += [kl.Plane((0, 0), (0, 1)), kl.Plane((0, 0), (1, 0))]
    scene = kl.Scene(balls, sides, (0, -9.8), 0.5, friction=0.3)
    many = kl.simulate(scene, EARLY, record="contacts")
    held = many.contacts.of_kind("slide")
    held = held[np.abs(held.normal[:, 0]) == 1]
    assert sorted(held.a) == [0, 1] and (held.energy_lost > 0).all()
    monkeypatch.setattr(events, "MANY_ROUGH", 10**9)
    told_alike(kl.simulate(scene, EARLY, record="contacts"), many)


def told_alike(few, many):
    """The same contacts, and the same states at any moment, but for rounding."""
    assert few.stopped_because == many.stopped_because == "duration reached"
    assert len(few.contacts) == len(many.contacts) > 40
    one, other = (each.contacts[_in_turn(each.contacts)] for each in (few, many))
    assert list(one.kind) == list(other.kind)
    for entry in fields(kl.Contacts):
        if entry.name not in ("kind", "tie"):
            pair = getattr(one, entry.name), getattr(other, entry.name)
            assert np.abs(pair[0] - pair[1]).max() < 1e-7, entry.name
    tied = [{round(time, 7) for time in each.time[each.tie]} for each in (one, other)]
    assert tied[0] == tied[1]
    for moment in np.linspace(0, EARLY, 7):
        shown = few.at(moment), many.at(moment)
        for name in ("position", "velocity", "spin"):
            pair = [getattr(each, name) for each in shown]
            assert np.abs(pair[0] - pair[1]).max() < 1e-6, name


@scenes
def test_pairs_that_cannot_meet_in_time_are_passed_over_without_a_change(scene, plain, monkeypatch):
    asked, meeting = [], prediction.meeting
    monkeypatch.setattr(prediction, "meeting", lambda *pair: asked.append(1) or meeting(*pair))
    every = kl.simulate(scene, EARLY, record="contacts")
    all_pairs = len(asked)
    monkeypatch.setattr(prediction, "MANY", 0)
    asked.clear()
    told_alike(every, kl.simulate(scene, EARLY, record="contacts"))
    assert len(asked) < all_pairs / 3


def _in_turn(contacts):
    """By time, up to rounding, ball, partner and kind."""
    return np.lexsort((contacts.kind, contacts.b, contacts.a, contacts.time.round(9)))


def test_summed_hops_change_no_contact_that_counts(plain, monkeypatch):
    scene = SCENES["a break"]
    summed = kl.simulate(scene, EARLY, record="contacts").contacts.of_kind("impact")
    monkeypatch.setattr(arrays, "SUMMED_HOP", SETTLED)
    followed = kl.simulate(scene, EARLY, record="contacts").contacts.of_kind("impact")
    assert np.count_nonzero(summed.b == -1) < 0.6 * np.count_nonzero(followed.b == -1)
    one, other = (each[each.b != -1] for each in (summed, followed))
    assert len(one) > 20
    assert np.array_equal(one.a, other.a) and np.array_equal(one.b, other.b)
    assert np.abs(one.time - other.time).max() < 1e-8
    assert np.abs(one.velocity_after - other.velocity_after).max() < 1e-6


def test_plain_python_gives_the_bits_of_the_compiled_loop(monkeypatch):
    monkeypatch.setattr(rough, "ready", lambda *_, **__: "loaded")
    fast = kl.simulate(SCENES["a break"], 3.0, frames=0.1)
    part = kl.simulate(SCENES["a break"], 1.0, frames=0.1)
    for _ in range(2):  # going on from a run leaves it as it was
        same(kl.resume(part, 2.0), fast)
    monkeypatch.setattr(rough, "available", lambda: False)
    same(kl.simulate(SCENES["a break"], 3.0, frames=0.1), fast)


def test_resuming_equals_one_run_to_the_last_bit(plain, monkeypatch):
    monkeypatch.setattr(rough, "CHUNK", 64)
    whole = kl.simulate(SCENES["a break"], 1.0, frames=0.13)
    part = kl.simulate(SCENES["a break"], 0.3, frames=0.13)
    same(kl.resume(kl.resume(part, 0.2), 0.5), whole)
    same(part, kl.simulate(SCENES["a break"], 0.3, frames=0.13))
    same(kl.resume(part, 0.7), whole)


def energy(run):
    """(K,) J, of places, velocities and spins."""
    balls = [ball for ball in run.scene.balls if np.isfinite(ball.mass)]
    chosen = [np.isfinite(ball.mass) for ball in run.scene.balls]
    mass, radius, factor = np.array([(b.mass, b.radius, b.inertia_factor) for b in balls]).T
    moving = (run.velocity[:, chosen] ** 2).sum(axis=2) * mass / 2
    turning = (run.spin[:, chosen] ** 2).sum(axis=2) * factor * mass * radius**2 / 2
    height = -(run.position[:, chosen] @ np.array(run.scene.gravity)) * mass
    return (moving + turning + height).sum(axis=1)


def overlap(run):
    """Greatest overlap in parts of a radius, of balls with each other and with walls."""
    worst, radius = 0.0, np.array([ball.radius for ball in run.scene.balls])
    for i in range(len(radius)):
        apart = np.linalg.norm(run.position[:, i, None] - run.position[:, :i], axis=2)
        deep = (radius[i] + radius[:i] - apart) / np.minimum(radius[i], radius[:i])
        worst = max(worst, deep.max(initial=0.0))
        for wall in run.scene.walls:
            away = (run.position[:, i] - np.array(wall.point)) @ np.array(wall.normal)
            worst = max(worst, ((radius[i] - away) / radius[i]).max())
    return worst


def pushed(gap=0.0, spin=(-120.0, 0.0, 0.0)):
    """Twelve balls on a table: friction drives one against another, and one against a wall."""
    surface, like = kl.Surface(0.9, 0.0, 0.2), {"radius": 1.0, "mass": 1.0}
    table, cushion = kl.Surface(0.5, 0.0, 0.2), kl.Surface(0.6, 0.0, 0.2)
    spots = [(0.0, 0.0, 1.0), (0.0, 2.0 + 2 * gap, 1.0), (10.0, -1.0 - gap, 1.0)]
    spots += [(10.0 * k, 10.0, 1.0) for k in range(9)]
    spins = [spin, (0.0, 0.0, 0.0), tuple(-each for each in spin), *[(0.0, 0.0, 0.0)] * 9]
    balls = [
        kl.Ball(c, (0, 0, 0), spin=w, surface=surface, **like)
        for c, w in zip(spots, spins, strict=True)
    ]
    walls = [
        kl.Plane((0, 0, 0), (0, 0, 1), table),
        kl.Plane((0, -2 - 2 * gap, 0), (0, 1, 0), cushion),
    ]
    return kl.Scene(balls, walls, (0, 0, -9.81))


OWED = {**SCENES, "balls that friction drives together": pushed()}


@pytest.mark.parametrize("scene", OWED.values(), ids=OWED.keys())
def test_energy_momentum_and_room_are_kept(scene, plain):
    run = kl.simulate(scene, 0.6 if len(scene.walls) > 2 else 0.03, frames=0.002)
    total = energy(run)
    assert np.diff(total).max() <= 1e-12 * total[0]
    lost = run.contacts.energy_lost
    assert lost.min() >= 0
    assert total[0] - total[-1] == pytest.approx(lost.sum(), rel=1e-9, abs=1e-11 * total[0])
    assert overlap(run) < CONTACT_TOLERANCE
    hits = run.contacts[(run.contacts.b >= 0)]
    mass = np.array([ball.mass for ball in scene.balls])
    hits = hits[np.isfinite(mass[hits.a]) & np.isfinite(mass[hits.b])]
    assert len(hits) > 5
    gained = (hits.velocity_after - hits.velocity_before) * mass[np.stack([hits.a, hits.b], 1)][
        :, :, None
    ]
    assert np.abs(gained.sum(axis=1)).max() <= 1e-12 * np.abs(gained).max()


def test_a_ball_pushes_another_by_the_friction_that_drives_it(plain):
    """F = (1 - mu)^-1 (7/5) m a on the ball that rolls away, mu (m g - mu F) - F = m a on the one
    that slips: their rims rub each other, one up and the other down."""
    run = kl.simulate(pushed(), 0.02, record="contacts")
    mu, g = 0.2, 9.81
    share = 1.4 / (1 - mu)
    a = mu * g / (1 + share * (1 + mu**2))
    assert run.velocity[-1, :2, 1] == pytest.approx([0.02 * a] * 2, rel=5e-3)
    assert run.position[-1, 1, 1] - 2.0 == pytest.approx(a * 0.02**2 / 2, rel=5e-3)
    assert run.spin[-1, 1, 0] == pytest.approx(-0.02 * a, rel=5e-3)


@pytest.mark.parametrize("restitution", [0.5, 1.0])
def test_a_ball_that_hops_from_a_little_above_its_table_loses_nothing_unlisted(restitution, plain):
    """To be put down takes m g h from it: a thousandth of what so slow a ball has."""
    radius, mass, speed = 0.03, 0.2, 3e-4
    above = 0.9 * CONTACT_TOLERANCE * radius
    hops = kl.Ball((0, 0, radius + above), (0, 0, speed), radius, mass)
    fixed = [kl.Ball((0.1 * i, 0, radius), (0, 0, 0), radius, np.inf) for i in range(1, 12)]
    floor = kl.Plane((0, 0, 0), (0, 0, 1))
    scene = kl.Scene([hops, *fixed], [floor], (0, 0, -9.8), restitution, friction=0.1)
    run = kl.simulate(scene, 1e-3, frames=1e-4)
    start = mass * (speed**2 / 2 + 9.8 * above)
    height = run.position[-1, 0, 2] - radius
    left = mass * (np.sum(run.velocity[-1, 0] ** 2) / 2 + 9.8 * height)
    assert left + run.contacts.energy_lost.sum() == pytest.approx(start, rel=1e-7)


def test_a_ball_pressed_against_a_cushion_stays_there_and_loses_its_spin(plain):
    """N = mu (m g - mu N) holds it; both rub with mu: 2/5 m r^2 w' = -(1 + mu) N r."""
    scene = pushed()
    spinning = replace(scene.balls[2], position=(10.0, -1.0, 1.0))
    scene = replace(scene, balls=[*scene.balls[:2], spinning, *scene.balls[3:]])
    run = kl.simulate(scene, 0.02, record="contacts")
    assert abs(run.position[-1, 2, 1] + 1) < 1e-7
    slower = 2.5 * (1 + 0.2) * 0.2 * 9.81 / (1 + 0.2**2)
    assert 120 - run.spin[-1, 2, 0] == pytest.approx(0.02 * slower, rel=5e-3)


def test_who_is_pushed_for_long_does_not_sink_in(plain):
    run = kl.simulate(pushed(), 0.06, frames=0.001)
    assert overlap(run) < CONTACT_TOLERANCE
    assert run.memory[0].events < 8000


def still(now):
    return not now.velocity.any()


@pytest.mark.parametrize("speed", [2.4, 5.0, 9.0])
def test_a_break_comes_to_rest_without_a_stop(speed, plain):
    run = kl.simulate(break_of(speed=speed), 60.0, until=still, record="contacts")
    assert run.stopped_because == "condition met"
    assert 5 < run.time[-1] < 30


def test_a_watched_run_orders_its_motions_once_for_each_piece(plain, monkeypatch):
    asked, in_order = [], RoughLog._in_order
    monkeypatch.setattr(RoughLog, "_in_order", lambda log: asked.append(log) or in_order(log))
    seen = []
    run = kl.simulate(SCENES["a break"], 0.3, until=lambda now: seen.append(now.time))
    assert set(run.contacts.time[run.contacts.time > 0]) <= set(seen)
    assert len(asked) <= watching.PIECES + 2
    asked.clear()
    seen.clear()

    def far(now):
        seen.append(now.time)
        return now.position[0, 1] > 0.75

    run = kl.simulate(SCENES["a break"], 1.0, until=far)
    assert run.stopped_because == "condition met" and run.time[-1] < 0.1
    assert len(seen) > 40, "the moment is found by halving, of motions that are known"
    assert len(asked) < 20


def test_what_is_kept_for_speed_is_not_sent_along(plain):
    run = kl.simulate(SCENES["a break"], 0.2)
    log = run.memory[0].log
    log.rows()
    sent = pickle.loads(pickle.dumps(log))
    assert log.in_order[0] > 0 and sent.in_order == (0, None)
    assert np.array_equal(sent.rows(), log.rows())


def test_a_run_in_pieces_shows_what_the_run_shows(plain):
    run = kl.simulate(SCENES["a break"], 0.6)
    knots = run.knots()
    shown = read(knots, run.time[:-1])
    for name in ("position", "velocity", "spin"):
        assert np.abs(getattr(shown, name) - getattr(run, name)[:-1]).max() < 1e-12


def test_without_a_list_nothing_else_changes(plain):
    bare, whole = (
        kl.simulate(SCENES["a break"], 0.6, record=record) for record in ("end", "contacts")
    )
    assert len(bare.contacts) == 0 and len(whole.contacts) > 40
    assert np.array_equal(bare.position, whole.position)
    assert np.array_equal(bare.spin, whole.spin)


def test_work_is_counted(plain):
    run = kl.simulate(SCENES["a break"], 5.0, budget=50)
    assert run.stopped_because == "step limit"
    assert run.memory[0].events == 50
    assert 0 < run.time[-1] < 1


BREAK = SCENES["a break"]
OTHERS = {
    "few balls": replace(BREAK, balls=BREAK.balls[: events.MANY_ROUGH - 1]),
    "drag": replace(BREAK, drag=0.01),
    "a slope": replace(BREAK, gravity=(0.1, 0, -9.81)),
    "a moving wall": replace(
        BREAK, walls=[replace(BREAK.walls[0], moves=kl.Steady((0.0, 0.0, 0.1))), *BREAK.walls[1:]]
    ),
    "a law of restitution": replace(BREAK, pair_restitution={(0, 1): kl.PlasticRestitution(0.5)}),
    "a central force": replace(BREAK, central_force=1.0),
    "a ball that cannot turn": replace(
        BREAK, balls=[replace(BREAK.balls[0], inertia_factor=np.inf), *BREAK.balls[1:]]
    ),
}


@pytest.mark.parametrize("scene", OTHERS.values(), ids=OTHERS.keys())
def test_other_scenes_are_run_as_ever(scene):
    assert isinstance(kl.Events().begin(scene, 1.0), EventsMemory)


def test_another_law_is_run_as_ever():
    assert isinstance(kl.Events(law=kl.failing_estimate).begin(BREAK, 1.0), EventsMemory)


def test_a_kept_loop_is_loaded_within_a_run_once_that_pays(monkeypatch):
    """A run of a thousand discs ran its first 20,000 events in plain Python."""
    made, plain = [], partial(event_loop, contact_impulses)
    monkeypatch.setattr(rough, "available", lambda: True)
    monkeypatch.setattr(rough, "ready", lambda *_, **__: "kept")
    monkeypatch.setattr(rough, "compiled", lambda *_, **__: made.append(1) or plain)
    monkeypatch.setattr(rough, "CHUNK", 16)
    monkeypatch.setattr(rough._Plain, "events", rough.WORTH_LOADING - 1)
    run = kl.simulate(BREAK, 0.3, record="end")
    assert made == [1] and "compiled" in run.loop


def test_nobody_waits_for_the_compiler_before_it_pays(monkeypatch):
    made = []
    monkeypatch.setattr(rough, "available", lambda: True)
    monkeypatch.setattr(rough, "ready", lambda *_, **__: "")
    monkeypatch.setattr(rough, "compiled", lambda *_, **__: made.append(1) or "fast")
    monkeypatch.setattr(rough._Plain, "events", 0)
    assert rough.engine().plain and not made
    kl.simulate(BREAK, 0.3, record="end")
    assert rough._Plain.events > 20 and not made
    monkeypatch.setattr(rough._Plain, "events", rough.WORTH_COMPILING)
    assert rough.engine() == ("fast", False)
