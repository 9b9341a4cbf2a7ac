"""A stand-in for the library in plain Python, which a Pyodide without numpy can load."""

from kernel_lib.serving.site.python.archive import ENTRY, Archive, archive_of
from tests.serving.running import ROOT

#: What a question's own `do` asks for.
ANSWER = '''
import json
import sys


def answer(lesson, question):
    """What a lesson would say: a message, and its numbers."""
    address = {"sequence": question["sequence"], "page": question["page"]}
    do = question.get("change", {}).get("do")
    if do == "loop":
        while True:
            pass
    if do == "fill":
        bytearray(2**31 - 1)
    if do == "stop":
        sys.exit(3)
    if do == "wrong":
        return {"kind": "error", "problem": "restitution must lie in [0, 1], got 1.3"} | address, []
    message = {"kind": "picture", "values": {**lesson.values, "do": do}, "python": sys.version}
    return message | address, [bytes(range(256)) * 4, b""]
'''
PLAYABLE = """
class Playable:
    def __init__(self, experiment, values, version):
        self.experiment, self.values, self.version = experiment, values, version
"""


def stand_in(comment: str = "") -> Archive:
    """A ZIP with the very entry that the worker takes, and answers made without numpy."""
    entry = ROOT / "kernel_lib" / "serving" / "site" / "python" / "in_page.py"
    folders = ("kernel_lib", "kernel_lib/protocol", "kernel_lib/experiments")
    files = {f"{folder}/__init__.py": b"" for folder in folders}
    words = ("__init__", "figures", "sentence")
    files |= {
        f"kernel_lib/words/{name}.py": (ROOT / "kernel_lib/words" / f"{name}.py").read_bytes()
        for name in words
    }
    files |= {
        "kernel_lib/protocol/answer.py": (ANSWER + comment).encode(),
        "kernel_lib/protocol/playable.py": PLAYABLE.encode(),
        "kernel_lib/experiments/plane_bounce.py": b"experiment = None\n",
        ENTRY: entry.read_bytes(),
    }
    return archive_of(files)
