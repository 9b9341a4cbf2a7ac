"""Arguments of the commands, from `options.toml`; each is validated when it is read."""

import argparse
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import asdict
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import kernel_lib
from kernel_lib.serving.command.limits import Limits
from kernel_lib.serving.pages.security import origin
from kernel_lib.words import PSEUDO
from kernel_lib.words.languages import languages

__all__ = ["parser", "parser_of", "words_of_gone"]

_FILE = Path(__file__).with_name("options.toml")


def parser_of(command: str) -> argparse.ArgumentParser:
    """The arguments of `carom COMMAND`."""
    return _made(command, prog=f"carom {command}")


def parser() -> argparse.ArgumentParser:
    """All options of `carom`."""
    made = _made("carom", prog="carom")
    made.add_argument("--version", action="version", version=f"carom {kernel_lib.__version__}")
    for name in GONE:
        settings: dict[str, Any] = {"nargs": "?", "const": True, "help": argparse.SUPPRESS}
        made.add_argument(f"--{name}", dest=name, **settings)
    made.set_defaults(**{f"max_{name}": usual for name, usual in asdict(Limits()).items()})
    return made


def _made(command: str, prog: str) -> argparse.ArgumentParser:
    about = tomllib.loads(_FILE.read_text(encoding="utf-8"))[command]
    made = argparse.ArgumentParser(prog, None, about["description"], about.get("epilog"))
    _add(made, about.get("arguments", {}))
    if "commands" in about:
        kinds = made.add_subparsers(dest="what", required=True, metavar="WHAT")
        for word, one in about["commands"].items():
            _add(kinds.add_parser(word, help=one["help"]), one["arguments"])
    return made


def _add(made: argparse.ArgumentParser, arguments: Mapping[str, Mapping[str, Any]]) -> None:
    """Add arguments, each to its group."""
    groups: dict[str | None, argparse._ActionsContainer] = {None: made}
    for name, about in arguments.items():
        settings = dict(about)
        title = settings.pop("group", None)
        if title not in groups:
            groups[title] = made.add_argument_group(title)
        if "type" in settings:
            settings["type"] = _reader(settings["type"])
        groups[title].add_argument(name, **settings)


#: Options of earlier versions, which are read and change nothing, and what became of each.
GONE = {
    "kernels": "workers answer all lessons",
    "pool": "lessons are always run beforehand",
    "idle-minutes": "a kernel without a page ends after 90 s",
    "max-per-address": "--max-students bounds the kernels of all visitors",
    "kernel-memory": "the system bounds the memory of a kernel",
}


def words_of_gone(asked: argparse.Namespace) -> list[str]:
    """A line for each option that was given and changes nothing any more."""
    given = {name: became for name, became in GONE.items() if vars(asked)[name] is not None}
    if asked.workers == 0:
        given["workers 0"] = GONE["kernels"]
    return [f"--{name} changes nothing any more: {became}" for name, became in given.items()]


# ---- how a text is read: each raises ValueError that says what it must be --------------------


def _reader(kind: str) -> Callable[[str], Any]:
    """What reads a text of this kind, such as "path", or "0 to 65535" for a whole number."""
    if bounds := re.fullmatch(r"(\d+) to (\d+)", kind):
        least, most = map(int, bounds.groups())
        return _with_words(lambda text: _whole_number(text, least, most))
    return _with_words(_READERS[kind])


def _with_words(read: Callable[[str], Any]) -> Callable[[str], Any]:
    """The same; argparse shows the words of this error alone."""

    def reader(text: str) -> Any:
        try:
            return read(text)
        except ValueError as problem:
            raise argparse.ArgumentTypeError(f"{problem}, got {text!r}") from None

    return reader


def _whole_number(text: str, least: int, most: int) -> int:
    if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
        raise ValueError(f"must be a whole number from {least} to {most}")
    return int(text)


def _language(text: str) -> str:
    if text not in (*languages(), *PSEUDO):
        raise ValueError(f"must be one of {', '.join(languages())}")
    return text


def _base_url(text: str) -> str:
    if not re.fullmatch(r"/?([\w.~-]+/?)*", text) or ".." in text:
        raise ValueError("must be a path such as /carom/")
    return "/" + "".join(f"{part}/" for part in text.split("/") if part)


def _public_address(text: str) -> str:
    """Where visitors find a server: http or https, with a slash at its end."""
    parts = urlsplit(text)
    try:
        if parts.query or parts.fragment:
            raise ValueError("more than a path")
        return origin(f"{parts.scheme}://{parts.netloc}") + _base_url(parts.path)
    except ValueError:
        raise ValueError(
            "must be an address such as https://lessons.school.example/carom/"
        ) from None


def _network(text: str) -> str:
    try:
        return str(ip_network(text))
    except ValueError:
        raise ValueError(
            "must be an address or a network such as 127.0.0.1 or 10.0.0.0/24"
        ) from None


def _like(pattern: str, what: str) -> Callable[[str], str]:
    """What reads a text of this form."""

    def reader(text: str) -> str:
        if not re.fullmatch(pattern, text):
            raise ValueError(f"must be {what}")
        return text

    return reader


_READERS: Mapping[str, Callable[[str], Any]] = {
    "file": Path,
    "language": _language,
    "path": _base_url,
    "public address": _public_address,
    "network": _network,
    "origin": origin,
    "host name": _like(
        "[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?",
        "a name such as lessons.school.example, without http:// or port",
    ),
    "site": _like(r"https?://[^\s<>\"'?#]+", "an address such as https://lessons.school.example/"),
    "live": _like(
        r"https?://[^\s<>\"']*\{lesson\}[^\s<>\"']*",
        "an address with {lesson} in it, such as https://lessons.school.example/{lesson}",
    ),
}
