"""Runs of one's own on the stage: what it shows, and what is refused by name."""

import numpy as np
import pytest

import kernel_lib as kl

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


WRONG = [
    (lambda: kl.show(SCENE), "'the run' is Scene"),
    (lambda: kl.show({}), "one to 4 runs can be shown at a time, got 0"),
    (lambda: kl.show({str(k): RUN for k in range(5)}), "got 5"),
    (
        lambda: kl.show(RUN, {"twice": lambda run: np.ones(3)}),
        r"the curve 'twice' has one number for each of \d+ frames, got the shape \(3,\)",
    ),
]


@pytest.mark.parametrize(("asked", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_cannot_be_shown_is_named(asked, said):
    with pytest.raises(ValueError, match=said):
        asked()
