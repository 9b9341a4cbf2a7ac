"""The highest place of a flight, read from the run."""

from itertools import pairwise

import numpy as np
import pytest
from scipy.optimize import brentq

import kernel_lib as kl
from kernel_lib.experiments.measures.heights import highest_place
from kernel_lib.state.trajectory import Trajectory


def bounces(drag: float, upwards: float = 3.0) -> Trajectory:
    """A ball over a floor, in air."""
    ball = kl.Ball((0, 6), (2, upwards), radius=1, mass=1)
    floor = kl.Plane((0, 0), (0, 1))
    scene = kl.Scene([ball], [floor], gravity=(0, -9.807), restitution=0.7, drag=drag)
    return kl.simulate(scene, 4.0)


def top_between(run: Trajectory, begin: float, end: float) -> tuple[float, float]:
    """Where the speed upwards is zero, by another program's root finder."""
    time = brentq(lambda t: run.at(t).velocity[0, 1], begin, end, xtol=1e-13)
    return time, float(run.at(time).position[0, 1])


@pytest.mark.parametrize("drag", [0.0, 0.3, 2.0])
def test_the_top_is_where_the_ball_turns(drag: float) -> None:
    run = bounces(drag)
    hits = run.contacts.time[run.contacts.kind == "impact"]
    assert len(hits) > 2
    for contact, (begin, end) in enumerate(pairwise(hits[:3])):
        time, height = highest_place(run, contact)
        found = top_between(run, begin + 1e-9, end - 1e-9)
        assert (time, height) == (
            pytest.approx(found[0], abs=1e-6),
            pytest.approx(found[1], abs=1e-7),
        )
    begun = top_between(run, 0.0, hits[0] - 1e-9)
    assert highest_place(run) == pytest.approx(begun, abs=1e-6)


def test_a_flight_that_only_falls_or_only_rises_is_highest_at_its_end() -> None:
    assert highest_place(bounces(0.0, upwards=-1.0)) == (0.0, 6.0)
    ball = kl.Ball((0, 1), (0, 2), radius=1, mass=1)
    rising = kl.simulate(kl.Scene([ball], [], gravity=(0, -9.807)), 0.1)
    assert highest_place(rising) == (rising.time[-1], rising.position[-1, 0, 1])


def test_the_second_ball_of_an_impact_has_its_own_place() -> None:
    low, high = (
        kl.Ball((0, 1), (0, 4), radius=1, mass=3),
        kl.Ball((0, 4), (0, -4), radius=0.5, mass=1),
    )
    run = kl.simulate(kl.Scene([low, high], [], gravity=(0, -9.807), restitution=1.0), 2.0)
    assert run.contacts.kind.tolist()[:1] == ["impact"]
    hit = float(run.contacts.time[0])
    for body in (0, 1):
        time, height = highest_place(run, 0, body)
        assert time >= hit and height >= run.at(hit).position[body, 1] - 1e-9
        after = np.linspace(hit, run.time[-1], 4001)
        assert height == pytest.approx(run.sample(after).position[:, body, 1].max(), abs=1e-5)
