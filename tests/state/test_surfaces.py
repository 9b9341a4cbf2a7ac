"""What is not given is not guessed in silence; a pair takes the smaller value of each."""

import math
import pickle
from dataclasses import replace

import pytest

import kernel_lib as kl
from kernel_lib.state.surfaces import pair, restitution_at


@pytest.mark.parametrize(
    ("given", "completed", "smooth"),
    [
        ((None, None), (-1, 0), True),
        ((None, 0.3), (0, 0.3), False),
        ((0.5, None), (0.5, math.inf), False),
        ((0.5, 0.3), (0.5, 0.3), False),
        ((-1, 0.3), (-1, 0.3), True),
        ((0.5, 0), (0.5, 0), True),
    ],
)
def test_completed_values(given, completed, smooth):
    surface = kl.Surface(1, *given)
    assert (surface.tangential_restitution, surface.friction) == completed
    assert surface.smooth is smooth
    assert surface.static_friction == surface.friction


def test_a_pair_takes_the_smaller_of_each():
    one = kl.Surface(0.9, 0.5, 0.2, 0.8, 0.01)
    two = kl.Surface(0.5, 0.7, 0.4, 0.4, 0.0)
    assert pair(one, two) == pair(two, one) == kl.Surface(0.5, 0.5, 0.2, 0.4, 0.0)
    assert pair(one, one) is one


def test_a_smooth_partner_makes_a_smooth_pair():
    assert pair(kl.Surface(1), kl.Surface(1, 1)).smooth


GIVEN = {
    "nothing": {},
    "friction": {"friction": 0.5},
    "both frictions": {"friction": 0.2, "static_friction": 0.6},
    "grip": {"tangential_restitution": 0.4},
    "all": {"tangential_restitution": 0.4, "friction": 0.2, "static_friction": 0.6},
}
CHANGES = [
    {"friction": 0.3},
    {"friction": 0.1},
    {"tangential_restitution": 0.2},
    {"restitution": 0.5},
    {"static_friction": 0.7, "friction": 0.3},
]


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("change", CHANGES, ids=str)
def test_a_replaced_coefficient_completes_the_others_anew(given, change):
    # A smooth surface made rough by `replace` was refused for a static friction that nobody
    # gave, and a lower friction kept the static one of before.
    surface = kl.Surface(**{"restitution": 0.7, **GIVEN[given]})
    expected = kl.Surface(**{"restitution": 0.7, **GIVEN[given], **change})
    assert replace(surface, **change) == expected
    assert replace(pickle.loads(pickle.dumps(surface)), **change) == expected


def test_a_static_friction_that_was_given_stays():
    slippery = replace(kl.Surface(1, None, 0.5, 0.6), friction=0.3)
    assert (slippery.friction, slippery.static_friction) == (0.3, 0.6)
    with pytest.raises(ValueError, match=r"static_friction must not be below friction \(0\.8\)"):
        replace(kl.Surface(1, None, 0.5, 0.6), friction=0.8)


def test_a_pair_is_smooth_where_one_of_it_has_no_friction():
    grips, smooth = kl.Surface(1, tangential_restitution=-1), kl.Surface(1)
    assert pair(grips, smooth).friction == pair(smooth, grips).friction == 0


def test_a_pair_of_laws_takes_the_smaller_at_every_speed():
    law = kl.PlasticRestitution(0.1)
    assert pair(kl.Surface(law), kl.Surface(1)).restitution is law
    assert pair(kl.Surface(1), kl.Surface(law)).restitution is law
    assert pair(kl.Surface(law, friction=1), kl.Surface(kl.PlasticRestitution(0.1))) == kl.Surface(
        law, -1, 0
    )
    both = pair(kl.Surface(law), kl.Surface(0.7)).restitution
    for speed in (0.05, 0.5, 3.0):
        assert both(speed) == min(law(speed), 0.7)
    assert pickle.loads(pickle.dumps(both)) == both


def test_restitution_at_a_speed():
    assert restitution_at(0.7, 3.0) == 0.7
    assert restitution_at(kl.PowerRestitution(0.1, 1.0), 3.0) == pytest.approx(0.7)


class Unhashable:
    __hash__ = None

    def __call__(self, closing_speed):
        return 0.5


def too_much(closing_speed):
    return 1.3


WRONG_LAWS = {
    "a class": (kl.PlasticRestitution, "got the class PlasticRestitution; say PlasticRestitution"),
    "no part": (too_much, r"restitution must lie in \[0, 1\], got 1.3 from too_much at 1 m/s"),
    "no number": (lambda speed: None, r"must lie in \[0, 1\], got None from <lambda>"),
    "what changes": (Unhashable(), "a function or a frozen dataclass with a __call__"),
    "text": ("0.7", "restitution must be a number, got the text '0.7'"),
}


@pytest.mark.parametrize("name", WRONG_LAWS)
def test_what_is_no_law_is_refused(name):
    value, message = WRONG_LAWS[name]
    with pytest.raises(ValueError, match=message):
        kl.Surface(value)


def test_a_law_that_leaves_its_limits_later_is_named_where_it_does():
    ball = kl.Ball((0, 5), (0, -10), 1, 1)
    law = kl.Surface(lambda speed: 0.5 if speed < 2 else 1.5)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1), law)])
    with pytest.raises(ValueError, match=r"in \[0, 1\], got 1.5 from <lambda> at 10 m/s"):
        kl.simulate(scene, 1)
