"""The service worker of a site, which follows all that the site holds."""

import json
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from kernel_lib.serving.site.python.files import ABOUT, FOLDER

__all__ = ["SCRIPT", "kept_offline"]

#: Its place: above all that it may answer for.
SCRIPT = "carom_offline.js"

#: What has it registered, in each page.
REGISTER = "carom/offline.js"

_REGISTER = Path(__file__).parent / "register.js"
_SOURCE = Path(__file__).parent / "service_worker.js"
_SLOT = '/* the site */ { build: "", shell: [], tables: [], kept: [] }'


def kept_offline(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """A site of these files, with what keeps its visited pages for the train."""
    register = _REGISTER.read_bytes()
    mark = sha256(register).hexdigest()[:12]
    ask = f'<script src="{REGISTER}?v={mark}"></script>\n</body>'.encode()
    whole = {
        path: content.replace(b"</body>", ask) if path.endswith(".html") else content
        for path, content in files.items()
    } | {REGISTER: register}
    return whole | {SCRIPT: _service_worker(whole)}


def _service_worker(files: Mapping[str, bytes]) -> bytes:
    """The script for a site of these files: another content, another script."""
    whole = sha256()
    for path in sorted(files):
        whole.update(f"{path}\0{sha256(files[path]).hexdigest()}\n".encode())
    site = {
        "build": whole.hexdigest()[:16],
        "shell": ["index.html"],
        "tables": [path for path in sorted(files) if path.endswith(".bin")],
        "kept": _python_addresses(files),
    }
    return _SOURCE.read_text(encoding="utf-8").replace(_SLOT, json.dumps(site)).encode()


def _python_addresses(files: Mapping[str, bytes]) -> list[str]:
    """Where the files of Python lie, from the top of the site or on another machine."""
    about = json.loads(files[ABOUT]) if ABOUT in files else {"files": {}}
    found = [one["address"] for one in about["files"].values()]
    return [one if "://" in one else FOLDER + one for one in found]
