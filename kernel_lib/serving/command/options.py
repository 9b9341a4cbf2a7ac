"""Options of the command, each validated when it is read."""

import argparse
import re
from collections.abc import Callable
from ipaddress import ip_network
from typing import Any
from urllib.parse import urlsplit

import kernel_lib
from kernel_lib.serving.command.limits import Limits
from kernel_lib.serving.command.settings import workers_here
from kernel_lib.serving.pages.security import origin
from kernel_lib.words import PSEUDO
from kernel_lib.words.languages import languages

__all__ = [
    "embed_from",
    "language_option",
    "parser",
    "public_address",
    "whole_number",
    "words_of_gone",
]


def parser() -> argparse.ArgumentParser:
    """All options of `carom`."""
    made = argparse.ArgumentParser(
        prog="carom",
        description="Serve the lessons on collisions to browsers. Ctrl-C ends it.",
        epilog="carom sheet 01 [FILE.html] makes a page to print, carom fleet FOLDER the files for "
        "many servers, carom renew puts another version on them, carom build SITE writes the "
        "lessons as files for a web space without a server, carom new FOLDER/10_name a lesson of "
        "one's own, carom check FOLDER tells what lessons lack, carom questions check counts what "
        "the acts ask, carom words check says what languages lack; each of them knows --help.",
    )
    add = made.add_argument
    add("--version", action="version", version=f"carom {kernel_lib.__version__}")
    add("--port", type=whole_number(0, 65535), default=8866, help="port to listen on (8866)")
    add("--host", default="127.0.0.1", help="address to listen on (127.0.0.1: this machine only)")
    add("--no-browser", dest="browser", action="store_false", help="do not open a browser")
    add("--lessons", metavar="FOLDER", help="folder of notebooks (the lessons of carom)")
    add("--copy-lessons", metavar="FOLDER", help="copy the lessons there, to change them, and end")
    add("--class", dest="for_class", action="store_true", help="every network, and a QR code")
    add(
        "--dev",
        action="store_true",
        help="while writing lessons: run anew at each reload, errors shown",
    )
    language_option(made, "of all pages (each reader's own: what a link names, else the browser)")
    add("--config", metavar="FILE", help="options from a TOML file, such as max-students = 30")
    _who_answers(made.add_argument_group("who answers"))
    _kernels(made.add_argument_group("notebooks with other widgets, a kernel for each visitor"))
    publishing = made.add_argument_group("publishing")
    _behind_a_proxy(publishing)
    _seen_by_others(publishing)
    _limits(made.add_argument_group("limits for one source address, which may be a school"))
    _gone(made)
    return made


def language_option(made: argparse.ArgumentParser, what: str, again: bool = False) -> None:
    """Adds the option for a language by its name, such as `de`."""

    def known(text: str) -> str:
        if text not in (*languages(), *PSEUDO):
            raise argparse.ArgumentTypeError(
                f"must be one of {', '.join(languages())}, got {text!r}"
            )
        return text

    made.add_argument(
        "--language",
        type=known,
        action="append" if again else "store",
        metavar="LANGUAGE",
        help=f"language {what}",
    )


def _who_answers(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--workers",
        type=whole_number(0, 256),
        default=workers_here(),
        metavar="N",
        help="processes that answer the lessons of all visitors (one for each processor, at "
        "least 2)",
    )


def _kernels(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--max-students",
        type=whole_number(1, 10_000),
        default=20,
        metavar="N",
        help="their visitors at one time, some 100 MB each (20)",
    )
    add(
        "--with-kernels",
        action="store_true",
        help="show them although others reach this server: Voila's limits alone hold there",
    )


#: Options of earlier versions, which are read and change nothing, and what became of each.
GONE = {
    "kernels": "workers answer all lessons",
    "pool": "lessons are always run beforehand",
    "idle-minutes": "a kernel without a page ends after 90 s",
    "max-per-address": "--max-students bounds the kernels of all visitors",
    "kernel-memory": "the system bounds the memory of a kernel",
}


def _gone(made: argparse.ArgumentParser) -> None:
    for name in GONE:
        told: dict[str, Any] = {"nargs": "?", "const": True, "help": argparse.SUPPRESS}
        made.add_argument(f"--{name}", dest=name, **told)


def words_of_gone(asked: argparse.Namespace) -> list[str]:
    """A line for each option that was given and changes nothing any more."""
    given = {name: became for name, became in GONE.items() if vars(asked)[name] is not None}
    if asked.workers == 0:
        given["workers 0"] = GONE["kernels"]
    return [f"--{name} changes nothing any more: {became}" for name, became in given.items()]


def _behind_a_proxy(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--public-url",
        type=public_address,
        metavar="URL",
        help="where visitors find this server, such as https://lessons.school.example/carom/",
    )
    add("--base-url", type=_base_url, metavar="PATH", help="path of the gallery (/)")
    add(
        "--trusted-proxy",
        type=_network,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy, or a network of them such as 10.0.0.0/24, whose word for where a visitor "
        "comes from counts (X-Forwarded-For); may be given again",
    )


def _seen_by_others(group: argparse._ArgumentGroup) -> None:
    add = group.add_argument
    add(
        "--name",
        type=_host_name,
        action="append",
        default=[],
        metavar="NAME",
        help="a name of this machine that visitors use, such as lessons.school.example; may be "
        "given again (addresses and localhost need none)",
    )
    embed_from(group)
    add(
        "--metrics-port",
        type=whole_number(0, 65535),
        metavar="N",
        help="figures for Prometheus at http://127.0.0.1:N/metrics (none)",
    )
    add(
        "--metrics-host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="where these figures are read: an address that no visitor reaches (127.0.0.1)",
    )


def _limits(group: argparse._ArgumentGroup) -> None:
    usual = Limits()
    for name, most, what in (
        ("questions", 1_000_000, "questions a second"),
        ("connections", 1_000_000, "connections at one time"),
        ("megabytes", 100_000, "megabytes of answers a second"),
    ):
        group.add_argument(
            f"--max-{name}",
            type=whole_number(1, most),
            default=getattr(usual, name),
            metavar="N",
            help=f"{what} ({getattr(usual, name)})",
        )


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def whole(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(
                f"must be a whole number from {least} to {most}, got {text!r}"
            )
        return int(text)

    return whole


def _base_url(text: str) -> str:
    if not re.fullmatch(r"/?([\w.~-]+/?)*", text) or ".." in text:
        raise argparse.ArgumentTypeError(f"must be a path such as /carom/, got {text!r}")
    return "/" + "".join(f"{part}/" for part in text.split("/") if part)


def public_address(text: str) -> str:
    """Reads where visitors find a server: http or https, with a slash at its end."""
    parts = urlsplit(text)
    try:
        if parts.query or parts.fragment:
            raise ValueError("more than a path")
        return origin(f"{parts.scheme}://{parts.netloc}") + _base_url(parts.path)
    except (ValueError, argparse.ArgumentTypeError):
        raise argparse.ArgumentTypeError(
            f"must be an address such as https://lessons.school.example/carom/, got {text!r}"
        ) from None


def _network(text: str) -> str:
    try:
        return str(ip_network(text))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"must be an address or a network such as 127.0.0.1 or 10.0.0.0/24, got {text!r}"
        ) from None


def _host_name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?", text):
        raise argparse.ArgumentTypeError(
            f"must be a name such as lessons.school.example, without http:// or port, got {text!r}"
        )
    return text


def embed_from(group: argparse._ActionsContainer) -> None:
    """Adds the option for sites that may show pages of ours in a frame."""
    group.add_argument(
        "--embed-from",
        type=_embedding_origin,
        action="append",
        default=[],
        metavar="ORIGIN",
        help="a site that may show the lessons in a frame; may be given again",
    )


def _embedding_origin(text: str) -> str:
    try:
        return origin(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None
