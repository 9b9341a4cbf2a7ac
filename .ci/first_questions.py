"""Serve the lessons with the `carom` that is installed beside this Python, and ask each its first
question: `wheel` runs it in a clean environment, from an empty folder.

The last line that it prints is JSON: seconds from start to health, and of each lesson the seconds
to its first picture, how many runs it holds, and the truths of its questions.
"""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

PATIENCE = 600.0  # s; loops are compiled once in a new environment


def fetched(address, told=None):
    """Status and body of a page, or of an answer to a question."""
    head = {"Content-Type": "application/json"}
    asked = Request(address, None if told is None else json.dumps(told).encode(), head)
    try:
        with urlopen(asked, timeout=PATIENCE) as reply:
            return reply.status, reply.read()
    except HTTPError as refused:
        return refused.code, refused.read()


def healthy(address, process):
    """What `carom/health` says once every lesson is ready for its next visitor."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        status, body = fetched(f"{address}carom/health")
        told = json.loads(body) if status == 200 else {}
        if told.get("ready") and all(told["ready"].values()):
            return told
        time.sleep(0.2)
    raise SystemExit("carom did not become ready")


def first_answer(address, notebook):
    """Runs and truths of the first picture of a lesson; ends where page or answer is missing."""
    from kernel_lib.protocol.wire import opened, unpacked

    began = time.monotonic()
    status, page = fetched(f"{address}voila/render/{notebook}")
    if status != 200 or b'data-lesson="1"' not in page:
        raise SystemExit(f"{notebook}: no page of a lesson, status {status}")
    status, body = fetched(
        f"{address}carom/answer", {"notebook": notebook, "kind": "start", "lesson": 1}
    )
    if status != 200:
        raise SystemExit(f"{notebook}: no answer, status {status}")
    own, block = opened(body)
    told = unpacked(block)[0] | own
    if told["kind"] != "picture" or not told["runs"]:
        raise SystemExit(f"{notebook}: no picture, but {told}")
    truths = [guess["truth"] for guess in told["guesses"]]
    return {"seconds": time.monotonic() - began, "runs": len(told["runs"]), "truths": truths}


def main():
    """Everything, in the order of a visit."""
    import kernel_lib

    began = time.monotonic()
    here = Path(sys.executable).parent
    carom = here / ("carom.exe" if os.name == "nt" else "carom")
    command = [str(carom), "--port", "0", "--no-browser"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        for line in process.stdout:
            if found := re.search(r"http://localhost:(\d+)/", line):
                break
        else:
            raise SystemExit("carom did not start")
        address = f"http://127.0.0.1:{found[1]}/"
        told = healthy(address, process)
        if told["version"] != kernel_lib.__version__:
            raise SystemExit(f"carom says {told['version']}, Python {kernel_lib.__version__}")
        ready = time.monotonic() - began
        lessons = {name: first_answer(address, name) for name in sorted(told["ready"])}
    finally:
        process.terminate()
        process.wait(timeout=60)
    print(json.dumps({"from": kernel_lib.__file__, "ready": ready, "lessons": lessons}))


if __name__ == "__main__":
    main()
