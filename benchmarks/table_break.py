"""A break of 16 balls on a table with cushions until all rest: against pooltool, in one run.

Both break a rack of 15 at several speeds, with sliding and rolling friction. pooltool's balls stay
on the cloth and some of them drop into pockets; ours hop, rub each other, and meet cushions that
have no pockets, so that contacts are counted beside the time. Processor time of whole runs, lists
of contacts included, in turns; what is compiled once on a machine is compiled before.
"""

import os

from _machine import machine

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import statistics
import sys
import time
from pathlib import Path

from _peers import use_peers

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import kernel_lib as kl  # noqa: E402
from tests.scenes import break_of  # noqa: E402

use_peers(Path(__file__).with_name("peers_of_break.txt"))

import pooltool  # noqa: E402

SPEEDS = (3.0, 5.0, 6.5, 8.0, 9.5, 11.0)

#: Longer than any break lasts, s; and the time that a break of ours may take, s.
LONG, MOST = 60.0, 0.3


def at_rest(now):
    return not now.velocity.any()


def ours(speed):
    """Processor time, s, how long the balls move, s, and how many contacts there are."""
    scene = break_of(speed=speed)
    start = time.process_time()
    run = kl.simulate(scene, LONG, record="contacts")
    taken = time.process_time() - start
    if run.velocity[-1].any():
        raise SystemExit(f"a break at {speed} m/s does not come to rest: {run.stopped_because}")
    lasting = run.contacts.of_kind("rest").time.max()
    hits = run.contacts.of_kind("impact")
    return taken, lasting, sum(hits.b != -1), len(hits)


def theirs(speed):
    """The same of pooltool."""
    table = pooltool.Table.default()
    rack = pooltool.get_rack(pooltool.GameType.EIGHTBALL, table)
    shot = pooltool.System(table=table, balls=rack, cue=pooltool.Cue(cue_ball_id="cue"))
    shot.strike(V0=speed, phi=pooltool.aim.at_ball(shot, "1"))
    start = time.process_time()
    pooltool.simulate(shot, inplace=True)
    taken = time.process_time() - start
    kinds = [str(event.event_type) for event in shot.events]
    return taken, shot.t, sum("ball_" in kind for kind in kinds), len(kinds)


def main():
    print(f"a break of 16 rough balls until all rest ({machine()})")
    kl.compile_rough_balls()
    ours(SPEEDS[0])
    theirs(SPEEDS[0])
    print("   speed   ours: time  moving  contacts   with the table's   pooltool: time  moving")
    found = [(ours(speed), theirs(speed)) for speed in SPEEDS]
    for speed, (mine, its) in zip(SPEEDS, found, strict=True):
        print(
            f"{speed:6.1f} m/s {mine[0]:9.3f} s {mine[1]:5.1f} s {mine[2]:8} {mine[3]:15}"
            f" {its[0]:18.3f} s {its[1]:5.1f} s"
        )
    mine, its = (statistics.median(each[k][0] for each in found) for k in (0, 1))
    print(f"medians {mine:.3f} s and {its:.3f} s: {its / mine:.1f} times as fast")
    return mine > min(MOST, its)


if __name__ == "__main__":
    sys.exit(main())
