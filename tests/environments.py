"""Clean environments for tests of what a stranger installs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "binder" / "requirements.txt"


def programs(environment: Path) -> Path:
    """Folder of an environment's programs."""
    return environment / ("Scripts" if os.name == "nt" else "bin")


def python(environment: Path) -> str:
    """Path of an environment's Python."""
    return str(programs(environment) / ("python.exe" if os.name == "nt" else "python"))


def uv(*arguments: str) -> None:
    """Run the uv of the environment that runs the tests."""
    found = shutil.which("uv", path=str(Path(sys.executable).parent)) or shutil.which("uv")
    assert found, "uv is missing; `make test` installs it from the lock"
    run([found, *arguments])


def run(command: list[str], **options: object) -> str:
    """What a command printed; where it failed, the test fails with its words."""
    outcome = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        timeout=900,
        **options,  # type: ignore[call-overload]
    )
    assert outcome.returncode == 0, f"{' '.join(command)}\n{outcome.stdout}"
    return str(outcome.stdout)
