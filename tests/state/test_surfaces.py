"""What is not given is not guessed in silence; a pair takes the smaller value of each."""

import math
import pickle
from dataclasses import replace

import pytest

import kernel_lib as kl
from kernel_lib.state.surfaces import pair


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
