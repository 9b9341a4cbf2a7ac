"""Firefox, by WebDriver BiDi: Playwright sends a command that the ESR does not know."""

import base64
import json
import re
import subprocess
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from websockets.sync.client import connect

from tests.browser.browsers import find
from tests.browser.engines.engine import PATIENCE, Engine, NoAnswerError, Point
from tests.browser.engines.input import of_key, of_mouse

#: What asks other machines, or the person before the screen; and a proxy that is not there, for all
#: but this machine. A scroll bar takes room, as on a desk.
PREFERENCES: dict[str, bool | int | str] = {
    "app.update.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.disable_beforeunload": True,
    "extensions.systemAddon.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    "network.proxy.type": 1,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "widget.gtk.overlay-scrollbars.enabled": False,
}


class Firefox(Engine):
    """A Firefox without a window, and its line."""

    def __init__(self, dark: bool) -> None:
        self._open = ExitStack()
        folder = self._open.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
        looks = {"layout.css.prefers-color-scheme.content-override": int(not dark)}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});"
                 for name, value in (PREFERENCES | looks).items()]  # fmt: skip
        (Path(folder) / "user.js").write_text("\n".join(lines))
        self._process = subprocess.Popen(
            [find("Firefox"), "--headless", "--no-remote", "--remote-debugging-port", "0",
             "--profile", folder],
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors="replace",
        )  # fmt: skip
        self._open.callback(self._process.wait)
        self._open.callback(self._process.terminate)
        line = connect(f"{self._address()}/session", max_size=None, ping_interval=None)
        self._line = self._open.enter_context(line)
        self._count = 0
        self._errors: list[str] = []
        self._send("session.new", capabilities={})
        self._page = self._send("browsingContext.create", type="tab")["context"]
        self._send("session.subscribe", events=["log.entryAdded"])

    def _address(self) -> str:
        """Where it listens; what it says later is read, lest a full pipe hold it up."""
        assert self._process.stderr
        said = ""
        for line in self._process.stderr:
            said += line
            if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
                Thread(target=self._process.stderr.read, daemon=True).start()
                return found[1]
        raise AssertionError(f"Firefox does not listen:\n{said}")

    def _send(self, method: str, **parameters: Any) -> Any:
        """What it answers to a command; events on the way are kept."""
        self._count += 1
        asked = {"id": self._count, "method": method, "params": parameters}
        self._line.send(json.dumps(asked))
        while True:
            heard = json.loads(self._line.recv(timeout=2 * PATIENCE))
            if heard.get("id") == self._count:
                if heard["type"] != "success":
                    raise NoAnswerError(f"{method}: {heard['error']}: {heard['message']}")
                return heard["result"]
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self._errors.append(str(heard["params"]["text"]))

    def go(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._page, url=address, wait="interactive")

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._page, viewport=size)

    def call(self, function: str, text: str) -> str:
        told = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": text}],
            target={"context": self._page},
            awaitPromise=True,
        )
        if told["type"] != "success":
            raise NoAnswerError(told["exceptionDetails"]["text"])
        return str(told["result"]["value"])

    def drag(self, *points: Point) -> None:
        self._send("input.performActions", context=self._page, actions=of_mouse(points))

    def press(self, key: str) -> None:
        self._send("input.performActions", context=self._page, actions=of_key(key))

    def picture(self) -> bytes:
        taken = self._send("browsingContext.captureScreenshot", context=self._page)
        return base64.b64decode(taken["data"])

    def errors(self) -> list[str]:
        self._send("session.status")  # what was said before this answer has come before it
        found, self._errors = self._errors, []
        return found

    def close(self) -> None:
        self._open.close()
