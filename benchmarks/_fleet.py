"""A fleet to put a load on: several `carom` and a real HAProxy, with the files of `carom fleet`."""

import asyncio
import signal
import subprocess
import time

import psutil
from _server import carom
from class_of_workers import free_port

from kernel_lib.serving.fleet import renewal
from kernel_lib.serving.fleet.plan import Fleet

PATIENCE = 60.0  # s for HAProxy to see what has happened


class Balancer(renewal.Balancer):
    """A real HAProxy before servers at these ports."""

    def __init__(self, folder, ports):
        super().__init__(folder / "admin.sock")
        self.port, self.ports = free_port(), ports
        self.file, self.log = folder / "haproxy.cfg", folder / "haproxy.log"
        self.use(len(ports))

    def use(self, count):
        """Write its file anew, for so many of the servers."""
        said = Fleet("http://localhost/", servers=max(2, count)).files()["systemd/haproxy.cfg"]
        said = said.replace("/run/haproxy/", f"{self.file.parent}/")
        said = said.replace("bind :80", f"bind 127.0.0.1:{self.port}")
        for number, port in enumerate(self.ports[:count]):
            said = said.replace(f"127.0.0.1:{8866 + number}\n", f"127.0.0.1:{port}\n")
        lines = said.splitlines(keepends=True)
        # A fleet has two servers at least; to compare with, one is left alone.
        self.file.write_text("".join(x for x in lines if count > 1 or "server carom2 " not in x))
        self.count = count

    def enter(self):
        """Start it, and wait until it sends visitors to each server; SystemExit if it does not."""
        checked = subprocess.run(
            ["haproxy", "-c", "-q", "-f", self.file], capture_output=True, text=True
        )
        if checked.returncode:
            raise SystemExit(f"HAProxy refuses its file:\n{checked.stderr}")
        with self.log.open("a") as log:
            self.process = psutil.Popen(
                ["haproxy", "-W", "-f", str(self.file)], stdout=log, stderr=log
            )
        self.wait(lambda states: list(states.values()).count("UP") == self.count, "all servers")

    def reload(self):
        """Read the file anew while connections go on."""
        self.process.send_signal(signal.SIGUSR2)

    def kill(self):
        """End it at once, with its workers."""
        family = [self.process, *self.process.children(recursive=True)]
        for one in family:
            one.kill()
        psutil.wait_procs(family, timeout=10)

    def states(self):
        """What it thinks of each server of the answers: "UP", "DOWN", ...; {} if it is silent."""
        try:
            rows = self.rows()
        except (OSError, ValueError):
            return {}
        return {row["svname"]: row["status"] for row in rows if row["pxname"] == "answers"}

    def wait(self, is_so, what):
        """Wait until it sees what is looked for; SystemExit, with its log, if it never does."""
        end = time.monotonic() + PATIENCE
        while not is_so(self.states()):
            if self.process.poll() is not None or time.monotonic() > end:
                is_dead = self.process.poll() is not None
                why = "HAProxy has ended" if is_dead else f"HAProxy sees {self.states()}"
                raise SystemExit(f"{why}; waited for {what}\n{self.log.read_text()[-3000:]}")
            time.sleep(0.1)

    async def settled(self, name, state):
        """Wait until it sees a server in a state."""
        await asyncio.to_thread(self.wait, lambda now: now.get(name) == state, f"{name} {state}")

    def computed(self):
        """s of computing so far of all its processes."""
        family = [self.process, *self.process.children(recursive=True)]
        return sum(sum(one.cpu_times()[:2]) for one in family)


class Servers:
    """Several `carom`, each on a port of its own."""

    def __init__(self, count, workers):
        self.ports = []
        while len(self.ports) < count:
            if (port := free_port()) not in self.ports:
                self.ports.append(port)
        self.workers, self.held = workers, {}

    def begin(self, number, *options):
        """Start one, and wait until its lessons are ready."""
        own = ("--port", str(self.ports[number]), "--workers", str(self.workers))
        held = carom(*own, "--trusted-proxy", "127.0.0.1", *options)
        self.held[number] = held, held.__enter__()

    def server(self, number):
        """One of them, as it runs."""
        return self.held[number][1]

    def end(self, number):
        """End one, as it is asked to."""
        held, _ = self.held.pop(number)
        held.__exit__(None, None, None)

    def end_all(self):
        """End whoever runs."""
        for number in list(self.held):
            self.end(number)

    def family(self, number):
        """The processes of one."""
        process = self.server(number).process
        return [process, *process.children(recursive=True)]

    def computed(self, count):
        """s of computing so far of the first servers, with their workers."""
        families = [self.family(number) for number in range(count)]
        return sum(sum(one.cpu_times()[:2]) for family in families for one in family)
