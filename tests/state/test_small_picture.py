"""The small picture of a run in a notebook."""

import re
from xml.etree import ElementTree

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.state.small_picture import HEIGHT, MOST_DRAWN, WIDTH

SPACE = "{http://www.w3.org/2000/svg}"


def bounce(**changes):
    ball = kl.Ball((0, 5), (4, 1), radius=1, mass=1)
    return kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], (0, -9.807), 0.7, **changes)


def drawn(run):
    picture = ElementTree.fromstring(run._repr_svg_())
    circles = [
        [float(one.get(key)) for key in ("cx", "cy", "r")] for one in picture.iter(SPACE + "circle")
    ]
    paths = [
        np.array(re.findall(r"-?[\d.]+", one.get("d")), dtype=float).reshape(-1, 2)
        for one in picture.iter(SPACE + "path")
    ]
    return picture, circles, paths


def test_ball_touches_the_floor_line_at_its_lowest():
    """The floor is drawn where the ball turns round: one radius below the path's lowest point."""
    _, [(x, y, radius)], [floor, path] = drawn(kl.simulate(bounce(), 3))
    assert floor[:, 1].max() - path[:, 1].max() == pytest.approx(radius, abs=0.05 * radius)
    assert [x, y] == pytest.approx(path[-1].tolist(), abs=0.11)


def test_all_within_the_picture_but_walls():
    for run in (kl.simulate(bounce(), 3), kl.simulate(kl.box_of_balls(20, 0.1, seed=1), 2)):
        _, circles, _ = drawn(run)
        for x, y, radius in circles:
            assert radius <= x <= WIDTH - radius and radius <= y <= HEIGHT - radius


def test_title_says_what_the_repr_says():
    run = kl.simulate(bounce(), 1)
    assert drawn(run)[0].findtext(SPACE + "title") == repr(run)


def test_a_ball_that_never_moves_has_a_picture():
    run = kl.simulate(kl.Scene([kl.Ball((3, 2), (0, 0), radius=1e-9, mass=1)]), 1)
    assert "nan" not in run._repr_svg_() and len(drawn(run)[1]) == 1


def test_many_balls_stay_small():
    run = kl.simulate(kl.box_of_balls(200, 0.1, seed=1), 0.5)
    assert len(drawn(run)[1]) == MOST_DRAWN and len(run._repr_svg_()) < 60_000
