"""WebKitGTK, by WebDriver: Safari's engine, not Safari. Its window needs a display."""

import base64
import json
import os
import subprocess
import urllib.error
import urllib.request
from contextlib import ExitStack
from tempfile import TemporaryFile
from typing import Any

from tests.browser.browsers import WINDOW, find
from tests.browser.engines.engine import PATIENCE, Engine, NoAnswerError, Point, wait
from tests.browser.engines.input import of_key, of_mouse
from tests.environments import free_port

#: A function's result, or what went wrong in it, to the driver's callback.
ASK = """const [text, done] = arguments;
(%s)(text).then(done, (error) => done({ wrong: String(error) }));"""
SCREEN = "1400x1000x24"


class WebKit(Engine):
    """A bare window of GTK on a display of its own."""

    def __init__(self, dark: bool) -> None:
        self._open = ExitStack()
        self._said = TemporaryFile("w+", errors="replace")  # noqa: SIM115
        self._open.callback(self._said.close)
        self._read = 0
        display, there = os.pipe()
        self._start(
            ["Xvfb", "-displayfd", str(there), "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[there],
            stderr=subprocess.DEVNULL,
        )
        os.close(there)
        with os.fdopen(display) as line:
            number = line.readline().strip()
        assert number, "Xvfb found no free display"
        environment = {
            **os.environ,
            "DISPLAY": f":{number}",
            "CAROM_DARK": str(int(dark)),
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
            # Without a graphics card: else a large window has a frame a second.
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            "http_proxy": "http://127.0.0.1:9",  # nothing is there
            "https_proxy": "http://127.0.0.1:9",
            "no_proxy": "127.0.0.1,localhost",
        }
        port = free_port()
        command = [find("WebKit"), f"--port={port}"]
        self._start(command, env=environment, stdout=self._said, stderr=subprocess.STDOUT)
        self._address = f"http://127.0.0.1:{port}"
        wait(self._is_ready, "WebKitWebDriver listens")
        options = {"binary": str(WINDOW), "args": []}
        wish = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        made = self._send("POST", "/session", {"capabilities": {"alwaysMatch": wish}})
        self._address += f"/session/{made['sessionId']}"
        limits = {"script": 1000 * PATIENCE, "pageLoad": 2000 * PATIENCE}
        self._send("POST", "/timeouts", limits)

    def _start(self, command: list[str], **options: Any) -> None:
        """Start a program, which ends when we are closed."""
        process = subprocess.Popen(command, **options)
        self._open.callback(process.wait)
        self._open.callback(process.terminate)

    def _is_ready(self) -> bool:
        try:
            return bool(self._send("GET", "/status"))
        except OSError:
            return False

    def _send(self, method: str, path: str, body: Any = None) -> Any:
        """What the driver answers."""
        asked = urllib.request.Request(
            self._address + path,
            data=None if method == "GET" else json.dumps(body or {}).encode(),
            headers={"Content-Type": "application/json"},
            method=method,
        )
        try:
            with urllib.request.urlopen(asked, timeout=3 * PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise NoAnswerError(f"{path}: {refused.read().decode()[:600]}") from None

    def go(self, address: str) -> None:
        self._send("POST", "/url", {"url": address})

    def resize(self, width: int, height: int) -> None:
        self._send("POST", "/window/rect", {"x": 0, "y": 0, "width": width, "height": height})
        self.until("(width, height) => innerWidth === width && innerHeight === height",
                   width, height)  # fmt: skip

    def call(self, function: str, text: str) -> str:
        told = self._send("POST", "/execute/async", {"script": ASK % function, "args": [text]})
        if not isinstance(told, str):
            raise NoAnswerError(str(told))
        return told

    def _act(self, acts: list[dict[str, Any]]) -> None:
        self._send("POST", "/actions", {"actions": acts})

    def drag(self, *points: Point) -> None:
        self._act(of_mouse(points))

    def press(self, key: str) -> None:
        self._act(of_key(key))

    def picture(self) -> bytes:
        return base64.b64decode(self._send("GET", "/screenshot"))

    def errors(self) -> list[str]:
        self._said.seek(self._read)
        lines = self._said.readlines()
        self._read = self._said.tell()
        told = [line.strip() for line in lines if line.startswith("ERROR ")]
        # Only that an element is measured again in the next frame; the others say it nowhere.
        return [one for one in told if "ResizeObserver loop completed" not in one]

    def close(self) -> None:
        self._send("DELETE", "")
        self._open.close()
