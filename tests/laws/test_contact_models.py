"""Contact models: damping from restitution, signs, messages."""

import math

import pytest

import kernel_lib as kl
from kernel_lib.laws.contact_duration import damping_ratio
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


WRONG_BY_SPEED = [
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
