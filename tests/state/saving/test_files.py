"""Runs in files: exact, able to go on, and refused by name where they cannot be."""

import io
import json
import pickle
import random
import re
import subprocess
import sys
import zipfile
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.laws.impulses import contact_impulses
from kernel_lib.state.saving import files
from tests.environments import ROOT
from tests.kept_runs import OWN, RUNS, bits, stiffening
from tests.solver_list import SOLVERS

BOUNCE = RUNS["events, a bounce"][0]


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    """The loop of many balls is not compiled here; tests/solvers/test_many_balls.py does."""
    monkeypatch.setattr("kernel_lib.solvers.many_balls.run.available", lambda: False)


@pytest.fixture
def run():
    return kl.simulate(BOUNCE, 1)


def kept(run, functions=OWN):
    """A run, saved and loaded."""
    file = io.BytesIO()
    run.save(file)
    file.seek(0)
    return kl.load(file, functions)


@pytest.mark.parametrize("name", RUNS)
def test_a_saved_run_is_the_same_to_the_last_bit_and_goes_on_as_it_would(name):
    scene, solver = RUNS[name]
    run = kl.simulate(scene, 1, solver, frames=0.05)
    found = kept(run)
    assert found == run and bits(found) == bits(run)
    assert found.solver == run.solver
    moment = 0.377 * run.time[-1]
    assert found.at(moment) == run.at(moment)
    assert bits(kl.resume(found, 1)) == bits(kl.resume(run, 1))
    assert bits(kl.resume(kept(kl.resume(found, 0.4)), 0.6)) == bits(
        kl.resume(kl.resume(run, 0.4), 0.6)
    )


@pytest.mark.parametrize("name", ["events, rough, with drag", "events, many balls", "springs"])
def test_to_go_on_with_a_loaded_run_leaves_it_as_it_was(name):
    scene, solver = RUNS[name]
    found = kept(kl.simulate(scene, 1, solver, record="contacts"))
    before = bits(found)
    assert bits(kl.resume(found, 0.5)) == bits(kl.resume(found, 0.5))
    assert bits(found) == before


@pytest.mark.parametrize("record", ["all", "contacts", "end"])
def test_what_was_not_recorded_is_not_recorded_later(record):
    run = kl.simulate(BOUNCE, 1, record=record)
    assert bits(kl.resume(kept(run), 1)) == bits(kl.resume(run, 1))


def test_the_arrays_of_a_loaded_run_are_read_only(run):
    found = kept(run)
    for array in (found.time, found.position, found.contacts.impulse):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_the_file_has_the_name_that_was_given_and_numpy_reads_its_arrays(run, tmp_path):
    file = tmp_path / "a run"
    run.save(file)
    assert [path.name for path in tmp_path.iterdir()] == ["a run"]
    assert kl.load(str(file)) == run
    with np.load(file, allow_pickle=False) as arrays:
        np.testing.assert_array_equal(arrays["position"], run.position)
        np.testing.assert_array_equal(arrays["contacts.kind"], run.contacts.kind)


def test_coefficients_that_nobody_gave_are_completed_anew_after_loading():
    from dataclasses import replace

    given = replace(kept(kl.simulate(BOUNCE, 1)).scene.balls[0].surface, friction=0.05)
    assert given == kl.Surface(0.6, friction=0.05)


def test_a_run_of_one_process_goes_on_in_another(tmp_path):
    scene, solver = RUNS["springs"]
    run = kl.simulate(scene, 1, solver)
    run.save(tmp_path / "run.npz")
    code = "import kernel_lib as kl, sys; kl.resume(kl.load(sys.argv[1]), 1).save(sys.argv[2])"
    files = [str(tmp_path / name) for name in ("run.npz", "more.npz")]
    subprocess.run([sys.executable, "-c", code, *files], check=True)
    assert bits(kl.load(files[1])) == bits(kl.resume(run, 1))


# ---- Files that are none ----


def changed(run, change, **arrays_of):
    """A saved run whose head was changed, or some of its arrays."""
    file = io.BytesIO()
    run.save(file)
    file.seek(0)
    with np.load(file) as arrays:
        entries = dict(arrays) | arrays_of
    head = json.loads(entries[files.HEAD].tobytes())
    change(head)
    entries[files.HEAD] = np.frombuffer(json.dumps(head).encode(), dtype=np.uint8)
    written = io.BytesIO()
    np.savez(written, **entries)
    written.seek(0)
    return written


def test_another_format_is_refused_by_number(run):
    file = changed(run, lambda head: head.update(format=7))
    with pytest.raises(ValueError, match=r"in format 7, where this carom reads formats 1 and 2"):
        kl.load(file)


def renamed(kind, field="moment"):
    """A change of the head: the first field of a class has another name."""

    def rename(head):
        (found,) = [each for each in head["kinds"] if each[0] == kind]
        found[1][0] = field
        head["version"] = "0.9.7"

    return rename


def asking(run):
    """What only the memory of a solver can tell."""
    questions = {
        "contact_force": (0,),
        "force_between": (0, -1),
        "forces": (),
        "elastic_energy": (),
        "normal_force": (0,),
        "leg_starts": (0,),
        "friction_heat": (),
    }
    return [
        partial(kl.resume, run, 1),
        *(partial(getattr(run, name), *given) for name, given in questions.items()),
    ]


def test_a_run_that_is_computed_otherwise_now_is_read_and_goes_no_further(run):
    """Its frames miss those of the second run by more than 1e-9."""
    for much, same in ((1e-10, True), (1e-8, False)):
        position = run.position * (1 + much)
        file = changed(run, lambda head: head.update(version="0.9.7"), position=position)
        found = kl.load(file)
        np.testing.assert_array_equal(found.position, position)
        assert found.contacts == run.contacts and repr(found) == repr(run)
        assert found.at(0.3) == run.at(0.3) and bits(kept(found)) == bits(found)
        if same:
            assert bits(kl.resume(found, 1))["position"] == bits(kl.resume(run, 1))["position"]
            continue
        said = rf"by carom 0\.9\.7, and carom {re.escape(kl.__version__)} computes another one"
        for ask in asking(found):
            with pytest.raises(ValueError, match=said):
                ask()
        with pytest.raises(ValueError, match=said):
            kl.resume(kept(found), 1)


def test_a_scene_of_another_version_is_refused_by_name(run):
    with pytest.raises(ValueError, match=r"its Ball has the fields moment, velocity.*numpy\.load"):
        kl.load(changed(run, renamed("Ball")))


#: Runs of 0.4 s that earlier versions wrote: a later one must read them. Those of 0.1.0 were
#: written before fields were added to what a run holds; 0.2.0 wrote one of each of `RUNS`.
EARLIER = Path(__file__).parent / "earlier"
WITNESSES = sorted(EARLIER.rglob("*.npz"))

#: What the files of 0.1.0 are called, which are not named after their runs.
NAMED_SHORTLY = {"bounce": "events, a bounce"}


def run_of(file):
    """Scene and solver of a witness."""
    by_name = {re.sub("[^a-z]+", "_", name).strip("_"): name for name in RUNS}
    return RUNS[NAMED_SHORTLY.get(file.stem) or by_name[file.stem]]


@pytest.mark.parametrize(
    "file", WITNESSES, ids=lambda file: f"{file.relative_to(EARLIER).parts[0]} {file.stem}"
)
def test_files_of_earlier_versions_are_read_and_go_on(file):
    found, (scene, solver) = kl.load(file, OWN), run_of(file)
    with np.load(file) as arrays:
        for name in ("time", "position", "velocity", "spin", "contacts.impulse"):
            ours = found.contacts.impulse if "." in name else getattr(found, name)
            np.testing.assert_array_equal(ours, arrays[name])
    np.testing.assert_allclose(found.time[:5], np.linspace(0, 0.4, 5))
    assert found.scene == scene and found.solver == solver
    longer, anew = kl.resume(found, 0.1), kl.simulate(scene, 0.5, solver, frames=0.1)
    # On another machine or by another version a number may differ in its last digits.
    np.testing.assert_allclose(longer.position[:5], found.position[:5], rtol=1e-13, atol=1e-13)
    for name in ("time", "position", "velocity", "spin"):
        both = (getattr(run, name) for run in (longer, anew))
        np.testing.assert_allclose(*both, rtol=1e-7, atol=1e-9)
    np.testing.assert_array_equal(longer.contacts.kind, anew.contacts.kind)
    np.testing.assert_allclose(found.at(0.25).position, anew.at(0.25).position, atol=1e-8)


def test_every_witness_of_an_earlier_version_is_there():
    written = {}
    for file in WITNESSES:
        with np.load(file) as arrays:
            head = json.loads(bytes(arrays["carom"]))
        # 0.1.0 did not say it.
        written.setdefault(head.get("version", "0.1.0"), []).append(file)
    assert {version: len(them) for version, them in written.items()} == {"0.1.0": 4, "0.2.0": 26}
    for version, them in written.items():
        assert {file.relative_to(EARLIER).parts[0] for file in them} == {version}
    solvers = {type(run_of(file)[1]) for file in written["0.2.0"]}
    assert {row.kind for row in SOLVERS.values()} <= solvers


def test_a_file_says_which_version_wrote_it(run):
    seen = []
    changed(run, lambda head: seen.append(head["version"]))
    assert seen == [kl.__version__]


def test_a_class_that_is_none_of_ours_is_refused_by_name(run):
    def strange(head):
        head["kinds"][0][0] = "Popen"

    with pytest.raises(ValueError, match="it holds a Popen, which is not known here"):
        kl.load(changed(run, strange))


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 and no more"])
def test_what_is_no_run_is_refused(content):
    with pytest.raises(ValueError, match="is no run that carom saved, or it is damaged"):
        kl.load(io.BytesIO(content))


def test_an_npz_of_others_is_refused(tmp_path):
    np.savez(tmp_path / "other.npz", time=np.zeros(3))
    with pytest.raises(ValueError, match=r"other\.npz is no run that carom saved"):
        kl.load(tmp_path / "other.npz")
    with pytest.raises(FileNotFoundError):
        kl.load(tmp_path / "nothing.npz")


def test_a_pickle_in_a_file_is_never_run(run):
    entries = io.BytesIO()
    run.save(entries)
    written = io.BytesIO()
    with zipfile.ZipFile(entries) as old, zipfile.ZipFile(written, "w") as new:
        for name in old.namelist():
            content = io.BytesIO(old.read(name))
            if name == "time.npy":
                content = io.BytesIO()
                np.save(content, np.array([{}], dtype=object), allow_pickle=True)
            new.writestr(name, content.getvalue())
    written.seek(0)
    with pytest.raises(ValueError, match="allow_pickle=False"):
        kl.load(written)


def test_a_damaged_file_is_refused_or_the_damage_touched_nothing(run):
    file = io.BytesIO()
    run.save(file)
    whole = file.getvalue()
    rng, refused = random.Random(1), 0
    for _ in range(150):
        damaged = bytearray(whole)
        if rng.random() < 0.3:
            del damaged[rng.randrange(len(whole)) :]
        else:
            damaged[rng.randrange(len(whole))] ^= 1 << rng.randrange(8)
        try:
            found = kl.load(io.BytesIO(bytes(damaged)))
        except ValueError:
            refused += 1
        else:
            assert bits(found) == bits(run)
    assert refused > 100


# ---- Laws and solvers of one's own ----


class Lawful:
    """Not a solver of carom's: Events, but for its class."""

    begin, advance = kl.Events.begin, kl.Events.advance
    law, turn = staticmethod(kl.contact_impulses), None


def test_a_solver_of_ones_own_is_refused_by_name_and_the_old_file_stays(tmp_path):
    file = tmp_path / "run.npz"
    file.write_bytes(b"old")
    with pytest.raises(ValueError, match="holds a Lawful of tests"):
        kl.simulate(BOUNCE, 1, Lawful()).save(file)
    assert file.read_bytes() == b"old"


SPINNING = RUNS["an estimate"][0]


def held(law):
    """A run by a law of one's own."""
    return kl.simulate(SPINNING, 1, kl.Events(law=law))


def halved(**contact):
    """A law of a reader's own: half of everything."""
    return tuple(impulse / 2 for impulse in contact_impulses(**contact))


@pytest.mark.parametrize("law", [halved, contact_impulses])
@pytest.mark.parametrize("solver", [kl.Events, partial(kl.Stepping, 0.05)])
def test_a_law_is_kept_by_module_and_name_and_the_run_goes_on_by_it(law, solver):
    run = kl.simulate(SPINNING, 1.4, solver(law=law))
    found = kept(run, [halved])
    assert found.solver.law is law and found == run
    assert bits(kl.resume(found, 0.4)) == bits(kl.resume(run, 0.4))
    assert pickle.loads(pickle.dumps(run)) == run
    other = halved if law is contact_impulses else contact_impulses
    assert kl.simulate(SPINNING, 1.8, solver(law=other)) != kl.resume(found, 0.4)


def soft_when_fast(closing_speed):
    """A law of restitution of a reader's own."""
    return 1 / (1 + closing_speed)


def bouncing(law):
    ball = kl.Ball((0, 5), (1, 0), 1, 1)
    return kl.simulate(kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], (0, -9.81), law), 2.0)


def test_a_law_of_restitution_is_kept_by_its_name_or_by_its_constants():
    for law in (soft_when_fast, kl.ViscoelasticRestitution(0.1), kl.HuntCrossleyRestitution(0.2)):
        run = bouncing(law)
        found = kept(run, [soft_when_fast])
        assert found == run and found.scene.restitution == law
        assert bits(kl.resume(found, 0.4)) == bits(kl.resume(run, 0.4))
        assert pickle.loads(pickle.dumps(run)) == run
    assert bouncing(kl.HuntCrossleyRestitution(0.2)) != bouncing(kl.HuntCrossleyRestitution(0.3))


def test_a_lambda_is_neither_kept_nor_pickled():
    run = bouncing(lambda speed: 0.5)
    for file in (run, held(lambda **scalars: (0.0, 0.0))):
        with pytest.raises(ValueError, match=r"<lambda> has no name .* define it by `def`"):
            kept(file)
    with pytest.raises((pickle.PicklingError, AttributeError), match="lambda"):
        pickle.dumps(run)


RUNS_OF_ONES_OWN = {
    "a force": (
        stiffening,
        lambda: kl.simulate(*RUNS["a force of one's own"][:1], 1, RUNS["a force of one's own"][1]),
    ),
    "a law of impact": (halved, lambda: held(halved)),
    "a law of restitution": (soft_when_fast, lambda: bouncing(soft_when_fast)),
}


@pytest.mark.parametrize("what", RUNS_OF_ONES_OWN)
def test_without_its_function_a_run_is_read_and_says_which_is_missing(what):
    function, make = RUNS_OF_ONES_OWN[what]
    run, name = make(), function.__name__
    found = kept(run, [])
    frames = ("time", "position", "velocity", "spin")
    assert all((getattr(found, each) == getattr(run, each)).all() for each in frames)
    assert found.contacts == run.contacts and repr(found) == repr(run)
    assert found.scene.balls == run.scene.balls and found.duration == run.duration
    said = rf"follows {name} of {function.__module__}, .* functions=\[{name}\]"
    again = [lambda: kl.simulate(found.scene, 1, found.solver), lambda: kept(found)]
    for ask in asking(found) + again:
        with pytest.raises(ValueError, match=said):
            ask()


def test_a_function_is_found_by_its_name_wherever_it_is_defined_now():
    def halved(**contact):
        return tuple(impulse / 2 for impulse in contact_impulses(**contact))

    run = held(halved)
    assert kept(run, [halved]).solver.law is halved
    here = sys.modules[__name__].halved
    assert kept(run, [here]).solver.law is here
    assert kept(run, [here, halved]).solver.law is halved
    run.solver.law.__module__ = "elsewhere"
    file = io.BytesIO()
    run.save(file)
    run.solver.law.__module__ = __name__
    with pytest.raises(ValueError, match="2 of the functions are called halved; give one"):
        kl.load(io.BytesIO(file.getvalue()), [here, halved])


@pytest.mark.parametrize("given", [["halved"], [kl.Ball], [3]], ids=repr)
def test_what_is_given_as_a_function_is_one(run, given):
    with pytest.raises(ValueError, match=r"functions must be functions that `def` made, got"):
        kept(run, given)


def test_a_function_that_is_called_like_one_of_ours_is_not_kept():
    def law(**scalars):
        return 0.0, 0.0

    law.__module__, law.__qualname__ = contact_impulses.__module__, contact_impulses.__qualname__
    with pytest.raises(ValueError, match="contact_impulses is a function of ours; give yours"):
        kept(held(law))


def test_a_function_of_a_file_is_neither_looked_for_nor_imported():
    def call(head):
        head["texts"] = [text.replace(f"{__name__}:halved", "this:d") for text in head["texts"]]

    assert "this" not in sys.modules
    found = kl.load(changed(held(halved), call))
    assert "this" not in sys.modules
    with pytest.raises(ValueError, match=r"follows d of this, .* functions=\[d\]"):
        found.solver.law()


def test_of_a_thousand_mutilated_files_none_runs_code():
    """In a process of its own, whose Python reports what runs."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.state.saving.mutilated"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    counts = json.loads(done.stdout)
    assert counts["files"] == 1000 and counts["refused"] >= 600 and counts["read"] >= 50
    assert counts["wrong"] == []


# ---- The list of classes ----


def test_every_class_that_may_stand_in_a_file_is_there_and_has_its_own_name():
    names = [name for kinds in files.KEPT.values() for name in kinds]
    assert len(set(names)) == len(names)
    for name, find in files._CLASSES.items():
        assert find().__name__ == name
    for name, find in files._FUNCTIONS.items():
        assert files._known().functions.name_of(find()) == name


def test_every_solver_of_the_list_has_a_run_that_is_kept():
    assert {type(solver) for _, solver in RUNS.values()} == {row.kind for row in SOLVERS.values()}
