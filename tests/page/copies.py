"""Copies of the sources of the page, with what builds them, to change."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

__all__ = ["Checkout", "checkout_in"]

ROOT = Path(__file__).resolve().parents[2]

#: What a build of the page reads.
PARTS = (".ci", "kernel_lib/page", "kernel_lib/words", "kernel_lib/serving/pages/static")


@dataclass(frozen=True)
class Checkout:
    """A copy of the sources.

    Parameters
    ----------
    root : its folder
    """

    root: Path

    @property
    def page(self) -> Path:
        """The folder of the page in it."""
        return self.root / "kernel_lib" / "page"

    def asked(self, name: str, **settings: str) -> "subprocess.CompletedProcess[str]":
        """A file of the bundle, as a process asks for it that starts now."""
        code = f"from kernel_lib.page.bundle import bundled; print(bundled({name!r}))"
        return subprocess.run(
            [sys.executable, "-c", code],
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": str(self.root)} | settings,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def bundled(self, name: str) -> str:
        """A file of the bundle, which is built where it has to be."""
        asked = self.asked(name)
        assert asked.returncode == 0, asked.stderr
        return asked.stdout


def checkout_in(folder: Path) -> Checkout:
    """A copy of the sources in a folder; it takes the packages of this checkout."""
    for part in PARTS:
        shutil.copytree(ROOT / part, folder / part)
    for name in ("__init__.py", "__init__.pyi"):
        shutil.copy(ROOT / "kernel_lib" / name, folder / "kernel_lib" / name)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    return Checkout(folder)
