"""What can be set about a server, with its defaults or from a file, and what follows for Voila."""

import os
import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from kernel_lib.page.words import say
from kernel_lib.serving.command.invitation import own_address
from kernel_lib.serving.command.limits import Limits
from kernel_lib.serving.kernels.warm import can_fork
from kernel_lib.serving.kernels.watch import MEMORY
from kernel_lib.serving.notebooks.cards import next_card
from kernel_lib.serving.pages.assets import asset_address
from kernel_lib.serving.pages.fonts import font_faces
from kernel_lib.serving.pages.page_files import icon, speech, theme

__all__ = [
    "LESSON_EXTENSIONS",
    "Settings",
    "find_lessons",
    "lessons_in",
    "options_in",
    "voila_settings",
    "workers_here",
]

#: The front-end extensions that widgets need; every other one would only cost start-up time.
LESSON_EXTENSIONS = (
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",
    "anywidget",
)

#: Paths of notebooks that are no lesson and get no kernel in advance.
NOT_LESSONS = r".*[/\\]00_[^/\\]*$"

#: How prose and cells become HTML.
EXPORTER = {
    "markdown_renderer_class": "kernel_lib.serving.pages.typesetting.markdown.LessonMarkdown",
    "exclude_input_prompt": True,
    "exclude_output_prompt": True,
}


USUAL_LIMITS = Limits()


def workers_here() -> int:
    """One worker for each processor that this process may use, at least 2."""
    usable = getattr(os, "sched_getaffinity", None)
    return max(2, len(usable(0)) if usable else os.cpu_count() or 1)


@dataclass(frozen=True)
class Settings:
    """How one server runs.

    lessons : folder of the notebooks
    host, port : the address to listen on; loopback unless told otherwise
    browser : open the gallery in a browser at the start
    pool : above 0, lessons are made ready beforehand; so many kernels each without forking
    idle_minutes : a kernel that no page is connected to ends after so long
    workers : processes that answer the lessons of all visitors; 0: a kernel for each visitor
    max_students : visitors with a kernel at one time
    max_per_address : of one source address, a /64 for IPv6; None: half of them
    kernel_memory : bytes that a kernel may take beyond what it was forked with
    limits : what one source address may ask
    public_url : where visitors find the server, if a proxy stands before it; "" where none does
    base_url : path below which everything lies, with slashes at both ends
    names : host names under which the server is known, beside its addresses and localhost
    trusted_proxies : networks whose word for where a visitor comes from counts
    embed_from : origins whose pages may show ours in a frame
    metrics_port, metrics_host : where figures are read; None: nowhere
    dev : for whoever writes a lesson: no kernels in advance, errors in the page
    """

    lessons: Path
    host: str = "127.0.0.1"
    port: int = 8866
    browser: bool = True
    pool: int = 1
    idle_minutes: float = 1.5
    workers: int = field(default_factory=workers_here)
    max_students: int = 100
    max_per_address: int | None = None
    kernel_memory: int = MEMORY
    limits: Limits = USUAL_LIMITS
    public_url: str = ""
    base_url: str = "/"
    names: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    embed_from: tuple[str, ...] = ()
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"
    dev: bool = False

    @property
    def shared_at(self) -> str:
        """What others write where this machine writes localhost: an origin, or a host alone.

        "" where no other machine reaches the server.
        """
        if self.public_url:
            return "{0.scheme}://{0.netloc}".format(urlsplit(self.public_url))
        return "" if self.host == "localhost" or self.host.startswith("127.") else own_address()


def find_lessons(folder: str | Path | None = None) -> Path:
    """The folder of notebooks: the one asked for, else that of the wheel, else of the checkout.

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
    return sorted(
        path.name for path in folder.glob("*.ipynb") if not re.match(NOT_LESSONS, str(path))
    )


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


def _waits_for_visitors(settings: Settings) -> bool:
    """Whether kernels are started beforehand: where none are forked and no workers answer."""
    return settings.pool > 0 and not (settings.dev or can_fork() or settings.workers)


def _resources(settings: Settings) -> dict[str, Any]:
    """What the template of a lesson's page asks for."""

    def asset(name: str) -> str:
        return settings.base_url + asset_address(name)

    return {
        "asset": asset,
        "here": f"{settings.base_url}carom/here",  # answers at once, busy or not
        "font_faces": lambda: font_faces(asset),
        "joined": True,  # the parts of the front end come as one file
        "next": lambda name: next_card(settings.lessons, name),
        "page_icon": icon,
        "page_theme": theme,
        "say": say,
        "shared_at": settings.shared_at,
        "speech": speech,
    }


def voila_settings(settings: Settings) -> dict[str, Any]:
    """The same as traitlets configuration of Voila and of its kernel manager."""
    return {
        "Voila": {
            "root_dir": str(settings.lessons),
            "base_url": settings.base_url,
            "ip": settings.host,
            "port": settings.port,
            "open_browser": settings.browser,
            "config_file_paths": [],  # the same server in whatever folder it is started
            "log_level": "WARN",
        },
        "VoilaConfiguration": {
            "template": "carom",
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "strip_sources": False,
            "extension_allowlist": list(LESSON_EXTENSIONS),
            "resources": _resources(settings),
            "show_tracebacks": settings.dev,
            "preheat_kernel": _waits_for_visitors(settings),
            "default_pool_size": settings.pool,
        },
        "VoilaKernelManager": {"preheat_denylist": [NOT_LESSONS]},
        "VoilaExecutor": {
            "cell_error_instruction": "The server's log says why.",
            "cell_timeout_instruction": "Reload the lesson to try again.",
        },
        "VoilaExporter": EXPORTER,
        # `leaving.py` ends kernels; and what Python says to nobody needs no keeping.
        "MappingKernelManager": {"cull_idle_timeout": 0, "buffer_offline_messages": False},
        # A kernel that died is not replaced by an empty one: the page says that it is gone.
        "KernelRestarter": {"restart_limit": 0},
    }
