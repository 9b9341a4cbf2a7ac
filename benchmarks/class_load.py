"""A whole class at one server: students arrive, play and leave, by the messages of real pages.

Starts a `carom` of its own on the loopback interface and ends it. Simulated students speak the
protocol of the page (files, web socket, slider messages); a few real browsers play among them.
With --trouble a tenth of all are killed half way and the network is cut for 10 s.

    python benchmarks/class_load.py                                  # a small class, 1 minute
    python benchmarks/class_load.py --students 100 --arrive 60 --play 300 --browsers 2 [--trouble]
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from collections import Counter

import psutil
from _cut import Line
from _server import carom, memory, processes
from _student import Student

KILLED = 0.1  # part of the students and browsers that trouble ends
CUT = 10.0  # s without a network
ALL_GONE = 120.0  # s after the last has left by which no visitor's kernel may be left
GOALS = {"p95": 0.3, "memory": 6e9, "student": 56e6}
MOST_STUDENTS, MOST_SECONDS = 500, 3600


def options():
    """What the class is like; bounded, since every student is a process on this machine."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--students", type=int, default=20)
    add("--arrive", type=float, default=12.0, help="s within which all arrive")
    add("--play", type=float, default=30.0, help="s from the last arrival to the first to leave")
    add("--every", type=float, default=5.0, help="s between two moves of one student, on average")
    add("--charts", type=float, default=0.3, help="part of the moves after which the chart is seen")
    add("--browsers", type=int, default=1, help="real browsers among them")
    add("--lesson", help="one lesson for all, such as 05_newtons_cradle; else all in turn")
    add("--trouble", action="store_true", help="kill a tenth half way, cut the network for 10 s")
    add("--seed", type=int, default=1)
    asked = parser.parse_args()
    if not 1 <= asked.students <= MOST_STUDENTS or not 0 <= asked.browsers <= 20:
        parser.error(f"a class has 1 to {MOST_STUDENTS} students and up to 20 browsers")
    if not 0 <= asked.arrive + asked.play <= MOST_SECONDS or asked.every <= 0:
        parser.error(f"a class lasts up to {MOST_SECONDS} s")
    return asked


async def attend(student, start, asked, end, troubled):
    """One student from arrival to leaving; returns what went wrong, if anything did."""
    whims = student.random
    await asyncio.sleep(start)
    try:
        await student.open()
        if troubled:
            half = end - asked.play / 2
            await student.play(half + whims.uniform(-1, 1), asked.every, asked.charts)
            student.vanish()
            return None
        await student.play(end, asked.every, asked.charts)
    except Exception as problem:
        student.vanish()
        return f"{type(problem).__name__}: {problem}"
    return None


async def leave(students):
    """Two thirds close the tab, the others shut their laptop."""
    for student in students:
        try:
            if student.random.random() < 2 / 3 and student.kernel and student.socket:
                await student.close_tab()
            else:
                student.vanish()
        except Exception as problem:
            yield f"closing the tab: {problem}"


async def trouble(line, asked, end):
    """Cut the network a while after a tenth was killed, if there is to be trouble."""
    if not asked.trouble:
        return
    await asyncio.sleep(max(0.0, end - asked.play / 2 + 2 - time.monotonic()))
    await line.cut(CUT)


async def hold_class(server, asked, lessons, files):
    """The whole class; returns all that was seen."""
    whims = random.Random(asked.seed)
    seen = {"errors": [], "browsers": []}
    async with Line(server.port) as line:
        address = f"http://127.0.0.1:{line.port}/"
        students = [
            Student(address, lessons[number % len(lessons)], files, whims.random())
            for number in range(asked.students)
        ]
        end = time.monotonic() + asked.arrive + asked.play
        killed = set(whims.sample(range(asked.students), round(KILLED * asked.students)))
        tasks = [
            attend(one, whims.uniform(0, asked.arrive), asked, end, asked.trouble and n in killed)
            for n, one in enumerate(students)
        ]
        if asked.browsers:
            from _real import play_for_real

            tasks += [play_for_real(address, lessons, asked, end, seen["browsers"])]
        cut = asyncio.ensure_future(
            trouble(line, asked, end) if asked.trouble else asyncio.sleep(0)
        )
        clock = asyncio.ensure_future(watch_the_clock(seen))
        before = server.cpu()
        seen["errors"] += filter(None, await asyncio.gather(*tasks))
        seen["cpu"] = {name: used - before.get(name, 0) for name, used in server.cpu().items()}
        clock.cancel()
        await cut
        seen["memory"] = memory(server, [one.kernel for one in students if one.socket])
        async for problem in leave(one for one in students if one.socket):
            seen["errors"].append(problem)
        gone = time.monotonic()
        kernels = {one.kernel for one in students if one.kernel}
        while (left := processes(server, kernels)) and time.monotonic() < gone + ALL_GONE:
            await asyncio.sleep(0.5)
        seen["left"], seen["gone after"] = len(left), time.monotonic() - gone
    return students, seen


async def watch_the_clock(seen):
    """How late this program itself was: late answers may then be its own fault."""
    seen["late"] = 0.0
    while True:
        before = time.monotonic()
        await asyncio.sleep(0.05)
        seen["late"] = max(seen["late"], time.monotonic() - before - 0.05)


def spread(name, seconds):
    """A line with median, 95th percentile and worst of some times."""
    if not seconds:
        return f"  {name:<28} none"
    ordered = sorted(1000 * one for one in seconds)
    p95 = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    return (
        f"  {name:<28} median {statistics.median(ordered):6.0f} ms, 95 % within {p95:6.0f} ms, "
        f"worst {ordered[-1]:6.0f} ms, of {len(ordered)}"
    )


def report(students, seen, asked):
    """Print all figures; returns the goals that were missed."""
    memories, moves = seen["memory"], [one for student in students for one in student.moves]
    charts = [one for student in students for one in student.charts]
    print(f"{asked.students} students and {asked.browsers} browsers within {asked.arrive:g} s, ")
    print(f"  then {asked.play:g} s of play{', with trouble' if asked.trouble else ''}")
    size = psutil.virtual_memory().total / 2**30
    print(f"  ({os.cpu_count()} cores, {size:.0f} GB, seed {asked.seed})")
    print(spread("first slider (protocol)", [one.first for one in students if one.first]))
    print(spread("slider answer", moves))
    print(spread("chart answer", charts))
    for what in ("first slider", "slider answer"):
        print(spread(f"{what} (browser)", [s for kind, s in seen["browsers"] if kind == what]))
    own = sorted(memories["students"]) or [0]
    print(
        f"  memory                       {memories['all'] / 1e9:.2f} GB in all; a student "
        f"{statistics.median(own) / 1e6:.0f} MB, at most {own[-1] / 1e6:.0f} MB (PSS)"
    )
    print(
        "  seconds of computing         "
        + ", ".join(f"{k} {v:.0f}" for k, v in seen["cpu"].items())
    )
    print(f"  this program was late by     {1000 * seen['late']:.0f} ms at most")
    if asked.trouble:
        back = sum(one.reconnected > 0 for one in students)
        again = sum(one.resumed for one in students)
        print(f"  connections lost and found   {back} students, {again} messages sent again")
    print(f"  kernels left                 {seen['left']} after {seen['gone after']:.0f} s")
    print(f"  errors                       {len(seen['errors'])}")
    for problem, times in Counter(seen["errors"]).most_common(10):
        print(f"    {times} x {problem}")
    p95 = sorted(moves)[int(0.95 * len(moves))] if moves else 99.0
    missed = {
        "errors": seen["errors"],
        "slider answers at the 95th percentile": p95 > GOALS["p95"],
        "memory in all": memories["all"] > GOALS["memory"],
        "memory a student": own[-1] > GOALS["student"],
        "kernels left": seen["left"],
    }
    return [name for name, is_missed in missed.items() if is_missed]


def main():
    """Hold the class, print and judge."""
    asked = options()
    with carom("--kernels", "--max-students", str(asked.students + asked.browsers + 10)) as server:
        lessons = [asked.lesson] if asked.lesson else server.lessons()
        files = asyncio.run(server.files_of(lessons[0])) if asked.browsers else []
        students, seen = asyncio.run(hold_class(server, asked, lessons, files))
        missed = report(students, seen, asked)
    print(f"  missed: {', '.join(missed)}" if missed else "  all goals kept")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())
