"""Play lesson 01 of a built site with the real Pyodide and numpy: python .github/play_site.py SITE

The workflow of the site runs it; by hand it needs the network, or a site made with --pyodide.
"""

import math
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from playwright.sync_api import expect, sync_playwright

from kernel_lib.experiments.plane_bounce import experiment
from kernel_lib.protocol.answer import answer
from kernel_lib.protocol.playable import Playable

#: Between the stops of any slider.
CHANGE = {"k_b": 0.61234}
PATIENCE = 300_000  # ms

ASK = """async (change) => {
  const [told] = JSON.parse(document.getElementById("carom-lessons").textContent);
  const whole = (path) => new URL(path, document.baseURI).href;
  const place = { ...told.python, about: whole(told.python.about) };
  const worker = new Worker(whole(place.script), { type: "module" });
  return new Promise((resolve, refuse) => {
    const question = { kind: "set", sequence: 1, page: "p", version: place.version, change };
    worker.addEventListener("error", (event) => refuse(new Error(event.message)));
    worker.addEventListener("message", ({ data }) => {
      if (data.kind === "failed") refuse(new Error(data.problem));
      const asked = { kind: "question", text: JSON.stringify(question) };
      if (data.kind === "loaded") worker.postMessage(asked);
      if (data.kind === "answer") resolve(JSON.parse(data.text));
    });
    worker.postMessage({ kind: "load", ...place });
  });
}"""


def main(folder: str) -> None:
    """Open the lesson, touch it, wait for Python, and compare its answer with that of this one."""
    handler = partial(SimpleHTTPRequestHandler, directory=folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as running:
        page = running.chromium.launch().new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/01_plane_bounce.html")
        expect(page.locator('.carom-lesson[data-ready="true"]')).to_be_visible(timeout=PATIENCE)
        page.locator(".carom-lesson").first.press("Tab")
        expect(page.locator(".carom-python")).to_have_attribute(
            "data-state", "ready", timeout=PATIENCE
        )
        page.set_default_timeout(PATIENCE)
        there = page.evaluate(ASK, CHANGE)
    server.shutdown()
    here, _ = answer(Playable(experiment), {"kind": "set", "change": CHANGE})
    assert there["values"]["k_b"] == CHANGE["k_b"], there
    pairs = list(zip(here["guesses"], there["guesses"], strict=True))
    assert pairs, "there is a truth to compare"
    for ours, theirs in pairs:
        assert ours["name"] == theirs["name"]
        if isinstance(ours["truth"], float):
            assert math.isclose(ours["truth"], theirs["truth"], rel_tol=1e-6), (ours, theirs)
    print("lesson 01 answers in the page as it does here")


if __name__ == "__main__":
    main(sys.argv[1])
