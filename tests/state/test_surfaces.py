"""What is not given is not guessed in silence; a pair takes the smaller value of each."""

import math

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
