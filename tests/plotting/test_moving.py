"""A run as a film: a picture for each moment, and what is refused by name."""

import sys

import matplotlib as mpl
import numpy as np
import pytest
from PIL import Image

import kernel_lib as kl

mpl.use("Agg")

FLOOR = kl.Plane((0, 0), (0, 1))
BALL = kl.Ball((0, 3), (2, 0), radius=0.5, mass=1)
RUN = kl.simulate(kl.Scene([BALL], [FLOOR], (0, -9.807), 0.8), 2)


def test_a_film_has_a_picture_for_each_moment_and_keeps_its_time(tmp_path):
    # 2 s at twice the speed are 1 s of film: 10 pictures and the end.
    made = kl.film(RUN, tmp_path / "bounce.gif", speed=2, pictures_per_second=10, title="A ball")
    assert made == tmp_path / "bounce.gif"
    with Image.open(made) as pictures:
        assert pictures.n_frames == 11
        assert pictures.info["duration"] == 100
        first = np.asarray(pictures.convert("RGB"), dtype=int)
        pictures.seek(5)
        later = np.asarray(pictures.convert("RGB"), dtype=int)
    blue = [abs(one - (0x0B, 0x62, 0xB4)).sum(axis=-1) < 60 for one in (first, later)]
    (row, column), (row_later, column_later) = (np.argwhere(one).mean(axis=0) for one in blue)
    assert column_later > column + 20, "it flies to the right"
    assert 0.5 < blue[0].sum() / blue[1].sum() < 1, "the path behind it, and nothing ahead"
    assert abs(row_later - row) > 20


def test_a_film_numbers_its_balls_and_draws_walls(tmp_path):
    pair = [kl.Ball((0, 1), (1, 0), 0.5, 1), kl.Ball((3, 1), (0, 0), 0.5, 1)]
    run = kl.simulate(kl.Scene(pair, [FLOOR]), 1)
    kl.film(run, tmp_path / "pair.gif", pictures_per_second=2)
    assert sys.modules["matplotlib.pyplot"].get_fignums() == []


NO_FILM = [
    (lambda: kl.film(BALL, "a.gif"), "film takes a run, as simulate returns it; got Ball"),
    (lambda: kl.film(RUN, "a.mp4"), "a film is a GIF: a name such as film.gif, got 'a.mp4'"),
    (lambda: kl.film(RUN, "a.gif", speed=0), "speed must lie above 0, got 0"),
    (lambda: kl.film(RUN, "a.gif", speed=np.nan), "got nan"),
    (lambda: kl.film(RUN, "a.gif", pictures_per_second=30), "must be one of .*, got 30"),
    (lambda: kl.film(RUN, "a.gif", speed=0.01), "5001 pictures, more than 2000: a speed of 0.025"),
]


@pytest.mark.parametrize(("asked", "said"), NO_FILM, ids=[said for _, said in NO_FILM])
def test_what_cannot_be_filmed_is_named_and_nothing_is_written(asked, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match=said):
        asked()
    assert list(tmp_path.iterdir()) == []
