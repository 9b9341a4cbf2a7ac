"""Runs that report their contacts and are stopped by a condition, by every solver."""

import numpy as np
import pytest

import kernel_lib as kl
from tests.kept_runs import RUNS, bits
from tests.scenes import FLOOR

BOUNCE = kl.Scene([kl.Ball((0, 5), (4, 0), 1, 1)], [FLOOR], (0, -10), 0.5)


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    """The loop of many balls is not compiled here."""
    monkeypatch.setattr("kernel_lib.solvers.many_balls.run.available", lambda: False)


def arrays(run):
    """All bits of a run but what was asked for and why it ended."""
    return {name: value for name, value in bits(run).items() if name not in ("why", "duration")}


def rows(contacts):
    return [(float(c.time), int(c.a), int(c.b), str(c.kind)) for c in map(contacts.__getitem__,
            range(len(contacts)))]  # fmt: skip


@pytest.mark.parametrize("name", RUNS)
def test_who_watches_changes_no_bit_and_gets_every_contact_once(name):
    scene, solver = RUNS[name]
    run, reported = kl.simulate(scene, 1, solver), []
    watched = kl.simulate(scene, 1, solver, at_contact=reported.append, until=lambda now: False)
    assert bits(watched) == bits(run)
    assert sorted(rows_of(reported)) == sorted(over(run))


def over(run):
    """Contacts that can have been reported: all but soft ones that had not ended."""
    soft = run.contacts.of_kind("impact")
    ends = soft.time + soft.duration
    goes_on = (soft.duration > 0) & (ends > run.time[-1] * (1 - 1e-12))
    if run.stopped_because != "duration reached":
        goes_on[:] = False
    others = run.contacts[run.contacts.kind != "impact"]
    return rows(others) + rows(soft[~goes_on])


def rows_of(reported):
    return [(float(one.time), int(one.a), int(one.b), str(one.kind)) for one in reported]


@pytest.mark.parametrize("name", RUNS)
def test_a_run_stopped_at_a_contact_ends_there_and_goes_on_as_it_would(name):
    scene, solver = RUNS[name]
    whole, reported = kl.simulate(scene, 1, solver, frames=0.05), []

    def second(contact):
        reported.append(contact)
        return len(reported) == 2

    run = kl.simulate(scene, 1, solver, frames=0.05, at_contact=second)
    if len(reported) < 2:
        assert bits(run) == bits(whole) and len(over(whole)) < 2
        return
    moment = float(reported[1].time + np.nan_to_num(reported[1].duration))
    assert run.stopped_because == "stopped at a contact" and run.duration == 1
    ends = getattr(solver, "step", 1e-12)
    assert moment - 1e-12 <= run.time[-1] <= moment + ends
    gone_on = kl.resume(run, 1 - run.time[-1])
    assert gone_on.stopped_because == whole.stopped_because
    # The end is asked for as a sum of two numbers, which may miss 1 by a bit.
    np.testing.assert_allclose(gone_on.position, whole.position, rtol=0, atol=1e-12)
    assert rows(gone_on.contacts) == rows(whole.contacts)
    later = kl.resume(run, 1 - run.time[-1], at_contact=reported.append)
    assert arrays(later) == arrays(gone_on)
    assert sorted(rows_of(reported)) == sorted(over(later))


@pytest.mark.parametrize("name", RUNS)
def test_a_condition_ends_a_run_where_it_begins_to_hold(name):
    scene, solver = RUNS[name]
    moment = 0.37
    asked = kl.simulate(scene, moment, solver)
    run = kl.simulate(scene, 1, solver, until=lambda now: now.time >= moment)
    if run.time[-1] < moment:
        assert run.stopped_because == asked.stopped_because != "condition met"
        return
    assert run.stopped_because == "condition met" and arrays(run) == arrays(asked)
    again = kl.resume(run, 0.5, until=lambda now: now.time >= moment)
    assert arrays(again) == arrays(kl.resume(asked, asked.memory[0].end + 0.5 - moment))
    assert again.stopped_because != "condition met"


@pytest.mark.parametrize("solver", [kl.Events(), kl.Stepping(1 / 1024),
                                    kl.Compliant(kl.Hertz(1e7))])  # fmt: skip
def test_the_moment_is_found_between_frames(solver):
    """A throw of 4 m/s is 1.3 m away after 0.325 s, wherever frames lie."""
    run = kl.simulate(BOUNCE, 2, solver, 0.1, until=lambda now: now.position[0, 0] > 1.3)
    assert run.stopped_because == "condition met"
    assert run.time[-1] == pytest.approx(0.325, abs=1e-12 + getattr(solver, "step", 0))
    assert run.position[-1, 0, 0] >= 1.3


def test_a_jump_of_an_impact_is_found_at_the_impact():
    run = kl.simulate(BOUNCE, 2, until=lambda now: now.velocity[0, 1] > 0, frames=0.3)
    assert run.time[-1] == run.contacts.time[0] == pytest.approx(np.sqrt(0.8))
    assert run.velocity[-1, 0, 1] > 0


def test_of_a_soft_contact_one_is_told_when_it_is_over_and_of_a_roll_when_it_begins():
    reported = []
    run = kl.simulate(BOUNCE, 1.5, kl.Compliant(kl.Hertz(1e5)), at_contact=reported.append)
    assert reported[0].duration == run.contacts.duration[0] > 0
    assert (reported[0].impulse == run.contacts.impulse[0]).all()
    slope = kl.Scene([kl.Ball((0, 1), (1, 0), 1, 1)], [FLOOR], (0, -10), 0.5, friction=0.1)
    kinds = []
    kl.simulate(slope, 5, at_contact=lambda one: kinds.append((str(one.kind), one.energy_lost)))
    assert [kind for kind, _ in kinds] == ["slide", "roll"]
    assert all(np.isnan(lost) for _, lost in kinds)


def test_what_cannot_be_watched_is_refused_by_name():
    with pytest.raises(ValueError, match="until holds at the start already"):
        kl.simulate(BOUNCE, 1, until=lambda now: now.position[0, 1] > 1)
    with pytest.raises(ValueError, match=r'record="end" lists no contacts .* record="contacts"'):
        kl.simulate(BOUNCE, 1, at_contact=print, record="end")
    with pytest.raises(ValueError, match="at_contact must be a function or None, got 3"):
        kl.simulate(BOUNCE, 1, at_contact=3)
    with pytest.raises(ValueError, match="until must be a function or None, got 3"):
        kl.simulate(BOUNCE, 1, until=3)


def test_nothing_is_told_beyond_a_condition():
    reported = []
    kl.simulate(BOUNCE, 5, at_contact=reported.append, until=lambda now: now.time > 1)
    assert len(reported) == 1
