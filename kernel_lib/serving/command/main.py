"""The command `carom`: serve the lessons from this machine."""

import argparse
import errno
import os
import re
import socket
import sys
from collections.abc import Sequence
from importlib.util import find_spec

import kernel_lib
from kernel_lib.serving.command.invitation import invitation
from kernel_lib.serving.command.settings import Settings, find_lessons, options_in, workers_here
from kernel_lib.serving.pages.security import origin

__all__ = ["main"]

#: What a server needs beyond numpy; the extra `serve` brings them all.
NEEDED = (
    "voila",
    "ipykernel",
    "ipywidgets",
    "anywidget",
    "matplotlib",
    "fontTools",
    "latex2mathml",
    "segno",
    "ziamath",
)

REFUSED = 2  # exit code when the command cannot do what it was asked


def main(argv: Sequence[str] | None = None) -> int:
    """Serve the lessons until Ctrl-C; returns the exit code."""
    asked = _asked(sys.argv[1:] if argv is None else argv)
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        return _refuse(f'serving lessons needs {", ".join(missing)}: pip install "carom[serve]"')
    try:
        settings = Settings(
            lessons=find_lessons(asked.lessons),
            host="0.0.0.0" if asked.for_class and asked.host == "127.0.0.1" else asked.host,
            port=asked.port,
            browser=asked.browser and not asked.for_class,
            pool=asked.pool,
            idle_minutes=asked.idle_minutes,
            workers=asked.workers,
            max_students=asked.max_students,
            base_url=asked.base_url,
            names=tuple(asked.name),
            embed_from=tuple(asked.embed_from),
            dev=asked.dev,
        )
        sockets = _bind(settings)
    except OSError as problem:
        return _refuse(str(problem))
    # Every kernel inherits these: one thread for linear algebra, pictures drawn off-screen.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    os.environ["MPLBACKEND"] = "agg"
    from kernel_lib.serving.command.server import serve  # late: it takes a second to import

    if asked.for_class:
        print(invitation(sockets[0].getsockname()[1], settings.base_url), flush=True)
    serve(settings, sockets)
    return 0


def _asked(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the line; those of a file come first, so the line wins."""
    parser = _parser()
    asked = parser.parse_args(argv)
    if asked.config is None:
        return asked
    try:
        return parser.parse_args([*options_in(asked.config), *argv])
    except (OSError, ValueError) as problem:
        parser.error(f"the file {asked.config} cannot be used: {problem}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="carom", description="Serve the lessons on collisions to browsers. Ctrl-C ends it."
    )
    add = parser.add_argument
    add("--version", action="version", version=f"carom {kernel_lib.__version__}")
    add("--port", type=_whole(0, 65535), default=8866, help="port to listen on (8866)")
    add("--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)")
    add("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    add("--lessons", metavar="FOLDER", help="folder of notebooks (the lessons of carom)")
    add(
        "--pool",
        type=_whole(0, 100),
        default=1,
        metavar="N",
        help="lessons are run before anybody comes (1; 0: anew for each visitor)",
    )
    add(
        "--idle-minutes",
        type=_minutes,
        default=1.5,
        metavar="M",
        help="end a kernel whose page is gone after M minutes (1.5)",
    )
    _add_options_for_a_class(parser)
    _add_options_of_the_network(parser)
    return parser


def _add_options_for_a_class(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--max-students",
        type=_whole(1, 10_000),
        default=100,
        metavar="N",
        help="visitors with a kernel at one time, some 40 MB each (100)",
    )
    add(
        "--workers",
        type=_whole(0, 256),
        default=workers_here(),
        metavar="N",
        help="processes that answer the lessons of all visitors, who then need no kernel (one for "
        "each processor, at least 2; 0: a kernel for each visitor)",
    )
    add(
        "--kernels",
        dest="workers",
        action="store_const",
        const=0,
        help="a kernel for each visitor, whatever the notebook holds; of this and --workers the "
        "last one counts",
    )


def _add_options_of_the_network(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--class", dest="for_class", action="store_true", help="every network, and a QR code")
    add("--base-url", type=_base_url, default="/", metavar="PATH", help="path of the gallery (/)")
    add(
        "--name",
        type=_host_name,
        action="append",
        default=[],
        metavar="NAME",
        help="a name of this machine that visitors use, such as lessons.school.example; may be "
        "given again (addresses and localhost need none)",
    )
    add(
        "--embed-from",
        type=_origin,
        action="append",
        default=[],
        metavar="ORIGIN",
        help="a site that may show the lessons in a frame; may be given again",
    )
    add("--dev", action="store_true", help="while writing lessons: fresh kernels, errors shown")
    add("--config", metavar="FILE", help="options from a TOML file, such as max-students = 30")


def _whole(least: int, most: int):  # type: ignore[no-untyped-def]
    def whole(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                f"must be a whole number from {least} to {most}, got {text!r}"
            )
        return int(text)

    return whole


def _minutes(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= 1440:
        raise argparse.ArgumentTypeError(f"must lie above 0 and up to 1440, got {text!r}")
    return value


def _base_url(text: str) -> str:
    if not re.fullmatch(r"/?([\w.~-]+/?)*", text) or ".." in text:
        raise argparse.ArgumentTypeError(f"must be a path such as /carom/, got {text!r}")
    return "/" + "".join(f"{part}/" for part in text.split("/") if part)


def _host_name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?", text):
        raise argparse.ArgumentTypeError(
            f"must be a name such as lessons.school.example, without http:// or port, got {text!r}"
        )
    return text


def _origin(text: str) -> str:
    try:
        return origin(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None


def _bind(settings: Settings) -> list[socket.socket]:
    """Take the port before anything is started, so that a refusal costs nothing."""
    from tornado.netutil import bind_sockets

    host, port = settings.host, settings.port
    try:
        return bind_sockets(port, host)
    except socket.gaierror:
        raise OSError(f"the address {host!r} is not known here; try --host 127.0.0.1") from None
    except OSError as problem:
        if problem.errno == errno.EADDRINUSE:
            raise OSError(
                f"port {port} is taken, perhaps by another carom; "
                f"choose another one: carom --port {port + 1 if port < 65535 else 8866}"
            ) from None
        if problem.errno == errno.EACCES:
            raise OSError(
                f"port {port} is not allowed for you; choose one above 1023: carom --port 8866"
            ) from None
        if problem.errno == errno.EADDRNOTAVAIL:
            raise OSError(
                f"{host} is no address of this machine; try --host 127.0.0.1, "
                "or --host 0.0.0.0 for every network"
            ) from None
        raise


def _refuse(reason: str) -> int:
    print(f"carom: {reason}", file=sys.stderr)
    return REFUSED
