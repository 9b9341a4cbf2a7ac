"""Sweeps in blocks: by executors whose workers die, interrupted, resumed, and telling."""

import os
import signal
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor

import numpy as np
import pytest

from kernel_lib.solvers import shared_work
from kernel_lib.solvers.sweeps import blocks as sweep_runs
from kernel_lib.solvers.sweeps.blocks import SweepInterrupted
from kernel_lib.solvers.sweeps.interface import sweep_chain, sweep_row

GAMMAS, BETAS = np.geomspace(0.1, 10, 12), np.geomspace(0.2, 5, 16)


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch):
    monkeypatch.setattr(sweep_runs, "BLOCKS", {False: 32, True: 32})
    monkeypatch.setattr(shared_work, "QUIET", 0.0)
    monkeypatch.setattr(shared_work, "BETWEEN", 0.0)


def swept(**options):
    return sweep_chain(GAMMAS, BETAS, compiled=False, **options)


@pytest.fixture(scope="module")
def alone():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sweep_runs, "BLOCKS", {False: 32, True: 32})
        return swept(progress=False)


class Killer:
    """Kills a worker as soon as some blocks are done."""

    def __init__(self, pid):
        self.pid, self.killed, self.reported = pid, None, []

    def __call__(self, done, total):
        self.reported.append((done, total))
        if self.killed is None and 0 < done < total:
            self.killed = self.pid()
            os.kill(self.killed, signal.SIGKILL)


def test_a_process_pool_gives_the_same_bits_and_survives_the_loss_of_a_worker(alone):
    with ProcessPoolExecutor(2) as pool:
        np.testing.assert_array_equal(swept(executor=pool, progress=False), alone)
        pid = pool.submit(os.getpid).result()
        killer = Killer(lambda: pid)
        np.testing.assert_array_equal(swept(executor=pool, progress=killer), alone)
    assert killer.killed == pid
    assert killer.reported[-1] == (alone.shape[0] * alone.shape[1],) * 2


def test_a_compiled_sweep_gives_the_same_bits_through_a_process_pool():
    here = sweep_chain(GAMMAS, BETAS, compiled=True, progress=False)
    with ProcessPoolExecutor(2) as pool:
        options = {"compiled": True, "executor": pool, "progress": False}
        np.testing.assert_array_equal(sweep_chain(GAMMAS, BETAS, **options), here)


def test_a_cluster_gives_the_same_bits_and_survives_the_loss_of_a_worker(alone):
    from distributed import Client, LocalCluster

    cluster = LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        dashboard_address=None,
        silence_logs=50,
    )
    with cluster, Client(cluster) as client:
        killer = Killer(lambda: next(iter(client.run(os.getpid).values())))
        result = swept(executor=client.get_executor(), progress=killer)
    assert killer.killed
    np.testing.assert_array_equal(result, alone)


class Broken(Executor):
    """Takes nothing, or fails at everything."""

    def __init__(self, takes):
        self.takes, self.asked = takes, 0

    def submit(self, function, /, *arguments, **options):
        self.asked += 1
        if not self.takes:
            raise RuntimeError("cannot schedule new futures")
        future = Future()
        future.set_exception(OSError("the worker is gone"))
        return future


@pytest.mark.parametrize("takes", [True, False])
def test_what_no_worker_brings_back_is_computed_here(alone, takes):
    broken = Broken(takes)
    np.testing.assert_array_equal(swept(executor=broken, progress=False), alone)
    blocks = -(-alone.shape[0] * alone.shape[1] // 32)
    assert broken.asked == blocks * (shared_work.MOST_TRIES if takes else 1)


def stop(done, total):
    if done > total / 3:
        raise KeyboardInterrupt


@pytest.mark.parametrize("threads", [False, True])
def test_an_interrupted_sweep_keeps_what_is_done_and_goes_on(alone, threads):
    with ThreadPoolExecutor(2) as pool:
        executor = pool if threads else None
        with pytest.raises(SweepInterrupted, match="resume") as caught:
            swept(executor=executor, progress=stop)
        half = caught.value
        assert 0 < half.done < half.total == alone.shape[0] * alone.shape[1]
        known = ~np.isnan(half.result[..., 0])
        assert known.sum() == half.done
        np.testing.assert_array_equal(half.result[known], alone[known])
        asked = []
        whole = half.resume(progress=lambda done, total: asked.append(done))
    np.testing.assert_array_equal(whole, alone)
    assert half.done < asked[0] and asked[-1] == half.total, "what is done is not done again"


def test_an_interrupted_sweep_of_rows_has_the_shape_of_the_whole():
    over = {"mass 1": np.geomspace(0.1, 10, 10), "gap 1": np.linspace(0, 1, 10)}
    with pytest.raises(SweepInterrupted) as caught:
        sweep_row([1, 1, 1], [1, 0, 0], 1.0, over=over, compiled=False, progress=stop)
    whole = caught.value.resume(progress=False)
    again = sweep_row([1, 1, 1], [1, 0, 0], 1.0, over=over, compiled=False, progress=False)
    np.testing.assert_array_equal(whole.velocities, again.velocities)
    np.testing.assert_array_equal(whole.touches, again.touches)


def test_an_error_of_a_block_itself_shows(monkeypatch):
    def fails(*arguments):
        raise ZeroDivisionError("a real error")

    monkeypatch.setattr(sweep_runs.SweepRun, "function", staticmethod(fails))
    with ThreadPoolExecutor(1) as pool, pytest.raises(ZeroDivisionError, match="real"):
        swept(executor=pool, progress=False)


def test_a_line_tells_how_far_a_long_sweep_is(capsys, monkeypatch):
    swept(progress=True)
    lines = capsys.readouterr().err.split("\r")
    assert lines[1].startswith("32 of 192 cases (17%)")
    assert lines[-1] == "192 of 192 cases (100%)\n"
    monkeypatch.setattr(shared_work, "QUIET", 1e9)
    swept(progress=True)
    assert capsys.readouterr().err == "", "a short sweep says nothing"


def test_one_case_is_never_half_done(capsys):
    """However long it took: a lesson on a busy machine once said "1 of 1 cases"."""
    sweep_chain([1.0], [1.0], compiled=False, progress=True)
    assert capsys.readouterr().err == ""


def test_nobody_is_told_where_nobody_watches(capsys, monkeypatch):
    monkeypatch.setattr(shared_work, "_watched", lambda: False)
    swept()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(shared_work, "_watched", lambda: True)
    swept(progress=False)
    assert capsys.readouterr().err == ""
    swept()
    assert "192 of 192" in capsys.readouterr().err
