"""Packages to measure against: kept in a folder of their own, so that the project needs none."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

PINS = Path(__file__).with_name("peers.txt")


def use_peers(pins=PINS):
    """Install what a list names, once, and let it be imported after everything else."""
    name = hashlib.sha256(pins.read_bytes() + sys.version.encode()).hexdigest()[:12]
    cache = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser()
    folder = cache / "carom" / f"peers-{name}"
    if not (folder / "done").exists():
        options = ["--no-deps", "--quiet", "--target", str(folder), "--requirement", str(pins)]
        uv = Path(sys.executable).with_name("uv")
        subprocess.run([uv, "pip", "install", "--python", sys.executable, *options], check=True)
        (folder / "done").touch()
    sys.path.append(str(folder))
