"""Contact models: damping from restitution, signs, messages."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.laws.contact_duration import damping_ratio
from kernel_lib.laws.contact_forces import sphere_mass
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


#: Each with its closed law of restitution, for a ball of radius 0.5 and mass 2 on a wall.
BY_SPEED = {
    "viscoelastic": kl.Viscoelastic(1e5, dissipation=2e-3),
    "viscoelastic, zero overlap": kl.Viscoelastic(1e5, dissipation=2e-3, ends="zero overlap"),
    "of a modulus": kl.Viscoelastic(modulus=1e6, dissipation=2e-3),
    "constant damper": kl.DampedHertz(1e5, damping=20.0),
    "damper like the overlap": kl.DampedHertz(1e5, power=1.0, damping=4e3),
    "Hunt and Crossley": kl.HuntCrossley(1e5, slowness=0.5),
    "Hunt and Crossley, linear": kl.HuntCrossley(1e4, 1, slowness=0.5),
    "yielding": kl.ElasticPlastic(1e6, yield_pressure=1e4),
}


def law_of(model, restitution=1.0):
    if isinstance(model, kl.HuntCrossley):
        return model.restitution_law(restitution)
    return model.restitution_law(0.5, 2.0, restitution)


def bounce(model, speed, restitution=1.0):
    """Restitution of a ball on a wall, by forces."""
    ball = kl.Ball((0, 0.5), (0, -speed), 0.5, 2)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], restitution=restitution)
    run = kl.simulate(scene, 3 / speed, kl.Compliant(model, 1e-11), record="end")
    return run.velocity[-1, 0, 1] / speed


@pytest.mark.parametrize("name", BY_SPEED)
@pytest.mark.parametrize("speed", [0.1, 3.0])
def test_forces_and_closed_laws_agree(name, speed):
    model = BY_SPEED[name]
    expected = law_of(model)(speed)
    assert expected < 0.98
    assert bounce(model, speed) == pytest.approx(expected, abs=3e-7)


@pytest.mark.parametrize(
    "model",
    [
        kl.Viscoelastic(1e5, at=2.0),
        kl.DampedHertz(1e5, at=2.0, ends="zero overlap"),
        kl.HuntCrossley(1e5, at=2.0),
        kl.ElasticPlastic(1e6, at=2.0),
    ],
    ids=lambda model: type(model).__name__,
)
def test_damping_is_found_from_the_restitution_of_the_pair(model):
    assert bounce(model, 2.0, 0.8) == pytest.approx(0.8, abs=3e-7)
    assert law_of(model, 0.8)(2.0) == pytest.approx(0.8, abs=1e-8)
    assert law_of(model, 0.8)(0.2) != pytest.approx(0.8, abs=1e-3)


@pytest.mark.parametrize(
    ("dissipation", "speed", "ends", "figure"),
    [(0.1, 1.0, "zero force", 0.845143806), (0.1, 1.0, "zero overlap", 0.843339411)],
)
def test_published_figures_of_viscoelastic_spheres_by_forces(dissipation, speed, ends, figure):
    ball = kl.Ball((0, 5), (0, -speed), 5, 1)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))])
    model = kl.Viscoelastic(1.0, dissipation=dissipation, ends=ends)
    run = kl.simulate(scene, 9, kl.Compliant(model, 1e-12), record="end")
    assert run.velocity[-1, 0, 1] == pytest.approx(figure, abs=2e-9)


@pytest.mark.parametrize(
    ("times", "figure"), [(0.5, 1.0), (2, 0.930625877), (10, 0.658558337), (1e4, 0.118497947)]
)
def test_published_figures_of_spheres_that_yield_by_forces(times, figure):
    """Thornton's closed law against his force, integrated."""
    model = kl.ElasticPlastic(2e6, yield_pressure=1e3)
    speed = times * model.restitution_law(0.5, 2.0).yield_speed
    ball = kl.Ball((0, 0.5), (0, -speed), 0.5, 2)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))])
    run = kl.simulate(scene, 0.4, kl.Compliant(model, 1e-12))
    assert len(run.contacts) == 1 and run.contacts.duration[0] < 0.3
    assert run.velocity[-1, 0, 1] / speed == pytest.approx(figure, abs=2e-9)


def test_steel_on_a_thick_plate_keeps_what_the_sources_say():
    """A ball of 2 cm, 7800 kg/m^3, on steel that yields at 1.6 GPa."""
    steel = kl.ElasticPlastic(2.1e11, 0.3, yield_pressure=1.6e9)
    mass = sphere_mass(0.02, 7800)
    assert steel.restitution_law(0.02, mass).yield_speed == pytest.approx(0.135902, abs=1e-6)
    for speed, figure in ((0.5, 0.826971), (1.0, 0.707907)):
        ball = kl.Ball((0, 0.02), (0, -speed), 0.02, mass)
        scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))])
        run = kl.simulate(scene, 1e-3, kl.Compliant(steel), record="end")
        assert run.velocity[-1, 0, 1] / speed == pytest.approx(figure, abs=1e-6)


def test_what_has_yielded_goes_back_another_way_and_comes_again_on_that():
    force = kl.ElasticPlastic(2e6, yield_pressure=3e4).between(2.0, 0.5, 1.0)
    first = force.yield_overlap
    assert force.force(first / 2, 1.0) == force.force(first / 2, -1.0)
    assert force.keeps(first / 2, 1.0) > 0 > force.keeps(1.001 * first, 1.0)
    loading = force.changed(first)
    # On its way in the force goes on without a jump or a kink, at the pressure that it bears.
    assert loading.force(first, 1.0) == pytest.approx(force.force(first, 1.0), rel=1e-12)
    slope = (loading.force(2 * first, 1.0) - loading.force(first, 1.0)) / first
    assert slope == pytest.approx(math.pi * 3e4 / 2.0, rel=1e-12)
    assert loading.keeps(4 * first, -1e-9) < 0 < loading.keeps(4 * first, 1e-9)
    away = loading.changed(4 * first)
    assert away.force(4 * first, -1.0) == pytest.approx(loading.force(4 * first, 1.0), rel=1e-12)
    assert 0 < away.dent < 4 * first
    assert away.force(away.dent, -1.0) == 0 and away.pushes(away.dent / 2, -1.0) < 0
    middle = (away.dent + 4 * first) / 2
    assert away.force(middle, 1.0) == away.force(middle, -1.0) < loading.force(middle, 1.0)
    # What it holds is the work of the way back, and a deeper blow yields on the same line.
    path = np.linspace(away.dent, 4 * first, 20_001)
    forces = np.array([away.force(x, -1.0) for x in path])
    work = np.sum((forces[1:] + forces[:-1]) / 2) * (path[1] - path[0])
    assert away.stored(4 * first) == pytest.approx(work, rel=1e-6)
    assert loading.stored(4 * first) == pytest.approx(away.stored(4 * first), rel=1e-12)
    again = away.changed(4 * first)
    assert again.yields and again.force(5 * first, 1.0) == loading.force(5 * first, 1.0)


def test_a_dent_lasts_as_long_as_its_bodies_overlap():
    """A ball is pressed into its dent, and knocked into it again before it is out."""
    model = kl.ElasticPlastic(1e6, yield_pressure=2e3)
    balls = [kl.Ball((0, 0.5), (0, -1), 0.5, 1), kl.Ball((0, 1.6), (0, -1.5), 0.5, 2)]
    scene = kl.Scene(balls, [kl.Plane((0, 0), (0, 1))], (0, -9.8))
    run = kl.simulate(scene, 0.2, kl.Compliant(model, 1e-11), frames=1e-3)
    pushes = [run.contact_force(k, 101) for k in np.flatnonzero(run.contacts.b == -1)]
    first, second, third = pushes[:3]
    assert first.overlap[0] == 0 < first.overlap[-1]
    # Deeper than before, it yields on the line that it left.
    assert second.overlap.max() > 2 * first.overlap.max()
    virgin = model.between(2.0, 1.0, 1.0)
    loading = virgin.changed(virgin.yield_overlap)
    for push in (first, second):
        assert push.force.max() == pytest.approx(loading.force(push.overlap.max(), 1.0), rel=1e-2)
    assert third.overlap.max() < second.overlap.max()
    for before, after in ((first, second), (second, third)):
        assert after.overlap[0] == pytest.approx(before.overlap[-1], rel=1e-9)
        assert after.force[0] == pytest.approx(0, abs=1e-6)


def test_every_bounce_meets_whole_spheres_and_the_books_balance():
    model = kl.ElasticPlastic(1e6, yield_pressure=2e4)
    ball = kl.Ball((0, 0.7), (0, 0), 0.5, 1)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], (0, -9.8))
    run = kl.simulate(scene, 1.5, kl.Compliant(model, 1e-11), frames=1e-2)
    virgin = model.between(2.0, 1.0, 1.0)
    loading = virgin.changed(virgin.yield_overlap)
    assert len(run.contacts) > 3
    for one in range(3):
        push = run.contact_force(one, 201)
        turn = int(np.argmax(np.diff(push.overlap) < 0))
        expected = [
            (virgin if x < virgin.yield_overlap else loading).force(x, 1.0)
            for x in push.overlap[:turn]
        ]
        assert np.allclose(push.force[:turn], expected, rtol=1e-9, atol=1e-9)
        assert push.overlap[turn] > 3 * virgin.yield_overlap
        assert push.overlap[-1] > 0 and push.force[-1] == pytest.approx(0, abs=1e-6)
    start = kl.mechanical_energy(run)[0]
    held = kl.mechanical_energy(run) + run.elastic_energy()
    assert np.all(np.diff(held) < 1e-8 * start)
    begin, end = run.contacts.time, run.contacts.time + run.contacts.duration
    for time, energy in zip(run.time, held, strict=True):
        if not np.any((begin <= time) & (time <= end)):
            lost = run.contacts.energy_lost[end < time].sum()
            assert energy == pytest.approx(start - lost, rel=1e-9)


WRONG_BY_SPEED = [
    (lambda: kl.ElasticPlastic(0), "modulus must be positive, got 0"),
    (lambda: kl.ElasticPlastic(1e6, yield_pressure=0), "yield_pressure must be positive, got 0"),
    (lambda: bounce(kl.ElasticPlastic(1e6), 1.0, 0.0), r"need a restitution in \(0, 1\], got 0"),
    (
        lambda: bounce(kl.ElasticPlastic(1e6, yield_pressure=1e4), 1.0, 0.7),
        r"ElasticPlastic\(yield_pressure=...\) makes its own restitution; .* got 0.7",
    ),
    (
        lambda: kl.Compliant(kl.ElasticPlastic(1e6), shear=kl.Mindlin(1)),
        "ElasticPlastic ones yield; use Hertz",
    ),
    (lambda: kl.Viscoelastic(), "Viscoelastic needs a stiffness or a modulus, and not both"),
    (lambda: kl.Viscoelastic(1e5, dissipation=-1), "dissipation must be zero or positive, got -1"),
    (lambda: kl.DampedHertz(1e5, power=2), r"power must lie in \[0, 1.5\], got 2"),
    (lambda: kl.HuntCrossley(1e5, 2), r"exponent must be 1 or 1.5 \(Hertz\), got 2"),
    (lambda: kl.DampedHertz(1e5, at=0), "at must be positive, got 0"),
    (
        lambda: bounce(kl.Viscoelastic(1e5, dissipation=1e-4), 1.0, 0.7),
        r"Viscoelastic\(dissipation=...\) makes its own restitution; .* got 0.7",
    ),
    (lambda: bounce(kl.Viscoelastic(1e5), 1.0, 0.0), "no finite damping"),
    (
        lambda: bounce(kl.Hertz(1e5), 1.0, kl.PowerRestitution(0.1)),
        "Compliant takes no restitution law, got PowerRestitution.* such as Viscoelastic",
    ),
]


@pytest.mark.parametrize(("make", "message"), WRONG_BY_SPEED)
def test_what_cannot_be_is_refused_with_its_remedy(make, message):
    with pytest.raises(ValueError, match=message):
        make()
