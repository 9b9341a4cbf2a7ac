"""Restitution as a law of the closing speed: published and computed figures, and second ways."""

import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.laws.restitution_laws import yield_speed


def viscoelastic(dissipation, ends="zero force"):
    """Of stiffness and mass one."""
    return kl.ViscoelasticRestitution(1.5 * dissipation, ends)


VISCOELASTIC = [
    (0.05, 1.0, "zero force", 0.918132855),
    (0.1, 1.0, "zero force", 0.845143806),
    (0.1, 1.0, "zero overlap", 0.843339411),
    (0.1, 0.1, "zero force", 0.898192296),
    (0.1, 0.01, "zero force", 0.934069872),
]


@pytest.mark.parametrize(("dissipation", "speed", "ends", "figure"), VISCOELASTIC)
def test_viscoelastic_spheres(dissipation, speed, ends, figure):
    assert viscoelastic(dissipation, ends)(speed) == pytest.approx(figure, abs=1.5e-9)


def test_the_series_of_viscoelastic_spheres():
    c1 = math.sqrt(math.pi) * math.gamma(3 / 5) / (2**0.2 * 5**0.4 * math.gamma(2.1))
    c2 = 3 / 5 * c1**2
    assert c1 == pytest.approx(1.1534488581, abs=5e-11)
    for ends, power in (("zero force", 2.5), ("zero overlap", 3.0)):
        strengths = np.array([0.005, 0.0025])
        found = [kl.ViscoelasticRestitution(b, ends)(1.0) for b in strengths]
        misses = np.array(found) - (1 - c1 * strengths + c2 * strengths**2)
        assert math.log2(misses[0] / misses[1]) == pytest.approx(power, abs=0.2)
    found = kl.ViscoelasticRestitution(0.15)(1.0)
    assert found - (1 - c1 * 0.15 + c2 * 0.15**2) == pytest.approx(2e-4, abs=5e-6)


def test_viscoelastic_spheres_depend_on_one_number():
    law, other = kl.ViscoelasticRestitution(0.15), kl.ViscoelasticRestitution(0.3)
    assert law(32.0) == pytest.approx(other(1.0), abs=1e-12)


#: Restitution at 0.1 m/s of a damper c a^n on Hertz's spring that gives 0.8 at 1 m/s.
ASSUMED = [
    (0.0, "zero force", 0.7079, 5e-5),
    (0.25, "zero force", 0.8000, 5e-5),
    (0.5, "zero force", 0.8667, 5e-5),
    (1.5, "zero force", 0.9757, 5e-5),
    (0.0, "zero overlap", 0.698, 5e-4),
]


@pytest.mark.parametrize(("power", "ends", "figure", "digits"), ASSUMED)
def test_what_programs_assume_of_gentle_impacts(power, ends, figure, digits):
    law = kl.DampedHertzRestitution.through(0.8, 1.0, power, ends)
    assert law(1.0) == pytest.approx(0.8, abs=1e-9)
    assert law(0.1) == pytest.approx(figure, abs=digits)


def test_a_law_through_a_point_at_any_speed():
    law = kl.DampedHertzRestitution.through(0.7, 3.0, 0.5)
    assert law(3.0) == pytest.approx(0.7, abs=1e-9)


@pytest.mark.parametrize("power", [0.0, 0.5, 1.0])
def test_loss_of_weak_damping_goes_like_a_power_of_the_speed(power):
    law = kl.DampedHertzRestitution(1e-3, power)
    lost = 1 - law(np.array([0.1, 1.0]))
    assert math.log10(lost[1] / lost[0]) == pytest.approx((4 * power - 1) / 5, abs=2e-3)


@pytest.mark.parametrize(("product", "figure"), [(0.1, 0.93747558), (1.0, 0.59362426)])
def test_hunt_and_crossley(product, figure):
    assert kl.HuntCrossleyRestitution(product)(1.0) == pytest.approx(figure, abs=5e-9)
    assert kl.HuntCrossleyRestitution(2.0)(product / 2) == pytest.approx(figure, abs=5e-9)


THORNTON = [(2, 0.930625877), (10, 0.658558337), (1e4, 0.118497947)]


@pytest.mark.parametrize(("speed", "figure"), THORNTON)
def test_elastic_plastic_spheres(speed, figure):
    assert kl.PlasticRestitution(1.0)(speed) == pytest.approx(figure, abs=5e-10)
    assert kl.PlasticRestitution(0.3)(0.3 * speed) == pytest.approx(figure, abs=5e-10)


def test_elastic_plastic_spheres_are_elastic_when_gentle_and_lose_by_johnson_s_power():
    law = kl.PlasticRestitution(0.5)
    assert law(0.5) == law(0.1) == 1
    assert law(0.5000001) == pytest.approx(1, abs=1e-6)
    assert kl.PlasticRestitution(1.0)(1e12) * 1e3 == pytest.approx(1.184992992, abs=2e-9)


def plastic_impact(speed, modulus, radius, mass, pressure):
    """Elastic-plastic loading to the energy of the impact, and Hertz's release: Thornton."""
    begins = radius * (math.pi * pressure / (2 * modulus)) ** 2
    held = 4 / 3 * modulus * radius**0.5 * begins**1.5
    energy = mass * speed**2 / 2 - 8 / 15 * modulus * radius**0.5 * begins**2.5
    slope = math.pi * pressure * radius
    further = (-held + math.sqrt(held**2 + 2 * slope * energy)) / slope
    force, deepest = held + slope * further, begins + further
    flattened = 4 / 3 * modulus * (radius * deepest) ** 1.5 / force
    given_back = 2 / 5 * force * (radius * deepest / flattened)
    return math.sqrt(given_back / (mass * speed**2 / 2))


STEEL = {"modulus": 2.1e11, "poisson": 0.3, "density": 7800.0, "pressure": 1.6e9}


def steel(balls):
    """Contact modulus, radius and mass of a steel ball on a plate of steel, or of two balls."""
    modulus = STEEL["modulus"] / (2 * (1 - STEEL["poisson"] ** 2))
    radius = 0.01
    mass = 4 / 3 * math.pi * radius**3 * STEEL["density"]
    return modulus, radius / balls, mass / balls


@pytest.mark.parametrize(
    ("balls", "yields", "figures"),
    [(1, 0.135902, (0.826971, 0.707907)), (2, 0.067951, (0.707907, 0.600236))],
)
def test_steel(balls, yields, figures):
    modulus, radius, mass = steel(balls)
    found = yield_speed(STEEL["pressure"], modulus, radius, mass)
    assert found == pytest.approx(yields, abs=5e-7)
    law = kl.PlasticRestitution(found)
    for speed, figure in zip((0.5, 1.0), figures, strict=True):
        assert law(speed) == pytest.approx(figure, abs=5e-7)
        other = plastic_impact(speed, modulus, radius, mass, STEEL["pressure"])
        assert law(speed) == pytest.approx(other, abs=1e-12)


def test_the_speed_at_which_spheres_yield_does_not_depend_on_their_size():
    modulus, radius, mass = steel(1)
    big = yield_speed(STEEL["pressure"], modulus, 7 * radius, 7**3 * mass)
    assert big == pytest.approx(yield_speed(STEEL["pressure"], modulus, radius, mass), rel=1e-12)


def test_145_bounces_before_a_ball_falls_below_a_millimetre_a_second():
    law, speed, bounces, times = kl.PowerRestitution(0.1), 1.0, 0, []
    while speed >= 1e-3:
        speed *= law(speed)
        bounces += 1
        times.append(speed)
    assert bounces == 145
    # Speeds fall like n^-5, so that their sum, and the time to rest, is finite.
    for _ in range(20_000):
        speed *= law(speed)
        times.append(speed)
    n = np.array([10_000, 20_000])
    assert np.log2(times[n[0]] / times[n[1]]) == pytest.approx(5, abs=0.05)
    assert sum(times[10_000:]) < 1e-8 * sum(times)


LAWS = [
    kl.PowerRestitution(0.1, 0.2),
    kl.DampedHertzRestitution(0.2, 0.0),
    kl.DampedHertzRestitution(0.2, 1.0, "zero overlap"),
    kl.ViscoelasticRestitution(0.2),
    kl.HuntCrossleyRestitution(0.5),
    kl.PlasticRestitution(0.3),
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: type(law).__name__)
def test_a_law_serves_numbers_and_arrays_and_stays_a_part(law):
    speeds = np.array([[0.0, 1e-9, 1e-3], [1.0, 40.0, 1e4]])
    found = law(speeds)
    assert found.shape == speeds.shape
    assert ((found >= 0) & (found <= 1)).all()
    for speed, one in zip(speeds.ravel().tolist(), found.ravel(), strict=True):
        assert law(speed) == pytest.approx(one, abs=1e-12)
        assert law(np.float64(speed)) == pytest.approx(one, abs=1e-12)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: type(law).__name__)
def test_laws_are_equal_if_their_constants_are(law):
    assert replace(law) == law
    assert hash(replace(law)) == hash(law)


WRONG = [
    (lambda: kl.PowerRestitution(-0.1), "loss must be zero or positive, got -0.1"),
    (lambda: kl.PowerRestitution(0.1, 0), "power must be positive, got 0"),
    (lambda: kl.DampedHertzRestitution(0.1, 2), r"power must lie in \[0, 1.5\], got 2"),
    (lambda: kl.ViscoelasticRestitution(0.1, "soon"), "ends must be"),
    (lambda: kl.HuntCrossleyRestitution(math.nan), "slowness must be a number, got nan"),
    (lambda: kl.PlasticRestitution(0), "yield_speed must be positive, got 0"),
]


@pytest.mark.parametrize(("make", "message"), WRONG)
def test_bad_values_are_named(make, message):
    with pytest.raises(ValueError, match=message):
        make()
