"""`carom fleet FOLDER`: the files of a fleet, all from one place, so that none drifts."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from kernel_lib.serving.command.options import embed_from, public_address, whole_number
from kernel_lib.serving.command.refusal import refused
from kernel_lib.serving.fleet.plan import Fleet

__all__ = ["fleet_command"]


def fleet_command(argv: Sequence[str]) -> int:
    """Write the files that the command line names; returns the exit code.

    A folder that holds one of them is not changed.
    """
    asked = _parser().parse_args(argv)
    folder = Path(asked.folder)
    fleet = Fleet(
        public_url=asked.public_url,
        servers=asked.servers,
        workers=asked.workers,
        first_port=asked.first_port,
        certificate=asked.certificate,
        image=asked.image,
        embed_from=tuple(asked.embed_from),
    )
    files = fleet.files()
    there = [path for path in files if (folder / path).exists()]
    if there and not asked.replace:
        return refused(f"{folder / there[0]} is there already; --replace writes it anew")
    try:
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8")
    except OSError as problem:
        return refused(str(problem))
    print(f"Written: {len(files)} files in {folder}. Begin with {folder / 'README.md'}.")
    return 0


def _parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="carom fleet",
        description="Many servers behind a balancer: files for HAProxy, systemd, Docker, "
        "Kubernetes, Prometheus and Grafana.",
    )
    add, whole = made.add_argument, whole_number
    add("folder", metavar="FOLDER", help="where to write them")
    add(
        "--public-url",
        type=public_address,
        required=True,
        metavar="URL",
        help="where visitors find the lessons, such as https://lessons.school.example/carom/",
    )
    add("--servers", type=whole(2, 100), default=3, metavar="N", help="servers at one time (3)")
    add("--workers", type=whole(1, 256), default=2, metavar="N", help="that answer in each (2)")
    add(
        "--first-port",
        type=whole(1024, 65000),
        default=8866,
        metavar="N",
        help="of the first server on a machine; the next ones lie above it (8866)",
    )
    pem = "/etc/haproxy/carom.pem"
    add("--certificate", default=pem, metavar="FILE", help=f"and its key, for HAProxy ({pem})")
    add("--image", default="carom", metavar="NAME", help="of the container image (carom)")
    embed_from(made)
    add("--replace", action="store_true", help="write files that are there already anew")
    return made
