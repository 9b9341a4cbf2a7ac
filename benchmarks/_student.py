"""One simulated student: the messages that the page of a lesson exchanges, without the page."""

import asyncio
import gzip
import json
import random
import re
import time
import uuid
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClosedError, websocket_connect

PATIENCE = 60.0  # s until a student gives the page up
AT_ONCE = 6  # files that a browser loads at one time
TRIES = 7  # as often does a page look for its lost connection
PROTOCOL = "v1.kernel.websocket.jupyter.org"

AsyncHTTPClient.configure(
    None, max_clients=2000, defaults={"connect_timeout": PATIENCE, "request_timeout": PATIENCE}
)


class Lost(Exception):
    """The page no longer works; the message says why."""


class Student:
    """Opens a lesson, plays and leaves.

    address : of the server, with a slash at its end
    lesson : name of the notebook, without its ending
    files : addresses below that of the server that a page loads besides its HTML
    random : where its whims come from
    """

    def __init__(self, address, lesson, files, seed):
        self.address, self.lesson, self.files = address, lesson, files
        self.random = random.Random(seed)
        self.kernel = self.socket = None
        self.session = uuid.uuid4().hex
        self.first = None  # s from asking for the page to the first picture
        self.moves, self.charts = [], []  # s from asking to the answer
        self.reconnected = 0
        self.resumed = 0  # moves that had to be sent again
        self.loaded = 0  # bytes
        self._answers = {}  # futures by what is waited for
        self._sequence = 0
        self._values = {}

    # ---- what a student does -----------------------------------------------------------

    async def open(self):
        """Load page and files, connect, and wait for the first picture."""
        start = time.monotonic()
        html = await self._load(f"{self.address}voila/render/{self.lesson}.ipynb", page=True)
        (self.kernel,) = re.findall(r'"kernelId": "([\w-]+)"', html) or [None]
        found = re.search(r'"application/vnd\.jupyter\.widget-view\+json":\s*{([^}]*)}', html)
        if not self.kernel or not found:
            raise Lost("the page holds no kernel or no widget")
        (self.model,) = re.findall(r'"model_id":\s*"(\w+)"', found[1])
        gate = asyncio.Semaphore(AT_ONCE)

        async def load(file):
            async with gate:
                await self._load(self.address + file)

        await asyncio.gather(*map(load, self.files), self._connect())
        await self._read_models()
        await self._ask("start", query="", prefix="")
        self.first = time.monotonic() - start

    async def play(self, until, every, charts):
        """Move sliders until a moment; after a part `charts` of the moves, see the chart too."""
        await asyncio.sleep(self.random.uniform(0.5, min(4.0, every)))
        while (now := time.monotonic()) < until:
            before = self.reconnected
            await self._ask("set", change=self._whim())
            if self.reconnected == before:  # not those that the test itself held up
                self.moves.append(time.monotonic() - now)
            if self.random.random() < charts:
                now = time.monotonic()
                before = self.reconnected
                await self._ask("chart")
                if self.reconnected == before:
                    self.charts.append(time.monotonic() - now)
            rest = self.random.expovariate(1 / every)
            await asyncio.sleep(max(0.0, min(rest, 4 * every, until - time.monotonic())))

    async def close_tab(self):
        """Leave as a browser does: the page tells the server with its last breath."""
        token = self._cookies["_xsrf"].value
        asked = HTTPRequest(
            f"{self.address}voila/api/shutdown/{self.kernel}",
            method="POST",
            body=f"_xsrf={token}",
            headers={"Cookie": f"_xsrf={token}", "Referer": self.address},
        )
        self.vanish()
        await AsyncHTTPClient().fetch(asked)

    def vanish(self):
        """Leave without a word: a killed browser, a laptop shut."""
        socket, self.socket = self.socket, None
        if socket and socket.protocol:
            socket.protocol._abort()

    # ---- how the page does it ----------------------------------------------------------

    async def _load(self, address, page=False):
        headers = {"Accept-Encoding": "gzip"}
        reply = await AsyncHTTPClient().fetch(
            HTTPRequest(address, headers=headers, decompress_response=False), raise_error=False
        )
        if reply.code != 200:
            raise Lost(f"{urlsplit(address).path} was answered with {reply.code}")
        self.loaded += len(reply.body)
        if page:
            self._cookies = SimpleCookie(reply.headers.get("Set-Cookie", ""))
        if not page:
            return ""
        packed = reply.headers.get("Content-Encoding") == "gzip"
        return (gzip.decompress(reply.body) if packed else reply.body).decode()

    async def _connect(self):
        where = self.address.replace("http", "ws", 1) + f"api/kernels/{self.kernel}/channels"
        asked = HTTPRequest(f"{where}?session_id={self.session}", request_timeout=PATIENCE)
        self.socket = await websocket_connect(asked, subprotocols=[PROTOCOL])
        self._reader = asyncio.ensure_future(self._listen(self.socket))
        self._send("shell", "kernel_info_request", {})

    async def _listen(self, socket):
        while (raw := await socket.read_message()) is not None:
            channel, parts = deserialize_msg_from_ws_v1(raw)
            if channel != "iopub" or json.loads(parts[0])["msg_type"] != "comm_msg":
                continue
            content = json.loads(parts[3])
            data = content["data"]
            told = data.get("content", data)
            key = told.get("sequence") or (data.get("method"), content["comm_id"])
            waiting = self._answers.pop(key, None)
            if waiting and not waiting.done():
                waiting.set_result(told)
        if socket is self.socket:  # neither closed by us nor replaced
            self._again = asyncio.ensure_future(self._reconnect())

    async def _reconnect(self):
        """As JupyterLab does: later and later, and not for ever."""
        for attempt in range(TRIES):
            self.reconnected += 1
            await asyncio.sleep(self.random.uniform(0, 2**attempt - 1))
            try:
                await self._connect()
            except Exception:
                continue
            return

    def _send(self, channel, kind, content, metadata=None):
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": self.session}
        header |= {"username": "", "version": "5.4", "date": "2026-01-01T00:00:00Z"}
        parts = [json.dumps(one).encode() for one in (header, {}, metadata or {}, content)]
        sent = self.socket.write_message(serialize_msg_to_ws_v1(parts, channel), binary=True)
        sent.add_done_callback(lambda one: one.exception())  # a lost line is seen by who reads

    async def _read_models(self):
        """The state of all widgets, as ipywidgets asks for it."""
        comm = uuid.uuid4().hex
        key = ("update_states", comm)
        answer = self._answers[key] = asyncio.get_running_loop().create_future()
        opened = {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}}
        self._send("shell", "comm_open", opened, {"version": "1.0.0"})
        asked = {"comm_id": comm, "data": {"method": "request_states"}}
        self._send("shell", "comm_msg", asked)
        told = await self._in_time(answer, "the widgets")
        sheet = told["states"][self.model]["state"]["sheet"]
        self._parameters = [
            one for one in sheet["parameters"] if one["scale"] in ("linear", "log", "integer")
        ]

    async def _ask(self, kind, **content):
        """Send a message to the lesson and wait for its answer; again when the line was lost."""
        self._sequence += 1
        sequence = self._sequence
        answer = self._answers[sequence] = asyncio.get_running_loop().create_future()
        told = {"kind": kind, "sequence": sequence, **content}
        end = time.monotonic() + PATIENCE
        while not answer.done():
            line = self.socket
            try:
                data = {"method": "custom", "content": told}
                self._send("shell", "comm_msg", {"comm_id": self.model, "data": data})
            except (WebSocketClosedError, AttributeError):
                pass
            while self.socket is line and not answer.done() and time.monotonic() < end:
                await asyncio.wait([answer], timeout=0.25)
            self.resumed += not answer.done()
            if time.monotonic() > end:
                raise Lost(f"no answer to {kind!r} in {PATIENCE:g} s")
        told = answer.result()
        if told["kind"] == "error" or told.get("problem"):
            raise Lost(f"Python answered {kind!r} with {told['problem']!r}")
        self._values = told.get("values", self._values)
        return told

    async def _in_time(self, answer, what):
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise Lost(f"no answer to {what} in {PATIENCE:g} s") from None

    def _whim(self):
        """One slider, moved a tenth of its way to one side or the other."""
        one = self.random.choice(self._parameters)
        low, high = one["minimum"], one["maximum"]
        value = self._values.get(one["name"], one["default"])
        value += self.random.choice((-0.1, 0.1)) * (high - low)
        value = min(high, max(low, value))
        return {one["name"]: round(value) if one["scale"] == "integer" else value}
