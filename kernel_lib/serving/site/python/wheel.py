"""Our code as a wheel for the Python of a page: what answers a question, and no more."""

import base64
import io
import zipfile
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import kernel_lib

__all__ = ["PARTS", "Wheel", "our_wheel", "wheel_of"]

#: The floors of the house up to the protocol; those above need a server or a notebook.
PARTS = ("numerics", "state", "laws", "contacts", "solvers", "experiments", "protocol")

#: What the worker imports first, beside our package.
ENTRY = "carom_in_page.py"

_LIBRARY = Path(kernel_lib.__file__).parent
_MARK = 16
_TAG = "py3-none-any"


@dataclass(frozen=True)
class Wheel:
    """A wheel as a file.

    Parameters
    ----------
    name : of the file; it follows the content
    content : bytes
    mark : of the code in it: equal code, equal mark
    """

    name: str
    content: bytes
    mark: str


@cache
def our_wheel() -> Wheel:
    """The library as it is installed here, without pages, widgets, plots and serving."""
    names = ("__init__.py", "__init__.pyi")
    files = {f"kernel_lib/{name}": (_LIBRARY / name).read_bytes() for name in names}
    for part in PARTS:
        for path in sorted((_LIBRARY / part).rglob("*.py")):
            files[f"kernel_lib/{path.relative_to(_LIBRARY).as_posix()}"] = path.read_bytes()
    files[ENTRY] = (Path(__file__).parent / "in_page.py").read_bytes()
    return wheel_of(files)


def wheel_of(files: dict[str, bytes]) -> Wheel:
    """A wheel of these files by their path; equal files make equal bytes."""
    mark = sha256(b"".join(_line(path, files[path]) for path in sorted(files))).hexdigest()[:_MARK]
    version = f"{kernel_lib.__version__}+{mark}"
    about = f"carom-{version}.dist-info"
    whole = dict(sorted(files.items()))
    whole[f"{about}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: carom\nVersion: {version}\nRequires-Dist: numpy\n"
    ).encode()
    whole[f"{about}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: carom\nRoot-Is-Purelib: true\nTag: {_TAG}\n"
    ).encode()
    record = b"".join(_line(path, content) for path, content in whole.items())
    whole[f"{about}/RECORD"] = record + f"{about}/RECORD,,\n".encode()
    return Wheel(f"carom-{version}-{_TAG}.whl", _zipped(whole), mark)


def _line(path: str, content: bytes) -> bytes:
    """A line of RECORD."""
    digest = base64.urlsafe_b64encode(sha256(content).digest()).rstrip(b"=").decode()
    return f"{path},sha256={digest},{len(content)}\n".encode()


def _zipped(files: dict[str, bytes]) -> bytes:
    """The files as a ZIP without times, which would make equal wheels differ."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path)
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, compresslevel=9)
    return packed.getvalue()
