"""A run as a figure: what is drawn where, and what is refused by name."""

import sys

import matplotlib as mpl
import numpy as np
import pytest

import kernel_lib as kl

mpl.use("Agg")

FLOOR = kl.Plane((0, 0), (0, 1))
BALL = kl.Ball((0, 3), (2, 0), radius=0.5, mass=1)
RUN = kl.simulate(kl.Scene([BALL], [FLOOR], (0, -9.807), 0.8), 2)


@pytest.fixture(autouse=True)
def closed():
    yield
    sys.modules["matplotlib.pyplot"].close("all") if "matplotlib.pyplot" in sys.modules else None


def circles(axes):
    return [(patch.center, patch.radius) for patch in axes.patches]


def test_paths_balls_at_moments_and_walls():
    axes = kl.plot(RUN, at=[0, 1.5])
    (floor, path) = axes.lines
    np.testing.assert_array_equal(np.array(path.get_data()).T, RUN.position[:, 0])
    assert floor.get_xy1()[1] == floor.get_xy2()[1] == 0
    (start, radius), (later, _) = circles(axes)
    assert (start, radius) == ((0, 3), 0.5)
    np.testing.assert_allclose(later, RUN.at(1.5).position[0])
    low, high = axes.get_ylim()
    assert low < 0 < 3.5 < high
    assert axes.get_aspect() == 1


def test_a_quantity_over_time_and_one_line_a_ball():
    axes = kl.plot(RUN, kl.kinetic_energy)
    np.testing.assert_array_equal(axes.lines[0].get_ydata(), kl.kinetic_energy(RUN))
    assert axes.get_ylabel() == "kinetic energy"
    pair = [kl.Ball((0, 0), (1, 0), 0.5, 1), kl.Ball((3, 0), (0, 0), 0.5, 1)]
    run = kl.simulate(kl.Scene(pair), 3)
    same = kl.plot(run, lambda run: run.velocity[:, :, 0], label="velocity (m/s)")
    assert [line.get_label() for line in same.lines] == ["velocity (m/s) 1", "velocity (m/s) 2"]
    assert kl.plot(run, axes=same) is same


def test_in_space_height_is_drawn_upwards_and_walls_that_face_the_reader_are_not():
    ball = kl.Ball((0, 0, 3), (1, 0, 0), 0.5, 1)
    walls = [kl.Plane((0, 0, 0), (0, 0, 1)), kl.Plane((0, -9, 0), (0, 1, 0))]
    run = kl.simulate(kl.Scene([ball], walls, (0, 0, -9.807), 0.8), 1)
    axes = kl.plot(run)
    assert axes.get_ylabel() == "z (m)"
    assert len(axes.lines) == 2
    np.testing.assert_array_equal(axes.lines[1].get_ydata(), run.position[:, 0, 2])


def test_a_table_is_seen_from_above_where_that_is_asked():
    balls = [kl.Ball((0, 0, 1), (1, 2, 0), 1, 1), kl.Ball((9, 3, 1), (0, 0, 0), 1, 1)]
    walls = [kl.Plane((0, 0, 0), (0, 0, 1)), kl.Plane((0, 20, 0), (0, -1, 0))]
    run = kl.simulate(kl.Scene(balls, walls, (0, 0, -9.8)), 1)
    axes = kl.plot(run, at=[1], plane="xy")
    assert (axes.get_xlabel(), axes.get_ylabel()) == ("x (m)", "y (m)")
    assert [list(place) for place, _ in circles(axes)] == run.position[-1, :, :2].tolist()
    walls = [line for line in axes.lines if line.get_color() == "#1B2030"]
    assert [line.get_xy1()[1] for line in walls] == [20]  # the floor faces the reader
    side = kl.plot(run, at=[1], plane="yz")
    assert (side.get_xlabel(), side.get_ylabel()) == ("y (m)", "z (m)")
    assert [list(place) for place, _ in circles(side)] == run.position[-1, :, 1:].tolist()


def test_a_curved_wall_is_drawn_where_its_distance_is_zero():
    bowl = kl.Parabola(vertex=(0, 0), radius=1, axis=(0, 1))
    ball = kl.Ball((0.5, 2), (0, 0), radius=0.2, mass=1)
    axes = kl.plot(kl.simulate(kl.Scene([ball], [bowl], (0, -9.807), 1), 2))
    drawn = [path.vertices for one in axes.collections for path in one.get_paths()]
    distances = [bowl.distance(tuple(place)) for place in np.vstack(drawn).tolist()]
    assert len(distances) > 50 and max(map(abs, distances)) < 0.01


WRONG = [
    (lambda: kl.plot(BALL), "plot draws a run, as simulate returns it; got Ball"),
    (lambda: kl.plot(RUN, at=[0, 2.5]), "moments lie from 0 to 2 s, the end of the run; got 2.5"),
    (lambda: kl.plot(RUN, at=[np.nan]), "got nan"),
    (lambda: kl.plot(RUN, plane="xz"), "plane must be two of the axes x, y, got 'xz'"),
    (lambda: kl.plot(RUN, plane="xx"), "got 'xx'"),
    (lambda: kl.film(RUN, "run.gif", plane="z"), "got 'z'"),
    (lambda: kl.plot(RUN, lambda run: [1, 2]), r"one row for each of \d+ frames, got the shape"),
]


def test_a_track_is_drawn():
    track = kl.Track((-1, 1)).line((0, 0)).line((2, 0.5))
    run = kl.simulate(
        kl.Scene([track.ball(0.1, 0.05, 1)], (), (0, -9.8), track=track), 0.3, kl.OnTrack()
    )
    lines = [line.get_xydata().tolist() for line in kl.plot(run).lines]
    assert [[-1, 1], [0, 0], [2, 0.5]] in lines


@pytest.mark.parametrize(("asked", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_cannot_be_drawn_is_named(asked, said):
    with pytest.raises(ValueError, match=said):
        asked()


def test_without_matplotlib_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.delitem(sys.modules, "matplotlib.pyplot", raising=False)
    with pytest.raises(ModuleNotFoundError, match=r'kl.plot needs .* "carom\[widgets\]"'):
        kl.plot(RUN)


def test_a_segment_is_a_line_and_an_arc_an_arc():
    """By their distance they were a closed sausage and a double C."""
    walls = [kl.Segment((-1, 0), (1, 0.5)), kl.Arc((0, 2), 1.5, -2.0, 0.0), kl.Arc((0, 9), 1)]
    run = kl.simulate(kl.Scene([kl.Ball((0, 3), (0.5, 0), 0.1, 1)], walls, (0, -9.807)), 0.2)
    axes = kl.plot(run)
    segment, arc, circle, _ = (line.get_xydata() for line in axes.lines)
    np.testing.assert_allclose(segment, [[-1, 0], [1, 0.5]])
    np.testing.assert_allclose(np.hypot(*(arc - [0, 2]).T), 1.5)
    np.testing.assert_allclose(arc[-1], [1.5, 2])
    np.testing.assert_allclose(circle[0], circle[-1])
    assert not axes.collections


def test_a_crowd_is_drawn_at_the_end_without_numbers():
    for count, numbers, drawn in ((12, 96, 96), (13, 0, 13)):
        balls = [kl.Ball((3 * i, 0), (0, 1), 1, 1) for i in range(count)]
        axes = kl.plot(kl.simulate(kl.Scene(balls), 1))
        assert (len(axes.texts), len(circles(axes))) == (numbers, drawn)
        ends = {round(y, 9) for (_, y), _ in circles(axes)} if not numbers else {1.0}
        assert ends == {1.0}
