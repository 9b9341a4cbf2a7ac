"""A thousand files that were changed on purpose, loaded in a process that reports what runs.

`python -m tests.state.saving.mutilated` prints, as JSON, how many were refused and read, and what
went wrong. Bases are files of earlier versions, and one that names any function as its law.
"""

import io
import json
import random
import sys
from pathlib import Path

import numpy as np

import kernel_lib as kl
from kernel_lib.state.saving import files
from kernel_lib.state.saving.encoding import LAW, LIST, TEXT, Encoded

FILES = 1000
EARLIER = Path(__file__).parent / "earlier"

#: What a file may not do, as Python reports it.
FORBIDDEN = ("exec", "import", "open", "os.", "subprocess.", "pickle.", "marshal.", "socket.")

#: Names that lead to code where they are looked up.
NAMES = [
    "__main__:struck",
    "pickle:_loads",
    "os:system",
    "subprocess:Popen",
    "builtins:exec",
    "this:d",
    "kernel_lib.state.saving.files:import_module",
    "kernel_lib.laws.contact_duration:bisection",
]

#: Attributes that no object of a file has.
ATTRIBUTES = ["__class__", "__dict__", "__setstate__", "frame", "path", "q", "engine", "law"]

wrong, watched = list[str](), False


def struck(*arguments, **named):
    """A function that no file may reach."""
    wrong.append("a function was called on the word of a file")


def stub(**contact):
    """A law in whose place a file names another function."""
    return kl.contact_impulses(**contact)


def heard(event, arguments):
    """What Python reports while a file is read."""
    if watched and event.startswith(FORBIDDEN):
        wrong.append(f"{event} {arguments[:1]}")


def built(function):
    """A run whose law of impact, as the file has it, is any function."""
    file = io.BytesIO()
    scene = kl.Scene([kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((3, 0), (-1, 0), 1, 1)])
    kl.simulate(scene, 1.0, kl.Events(law=stub)).save(file)
    file.seek(0)
    parts = opened(file)
    return parts._replace(texts=[function if ":stub" in text else text for text in parts.texts])


def opened(file):
    """The parts of a file."""
    with np.load(file) as arrays:
        entries = dict(arrays)
    head = json.loads(bytes(entries.pop(files.HEAD)))
    rows = (entries.pop(name) for name in (files.CODES, files.INTS, files.FLOATS))
    return Encoded(*rows, head["texts"], head["kinds"], entries)


def mutilated(parts, rng):
    """The same with one to three changes."""
    codes, floats, ints = parts.codes.copy(), parts.floats.copy(), parts.ints.copy()
    texts, kinds = list(parts.texts), json.loads(json.dumps(parts.kinds))
    arrays = dict(parts.arrays)
    for _ in range(rng.randint(1, 3)):
        change, at, kind = rng.randrange(9), rng.randrange(len(codes)), rng.choice(kinds)
        if change == 0 and texts:
            texts[rng.randrange(len(texts))] = rng.choice(NAMES + texts)
        elif change == 1:
            texts.append(rng.choice(NAMES))
            codes = np.concatenate([codes[:at], [LAW, len(texts) - 1], codes[at + 1 :]])
        elif change == 2:
            codes[at] = rng.choice([rng.randint(-2, 20), rng.randrange(2**40)])
        elif change == 3:
            kind[0] = rng.choice([*files._CLASSES, "Popen", "type", "struck"])
        elif change == 4 and kind[2]:
            kind[2][rng.randrange(len(kind[2]))] = rng.choice(ATTRIBUTES)
        elif change == 5:
            kind[rng.choice([1, 2])].append(rng.choice(ATTRIBUTES))
        elif change == 6 and arrays:
            name = rng.choice(list(arrays))
            arrays[name] = rng.choice([np.zeros(3), np.zeros(2, "V8"), np.array(["a"]), floats])
        elif change == 7 and len(floats) and len(ints):
            floats[rng.randrange(len(floats))] = rng.choice([np.nan, np.inf, -1e300, 0.0])
            ints[rng.randrange(len(ints))] = rng.choice([-1, 2**62, 0])
        else:
            codes = np.concatenate([codes[:at], [rng.choice([LIST, TEXT]), 10**12], codes[at:]])
    return Encoded(codes, ints, floats, texts, kinds, arrays)


def outcome(content):
    """What became of a file: "refused" by name, "read", or in other words what is wrong."""
    global watched
    watched = True
    try:
        found = kl.load(io.BytesIO(content))
        repr(found.stopped_because)
    except ValueError as problem:
        return "refused" if str(problem).startswith("the file ") else f"says {problem}"
    except BaseException as problem:
        return f"ends in {problem!r}"
    finally:
        watched = False
    return "read" if isinstance(found, kl.Trajectory) else f"is a {type(found)}"


def main():
    rng, names = random.Random(35), sorted(EARLIER.rglob("*.npz"))
    np.savez_compressed = np.savez  # as good here, and faster
    for find in [*files._CLASSES.values(), *files._FUNCTIONS.values()]:
        find()  # what is ours is imported before Python reports
    for file in names:
        kl.load(file)
    bases = [opened(file) for file in names]
    sys.addaudithook(heard)
    outcomes = [outcome(files._packed(built(name), "0.2.0")) for name in NAMES]
    while len(outcomes) < FILES:
        base = rng.choice(bases) if rng.random() < 0.9 else built(rng.choice(NAMES))
        outcomes.append(outcome(files._packed(mutilated(base, rng), "0.2.0")))
    counts = {each: outcomes.count(each) for each in ("refused", "read")}
    wrong.extend(each for each in outcomes if each not in counts)
    print(json.dumps({"files": len(outcomes), **counts, "wrong": [one[:200] for one in wrong[:9]]}))


if __name__ == "__main__":
    main()
