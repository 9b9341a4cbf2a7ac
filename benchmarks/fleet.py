"""Students at several servers behind HAProxy, while servers and HAProxy itself come and go.

Starts three `carom` and a real HAProxy on the loopback interface, with the files of `carom fleet`,
and ends them. Meanwhile, one after the other: a server is killed and started again, one is stopped
(SIGSTOP) and goes on, one is drained and replaced, HAProxy is reloaded, HAProxy is killed and
started again. Before it, moves straight to a server beside moves through HAProxy, in turn: what
the balancer adds.

    python benchmarks/fleet.py [--students 150] [--servers 3]
"""

import argparse
import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import psutil
from _server import carom
from class_of_workers import Class, free_port, spread

from kernel_lib.serving.fleet.plan import Fleet

ADDED, SLOWEST = 0.002, 20.0  # s: of the balancer at the median; of one answer, whatever happens
PAIRS = 200  # moves straight and through HAProxy


class Balancer:
    """A real HAProxy before these servers, with the files of a fleet."""

    def __init__(self, folder, ports):
        self.port, self.folder = free_port(), folder
        fleet = Fleet("http://localhost/", servers=len(ports))
        said = fleet.files()["systemd/haproxy.cfg"].replace("/run/haproxy/", f"{folder}/")
        said = said.replace("bind :80", f"bind 127.0.0.1:{self.port}")
        for number, port in enumerate(ports):
            said = said.replace(f"127.0.0.1:{8866 + number}\n", f"127.0.0.1:{port}\n")
        self.file = folder / "haproxy.cfg"
        self.file.write_text(said)
        self.log = (folder / "haproxy.log").open("w")

    def enter(self):
        """Start it; a master that can reload its file."""
        subprocess.run(["haproxy", "-c", "-q", "-f", self.file], check=True)
        self.process = psutil.Popen(
            ["haproxy", "-W", "-f", str(self.file)], stdout=self.log, stderr=self.log
        )

    def reload(self):
        """Read the file anew while connections go on."""
        self.process.send_signal(signal.SIGUSR2)

    def kill(self):
        """End it at once, with its workers."""
        family = self.process.children(recursive=True)
        for one in [self.process, *family]:
            one.kill()
        psutil.wait_procs([self.process, *family], timeout=10)

    def say(self, words):
        """One line to its socket; what it answers."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.folder / "admin.sock"))
            line.sendall(words.encode() + b"\n")
            return line.makefile().read()

    async def settled(self, name, state):
        """Wait until it sees a server of the answers in a state."""
        while state not in {
            row.split(",")[17]
            for row in self.say("show stat").splitlines()
            if row.startswith(f"answers,{name},")
        }:
            await asyncio.sleep(0.1)


class Servers:
    """Several `carom`, each on a port of its own."""

    def __init__(self, count, workers):
        self.ports = []
        while len(self.ports) < count:
            if (port := free_port() + len(self.ports)) not in self.ports:
                self.ports.append(port)
        self.workers, self.held = workers, {}

    def begin(self, number):
        """Start one, and wait until its lessons are ready."""
        options = ("--port", str(self.ports[number]), "--workers", str(self.workers))
        held = carom(*options, "--trusted-proxy", "127.0.0.1")
        self.held[number] = held, held.__enter__()

    def process(self, number):
        """The process of one."""
        return self.held[number][1].process

    def end(self, number):
        """End one, as it is asked to."""
        held, _ = self.held.pop(number)
        held.__exit__(None, None, None)

    def end_all(self):
        """End whoever runs."""
        for number in list(self.held):
            self.end(number)


async def trouble(servers, balancer, told):
    """What happens to a fleet, one thing after the other."""
    await asyncio.sleep(3)
    told("one server is killed")
    servers.process(0).kill()
    await balancer.settled("carom1", "DOWN")
    servers.end(0)
    await asyncio.to_thread(servers.begin, 0)
    await balancer.settled("carom1", "UP")
    told("one server is stopped and goes on after 5 s")
    servers.process(1).suspend()
    await balancer.settled("carom2", "DOWN")
    await asyncio.sleep(5)
    servers.process(1).resume()
    await balancer.settled("carom2", "UP")
    told("one server is drained and replaced")
    balancer.say("set server answers/carom3 state drain")
    await balancer.settled("carom3", "DRAIN")
    await asyncio.to_thread(servers.end, 2)
    await asyncio.to_thread(servers.begin, 2)
    balancer.say("set server answers/carom3 state ready")
    await balancer.settled("carom3", "UP")
    told("HAProxy reads its file anew")
    balancer.reload()
    await asyncio.sleep(3)
    told("HAProxy is killed and started again")
    balancer.kill()
    await asyncio.to_thread(balancer.enter)
    await asyncio.sleep(5)
    told("nothing happens any more")


async def play(servers, balancer, students):
    """A class from the first trouble to the last; whether nobody lost anything."""
    class_ = Class(f"http://127.0.0.1:{balancer.port}/", students, 1)
    begun = time.monotonic()
    happenings = asyncio.ensure_future(
        trouble(
            servers,
            balancer,
            lambda words: print(f"  {time.monotonic() - begun:5.1f} s: {words}", flush=True),
        )
    )
    print(f"{students} students at {len(servers.ports)} servers")
    going = (class_.attend(number, lambda: not happenings.done()) for number in range(students))
    await asyncio.gather(*going)
    await happenings
    spread("move", class_.moves)
    spread("chart", class_.charts)
    print(f"  lost {len(class_.lost)}, asked again {class_.again}")
    class_.client.close()
    return not class_.lost and max(class_.moves) < SLOWEST


async def added(servers, balancer):
    """s at the median that a move takes longer through HAProxy: the two take turns."""
    times = {}
    for name, port in (("straight", servers.ports[0]), ("through HAProxy", balancer.port)):
        times[name] = Class(f"http://127.0.0.1:{port}/", 1, 1)
    for _ in range(PAIRS):
        for one in times.values():
            question = {"notebook": "01_plane_bounce.ipynb", "lesson": 1, "page": "1"}
            question |= {"kind": "set", "change": one.move("01_plane_bounce")}
            question["values"] = dict(one.experiments["01_plane_bounce"].defaults())
            await one.asked(question, one.moves)
    medians = []
    for name, one in times.items():
        spread(name, one.moves)
        medians.append(sorted(one.moves)[PAIRS // 2])
        one.client.close()
    return medians[1] - medians[0]


def main():
    """Start the fleet, let things happen, judge."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--students", type=int, default=150)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=1, help="of each server")
    asked = parser.parse_args()
    if shutil.which("haproxy") is None:
        parser.error("this needs HAProxy: apt-get install haproxy")
    print(f"{os.cpu_count()} processors; other work on the machine: {psutil.getloadavg()[0]:.1f}")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        servers = Servers(asked.servers, asked.workers)
        stack.callback(servers.end_all)
        for number in range(asked.servers):
            servers.begin(number)
        balancer = Balancer(folder, servers.ports)
        balancer.enter()
        stack.callback(balancer.kill)
        time.sleep(2)  # the first looks of its health checks
        more = asyncio.run(added(servers, balancer))
        print(f"HAProxy adds {1e3 * more:.1f} ms at the median")
        good = asyncio.run(play(servers, balancer, asked.students)) and more <= ADDED
    print("all that is promised was kept" if good else "below what is promised")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
