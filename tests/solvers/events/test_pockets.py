"""Pockets take balls out of play."""

from dataclasses import replace

import numpy as np
import pytest
from matplotlib.figure import Figure

import kernel_lib as kl
from tests.kept_runs import bits

POCKET = kl.Pocket((10, 0), 1)
#: The second ball is pushed into the pocket by the first, which follows.
PAIR = [kl.Ball((0, 0), (2, 0), 0.5, 1), kl.Ball((4, 0), (0, 0), 0.5, 1, spin=3.0)]


def table(**changes):
    values = {"restitution": 0.5, "pockets": [POCKET]} | changes
    return kl.Scene(PAIR, **values)


def test_a_ball_is_out_where_its_centre_comes_within_the_radius():
    """Speeds 0.5 and 1.5 m/s after the impact at 1.5 s; the way of the second ball is 5 m."""
    run = kl.simulate(table(), 8, frames=0.1)
    hit, fall = run.contacts[0], run.contacts[1]
    assert (str(hit.kind), str(fall.kind)) == ("impact", "pocket")
    assert fall.time == pytest.approx(1.5 + 5 / 1.5, rel=1e-12)
    assert (fall.a, fall.b) == (1, -1) and fall.point == pytest.approx([9, 0])
    assert fall.velocity_before[0] == pytest.approx([1.5, 0]) and not fall.velocity_after.any()
    assert fall.impulse == pytest.approx([-1.5, 0]) and fall.normal == pytest.approx([-1, 0])
    assert fall.energy_lost == pytest.approx(1.5**2 / 2 + 0.4 * 0.25 * 9 / 2)
    after = run.time > fall.time
    assert (run.position[after, 1] == (10, 0)).all()
    assert not run.velocity[after, 1].any() and not run.spin[after, 1].any()
    lost = [run.contacts.energy_lost[run.contacts.time <= t].sum() for t in run.time]
    assert kl.kinetic_energy(run) + lost == pytest.approx(np.full(len(run.time), 2.45))


def test_when_all_balls_are_gone_the_run_ends_and_they_do_not_collide_in_there():
    # Smaller than two radii: the second would meet the first before it falls.
    run = kl.simulate(table(pockets=[kl.Pocket((10, 0), 0.6)]), 80)
    assert run.contacts.kind.tolist() == ["impact", "pocket", "pocket"]
    assert run.stopped_because == "everything at rest"
    assert run.time[-1] == pytest.approx(1.5 + 6.4 / 0.5)
    assert (run.position[-1] == (10, 0)).all()


def test_a_ball_that_passes_by_stays_in_play():
    for aside, kinds in [(1.001, []), (0.999, ["pocket"])]:
        scene = kl.Scene(PAIR[:1], pockets=[kl.Pocket((10, aside), 1)])
        assert kl.simulate(scene, 9).contacts.kind.tolist() == kinds


def test_a_ball_rolls_into_a_pocket_of_a_table_in_space_and_no_more_lies_on_it():
    """It slides, rolls with 5/7 of its speed, and is gone; nothing lasts any more."""
    cloth = kl.Plane((0, 0, 0), (0, 0, 1), surface=kl.Surface(0.5, friction=0.2))
    scene = kl.Scene([kl.Ball((0, 0, 0.1), (2, 0, 0), 0.1, 1)], [cloth], (0, 0, -10), friction=0.2,
                     pockets=[kl.Pocket((3, 0.05, 0.1), 0.15)])  # fmt: skip
    run = kl.simulate(scene, 9)
    kinds = run.contacts.kind.tolist()
    assert [kind for kind in kinds if kind != "impact"] == ["slide", "roll", "pocket", "part"]
    fall = run.contacts.of_kind("pocket")[0]
    assert fall.b == -2 and fall.velocity_before[0] == pytest.approx([2 * 5 / 7, 0, 0])
    assert run.position[-1, 0] == pytest.approx([3, 0.05, 0.1])
    slid, rolls = 2 / 7 * 2 / 2, 2 * 5 / 7
    way = slid * (2 + rolls) / 2
    reached = 3 - np.sqrt(0.15**2 - 0.05**2)
    assert fall.time == pytest.approx(slid + (reached - way) / rolls, rel=1e-9)


@pytest.mark.parametrize("moment", [1.0, 5.0, 8.0])
def test_a_run_with_pockets_goes_on_bit_for_bit_and_can_be_kept(tmp_path, moment):
    part = kl.simulate(table(), moment)
    part.save(tmp_path / "part.npz")
    whole = bits(kl.simulate(table(), 11))
    assert bits(kl.resume(part, 11 - moment)) == whole
    assert bits(kl.resume(kl.load(tmp_path / "part.npz"), 11 - moment)) == whole


def test_many_balls_fall_as_few_do():
    """From 64 balls on a loop takes over that knows no pockets."""
    row = [kl.Ball((3 * i, 100), (0, 0), 0.5, 1) for i in range(70)]
    few = kl.simulate(table(), 8, frames=0.5)
    many = kl.simulate(replace(table(), balls=[*PAIR, *row]), 8, frames=0.5)
    assert (many.position[:, :2] == few.position).all()
    assert many.contacts.kind.tolist() == few.contacts.kind.tolist()


def test_what_goes_with_no_pocket_is_refused():
    for solver in (kl.Stepping(0.1), kl.Compliant(kl.Hertz(1e5)), kl.RowImpacts()):
        with pytest.raises(ValueError, match=r"takes no pockets, got 1 of them; .* use Events"):
            kl.simulate(table(), 1, solver)
    with pytest.raises(ValueError, match=r"Events\(turn=\.\.\.\) takes no pockets"):
        kl.simulate(table(), 1, kl.Events(turn=2.0))
    with pytest.raises(ValueError, match="ball 1 lies in pocket 0 at the start; leave it out"):
        kl.scene_at(kl.simulate(table(), 8))
    with pytest.raises(ValueError, match="pocket 0 has 3 components where ball 0 has 2"):
        table(pockets=[kl.Pocket((0, 9, 0), 1)])
    with pytest.raises(ValueError, match="radius must"):
        kl.Pocket((0, 0), 0)


def test_a_run_with_pockets_is_drawn_and_shown():
    run = kl.simulate(table(), 8)
    assert any(patch.radius == 1 for patch in kl.plot(run, axes=Figure().subplots()).patches)
    assert "svg" in run._repr_svg_()
    assert kl.show(run) is not None
