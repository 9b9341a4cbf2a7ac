"""Joints of walls: where they are, whether they are smooth, and whose the contact is."""

import math

import pytest

import kernel_lib as kl
from kernel_lib.contacts.joints import joints_of, owner

LEVEL = [kl.Segment((-2, 0), (0, 0)), kl.Segment((0, 0), (2, 0))]
ROOF = [kl.Segment((-2, -1), (0, 0)), kl.Segment((0, 0), (2, -1))]
QUARTER = [kl.Segment((-2, 0), (0, 0)), kl.Arc((0, 1), 1, -math.pi / 2, 0)]
TABLE = [kl.Segment((-2, 0), (2, 0)), kl.Segment((1, 0), (1, -1))]


@pytest.mark.parametrize("walls", [LEVEL, ROOF, QUARTER, TABLE])
def test_each_wall_of_a_joint_knows_the_other(walls):
    (one,), (two,) = joints_of(walls, 1e-12)
    assert (one.other, two.other) == (1, 0)
    assert (one.part, one.other_part) == (two.other_part, two.part)
    assert one.point == pytest.approx(two.point, abs=1e-15)
    assert one.smooth == two.smooth == (walls in (LEVEL, QUARTER))


def test_walls_that_move_otherwise_or_end_apart_have_no_joint():
    moving = kl.Segment((0, 0), (2, 0), moves=kl.Steady((0, 1)))
    assert joints_of([LEVEL[0], moving], 1e-12) == [[], []]
    assert joints_of([LEVEL[0], kl.Segment((1e-9, 0), (2, 0))], 1e-12) == [[], []]


def test_a_plane_passes_through_the_end_of_a_ramp():
    walls = [kl.Plane((0, 0), (0, 1)), kl.Segment((-1, 1), (0, 0))]
    joints = joints_of(walls, 1e-12)
    assert [(each.part, each.other_part, each.smooth) for each in joints[0]] == [(0, 1, False)]
    assert owner(walls, joints, 1, (0.5, 0.2)) == 0


@pytest.mark.parametrize(
    ("walls", "place", "owners"),
    [
        (LEVEL, (-0.1, 0.2), [0, 0]),
        (LEVEL, (0.1, 0.2), [1, 1]),
        (LEVEL, (0.0, 0.2), [0, 1]),
        (ROOF, (-1.0, 0.2), [0, 0]),
        (ROOF, (0.01, 0.2), [0, 0]),  # of the ridge, that both share
        (ROOF, (0.0, -2.0), [0, 1]),  # beside both, on the other side
        (QUARTER, (0.3, 0.2), [1, 1]),
        (TABLE, (1.1, 0.2), [0, 0]),
        (TABLE, (1.1, -0.2), [0, 1]),
    ],
)
def test_an_end_is_met_only_where_no_wall_passes_beside_the_ball(walls, place, owners):
    joints = joints_of(walls, 1e-12)
    assert [owner(walls, joints, wall, place) for wall in (0, 1)] == owners
