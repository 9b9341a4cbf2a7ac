"""`carom fleet FOLDER`: the files of a fleet, all from one place, so that none drifts."""

from collections.abc import Sequence
from pathlib import Path

from kernel_lib.serving.command.options import parser_of
from kernel_lib.serving.command.refusal import refused
from kernel_lib.serving.fleet.plan import Fleet

__all__ = ["fleet_command"]


def fleet_command(argv: Sequence[str]) -> int:
    """Write the files that the command line names; returns the exit code.

    A folder that holds one of them is not changed.
    """
    asked = parser_of("fleet").parse_args(argv)
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
