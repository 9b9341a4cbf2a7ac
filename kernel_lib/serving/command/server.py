"""The server: stand-alone Voila with Carom's own pages and addresses."""

import asyncio
import faulthandler
import logging
import os
import shutil
import signal
import socket
import sys
import webbrowser
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any

import tornado.ioloop
from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.auth.identity import IdentityProvider
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import HTTPError
from voila.app import Voila
from voila.paths import collect_static_paths, collect_template_paths

from kernel_lib.protocol.bounds import LARGEST_BODY, LARGEST_HEADERS
from kernel_lib.serving.command.admission import Admission, Counting
from kernel_lib.serving.command.begun import begun
from kernel_lib.serving.command.cpu_budget import charged
from kernel_lib.serving.command.limits import Limits, most_connections, words_at_start
from kernel_lib.serving.command.log_lines import bound
from kernel_lib.serving.command.metrics import Figures, metrics_application
from kernel_lib.serving.command.proxies import Proxies
from kernel_lib.serving.command.settings import Settings, lessons_in
from kernel_lib.serving.command.voila_settings import voila_settings
from kernel_lib.serving.pages import lesson_pages as pages
from kernel_lib.serving.pages.assets import TEMPLATES
from kernel_lib.serving.pages.kernels import FewKernels
from kernel_lib.serving.pages.rehearsals import Rehearsals
from kernel_lib.serving.pages.security import headers
from kernel_lib.serving.workers.digest_cache import DigestCache
from kernel_lib.serving.workers.start import Processes
from kernel_lib.serving.workers.token_buckets import TokenBuckets
from kernel_lib.serving.workers.workers import Workers

__all__ = ["LessonServer", "http_server", "serve", "work_through"]

LAST_MOMENT = 20.0  # s after which a server that ends does so in any case
REQUEST_WITHIN = 20.0  # s for the next request of a connection with its headers, and for its body
USUAL = Limits()


#: What ends a server in good order: Ctrl-C, the system, and the terminal that is closed.
ENDINGS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]


class OwnPython(KernelSpecManager):
    """Kernels run in the Python that serves, whatever kernels a user has installed."""

    def _kernel_dirs_default(self) -> list[str]:
        return []


class Visitors(IdentityProvider):
    """Lessons are open to all visitors. These get no name and no cookie."""

    @property
    def auth_enabled(self) -> bool:
        """No login."""
        return False

    def set_login_cookie(self, handler: Any, user: Any) -> None:
        """Nothing is kept about a visitor."""


def http_server(
    application: Any,
    names: Iterable[str],
    within: float = REQUEST_WITHIN,
    limits: Limits = USUAL,
    proxies: Proxies | None = None,
    most: int | None = None,
) -> Counting:
    """What reads requests: large, slow and misdirected ones end at the door, and too many.

    Parameters
    ----------
    application : what answers
    names : host names of the server
    within : s for a request to arrive
    limits : of one source address
    proxies : that are trusted for the address of a visitor
    most : connections of all addresses; None: as many as come
    """
    server = Counting(
        Admission(application, names, proxies, limits.megabytes),
        max_body_size=LARGEST_BODY,
        max_header_size=LARGEST_HEADERS,
        idle_connection_timeout=within,
        body_timeout=within,
    )
    server.proxies, server.of_one, server.most = proxies or Proxies(), limits.connections, most
    return server


#: Bytes of the galleries that were made, by cards, query and language.
GALLERIES = 4 * 2**20


class LessonServer(Voila):
    """Voila with a gallery at /, our lesson page, and only the addresses that lessons need."""

    ioloop: Any = None  # until it listens
    sockets: Iterable[socket.socket] = ()
    processes: Processes
    workers: Workers
    rehearsals: Rehearsals
    http: Counting | None = None  # until it listens
    folder: Path | None = None
    work: "Callable[[LessonServer], Awaitable[None]] | None" = None  # in place of visitors

    def __init__(self, asked: Settings, **named: Any) -> None:
        super().__init__(**named)
        self.asked = asked
        self.galleries = DigestCache[str](GALLERIES)
        self.figures = Figures(self)
        self.rates = TokenBuckets(self.asked.limits.questions, 2 * self.asked.limits.questions)

    def setup_template_dirs(self) -> None:
        """Our templates first; Voila's and nbconvert's `lab` behind them."""
        found = collect_template_paths(["voila", "nbconvert"], "lab", prune=True)
        self.template_paths = [str(TEMPLATES), *found]
        self.static_paths = collect_static_paths(["voila", "nbconvert"], "lab")

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings; pages travel compressed, as files do."""
        return {**super().init_settings(), "compress_response": True}

    def init_handlers(self) -> list[Any]:
        """Ours; where notebooks with other widgets are shown, also Voila's kernels and scripts."""
        kept: list[Any] = []
        if self.asked.shows_kernels:
            needed = ("api/kernels", "voila/static", "voila/labextensions", "voila/api/shutdown")
            prefixes = tuple(url_path_join(self.server_url, path) for path in needed)
            kept = [one for one in super().init_handlers() if one[0].startswith(prefixes)]
        return [*kept, *pages.handlers(self)]

    def listen(self) -> None:
        """Answer on the sockets that were bound beforehand, until the loop is stopped."""
        if self.work:
            self.do(self.work)
            return
        most = most_connections(self.asked.most_kernels)
        proxies = Proxies(self.asked.trusted_proxies)
        limits = self.asked.limits
        self.http = http_server(self.app, self.asked.names, REQUEST_WITHIN, limits, proxies, most)
        self.http.add_sockets(self.sockets)
        if self.asked.metrics_port is not None:
            self.show_figures(self.asked.metrics_port, self.asked.metrics_host)
        self.ioloop = tornado.ioloop.IOLoop.current()
        self.ioloop.asyncio_loop.set_task_factory(charged)
        self.ioloop.add_callback(self.rehearsals.begin, lessons_in(Path(self.root_dir)))
        # They end the loop between two of its steps, not in the middle of one.
        for ending in ENDINGS:
            signal.signal(ending, self._handle_signal_stop)
        public = self.asked.public_url and f"for visitors {self.asked.public_url}; "
        print(f"Carom is at {self.address}  ({public}Ctrl-C ends it)", flush=True)
        if self.open_browser:
            self.ioloop.run_in_executor(None, webbrowser.open, self.address)
        try:
            self.ioloop.start()
        finally:
            self.stop()

    def do(self, work: "Callable[[LessonServer], Awaitable[None]]") -> None:
        """Rehearse all lessons, do some work with them, and stop; no port is opened."""
        self.ioloop = tornado.ioloop.IOLoop.current()
        for ending in ENDINGS:
            signal.signal(ending, _interrupt)
        try:
            self.ioloop.run_sync(lambda: work(self))
        finally:
            self.stop()

    def show_figures(self, port: int, host: str) -> None:
        """Answer Prometheus, where no visitor comes."""
        sockets = bind_sockets(port, host)
        HTTPServer(metrics_application(self.figures)).add_sockets(sockets)
        port = sockets[0].getsockname()[1]
        print(f"Figures for Prometheus are at {host}:{port}/metrics", flush=True)

    def _handle_signal_stop(self, *_: Any) -> None:
        """Begin to stop; what is said a second time changes nothing."""
        for ending in ENDINGS:
            signal.signal(ending, lambda *_: None)
        if self.ioloop is None:
            raise SystemExit(0)
        self.ioloop.add_callback_from_signal(self.ioloop.stop)

    def stop(self) -> None:
        """End every kernel, then forget their connection files."""
        logging.disable()  # that visits were cut off is no news
        # What hangs is logged, and delays nothing.
        faulthandler.dump_traceback_later(LAST_MOMENT, exit=True)
        self.workers.close()
        self.ioloop.run_sync(self._end_kernels)
        self.processes.close()
        shutil.rmtree(self.connection_dir, ignore_errors=True)
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    async def _end_kernels(self) -> None:
        manager = self.kernel_manager

        async def end_all() -> None:
            while True:
                try:
                    return await manager.shutdown_all(now=True)
                except HTTPError:  # one of them ended by itself meanwhile
                    continue

        try:
            await asyncio.wait_for(end_all(), timeout=10)
        except TimeoutError:
            print("carom: some kernels did not end in time", file=sys.stderr)

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the gallery."""
        host = "localhost" if self.ip in ("", "0.0.0.0", "::", "127.0.0.1") else self.ip
        return f"http://{host}:{self.port}{self.base_url}"


def _interrupt(*_: Any) -> None:
    raise KeyboardInterrupt


def prepared(settings: Settings, folder: Path, processes: Processes) -> LessonServer:
    """A server that is ready to start.

    Parameters
    ----------
    folder : its own, for sockets
    processes : of its workers and rehearsals
    """
    config = voila_settings(settings)
    config.VoilaConfiguration.kernel_spec_manager_class = OwnPython
    config.Voila.identity_provider_class = Visitors
    if os.name == "posix":  # sockets in a folder that only this user can enter, no ports
        config.KernelManager.transport = "ipc"
        config.Voila.connection_dir_root = str(folder)
    config.VoilaConfiguration.multi_kernel_manager_class = FewKernels
    config.VoilaConfiguration.prelaunch_hook = pages.in_readers_language
    config.Voila.tornado_settings = {
        "headers": headers(settings.embed_from),
        "carom_language": settings.language,
        "allow_origin": settings.public_url.removesuffix(settings.base_url),
    }
    server = LessonServer(settings, config=config)
    bound(server.log)
    server.processes, server.folder = processes, folder
    server.workers = Workers(processes, settings.workers)
    server.initialize([])
    server.rehearsals = Rehearsals(server, processes, server.workers)
    return server


def serve(
    settings: Settings, sockets: list[socket.socket], folder: Path, processes: Processes
) -> None:
    """Serve the lessons on the bound sockets until Ctrl-C or a termination signal.

    Parameters
    ----------
    sockets : that listen
    folder, processes : as for `prepared`
    """
    for words in words_at_start(settings.most_kernels):
        print(f"carom: {words}", file=sys.stderr, flush=True)
    server = prepared(settings, folder, processes)
    server.sockets = sockets
    server.port = sockets[0].getsockname()[1]  # port 0 takes any free one
    server.start()


def work_through(settings: Settings, work: Callable[[LessonServer], Awaitable[None]]) -> None:
    """Do some work with a server that opens no port, and end it."""
    server = prepared(settings, *begun())
    server.work = work
    server.start()
