"""One case of the fuzz, of a solver, a function or a family, and what is wrong with it."""

import re
from dataclasses import replace

import numpy as np

import kernel_lib as kl
from tests.duties import DUTIES, run_of
from tests.energy_watch import watch_energy
from tests.fuzz.families import FAMILIES
from tests.fuzz.functions import FUNCTIONS
from tests.fuzz.scenes import FEATURES, OTHER_FEATURES, chosen, extreme_units
from tests.fuzz.work import TooMuch, at_most
from tests.solver_list import SOLVERS

watch_energy()

#: Python calls that a case may take: some seconds.
BUDGET = 4_000_000
#: Light balls between heavy ones that close in meet a thousand times, at fifty steps each, and a
#: step is a hundred calls where no loop is compiled.
BUDGETS = {"chain_collision": 16_000_000}

#: A complaint tells what was given, and what to do.
NAMES_VALUE = re.compile(r"got|\d")
NAMES_REMEDY = re.compile(r"must|use |take |give |leave |needs |only|at least|at most")


def case_of(name, seed):
    """The case of this solver and seed."""
    rng = np.random.default_rng([seed, *name.encode()])
    row = SOLVERS[name]
    features = chosen(rng, sorted(row.takes.intersection(FEATURES)), rng.choice([0.2, 0.6]))
    if seed % 4 == 3:
        aside = np.random.default_rng([seed, 1])
        features |= chosen(aside, sorted(row.takes.intersection(OTHER_FEATURES)))
    return row.draw(rng, features, extreme_units(rng))


def is_proper(error):
    """Whether an error names the value and the remedy."""
    return bool(NAMES_VALUE.search(str(error)) and NAMES_REMEDY.search(str(error)))


def faults_of(name, case, budget=BUDGET):
    """What is wrong with the run of a case, as sentences; None if it was refused properly."""
    faults = []
    try:
        with at_most(budget):
            run = run_of(case)
    except ValueError as error:
        if is_proper(error):
            return None
        return [f"an error that names no value or no remedy: {error}"]
    except TooMuch as error:
        return [f"takes too long: {error}"]
    except Exception as error:
        return [f"{type(error).__name__}: {error}"]
    for duty in sorted(SOLVERS[name].owes):
        try:
            with at_most(4 * budget):
                DUTIES[duty](case, run)
        except AssertionError as error:
            faults.append(f"{duty}: {error}")
        except ValueError as error:
            if not is_proper(error):
                faults.append(f"{duty}: an error that names no value or no remedy: {error}")
        except TooMuch as error:
            faults.append(f"{duty} takes too long: {error}")
        except Exception as error:
            faults.append(f"{duty}: {type(error).__name__}: {error}")
    return faults


def smaller(case):
    """Cases with one thing less, while the solver does not count them."""
    scene = case.scene
    if isinstance(case.solver, kl.SoftRow | kl.Hanging):
        return
    for name in ("balls", "walls"):
        things = getattr(scene, name)
        for i in range(len(things)):
            rest = things[:i] + things[i + 1 :]
            if rest or name == "walls":
                yield replace(case, scene=replace(scene, **{name: rest}))
    for name, none in (("gravity", 0.0), ("drag", 0.0), ("restitution", 1.0)):
        if np.any(np.asarray(getattr(scene, name)) != none):
            yield replace(case, scene=replace(scene, **{name: none}))
    if not scene.surface.smooth:
        yield replace(case, scene=replace(scene, friction=None, tangential_restitution=None))


def shrunk(name, case, faults):
    """The smallest case found that has a fault of the same kind."""
    kind = faults[0][:12]
    for less in smaller(case):
        found = faults_of(name, less)
        if found and found[0][:12] == kind:
            return shrunk(name, less, found)
    return case, faults


def story(name, seed, case, faults):
    """A fault to be put into a test: the code that shows it."""
    said = "\n".join(f"# {fault}" for fault in faults)
    return f"# {name}, seed {seed}\n{said}\n{case.code()}"


def fault_of_function(name, seed):
    """Code that shows what is wrong with a function of FUNCTIONS at this seed, or nothing."""
    code, check = FUNCTIONS[name](np.random.default_rng([seed, *name.encode()]))
    try:
        with at_most(BUDGETS.get(name, BUDGET)):
            check()
    except ValueError as error:
        fault = None if is_proper(error) else f"names no value or no remedy: {error}"
    except TooMuch as error:
        fault = f"takes too long: {error}"
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    else:
        fault = None
    shows = f"import math\n\nimport kernel_lib as kl\n\n{code}\n"
    return f"# {name}, seed {seed}\n# {fault}\n{shows}" if fault else ""


def fault_of_family(name, seed):
    """What is wrong with the case of a family, and how to see it again, or nothing."""
    try:
        with at_most(2 * BUDGET):  # A witness may be a second run.
            faults = FAMILIES[name].faults(seed)
    except TooMuch as error:
        faults = [f"takes too long: {error}"]
    except Exception as error:
        faults = [f"{type(error).__name__}: {error}"]
    said = "\n".join(f"# {fault}" for fault in faults)
    again = f"python -m tests.fuzz {name} --first {seed} --cases 1"
    return f"# {again}\n{said}\n" if faults else ""


def story_of(name, seed, budget=BUDGET):
    """The same of a solver of the list."""
    case = case_of(name, seed)
    faults = faults_of(name, case, budget)
    return story(name, seed, case, faults) if faults else ""
