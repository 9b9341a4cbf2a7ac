"""The table at the head of the gallery: what its paths say is what equal discs without loss do."""

import numpy as np
import pytest

from kernel_lib.serving.notebooks.table import HEIGHT, LASTS, MOST, RADIUS, SPEED, WIDTH, ways


def corners_of(way):
    return np.array([float(each) for each in way.corners.split()]).reshape(-1, 3)


def places(found, moments):
    """(moments, balls, 2): where the balls are, straight and evenly from corner to corner."""
    corners = [corners_of(way) for way in found]
    return np.stack(
        [
            np.stack([np.interp(moments, each[:, 0], each[:, axis]) for axis in (1, 2)], axis=-1)
            for each in corners
        ],
        axis=1,
    )


@pytest.mark.parametrize("count", [1, 2, 9, MOST])
def test_the_balls_stay_apart_on_the_table_and_keep_their_energy(count):
    found = ways(count)
    assert len(found) == count
    moments = np.linspace(0.0, LASTS, 4001)
    at = places(found, moments)
    assert at.min() >= RADIUS - 0.2
    assert (at.max(axis=(0, 1)) <= np.array([WIDTH, HEIGHT]) - RADIUS + 0.2).all()
    for i in range(count):
        for j in range(i):
            apart = np.linalg.norm(at[:, i] - at[:, j], axis=-1)
            assert apart.min() >= 2 * RADIUS - 0.4, (i, j)
    speeds = [_speeds(corners_of(way), moments[:-1] + 1e-3) for way in found]
    energy = np.sum(np.square(speeds), axis=0)
    assert np.median(energy) == pytest.approx(SPEED[0] ** 2 + SPEED[1] ** 2, rel=0.01)


def _speeds(corners, moments):
    which = np.clip(np.searchsorted(corners[:, 0], moments, side="right") - 1, 0, len(corners) - 2)
    legs = np.diff(corners, axis=0)
    return (np.linalg.norm(legs[:, 1:], axis=1) / legs[:, 0])[which]


def test_every_ball_is_hit_and_nothing_ends_before_its_time():
    for way in ways(9):
        corners = corners_of(way)
        assert corners[0].tolist() == [0.0, way.x, way.y]
        assert corners[-1, 0] == LASTS
        assert len(corners) > 20 and (np.diff(corners[:, 0]) > 0).all()


def test_without_lessons_or_with_too_many_there_is_no_table():
    assert ways(0) == ways(MOST + 1) == ()
