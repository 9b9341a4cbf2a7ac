"""Options of `carom` from a file in TOML, as the command line would have them."""

import tomllib
from pathlib import Path

__all__ = ["options_in"]


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
