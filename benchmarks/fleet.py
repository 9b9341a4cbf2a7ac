"""Students at several servers behind HAProxy, while servers and HAProxy itself come and go.

Starts three `carom` and a real HAProxy on the loopback interface, with the files of `carom fleet`,
and ends them:

- moves straight to a server and through HAProxy, in turn: what the balancer adds
- the same class at one, two and three servers: seconds of computing of servers and workers a move,
  which other work on the machine changes little. So many students have a core for themselves
- what an open page costs that nobody touches
- trouble, one thing after the other: a server is killed, one stops (SIGSTOP) and goes on, all are
  replaced by another version (`carom renew`), HAProxy reads its file anew, HAProxy is killed

    python benchmarks/fleet.py [--students 150] [--servers 3] [--only trouble]
"""

import argparse
import asyncio
import json
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from _fleet import Balancer, Servers
from _line import Line
from _machine import machine
from _server import ROOT, memory
from class_of_workers import AGAIN, EVERY, OURS, PATIENCE, SCHOOL, Class, spread
from tornado.httpclient import AsyncHTTPClient

from kernel_lib.serving.fleet.renewal import is_ready, renew

ADDED, SLOWEST = 0.002, 20.0  # s: of the balancer at the median; of one answer, whatever happens
ALIKE = 0.15  # by which students a core may differ from one server to all
PAIRS = 200  # moves straight and through HAProxy
OPEN_PAGES = 300
LATE = 1.0  # s after which an answer is told as late


@dataclass
class Spell:
    """A time between two happenings, and what students saw of it; each counted by its number."""

    what: str
    begun: float
    answers: list = field(default_factory=list)
    late: Counter = field(default_factory=Counter)
    again: Counter = field(default_factory=Counter)
    loaded: Counter = field(default_factory=Counter)
    lost: Counter = field(default_factory=Counter)


class Pages(Class):
    """Students whose pages know the version they were made for, and load anew for another one."""

    def __init__(self, port, count, seed):
        super().__init__(port, count, seed)
        self.client = AsyncHTTPClient(force_instance=True, max_clients=2 * count)
        self.spells, self.versions = [], {}

    def happens(self, what):
        """From now on something else is the matter."""
        self.spells.append(Spell(what, time.monotonic()))
        print(f"  {self.spells[-1].begun - self.spells[0].begun:5.1f} s: {what}", flush=True)

    async def load(self, number, notebook):
        """Load the page of a lesson, as often as it takes."""
        while True:
            try:
                reply = await self.client.fetch(
                    f"http://127.0.0.1:{self.port}/voila/render/{notebook}.ipynb",
                    headers={"X-Forwarded-For": SCHOOL},
                    request_timeout=PATIENCE,
                )
            except Exception:
                await asyncio.sleep(AGAIN)
                continue
            place = re.search(r'"place": (\{[^}]*"version"[^}]*\})', reply.body.decode())
            self.versions[number] = json.loads(place[1])["version"]
            return

    async def attend(self, number, goes_on):
        """One student: a page, then moves and charts."""
        await asyncio.sleep(EVERY * self.whims.random())
        await self.load(number, list(OURS)[number % len(OURS)])
        await super().attend(number, goes_on)

    async def asked(self, line, question, times):
        """Ask until there is an answer, and load the page anew if it is of another version."""
        number, begun, spell = int(question["page"]), time.monotonic(), self.spells[-1]
        while time.monotonic() < begun + PATIENCE:
            told = {**question, "version": self.versions[number]}
            try:
                status, body = await line.ask(told, PATIENCE)
            except (OSError, EOFError, TimeoutError):
                status = None
            if status != 200:
                spell.again[number] += 1
                await asyncio.sleep(AGAIN)
                continue
            length = int.from_bytes(body[:4], "little")
            if json.loads(body[4 : 4 + length]).get("kind") == "version":
                self.spells[-1].loaded[number] += 1
                await self.load(number, question["notebook"].removesuffix(".ipynb"))
                continue
            took = time.monotonic() - begun
            times.append(took)
            spell.answers.append(took)
            spell.late[number] += took > LATE
            self.bytes += len(body)
            return
        self.lost.append(question)
        spell.lost[number] += 1

    def table(self):
        """What happened, and what it cost whom it cost most."""
        columns = ("answers", "lost", "longest", "late, of one", "again, of one", "loads, of one")
        print(f"  {'':42s}" + "".join(f"{name:>15s}" for name in columns))
        for spell in self.spells:
            most = [max(count.values(), default=0) for count in (spell.late, spell.again)]
            figures = [
                len(spell.answers),
                spell.lost.total(),
                f"{max(spell.answers, default=0):.1f} s",
            ]
            figures += [*most, max(spell.loaded.values(), default=0)]
            print(f"  {spell.what:42s}" + "".join(f"{one!s:>15s}" for one in figures))
        loads = sum((spell.loaded for spell in self.spells), Counter())
        print(
            f"  pages loaded anew: {loads.total()}, of one student {max(loads.values(), default=0)}"
        )
        return max(loads.values(), default=0)


def changed_lessons(folder):
    """The lessons, each in another version."""
    shutil.copytree(ROOT / "lessons", folder)
    for path in folder.glob("*.ipynb"):
        notebook = json.loads(path.read_text())
        notebook["metadata"]["carom"]["minutes"] += 1
        path.write_text(json.dumps(notebook))
    return folder


async def trouble(servers, balancer, class_, folder):
    """What happens to a fleet, one thing after the other."""
    class_.happens("nothing")
    await asyncio.sleep(2 * EVERY)
    class_.happens("a server is killed, and started again")
    servers.server(0).process.kill()
    await balancer.settled("carom1", "DOWN")
    servers.end(0)
    await asyncio.to_thread(servers.begin, 0)
    await balancer.settled("carom1", "UP")
    class_.happens("a server stops for 5 s")
    servers.server(1).process.suspend()
    await balancer.settled("carom2", "DOWN")
    await asyncio.sleep(5)
    servers.server(1).process.resume()
    await balancer.settled("carom2", "UP")
    class_.happens("all are drained and replaced, half by half")
    other = changed_lessons(folder / "lessons")

    def replace(name):
        number = int(name.removeprefix("carom")) - 1
        servers.end(number)
        servers.begin(number, "--lessons", str(other))

    await asyncio.to_thread(renew, balancer, replace, lambda at: is_ready(at, "/"), lambda _: None)
    await asyncio.sleep(2 * EVERY)
    class_.happens("HAProxy reads its file anew")
    balancer.reload()
    await asyncio.sleep(EVERY)
    class_.happens("HAProxy is killed, and started again")
    balancer.kill()
    await asyncio.to_thread(balancer.enter)
    class_.happens("nothing any more")
    await asyncio.sleep(2 * EVERY)


async def play(servers, balancer, students, folder):
    """A class from the first trouble to the last; whether nobody lost anything."""
    class_ = Pages(balancer.port, students, 1)
    print(f"{students} students at {len(servers.ports)} servers")
    happenings = asyncio.ensure_future(trouble(servers, balancer, class_, folder))
    await asyncio.sleep(0)
    going = (class_.attend(number, lambda: not happenings.done()) for number in range(students))
    await asyncio.gather(*going)
    await happenings
    loads = class_.table()
    spread("move", class_.moves)
    class_.client.close()
    return not class_.lost and max(class_.moves) < SLOWEST and loads <= 1


async def added(servers, balancer):
    """s at the median that a move takes longer through HAProxy, in turns at one server."""
    times = {}
    for name, port in (("straight", servers.ports[0]), ("through HAProxy", balancer.port)):
        times[name] = Class(port, 1, 1), Line(port, SCHOOL)
    for turn in range(PAIRS):
        for one, line in list(times.values())[:: 1 if turn % 2 else -1]:
            question = {"notebook": "01_plane_bounce.ipynb", "lesson": 1, "page": "1"}
            question |= {"kind": "set", "change": one.move("01_plane_bounce")}
            question["values"] = dict(one.experiments["01_plane_bounce"].defaults())
            await one.asked(line, question, one.moves)
    medians = []
    for name, (one, line) in times.items():
        spread(name, one.moves)
        medians.append(sorted(one.moves)[PAIRS // 2])
        line.close()
    return medians[1] - medians[0]


async def crowd(servers, balancer, students, seconds):
    """One class, undisturbed; prints what it costs, returns students a core of the servers."""
    class_ = Class(balancer.port, students, 3)
    idle = servers.computed(balancer.count), balancer.computed()
    end = time.monotonic() + seconds
    await asyncio.gather(
        *(class_.attend(n, lambda: time.monotonic() < end) for n in range(students))
    )
    each = [
        (after - first) / len(class_.moves)
        for after, first in zip(
            (servers.computed(balancer.count), balancer.computed()), idle, strict=True
        )
    ]
    sizes = [memory(servers.server(k)) / 1e6 for k in range(balancer.count)]
    told = f"{students} students at {balancer.count} servers: {1e3 * each[0]:.1f} ms of computing"
    told += (
        f" a move with its chart, HAProxy {1e3 * each[1]:.2f} ms; {EVERY / each[0]:.0f} students"
    )
    print(f"{told} a core; {', '.join(f'{size:.0f}' for size in sizes)} MB (PSS)")
    answers = len(class_.moves) + len(class_.charts)
    rate = class_.bytes * len(class_.moves) / answers / len(class_.moves)
    print(f"  {rate:.0f} bytes an answer; lost {len(class_.lost)}, again {class_.again}")
    return EVERY / each[0]


def before(balancer, count):
    """Put HAProxy before so many of the servers."""
    balancer.kill()
    balancer.use(count)
    balancer.enter()


def alike(servers, balancer, students, seconds):
    """Students a core at one server and more; whether they are alike."""
    found = []
    for count in range(1, len(servers.ports) + 1):
        before(balancer, count)
        found.append(asyncio.run(crowd(servers, balancer, students, seconds)))
    off = max(abs(one / found[0] - 1) for one in found)
    print(f"students a core differ by {100 * off:.0f} % at most from those at one server")
    return off <= ALIKE


async def open_pages(servers, balancer):
    """Print what the open lines of pages cost that nobody touches."""

    def taken():
        family = [balancer.process, *balancer.process.children(recursive=True)]
        files = sum(servers.server(k).process.num_fds() for k in servers.held)
        return (
            files,
            sum(one.num_fds() for one in family),
            sum(memory(servers.server(k)) for k in servers.held),
        )

    idle, lines = taken(), []
    for _ in range(OPEN_PAGES):
        reader, writer = await asyncio.open_connection("127.0.0.1", balancer.port)
        writer.write(b"GET /carom/stream HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        lines.append(writer)
    files, own, room = (
        (after - first) / OPEN_PAGES for after, first in zip(taken(), idle, strict=True)
    )
    print(
        f"an open page: {files:.2f} files of its server, {own:.2f} of HAProxy, {room / 1e3:.0f} kB"
    )
    for writer in lines:
        writer.close()


def measured(asked, folder):
    """Everything that is asked for; whether it is what is promised."""
    good, only = True, asked.only
    with ExitStack() as stack:
        servers = Servers(asked.servers, asked.workers)
        stack.callback(servers.end_all)
        for number in range(asked.servers):
            servers.begin(number)
        balancer = Balancer(folder, servers.ports)
        balancer.enter()
        stack.callback(balancer.kill)
        if only in (None, "added"):
            before(balancer, 1)
            more = asyncio.run(added(servers, balancer))
            before(balancer, asked.servers)
            print(f"HAProxy adds {1e3 * more:.1f} ms at the median")
            good &= more <= ADDED
        if only in (None, "alike"):
            good &= alike(servers, balancer, asked.students, asked.seconds)
        if only in (None, "open"):
            asyncio.run(open_pages(servers, balancer))
        if only in (None, "trouble"):
            good &= asyncio.run(play(servers, balancer, asked.students, folder))
    return good


def main():
    """Start the fleet, let things happen, judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--students", type=int, default=150)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=1, help="of each server")
    parser.add_argument("--seconds", type=float, default=20.0, help="of a class without trouble")
    parser.add_argument("--only", choices=("added", "alike", "open", "trouble"))
    asked = parser.parse_args()
    if shutil.which("haproxy") is None:
        parser.error("this needs HAProxy: apt-get install haproxy")
    print(machine())
    with tempfile.TemporaryDirectory() as folder:
        good = measured(asked, Path(folder))
    print("all that is promised was kept" if good else "below what is promised")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
