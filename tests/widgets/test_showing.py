"""Runs of one's own on the stage: what it shows, and what is refused by name."""

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.protocol.files import parts_of_file
from kernel_lib.protocol.pictures.picture import arrays_in, picture_of
from kernel_lib.protocol.pictures.still import still_of
from kernel_lib.widgets import plane_bounce

FLOOR = kl.Plane((0, 0), (0, 1))
SCENE = kl.Scene([kl.Ball((0, 3), (2, 0), radius=0.5, mass=1)], [FLOOR], (0, -9.807), 0.8)
RUN = kl.simulate(SCENE, 2)


def test_a_run_plays_with_its_energies():
    shown = kl.show(RUN, title="My ball")
    assert shown.runs == {"the run": RUN}
    assert shown.sheet["title"] == "My ball" and shown.sheet["parameters"] == []
    assert [one["name"] for one in shown.sheet["observables"]] == [
        "kinetic energy",
        "mechanical energy",
    ]


def test_several_runs_stand_side_by_side_under_their_names():
    steps = kl.simulate(SCENE, 2, kl.Stepping(0.01))
    shown = kl.show({"exact": RUN, "steps": steps}, {"height": lambda run: run.position[:, 0, 1]})
    assert list(shown.runs) == ["exact", "steps"]
    assert [one["name"] for one in shown.sheet["observables"]] == ["height"]


def pocketed():
    """The second ball is pushed into the pocket by the first."""
    balls = [kl.Ball((0, 0), (2, 0), 0.5, 1), kl.Ball((3, 0), (0, 0), 0.5, 1)]
    side = kl.Plane((0, -2), (0, 1))
    scene = kl.Scene(balls, [side], restitution=0.5, pockets=[kl.Pocket((6, 0), 1)])
    return kl.simulate(scene, 4)


def test_pockets_are_holes_of_the_picture_and_stand_in_the_list():
    run = pocketed()
    shown = kl.show(run)
    assert shown.runs["the run"] is run
    header, block = picture_of(shown.runs, ())
    (record,) = header["runs"]
    assert record["pockets"] == [{"centre": [6.0, 0.0], "radius": 1.0}]
    kinds = arrays_in(header, block, 0)["contact_kind"]
    assert kinds.tolist() == [0, 5] and arrays_in(header, block, 0)["contact_b"][1] == -2
    hole = still_of(header, block, None)
    assert hole.count('fill="#000" fill-opacity=".62"') == 1
    assert "pockets" not in picture_of({"one": RUN}, ())[0]["runs"][0]


def test_the_table_of_contacts_names_pockets_apart_from_walls():
    ((_, (table,)),) = parts_of_file("contacts", "own", {"one": pocketed()}, ())
    rows = table.decode().splitlines()
    assert [row.split(",")[2:5] for row in rows[1:]] == [
        ["impact", "ball 1", "ball 2"],
        ["pocket", "ball 2", "pocket 1"],
    ]


WRONG = [
    (lambda: plane_bounce().save("lesson.html"), "this lesson has controls"),
    (lambda: kl.show(SCENE), "run 'the run' must be a Trajectory, got Scene"),
    (lambda: kl.show({}), "must be one to 4, got 0"),
    (lambda: kl.show({str(k): RUN for k in range(5)}), "got 5"),
    (
        lambda: kl.show(RUN, {"twice": lambda run: np.ones(3)}),
        r"observable 'twice' must have one number for each of \d+ frames, got the shape \(3,\)",
    ),
]


@pytest.mark.parametrize(("asked", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_cannot_be_shown_is_named(asked, said):
    with pytest.raises(ValueError, match=said):
        asked()
