"""Many scenes at once: the same runs as one by one, whoever runs them."""

import os
import signal
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor

import pytest

import kernel_lib as kl
from kernel_lib.solvers import shared_work, simulate_many
from kernel_lib.solvers.shared_work import Interrupted

FLOOR = kl.Plane((0, 0), (0, 1))
HEIGHTS = [2 + 0.1 * k for k in range(12)]


def dropped(height, restitution=0.8):
    return kl.Scene([kl.Ball((0, height), (1, 0), 1, 1)], [FLOOR], (0, -10), restitution)


SCENES = [dropped(height) for height in HEIGHTS]


@pytest.fixture(scope="module")
def alone():
    return [kl.simulate(scene, 1.5) for scene in SCENES]


@pytest.fixture(autouse=True)
def told_at_once(monkeypatch):
    monkeypatch.setattr(shared_work, "QUIET", 0.0)
    monkeypatch.setattr(shared_work, "BETWEEN", 0.0)


def test_each_runs_as_it_would_alone(alone):
    assert kl.simulate_many(SCENES, 1.5, progress=False) == alone
    assert kl.simulate_many([], 1.5) == []


def test_pieces_of_several_scenes_keep_their_order(alone, monkeypatch):
    monkeypatch.setattr(simulate_many, "MOST_PIECES", 5)
    reported = []
    assert kl.simulate_many(SCENES, 1.5, progress=lambda *now: reported.append(now)) == alone
    assert reported == [(done, 12) for done in (3, 6, 9, 12)]


def test_each_may_have_its_own_duration_and_solver():
    solvers = [kl.Events(), kl.Stepping(0.01)]
    first, second = kl.simulate_many(SCENES[:2], [1, 2], solvers, record="end", progress=False)
    assert first == kl.simulate(SCENES[0], 1, record="end")
    assert second == kl.simulate(SCENES[1], 2, solvers[1], record="end")


def test_a_pool_gives_the_same_bits_and_survives_the_loss_of_a_worker(alone):
    with ProcessPoolExecutor(2) as pool:
        pid = pool.submit(os.getpid).result()
        killed = []

        def kill(done, total):
            if not killed and 0 < done < total:
                killed.append(pid)
                os.kill(pid, signal.SIGKILL)

        assert kl.simulate_many(SCENES, 1.5, executor=pool, progress=kill) == alone
    assert killed == [pid]


def is_low(now):
    return now.position[0, 1] < 1.5


def is_third(contact):
    return contact.time > 1.3


@pytest.mark.parametrize("watching", [{"until": is_low}, {"at_contact": is_third}])
def test_a_pool_watches_as_one_does_alone(watching):
    one_by_one = [kl.simulate(scene, 1.5, **watching) for scene in SCENES]
    assert {"condition met", "stopped at a contact"} & {run.stopped_because for run in one_by_one}
    assert len({run.time[-1] for run in one_by_one}) > 1, "each has an end of its own"
    assert kl.simulate_many(SCENES, 1.5, progress=False, **watching) == one_by_one
    with ProcessPoolExecutor(2) as pool:
        runs = kl.simulate_many(SCENES, 1.5, executor=pool, progress=False, **watching)
    assert runs == one_by_one
    assert kl.resume(runs[0], 0.2) == kl.resume(one_by_one[0], 0.2)


def test_what_is_watched_and_interrupted_goes_on():
    def stop(done, total):
        if done > total / 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        kl.simulate_many(SCENES, 1.5, until=is_low, progress=stop)
    whole = caught.value.resume(progress=False)
    assert whole == [kl.simulate(scene, 1.5, until=is_low) for scene in SCENES]


@pytest.mark.parametrize("name", ["at_contact", "until"])
def test_a_function_that_cannot_travel_is_named_and_threads_take_it(name):
    def here(contact):
        return False

    with (
        ProcessPoolExecutor(1) as pool,
        pytest.raises(ValueError, match=rf"^{name} cannot be sent"),
    ):
        kl.simulate_many(SCENES, 1, executor=pool, **{name: here})
    with ThreadPoolExecutor(1) as pool:
        run, *_ = kl.simulate_many(SCENES, 1, executor=pool, progress=False, **{name: here})
    assert run == kl.simulate(SCENES[0], 1)


def test_a_condition_that_holds_already_is_named_with_its_scene():
    with pytest.raises(ValueError, match=r"^scene 0: until holds at the start already"):
        kl.simulate_many(SCENES, 1, until=lambda now: now.position[0, 1] < 2.05, progress=False)


def test_runs_from_a_pool_go_on():
    with ProcessPoolExecutor(1) as pool:
        (run,) = kl.simulate_many(SCENES[:1], 1, executor=pool, progress=False)
    assert kl.resume(run, 0.5) == kl.simulate(SCENES[0], 1.5)


class Slow(Executor):
    """Runs the first few scenes at once, and never gets to the others."""

    def __init__(self, runs):
        self.left = runs

    def submit(self, function, /, *arguments, **options):
        future = Future()
        if self.left:
            self.left -= 1
            future.set_result(function(*arguments))
        return future


@pytest.mark.parametrize("executor", [None, Slow(5)])
def test_what_is_interrupted_keeps_its_runs_and_goes_on(alone, executor):
    def stop(done, total):
        if done > total / 3:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted, match="5 of 12 scenes are done; resume") as caught:
        kl.simulate_many(SCENES, 1.5, executor=executor, progress=stop)
    half = caught.value
    assert half.result == alone[:5] + [None] * 7 and (half.done, half.total) == (5, 12)
    reported = []
    assert half.resume(progress=lambda done, _: reported.append(done)) == alone
    assert reported == list(range(6, 13)), "what is done is not done again"


@pytest.mark.parametrize("pool", [None, ThreadPoolExecutor])
def test_a_scene_that_cannot_run_is_named(pool):
    executor = pool and pool(1)
    with pytest.raises(ValueError, match=r"^scene 1: scene must be a Scene, got 5"):
        kl.simulate_many([SCENES[0], 5], 1, executor=executor, progress=False)


def test_lists_of_another_length_are_named():
    with pytest.raises(
        ValueError, match="one duration for all or one for each of 12 scenes, got 2"
    ):
        kl.simulate_many(SCENES, [1, 2])
    with pytest.raises(ValueError, match="one solver for all or one for each of 12 scenes, got 0"):
        kl.simulate_many(SCENES, 1, [])
