"""Hard discs in a box, area fraction 0.3, elastic: against pymunk and python-billiards.

Everybody runs the same box for the same simulated time, on one thread, set-up not counted.
Speed is true collisions a second: those of the exact run, divided by the processor time
that each needs for the same span. pymunk steps by a tenth of a radius at the root mean
square speed, with its own number of iterations (with fewer it loses energy) and the quickest
of its spatial indices; billiards is exact. Processor time instead of wall time, because
other work on the machine disturbs it less; medians of several runs, taken in turns.
"""

import os

from _machine import machine

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import statistics
import sys
import time
from dataclasses import replace

import numpy as np
from _peers import use_peers

import kernel_lib as kl
from kernel_lib.solvers.many_balls.arrays import states_at
from kernel_lib.solvers.many_balls.run import run_of_many

use_peers()

import billiards  # noqa: E402
import pymunk  # noqa: E402

#: Number of discs, and simulated time in which they collide some 100,000 times, s.
BOXES = [(100, 700.0), (1000, 80.0), (10000, 10.0)]
BILLIARDS_TIME = 6.0
FRACTION, RADIUS, REPEATS = 0.3, 0.5, 5
PYMUNK_AT_LEAST, BILLIARDS_AT_LEAST, FLAT_WITHIN = 3.0, 300.0, 2.0
ENERGY_WITHIN, LONG = 1e-12, 10_000_000
REVERSAL_WITHIN, REVERSED = 1e-9, 300


def seconds(function):
    """Processor time of one call, s."""
    start = time.process_time()
    function()
    return time.process_time() - start


def prepared(scene):
    """A run of ours, ready to go, that lists no contacts."""
    memory = run_of_many(scene)
    memory.log.wanted = False
    return memory


def pymunk_space(scene, index):
    space = pymunk.Space()
    space.collision_slop = 0.0
    if index:
        space.use_spatial_hash(*index)
    side = scene.walls[1].point[0]
    corners = [(0, 0), (side, 0), (side, side), (0, side)]
    for k in range(4):
        wall = pymunk.Segment(space.static_body, corners[k], corners[k - 1], 0)
        wall.elasticity, wall.friction = 1.0, 0.0
        space.add(wall)
    for ball in scene.balls:
        body = pymunk.Body(ball.mass, float("inf"))
        body.position, body.velocity = ball.position, ball.velocity
        disc = pymunk.Circle(body, ball.radius)
        disc.elasticity, disc.friction = 1.0, 0.0
        space.add(body, disc)
    return space


def pymunk_run(scene, duration, index):
    """Processor time of pymunk, s."""
    space = pymunk_space(scene, index)
    velocity = np.array([ball.velocity for ball in scene.balls])
    step = 0.1 * RADIUS / np.sqrt((velocity**2).sum(axis=1).mean())

    def run():
        for _ in range(round(duration / step)):
            space.step(step)

    return seconds(run)


def billiards_run(scene, duration):
    """Processor time of python-billiards, s, and where it leaves the discs."""
    side = scene.walls[1].point[0]
    corners = [(0, 0), (side, 0), (side, side), (0, side)]
    walls = [billiards.InfiniteWall(corners[k - 1], corners[k]) for k in range(4)]
    table = billiards.Billiard(obstacles=walls)
    for ball in scene.balls:
        table.add_ball(ball.position, ball.velocity, ball.radius, ball.mass)
    return seconds(lambda: table.evolve(duration)), table.balls_position


def against_pymunk():
    good, costs = True, []
    print("  discs  collisions       ours     pymunk  its index   ratio  microseconds a collision")
    for count, duration in BOXES:
        scene = kl.box_of_balls(count, FRACTION, RADIUS)
        contacts = len(kl.simulate(scene, duration, record="contacts").contacts)
        indices = {"tree": None, "hash 1": (2 * RADIUS, 2 * count), "hash 2": (4 * RADIUS, count)}
        ours, theirs = [], {name: [] for name in indices}
        for _ in range(REPEATS):
            memory = prepared(scene)
            ours.append(seconds(lambda: memory.advance(duration)))  # noqa: B023
        tenth = duration / 10
        for _ in range(REPEATS):
            for name, index in indices.items():
                theirs[name].append(10 * pymunk_run(scene, tenth, index))
        mine = statistics.median(ours)
        best = min(theirs, key=lambda name: statistics.median(theirs[name]))
        their = statistics.median(theirs[best])
        good &= their >= PYMUNK_AT_LEAST * mine
        costs.append(mine / contacts)
        print(
            f"{count:7} {contacts:11} {contacts / mine:9.0f}/s {contacts / their:9.0f}/s"
            f"  {best:9} {their / mine:6.1f}   {mine / contacts * 1e6:.2f}"
        )
    spread = max(costs) / min(costs)
    print(f"cost of a collision: within a factor {spread:.2f} (at most {FLAT_WITHIN})")
    return good and spread <= FLAT_WITHIN


def against_billiards():
    scene = kl.box_of_balls(100, FRACTION, RADIUS)
    run = kl.simulate(scene, BILLIARDS_TIME, record="contacts")
    pairs = [billiards_run(scene, BILLIARDS_TIME) for _ in range(3)]
    theirs = statistics.median(pair[0] for pair in pairs)
    spans = []
    for _ in range(21):
        memory = prepared(scene)
        spans.append(seconds(lambda: memory.advance(100 * BILLIARDS_TIME)) / 100)  # noqa: B023
    ours = statistics.median(spans)
    early = kl.simulate(scene, 1.0, record="end").position[-1]
    apart = np.abs(billiards_run(scene, 1.0)[1] - early).max()
    print(
        f"billiards, 100 discs: {len(run.contacts) / theirs:.0f}/s, ratio {theirs / ours:.0f}"
        f" (at least {BILLIARDS_AT_LEAST:g}); same places after 1 s to {apart:.0e} m"
    )
    return theirs >= BILLIARDS_AT_LEAST * ours and apart < 1e-9


def accuracy():
    scene = kl.box_of_balls(1000, FRACTION, RADIUS)
    memory = prepared(scene)
    chunk, energy = 800.0, 0.0
    start = energy_of(memory)
    for k in range(10):
        memory.advance((k + 1) * chunk)
        energy = max(energy, abs(energy_of(memory) / start - 1))
    collisions = 10 * chunk * len(kl.simulate(scene, 20.0, record="contacts").contacts) / 20.0
    print(f"energy after {collisions:.2g} collisions: {energy:.1e} (at most {ENERGY_WITHIN:g})")
    back = reversal(kl.box_of_balls(100, FRACTION, RADIUS))
    print(f"back in time after {REVERSED} collisions: {back:.1e} m (at most {REVERSAL_WITHIN:g})")
    return energy <= ENERGY_WITHIN and back <= REVERSAL_WITHIN and collisions >= LONG


def energy_of(memory):
    """Sum of squared velocities, m^2/s^2."""
    return float((states_at(memory.arrays, memory.end)[1] ** 2).sum())


def reversal(scene):
    """How far the discs miss their places after REVERSED collisions and as many back, m."""
    contacts = kl.simulate(scene, 10.0, record="contacts").contacts
    duration = float(contacts.time[REVERSED])
    there = kl.simulate(scene, duration, record="end").at(duration)
    turned = [
        replace(ball, position=tuple(c), velocity=tuple(-v))
        for ball, c, v in zip(
            scene.balls, there.position.tolist(), np.array(there.velocity), strict=True
        )
    ]
    back = kl.simulate(replace(scene, balls=turned), duration, record="end")
    home = np.array([ball.position for ball in scene.balls])
    return np.abs(back.position[-1] - home).max()


def main():
    print(machine())
    prepared(kl.box_of_balls(100, FRACTION, RADIUS)).advance(1.0)  # compiles
    results = [against_pymunk(), against_billiards(), accuracy()]
    print("good" if all(results) else "below what is promised")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
