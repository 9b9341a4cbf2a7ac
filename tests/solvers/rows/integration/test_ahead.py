"""Loops compiled beforehand: the bits of plain Python, and nobody waits who has not asked."""

import shutil

import numpy as np
import pytest

from kernel_lib.numerics import compile as compiling
from kernel_lib.solvers.rows.chain import collide, row_of
from kernel_lib.solvers.rows.integration import ahead, integrate
from kernel_lib.solvers.rows.listed_impacts import RULES

EXPONENTS = (1.0, 1.5, 2.0, 2.3)


def rows(count):
    """Rows of two to seven balls, some touching, of any law."""
    rng = np.random.default_rng(3)
    for k in range(count):
        n = int(rng.integers(2, 8))
        gaps = np.where(rng.random(n - 1) < 0.5, 0.0, 10 ** rng.uniform(-6, 0, n - 1))
        masses, velocities = 10 ** rng.uniform(-1, 1, n), rng.normal(size=n)
        stiffnesses = 10 ** rng.uniform(0, 5, n - 1)
        given = (each.tolist() for each in (masses, velocities, stiffnesses))
        yield row_of(*given, EXPONENTS[k % 4], gaps.tolist())


def answers(fast, most=np.inf):
    """All that is known of each row, computed with or without compiled loops."""
    for row in rows(40):
        run = collide(row, 1e-7, keep_legs=True, most=most)
        assert run.fast == fast
        states = run.states_at(np.linspace(0, run.state[-1], 9)).tolist()
        yield run.tries, run.finished, run.state, run.touches, run.legs, states


@pytest.fixture
def plain(monkeypatch):
    monkeypatch.setattr(ahead._Rows, "loaded", False)
    monkeypatch.setattr(ahead._Rows, "plain_steps", -(10**9))


@pytest.mark.parametrize("most", [np.inf, 40])
def test_compiled_rows_have_the_bits_of_plain_python(most, plain, monkeypatch):
    pytest.importorskip("numba")
    expected = list(answers(False, most))
    assert ahead.load_rows() or ahead.compile_rows() is None
    found = list(answers(True, most))
    assert found == expected
    assert any(not finished for _, finished, *_ in found) == (most == 40)


@pytest.fixture
def small_loop(monkeypatch, tmp_path):
    """A loop that nobody has compiled yet, and how it is asked for; what is kept lies in a folder
    of the test."""
    pytest.importorskip("numba")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    def loop(x):
        return x + 1.0

    return loop, {"signature": "(float64,)", "exact": True}


def test_loops_made_for_another_machine_are_not_loaded(small_loop, monkeypatch):
    """They would be compiled anew, half a minute, in the middle of a lesson."""
    loop, asked = small_loop
    assert not compiling.load_ahead(loop, **asked), "none is kept"
    compiling.compile_ahead(loop, **asked)
    assert compiling.load_ahead(loop, **asked)
    monkeypatch.setattr(compiling, "_this_machine", lambda: "another one")
    assert not compiling.load_ahead(loop, **asked)


def test_loops_of_another_installation_are_loaded_if_it_compiles_alike(
    small_loop, monkeypatch, tmp_path
):
    """An image is made in one place and run in another. None is compiled where it is loaded."""
    loop, asked = small_loop
    compiling.compile_ahead(loop, **asked)
    other = tmp_path / "compile.py"
    shutil.copyfile(compiling.__file__, other)
    monkeypatch.setattr(compiling, "__file__", str(other))
    monkeypatch.setattr(compiling, "_done", {})
    assert compiling.load_ahead(loop, **asked)
    other.write_text(other.read_text() + "# In another way.")
    monkeypatch.setattr(compiling, "_done", {})
    assert compiling.ready(loop, exact=True, together=True) == ""
    assert not compiling.load_ahead(loop, **asked)


def test_a_loop_whose_code_has_gone_is_not_compiled_where_it_is_loaded(
    small_loop, monkeypatch, tmp_path
):
    loop, asked = small_loop
    compiling.compile_ahead(loop, **asked)
    monkeypatch.setattr(compiling, "_done", {})
    for code in tmp_path.rglob("*.nbc"):
        code.unlink()
    assert not compiling.load_ahead(loop, **asked)
    compiling.compile_ahead(loop, **asked)
    assert compiling.load_ahead(loop, **asked), "from then on it is kept again"


def test_what_is_missed_is_known_where_it_could_be_kept(plain, monkeypatch, tmp_path):
    pytest.importorskip("numba")
    monkeypatch.setattr(ahead._Rows, "missed", False)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert not ahead.rows_are_missed(), "nobody has looked"
    assert not ahead.load_rows() and ahead.rows_are_missed()
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "file"))
    assert not ahead.rows_are_missed(), "the compiler would work in vain"


def test_loops_are_looked_for_again_after_a_second_of_plain_steps(plain, monkeypatch):
    asked = []
    monkeypatch.setattr(ahead, "load_ahead", lambda *loop, **how: asked.append(loop) and False)
    ahead.load_rows()
    looked = len(asked)
    assert looked > 0
    row = next(rows(1))
    tries = collide(row, 1e-7).tries
    assert len(asked) == looked
    monkeypatch.setattr(ahead, "WORTH_LOADING", 2 * tries)
    collide(row, 1e-7)
    assert len(asked) > looked
    assert integrate.rows_are_compiled() is False


def test_a_run_that_takes_long_goes_on_compiled(plain, monkeypatch):
    """Two heavy balls that close in like walls on three light ones, which meet 842 times: 41,209
    steps, all of them plain where a process had not yet loaded the loops that the machine kept."""
    pytest.importorskip("numba")
    masses = [420441292435.41254, 183988673.89640245, 459236606.1835734, 273051949.52539486]
    stiffnesses = [353.1542385066365, 0.0020410157598161668, 48.711975521048146, 18.131926709307724]
    velocities = [717.190446785774, 0.0, 132.64320895482524, 38.741564783690045, -363.5236150357606]
    gaps = [0.00023646593161471654, 0.0, 0.0007395409214190038, 0.002260142104868462]
    row = row_of([*masses, 837417940074.1282], velocities, stiffnesses, 1.5, gaps)
    assert ahead.load_rows() or ahead.compile_rows() is None
    compiled = collide(row, 1e-8)
    assert compiled.finished and sum(map(len, compiled.touches)) > 800
    monkeypatch.setattr(ahead._Rows, "loaded", False)
    monkeypatch.setattr(ahead._Rows, "plain_steps", 0)
    monkeypatch.setattr(ahead, "WORTH_LOADING", 2000)
    found = collide(row, 1e-8)
    assert found.fast and ahead._Rows.plain_steps == 0
    for name in ("state", "touches", "tries"):
        assert getattr(found, name) == getattr(compiled, name)


def clusters(fast):
    """How rows of rigid balls leave each other, many after thousands of impacts, and how often
    these were more than so many."""
    rng = np.random.default_rng(8)
    for k in range(200):
        contacts = int(rng.integers(1, 7))
        masses, velocities = 10 ** rng.uniform(-1, 1, contacts + 1), rng.normal(size=contacts + 1)
        restitutions = rng.choice([0.0, 0.1, 0.5, 1.0], contacts)
        given = [each.tolist() for each in (masses, velocities, restitutions)]
        assert ahead.rows_are_compiled() == fast
        for rule in ("left first", "right first"):
            yield RULES[rule](*given, (np.inf, 24, 400)[k % 3])


def test_compiled_impacts_have_the_bits_of_plain_python(plain):
    pytest.importorskip("numba")
    expected = list(clusters(False))
    assert ahead.load_rows() or ahead.compile_rows() is None
    assert list(clusters(True)) == expected
    assert 10 < sum(each is None for each in expected) < len(expected) / 2
    assert max(each.impacts for each in expected if each) > 5000
