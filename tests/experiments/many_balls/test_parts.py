"""Ten thousand balls: a run in parts, each of which a page can carry."""

import zlib

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.many_balls import experiment
from kernel_lib.experiments.many_balls.boxes import counted, ends, fraction
from kernel_lib.experiments.many_balls.controls import GAS
from kernel_lib.experiments.measures.gas import collisions_each
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.pictures.picture import arrays_in, picture_of
from kernel_lib.protocol.playable import Playable

#: A tenth of the set-up, so that the plain loop has the time.
FEW = {"many": True, "balls": 100, "each": 2, "radius": 1.2}


def test_there_are_ten_times_as_many_and_the_room_is_as_full():
    values = experiment.check({"many": True})
    assert counted(values)["balls"] == 10_000
    assert fraction(counted(values)) == pytest.approx(fraction(values), rel=1e-12)
    assert counted(experiment.check({})) == experiment.check({})
    assert ends(experiment.check({})) == ()


def test_parts_end_one_collision_each_after_the_other_and_the_last_one_is_the_run():
    values = experiment.check(FEW)
    parts = ends(values)
    assert len(parts) == 3
    runs = [experiment.in_parts.runs(values, part)[GAS] for part in range(3)]
    assert [run.time[-1] for run in runs] == pytest.approx(parts)
    assert np.diff([collisions_each(run) for run in runs]) == pytest.approx(1, abs=0.2)
    np.testing.assert_array_equal(
        runs[0].contacts.time, runs[2].contacts.time[: len(runs[0].contacts)]
    )
    energy = kl.kinetic_energy(runs[2])
    assert energy == pytest.approx(energy[0], rel=1e-12)


def test_flights_of_all_parts_together_are_those_of_the_run():
    """Each part tells those that begin in it, none twice and none left out."""
    values = experiment.check(FEW)
    lesson = Playable(experiment)
    answers = [answer(lesson, {"kind": "set", "change": FEW})]
    answers += [answer(lesson, {"kind": "part", "values": values, "part": part}) for part in (1, 2)]
    assert [message["parts"] for message, _ in answers] == [
        {"part": part, "of": 3} for part in range(3)
    ]
    found = [arrays_in(message, block, 0) for message, (block,) in answers]
    whole = experiment.in_parts.runs(values, 2)
    expected = arrays_in(*picture_of(whole, ()), 0)
    counts = sum(each["knot_count"] for each in found)
    np.testing.assert_array_equal(counts, expected["knot_count"])
    times = np.sort(np.concatenate([each["knot_time"] for each in found]))
    np.testing.assert_array_equal(times, np.sort(expected["knot_time"]))
    assert answers[2][0]["duration"] == whole[GAS].time[-1]


@pytest.mark.parametrize("part", [0, 3, -1, 1.0, True, None, "1"])
def test_parts_that_are_none_are_refused(part):
    values = experiment.check(FEW)
    message, _ = answer(Playable(experiment), {"kind": "part", "values": values, "part": part})
    assert message["kind"] == "error"
    assert "these values have 3 parts" in str(message["problem"])


def test_other_values_have_no_parts():
    values = experiment.check({"each": 1, "balls": 100})
    lesson = Playable(experiment)
    message, _ = answer(lesson, {"kind": "part", "values": values, "part": 1})
    assert "these values have 1 parts" in str(message["problem"])
    assert "parts" not in answer(lesson, {"kind": "set", "change": {"each": 1, "balls": 100}})[0]


@pytest.mark.parametrize(
    "changed", [{"turn": True}, {"piston": 0.2}, {"space": True}, {"kinds": "heavy among light"}]
)
def test_what_ten_thousand_cannot_do_is_said(changed):
    with pytest.raises(ValueError, match="ten times as many are balls of one kind"):
        experiment.runs(experiment.check({**FEW, **changed}))


def test_a_part_of_ten_thousand_fits_a_picture():
    """At most 200 kB on the wire, the first one, which tells where all begin, too."""
    pytest.importorskip("numba", reason="sixty times as long without")
    values = experiment.check({"many": True, "each": 1})
    lesson = Playable(experiment)
    for question in (
        {"kind": "set", "change": {"many": True, "each": 1}},
        {"kind": "part", "values": values, "part": 1},
    ):
        message, (block,) = answer(lesson, question)
        assert message["runs"][0]["balls"] == 10_000
        assert len(zlib.compress(block)) < 200_000
