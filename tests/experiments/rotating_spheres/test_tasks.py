"""Targets of lesson 04, and where a run comes to on them."""

import pytest

from kernel_lib.experiments.rotating_spheres.runs import experiment, runs

UP, BOX = experiment.challenges


def played(challenge, **changed):
    values = experiment.check({**challenge.values, **changed})
    found = runs(values)
    return values, found, challenge.picture(values, found).marks


@pytest.mark.parametrize("spin", [0.0, 5.5, 6.0, 6.5, 12.0])
def test_the_bands_at_the_table_hold_what_gives_a_star(spin):
    values, found, (*bands, line, reached) = played(UP, spin1=spin)
    measure, stars = UP.reached(values, found)
    hits = found["rough"].contacts
    assert line.start == pytest.approx(hits.point[0, 0]), "above the contact with the floor"
    assert reached.yours
    assert reached.start == pytest.approx(hits.point[1, 0]), "where it came to at the table"
    assert sum(band.start <= reached.start <= band.end for band in bands) == stars
    assert UP.judged(values, found) == hits.time[1]
    assert reached.text == f"{measure:.3g} %"


def test_the_box_shows_where_the_ball_rests_and_nothing_where_it_rolls():
    _, found, (*bands, _, reached) = played(BOX, speed=3.4, spin1=17.0)
    assert reached.start == found["rough"].position[-1, 0, 0]
    assert sum(band.start <= reached.start <= band.end for band in bands) == 3
    values, found, marks = played(BOX)
    assert marks == BOX.target(values).marks
    assert BOX.judged(values, found) == found["rough"].contacts.of_kind("roll").time[0] + 0.5
