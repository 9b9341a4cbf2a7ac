"""What a run returns: shapes, read-only arrays, choosing among contacts."""

import numpy as np
import pytest

import kernel_lib as kl

FLOOR = kl.Plane((0, 0), (0, 1))


@pytest.fixture
def run():
    scene = kl.Scene([kl.Ball((0, 2), (1, 0), 1, 1), kl.Ball((5, 2), (0, 0), 1, 1)], [FLOOR],
                     (0, -9.81), 0.5)  # fmt: skip
    return kl.simulate(scene, 1)


def test_shapes_in_the_plane(run):
    frames, contacts = len(run.time), len(run.contacts)
    assert run.position.shape == run.velocity.shape == (frames, 2, 2)
    assert run.spin.shape == (frames, 2)
    for name in ("point", "normal", "impulse"):
        assert getattr(run.contacts, name).shape == (contacts, 2)
    assert run.contacts.velocity_before.shape == (contacts, 2, 2)


def test_shapes_in_space_and_without_contacts():
    run = kl.simulate(kl.Scene([kl.Ball((0, 2, 0), (1, 0, 0), 1, 1)]), 1, frames=0.5)
    assert run.position.shape == (3, 1, 3) and run.spin.shape == (3, 1, 3)
    assert run.contacts.point.shape == (0, 3) and len(run.contacts) == 0


def test_arrays_are_read_only(run):
    for array in (run.time, run.position, run.contacts.time, run.contacts.impulse):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_contacts_can_be_chosen(run):
    impacts = run.contacts.of_kind("impact")
    assert set(impacts.kind) == {"impact"} and 0 < len(impacts) < len(run.contacts) + 1
    first = run.contacts[run.contacts.a == 1]
    assert set(first.a) == {1} and (first.b == -1).all()
    assert len(run.contacts[:2]) == 2


def test_frames_are_even_and_end_with_the_run(run):
    assert np.diff(run.time)[:-1] == pytest.approx(1 / 60)
    assert run.time[-1] == run.duration == 1
