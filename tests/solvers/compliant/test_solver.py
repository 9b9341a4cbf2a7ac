"""Compliant contacts against closed forms, exact events and chains; resume and reports."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.laws.contact_duration import contact_time, damping_ratio
from kernel_lib.laws.contact_models import Hertz, SpringDashpot
from kernel_lib.solvers.compliant.solver import Compliant

FLOOR = kl.Plane(point=(0, 0), normal=(0, 1))
MODELS = [
    SpringDashpot(1e5),
    SpringDashpot(1e5, ends="zero overlap"),
    Hertz(1e7),
    Hertz(1e7, ends="zero overlap"),
]


def drop(height=2.0, gravity=-9.81, restitution=0.7, velocity=(1.0, 0.0)):
    ball = kl.Ball((0, height), velocity, radius=1, mass=1)
    return kl.Scene([ball], [FLOOR], gravity=(0, gravity), restitution=restitution)


@pytest.mark.parametrize("model", MODELS)
def test_a_head_on_pair_has_the_restitution_that_was_asked_for(model):
    balls = [
        kl.Ball((0, 0, 0), (2, 1, 0), radius=0.5, mass=1),
        kl.Ball((1.5, 0, 0), (-1, 1, 0), radius=0.4, mass=3),
    ]
    run = kl.simulate(kl.Scene(balls, restitution=0.6), 1.0, Compliant(model))
    exact = kl.simulate(kl.Scene(balls, restitution=0.6), 1.0)
    np.testing.assert_allclose(run.velocity[-1], exact.velocity[-1], atol=1e-7)
    assert len(run.contacts) == 1
    np.testing.assert_allclose(run.contacts.impulse, exact.contacts.impulse, atol=1e-6)
    np.testing.assert_allclose(run.contacts.energy_lost, exact.contacts.energy_lost, atol=1e-6)


def test_durations_are_those_of_the_closed_forms():
    free = drop(gravity=0.0, velocity=(0.5, -3.0))
    run = kl.simulate(free, 1.0, Compliant(SpringDashpot(1e5)))
    expected = -math.log(0.7) / damping_ratio(0.7) / math.sqrt(1e5)
    assert run.contacts.duration[0] == pytest.approx(expected, rel=1e-7)
    elastic = drop(gravity=0.0, velocity=(0.5, -3.0), restitution=1.0)
    run = kl.simulate(elastic, 1.0, Compliant(Hertz(1e7)))
    assert run.contacts.duration[0] == pytest.approx(contact_time(3.0, 1.0, 1e7), rel=1e-7)
    assert run.contacts.velocity_after[0, 0].tolist() == pytest.approx([0.5, 3.0], abs=2e-8)


def test_stiffer_walls_tend_to_exact_events_like_the_root_of_the_stiffness():
    exact = kl.simulate(drop(), 1.0)
    stiffness = np.array([1e6, 1e8, 1e10])
    errors = []
    for k in stiffness:
        run = kl.simulate(drop(), 1.0, Compliant(SpringDashpot(k)))
        errors.append(abs(run.position[-1] - exact.position[-1]).max())
    orders = np.diff(np.log(errors)) / np.diff(np.log(stiffness))
    np.testing.assert_allclose(orders, -0.5, atol=0.05)


def test_a_touching_row_is_the_chain():
    balls = [kl.Ball((2.0 * i, 0), (1.0 - min(i, 1), 0), radius=1, mass=1) for i in range(3)]
    run = kl.simulate(kl.Scene(balls), 1.0, Compliant(Hertz(1e6)))
    v = run.velocity[-1, :, 0]
    assert [f"{x:.6f}" for x in v] == ["-0.070952", "0.076403", "0.994549"]
    assert run.contacts.a.tolist() == [0, 1]
    chain = kl.Scene(balls)
    assert kl.momentum(kl.simulate(chain, 1.0, Compliant(Hertz(1e6))))[-1, 0] == pytest.approx(1)


@pytest.mark.parametrize("model", [SpringDashpot(2e4), Hertz(1e6)])
def test_elastic_balls_in_three_dimensions_keep_energy_momentum_and_angular_momentum(model):
    rng = np.random.default_rng(7)
    balls = [
        kl.Ball((x, y, z), tuple(rng.uniform(-3, 3, 3)), radius=0.4, mass=rng.uniform(0.5, 2))
        for x in (0, 1)
        for y in (0, 1)
        for z in (0, 1)
    ]
    run = kl.simulate(kl.Scene(balls), 0.6, Compliant(model, tolerance=1e-10), frames=0.6)
    assert len(run.contacts) >= 3
    energy, start = kl.mechanical_energy(run)[-1], kl.mechanical_energy(run)[0]
    assert energy == pytest.approx(start, rel=1e-6)
    np.testing.assert_allclose(kl.momentum(run)[-1], kl.momentum(run)[0], atol=1e-10)
    np.testing.assert_allclose(kl.angular_momentum(run)[-1], kl.angular_momentum(run)[0], atol=1e-8)


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("cut", [0.3, 0.455, 0.9])
def test_resume_is_bit_identical(model, cut):
    whole = kl.simulate(drop(), cut + 0.6, Compliant(model))
    both = kl.resume(kl.simulate(drop(), cut, Compliant(model), frames=None), 0.6)
    for name in ("time", "position", "velocity"):
        assert getattr(both, name).tolist() == getattr(whole, name).tolist()
    for name in ("time", "impulse", "duration", "energy_lost"):
        assert getattr(both.contacts, name).tolist() == getattr(whole.contacts, name).tolist()


def test_reports_never_disturb_and_nothing_lies_past_the_end():
    solver = Compliant(SpringDashpot(1e4))
    coarse = kl.simulate(drop(), 0.46, solver, frames=0.46)
    fine = kl.simulate(drop(), 0.46, solver, frames=1e-3)
    assert fine.position[-1].tolist() == coarse.position[-1].tolist()
    assert fine.time[-1] == 0.46
    # The ball is in the floor at the end: its contact goes on, and counts up to here.
    (contact,) = range(len(fine.contacts))
    assert fine.contacts.time[contact] + fine.contacts.duration[contact] == pytest.approx(0.46)
    gained = fine.velocity[-1, 0, 1] - fine.contacts.velocity_before[0, 0, 1]
    pull = -9.81 * fine.contacts.duration[0]
    assert fine.contacts.impulse[0, 1] == pytest.approx(gained - pull, abs=1e-9)
    before = kl.simulate(drop(), 0.4, solver)
    assert len(before.contacts) == 0


def test_overlap_is_the_spring_s_own_motion():
    scene = drop(gravity=0.0, velocity=(0.0, -2.0), restitution=1.0)
    run = kl.simulate(scene, 0.6, Compliant(SpringDashpot(1e4)), frames=1e-3)
    inside = (run.time > 0.5) & (run.time < 0.5 + math.pi / 100)
    expected = 1 - 2 / 100 * np.sin(100 * (run.time[inside] - 0.5))
    np.testing.assert_allclose(run.position[inside, 0, 1], expected, atol=1e-9)


def test_a_ball_comes_to_rest_on_a_soft_floor_and_the_run_says_so():
    run = kl.simulate(
        drop(1.5, restitution=0.5, velocity=(0, 0)), 20.0, Compliant(SpringDashpot(1e5))
    )
    assert run.stopped_because == "everything at rest"
    assert run.position[-1, 0, 1] == pytest.approx(1 - 9.81 / 1e5, abs=1e-9)
    assert run.contacts.kind[-1] == "rest"
    assert run.contacts.duration[-1] > 0


def test_drag_brakes_the_flight():
    ball = kl.Ball((0, 2), (1, 0), radius=1, mass=1)
    scene = kl.Scene([ball], [FLOOR], gravity=(0, -9.81), restitution=0.7, drag=0.5)
    exact = kl.simulate(scene, 0.4)
    run = kl.simulate(scene, 0.4, Compliant(Hertz(1e7)))
    np.testing.assert_allclose(run.position[-1], exact.position[-1], atol=1e-12)
    late = kl.simulate(scene, 1.0, Compliant(Hertz(1e10)))
    np.testing.assert_allclose(late.position[-1], kl.simulate(scene, 1.0).position[-1], atol=1e-3)


def test_a_wall_too_soft_is_passed_and_said_so():
    run = kl.simulate(drop(velocity=(0, -50)), 3.0, Compliant(SpringDashpot(10.0)))
    assert run.stopped_because == "passed through a wall"


def rounded(drag=1.0, depth=5e-10, dimension=2):
    """A ball at rest that overlaps a wall by no more than rounding may."""
    rest = (0.0,) * (dimension - 1)
    ball = kl.Ball((0.1 * (1 - depth), *rest), (0.0, *rest), 0.1, 1)
    return kl.Scene([ball], [kl.Plane((0.0, *rest), (1.0, *rest))], drag=drag)


@pytest.mark.parametrize("dimension", [2, 3])
@pytest.mark.parametrize("drag", [0.0, 1.0, 50.0])
@pytest.mark.parametrize("depth", [0.0, 1e-12, 5e-10])
def test_a_ball_laid_against_a_wall_is_at_rest(depth, drag, dimension):
    """With drag the run never ended: contacts of no speed had steps of 1e-100 s."""
    run = kl.simulate(rounded(drag, depth, dimension), 1.0, Compliant(SpringDashpot(1e5)))
    assert run.stopped_because == "everything at rest"
    assert run.time.tolist() == [0.0]


def test_a_spring_that_overlaps_by_rounding_pushes_no_harder_than_it_can():
    """A ball that moves along the wall by which it lies, an endless run once."""
    depth = 5e-11
    ball = kl.Ball((3.0, 0.1 - depth), (2.0, -1e-16), 0.1, 1)
    scene = kl.Scene([ball], [FLOOR], drag=0.1)
    run = kl.simulate(scene, 1.0, Compliant(SpringDashpot(1e5)))
    assert run.stopped_because == "duration reached"
    assert len(run.contacts) == 1
    assert run.contacts.velocity_after[0, 0, 1] == pytest.approx(depth * math.sqrt(1e5), rel=1e-3)


def test_a_ball_comes_to_rest_on_a_fixed_one_whichever_is_named_first():
    """A fixed ball named first has no weight, and its partner's was not looked for."""
    balls = [kl.Ball((0, 0), (0, 0), 1, math.inf), kl.Ball((0, 2), (0, 0), 1, 1)]
    scenes = [kl.Scene(order, (), (0, -9.81), 0.5) for order in (balls, balls[::-1])]
    runs = [kl.simulate(scene, 1.0, Compliant(SpringDashpot(1e5))) for scene in scenes]
    assert [run.stopped_because for run in runs] == ["everything at rest"] * 2
    assert runs[0].time.tolist() == runs[1].time.tolist()


@pytest.mark.parametrize("drag", [0.0, 0.5])
def test_a_ball_that_starts_at_a_wall_and_leaves_it_comes_back(drag):
    """In a medium, overlapping by rounding, it began and ended one contact for ever."""
    ball = kl.Ball((0, 1 - 1e-12), (0, 2), 1, 1)
    scene = kl.Scene([ball], [FLOOR], (0, -9.81), drag=drag)
    run = kl.simulate(scene, 0.5, Compliant(SpringDashpot(1e6)))
    (impact,) = range(len(run.contacts))
    assert run.contacts.time[impact] == pytest.approx(kl.simulate(scene, 0.5).contacts.time[0])


@pytest.mark.parametrize("gap", [0.0, 1e-10, -1e-10])
def test_a_ball_that_reaches_a_wall_as_another_leaves_one_does_not_pass_it(gap):
    """All balls set out anew then, and what lay at a wall was taken to leave it."""
    solver = Compliant(SpringDashpot(1e6, ends="zero overlap"))
    free = kl.Scene([kl.Ball((0, 1.5), (0, -1), 1, 1)], [FLOOR])
    leaves = 0.5 + kl.simulate(free, 1.0, solver).contacts.duration[0]
    other = kl.Ball((5, 1 + leaves + gap), (0, -1), 1, 1)
    run = kl.simulate(kl.Scene([*free.balls, other], [FLOOR]), 1.0, solver)
    assert run.contacts.a.tolist() == [0, 1]
    assert run.velocity[-1, :, 1] == pytest.approx([1, 1], abs=1e-6)


def test_a_ball_that_parts_too_slowly_to_be_seen_parting_ends_its_contact_once():
    """Its overlap stayed at rounding while another ball was pressed: contacts without end."""
    scene = kl.Scene(
        [
            kl.Ball((0.3, 0.7), (0, 0), 0.1, 1),
            kl.Ball((5, 1), (0, -2), 1, 1),
        ],
        [FLOOR, kl.Plane((0.2, 0), (1, 0))],
        restitution=0.3,
    )
    phase = Compliant(SpringDashpot(250.0)).begin(scene, 1.0).phase
    near = next(touch for touch in phase.pairs if (touch.a, touch.b) == (0, -2))
    floor = next(touch for touch in phase.pairs if (touch.a, touch.b) == (1, -1))
    phase.begin(floor)
    phase.state[0] = math.nextafter(0.3, 0)
    phase.state[3] = 1e-14
    phase.step = 1e-6
    for _ in range(8):
        phase.advance()
    assert phase.time > 1e-6
    assert near not in phase.active
    assert len(phase.record.rows) == 1


def test_bad_values_are_named():
    with pytest.raises(ValueError, match="contact must be SpringDashpot, Hertz or OwnForce, got 5"):
        Compliant(5)
    with pytest.raises(ValueError, match=r"tolerance must lie in \[1e-12, 0.001\], got 1"):
        Compliant(Hertz(1.0), tolerance=1)
    rough = kl.Scene([kl.Ball((0, 2), (0, 0), 1, 1)], [FLOOR], tangential_restitution=-0.5)
    with pytest.raises(ValueError, match=r"lies in \[0, 1\]; use such a value, or -1 .* got -0.5"):
        kl.simulate(rough, 1.0, Compliant(Hertz(1e7)))
    with pytest.raises(ValueError, match="tangential_ratio must be positive, got -1"):
        SpringDashpot(1e5, tangential_ratio=-1)
