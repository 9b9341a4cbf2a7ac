"""Scenes and calls drawn at random, the same every time; `make fuzz` draws others, and more.

A failure prints the code that shows it: put that into the tests of the module it belongs to.
"""

import math
from dataclasses import replace

import pytest

import kernel_lib as kl
from kernel_lib.numerics.compile import compiled
from kernel_lib.solvers.events.solver import MANY
from kernel_lib.solvers.many_balls.arrays import why_not_the_loop
from tests.fuzz.families import FAMILIES
from tests.fuzz.functions import FUNCTIONS
from tests.fuzz.library import (
    case_of,
    fault_of_family,
    fault_of_function,
    faults_of,
    shrunk,
    story_of,
)
from tests.fuzz.scenes import as_code
from tests.fuzz.work import TooMuch, at_most
from tests.solver_list import SOLVERS, UNMENDED, Case

#: Cases of each solver and function; those that integrate cost more.
CASES = {
    "soft row": 12,
    "springs": 12,
    "Hertz": 12,
    "damped by speed": 4,
    "events, curves": 15,
    "springs across": 4,
    "hanging": 15,
    "sweep_row": 2,
    "sweep_chain": 4,
    "events, many balls": 4,
    "chain_collision": 60,
}
OFTEN = 30

#: Seeds that take as long as all others of their name together: `make fuzz` has their like.
DEAR = {"springs, curves": {8}, "steps, rest of step used": {8}}

#: Seeds that showed a fault once, which has been mended.
FOUND = {
    "bats": (70319, 70443, 70691, 70871, 71348, 305011, 316015, 316071, 400093, 431393),
    "breaks": (432041, 432214, 432425),
    "events, curves": (71445, 73770, 76991, 77576),
    "events, on a track": (317033,),
    "events, turned round": (430146,),
    "funnels": (435308,),
    "grounds": (72096, 316081),
    "on a track": (314085,),
}

WAITING = pytest.mark.xfail(reason="its solver does not keep all that its row says", strict=False)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=WAITING if name in UNMENDED else ()) for name in SOLVERS]
)
def test_a_solver_keeps_what_it_owes_in_any_scene(name):
    seeds = set(range(CASES.get(name, OFTEN))) - DEAR.get(name, set())
    wrong = [story for seed in sorted(seeds) if (story := story_of(name, seed))]
    assert not wrong, "\n\n" + "\n".join(wrong)


@pytest.mark.parametrize(("name", "seed"), [(name, each) for name in FOUND for each in FOUND[name]])
def test_a_fault_that_was_found_does_not_come_back(name, seed):
    wrong = fault_of_family(name, seed) if name in FAMILIES else story_of(name, seed)
    assert not wrong, "\n\n" + wrong


def test_many_balls_go_through_their_loop():
    for seed in range(30):
        scene = case_of("events, many balls", seed).scene
        assert len(scene.balls) >= MANY and not why_not_the_loop(scene)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_keeps_what_it_owes_whatever_it_is_given(name):
    seeds = range(CASES.get(name, OFTEN))
    wrong = [story for seed in seeds if (story := fault_of_function(name, seed))]
    assert not wrong, "\n\n" + "\n".join(wrong)


@pytest.mark.parametrize("name", FAMILIES)
def test_a_family_holds_what_its_witnesses_say(name):
    seeds = range(FAMILIES[name].CASES)
    wrong = [story for seed in seeds if (story := fault_of_family(name, seed))]
    assert not wrong, "\n\n" + "\n".join(wrong)


@pytest.mark.parametrize("seed", [505, 561])
def test_a_slip_that_turns_over_on_a_shaken_table_is_followed_soon_and_booked(seed):
    """Its velocity has a kink, and a slip may last for a hundred swings."""
    assert not fault_of_family("tables", seed)


@pytest.mark.parametrize("seed", [168, 298, 383, 1585])
def test_hops_that_die_out_in_a_corner_of_the_ground_end_at_rest_in_it(seed):
    """Below the rounding of places they neither go on nor let the ball sink into a wall."""
    assert not fault_of_family("grounds", seed)


@pytest.mark.parametrize("name", SOLVERS)
def test_what_is_printed_runs_the_same_scene(name):
    case = case_of(name, 1)
    found = {"kl": kl, "math": math}
    made = eval(as_code(case.scene), found)
    assert made.balls == case.scene.balls and made.gravity == case.scene.gravity
    assert eval(as_code(case.solver), found) == case.solver


def test_faults_are_seen_and_cases_shrink_to_what_shows_them():

    class Gains(kl.Events):
        """Exact events, reported a little too fast."""

        def begin(self, scene, duration):
            memory = super().begin(scene, duration)
            pieces = memory.pieces

            def faster(*moments):
                found = pieces(*moments)
                return replace(found, acceleration=found.acceleration + 0.02 * found.velocity)

            memory.pieces = faster
            return memory

    balls = [kl.Ball((3.0 * i, 0.0), (1.0, 0.0), 1.0, 1.0) for i in range(2)]
    case = Case(kl.Scene(balls, [kl.Plane((0, -2), (0, 1))], (0, -0.1), drag=0.01), Gains(), 1.0)
    faults = faults_of("events", case)
    assert any(fault.startswith("energy: energy grows by") for fault in faults)
    least, _ = shrunk("events", case, [fault for fault in faults if fault.startswith("energy")])
    assert len(least.scene.balls) == 1 and not least.scene.walls


def test_work_is_counted_and_ends():
    def once(n):
        return n

    with at_most(10) as spent:
        for k in range(5):
            once(k)
    assert 5 <= spent() <= 8
    with pytest.raises(TooMuch, match="more than 10 calls"), at_most(10):
        while True:
            once(0)


def test_what_compiling_takes_is_not_counted(monkeypatch, tmp_path):
    """It comes upon whichever case is the first to need a loop that is not kept here."""
    pytest.importorskip("numba")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    def loop(x):
        return x + 1.0

    with at_most(1000):
        assert compiled(loop)(1.0) == 2.0


def test_a_slow_ball_that_is_put_exactly_on_its_walls_keeps_its_energy():
    """It comes to rest between three walls, with a speed that lifts it by half of its radius."""
    assert not story_of("events, curves", 60838)
