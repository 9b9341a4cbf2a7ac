"""What can be set about a server, with its defaults or from a file."""

import os
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from kernel_lib.serving.command.invitation import own_address
from kernel_lib.serving.command.limits import Limits
from kernel_lib.serving.notebooks.previews import preview_address

__all__ = [
    "Settings",
    "find_lessons",
    "lessons_in",
    "options_in",
    "workers_here",
]

USUAL_LIMITS = Limits()


def workers_here() -> int:
    """One worker for each processor that this process may use, at least 2."""
    usable = getattr(os, "sched_getaffinity", None)
    return max(2, len(usable(0)) if usable else os.cpu_count() or 1)


@dataclass(frozen=True)
class Settings:
    """How one server runs.

    lessons : folder of the notebooks
    host, port : the address to listen on; loopback by default
    browser : open the gallery in a browser at the start
    workers : processes that answer the lessons of all visitors
    max_students : visitors at one time of notebooks with other widgets, each with a kernel
    with_kernels : whether such notebooks are shown although others reach the server
    limits : what one source address may ask
    public_url : where visitors find the server, if a proxy stands before it; "" where none does
    base_url : path below which everything lies, with slashes at both ends
    names : host names of the server, in addition to its addresses and localhost
    trusted_proxies : networks of proxies that are trusted for the address of a visitor
    embed_from : origins whose pages may show ours in a frame
    metrics_port, metrics_host : where figures are read; None: nowhere
    language : of all pages; "": each reader's own
    dev : for writing a lesson: a notebook runs anew at each reload, errors in the page
    """

    lessons: Path
    host: str = "127.0.0.1"
    port: int = 8866
    browser: bool = True
    workers: int = field(default_factory=workers_here)
    max_students: int = 20
    with_kernels: bool = False
    limits: Limits = USUAL_LIMITS
    public_url: str = ""
    base_url: str = "/"
    names: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    embed_from: tuple[str, ...] = ()
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    language: str = ""
    dev: bool = False

    @property
    def shared_at(self) -> str:
        """What others write where this machine writes localhost: an origin, or a host alone.

        "" where no other machine reaches the server.
        """
        if self.public_url:
            return "{0.scheme}://{0.netloc}".format(urlsplit(self.public_url))
        return own_address() if self.is_reached else ""

    def preview_at(self, name: str) -> str:
        """Where the picture of a link to a notebook, or to the gallery, lies; "" without one.

        Whole where `public_url` says where visitors find the server, else from its root.
        """
        path = preview_address(self.lessons, name)
        above = f"{self.public_url.rstrip('/')}/" if self.public_url else self.base_url
        return path and above + path

    @property
    def is_reached(self) -> bool:
        """Whether other machines reach the server."""
        is_local = self.host == "localhost" or self.host.startswith("127.")
        return bool(self.public_url) or not is_local

    @property
    def shows_kernels(self) -> bool:
        """Whether notebooks with other widgets than lessons are shown, each with a kernel."""
        return self.with_kernels or not self.is_reached

    @property
    def most_kernels(self) -> int:
        """Kernels at one time."""
        return self.max_students if self.shows_kernels else 0


def find_lessons(folder: str | Path | None = None) -> Path:
    """The folder of notebooks: the named one, else that of the wheel, else of the checkout.

    Raises FileNotFoundError that says where it looked.
    """
    package = Path(__file__).resolve().parents[2]
    places = [Path(folder)] if folder else [package / "lessons", package.parent / "lessons"]
    for place in places:
        if place.is_dir() and any(place.glob("*.ipynb")):
            return place.resolve()
    looked = " or ".join(str(place) for place in places)
    raise FileNotFoundError(
        f"found no notebook (*.ipynb) in {looked}; name a folder of lessons with --lessons FOLDER"
    )


def lessons_in(folder: Path) -> list[str]:
    """The notebooks that are made ready for visitors."""
    return sorted(path.name for path in folder.glob("*.ipynb") if not path.name.startswith("00_"))


def options_in(file: str | Path) -> list[str]:
    """`max-students = 30` becomes `--max-students=30`; true a bare option, a list several.

    Raises OSError or ValueError that says what is wrong with the file.
    """
    options = []
    for name, value in tomllib.loads(Path(file).read_text(encoding="utf-8")).items():
        if name == "config":
            raise ValueError("config cannot stand in a file; name one file with --config")
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                raise ValueError(f"{name} is a table; options stand at the top, one a line")
            if one is True:
                options.append(f"--{name}")
            elif one is not False:
                options.append(f"--{name}={one}")
    return options
