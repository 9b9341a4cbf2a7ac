"""What the benchmarks of pages share: notebooks in a folder, plain Voila, a real browser."""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 120.0  # s
BROWSER = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    # Plain Voila asks another machine for formulas; none is known, so none is waited for.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]


def write_notebook(folder, name, source):
    """A notebook of one cell."""
    import nbformat

    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source)], metadata={"kernelspec": kernel}
    )
    nbformat.write(notebook, Path(folder) / f"{name}.ipynb")


@contextmanager
def voila(folder):
    """Address of a plain Voila over a folder, ended afterwards."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    address = f"http://127.0.0.1:{port}/"
    command = [sys.executable, "-m", "voila", str(folder), "--no-browser"]
    command += [f"--port={port}", "--Voila.ip=127.0.0.1"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with tempfile.TemporaryFile() as log:
        server = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            end = time.monotonic() + PATIENCE
            while not answers(address):
                if time.monotonic() > end or server.poll() is not None:
                    raise SystemExit(f"no answer from {' '.join(command)}")
                time.sleep(0.1)
            yield address
        finally:
            server.terminate()
            server.wait(30)


def answers(address):
    """Whether a server answers."""
    try:
        with urllib.request.urlopen(address, timeout=5):
            return True
    except OSError:
        return False


@contextmanager
def browser():
    """A real browser."""
    sys.path[:0] = [str(ROOT / "tests" / "browser")]
    import browsers
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=browsers.find(), args=BROWSER)
        yield launched
        launched.close()
