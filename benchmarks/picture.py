"""A move of a lesson, without any browser: computing, bytes, and how far off the picture is.

Of every lesson the runs and the picture at its defaults, and of random values those that are worst
but for 5 %; bytes as they are and packed by zlib, places against the run at random moments.

    python benchmarks/picture.py [--values 100]
"""

import argparse
import json
import math
import random
import statistics
import sys
import time
import zlib

import numpy as np

from kernel_lib.experiments.newtons_cradle import experiment as cradle
from kernel_lib.experiments.oblique_plane import experiment as oblique_plane
from kernel_lib.experiments.plane_bounce import experiment as plane_bounce
from kernel_lib.experiments.rotating_spheres import experiment as rotating_spheres
from kernel_lib.experiments.two_balls import experiment as two_balls
from kernel_lib.protocol.description import measured
from kernel_lib.protocol.pictures.flights import CLOSED_ERROR, PLACE_ERROR, flights_of, picture_size
from kernel_lib.protocol.pictures.picture import picture_of
from kernel_lib.protocol.pictures.runs import runs_of
from kernel_lib.state.reading import read

LESSONS = (plane_bounce, oblique_plane, two_balls, rotating_spheres, cradle)
DEFAULTS, RANDOM = 16e3, 64e3  # bytes, packed, at most
SOON = 10.0  # ms of processor time for runs and picture, median of the lessons
REPEATS, LOOKS = 9, 400


def any_values(experiment, chance):
    """Values by chance out of the ranges of all controls; only those that can run."""
    while True:
        try:
            return experiment.check(
                {one.name: any_value(one, chance) for one in experiment.parameters}
            )
        except ValueError:
            continue


def any_value(one, chance):
    if one.scale == "choice":
        return chance.choice(one.choices)
    if one.scale == "switch":
        return chance.random() < 0.5
    if one.scale == "integer":
        return chance.randint(int(one.minimum), int(one.maximum))
    if one.scale == "log":
        value = math.exp(chance.uniform(math.log(one.minimum), math.log(one.maximum)))
        return min(max(value, one.minimum), one.maximum)
    return chance.uniform(one.minimum, one.maximum)


def bytes_of(experiment, runs):
    """Bytes of a picture: the block as it is, and all of it packed."""
    header, block = picture_of(runs, measured(experiment))
    return len(block), len(zlib.compress(block)) + len(zlib.compress(json.dumps(header).encode()))


def computing(experiment, chance):
    """Median milliseconds of processor time of runs and picture near the defaults."""
    spans = []
    for _ in range(REPEATS):
        values = experiment.check({moved(experiment): near(experiment, chance)})
        start = time.process_time()
        picture_of(runs_of(experiment, values), measured(experiment))
        spans.append(1000 * (time.process_time() - start))
    return statistics.median(spans)


def moved(experiment):
    """The slider that a hand would take: the first that has a range."""
    return next(one.name for one in experiment.parameters if one.scale == "linear")


def near(experiment, chance):
    """A value of it near the default, another one each time, so that no memory helps."""
    one = next(one for one in experiment.parameters if one.name == moved(experiment))
    value = one.default + chance.uniform(-0.05, 0.05) * (one.maximum - one.minimum)
    return min(max(value, one.minimum), one.maximum)


def errors(runs):
    """Greatest error of a place in parts of the picture: of closed motions, and of cubic pieces."""
    worst = {CLOSED_ERROR: 0.0, PLACE_ERROR: 0.0}
    for run in runs.values():
        flights = flights_of(run)
        if flights.thinned:
            continue
        times = np.sort(np.random.default_rng(5).uniform(0, run.time[-1], LOOKS))
        off = np.abs(run.sample(times).position - read(flights.knots, times).position).max()
        worst[flights.error] = max(worst[flights.error], float(off) / picture_size(run))
    return worst


def main():
    """Measure, print and judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--values", type=int, default=60)
    count = parser.parse_args().values
    chance, broken, spans = random.Random(11), False, []
    worst = {CLOSED_ERROR: 0.0, PLACE_ERROR: 0.0}
    print("bytes of a picture, as it is and packed; computing; greatest error of a place")
    for experiment in LESSONS:
        plain, packed = bytes_of(experiment, runs_of(experiment, experiment.defaults()))
        sizes = []
        for _ in range(count):
            try:
                runs = runs_of(experiment, any_values(experiment, chance))
            except ValueError:  # what no run can be made of, a page is told
                continue
            sizes.append(bytes_of(experiment, runs))
            found = errors(runs)
            worst = {kind: max(worst[kind], found[kind]) for kind in worst}
        most = [sorted(one)[int(0.95 * (len(sizes) - 1))] for one in zip(*sizes, strict=True)]
        spans.append(computing(experiment, chance))
        broken |= packed > DEFAULTS or most[1] > RANDOM
        print(
            f"  {experiment.name:<17} defaults {plain / 1e3:6.1f} kB, packed {packed / 1e3:5.1f}; "
            f"95 % of random values {most[0] / 1e3:6.1f} kB, packed {most[1] / 1e3:5.1f}; "
            f"{spans[-1]:5.1f} ms"
        )
    middle = statistics.median(spans)
    print(f"  median of the lessons {middle:.1f} ms; promised: {SOON:g} ms")
    for kind, off in worst.items():
        broken |= off > kind
        print(f"  error at most {off:.0e} of the picture; promised: {kind:g}")
    print(
        f"  promised: {DEFAULTS / 1e3:g} kB at the defaults, {RANDOM / 1e3:g} kB for 95 %, packed"
    )
    return broken or middle > SOON


if __name__ == "__main__":
    sys.exit(main())
