"""The command `carom`: serve the lessons from this machine."""

import argparse
import errno
import socket
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from urllib.parse import urlsplit

from kernel_lib.page.bundle import renew
from kernel_lib.serving.command.begun import begun
from kernel_lib.serving.command.invitation import invitation
from kernel_lib.serving.command.lean import be_lean
from kernel_lib.serving.command.limits import Limits
from kernel_lib.serving.command.options import parser, words_of_gone
from kernel_lib.serving.command.refusal import lacking, refused
from kernel_lib.serving.command.settings import Settings, find_lessons, options_in, workers_here
from kernel_lib.words import ENGLISH

__all__ = ["main"]

#: What a server needs beyond numpy; the extra `serve` brings them all.
NEEDED = (
    "voila",
    "ipykernel",
    "ipywidgets",
    "anywidget",
    "matplotlib",
    "math_core",
    "polib",
    "fluent",
    "segno",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Serve the lessons until Ctrl-C, or do what the first word says; returns the exit code."""
    line = list(sys.argv[1:] if argv is None else argv)
    if line and (command := _other(line[0])):
        return command(line[1:])
    asked = _asked(line)
    for words in words_of_gone(asked):
        print(f"carom: {words}", file=sys.stderr, flush=True)
    if asked.copy_lessons:
        return _copied(asked.copy_lessons, asked.language or ENGLISH.name)
    if lacks := lacking("serving lessons", NEEDED):
        return refused(lacks)
    try:
        renew()  # here, where its words are read: processes that serve print no line of their own
        settings = _settings(asked)
        sockets = _bind(settings)
    except (OSError, ValueError) as problem:
        return refused(str(problem))
    be_lean()
    folder, processes = begun()
    from kernel_lib.serving.command.server import serve  # late: it takes a second to import

    if asked.for_class:
        port = sockets[0].getsockname()[1]
        print(invitation(port, settings.base_url, settings.public_url), flush=True)
    serve(settings, sockets, folder, processes)
    return 0


#: Commands that do one thing and end: the module of each, which is imported when it is asked for.
OTHERS = {
    "build": "command.writing.site",
    "check": "command.writing.check",
    "fleet": "command.writing.fleet",
    "new": "command.writing.new",
    "questions": "command.writing.questions",
    "renew": "command.renew",
    "sheet": "command.writing.sheet",
    "words": "command.writing.words",
}


def _other(word: str) -> Callable[[Sequence[str]], int] | None:
    """The command that a word stands for."""
    if word not in OTHERS:
        return None
    module = import_module(f"kernel_lib.serving.{OTHERS[word]}")
    command: Callable[[Sequence[str]], int] = getattr(module, f"{word}_command")
    return command


def _copied(folder: str, language: str) -> int:
    """Copy the lessons, in a language; returns the exit code."""
    from kernel_lib.serving.command.writing.copies import copy_lessons

    try:
        written = copy_lessons(Path(folder), language)
    except OSError as problem:
        return refused(str(problem))
    notebooks = sum(path.suffix == ".ipynb" for path in written)
    print(f"Written: {notebooks} notebooks. See them: carom --dev --lessons {folder}")
    return 0


def _settings(asked: argparse.Namespace) -> Settings:
    """The server with these options; OSError or ValueError where it cannot be made."""
    public = urlsplit(asked.public_url or "")
    base = asked.base_url or public.path or "/"
    if asked.public_url and base != public.path:
        raise ValueError(
            f"--base-url {base} and the path of --public-url {asked.public_url} differ; a proxy "
            "hands paths on as they are, so give --public-url alone"
        )
    return Settings(
        lessons=find_lessons(asked.lessons),
        host="0.0.0.0" if asked.for_class and asked.host == "127.0.0.1" else asked.host,
        port=asked.port,
        browser=asked.browser and not asked.for_class,
        workers=asked.workers or workers_here(),
        max_students=asked.max_students,
        with_kernels=asked.with_kernels,
        limits=Limits(asked.max_questions, asked.max_connections, asked.max_megabytes),
        public_url=asked.public_url or "",
        base_url=base,
        names=(*asked.name, *filter(None, [public.hostname])),
        trusted_proxies=tuple(asked.trusted_proxy),
        embed_from=tuple(asked.embed_from),
        metrics_port=asked.metrics_port,
        metrics_host=asked.metrics_host,
        language=asked.language or "",
        dev=asked.dev,
    )


def _asked(argv: Sequence[str]) -> argparse.Namespace:
    """The options of the line; those of a file come first, so the line wins."""
    known = parser()
    asked = known.parse_args(argv)
    if asked.config is None:
        return asked
    try:
        return known.parse_args([*options_in(asked.config), *argv])
    except (OSError, ValueError) as problem:
        known.error(f"the file {asked.config} cannot be used: {problem}")


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
